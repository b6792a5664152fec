"""Sheets: tables and sentences with a heading and a source, and those that every title has."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from gridwright import words
from gridwright.content.data_files import DataFiles
from gridwright.content.provenance import RECONSTRUCTED
from gridwright.content.types import CardContent, Library, OutpostContent, Plant
from gridwright.core.errors import SetupError, Value
from gridwright.words.reading import catalogue

SOURCE: Final = "source"  # kind of a cell with the source of its row
NO_BACK: Final = "-"


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a table."""

    text: str
    fuels: tuple[str, ...] | None = None  # whose colours it may be shown in; empty for eco
    kind: str = ""  # SOURCE, or the kind of a card


@dataclass(frozen=True, slots=True)
class Column:
    """The head of a column."""

    name: str
    is_number: bool = False
    fuels: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table or a few sentences under a heading."""

    heading: str
    source: str = ""
    columns: tuple[Column, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    above: tuple[str, ...] = ()  # sentences before the table
    below: tuple[str, ...] = ()


def sheet_text(identifier: str, **values: Value) -> str:
    """Return a heading or a sentence of a sheet."""
    return words.text(f"cli.show.{identifier}", **values)


def columns(*ids: str) -> tuple[Column, ...]:
    """Return the columns with these ids, where a final ``>`` marks a column of numbers."""
    return tuple([Column(words.text(f"cli.column.{i.rstrip('>')}"), i.endswith(">")) for i in ids])


def row(*values: object) -> tuple[Cell, ...]:
    """Return *values* as a row of cells."""
    return tuple([value if isinstance(value, Cell) else Cell(str(value)) for value in values])


def rows(values: Iterable[Iterable[object]]) -> tuple[tuple[Cell, ...], ...]:
    return tuple([row(*cells) for cells in values])


def fuel_name(fuel: str) -> str:
    return words.current().shown("fuel", fuel)


def origin(source: str) -> str:
    """Return the source of a row, translated if it is a keyword of the data files."""
    identifier = f"cli.origin.{source}"
    return words.text(identifier) if words.current().knows(identifier) else source


def origin_cell(source: str) -> Cell:
    return Cell(origin(source), kind=SOURCE)


def burns(resources: tuple[str, ...], plant: Plant) -> Cell:
    fuels = tuple([resources[fuel] for fuel in plant.burns])
    return Cell(sheet_text("burns" if fuels else "eco", need=plant.need, fuel=fuels), fuels)


def back(*, is_small: bool, small: str = "plug", large: str = "socket") -> str:
    return words.text(f"cli.back.{small if is_small else large}")


def source_of(library: Library, file: str, *keys: str) -> str:
    """Return the source named in the block under *keys* of a data file."""
    block = DataFiles(Path(library.own) if library.own else None).open(file)
    for key in keys:
        block = block.get(key)
    return origin(block.get("source").text())


def set_source(content: CardContent | OutpostContent, known: str = "") -> str:
    """Return the name of the set, and for a reconstructed one how much is *known*."""
    source = sheet_text("set", provenance=origin(content.provenance), set=content.set_id)
    if known and content.provenance == RECONSTRUCTED:
        return f"{source}; {sheet_text(f'known.{known}')}"
    return source


def payment_sheet(income: tuple[int, ...], name: str, source: str) -> Sheet:
    """Return what supplied cities pay."""
    return Sheet(
        sheet_text("payment", name=name),
        source,
        columns("cities>", "pays>"),
        rows(enumerate(income)),
        below=(sheet_text("payment_most", cities=len(income) - 1),),
    )


def demolition(library: Library) -> dict[str, Sheet]:
    """Return the Demolition Contractor's cards: the sides for board games and Card Game."""
    sides = {"board": library.board.demolition, "card": library.card.demolition}
    return {
        side: Sheet(
            sheet_text(f"demolition.{side}"),
            "",
            columns("card>", "first_remover>", "others>", "source"),
            rows(
                [
                    (number, card.first, card.others, origin_cell(card.source))
                    for number, card in enumerate(cards, 1)
                ]
            ),
        )
        for side, cards in sides.items()
    }


# Titles


class Reference(ABC):
    """The reference sheets of one title."""

    def __init__(self, library: Library, title: str) -> None:
        self.library = library
        self.title = title

    @property
    def content(self) -> CardContent | OutpostContent | None:
        """The set of components, for titles whose set may be reconstructed."""
        return None

    @abstractmethod
    def cards(self) -> list[Sheet]:
        """Return the cards."""

    @abstractmethod
    def numbers(self) -> list[Sheet]:
        """Return the numbers of the rules."""

    def payment(self) -> Sheet:
        """Return what supplied cities pay."""
        raise SetupError("cli.no_payment")

    def refill(self) -> list[Sheet]:
        """Return how much fuel comes to the market, by players and Step."""
        raise unknown_edition(self.library, self.title)

    @abstractmethod
    def sections(self) -> Iterator[tuple[str, Sheet]]:
        """Yield all sheets with their ids, which `draw` uses for pictures of the same content."""

    def numbered(self, name: str, sheets: list[Sheet]) -> Iterator[tuple[str, Sheet]]:
        """Yield *sheets* of one kind with numbered ids."""
        for number, sheet in enumerate(sheets, 1):
            yield f"{name}-{number}", sheet


def numbers_heading(sheet: Sheet) -> Sheet:
    """Return a sheet of numbers under a heading other than the name of its title."""
    return replace(sheet, heading=words.text("web.components.numbers"))


def unknown_edition(library: Library, title: str) -> SetupError:
    """Return the error that there is no board game *title*, with those that exist."""
    known = tuple(library.board.editions)
    return SetupError("cli.no_edition", {"edition": title, "editions": known})


def links_by_city(
    count: int, connections: Iterable[tuple[int, int, int]]
) -> list[list[tuple[int, int]]]:
    """Return the connections of every city: cost, and the city at the other end."""
    links: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for first, second, cost in connections:
        links[first].append((cost, second))
        links[second].append((cost, first))
    return links


def titled(title: str, name: str) -> str:
    """Return the name of a title in the language in use, unless a data directory gives another."""
    identifier = f"title.{title}"
    is_packaged = name == catalogue(words.ENGLISH).text(identifier)
    return words.text(identifier) if is_packaged else name
