"""Puzzles on real tables: laying them, the one answer, and turns that guests keep.

The table of a puzzle begins with its position, has bots that never act, and ends with the answer,
which is not played: the first whole turn of its seat. An answer that is none of the choices is
judged by the bot processes, beside the best choice and on the same deals; it is wrong only if it
is clearly worse.

A kept turn becomes a puzzle once a bot process has found that it is one, by the definition of the
packaged ones.
"""

from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any, Final

from django.db import transaction
from django.db.models import Count, Q
from django.utils import timezone

from gridwright.advice.analyse import Moment
from gridwright.advice.forecast import Adviser, Forecaster, Move
from gridwright.core.errors import GridwrightError, Message
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.core.phase import State
from gridwright.games.registry import TITLES, open_game
from gridwright.puzzles.making import JUDGE, WRONG, Origin, puzzle_at
from gridwright.puzzles.packaged import packaged, packaged_by_id
from gridwright.puzzles.puzzle import KINDS, Puzzle, id_of, whole_turn
from gridwright.tables.fingerprint import fingerprint
from gridwright.tables.table import Table, TableSpec, table_at
from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.play import drafts, jobs, leases, records, replays, watching
from gridwright.web.play.drafts import DraftTurn
from gridwright.web.play.lobby import USUAL_LEVEL, write
from gridwright.web.play.replays import Recording
from gridwright.web.play.writing import Change

KIND: Final = "puzzle"  # of a job that judges an answer
MOST_KEPT: Final = 50  # turns of one guest
_TRIES: Final = 3  # after which nobody looks at a kept turn any more
_EPOCH: Final = date(2026, 1, 1)  # when the first puzzle of the day was asked

Own = models.Puzzle


@dataclass(frozen=True, slots=True)
class Stand:
    """A puzzle at its table, as its guest sees it: all of it only after the answer."""

    id: str
    number: int  # among the packaged ones of its title; 0 for a kept turn
    attempt: models.Attempt | None = None
    puzzle: Puzzle | None = None  # after the answer

    @property
    def is_judged_now(self) -> bool:
        """Whether a bot process still thinks about the answer."""
        return self.attempt is not None and self.attempt.is_right is None


# Which there are


def available(title: str) -> tuple[Puzzle, ...]:
    """Return the packaged puzzles of *title* that fit the cards and maps of this server."""
    return tuple([puzzle for puzzle in packaged(title) if _fits(puzzle)])


def _fits(puzzle: Puzzle) -> bool:
    return _content(puzzle.title, puzzle.board, puzzle.seats) == puzzle.content


@cache
def _content(title: str, board: str, seats: int) -> str:
    """Return the hash of what this server plays with; nothing where it has no such map."""
    try:
        return fingerprint(open_game(library(), title, board, seats, {}).printed())
    except GridwrightError:
        return ""


def find(identifier: str, guest: models.Guest | None) -> Puzzle | None:
    """Return a packaged puzzle, or one that *guest* has kept."""
    puzzle = packaged_by_id().get(identifier)
    if puzzle is not None:
        return puzzle if _fits(puzzle) else None
    row = Own.objects.filter(pk=identifier, guest=guest, state=models.PuzzleState.LIVE).first()
    return None if row is None else Puzzle.from_fields(row.puzzle)


def of_the_day(day: date | None = None) -> Puzzle | None:
    """Return the puzzle that all are asked on a *day*, by default today; titles take turns."""
    number = ((day or timezone.now().date()) - _EPOCH).days
    titles = [puzzles for title in TITLES if (puzzles := available(title.name))]
    if not titles:
        return None
    puzzles = titles[number % len(titles)]
    return puzzles[number // len(titles) % len(puzzles)]


def next_for(guest: models.Guest | None, title: str, kind: str = "") -> Puzzle | None:
    """Return the first packaged puzzle of *title*, and of a *kind*, not answered by *guest*."""
    done = set() if guest is None else set(guest.attempts.values_list("puzzle", flat=True))
    for puzzle in available(title):
        if puzzle.id not in done and kind in ("", puzzle.kind):
            return puzzle
    return None


@dataclass(frozen=True, slots=True)
class Score:
    """How a guest has done at the puzzles of a kind."""

    kind: str
    count: int  # of the puzzles that there are
    tried: int
    right: int


def scores(guest: models.Guest | None, title: str) -> list[Score]:
    """Return how *guest* has done at each kind of which *title* has puzzles."""
    counts: dict[str, tuple[int, int]] = {}
    if guest is not None:
        rows = guest.attempts.filter(title=title, is_right__isnull=False).values_list("kind")
        tallied = rows.annotate(tried=Count("pk"), right=Count("pk", filter=Q(is_right=True)))
        counts = {kind: (tried, right) for kind, tried, right in tallied}
    there = [puzzle.kind for puzzle in available(title)]
    return [
        Score(kind, there.count(kind), *counts.get(kind, (0, 0)))
        for kind in KINDS
        if kind in there or kind in counts
    ]


# At a table


def lay(puzzle: Puzzle, identifier: str, guest: models.Guest) -> models.Table:
    """Return the table at which *guest* answers a puzzle: the one there is, or a new one.

    An answer that nobody has judged, because a job was given up, is given to the bots again.
    """
    row = _table_of(identifier, guest) or _new_table(puzzle, identifier, guest)
    waiting = guest.attempts.filter(puzzle=identifier, is_right=None).first()
    if waiting is not None and not row.jobs.filter(kind=KIND).exists():
        _ask(row, puzzle, waiting.lines)
    return row


def _table_of(identifier: str, guest: models.Guest) -> models.Table | None:
    return (
        models.Table.objects.filter(
            host=guest,
            kind=models.TableKind.PUZZLE,
            subject=identifier,
            state=models.TableState.RUNNING,
        )
        .order_by("-created")
        .first()
    )


def _new_table(puzzle: Puzzle, identifier: str, guest: models.Guest) -> models.Table:
    row = _row(puzzle, guest, models.Tempo.QUICK)
    row.kind, row.subject = models.TableKind.PUZZLE, identifier
    row.hints = models.Hints.NOBODY
    return write(row, _seats(puzzle, guest, USUAL_LEVEL))


def play_on(puzzle: Puzzle, guest: models.Guest, level: str, tempo: str) -> models.Table:
    """Lay a game that begins with the position of a puzzle, against bots of a *level*."""
    return write(_row(puzzle, guest, tempo), _seats(puzzle, guest, level))


def _row(puzzle: Puzzle, guest: models.Guest, tempo: str) -> models.Table:
    begun = table_at(puzzle.position, library())
    table, seed = records.dealt(begun.spec, begun.game, begun.state)
    return records.row_of(table, seed, guest, tempo)


def _seats(puzzle: Puzzle, guest: models.Guest, level: str) -> list[dict[str, object]]:
    return [
        {"guest": guest, "name": guest.name} if seat == puzzle.seat else {"bot": level}
        for seat in range(puzzle.seats)
    ]


def stand_of(row: models.Table, guest: models.Guest | None) -> Stand | None:
    """Return how far *guest* is with the puzzle of a table; None at tables without one."""
    if row.kind != models.TableKind.PUZZLE:
        return None
    is_mine = guest is not None and row.host_id == guest.pk
    attempt = guest.attempts.filter(puzzle=row.subject).first() if guest and is_mine else None
    puzzle = None if attempt is None else find(row.subject, guest)
    return Stand(row.subject, _number(row), attempt, puzzle)


def _number(row: models.Table) -> int:
    ids = [puzzle.id for puzzle in packaged(row.title)]
    return ids.index(row.subject) + 1 if row.subject in ids else 0


def given(game: Game[Any], view: State, seat: int, attempt: models.Attempt) -> DraftTurn:
    """Return an answer as the tentative turn that shows it, without what ends the turn."""
    phrases = [game.phrase(game.parse(line)) for line in attempt.lines]
    lines = [phrase.text for phrase in phrases if phrase.decision is not Decision.DONE]
    return drafts.draft_of(game, view, seat, tuple(lines))


def give(change: Change, seat: int, lines: list[str]) -> Message | None:
    """Take *lines* as the answer of *seat* if they are a whole turn, else as its draft.

    Returns why that cannot be.
    """
    row, game, view = change.row, change.table.game, change.table.view(seat)
    if change.table.to_act != seat:
        return Message("web.panel.not_now")
    guest = change.seating.seats[seat].guest
    puzzle = find(row.subject, guest)
    if guest is None or puzzle is None:
        return Message("web.puzzle.gone")
    if guest.attempts.filter(puzzle=row.subject).exists():
        return Message("web.puzzle.answered")
    turn, reason = drafts.try_all(game, view, seat, lines)
    if reason is not None:
        return reason
    if not turn.draft.is_complete:
        change.store_draft(turn)
        return None
    choice = puzzle.choice_of(game, tuple(turn.draft.actions))
    models.Attempt.objects.create(
        guest=guest,
        puzzle=row.subject,
        title=puzzle.title,
        kind=puzzle.kind,
        lines=list(turn.lines),
        choice=choice,
        is_right=None if choice < 0 else choice < puzzle.right,
    )
    if choice < 0:
        _ask(row, puzzle, list(turn.lines))
    change.show()
    return None


def _ask(row: models.Table, puzzle: Puzzle, lines: list[str]) -> None:
    """Let a bot process judge an answer that is none of the choices."""
    jobs.ask(row, puzzle.seat, KIND, {"lines": lines, "best": puzzle.choices[0].plan})


def think(table: Table, job: models.Job) -> jobs.Result:
    """Judge an answer that is none of the choices, and write down whether it is right."""
    game, view = table.game, table.view(job.seat)
    forecaster = Forecaster(game, game.hash_of(view))
    turns = [whole_turn(game, view, job.parameters[name]) for name in ("best", "lines")]
    moves = [Move(plan) for plan in turns]
    expected, given = forecaster.follow(view, moves, Adviser(JUDGE).deals)
    chance = given.chances[job.seat]
    is_right = expected.chances[job.seat] - chance < WRONG
    mine = models.Attempt.objects.filter(
        guest__hosted=job.table_id, puzzle=models.Table.objects.get(pk=job.table_id).subject
    )
    mine.update(chance=round(chance, 4), is_right=is_right)
    return {"is_right": is_right}


# Kept turns


def keep(recording: Recording, index: int, guest: models.Guest) -> models.Puzzle:
    """Keep the turn of *recording* that begins after *index* actions, to be tried again.

    Raises `GridwrightError` where there is none, or where the game may still be running.
    """
    if not recording.is_open or not recording.is_over:
        raise GridwrightError("web.replay.running")
    if not 0 <= index < len(recording.moves):
        raise GridwrightError("web.replay.no_action", {"most": len(recording.moves)})
    spec, game, first = recording.spec, recording.game, recording.moves[index]
    state = replays.position(recording, index)
    played = [first.action]
    for move in recording.moves[index + 1 :]:
        if (move.seat, move.phase, move.round) != (first.seat, first.phase, first.round):
            break
        played.append(move.action)
    position = game.write_position(game.view(state, first.seat))
    where = (spec.title, spec.board, spec.seats)
    line = Table(TableSpec(*where, (), spec.options, position=position), library()).position()
    with transaction.atomic():
        known = guest.puzzles.filter(turn=id_of(line)).first()
        if known is not None:
            return known
        if guest.puzzles.count() >= MOST_KEPT:
            raise GridwrightError("web.puzzle.many", {"most": MOST_KEPT})
        return Own.objects.create(
            guest=guest,
            title=spec.title,
            position=line,
            turn=id_of(line),
            played=[game.write(action) for action in played],
            lease=watching.database_now(),
        )


def forget(identifier: str, guest: models.Guest | None) -> bool:
    """Delete a kept turn of *guest*; return whether there was one."""
    if guest is None:
        return False
    count, _ = guest.puzzles.filter(pk=identifier).delete()
    return count > 0


def claim(worker: str) -> models.Puzzle | None:
    """Return the kept turn that is to be looked at next, for *worker* alone; None if none is."""
    now = watching.database_now()
    due = Own.objects.filter(leases.is_due(now)).order_by("created", "pk")
    for key, lease in due.values_list("pk", "lease"):
        assert lease is not None  # which only one has that was looked at
        if leases.claim(Own, key, lease, worker, now):
            return Own.objects.filter(pk=key).first()
    return None


def look(row: models.Puzzle) -> None:
    """Find out whether a kept turn is a puzzle, by the definition of the packaged ones."""
    puzzle = _looked(row) if row.tries <= _TRIES else None
    state = models.PuzzleState.OUT if puzzle is None else models.PuzzleState.LIVE
    fields = {} if puzzle is None else puzzle.as_fields()
    mine = Own.objects.filter(pk=row.pk, worker=row.worker)
    mine.update(state=state, puzzle=fields, lease=None, worker="")


def _looked(row: models.Puzzle) -> Puzzle | None:
    try:
        table = table_at(row.position, library())
        played = tuple([table.game.parse(line) for line in row.played])
    except GridwrightError:  # it was played with other cards
        return None
    game, state = table.game, table.state
    seat = table.to_act
    moment = Moment(
        game.hash_of(state), game.round_of(state), game.phase_of(state), seat, state, played
    )
    return puzzle_at(game, moment, Origin((), 0), library())
