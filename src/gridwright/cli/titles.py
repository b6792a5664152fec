"""The command `titles`: what can be played, and with which choices."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright.cli import arguments
from gridwright.cli.console import output
from gridwright.cli.failure import reported
from gridwright.content.load import load
from gridwright.core.options import Option
from gridwright.games.registry import SEATS, TITLES, Title


def titles(data: arguments.Data = None) -> None:
    """List the titles with their maps, seats and options."""
    with reported():
        library = load(data)
    console = output()
    for title in TITLES:
        console.print(Text.assemble((title.name, "bold cyan"), f"  {title.printed}"))
        console.print(f"  {title.description}", markup=False)
        maps = ", ".join(title.maps(library)) or "none, it is played without --map"
        console.print(f"  Maps: {maps}", markup=False)
        console.print(f"  Seats: {SEATS[0]} to {SEATS[-1]}")
        console.print()
    _options(console)


def _options(console: Console) -> None:
    """Print every option once, with the titles that have it."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title="Options", title_justify="left")
    table.add_column("--option", no_wrap=True)
    table.add_column("choices, * = default")
    table.add_column("what it means")
    owners: dict[str, list[Title]] = {}
    known: dict[str, Option] = {}
    for title in TITLES:
        for option in title.options:
            owners.setdefault(option.name, []).append(title)
            known[option.name] = option
    for name, option in known.items():
        words = option.description
        if len(owners[name]) < len(TITLES):
            words = f"{words} For: {', '.join([title.name for title in owners[name]])}."
        rules = f" ({', '.join(option.clauses)})" if option.clauses else ""
        table.add_row(Text(name, style="bold cyan"), _choices(option), Text(f"{words}{rules}"))
    console.print(table)


def _choices(option: Option) -> str:
    if not option.choices:
        return f"{option.default}*, ..."
    marked = [f"{choice}*" if choice == option.default else choice for choice in option.choices]
    return ", ".join(marked)
