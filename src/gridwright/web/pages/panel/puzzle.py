"""The panel of a puzzle: what is asked, and after the answer what all choices are worth."""

from dataclasses import dataclass
from typing import Final

from gridwright import words
from gridwright.bots import roster
from gridwright.core.errors import Message
from gridwright.puzzles.making import JUDGE
from gridwright.puzzles.puzzle import Choice, Puzzle
from gridwright.web import models
from gridwright.web.pages.levels import LevelChoice, level_choices, level_name
from gridwright.web.pages.panel.turn import Turn
from gridwright.web.pages.panel.wording import plan_name
from gridwright.web.play.lobby import USUAL_LEVEL

_WHOLE: Final = 100


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One choice with its chance."""

    name: str
    chance: str
    points: int  # in per cent: the length of its bar
    is_right: bool
    is_mine: bool
    was_played: bool


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """What is said after the answer."""

    verdict: str  # "right", "wrong", or "" while a bot judges the answer
    heading: str
    sums: str  # the best chance beside that of the answer
    reason: str
    rows: tuple[ChoiceRow, ...]
    facts: str
    about: str  # whose opinion all that is
    id: str
    title: str
    kind: str
    levels: list[LevelChoice]
    usual_level: str


@dataclass(frozen=True, slots=True)
class PuzzlePanel:
    """The puzzle of a table."""

    title: str  # of the game, to find the way back
    name: str
    lead: str
    result: PuzzleResult | None  # after the answer


def puzzle_panel(turn: Turn) -> PuzzlePanel | None:
    """Return what the panel says of the puzzle of a table; None at other tables."""
    stand = turn.perspective.puzzle
    if stand is None:
        return None
    view = turn.perspective.view
    name = words.text("web.puzzle.name", number=stand.number) if stand.number else ""
    phase = turn.game.phase_of(view)
    lead = turn.say("web.puzzle.lead", round=turn.game.round_of(view), phase=phase)
    result = None
    if stand.attempt is not None and stand.puzzle is not None:
        result = _result(turn, stand.id, stand.puzzle, stand.attempt)
    elif stand.attempt is not None:
        lead = words.text("web.puzzle.gone")
    return PuzzlePanel(turn.game.title, name or words.text("web.puzzle.own_name"), lead, result)


def _result(turn: Turn, identifier: str, puzzle: Puzzle, attempt: models.Attempt) -> PuzzleResult:
    verdicts = {True: "right", False: "wrong", None: ""}
    verdict = verdicts[attempt.is_right]
    chance = attempt.chance if attempt.choice < 0 else puzzle.choices[attempt.choice].chance
    best = words.percent(puzzle.choices[0].chance)
    sums = ""
    if chance is not None and not attempt.is_right:
        sums = words.text("web.puzzle.instead", best=best, mine=words.percent(chance))
    reason = puzzle.reason
    return PuzzleResult(
        verdict=verdict,
        heading=words.text(f"web.puzzle.verdict.{verdict or 'waiting'}"),
        sums=sums,
        reason="" if reason is None else turn.say(reason.id, **reason.values),
        rows=_rows(turn, puzzle, attempt),
        facts=_facts(puzzle),
        about=words.text("web.puzzle.about", bot=level_name(JUDGE.partition("@")[0])),
        id=identifier,
        title=puzzle.title,
        kind=puzzle.kind,
        levels=level_choices(roster.names()),
        usual_level=USUAL_LEVEL,
    )


def _rows(turn: Turn, puzzle: Puzzle, attempt: models.Attempt) -> tuple[ChoiceRow, ...]:
    """Return the choices, the best first, and among them an answer that is none of them."""
    rows = [
        _row(turn, puzzle, choice, index, is_mine=index == attempt.choice)
        for index, choice in enumerate(puzzle.choices)
    ]
    if attempt.choice < 0 and attempt.chance is not None:
        given = Choice(turn.lines, attempt.chance)
        row = _row(turn, puzzle, given, -1, is_mine=True, is_right=bool(attempt.is_right))
        worse = [each for each in puzzle.choices if each.chance <= attempt.chance]
        rows.insert(len(rows) - len(worse), row)
    return tuple(rows)


def _row(  # noqa: PLR0913 - what a row says
    turn: Turn,
    puzzle: Puzzle,
    choice: Choice,
    index: int,
    *,
    is_mine: bool,
    is_right: bool = False,
) -> ChoiceRow:
    phase = turn.game.phase_of(turn.perspective.view)
    return ChoiceRow(
        name=plan_name(turn, choice.plan, phase, bid=False),
        chance=words.percent(choice.chance),
        points=round(_WHOLE * choice.chance),
        is_right=is_right or 0 <= index < puzzle.right,
        is_mine=is_mine,
        was_played=index == puzzle.played >= 0,
    )


def _facts(puzzle: Puzzle) -> str:
    """Return which game the puzzle comes from."""
    identifier = "web.puzzle.facts.bots" if puzzle.bots else "web.puzzle.facts.own"
    return words.say(Message(identifier, {"round": puzzle.round, "seats": puzzle.seats}))
