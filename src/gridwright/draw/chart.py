"""Charts: bars with intervals, columns, curves, and the rounds of one game.

Curves over rounds are small and end with the mark of their seat or fuel. They have a dark edge,
like houses, without which orange and yellow would be hard to see on white.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from gridwright import words
from gridwright.draw.marks import house, token
from gridwright.draw.svg import Font, Piece, circle, group, line, path, rect, text, title, width_of
from gridwright.draw.theme import REGULAR, SEATS, SEMI_CONDENSED, Theme, seat_colour

_SIZE: Final = (640.0, 360.0)
_MARGINS: Final = (64.0, 66.0, 30.0, 48.0)  # left, top, right and bottom
_LEGEND: Final = 130.0  # the right margin where curves have names
_GAP: Final = 14.0
_TICKS: Final = 5
_NUMBERED: Final = 15  # most steps between numbers on a horizontal axis
_TOP: Final = 66.0
_ROW: Final = 26.0
_DOTS: Final = 30  # most points of a curve that each have a dot
_BARS: Final = 420.0  # longest bar
_LABEL: Final = 13.0
_TITLE: Final = 17.0
_WIDER: Final = 1.15  # allowance for fallback fonts, which are wider than estimated
_NUMBER: Final = 50.0  # width of the number after a bar

ROUNDS_SIZE: Final = (380.0, 190.0)
_ROUNDS_MARGINS: Final = (32.0, 12.0, 52.0, 22.0)
_APART: Final = 17.0  # least distance of two marks
_NUMBERS: Final = 14  # most rounds that are all numbered
_THICK: Final = 2.4
_EDGE: Final = 1.2


@dataclass(frozen=True, slots=True)
class Bar:
    """A value with its interval, and the value to compare it with."""

    label: str
    value: float
    low: float
    high: float
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class Curve:
    """Values over the horizontal axis."""

    label: str
    points: Sequence[tuple[float, float]]
    colour: str = ""  # a theme colour; by default that of the next seat
    marks: Sequence[tuple[float, float, float]] = ()  # where, from there, up or down to a ring


@dataclass(frozen=True, slots=True)
class Series:
    """The values of one seat or fuel by round, None for a round without one."""

    mark: str  # the letter of a seat, or the id of a resource
    values: Sequence[int | None]


@dataclass(frozen=True, slots=True)
class RoundsChart:
    """A chart over the rounds of a game."""

    label: str  # for screen readers
    rounds: Sequence[int]
    series: Sequence[Series]
    steps: Sequence[tuple[int, str]] = ()  # a round, and the Step or stage that began in it
    hints: Sequence[str] = ()  # tooltips by round


@dataclass(frozen=True, slots=True)
class _Axes:
    """The plot area of a chart: its coordinates and its grid lines."""

    size: tuple[float, float]
    margins: tuple[float, float, float, float]
    ends: tuple[float, float]  # of the horizontal axis
    levels: list[float]  # of the vertical one

    @property
    def left(self) -> float:
        return self.margins[0]

    @property
    def right(self) -> float:
        return self.size[0] - self.margins[2]

    @property
    def top(self) -> float:
        return self.margins[1]

    @property
    def bottom(self) -> float:
        return self.size[1] - self.margins[3]

    def place(self, x: float, y: float) -> tuple[float, float]:
        (first, last), low, high = self.ends, self.levels[0], self.levels[-1]
        across = self.left + (x - first) / (last - first) * (self.right - self.left)
        return across, self.bottom - (y - low) / (high - low) * (self.bottom - self.top)

    def grid(self, theme: Theme, style: Font, gap: float) -> str:
        parts: list[str] = []
        for level in self.levels:
            _, y = self.place(self.ends[0], level)
            parts.append(line(self.left, y, self.right, y, stroke=theme["line"]))
            parts.append(text(self.left - gap, y + 4, f"{level:g}", style, anchor="end"))
        return "".join(parts)


def ticks(low: float, high: float) -> list[float]:
    """Return round numbers that span *low* to *high*."""
    span = high - low or 1.0
    step = 10 ** floor(log10(span / _TICKS))
    for factor in (1, 2, 5, 10):
        if span / (step * factor) <= _TICKS:
            step *= factor
            break
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(index * step, 10) for index in range(first, last + 1)]


def bars(title: str, rows: Sequence[Bar], theme: Theme, *, expected: str = "") -> Piece:
    """Return shares as horizontal bars.

    A line through each bar shows its expected value; *expected* is the legend for it.
    """
    marks = ticks(0, max([0.1, *[bar.high for bar in rows], *[bar.expected or 0 for bar in rows]]))
    most = marks[-1]
    labels = [_WIDER * width_of(bar.label, _LABEL, REGULAR) for bar in rows]
    left = max([60.0, *labels]) + 2 * _GAP
    bottom = _TOP - 6 + _ROW * len(rows)
    wide = max(left + _BARS + 76, width_of(title, _TITLE, REGULAR) + 2 * _GAP)
    parts = [_ground(wide, bottom + 36, theme), _heading(title, theme)]
    if expected:
        parts.append(line(_GAP + 2, 36, _GAP + 2, 50, stroke=theme["bad"], stroke_width=2))
        parts.append(text(_GAP + 12, 47, expected, _soft(theme)))
    for mark in marks:
        x = left + mark / most * _BARS
        parts.append(line(x, _TOP - 8, x, bottom + 4, stroke=theme["line"]))
        parts.append(text(x, bottom + 22, words.percent(mark), _soft(theme), anchor="middle"))
    for index, bar in enumerate(rows):
        parts.append(_bar(bar, left, _TOP - 6 + _ROW * index, _BARS / most, theme))
    return Piece(wide, bottom + 36, "".join(parts), title)


def _bar(bar: Bar, left: float, y: float, scale: float, theme: Theme) -> str:
    """Return one bar starting at *left*, with its label, interval and number."""
    ink, base = theme["ink"], y + _ROW / 2
    low, high = left + bar.low * scale, left + bar.high * scale
    label = Font(_LABEL, ink, face=REGULAR)
    parts = [
        text(left - _GAP, base + 5, bar.label, label, anchor="end"),
        rect(left, y + 5, bar.value * scale, _ROW - 10, fill=theme["go"]),
        line(low, base, high, base, stroke=ink, stroke_width=1.5),
        line(low, base - 4, low, base + 4, stroke=ink),
        line(high, base - 4, high, base + 4, stroke=ink),
    ]
    end = high
    if bar.expected is not None:
        x = left + bar.expected * scale
        parts.append(line(x, y, x, y + _ROW, stroke=theme["bad"], stroke_width=2))
        end = x if high < x < high + _NUMBER else high
    number = Font(_LABEL, theme["ink-2"], face=REGULAR)
    parts.append(text(end + 8, base + 5, words.percent(bar.value, 1), number))
    return "".join(parts)


def columns(
    title: str, counts: Sequence[tuple[int, int]], theme: Theme, *, across: str, up: str
) -> Piece:
    """Return a histogram of vertical columns with the count above each."""
    values = [value for value, _ in counts] or [0]
    ends = (min(values) - 0.5, max(values) + 0.5)
    levels = ticks(0, max([1, *[count for _, count in counts]]))
    left, top, _, bottom = _MARGINS
    axes = _Axes(_SIZE, (left, top, _GAP, bottom), ends, levels)
    parts = [_frame(title, across, up, theme), axes.grid(theme, _soft(theme), 8)]
    room = (axes.right - axes.left) / (ends[1] - ends[0])
    every = ceil(34 / room)  # label only every nth column
    thick = min(0.7 * room, 60.0)
    for value, count in counts:
        x, y = axes.place(value, count)
        _, ground = axes.place(value, 0)
        parts.append(rect(x - thick / 2, y, thick, ground - y, fill=theme["go"]))
        if every == 1:
            parts.append(text(x, y - 5, str(count), _soft(theme), anchor="middle"))
        if (value - min(values)) % every == 0:
            parts.append(text(x, ground + 18, str(value), _soft(theme), anchor="middle"))
    return Piece(*_SIZE, "".join(parts), title)


def curves(title: str, lines: Sequence[Curve], theme: Theme, *, across: str, up: str) -> Piece:
    """Return curves in one chart, with a legend if there are several."""
    left, top, right, bottom = _MARGINS
    xs = [x for curve in lines for x, _ in curve.points] or [0.0, 1.0]
    ys = [y for curve in lines for _, y in curve.points] or [0.0, 1.0]
    ends = (min(xs), max(xs) if max(xs) > min(xs) else min(xs) + 1)
    levels = ticks(min(0.0, *ys), max(ys) if max(ys) > 0 else 1.0)
    margins = (left, top, _LEGEND if len(lines) > 1 else right, bottom)
    axes = _Axes(_SIZE, margins, ends, levels)
    parts = [_frame(title, across, up, theme), axes.grid(theme, _soft(theme), 8)]
    for mark in range(ceil(ends[0]), floor(ends[1]) + 1, _apart(ends[1] - ends[0])):
        x, _ = axes.place(mark, levels[0])
        parts.append(text(x, axes.bottom + 18, str(mark), _soft(theme), anchor="middle"))
    for index, curve in enumerate(lines):
        colour = theme[curve.colour] if curve.colour else seat_colour(theme, SEATS[index % 6])
        parts.append(_curve([axes.place(x, y) for x, y in curve.points], colour))
        parts.extend(
            [_mark(axes.place(x, y), axes.place(x, to), colour, theme) for x, y, to in curve.marks]
        )
        if len(lines) > 1:
            y = axes.top + 6 + 22 * index
            label = Font(_LABEL, theme["ink"], face=REGULAR)
            parts.append(rect(axes.right + 20, y - 10, 12, 12, fill=colour))
            parts.append(text(axes.right + 38, y + 1, curve.label, label))
    return Piece(*_SIZE, "".join(parts), title)


def _apart(span: float) -> int:
    """Return how far apart numbers on a horizontal axis are: 1, 2, 5, 10 and so on."""
    steps = [factor * int(10.0**power) for power in range(9) for factor in (1, 2, 5)]
    return next(step for step in steps if span / step <= _NUMBERED)


def _curve(points: list[tuple[float, float]], colour: str) -> str:
    """Return a line through the points, with a dot on each, or only on the last of many."""
    if not points:
        return ""
    stroke = path(
        through(points), fill="none", stroke=colour, stroke_width=2.2, stroke_linejoin="round"
    )
    dotted = points if len(points) <= _DOTS else points[-1:]
    return stroke + "".join([circle(x, y, 2.6, fill=colour) for x, y in dotted])


def through(points: Sequence[tuple[float, float]]) -> str:
    return "M" + " L".join([f"{x:.1f} {y:.1f}" for x, y in points])


def _mark(foot: tuple[float, float], ring: tuple[float, float], colour: str, theme: Theme) -> str:
    """Return a ring, and a thin line from *foot* to it."""
    stem = line(*foot, *ring, stroke=colour, stroke_width=1.2, stroke_dasharray="2 3")
    return stem + circle(*ring, 5, fill=theme["surface"], stroke=colour, stroke_width=2.0)


def _frame(title: str, across: str, up: str, theme: Theme) -> str:
    """Return the background, the title and the axis labels."""
    wide, high = _SIZE
    return "".join(
        [
            _ground(wide, high, theme),
            _heading(title, theme),
            text(_GAP, 48, up, _soft(theme)),
            text((_MARGINS[0] + wide) / 2, high - 10, across, _soft(theme), anchor="middle"),
        ]
    )


def _heading(title: str, theme: Theme) -> str:
    return text(_GAP, 26, title, Font(_TITLE, theme["ink"], face=REGULAR))


def _ground(wide: float, high: float, theme: Theme) -> str:
    return rect(0, 0, wide, high, fill=theme["surface"])


def _soft(theme: Theme) -> Font:
    return Font(12, theme["ink-3"], face=REGULAR)


# The rounds of a game


def draw_rounds(chart: RoundsChart, theme: Theme) -> Piece:
    """Return a line per seat or fuel, without a frame."""
    values = [value for series in chart.series for value in series.values if value is not None]
    rounds = chart.rounds
    ends = (rounds[0], max(rounds[-1], rounds[0] + 1))
    levels = ticks(min([0, *values]), max([1, *values]))
    axes = _Axes(ROUNDS_SIZE, _ROUNDS_MARGINS, ends, levels)
    style = Font(12, theme["ink-2"], 500)
    parts = [axes.grid(theme, style, 6)]
    for number in rounds[:: -(-len(rounds) // _NUMBERS)]:
        x, _ = axes.place(number, levels[0])
        parts.append(text(x, ROUNDS_SIZE[1] - 5, str(number), style, anchor="middle"))
    parts.append(_steps(chart, axes, theme))
    parts += [_line(series, rounds, axes, theme) for series in chart.series]
    parts += [_ends(chart, axes, theme), _hints(chart, axes)]
    return Piece(*ROUNDS_SIZE, "".join(parts), chart.label)


def _steps(chart: RoundsChart, axes: _Axes, theme: Theme) -> str:
    """Return a dashed line at the start of every Step; Steps of the same round share one."""
    names: dict[int, list[str]] = {}
    for number, name in chart.steps:
        names.setdefault(number, []).append(name)
    style = Font(11.5, theme["ink-2"], 500, SEMI_CONDENSED)
    parts: list[str] = []
    taken = -axes.size[0]
    for index, number in enumerate(sorted(names)):
        x, _ = axes.place(number, 0)
        ends = (x, axes.top - 2, x, axes.bottom)
        parts.append(line(*ends, stroke=theme["line-2"], stroke_width=1.2, stroke_dasharray="3 3"))
        label = ", ".join(names[number])
        wide = width_of(label, 11.5, SEMI_CONDENSED)
        start = x + 3 if x + 3 + wide < axes.right + 20 else x - 3 - wide
        lower = 11.0 * (index % 2) if start < taken else 0.0
        parts.append(text(start, axes.top + 6 + lower, label, style))
        taken = start + wide
    return "".join(parts)


def _line(series: Series, rounds: Sequence[int], axes: _Axes, theme: Theme) -> str:
    """Return the line of a series, broken where values are missing; a lone value is a dot."""
    runs: list[list[tuple[float, float]]] = [[]]
    for number, value in zip(rounds, series.values, strict=True):
        if value is None:
            runs.append([])
        else:
            runs[-1].append(axes.place(number, value))
    d = "".join([through(run if len(run) > 1 else run * 2) for run in runs if run])
    if not d:
        return ""
    mark = series.mark
    colour = seat_colour(theme, mark) if mark in SEATS else theme[mark]
    shape = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    edge = path(d, stroke=theme["top"], stroke_width=_THICK + _EDGE, **shape)
    return edge + path(d, stroke=colour, stroke_width=_THICK, **shape)


def _ends(chart: RoundsChart, axes: _Axes, theme: Theme) -> str:
    """Return the mark and last value of every line, moved apart where they would overlap."""
    ends: list[tuple[float, str, int]] = []
    for series in chart.series:
        values = [value for value in series.values if value is not None]
        if values:
            ends.append((axes.place(chart.rounds[0], values[-1])[1], series.mark, values[-1]))
    ends.sort(key=lambda end: end[0])
    heights = spread([y for y, _, _ in ends], axes.bottom - 2)
    style = Font(14, theme["ink"], 700)
    x = axes.right + 14
    parts: list[str] = []
    for y, (_, mark, value) in zip(heights, ends, strict=True):
        draw = house if mark in SEATS else token
        parts.append(draw(theme, mark, x, y, 14))
        parts.append(text(x + 12, y + 5, str(value), style))
    return "".join(parts)


def spread(heights: list[float], lowest: float) -> list[float]:
    """Return the ascending *heights*, moved so that marks do not overlap."""
    apart: list[float] = []
    for y in heights:
        apart.append(max(y, apart[-1] + _APART) if apart else y)
    for index in range(len(apart) - 1, -1, -1):
        room = lowest - _APART * (len(apart) - 1 - index)
        apart[index] = min(apart[index], room)
    return apart


def _hints(chart: RoundsChart, axes: _Axes) -> str:
    """Return an invisible column over every round, with its values as a tooltip."""
    wide = (axes.right - axes.left) / max(len(chart.rounds) - 1, 1)
    parts: list[str] = []
    for number, hint in zip(chart.rounds, chart.hints, strict=False):
        x, _ = axes.place(number, 0)
        column = rect(x - wide / 2, 0, wide, axes.bottom, fill="transparent")
        parts.append(group(title(hint), column, data_round=number))
    return "".join(parts)
