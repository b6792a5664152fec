"""The chances of all seats over a game, action by action, with turning points and one position.

Every curve ends with the house of its seat. There are two formats: one for a phone, on which the
wide one would be too small to read.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from gridwright import words
from gridwright.draw.chart import spread, through
from gridwright.draw.marks import house
from gridwright.draw.svg import Font, Piece, circle, line, number, path, rect, text
from gridwright.draw.theme import SEATS, Theme, seat_colour

_LEVELS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_THICK: Final = 2.6
_EDGE: Final = 1.2
_RING: Final = 5.0
_NEAR: Final = 13.0  # the least distance of two numbers of rounds


@dataclass(frozen=True, slots=True)
class Format:
    """A size of the picture, and its margins: left, top, right, bottom."""

    wide: float
    high: float
    margins: tuple[float, float, float, float]
    size: float  # of texts


WIDE: Final = Format(720.0, 280.0, (46.0, 10.0, 40.0, 24.0), 13.0)
NARROW: Final = Format(350.0, 215.0, (42.0, 10.0, 34.0, 24.0), 13.0)


@dataclass(frozen=True, slots=True)
class Ring:
    """A turning point: the seat that lost something, and the chance that it kept."""

    at: int
    seat: int
    chance: float


@dataclass(frozen=True, slots=True)
class ChancesChart:
    """What the picture shows; places are numbers of actions."""

    label: str  # for screen readers
    last: int
    rounds: Sequence[tuple[int, int]]  # where each begins, and its number
    curves: Sequence[Sequence[tuple[int, float]]]  # by seat
    rings: Sequence[Ring]
    at: int  # the position that is looked at


def draw_chances(chart: ChancesChart, theme: Theme, form: Format = WIDE) -> Piece:
    """Return the chances without a frame."""
    plot = _Plot(chart, form)
    parts = [
        _ground(plot),
        _grid(plot, theme),
        *[_curve(plot, seat, theme) for seat in range(len(chart.curves))],
        _now(plot, theme),
        *[_ring(plot, ring, theme) for ring in sorted(chart.rings, key=lambda r: r.at == chart.at)],
        _ends(plot, theme),
    ]
    return Piece(form.wide, form.high, "".join(parts), chart.label)


class _Plot:
    """Where things lie in the picture."""

    def __init__(self, chart: ChancesChart, form: Format) -> None:
        self.chart = chart
        self.form = form
        self.left, self.top, right, bottom = form.margins
        self.right, self.bottom = form.wide - right, form.high - bottom

    def x(self, at: int) -> float:
        return self.left + at / max(1, self.chart.last) * (self.right - self.left)

    def y(self, chance: float) -> float:
        return self.bottom - chance * (self.bottom - self.top)

    def place(self, at: int, chance: float) -> tuple[float, float]:
        return self.x(at), self.y(chance)


def _ground(plot: _Plot) -> str:
    """Return what scripts find the plot by: from where to where the actions go."""
    wide, high = plot.right - plot.left, plot.bottom - plot.top
    ends = f"{number(plot.left)} {number(plot.right)}"
    return rect(plot.left, plot.top, wide, high, fill="transparent", data_plot=ends)


def _grid(plot: _Plot, theme: Theme) -> str:
    style = Font(plot.form.size, theme["ink-2"], 500)
    parts: list[str] = []
    for level in _LEVELS:
        y = plot.y(level)
        parts.append(line(plot.left, y, plot.right, y, stroke=theme["line"]))
        parts.append(text(plot.left - 6, y + 4, words.percent(level), style, anchor="end"))
    rounds = [(plot.x(at), name) for at, name in plot.chart.rounds]
    taken = 0.0
    for (x, name), (end, _) in pairwise([*rounds, (plot.right, 0)]):
        if x > plot.left:
            ends = (x, plot.top, x, plot.bottom)
            parts.append(line(*ends, stroke=theme["line-2"], stroke_dasharray="2 4"))
        middle = (x + end) / 2
        if name and middle - taken >= _NEAR:
            label = text(middle, plot.form.high - 6, str(name), style, anchor="middle")
            parts.append(label)
            taken = middle
    return "".join(parts)


def _curve(plot: _Plot, seat: int, theme: Theme) -> str:
    """Return the line of a seat; it has a dark edge, like houses, to be seen on any ground."""
    points = [plot.place(at, chance) for at, chance in plot.chart.curves[seat]]
    if not points:
        return ""
    d = through(points if len(points) > 1 else points * 2)
    shape = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    colour = seat_colour(theme, SEATS[seat])
    edge = path(d, stroke=theme["top"], stroke_width=_THICK + _EDGE, **shape)
    return edge + path(d, stroke=colour, stroke_width=_THICK, **shape)


def _now(plot: _Plot, theme: Theme) -> str:
    x = plot.x(plot.chart.at)
    ends = (x, plot.top - 4, x, plot.bottom + 4)
    return line(*ends, stroke=theme["go-line"], stroke_width=2.6)


def _ring(plot: _Plot, ring: Ring, theme: Theme) -> str:
    x, y = plot.place(ring.at, ring.chance)
    if ring.at == plot.chart.at:
        return circle(x, y, _RING + 2, fill=theme["go"], stroke=theme["go-ink"], stroke_width=2)
    return circle(x, y, _RING, fill=theme["surface"], stroke=theme["ink"], stroke_width=2)


def _ends(plot: _Plot, theme: Theme) -> str:
    """Return the houses of all seats at the heights where their curves end, side by side."""
    ends = sorted(
        [(plot.y(curve[-1][1]), seat) for seat, curve in enumerate(plot.chart.curves) if curve]
    )
    heights = spread([y for y, _ in ends], plot.bottom)
    x = plot.right + 18
    houses = zip(heights, ends, strict=True)
    return "".join([house(theme, SEATS[seat], x, y, 16) for y, (_, seat) in houses])
