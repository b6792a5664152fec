"""A real cluster on this machine: the same games, also when a worker is killed."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import ray

from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.simulate.match import Setting, Task
from gridwright.simulate.runner import run, run_on_ray
from tests.content.own_files import RECHARGED, write
from tests.own_data import MAP, own_data

SETTING = Setting("recharged", "germany", 3, {"regions": "random"})
TASKS = [Task(index, 500 + index, ("random", "random", "random")) for index in range(96)]


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def workers() -> list[int]:
    """Return the processes in which Ray plays our games at this moment."""
    pids = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = path.read_bytes()
        except OSError:
            continue
        if command.startswith(b"ray::_play"):
            pids.append(int(path.parent.name))
    return pids


def kill_a_worker(killed: list[int]) -> None:
    """Kill the first worker that is seen at work."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for process in workers():
            os.kill(process, signal.SIGKILL)
            killed.append(process)
            return
        time.sleep(0.001)


@pytest.mark.usefixtures("cluster")
def test_no_game_is_lost_or_counted_twice_when_a_worker_dies() -> None:
    killed: list[int] = []
    killer = threading.Thread(target=kill_a_worker, args=(killed,))
    killer.start()

    results = list(run_on_ray(SETTING, TASKS))
    killer.join()

    assert killed
    assert sorted(result.task.index for result in results) == list(range(96))
    here = {result.task.index: result.outcome.scores for result in run(SETTING, TASKS)}
    assert {result.task.index: result.outcome.scores for result in results} == here


@pytest.mark.usefixtures("cluster")
def test_content_of_ones_own_is_read_by_the_workers(tmp_path: Path) -> None:
    own = own_data(tmp_path / "own")
    setting = Setting("recharged", MAP, 3, round_limit=3, data=own)

    there = {result.task.index: result.outcome.scores for result in run_on_ray(setting, TASKS[:16])}

    assert there == {
        result.task.index: result.outcome.scores for result in run(setting, TASKS[:16])
    }
    loaded = replace(setting, round_limit=4, data=load(own))  # before the directory changes
    write(own, RECHARGED, ("money = 50", "money = 78"))
    changed = {result.task.index: result.outcome.scores for result in run(setting, TASKS[:8])}
    assert changed == {
        result.task.index: result.outcome.scores for result in run_on_ray(setting, TASKS[:8])
    }
    with pytest.raises(SetupError, match=r"On .* the data directory .*/own has different cards"):
        list(run_on_ray(loaded, TASKS[:8]))
    own.rename(own.with_name("elsewhere"))
    with pytest.raises(SetupError, match=r"cannot read the data directory .*/own"):
        list(run_on_ray(loaded, TASKS[:8]))
