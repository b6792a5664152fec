"""The command `selfplay`: one game of bots."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from typer import Option

from gridwright import words
from gridwright.bots.roster import RANDOM, entrant
from gridwright.bots.seated import bots_for_game
from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_SEATS, DEFAULT_TITLE, table_spec
from gridwright.cli.console import output_console
from gridwright.cli.failure import FAILED, fail, reporting_errors
from gridwright.cli.files import require_new, write_new
from gridwright.cli.screens import ranking, screen_for
from gridwright.content.load import load
from gridwright.core.game import SPECTATOR
from gridwright.tables import record
from gridwright.tables.table import Table

_MOST_ACTIONS: Final = 50_000  # no game takes nearly as long


def selfplay(
    title: arguments.TitleName = DEFAULT_TITLE,
    board: arguments.MapName = None,
    seats: arguments.Seats = DEFAULT_SEATS,
    seed: arguments.Seed = None,
    option: arguments.Options = None,
    record_to: Annotated[
        Path | None,
        Option("--record", metavar="FILE", help="Write the record to this new file."),
    ] = None,
    level: Annotated[str, Option("--level", metavar="NAME", help=arguments.LEVELS)] = RANDOM,
    as_json: arguments.AsJson = False,
    data: arguments.Data = None,
) -> None:
    """Let bots play one game to its end."""
    with reporting_errors():
        entrant(level)
        require_new(record_to)
        library = load(data)
        table = Table(table_spec(library, title, board, seats, option, seed), library)
    _play(table, level)
    if record_to is not None:
        with reporting_errors(FAILED):
            write_new(record_to, record.write(table))
    if not table.is_over:
        fail(words.text("cli.no_end", actions=_MOST_ACTIONS), FAILED)
    if as_json:
        typer.echo(json.dumps(_result(table), ensure_ascii=False))
    else:
        _show(table)


def _play(table: Table, level: str) -> None:
    """Play to the end, each bot with a view of its own."""
    chance = Rng(table.spec.seed or 0)
    player = entrant(level)
    bots = [
        player.bot(table.game, chance.stream(_BOTS + seat).state)
        for seat in range(table.spec.seats)
    ]
    while not table.is_over and len(table.moves) < _MOST_ACTIONS:
        table.play(bots.decide(table.state), table.to_act)


def _result(table: Table) -> dict[str, object]:
    spec = table.spec
    return {
        "title": spec.title,
        "map": spec.board,
        "seats": spec.seats,
        "seed": spec.seed,
        "options": spec.options,
        "actions": len(table.moves),
        "rounds": table.game.round_of(table.state),
        "result": table.game.scores(table.state),
        "ranking": table.ranking(),
        "reconstructed": table.reconstructed,
    }


def _show(table: Table) -> None:
    console = output_console()
    bots = frozenset(range(table.spec.seats))
    console.print(ranking(table, screen_for(SPECTATOR, table, bots, console.width)))
    counts = {"rounds": table.game.round_of(table.state), "actions": len(table.moves)}
    console.print(words.text("cli.played", seed=table.spec.seed or 0, **counts))
    for what in table.reconstructed:
        console.print(words.text(f"cli.reconstructed.{what}"), style="yellow", markup=False)
