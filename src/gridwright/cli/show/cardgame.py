"""Shows what is printed for the Card Game: its cards, and the numbers of its rules."""

from typing import Final

from rich.console import Console
from rich.text import Text

from gridwright.cli.console import fuel_style
from gridwright.cli.plants import fuel_name
from gridwright.cli.show import page
from gridwright.cli.show.board import burns
from gridwright.cli.show.page import marked, say
from gridwright.content.types import Library
from gridwright.core.errors import SetupError

_MARKS: Final = ("2-6", "4-6", "5-6")
_KINDS: Final = 4  # a fuel card is 4 * kind + units


def cards(console: Console, library: Library, _: str) -> None:
    """Show plants, and the units of every fuel card by the numbers of players that use it."""
    content, rows = library.card, []
    for card, plant in content.plants.items():
        word, back = content.words[card], page.back(plant.is_small, "small", "large")
        fuel, stores = burns(content.resources, plant), 2 * plant.need
        rows.append((word, fuel, stores, plant.output, back, marked(plant.source)))
    page.set_heading(console, content, "card_plants", "cards")
    page.table(console, ("plant>", "burns", "stores>", "pays>", "back", "source"), rows)
    groups = [*[content.regular[mark] for mark in _MARKS], content.plus, content.plusplus]
    fuels = []
    for kind, name in enumerate(content.resources):
        units = [[str(c % _KINDS) for c in group if c // _KINDS == kind] for group in groups]
        cells = [" ".join(row) or "-" for row in units]
        fuels.append((Text(fuel_name(name), fuel_style(name)), *cells, content.singles[kind]))
    page.set_heading(console, content, "fuel_cards")
    columns = ("fuel", "marks_2", "marks_4", "marks_5", "plus", "plusplus", "single_cards>")
    page.table(console, columns, fuels)


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
    rows = [
        (seats, rules.small_removed, rules.large_removed, rules.column, ", ".join(rules.marks))
        for seats, rules in content.seat_rules.items()
    ]
    page.table(console, columns, rows)


def payment(_: Console, __: Library, ___: str) -> None:
    """Say that there is no such table."""
    raise SetupError("cli.no_payment")
