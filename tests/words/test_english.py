"""The English sentences, as people read them."""

import pytest

from gridwright import words
from gridwright.core.errors import (
    GridwrightError,
    HiddenChanceError,
    InvalidNotationError,
    Message,
    SetupError,
    Values,
)
from gridwright.core.events import NOBODY, Event, EventKind
from gridwright.words import Names
from gridwright.words.entries import Entry, Variants
from tests.words.pseudo import leaves

ENGLISH = words.catalogue("en")
PRINTED = {"frankfurt_main": "Frankfurt am Main", "kiel": "Kiel", "north_east": "north east"}
PLAYERS = ("Ana", "Bea", "Cid")


def names(title: str) -> Names:
    return Names(PLAYERS, title, lambda id_: PRINTED.get(id_, id_))


@pytest.mark.parametrize(
    ("kind", "seat", "values", "sentence"),
    [
        ("region_chosen", 0, {"region": "north_east"}, "Ana adds the North-East region."),
        ("trust_placed", 1, {"city": "kiel"}, "Bea places a Trust house in Kiel."),
        ("round_begins", NOBODY, {"round": 4}, "Round 4 begins."),
        ("turn_order", NOBODY, {"order": "ATB"}, "Player order: Ana, the Trust, Bea."),
        ("opened", 0, {"plant": 10, "bid": 11}, "Ana starts the auction for plant 10 at 11."),
        ("passed", 2, {}, "Cid passes for the round."),
        ("removed_plant", 3, {"plant": 10}, "The Trust discards plant 10."),
        (
            "plant_removed",
            NOBODY,
            {"plant": 3, "why": "unsold"},
            "Nobody bought plant 3: it is removed from the game.",
        ),
        ("plant_removed", NOBODY, {"plant": 3, "why": "?"}, "Plant 3 is removed from the game."),
        ("drawn_and_removed", NOBODY, {"plant": 3}, "Plant 3 is drawn and discarded."),
        (
            "bought_fuel",
            0,
            {"amount": 3, "resource": "coal", "cost": 4},
            "Ana buys 3 coal for 4.",
        ),
        ("powered", 0, {"cities": 1, "income": 22}, "Ana powers 1 city and earns 22."),
        ("powered", 0, {"cities": 4, "income": 54}, "Ana powers 4 cities and earns 54."),
        ("refilled", NOBODY, {"amount": 1, "resource": "oil"}, "1 oil added to the market."),
        ("refilled", NOBODY, {"amount": 2, "resource": "oil"}, "2 oil added to the market."),
        (
            "final",
            2,
            {"cities": 15, "money": 7},
            "Cid can power 15 cities and has 7 Elektro left.",
        ),
        (
            "built",
            0,
            {"city": "kiel", "cost": 18, "slot": 10, "connection": 8},
            "Ana builds in Kiel for 18 (10 + 8).",
        ),
    ],
)
def test_an_event_becomes_a_sentence(
    kind: str, seat: int, values: dict[str, int | str], sentence: str
) -> None:
    event = Event(EventKind(kind), seat, values)

    assert ENGLISH.event(event, names("recharged")) == sentence


@pytest.mark.parametrize(
    ("kind", "seat", "values", "sentence"),
    [
        ("opened", 0, {"plant": "20a", "bid": 11}, "Ana starts the auction for card 20a at 11."),
        ("passed", 2, {}, "Cid passes and buys no card."),
        (
            "put_under",
            NOBODY,
            {"plant": "30"},
            "The highest card, 30, goes to the bottom of the deck.",
        ),
        (
            "built",
            0,
            {"why": "station", "city": "kiel", "cost": 18, "slot": 10, "connection": 8},
            "Ana builds a station in Kiel for 18 (10 + 8).",
        ),
        (
            "hired",
            1,
            {"amount": 1, "cost": 3, "beds": 1},
            "Bea hires 1 seasonal worker for 3 and fills 1 bed.",
        ),
        (
            "hired",
            1,
            {"amount": 2, "cost": 7, "beds": 0},
            "Bea hires 2 seasonal workers for 7.",
        ),
        ("hired", 1, {"amount": 0, "cost": 0, "beds": 3}, "Bea hires nobody and fills 3 beds."),
        ("hired", 1, {"amount": 0, "cost": 0, "beds": 0}, "Bea hires nobody."),
        ("turn_order", NOBODY, {"order": "TB"}, "Player order: the Syndicate, Bea."),
    ],
)
def test_outpost_has_words_of_its_own(
    kind: str, seat: int, values: dict[str, int | str], sentence: str
) -> None:
    assert ENGLISH.event(Event(EventKind(kind), seat, values), names("outpost")) == sentence


@pytest.mark.parametrize(
    ("message", "values", "sentence"),
    [
        ("over_cash", {"money": 5, "bid": 9}, "You have 5 and can't bid 9."),
        ("not_your_turn", {"seat": "B", "to_act": "A"}, "It's Ana's turn, not Bea's."),
        (
            "outside_area",
            {"city": "frankfurt_main"},
            "Frankfurt am Main is outside the play area.",
        ),
        (
            "region_apart",
            {"region": "north_east"},
            "North-East isn't adjacent to the regions chosen so far.",
        ),
        (
            "wrong_phase",
            {"phase": "bureaucracy"},
            "That isn't part of this phase: bureaucracy.",
        ),
        ("not_owned", {"plant": 5, "owned": ("3", "4")}, "You don't own plant 5. You own: 3, 4."),
        ("not_owned", {"plant": 5, "owned": ()}, "You don't own plant 5. You own: nothing."),
        ("not_on_sale", {"on_sale": 0, "resource": "oil"}, "The market has no oil."),
        ("not_on_sale", {"on_sale": 2, "resource": "oil"}, "The market has only 2 oil."),
        ("no_room", {"room": 0, "resource": "coal"}, "Your plants can't store any more coal."),
        ("no_room", {"room": 1, "resource": "coal"}, "Your plants can store only 1 more coal."),
        (
            "fuel_missing",
            {"stored": ("coal 2", "oil 0"), "plants": ("4", "5")},
            "Not enough resources to run 4, 5: you have 2 coal, 0 oil.",
        ),
        (
            "wrong_fuel",
            {"plants": ("5",), "needs": ("coal 2", "coal 1 oil 1")},
            "Plant 5 burns exactly what is printed on it. Possible: coal 2 or coal 1 oil 1.",
        ),
        ("nothing_burns_it", {"resource": "gas"}, "None of your plants can burn natural gas."),
        ("no_piece", {"building": "housing"}, "You have no housing buildings left."),
        (
            "wrong_discard",
            {"excess": 1},
            "Discard exactly 1 unit of hybrid resources: you have room for the rest.",
        ),
        (
            "wrong_leaving",
            {"plant": 10, "count": 2, "ways": ("coal 3", "coal 2 oil 1")},
            "On plant 10 you can leave coal 3 or coal 2 oil 1.",
        ),
        (
            "wrong_leaving",
            {"plant": 33, "count": 0, "ways": ()},
            "You can't choose to leave anything on plant 33.",
        ),
    ],
)
def test_a_refusal_becomes_a_sentence(message: str, values: Values, sentence: str) -> None:
    assert ENGLISH.say(Message(message, values), names("recharged")) == sentence


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (InvalidNotationError("notation_empty"), "Enter an action."),
        (
            InvalidNotationError("notation_verb", {"word": "fly", "forms": ("drop", "pass")}),
            "'fly' is not an action. Actions are: drop, pass.",
        ),
        (
            InvalidNotationError(
                "notation_form",
                {"word": "buy", "forms": ("buy FUEL AMOUNT", "buy storage AMOUNT")},
            ),
            "'buy' is used as 'buy FUEL AMOUNT' or 'buy storage AMOUNT'.",
        ),
        (
            InvalidNotationError(
                "notation_unknown", {"place": "FUEL", "word": "gas", "words": ("coal", "oil")}
            ),
            "'gas' is not a resource in this game. Choose from: coal, oil.",
        ),
        (
            InvalidNotationError(
                "notation_unknown", {"place": "CITY", "word": "atlantis", "words": ("kiel",)}
            ),
            "There is no city 'atlantis' on this map.",
        ),
        (
            InvalidNotationError(
                "notation_unknown", {"place": "MOON", "word": "io", "words": ("europa",)}
            ),
            "There is no 'io' here. Choose from: europa.",
        ),
        (
            InvalidNotationError(
                "notation_several", {"place": "PLANT", "word": "5", "words": ("5a", "5b")}
            ),
            "Several plants have the number 5: 5a, 5b.",
        ),
        (
            SetupError(
                "seats_number",
                {"title": "card", "seats": 7, "fewest": 2, "most": 6},
                key="seats",
                clauses=("CG-S1",),
            ),
            "Power Grid: The Card Game is for 2 to 6 players, not 7. (CG-S1)",
        ),
        (
            SetupError("title_unknown", {"title": "chess", "titles": ("card", "classic")}),
            "There is no title 'chess'. Choose from: card, classic.",
        ),
        (
            SetupError(
                "option_choice", {"option": "refill", "choices": ("on", "off"), "value": "x"}
            ),
            "Option refill must be on or off, not 'x'.",
        ),
        (
            SetupError("order_seats", {"seats": ("A", "B", "C")}),
            "order must name each seat once: A B C.",
        ),
        (
            HiddenChanceError("deck"),
            "The deck is shuffled here; without a seed its order must be stated: '* deck ...'.",
        ),
        (
            GridwrightError("record_line", {"line": 9, "text": Message("game_over")}),
            "line 9: The game is over.",
        ),
        (
            GridwrightError("record_permutation", {"key": "deck", "cards": ("5", "8", "S3")}),
            "These are not the cards of the deck that was shuffled: 5 8 S3.",
        ),
        (
            GridwrightError("record_result_wrong", {"result": ("17", "15")}),
            "The correct result is 17 15.",
        ),
        (GridwrightError("undo_other", {"who": "B"}), "Only B can undo the last action."),
        (GridwrightError("names_number", {"seats": 3}), "3 seats need 3 names."),
    ],
)
def test_an_error_speaks_english(error: GridwrightError, sentence: str) -> None:
    assert str(error) == sentence


def test_natural_gas_is_called_gas_where_there_is_little_room() -> None:
    assert ENGLISH.shown("fuel", ("gas", "oil"), style="slash") == "gas/oil"
    assert ENGLISH.shown("resource", ("gas", "oil")) == "natural gas, oil"
    assert ENGLISH.shown("stored", ("gas 3",)) == "3 natural gas"


WITHOUT_STOP = (
    *["advice.name.", "board.", "cli.", "content_", "date.", "draw.", "fuel.", "help.", "lesson"],
    "explorer.rounds.",
    "list.",
    *[
        "number.",
        "option.",
        "phase.",
        "system.",
        "region.",
        "sentence.",
        "title.",
        "usage.",
        "web.",
    ],
)


def test_the_words_of_a_message_are_one_sentence_or_more() -> None:
    """Lines of help, names, what is drawn, and what stands behind the place in a file are none."""
    sentences = [
        leaf.text
        for table in (ENGLISH.messages, ENGLISH.events)
        for key, entry in table.items()
        if not key.startswith((*WITHOUT_STOP, "record_line"))
        for leaf in leaves(entry)
    ]

    assert [text for text in sentences if not text.endswith(".")] == []
    beginnings = {text[:1] for text in sentences if not text.startswith("order ")}
    assert all(letter.isupper() or letter in "{'" for letter in beginnings)


def test_a_general_sentence_stands_behind_most_special_cases() -> None:
    """What has a sentence for each case needs no general one."""
    events = {key.partition(".")[0] for key in ENGLISH.events} - set(ENGLISH.events)

    assert events == {"settled", "syndicate_site"}


@pytest.mark.parametrize("table", [ENGLISH.messages, ENGLISH.events], ids=["messages", "events"])
def test_a_special_case_says_something_else_than_the_general_one(table: dict[str, Entry]) -> None:
    def texts(key: str) -> list[str]:
        return [leaf.text for leaf in leaves(table[key])] if key in table else []

    assert [key for key in table if texts(key) == texts(key.rpartition(".")[0])] == []


def test_plurals_differ_in_english() -> None:
    """A choice by number that says the same for one and for many is none."""
    same = [
        key
        for key, entry in ENGLISH.messages.items()
        if isinstance(entry, Variants)
        and len({leaf.text for leaf in leaves(entry)}) < len(leaves(entry))
    ]

    assert same == []
