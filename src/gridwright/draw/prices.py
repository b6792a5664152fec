"""What a turn draws over a board: halos by price, price tags, tentative houses, rings of new ones.

Prices change with every house that is tried out, and the board does not. So a page has them in a
drawing of their own, which is small; the board has hooks that show whatever that defines.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from gridwright.content.layout import TAG, Place
from gridwright.draw.board import Hooks, draw_board, draw_halo, draw_planned_halo
from gridwright.draw.cities import ROOF_SIZE, Board, Plate, label_of, roof_at, slot_box
from gridwright.draw.marks import planned_house, planned_roof
from gridwright.draw.picture import Highlight, Picture, Snapshot, Source
from gridwright.draw.svg import Font, Piece, circle, element, group, moved, rect, text
from gridwright.draw.theme import Theme, seat_colour
from gridwright.words import Catalogue

AnyPicture = Picture[Any, Snapshot]

THIRDS: Final = (1, 2, 3)  # the cheapest first
_HALOS: Final = {1: 6.2, 2: 4.2, 3: 2.6}
_FEW: Final = 3  # so many offers are all cheap
_RING: Final = (8.0, 3.0)  # around the plate of a new house: how far, and how wide
_DOT: Final = 10.0  # radius of what is left of a tag on a small board
_KEPT: Final = 4096  # halos, veils and tags, of all tables
_VEIL: Final = 0.38  # opacity over cities that cannot be built in

_BELOW: Final = "turn-halos"
_ABOVE: Final = "turn-plates"


def thirds(prices: Mapping[str, int]) -> dict[str, int]:
    """Return in which third of *prices* each city is; equal prices are in the same."""
    ordered = sorted(prices.values())
    if len(ordered) <= _FEW:
        return dict.fromkeys(prices, 1)
    return {
        city: 1 + ordered.index(price) * len(THIRDS) // len(ordered)
        for city, price in prices.items()
    }


# What a page draws


def board_sources(
    picture: AnyPicture, board: Callable[[], Board], places: tuple[object, ...]
) -> dict[str, Source]:
    """Return a board with hooks, and what they show; *places* is what the *board* depends on."""
    theme, words, highlight = picture.theme, picture.words, picture.highlight
    neutral = replace(highlight, prices={}, other_prices={}, unpriced=(), planned=())
    over = highlight.over_board

    def draw_hooked() -> Piece:
        plain = board()
        return draw_board(plain, theme, words, neutral, hooks(plain))

    def draw_over() -> Piece:
        return draw_turn(board(), theme, words, highlight)

    return {
        "board": Source(draw_hooked, (*places, picture.me, highlight.on_board)),
        "prices": Source(draw_over, (*places, picture.me, *over) if over else ()),
    }


def hooks(board: Board) -> Hooks:
    """Return what shows halos under the costs of *board*, the rest over its plates."""
    tags = [
        element("use", href=f"#tag-{plate.id}", data_tag=plate.id)
        for plate in board.plates
        if plate.is_in
    ]
    plates = element("use", href=f"#{_ABOVE}", pointer_events="none")
    above = group(plates, *tags, data_layer="tags", aria_hidden="true")
    return Hooks(element("use", href=f"#{_BELOW}"), above)


# What they show


@dataclass(frozen=True, slots=True)
class _Kind:
    """One kind of price. A board shows the first kind unless the page asks for another."""

    prices: Mapping[str, int]
    number: int

    @property
    def display(self) -> str:
        return f"var(--prices-{self.number}, {'inline' if self.number == 1 else 'none'})"


def draw_turn(board: Board, theme: Theme, words: Catalogue, highlight: Highlight) -> Piece:
    """Return the definitions that the hooks of *board* show."""
    kinds = [_Kind(highlight.prices, 1)]
    if highlight.other_prices:
        kinds.append(_Kind(highlight.other_prices, 2))
    planned = [plate for plate in board.plates if plate.id in highlight.planned]
    open_plates = [plate for plate in board.plates if plate.id not in highlight.planned]
    colours = {region.id: theme[region.colour] for region in board.regions}
    places, high = board.layout.places, board.layout.plate
    halos = [draw_planned_halo(places[plate.id], high, theme, highlight.seat) for plate in planned]
    halos += [_offered_halo(places[city], high, theme, THIRDS[0]) for city in highlight.unpriced]
    marks = [
        _planned_roof(board, plate, theme, highlight.seat)
        if plate.id in highlight.planned_sites
        else _planned_house(board, plate, theme, words, highlight.seat)
        for plate in planned
    ]
    tags: dict[str, list[str]] = {}
    for kind in kinds:
        third_of, rings, veils = thirds(kind.prices), [], []
        for plate in open_plates:
            place = places[plate.id]
            if plate.id in third_of:
                third, price = third_of[plate.id], kind.prices[plate.id]
                rings.append(_offered_halo(place, high, theme, third))
                tag = group(
                    _tag(theme, price, third),
                    display=kind.display,
                    data_kind=kind.number,
                    data_third=third,
                    data_price=price,
                    data_label=_label(words, plate, board.slots, price),
                )
                tags.setdefault(plate.id, []).append(tag)
            elif highlight.is_building and plate.is_in and not board.is_mine(plate):
                veils.append(_veil(place, high, colours[plate.region], plate.id))
        halos.append(group(*rings, display=kind.display))
        marks.append(group(*veils, display=kind.display))
    halos += [_ring(places[city], high, theme, mark, city) for city, mark in highlight.new.items()]
    building = "yes" if highlight.is_building else None
    count = len(kinds) if highlight.prices else None
    below = group(*halos, id=_BELOW, data_building=building, data_kinds=count)
    placed = [_tag_place(board, city, parts) for city, parts in tags.items()]
    return Piece(0, 0, "".join([below, group(*marks, id=_ABOVE), *placed]), "")


@lru_cache(_KEPT)
def _ring(place: Place, height: float, theme: Theme, mark: str, city: str) -> str:
    """Return what marks a house as new: a ring in the colour of its seat, with a light edge."""
    around, wide = _RING
    edge, colour = theme["plate"], seat_colour(theme, mark)
    return group(
        draw_halo(place, height, around, stroke=edge, stroke_width=wide + 2),
        draw_halo(place, height, around, stroke=colour, stroke_width=wide),
        fill="none",
        data_ring=city,
        data_seat=mark,
    )


@lru_cache(_KEPT)
def _offered_halo(place: Place, height: float, theme: Theme, third: int) -> str:
    style = {"fill": theme["tag-3" if third == THIRDS[-1] else "go"], "stroke": theme["halo-edge"]}
    return draw_halo(place, height, _HALOS[third], **style, stroke_width=1.2)


def _planned_house(board: Board, plate: Plate, theme: Theme, words: Catalogue, seat: str) -> str:
    """Return a dashed house over the first free slot, if there is one."""
    if "" not in plate.houses:
        return ""
    place = board.layout.places[plate.id]
    x, y, wide, high = slot_box(len(board.slots), board.layout.plate, plate.houses.index(""))
    ground = rect(x - 1, y, wide + 2, high, fill=theme["plate"])
    house = planned_house(theme, seat, x + wide / 2, y + high / 2)
    label = label_of(words, plate, board.slots, planned_by=seat)
    return moved(place.x, place.y, ground, house, data_tried=plate.id, data_label=label)


def _planned_roof(board: Board, plate: Plate, theme: Theme, seat: str) -> str:
    x, y = roof_at(board.layout.places[plate.id], board.layout.plate)
    return planned_roof(theme, seat[0], x, y, ROOF_SIZE)


@lru_cache(_KEPT)
def _veil(place: Place, height: float, colour: str, city: str) -> str:
    """Return what lets a plate recede: the *colour* of the land around it."""
    left, top = place.x - place.width / 2 - 1, place.y - height / 2 - 1
    box = (left, top, place.width + 2, height + 2)
    return rect(*box, rx=6, fill=colour, opacity=_VEIL, data_veil=city)


@lru_cache(_KEPT)
def _label(words: Catalogue, plate: Plate, costs: tuple[int, ...], price: int) -> str:
    return label_of(words, plate, costs, price)


@lru_cache(_KEPT)
def _tag(theme: Theme, price: int, third: int) -> str:
    """Return a tag, and the dot that a small board shows instead.

    Which of them is seen is up to the properties of the page; without them it is the tag.
    """
    wide, high = TAG
    fill, ink, edge = theme[f"tag-{third}"], theme[f"tag-ink-{third}"], theme["halo-edge"]
    frame = rect(-wide / 2, -high / 2, wide, high, rx=4, fill=fill, stroke=edge, stroke_width=1.2)
    total = text(0, 5.6, str(price), Font(15.5, ink, 700), anchor="middle", fit=wide - 4)
    dot = circle(0, 0, _DOT, fill=fill, stroke=edge, stroke_width=2.4)
    tag = group(frame, total, visibility="var(--tags, visible)")
    return tag + group(dot, visibility="var(--dots, hidden)")


def _tag_place(board: Board, city: str, tags: list[str]) -> str:
    place, (x, y) = board.layout.places[city], board.layout.tag_at(city)
    return moved(place.x + x, place.y + y, *tags, id=f"tag-{city}")
