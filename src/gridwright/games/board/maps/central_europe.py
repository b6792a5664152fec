"""Central Europe: nuclear plants only for some networks, and a city with cheaper fuel."""

from typing import TYPE_CHECKING, ClassVar, Final

from gridwright.content.types import CityMap, EditionData, Plant
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.games.board.maps.rules import MapRules

if TYPE_CHECKING:
    from gridwright.games.board.options import BoardOptions
    from gridwright.games.board.state import BoardState

NO_NUCLEAR: Final = Refusal("no_nuclear")


class CentralEurope(MapRules):
    """No nuclear plants in Poland and Austria alone (CL-C3); a rebate in Wien (CL-C9)."""

    name: ClassVar[str] = "central_europe"
    blocks: ClassVar[tuple[str, ...]] = ("nuclear", "rebate")
    options: ClassVar[tuple[str, ...]] = ("central_europe_rules",)
    clauses: ClassVar[dict[str, str]] = {"no_nuclear": "CL-C3 CL-C4 CL-C5 CL-C6"}

    def __init__(self, board: CityMap, numbers: EditionData) -> None:
        """Read which countries allow nuclear plants, and which city has which rebate."""
        super().__init__(board, numbers)
        self._forbidden = self.resource("nuclear", "resource")
        countries = self.words("nuclear", "countries")
        allowed = [1 << i for i, city in enumerate(board.cities) if city.country in countries]
        self._allowed = sum(allowed)  # bit set of cities
        self._city = self.city("rebate", "city")
        self._cheaper = self.resource("rebate", "resource")
        self._rebate = self.number("rebate", "amount")

    def is_in_play(self, options: "BoardOptions") -> bool:
        return options.central_europe_rules

    def ownership_refusal(self, state: "BoardState", seat: int, plant: Plant) -> Refusal:
        if self._forbidden in plant.burns and not state.players[seat].network & self._allowed:
            return NO_NUCLEAR
        return ALLOWED

    def rebate(self, state: "BoardState", seat: int, resource: int) -> int:
        if resource == self._cheaper and state.players[seat].network >> self._city & 1:
            return self._rebate
        return 0
