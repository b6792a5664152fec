"""The charts of a game that is over: what everybody had and earned, prices, thinking times."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.draw.chart import RoundsChart, Series, draw_rounds
from gridwright.draw.panels import capital
from gridwright.draw.theme import PAGE, SEATS
from gridwright.web.pages.common import inline
from gridwright.web.pages.spans import stopwatch
from gridwright.web.pages.titles import TITLE_PAGES, ChartSpec, ChartValues
from gridwright.web.play.game_summary import GameSummary, summary_of
from gridwright.web.play.replays import Recording
from gridwright.web.play.turn_times import TurnTime

_UNITS: Final = (("s", 1000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000))  # milliseconds
_FIGURE: Final = 10  # of a unit, at least


@dataclass(frozen=True, slots=True)
class DrawnChart:
    """A chart, also as a table."""

    name: str
    about: str  # when its figures were taken
    picture: SafeString
    heads: tuple[str, ...]  # of the columns of the table, after that of the rounds
    rows: tuple[tuple[int, tuple[str, ...]], ...]  # a round, and its values
    totals: tuple[str, ...] = ()  # of the columns, where they are of interest


def charts(recording: Recording) -> list[DrawnChart]:
    summary, pages = summary_of(recording), TITLE_PAGES.of(recording.game)
    if not any([entry.round > 0 for entry in summary.rounds]):
        return []
    steps = [(number, words.text(pages.step, number=which)) for number, which in summary.steps]
    specs = pages.charts(recording.game)
    drawn = [_drawn(summary, spec, recording.names, steps) for spec in specs]
    return [*drawn, *_thinking(recording, summary, steps)]


def _drawn(
    summary: GameSummary, spec: ChartSpec, names: tuple[str, ...], steps: list[tuple[int, str]]
) -> DrawnChart:
    values = [spec.values(entry) for entry in summary.rounds if entry.round > 0]
    marks = tuple(values[0])
    heads = tuple([names[SEATS.index(m)] if m in SEATS else capital(words.term(m)) for m in marks])
    label = words.text(f"web.replay.chart.{spec.name}")
    rows = [tuple([_figure(row[mark]) for mark in marks]) for row in values]
    picture = _picture(label, summary, values, _hints(summary, heads, rows), steps)
    about = words.text(f"web.replay.about.{spec.name}")
    return DrawnChart(label, about, picture, heads, _by_round(summary, rows))


def _rounds(summary: GameSummary) -> list[int]:
    return [entry.round for entry in summary.rounds if entry.round > 0]


def _by_round(
    summary: GameSummary, rows: list[tuple[str, ...]]
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    return tuple(zip(_rounds(summary), rows, strict=True))


def _hints(summary: GameSummary, heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    return [
        words.text("web.replay.hint", round=number, values=named_values(heads, row))
        for number, row in _by_round(summary, rows)
    ]


def _picture(
    label: str,
    summary: GameSummary,
    values: Sequence[ChartValues],
    hints: list[str],
    steps: list[tuple[int, str]],
) -> SafeString:
    series = [Series(mark, [row[mark] for row in values]) for mark in values[0]]
    chart = RoundsChart(label, _rounds(summary), series, steps, hints)
    return inline(draw_rounds(chart, PAGE))


def _thinking(
    recording: Recording, summary: GameSummary, steps: list[tuple[int, str]]
) -> list[DrawnChart]:
    """Return the chart of thinking times where people played by a clock."""
    turns = recording.turn_times
    seats = sorted({turn.seat for turn in turns})
    if not seats:
        return []
    spans = [[_thought(turns, seat, number) for seat in seats] for number in _rounds(summary)]
    unit, length = _unit_for(max([span for row in spans for span in row]))
    values: list[ChartValues] = [
        {SEATS[seat]: round(span / length) for seat, span in zip(seats, row, strict=True)}
        for row in spans
    ]
    heads = tuple([recording.names[seat] for seat in seats])
    label = words.text("web.clock.thinking")
    rows = [tuple([stopwatch(span) for span in row]) for row in spans]
    return [
        DrawnChart(
            label,
            words.text("web.clock.thinking_about", unit=words.text(f"web.clock.unit_{unit}")),
            _picture(label, summary, values, _hints(summary, heads, rows), steps),
            heads,
            _by_round(summary, rows),
            tuple([stopwatch(sum(spans_of_seat)) for spans_of_seat in zip(*spans, strict=True)]),
        )
    ]


def _thought(turns: Sequence[TurnTime], seat: int, number: int) -> int:
    """Return how many milliseconds a seat has spent on a round."""
    own = [turn for turn in turns if (turn.seat, turn.round) == (seat, number)]
    return sum([turn.milliseconds for turn in own])


def _unit_for(longest: int) -> tuple[str, int]:
    """Return the largest unit that leaves *longest* a figure of two digits, and its length."""
    fitting = [(unit, length) for unit, length in _UNITS if longest >= _FIGURE * length]
    return fitting[-1] if fitting else _UNITS[0]


def _figure(value: int | None) -> str:
    return words.text("web.replay.no_value") if value is None else str(value)


def named_values(heads: tuple[str, ...], row: tuple[str, ...]) -> tuple[str, ...]:
    pairs = zip(heads, row, strict=True)
    return tuple([words.text("web.replay.value", name=name, value=value) for name, value in pairs])
