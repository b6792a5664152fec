"""How strong the levels of bots are, on one scale: read from ``data/bots/strength.toml``.

Every title has two pools, tables with two seats and tables with three to six. In each, `ANCHOR` has
1500 points; who has 400 points more finishes ahead of the other ten times as often as behind. All
other figures were fitted to the games of the ladder (`measuring.py`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from math import log, sqrt
from typing import Any, Final

from gridwright.bots.roster import RANDOM, entrant, names
from gridwright.content.toml import TomlError, read_toml
from gridwright.core.errors import GridwrightError, Message, SetupError, Value, Values
from gridwright.games.registry import TITLES
from gridwright.system_errors import reason_of

ANCHOR: Final = "steady"
ANCHOR_VALUE: Final = 1500
POINTS: Final = 400 / log(10)  # for a unit of strength, whose exponential is the odds

_ALIKE: Final = 50  # points between levels that are called equally strong: 4 games of 7
_FEWEST: Final = 50  # games of a level that says so
_FIELDS: Final = ("value", "low", "high", "games")

ANCHOR_MU: Final = 25.0  # what openskill gives a newcomer, and `ANCHOR` has
_OPENSKILL_BETA: Final = 25 / 6  # the chance in a game
_OPENSKILL_SIGMA: Final = 1.0  # of a bot, which is known well


class Pool(StrEnum):
    """Tables whose games are measured together."""

    TWO = "two"  # another game: with the Trust or the Syndicate
    MORE = "three_to_six"


def pool_of(seats: int) -> Pool:
    return Pool.TWO if seats == 2 else Pool.MORE  # noqa: PLR2004


def points_of_mu(pool: Pool) -> float:
    """Return how many points a unit of openskill's mu is worth, at a table of two or of four."""
    seats = 2 if pool == Pool.TWO else 4
    return POINTS / sqrt(seats * (_OPENSKILL_BETA**2 + _OPENSKILL_SIGMA**2))


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong a level is in one pool."""

    pool: Pool
    value: int  # in points
    low: int  # where the value lies with 95 % certainty, given that of the anchor
    high: int
    games: int  # in which it sat
    versions: tuple[str, ...]  # of the programs that played them (`simulate/program.py`)

    @property
    def units(self) -> float:
        """The strength as `plackett_luce` has it, above that of the anchor."""
        return (self.value - ANCHOR_VALUE) / POINTS

    @property
    def mu(self) -> float:
        """The strength for openskill's PlackettLuce, at a table of two or of four.

        It divides all mu by the root of the sum of beta² + sigma² over the seats.
        """
        return ANCHOR_MU + (self.value - ANCHOR_VALUE) / points_of_mu(self.pool)

    def is_like(self, other: "Strength") -> bool:
        """Whether the games show no difference from *other*, and enough were played to say so."""
        overlap = self.low <= other.high and other.low <= self.high
        is_known = min(self.games, other.games) >= _FEWEST
        return overlap and is_known and abs(self.value - other.value) <= _ALIKE


ByLevel = dict[str, Strength]
"""Strengths by level, the weakest level first."""

Strengths = dict[tuple[str, Pool], ByLevel]
"""By title and pool."""


class StrengthsError(GridwrightError):
    """A file of strengths cannot be used."""


# Asking


def strength_of(level: str, title: str, seats: int) -> Strength:
    """Return how strong *level* is, or raise `SetupError` where that was not measured."""
    measured = strengths_at(title, seats)
    if level not in measured:
        values: Values = {"bot": level, "title": title, "seats": seats}
        raise SetupError("strength_unknown", values, key="bots")
    return measured[level]


def strengths_at(title: str, seats: int) -> Mapping[str, Strength]:
    """Return the strengths of all levels at a table; none where no games were played."""
    return _packaged().get((title, pool_of(seats)), {})


def equal_levels(title: str, seats: int) -> tuple[tuple[str, ...], ...]:
    """Return groups of levels, next to each other, between which the games show no difference."""
    return tuple(_groups(strengths_at(title, seats)))


def _groups(measured: Mapping[str, Strength]) -> Iterator[tuple[str, ...]]:
    group: tuple[str, ...] = ()
    for level in names():
        if level == RANDOM or level not in measured:
            continue
        if all([measured[level].is_like(measured[other]) for other in group]):
            group = (*group, level)
            continue
        if len(group) > 1:
            yield group
        group = (level,)
    if len(group) > 1:
        yield group


@cache
def _packaged() -> Strengths:
    return read(packaged_file())


def packaged_file() -> Traversable:
    return resources.files("gridwright") / "data" / "bots" / "strength.toml"


# The file


def read(file: Traversable) -> Strengths:
    """Return the strengths in *file*, or raise `StrengthsError` with what is wrong with it."""
    name = file.name
    try:
        data = read_toml(file)
    except TomlError as error:
        raise _broken(name, error.message) from error
    except OSError as error:
        raise _broken(name, reason_of(error)) from error
    strengths: Strengths = {}
    for title, pools in data.items():
        _require(name, title, title in [known.name for known in TITLES])
        for pool, levels in _table(name, title, pools).items():
            where = f"{title}.{pool}"
            _require(name, where, pool in [*Pool])
            entries = _table(name, where, levels)
            by_level = {
                level: _strength(name, f"{where}.{level}", Pool(pool), entry)
                for level, entry in entries.items()
            }
            anchor = by_level.get(ANCHOR)
            _require(name, f"{where}.{ANCHOR}", anchor and anchor.value == ANCHOR_VALUE)
            strengths[title, Pool(pool)] = by_level
    return strengths


def _strength(file: str, where: str, pool: Pool, entry: object) -> Strength:
    fields = _table(file, where, entry)
    level = where.split(".", 2)[2]
    try:
        entrant(level)
    except SetupError as error:
        raise _broken(file, error.message) from error
    for name in fields:
        _require(file, f"{where}.{name}", name in (*_FIELDS, "versions"))
    for name in _FIELDS:
        _require(file, f"{where}.{name}", type(fields.get(name)) is int)
    versions = fields.get("versions")
    are_versions = (
        isinstance(versions, list)
        and versions
        and all([isinstance(version, str) for version in versions])
    )
    _require(file, f"{where}.versions", are_versions)
    value, low, high, games = [int(fields[name]) for name in _FIELDS]
    strength = Strength(pool, value, low, high, games, tuple(fields["versions"]))
    _require(file, f"{where}.value", strength.low <= strength.value <= strength.high)
    _require(file, f"{where}.games", strength.games > 0)
    return strength


def _table(file: str, where: str, value: object) -> dict[str, Any]:
    _require(file, where, isinstance(value, dict))
    assert isinstance(value, dict)
    return value


def _require(file: str, where: str, is_right: object) -> None:
    if not is_right:
        raise _broken(file, Message("cli.strengths.wrong", {"where": where}))


def _broken(file: str, reason: Value) -> StrengthsError:
    return StrengthsError("strengths_broken", {"file": file, "reason": reason})


def written(strengths: Strengths) -> str:
    """Return the text of a file with *strengths*."""
    lines = [
        "# How strong the levels of bots are, by title and number of seats: arena/strengths.py.",
        "# Written by `scripts/ladder --strengths` from the games of the ladder; do not edit.",
    ]
    for (title, pool), by_level in in_order(strengths):
        for level in sorted(by_level, key=rank):
            strength = by_level[level]
            key = level if level.isalnum() else f'"{level}"'
            versions = ", ".join([f'"{version}"' for version in strength.versions])
            lines += ["", f"[{title}.{pool}.{key}]"]
            lines += [f"{name} = {getattr(strength, name)}" for name in _FIELDS]
            lines.append(f"versions = [{versions}]")
    return "\n".join([*lines, ""])


def in_order(strengths: Strengths) -> list[tuple[tuple[str, Pool], ByLevel]]:
    """Return the pools in the order of the titles, those with two seats first."""
    titles, pools = [title.name for title in TITLES], [*Pool]
    return sorted(
        strengths.items(), key=lambda item: (titles.index(item[0][0]), pools.index(item[0][1]))
    )


def rank(level: str) -> tuple[int, str]:
    """Return what levels are sorted by: those that think least first, then by budget."""
    return names().index(level.partition("@")[0]), level
