"""Boards as data, the same for every title, and city plates.

A plate shows a city's name, its slots with their prices, and the houses on them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gridwright.content.layout import Layout, Place
from gridwright.draw.marks import house, icon, planned_house, roof
from gridwright.draw.picture import Highlight
from gridwright.draw.svg import Font, group, moved, path, rect, text, title, width_of
from gridwright.draw.theme import REGION_COLOURS, Theme
from gridwright.words import Catalogue

COVERED: Final = -1  # the cost of a face-down connection token
FADED: Final = 0.42  # opacity of everything out of play
_BAR: Final = 17.5
_SLOT: Final = (24.0, 20.5)
_SLOT_GAP: Final = 3.0
_NAME: Final = 15.5
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


def draw_plates(board: Board, theme: Theme, words: Catalogue, highlight: Highlight) -> str:
    prices = highlight.prices
    plates = [
        _plate(board, plate, theme, highlight, _label(words, board, plate, prices.get(plate.id)))
        for plate in board.plates
    ]
    return group(*plates, data_layer="plates")


def _plate(board: Board, plate: Plate, theme: Theme, highlight: Highlight, label: str) -> str:
    """Return the plate of a city, with *label* for screen readers.

    Pages make plates clickable, hence the larger invisible rectangle.
    """
    place = board.layout.places[plate.id]
    high = board.layout.plate
    left, top = -place.width / 2, -high / 2
    is_mine = board.me != "" and board.me in plate.houses
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
        stroke_width=3 if is_mine else 1.5,
    )
    inside = [
        path(bar, fill=theme[plate.bar]),
        _name(plate, place, theme, top + 13.6),
        *_slots(board, plate, theme, highlight),
        frame,
    ]
    return moved(
        place.x,
        place.y,
        title(label),
        reach,
        ground,
        group(*inside, opacity=None if plate.is_in else FADED),
        data_city=plate.id,
        data_price=highlight.prices.get(plate.id),
        data_in_play="yes" if plate.is_in else "no",
    )


def _label(words: Catalogue, board: Board, plate: Plate, price: int | None) -> str:
    city, region = plate.name, plate.region
    if not plate.is_in:
        return words.text("draw.city_out", city=city, region=region)
    slots = tuple(
        [
            words.text("draw.slot_taken", cost=cost, mark=mark[0])
            if mark
            else words.text("draw.slot_free", cost=cost)
            for cost, mark in zip(board.slots, plate.houses, strict=True)
        ]
    )
    if price is None:
        return words.text("draw.city", city=city, region=region, slots=slots)
    return words.text("draw.city_offered", city=city, region=region, slots=slots, price=price)


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
        extras += roof(theme, plate.owner, left - 9, y - 4.8, 10)
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


def _slots(board: Board, plate: Plate, theme: Theme, highlight: Highlight) -> list[str]:
    wide, high = _SLOT
    count = len(board.slots)
    start = -(count * wide + (count - 1) * _SLOT_GAP) / 2
    top = board.layout.plate / 2 - high - 2
    next_slot = plate.houses.index("") if "" in plate.houses else -1
    parts = []
    for slot, mark in enumerate(plate.houses):
        x = start + slot * (wide + _SLOT_GAP)
        middle, centre = x + wide / 2, top + high / 2
        if mark:
            parts.append(house(theme, mark, middle, centre + 0.3, 20))
        elif slot == next_slot and plate.id in highlight.planned:
            parts.append(planned_house(theme, highlight.seat, middle, centre))
        else:
            is_next = slot == next_slot and plate.id == highlight.chosen
            free = _free_slot(board, theme, (x, top), slot, is_next=is_next)
            parts.append(group(free, data_slot="next") if slot == next_slot else free)
    return parts


def _free_slot(
    board: Board, theme: Theme, corner: tuple[float, float], slot: int, *, is_next: bool
) -> str:
    wide, high = _SLOT
    x, y = corner
    is_open = slot < board.open_slots
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
    price = text(x + wide / 2, y + 15, str(board.slots[slot]), Font(14, ink), anchor="middle")
    return frame + price
