"""Charts: bars with intervals, columns, and curves. Plain SVG in the colours of the product."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from gridwright.draw.svg import Piece, Type, circle, line, path, rect, text, width_of
from gridwright.draw.tokens import REGULAR, SEATS, Theme, seat_colour

_LEFT: Final = 64.0  # room for the numbers of the vertical axis
_GAP: Final = 14.0
_TICKS: Final = 5
_SIZE: Final = (640.0, 360.0)
_TOP: Final = 66.0
_BOTTOM: Final = 48.0
_ROW: Final = 26.0
_DOTS: Final = 30  # points of a curve that can be told apart
_BARS: Final = 420.0  # how long the longest bar may be
_LABEL: Final = 13.0
_TITLE: Final = 17.0
_WIDER: Final = 1.15  # than measured is a face that stands in for ours where widths are not kept
_NUMBER: Final = 50.0  # how wide the number behind a bar is

Place = Callable[[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Bar:
    """A value with what it may be at least and at most, and what it is compared with."""

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
    colour: str = ""  # a token of the theme; without one, that of the next seat
    marks: Sequence[tuple[float, float, float]] = ()  # where, from there, up or down to a ring


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
    """Return shares as horizontal bars, one below the other.

    A line through each shows what is expected of it; *expected* says what that is.
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
        parts.append(text(_GAP + 12, 47, expected, Type(12, theme["ink-3"], face=REGULAR)))
    soft = Type(12, theme["ink-3"], face=REGULAR)
    for mark in marks:
        x = left + mark / most * _BARS
        parts.append(line(x, _TOP - 8, x, bottom + 4, stroke=theme["line"]))
        parts.append(text(x, bottom + 22, f"{mark:.0%}", soft, anchor="middle"))
    for index, bar in enumerate(rows):
        parts.append(_bar(bar, left, _TOP - 6 + _ROW * index, _BARS / most, theme))
    return Piece(wide, bottom + 36, "".join(parts), title)


def _bar(bar: Bar, left: float, y: float, scale: float, theme: Theme) -> str:
    """Return one bar from *left*, with its label, its interval and its number."""
    ink, base = theme["ink"], y + _ROW / 2
    low, high = left + bar.low * scale, left + bar.high * scale
    label = Type(_LABEL, ink, face=REGULAR)
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
    number = Type(_LABEL, theme["ink-2"], face=REGULAR)
    parts.append(text(end + 8, base + 5, f"{bar.value:.1%}", number))
    return "".join(parts)


def columns(
    title: str, counts: Sequence[tuple[int, int]], theme: Theme, *, across: str, up: str
) -> Piece:
    """Return upright columns side by side, a number over each: how often what was counted."""
    wide, high = _SIZE
    marks = ticks(0, max([1, *[count for _, count in counts]]))
    firsts = [value for value, _ in counts] or [0]
    ends = (min(firsts) - 0.5, max(firsts) + 0.5)
    place = _placing(ends, (marks[0], marks[-1]), wide - _GAP)
    parts = [_frame(title, across, up, theme, (wide, high)), _levels(marks, ends, place, theme)]
    room = (wide - _GAP - _LEFT) / (ends[1] - ends[0])
    every = ceil(34 / room)  # of so many columns one has its number below
    number = Type(12, theme["ink-3"], face=REGULAR)
    for value, count in counts:
        x, y = place(value, count)
        _, ground = place(value, 0)
        thick = min(0.7 * room, 60.0)
        parts.append(rect(x - thick / 2, y, thick, ground - y, fill=theme["go"]))
        if every == 1:
            parts.append(text(x, y - 5, str(count), number, anchor="middle"))
        if (value - min(firsts)) % every == 0:
            parts.append(text(x, ground + 18, str(value), number, anchor="middle"))
    return Piece(wide, high, "".join(parts), title)


def curves(title: str, lines: Sequence[Curve], theme: Theme, *, across: str, up: str) -> Piece:
    """Return curves over each other; where there are several, with their names beside them."""
    wide, high = _SIZE
    right = 130.0 if len(lines) > 1 else 30.0
    xs = [x for curve in lines for x, _ in curve.points] or [0.0, 1.0]
    ys = [y for curve in lines for _, y in curve.points] or [0.0, 1.0]
    marks = ticks(min(0.0, *ys), max(ys) if max(ys) > 0 else 1.0)
    ends = (min(xs), max(xs) if max(xs) > min(xs) else min(xs) + 1)
    place = _placing(ends, (marks[0], marks[-1]), wide - right)
    parts = [_frame(title, across, up, theme, (wide, high)), _levels(marks, ends, place, theme)]
    soft = Type(12, theme["ink-3"], face=REGULAR)
    step = ceil((ends[1] - ends[0]) / 15)
    for mark in range(ceil(ends[0]), floor(ends[1]) + 1, step):
        x, _ = place(mark, marks[0])
        parts.append(text(x, high - _BOTTOM + 18, str(mark), soft, anchor="middle"))
    for index, curve in enumerate(lines):
        colour = theme[curve.colour] if curve.colour else seat_colour(theme, SEATS[index % 6])
        parts.append(_curve(curve, colour, place))
        parts.extend([_mark(place(x, y), place(x, to), colour, theme) for x, y, to in curve.marks])
        if len(lines) > 1:
            y = _TOP + 6 + 22 * index
            label = Type(_LABEL, theme["ink"], face=REGULAR)
            parts.append(rect(wide - right + 20, y - 10, 12, 12, fill=colour))
            parts.append(text(wide - right + 38, y + 1, curve.label, label))
    return Piece(wide, high, "".join(parts), title)


def _curve(curve: Curve, colour: str, place: Place) -> str:
    """Return a line through the points, and a dot on each, or on the last of many."""
    placed = [place(x, y) for x, y in curve.points]
    if not placed:
        return ""
    d = "M" + " L".join([f"{x:.1f} {y:.1f}" for x, y in placed])
    drawn = path(d, fill="none", stroke=colour, stroke_width=2.2, stroke_linejoin="round")
    dotted = placed if len(placed) <= _DOTS else placed[-1:]
    return drawn + "".join([circle(x, y, 2.6, fill=colour) for x, y in dotted])


def _mark(foot: tuple[float, float], ring: tuple[float, float], colour: str, theme: Theme) -> str:
    """Return a ring, and a thin line to it from *foot*."""
    stem = line(*foot, *ring, stroke=colour, stroke_width=1.2, stroke_dasharray="2 3")
    return stem + circle(*ring, 5, fill=theme["surface"], stroke=colour, stroke_width=2.0)


def _placing(ends: tuple[float, float], levels: tuple[float, float], right: float) -> Place:
    """Return where a value stands between the *ends* of the axes."""
    _, high = _SIZE

    def place(x: float, y: float) -> tuple[float, float]:
        across = _LEFT + (x - ends[0]) / (ends[1] - ends[0]) * (right - _LEFT)
        up = high - _BOTTOM - (y - levels[0]) / (levels[1] - levels[0]) * (high - _TOP - _BOTTOM)
        return across, up

    return place


def _levels(marks: list[float], ends: tuple[float, float], place: Place, theme: Theme) -> str:
    """Return the lines across a picture, with their numbers."""
    soft = Type(12, theme["ink-3"], face=REGULAR)
    parts: list[str] = []
    for mark in marks:
        (left, y), (right, _) = place(ends[0], mark), place(ends[1], mark)
        parts.append(line(left, y, right, y, stroke=theme["line"]))
        parts.append(text(left - 8, y + 4, f"{mark:g}", soft, anchor="end"))
    return "".join(parts)


def _frame(title: str, across: str, up: str, theme: Theme, size: tuple[float, float]) -> str:
    """Return the ground, the title, and what stands at the axes."""
    wide, high = size
    soft = Type(12, theme["ink-3"], face=REGULAR)
    return "".join(
        [
            _ground(wide, high, theme),
            _heading(title, theme),
            text(_GAP, 48, up, soft),
            text((_LEFT + wide) / 2, high - 10, across, soft, anchor="middle"),
        ]
    )


def _heading(title: str, theme: Theme) -> str:
    return text(_GAP, 26, title, Type(_TITLE, theme["ink"], face=REGULAR))


def _ground(wide: float, high: float, theme: Theme) -> str:
    return rect(0, 0, wide, high, fill=theme["surface"])
