"""The command `bench`: how fast this installation plays at random."""

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright.bench.engine import engine_modules
from gridwright.bench.measure import Measurement, measure
from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_SEATS, DEFAULT_TITLE, default_map
from gridwright.cli.console import output
from gridwright.cli.failure import reported
from gridwright.content.load import load

_LINES: Final = (
    ("games_per_s", "games per second"),
    ("decisions_per_s", "decisions per second"),
    ("decisions_per_game", "decisions in a game"),
    ("copy_us", "µs to copy a position"),
    ("legal_us", "µs to list the legal actions"),
    ("apply_us", "µs to carry out an action"),
    ("view_us", "µs to make a view"),
    ("peak_mb", "MB of memory at most"),
)


def bench(
    title: arguments.TitleName = DEFAULT_TITLE,
    board: arguments.MapName = None,
    seats: Annotated[
        int, typer.Option("--seats", metavar="N", help="How many play.")
    ] = DEFAULT_SEATS,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="N", min=0.0, max=3600.0, help="How long to play.")
    ] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="The figures as one object.")] = False,
    data: arguments.Data = None,
) -> None:
    """Measure the engine: whole random games, and the calls that they are made of."""
    with reported():
        library = load(data)
        name = default_map(library, title) if board is None else board
        found = measure(library, title, name, seats, seconds)
    if as_json:
        typer.echo(json.dumps(found.as_dict()))
    else:
        _show(output(), found)


def _show(console: Console, found: Measurement) -> None:
    table = " ".join([word for word in (found.title, found.map) if word])
    played = f"{found.games} games in {found.seconds} s"
    console.print(Text(f"{table}, {found.seats} seats: {played}", style="bold"))
    figures = found.as_dict()
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    for key, words in _LINES:
        grid.add_row(f"{figures[key]:,}", words)
    console.print(grid)
    console.print(engine_words(engine_modules()), style="dim")


def engine_words(modules: dict[str, bool]) -> str:
    """Return in a line whether the engine with these *modules* is compiled."""
    compiled = sum(modules.values())
    if compiled == len(modules):
        return "engine: compiled"
    if not compiled:
        return "engine: interpreted"
    return f"engine: {compiled} of {len(modules)} modules compiled"


def engine_lines() -> list[str]:
    """Return whether the engine is compiled, and every module of it with what it is."""
    modules = engine_modules()
    lines = [
        f"  {name.removeprefix('gridwright.')} {'compiled' if is_compiled else 'interpreted'}"
        for name, is_compiled in modules.items()
    ]
    return [engine_words(modules), *lines]
