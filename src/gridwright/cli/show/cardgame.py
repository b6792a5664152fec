"""Shows what is printed for the Card Game: its cards, and the numbers of its rules."""

from rich.console import Console

from gridwright.cli.pieces import notice
from gridwright.cli.show import page
from gridwright.content.types import Library
from gridwright.core.errors import SetupError
from gridwright.sheets import cardgame as sheets


def cards(console: Console, library: Library, _: str) -> None:
    """Show plants, and the units of every fuel card by the numbers of players that use it."""
    page.show(console, sheets.plants(library), notice(library.card))
    page.show(console, sheets.fuel_cards(library))


def numbers(console: Console, library: Library, _: str) -> None:
    """Show the numbers of the rules."""
    page.show(console, sheets.numbers(library))


def payment(_: Console, __: Library, ___: str) -> None:
    """Say that there is no such table."""
    raise SetupError("cli.no_payment")
