"""Analyses of finished games, the moves of their positions, and puzzles."""

from http import HTTPStatus
from typing import Annotated

from gridwright import words
from gridwright.advice.analyse import Judgement
from gridwright.advice.storing import ComparedMove
from gridwright.core.errors import GridwrightError, Message
from gridwright.puzzles.puzzle import Puzzle
from gridwright.tables.table import letter, table_at
from gridwright.web import limits, models
from gridwright.web.api.calls.acting import checked_lines
from gridwright.web.api.endpoints import Call, endpoint, missing, too_much
from gridwright.web.api.keys import PLAY, READ
from gridwright.web.api.problems import ProblemError
from gridwright.web.api.public_shapes import (
    AdviceDict,
    AdviceRequest,
    AnalysisDict,
    AnalysisRequest,
    AttemptDict,
    AttemptRequest,
    ComparedMoveDict,
    JudgementDict,
    PuzzleDict,
)
from gridwright.web.library import library
from gridwright.web.play import analyses, drafts, moves, puzzles, records
from gridwright.web.play.analyses import Source
from gridwright.web.play.replays import Recording
from gridwright.words import Names


def _source(game: str) -> Source:
    """Return the table or kept record that is called *game*."""
    row = models.Table.objects.filter(pk=game).first() or records.saved(game)
    return missing() if row is None else row


def _recording(source: Source) -> Recording:
    recording = analyses.recording_of(source)
    words.about(recording.game.title)
    return recording


@endpoint("POST", "/analyses", READ, HTTPStatus.ACCEPTED)
def ask_for_analysis(call: Call, body: AnalysisRequest) -> AnalysisDict:
    """Let a bot judge every decision of a finished game. It takes minutes: ask again for it."""
    if len(body) != 1:
        raise ProblemError(HTTPStatus.BAD_REQUEST, "web.api.table_or_record")
    source = _source(body.get("table", "") or body.get("record", ""))
    recording = _recording(source)
    if not analyses.may_be_analysed(recording):
        raise ProblemError(HTTPStatus.CONFLICT, "web.analysis.no.running")
    try:
        row = analyses.ask(source, recording, call.person)
    except GridwrightError as error:
        if error.message.id != "web.analysis.no.many":
            raise
        raise too_much("analyses", limits.ANALYSES.wait(str(call.person.pk))) from error
    return _analysis(source.pk, row, recording)


@endpoint("GET", "/analyses/{game}", READ)
def analysis(call: Call, game: str) -> AnalysisDict:  # noqa: ARG001
    """An analysis as far as it has come, by the id of its table or kept record."""
    source = _source(game)
    row = _row(source)
    return _analysis(source.pk, row, _recording(source))


def _row(source: Source) -> models.Analysis:
    return missing("web.analysis.no.none") if source.analysis is None else source.analysis


def _analysis(game: str, row: models.Analysis, recording: Recording) -> AnalysisDict:
    names = Names.of(recording.game, recording.names)
    return {
        "id": game,
        "state": row.state,
        "level": row.level,
        "done": row.done,
        "moments": row.moments,
        "judgements": [_judgement(each, names) for each in analyses.judgements(row)],
    }


def _judgement(judgement: Judgement, names: Names) -> JudgementDict:
    reason = judgement.reason
    return {
        "at": judgement.index,
        "round": judgement.round,
        "phase": judgement.phase,
        "seat": letter(judgement.seat),
        "chances": list(judgement.chances),
        "played": list(judgement.played),
        "best": list(judgement.best),
        "loss": judgement.gain.value,
        "margin": judgement.gain.margin,
        "reason": None if reason is None else reason.as_dict("", names),
    }


# Single positions


@endpoint("POST", "/analyses/{game}/advice", READ, HTTPStatus.ACCEPTED)
def ask_for_advice(call: Call, game: str, body: AdviceRequest) -> AdviceDict:
    """Let a bot compare the moves of a position of an analysed game. Ask again for them."""
    source = _source(game)
    row, recording = _row(source), _recording(source)
    analyses.ask_for_moves(row, recording, body["at"], call.person)
    return _advice(row, recording, body["at"])


@endpoint("GET", "/analyses/{game}/advice", READ)
def advice(
    call: Call,  # noqa: ARG001
    game: str,
    at: Annotated[int, "After how many actions."],
) -> AdviceDict:
    """The moves of a position of an analysed game, compared."""
    source = _source(game)
    return _advice(_row(source), _recording(source), at)


def _advice(analysed: models.Analysis, recording: Recording, at: int) -> AdviceDict:
    row = analysed.compared.filter(at=at).first()
    if row is None:
        missing("web.api.no_advice")
    names = Names.of(recording.game, recording.names)
    return {
        "at": at,
        "is_done": row.lease is None,
        "level": row.level,
        "moves": [_move(each, names) for each in analyses.compared(row)],
    }


def _move(move: ComparedMove, names: Names) -> ComparedMoveDict:
    return {
        "lines": list(move.lines),
        "chance": move.chance.value,
        "margin": move.chance.margin,
        "behind": move.behind.value,
        "is_equal": move.is_equal,
        "ceiling": move.ceiling or None,
        "is_played": move.is_played,
        "reasons": [reason.as_dict("", names) for reason in move.reasons],
    }


# Puzzles


@endpoint("GET", "/puzzles/daily", READ)
def daily_puzzle(call: Call) -> PuzzleDict:
    """The puzzle that all are asked today."""
    puzzle = puzzles.of_the_day()
    return missing("web.puzzle.gone") if puzzle is None else _puzzle(call, puzzle, puzzle.id)


@endpoint("GET", "/puzzles/{puzzle}", READ)
def one_puzzle(call: Call, puzzle: str) -> PuzzleDict:
    """A puzzle, and the answer of who asks, if they have given one."""
    return _puzzle(call, _found(call, puzzle), puzzle)


@endpoint("POST", "/puzzles/{puzzle}/attempts", PLAY)
def attempt(call: Call, puzzle: str, body: AttemptRequest) -> PuzzleDict:
    """Answer a puzzle by a whole turn, once. What ends the turn may be left out."""
    asked, lines = _found(call, puzzle), checked_lines(body["lines"])
    begun = table_at(asked.position, library())
    view = begun.game.view(begun.state, asked.seat)
    turn, reason = drafts.try_all(begun.game, view, asked.seat, lines)
    whole = drafts.whole_turn(begun.game, view, asked.seat, turn.lines)
    if reason is not None or not whole:
        reason = reason or Message("web.plan.no_turn")
        raise ProblemError(HTTPStatus.UNPROCESSABLE_ENTITY, reason)
    row = puzzles.lay(asked, puzzle, call.person)
    answer = moves.play_all(row.pk, asked.seat, whole, row.version)
    if answer.reason is not None:
        raise ProblemError(HTTPStatus.CONFLICT, answer.reason)
    return _puzzle(call, asked, puzzle)


def _found(call: Call, identifier: str) -> Puzzle:
    puzzle = puzzles.find(identifier, call.person)
    return missing("web.puzzle.gone") if puzzle is None else puzzle


def _puzzle(call: Call, puzzle: Puzzle, identifier: str) -> PuzzleDict:
    words.about(puzzle.title)
    given = call.person.attempts.filter(puzzle=identifier).first()
    return {
        "id": identifier,
        "title": puzzle.title,
        "map": puzzle.board or None,
        "kind": puzzle.kind,
        "seat": letter(puzzle.seat),
        "position_line": puzzle.position,
        "attempt": None if given is None else _attempt(puzzle, given),
    }


def _attempt(puzzle: Puzzle, given: models.Attempt) -> AttemptDict:
    return {
        "lines": list(given.lines),
        "is_right": given.is_right,
        "right": [list(choice.plan) for choice in puzzle.choices[: puzzle.right]],
    }
