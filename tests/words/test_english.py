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
        ("region_chosen", 0, {"region": "north_east"}, "Ana adds north east to the play area."),
        ("trust_placed", 1, {"city": "kiel"}, "Bea gives Kiel to the Trust."),
        ("round_begins", NOBODY, {"round": 4}, "Round 4 begins."),
        ("turn_order", NOBODY, {"order": "ATB"}, "Turn order: Ana, the Trust, Bea."),
        ("opened", 0, {"plant": 10, "bid": 11}, "Ana puts up plant 10 and bids 11."),
        ("passed", 2, {}, "Cid passes and buys no plant this round."),
        ("removed_plant", 3, {"plant": 10}, "Plant 10 of the Trust leaves the game."),
        (
            "plant_removed",
            NOBODY,
            {"plant": 3, "why": "unsold"},
            "Plant 3 leaves the game: nobody bought it.",
        ),
        ("plant_removed", NOBODY, {"plant": 3, "why": "?"}, "Plant 3 leaves the game."),
        ("drawn_and_removed", NOBODY, {"plant": 3}, "Plant 3 is drawn and removed."),
        (
            "bought_fuel",
            0,
            {"amount": 3, "resource": "coal", "cost": 4},
            "Ana buys 3 coal for 4.",
        ),
        ("powered", 0, {"cities": 1, "income": 22}, "Ana supplies 1 city and earns 22."),
        ("powered", 0, {"cities": 4, "income": 54}, "Ana supplies 4 cities and earns 54."),
        ("refilled", NOBODY, {"amount": 1, "resource": "oil"}, "1 oil comes to the market."),
        ("refilled", NOBODY, {"amount": 2, "resource": "oil"}, "2 oil come to the market."),
        (
            "final",
            2,
            {"cities": 15, "money": 7},
            "Cid can supply 15 cities and has 7 Elektro left.",
        ),
        (
            "built",
            0,
            {"city": "kiel", "cost": 18, "slot": 10, "connection": 8},
            "Ana builds in Kiel for 18: slot 10, connection 8.",
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
        ("opened", 0, {"plant": "20a", "bid": 11}, "Ana puts up card 20a and bids 11."),
        ("passed", 2, {}, "Cid passes and buys no card this time."),
        ("put_under", NOBODY, {"plant": "30"}, "Card 30, the highest, goes under the deck."),
        (
            "built",
            0,
            {"why": "station", "city": "kiel", "cost": 18, "slot": 10, "connection": 8},
            "Ana builds a station in Kiel for 18: slot 10, connection 8.",
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
            "Bea hires 2 seasonal workers for 7 and fills 0 beds.",
        ),
        ("turn_order", NOBODY, {"order": "TB"}, "Turn order: the Syndicate, Bea."),
    ],
)
def test_outpost_has_words_of_its_own(
    kind: str, seat: int, values: dict[str, int | str], sentence: str
) -> None:
    assert ENGLISH.event(Event(EventKind(kind), seat, values), names("outpost")) == sentence


@pytest.mark.parametrize(
    ("message", "values", "sentence"),
    [
        ("over_cash", {"money": 5, "bid": 9}, "You have 5 and cannot bid 9."),
        ("not_your_turn", {"seat": "B", "to_act": "A"}, "It is the turn of Ana, not of Bea."),
        (
            "outside_area",
            {"city": "frankfurt_main"},
            "Frankfurt am Main lies outside the play area.",
        ),
        (
            "region_apart",
            {"region": "north_east"},
            "North east does not touch the regions chosen so far.",
        ),
        (
            "wrong_phase",
            {"phase": "bureaucracy"},
            "This cannot be done now: the phase is bureaucracy.",
        ),
        ("not_owned", {"plant": 5, "owned": ("3", "4")}, "You do not own plant 5. You own: 3, 4."),
        ("not_owned", {"plant": 5, "owned": ()}, "You do not own plant 5. You own: nothing."),
        ("not_on_sale", {"on_sale": 0, "resource": "oil"}, "No oil is on sale."),
        ("not_on_sale", {"on_sale": 2, "resource": "oil"}, "Only 2 oil on sale."),
        ("no_room", {"room": 0, "resource": "coal"}, "Your plants have no room for more coal."),
        ("no_room", {"room": 1, "resource": "coal"}, "Your plants have room for 1 more coal."),
        (
            "fuel_missing",
            {"stored": ("coal 2", "oil 0"), "plants": ("4", "5")},
            "You have 2 coal, 0 oil: not enough to run 4, 5.",
        ),
        (
            "wrong_fuel",
            {"plants": ("5",), "needs": ("coal 2", "coal 1 oil 1")},
            "Plant 5 burns exactly its printed fuel. Possible: coal 2 or coal 1 oil 1.",
        ),
        ("no_piece", {"building": "housing"}, "You have no housing building left."),
        (
            "wrong_discard",
            {"excess": 1},
            "Discard exactly the 1 unit of hybrid fuel that does not fit.",
        ),
        (
            "wrong_leaving",
            {"plant": 10, "count": 2, "ways": ("coal 3", "coal 2 oil 1")},
            "What you can leave on plant 10: coal 3 or coal 2 oil 1.",
        ),
        (
            "wrong_leaving",
            {"plant": 33, "count": 0, "ways": ()},
            "You can leave no fuel on plant 33 that could be kept.",
        ),
    ],
)
def test_a_refusal_becomes_a_sentence(message: str, values: Values, sentence: str) -> None:
    assert ENGLISH.say(Message(message, values), names("recharged")) == sentence


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (InvalidNotationError("notation_empty"), "Nothing to read: an action is expected."),
        (
            InvalidNotationError("notation_verb", {"word": "fly", "forms": ("drop", "pass")}),
            "'fly' is not an action. Actions are: drop, pass.",
        ),
        (
            InvalidNotationError(
                "notation_form",
                {"word": "buy", "forms": ("buy FUEL AMOUNT", "buy storage AMOUNT")},
            ),
            "'buy' is written 'buy FUEL AMOUNT' or 'buy storage AMOUNT'.",
        ),
        (
            InvalidNotationError(
                "notation_unknown", {"place": "FUEL", "word": "gas", "words": ("coal", "oil")}
            ),
            "'gas' is not a fuel. Fuels are: coal, oil.",
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
            "There is no 'io' here. There are: europa.",
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
            "There is no title 'chess'. There are: card, classic.",
        ),
        (
            SetupError(
                "option_choice", {"option": "refill", "choices": ("on", "off"), "value": "x"}
            ),
            "Option refill is on or off, not 'x'.",
        ),
        (
            SetupError("order_seats", {"seats": ("A", "B", "C")}),
            "order must name each seat once: A B C.",
        ),
        (
            HiddenChanceError("deck"),
            "The deck is shuffled here, and without a seed its order must be stated: '* deck ...'.",
        ),
        (
            GridwrightError("record_line", {"line": 9, "text": Message("game_over")}),
            "line 9: The game is over.",
        ),
        (
            GridwrightError("record_permutation", {"key": "deck", "cards": ("5", "8", "S3")}),
            "These are not the cards of the deck that were shuffled: 5 8 S3.",
        ),
        (GridwrightError("record_result_wrong", {"result": ("17", "15")}), "The result is 17 15."),
        (GridwrightError("undo_other", {"who": "B"}), "Only B can take back the last action."),
        (GridwrightError("names_number", {"seats": 3}), "3 seats need 3 names."),
    ],
)
def test_an_error_speaks_english(error: GridwrightError, sentence: str) -> None:
    assert str(error) == sentence


WITHOUT_STOP = (
    *["board.", "cli.", "content_", "date.", "draw.", "fuel.", "help.", "list."],
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
