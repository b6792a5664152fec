"""The printed content as frozen dataclasses. They know neither rules nor files."""

from dataclasses import dataclass
from typing import Final

from gridwright.core.values import Struct


@dataclass(frozen=True, slots=True)
class Plant(Struct):
    """A power plant card."""

    card: int  # its id in markets; in the board games the same as its number
    number: int
    burns: tuple[int, ...]  # resources it accepts: two for a hybrid, none for an eco plant
    need: int  # units per run
    output: int  # per run: cities in the board games, Elektro in the Card Game
    is_small: bool  # back of the card: plug or small, otherwise socket or large
    source: str


@dataclass(frozen=True, slots=True)
class PriceTrack(Struct):
    """The spaces of one resource in the market, cheapest first."""

    prices: tuple[int, ...]  # one per space
    totals: tuple[int, ...]  # totals[i] = sum of the first i prices


def price_track(prices: tuple[int, ...]) -> PriceTrack:
    totals = [0]
    for price in prices:
        totals.append(totals[-1] + price)
    return PriceTrack(prices, tuple(totals))


@dataclass(frozen=True, slots=True)
class FuelTable(Struct):
    """The start and refill of the resource market; tuples have one entry per resource."""

    start: tuple[int, ...]  # units on sale at the start
    refill: dict[int, tuple[tuple[int, int, int], ...]]  # by seats: per resource, Steps 1 to 3
    source: str


@dataclass(frozen=True, slots=True)
class SeatRules(Struct):
    """Numbers of an edition that depend on the number of players."""

    regions: int
    plant_limit: int
    plugs_removed: int  # Recharged; 0 in classic
    plants_removed: int  # classic: any plants; Recharged: socket plants
    step2_at: int
    ends_at: int


NO_RESOURCE: Final = -1


@dataclass(frozen=True, slots=True)
class EditionData(Struct):
    """All numbers of one printed edition of the board game."""

    title: str
    name: str
    resources: tuple[str, ...]
    tokens: tuple[int, ...]  # units of each resource in the box
    tracks: tuple[PriceTrack, ...]
    plants: dict[int, Plant]
    money: int
    income: tuple[int, ...]  # by cities supplied; the last entry is also for more cities
    slots: tuple[int, ...]  # prices of the first, second and third house in a city
    first_market: tuple[int, ...]  # plants that start face up; empty if dealt at random
    first_draw: int  # plant on top of the deck; 0 if dealt at random
    seat_rules: dict[int, SeatRules]
    fuel: FuelTable  # for maps without one of their own
    marker: int  # resource whose tokens mark starting cities, or `NO_RESOURCE`
    trust_houses: int  # houses of the Trust with two players; 0 if there is no Trust
    trust_first_houses: int  # how many of them are placed at setup
    trust_fuel: int  # resource that it prefers for hybrids, or `NO_RESOURCE`
    source: str


@dataclass(frozen=True, slots=True)
class Region(Struct):
    """A coloured area of a map."""

    id: str
    colour: str
    neighbours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class City(Struct):
    """A city of a map. Latitude and longitude are for drawing only."""

    id: str
    name: str
    region: int
    country: str  # ISO 3166 code, or "" if no rule needs it
    latitude: float
    longitude: float


Fact = int | str | tuple[str, ...]
"""A value in a map file for the map's rules: a number, a word or several words."""


@dataclass(frozen=True, slots=True)
class CityMap(Struct):
    """One printed board: cities, connections and their costs."""

    id: str
    name: str
    title: str  # the edition that it belongs to
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    connections: tuple[tuple[int, int, int], ...]  # city, city, cost
    fuel: dict[str, FuelTable]  # its own tables by name, the default first
    rules: str  # id of the class with its special rules
    facts: dict[str, dict[str, Fact]]  # tables that those rules read
    source: str


@dataclass(frozen=True, slots=True)
class DemolitionCard(Struct):
    """Compensation for plants removed in one auction phase."""

    first: int
    others: int
    source: str


@dataclass(frozen=True, slots=True)
class BoardContent(Struct):
    """The content of the board games."""

    editions: dict[str, EditionData]  # by title
    maps: dict[tuple[str, str], CityMap]  # by title and map id
    demolition: tuple[DemolitionCard, ...]  # the side for the board games


@dataclass(frozen=True, slots=True)
class CardSeatRules(Struct):
    """Numbers of the Card Game that depend on the number of players."""

    small_removed: int
    large_removed: int
    column: int  # fuel cards in each of columns 2 to 4
    marks: tuple[str, ...]  # of the fuel cards in use


@dataclass(frozen=True, slots=True)
class CardContent(Struct):
    """The content of the Card Game.

    A fuel card is ``4 * kind + units``: the same cards are equal, and they sort as in columns.
    """

    name: str
    set_id: str
    provenance: str  # "book" or "reconstructed", shown with the cards
    resources: tuple[str, ...]
    plants: dict[int, Plant]  # by card, numbered from 1 in the order of the file
    words: dict[int, str]  # by card: its number, with a letter where numbers repeat
    money: int
    plant_limit: int
    guaranteed_income: int
    elektro_per_point: int
    seat_rules: dict[int, CardSeatRules]
    regular: dict[str, tuple[int, ...]]  # fuel cards by mark
    plus: tuple[int, ...]  # fuel cards that enter at the first reshuffle
    plusplus: tuple[int, ...]  # fuel cards that enter at the second
    singles: tuple[int, ...]  # single cards, by kind
    demolition: tuple[DemolitionCard, ...]  # the side for the Card Game


PLANT: Final = 0
HOUSING: Final = 1
TECHNOLOGY: Final = 2


@dataclass(frozen=True, slots=True)
class OutpostCard(Struct):
    """A card of Outpost."""

    card: int
    number: int
    kind: int  # `PLANT`, `HOUSING` or `TECHNOLOGY`
    workers: int  # needed for one run
    cities: int  # supplied by one run
    beds: int
    technology: str  # which one, or ""
    is_small: bool  # back of the card: plug, otherwise socket
    source: str


@dataclass(frozen=True, slots=True)
class OutpostCity(Struct):
    """A city of Outpost, with its one site for a plant or a housing."""

    id: str
    name: str
    area: int
    site: int  # `PLANT` or `HOUSING`
    x: int  # for drawing only
    y: int


@dataclass(frozen=True, slots=True)
class OutpostSeatRules(Struct):
    """Numbers of Outpost that depend on the number of players."""

    workers: int  # in every sector of the labour market but the last
    small_removed: int
    large_removed: int
    stage2_at: int
    ends_at: int
    areas: int  # small areas in play


@dataclass(frozen=True, slots=True)
class OutpostNumbers(Struct):
    """Numbers of Outpost that do not depend on the number of players."""

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
class OutpostContent(Struct):
    """The content of Outpost."""

    name: str
    set_id: str
    provenance: str  # "book" or "reconstructed", shown with the components
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
    """The content of all games."""

    board: BoardContent
    card: CardContent
    outpost: OutpostContent
    own: str  # the user's directory that was read before the packaged files, or ""
