"""Actions of the Card Game as one line of text, and the mistakes that a line can contain."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridwright.content.load import load
from gridwright.content.plants import card_words
from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError, Values
from gridwright.games.cardgame.actions import (
    BUYS,
    Buy,
    BuyReturning,
    PowerFrom,
    RemoveLeavingCards,
)
from gridwright.games.cardgame.fuel_choices import in_order
from gridwright.games.cardgame.fuel_market import by_kind, held, single
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import PhaseIndex
from gridwright.games.cardgame.table_rules import card_setup
from gridwright.parts.auction import DROP, PASS, Bid, Open
from gridwright.parts.fuel import Discard, Power
from gridwright.phases.plant_auction import REMOVES, Remove
from gridwright.phases.turns import DONE
from tests.games.cardgame.positions import a_game, a_state, offers, own, play, store

GAME = a_game(2)
CHOOSING = a_game(2, fuel_cards="chosen")
A3, B3, C5, TWELVE = 1, 2, 7, 16  # cards: 3a, 3b, 5c and 12
COAL2, GAS3, URANIUM1 = 2, 7, 13  # fuel cards

LINES: list[tuple[str, Action]] = [
    ("open 12 13", Open(TWELVE, 13)),
    ("open 3b 0", Open(B3, 0)),
    ("bid 12", Bid(12)),
    ("drop", DROP),
    ("pass", PASS),
    ("remove 5c", Remove(C5)),
    ("discard gas 1", Discard((0, 1, 0, 0))),
    ("discard gas 1 oil 2", Discard((0, 1, 2, 0))),
    ("buy gas 3 at 2", Buy(GAS3, 2)),
    ("buy coal 2 at 4", Buy(COAL2, 4)),
    ("buy uranium 1 at 1", Buy(URANIUM1, 1)),
    ("buy gas 3 at 2 return oil 1", BuyReturning(GAS3, 2, ((single(2), 1),))),
    ("power none", Power((), (0, 0, 0, 0))),
    ("power 8a", Power((11,), (0, 0, 0, 0))),
    ("power 3b 12 with coal 6", Power((B3, TWELVE), (6, 0, 0, 0))),
    ("power 5c with gas 1 oil 1", Power((C5,), (0, 1, 1, 0))),
    ("done", DONE),
]


@pytest.mark.parametrize(("line", "action"), LINES, ids=[line for line, _ in LINES])
def test_a_line_is_read_and_written_the_same(line: str, action: Action) -> None:
    assert GAME.parse(line) == action
    assert GAME.write(action) == line


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("  OPEN   12\t13 ", "open 12 13"),
        ("Open 3B 3", "open 3b 3"),
        ("open 12 013", "open 12 13"),
        ("power 12 3b with coal 6", "power 3b 12 with coal 6"),
        ("power 5c with oil 1 gas 1", "power 5c with gas 1 oil 1"),
        ("power 8a with coal 0", "power 8a"),
        ("discard oil 2 gas 1", "discard gas 1 oil 2"),
        ("buy GAS 3 AT 2", "buy gas 3 at 2"),
    ],
)
def test_spaces_capitals_and_order_do_not_matter(loose: str, strict: str) -> None:
    assert GAME.write(GAME.parse(loose)) == strict


@pytest.mark.parametrize(
    ("line", "message", "values"),
    [
        ("", "notation_empty", {}),
        ("sell coal 3", "notation_verb", {"word": "sell"}),
        ("build kiel", "notation_verb", {"word": "build"}),
        *[
            (line, "notation_form", {"forms": (form,)})
            for line, form in (
                ("drop it", "drop"),
                ("pass 1", "pass"),
                ("done done", "done"),
                ("open 12", "open PLANT BID"),
                ("open 12 12 12", "open PLANT BID"),
                ("bid", "bid BID"),
                ("bid 1 2", "bid BID"),
                ("remove", "remove PLANT"),
                ("discard", "discard FUEL AMOUNT ..."),
                ("discard coal", "discard FUEL AMOUNT ..."),
            )
        ],
        *[
            (
                line,
                "notation_form",
                {"forms": ("power PLANT ... with FUEL AMOUNT ...", "power none")},
            )
            for line in ("power", "power 12 with", "power 12 with coal", "power none 12")
        ],
        *[
            (
                line,
                "notation_form",
                {
                    "forms": (
                        "buy FUEL UNITS at COLUMN",
                        "buy FUEL UNITS at COLUMN return CARD AMOUNT ...",
                    )
                },
            )
            for line in (
                "buy coal 3",
                "buy coal 3 at",
                "buy coal 3 in 2",
                "buy coal 3 at 2 1",
                "buy gas 3 at 2 return",
                "buy gas 3 at 2 return oil",
                "buy gas 3 to 2 return oil 1",
                "buy gas 3 at 2 give oil 1",
            )
        ],
        ("buy gas 3 at 2 return oil 0", "notation_amount", {"lowest": 1}),
        (
            "buy gas 3 at 2 return oil3 1",
            "notation_unknown",
            {"place": "CARD", "words": ("coal", "gas", "oil", "uranium")},
        ),
        ("open 37 37", "notation_unknown", {"place": "PLANT", "word": "37"}),
        ("open S3 99", "notation_unknown", {"place": "PLANT", "word": "s3"}),
        ("open 12a 12", "notation_unknown", {"place": "PLANT", "word": "12a"}),
        ("open 3 3", "notation_several", {"word": "3", "words": ("3a", "3b")}),
        ("remove 5", "notation_several", {"word": "5", "words": ("5a", "5b", "5c")}),
        ("open 12 -1", "notation_number", {"word": "-1"}),
        ("bid all", "notation_number", {"word": "all"}),
        ("buy coal 1 at two", "notation_number", {"word": "two"}),
        (
            "buy garbage 1 at 2",
            "notation_unknown",
            {"place": "FUEL", "words": ("coal", "gas", "oil", "uranium")},
        ),
        ("buy coal 0 at 2", "notation_amount", {"lowest": 1}),
        ("buy coal 1 at 0", "notation_amount", {"lowest": 1}),
        ("buy coal 4 at 2", "fuel_card_units", {"most": 3}),
        ("discard gas 1 gas 1", "notation_twice", {"word": "gas"}),
    ],
)
def test_a_line_that_is_no_action_says_what_is_wrong(
    line: str, message: str, values: Values
) -> None:
    with pytest.raises(InvalidNotationError) as error:
        GAME.parse(line)

    said = error.value.message
    assert said.id == message
    assert {**said.values, **values} == said.values


def test_every_form_is_known_and_read() -> None:
    assert [form.text for form in GAME.forms] == [
        "open PLANT BID",
        "bid BID",
        "drop",
        "pass",
        "remove PLANT",
        "discard FUEL AMOUNT ...",
        "buy FUEL UNITS at COLUMN",
        "buy FUEL UNITS at COLUMN return CARD AMOUNT ...",
        "done",
        "power PLANT ... with FUEL AMOUNT ...",
        "power none",
    ]
    assert {form.verb for form in GAME.forms} == {line.split()[0] for line, _ in LINES}


def test_actions_are_made_once() -> None:
    assert BUYS.at(GAS3, 2) is BUYS.at(GAS3, 2)
    assert BUYS.at(GAS3, 2) == Buy(GAS3, 2)
    assert BUYS.at(GAS3, 3) == Buy(GAS3, 3)
    assert REMOVES.at(C5) is REMOVES.at(C5)
    assert REMOVES.at(C5) == Remove(C5)


def test_plants_of_a_set_in_any_order_are_run() -> None:
    """CG-3.3: a set of cards of one's own need not list its plants by number."""
    content = load().card
    cards = list(content.plants)
    turned = {
        card: replace(content.plants[other], card=card)
        for card, other in zip(cards, reversed(cards), strict=True)
    }
    words = card_words({card: plant.number for card, plant in turned.items()})
    game = CardGame(card_setup(replace(content, plants=turned, words=words), 3, {}), 1)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    own(state, "A", "13 20")
    store(state, "A")

    assert offers(game, state) == ["power none", "power 13", "power 20", "power 13 20"]

    play(game, state, "power 20 13")
    assert state.players[0].income == 16


plant_cards = st.sampled_from(sorted(GAME.setup.content.plants))
amounts = st.tuples(*[st.integers(0, 24)] * 4)
numbers = st.integers(0, 999_999)
fuel = st.sampled_from([4 * kind + units for kind in range(4) for units in (1, 2, 3)])
ANY_ACTION: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([DROP, PASS, DONE]),
    st.builds(Open, plant_cards, numbers),
    st.builds(Bid, numbers),
    st.builds(Remove, plant_cards),
    st.builds(Discard, amounts.filter(any)),
    st.builds(Buy, fuel, st.integers(1, 999_999)),
    st.builds(Power, st.lists(plant_cards, min_size=1).map(lambda it: tuple(sorted(it))), amounts),
)
store_cards = st.sampled_from(
    [
        *[single(kind) for kind in range(4)],
        *[held(left, 4 * kind + 3) for kind in range(4) for left in (1, 2, 3)],
    ]
)
taken = st.lists(st.tuples(store_cards, st.integers(1, 9)), min_size=1).map(in_order)
ANY_CHOICE: st.SearchStrategy[Action] = st.one_of(
    st.builds(BuyReturning, fuel, st.integers(1, 999_999), taken),
    st.builds(RemoveLeavingCards, plant_cards, taken),
    st.builds(
        lambda plants, cards: PowerFrom(tuple(sorted(plants)), tuple(by_kind(cards, 4)), cards),
        st.lists(plant_cards, min_size=1),
        taken,
    ),
)


@given(ANY_ACTION)
def test_whatever_is_written_is_read_back(action: Action) -> None:
    assert GAME.parse(GAME.write(action)) == action


@given(st.one_of(ANY_ACTION, ANY_CHOICE))
def test_where_cards_are_chosen_they_are_read_back(action: Action) -> None:
    assert CHOOSING.parse(CHOOSING.write(action)) == action


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("power 12 5a from coal3 3 coal 1", "power 5a 12 from coal 1 coal3 3"),
        ("power 5c from oil3 1 gas3:2 1", "power 5c from gas3:2 1 oil3 1"),
        ("remove 10 leaving coal2 1 coal2 2", "remove 10 leaving coal2 2 coal2 1"),
        ("buy coal 2 at 3 return coal3 1 coal2 1", "buy coal 2 at 3 return coal2 1 coal3 1"),
    ],
)
def test_cards_may_stand_in_any_order(loose: str, strict: str) -> None:
    assert CHOOSING.write(CHOOSING.parse(loose)) == strict


@pytest.mark.parametrize(
    "line",
    ["power 10 from", "power 10 from coal3", "remove 10 leaving coal3", "power from coal3 1"],
)
def test_cards_come_with_their_units(line: str) -> None:
    with pytest.raises(InvalidNotationError):
        CHOOSING.parse(line)


def test_where_cards_are_chosen_there_are_forms_for_it() -> None:
    more = {form.text for form in CHOOSING.forms} - {form.text for form in GAME.forms}

    assert more == {
        "remove PLANT leaving CARD AMOUNT ...",
        "power PLANT ... from CARD AMOUNT ...",
    }


@given(st.text())
def test_any_text_is_an_action_or_refused_with_a_reason(text: str) -> None:
    try:
        action = GAME.parse(text)
    except InvalidNotationError as error:
        refusal = error.message.id
    else:
        refusal = "notation_none"
        assert GAME.parse(GAME.write(action)) == action

    assert refusal.startswith("notation_")


@pytest.mark.parametrize(("identifier", "name"), [("coal", "coal"), ("a_b", "a b")])
def test_ids_have_a_printed_name(identifier: str, name: str) -> None:
    assert GAME.name_of(identifier) == name
