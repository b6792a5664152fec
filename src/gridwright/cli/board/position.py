"""A position under the field names of the record format, with their types.

The pictures are drawn from these fields and from the printed content, not from the insides of
the engine, so they show what any reader of `gridwright replay --json` could show.
"""

from dataclasses import dataclass
from typing import NotRequired, TypedDict, cast

from gridwright.cli.pieces import Auction, Demolition, top_of
from gridwright.cli.screen import Seen
from gridwright.content.types import City, EditionData, Plant
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, Setup
from gridwright.parts.fuel import best_output
from gridwright.tables.table import letter

TRUST = "T"  # the letter of the dummy


class Owner(TypedDict):
    """What a player or the Trust owns."""

    plants: list[int]
    fuel: dict[str, int]
    cities: dict[str, int]  # city id to the price of the slot


class Player(Owner):
    """What one seat owns."""

    money: int | None  # None where it may not be known
    powered: int


class Trust(Owner):
    """What the dummy owns."""

    reserve: int


class Fields(TypedDict):
    """The snapshot of a board game."""

    round: int
    phase: str
    step: int
    to_act: str | None
    order: list[str]
    current: list[int | str]
    future: list[int | str]
    deck: int
    discount: int | None
    auction: Auction | None
    market: dict[str, int]
    supply: dict[str, int]
    players: list[Player]
    regions: list[str]
    ended_refills: list[str]
    trust: NotRequired[Trust]
    marked: NotRequired[list[str]]
    demolition: NotRequired[Demolition]


@dataclass(frozen=True, slots=True)
class Position:
    """What is seen, with the printed content that explains it."""

    seen: Seen
    fields: Fields
    setup: Setup
    view: BoardState

    @property
    def edition(self) -> EditionData:
        """The numbers of the edition."""
        return self.setup.edition.numbers

    def plant(self, number: int) -> Plant:
        return self.edition.plants[number]

    def owners(self) -> dict[str, Owner]:
        """Return all who own something, by letter."""
        owners: dict[str, Owner] = {
            letter(seat): player for seat, player in enumerate(self.fields["players"])
        }
        if "trust" in self.fields:
            owners[TRUST] = self.fields["trust"]
        return owners

    def cities(self) -> list[City]:
        """Return the cities of the play area."""
        regions = [region.id for region in self.setup.map.regions]
        return [
            city for city in self.setup.map.cities if regions[city.region] in self.fields["regions"]
        ]

    def houses(self, city: str) -> dict[int, str]:
        """Return who occupies the slots of *city*, by the price of the slot."""
        return {
            owner["cities"][city]: owner_letter
            for owner_letter, owner in self.owners().items()
            if city in owner["cities"]
        }

    def can_power(self, owner: Owner) -> int:
        """Return how many cities a player could supply now."""
        stored = [owner["fuel"][name] for name in self.edition.resources]
        plants = tuple([self.plant(number) for number in owner["plants"]])
        return min(len(owner["cities"]), best_output(plants, stored))

    def income(self, powered: int) -> int:
        """Return what *powered* cities pay."""
        table = self.edition.income
        return table[min(powered, len(table) - 1)]

    def top_card(self) -> str:
        """Return what is known of the card on top of the deck."""
        deck = self.view.cards.deck
        if deck and deck[0] in self.edition.plants:
            return f"plant {deck[0]}"
        return top_of(deck, "plug", "socket", "Step 3")


def position(seen: Seen) -> Position:
    """Read what is *seen* of a board game."""
    assert isinstance(seen.game, BoardGame)
    assert isinstance(seen.view, BoardState)
    # The snapshot promises exactly these names; the tests of the record format hold it to that.
    fields = cast("Fields", seen.game.snapshot(seen.view))
    return Position(seen, fields, seen.game.setup, seen.view)
