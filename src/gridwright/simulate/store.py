"""Results as Parquet: tables whose rows name their game by its index, written in parts.

A folder holds `plan.json`, which says what is played by whom with which version, and a part of
every table for each block of games. A part appears whole or not at all, and its games are not
played again.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from gridwright.core.errors import SetupError, Values
from gridwright.simulate.ledger import Details, FuelPrice, Purchase, SeatRound
from gridwright.simulate.match import Outcome, Result, Task
from gridwright.simulate.program import program_version
from gridwright.tables.table import letter, seat_of

TABLES: Final = ("games", "players", "rounds", "prices", "purchases")
_PLAN: Final = "plan.json"

Row = dict[str, Any]
Columns = dict[str, list[Any]]


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
        plan = {**plan, "version": program_version()}
        path = folder / _PLAN
        if path.exists() and not resumes:
            raise SetupError("simulate_exists", {"folder": str(folder)}, key="out")
        if path.exists() and json.loads(path.read_text()) != json.loads(json.dumps(plan)):
            raise SetupError("simulate_other", {"folder": str(folder)}, key="out")
        try:
            for table in TABLES:
                (folder / table).mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(plan, indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            values: Values = {"folder": str(folder), "reason": error.strerror or str(error)}
            raise SetupError("simulate_unwritable", values, key="out") from error
        self.done = self._indices()

    def _indices(self) -> set[int]:
        """Return the indices of the stored games."""
        return {int(row["game"]) for row in self.read("games", ["game"])}

    def write(self, results: list[Result]) -> None:
        """Add a part with *results*; `games` comes last, so that it implies all other tables."""
        import pyarrow as pa  # noqa: PLC0415 - only where it is installed
        import pyarrow.parquet as pq  # noqa: PLC0415

        if not results:
            return
        first = min([result.task.index for result in results])
        columns = columns_of(results)
        for table in reversed(TABLES):
            if not columns[table]["game"]:
                continue
            part = self._folder / table / f"part-{first:08d}.parquet"
            unfinished = part.with_suffix(".writing")
            pq.write_table(pa.table(columns[table]), unfinished)
            unfinished.replace(part)
        self.done |= {result.task.index for result in results}

    def read(self, table: str, columns: list[str] | None = None) -> list[Row]:
        """Return the rows of a *table*, of complete parts."""
        return [row for part in self._parts() for row in self._rows(table, part, columns)]

    def results(self) -> Iterator[Result]:
        """Yield the stored games as they were written."""
        for part in self._parts():
            by_game: dict[int, dict[str, list[Row]]] = {}
            for table in TABLES:
                for row in self._rows(table, part):
                    tables = by_game.setdefault(row.pop("game"), {name: [] for name in TABLES})
                    tables[table].append(row)
            for game, rows in by_game.items():
                yield _result(game, rows)

    def _parts(self) -> list[str]:
        """Return the names of the complete parts: those that have `games`."""
        return sorted([path.name for path in (self._folder / "games").glob("*.parquet")])

    def _rows(self, table: str, part: str, columns: list[str] | None = None) -> list[Row]:
        import pyarrow.parquet as pq  # noqa: PLC0415

        path = self._folder / table / part
        rows: list[Row] = pq.read_table(path, columns=columns).to_pylist() if path.exists() else []
        return rows


def columns_of(results: list[Result]) -> dict[str, Columns]:
    """Return the columns of every table that these games fill."""
    detailed = [(result, result.details) for result in results if result.details is not None]
    assert len(detailed) == len(results), "only games with details are stored"
    games = [
        {
            "game": result.task.index,
            "seed": result.task.seed,
            "bots": ",".join(result.task.bots),
            "rounds": result.outcome.rounds,
            "is_cut": result.outcome.is_cut,
            "order": "".join([letter(seat) for seat in details.order]),
            "record": details.record,
        }
        for result, details in detailed
    ]
    players = [
        {
            "game": result.task.index,
            "seat": seat,
            "bot": bot,
            "place": result.outcome.places[seat],
            "score": result.outcome.scores[seat],
            "share": result.outcome.share(seat),
            "started": details.order.index(seat) + 1,
            "seconds": result.outcome.seconds[seat],
            "decisions": result.outcome.decisions[seat],
        }
        for result, details in detailed
        for seat, bot in enumerate(result.task.bots)
    ]
    indices = [result.task.index for result in results]
    return {
        "games": {name: [row[name] for row in games] for name in games[0]},
        "players": {name: [row[name] for row in players] for name in players[0]},
        "rounds": _columns(SeatRound._fields, indices, [each.rounds for _, each in detailed]),
        "prices": _columns(FuelPrice._fields, indices, [each.prices for _, each in detailed]),
        "purchases": _columns(Purchase._fields, indices, [each.purchases for _, each in detailed]),
    }


def _columns(
    names: tuple[str, ...], indices: list[int], by_game: Sequence[Sequence[tuple[Any, ...]]]
) -> Columns:
    """Return entries as columns, one for each field, after one for their game."""
    columns: Columns = {
        "game": [game for game, rows in zip(indices, by_game, strict=True) for _ in rows]
    }
    for at, name in enumerate(names):
        columns[name] = [row[at] for rows in by_game for row in rows]
    return columns


def _result(game: int, rows: dict[str, list[Row]]) -> Result:
    """Return the game that `columns_of` turned into these *rows*."""
    (game_row,), players = rows["games"], rows["players"]
    outcome = Outcome(
        places=[player["place"] for player in players],
        scores=[player["score"] for player in players],
        rounds=game_row["rounds"],
        is_cut=game_row["is_cut"],
        decisions=[player["decisions"] for player in players],
        seconds=[player["seconds"] for player in players],
    )
    details = Details(
        purchases=[Purchase(**row) for row in rows["purchases"]],
        rounds=[SeatRound(**row) for row in rows["rounds"]],
        prices=[FuelPrice(**row) for row in rows["prices"]],
        order=[seat_of(seat) for seat in game_row["order"]],
        record=game_row["record"],
    )
    return Result(
        Task(game, game_row["seed"], tuple(game_row["bots"].split(","))), outcome, details
    )
