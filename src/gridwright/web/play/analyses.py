"""Analyses: finished games judged moment by moment, by the bot processes when nobody waits.

An analysis belongs to a game: a table and the records of it that people keep share it, and who
asks again finds what is there. One moment is judged at a time and written before the next, so a
worker that dies loses one, and a bot whose turn comes waits for one at most.
"""

import json
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from django.db import transaction
from django.db.models import Q

from gridwright.advice import advise, analyse
from gridwright.advice.analyse import Course, Judgement, Moment, judge
from gridwright.advice.forecast import Adviser
from gridwright.advice.storing import (
    ComparedMove,
    Stored,
    judgement_of,
    move_of,
    stored_judgement,
    stored_move,
)
from gridwright.bots.evaluation import result
from gridwright.core.errors import GridwrightError
from gridwright.tables.fingerprint import fingerprint
from gridwright.web import limits, models
from gridwright.web.models import AnalysisState
from gridwright.web.play import leases, replays, watching
from gridwright.web.play.replays import Recording
from gridwright.web.play.table_cache import OtherContentError
from gridwright.web.recent import RecentValues

_LOG: Final = logging.getLogger(__name__)

LEVEL: Final = analyse.LEVEL
CLOSE_LEVEL: Final = advise.LEVEL  # of the bot that compares the moves of one position
MOST_WAITING: Final = 3  # analyses of one guest
_TRIES: Final = 3  # after which a moment is left out
_REMEMBERED: Final = 4  # games that a worker has open
_READ: Final = 32  # analyses that pages have read
_LEFT_FOR: Final = timedelta(hours=1)  # before an analysis without a game is deleted

Source = models.Table | models.SavedRecord
"""What a game is read from."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A game with all its positions, and what there is to judge."""

    course: Course
    moments: tuple[Moment, ...]


# Asking


def may_be_analysed(recording: Recording) -> bool:
    """Whether an analysis would give nothing away; a game in which nothing happened has none."""
    return recording.is_open and bool(recording.moves)


def ask(source: Source, recording: Recording, guest: models.Guest) -> models.Analysis:
    """Return the analysis of *recording*, begun now if there is none.

    Raises `GridwrightError` where *guest* has asked for too many.
    """
    key = key_of(recording)
    known = models.Analysis.objects.filter(key=key, level=LEVEL)
    row = known.first()
    if row is None or row.state == AnalysisState.FAILED:
        _check_limits(guest)
    now = watching.database_now()
    with transaction.atomic():
        row, is_new = models.Analysis.objects.select_for_update().get_or_create(
            key=key, level=LEVEL, defaults={"guest": guest, "lease": now}
        )
        if not is_new and row.state == AnalysisState.FAILED:
            known.update(state=AnalysisState.WAITING, guest=guest, lease=now, tries=0)
        type(source).objects.filter(pk=source.pk).update(analysis=row)
    return row


def _check_limits(guest: models.Guest) -> None:
    if guest.analyses.filter(lease__isnull=False).count() >= MOST_WAITING:
        raise GridwrightError("web.analysis.no.waiting", {"most": MOST_WAITING})
    if limits.ANALYSES.delay(str(guest.pk)):
        raise GridwrightError("web.analysis.no.many")


def key_of(recording: Recording) -> str:
    """Return the hash of a game: of its setup, its content and its moves, not of its players."""
    spec, game = recording.spec, recording.game
    setup = [spec.title, spec.board, spec.seats, game.rules_version, spec.seed, spec.position]
    moves = [[move.seat, game.write(move.action), move.chance] for move in recording.moves]
    printed = fingerprint(game.printed())
    whole = [setup, sorted(spec.options.items()), sorted(spec.stated.items()), printed, moves]
    return sha256(json.dumps(whole).encode()).hexdigest()


# What is there


def judgements(row: models.Analysis) -> list[Judgement]:
    """Return what has been judged so far, in the order of the game."""
    return _JUDGED.get((row.pk, row.created, row.done), lambda: _judgements(row))


def _judgements(row: models.Analysis) -> list[Judgement]:
    stored = row.judged.filter(number__lt=row.done).values_list("judgement", flat=True)
    return [judgement_of(each) for each in stored if each]


_JUDGED: Final[RecentValues[list[Judgement]]] = RecentValues(_READ)


def ending(recording: Recording) -> tuple[float, ...] | None:
    """Return each seat's share of the win; None of a game that is not over."""
    if not recording.is_over:
        return None
    last = replays.position(recording, len(recording.moves))
    return tuple(result(recording.game, last))


# Single positions


def ask_for_moves(row: models.Analysis, recording: Recording, at: int, guest: models.Guest) -> None:
    """Let a bot compare the moves of the position after *at* actions, unless one has or does."""
    if not has_choice(recording, at):
        raise GridwrightError("web.analysis.no_choice")
    if row.compared.filter(at=at).exists():
        return
    if models.ComparedMoves.objects.filter(guest=guest, lease__isnull=False).exists():
        raise GridwrightError("web.analysis.no.busy")
    if limits.COMPARED.delay(str(guest.pk)):
        raise GridwrightError("web.analysis.no.often")
    row.compared.get_or_create(
        at=at, defaults={"level": CLOSE_LEVEL, "guest": guest, "lease": watching.database_now()}
    )


def has_choice(recording: Recording, at: int) -> bool:
    """Whether the seat to act could have done something else than it did."""
    if not 0 <= at < len(recording.moves):
        return False
    return len(recording.game.lowest_bid_actions(replays.position(recording, at))) > 1


def compared(row: models.ComparedMoves) -> list[ComparedMove]:
    """Return the moves of a position, the best first; none where nobody could compare them."""
    return [move_of(each) for each in row.result.get("moves", [])]


# Working


def claim(worker: str) -> models.Analysis | models.ComparedMoves | None:
    """Return what is next, for *worker* alone: a single position, or one moment of an analysis.

    The analysis that has waited longest for its next moment is first, so all of them get on.
    """
    now = watching.database_now()
    kinds: Iterable[type[models.Analysis | models.ComparedMoves]]
    kinds = (models.ComparedMoves, models.Analysis)
    for kind in kinds:
        due = kind.objects.filter(leases.is_due(now)).order_by("lease", "pk")
        for key, lease in due.values_list("pk", "lease"):
            assert lease is not None  # which only has what has ended
            if leases.claim(kind, key, lease, worker, now):
                return kind.objects.filter(pk=key).first()
    return None


def carry_out(row: models.Analysis | models.ComparedMoves) -> None:
    """Do what was claimed, and write what comes of it."""
    if isinstance(row, models.ComparedMoves):
        _compare(row)
    else:
        _judge_next(row)


def _judge_next(row: models.Analysis) -> None:
    """Judge one moment of *row*; one at which workers have failed too often is left out."""
    unchanged = models.Analysis.objects.filter(pk=row.pk, done=row.done)
    source = _source(row)
    if source is None:
        unchanged.delete()
        return
    opened = _readable(row, source)
    if opened is None:
        _LOG.warning("a game cannot be analysed", extra={"details": {"analysis": row.pk}})
        unchanged.update(state=AnalysisState.FAILED, lease=None, worker="")
        return
    stored: Stored = {}
    if row.done < len(opened.moments) and row.tries <= _TRIES:
        moment = opened.moments[row.done]
        stored = stored_judgement(judge(opened.course.game, moment, Adviser(row.level)))
    _write(row, len(opened.moments), stored)


def _readable(row: models.Analysis, source: Source) -> Opened | None:
    """Return the game of *source*; None where it does not hold here, or workers die of it."""
    if row.tries > 2 * _TRIES:
        return None
    try:
        return _opened(row.key, source)
    except OtherContentError:
        raise
    except GridwrightError:
        return None


def _write(row: models.Analysis, moments: int, stored: Stored) -> None:
    """Write the judgement of the next of so many *moments*, unless another worker has.

    Whoever comes first writes it, even if the lease has passed to another meanwhile: a judgement
    is the same whoever makes it, and on a busy machine nobody else may be quicker.
    """
    done = min(row.done + 1, moments)
    has_ended = done == moments
    with transaction.atomic():
        unchanged = models.Analysis.objects.filter(pk=row.pk, done=row.done)
        count = unchanged.exclude(lease=None).update(
            state=AnalysisState.DONE if has_ended else AnalysisState.RUNNING,
            moments=moments,
            done=done,
            tries=0,
            worker="",
            lease=None if has_ended else watching.database_now(),
        )
        if count and moments:
            row.judged.create(number=row.done, judgement=stored)


def _compare(row: models.ComparedMoves) -> None:
    unchanged = models.ComparedMoves.objects.filter(pk=row.pk).exclude(lease=None)
    source = _source(row.analysis)
    if source is None:
        unchanged.delete()
        return
    moves: list[Stored] = []
    if row.tries <= _TRIES:
        course = _opened(row.analysis.key, source).course
        moves = moves_at(course, row.at, row.level)
    unchanged.update(result={"moves": moves}, lease=None, worker="")


def moves_at(course: Course, at: int, level: str) -> list[Stored]:
    """Return the moves of the seat that played action *at*, what it played among them."""
    game, state, played = course.game, course.state_at(at), course.turn_at(at)
    view = game.view(state, game.to_act(state))
    return [
        stored_move(game, suggestion, is_played=suggestion.plan == played)
        for suggestion in advise.advise(game, view, level, seed=at, played=played)
    ]


def _source(row: models.Analysis) -> Source | None:
    """Return a table or record with the game of *row*; None where all of them are gone."""
    return row.tables.first() or row.saved_records.first()


def recording_of(source: Source) -> Recording:
    """Return the game of *source* as everybody may see it."""
    if isinstance(source, models.SavedRecord):
        return replays.of_record(source)
    recording = replays.of_table(source.pk, None)
    assert recording is not None
    return recording


def _opened(key: str, source: Source) -> Opened:
    return _OPENED.get(key, lambda: _open(recording_of(source)))


_OPENED: Final[RecentValues[Opened]] = RecentValues(_REMEMBERED)


def _open(recording: Recording) -> Opened:
    course = course_of(recording)
    return Opened(course, tuple(course.moments()))


def course_of(recording: Recording) -> Course:
    """Return the game as an analysis reads it; its positions are numbered as in the replay."""
    actions = [move.action for move in recording.moves]
    return Course(recording.game, list(replays.states(recording)), actions)


# Counting and cleaning


def waiting() -> int:
    """Return how many analyses have not ended."""
    return models.Analysis.objects.filter(lease__isnull=False).count()


def clean(now: datetime) -> int:
    """Delete the analyses of games that are gone; return how many."""
    unused = Q(tables__isnull=True, saved_records__isnull=True, created__lt=now - _LEFT_FOR)
    _, counts = models.Analysis.objects.filter(unused).delete()
    return counts.get("web.Analysis", 0)
