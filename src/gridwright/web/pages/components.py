"""What is printed for a title: cards and boards as pictures, tables as tables."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.content.layout import layout_for
from gridwright.content.load import load
from gridwright.content.types import CardContent, CityMap, Library, OutpostContent
from gridwright.draw.board import draw_board
from gridwright.draw.cardgame import draw_fuel_card
from gridwright.draw.outpost import card_face
from gridwright.draw.outpost import printed_board as printed_planet
from gridwright.draw.plants import CITIES, ELEKTRO, Face, draw_card, plant_face
from gridwright.draw.shown import Board, printed_board
from gridwright.draw.svg import Piece
from gridwright.draw.tokens import THEMES
from gridwright.games.registry import Title
from gridwright.sheets import board as board_sheets
from gridwright.sheets import cardgame as card_sheets
from gridwright.sheets import outpost as outpost_sheets
from gridwright.sheets.sheet import Sheet, columns, demolition, rows, said, set_source
from gridwright.web.pages.common import board_name, inline, region_name

_THEME: Final = THEMES["page"]
_EDGE: Final = 1.0  # around a card, whose line is half outside of it
_UNSURE: Final = ("reconstructed", "partly", "derived", "unconfirmed", "no photo")
_GROUPS: Final = ("marks_2", "marks_4", "marks_5", "plus", "plusplus")  # of fuel cards
_SITES: Final = ("plant", "housing")


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards that lie together, under a label where there are several rows."""

    label: str
    cards: tuple[SafeString, ...]


@dataclass(frozen=True, slots=True)
class ComponentSection:
    """One kind of component: pictures, and a table."""

    anchor: str
    sheet: Sheet
    rows: tuple[CardRow, ...] = ()  # of cards
    board: SafeString | None = None

    @property
    def is_drawn(self) -> bool:
        """Whether it has pictures, so that the table says them again."""
        return bool(self.rows) or self.board is not None

    @property
    def is_unsure(self) -> bool:
        """Whether its source says that it is not simply stated in a rulebook."""
        return any(word in self.sheet.source for word in _UNSURE)


def sections(title: Title) -> tuple[ComponentSection, ...]:
    """Return all that is printed for *title*, in the language in use."""
    return _sections(title.name, words.current().language)


@cache
def _sections(title: str, language: str) -> tuple[ComponentSection, ...]:  # noqa: ARG001 - a key
    """Return what stays as it is while a process runs, and takes a while to draw."""
    library = load()
    if title == "card":
        return tuple(_card_game(library))
    if title == "outpost":
        return tuple(_outpost(library))
    return tuple(_board_game(library, title))


# Titles


def _board_game(library: Library, title: str) -> Iterable[ComponentSection]:
    edition = library.board.editions[title]
    cards = sorted(edition.plants.values(), key=lambda plant: plant.number)
    current = words.current()
    faces = [
        plant_face(current, str(plant.number), plant, edition.resources, CITIES) for plant in cards
    ]
    yield _cards("plants", board_sheets.plants(library, title), faces)
    first, *others = board_sheets.numbers(library, title)
    yield from _tables("numbers", [_numbers(first), *others])
    yield ComponentSection("payment", board_sheets.payment(library, title))
    yield from _tables("refill", board_sheets.refill(library, title))
    for (owner, board), city_map in library.board.maps.items():
        if owner == title:
            shown = printed_board(city_map, edition.slots, layout_for(city_map))
            yield ComponentSection(board, _cities(city_map), board=_picture(shown))
    yield ComponentSection("demolition", demolition(library)["board"])


def _card_game(library: Library) -> Iterable[ComponentSection]:
    content, current = library.card, words.current()
    faces = [
        plant_face(current, content.words[card], plant, content.resources, ELEKTRO)
        for card, plant in content.plants.items()
    ]
    yield _cards("plants", card_sheets.plants(library), faces)
    yield ComponentSection("fuel", card_sheets.fuel_cards(library), _fuel_cards(content))
    yield ComponentSection("numbers", _numbers(card_sheets.numbers(library)))
    yield ComponentSection("demolition", demolition(library)["card"])


def _outpost(library: Library) -> Iterable[ComponentSection]:
    content, current = library.outpost, words.current()
    source = set_source(content, "outpost_cards")
    for kind, sheet in enumerate(outpost_sheets.cards(library)):
        own = [card for card in content.cards.values() if card.kind == kind]
        faces = [card_face(current, content.words[card.card], card) for card in own]
        name = outpost_sheets.LOOKS[kind]
        heading = words.text(f"web.components.{name}")
        yield _cards(name, replace(sheet, heading=heading, source=source), faces)
    planet = _picture(printed_planet(content, layout_for(content)))
    yield ComponentSection("board", _sites(content), board=planet)
    yield ComponentSection("tokens", outpost_sheets.tokens(library))
    yield ComponentSection("labour", outpost_sheets.labour(library))
    yield ComponentSection("payment", outpost_sheets.payment(library))
    yield ComponentSection("numbers", _numbers(outpost_sheets.numbers(library)))


def _tables(anchor: str, sheets: Iterable[Sheet]) -> Iterable[ComponentSection]:
    for number, sheet in enumerate(sheets, 1):
        yield ComponentSection(f"{anchor}-{number}", sheet)


def _numbers(sheet: Sheet) -> Sheet:
    """Return numbers that are headed by the name of the title under a heading of their own."""
    return replace(sheet, heading=words.text("web.components.numbers"))


# Pictures


def _cards(anchor: str, sheet: Sheet, faces: Sequence[Face]) -> ComponentSection:
    """Return cards side by side."""
    return ComponentSection(anchor, sheet, (CardRow("", tuple([_card(face) for face in faces])),))


def _card(face: Face) -> SafeString:
    card = draw_card(face, _THEME)
    wide, high = card.width + 2 * _EDGE, card.height + 2 * _EDGE
    return inline(Piece(wide, high, card.at(_EDGE, _EDGE), card.label))


def _fuel_cards(content: CardContent) -> tuple[CardRow, ...]:
    """Return the fuel cards by when they come into the game, the single ones last."""
    found: list[CardRow] = []
    for label, cards in zip(_GROUPS, card_sheets.fuel_groups(content), strict=True):
        lain = [divmod(card, card_sheets.KINDS) for card in sorted(cards)]
        found.append(_fuel_row(content, label, lain))
    singles = [(kind, 1) for kind, count in enumerate(content.singles) for _ in range(count)]
    return (*found, _fuel_row(content, "single_cards", singles))


def _fuel_row(content: CardContent, label: str, cards: Sequence[tuple[int, int]]) -> CardRow:
    shown = [
        inline(draw_fuel_card(_THEME, words.current(), content.resources[kind], units))
        for kind, units in cards
    ]
    return CardRow(words.text(f"cli.column.{label}"), tuple(shown))


def _picture(board: Board) -> SafeString:
    return inline(draw_board(board, _THEME, words.current()))


# What boards show, in words


def _cities(city_map: CityMap) -> Sheet:
    """Return every city with its region and its connections, the cheapest first."""
    links = _links(len(city_map.cities), city_map.connections)
    found = []
    for city, near in zip(city_map.cities, links, strict=True):
        ends = [
            words.text("web.components.link", city=city_map.cities[other].name, cost=cost)
            for cost, other in sorted(near)
        ]
        region = region_name(city_map.regions[city.region].id)
        found.append((city.name, region, ", ".join(ends)))
    name = words.text("web.components.map", name=board_name(city_map.id))
    return Sheet(name, city_map.source, columns("city", "region", "connections"), rows(found))


def _sites(content: OutpostContent) -> Sheet:
    """Return every city of the planet with its area, its site and its neighbours."""
    links = _links(len(content.cities), [(*ends, 0) for ends in content.connections])
    found = []
    for city, near in zip(content.cities, links, strict=True):
        names = [content.cities[other].name for _, other in near]
        site = said(f"site.{_SITES[city.site]}")
        found.append(
            (city.name, region_name(content.areas[city.area]), site, ", ".join(sorted(names)))
        )
    return Sheet(
        said("outpost_board", name=content.name),
        set_source(content, "outpost_board"),
        columns("city", "area", "site", "connections"),
        rows(found),
    )


def _links(count: int, connections: Iterable[tuple[int, int, int]]) -> list[list[tuple[int, int]]]:
    """Return by city what each of its connections costs, and where it leads."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for first, second, cost in connections:
        found[first].append((cost, second))
        found[second].append((cost, first))
    return found
