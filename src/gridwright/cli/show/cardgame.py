"""Shows what is printed for the Card Game: its cards, and the numbers of its rules."""

from typing import Final

from rich.console import Console
from rich.text import Text

from gridwright.cli.console import fuel_style
from gridwright.cli.plants import fuel_name
from gridwright.cli.show import page
from gridwright.cli.show.board import burns
from gridwright.cli.show.page import marked, row_table, say
from gridwright.content.types import CardContent, Library
from gridwright.core.errors import SetupError

_MARKS: Final = ("2-6", "4-6", "5-6")
_KINDS: Final = 4  # a fuel card is 4 * kind + units


def cards(console: Console, library: Library, _: str) -> None:
    """Show plants and fuel cards."""
    content = library.card
    page.set_heading(console, content, "card_plants", "cards")
    table = row_table("plant>", "burns", "stores>", "pays>", "back", "source")
    for card, plant in content.plants.items():
        table.add_row(
            content.words[card],
            burns(content.resources, plant),
            str(2 * plant.need),
            str(plant.output),
            page.back(plant, "small", "large"),
            marked(plant.source),
        )
    console.print(table)
    _fuel(console, content)


def _fuel(console: Console, content: CardContent) -> None:
    """Show the units of every fuel card, by the numbers of players that use it."""
    page.set_heading(console, content, "fuel_cards")
    table = row_table("fuel", "marks_2", "marks_4", "marks_5", "plus", "plusplus", "single_cards>")
    for kind, name in enumerate(content.resources):
        groups = [*[content.regular[mark] for mark in _MARKS], content.plus, content.plusplus]
        cells = [_units(group, kind) for group in groups]
        fuel = Text(fuel_name(name), style=fuel_style(name))
        table.add_row(fuel, *cells, str(content.singles[kind]))
    console.print(table)


def _units(cards: tuple[int, ...], kind: int) -> str:
    """Return the units of those of *cards* that are of *kind*."""
    return " ".join([str(card % _KINDS) for card in cards if card // _KINDS == kind]) or "-"


def numbers(console: Console, library: Library, _: str) -> None:
    """Show the numbers of the rules."""
    content = library.card
    source = page.source_of(library, "cardgame/rules.toml")
    page.heading(console, "edition", source, name=content.name)
    say(console, "money", money=content.money)
    say(console, "plant_limit", limit=content.plant_limit)
    say(console, "guaranteed", income=content.guaranteed_income)
    say(console, "elektro_per_point", elektro=content.elektro_per_point)
    columns = ("players>", "small_removed>", "large_removed>", "per_column>", "fuel_cards")
    table = row_table(*columns)
    for seats, rules in content.seat_rules.items():
        counts = (seats, rules.small_removed, rules.large_removed, rules.column)
        table.add_row(*[str(count) for count in counts], ", ".join(rules.marks))
    console.print(table)


def payment(_: Console, __: Library, ___: str) -> None:
    """Say that there is no such table."""
    raise SetupError("cli.no_payment")
