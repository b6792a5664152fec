"""Games by the dozen: the same whatever plays them, kept as they come in."""

import multiprocessing
import time
from pathlib import Path

import pytest

from gridwright.core.errors import SetupError
from gridwright.simulate.journal import Journal
from gridwright.simulate.match import Result, Setting, Task
from gridwright.simulate.runner import chunks_of, run

SETTING = Setting("recharged", "germany", 3, {"regions": "random"})
TASKS = [Task(index, 100 + index, ("random", "random", "random")) for index in range(5)]


def test_several_processes_play_the_same_games_as_one() -> None:
    alone = {result.task.index: result.outcome.scores for result in run(SETTING, TASKS)}
    together = {result.task.index: result.outcome.scores for result in run(SETTING, TASKS, jobs=2)}

    assert list(alone) == [0, 1, 2, 3, 4]
    assert together == alone
    assert len({tuple(scores) for scores in alone.values()}) > 1


def test_a_game_is_cut_when_the_rounds_run_out() -> None:
    short = Setting("recharged", "germany", 3, {"regions": "random"}, round_limit=2)

    (result,) = run(short, TASKS[:1])
    outcome = result.outcome

    assert outcome.is_cut
    assert outcome.rounds == 3
    assert outcome.places == [1, 1, 1]
    assert outcome.share(0) == pytest.approx(1 / 3)


def test_a_journal_goes_on_where_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    journal = Journal(path, {"games": 5}, resumes=False)
    for result in run(SETTING, TASKS[:2]):
        journal.add(result.task.index, result.outcome)
    journal.close()
    with path.open("a") as file:
        file.write('{"index": 2, "pla')  # its writer died here

    again = Journal(path, {"games": 5}, resumes=True)
    again.add(2, next(run(SETTING, TASKS[2:3])).outcome)
    again.close()

    whole = Journal(path, {"games": 5}, resumes=True)
    whole.close()
    assert sorted(whole.outcomes) == [0, 1, 2]


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Journal(path, {"games": 5}, resumes=False).close()

    with pytest.raises(SetupError, match="belongs to a different run"):
        Journal(path, {"games": 6}, resumes=True)
    with pytest.raises(SetupError, match="already"):
        Journal(path, {"games": 5}, resumes=False)
    assert path.read_text().count("\n") == 1


def test_games_of_a_process_that_dies_are_played_by_another() -> None:
    tasks = [Task(index, 100 + index, ("random", "random", "random")) for index in range(60)]
    results: list[Result] = []
    for result in run(SETTING, tasks, jobs=2):
        if not results:
            multiprocessing.active_children()[0].kill()
        results.append(result)

    assert sorted(result.task.index for result in results) == list(range(60))


def test_processes_end_with_their_caller() -> None:
    """A caller that stops early, by Ctrl-C for example, waits for no running game."""
    others = set(multiprocessing.active_children())
    tasks = [Task(index, 100 + index, ("random", "random", "random")) for index in range(400)]
    results = run(SETTING, tasks, jobs=2)
    next(results)
    mine = set(multiprocessing.active_children()) - others

    results.close()

    assert len(mine) == 2
    until = time.monotonic() + 60
    while mine & set(multiprocessing.active_children()) and time.monotonic() < until:
        time.sleep(0.01)
    assert not mine & set(multiprocessing.active_children())


def test_games_of_bots_that_think_are_handed_out_one_by_one() -> None:
    quick = [Task(index, 1, ("steady", "random", "novice")) for index in range(9)]
    slow = [Task(index, 1, ("steady", "random", "planner")) for index in range(9)]

    assert [len(chunk) for chunk in chunks_of(quick)] == [8, 1]
    assert [len(chunk) for chunk in chunks_of(slow)] == [1] * 9


@pytest.mark.parametrize("bots", [("novice",) * 2, ("novice",) * 4])
@pytest.mark.parametrize("jobs", [1, 2])
def test_every_seat_needs_one_bot(bots: tuple[str, ...], jobs: int) -> None:
    setting = Setting("card", "", 3)

    with pytest.raises(SetupError) as error:
        list(run(setting, [Task(0, 1, bots)], jobs))

    assert str(error.value) == f"3 seats need 3 bots, not {len(bots)}."


@pytest.mark.parametrize("jobs", [0, -2])
def test_at_least_one_process_plays(jobs: int) -> None:
    with pytest.raises(SetupError, match=f"jobs must be at least 1, not {jobs}"):
        list(run(Setting("card", "", 3), [Task(0, 1, ("novice",) * 3)], jobs))


def test_an_option_of_a_setting_may_be_a_bool() -> None:
    tasks = [Task(0, 1, ("novice",) * 3)]
    results = [
        next(
            run(
                Setting(
                    "card", "", 3, {"demolition": choice}, keeps_details=True, keeps_records=True
                ),
                tasks,
            )
        )
        for choice in (True, "on")
    ]

    records = [result.details.record for result in results if result.details is not None]
    assert records[0] == records[1]
    assert "demolition" in records[0]
