"""Boards: land, regions, connections with their costs, and city plates with their houses.

Layers from bottom to top: sea, land and regions, lines, the highlighted path, halos, costs, plates,
price tags. Costs are above halos, so that no highlight covers one.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from gridwright.content.layout import Layout, Place
from gridwright.draw.cities import COVERED, FADED, Board, Land, draw_plates
from gridwright.draw.picture import NOTHING, Highlight
from gridwright.draw.svg import (
    Font,
    Piece,
    Value,
    circle,
    element,
    group,
    line,
    moved,
    number,
    path,
    rect,
    text,
)
from gridwright.draw.theme import Theme, seat_colour
from gridwright.words import Catalogue

_BLOB: Final = 118  # stroke width of a region without a drawn shape
_KEPT: Final = 64  # boards without houses, which are the largest part of a page
_DOT: Final = 15.0  # radius of a city in an outline


@dataclass(frozen=True, slots=True)
class Hooks:
    """What shows things that are drawn elsewhere: under the costs of a board, over its plates."""

    below: str = ""
    above: str = ""


NO_HOOKS: Final = Hooks()


def draw_board(
    board: Board,
    theme: Theme,
    words: Catalogue,
    highlight: Highlight = NOTHING,
    hooks: Hooks = NO_HOOKS,
) -> Piece:
    """Return *board* with its *highlight*.

    A page draws offers and tentative houses apart from it; the *hooks* show them in its layers.
    """
    left, top, right, bottom = board.layout.view
    wide, high = right - left, bottom - top
    land = board.land
    layers = [
        _below(land, theme, tuple(highlight.regions)),
        _path(board, theme, highlight),
        _halos(board, theme, highlight, hooks.below),
        _badges(land, theme, tuple(highlight.path)),
        draw_plates(board, theme, words, highlight),
        hooks.above,
    ]
    body = moved(-left, -top, *layers)
    return Piece(wide, high, body, words.text("draw.board", board=board.name))


@lru_cache(_KEPT)
def _below(land: Land, theme: Theme, offered: tuple[str, ...]) -> str:
    """Return land, regions and connections, and which regions are *offered*."""
    is_whole = all(area.is_in for area in land.regions)
    hatch = "" if is_whole else _hatch(theme)
    return hatch + _ground(land, theme, offered) + _lines(land, theme)


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


def _ground(land: Land, theme: Theme, offered: tuple[str, ...]) -> str:
    left, top, right, bottom = land.layout.view
    sea = rect(
        left,
        top,
        right - left,
        bottom - top,
        rx=10,
        fill=theme["space" if land.is_planet else "sea"],
    )
    if not land.layout.regions:
        return sea + _blobs(land, theme)
    shapes: dict[bool, list[str]] = {True: [], False: []}
    for area in land.regions:
        out = theme["planet-out"] if land.is_planet else f"url(#hatch-{theme.name})"
        shapes[area.is_in].append(
            path(
                land.layout.regions[area.id],
                fill=theme[area.colour] if area.is_in else out,
                stroke=theme["border"],
                stroke_width=2.4,
                stroke_linejoin="round",
                data_region=area.id,
            )
        )
    shore = path(
        land.layout.land,
        fill="none",
        stroke=theme["planet-line" if land.is_planet else "shore"],
        stroke_width=1.6,
        data_land=land.name,
    )
    rings = [
        path(land.layout.regions[area], fill="none", stroke=theme["go"], stroke_width=5)
        for area in offered
    ]
    marks = _planet_surface(land.layout, theme) if land.is_planet else ""
    return sea + "".join([*shapes[True], marks, *shapes[False], shore, *rings])


def _planet_surface(layout: Layout, theme: Theme) -> str:
    """Return craters and meridians, which are decoration."""
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


def _blobs(land: Land, theme: Theme) -> str:
    """Return regions without drawn shapes, as wide strokes along the connections inside each."""
    places = land.layout.places
    region_of = {city: region for city, region, _ in land.cities}
    in_play = land.in_play
    parts = []
    for area in land.regions:
        cities = [city for city, region in region_of.items() if region == area.id]
        ways = [f"M{_at(places[city])}h.1" for city in cities]
        for first, second, _ in land.links:
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


def _lines(land: Land, theme: Theme) -> str:
    places = land.layout.places
    in_play = land.in_play
    casing: list[str] = []
    lines: dict[tuple[bool, bool], list[str]] = {}
    for first, second, cost in land.links:
        way = f"M{_at(places[first])}L{_at(places[second])}"
        is_in = first in in_play and second in in_play
        lines.setdefault((is_in, cost == 0), []).append(way)
        if is_in:
            casing.append(way)
    wires = [
        path("".join(ways), stroke_width=7 if is_free else 2.8, opacity=None if is_in else FADED)
        for (is_in, is_free), ways in lines.items()
    ]
    below = path("".join(casing), stroke=theme["casing"], stroke_width=7, opacity=0.45)
    return group(below, *wires, fill="none", stroke=theme["wire"], data_layer="lines")


def _path(board: Board, theme: Theme, highlight: Highlight) -> str:
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


def _halos(board: Board, theme: Theme, highlight: Highlight, hook: str) -> str:
    halos = [hook]
    places, high = board.layout.places, board.layout.plate
    for city in dict.fromkeys((*highlight.prices, *highlight.unpriced, highlight.chosen)):
        if city:
            around = 9 if city == highlight.chosen else 6.5
            style = {"fill": theme["go"], "stroke": theme["halo-edge"], "data_halo": city}
            halos.append(draw_halo(places[city], high, around, **style, stroke_width=1.2))
    for city in highlight.planned:
        halos.append(draw_planned_halo(places[city], high, theme, highlight.seat))
    return group(*halos, data_layer="halos")


def draw_planned_halo(place: Place, height: float, theme: Theme, seat: str) -> str:
    """Return the dashed frame of a city in which the *seat* plans to build."""
    style = {"fill": theme["plate"], "stroke": seat_colour(theme, seat[0])}
    return draw_halo(place, height, 5, **style, stroke_width=4, stroke_dasharray="8 4.5")


def draw_halo(place: Place, height: float, around: float, **attributes: Value) -> str:
    """Return a halo that stands out *around* a plate of this *height*."""
    left, top = place.x - place.width / 2 - around, place.y - height / 2 - around
    wide, high = place.width + 2 * around, height + 2 * around
    return rect(left, top, wide, high, rx=around + 4, **attributes)


@lru_cache(_KEPT)
def _badges(land: Land, theme: Theme, way: tuple[str, ...]) -> str:
    """Return the costs of all connections, those of the *way* highlighted."""
    on_way = {frozenset(pair) for pair in pairwise(way)}
    wide, high = land.layout.badge
    in_play = land.in_play
    badges = []
    for first, second, cost in land.links:
        x, y = land.layout.badge_at(first, second)
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
            stroke_opacity=None if is_in else FADED,
        )
        style = Font(15, theme["go-ink" if is_lit else "ink"])
        fade = None if is_in else 0.65
        words = text(
            x, y + 5.3, "?" if cost == COVERED else str(cost), style, anchor="middle", opacity=fade
        )
        name = f"{first} {second}"
        badges.append(group(frame, words, data_cost=name))
    return group(*badges, data_layer="costs")


def draw_outline(board: Board, theme: Theme) -> Piece:
    """Return a small picture of a board: land, connections, and a dot per city in play."""
    layout, wire = board.layout, theme["wire"]
    hatch = "" if all(region.is_in for region in board.regions) else _hatch(theme)
    out = theme["planet-out"] if board.is_planet else f"url(#hatch-{theme.name})"
    regions = [
        path(
            layout.regions[region.id],
            fill=theme[region.colour] if region.is_in else out,
            stroke=None if board.is_planet else theme["border"],
            stroke_width=None if board.is_planet else 4,
        )
        for region in board.regions
        if region.id in layout.regions
    ]
    rim = theme["planet-line" if board.is_planet else "shore"]
    places = layout.places
    cities = {plate.id: places[plate.id] for plate in board.plates if plate.is_in}
    ways = [
        f"M{_at(cities[first])}L{_at(cities[second])}"
        for first, second, _ in board.links
        if first in cities and second in cities
    ]
    dots = [circle(place.x, place.y, _DOT) for place in cities.values()]
    parts = [
        hatch,
        *regions,
        path(layout.land, fill="none", stroke=rim, stroke_width=3),
        path("".join(ways), fill="none", stroke=wire, stroke_width=4.5),
        group(*dots, fill=theme["plate"], stroke=wire, stroke_width=4.5),
    ]
    left, top, right, bottom = layout.view
    return Piece(right - left, bottom - top, moved(-left, -top, *parts), "")
