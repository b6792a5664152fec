"""The commands `advise` and `analyse`: the best moves of a position, and of a recorded game."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text
from typer import Argument, Option

from gridwright import words
from gridwright.advice import advise as advising
from gridwright.advice import analyse as analysing
from gridwright.advice.calibration import Estimate
from gridwright.advice.pictures import picture
from gridwright.cli import arguments
from gridwright.cli.console import output_console, report, seat_style
from gridwright.cli.failure import FAILED, INTERRUPTED, reporting_errors, with_progress
from gridwright.cli.files import read_text, require_new, write_new
from gridwright.cli.records import states
from gridwright.cli.saving import naming_file, unfinished_games
from gridwright.content.load import load
from gridwright.content.types import Library
from gridwright.core.errors import SetupError
from gridwright.tables.table import Table, letter
from gridwright.words import Names

Level = Annotated[str, Option("--level", metavar="level")]


def advise(
    file: Annotated[Path | None, Argument(metavar="record")] = None,
    at: Annotated[int | None, Option("--at", "--move", metavar="number", min=0)] = None,
    level: Level = advising.LEVEL,
    as_json: arguments.AsJson = False,
    data: arguments.Data = None,
) -> None:
    """Say what the seat to act could do best, from what it knows, and why."""
    with reporting_errors():
        library = load(data)
    with reporting_errors(FAILED):
        table = _table(file if file is not None else _latest(), at, library)
    with reporting_errors():
        moves = advising.advise(table.game, table.view(table.to_act), level)
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


def advice_table(table: Table, moves: list[advising.Suggestion]) -> Grid:
    grid = report("cli.advise", "move", "chance>>", "beside", "why")
    grid.columns[0].style = "bold cyan"
    for index, move in enumerate(moves):
        reasons = " ".join(sentences(table, move))
        beside = _beside(move) if index else words.text("cli.advise.best")
        grid.add_row(Text(move.text), with_margin(move.chance), beside, Text(reasons))
    return grid


def with_margin(chance: Estimate) -> str:
    """Return a chance in per cent, and by how many points it may be off."""
    percent, points = words.percent(chance.value), max(1, round(100 * chance.margin))
    return words.text("number.margin", percent=percent, points=points)


def _beside(move: advising.Suggestion) -> str:
    """Say how a move compares with the best."""
    if move.is_equal:
        return words.text("cli.advise.equal")
    return words.text("cli.advise.behind", points=max(1, round(100 * move.behind.value)))


def sentences(table: Table, move: advising.Suggestion) -> list[str]:
    return [words.say(reason, Names.of(table.game, table.names)) for reason in move.reasons]


def _as_dict(table: Table, level: str, moves: list[advising.Suggestion]) -> dict[str, object]:
    names = Names.of(table.game, table.names)
    return {
        "seat": letter(table.to_act),
        "round": table.game.round_of(table.state),
        "actions": len(table.moves),
        "level": level,
        "moves": [move.as_dict(context=names) for move in moves],
    }


# A whole game


_LISTED: Final = 10  # turning points on the screen


def analyse(
    file: Annotated[Path, Argument(metavar="record")],
    level: Level = analysing.LEVEL,
    every_decision: Annotated[bool, Option("--every-decision")] = False,
    threshold: Annotated[float, Option("--threshold", metavar="percent", min=0)] = 100
    * analysing.THRESHOLD,
    moves: Annotated[bool, Option("--moves")] = False,
    plot: Annotated[Path | None, Option("--plot", metavar="file")] = None,
    jobs: arguments.Jobs = 1,
    as_json: arguments.AsJson = False,
    data: arguments.Data = None,
) -> None:
    """Say who was winning when, where that turned, and what would have been better."""
    with reporting_errors():
        library = load(data)
        require_new(plot)
    with reporting_errors(FAILED):
        text = read_text(file)
        with naming_file(file):
            course, count, results = analysing.run(
                text, level, every_decision=every_decision, jobs=jobs, data=library
            )
        if not count:
            raise SetupError("analysis_nothing")
        moments = _collect(results, count)
    if not moments:
        raise typer.Exit(INTERRUPTED)
    points = analysing.turning_points(moments, threshold / 100)
    ending = course.ending() if len(moments) == count else None
    analysis = _Analysis(course, moments, points, ending)
    if plot is not None:
        with reporting_errors():
            write_new(plot, picture(moments, points, course.table.names, ending))
    if as_json:
        typer.echo(json.dumps(analysis.as_dict(level), ensure_ascii=False))
    else:
        analysis.show(output_console(), moves=moves, threshold=threshold)
    raise typer.Exit(0 if len(moments) == count else INTERRUPTED)


def _collect(results: Iterator[analysing.Judgement], count: int) -> list[analysing.Judgement]:
    """Return the results, or those that had come when Ctrl-C was pressed."""
    note = "cli.analyse.interrupted"
    return list(with_progress(results, count, lambda n: words.text(note, done=n, moments=count)))


@dataclass(frozen=True, slots=True)
class _Analysis:
    """A record with its judged moments; the ending only where all of it was judged."""

    course: analysing.RecordedGame
    moments: list[analysing.Judgement]
    points: list[analysing.Judgement]
    ending: tuple[float, ...] | None

    @property
    def _names(self) -> Names:
        return Names.of(self.course.game, self.course.table.names)

    def _name(self, seat: int) -> Text:
        return Text(self.course.table.names[seat], style=seat_style(seat))

    def _why(self, moment: analysing.Judgement) -> str:
        if moment.reason is None:
            return ""
        return words.say(moment.reason, self._names)

    # On the screen

    def show(self, console: Console, *, moves: bool, threshold: float) -> None:
        console.print(self._chances(is_complete=moves))
        console.print()
        if self.points:
            console.print(words.text("cli.analyse.heading"), style="bold")
            console.print(self._turning_points())
        else:
            console.print(words.text("cli.analyse.none", threshold=f"{threshold:g} %"))
        console.print()
        console.print(self._accounts())

    def _chances(self, *, is_complete: bool) -> Grid:
        grid = report(
            "cli.analyse", "round>", *(("at>", "played", "loss>>") if is_complete else ())
        )
        for seat in range(self.course.game.seats):
            grid.add_column(self._name(seat), justify="right", no_wrap=True)
        reached = -1
        for moment in self.moments:
            chances = [words.percent(chance) for chance in moment.chances]
            number = str(moment.round) if moment.round != reached else ""
            if is_complete:
                played = self._name(moment.seat).append(f": {', '.join(moment.played)}")
                loss = words.percent(moment.loss, 1) if moment.loss else ""
                grid.add_row(number, str(moment.index), played, loss, *chances)
            elif number:
                grid.add_row(number, *chances)
            reached = moment.round
        if self.ending is not None:
            labels = [words.text("cli.analyse.result"), *[""] * (3 if is_complete else 0)]
            grid.add_row(*labels, *[words.percent(share) for share in self.ending])
        return grid

    def _turning_points(self) -> Grid:
        grid = report("cli.analyse", "at>", "round>", "player", "played", "better", "values>>")
        for moment in self.points[:_LISTED]:
            better = Text(", ".join(moment.best), style="bold cyan")
            if why := self._why(moment):
                better.append(f"\n{why}", style="not bold default")
            values = f"{words.percent(moment.value)} / {words.percent(moment.best_value)}"
            played = Text(", ".join(moment.played))
            number, name = str(moment.round), self._name(moment.seat)
            grid.add_row(str(moment.index), number, name, played, better, values)
        return grid

    def _accounts(self) -> Grid:
        grid = report("cli.analyse", "player", "turns>>", "mean>>", "accuracy>>")
        for account in analysing.accuracies(self.moments, self.course.game.seats):
            means = (
                (words.percent(account.loss, 1), words.percent(account.accuracy))
                if account.turns
                else ("", "")
            )
            grid.add_row(self._name(account.seat), str(account.turns), *means)
        return grid

    # For programs

    def as_dict(self, level: str) -> dict[str, object]:
        """Return the whole analysis as bots of *level* made it."""
        return {
            "title": self.course.game.title,
            "names": self.course.table.names,
            "level": level,
            "turns": [moment.as_dict(context=self._names) for moment in self.moments],
            "turning_points": [moment.index for moment in self.points],
            "result": self.ending,
            "seats": [
                {
                    "seat": letter(account.seat),
                    "turns": account.turns,
                    "mean_loss": account.loss,
                    "accuracy": account.accuracy,
                }
                for account in analysing.accuracies(self.moments, self.course.game.seats)
            ],
        }
