"""A whole game in numbers, worked out in one pass.

Money and cards of everybody are in it: it is shown of games that hide nothing any more.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gridwright.core.events import INCOME, Event
from gridwright.core.game import Snapshot
from gridwright.core.phase import State
from gridwright.core.standing import Standing
from gridwright.tables.table import Move
from gridwright.web.play.replays import Recording, states
from gridwright.web.recent import RecentValues

_REMEMBERED: Final = 64
_FUEL_PHASE: Final = "resources"
_ACCOUNTS: Final = {
    "plant": "plants",
    "card": "cards",
    "fuel": "fuel",
    "workers": "workers",
    "city": "building",
}
"""On which account a purchase goes, by what it brings."""


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """One round: how it ended, how the fuel market began, and what everybody earned."""

    round: int
    standings: tuple[Standing, ...]  # by seat, at the end
    end: Snapshot
    market: Snapshot | None  # None where there is no fuel to buy, or not yet
    income: tuple[int | None, ...]  # by seat; None for those who were not paid


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in numbers."""

    rounds: tuple[RoundSummary, ...]
    spent: tuple[dict[str, int], ...]  # by seat: on what, how much
    steps: tuple[tuple[int, int], ...]  # a round, and the Step or Stage that began in it
    growth: tuple[tuple[int, int], ...]  # of the last round: who built, and the cities after that
    ends_at: int  # the cities that end the game, 0 where something else does

    @property
    def last(self) -> RoundSummary:
        return self.rounds[-1]


def summary_of(recording: Recording) -> GameSummary:
    return _SUMMARIES.get(recording.key, lambda: _summary(recording))


_SUMMARIES: Final[RecentValues[GameSummary]] = RecentValues(_REMEMBERED)


def _summary(recording: Recording) -> GameSummary:
    game, seats = recording.game, range(len(recording.names))
    rounds: list[RoundSummary] = []
    spent: tuple[dict[str, int], ...] = tuple([{} for _ in seats])
    steps: list[tuple[int, int]] = []
    growth: list[tuple[int, int]] = []
    ends_at = 0
    for number, moves in _rounds(recording):
        buying = [before for before, _, _ in moves if game.phase_of(before) == _FUEL_PHASE]
        income: list[int | None] = [None for _ in seats]
        growth = []
        for _, move, after in moves:
            for event in move.events:
                _count(event, income, spent)
                if event.kind.step:
                    steps.append((number, event.number(event.kind.step)))
            if any([event.kind.grows for event in move.events]):
                growth.append((move.seat, game.standing(after, move.seat).cities))
        end = moves[-1][2]
        ends_at = game.limits(end).cities
        standings = tuple([game.standing(end, seat) for seat in seats])
        market = game.snapshot(buying[0]) if buying else None
        rounds.append(RoundSummary(number, standings, game.snapshot(end), market, tuple(income)))
    return GameSummary(tuple(rounds), spent, tuple(steps), tuple(growth), ends_at)


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


def _count(event: Event, income: list[int | None], spent: tuple[dict[str, int], ...]) -> None:
    kind, seat = event.kind, event.seat
    if not 0 <= seat < len(spent):
        return
    if kind.cost and kind.brings:
        account = _ACCOUNTS[kind.brings]
        spent[seat][account] = spent[seat].get(account, 0) + event.cost
    if kind.account == INCOME:
        income[seat] = (income[seat] or 0) + event.gain
