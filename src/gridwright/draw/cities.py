"""Boards as data, the same for every title, and city plates.

A plate shows a city's name, its slots with their prices, and the houses on them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gridwright.content.layout import Layout, Place
from gridwright.draw.marks import house, icon, planned_house, roof
from gridwright.draw.picture import Highlight
from gridwright.draw.svg import Font, group, moved, path, rect, text, title, width_of
from gridwright.draw.theme import DUMMY, REGION_COLOURS, Theme
from gridwright.words import Catalogue

COVERED: Final = -1  # the cost of a face-down connection token
FADED: Final = 0.42  # opacity of everything out of play
_BAR: Final = 17.5
_SLOT: Final = (24.0, 20.5)
_SLOT_GAP: Final = 3.0
_NAME: Final = 15.5
_BASELINE: Final = 13.6  # of the name, from the top of the plate
_ROOF_INSET: Final = 9.0  # of the roof of who built on the site, from the right
ROOF_SIZE: Final = 10.0
_ROOF_RISE: Final = 4.8  # of its centre over the baseline
_KEPT: Final = 4096  # plates: of one board about 40, with few houses on most
_HIT: Final = 9  # clickable margin around a plate: half the smallest gap between plates


@dataclass(frozen=True, slots=True)
class Region:
    """A region of a board, with its theme colour."""

    id: str
    colour: str
    is_in: bool


@dataclass(frozen=True, slots=True)
class Plate:
    """What the plate of a city shows."""

    id: str
    name: str
    bar: str  # theme colour behind the name
    region: str
    is_in: bool
    houses: tuple[str, ...]  # by slot: the mark of a seat, or ""
    site: str = ""  # icon of the building that the city has a site for
    owner: str = ""  # letter of the seat that built there
    is_marked: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """What a board shows."""

    name: str
    layout: Layout
    regions: tuple[Region, ...]
    plates: tuple[Plate, ...]
    links: tuple[tuple[str, str, int], ...]  # city, city, cost, which may be `COVERED`
    slots: tuple[int, ...]  # prices of houses
    open_slots: int
    me: str = ""  # seat letter whose cities have a heavier frame
    is_planet: bool = False

    def is_mine(self, plate: Plate) -> bool:
        return self.me != "" and self.me in plate.houses

    @property
    def land(self) -> "Land":
        """The board without plates, which houses do not change."""
        cities = tuple([(plate.id, plate.region, plate.is_in) for plate in self.plates])
        return Land(self.name, self.layout, self.regions, cities, self.links, self.is_planet)


@dataclass(frozen=True, slots=True)
class Land:
    """What lies below the plates of a board: regions and connections."""

    name: str
    layout: Layout
    regions: tuple[Region, ...]
    cities: tuple[tuple[str, str, bool], ...]  # id, region, and whether it is in play
    links: tuple[tuple[str, str, int], ...]
    is_planet: bool

    @property
    def in_play(self) -> set[str]:
        return {city for city, _, is_in in self.cities if is_in}


def houses_of(
    slots: tuple[int, ...], owners: Mapping[str, Mapping[str, int]]
) -> dict[str, tuple[str, ...]]:
    """Return the owner of every slot by city; a house stands on a slot of the price it paid."""
    houses: dict[str, list[str]] = {}
    for mark, cities in owners.items():
        for city, price in cities.items():
            slots_of_city = houses.setdefault(city, [""] * len(slots))
            free = [
                slot for slot, cost in enumerate(slots) if cost == price and not slots_of_city[slot]
            ]
            slots_of_city[free[0]] = mark
    return {city: tuple(marks) for city, marks in houses.items()}


def colour_of(colour: str) -> str:
    """Return the theme colour for a printed one; unknown colours are brown."""
    return f"region-{colour if colour in REGION_COLOURS else 'brown'}"


# Plates


@dataclass(frozen=True, slots=True)
class _PlateSource:
    """Everything that the drawing of one plate depends on, besides theme and words."""

    plate: Plate
    place: Place
    height: float
    slots: tuple[int, ...]
    open_slots: int
    is_mine: bool
    price: int | None  # where it is on offer
    planned_by: str  # mark of the seat whose house is planned there
    is_chosen: bool


def draw_plates(board: Board, theme: Theme, words: Catalogue, highlight: Highlight) -> str:
    layout, planned = board.layout, set(highlight.planned)
    sources = [
        _PlateSource(
            plate,
            layout.places[plate.id],
            layout.plate,
            board.slots,
            board.open_slots,
            is_mine=board.is_mine(plate),
            price=highlight.prices.get(plate.id),
            planned_by=highlight.seat if plate.id in planned else "",
            is_chosen=plate.id == highlight.chosen,
        )
        for plate in board.plates
    ]
    plates = [_draw_plate(source, theme, words) for source in sources]
    return group(*plates, data_layer="plates")


@lru_cache(_KEPT)
def _draw_plate(source: _PlateSource, theme: Theme, words: Catalogue) -> str:
    """Return the plate of a city.

    Pages make plates clickable, hence the larger invisible rectangle.
    """
    plate, place, high = source.plate, source.place, source.height
    left, top = -place.width / 2, -high / 2
    bar = f"M{left},{top + _BAR}v{5 - _BAR}q0,-5 5,-5h{place.width - 10}q5,0 5,5v{_BAR - 5}Z"
    reach = rect(
        left - _HIT,
        top - _HIT,
        place.width + 2 * _HIT,
        high + 2 * _HIT,
        fill="none",
        pointer_events="all",
    )
    ground = rect(left, top, place.width, high, rx=5, fill=theme["plate" if plate.is_in else "out"])
    frame = rect(
        left,
        top,
        place.width,
        high,
        rx=5,
        fill="none",
        stroke=theme["plate-line"],
        stroke_width=3 if source.is_mine else 1.5,
    )
    inside = [
        path(bar, fill=theme[plate.bar]),
        _name(plate, place, theme, top + _BASELINE),
        *_slots(source, theme),
        frame,
    ]
    return moved(
        place.x,
        place.y,
        title(label_of(words, plate, source.slots, source.price, source.planned_by)),
        reach,
        ground,
        group(*inside, opacity=None if plate.is_in else FADED),
        data_city=plate.id,
        data_name=plate.name,
        data_price=source.price,
        data_in_play="yes" if plate.is_in else "no",
        data_mine="yes" if source.is_mine else None,
    )


def label_of(
    words: Catalogue,
    plate: Plate,
    costs: tuple[int, ...],
    price: int | None = None,
    planned_by: str = "",
) -> str:
    """Return what screen readers say of a plate whose slots have the *costs*."""
    city, region = plate.name, plate.region
    if not plate.is_in:
        return words.text("draw.city_out", city=city, region=region)
    free = plate.houses.index("") if "" in plate.houses else -1
    slots = []
    for slot, (cost, mark) in enumerate(zip(costs, plate.houses, strict=True)):
        if mark:
            slots.append(words.text("draw.slot_taken", cost=cost, mark=mark[0]))
        elif slot == free and planned_by:
            planner = _planner(words, planned_by[0])
            slots.append(words.text("draw.slot_planned", cost=cost, mark=planner))
        else:
            slots.append(words.text("draw.slot_free", cost=cost))
    if price is None:
        return words.text("draw.city", city=city, region=region, slots=tuple(slots))
    return words.text(
        "draw.city_offered", city=city, region=region, slots=tuple(slots), price=price
    )


def _planner(words: Catalogue, letter: str) -> str:
    """Return whose house is planned: the letter of a seat, or the dummy by its name."""
    return words.term(f"dummy.{words.title}") if letter == DUMMY and words.title else letter


def _name(plate: Plate, place: Place, theme: Theme, y: float) -> str:
    """Return the name at its estimated width, whichever font the viewer has."""
    name = place.label or plate.name
    left = place.width / 2
    extras = ""
    room = place.width - 8
    if plate.site:
        extras = icon(plate.site, theme["ink-2"], -left + 9, y - 4.6, 11)
        room -= 14
    if plate.owner:
        extras += roof(theme, plate.owner, left - _ROOF_INSET, y - _ROOF_RISE, ROOF_SIZE)
        room -= 10
    if plate.is_marked:
        extras += icon("flag", theme["bad"], left - 8, y - 4.6, 12, data_marked=plate.id)
    wide = min(width_of(name, _NAME), room)
    where = "start" if plate.site else "middle"
    return extras + text(
        -left + 18 if plate.site else 0,
        y,
        name,
        Font(_NAME, theme["ink"]),
        anchor=where,
        textLength=wide,
        lengthAdjust="spacingAndGlyphs",
    )


def roof_at(place: Place, height: float) -> tuple[float, float]:
    """Return where on the board the roof of who built on the site of a city is."""
    return place.x + place.width / 2 - _ROOF_INSET, place.y - height / 2 + _BASELINE - _ROOF_RISE


def slot_box(count: int, height: float, slot: int) -> tuple[float, float, float, float]:
    """Return left, top, width and height of one of *count* slots, from the centre of its plate."""
    wide, high = _SLOT
    start = -(count * wide + (count - 1) * _SLOT_GAP) / 2
    return start + slot * (wide + _SLOT_GAP), height / 2 - high - 2, wide, high


def _slots(source: _PlateSource, theme: Theme) -> list[str]:
    houses = source.plate.houses
    next_slot = houses.index("") if "" in houses else -1
    parts = []
    for slot, mark in enumerate(houses):
        x, top, wide, high = slot_box(len(source.slots), source.height, slot)
        middle, centre = x + wide / 2, top + high / 2
        if mark:
            parts.append(house(theme, mark, middle, centre + 0.3, 20))
        elif slot == next_slot and source.planned_by:
            parts.append(planned_house(theme, source.planned_by, middle, centre))
        else:
            is_next = slot == next_slot and source.is_chosen
            free = _free_slot(source, theme, (x, top), slot, is_next=is_next)
            parts.append(group(free, data_slot="next") if slot == next_slot else free)
    return parts


def _free_slot(
    source: _PlateSource, theme: Theme, corner: tuple[float, float], slot: int, *, is_next: bool
) -> str:
    wide, high = _SLOT
    x, y = corner
    is_open = slot < source.open_slots
    if is_next:
        fill, stroke, ink = theme["go"], theme["go-ink"], theme["go-ink"]
    else:
        fill = theme["slot"] if is_open else "none"
        stroke, ink = theme["slot-line"] if not is_open else "none", theme["slot-ink"]
    frame = rect(
        x,
        y,
        wide,
        high,
        rx=4,
        fill=fill,
        stroke=stroke,
        stroke_width=1.2,
        stroke_dasharray=None if is_open else "3 2.2",
    )
    price = text(x + wide / 2, y + 15, str(source.slots[slot]), Font(14, ink), anchor="middle")
    return frame + price
