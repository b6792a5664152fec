"""The command `arena`: bots against each other, in balanced matches."""

import json
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text
from typer import Option

from gridwright import words
from gridwright.arena import tournament
from gridwright.arena.lineups import KINDS
from gridwright.arena.pictures import picture
from gridwright.arena.ratings import Rating, can_rate, ratings
from gridwright.arena.tournament import (
    LineupResult,
    Schedule,
    journal_header,
    lineup_results,
    play,
    schedule,
)
from gridwright.bots.roster import entrant
from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_SEATS, DEFAULT_TITLE, bot_names, setting_of
from gridwright.cli.console import output_console, report
from gridwright.cli.failure import INTERRUPTED, reporting_errors, with_progress
from gridwright.cli.files import require_new, write_new
from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.simulate.journal import Journal
from gridwright.simulate.match import ROUND_LIMIT, Outcome, Setting
from gridwright.simulate.program import program_version


def arena(
    bots: Annotated[str, Option("--bots", metavar="bots")] = "steady,random",
    title: arguments.TitleName = DEFAULT_TITLE,
    board: arguments.MapName = None,
    seats: arguments.Seats = DEFAULT_SEATS,
    games: Annotated[int, Option("--games", metavar="number", min=1)] = 100,
    lineups: Annotated[str, Option("--lineups", metavar="kind")] = KINDS[0],
    seed: Annotated[int, Option("--seed", metavar="number")] = 1,
    option: arguments.Options = None,
    round_limit: arguments.RoundLimit = ROUND_LIMIT,
    jobs: arguments.Jobs = 1,
    journal: Annotated[Path | None, Option("--journal", metavar="file")] = None,
    resume: Annotated[bool, Option("--resume")] = False,
    plot: Annotated[Path | None, Option("--plot", metavar="file")] = None,
    as_json: arguments.AsJson = False,
    data: arguments.Data = None,
) -> None:
    """Let bots play each other: every seat, the same deals, both ways round and mixed."""
    with reporting_errors():
        names = bot_names(bots)
        if not names or len(set(names)) < len(names):
            raise SetupError("arena_bots", key="bots")
        for name in names:
            entrant(name)
        setting = setting_of(load(data), title, board, seats, option, round_limit)
        require_new(plot)
        matches = schedule(names, seats, games, seed, lineups)
        outcomes = _play(setting, matches, jobs, journal, resume=resume)
    results = lineup_results(matches, outcomes)
    rated = ratings(matches, outcomes) if can_rate() and len(names) > 1 else []
    if plot is not None:
        with reporting_errors():
            write_new(plot, picture(results))
    if as_json:
        typer.echo(json.dumps(_as_dict(setting, matches, results, rated)))
    else:
        _show(output_console(), results, rated)
    raise typer.Exit(0 if len(outcomes) == len(matches.tasks) else INTERRUPTED)


def _play(
    setting: Setting, matches: Schedule, jobs: int, path: Path | None, *, resume: bool
) -> dict[int, Outcome]:
    """Play the matches; Ctrl-C ends that early."""
    journal = (
        Journal(path, journal_header(setting, matches), resumes=resume)
        if path is not None
        else None
    )
    outcomes: dict[int, Outcome] = dict(journal.outcomes) if journal is not None else {}
    results = play(setting, matches, jobs, done=set(outcomes))
    note, total, done = "cli.arena.interrupted", len(matches.tasks), len(outcomes)
    progress = with_progress(results, total, lambda n: words.text(note, games=n), done)
    try:
        with closing(progress):
            for result in progress:
                outcomes[result.task.index] = result.outcome
                if journal is not None:
                    journal.add(result.task.index, result.outcome)
    finally:
        if journal is not None:
            journal.close()
    return outcomes


def _show(console: Console, results: list[LineupResult], rated: list[Rating]) -> None:
    numbers = ("share>>", "interval>>", "chance>>", "games>>", "rounds>>", "ms>>", "slowest>>")
    grid = report("cli.arena", "lineup", "bot", *numbers, gap=1)
    for table in results:
        for share in table.shares:
            low, high = share.interval
            is_first = share is table.shares[0]
            grid.add_row(
                table.name if is_first else "",
                share.bot,
                words.percent(share.share, 1),
                f"{words.percent(low)}-{words.percent(high)}",
                words.percent(share.chance),
                words.number(table.games) if is_first else "",
                words.number(table.mean_rounds, 1) if is_first else "",
                words.number(share.milliseconds, 2),
                words.number(1000 * share.slowest),
            )
    console.print(grid)
    cut = sum([table.cut for table in results])
    if cut:
        console.print(words.text("cli.arena.cut", games=cut))
    for rating in rated:
        figures = {"mu": words.number(rating.mu, 1), "sigma": words.number(rating.sigma, 1)}
        console.print(words.text("cli.arena.rating", bot=rating.bot, **figures))
    if not rated:
        console.print(Text(words.text("cli.arena.unrated"), style="dim"))


def _as_dict(
    setting: Setting, matches: Schedule, results: list[LineupResult], rated: list[Rating]
) -> dict[str, object]:
    return {
        **journal_header(setting, matches),
        "version": program_version(),
        "lineups": [
            {
                "kind": table.lineup.kind,
                "seats": [matches.bots[bot] for bot in table.lineup.seats],
                "games": table.games,
                "cut": table.cut,
                "mean_rounds": table.mean_rounds,
                "bots": [_share(share) for share in table.shares],
            }
            for table in results
        ],
        "ratings": [asdict(rating) for rating in rated],
    }


def _share(share: tournament.Share) -> dict[str, object]:
    return {
        "bot": share.bot,
        "win_share": share.share,
        "interval": share.interval,
        "chance": share.chance,
        "cpu_ms_per_decision": share.milliseconds,
        "slowest_ms": 1000 * share.slowest,
        "decisions": share.decisions,
        "late_decisions": share.late,
        **_budget(share),
    }


def _budget(share: tournament.Share) -> dict[str, object]:
    level = entrant(share.bot).level
    if level is None or not level.budget.seconds:
        return {}
    return {
        "budget_ms": 1000 * level.budget.seconds,
        "late_share": share.late / max(share.decisions, 1),
        "slowest_in_budgets": share.slowest / level.budget.seconds,
    }
