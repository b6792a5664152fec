"""What a board shows, whatever title it belongs to: regions, plates with their houses, costs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gridwright.content.layout import Layout
from gridwright.content.types import CityMap
from gridwright.draw.tokens import DUMMY, REGION_COLOURS, SEATS
from gridwright.games.board.snapshot import BoardSnapshot

COVERED: Final = -1  # a cost that nobody may see yet


@dataclass(frozen=True, slots=True)
class Region:
    """An area of a board and the token of its colour."""

    id: str
    colour: str
    is_in: bool


@dataclass(frozen=True, slots=True)
class Plate:
    """All that the plate of one city shows."""

    id: str
    name: str
    bar: str  # token of the ground of its name
    region: str
    is_in: bool
    houses: tuple[str, ...]  # by slot: the mark of a seat, or ""
    site: str = ""  # icon of what may be built there besides houses
    owner: str = ""  # letter of the seat that built it
    is_marked: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """All that a board shows, whatever title it belongs to."""

    name: str
    layout: Layout
    regions: tuple[Region, ...]
    plates: tuple[Plate, ...]
    links: tuple[tuple[str, str, int], ...]  # city, city, cost, which may be `COVERED`
    slots: tuple[int, ...]  # prices of houses
    open_slots: int
    me: str = ""  # the letter whose cities have a heavier frame
    is_planet: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is to what comes next."""

    goal: str  # what comes next
    here: str  # where we are
    needed: int = 0  # cities that it takes; 0 where nothing is counted
    leader: int = 0  # cities of whoever has most


def city_board(
    city_map: CityMap, slots: tuple[int, ...], snapshot: BoardSnapshot, layout: Layout, me: str = ""
) -> Board:
    """Return the board of classic and Recharged as it stands in *snapshot*."""
    in_play = set(snapshot["regions"])
    marked = set(snapshot.get("marked", ()))
    stands = houses_of(slots, owners_of(snapshot))
    return _city_board(city_map, slots, layout, in_play, stands, marked, snapshot["step"], me)


def printed_board(city_map: CityMap, slots: tuple[int, ...], layout: Layout) -> Board:
    """Return a board of classic or Recharged as it lies in the box: all regions, no houses."""
    regions = {area.id for area in city_map.regions}
    return _city_board(city_map, slots, layout, regions, {}, set(), len(slots))


def _city_board(  # noqa: PLR0913 - one for each thing that stands on a board
    city_map: CityMap,
    slots: tuple[int, ...],
    layout: Layout,
    in_play: set[str],
    stands: Mapping[str, tuple[str, ...]],
    marked: set[str],
    step: int,
    me: str = "",
) -> Board:
    regions = tuple(
        [Region(area.id, colour_of(area.colour), area.id in in_play) for area in city_map.regions]
    )
    plates = tuple(
        [
            Plate(
                city.id,
                city.name,
                regions[city.region].colour.replace("region", "bar"),
                regions[city.region].id,
                regions[city.region].is_in,
                stands.get(city.id, ("",) * len(slots)),
                is_marked=city.id in marked,
            )
            for city in city_map.cities
        ]
    )
    ids = [city.id for city in city_map.cities]
    links = tuple([(ids[first], ids[second], cost) for first, second, cost in city_map.connections])
    return Board(city_map.name, layout, regions, plates, links, slots, step, me)


def owners_of(snapshot: BoardSnapshot) -> dict[str, Mapping[str, int]]:
    """Return the cities of every seat, and of the dummy, with the price of the slot."""
    owners: dict[str, Mapping[str, int]] = {
        letter: player["cities"] for letter, player in zip(SEATS, snapshot["players"], strict=False)
    }
    if "trust" in snapshot:
        owners[DUMMY] = snapshot["trust"]["cities"]
    return owners


def houses_of(
    slots: tuple[int, ...], owners: Mapping[str, Mapping[str, int]]
) -> dict[str, tuple[str, ...]]:
    """Return who stands on each slot of each city, by the price that the slot had."""
    found: dict[str, list[str]] = {}
    for mark, cities in owners.items():
        for city, price in cities.items():
            stands = found.setdefault(city, [""] * len(slots))
            free = [slot for slot, cost in enumerate(slots) if cost == price and not stands[slot]]
            stands[free[0]] = mark
    return {city: tuple(stands) for city, stands in found.items()}


def colour_of(colour: str) -> str:
    """Return the token of a printed colour; one that nobody foresaw is brown."""
    return f"region-{colour if colour in REGION_COLOURS else 'brown'}"
