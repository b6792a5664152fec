"""The picture of an analysis: the chances of every seat over the rounds, and turning points.

A ring marks where the better move would have led.
"""

from gridwright import words
from gridwright.advice.analyse import Judgement
from gridwright.draw.chart import Curve, curves
from gridwright.draw.theme import LIGHT


def picture(
    judgements: list[Judgement],
    points: list[Judgement],
    names: tuple[str, ...],
    ending: tuple[float, ...] | None,
) -> str:
    """Return the chances as SVG, with the turning *points* in the colour of the seat that lost."""
    times = _times(judgements)
    lines: list[Curve] = []
    for seat, name in enumerate(names):
        course = [(times[each.index], 100 * each.chances[seat]) for each in judgements]
        if ending is not None and judgements:
            course.append((float(judgements[-1].round + 1), 100 * ending[seat]))
        marks = [
            (times[point.index], 100 * point.value, 100 * point.best_value)
            for point in points
            if point.seat == seat
        ]
        lines.append(Curve(name, course, marks=marks))
    return curves(
        words.text("cli.analyse.title"),
        lines,
        LIGHT,
        across=words.text("cli.analyse.across"),
        up=words.text("cli.analyse.up"),
    ).svg()


def _times(judgements: list[Judgement]) -> dict[int, float]:
    """Return where each moment lies on the axis: all rounds are equally wide."""
    rounds = [judgement.round for judgement in judgements]
    return {
        judgement.index: judgement.round
        + rounds[:position].count(judgement.round) / rounds.count(judgement.round)
        for position, judgement in enumerate(judgements)
    }
