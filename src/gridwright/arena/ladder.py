"""The ladder: every level against the one below, on every table, with a journal for each row.

Rows can be played one by one: the table shows what the journals hold, and which program played it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

from gridwright import words
from gridwright.arena.tournament import (
    LineupResult,
    Schedule,
    journal_header,
    lineup_results,
    play,
    schedule,
)
from gridwright.bots.roster import names
from gridwright.simulate.journal import Journal, JournalContents
from gridwright.simulate.match import Setting
from gridwright.simulate.program import program_version

_TABLES: Final = (
    ("recharged", "germany", 4),
    ("recharged", "germany", 2),
    ("recharged", "germany", 3),
    ("recharged", "germany", 5),
    ("recharged", "germany", 6),
    ("recharged", "usa", 4),
    ("classic", "germany", 4),
    ("classic", "germany", 2),
    ("classic", "central_europe", 4),
    ("card", "", 4),
    ("card", "", 2),
    ("outpost", "", 4),
    ("outpost", "", 2),
)
_BOTH_WAYS: Final = ("planner", "master")  # the level below also meets them
_GAMES: Final = 100
_FEWER: Final = {"master": 60}  # games of rows in which such a bot sits
_MAIN_GAMES: Final = 400  # at the first table
_MAIN_FEWER: Final = {"master": 200}
_LONGER: Final = ("master@2s", "planner", 100)  # there, what a longer thought is worth
_SHORT: Final = {"planner": "planner@0.01s", "master": "master@0.02s"}  # as the short ladder has it
_SHORT_GAMES: Final = {"planner": 40, "master": 20}
_SEED: Final = 1
_LARGE: Final = 99.5  # from here on all digits before the point are written
_COLUMNS: Final = (
    *("table", "bot", "against", "games", "share", "interval", "chance"),
    *("ms", "slowest", "rounds", "version"),
)


@dataclass(frozen=True, slots=True)
class Row:
    """A bot at a table at which another one has all other seats."""

    setting: Setting
    bot: str
    against: str
    games: int

    @property
    def table(self) -> str:
        """The name of the table."""
        parts = (self.setting.title, self.setting.board, str(self.setting.seats))
        return " ".join([part for part in parts if part])

    @property
    def schedule(self) -> Schedule:
        """What is played; more games only add deals at the end."""
        bots = (self.bot, self.against)
        return schedule(bots, self.setting.seats, self.games, _SEED, "first")

    def path(self, folder: Path) -> Path:
        """Return the path of its journal."""
        return folder / f"{self.table} {self.bot} {self.against}.jsonl".replace(" ", "_")

    def is_complete(self, folder: Path) -> bool:
        """Whether all its games are there, whichever program played them."""
        path = self.path(folder)
        return path.exists() and len(JournalContents(path).outcomes) >= len(self.schedule.tasks)


def rows(*, short: bool = False, games: int | None = None) -> list[Row]:
    """Return the rows of the ladder; the *short* one has fewer games and smaller budgets."""
    levels = names()
    ladder: list[Row] = []
    for title, board, seats in _TABLES:
        setting = Setting(title, board, seats)
        is_main = setting == Setting(*_TABLES[0])
        pairs = [(bot, below) for below, bot in pairwise(levels)]
        if is_main:
            pairs += [(below, bot) for bot, below in pairs if bot in _BOTH_WAYS]
        for pair in pairs:
            number = _number(pair, short=short, is_main=is_main)
            bot, against = [_SHORT.get(name, name) if short else name for name in pair]
            ladder.append(Row(setting, bot, against, number))
        if is_main and not short:
            ladder.append(Row(setting, *_LONGER))
    return ladder if games is None else [replace(row, games=games) for row in ladder]


def _number(pair: tuple[str, str], *, short: bool, is_main: bool) -> int:
    """Return the number of games of a row: fewer with a bot that thinks for long."""
    if short:
        most, fewer = _GAMES, _SHORT_GAMES
    elif is_main:
        most, fewer = _MAIN_GAMES, _MAIN_FEWER
    else:
        most, fewer = _GAMES, _FEWER
    return min([fewer.get(name, most) for name in pair])


def play_row(row: Row, folder: Path, jobs: int, *, resumes: bool, anew: bool) -> Iterator[int]:
    """Play what is missing of *row*; yield how many games are there, after each.

    A row that is complete is left as it is when it *resumes*. One that another program began is
    begun again; so is a complete one of another program when it is wanted *anew*.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path, tournament = row.path(folder), row.schedule
    if resumes and path.exists() and JournalContents(path).version != program_version():
        if row.is_complete(folder) and not anew:
            return
        path.unlink()
    header = journal_header(row.setting, tournament)
    del header["tasks"]  # a row may be played on with more games
    journal = Journal(path, header, resumes=resumes)
    try:
        for result in play(row.setting, tournament, jobs, done=set(journal.outcomes)):
            journal.add(result.task.index, result.outcome)
            yield len(journal.outcomes)
    finally:
        journal.close()


def rendered(ladder: list[Row], folder: Path, before: str = "") -> str:
    """Return the ladder as a table of Markdown, as far as it was played.

    Rows without a journal stay as they are in *before*, a text with an earlier table.
    """
    head = [words.text(f"cli.ladder.{column}") for column in _COLUMNS]
    earlier = _rows_in(before)
    lines = [head, ["---"] * len(head), *[_cells(row, folder, earlier) for row in ladder]]
    return "".join([f"| {' | '.join(line)} |\n" for line in lines])


def _rows_in(text: str) -> dict[tuple[str, ...], list[str]]:
    """Return the cells of every row in *text*, by table and bots."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    all_cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {tuple(cells[:3]): cells for cells in all_cells if len(cells) == len(_COLUMNS)}


def _cells(row: Row, folder: Path, earlier: dict[tuple[str, ...], list[str]]) -> list[str]:
    """Return the cells of *row*, from its journal or from an earlier table."""
    first = (row.table, f"`{row.bot}`", f"`{row.against}`")
    path = row.path(folder)
    if not path.exists() or not JournalContents(path).outcomes:
        missing = [*first, words.text("cli.ladder.missing"), *[""] * (len(_COLUMNS) - 4)]
        return earlier.get(first, missing)
    written = JournalContents(path)
    result = _result(row, written)
    share = result.shares[0]
    low, high = share.interval
    games = str(result.games)
    if result.games < row.games:
        games = words.text("cli.ladder.part", games=result.games, all=row.games)
    return [
        *first,
        games,
        f"{share.share:.0%}",
        f"{low:.0%} - {high:.0%}",
        f"{share.chance:.0%}",
        _short(share.milliseconds),
        _short(1000 * share.slowest),
        f"{result.mean_rounds:.1f}",
        written.version,
    ]


def _short(number: float) -> str:
    """Return *number* with two digits, or more where it is large."""
    return f"{number:.0f}" if number >= _LARGE else f"{number:.2g}"


def _result(row: Row, written: JournalContents) -> LineupResult:
    """Return the result in the journal of *row*, which may have more games than the row."""
    games = max(row.games, max(written.outcomes) + 1)
    (result,) = lineup_results(replace(row, games=games).schedule, written.outcomes)
    return result


def put_into(text: str, table: str, mark: str = "ladder") -> str:
    """Return *text* with *table* between its marks, in place of what stood there."""
    before, begin, rest = text.partition(f"<!-- {mark} -->")
    _, end, after = rest.partition(f"<!-- /{mark} -->")
    if not begin or not end:
        message = f"the text has no <!-- {mark} --> and <!-- /{mark} -->"
        raise ValueError(message)
    return f"{before}{begin}\n\n{table}\n{end}{after}"
