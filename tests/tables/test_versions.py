"""Records of older rules: finished games stay what they were, running ones go on."""

import tomllib
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest

import gridwright
from gridwright.content.load import load
from gridwright.core.errors import Message, Values
from gridwright.core.rng import Rng
from gridwright.games.registry import TITLES, title_named
from gridwright.tables import record
from gridwright.tables.record import RecordError
from gridwright.tables.replay import (
    REPLACED,
    RulesVersions,
    continued,
    last_compatible,
    replay,
    steps,
    versions_of,
)
from gridwright.tables.table import Table

TEXT = """gridwright record 1
title = recharged
map = germany
seats = 3
regions = north, north_east, east
seed = 5
rules_version = -1
---
"""

OLD = Path(__file__).parents[1] / "records" / "version_1"
ENDS = tomllib.loads((OLD / "ends.toml").read_text("utf-8"))
OUTPOST = sorted([name for name in ENDS if name.startswith("outpost/")])
NEWEST = {title.name: title.rules_version for title in TITLES}


def old(name: str, actions: int | None = None) -> str:
    """Return a record of version 1: whole, or cut off after so many actions."""
    text = (OLD / f"{name}.txt").read_text(encoding="utf-8")
    head, end, body = text.partition("---\n")
    if actions is None:
        return text
    kept: list[str] = []
    for line in body.splitlines(keepends=True):
        actions -= not line.startswith("*")
        if actions < 0:
            break
        kept.append(line)
    return head + end + "".join(kept)


def notice(table: Table) -> Message:
    """Return what a table says that has gone over from version 1 to the newest rules."""
    title = table.spec.title
    return Message("record_goes_on", {"title": title, "version": 1, "known": NEWEST[title]})


# Versions


def test_a_record_of_today_is_played_by_todays_rules() -> None:
    newest = NEWEST["recharged"]

    table = gridwright.replay(TEXT.replace("-1", str(newest)))

    assert table.game.rules_version == newest
    assert table.notices == []


def test_a_record_that_does_not_say_is_of_today() -> None:
    table = gridwright.replay(TEXT.replace("rules_version = -1\n", ""))

    assert table.game.rules_version == NEWEST["recharged"]
    assert table.notices == []


@pytest.mark.parametrize("version", ["-1", "0", "99"])
def test_a_version_that_never_was_is_named(version: str) -> None:
    with pytest.raises(RecordError) as error:
        replay(record.read(TEXT.replace("-1", version)), load())

    assert error.value.line == 7
    assert error.value.cause.id == "record_version"
    assert error.value.cause.values == {
        "title": "recharged",
        "version": int(version),
        "known": NEWEST["recharged"],
    }


def test_only_outpost_has_lines_that_mean_something_else_since() -> None:
    assert frozenset({("outpost", 1)}) == REPLACED


@pytest.mark.parametrize(
    ("title", "begun", "newest", "last"),
    [
        ("outpost", 1, 1, 1),
        ("outpost", 1, 4, 1),
        ("outpost", 2, 4, 4),
        ("classic", 1, 4, 4),
        ("classic", 4, 4, 4),
    ],
)
def test_lines_are_played_by_the_last_rules_in_which_they_mean_the_same(
    title: str, begun: int, newest: int, last: int
) -> None:
    assert last_compatible(title, begun, newest) == last


# Finished games


@pytest.mark.parametrize("name", ENDS)
def test_a_finished_game_of_version_1_is_what_it_was(name: str) -> None:
    """Every line holds, the result is as stated, and the last position is the same."""
    text = old(name)

    table = gridwright.replay(text)

    assert table.is_over
    assert table.game.rules_version == 1
    assert table.notices == []
    position = table.game.write_position(table.state)
    assert blake2b(position.encode(), digest_size=6).hexdigest() == ENDS[name]
    assert record.write(table).replace(f"content = {table.content}\n", "") == text


def test_all_files_of_version_1_have_their_end_noted() -> None:
    assert sorted(ENDS) == sorted(
        [f"{path.parent.name}/{path.stem}" for path in OLD.glob("*/*.txt")]
    )
    assert {name.partition("/")[0] for name in ENDS} == set(NEWEST)


# Running games


@pytest.mark.untraced
@pytest.mark.parametrize("name", OUTPOST)
def test_a_running_game_of_outpost_goes_on_from_its_position(name: str) -> None:
    """The lines are played by the rules of version 1, and what follows by the newest."""
    (*_, by_old_rules) = steps(record.read(old(name)), load())
    half = len(by_old_rules.moves) // 2

    table = gridwright.replay(old(name, half))

    assert table.game.rules_version == NEWEST["outpost"]
    assert table.moves == []
    assert table.notices == [notice(table)]
    assert table.spec.position
    assert table.names == by_old_rules.names
    assert table.game.round_of(table.state) == by_old_rules.moves[half].round
    assert table.to_act == by_old_rules.moves[half].seat


def test_a_game_that_went_over_can_be_saved_and_played_to_its_end() -> None:
    table = gridwright.replay(old("outpost/3-phase_2", 60))

    again = gridwright.replay(record.write(table))
    assert again.notices == []
    assert again.position() == table.position()

    rng = Rng(1)
    while not again.is_over:
        actions = again.game.lowest_bid_actions(again.state)
        again.play(actions[rng.below(len(actions))])
    assert gridwright.replay(record.write(again)).position() == again.position()


def test_the_steps_of_a_game_that_goes_over_are_as_many_as_its_lines() -> None:
    read = record.read(old("outpost/3-phase_2", 20))

    versions = [table.game.rules_version for table in steps(read, load())]

    assert versions == [*[1] * 20, NEWEST["outpost"]]


@pytest.mark.parametrize("name", ["outpost/4-phase_2-stated", "outpost/4-early-west"])
def test_a_game_that_has_not_begun_is_laid_anew(name: str) -> None:
    """OP-S4: who chooses the area is another seat since; nothing was played that could be lost."""
    table = gridwright.replay(old(name, 0))

    assert table.game.rules_version == NEWEST["outpost"]
    assert table.spec.position == ""
    assert table.notices == [notice(table)]


@pytest.mark.parametrize("name", [name for name in ENDS if name not in OUTPOST])
def test_a_running_game_of_the_others_goes_on_with_all_its_lines(name: str) -> None:
    title = name.partition("/")[0]

    table = gridwright.replay(old(name, 40))

    assert table.game.rules_version == NEWEST[title]
    assert len(table.moves) == 40
    assert table.spec.position == ""
    assert table.notices == ([notice(table)] if NEWEST[title] > 1 else [])


def test_lines_that_mean_the_same_go_on_at_the_same_table() -> None:
    """As a second version of a title that only adds to the first has it."""
    newest = NEWEST["recharged"]
    table = gridwright.replay(TEXT.replace("-1", str(newest)))

    again = continued(table, RulesVersions(newest - 1, newest, newest))

    assert again is table
    values: Values = {"title": "recharged", "version": newest - 1, "known": newest}
    assert again.notices == [Message("record_goes_on", values)]


def test_a_game_that_is_over_does_not_go_over() -> None:
    """Whether or not its result is written down."""
    text = old("outpost/3-phase_2").rpartition("result")[0]

    table = gridwright.replay(text)

    assert table.is_over
    assert table.game.rules_version == 1
    assert table.notices == []


def test_a_finished_record_is_played_by_one_version_only() -> None:
    assert versions_of(record.read(old("outpost/3-phase_2"))) == RulesVersions(1, 1, 1)
    newest = title_named("outpost").rules_version
    assert versions_of(record.read(old("outpost/3-phase_2", 3))) == RulesVersions(1, 1, newest)


def test_a_position_that_the_newest_rules_do_not_have_is_refused_at_the_version() -> None:
    """OP-S4: another seat chooses the area since; a position in which B does is none any more."""
    spec = replace(record.read(old("outpost/4-phase_2-stated", 0)).spec, rules=1)
    table = Table(spec, load())
    assert table.to_act == 1
    text = (
        "gridwright record 1\ntitle = outpost\nseats = 4\n"
        f"position = {table.game.write_position(table.state)}\nrules_version = 1\n---\n"
    )

    with pytest.raises(RecordError) as error:
        gridwright.replay(text)

    assert error.value.line == 5
    assert error.value.cause.id == "position_act"
