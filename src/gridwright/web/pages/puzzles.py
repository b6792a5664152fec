"""The page of puzzles, and the card about them where learning begins."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from gridwright import words
from gridwright.games.registry import TITLES
from gridwright.puzzles.puzzle import Puzzle
from gridwright.web import models
from gridwright.web.pages.common import Context, board_name
from gridwright.web.play import puzzles as play

_LATEST: Final = 3  # kept turns on the card


@dataclass(frozen=True, slots=True)
class TitleTab:
    """A title to choose."""

    name: str
    is_now: bool
    count: int  # of its puzzles


@dataclass(frozen=True, slots=True)
class KindRow:
    """How a guest does at a kind of puzzles."""

    kind: str
    name: str
    tried: str
    share: str  # of the right answers, in per cent; "" without any answer
    points: int  # the same, as the length of a bar
    is_left: bool  # whether there is one to solve


@dataclass(frozen=True, slots=True)
class KeptTurn:
    """A turn that a guest has kept."""

    id: str
    name: str
    note: str
    state: str
    when: datetime
    is_answered: bool


@dataclass(frozen=True, slots=True)
class DayCard:
    """The puzzle of the day."""

    id: str
    title: str
    board: str
    sentence: str
    is_answered: bool


def puzzles(guest: models.Guest | None, title: str) -> Context:
    """Return the page of the puzzles of *title*."""
    rows = _kinds(guest, title)
    return {
        "place": "learn",
        "title": title,
        "tabs": [
            TitleTab(each.name, each.name == title, len(play.available(each.name)))
            for each in TITLES
        ],
        "kinds": rows,
        "is_any_left": any([row.is_left for row in rows]),
        "today": day_card(guest),
        "kept": _kept(guest),
    }


def card(guest: models.Guest | None, title: str) -> Context:
    """Return what `learn/puzzles.html` shows: the puzzle of the day, and how the guest does."""
    return {"title": title, "kinds": _kinds(guest, title), "today": day_card(guest)}


def mistakes(guest: models.Guest | None, title: str) -> Context:  # noqa: ARG001 - of every title
    """Return what `learn/mistakes.html` shows: the turns that the guest kept last."""
    return {"kept": _kept(guest)[:_LATEST]}


def _kinds(guest: models.Guest | None, title: str) -> list[KindRow]:
    return [
        KindRow(
            score.kind,
            words.text(f"web.puzzle.kind.{score.kind}"),
            words.text("web.puzzle.tried", tried=score.tried, count=score.count),
            words.percent(score.right / score.tried) if score.tried else "",
            round(100 * score.right / score.tried) if score.tried else 0,
            play.next_for(guest, title, score.kind) is not None,
        )
        for score in play.scores(guest, title)
    ]


def day_card(guest: models.Guest | None) -> DayCard | None:
    puzzle = play.of_the_day()
    if puzzle is None:
        return None
    is_answered = guest is not None and guest.attempts.filter(puzzle=puzzle.id).exists()
    return DayCard(puzzle.id, puzzle.title, board_name(puzzle.board), _asked(puzzle), is_answered)


def _asked(puzzle: Puzzle) -> str:
    """Return when the seat of a puzzle has to decide, and among how many."""
    identifier = f"web.puzzle.asked.{puzzle.kind}"
    return words.text(identifier, round=puzzle.round, seats=puzzle.seats)


def _kept(guest: models.Guest | None) -> list[KeptTurn]:
    if guest is None:
        return []
    answered = set(guest.attempts.values_list("puzzle", flat=True))
    return [_kept_turn(row, is_answered=row.pk in answered) for row in guest.puzzles.all()]


def _kept_turn(row: models.Puzzle, *, is_answered: bool) -> KeptTurn:
    name = words.text(f"title.{row.title}")
    note = words.text(f"web.puzzle.state.{row.state}")
    if row.state == models.PuzzleState.LIVE:
        puzzle = Puzzle.from_fields(row.puzzle)
        note = words.text("web.puzzle.cost", points=round(100 * puzzle.loss))
        name = words.text(
            "web.puzzle.kept_name",
            kind=words.text(f"web.puzzle.kind.{puzzle.kind}"),
            round=puzzle.round,
        )
    return KeptTurn(row.pk, name, note, row.state, row.created, is_answered)
