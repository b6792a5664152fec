"""The ladder: every level against the one below, on every table, with a journal for each row.

Rows can be played by and by: what is rendered is what the journals hold, and by which program.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

from gridwright import words
from gridwright.arena.play import play, said
from gridwright.arena.tournament import Plan, Table, plan, tables
from gridwright.bots.roster import names
from gridwright.simulate.journal import Journal, JournalContents
from gridwright.simulate.match import Setting
from gridwright.simulate.program import program_version

BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- /ladder -->"

_TABLES: Final = (
    ("recharged", "germany", 4),
    ("recharged", "germany", 2),
    ("recharged", "germany", 3),
    ("recharged", "germany", 5),
    ("recharged", "germany", 6),
    ("recharged", "usa", 4),
    ("classic", "germany", 4),
    ("classic", "central_europe", 4),
    ("card", "", 4),
    ("card", "", 2),
    ("outpost", "", 4),
    ("outpost", "", 2),
)
_BOTH_WAYS: Final = ("planner", "master")  # they meet those below the other way round as well
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
        """What the table is called."""
        parts = (self.setting.title, self.setting.board, str(self.setting.seats))
        return " ".join([part for part in parts if part])

    @property
    def plan(self) -> Plan:
        """What is played; more games only add deals at the end."""
        bots = (self.bot, self.against)
        return plan(bots, self.setting.seats, self.games, _SEED, "first")

    def path(self, folder: Path) -> Path:
        """Return where its journal lies."""
        return folder / f"{self.table} {self.bot} {self.against}.jsonl".replace(" ", "_")

    def is_complete(self, folder: Path) -> bool:
        """Whether all its games are there, whichever program played them."""
        path = self.path(folder)
        return path.exists() and len(JournalContents(path).outcomes) >= len(self.plan.tasks)


def rows(*, short: bool = False, games: int | None = None) -> list[Row]:
    """Return the rows of the ladder; the *short* one has fewer games and smaller budgets."""
    levels = names()
    found: list[Row] = []
    for title, board, seats in _TABLES:
        setting = Setting(title, board, seats)
        is_main = setting == Setting(*_TABLES[0])
        pairs = [(bot, below) for below, bot in pairwise(levels)]
        if is_main:
            pairs += [(below, bot) for bot, below in pairs if bot in _BOTH_WAYS]
        for pair in pairs:
            number = _number(pair, short=short, is_main=is_main)
            bot, against = [_SHORT.get(name, name) if short else name for name in pair]
            found.append(Row(setting, bot, against, number))
        if is_main and not short:
            found.append(Row(setting, *_LONGER))
    return found if games is None else [replace(row, games=games) for row in found]


def _number(pair: tuple[str, str], *, short: bool, is_main: bool) -> int:
    """Return how many games a row has: fewer, where somebody thinks for long."""
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
    path, made = row.path(folder), row.plan
    if resumes and path.exists() and JournalContents(path).version != program_version():
        if row.is_complete(folder) and not anew:
            return
        path.unlink()
    begun = {key: value for key, value in said(row.setting, made).items() if key != "tasks"}
    journal = Journal(path, begun, resumes=resumes)
    try:
        for result in play(row.setting, made, jobs, done=set(journal.outcomes)):
            journal.add(result.task.index, result.outcome)
            yield len(journal.outcomes)
    finally:
        journal.close()


def rendered(ladder: list[Row], folder: Path, before: str = "") -> str:
    """Return the ladder as a table of Markdown, as far as it was played.

    Rows without a journal stay as they are in *before*, a text with an earlier table.
    """
    head = [words.text(f"cli.ladder.{column}") for column in _COLUMNS]
    kept = _rows_in(before)
    lines = [head, ["---"] * len(head), *[_cells(row, folder, kept) for row in ladder]]
    return "".join([f"| {' | '.join(line)} |\n" for line in lines])


def _rows_in(text: str) -> dict[tuple[str, ...], list[str]]:
    """Return the cells of every row in *text*, by table and bots."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    rows_found = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {tuple(cells[:3]): cells for cells in rows_found if len(cells) == len(_COLUMNS)}


def _cells(row: Row, folder: Path, kept: dict[tuple[str, ...], list[str]]) -> list[str]:
    """Return what is known of *row*, be it from an earlier table."""
    first = (row.table, f"`{row.bot}`", f"`{row.against}`")
    path = row.path(folder)
    if not path.exists() or not JournalContents(path).outcomes:
        missing = [*first, words.text("cli.ladder.missing"), *[""] * (len(_COLUMNS) - 4)]
        return kept.get(first, missing)
    written = JournalContents(path)
    (table,) = _found(row, written)
    share = table.shares[0]
    low, high = share.interval
    games = str(table.games)
    if table.games < row.games:
        games = words.text("cli.ladder.part", games=table.games, all=row.games)
    return [
        *first,
        games,
        f"{share.share:.0%}",
        f"{low:.0%} - {high:.0%}",
        f"{share.chance:.0%}",
        _short(share.milliseconds),
        _short(1000 * share.slowest),
        f"{table.mean_rounds:.1f}",
        written.version,
    ]


def _short(number: float) -> str:
    """Return *number* with two digits, or more where it is large."""
    return f"{number:.0f}" if number >= _LARGE else f"{number:.2g}"


def _found(row: Row, written: JournalContents) -> list[Table]:
    """Return what the journal of *row* says, also where it has more games than are asked for."""
    most = max(row.games, max(written.outcomes) + 1)
    whole = Row(row.setting, row.bot, row.against, most)
    return tables(whole.plan, written.outcomes)


def put_into(text: str, table: str) -> str:
    """Return *text* with *table* between its marks, in place of what stood there."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        message = f"the text has no {BEGIN} and {END}"
        raise ValueError(message)
    return f"{before}{BEGIN}\n\n{table}\n{END}{after}"
