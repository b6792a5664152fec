"""The packaged layouts: nothing is missing, and nothing hides anything. Counted anew here."""

from dataclasses import dataclass, replace
from itertools import combinations
from math import hypot

import pytest

from gridwright.content.layout import (
    TAG,
    Layout,
    Place,
    free_tag_places,
    layout_for,
    packaged_layout,
)
from gridwright.content.load import load
from gridwright.content.types import CityMap, OutpostContent

Point = tuple[float, float]
LIBRARY = load()
GROUNDS: dict[str, CityMap | OutpostContent] = {
    **{f"{title}-{name}": board for (title, name), board in LIBRARY.board.maps.items()},
    "outpost": LIBRARY.outpost,
}


@dataclass(frozen=True, slots=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def gap(self, other: "Box") -> float:
        """Return how far two boxes are apart, below 0 where they overlap."""
        across = max(other.left - self.right, self.left - other.right)
        down = max(other.top - self.bottom, self.top - other.bottom)
        if across > 0 and down > 0:
            return hypot(across, down)
        return max(across, down)

    def is_crossed(self, start: Point, end: Point) -> bool:
        """Whether a line runs through the box: clipped side by side."""
        low, high = 0.0, 1.0
        moves = (end[0] - start[0], end[1] - start[1])
        sides = ((self.left, self.right), (self.top, self.bottom))
        for origin, move, (near, far) in zip(start, moves, sides, strict=True):
            if move == 0:
                if not near < origin < far:
                    return False
                continue
            first, second = sorted(((near - origin) / move, (far - origin) / move))
            low, high = max(low, first), min(high, second)
        return low < high


@dataclass(frozen=True, slots=True)
class Drawn:
    """A board of one edition as boxes and lines."""

    layout: Layout
    plates: dict[str, Box]
    badges: dict[tuple[str, str], Box]
    lines: dict[tuple[str, str], tuple[Point, Point]]


def drawn(name: str) -> Drawn:
    ground = GROUNDS[name]
    layout = layout_for(ground)
    ids = [city.id for city in ground.cities]
    plates, badges, lines = {}, {}, {}
    for city in ids:
        place = layout.places[city]
        plates[city] = box((place.x, place.y), (place.width, layout.plate))
    for link in ground.connections:
        pair = (ids[link[0]], ids[link[1]])
        badges[pair] = box(layout.badges[frozenset(pair)], layout.badge)
        ends = [layout.places[city] for city in pair]
        lines[pair] = ((ends[0].x, ends[0].y), (ends[1].x, ends[1].y))
    return Drawn(layout, plates, badges, lines)


def box(middle: Point, size: Point) -> Box:
    (x, y), (wide, high) = middle, size
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


@pytest.mark.parametrize("name", GROUNDS)
def test_everything_has_a_place(name: str) -> None:
    ground = GROUNDS[name]
    board = drawn(name)
    regions = ground.areas if isinstance(ground, OutpostContent) else [r.id for r in ground.regions]

    assert packaged_layout(board.layout.map) is board.layout
    assert len(board.plates) == len(ground.cities)
    assert len(board.badges) == len(ground.connections)
    assert set(board.layout.regions) == set(regions)
    assert board.layout.land


@pytest.mark.parametrize(
    ("name", "gap"),
    [
        ("recharged-germany", 18.0),
        ("classic-germany", 18.0),
        ("recharged-usa", 18.1),
        ("classic-usa", 18.1),
        ("classic-central_europe", 18.2),
        ("outpost", 18.4),
    ],
)
def test_plates_keep_clear_of_each_other(name: str, gap: float) -> None:
    plates = drawn(name).plates.values()

    assert round(min(one.gap(other) for one, other in combinations(plates, 2)), 1) == gap


@pytest.mark.parametrize("name", GROUNDS)
def test_no_line_runs_through_a_plate_where_it_does_not_end(name: str) -> None:
    board = drawn(name)

    assert [
        (pair, city)
        for pair, line in board.lines.items()
        for city, plate in board.plates.items()
        if city not in pair and plate.is_crossed(*line)
    ] == []


@pytest.mark.parametrize("name", GROUNDS)
def test_no_cost_touches_a_plate_another_cost_or_a_foreign_line(name: str) -> None:
    board = drawn(name)
    badges = board.badges

    assert [
        (pair, city)
        for pair, badge in badges.items()
        for city, plate in board.plates.items()
        if badge.gap(plate) <= 0
    ] == []
    assert [
        pair for pair in combinations(badges, 2) if badges[pair[0]].gap(badges[pair[1]]) <= 0
    ] == []
    assert [
        (pair, other)
        for pair, badge in badges.items()
        for other, line in board.lines.items()
        if other != pair and badge.is_crossed(*line)
    ] == []


@pytest.mark.parametrize("name", GROUNDS)
def test_costs_lie_on_their_lines(name: str) -> None:
    board = drawn(name)

    assert [
        pair for pair, badge in board.badges.items() if not badge.is_crossed(*board.lines[pair])
    ] == []


@pytest.mark.parametrize("name", GROUNDS)
def test_no_lines_cross(name: str) -> None:
    lines = drawn(name).lines

    assert [
        pair
        for pair in combinations(lines, 2)
        if not set(pair[0]) & set(pair[1]) and do_cross(*lines[pair[0]], *lines[pair[1]])
    ] == []


def do_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def side(start: Point, end: Point, point: Point) -> bool:
    across = (end[0] - start[0]) * (point[1] - start[1])
    return across > (end[1] - start[1]) * (point[0] - start[0])


@pytest.mark.parametrize("name", GROUNDS)
def test_everything_lies_inside_what_is_shown(name: str) -> None:
    board = drawn(name)
    left, top, right, bottom = board.layout.view
    view = Box(left, top, right, bottom)

    assert [
        city
        for city, plate in board.plates.items()
        if plate.left < view.left
        or plate.top < view.top
        or plate.right > view.right
        or plate.bottom > view.bottom
    ] == []


def tag_boxes(layout: Layout, cities: list[str]) -> dict[str, Box]:
    """Return the price tags of all *cities*, as if each were on offer."""
    tags = {}
    for city in cities:
        (x, y), place = layout.tag_at(city), layout.places[city]
        tags[city] = box((place.x + x, place.y + y), TAG)
    return tags


@pytest.mark.parametrize("name", GROUNDS)
def test_no_price_tag_covers_a_cost_another_plate_or_another_tag(name: str) -> None:
    board = drawn(name)
    tags = tag_boxes(board.layout, list(board.plates))
    left, top, right, bottom = board.layout.view

    assert len(tags) == len(GROUNDS[name].cities)
    assert [
        (city, pair)
        for city, tag in tags.items()
        for pair, badge in board.badges.items()
        if tag.gap(badge) < 1
    ] == []
    assert [
        (city, other)
        for city, tag in tags.items()
        for other, plate in board.plates.items()
        if other != city and tag.gap(plate) < 1
    ] == []
    assert [pair for pair in combinations(tags, 2) if tags[pair[0]].gap(tags[pair[1]]) < 1] == []
    assert [
        city
        for city, tag in tags.items()
        if tag.left < left or tag.top < top or tag.right > right or tag.bottom > bottom
    ] == []


@pytest.mark.parametrize("name", GROUNDS)
def test_a_map_without_stored_places_for_tags_gets_them(name: str) -> None:
    ground = GROUNDS[name]
    layout = layout_for(ground)
    ids = [city.id for city in ground.cities]
    plates = tuple([(city, layout.places[city]) for city in ids])
    pairs = [(ids[link[0]], ids[link[1]]) for link in ground.connections]
    badges = tuple([layout.badge_at(*pair) for pair in pairs])

    free = free_tag_places(plates, badges, layout.plate, layout.badge, layout.view)
    boxes = tag_boxes(replace(layout, tags=free), ids)

    assert set(free) == set(ids)
    assert [pair for pair in combinations(boxes, 2) if boxes[pair[0]].gap(boxes[pair[1]]) < 1] == []


def test_a_tag_without_a_free_place_is_drawn_all_the_same() -> None:
    ring = [(x, y) for x in range(-90, 91, 15) for y in range(-60, 61, 10) if abs(y) > 25]
    plates = (("a", Place(0, 0, 86, "")), ("b", Place(500, 0, 86, "")))
    badges = (*ring, *[(x * 1.0, 0.0) for x in (-70, -60, 60, 70)])

    free = free_tag_places(plates, badges, 42, (26, 20), (-999, -999, 999, 999))

    assert free == {"a": "top right", "b": "top right"}


def test_faults_would_be_found() -> None:
    plate = box((0, 0), (86, 42))

    assert plate.gap(box((50, 0), (86, 42))) == -36
    assert plate.gap(box((104, 0), (86, 42))) == 18
    assert plate.gap(box((89, 46), (86, 42))) == 5
    assert plate.is_crossed((-100, -10), (100, 10))
    assert plate.is_crossed((0, -100), (0, 100))
    assert not plate.is_crossed((-100, 30), (100, 30))
    assert not plate.is_crossed((-100, 0), (0, 100))
    assert do_cross((0, 0), (2, 2), (0, 2), (2, 0))
    assert not do_cross((0, 0), (2, 2), (3, 0), (3, 9))
