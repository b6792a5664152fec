"""A position under the field names of the record format, with their types.

The pictures are drawn from these fields and from the printed content, not from the insides of
the engine. Only who was first in a city, which no rule asks, comes from what happened.
"""

from dataclasses import dataclass
from typing import Final, NotRequired, TypedDict, cast

from rich.text import Text

from gridwright.cli.pieces import Auction, notice, top_of
from gridwright.cli.screen import Seen
from gridwright.content.types import OutpostCard, OutpostCity, OutpostContent
from gridwright.games.outpost.company import best_output
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.phases import expansion
from gridwright.games.outpost.state import OutpostState, Setup
from gridwright.tables.table import letter

SYNDICATE: Final = "T"  # the letter of the dummy
KINDS: Final = ("plant", "housing")  # of sites, buildings and slots


class Pieces(TypedDict):
    """What is still on a company board, ready to be built."""

    stations: int
    plants: int
    housings: int


class Company(TypedDict):
    """What a player or the Syndicate owns."""

    structure: list[str]
    network: list[str]
    network_size: int
    stations: dict[str, int]
    sites: list[str]
    pieces: Pieces
    slots: dict[str, list[str]]
    unlocked: dict[str, int]
    pool: list[str]
    colonies: dict[str, list[str]]
    beds: int
    workers: int
    seasonal: int
    robots: int


class Player(Company):
    """What one seat owns."""

    money: int
    powered: int


class Pile(TypedDict):
    """The cards of one place, bottom first, and the sum of the tokens on top."""

    cards: list[str]
    tokens: int


class Fields(TypedDict):
    """The snapshot of Outpost."""

    round: int
    phase: str
    step: int
    to_act: str | None
    order: list[str]
    current: list[Pile]
    future: list[Pile | str]
    deck: int
    auction: Auction | None
    market: dict[str, int]
    labour_market: dict[str, int]
    players: list[Player]
    areas: list[str]
    connections: list[int]
    set: str
    syndicate: NotRequired[Company]


@dataclass(frozen=True, slots=True)
class Position:
    """What is seen, with the printed content that explains it."""

    seen: Seen
    fields: Fields
    setup: Setup
    view: OutpostState

    @property
    def content(self) -> OutpostContent:
        """All that is printed."""
        return self.setup.content

    @property
    def warning(self) -> Text | None:
        """That cards and map are not the printed ones, where they are not."""
        return notice(self.content.provenance, self.content.set_id, "cards and map")

    def card(self, word: str) -> OutpostCard:
        cards = {name: card for card, name in self.content.words.items()}
        return self.content.cards[cards[word]]

    def companies(self) -> dict[str, Company]:
        """Return all companies, by letter."""
        companies: dict[str, Company] = {
            letter(seat): player for seat, player in enumerate(self.fields["players"])
        }
        if "syndicate" in self.fields:
            companies[SYNDICATE] = self.fields["syndicate"]
        return companies

    def cities(self, area: str) -> list[OutpostCity]:
        """Return the cities of *area*."""
        return [city for city in self.content.cities if self.content.areas[city.area] == area]

    def can_supply(self, seat: int) -> int:
        """Return how many cities a seat could supply now."""
        company = self.view.players[seat].company
        most = best_output(self.setup, company)
        return min(company.network_size(), most)

    def income(self, powered: int) -> int:
        """Return what *powered* cities pay."""
        table = self.content.income
        return table[min(powered, len(table) - 1)]

    def top_card(self) -> str:
        """Return what is known of the card on top of the deck."""
        return top_of(self.view.market.deck, "plug", "socket", "Stage 3")

    # Who is where

    def stations(self, city: str) -> list[str]:
        """Return the letters of the stations of *city*, in the order of their slots."""
        found = [
            (company["stations"][city], who)
            for who, company in self.companies().items()
            if city in company["stations"]
        ]
        return [who for _, who in sorted(found)]

    def site_owner(self, city: str) -> str:
        """Return who has built on the site of *city*, or nothing."""
        for who, company in self.companies().items():
            if city in company["sites"]:
                return who
        return ""

    # What it costs the seat to act

    def building_cost(self, kind: int, city: int) -> tuple[int, int]:
        """Return slot or site, which must be free, and the connection to *city*."""
        return expansion.price(self.view, kind, city), expansion.connection_cost(self.view, city)

    def hiring_cost(self, amount: int) -> int:
        """Return the price of *amount* seasonal workers, who must be there."""
        return expansion.hire_cost(self.view, amount)


def position(seen: Seen) -> Position:
    """Read what is *seen* of Outpost."""
    assert isinstance(seen.game, OutpostGame)
    assert isinstance(seen.view, OutpostState)
    # The snapshot promises exactly these names; the tests of the record format hold it to that.
    fields = cast("Fields", seen.game.snapshot(seen.view))
    return Position(seen, fields, seen.game.setup, seen.view)
