"""The command `bench`: how fast this installation plays at random."""

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text
from typer import Option

from gridwright import words
from gridwright.bench.engine import engine_modules
from gridwright.bench.measure import Measurement, measure
from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_SEATS, DEFAULT_TITLE, map_of
from gridwright.cli.console import grid, output_console
from gridwright.cli.failure import reporting_errors
from gridwright.content.load import load
from gridwright.core.errors import Values

_FIGURES: Final = (
    *("games_per_s", "decisions_per_s", "decisions_per_game"),
    *("copy_us", "legal_us", "apply_us", "view_us", "resample_us", "redeal_us", "hash_us"),
    "peak_mb",
)


def bench(
    title: arguments.TitleName = DEFAULT_TITLE,
    board: arguments.MapName = None,
    seats: arguments.Seats = DEFAULT_SEATS,
    seconds: Annotated[float, Option("--seconds", metavar="seconds", min=0.0, max=3600.0)] = 5.0,
    as_json: arguments.AsJson = False,
    data: arguments.Data = None,
) -> None:
    """Measure the engine: whole random games, and the calls that they are made of."""
    with reporting_errors():
        library = load(data)
        measurement = measure(library, title, map_of(library, title, board), seats, seconds)
    if as_json:
        typer.echo(json.dumps(measurement.as_dict()))
    else:
        _show(output_console(), measurement)


def _show(console: Console, run: Measurement) -> None:
    table = " ".join([word for word in (run.title, run.map) if word])
    counts: Values = {"seats": run.seats, "games": run.games, "seconds": str(run.seconds)}
    console.print(Text(words.text("cli.bench.played", table=table, **counts), style="bold"))
    figures = [_figure(getattr(run, key)) for key in _FIGURES]
    labels = [words.text(f"cli.bench.{key}") for key in _FIGURES]
    rows = grid(zip(figures, labels, strict=True))
    rows.columns[0].justify = "right"
    console.print(rows)
    console.print(engine_words(engine_modules()), style="dim")


def _figure(value: float) -> str:
    """Return *value* with all the decimals that it was rounded to."""
    return words.number(value, len(str(value).partition(".")[2]))


def engine_words(modules: dict[str, bool]) -> str:
    """Return a line that says whether the *modules* of the engine are compiled."""
    compiled = sum(modules.values())
    if compiled in (0, len(modules)):
        return words.text("cli.engine.compiled" if compiled else "cli.engine.interpreted")
    return words.text("cli.engine.partly", compiled=compiled, modules=len(modules))


def engine_lines() -> list[str]:
    modules = engine_modules()
    lines = []
    for name, is_compiled in modules.items():
        kind = "cli.engine.module_compiled" if is_compiled else "cli.engine.module_interpreted"
        lines.append(f"  {words.text(kind, module=name.removeprefix('gridwright.'))}")
    return [engine_words(modules), *lines]
