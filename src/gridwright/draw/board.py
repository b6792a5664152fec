"""Boards: land, regions, connections with their costs, and plates of cities with their houses.

Layers lie as on a table: sea, land and regions, lines, the highlighted way, halos, costs, plates.
Costs lie above halos, so that no highlight ever covers one.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gridwright.content.layout import Layout, Place
from gridwright.content.types import CityMap
from gridwright.draw.marks import house, icon, planned_house, roof
from gridwright.draw.scene import NOTHING, Highlight, Snapshot
from gridwright.draw.svg import (
    Piece,
    Type,
    element,
    group,
    line,
    moved,
    number,
    path,
    rect,
    text,
    title,
    width_of,
)
from gridwright.draw.tokens import DUMMY, REGION_COLOURS, SEATS, Theme, seat_colour

_FADED: Final = 0.42  # what is out of play
_BAR: Final = 17.5
_SLOT: Final = (24.0, 20.5)
_SLOT_GAP: Final = 3.0
_NAME: Final = 15.5
_HIT: Final = 9  # units around a plate that count as the plate: half the smallest gap
_BLOB: Final = 118  # width of a region that nobody drew


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
    links: tuple[tuple[str, str, int], ...]  # city, city, cost
    slots: tuple[int, ...]  # prices of houses
    open_slots: int
    me: str = ""  # the letter whose cities have a heavier frame
    is_planet: bool = False


# What a board shows


def city_board(
    city_map: CityMap, slots: tuple[int, ...], snapshot: Snapshot, layout: Layout, me: str = ""
) -> Board:
    """Return the board of classic and Recharged as it stands in *snapshot*."""
    in_play = set(snapshot["regions"])
    marked = set(snapshot.get("marked", ()))
    stands = houses_of(slots, owners_of(snapshot))
    regions = tuple(
        [Region(area.id, _colour(area.colour), area.id in in_play) for area in city_map.regions]
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
    return Board(city_map.name, layout, regions, plates, links, slots, snapshot["step"], me)


def owners_of(snapshot: Snapshot) -> dict[str, Mapping[str, int]]:
    """Return the cities of every seat, and of the dummy, with the price of the slot."""
    owners = {
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


def _colour(colour: str) -> str:
    """Return the token of a printed colour; one that nobody foresaw is brown."""
    return f"region-{colour if colour in REGION_COLOURS else 'brown'}"


# Drawing it


def draw_board(board: Board, theme: Theme, highlight: Highlight = NOTHING) -> Piece:
    """Return the whole board."""
    left, top, right, bottom = board.layout.view
    wide, high = right - left, bottom - top
    in_play = {plate.id for plate in board.plates if plate.is_in}
    layers = [
        _hatch(theme),
        _ground(board, theme, highlight, in_play),
        _lines(board, theme, in_play),
        _way(board, theme, highlight),
        _halos(board, theme, highlight),
        _badges(board, theme, highlight, in_play),
        _plates(board, theme, highlight),
    ]
    body = moved(-left, -top, *layers)
    return Piece(wide, high, body, f"Board: {board.name}")


def _hatch(theme: Theme) -> str:
    pattern = element(
        "pattern",
        rect(0, 0, 8, 8, fill=theme["out"]),
        line(0, 0, 0, 8, stroke=theme["hatch"], stroke_width=4),
        id=f"hatch-{theme.name}",
        width=8,
        height=8,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
    return element("defs", pattern)


def _ground(board: Board, theme: Theme, highlight: Highlight, in_play: set[str]) -> str:
    left, top, right, bottom = board.layout.view
    sea = rect(
        left,
        top,
        right - left,
        bottom - top,
        rx=10,
        fill=theme[ground_of(board)],
    )
    if not board.layout.regions:
        return sea + _blobs(board, theme, in_play)
    shapes: dict[bool, list[str]] = {True: [], False: []}
    for area in board.regions:
        out = theme["planet-out"] if board.is_planet else f"url(#hatch-{theme.name})"
        shapes[area.is_in].append(
            path(
                board.layout.regions[area.id],
                fill=theme[area.colour] if area.is_in else out,
                stroke=theme["border"],
                stroke_width=2.4,
                stroke_linejoin="round",
                data_region=area.id,
            )
        )
    shore = path(
        board.layout.land,
        fill="none",
        stroke=theme["planet-line" if board.is_planet else "shore"],
        stroke_width=1.6,
    )
    offered = [
        path(board.layout.regions[area], fill="none", stroke=theme["go"], stroke_width=5)
        for area in highlight.regions
    ]
    marks = _face_of_the_planet(board.layout, theme) if board.is_planet else ""
    return sea + "".join([*shapes[True], marks, *shapes[False], shore, *offered])


def ground_of(board: Board) -> str:
    """Return the token of what lies around the land."""
    return "space" if board.is_planet else "sea"


def _face_of_the_planet(layout: Layout, theme: Theme) -> str:
    """Return craters and meridians, which mean nothing."""
    wide, high = layout.box
    middle = wide / 2
    bends = [-0.78, -0.42, 0, 0.42, 0.78]
    meridians = [
        f"M{number(middle)},{-34}Q{number(middle + bend * wide)},{number(high / 2)} "
        f"{number(middle)},{number(high + 34)}"
        for bend in bends
    ]
    craters = [
        (0.13, 0.17, 52),
        (0.42, 0.22, 34),
        (0.62, 0.6, 30),
        (0.23, 0.83, 62),
        (0.5, 0.93, 34),
    ]
    holes = [
        element("ellipse", cx=x * wide, cy=y * high, rx=r, ry=r * 0.7, fill=theme["crater"])
        for x, y, r in craters
    ]
    return group(*holes, opacity=0.6) + path(
        "".join(meridians), fill="none", stroke=theme["meridian"], stroke_width=1, opacity=0.7
    )


def _blobs(board: Board, theme: Theme, in_play: set[str]) -> str:
    """Return regions that nobody drew: wide lines along the connections inside each."""
    places = board.layout.places
    region_of = {plate.id: plate.region for plate in board.plates}
    parts = []
    for area in board.regions:
        cities = [city for city, region in region_of.items() if region == area.id]
        ways = [f"M{_at(places[city])}h.1" for city in cities]
        for first, second, _ in board.links:
            if region_of[first] == region_of[second] == area.id:
                ways.append(f"M{_at(places[first])}L{_at(places[second])}")
        is_in = bool(in_play.intersection(cities))
        parts.append(
            path(
                "".join(ways),
                fill="none",
                stroke=theme[area.colour if is_in else "out"],
                stroke_width=_BLOB,
                stroke_linecap="round",
                stroke_linejoin="round",
                data_region=area.id,
            )
        )
    return group(*parts)


def _at(place: Place) -> str:
    return f"{number(place.x)},{number(place.y)}"


def _lines(board: Board, theme: Theme, in_play: set[str]) -> str:
    places = board.layout.places
    casing: list[str] = []
    lines: dict[tuple[bool, bool], list[str]] = {}
    for first, second, cost in board.links:
        way = f"M{_at(places[first])}L{_at(places[second])}"
        is_in = first in in_play and second in in_play
        lines.setdefault((is_in, cost == 0), []).append(way)
        if is_in:
            casing.append(way)
    drawn = [
        path(
            "".join(ways),
            stroke_width=7 if is_free else 2.8,
            opacity=None if is_in else _FADED,
        )
        for (is_in, is_free), ways in lines.items()
    ]
    below = path("".join(casing), stroke=theme["casing"], stroke_width=7, opacity=0.45)
    return group(below, *drawn, fill="none", stroke=theme["wire"], data_layer="lines")


def _way(board: Board, theme: Theme, highlight: Highlight) -> str:
    if len(highlight.path) < 2:  # noqa: PLR2004
        return ""
    ways = "L".join([_at(board.layout.places[city]) for city in highlight.path])
    return path(
        f"M{ways}", fill="none", stroke=theme["go-line"], stroke_width=10, stroke_linejoin="round"
    ) + path(
        f"M{ways}",
        fill="none",
        stroke=theme["go"],
        stroke_width=8,
        stroke_linejoin="round",
        data_layer="path",
    )


def _halos(board: Board, theme: Theme, highlight: Highlight) -> str:
    """Return what lies around the plates that are on offer, chosen or planned."""
    halos = []
    for city in dict.fromkeys((*highlight.prices, highlight.chosen)):
        if city:
            wide = 6.5 if city == highlight.chosen else 4
            halos.append(_halo(board.layout, city, wide, theme))
    for city in highlight.planned:
        place = board.layout.places[city]
        colour = seat_colour(theme, highlight.seat)
        halos.append(
            rect(
                place.x - place.width / 2 - 5,
                place.y - board.layout.plate / 2 - 5,
                place.width + 10,
                board.layout.plate + 10,
                rx=9,
                fill=theme["plate"],
                stroke=colour,
                stroke_width=4,
                stroke_dasharray="8 4.5",
            )
        )
    return group(*halos, data_layer="halos")


def _halo(layout: Layout, city: str, wide: float, theme: Theme) -> str:
    place = layout.places[city]
    around = wide + 2.5
    return rect(
        place.x - place.width / 2 - around,
        place.y - layout.plate / 2 - around,
        place.width + 2 * around,
        layout.plate + 2 * around,
        rx=around + 4,
        fill=theme["go"],
        stroke=theme["halo-edge"],
        stroke_width=1.2,
        data_halo=city,
    )


def _badges(board: Board, theme: Theme, highlight: Highlight, in_play: set[str]) -> str:
    on_way = {frozenset(pair) for pair in zip(highlight.path, highlight.path[1:], strict=False)}
    wide, high = board.layout.badge
    badges = []
    for first, second, cost in board.links:
        x, y = board.layout.badge_at(first, second)
        is_in = first in in_play and second in in_play
        is_lit = frozenset((first, second)) in on_way
        frame = rect(
            x - wide / 2,
            y - high / 2,
            wide,
            high,
            rx=high / 2,
            fill=theme["go" if is_lit else "plate" if is_in else "out"],
            stroke=theme["halo-edge" if is_lit else "plate-line"],
            stroke_width=1.5,
            stroke_opacity=None if is_in else _FADED,
        )
        style = Type(15, theme["go-ink" if is_lit else "ink"])
        fade = None if is_in else 0.6
        words = text(x, y + 5.3, str(cost), style, anchor="middle", opacity=fade)
        name = f"{first} {second}"
        badges.append(group(frame, words, data_cost=name))
    return group(*badges, data_layer="costs")


# Plates


def _plates(board: Board, theme: Theme, highlight: Highlight) -> str:
    return group(
        *[_plate(board, plate, theme, highlight) for plate in board.plates], data_layer="plates"
    )


def _plate(board: Board, plate: Plate, theme: Theme, highlight: Highlight) -> str:
    """Return the plate of one city. A page may make it a button: its ground reaches farther."""
    place = board.layout.places[plate.id]
    high = board.layout.plate
    left, top = -place.width / 2, -high / 2
    is_mine = board.me != "" and board.me in plate.houses
    bar = f"M{left},{top + _BAR}v{5 - _BAR}q0,-5 5,-5h{place.width - 10}q5,0 5,5v{_BAR - 5}Z"
    reach = rect(left - _HIT, top - _HIT, place.width + 2 * _HIT, high + 2 * _HIT, fill="none")
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
    price = highlight.prices.get(plate.id)
    return moved(
        place.x,
        place.y,
        title(_words(board, plate, price)),
        reach,
        ground,
        group(*inside, opacity=None if plate.is_in else _FADED),
        data_city=plate.id,
        data_price=price,
        data_in_play="yes" if plate.is_in else "no",
    )


def _words(board: Board, plate: Plate, price: int | None) -> str:
    """Return what is read aloud of a city."""
    words = f"{plate.name}, region {plate.region.replace('_', ' ')}"
    if not plate.is_in:
        return f"{words}, out of play"
    stands = [
        f"slot {cost} {mark[0] if mark else 'free'}"
        for cost, mark in zip(board.slots, plate.houses, strict=True)
    ]
    words = ", ".join([words, *stands])
    return words if price is None else f"{words}. On offer for {price}"


def _name(plate: Plate, place: Place, theme: Theme, y: float) -> str:
    """Return the name, always as wide as in the face it was measured in."""
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
        Type(_NAME, theme["ink"]),
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
    drawn = []
    for slot, mark in enumerate(plate.houses):
        x = start + slot * (wide + _SLOT_GAP)
        middle, centre = x + wide / 2, top + high / 2
        if mark:
            drawn.append(house(theme, mark, middle, centre + 0.3, 20))
        elif slot == next_slot and plate.id in highlight.planned:
            drawn.append(planned_house(theme, highlight.seat, middle, centre))
        else:
            is_next = slot == next_slot and plate.id == highlight.chosen
            drawn.append(_free_slot(board, theme, (x, top), slot, is_next=is_next))
    return drawn


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
    price = text(x + wide / 2, y + 15, str(board.slots[slot]), Type(14, ink), anchor="middle")
    return frame + price
