"""What a whole game comes to, in numbers: worked out in one pass, and kept for a while.

Money and cards of everybody are in it: it is told of games that hide nothing any more.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gridwright.core.events import Event
from gridwright.core.game import Snapshot, State
from gridwright.tables.table import Move
from gridwright.web.play.memory import Memory
from gridwright.web.play.replays import Script, states

_REMEMBERED: Final = 64
_FUEL_PHASE: Final = "resources"

_PAID: Final = {  # by kind of event: what was paid for, and the value that says how much
    "bought_plant": ("plants", "bid"),
    "bought_card": ("cards", "bid"),
    "bought_fuel": ("fuel", "cost"),
    "bought_from_storage": ("fuel", "cost"),
    "hired": ("workers", "cost"),
    "built": ("building", "cost"),
}
_STEPS: Final = {"step_begins": "step", "stage_begins": "stage"}
_GROWTH: Final = ("built", "settled")


@dataclass(slots=True)
class Chapter:
    """One round: how it ended, how the fuel market began, and what everybody earned."""

    round: int
    end: Snapshot
    market: Snapshot | None  # None where there is no fuel to buy, or not yet
    income: list[int | None]  # by seat; None for who was not paid


@dataclass(frozen=True, slots=True)
class Story:
    """A game in numbers."""

    chapters: tuple[Chapter, ...]
    spent: tuple[dict[str, int], ...]  # by seat: on what, how much
    steps: tuple[tuple[int, int], ...]  # a round, and the Step or stage that began in it
    growth: tuple[tuple[int, Snapshot], ...]  # of the last round: who built, and what stood then

    @property
    def end(self) -> Snapshot:
        """The last position."""
        return self.chapters[-1].end


def story(script: Script) -> Story:
    """Return what the game of *script* came to."""
    return _STORIES.get(script.key, lambda: _told(script))


_STORIES: Final[Memory[Story]] = Memory(_REMEMBERED)


def _told(script: Script) -> Story:
    chapters: list[Chapter] = []
    spent: tuple[dict[str, int], ...] = tuple([{} for _ in script.names])
    steps: list[tuple[int, int]] = []
    growth: list[tuple[int, Snapshot]] = []
    for number, moves in _rounds(script):
        chapter = Chapter(number, {}, None, [None] * len(script.names))
        growth = []
        for before, move, after in moves:
            if chapter.market is None and script.game.phase_of(before) == _FUEL_PHASE:
                chapter.market = script.game.snapshot(before)
            for event in move.events:
                _count(event, chapter, spent)
                if event.kind.id in _STEPS:
                    steps.append((number, int(event.values[_STEPS[event.kind.id]])))
            if any([event.kind.id in _GROWTH for event in move.events]):
                growth.append((move.seat, script.game.snapshot(after)))
        chapter.end = script.game.snapshot(moves[-1][2])
        chapters.append(chapter)
    return Story(tuple(chapters), spent, tuple(steps), tuple(growth))


def _rounds(script: Script) -> Iterator[tuple[int, list[tuple[State, Move, State]]]]:
    """Yield the rounds, each with its moves between the positions before and after them."""
    found: list[tuple[State, Move, State]] = []
    everything = states(script)
    before = next(everything)
    for move, after in zip(script.moves, everything, strict=True):
        if found and found[-1][1].round != move.round:
            yield found[-1][1].round, found
            found = []
        found.append((before, move, after))
        before = after
    if found:
        yield found[-1][1].round, found


def _count(event: Event, chapter: Chapter, spent: tuple[dict[str, int], ...]) -> None:
    """Add what an event says of money."""
    if not 0 <= event.seat < len(spent):
        return
    if event.kind.id in _PAID:
        what, value = _PAID[event.kind.id]
        account = spent[event.seat]
        account[what] = account.get(what, 0) + int(event.values[value])
    if "income" in event.values:
        earned = chapter.income[event.seat] or 0
        chapter.income[event.seat] = earned + int(event.values["income"])
