"""The result of a game: the winner's network lit up on the board, and a card to share.

The card has the size that messengers show of a link. It has the final board, or the winner's cards
in a game without one, beside the ranking.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gridwright.draw.marks import house, icon
from gridwright.draw.svg import (
    Font,
    Piece,
    element,
    escaped,
    group,
    moved,
    path,
    rect,
    shortened,
    text,
    width_of,
)
from gridwright.draw.theme import LIGHT, SEMI_CONDENSED, Theme

WIDTH: Final = 1200.0
HEIGHT: Final = 630.0
_LEFT: Final = (520.0, 620.0)  # width of the board's half, for tall and for wide boards
_EDGE: Final = 46.0
_ROWS: Final = (169.0, 545.0)  # from where to where the ranking reaches
_FIRST: Final = 1.2  # how much higher the winner's row is
_GAP: Final = 9.0
_HIGHEST: Final = 63.0  # a row
_HEADING: Final = 58.0
_LEAST_HEADING: Final = 34.0
_BOLD: Final = 1.04  # width of the bold face, by that of the usual one
_INSET: Final = 4.0  # of the ring within the clickable margin of a plate
_DIM: Final = 0.45
_PLATE: Final = re.compile(  # up to what is drawn on the ground of the plate
    r'(<g transform="[^"]*" data-city="([^"]+)")([^>]*>(?:<title>[^<]*</title>)?)'
    r'(<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" fill="none"[^>]*>'
    r".*?<g)(?=>| )"
)


# The winner's network


def light_up(markup: str, network: Sequence[str], theme: Theme) -> str:
    """Return a drawn board with rings around the cities of *network*, in this order, others dim."""
    if not network:
        return markup
    order = {city: place for place, city in enumerate(network)}

    def plate(match: re.Match[str]) -> str:
        head, city, rest, ground, *box = match.groups()
        if city not in order:
            is_dim = match.string.startswith(" opacity", match.end())
            return match[0] if is_dim else f'{match[0]} opacity="{_DIM}"'
        x, y, wide, high = [float(side) for side in box]
        ring = rect(
            x + _INSET,
            y + _INSET,
            wide - 2 * _INSET,
            high - 2 * _INSET,
            rx=9,
            fill=theme["go"],
            stroke=theme["halo-edge"],
            stroke_width=1.2,
            class_="lit",
        )
        return f'{head} data-lit="{order[city]}"{rest}{ring}{ground}'

    return _PLATE.sub(plate, markup)


def along_connections(
    network: Sequence[str], first: str, links: Sequence[frozenset[str]]
) -> tuple[str, ...]:
    """Return the cities of *network* as they are reached from the *first* over the connections."""
    neighbours: dict[str, list[str]] = {}
    for link in links:
        pair = sorted(link)
        neighbours.setdefault(pair[0], []).append(pair[-1])
        neighbours.setdefault(pair[-1], []).append(pair[0])
    reached = [first]
    for city in reached:  # grows on the way
        reached += [other for other in neighbours.get(city, []) if other not in reached]
    missing = [city for city in network if city not in reached]
    return (*[city for city in reached if city in network], *missing)


# The card to share


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat in the ranking of the card."""

    place: int
    mark: str  # the letter of its house
    name: str
    score: int
    money: int


@dataclass(frozen=True, slots=True)
class ResultCard:
    """What the card says."""

    headline: str  # the part between asterisks is emphasised
    about: str  # title, map, rounds
    rows: Sequence[ResultRow]
    score: str  # what is counted
    product: str
    day: str
    words: str  # the result for those who do not see it
    pictures: Sequence[Piece]  # the board, lit up, or the winner's cards
    is_board: bool
    ground: str  # the colour around them
    fonts: str = ""  # rules of a style sheet


def draw_result(card: ResultCard, theme: Theme = LIGHT) -> Piece:
    left = _half(card)
    body = [
        element("style", card.fonts) if card.fonts else "",
        rect(0, 0, WIDTH, HEIGHT, fill=theme["top"]),
        _scene(card, theme, left),
        *_heading(card, theme, left + _EDGE),
        *_ranking(card, theme, left + _EDGE),
        _foot(card, theme, left + _EDGE),
    ]
    return Piece(WIDTH, HEIGHT, "".join(body), card.words)


def _half(card: ResultCard) -> float:
    is_wide = card.is_board and card.pictures[0].width > card.pictures[0].height
    return _LEFT[is_wide]


def _scene(card: ResultCard, theme: Theme, wide: float) -> str:
    """Return the board, or the winner's cards, as large as they fit into their half."""
    ground = rect(0, 0, wide, HEIGHT, fill=theme[card.ground])
    if card.is_board:
        board = card.pictures[0]
        scale = min(wide / board.width, HEIGHT / board.height)
        x, y = (wide - board.width * scale) / 2, (HEIGHT - board.height * scale) / 2
        return group(ground, board.at(x, y, scale))
    return group(ground, *_cards(card.pictures, wide))


def _cards(cards: Sequence[Piece], wide: float) -> list[str]:
    if not cards:
        return []
    columns = 1 if len(cards) == 1 else 2
    rows = -(-len(cards) // columns)
    scale = min(
        (wide - 80) / (columns * (cards[0].width + 16)),
        (HEIGHT - 80) / (rows * (cards[0].height + 16)),
        2.4,
    )
    across, down = (cards[0].width + 16) * scale, (cards[0].height + 16) * scale
    left, top = (wide - columns * across) / 2 + 8 * scale, (HEIGHT - rows * down) / 2 + 8 * scale
    return [
        card.at(left + index % columns * across, top + index // columns * down, scale)
        for index, card in enumerate(cards)
    ]


def _heading(card: ResultCard, theme: Theme, left: float) -> list[str]:
    before, _, rest = card.headline.partition("*")
    emphasised, _, after = rest.partition("*")
    room = WIDTH - left - _EDGE
    whole = width_of(f"{before}{emphasised}{after}", _HEADING) * _BOLD
    size = max(_LEAST_HEADING, _HEADING * min(1, room / whole))
    is_tight = whole * size / _HEADING > room
    spans = [
        element("tspan", escaped(part), fill=theme[colour])
        for part, colour in ((before, "top-ink"), (emphasised, "go"), (after, "top-ink"))
        if part
    ]
    headline = element(
        "text",
        *spans,
        x=left,
        y=94,
        font_size=size,
        font_weight=700,
        textLength=room if is_tight else None,
        lengthAdjust="spacingAndGlyphs" if is_tight else None,
        style="white-space:pre",
    )
    about = Font(20, theme["top-2"], 500, SEMI_CONDENSED)
    return [headline, text(left, 133, card.about, about, fit=room)]


def _ranking(card: ResultCard, theme: Theme, left: float) -> list[str]:
    top, bottom = _ROWS
    count = len(card.rows)
    high = min(_HIGHEST, (bottom - top - _GAP * (count - 1)) / (count - 1 + _FIRST))
    wide = WIDTH - left - _EDGE
    drawn: list[str] = []
    for index, row in enumerate(card.rows):
        own = high * _FIRST if index == 0 else high
        drawn.append(moved(left, top, _row(card, row, theme, (wide, own))))
        top += own + _GAP
    return drawn


def _row(card: ResultCard, row: ResultRow, theme: Theme, size: tuple[float, float]) -> str:
    wide, high = size
    is_winner = row.place == 1
    ink, quiet = (
        (theme["go-ink"], theme["go-ink"]) if is_winner else (theme["top-ink"], theme["top-2"])
    )
    middle = high / 2
    money, bolt = str(row.money), theme["go-ink" if is_winner else "go-line"]
    score_end = wide - 170
    unit = width_of(card.score, 16, SEMI_CONDENSED)
    name_room = score_end - 98 - width_of(str(row.score), 30) - 16
    return "".join(
        [
            rect(0, 0, wide, high, rx=11, fill=theme["go" if is_winner else "top-3"]),
            text(22, middle + 7.5, str(row.place), Font(21, quiet), anchor="middle"),
            house(theme, row.mark, 64, middle, min(34, high * 0.56)),
            text(
                98,
                middle + 8,
                shortened(row.name, 25, name_room, SEMI_CONDENSED),
                Font(25, ink, 600, SEMI_CONDENSED),
            ),
            text(score_end, middle + 10, str(row.score), Font(30, ink, 700), anchor="end"),
            text(
                score_end + 8,
                middle + 9,
                card.score,
                Font(16, quiet, 500, SEMI_CONDENSED),
                fit=min(unit, 78),
            ),
            icon("bolt", bolt, wide - 32 - width_of(money, 23), middle, 17),
            text(wide - 18, middle + 8, money, Font(23, ink, 700), anchor="end"),
        ]
    )


def _foot(card: ResultCard, theme: Theme, left: float) -> str:
    y = HEIGHT - 41
    mark = moved(
        left,
        y - 21,
        rect(0, 0, 28, 28, rx=6, fill=theme["go"]),
        path("M15.75,3.5 7,15.75h5.25l-1.75,8.75 9.6-13.1h-6.1z", fill=theme["go-ink"]),
    )
    style = Font(17, theme["top-2"], 500, SEMI_CONDENSED)
    return (
        mark
        + text(left + 40, y, card.product, style)
        + text(WIDTH - _EDGE, y, card.day, style, anchor="end")
    )
