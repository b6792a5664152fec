"""The curve of an analysis: where its points lie, and that both formats show the same."""

from xml.etree import ElementTree as ET

import pytest

from gridwright.draw.chances import NARROW, WIDE, ChancesChart, Format, Ring, draw_chances
from gridwright.draw.svg import Piece
from gridwright.draw.theme import DARK, LIGHT, PAGE, Theme

SVG = "{http://www.w3.org/2000/svg}"
CHART = ChancesChart(
    label="Chances",
    last=100,
    rounds=[(0, 0), (10, 1), (60, 2)],
    curves=[[(0, 0.5), (50, 0.25)], [(0, 0.5), (50, 0.75)]],
    rings=[Ring(50, 1, 0.75), Ring(0, 0, 0.5)],
    at=50,
)


def parts(piece: Piece, name: str) -> list[ET.Element]:
    """Return the elements of a picture, which must be well-formed."""
    return list(ET.fromstring(piece.svg()).iter(f"{SVG}{name}"))  # noqa: S314  # it is ours


def test_points_lie_where_their_actions_and_chances_are() -> None:
    """The plot is 46 to 680 wide and 10 to 256 high: action 50 is at 363, 25 % at 194.5."""
    lines = [each.attrib["d"] for each in parts(draw_chances(CHART, LIGHT), "path")]

    assert "M46.0 133.0 L363.0 194.5" in lines
    assert "M46.0 133.0 L363.0 71.5" in lines


def test_rings_are_on_the_curves_and_the_present_one_is_filled() -> None:
    rings = [each.attrib for each in parts(draw_chances(CHART, LIGHT), "circle")]

    assert [(ring["cx"], ring["cy"], ring["r"], ring["fill"]) for ring in rings] == [
        ("46", "133", "5", LIGHT["surface"]),
        ("363", "71.5", "7", LIGHT["go"]),
    ]


@pytest.mark.parametrize("form", [WIDE, NARROW])
@pytest.mark.parametrize("theme", [LIGHT, DARK, PAGE])
def test_rounds_and_percents_are_named_in_both_formats(form: Format, theme: Theme) -> None:
    """What comes before round 1 has no number."""
    drawn = draw_chances(CHART, theme, form)

    said = [each.text for each in parts(drawn, "text")]
    assert said[:7] == ["0%", "25%", "50%", "75%", "100%", "1", "2"]
    assert (drawn.width, drawn.height) == (form.wide, form.high)


def test_the_plot_says_where_it_is() -> None:
    (ground,) = [
        each for each in parts(draw_chances(CHART, LIGHT), "rect") if "data-plot" in each.attrib
    ]

    assert ground.attrib["data-plot"] == "46 680"


def test_houses_at_the_end_do_not_overlap() -> None:
    """Both end at 50 %: they are 17 apart."""
    chart = ChancesChart("Chances", 10, [(0, 1)], [[(0, 0.5)], [(0, 0.5)]], [], 0)

    moves = [
        each.attrib["transform"]
        for each in parts(draw_chances(chart, LIGHT), "g")
        if each.attrib.get("transform", "").startswith("translate(698 ")
    ]

    heights = [float(move.partition(" ")[2].partition(")")[0]) for move in moves]
    assert len(heights) == 2
    assert heights[1] - heights[0] == pytest.approx(17)


def test_an_empty_analysis_is_an_empty_plot() -> None:
    chart = ChancesChart("Chances", 0, [], [[], []], [], 0)

    assert parts(draw_chances(chart, LIGHT), "path") == []
    assert len(parts(draw_chances(chart, LIGHT), "line")) == 6  # five levels and the position
