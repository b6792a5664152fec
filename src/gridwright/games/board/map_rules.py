"""Questions that a map may answer differently.

A question is put in rulebook words and says who uses it. It may read the state; only phases
write it.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gridwright.content.types import CityMap, Plant

if TYPE_CHECKING:
    from gridwright.games.board.state import BoardState

COAL: Final = 0
GARBAGE: Final = 2
URANIUM: Final = 3


@dataclass(frozen=True, slots=True)
class MapRules:
    """The rules that most maps have: none of their own."""

    map: CityMap

    def may_own(self, state: "BoardState", seat: int, plant: Plant) -> bool:
        """Whether the seat may open or bid for *plant*. Used by: Central Europe (CL-C3)."""
        return True

    def rebate(self, state: "BoardState", seat: int, resource: int) -> int:
        """Elektro off the price of each unit. Used by: Central Europe (CL-C9, Wien)."""
        return 0

    def storage_price(self, resource: int) -> int:
        """Price of a unit from the supply, 0 where it is not sold. Used by: USA (RC-U2)."""
        return 0

    def refill_ended_by(self, plant: int) -> int:
        """Resource never refilled once *plant* is bought, or -1. Used by: Germany (RC-G1)."""
        return -1


@dataclass(frozen=True, slots=True)
class GermanyRecharged(MapRules):
    """The nuclear phase-out."""

    def refill_ended_by(self, plant: int) -> int:
        return URANIUM if plant == 39 else -1  # noqa: PLR2004


@dataclass(frozen=True, slots=True)
class UsaRecharged(MapRules):
    """The coal storage: all coal that is neither on sale nor on plants."""

    def storage_price(self, resource: int) -> int:
        return 8 if resource == COAL else 0


@dataclass(frozen=True, slots=True)
class CentralEurope(MapRules):
    """No nuclear plants for Poland and Austria alone; garbage is cheaper in Wien."""

    def may_own(self, state: "BoardState", seat: int, plant: Plant) -> bool:
        if URANIUM not in plant.burns:
            return True
        for city in state.players[seat].cities:
            if self.map.cities[city].country in ("CZ", "SK", "HU"):
                return True
        return False

    def rebate(self, state: "BoardState", seat: int, resource: int) -> int:
        if resource != GARBAGE:
            return 0
        for city in state.players[seat].cities:
            if self.map.cities[city].id == "wien":
                return 1
        return 0


KNOWN: tuple[tuple[str, type[MapRules]], ...] = (
    ("plain", MapRules),
    ("germany_recharged", GermanyRecharged),
    ("usa_recharged", UsaRecharged),
    ("central_europe", CentralEurope),
)


def map_rules(board: CityMap, name: str) -> MapRules:
    """Return the rules called *name* for *board*."""
    return dict(KNOWN)[name](board)
