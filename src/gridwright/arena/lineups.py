"""Who sits where: one against all others, the other way round, and mixed."""

from dataclasses import dataclass
from itertools import combinations, permutations


@dataclass(frozen=True, slots=True)
class Lineup:
    """Bots by seat, before the seats are rotated."""

    kind: str  # "one", "mixed"
    seats: tuple[int, ...]  # by seat: the index of its bot

    def rotations(self) -> list[tuple[int, ...]]:
        """Return every seating that rotating the table gives, each once."""
        found: list[tuple[int, ...]] = []
        for shift in range(len(self.seats)):
            turned = self.seats[shift:] + self.seats[:shift]
            if turned not in found:
                found.append(turned)
        return found


def lineups(bots: int, seats: int) -> list[Lineup]:
    """Return what *bots* play at tables of *seats*: each among each other, then all mixed.

    One against three is another game than three against one: three that overbid ruin each
    other. So every pair meets both ways.
    """
    if bots == 1:
        return [Lineup("mixed", (0,) * seats)]
    if seats == 2:  # noqa: PLR2004 - both ways are the same table, turned
        return [Lineup("one", pair) for pair in combinations(range(bots), 2)]
    both_ways = [
        Lineup("one", (one, *[other] * (seats - 1))) for one, other in permutations(range(bots), 2)
    ]
    return both_ways + _mixed(bots, seats)


def _mixed(bots: int, seats: int) -> list[Lineup]:
    """Return tables at which all bots sit as evenly as they can."""
    if bots == 2:  # noqa: PLR2004
        half = seats // 2
        together = (0,) * half + (1,) * (seats - half)
        by_turns = tuple([seat % 2 for seat in range(seats)])
        return [Lineup("mixed", seated) for seated in dict.fromkeys((together, by_turns))]
    if bots <= seats:
        return [Lineup("mixed", tuple([seat % bots for seat in range(seats)]))]
    return [
        Lineup("mixed", tuple([(first + seat) % bots for seat in range(seats)]))
        for first in range(bots)
    ]
