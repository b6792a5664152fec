"""Pictures of many games: where ranges end, how large discs are, and what they say."""

import re
from xml.etree import ElementTree as ET

import pytest

from gridwright import words
from gridwright.content.load import load
from gridwright.draw.picture import CityMark
from gridwright.draw.shares import Range, draw_ranges
from gridwright.draw.svg import Piece
from gridwright.draw.theme import LIGHT
from gridwright.draw.titles import PICTURES
from gridwright.games.registry import open_game

SVG = "{http://www.w3.org/2000/svg}"
SOME = [
    Range("3", 0, 10, 20, "plant 3", tick=5),
    Range("13", 10, 20, 40, "plant 13", "good"),
]


def parts(piece: Piece, name: str) -> list[dict[str, str]]:
    """Return the attributes of elements of a picture, which must be well-formed."""
    root = ET.fromstring(piece.svg())  # noqa: S314  # it is ours
    return [each.attrib for each in root.iter(f"{SVG}{name}")]


def test_a_range_ends_where_its_values_are() -> None:
    """The axis is from 0, at the height of 266, to 40 at 16: a unit is 6.25 high."""
    piece = draw_ranges("prices", SOME, LIGHT, shown=words.number)
    upright = [each for each in parts(piece, "line") if each["x1"] == each["x2"]]

    assert [(float(each["y1"]), float(each["y2"])) for each in upright] == [(266, 141), (203.5, 16)]
    assert [float(dot["cy"]) for dot in parts(piece, "circle")] == [203.5, 141]
    assert [dot["fill"] for dot in parts(piece, "circle")] == [LIGHT["link"], LIGHT["good"]]


def test_a_range_may_have_a_tick_and_all_of_them_a_level() -> None:
    piece = draw_ranges("prices", SOME, LIGHT, shown=words.number, level=30)
    lines = parts(piece, "line")
    ticks = [each for each in lines if each["stroke"] == LIGHT["bad"]]
    level = [each for each in lines if "stroke-dasharray" in each]

    assert [float(tick["y1"]) for tick in ticks] == [234.75]  # 5 units above the ground
    assert [float(each["y1"]) for each in level] == [78.5]


def test_labels_stand_below_their_ranges_and_values_beside_the_axis() -> None:
    piece = draw_ranges("shares", SOME, LIGHT, shown=lambda value: f"{value:g} e")
    texts = re.findall(r">([^<>]+)</text>", piece.body)

    assert texts == ["0 e", "10 e", "20 e", "30 e", "40 e", "3", "13"]
    assert "<title>plant 13</title>" in piece.body


def test_nothing_is_drawn_of_nothing() -> None:
    assert draw_ranges("prices", [], LIGHT, shown=words.number).width == 340


# Discs


@pytest.mark.parametrize(
    ("title", "board", "city"),
    [("recharged", "germany", "essen"), ("classic", "usa", "boise"), ("outpost", "", "amber")],
)
def test_a_disc_has_the_area_of_its_share(title: str, board: str, city: str) -> None:
    game = open_game(load(), title, board, 3, {})
    other = "borealis" if title == "outpost" else "fargo" if board == "usa" else "kiel"
    marks = {
        city: CityMark(1.0, "good", "often", is_named=True),
        other: CityMark(0.25, "bad", "less often", is_named=False),
    }

    piece = PICTURES.of(game).marked(game, marks, "first cities", LIGHT)

    assert piece is not None
    discs = [each for each in parts(piece, "circle") if "fill-opacity" in each]
    radii = [float(disc["r"]) for disc in discs]
    assert radii[0] == pytest.approx(2 * radii[1], abs=0.1)
    assert [disc["fill"] for disc in discs] == [LIGHT["good"], LIGHT["bad"]]
    assert len(re.findall("</text>", piece.body)) == 1
    assert "<title>often</title>" in piece.body


def test_a_game_without_a_map_has_no_discs() -> None:
    game = open_game(load(), "card", "", 3, {})

    assert PICTURES.of(game).marked(game, {}, "first cities", LIGHT) is None
