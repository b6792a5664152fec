"""Tables, offers, messages and events as JSON: declared, complete, and without anything hidden."""

import json
from dataclasses import replace

import pytest

import gridwright
from gridwright import words
from gridwright.content.load import load
from gridwright.core.errors import GridwrightError, Message
from gridwright.core.events import NOBODY, Event
from gridwright.core.game import SPECTATOR
from gridwright.core.rng import Rng
from gridwright.phases.events import PASSED, ROUND_BEGINS
from gridwright.schemas import schema
from gridwright.tables.table import Table
from tests.conformance.suite import Seating, choose, played
from tests.json_schema import Check, validator

HIDDEN = (("demolition", "on"), ("hidden_money", "on"))
GAMES = (
    Seating("recharged", "germany", 2),  # the Trust
    Seating("recharged", "usa", 4, HIDDEN),
    Seating("recharged", "germany", 5, (("starting_cities", "on"),)),
    Seating("classic", "germany", 2, HIDDEN),
    Seating("classic", "central_europe", 4, (("central_europe_rules", "on"),)),
    Seating("card", "", 2, (("demolition", "on"),)),  # the Bank
    Seating("card", "", 4, (("fuel_cards", "chosen"),)),
    Seating("outpost", "", 2),  # the Syndicate
    Seating("outpost", "", 4),
)
TABLE = validator(schema("table"))
SPECTATOR_EVERY = 7  # positions between two that a spectator looks at
DEALS_EVERY = 23  # positions between two at which what is hidden is dealt anew


def check(form: Check, value: object) -> None:
    """See to it that *value* is as *form* declares it, and goes through JSON unchanged."""
    assert json.loads(json.dumps(value)) == value
    assert form(value) == []


# Whole games


@pytest.mark.untraced
@pytest.mark.parametrize("seating", GAMES, ids=str)
def test_everything_in_a_whole_game_is_as_declared(seating: Seating) -> None:
    """Each position as the seat to act sees it, with its offers; in the end every event."""
    table = Table(seating.spec(5), load())
    rng = Rng(5).stream(99)
    while not table.is_over:
        check(TABLE, table.as_dict(table.to_act, events=1))
        if table.version % SPECTATOR_EVERY == 0:
            check(TABLE, table.as_dict())
        table.play(choose(table.game, table.state, rng))

    end = table.as_dict(0, events=10_000)

    check(TABLE, end)
    assert (end["is_over"], end["to_act"], end["offers"]) == (True, None, [])
    assert end["ranking"] == table.game.ranking(table.state)
    assert end["scores"] == table.game.scores(table.state)
    assert [event["sentence"] for event in end["events"]] == [
        table.say(event) for event in table.events()
    ]
    if seating.seats == 2 and seating.title != "classic":
        assert "T" in {event["seat"] for event in end["events"]}


@pytest.mark.untraced
@pytest.mark.parametrize("seating", GAMES, ids=str)
def test_what_a_seat_cannot_know_is_not_in_its_dict(seating: Seating) -> None:
    """What is hidden from a seat is dealt anew, and its dict stays the same."""
    table = Table(seating.spec(6), load())
    rng, deals = Rng(6).stream(99), 0
    while not table.is_over:
        if table.version % DEALS_EVERY == 0:
            for seat in (SPECTATOR, *range(seating.seats)):
                other = table.copy()
                other.state = table.game.resample(table.view(seat), rng)
                deals += other.position() != table.position()
                assert other.as_dict(seat) == table.as_dict(seat)
        table.play(choose(table.game, table.state, rng))

    assert deals > seating.seats


def test_two_decks_look_the_same_to_everybody() -> None:
    """RC-S23: two tables differ in nothing but the order of two cards in the deck."""
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    deck = list(table.layout["deck"])
    deck[4], deck[5] = deck[5], deck[4]
    stated = {**table.layout, "deck": tuple(deck)}
    other = Table(replace(table.spec, stated=stated), table.library)

    assert other.position() != table.position()
    assert other.as_dict() == table.as_dict()
    for seat in range(3):
        assert other.as_dict(seat) == table.as_dict(seat)


def test_hidden_money_is_null_for_all_but_its_seat() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7, hidden_money=True)

    own, everybody = table.as_dict(1), table.as_dict()

    assert [player["money"] for player in own["position"]["players"]] == [None, 50, None]
    assert [player["money"] for player in everybody["position"]["players"]] == [None] * 3
    assert (own["ranking"], own["scores"]) == (None, None)


def test_hidden_money_is_open_at_the_end() -> None:
    table = played(Seating("recharged", "usa", 4, HIDDEN), 3)

    players = table.as_dict()["position"]["players"]

    assert [player["money"] for player in players] == [
        table.game.standing(table.state, seat).money for seat in range(4)
    ]
    assert None not in [player["money"] for player in players]


# A table


def test_a_table_as_everybody_sees_it() -> None:
    names = ("Ana", "Bo", "Cy")
    table = gridwright.table("card", seats=3, seed=7, names=names, demolition=True)

    fields = table.as_dict(events=1)

    assert {name: value for name, value in fields.items() if name != "position"} == {
        "format": 1,
        "title": "card",
        "map": None,
        "seats": 3,
        "names": ["Ana", "Bo", "Cy"],
        "options": {"demolition": "on"},
        "rules_version": 2,
        "seat": None,
        "version": 0,
        "round": 1,
        "phase": "auction",
        "to_act": "B",
        "is_over": False,
        "offers": [],
        "scores": None,
        "ranking": None,
        "events": [
            {
                "kind": "token_placed",
                "seat": None,
                "values": {"plant": "3b"},
                "sentence": "The discount token goes on plant 3b.",
            }
        ],
    }
    assert fields["position"] == table.game.snapshot(table.view(SPECTATOR))


def test_offers_are_for_the_seat_to_act() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)

    assert table.to_act == 1
    assert [offer["text"] for offer in table.as_dict(1)["offers"]][:2] == ["open 3 1", "open 4 4"]
    assert table.as_dict(1)["seat"] == "B"
    assert table.as_dict(0)["offers"] == []
    assert table.as_dict(SPECTATOR) == table.as_dict()


def test_the_last_events_have_sentences_with_the_names_of_the_table() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7, names=("Ana", "Bo", "Cy"))
    table.play("open 4 4")

    assert table.as_dict(events=1)["events"] == [
        {
            "kind": "opened",
            "seat": "B",
            "values": {"plant": 4, "bid": 4},
            "sentence": "Bo starts the auction for plant 4 at 4.",
        }
    ]
    assert table.as_dict(0, "pl", events=1)["events"][0]["sentence"] == (
        "Bo wskazuje do licytacji elektrownię 4 i oferuje 4."
    )
    assert table.as_dict(events=0)["events"] == []


def test_no_more_than_the_last_twenty_events_come_unasked() -> None:
    table = played(Seating("card", "", 3), 1)

    assert table.as_dict()["events"] == table.as_dict(events=len(table.events()))["events"][-20:]
    assert len(table.as_dict()["events"]) == 20


def test_a_seat_that_is_not_there_has_no_dict() -> None:
    with pytest.raises(GridwrightError) as error:
        gridwright.table(seats=3).as_dict(3)

    assert error.value.message.id == "seat_unknown"


# Offers


def test_a_range_of_bids_as_a_dict() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)

    assert table.offers()[0].as_dict() == {
        "text": "open 3 1",
        "last_text": "open 3 50",
        "verb": "open",
        "decision": "open",
        "target": "3",
        "number": 1,
        "highest": 50,
        "fuel": [],
        "is_legal": True,
        "price": 1,
        "prices": [1],
        "parts": [{"id": "bid", "amount": 1, "path": []}],
        "left": 49,
        "yields": {"output": 1, "need": 2},
        "refusal": None,
    }


def test_a_purchase_names_its_fuel() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    while table.game.phase_of(table.state) != "resources":
        table.play(table.game.lowest_bid_actions(table.state)[0])

    offers = {offer["text"]: offer for offer in [each.as_dict() for each in table.offers()]}

    text = next(text for text in offers if text.startswith("buy "))
    assert offers[text]["decision"] == "buy"
    assert offers[text]["fuel"] == [{"resource": offers[text]["target"], "units": 1}]
    assert offers["done"]["number"] is None
    assert offers["done"]["target"] is None
    assert offers["done"]["last_text"] is None


def test_a_refused_offer_has_its_reason_in_the_language_asked_for() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    while table.game.phase_of(table.state) != "building":
        table.play(table.game.lowest_bid_actions(table.state)[0])
    names = words.Names.of(table.game)

    refused = next(offer for offer in table.offers() if offer.text == "build essen")

    fields = refused.as_dict("pl", names)
    assert (fields["is_legal"], fields["price"], fields["left"]) == (False, 10, -10)
    assert fields["refusal"] is not None
    assert fields["refusal"]["clauses"] == ["RC-4.16"]
    assert fields["refusal"]["sentence"] == (
        "Miasto Essen kosztuje 10: budowa 10, połączenie 0; masz 0. (RC-4.16)"
    )


# Messages and events


def test_a_message_as_a_dict() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    table.play("open 4 4")
    message = table.why_not("bid 60")

    assert message is not None
    fields = message.as_dict()
    assert fields["id"] == "over_cash"
    assert (fields["values"]["bid"], fields["values"]["for_sale"]) == (60, ["3", "4", "5", "7"])
    assert fields["clauses"] == ["RC-2.13"]
    assert fields["sentence"] == str(message) == "You have 50 and can't bid 60. (RC-2.13)"
    assert message.as_dict("pl")["sentence"] == "Masz 50 i nie możesz zaoferować 60. (RC-2.13)"


def test_the_language_in_use_is_the_default() -> None:
    with words.speaking(words.catalogue("pl")):
        fields = Message("undo_nothing").as_dict()

    assert fields == Message("undo_nothing").as_dict("pl")
    assert fields["sentence"] != Message("undo_nothing").as_dict("en")["sentence"]


def test_seats_in_a_message_are_letters() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7, names=("Ana", "Bo", "Cy"))
    message = table.why_not("pass", 2)

    assert message is not None
    assert message.as_dict()["values"] == {"seat": "C", "to_act": "B"}
    named = message.as_dict("en", words.Names.of(table.game, table.names))
    assert named["sentence"] == table.say(message)
    assert "Bo" in named["sentence"]


def test_a_message_inside_another_is_a_dict_in_the_same_language() -> None:
    inner = Message("game_over", {}, ("RC-7.1",))
    message = Message("record_line", {"line": 4, "text": inner})

    fields = message.as_dict("pl")

    assert fields["values"] == {"line": 4, "text": inner.as_dict("pl")}
    check(validator(schema("message")), fields)


def test_an_event_as_a_dict() -> None:
    assert Event(PASSED, 1, {}).as_dict() == {"kind": "passed", "seat": "B", "values": {}}
    assert Event(ROUND_BEGINS, NOBODY, {"round": 2}).as_dict(2) == {
        "kind": "round_begins",
        "seat": None,
        "values": {"round": 2},
    }


def test_the_dummy_is_t_where_the_number_of_seats_is_known() -> None:
    by_dummy = Event(PASSED, 2, {})

    assert [by_dummy.as_dict(seats)["seat"] for seats in (2, 3, 0)] == ["T", "C", "C"]


def test_a_dict_is_not_the_event_itself() -> None:
    event = Event(ROUND_BEGINS, NOBODY, {"round": 2})

    event.as_dict()["values"]["round"] = 9

    assert event.values == {"round": 2}


def test_an_error_has_the_names_of_the_table_at_which_it_happened() -> None:
    """Seat B of this table begins; A is called Ana."""
    table = gridwright.table(
        "recharged", "germany", seats=3, seed=7, names=("Ana", "Bert", "Clara")
    )

    with pytest.raises(gridwright.IllegalActionError) as raised:
        table.play("pass", 0)

    assert raised.value.as_dict() == {
        "id": "not_your_turn",
        "values": {"seat": "A", "to_act": "B"},
        "clauses": [],
        "sentence": "It's Bert's turn, not Ana's.",
    }
    assert raised.value.as_dict("pl")["sentence"] == "Teraz gra Bert, nie Ana."
