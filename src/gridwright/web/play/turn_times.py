"""How long turns took, by what the clock of the table noted with each action.

An action has the milliseconds that its turn had taken when it was played, and those of one request
have the same. What a bot or the server played has none. Time of a turn that was taken back is not
lost: it counts for the next turn of that seat in the same phase.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gridwright.core.events import NOBODY
from gridwright.tables.table import Move, TakenBack

_Turn = tuple[int, str, int]  # round, phase, seat
_NO_TURN: Final[_Turn] = (0, "", NOBODY)


@dataclass(frozen=True, slots=True)
class TurnTime:
    """How long one turn took; its moves are counted from 0, among those that stand."""

    seat: int
    round: int
    first: int
    last: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class _Share:
    """What one move that stands added to the time of its turn."""

    turn: _Turn
    milliseconds: int | None  # None where nobody's time was measured


def turn_times(log: Sequence[Move | TakenBack], spent: Mapping[int, int]) -> tuple[TurnTime, ...]:
    """Return how long the turns that stand took, given what was *spent* by index in the *log*."""
    turns: list[TurnTime] = []
    shares = _shares(log, spent) if spent else []
    first = 0
    for index, share in enumerate(shares):
        if share.turn != shares[first].turn:
            first = index
        if index + 1 < len(shares) and shares[index + 1].turn == share.turn:
            continue
        measured = [
            (place, each.milliseconds)
            for place, each in enumerate(shares[first : index + 1], first)
            if each.milliseconds is not None
        ]
        if measured:
            round_number, _, seat = share.turn
            total = sum([milliseconds for _, milliseconds in measured])
            turns.append(TurnTime(seat, round_number, first, measured[-1][0], total))
    return tuple(turns)


def _shares(log: Sequence[Move | TakenBack], spent: Mapping[int, int]) -> list[_Share]:
    standing: list[_Share] = []
    taken_back: dict[_Turn, int] = {}  # what counts for a later turn
    measured = _NO_TURN, 0  # the last turn, and what it had taken
    for index, entry in enumerate(log):
        total = spent.get(index)
        if isinstance(entry, TakenBack):
            for share in standing[len(standing) - len(entry.moves) :]:
                before = taken_back.get(share.turn, 0)
                taken_back[share.turn] = before + (share.milliseconds or 0)
            del standing[len(standing) - len(entry.moves) :]
            turn, so_far = measured
            if total is None or turn[2] != entry.seat:  # another turn had begun meanwhile
                measured = _NO_TURN, 0
            elif total >= so_far:
                taken_back[turn] = taken_back.get(turn, 0) + total - so_far
                measured = turn, total
            continue
        turn = (entry.round, entry.phase, entry.seat)
        if total is None:
            standing.append(_Share(turn, None))
            if turn != measured[0]:
                measured = turn, 0
            continue
        goes_on = turn == measured[0] and total >= measured[1]
        added = total - measured[1] if goes_on else total
        standing.append(_Share(turn, added + taken_back.pop(turn, 0)))
        measured = turn, total
    return standing


def in_figures(milliseconds: int) -> str:
    """Return a time in the same spelling in every language: minutes and seconds, or with hours."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, rest = divmod(minutes, 60)
    return f"{hours}:{rest:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
