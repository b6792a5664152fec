"""Small pictures of ratings and results: a curve, a distribution, a share, and what money went on.

They have no frame: they stand in cards and rows of a page, whose words and figures say the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from gridwright.draw.chart import through
from gridwright.draw.svg import Font, Piece, circle, group, line, path, rect, text, title
from gridwright.draw.theme import SEMI_CONDENSED, Theme

CURVE_SIZE: Final = (110.0, 40.0)
_EDGE: Final = 6.0  # around a curve, so that its dot is whole
_LEAST_SPAN: Final = 40  # points: a rating that hardly moves is a flat line
_DOT: Final = 3.5

SHARE_SIZE: Final = (290.0, 16.0)
_BAR: Final = 8.0

SPLIT_SIZE: Final = (320.0, 16.0)

DISTRIBUTION_SIZE: Final = (360.0, 150.0)
_TOP: Final = 22.0
_BOTTOM: Final = 128.0
_GAP: Final = 3.0  # between two columns
_WIDEST: Final = 34.0
_NAMED: Final = 200  # points from one number on the axis to the next


def draw_curve(values: Sequence[int], label: str, theme: Theme) -> Piece:
    """Return a rating over its games, the last of which has a dot."""
    wide, high = CURVE_SIZE
    low, span = min(values), max(values) - min(values)
    middle = low + span / 2
    scale = (high - 2 * _EDGE) / max(span, _LEAST_SPAN)
    step = (wide - 2 * _EDGE) / max(len(values) - 1, 1)
    places = [
        (_EDGE + step * index, high / 2 - (value - middle) * scale)
        for index, value in enumerate(values)
    ]
    if len(places) == 1:
        places = [(wide - _EDGE, places[0][1])]
    stroke = path(
        through(places),
        fill="none",
        stroke=theme["link"],
        stroke_width=2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    dot = circle(*places[-1], _DOT, fill=theme["link"])
    return Piece(wide, high, (stroke if len(places) > 1 else "") + dot, label)


def draw_share(
    share: float,
    label: str,
    theme: Theme,
    fair: float | None = None,
    wide: float = SHARE_SIZE[0],
) -> Piece:
    """Return a *share* as a bar, with a tick where it would be *fair*."""
    high = SHARE_SIZE[1]
    y, radius = (high - _BAR) / 2, _BAR / 2
    parts = [rect(0, y, wide, _BAR, rx=radius, fill=theme["line"])]
    if share > 0:
        length = max(_BAR, min(share, 1) * wide)
        parts.append(rect(0, y, length, _BAR, rx=radius, fill=theme["link"]))
    if fair is not None:
        x = min(fair, 1) * wide
        parts.append(line(x, 1, x, high - 1, stroke=theme["ink"], stroke_width=2.5))
    return Piece(wide, high, "".join(parts), label)


def draw_split(parts: Sequence[tuple[float, str]], label: str, theme: Theme) -> Piece:
    """Return amounts as one bar of several colours, by tokens of the theme."""
    wide, high = SPLIT_SIZE
    total = sum([amount for amount, _ in parts]) or 1
    ends = [0.0]
    for amount, _ in parts:
        ends.append(ends[-1] + amount / total * wide)
    bars = [
        rect(start, 0, end - start, high, fill=theme[colour])
        for (start, end), (_, colour) in zip(pairwise(ends), parts, strict=True)
    ]
    return Piece(wide, high, "".join(bars), label)


@dataclass(frozen=True, slots=True)
class Column:
    """How many have a rating in a range."""

    low: int  # where the range begins
    count: int
    hint: str
    is_own: bool = False  # the viewer is one of them


def draw_distribution(
    columns: Sequence[Column], label: str, theme: Theme, *, own: str = ""
) -> Piece:
    """Return how many have which rating; *own* is the word above the column of the viewer.

    The columns are ranges of the same width, one after the other without gaps.
    """
    wide, high = DISTRIBUTION_SIZE
    most = max([1, *[column.count for column in columns]])
    room = min(wide / max(len(columns), 1), _WIDEST)
    left = (wide - room * len(columns)) / 2
    soft, strong = Font(13, theme["ink-2"], 500), Font(14, theme["ink"], 600, SEMI_CONDENSED)
    parts = [line(0, _BOTTOM, wide, _BOTTOM, stroke=theme["line-2"])]
    for index, column in enumerate(columns):
        x, y = left + room * index, _BOTTOM - column.count / most * (_BOTTOM - _TOP)
        colour = "go" if column.is_own else "line-2"
        bar = rect(x + _GAP / 2, y, room - _GAP, _BOTTOM - y, rx=2, fill=theme[colour])
        parts.append(group(title(column.hint), bar))
        if column.is_own and own:
            middle = min(max(x + room / 2, 14.0), wide - 14.0)
            parts.append(text(middle, y - 6, own, strong, anchor="middle"))
        if column.low % _NAMED == 0:
            parts.append(text(x, high - 6, str(column.low), soft, anchor="middle"))
    return Piece(wide, high, "".join(parts), label)
