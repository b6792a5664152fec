"""The strengths of levels, measured: fitted to all games in the journals of the ladder.

All games of a pool are fitted at once (`plackett_luce.py`). Every two levels that met have also
played one imaginary game, half won by either, because nobody could say how much stronger a level is
that never lost. Intervals come from a Bayesian bootstrap by deal: the games of one deal, which
are not independent, are counted with the same random weight, and so is each imaginary half.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Final

from gridwright import words
from gridwright.arena.ladder import Row
from gridwright.arena.plackett_luce import Evidence, fit
from gridwright.arena.strengths import (
    ANCHOR,
    ANCHOR_VALUE,
    POINTS,
    ByLevel,
    Pool,
    Strength,
    Strengths,
    in_order,
    pool_of,
    rank,
)
from gridwright.bots.roster import names
from gridwright.core.errors import SetupError, Values
from gridwright.simulate.journal import JournalContents

_RESAMPLES: Final = 1000
_SEED: Final = 1
_CERTAIN: Final = 0.95
_HALF: Final = 0.5  # of an imaginary game
_LEAST: Final = 1e-6  # of it, once in a thousand times; with less, rounding errors would show

Deal = tuple[str, int]
"""The name of a table, and the seed of the deal."""


@dataclass(slots=True)
class _Games:
    """What the journals say of one pool."""

    deals: dict[Deal, Evidence] = field(default_factory=lambda: defaultdict(Evidence))
    counts: Counter[str] = field(default_factory=Counter)  # games of every level
    versions: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def add(self, row: Row, contents: JournalContents) -> None:
        games = max(row.games, max(contents.outcomes, default=0) + 1)
        tasks = replace(row, games=games).schedule.tasks
        for index, outcome in contents.outcomes.items():
            if outcome.is_cut:  # undecided
                continue
            task = tasks[index]
            self.deals[row.table, task.seed].add(task.bots, outcome.places)
            for bot in set(task.bots):
                self.counts[bot] += 1
                self.versions[bot].add(contents.version)


def measured(
    ladder: list[Row], folder: Path, earlier: Strengths, resamples: int = _RESAMPLES
) -> Strengths:
    """Return the strengths by the journals of *ladder*; pools without any keep *earlier* ones."""
    games: dict[tuple[str, Pool], _Games] = defaultdict(_Games)
    for row in ladder:
        path = row.path(folder)
        contents = JournalContents(path) if path.exists() else None
        if contents is not None and contents.outcomes:
            games[row.setting.title, pool_of(row.setting.seats)].add(row, contents)
    strengths = dict(earlier)
    for (title, pool), own in games.items():
        _check_connected(title, pool, own)
        strengths[title, pool] = _fitted(pool, own, resamples)
    return strengths


def _check_connected(title: str, pool: Pool, games: _Games) -> None:
    """Raise `SetupError` where no chain of games leads from a level to the anchor."""
    pairs = {pair for evidence in games.deals.values() for pair in evidence.pairs}
    reached, before = {ANCHOR}, 0
    while len(reached) > before:
        before = len(reached)
        reached |= {name for pair in pairs if reached & set(pair) for name in pair}
    if lost := tuple(sorted(set(games.counts) - reached)):
        values: Values = {"title": title, "pool": pool.value, "bots": lost, "anchor": ANCHOR}
        raise SetupError("strengths_apart", values, key="bots")


def _fitted(pool: Pool, games: _Games, resamples: int) -> ByLevel:
    total = Evidence()
    for evidence in games.deals.values():
        total.merge(evidence)
    halves = _halves(total)
    for half in halves:
        total.merge(half, _HALF)
    best = fit(total, {ANCHOR: 0.0})
    samples = _resampled(games, halves, resamples)
    levels = sorted(games.counts, key=rank)
    by_level: ByLevel = {}
    for level in levels:
        value, (low, high) = _points(best[level]), _limits(samples[level])
        versions = tuple(sorted(games.versions[level]))
        by_level[level] = Strength(
            pool, value, min(low, value), max(high, value), games.counts[level], versions
        )
    return by_level


def _halves(total: Evidence) -> list[Evidence]:
    """Return a game that one level won of another, for both of all that met."""
    halves: list[Evidence] = []
    for pair in sorted(total.pairs):
        for places in ((1, 2), (2, 1)):
            half = Evidence()
            half.add(pair, places)
            halves.append(half)
    return halves


def _resampled(games: _Games, halves: list[Evidence], resamples: int) -> dict[str, list[float]]:
    """Return strengths by level, as other weights of the same deals would have shown them."""
    chance = Random(_SEED)  # noqa: S311 - no secret
    samples: dict[str, list[float]] = defaultdict(list)
    for _ in range(resamples):
        evidence = Evidence()
        for deal in games.deals.values():
            evidence.merge(deal, chance.expovariate(1))
        for half in halves:
            evidence.merge(half, max(_LEAST, chance.gammavariate(_HALF, 1)))
        for level, strength in fit(evidence, {ANCHOR: 0.0}).items():
            samples[level].append(strength)
    return samples


def _limits(sample: list[float]) -> tuple[int, int]:
    """Return between which points almost all of *sample* lies."""
    ordered = sorted(sample)
    cut = round(len(ordered) * (1 - _CERTAIN) / 2)
    return _points(ordered[cut]), _points(ordered[-1 - cut])


def _points(strength: float) -> int:
    return round(ANCHOR_VALUE + POINTS * strength)


# As a table


def rendered(strengths: Strengths) -> str:
    """Return *strengths* as a table of Markdown: a row for each pool, a column for each level."""
    levels = names()
    columns = [f"`{level}`" for level in levels]
    head = [words.text("cli.strengths.pool"), *columns, words.text("cli.ladder.games")]
    lines = [head, ["---"] * len(head)]
    for (title, pool), by_level in in_order(strengths):
        cells = [_cell(by_level[level]) if level in by_level else "" for level in levels]
        games = [str(by_level[level].games) if level in by_level else "0" for level in levels]
        name = words.text(f"cli.strengths.{pool}", title=title)
        lines.append([name, *cells, " / ".join(games)])
    return "".join([f"| {' | '.join(line)} |\n" for line in lines])


def _cell(strength: Strength) -> str:
    if strength.low == strength.high:
        return str(strength.value)
    return f"{strength.value} ({strength.low} - {strength.high})"
