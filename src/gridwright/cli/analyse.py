"""The command `analyse`: a record looked at again, with chances, turning points, better moves."""

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
from gridwright.advice.analyse import (
    LEVEL,
    THRESHOLD,
    Judgement,
    RecordedGame,
    accuracies,
    run,
    turning_points,
)
from gridwright.advice.pictures import picture
from gridwright.cli import arguments
from gridwright.cli.advise import Level
from gridwright.cli.console import output_console, seat_style
from gridwright.cli.failure import FAILED, INTERRUPTED, progress_bar, reporting_errors
from gridwright.cli.files import read_text, require_new, write_new
from gridwright.cli.grids import report
from gridwright.cli.saving import naming_file
from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.tables.table import letter
from gridwright.words import Names

_SHOWN: Final = 10  # turning points on the screen


def analyse(
    file: Annotated[Path, Argument(help="A record.", metavar="RECORD")],
    level: Level = LEVEL,
    every_decision: Annotated[
        bool, Option("--every-decision", help="Judge every decision, not whole turns.")
    ] = False,
    threshold: Annotated[
        float,
        Option("--threshold", metavar="PERCENT", min=0, help="Losses that are turning points."),
    ] = 100 * THRESHOLD,
    moves: Annotated[bool, Option("--moves", help="Show the chances with every turn.")] = False,
    plot: Annotated[
        Path | None, Option("--plot", metavar="FILE", help="Draw the chances as SVG.")
    ] = None,
    jobs: arguments.Jobs = 1,
    as_json: arguments.AsJson = False,
    data: arguments.Data = None,
) -> None:
    """Say who was winning when, where that turned, and what would have been better."""
    with reporting_errors():
        load(data)
        require_new(plot)
    with reporting_errors(FAILED):
        text = read_text(file)
        with naming_file(file):
            course, count, results = run(
                text, level, every_decision=every_decision, jobs=jobs, data=data
            )
        if not count:
            raise SetupError("analysis_nothing")
        found = _collected(results, count)
    if not found:
        raise typer.Exit(INTERRUPTED)
    points = turning_points(found, threshold / 100)
    ending = course.ending() if len(found) == count else None
    analysis = _Analysis(course, found, points, ending)
    if plot is not None:
        with reporting_errors():
            write_new(plot, picture(found, points, course.table.names, ending))
    if as_json:
        typer.echo(json.dumps(analysis.as_dict(level), ensure_ascii=False))
    else:
        analysis.show(output_console(), moves=moves, threshold=threshold)
    raise typer.Exit(0 if len(found) == count else INTERRUPTED)


def _collected(results: Iterator[Judgement], count: int) -> list[Judgement]:
    """Wait for the results; Ctrl-C ends it with what there is."""
    found: list[Judgement] = []
    said = "cli.analyse.interrupted"
    with progress_bar(count, lambda: words.text(said, done=len(found), moments=count)) as advance:
        for each in results:
            found.append(each)
            advance()
    return found


@dataclass(frozen=True, slots=True)
class _Analysis:
    """A record, what was found out about it, and how it ended if all of it was looked at."""

    course: RecordedGame
    found: list[Judgement]
    points: list[Judgement]
    ending: tuple[float, ...] | None

    def _name(self, seat: int) -> Text:
        return Text(self.course.table.names[seat], style=seat_style(seat))

    def _why(self, each: Judgement) -> str:
        if each.reason is None:
            return ""
        return words.say(each.reason, Names.of(self.course.game, self.course.table.names))

    # On the screen

    def show(self, console: Console, *, moves: bool, threshold: float) -> None:
        """Print chances, turning points and what every seat gave away."""
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
        """Return the chances of every seat when rounds begin, or with every turn."""
        grid = report(
            "cli.analyse", "round>", *(("at>", "played", "loss>>") if is_complete else ())
        )
        for seat in range(self.course.game.seats):
            grid.add_column(self._name(seat), justify="right", no_wrap=True)
        reached = -1
        for each in self.found:
            chances = [f"{chance:.0%}" for chance in each.chances]
            number = str(each.round) if each.round != reached else ""
            if is_complete:
                played = self._name(each.seat).append(f": {', '.join(each.played)}")
                loss = f"{each.loss:.1%}" if each.loss else ""
                grid.add_row(number, str(each.index), played, loss, *chances)
            elif number:
                grid.add_row(number, *chances)
            reached = each.round
        if self.ending is not None:
            told = [words.text("cli.analyse.result"), *[""] * (3 if is_complete else 0)]
            grid.add_row(*told, *[f"{share:.0%}" for share in self.ending])
        return grid

    def _turning_points(self) -> Grid:
        """Return where chances were given away, and what would have kept them."""
        grid = report("cli.analyse", "at>", "round>", "player", "played", "better", "values>>")
        for each in self.points[:_SHOWN]:
            better = Text(", ".join(each.best), style="bold cyan")
            if why := self._why(each):
                better.append(f"\n{why}", style="not bold default")
            values = f"{each.value:.0%} / {each.best_value:.0%}"
            moment, played = (str(each.index), str(each.round)), Text(", ".join(each.played))
            grid.add_row(*moment, self._name(each.seat), played, better, values)
        return grid

    def _accounts(self) -> Grid:
        """Return what every seat gave away on average."""
        grid = report("cli.analyse", "player", "turns>>", "mean>>", "accuracy>>")
        for each in accuracies(self.found, self.course.game.seats):
            means = (f"{each.loss:.1%}", f"{each.accuracy:.1%}") if each.turns else ("", "")
            grid.add_row(self._name(each.seat), str(each.turns), *means)
        return grid

    # For programs

    def as_dict(self, level: str) -> dict[str, object]:
        """Return all that was found out by who was asked, the *level*."""
        return {
            "title": self.course.game.title,
            "names": self.course.table.names,
            "level": level,
            "turns": [self._judged(each) for each in self.found],
            "turning_points": [each.index for each in self.points],
            "result": self.ending,
            "seats": [
                {
                    "seat": letter(each.seat),
                    "turns": each.turns,
                    "mean_loss": each.loss,
                    "accuracy": each.accuracy,
                }
                for each in accuracies(self.found, self.course.game.seats)
            ],
        }

    def _judged(self, each: Judgement) -> dict[str, object]:
        return {
            "actions_before": each.index,
            "round": each.round,
            "phase": each.phase,
            "seat": letter(each.seat),
            "win_chances": each.chances,
            "played": each.played,
            "best": each.best,
            "win_chance_played": each.value,
            "win_chance_best": each.best_value,
            "loss": each.loss,
            "reason": self._why(each),
        }
