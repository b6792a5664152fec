"""The commands `selfplay` and `simulate`: one game of bots, and games by the thousand."""

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from typer import Option

from gridwright import words
from gridwright.bots.names import dealt
from gridwright.bots.roster import RANDOM, entrant
from gridwright.bots.seated import bots_for_game
from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_SEATS, DEFAULT_TITLE, bot_names, setting_of, table_spec
from gridwright.cli.console import error_console, grid, output_console
from gridwright.cli.failure import (
    FAILED,
    INTERRUPTED,
    deferring_interrupts,
    fail,
    reporting_errors,
    with_progress,
)
from gridwright.cli.files import file_errors, require_new, write_new
from gridwright.cli.screens import ranking, screen_for
from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.core.game import SPECTATOR
from gridwright.simulate.match import ROUND_LIMIT, Result, Setting, Task
from gridwright.simulate.pictures import NAMES, pictures, telling
from gridwright.simulate.program import program_version
from gridwright.simulate.runner import run, run_on_ray
from gridwright.simulate.store import Store
from gridwright.simulate.summary import Summary, Tally
from gridwright.tables import record
from gridwright.tables.table import Table

_MOST_ACTIONS: Final = 50_000  # no game takes nearly as long


def selfplay(
    title: arguments.TitleName = DEFAULT_TITLE,
    board: arguments.MapName = None,
    seats: arguments.Seats = DEFAULT_SEATS,
    seed: arguments.Seed = None,
    option: arguments.Options = None,
    record_to: Annotated[Path | None, Option("--record", metavar="file")] = None,
    level: Annotated[str, Option("--level", metavar="level")] = RANDOM,
    as_json: arguments.AsJson = False,
    data: arguments.Data = None,
) -> None:
    """Let bots play one game to its end."""
    with reporting_errors():
        entrant(level)
        require_new(record_to)
        library = load(data)
        spec = table_spec(library, title, board, seats, option, seed)
        names = tuple(dealt(spec.seed or 0, spec.seats))
        table = Table(replace(spec, names=names), library)
    _play_one(table, level)
    if record_to is not None:
        with reporting_errors(FAILED):
            write_new(record_to, record.write(table))
    if not table.is_over:
        fail(words.text("cli.no_end", actions=_MOST_ACTIONS), FAILED)
    if as_json:
        typer.echo(json.dumps(_result(table), ensure_ascii=False))
    else:
        _show_result(table)


def _play_one(table: Table, level: str) -> None:
    entrants = dict.fromkeys(range(table.spec.seats), entrant(level))
    bots = bots_for_game(table.game, entrants, table.spec.seed or 0)
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
        "content": table.content,
        "reconstructed": table.reconstructed,
    }


def _show_result(table: Table) -> None:
    console = output_console()
    bots = frozenset(range(table.spec.seats))
    console.print(ranking(table, screen_for(SPECTATOR, table, bots, console.width)))
    counts = {"rounds": table.game.round_of(table.state), "actions": len(table.moves)}
    console.print(words.text("cli.played", seed=table.spec.seed or 0, **counts))
    for what in table.reconstructed:
        console.print(words.text(f"cli.reconstructed.{what}"), style="yellow", markup=False)


# Many games


_BLOCK: Final = 250  # games that are written together
_BEST: Final = 10  # plants that the screen names
_ENGINES: Final = ("processes", "ray")


def simulate(
    games: Annotated[int, Option("--games", metavar="number", min=1)] = 1000,
    bots: Annotated[str, Option("--bots", metavar="bots")] = "steady",
    title: arguments.TitleName = DEFAULT_TITLE,
    board: arguments.MapName = None,
    seats: arguments.Seats = DEFAULT_SEATS,
    seed: Annotated[int, Option("--seed", metavar="number")] = 1,
    option: arguments.Options = None,
    round_limit: arguments.RoundLimit = ROUND_LIMIT,
    jobs: arguments.Jobs = 1,
    engine: Annotated[str, Option("--engine", metavar="engine")] = _ENGINES[0],
    address: Annotated[str, Option("--address", metavar="host_port")] = "",
    out: Annotated[Path | None, Option("--out", metavar="dir")] = None,
    resume: Annotated[bool, Option("--resume")] = False,
    records: Annotated[bool, Option("--records")] = False,
    plots: Annotated[Path | None, Option("--plots", metavar="dir")] = None,
    as_json: arguments.AsJson = False,
    data: arguments.Data = None,
) -> None:
    """Let bots play many games, and say what happened in them."""
    with reporting_errors():
        if engine not in _ENGINES:
            raise SetupError("cli.simulate.engine", {"engine": engine, "engines": _ENGINES})
        setting = setting_of(load(data), title, board, seats, option, round_limit)
        setting = replace(setting, keeps_details=True, keeps_records=records)
        seated = _seated(bots, seats)
        tasks = [Task(index, seed + index, seated) for index in range(games)]
        description = _description(setting, tasks)
        if plots is not None:
            _prepare_plots(plots)
        store = Store(out, description, resumes=resume) if out is not None else None
        waiting = [task for task in tasks if store is None or task.index not in store.done]
        is_cluster = engine == "ray"
        results = (
            run_on_ray(setting, waiting, address) if is_cluster else run(setting, waiting, jobs)
        )
        summary = _play(results, len(waiting), store)
    if plots is not None:
        with reporting_errors():
            for name, picture in pictures(summary, seats).items():
                write_new(plots / f"{name}.svg", picture)
    if as_json:
        typer.echo(json.dumps(_as_dict(description, summary)))
    else:
        _show(output_console(), summary)
        if store is not None:
            error_console().print(words.text("cli.simulate.stored", games=len(store.done)))
    raise typer.Exit(0 if summary.games == games else INTERRUPTED)


def _prepare_plots(plots: Path) -> None:
    """Make the folder for pictures, or fail before hours of play."""
    with file_errors("unwritable", plots):
        plots.mkdir(parents=True, exist_ok=True)
    require_new(*[plots / f"{name}.svg" for name in NAMES])


def _seated(bots: str, seats: int) -> tuple[str, ...]:
    names = bot_names(bots)
    for name in names:
        entrant(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise SetupError("cli.simulate.bots", {"bots": len(names), "seats": seats})
    return names


def _description(setting: Setting, tasks: list[Task]) -> dict[str, object]:
    """Return everything needed to play the same games again."""
    return {
        "title": setting.title,
        "map": setting.board,
        "seats": setting.seats,
        "options": dict(setting.options),
        "content": setting.content,
        "bots": tasks[0].bots,
        "games": len(tasks),
        "seed": tasks[0].seed,
        "rounds": setting.round_limit,
    }


def _play(results: Iterator[Result], total: int, store: Store | None) -> Summary:
    """Play, and store the results; Ctrl-C ends that early."""
    summary = Summary()
    for result in store.results() if store is not None else ():
        summary.add(result)
    block: list[Result] = []
    note = "cli.arena.interrupted"
    progress = with_progress(results, total, lambda _: words.text(note, games=summary.games))
    try:
        with closing(progress):
            for result in progress:
                summary.add(result)
                block.append(result)
                if store is not None and len(block) == _BLOCK:
                    store.write(block)
                    block = []
    finally:
        if store is not None:
            with deferring_interrupts():
                store.write(block)
    return summary


def _show(console: Console, summary: Summary) -> None:
    per_player = summary.plants_bought / max(summary.players, 1)
    means = {
        "length": words.number(summary.mean_length, 1),
        "plants": words.number(per_player, 1),
        "changes": words.number(summary.mean_lead_changes, 1),
    }
    console.print(words.text("cli.simulate.played", games=summary.games, **means))
    if summary.cut:
        console.print(words.text("cli.arena.cut", games=summary.cut))
    starts = [
        (words.text("cli.simulate.start", place=place), tally)
        for place, tally in sorted(summary.by_start.items())
    ]
    _print_tallies(console, words.text("cli.simulate.starts"), starts)
    if len(summary.by_bot) > 1:
        _print_tallies(console, words.text("cli.simulate.by_bot"), list(summary.by_bot.items()))
    _print_tallies(console, words.text("cli.simulate.plants"), telling(summary)[:_BEST])


def _print_tallies(console: Console, heading: str, rows: list[tuple[str, Tally]]) -> None:
    if not rows:
        return
    console.print(f"\n{heading}", style="bold")
    cells = []
    for name, tally in rows:
        low, high = tally.interval
        interval = f"{words.percent(low, 1)} - {words.percent(high, 1)}"
        share, games = words.percent(tally.share, 1), words.number(tally.games)
        cells.append((name, share, interval, games))
    console.print(grid(cells, gap=3))


def _as_dict(description: dict[str, object], summary: Summary) -> dict[str, object]:
    def tallies(by: dict[str, Tally]) -> dict[str, object]:
        return {
            key: {"win_share": tally.share, "interval": tally.interval, "games": tally.games}
            for key, tally in by.items()
        }

    return {
        **description,
        "version": program_version(),
        "played": summary.games,
        "cut": summary.cut,
        "mean_rounds": summary.mean_length,
        "plants_per_player": summary.plants_bought / max(summary.players, 1),
        "lead_changes_per_game": summary.mean_lead_changes,
        "by_start": tallies({str(place): t for place, t in sorted(summary.by_start.items())}),
        "by_bot": tallies(summary.by_bot),
        "by_plant": tallies(summary.by_plant),
        "plant_prices": {item: cost.mean for item, cost in summary.plant_costs.items()},
    }
