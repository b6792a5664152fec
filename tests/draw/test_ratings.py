"""Small pictures of ratings: where curves go, how long bars are, which column is one's own."""

import re
from xml.etree import ElementTree as ET

import pytest

from gridwright.draw.ratings import Column, draw_curve, draw_distribution, draw_share, draw_split
from gridwright.draw.svg import Piece
from gridwright.draw.theme import DARK, LIGHT

SVG = "{http://www.w3.org/2000/svg}"


def parts(piece: Piece, name: str) -> list[dict[str, str]]:
    """Return the attributes of elements of a picture, which must be well-formed."""
    root = ET.fromstring(piece.svg())  # noqa: S314  # it is ours
    return [each.attrib for each in root.iter(f"{SVG}{name}")]


def corners(piece: Piece) -> list[tuple[float, float]]:
    (curve,) = parts(piece, "path")
    pairs = [corner.split() for corner in curve["d"].removeprefix("M").split("L")]
    return [(float(x), float(y)) for x, y in pairs]


def test_a_curve_fills_its_height_and_ends_with_a_dot() -> None:
    """It is 98 wide and 28 high between its edges of 6, for 56 points: half a unit each."""
    piece = draw_curve([1500, 1556, 1514], "rating", LIGHT)
    (dot,) = parts(piece, "circle")

    assert corners(piece) == [(6, 34), (55, 6), (104, 27)]
    assert (dot["cx"], dot["cy"], dot["fill"]) == ("104", "27", LIGHT["link"])
    assert "<title>rating</title>" in piece.svg()


def test_a_rating_that_hardly_moves_is_nearly_flat() -> None:
    """Ten points of the forty that fill the height are a quarter of 28."""
    assert [y for _, y in corners(draw_curve([1500, 1510], "rating", LIGHT))] == [23.5, 16.5]
    assert [y for _, y in corners(draw_curve([1500, 1500], "rating", LIGHT))] == [20, 20]


def test_a_single_rating_is_a_dot() -> None:
    piece = draw_curve([1500], "rating", DARK)

    assert parts(piece, "path") == []
    assert [(dot["cx"], dot["cy"]) for dot in parts(piece, "circle")] == [("104", "20")]


@pytest.mark.parametrize(
    ("share", "lengths"),
    [(0.0, [290.0]), (0.001, [290.0, 8.0]), (0.5, [290.0, 145.0]), (1.2, [290.0, 290.0])],
)
def test_a_bar_is_as_long_as_its_share(share: float, lengths: list[float]) -> None:
    piece = draw_share(share, "wins", LIGHT)

    assert [float(bar["width"]) for bar in parts(piece, "rect")] == lengths
    assert parts(piece, "line") == []


def test_a_tick_stands_where_the_share_would_be_fair() -> None:
    (tick,) = parts(draw_share(0.4, "wins", LIGHT, fair=0.25), "line")

    assert (tick["x1"], tick["x2"]) == ("72.5", "72.5")


def test_a_bar_of_a_table_is_shorter() -> None:
    bars = parts(draw_share(0.5, "wins", LIGHT, wide=100), "rect")

    assert [bar["width"] for bar in bars] == ["100", "50"]


def test_amounts_share_one_bar() -> None:
    """Of 320, for 1 + 2 + 1."""
    piece = draw_split([(50, "go"), (100, "link"), (50, "bad")], "money", LIGHT)

    assert [(bar["x"], bar["width"]) for bar in parts(piece, "rect")] == [
        ("0", "80"),
        ("80", "160"),
        ("240", "80"),
    ]
    assert [bar["fill"] for bar in parts(piece, "rect")] == [
        LIGHT[token] for token in ("go", "link", "bad")
    ]
    assert {bar["width"] for bar in parts(draw_split([(0, "go")], "none", LIGHT), "rect")} == {"0"}


def test_columns_are_as_high_as_they_have_members() -> None:
    """The highest is 106 high; three columns of 34 in the middle of 360 begin at 129."""
    piece = draw_distribution(
        [Column(1350, 1, "one"), Column(1400, 4, "four", is_own=True), Column(1450, 0, "none")],
        "Recharged",
        LIGHT,
        own="you",
    )
    bars = parts(piece, "rect")

    assert [(float(bar["x"]), float(bar["height"])) for bar in bars] == [
        (130.5, 26.5),
        (164.5, 106),
        (198.5, 0),
    ]
    assert [bar["fill"] for bar in bars] == [LIGHT["line-2"], LIGHT["go"], LIGHT["line-2"]]
    assert re.findall(r">([^<>]+)</text>", piece.body) == ["you", "1400"]
    assert "<title>four</title>" in piece.body


def test_nothing_is_drawn_of_nobody_but_the_axis() -> None:
    assert parts(draw_distribution([], "nobody", LIGHT), "rect") == []
