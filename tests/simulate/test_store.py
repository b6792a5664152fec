"""Results in Parquet: complete, readable by others, and gone on with."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from gridwright.core.errors import SetupError
from gridwright.simulate.ledger import FinishedAuction
from gridwright.simulate.match import Result, Setting, Task
from gridwright.simulate.pictures import NAMES, pictures
from gridwright.simulate.runner import run
from gridwright.simulate.store import Store
from gridwright.simulate.summary import Average, Summary, Tally

BOTS = ("random", "random", "random")
SETTING = Setting(
    "recharged", "germany", 3, {"regions": "random"}, keeps_details=True, keeps_records=True
)
TASKS = [Task(index, 300 + index, BOTS) for index in range(4)]


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return list(run(SETTING, TASKS))


def test_a_part_has_every_table(tmp_path: Path, results: list[Result]) -> None:
    Store(tmp_path, {"games": 4}, resumes=False).write(results)

    games = pq.read_table(tmp_path / "games").to_pylist()
    players = pq.read_table(tmp_path / "players").to_pylist()
    assert [row["game"] for row in games] == [0, 1, 2, 3]
    assert len(players) == 12
    assert sum(row["share"] for row in players) == pytest.approx(4.0)
    assert sorted(row["started"] for row in players if row["game"] == 0) == [1, 2, 3]
    purchases = pq.read_table(tmp_path / "purchases").to_pylist()
    assert {row["kind"] for row in purchases} == {"plant", "fuel", "city"}
    assert all(row["cost"] >= 0 and row["round"] >= 1 for row in purchases)


def test_the_tables_add_up(tmp_path: Path, results: list[Result]) -> None:
    """Three seats begin with 50 (RC-S7), and every round of a seat adds up."""
    Store(tmp_path, {"games": 4}, resumes=False).write(results)
    rounds = pq.read_table(tmp_path / "rounds").to_pylist()

    assert {row["money_before"] for row in rounds if row["round"] == 1} == {50}
    costs: Counter[tuple[int, int, int]] = Counter()
    for row in pq.read_table(tmp_path / "purchases").to_pylist():
        costs[row["game"], row["round"], row["seat"]] += row["cost"]
    for row in rounds:
        received = row["income"] + row["compensation"]
        spent = costs[row["game"], row["round"], row["seat"]]
        assert row["money_before"] + received - spent == row["money"]


def test_auctions_are_stored_with_their_bids(tmp_path: Path, results: list[Result]) -> None:
    """A part in which nobody drops out has the same columns as all others."""
    store = Store(tmp_path, {"games": 4}, resumes=False)
    assert results[0].details is not None
    quiet = [sale._replace(dropped=[]) for sale in results[0].details.auctions]
    details = replace(results[0].details, auctions=quiet)
    store.write([replace(results[0], details=details)])
    store.write(results[1:])

    auctions = pq.read_table(tmp_path / "auctions")

    assert auctions.column_names == ["game", *FinishedAuction._fields]
    assert {str(auctions.schema.field(name).type) for name in ("bidders", "bids", "dropped")} == {
        "list<element: int64>"
    }
    assert len({row["game"] for row in auctions.to_pylist()}) == 4


def test_tables_of_another_layout_are_left_alone(tmp_path: Path) -> None:
    """A folder of before there were auctions says no layout; it is neither read nor extended."""
    Store(tmp_path, {"games": 4}, resumes=False)
    plan = json.loads((tmp_path / "plan.json").read_text())
    del plan["layout"]
    older = json.dumps(plan)
    (tmp_path / "plan.json").write_text(older)

    with pytest.raises(
        SetupError, match="stored different tables and columns: choose another folder"
    ):
        Store(tmp_path, {"games": 4}, resumes=True)
    assert (tmp_path / "plan.json").read_text() == older


def test_what_is_there_is_not_played_again(tmp_path: Path, results: list[Result]) -> None:
    Store(tmp_path, {"games": 4}, resumes=False).write(results[:2])

    again = Store(tmp_path, {"games": 4}, resumes=True)

    assert again.done == {0, 1}
    again.write(results[2:])
    assert Store(tmp_path, {"games": 4}, resumes=True).done == {0, 1, 2, 3}


def test_what_was_stored_counts_as_what_was_played(tmp_path: Path, results: list[Result]) -> None:
    Store(tmp_path, {"games": 4}, resumes=False).write(results)

    again = list(Store(tmp_path, {"games": 4}, resumes=True).results())

    assert [result.task for result in again] == [result.task for result in results]
    assert [result.details for result in again] == [result.details for result in results]
    assert [result.outcome.places for result in again] == [
        result.outcome.places for result in results
    ]


def test_a_part_that_was_not_finished_does_not_count(tmp_path: Path, results: list[Result]) -> None:
    """Games are written last: without them the rest of a part is left out."""
    store = Store(tmp_path, {"games": 4}, resumes=False)
    store.write(results[:2])
    (tmp_path / "games" / "part-00000000.parquet").unlink()

    assert Store(tmp_path, {"games": 4}, resumes=True).done == set()
    assert store.read("players") == []


def test_results_of_something_else_are_left_alone(tmp_path: Path) -> None:
    Store(tmp_path, {"games": 4}, resumes=False)

    with pytest.raises(SetupError, match="a different run"):
        Store(tmp_path, {"games": 5}, resumes=True)
    with pytest.raises(SetupError, match="already"):
        Store(tmp_path, {"games": 4}, resumes=False)


def test_a_summary_counts_what_was_played(results: list[Result]) -> None:
    summary = Summary()
    for result in results:
        summary.add(result)

    assert (summary.games, summary.players) == (4, 12)
    assert sum(tally.won for tally in summary.by_start.values()) == pytest.approx(4.0)
    assert summary.by_bot["random"].share == pytest.approx(1 / 3)
    assert summary.mean_length == sum(result.outcome.rounds for result in results) / 4
    assert sum(summary.lead_changes.values()) == 4
    assert set(pictures(summary, 3)) == set(NAMES)


def test_an_interval_holds_what_is_likely() -> None:
    """Wilson's interval of 8 wins in 10 games is known: 49.0 % to 94.3 %."""
    tally = Tally(10, 8.0)

    assert tally.interval == pytest.approx((0.490, 0.943), abs=0.001)
    assert Tally().interval == (0.0, 1.0)


def test_an_average_grows() -> None:
    average = Average()
    average.add(3)
    average.add(6)

    assert average.mean == 4.5
    assert Average().mean == 0
