"""Plays tasks: one after the other, in several processes, or on a cluster with Ray.

A chunk of tasks whose process dies is played again by another one, and its results come back once:
no game is lost, and none is counted twice.

Other processes read content of the user's own from its directory, which must be there on every
machine of a cluster. They refuse to play with other content than the process that started them.
"""

import multiprocessing
import os
import pickle
import signal
import socket
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from threading import Thread
from typing import Any, Final

from gridwright.bots.roster import entrant
from gridwright.content.load import ContentError, library_from
from gridwright.core.errors import GridwrightError, SetupError, Values, check_at_least_one
from gridwright.simulate.match import Result, Setting, Task, Worker

CHUNK: Final = 8  # tasks that a process takes at a time, where games are short
_AHEAD: Final = 3  # chunks queued for each process
_TRIES: Final = 3  # a chunk that kills three processes is given up
_RAY_AHEAD: Final = 2
_RAY_RETRIES: Final = 5


def chunks_of(tasks: list[Task]) -> list[list[Task]]:
    """Return *tasks* as they are handed out: one by one where a bot may think for long."""
    bots = {name for task in tasks for name in task.bots}
    size = CHUNK if all([_is_quick(name) for name in bots]) else 1
    return [tasks[start : start + size] for start in range(0, len(tasks), size)]


def _is_quick(name: str) -> bool:
    """Whether the bot of this *name* is one of ours that does not look ahead."""
    bot = entrant(name)
    return bot.own is None and (bot.level is None or not bot.level.rounds)


@dataclass(frozen=True, slots=True)
class _Order:
    """What other processes are sent: a setting, and the content that they must find for it.

    The setting is pickled by itself, because content is read while it is unpickled: inside a task
    an error is reported to the caller, outside it would end the process.
    """

    setting: bytes
    own: str  # the directory of the user's own content, or ""
    content: str

    @classmethod
    def of(cls, setting: Setting) -> "_Order":
        library = library_from(setting.data)
        setting = replace(setting, data=library)
        return cls(pickle.dumps(setting), library.own, setting.content)

    def worker(self) -> Worker:
        """Return a worker for the setting, or raise `SetupError` if its content is not here."""
        values: Values = {"machine": socket.gethostname(), "folder": self.own}
        try:
            worker = Worker(pickle.loads(self.setting))  # noqa: S301 - of our own making
        except ContentError as error:
            values["reason"] = "; ".join([str(problem) for problem in error.problems])
            raise SetupError("simulate_unread", values) from error
        if worker.content != self.content:
            values.update(content=self.content, here=worker.content)
            raise SetupError("simulate_content_there", values)
        return worker


def run(setting: Setting, tasks: list[Task], jobs: int = 1) -> Generator[Result, None, None]:
    """Yield the result of each task once, as it comes in; with one job, in order."""
    check_at_least_one("jobs", jobs)
    if jobs == 1:
        worker = Worker(setting)
        for task in tasks:
            yield worker.play(task)
        return
    order = _Order.of(setting)
    waiting = chunks_of(tasks)[::-1]
    for _ in range(_TRIES):
        lost: list[list[Task]] = []
        yield from _run_pool(order, waiting, lost, jobs)
        if not lost:
            return
        waiting = lost
    raise SetupError("simulate_died", {"tries": _TRIES}, key="jobs")


def _run_pool(
    order: _Order, waiting: list[list[Task]], lost: list[list[Task]], jobs: int
) -> Iterator[Result]:
    """Play the chunks *waiting*; if a process dies, put those without a result into *lost*."""
    running: dict[Future[list[Result]], list[Task]] = {}
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_depend_on_parent)
    try:
        while waiting or running:
            while waiting and len(running) < jobs * _AHEAD and not lost:
                chunk = waiting.pop()
                running[pool.submit(_play, order, chunk)] = chunk
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
        if running:  # the caller stopped before the end: nobody wants these games any more
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()


def _depend_on_parent() -> None:
    """Leave interrupts to the parent, and end with it: whoever kills it cannot stop the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def run_on_ray(setting: Setting, tasks: list[Task], address: str = "") -> Iterator[Result]:
    """Yield the result of each task once, as it comes in from the cluster at *address*.

    Without an address, a temporary cluster of this machine's processors is started.
    """
    try:
        import ray  # noqa: PLC0415 - only where it is installed
    except ImportError as error:
        raise SetupError("simulate_no_ray", key="engine") from error
    order = _Order.of(setting)
    was_running = ray.is_initialized()
    if not was_running:
        ray.init(address=address or None, log_to_driver=False, include_dashboard=False)
    try:
        play = ray.remote(max_retries=_RAY_RETRIES)(_play)
        waiting = chunks_of(tasks)[::-1]
        running: list[Any] = []
        processors = int(ray.cluster_resources().get("CPU", 1))
        shared_order = ray.put(order)
        while waiting or running:
            while waiting and len(running) < processors * _RAY_AHEAD:
                running.append(play.remote(shared_order, waiting.pop()))
            done, running = ray.wait(running)
            for reference in done:
                yield from ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, GridwrightError):
            raise error.cause from error
        raise
    finally:
        if not was_running:
            ray.shutdown()


_workers: Final[dict[_Order, Worker]] = {}  # of this process


def _play(order: _Order, tasks: list[Task]) -> list[Result]:
    """Play *tasks*; a process opens the game of an order once."""
    if order not in _workers:
        _workers[order] = order.worker()
    return [_workers[order].play(task) for task in tasks]
