"""The picture of an analysis: the chances of every seat over the rounds, and turning points.

A ring stands where the better move would have led.
"""

from gridwright import words
from gridwright.advice.analyse import Judged
from gridwright.draw.chart import Curve, curves
from gridwright.draw.tokens import LIGHT


def picture(
    found: list[Judged],
    points: list[Judged],
    names: tuple[str, ...],
    ending: tuple[float, ...] | None,
) -> str:
    """Return the chances as SVG, with *points* in the colour of who lost there."""
    places = _places(found)
    lines: list[Curve] = []
    for seat, name in enumerate(names):
        way = [(places[each.index], 100 * each.chances[seat]) for each in found]
        if ending is not None and found:
            way.append((float(found[-1].round + 1), 100 * ending[seat]))
        marks = [
            (places[each.index], 100 * each.value, 100 * each.best_value)
            for each in points
            if each.seat == seat
        ]
        lines.append(Curve(name, way, marks=marks))
    return curves(
        words.text("cli.analyse.title"),
        lines,
        LIGHT,
        across=words.text("cli.analyse.across"),
        up=words.text("cli.analyse.up"),
    ).svg()


def _places(found: list[Judged]) -> dict[int, float]:
    """Return where each moment stands: rounds are equally wide, whatever happens in them."""
    counts: dict[int, int] = {}
    for each in found:
        counts[each.round] = counts.get(each.round, 0) + 1
    places: dict[int, float] = {}
    passed: dict[int, int] = {}
    for each in found:
        before = passed.get(each.round, 0)
        places[each.index] = each.round + before / counts[each.round]
        passed[each.round] = before + 1
    return places
