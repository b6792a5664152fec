"""Charts over the rounds of one game: a line for each seat or fuel, with its mark at the end.

Lines have a dark edge, as houses have: orange and yellow are seen on white by it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gridwright.draw.chart import Place, ticks
from gridwright.draw.marks import house, token
from gridwright.draw.svg import Piece, Type, element, line, path, rect, text, title, width_of
from gridwright.draw.tokens import SEATS, SEMI_CONDENSED, Theme, seat_colour

WIDTH: Final = 380.0
HEIGHT: Final = 190.0
_LEFT: Final = 32.0  # room for the numbers of the vertical axis
_RIGHT: Final = 52.0  # room for marks and last values
_TOP: Final = 12.0
_BOTTOM: Final = 22.0
_APART: Final = 17.0  # from one mark to the next
_NUMBERS: Final = 14  # rounds that all have their number below
_THICK: Final = 2.4
_EDGE: Final = 1.2


@dataclass(frozen=True, slots=True)
class Series:
    """The values of one seat or fuel, round by round; None where there is none."""

    mark: str  # the letter of a seat, or the id of a resource
    values: Sequence[int | None]


@dataclass(frozen=True, slots=True)
class Chart:
    """What a chart shows."""

    label: str  # read aloud
    rounds: Sequence[int]
    series: Sequence[Series]
    steps: Sequence[tuple[int, str]] = ()  # a round, and what began in it
    hints: Sequence[str] = ()  # by round: shown where a pointer rests


def draw_rounds(chart: Chart, theme: Theme) -> Piece:
    """Return a chart without a frame."""
    values = [value for series in chart.series for value in series.values if value is not None]
    levels = ticks(min([0, *values]), max([1, *values]))
    place = _placing(chart.rounds, (levels[0], levels[-1]))
    parts = [_levels(levels, chart.rounds, place, theme), _steps(chart, place, theme)]
    for series in chart.series:
        parts.append(_line(series, chart.rounds, place, theme))
    parts.append(_ends(chart, place, theme))
    parts.append(_hints(chart, place))
    return Piece(WIDTH, HEIGHT, "".join(parts), chart.label)


def _placing(rounds: Sequence[int], levels: tuple[float, float]) -> Place:
    first, last = rounds[0], max(rounds[-1], rounds[0] + 1)

    def place(x: float, y: float) -> tuple[float, float]:
        across = _LEFT + (x - first) / (last - first) * (WIDTH - _LEFT - _RIGHT)
        room = HEIGHT - _TOP - _BOTTOM
        return across, HEIGHT - _BOTTOM - (y - levels[0]) / (levels[1] - levels[0]) * room

    return place


def _levels(levels: list[float], rounds: Sequence[int], place: Place, theme: Theme) -> str:
    """Return the lines across, and the numbers at both axes."""
    soft = Type(12, theme["ink-2"], 500)
    parts: list[str] = []
    for level in levels:
        _, y = place(rounds[0], level)
        parts.append(line(_LEFT, y, WIDTH - _RIGHT, y, stroke=theme["line"]))
        parts.append(text(_LEFT - 6, y + 4, f"{level:g}", soft, anchor="end"))
    every = -(-len(rounds) // _NUMBERS)
    for number in rounds[::every]:
        x, _ = place(number, levels[0])
        parts.append(text(x, HEIGHT - 5, str(number), soft, anchor="middle"))
    return "".join(parts)


def _steps(chart: Chart, place: Place, theme: Theme) -> str:
    """Return a dashed line where a Step began; several of one round share it."""
    told: dict[int, list[str]] = {}
    for number, name in chart.steps:
        told.setdefault(number, []).append(name)
    parts: list[str] = []
    taken = -WIDTH
    for index, (number, names) in enumerate(sorted(told.items())):
        x, _ = place(number, 0)
        ends = (x, _TOP - 2, x, HEIGHT - _BOTTOM)
        parts.append(line(*ends, stroke=theme["line-2"], stroke_width=1.2, stroke_dasharray="3 3"))
        words = ", ".join(names)
        wide = width_of(words, 11.5, SEMI_CONDENSED)
        start = x + 3 if x + 3 + wide < WIDTH - _RIGHT + 20 else x - 3 - wide
        lower = 11.0 * (index % 2) if start < taken else 0.0
        style = Type(11.5, theme["ink-2"], 500, SEMI_CONDENSED)
        parts.append(text(start, _TOP + 6 + lower, words, style))
        taken = start + wide
    return "".join(parts)


def _line(series: Series, rounds: Sequence[int], place: Place, theme: Theme) -> str:
    """Return the line of a series, interrupted where it has no value; a dot where it is one."""
    runs: list[list[tuple[float, float]]] = [[]]
    for number, value in zip(rounds, series.values, strict=True):
        if value is None:
            runs.append([])
        else:
            runs[-1].append(place(number, value))
    d = ""
    for run in runs:
        points = " L".join([f"{x:.1f} {y:.1f}" for x, y in (run if len(run) > 1 else run * 2)])
        d += f"M{points}" if points else ""
    if not d:
        return ""
    drawn = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    edge = path(d, stroke=theme["top"], stroke_width=_THICK + _EDGE, **drawn)
    return edge + path(d, stroke=_colour(theme, series.mark), stroke_width=_THICK, **drawn)


def _colour(theme: Theme, mark: str) -> str:
    return seat_colour(theme, mark) if mark in SEATS else theme[mark]


def _ends(chart: Chart, place: Place, theme: Theme) -> str:
    """Return the mark and the last value of each line, one below the other where they meet."""
    found: list[tuple[float, Series, int]] = []
    for series in chart.series:
        known = [value for value in series.values if value is not None]
        if known:
            found.append((place(chart.rounds[0], known[-1])[1], series, known[-1]))
    found.sort(key=lambda end: end[0])
    heights = _apart([y for y, _, _ in found])
    style = Type(14, theme["ink"], 700)
    x = WIDTH - _RIGHT + 14
    parts: list[str] = []
    for y, (_, series, value) in zip(heights, found, strict=True):
        mark = house if series.mark in SEATS else token
        parts.append(mark(theme, series.mark, x, y, 14))
        parts.append(text(x + 12, y + 5, str(value), style))
    return "".join(parts)


def _apart(heights: list[float]) -> list[float]:
    """Return *heights*, which rise, moved so that marks do not lie on each other."""
    found: list[float] = []
    for y in heights:
        found.append(max(y, found[-1] + _APART) if found else y)
    lowest = HEIGHT - _BOTTOM - 2
    for index in range(len(found) - 1, -1, -1):
        room = lowest - _APART * (len(found) - 1 - index)
        found[index] = min(found[index], room)
    return found


def _hints(chart: Chart, place: Place) -> str:
    """Return a column over each round that says its values where a pointer rests."""
    wide = (WIDTH - _LEFT - _RIGHT) / max(len(chart.rounds) - 1, 1)
    parts: list[str] = []
    for number, hint in zip(chart.rounds, chart.hints, strict=False):
        x, _ = place(number, 0)
        column = rect(x - wide / 2, 0, wide, HEIGHT - _BOTTOM, fill="transparent")
        parts.append(element("g", title(hint), column, data_round=number))
    return "".join(parts)
