"""A real cluster on this machine: the same games, also when a worker is killed."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from gridwright.simulate.match import Setting, Task
from gridwright.simulate.runner import run, run_on_ray

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
