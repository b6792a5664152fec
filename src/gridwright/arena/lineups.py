"""Who sits where: one against all others, the other way round, and mixed."""

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final

from gridwright.core.errors import SetupError

KINDS: Final = ("all", "pairs", "first", "mixed")


@dataclass(frozen=True, slots=True)
class Lineup:
    """Bots by seat, before the seats are rotated."""

    kind: str  # "one", "mixed"
    seats: tuple[int, ...]  # by seat: the index of its bot

    def rotations(self) -> list[tuple[int, ...]]:
        """Return every seating that rotating the table gives, each once."""
        seatings: list[tuple[int, ...]] = []
        for shift in range(len(self.seats)):
            seating = self.seats[shift:] + self.seats[:shift]
            if seating not in seatings:
                seatings.append(seating)
        return seatings


def lineups(bots: int, seats: int, kind: str = "all") -> list[Lineup]:
    """Return what *bots* play at tables of *seats*: each among each other, then all mixed.

    One against three is another game than three against one: three that overbid ruin each
    other. So every pair meets both ways. Of all that, "pairs" are only these, "first" is the first
    bot among each of the others, and "mixed" the rest.
    """
    if kind not in KINDS:
        raise SetupError("arena_lineups", {"kind": kind, "kinds": KINDS}, key="lineups")
    if bots == 1:
        return [Lineup("mixed", (0,) * seats)]
    pairs = _pairs(bots, seats)
    if kind == "first":
        return [pair for pair in pairs if pair.seats[0] == 0]
    mixed = [] if seats == 2 and kind != "mixed" else _mixed(bots, seats)  # noqa: PLR2004
    return {"pairs": pairs, "mixed": mixed}.get(kind, pairs + mixed)


def _pairs(bots: int, seats: int) -> list[Lineup]:
    """Return every bot among every other one."""
    if seats == 2:  # noqa: PLR2004 - both ways are the same table, turned
        return [Lineup("one", pair) for pair in combinations(range(bots), 2)]
    return [
        Lineup("one", (one, *[other] * (seats - 1))) for one, other in permutations(range(bots), 2)
    ]


def _mixed(bots: int, seats: int) -> list[Lineup]:
    """Return tables at which all bots sit as evenly as they can."""
    if bots == 2:  # noqa: PLR2004
        half = seats // 2
        together = (0,) * half + (1,) * (seats - half)
        by_turns = tuple([seat % 2 for seat in range(seats)])
        return [Lineup("mixed", seating) for seating in dict.fromkeys((together, by_turns))]
    if bots <= seats:
        return [Lineup("mixed", tuple([seat % bots for seat in range(seats)]))]
    return [
        Lineup("mixed", tuple([(first + seat) % bots for seat in range(seats)]))
        for first in range(bots)
    ]
