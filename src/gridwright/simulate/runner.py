"""Tasks played one after the other, or by several processes side by side."""

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from gridwright.bots.roster import entrant
from gridwright.core.errors import SetupError
from gridwright.simulate.task import Player, Result, Setting, Task

CHUNK: Final = 8  # tasks that a process takes at a time, where games are short
_AHEAD: Final = 3  # chunks that wait for each process
_TRIES: Final = 3  # a chunk whose process died is played again; one that kills three is given up

_players: dict[int, Player] = {}  # of this process, when it is one of several


def chunks_of(tasks: list[Task]) -> list[list[Task]]:
    """Return *tasks* as they are handed out: one by one where somebody may think for long."""
    bots = {name for task in tasks for name in task.bots}
    size = CHUNK if all([_is_quick(name) for name in bots]) else 1
    return [tasks[start : start + size] for start in range(0, len(tasks), size)]


def _is_quick(name: str) -> bool:
    """Whether the bot of this *name* is one of ours that does not look ahead."""
    found = entrant(name)
    return found.own is None and (found.level is None or not found.level.rounds)


def run(setting: Setting, tasks: list[Task], jobs: int = 1) -> Generator[Result, None, None]:
    """Yield the result of each task once, as it comes in; with one job, in order."""
    if jobs == 1:
        player = Player(setting)
        for task in tasks:
            yield player.play(task)
        return
    waiting = chunks_of(tasks)[::-1]
    for _ in range(_TRIES):
        lost: list[list[Task]] = []
        yield from _run_pool(setting, waiting, lost, jobs)
        if not lost:
            return
        waiting = lost
    raise SetupError("simulate_died", {"tries": _TRIES}, key="jobs")


def _run_pool(
    setting: Setting, waiting: list[list[Task]], lost: list[list[Task]], jobs: int
) -> Iterator[Result]:
    """Play the chunks *waiting*; when a process dies, those without a result are *lost*."""
    running: dict[Future[list[Result]], list[Task]] = {}
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_open, initargs=(setting,))
    try:
        while waiting or running:
            while waiting and len(running) < jobs * _AHEAD and not lost:
                chunk = waiting.pop()
                running[pool.submit(_play, chunk)] = chunk
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = running.pop(future)
                try:
                    results = future.result()
                except BrokenProcessPool:
                    lost.append(chunk)
                    continue
                yield from results
            if lost and not running:
                lost.extend(waiting)
                return
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        if running:  # nobody waits for these games any more
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()


def _open(setting: Setting) -> None:
    """Begin a process: it leaves Ctrl-C to the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _players[0] = Player(setting)


def _play(tasks: list[Task]) -> list[Result]:
    return [_players[0].play(task) for task in tasks]
