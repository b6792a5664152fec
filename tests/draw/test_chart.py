"""Charts: where bars end, what stands at the axes, and that nothing leaves the picture."""

import re
from xml.etree import ElementTree as ET

import pytest

from gridwright.draw.chart import Bar, Curve, bars, columns, curves, ticks
from gridwright.draw.svg import Piece
from gridwright.draw.theme import LIGHT

SVG = "{http://www.w3.org/2000/svg}"


def parts(piece: Piece, name: str) -> list[ET.Element]:
    """Return the elements of a picture, which must be well-formed."""
    return list(ET.fromstring(piece.svg()).iter(f"{SVG}{name}"))  # noqa: S314  # it is ours


def texts(piece: Piece) -> list[str]:
    """Return the texts of a picture."""
    return [str(found.text) for found in parts(piece, "text")]


def rects(piece: Piece, colour: str) -> list[tuple[float, float]]:
    """Return width and height of the rectangles in a colour."""
    found = [each.attrib for each in parts(piece, "rect")]
    return [
        (float(each["width"]), float(each["height"]))
        for each in found
        if each["fill"] == LIGHT[colour]
    ]


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0, 14, [0, 5, 10, 15]),
        (0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1][:1]),
        (-3, 4, [-4, -2, 0, 2, 4]),
    ],
)
def test_marks_are_round_numbers(low: float, high: float, marks: list[float]) -> None:
    assert ticks(low, high) == marks


def test_bars_are_as_long_as_their_shares() -> None:
    """The axis ends at 60 %: 30 % is half of the 420 that there are."""
    rows = [Bar("a", 0.3, 0.1, 0.55, 0.25), Bar("b", 0.15, 0.1, 0.2)]

    drawn = bars("Shares", rows, LIGHT, expected="chance")

    assert [wide for wide, _ in rects(drawn, "go")] == [210, 105]
    said = texts(drawn)
    assert {"Shares", "chance", "a", "b", "30.0%", "15.0%", "0%", "60%"} <= set(said)
    assert "80%" not in said


def test_a_long_label_has_its_room() -> None:
    label = "master@0.25s in master@0.25s - planner x 3"

    drawn = bars("Shares", [Bar(label, 0.5, 0.4, 0.6)], LIGHT)

    (found,) = [each.attrib for each in parts(drawn, "text") if each.text == label]
    assert float(found["x"]) - float(found["textLength"]) >= 0


def test_columns_are_as_high_as_their_counts() -> None:
    drawn = columns("Length", [(8, 10), (10, 20)], LIGHT, across="rounds", up="games")

    (_, small), (_, high) = rects(drawn, "go")
    assert high == pytest.approx(2 * small)
    assert {"Length", "rounds", "games", "8", "10", "20"} <= set(texts(drawn))


def test_many_columns_share_their_numbers() -> None:
    counts = [(number, 1) for number in range(1, 41)]

    said = texts(columns("Length", counts, LIGHT, across="rounds", up="games"))

    below = [int(each) for each in said if re.fullmatch(r"\d+", each)]
    assert [number for number in below if number > 1][:3] == [4, 7, 10]


def test_a_curve_alone_needs_no_name() -> None:
    alone = curves("Income", [Curve("x", [(1, 5.0), (2, 9.0)])], LIGHT, across="round", up="E")
    both = curves(
        "Prices",
        [Curve("coal", [(1, 1.0), (2, 2.0)], "coal"), Curve("oil", [], "oil")],
        LIGHT,
        across="round",
        up="E",
    )

    assert "x" not in texts(alone)
    assert {"coal", "oil", "1", "2"} <= set(texts(both))
    assert LIGHT["coal"] in both.svg()


@pytest.mark.parametrize(
    ("last", "numbers"),
    [(4, ["1", "2", "3", "4"]), (25, [str(n) for n in range(1, 26, 2)]), (101, ["1", "11", "21"])],
)
def test_numbers_below_curves_are_round_steps_apart(last: int, numbers: list[str]) -> None:
    """3 rounds need no larger steps; 24 are at most 15 steps by twos, 100 by tens."""
    drawn = curves("x", [Curve("x", [(1, 0.0), (last, 0.5)])], LIGHT, across="round", up="E")

    below = [text for text in texts(drawn) if text.isdigit()][1:]  # after the 0 at the side
    assert below[: len(numbers)] == numbers


@pytest.mark.parametrize(("points", "dots"), [(30, 30), (31, 1)])
def test_points_that_cannot_be_told_apart_have_no_dots(points: int, dots: int) -> None:
    line = Curve("x", [(x, float(x)) for x in range(points)])

    drawn = curves("Income", [line], LIGHT, across="round", up="E").svg()

    assert drawn.count("<circle") == dots


def test_nothing_to_show_is_shown() -> None:
    assert "Nothing" in texts(bars("Nothing", [], LIGHT))
    assert "Nothing" in texts(columns("Nothing", [], LIGHT, across="a", up="b"))
    assert "Nothing" in texts(curves("Nothing", [], LIGHT, across="a", up="b"))
    flat = curves("Flat", [Curve("x", [(3, 0.0)])], LIGHT, across="a", up="b")
    assert "Flat" in texts(flat)
