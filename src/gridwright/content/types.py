"""Frozen descriptions of what is printed. They know no rule and no file."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Plant:
    """A power plant card that burns fuel, or none."""

    card: int  # the item by which markets know it; on the board simply its number
    number: int
    burns: tuple[int, ...]  # resources it accepts: two for a hybrid, none for an eco plant
    need: int  # units per run
    output: int  # what one run yields: cities on the board, Elektro in the Card Game
    is_small: bool  # the back of the card: plug or small, otherwise socket or large
    source: str


@dataclass(frozen=True, slots=True)
class PriceTrack:
    """The priced places of one resource, cheapest first."""

    prices: tuple[int, ...]  # one per place
    totals: tuple[int, ...]  # totals[i] = sum of the first i prices


def price_track(prices: tuple[int, ...]) -> PriceTrack:
    """Return the track with these places."""
    totals = [0]
    for price in prices:
        totals.append(totals[-1] + price)
    return PriceTrack(prices, tuple(totals))


@dataclass(frozen=True, slots=True)
class FuelTable:
    """What a refill card and the start of the resource market say; one tuple entry per resource."""

    start: tuple[int, ...]  # units on sale at the start
    refill: dict[int, tuple[tuple[int, int, int], ...]]  # by seats: per resource, Steps 1 to 3
    source: str


@dataclass(frozen=True, slots=True)
class SeatRules:
    """Numbers of an edition that depend on how many play."""

    regions: int
    plant_limit: int
    plugs_removed: int  # Recharged; 0 in classic
    plants_removed: int  # classic: of all plants; Recharged: socket plants
    step2_at: int
    ends_at: int


NO_RESOURCE: Final = -1


@dataclass(frozen=True, slots=True)
class EditionData:
    """All numbers of one printed edition of the board game."""

    title: str
    name: str
    resources: tuple[str, ...]
    tokens: tuple[int, ...]  # units of each resource in the box
    tracks: tuple[PriceTrack, ...]
    plants: dict[int, Plant]
    money: int
    income: tuple[int, ...]  # by cities supplied; more cities than entries pay the last
    slots: tuple[int, ...]  # price of the first, second and third house of a city
    first_market: tuple[int, ...]  # plants that always start face up; empty when dealt at random
    first_draw: int  # plant that always lies on top of the deck; 0 when dealt at random
    seat_rules: dict[int, SeatRules]
    fuel: FuelTable  # the standard one; a map may have its own
    marker: int  # resource whose tokens mark starting cities, or `NO_RESOURCE`
    trust_houses: int  # houses of the dummy with two players; 0 where there is none
    trust_first_houses: int  # how many of them are placed during setup
    trust_fuel: int  # resource that it takes first for a hybrid, or `NO_RESOURCE`
    source: str


@dataclass(frozen=True, slots=True)
class Region:
    """A coloured area of a map."""

    id: str
    colour: str
    neighbours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class City:
    """A city of a map. Latitude and longitude serve drawing only."""

    id: str
    name: str
    region: int
    country: str  # ISO 3166 code, or "" where no rule asks
    latitude: float
    longitude: float


Fact = int | str | tuple[str, ...]
"""What a map file says for its rules: a number, a word, several words."""


@dataclass(frozen=True, slots=True)
class CityMap:
    """One printed board: cities, connections and their costs."""

    id: str
    name: str
    title: str  # the edition it was printed for
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    connections: tuple[tuple[int, int, int], ...]  # city, city, cost
    fuel: dict[str, FuelTable]  # tables of its own by name, the one that it uses first
    rules: str  # who answers the questions in which maps differ
    facts: dict[str, dict[str, Fact]]  # what those rules read: blocks of numbers and names
    source: str


@dataclass(frozen=True, slots=True)
class DemolitionCard:
    """Compensation for plants removed in one auction phase."""

    first: int
    others: int
    source: str


@dataclass(frozen=True, slots=True)
class BoardContent:
    """Everything that the board games need from the data files."""

    editions: dict[str, EditionData]  # by title
    maps: dict[tuple[str, str], CityMap]  # by title and map id
    demolition: tuple[DemolitionCard, ...]  # the side for the board games


@dataclass(frozen=True, slots=True)
class CardSeatRules:
    """Numbers of the Card Game that depend on how many play."""

    small_removed: int
    large_removed: int
    column: int  # fuel cards in each of columns 2 to 4
    marks: tuple[str, ...]  # of the fuel cards in use


@dataclass(frozen=True, slots=True)
class CardContent:
    """Everything that the Card Game needs from the data files.

    A fuel card is ``4 * kind + units``: equal cards are the same, and they sort as columns do.
    """

    name: str
    set_id: str
    provenance: str  # "book" or "reconstructed": shown wherever cards are shown
    resources: tuple[str, ...]
    plants: dict[int, Plant]  # by card, in the order of the file, from 1
    words: dict[int, str]  # by card: its number, with a letter where numbers repeat
    money: int
    plant_limit: int
    guaranteed_income: int
    elektro_per_point: int
    seat_rules: dict[int, CardSeatRules]
    regular: dict[str, tuple[int, ...]]  # fuel cards by mark
    plus: tuple[int, ...]  # fuel cards that enter at the first reshuffle
    plusplus: tuple[int, ...]  # and at the second
    singles: tuple[int, ...]  # single cards, by kind
    demolition: tuple[DemolitionCard, ...]  # the side for the Card Game


PLANT: Final = 0
HOUSING: Final = 1
TECHNOLOGY: Final = 2


@dataclass(frozen=True, slots=True)
class OutpostCard:
    """A card of Outpost: a plant, a housing, or a technology."""

    card: int
    number: int
    kind: int  # `PLANT`, `HOUSING` or `TECHNOLOGY`
    workers: int  # needed for one run
    cities: int  # supplied by one run
    beds: int
    technology: str  # which one, or ""
    is_small: bool  # the back of the card: plug, otherwise socket
    source: str


@dataclass(frozen=True, slots=True)
class OutpostCity:
    """A city of Outpost, with its one site for a plant or a housing."""

    id: str
    name: str
    area: int
    site: int  # `PLANT` or `HOUSING`
    x: int  # for drawing only
    y: int


@dataclass(frozen=True, slots=True)
class OutpostSeatRules:
    """Numbers of Outpost that depend on how many play."""

    workers: int  # in each sector but the last of the labour market
    small_removed: int
    large_removed: int
    stage2_at: int
    ends_at: int
    areas: int  # small areas in play


@dataclass(frozen=True, slots=True)
class OutpostNumbers:
    """Numbers of Outpost that are the same for all."""

    money: int
    slots: tuple[int, ...]
    site: int
    stations: int
    buildings: tuple[int, int]  # plant and housing buildings of each player
    robots: int
    top_cards: int
    market: int
    discounts: tuple[int, ...]
    bid_rebate: int
    hire_rebate: int
    syndicate_stations: int
    syndicate_first: int


@dataclass(frozen=True, slots=True)
class OutpostContent:
    """Everything that Outpost needs from the data files."""

    name: str
    set_id: str
    provenance: str  # "book" or "reconstructed": shown wherever components are shown
    cards: dict[int, OutpostCard]  # by card, from 1
    words: dict[int, str]  # by card: its number, with a letter where numbers repeat
    numbers: OutpostNumbers
    seat_rules: dict[int, OutpostSeatRules]
    labour_prices: tuple[int, ...]  # by sector
    income: tuple[int, ...]
    tokens: tuple[int, ...]  # values of the connection tokens, ascending
    areas: tuple[str, ...]  # the central one first
    cities: tuple[OutpostCity, ...]
    connections: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Library:
    """All content that tables are laid from."""

    board: BoardContent
    card: CardContent
    outpost: OutpostContent
    own: str  # the directory whose files came before the packaged ones, or ""
