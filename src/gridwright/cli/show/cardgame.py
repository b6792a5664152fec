"""Shows what is printed for the Card Game: its cards, and the numbers of its rules."""

from rich.console import Console
from rich.text import Text

from gridwright.cli.console import fuel_style
from gridwright.cli.pieces import notice
from gridwright.cli.show.board import burns
from gridwright.cli.show.page import heading, marked, row_table, set_source, source_of
from gridwright.content.types import CardContent, Library
from gridwright.games.cardgame.fuel_market import kind_of, units_of

_MARKS = ("2-6", "4-6", "5-6")


def cards(console: Console, content: CardContent) -> None:
    """Show plants and fuel cards."""
    known = "the rulebook states 7, 8a and 12"
    heading(console, f"Plants of {content.name}", set_source(content, known))
    warning = notice(content.provenance, content.set_id)
    if warning is not None:
        console.print(warning)
    table = row_table("plant>", "burns", "stores>", "pays>", "back", "source")
    for card, plant in content.plants.items():
        table.add_row(
            content.words[card],
            burns(content.resources, plant),
            str(2 * plant.need),
            str(plant.output),
            "small" if plant.is_small else "large",
            marked(plant.source),
        )
    console.print(table)
    _fuel(console, content)


def _fuel(console: Console, content: CardContent) -> None:
    """Show the units of every fuel card, by the numbers of players that use it."""
    known = "the rulebook states how many of each fuel, and the singles"
    heading(console, "Fuel cards, by their units", set_source(content, known))
    table = row_table("fuel", *[f"{mark} players" for mark in _MARKS], "+", "++", "singles>")
    for kind, name in enumerate(content.resources):
        groups = [*[content.regular[mark] for mark in _MARKS], content.plus, content.plusplus]
        cells = [_units(group, kind) for group in groups]
        table.add_row(Text(name, style=fuel_style(name)), *cells, str(content.singles[kind]))
    console.print(table)


def _units(cards: tuple[int, ...], kind: int) -> str:
    """Return the units of those of *cards* that are of *kind*."""
    return " ".join([str(units_of(card)) for card in cards if kind_of(card) == kind]) or "-"


def numbers(console: Console, library: Library) -> None:
    """Show the numbers of the rules."""
    content = library.card
    heading(console, content.name, source_of(library, "cardgame/rules.toml"))
    console.print(f"Money at the start: {content.money}")
    console.print(f"Plants each: {content.plant_limit}")
    console.print(f"Income without production: {content.guaranteed_income}")
    console.print(f"Elektro for a point at the end: {content.elektro_per_point}")
    headings = ("players>", "small removed>", "large removed>", "cards per column>", "fuel cards")
    table = row_table(*headings)
    for seats, rules in content.seat_rules.items():
        counts = (seats, rules.small_removed, rules.large_removed, rules.column)
        table.add_row(*[str(count) for count in counts], ", ".join(rules.marks))
    console.print(table)
