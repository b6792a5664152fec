"""Price tracks, and the supply next to them.

Units leave a track at its cheap end and return to the most expensive free spaces, so *m* units
always occupy the *m* most expensive spaces, and a count describes the track. Every unit is on sale,
in the supply, or held by somebody; this part never creates or loses one.
"""

from dataclasses import dataclass

from gridwright.content.types import PriceTrack
from gridwright.core.digest import Digest


@dataclass(init=False, slots=True)
class ResourceMarket:
    """How much of each resource is on sale, and how much is in the supply."""

    tracks: tuple[PriceTrack, ...]
    on_sale: list[int]
    supply: list[int]

    def __init__(
        self, tracks: tuple[PriceTrack, ...], on_sale: list[int], supply: list[int]
    ) -> None:
        self.tracks = tracks
        self.on_sale = on_sale
        self.supply = supply

    def copy(self) -> "ResourceMarket":
        return ResourceMarket(self.tracks, self.on_sale[:], self.supply[:])

    def add_to(self, digest: Digest) -> None:
        digest.add_list(self.on_sale)
        digest.add_list(self.supply)

    def cost(self, resource: int, amount: int) -> int:
        """Return the price of the *amount* cheapest units, which must be on sale."""
        totals = self.tracks[resource].totals
        first = len(totals) - 1 - self.on_sale[resource]
        return totals[first + amount] - totals[first]

    def prices(self, resource: int) -> tuple[int, ...]:
        """Return the price of every unit on sale, the cheapest first."""
        prices = self.tracks[resource].prices
        return prices[len(prices) - self.on_sale[resource] :]

    def take(self, resource: int, amount: int) -> None:
        """Take the *amount* cheapest units off the track."""
        self.on_sale[resource] -= amount

    def take_from_supply(self, resource: int, amount: int) -> None:
        self.supply[resource] -= amount

    def give_back(self, resource: int, amount: int) -> None:
        """Return *amount* units to the supply; only `refill` moves units to the track."""
        self.supply[resource] += amount

    def refill(self, resource: int, amount: int) -> int:
        """Move up to *amount* units from the supply to the track; return how many moved."""
        moved = min(amount, self.supply[resource])
        self.supply[resource] -= moved
        self.on_sale[resource] += moved
        return moved
