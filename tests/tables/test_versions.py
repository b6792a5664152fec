"""Records of older rules are converted, one version after the other, and never orphaned."""

from dataclasses import replace

import pytest

import gridwright
from gridwright.content.load import load
from gridwright.tables import record
from gridwright.tables.record import Record, RecordError
from gridwright.tables.replay import replay
from gridwright.tables.versions import CONVERTERS, current

TEXT = """gridwright record 1
title = recharged
map = germany
seats = 3
regions = north, north_east, east
seed = 5
rules_version = -1
---
"""


def with_old_notation(played: Record) -> Record:
    """Convert version 0, in which `offer` was written for `open`."""
    lines = [replace(line, text=line.text.replace("offer", "open")) for line in played.lines]
    return replace(played, lines=lines)


def test_a_record_of_today_is_left_alone() -> None:
    played = record.read(TEXT.replace("-1", "1"))

    assert current(played) == played


def test_a_record_that_does_not_say_is_of_today() -> None:
    played = record.read(TEXT.replace("rules_version = -1\n", ""))

    assert current(played).rules_version == 1


@pytest.mark.parametrize("version", ["-1", "2", "99"])
def test_a_version_that_nothing_leads_from_is_named(version: str) -> None:
    with pytest.raises(RecordError) as error:
        replay(record.read(TEXT.replace("-1", version)), load())

    assert error.value.line == 7
    assert error.value.cause.id == "record_version"
    assert error.value.cause.values == {
        "title": "recharged",
        "version": int(version),
        "known": 1,
    }


def test_converters_follow_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    table = gridwright.replay(TEXT.replace("rules_version = -1\n", ""))
    seat = "ABC"[table.to_act]
    opening = table.game.write(table.legal_actions()[0]).replace("open", "offer")
    monkeypatch.setitem(CONVERTERS, ("recharged", 0), with_old_notation)
    monkeypatch.setitem(CONVERTERS, ("recharged", -1), lambda played: played)

    played = replay(record.read(f"{TEXT}1 {seat} {opening}\n"), load())

    assert [played.game.write(move.action) for move in played.moves] == [
        opening.replace("offer", "open")
    ]
