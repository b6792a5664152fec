"""A title as a small picture without numbers: its map, its planet, or some of its cards."""

from collections.abc import Iterable, Sequence
from typing import Final

from gridwright.content.layout import Layout, layout_for
from gridwright.content.types import CityMap, OutpostContent
from gridwright.draw import cardgame
from gridwright.draw.marks import house
from gridwright.draw.plants import CARD_HEIGHT, CARD_WIDTH, draw_card
from gridwright.draw.shown import colour_of
from gridwright.draw.svg import Piece, circle, group, number, path, rect
from gridwright.draw.tokens import Theme
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.games.outpost.game import OutpostGame
from gridwright.words import Catalogue

_DOT: Final = 15.0  # a city
_FAN: Final = (("22", -12, 10, 40), ("26", 0, 56, 10), ("25", 11, 102, 36))  # word, turn, place
_SEAT: Final = 24.0
_FAN_SIZE: Final = (210.0, 128.0)


def draw_thumbnail(
    game: BoardGame | CardGame | OutpostGame, theme: Theme, words: Catalogue
) -> Piece:
    """Return the small picture of the title of *game*, on the map that it is played on."""
    if isinstance(game, CardGame):
        return _fan(game, theme, words)
    if isinstance(game, OutpostGame):
        return _planet(game.setup.content, theme)
    return _land(game.setup.map, theme)


def _land(board: CityMap, theme: Theme) -> Piece:
    layout = layout_for(board)
    regions = [
        path(
            layout.regions[region.id],
            fill=theme[colour_of(region.colour)],
            stroke=theme["border"],
            stroke_width=4,
        )
        for region in board.regions
        if region.id in layout.regions
    ]
    shore = path(layout.land, fill="none", stroke=theme["shore"], stroke_width=3)
    ids = [city.id for city in board.cities]
    ways = [(ids[first], ids[second]) for first, second, _ in board.connections]
    return _framed(layout, [*regions, shore, *_net(layout, ids, ways, theme)])


def _planet(content: OutpostContent, theme: Theme) -> Piece:
    layout = layout_for(content)
    ground = [path(shape, fill=theme["planet"]) for shape in layout.regions.values()]
    rim = path(layout.land, fill="none", stroke=theme["planet-line"], stroke_width=3)
    ids = [city.id for city in content.cities]
    ways = [(ids[first], ids[second]) for first, second, *_ in content.connections]
    return _framed(layout, [*ground, rim, *_net(layout, ids, ways, theme)])


def _net(
    layout: Layout, cities: Iterable[str], ways: Iterable[tuple[str, str]], theme: Theme
) -> list[str]:
    """Return the connections as lines and the cities as dots."""
    places = layout.places
    lines = [
        f"M{number(places[first].x)},{number(places[first].y)}"
        f"L{number(places[second].x)},{number(places[second].y)}"
        for first, second in ways
    ]
    dots = [circle(places[city].x, places[city].y, _DOT) for city in cities]
    return [
        path("".join(lines), fill="none", stroke=theme["wire"], stroke_width=4.5),
        group(*dots, fill=theme["plate"], stroke=theme["wire"], stroke_width=4.5),
    ]


def _framed(layout: Layout, parts: list[str]) -> Piece:
    """Return *parts* of a map as large as the map is."""
    left, top, right, bottom = layout.view
    shift = f"translate({number(-left)} {number(-top)})"
    return Piece(right - left, bottom - top, group(*parts, transform=shift), "")


def _fan(game: CardGame, theme: Theme, words: Catalogue) -> Piece:
    """Return three cards as they are held in a hand."""
    parts = []
    known = game.setup.content.words.values()
    for word, turn, x, y in [place for place in _FAN if place[0] in known]:
        card = draw_card(cardgame.face(game, words, word), theme)
        shadow = rect(-1, -1, CARD_WIDTH + 2, CARD_HEIGHT + 2, rx=8, fill=theme["edge"])
        middle = f"{number(CARD_WIDTH / 2)} {number(CARD_HEIGHT / 2)}"
        turned = f"translate({x} {y}) rotate({turn} {middle})"
        parts.append(group(shadow, card.body, transform=turned))
    return Piece(*_FAN_SIZE, "".join(parts), "")


def draw_seats(marks: Sequence[str], theme: Theme, label: str) -> Piece:
    """Return seats beside each other: a house for the letter of a seat, a gap for none."""
    parts = []
    for place, mark in enumerate(marks):
        x = (place + 0.5) * _SEAT
        parts.append(
            house(theme, mark, x, _SEAT / 2, 20)
            if mark
            else rect(
                x - 9,
                _SEAT / 2 - 9,
                18,
                18,
                rx=5,
                fill="none",
                stroke=theme["line-2"],
                stroke_dasharray="3 2.5",
            )
        )
    return Piece(len(marks) * _SEAT, _SEAT, "".join(parts), label)
