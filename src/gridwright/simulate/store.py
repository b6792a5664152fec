"""Results as Parquet: tables whose rows name their game by its index, written in parts.

A folder holds `plan.json`, which says what is played by whom, with which version and content, and a
part of every table for each block of games. A part appears whole or not at all, and its games are
not played again. Its metadata repeat the plan, so that it says by itself what it was made with.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from gridwright.core.errors import SetupError, Values
from gridwright.simulate.ledger import Details, FinishedAuction, FuelPrice, Purchase, SeatRound
from gridwright.simulate.match import Outcome, Result, Task
from gridwright.simulate.program import other_content, program_version
from gridwright.system_errors import reason_of
from gridwright.tables.table import letter, seat_of

LAYOUT: Final = 2  # of the tables: rises with every change of their columns
METADATA: Final = "gridwright"  # the key of the plan in the metadata of a part
_PLAN: Final = "plan.json"

Row = dict[str, Any]


class GameRow(NamedTuple):
    """A game."""

    seed: int
    bots: str  # with commas between them
    rounds: int
    is_cut: bool
    order: str  # of the seats in the first round, as letters
    record: str


class PlayerRow(NamedTuple):
    """A seat of a game."""

    seat: int
    bot: str
    place: int
    score: int
    share: float
    started: int  # place in the first turn order
    seconds: float
    decisions: int


TABLES: Final[dict[str, type[tuple[Any, ...]]]] = {
    "games": GameRow,
    "players": PlayerRow,
    "rounds": SeatRound,
    "prices": FuelPrice,
    "auctions": FinishedAuction,
    "purchases": Purchase,
}


def can_store() -> bool:
    """Whether pyarrow is installed."""
    try:
        import pyarrow.parquet  # noqa: F401, PLC0415
    except ImportError:
        return False
    return True


class Store:
    """A folder of results."""

    def __init__(self, folder: Path, plan: Mapping[str, object], *, resumes: bool) -> None:
        """Begin a folder for the games in *plan*, or continue the one that is there."""
        if not can_store():
            raise SetupError("simulate_no_parquet", key="out")
        self._folder = folder
        plan = {**plan, "version": program_version(), "layout": LAYOUT}
        self._metadata = {METADATA: json.dumps(plan)}
        path = folder / _PLAN
        if path.exists() and not resumes:
            raise SetupError("simulate_exists", {"folder": str(folder)}, key="out")
        if path.exists():
            stored = plan_of(folder)
            if stored.get("layout") != LAYOUT:
                raise SetupError("simulate_layout", {"folder": str(folder)}, key="out")
            current = json.loads(json.dumps(plan))
            if stored != current:
                contents = other_content(stored, current)
                problem = "simulate_content" if contents else "simulate_other"
                raise SetupError(problem, {"folder": str(folder), **contents}, key="out")
        try:
            for table in TABLES:
                (folder / table).mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(plan, indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            values: Values = {"folder": str(folder), "reason": reason_of(error)}
            raise SetupError("simulate_unwritable", values, key="out") from error
        self.done = {int(row["game"]) for row in self.read("games", ["game"])}

    def write(self, results: list[Result]) -> None:
        """Add a part with *results*; `games` comes last, so that it implies all other tables."""
        import pyarrow as pa  # noqa: PLC0415 - only where it is installed
        import pyarrow.parquet as pq  # noqa: PLC0415

        if not results:
            return
        types: dict[object, object] = {
            int: pa.int64(),
            float: pa.float64(),
            bool: pa.bool_(),
            str: pa.string(),
            list[int]: pa.list_(pa.int64()),
        }
        first = min([result.task.index for result in results])
        rows_by_game = [(result.task.index, _rows(result)) for result in results]
        for table, kind in reversed(TABLES.items()):
            rows = [(game, *row) for game, rows in rows_by_game for row in rows[table]]
            if not rows:
                continue
            columns = {"game": int, **kind.__annotations__}
            schema = pa.schema([(name, types[annotation]) for name, annotation in columns.items()])
            schema = schema.with_metadata(self._metadata)
            part = self._folder / table / f"part-{first:08d}.parquet"
            unfinished = part.with_suffix(".writing")
            pq.write_table(pa.table(list(map(list, zip(*rows, strict=True))), schema), unfinished)
            unfinished.replace(part)
        self.done |= {result.task.index for result in results}

    def read(self, table: str, columns: list[str] | None = None) -> list[Row]:
        """Return the rows of a *table*, of complete parts."""
        parts = _parts(self._folder)
        return [row for part in parts for row in _read_part(self._folder, table, part, columns)]

    def results(self) -> Iterator[Result]:
        """Yield the stored games as they were written."""
        return results_in(self._folder)


def plan_of(folder: Path) -> dict[str, Any]:
    """Return the plan of a folder of results."""
    plan: dict[str, Any] = json.loads((folder / _PLAN).read_text(encoding="utf-8"))
    return plan


def results_in(folder: Path) -> Iterator[Result]:
    """Yield the games of a folder of results, whichever version has played them."""
    for part in _parts(folder):
        by_game: dict[int, dict[str, list[Any]]] = {}
        for table, kind in TABLES.items():
            for row in _read_part(folder, table, part):
                tables = by_game.setdefault(row.pop("game"), {name: [] for name in TABLES})
                tables[table].append(kind(**row))
        for game, rows in by_game.items():
            yield _result(game, rows)


def _parts(folder: Path) -> list[str]:
    """Return the names of the complete parts: those that have `games`."""
    return sorted([path.name for path in (folder / "games").glob("*.parquet")])


def _read_part(folder: Path, table: str, part: str, columns: list[str] | None = None) -> list[Row]:
    import pyarrow.parquet as pq  # noqa: PLC0415 - only where it is installed

    path = folder / table / part
    rows: list[Row] = pq.read_table(path, columns=columns).to_pylist() if path.exists() else []
    return rows


def _rows(result: Result) -> dict[str, Sequence[tuple[Any, ...]]]:
    """Return the rows of a game, by table."""
    task, outcome, details = result.task, result.outcome, result.details
    assert details is not None, "only games with details are stored"
    order = "".join([letter(seat) for seat in details.order])
    bots = ",".join(task.bots)
    return {
        "games": [GameRow(task.seed, bots, outcome.rounds, outcome.is_cut, order, details.record)],
        "players": [
            PlayerRow(
                seat,
                bot,
                outcome.places[seat],
                outcome.scores[seat],
                outcome.share(seat),
                details.order.index(seat) + 1,
                outcome.seconds[seat],
                outcome.decisions[seat],
            )
            for seat, bot in enumerate(task.bots)
        ],
        "rounds": details.rounds,
        "prices": details.prices,
        "auctions": details.auctions,
        "purchases": details.purchases,
    }


def _result(index: int, rows: dict[str, list[Any]]) -> Result:
    """Return the game that `_rows` took apart."""
    game: GameRow = rows["games"][0]
    players: list[PlayerRow] = rows["players"]
    outcome = Outcome(
        places=[player.place for player in players],
        scores=[player.score for player in players],
        rounds=game.rounds,
        is_cut=game.is_cut,
        decisions=[player.decisions for player in players],
        seconds=[player.seconds for player in players],
    )
    details = Details(
        purchases=rows["purchases"],
        auctions=rows["auctions"],
        rounds=rows["rounds"],
        prices=rows["prices"],
        order=[seat_of(seat) for seat in game.order],
        record=game.record,
    )
    return Result(Task(index, game.seed, tuple(game.bots.split(","))), outcome, details)
