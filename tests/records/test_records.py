"""Recorded games of every title, replayed to their result. scripts/make-records makes them."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from gridwright.content.load import load
from gridwright.core.events import EventSink
from gridwright.games.board.state import BoardState
from gridwright.games.cardgame.state import CardState
from gridwright.games.outpost.state import OutpostState
from gridwright.games.registry import TITLES
from gridwright.tables import record
from gridwright.tables.replay import replay
from gridwright.tables.table import Table
from tests.conformance.conservation import INSIGHTS
from tests.records.ways import DUE, RARE, marks_of, positions, way_to_end
from tests.scripts.loading import load_script

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))
SIZE_AT_MOST = 60_000

BOARDS = [
    ("recharged", "germany"),
    ("recharged", "usa"),
    ("classic", "germany"),
    ("classic", "central_europe"),
    ("card", ""),
    ("outpost", ""),
]

EXCUSED: dict[tuple[str, int, str], str] = {}
"""Title, seats and way to end that no record shows, each with the reason."""

each_record = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


@cache
def replayed(path: Path) -> Table:
    return replay(record.read(path.read_text(encoding="utf-8")), load())


@each_record
def test_a_record_is_replayed_to_its_result(path: Path) -> None:
    """RC-E1, CL-E1, CG-4.2, OP-E.1: every action is legal, and the result is as stated."""
    text = path.read_text(encoding="utf-8")

    table = replayed(path)

    assert table.is_over
    assert text.splitlines()[-1].startswith("result = ")
    assert without_content(record.write(table)) == without_content(text)
    assert path.parent.name == table.spec.title
    assert len(text) < SIZE_AT_MOST


@each_record
def test_nothing_is_lost_in_a_recorded_game(path: Path) -> None:
    table = replayed(path)
    insight = INSIGHTS[table.spec.title]

    for before, move in positions(table):
        after = before.copy()
        after.rng.stated = tuple(
            [(key, table.game.chance(key, words)) for key, words in move.chance]
        )
        sink = EventSink()
        table.game.apply(after, move.action, sink)
        insight.conserve(after)
        insight.account(before, tuple(sink.events), after)


@each_record
def test_the_name_of_a_record_says_what_it_shows(path: Path) -> None:
    table = replayed(path)

    seats, way, *rest = path.stem.split("-")

    assert int(seats) == table.spec.seats
    assert way == way_to_end(table)
    assert not table.spec.board or table.spec.board in rest
    marks = [word for word in rest if word in RARE[table.spec.title]]
    assert set(marks) <= marks_of(table)
    assert ("stated" in rest) == (table.spec.seed is None)


def without_content(text: str) -> str:
    """Return a record without the hash of what it was played with: older ones have none."""
    return re.sub(r"(?m)^content = .*\n", "", text)


# That there are enough of them


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("title", list(DUE))
def test_every_way_to_end_is_on_record_or_excused(title: str, seats: int) -> None:
    """RC-ST27, CL-ST14, CG-0.6, OP-ST.8: each way to the last round, Step 3 or stage 3."""
    found = {
        way_to_end(replayed(path))
        for path in FILES
        if path.parent.name == title and replayed(path).spec.seats == seats
    }

    missing = [way for way in DUE[title] if way not in found]

    assert [way for way in missing if (title, seats, way) not in EXCUSED] == []
    assert [way for way in found if (title, seats, way) in EXCUSED] == []


def test_every_title_is_on_record() -> None:
    assert set(DUE) == {title.name for title in TITLES}


def test_every_excuse_has_a_reason() -> None:
    assert all(reason.strip() for reason in EXCUSED.values())


def test_every_map_is_on_record_with_every_number_of_seats() -> None:
    found = {(table.spec.title, table.spec.board, table.spec.seats) for table in tables()}

    assert found == {(title, board, seats) for title, board in BOARDS for seats in (2, 3, 4, 5, 6)}


@pytest.mark.parametrize("title", list(DUE))
def test_rare_ways_are_on_record_once(title: str) -> None:
    """RC-E9, CL-E7, CG-4.11: a full tie is a shared victory; it happens, like other rare things."""
    found = Counter[str]()
    for table in tables():
        if table.spec.title == title:
            found.update({way_to_end(table), *marks_of(table)})

    assert [way for way in RARE[title] if not found[way]] == []


@pytest.mark.parametrize(
    ("title", "option", "chosen"),
    [
        ("recharged", "starting_cities", "on"),
        ("recharged", "demolition", "on"),
        ("recharged", "regions", "draft"),
        ("classic", "central_europe_rules", "on"),
        ("classic", "demolition", "on"),
        ("classic", "regions", "draft"),
        ("card", "demolition", "on"),
        ("card", "singles", "limited"),
        ("outpost", "area", "west"),
        ("outpost", "area", "east"),
    ],
)
def test_every_larger_option_is_on_record(title: str, option: str, chosen: str) -> None:
    users = [table for table in tables() if table.spec.options.get(option) == chosen]

    assert [table for table in users if table.spec.title == title] != []


def test_the_trust_takes_part_in_every_game_of_two_in_recharged() -> None:
    """RC-T1, CL-W7: the Trust plays with two in Recharged and nowhere else."""
    for table in tables():
        state = table.state
        pair = (table.spec.title, table.spec.seats) == ("recharged", 2)
        assert (isinstance(state, BoardState) and state.trust is not None) == pair


def test_the_bank_takes_part_in_every_card_game_of_two() -> None:
    """CG-S6, CG-S3: and in no other game."""
    for table in tables():
        state = table.state
        pair = (table.spec.title, table.spec.seats) == ("card", 2)
        assert (isinstance(state, CardState) and state.bank is not None) == pair


def test_the_syndicate_takes_part_in_every_game_of_two_in_outpost() -> None:
    """OP-Y.1: and in no other game."""
    for table in tables():
        state = table.state
        pair = (table.spec.title, table.spec.seats) == ("outpost", 2)
        assert (isinstance(state, OutpostState) and state.syndicate is not None) == pair


@pytest.mark.parametrize("title", list(DUE))
def test_some_records_state_their_chance(title: str) -> None:
    stated = [t for t in tables() if t.spec.title == title and t.spec.seed is None]

    assert len(stated) >= 4
    assert any(move.chance for table in stated for move in table.moves)


def tables() -> list[Table]:
    return [replayed(path) for path in FILES]


@pytest.mark.slow
def test_the_generator_writes_just_these_records() -> None:
    """Every file comes from a wish of scripts/make-records, and it writes it the same again."""
    script = load_script("make-records")

    texts = {script.FOLDER / wish.file: script.text_of(wish) for wish in script.WISHES}

    assert sorted(texts) == FILES
    assert {path: without_content(path.read_text(encoding="utf-8")) for path in FILES} == {
        path: without_content(text) for path, text in texts.items()
    }
