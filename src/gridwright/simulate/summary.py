"""What many games say together: numbers for the screen, curves and bars for pictures."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from gridwright.simulate.ledger import SeatRound
from gridwright.simulate.match import Result

_SURE = 1.96  # standard errors either side of the mean that hold 95 % of a normal distribution
_REACHED = 0.05  # of the games must have reached a round for it to be shown


@dataclass(slots=True)
class Tally:
    """How often something won."""

    games: int = 0
    won: float = 0.0

    def add(self, share: float) -> None:
        """Count a seat that won *share* of its game."""
        self.games += 1
        self.won += share

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % certainty (Wilson's interval)."""
        if not self.games:
            return 0.0, 1.0
        n, p, z = self.games, self.share, _SURE
        middle = p + z * z / (2 * n)
        margin = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        below = 1 + z * z / n
        return max(0.0, (middle - margin) / below), min(1.0, (middle + margin) / below)


@dataclass(slots=True)
class Average:
    """A mean that grows by one number at a time."""

    count: int = 0
    total: int = 0

    def add(self, number: int) -> None:
        """Count *number* in."""
        self.count += 1
        self.total += number

    @property
    def mean(self) -> float:
        """The mean so far."""
        return self.total / self.count if self.count else 0.0


ByRound = dict[int, Average]


def _by_round() -> ByRound:
    return defaultdict(Average)


@dataclass(slots=True)
class Summary:
    """Sums over all games; results may come in any order."""

    games: int = 0
    cut: int = 0
    lengths: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    by_start: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))
    by_bot: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    by_plant: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    plant_costs: dict[str, Average] = field(default_factory=lambda: defaultdict(Average))
    income: ByRound = field(default_factory=_by_round)
    cities: ByRound = field(default_factory=_by_round)
    prices: dict[str, ByRound] = field(default_factory=lambda: defaultdict(_by_round))
    lead_changes: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    plants_bought: int = 0
    players: int = 0

    def add(self, result: Result) -> None:
        """Count one game."""
        outcome, details = result.outcome, result.details
        assert details is not None, "only games with details are counted"
        self.games += 1
        self.cut += outcome.is_cut
        self.lengths[outcome.rounds] += 1
        seats = len(outcome.places)
        self.players += seats
        for seat, bot in enumerate(result.task.bots):
            self.by_start[details.order.index(seat) + 1].add(outcome.share(seat))
            self.by_bot[bot].add(outcome.share(seat))
        for purchase in details.purchases:
            if purchase.kind in ("plant", "card"):
                self.plants_bought += 1
                self.by_plant[purchase.item].add(outcome.share(purchase.seat))
                self.plant_costs[purchase.item].add(purchase.cost)
        for row in details.rounds:
            if outcome.is_cut or row.round < outcome.rounds:  # the last round pays otherwise
                self.income[row.round].add(row.income)
            self.cities[row.round].add(row.cities)
        for price in details.prices:
            self.prices[price.resource][price.round].add(price.cost)
        self.lead_changes[_lead_changes(_standings(details.rounds, outcome.rounds))] += 1

    @property
    def mean_length(self) -> float:
        """Rounds of a game, on average."""
        return sum([rounds * count for rounds, count in self.lengths.items()]) / max(self.games, 1)

    @property
    def mean_lead_changes(self) -> float:
        """Changes of the lead in a game, on average."""
        changes = sum([number * count for number, count in self.lead_changes.items()])
        return changes / max(self.games, 1)


def curve(values: ByRound) -> list[tuple[float, float]]:
    """Return the mean of each round, as points of a curve.

    Rounds that few games reached are left out: they show what is odd about these games.
    """
    least = _REACHED * max([average.count for average in values.values()], default=0)
    return [
        (float(number), average.mean)
        for number, average in sorted(values.items())
        if average.count >= least
    ]


def _standings(rows: list[SeatRound], last: int) -> list[tuple[int, int, int]]:
    """Return round, seat and cities of the rows, or income where nobody has cities."""
    if any([row.cities for row in rows]):
        return [(row.round, row.seat, row.cities) for row in rows]
    return [(row.round, row.seat, row.income) for row in rows if row.round < last]


def _lead_changes(rows: Iterable[tuple[int, int, int]]) -> int:
    """Return how often the sole leader changed."""
    rounds: dict[int, dict[int, int]] = defaultdict(dict)
    for number, seat, count in rows:
        rounds[number][seat] = count
    changes, leader = 0, -1
    for _, counts in sorted(rounds.items()):
        most = max(counts.values())
        leaders = [seat for seat, count in counts.items() if count == most]
        if len(leaders) == 1 and leaders[0] != leader:
            changes += leader >= 0
            leader = leaders[0]
    return changes
