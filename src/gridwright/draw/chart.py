"""Charts: bars with intervals, and curves. Plain SVG in the colours of the product."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from gridwright.draw.svg import Piece, Type, circle, line, path, rect, text, width_of
from gridwright.draw.tokens import SEATS, Theme, seat_colour

_LEFT: Final = 64.0  # room for the numbers of the vertical axis
_GAP: Final = 14.0
_TICKS: Final = 5


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


def bars(title: str, rows: Sequence[Bar], theme: Theme, *, percent: bool = True) -> Piece:
    """Return horizontal bars, one below the other; a mark shows what is expected."""
    ink, soft = theme["ink"], theme["ink-3"]
    most = max([1.0 if percent else 0.0, *[bar.high for bar in rows]])
    label_width = max([60.0, *[width_of(bar.label, 14) for bar in rows]]) + _GAP
    wide, row_height, top = 420.0, 26.0, 44.0
    height = top + row_height * len(rows) + 30
    parts = [_ground(label_width + wide + 90, height, theme)]
    parts.append(text(_GAP, 26, title, Type(17, ink)))
    for tick in ticks(0, most):
        x = label_width + _GAP + tick / most * wide
        if tick <= most:
            parts.append(line(x, top - 4, x, height - 26, stroke=theme["line"]))
            words = f"{tick:.0%}" if percent else f"{tick:g}"
            parts.append(text(x, height - 10, words, Type(12, soft), anchor="middle"))
    for index, bar in enumerate(rows):
        y = top + row_height * index
        base = y + row_height / 2
        left = label_width + _GAP
        parts.append(text(label_width, base + 5, bar.label, Type(14, ink), anchor="end"))
        parts.append(rect(left, y + 5, bar.value / most * wide, row_height - 10, fill=theme["go"]))
        low, high = left + bar.low / most * wide, left + bar.high / most * wide
        parts.append(line(low, base, high, base, stroke=ink, stroke_width=1.5))
        parts.extend([line(x, base - 4, x, base + 4, stroke=ink) for x in (low, high)])
        if bar.expected is not None:
            x = left + bar.expected / most * wide
            parts.append(line(x, y + 2, x, y + row_height - 2, stroke=theme["bad"], stroke_width=2))
        words = f"{bar.value:.1%}" if percent else f"{bar.value:.3g}"
        parts.append(text(high + 8, base + 5, words, Type(13, theme["ink-2"])))
    return Piece(label_width + wide + 90, height, "".join(parts), title)


def curves(  # noqa: PLR0913 - what stands at the axes
    title: str,
    lines: Sequence[Curve],
    theme: Theme,
    *,
    across: str,
    up: str,
    size: tuple[float, float] = (640.0, 360.0),
) -> Piece:
    """Return curves over each other, each in the colour of a seat, with their names beside them."""
    wide, high = size
    top, bottom, right = 52.0, 46.0, 130.0
    xs = [x for curve in lines for x, _ in curve.points] or [0.0, 1.0]
    ys = [y for curve in lines for _, y in curve.points] or [0.0, 1.0]
    marks = ticks(min(0.0, *ys), max(ys))
    least, most = marks[0], marks[-1] if marks[-1] > marks[0] else marks[0] + 1
    first, last = min(xs), max(xs) if max(xs) > min(xs) else min(xs) + 1

    def place(x: float, y: float) -> tuple[float, float]:
        across_ = _LEFT + (x - first) / (last - first) * (wide - _LEFT - right)
        up_ = high - bottom - (y - least) / (most - least) * (high - top - bottom)
        return across_, up_

    parts = [_ground(wide, high, theme), text(_GAP, 26, title, Type(17, theme["ink"]))]
    soft = Type(12, theme["ink-3"])
    for mark in marks:
        _, y = place(first, mark)
        parts.append(line(_LEFT, y, wide - right, y, stroke=theme["line"]))
        parts.append(text(_LEFT - 8, y + 4, f"{mark:g}", soft, anchor="end"))
    for mark in ticks(first, last):
        if first <= mark <= last:
            x, _ = place(mark, least)
            parts.append(text(x, high - bottom + 18, f"{mark:g}", soft, anchor="middle"))
    parts.append(text((_LEFT + wide - right) / 2, high - 8, across, soft, anchor="middle"))
    parts.append(text(_LEFT, top - 10, up, soft))
    for index, curve in enumerate(lines):
        colour = seat_colour(theme, SEATS[index % len(SEATS)])
        placed = [place(x, y) for x, y in curve.points]
        if not placed:
            continue
        d = "M" + " L".join([f"{x:.1f} {y:.1f}" for x, y in placed])
        dash = None if index < len(SEATS) else "6 4"
        parts.append(path(d, fill="none", stroke=colour, stroke_width=2.2, stroke_dasharray=dash))
        parts.append(circle(*placed[-1], 3, fill=colour))
        y = top + 6 + 20 * index
        parts.append(rect(wide - right + 14, y - 9, 12, 12, fill=colour))
        parts.append(text(wide - right + 32, y + 2, curve.label, Type(13, theme["ink"])))
    return Piece(wide, high, "".join(parts), title)


def _ground(wide: float, high: float, theme: Theme) -> str:
    return rect(0, 0, wide, high, fill=theme["surface"])
