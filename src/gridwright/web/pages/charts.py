"""The charts of a game, each also as a table."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.draw.panels import capital
from gridwright.draw.rounds import Chart, Series, draw_rounds
from gridwright.draw.tokens import PAGE, SEATS
from gridwright.web.pages.sheets import Sheet, Sketch, Values
from gridwright.web.pages.svg import inline
from gridwright.web.play.stories import Story


@dataclass(frozen=True, slots=True)
class Drawn:
    """A chart with its figures."""

    name: str
    about: str  # when its figures were taken
    picture: SafeString
    heads: tuple[str, ...]  # of the columns of the table, after that of the rounds
    rows: tuple[tuple[int, tuple[str, ...]], ...]  # a round, and its values


def charts(story: Story, sheet: Sheet, names: tuple[str, ...], step: str) -> list[Drawn]:
    """Return the charts of a game; *step* is the message that names a Step or stage."""
    rounds = [chapter.round for chapter in story.chapters if chapter.round > 0]
    if not rounds:
        return []
    steps = [(number, words.text(step, number=which)) for number, which in story.steps]
    return [_drawn(story, sketch, rounds, names, steps) for sketch in sheet.charts]


def _drawn(
    story: Story,
    sketch: Sketch,
    rounds: list[int],
    names: tuple[str, ...],
    steps: list[tuple[int, str]],
) -> Drawn:
    values: list[Values] = [
        sketch.values(chapter) for chapter in story.chapters if chapter.round > 0
    ]
    marks = tuple(values[0])
    heads = tuple([_called(mark, names) for mark in marks])
    rows = [tuple([_figure(row[mark]) for mark in marks]) for row in values]
    hints = [
        words.text("web.replay.hint", round=number, values=_said(heads, row))
        for number, row in zip(rounds, rows, strict=True)
    ]
    label = words.text(f"web.replay.chart.{sketch.name}")
    series = [Series(mark, [row[mark] for row in values]) for mark in marks]
    picture = inline(draw_rounds(Chart(label, rounds, series, steps, hints), PAGE))
    about = words.text(f"web.replay.about.{sketch.name}")
    return Drawn(label, about, picture, heads, tuple(zip(rounds, rows, strict=True)))


def _called(mark: str, names: tuple[str, ...]) -> str:
    return names[SEATS.index(mark)] if mark in SEATS else capital(words.term(mark))


def _figure(value: int | None) -> str:
    return words.text("web.replay.no_value") if value is None else str(value)


def _said(heads: tuple[str, ...], row: tuple[str, ...]) -> tuple[str, ...]:
    pairs = zip(heads, row, strict=True)
    return tuple([words.text("web.replay.value", name=name, value=value) for name, value in pairs])
