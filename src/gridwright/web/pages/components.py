"""What is printed for a title: cards and boards as pictures, tables as tables."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.content.load import load
from gridwright.content.types import CityMap, Library, OutpostContent
from gridwright.draw.picture import Printed
from gridwright.draw.titles import PICTURES
from gridwright.draw.tokens import PAGE
from gridwright.games.registry import Title
from gridwright.reference import board as board_sheets
from gridwright.reference import cardgame as card_sheets
from gridwright.reference import outpost as outpost_sheets
from gridwright.reference.sheet import Sheet, columns, demolition, rows, said, set_source
from gridwright.web.pages.common import board_name, inline, region_name

_UNSURE: Final = ("reconstructed", "partly", "derived", "unconfirmed", "no photo")
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
        sheets = _card_game(library)
    elif title == "outpost":
        sheets = _outpost(library)
    else:
        sheets = _board_game(library, title)
    printed = PICTURES[title].printed(library, title, PAGE, words.current())
    return tuple(
        [_section(anchor, sheet, printed.get(anchor, Printed())) for anchor, sheet in sheets]
    )


def _section(anchor: str, sheet: Sheet, printed: Printed) -> ComponentSection:
    rows = [
        CardRow(label, tuple([inline(card) for card in cards])) for label, cards in printed.rows
    ]
    return ComponentSection(
        anchor, sheet, tuple(rows), inline(printed.board) if printed.board else None
    )


# Titles


def _board_game(library: Library, title: str) -> Iterable[tuple[str, Sheet]]:
    yield "plants", board_sheets.plants(library, title)
    first, *others = board_sheets.numbers(library, title)
    yield from _tables("numbers", [_numbers(first), *others])
    yield "payment", board_sheets.payment(library, title)
    yield from _tables("refill", board_sheets.refill(library, title))
    for (owner, board), city_map in library.board.maps.items():
        if owner == title:
            yield board, _cities(city_map)
    yield "demolition", demolition(library)["board"]


def _card_game(library: Library) -> Iterable[tuple[str, Sheet]]:
    yield "plants", card_sheets.plants(library)
    yield "fuel", card_sheets.fuel_cards(library)
    yield "numbers", _numbers(card_sheets.numbers(library))
    yield "demolition", demolition(library)["card"]


def _outpost(library: Library) -> Iterable[tuple[str, Sheet]]:
    source = set_source(library.outpost, "outpost_cards")
    for name, sheet in zip(outpost_sheets.LOOKS, outpost_sheets.cards(library), strict=True):
        heading = words.text(f"web.components.{name}")
        yield name, replace(sheet, heading=heading, source=source)
    yield "board", _sites(library.outpost)
    yield "tokens", outpost_sheets.tokens(library)
    yield "labour", outpost_sheets.labour(library)
    yield "payment", outpost_sheets.payment(library)
    yield "numbers", _numbers(outpost_sheets.numbers(library))


def _tables(anchor: str, sheets: Iterable[Sheet]) -> Iterable[tuple[str, Sheet]]:
    for number, sheet in enumerate(sheets, 1):
        yield f"{anchor}-{number}", sheet


def _numbers(sheet: Sheet) -> Sheet:
    """Return numbers that are headed by the name of the title under a heading of their own."""
    return replace(sheet, heading=words.text("web.components.numbers"))


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
