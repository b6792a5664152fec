"""Actions of Outpost as one line of text, and the mistakes that a line can contain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError, Values
from gridwright.games.outpost.actions import (
    ROBOT,
    Build,
    ChooseArea,
    Hire,
    PlaceSyndicate,
    Power,
    Settle,
    Slot,
    Swap,
)
from gridwright.parts.auction import DROP, PASS, Bid, Open
from gridwright.phases.turns import DONE
from tests.games.outpost.positions import a_game

GAME = a_game(4)
PLANT, HOUSING, STATION = 0, 1, 2

LINES: list[tuple[str, Action]] = [
    ("area west", ChooseArea(1)),
    ("area central", ChooseArea(0)),
    ("syndicate amber", PlaceSyndicate(0)),
    ("open 12 13", Open(6, 13)),
    ("open 5b 0", Open(24, 0)),
    ("bid 12", Bid(12)),
    ("drop", DROP),
    ("pass", PASS),
    ("station amber", Build(STATION, 0)),
    ("plant cobalt", Build(PLANT, 2)),
    ("housing dune", Build(HOUSING, 3)),
    ("station on 32", Settle(STATION, 43)),
    ("plant on 28b", Settle(PLANT, 42)),
    ("housing on 32", Settle(HOUSING, 43)),
    ("slot 12", Slot(6, PLANT)),
    ("slot 26", Slot(32, HOUSING)),
    ("slot 12 housing", Slot(6, HOUSING)),
    ("slot 40b plant", Slot(45, PLANT)),
    ("slot 40b housing", Slot(45, HOUSING)),
    ("swap 5a 26", Swap(23, 32)),
    ("hire 0", Hire(0)),
    ("hire 2", Hire(2)),
    ("robot", ROBOT),
    ("power none", Power(())),
    ("power 12 25", Power((6, 14))),
    ("done", DONE),
]


@pytest.mark.parametrize(("line", "action"), LINES, ids=[line for line, _ in LINES])
def test_a_line_is_read_and_written_the_same(line: str, action: Action) -> None:
    assert GAME.parse(line) == action
    assert GAME.write(action) == line


def test_every_form_is_shown_above() -> None:
    actions = [action for _, action in LINES]

    unshown = [form.text for form in GAME.forms if not any(map(form.writes, actions))]

    assert unshown == []


def test_each_form_has_a_line_of_help_of_its_own() -> None:
    ids = [form.help for form in GAME.forms]

    assert len(set(ids)) == len(ids)
    assert {"help.open_card_bid", "help.slot_card", "help.swap_old_new", "help.power_card"} < {*ids}


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("  STATION   Amber ", Build(STATION, 0)),
        ("power 25 12", Power((6, 14))),
        ("slot 12 plant", Slot(6, PLANT)),
        ("slot 26 housing", Slot(32, HOUSING)),
    ],
)
def test_other_spellings_are_understood(line: str, action: Action) -> None:
    assert GAME.parse(line) == action


SLOTS = ("slot CARD", "slot CARD plant", "slot CARD housing")


@pytest.mark.parametrize(
    ("line", "message", "values"),
    [
        ("", "notation_empty", {}),
        ("build amber", "notation_verb", {"word": "build"}),
        ("drop 3", "notation_form", {"word": "drop", "forms": ("drop",)}),
        ("robot now", "notation_form", {"word": "robot", "forms": ("robot",)}),
        ("open 12", "notation_form", {"word": "open", "forms": ("open CARD BID",)}),
        ("open 12 x", "notation_number", {"word": "x"}),
        ("open 99 99", "notation_unknown", {"place": "CARD", "word": "99"}),
        ("open 5 5", "notation_several", {"word": "5", "words": ("5a", "5b")}),
        ("swap 12", "notation_form", {"word": "swap", "forms": ("swap OLD NEW",)}),
        ("swap 12 99", "notation_unknown", {"place": "NEW", "word": "99"}),
        ("bid", "notation_form", {"word": "bid", "forms": ("bid BID",)}),
        ("bid -1", "notation_number", {"word": "-1"}),
        ("hire", "notation_form", {"word": "hire", "forms": ("hire COUNT",)}),
        (
            "area north",
            "notation_unknown",
            {"place": "AREA", "word": "north", "words": ("central", "west", "east")},
        ),
        ("syndicate berlin", "notation_unknown", {"place": "CITY", "word": "berlin"}),
        ("station", "notation_form", {"forms": ("station CITY", "station on COLONY")}),
        ("plant at 32", "notation_form", {"forms": ("plant CITY", "plant on COLONY")}),
        (
            "housing on 12",
            "notation_unknown",
            {"place": "COLONY", "word": "12", "words": ("28b", "32")},
        ),
        ("slot", "notation_form", {"word": "slot", "forms": SLOTS}),
        ("slot 40b station", "notation_form", {"word": "slot", "forms": SLOTS}),
        ("slot 40b", "slot_which", {"card": "40b"}),
        ("slot 99", "notation_unknown", {"place": "CARD", "word": "99"}),
        ("power", "notation_form", {"forms": ("power CARD ...", "power none")}),
        ("power none 12", "notation_unknown", {"place": "CARD", "word": "none"}),
    ],
)
def test_a_mistake_is_named(line: str, message: str, values: Values) -> None:
    with pytest.raises(InvalidNotationError) as caught:
        GAME.parse(line)

    assert caught.value.message.id == message
    assert {key: caught.value.message.values[key] for key in values} == values


@given(st.text(alphabet="abcdeghilnoprstw 0123456789", max_size=30))
def test_any_text_is_read_or_refused_in_one_way(line: str) -> None:
    try:
        action = GAME.parse(line)
    except InvalidNotationError:
        return

    assert GAME.parse(GAME.write(action)) == action


@pytest.mark.parametrize(
    ("identifier", "name"),
    [
        ("amber", "Amber"),
        ("west", "west"),
        ("data_library", "data library"),
    ],
)
def test_places_have_printed_names(identifier: str, name: str) -> None:
    assert GAME.name_of(identifier) == name
