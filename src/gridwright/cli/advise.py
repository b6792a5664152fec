"""The command `advise`: the best moves of whoever is to act, and why."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text
from typer import Argument, Option

from gridwright import words
from gridwright.advice.advise import LEVEL, Advised
from gridwright.advice.advise import advise as best_moves
from gridwright.cli import arguments
from gridwright.cli.console import output_console
from gridwright.cli.failure import FAILED, reporting_errors
from gridwright.cli.grids import report
from gridwright.cli.records import states
from gridwright.cli.saving import unfinished_games
from gridwright.content.load import load
from gridwright.content.types import Library
from gridwright.core.errors import SetupError
from gridwright.tables.table import Table, letter
from gridwright.words import Names

Level = Annotated[
    str, Option("--level", metavar="NAME", help="Who is asked: planner, master; with a budget.")
]


def advise(
    file: Annotated[
        Path | None, Argument(help="A record; else the latest unfinished game.", metavar="RECORD")
    ] = None,
    at: Annotated[
        int | None,
        Option("--at", "--move", metavar="N", min=0, help="After N actions; else at its end."),
    ] = None,
    level: Level = LEVEL,
    as_json: arguments.AsJson = False,
    data: arguments.Data = None,
) -> None:
    """Say what the seat to act could do best, from what it knows, and why."""
    with reporting_errors():
        library = load(data)
    with reporting_errors(FAILED):
        table = _table(file if file is not None else _latest(), at, library)
    with reporting_errors():
        moves = best_moves(table.game, table.view(table.to_act), level)
    if as_json:
        typer.echo(json.dumps(_as_dict(table, level, moves), ensure_ascii=False))
        return
    console = output_console()
    console.print(heading(table, level), style="bold")
    console.print(advice_table(table, moves))


def _latest() -> Path:
    games = unfinished_games(1)
    if not games:
        raise SetupError("advice_none")
    return games[0].path


def _table(file: Path, at: int | None, library: Library) -> Table:
    """Return the table of a record after *at* actions, or at its end."""
    *_, (_, table) = states(file, library, at)
    if at is not None and at > len(table.moves):
        raise SetupError("advice_at", {"actions": len(table.moves)})
    if table.is_over:
        raise SetupError("advice_over")
    return table


def heading(table: Table, level: str) -> str:
    """Return whose moves they are, and the level of the bot that judged them."""
    name, number = table.names[table.to_act], table.game.round_of(table.state)
    return words.text("cli.advise.heading", name=name, round=number, level=level)


def advice_table(table: Table, moves: list[Advised]) -> Grid:
    """Return the moves with their chances and reasons."""
    grid = report("cli.advise", "move", "chance>>", "share>>", "why")
    grid.columns[0].style = "bold cyan"
    for move in moves:
        reasons = " ".join(sentences(table, move))
        grid.add_row(Text(move.text), f"{move.value:.1%}", f"{move.share:.0%}", Text(reasons))
    return grid


def sentences(table: Table, move: Advised) -> list[str]:
    """Return the reasons for *move* in words."""
    return [words.say(reason, Names.of(table.game, table.names)) for reason in move.reasons]


def _as_dict(table: Table, level: str, moves: list[Advised]) -> dict[str, object]:
    return {
        "seat": letter(table.to_act),
        "round": table.game.round_of(table.state),
        "actions": len(table.moves),
        "level": level,
        "moves": [
            {
                "action": move.text,
                "win_chance": move.value,
                "share_of_best": move.share,
                "ceiling": move.ceiling,
                "lines": move.lines,
                "reasons": sentences(table, move),
            }
            for move in moves
        ],
    }
