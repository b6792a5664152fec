"""The moments of a record judged one after the other, or by several processes side by side."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path

from gridwright.advice.adviser import Adviser
from gridwright.advice.analyse import Course, Judged, Moment, judge
from gridwright.content.load import load
from gridwright.core.errors import Message, SetupError, Values
from gridwright.tables import record

Packed = tuple[Judged, str, Values]
"""What was judged, with its reason apart: compiled classes do not travel between processes."""

_open_here: list[tuple[Course, list[Moment], Adviser]] = []  # of this process, as one of several


def run(
    text: str, level: str, *, every_decision: bool = False, jobs: int = 1, data: Path | None = None
) -> tuple[Course, int, Iterator[Judged]]:
    """Return the course of the record *text*, its number of moments, and what is found of each.

    A record that does not hold raises `RecordError`, a bot that gives no advice `SetupError`.
    """
    course, moments, adviser = _opened(text, level, data, every_decision=every_decision)
    if jobs == 1:
        found = (judge(course.game, moment, adviser) for moment in moments)
        return course, len(moments), found
    begin = (text, level, data, every_decision)
    return course, len(moments), _side_by_side(len(moments), jobs, begin)


def _opened(
    text: str, level: str, data: Path | None, *, every_decision: bool
) -> tuple[Course, list[Moment], Adviser]:
    adviser = Adviser(level)
    course = Course(record.read(text), load(data))
    return course, course.moments(every_decision=every_decision), adviser


def _side_by_side(
    count: int, jobs: int, begin: tuple[str, str, Path | None, bool]
) -> Iterator[Judged]:
    pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=begin)
    try:
        for judged, reason, values in pool.map(_judge, range(count)):
            yield replace(judged, reason=Message(reason, values)) if reason else judged
    except BrokenProcessPool as error:
        raise SetupError("analysis_died", key="jobs") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _begin(text: str, level: str, data: Path | None, every_decision: bool) -> None:  # noqa: FBT001
    """Begin a process: it leaves Ctrl-C to the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _open_here.append(_opened(text, level, data, every_decision=every_decision))


def _judge(index: int) -> Packed:
    course, moments, adviser = _open_here[0]
    found = judge(course.game, moments[index], adviser)
    if found.reason is None:
        return found, "", {}
    return replace(found, reason=None), found.reason.id, found.reason.values
