"""A whole game in numbers, worked out in one pass.

Money and cards of everybody are in it: it is shown of games that hide nothing any more.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gridwright.core.events import Event
from gridwright.core.game import Snapshot, State
from gridwright.tables.table import Move
from gridwright.web.play.replays import RecentValues, Recording, states

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
class RoundSummary:
    """One round: how it ended, how the fuel market began, and what everybody earned."""

    round: int
    end: Snapshot
    market: Snapshot | None  # None where there is no fuel to buy, or not yet
    income: list[int | None]  # by seat; None for who was not paid


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in numbers."""

    rounds: tuple[RoundSummary, ...]
    spent: tuple[dict[str, int], ...]  # by seat: on what, how much
    steps: tuple[tuple[int, int], ...]  # a round, and the Step or stage that began in it
    growth: tuple[tuple[int, Snapshot], ...]  # of the last round: who built, and what stood then

    @property
    def end(self) -> Snapshot:
        """The last position."""
        return self.rounds[-1].end


def summary_of(recording: Recording) -> GameSummary:
    """Return what the game of *script* came to."""
    return _SUMMARIES.get(recording.key, lambda: _summary(recording))


_SUMMARIES: Final[RecentValues[GameSummary]] = RecentValues(_REMEMBERED)


def _summary(recording: Recording) -> GameSummary:
    rounds: list[RoundSummary] = []
    spent: tuple[dict[str, int], ...] = tuple([{} for _ in recording.names])
    steps: list[tuple[int, int]] = []
    growth: list[tuple[int, Snapshot]] = []
    for number, moves in _rounds(recording):
        round_summary = RoundSummary(number, {}, None, [None] * len(recording.names))
        growth = []
        for before, move, after in moves:
            if round_summary.market is None and recording.game.phase_of(before) == _FUEL_PHASE:
                round_summary.market = recording.game.snapshot(before)
            for event in move.events:
                _count(event, round_summary, spent)
                if event.kind.id in _STEPS:
                    steps.append((number, int(event.values[_STEPS[event.kind.id]])))
            if any([event.kind.id in _GROWTH for event in move.events]):
                growth.append((move.seat, recording.game.snapshot(after)))
        round_summary.end = recording.game.snapshot(moves[-1][2])
        rounds.append(round_summary)
    return GameSummary(tuple(rounds), spent, tuple(steps), tuple(growth))


def _rounds(recording: Recording) -> Iterator[tuple[int, list[tuple[State, Move, State]]]]:
    """Yield the rounds, each with its moves between the positions before and after them."""
    played: list[tuple[State, Move, State]] = []
    everything = states(recording)
    before = next(everything)
    for move, after in zip(recording.moves, everything, strict=True):
        if played and played[-1][1].round != move.round:
            yield played[-1][1].round, played
            played = []
        played.append((before, move, after))
        before = after
    if played:
        yield played[-1][1].round, played


def _count(event: Event, round_summary: RoundSummary, spent: tuple[dict[str, int], ...]) -> None:
    """Add what an event says of money."""
    if not 0 <= event.seat < len(spent):
        return
    if event.kind.id in _PAID:
        what, value = _PAID[event.kind.id]
        account = spent[event.seat]
        account[what] = account.get(what, 0) + int(event.values[value])
    if "income" in event.values:
        earned = round_summary.income[event.seat] or 0
        round_summary.income[event.seat] = earned + int(event.values["income"])
