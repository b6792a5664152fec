"""Games with content of one's own: in other processes, and continued later."""

import json
import pickle
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from gridwright.arena.tournament import journal_header, play, schedule
from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.simulate.journal import Journal
from gridwright.simulate.match import Result, Setting, Task, Worker
from gridwright.simulate.runner import run
from gridwright.simulate.store import METADATA, Store
from gridwright.tables import record
from gridwright.tables.replay import replay
from tests.content.own_files import RECHARGED, write
from tests.own_data import MAP, own_data

TASKS = [Task(index, 100 + index, ("random", "random", "random")) for index in range(10)]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return own_data(tmp_path / "own")


@pytest.fixture
def setting(own: Path) -> Setting:
    kept = Setting("recharged", MAP, 3, keeps_details=True, keeps_records=True)
    return replace(kept, round_limit=3, data=own)


def played(setting: Setting, jobs: int) -> dict[int, Result]:
    return {result.task.index: result for result in run(setting, TASKS, jobs)}


def test_other_processes_play_with_the_same_content(own: Path, setting: Setting) -> None:
    alone, together = played(setting, 1), played(setting, 2)

    assert {index: result.details for index, result in together.items()} == {
        index: result.details for index, result in alone.items()
    }
    details = alone[0].details
    assert details is not None
    assert [row.money_before for row in details.rounds[:3]] == [77, 77, 77]
    table = replay(record.read(details.record), load(own))
    assert table.content == setting.content


def test_a_process_that_finds_other_content_says_so(own: Path, setting: Setting) -> None:
    """The library was loaded before the directory changed."""
    loaded = replace(setting, data=load(own))
    write(own, RECHARGED, ("money = 50", "money = 78"))

    with pytest.raises(SetupError, match="different cards, numbers or maps") as caught:
        list(run(loaded, TASKS, jobs=2))
    values = caught.value.message.values
    assert (values["folder"], values["content"]) == (str(own), loaded.content)
    assert values["here"] == setting.content != loaded.content


def test_a_process_without_the_directory_says_so(own: Path, setting: Setting) -> None:
    loaded = replace(setting, data=load(own))
    own.rename(own.with_name("elsewhere"))

    with pytest.raises(SetupError, match=r"cannot read the data directory .*/own, .*no such dir"):
        list(run(loaded, TASKS, jobs=2))


def test_a_setting_is_pickled_with_its_directory(own: Path, setting: Setting) -> None:
    loaded = replace(setting, data=load(own))

    assert Worker(pickle.loads(pickle.dumps(loaded))).content == setting.content  # noqa: S301
    assert "CityMap" not in repr(loaded)


# Results


def test_parquet_files_name_their_content(tmp_path: Path, setting: Setting) -> None:
    folder = tmp_path / "results"
    plan = {"games": 10, "content": setting.content}
    Store(folder, plan, resumes=False).write(list(played(setting, 1).values()))

    (part,) = (folder / "games").glob("*.parquet")
    metadata = pq.read_schema(part).metadata
    assert json.loads(metadata[METADATA.encode()])["content"] == setting.content
    assert len(Store(folder, plan, resumes=True).done) == 10
    other = {"games": 10, "content": Setting("recharged", "germany", 3).content}
    with pytest.raises(
        SetupError, match=r"was started with different cards, numbers or maps .*--data"
    ):
        Store(folder, other, resumes=True)


def test_a_journal_is_not_continued_with_other_content(
    tmp_path: Path, own: Path, setting: Setting
) -> None:
    path = tmp_path / "games.jsonl"
    tournament = schedule(("random", "novice"), 3, 3, 1, "first")
    journal = Journal(path, journal_header(setting, tournament), resumes=False)
    for result in play(setting, tournament, 2):
        journal.add(result.task.index, result.outcome)
    journal.close()

    assert len(journal.outcomes) == 3
    path.with_suffix(".other").write_text("no journal", encoding="utf-8")
    with pytest.raises(SetupError, match="belongs to a different run"):
        Journal(path.with_suffix(".other"), journal_header(setting, tournament), resumes=True)
    packaged = replace(setting, data=None, board="germany")
    with pytest.raises(SetupError, match="belongs to a different run"):
        Journal(path, journal_header(packaged, tournament), resumes=True)
    write(own, RECHARGED, ("money = 50", "money = 78"))
    with pytest.raises(
        SetupError, match=r"was started with different cards, numbers or maps .*--data"
    ):
        Journal(path, journal_header(setting, tournament), resumes=True)
