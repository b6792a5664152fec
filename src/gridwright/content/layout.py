"""Reads the positions of everything on a drawn board from layout/*.toml. No rule depends on them.

A layout is not part of `load`: it is read when its board is first drawn. A map without one is laid
out by the coordinates of its cities.
"""

import re
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from math import cos, radians
from pathlib import Path
from typing import Final

from gridwright.content.checked import Checked
from gridwright.content.data_files import DataFiles
from gridwright.content.load import ContentError
from gridwright.content.types import CityMap, Library, OutpostContent
from gridwright.core.errors import Message

OUTPOST: Final = "outpost"  # the layout of the planet

_FORMAT: Final = 1
_FARTHEST: Final = 100_000  # units from the corner of the box
_NUMBER: Final = r"-?\d+(?:\.\d+)?"
_POINT: Final = rf"{_NUMBER},{_NUMBER}"
_SHAPE: Final = re.compile(rf"(?:M{_POINT}(?: {_POINT})*Z)+")

_LONGEST: Final = 1000  # longer side of a generated layout
_PLATE: Final = 42.0
_LEAST_WIDTH: Final = 86.0
_LETTER: Final = 6.8  # estimated width of a letter
_BADGE: Final = (26.0, 20.0)
_GAP: Final = (32.0, 26.0)  # least gap between plates, so that a cost fits in
_MARGIN: Final = 60.0  # around a generated layout
_ROUNDS: Final = 400  # most attempts at pushing plates apart

TAG: Final = (27.0, 17.0)  # width and height of a price tag
_ON_HALO: Final = 1.5  # gap between a plate and its tag, which lies on the halo
_PAST_CORNER: Final = 5.0  # how far a tag at a corner stands out sideways
_LEAST_GAP: Final = 1.0  # between a tag and anything else
_INWARDS: Final = 6.0  # how much lower the lowered tags lie, on the edge of their plate
_SIDES: Final = {"top": (0, -1), "bottom": (0, 1), "right": (1, 0), "left": (-1, 0)}
_CORNERS: Final = ("top right", "top left", "bottom right", "bottom left")
_LOWERED: Final = "lowered"
TAG_PLACES: Final = (
    *(*_CORNERS, "top", "bottom"),
    *(*[f"{corner} {_LOWERED}" for corner in _CORNERS], "right", "left"),
)
"""Where a price tag can be at its plate; the first free one is taken."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@dataclass(frozen=True, slots=True)
class Place:
    """The plate of a city: its centre, width and label."""

    x: float
    y: float
    width: float
    label: str  # a short form of the name, or ""


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity, which caches rely on
class Layout:
    """The positions of everything on a board; x grows to the right, y downwards."""

    map: str
    box: Point  # width and height
    view: tuple[float, float, float, float]  # left, top, right and bottom of the drawing
    plate: float  # height of every plate
    badge: Point  # width and height of the badges with connection costs
    places: dict[str, Place]  # by city
    badges: dict[frozenset[str], Point]  # by the two cities of a connection
    land: str  # the outline as a closed path, or ""
    regions: dict[str, str]  # closed paths by region, or empty
    tags: dict[str, str] = field(default_factory=dict)  # by city, one of `TAG_PLACES`

    def tag_at(self, city: str) -> Point:
        """Return the centre of a city's price tag, from the centre of its plate."""
        return _tag_offset(self.tags[city], self.places[city].width, self.plate)

    def badge_at(self, first: str, second: str) -> Point:
        """Return the position of a connection's cost, by default halfway between its cities."""
        place = self.badges.get(frozenset((first, second)))
        if place is not None:
            return place
        one, other = self.places[first], self.places[second]
        return (one.x + other.x) / 2, (one.y + other.y) / 2


@dataclass(frozen=True, slots=True)
class _Ground:
    """Everything that a layout must place."""

    id: str
    cities: dict[str, tuple[str, float, float]]  # by id: name, x and y
    pairs: tuple[tuple[str, str], ...]
    regions: tuple[str, ...]


def layout_for(board: CityMap | OutpostContent, own: Path | str = "") -> Layout:
    """Return the layout of *board*, from the user's directory *own* if it is there.

    A user's layout must place everything; `ContentError` lists what it lacks. The packaged one
    is used only if it places every city, since the map may be the user's own.
    """
    ground = _ground(board)
    path = f"layout/{ground.id}.toml"
    if own and (Path(own) / path).is_file():
        return _tagged(_read(ground.id, Path(own), ground), ground)
    layout = packaged_layout(ground.id)
    if layout is None or not ground.cities.keys() <= layout.places.keys():
        layout = spread(ground.id, ground.cities)
    return _tagged(layout, ground)


def check_layouts(library: Library) -> None:
    """Read the layouts of the user's own directory; `ContentError` lists what is wrong in them."""
    problems: list[Message] = []
    boards: list[CityMap | OutpostContent] = [*library.board.maps.values(), library.outpost]
    for board in boards:
        try:
            layout_for(board, library.own)
        except ContentError as error:
            problems += [problem for problem in error.problems if problem not in problems]
    if problems:
        raise ContentError(tuple(problems))


@cache
def packaged_layout(map_id: str) -> Layout | None:
    """Return the packaged layout of a map, if there is one."""
    if not DataFiles(None).has(f"layout/{map_id}.toml"):
        return None
    return _read(map_id, None, None)


def _ground(board: CityMap | OutpostContent) -> _Ground:
    ids = tuple([city.id for city in board.cities])
    pairs = tuple([(ids[link[0]], ids[link[1]]) for link in board.connections])
    if isinstance(board, OutpostContent):
        spots = {city.id: (city.name, float(city.x), float(city.y)) for city in board.cities}
        return _Ground(OUTPOST, spots, pairs, board.areas)
    latitudes = [city.latitude for city in board.cities]
    narrow = cos(radians((min(latitudes) + max(latitudes)) / 2))
    spots = {city.id: (city.name, city.longitude * narrow, -city.latitude) for city in board.cities}
    return _Ground(board.id, spots, pairs, tuple([region.id for region in board.regions]))


# Reading


def _read(map_id: str, own: Path | None, ground: _Ground | None) -> Layout:
    files = DataFiles(own)
    file = files.open(f"layout/{map_id}.toml")
    layout = read_layout(map_id, file)
    if ground is not None and file.is_sound():
        _check_complete(file, layout, ground)
    if problems := files.problems():
        raise ContentError(problems)
    return layout


def read_layout(map_id: str, file: Checked) -> Layout:
    """Return the layout of *file*, with stand-ins for whatever is wrong in it."""
    file.get("format").integer(_FORMAT, _FORMAT)
    map_name = file.get("map")
    if map_name.slug() != map_id and map_name.is_sound():
        map_name.problem("content_file_name", found=map_name.slug())
    box = _numbers(file.get("box"), 2, 1)
    view = _numbers(file.get("view"), 4, -_FARTHEST)
    if file.get("view").is_sound() and (view[0] >= view[2] or view[1] >= view[3]):
        file.get("view").problem("content_view")
    plate, badge = file.get("plate"), file.get("badge")
    least = plate.get("least_width").decimal(1, _LONGEST)
    places = _places(file.get("cities"), least)
    shapes = file.find("shapes")
    return Layout(
        map=map_id,
        box=(box[0], box[1]),
        view=(view[0], view[1], view[2], view[3]),
        plate=plate.get("height").decimal(1, _LONGEST),
        badge=(badge.get("width").decimal(1, _LONGEST), badge.get("height").decimal(1, _LONGEST)),
        places=places,
        badges=_badges(file.get("connections").get("badges"), places),
        land="" if shapes is None else _shape(shapes.get("land")),
        regions={} if shapes is None else _shapes(shapes.get("regions")),
        tags=_tags(file.find("tags")),
    )


def _numbers(block: Checked, count: int, low: int) -> list[float]:
    items = block.items()
    if block.is_sound() and len(items) != count:
        block.reject("content_numbers", total=count, found=len(items))
    numbers = [item.decimal(low, _FARTHEST) for item in items]
    return numbers if len(numbers) == count else [float(low)] * count


def _places(block: Checked, least: float) -> dict[str, Place]:
    places: dict[str, Place] = {}
    for city, item in block.entries().items():
        label, width = item.find("label"), item.get("width")
        places[city] = Place(
            item.get("x").decimal(-_FARTHEST, _FARTHEST),
            item.get("y").decimal(-_FARTHEST, _FARTHEST),
            width.decimal(1, _LONGEST),
            "" if label is None else label.text(),
        )
        if item.is_sound() and places[city].width < least:
            width.problem("content_least_width", least=f"{least:g}")
    return places


def _badges(block: Checked, places: dict[str, Place]) -> dict[frozenset[str], Point]:
    """Return the badges, which cities of different editions in the same place share."""
    sharing: dict[Point, list[str]] = {}
    for city, place in places.items():
        sharing.setdefault((place.x, place.y), []).append(city)
    badges: dict[frozenset[str], Point] = {}
    for row in block.items():
        first, second, point = _badge(row, places)
        if not row.is_sound():
            continue
        if frozenset((first, second)) in badges:
            row.problem("content_link_twice", first=first, second=second)
        for one in sharing[places[first].x, places[first].y]:
            for other in sharing[places[second].x, places[second].y]:
                badges[frozenset((one, other))] = point
    return badges


def _badge(row: Checked, places: dict[str, Place]) -> tuple[str, str, Point]:
    cells = row.items()
    if row.is_sound() and len(cells) != 4:  # noqa: PLR2004
        row.reject("content_badge")
    if not row.is_sound():
        return "", "", (0.0, 0.0)
    for cell in cells[:2]:
        if cell.text() not in places and cell.is_sound():
            cell.problem("content_unknown_city", found=cell.text())
    x, y = cells[2].decimal(-_FARTHEST, _FARTHEST), cells[3].decimal(-_FARTHEST, _FARTHEST)
    return cells[0].text(), cells[1].text(), (x, y)


def _tags(block: Checked | None) -> dict[str, str]:
    entries = {} if block is None else block.entries()
    return {city: item.one_of(TAG_PLACES) for city, item in entries.items()}


def _shapes(block: Checked) -> dict[str, str]:
    return {region: _shape(item) for region, item in block.entries().items()}


def _shape(item: Checked) -> str:
    text = item.text()
    if item.is_sound() and not _SHAPE.fullmatch(text):
        item.problem("content_shape")
        return ""
    return text


def _check_complete(file: Checked, layout: Layout, ground: _Ground) -> None:
    """Check that the layout places everything on the board."""
    for city in ground.cities:
        if city not in layout.places:
            file.get("cities").problem("content_lacks", name=city)
    badges = file.get("connections").get("badges")
    for first, second in ground.pairs:
        if frozenset((first, second)) not in layout.badges:
            badges.problem("content_lacks_link", first=first, second=second)
    shapes = file.find("shapes")
    for region in ground.regions:
        if shapes is not None and region not in layout.regions:
            shapes.get("regions").problem("content_lacks", name=region)


# Price tags


def _tagged(layout: Layout, ground: _Ground) -> Layout:
    """Return *layout* with a place for the tag of every city that lacks one."""
    if ground.cities.keys() <= layout.tags.keys():
        return layout
    plates = tuple([(city, layout.places[city]) for city in ground.cities])
    badges = tuple([layout.badge_at(*pair) for pair in ground.pairs])
    free = free_tag_places(plates, badges, layout.plate, layout.badge, layout.view)
    return replace(layout, tags={**free, **layout.tags})


@lru_cache(16)
def free_tag_places(
    plates: tuple[tuple[str, Place], ...],
    badges: tuple[Point, ...],
    height: float,
    badge: Point,
    view: Box,
) -> dict[str, str]:
    """Return the first place for the tag of each city where it covers nothing.

    Cities with the fewest such places choose first. One without any has the place that all try
    first, whatever it covers there.
    """
    taken = [_box(*middle, *badge) for middle in badges]
    boxes = {city: _box(place.x, place.y, place.width, height) for city, place in plates}
    free: dict[str, dict[str, Box]] = {}
    for city, place in plates:
        others = [*taken, *[box for other, box in boxes.items() if other != city]]
        free[city] = {}
        for name in TAG_PLACES:
            x, y = _tag_offset(name, place.width, height)
            box = _box(place.x + x, place.y + y, *TAG)
            if _is_inside(box, view) and not any([_do_overlap(box, other) for other in others]):
                free[city][name] = box
    tags: dict[str, str] = {}
    drawn: list[Box] = []
    for city in sorted(free, key=lambda city: len(free[city])):
        for name, box in free[city].items():
            if not any([_do_overlap(box, other) for other in drawn]):
                tags[city] = name
                drawn.append(box)
                break
        else:
            tags[city] = TAG_PLACES[0]
    return {city: tags[city] for city, _ in plates}


def _tag_offset(name: str, width: float, height: float) -> Point:
    """Return the centre of the tag in the place *name* of a plate, from the centre of that."""
    x = sum([_SIDES[side][0] for side in name.split() if side != _LOWERED])
    y = sum([_SIDES[side][1] for side in name.split() if side != _LOWERED])
    if y == 0:
        return x * ((width + TAG[0]) / 2 + _ON_HALO), 0.0
    up = (height + TAG[1]) / 2 + _ON_HALO - (_INWARDS if name.endswith(_LOWERED) else 0)
    return x * ((width - TAG[0]) / 2 + _PAST_CORNER), y * up


def _box(x: float, y: float, width: float, height: float) -> Box:
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _is_inside(box: Box, view: Box) -> bool:
    return view[0] <= box[0] and view[1] <= box[1] and box[2] <= view[2] and box[3] <= view[3]


def _do_overlap(one: Box, other: Box) -> bool:
    return (
        one[0] < other[2] + _LEAST_GAP
        and other[0] < one[2] + _LEAST_GAP
        and one[1] < other[3] + _LEAST_GAP
        and other[1] < one[3] + _LEAST_GAP
    )


# Generated layouts


def spread(map_id: str, cities: dict[str, tuple[str, float, float]]) -> Layout:
    """Return a layout made from coordinates alone, with plates pushed apart so that none touch."""
    names = list(cities)
    widths = [max(_LEAST_WIDTH, _LETTER * len(name) + 14) for name, _, _ in cities.values()]
    points = _scaled([(x, y) for _, x, y in cities.values()])
    for _ in range(_ROUNDS):
        if not _push_apart(points, widths):
            break
    left = min([x - width / 2 for (x, _), width in zip(points, widths, strict=True)]) - _MARGIN
    right = max([x + width / 2 for (x, _), width in zip(points, widths, strict=True)]) + _MARGIN
    top = min([y for _, y in points]) - _PLATE / 2 - _MARGIN
    bottom = max([y for _, y in points]) + _PLATE / 2 + _MARGIN
    places = {
        name: Place(round(x - left, 1), round(y - top, 1), round(width, 1), "")
        for name, (x, y), width in zip(names, points, widths, strict=True)
    }
    box = (round(right - left, 1), round(bottom - top, 1))
    return Layout(map_id, box, (0.0, 0.0, *box), _PLATE, _BADGE, places, {}, "", {})


def _scaled(points: list[Point]) -> list[Point]:
    """Return *points* moved to the origin and scaled to the longest side of a board."""
    left, top = min([x for x, _ in points]), min([y for _, y in points])
    wide, high = max([x for x, _ in points]) - left, max([y for _, y in points]) - top
    scale = _LONGEST / (max(wide, high) or 1)
    return [((x - left) * scale, (y - top) * scale) for x, y in points]


def _push_apart(points: list[Point], widths: list[float]) -> bool:
    """Move plates that are too close apart, the shorter way; return whether there were any."""
    has_moved = False
    for one, width in enumerate(widths):
        for other in range(one + 1, len(widths)):
            (x, y), (far_x, far_y) = points[one], points[other]
            over_x = (width + widths[other]) / 2 + _GAP[0] - abs(far_x - x)
            over_y = _PLATE + _GAP[1] - abs(far_y - y)
            if over_x <= 0 or over_y <= 0:
                continue
            has_moved = True
            if over_x < over_y:
                step = (over_x / 2 + 0.5) * (1 if far_x >= x else -1)
                points[one], points[other] = (x - step, y), (far_x + step, far_y)
            else:
                step = (over_y / 2 + 0.5) * (1 if far_y >= y else -1)
                points[one], points[other] = (x, y - step), (far_x, far_y + step)
    return has_moved
