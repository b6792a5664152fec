"""The command `titles`: what can be played, and with which choices."""

from rich.console import Console
from rich.text import Text

from gridwright import words
from gridwright.cli import arguments
from gridwright.cli.console import output_console
from gridwright.cli.failure import reporting_errors
from gridwright.cli.grids import ruled_table
from gridwright.content.load import load
from gridwright.games.registry import SEATS, TITLES, not_printed


def titles(data: arguments.Data = None) -> None:
    """List the titles with their maps, seats and options."""
    with reporting_errors():
        library = load(data)
    console = output_console()
    for title in TITLES:
        printed = words.text(f"title.{title.name}")
        console.print(Text.assemble((title.name, "bold cyan"), f"  {printed}"))
        console.print(f"  {words.text(f'title.{title.name}.about')}", markup=False)
        maps = title.maps(library)
        line = words.text("cli.titles.maps" if maps else "cli.titles.no_maps", maps=maps)
        console.print(f"  {line}", markup=False)
        seats = words.text("cli.titles.seats", fewest=SEATS[0], most=SEATS[-1])
        console.print(f"  {seats}", markup=False)
        for what in not_printed(title, library):
            note = words.text(f"cli.reconstructed.{what}")
            console.print(Text(f"  {note}", style="yellow"))
        console.print()
    _options(console)


def _options(console: Console) -> None:
    """Print every option with the titles that have it."""
    heading = words.text("cli.heading.options")
    table = ruled_table("option", "choices", "meaning", title=heading)
    table.columns[0].no_wrap = True
    options = {option.name: option for title in TITLES for option in title.options}
    for name, option in options.items():
        owners = tuple([t.name for t in TITLES if name in [o.name for o in t.options]])
        notes = [words.text(option.help)]
        if len(owners) < len(TITLES):
            notes.append(words.text("cli.titles.owners", names=owners))
        if option.clauses:
            notes.append(f"({', '.join(option.clauses)})")
        marked = [f"{word}*" if word == option.default else word for word in option.choices]
        choices = ", ".join(marked) or f"{option.default}*, ..."
        table.add_row(Text(name, style="bold cyan"), choices, Text(" ".join(notes)))
    console.print(table)
