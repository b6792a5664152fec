"""Actions of Outpost as one line of text, and the mistakes that a line can contain."""

import pytest
from gridwright.games.outpost.notation import FORMS
from hypothesis import given
from hypothesis import strategies as st

from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError
from gridwright.games.outpost.actions import (
    DONE,
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
    verbs = {form.split()[0] for form in FORMS}

    assert verbs == {line.split()[0] for line, _ in LINES}


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


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("", "Nothing to read"),
        ("build amber", "'build' is not an action. Actions are: area NAME"),
        ("drop 3", "'drop' is written 'drop'."),
        ("robot now", "'robot' is written 'robot'."),
        ("open 12", "'open' is written 'open CARD BID'."),
        ("open 12 x", "'x' is not a number."),
        ("open 99 99", "There is no card '99'."),
        ("open 5 5", "Several cards are numbered 5: 5a, 5b."),
        ("swap 12", "'swap' is written 'swap OLD NEW'."),
        ("bid", "'bid' is written 'bid AMOUNT'."),
        ("bid -1", "'-1' is not a number."),
        ("hire", "'hire' is written 'hire AMOUNT'."),
        ("area north", "There is no area 'north'. There are: west, east."),
        ("syndicate berlin", "There is no city 'berlin'."),
        ("station", "'station' is written 'station CITY' or 'station on COLONY'."),
        ("plant at 32", "'plant' is written 'plant CITY' or 'plant on COLONY'."),
        ("housing on 99", "There is no card '99'."),
        ("slot", "'slot' is written 'slot CARD' or 'slot CARD plant' or 'slot CARD housing'."),
        ("slot 40b station", "'slot' is written 'slot CARD'"),
        ("slot 40b", "Say which slot: 'slot 40b plant' or '... housing'."),
        ("power", "'power' is written 'power CARD ...' or 'power none'."),
        ("power none 12", "There is no card 'none'."),
    ],
)
def test_a_mistake_is_named(line: str, text: str) -> None:
    with pytest.raises(InvalidNotationError) as caught:
        GAME.parse(line)

    assert text in str(caught.value)


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
        ("dummy", "the Syndicate"),
        ("data_library", "data library"),
    ],
)
def test_places_have_printed_names(identifier: str, name: str) -> None:
    assert GAME.name_of(identifier) == name
