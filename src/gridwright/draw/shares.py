"""Pictures of many games: discs on the cities of a map, and ranges beside each other."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from gridwright.draw.board import draw_outline
from gridwright.draw.chart import ticks
from gridwright.draw.cities import Board
from gridwright.draw.picture import CityMark
from gridwright.draw.svg import Font, Piece, Value, circle, group, line, moved, rect, text, title
from gridwright.draw.theme import CONDENSED, REGULAR, Theme

_LARGEST: Final = 0.045  # radius of the largest disc, by the size of the map
_LEAST: Final = 0.008
_LETTERS: Final = 0.026  # size of the names, by the size of the map
_CLEAR: Final = 0.82  # opacity of a disc

_HIGH: Final = 300.0
_TOP: Final = 16.0
_BOTTOM: Final = 34.0
_LEFT: Final = 46.0
_RIGHT: Final = 10.0
_STEP: Final = 24.0  # from one range to the next
_LEAST_WIDE: Final = 340.0
_DOT: Final = 5.0


def draw_marked(board: Board, marks: Mapping[str, CityMark], label: str, theme: Theme) -> Piece:
    """Return the outline of a board with discs on cities, by their ids."""
    outline = draw_outline(board, theme)
    names = {plate.id: plate.name for plate in board.plates}
    left, top, _, _ = board.layout.view
    extent = sqrt(outline.width * outline.height)
    size = _LETTERS * extent
    style = Font(size, theme["ink"], 700, CONDENSED)
    discs: list[str] = []
    captions: list[str] = []
    for city, mark in sorted(marks.items(), key=lambda entry: -entry[1].part):
        place = board.layout.places[city]
        radius = extent * max(_LARGEST * sqrt(mark.part), _LEAST)
        disc = circle(
            place.x,
            place.y,
            radius,
            fill=theme[mark.colour],
            fill_opacity=_CLEAR,
            stroke=theme["surface"],
            stroke_width=3,
        )
        discs.append(group(title(mark.hint), disc))
        if mark.is_named:
            base = place.y + radius + 0.9 * size
            edge: dict[str, Value] = {
                "stroke": theme["surface"],
                "stroke_width": size / 4,
                "paint_order": "stroke",
            }
            captions.append(text(place.x, base, names[city], style, anchor="middle", **edge))
    body = outline.body + moved(-left, -top, *discs, *captions)
    return Piece(outline.width, outline.height, body, label)


@dataclass(frozen=True, slots=True)
class Range:
    """A value with the values around it, and a tick to compare it with."""

    label: str
    low: float
    value: float
    high: float
    hint: str  # a tooltip
    colour: str = "link"  # of the theme
    tick: float | None = None


def draw_ranges(
    label: str,
    ranges: Sequence[Range],
    theme: Theme,
    *,
    shown: Callable[[float], str],
    level: float | None = None,
) -> Piece:
    """Return upright ranges, each over its label; *level* is a line through all of them."""
    wide = max(_LEFT + _STEP * len(ranges) + _RIGHT, _LEAST_WIDE)
    tops = [max(each.high, each.tick or 0) for each in ranges]
    levels = ticks(0, max([level or 0, *tops, 0.01]))
    bottom = _HIGH - _BOTTOM

    def height(value: float) -> float:
        return bottom - (value - levels[0]) / (levels[-1] - levels[0]) * (bottom - _TOP)

    soft = Font(12, theme["ink-2"], face=REGULAR)
    parts: list[str] = []
    for mark in levels:
        y = height(mark)
        parts.append(line(_LEFT, y, wide - _RIGHT, y, stroke=theme["line"]))
        parts.append(text(_LEFT - 6, y + 4, shown(mark), soft, anchor="end"))
    if level is not None:
        y = height(level)
        dash: dict[str, Value] = {"stroke_width": 1.6, "stroke_dasharray": "5 4"}
        parts.append(line(_LEFT, y, wide - _RIGHT, y, stroke=theme["ink-2"], **dash))
    name = Font(14, theme["ink"], 600)
    for index, each in enumerate(ranges):
        x = _LEFT + _STEP * (index + 0.5)
        column = rect(x - _STEP / 2, _TOP, _STEP, bottom - _TOP, fill="transparent")
        low, high = height(each.low), height(each.high)
        inside = [title(each.hint), column]
        inside.append(line(x, low, x, high, stroke=theme["ink-3"], stroke_width=2.4))
        if each.tick is not None:
            y = height(each.tick)
            inside.append(line(x - 7, y, x + 7, y, stroke=theme["bad"], stroke_width=2.2))
        dot: dict[str, Value] = {
            "fill": theme[each.colour],
            "stroke": theme["surface"],
            "stroke_width": 1.2,
        }
        inside.append(circle(x, height(each.value), _DOT, **dot))
        inside.append(text(x, bottom + 20, each.label, name, anchor="middle"))
        parts.append(group(*inside))
    return Piece(wide, _HIGH, "".join(parts), label)
