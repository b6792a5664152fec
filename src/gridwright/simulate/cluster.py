"""The same tasks on a cluster, with Ray.

A chunk whose worker dies is played again by another one; results come back once for each chunk,
so that no game is lost and none is counted twice.
"""

from collections.abc import Iterator
from typing import Any, Final

from gridwright.core.errors import SetupError
from gridwright.simulate.runner import chunks_of
from gridwright.simulate.task import Player, Result, Setting, Task

_AHEAD: Final = 2  # chunks that wait for each worker
_RETRIES: Final = 5

_players: dict[str, Player] = {}  # of this worker


def run_on_ray(setting: Setting, tasks: list[Task], address: str = "") -> Iterator[Result]:
    """Yield the result of each task once, as it comes in from the cluster at *address*.

    Without an address, a cluster of this machine's processors is started for the time.
    """
    try:
        import ray  # noqa: PLC0415 - only where it is installed
    except ImportError as error:
        raise SetupError("simulate_no_ray", key="engine") from error
    was_running = ray.is_initialized()
    if not was_running:
        ray.init(address=address or None, log_to_driver=False, include_dashboard=False)
    try:
        play = ray.remote(max_retries=_RETRIES)(_play)
        waiting = chunks_of(tasks)[::-1]
        running: list[Any] = []
        workers = int(ray.cluster_resources().get("CPU", 1))
        told = ray.put(setting)
        while waiting or running:
            while waiting and len(running) < workers * _AHEAD:
                running.append(play.remote(told, waiting.pop()))
            done, running = ray.wait(running)
            for reference in done:
                yield from ray.get(reference)
    finally:
        if not was_running:
            ray.shutdown()


def _play(setting: Setting, tasks: list[Task]) -> list[Result]:
    """Play *tasks*; a worker opens the game once."""
    key = repr(setting)
    if key not in _players:
        _players[key] = Player(setting)
    return [_players[key].play(task) for task in tasks]
