"""A tournament: lineups on the same deals, every seat of every deal played by everybody."""

from dataclasses import dataclass, field
from math import sqrt

from gridwright.arena.lineups import Lineup, lineups
from gridwright.simulate.match import Outcome, Task

_SURE = 1.96  # standard errors on both sides that hold 95 % of a normal distribution


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: lineups, and the tasks of each."""

    bots: tuple[str, ...]
    lineups: tuple[Lineup, ...]
    tasks: tuple[Task, ...]
    places: tuple[tuple[int, int], ...]  # by task: its lineup and its deal


def plan(bots: tuple[str, ...], seats: int, games: int, seed: int, kind: str = "all") -> Plan:
    """Return *games* or a few more for each lineup: whole deals, every seating of them."""
    tasks: list[Task] = []
    places: list[tuple[int, int]] = []
    tables = lineups(len(bots), seats, kind)
    for number, lineup in enumerate(tables):
        seatings = lineup.rotations()
        for deal in range(-(-games // len(seatings))):
            for seating in seatings:
                seated = tuple([bots[bot] for bot in seating])
                tasks.append(Task(len(tasks), seed + deal, seated))
                places.append((number, deal))
    return Plan(bots, tuple(tables), tuple(tasks), tuple(places))


@dataclass(slots=True)
class Share:
    """How often a bot won in one lineup, or everywhere."""

    bot: str
    chance: float = 0.0  # what it would win if all were equal
    deals: dict[int, list[float]] = field(default_factory=dict)  # by deal: what a seat of it won
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    late: int = 0  # decisions well over a budget of time

    @property
    def share(self) -> float:
        """The games won by all of its seats together, in shares of the games played."""
        means = self._means()
        return sum(means) / len(means) if means else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % certainty; games of one deal are not independent."""
        means = self._means()
        if len(means) < 2:  # noqa: PLR2004 - one deal says nothing of the spread
            return 0.0, 1.0
        mean = sum(means) / len(means)
        spread = sqrt(sum([(value - mean) ** 2 for value in means]) / (len(means) - 1))
        margin = _SURE * spread / sqrt(len(means))
        return max(0.0, mean - margin), min(1.0, mean + margin)

    @property
    def milliseconds(self) -> float:
        """CPU time of a decision, on average."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def _means(self) -> list[float]:
        return [sum(values) / len(values) for values in self.deals.values()]


@dataclass(slots=True)
class Table:
    """What was found about one lineup."""

    lineup: Lineup
    shares: list[Share]  # of the bots that took part
    games: int = 0
    rounds: int = 0  # of all games together
    cut: int = 0  # games in which the rounds ran out

    @property
    def name(self) -> str:
        """Who sits at it: ``steady x 2 - random x 2``."""
        counts = [
            (share.bot, round(share.chance * len(self.lineup.seats))) for share in self.shares
        ]
        return " - ".join([bot if count == 1 else f"{bot} x {count}" for bot, count in counts])

    @property
    def mean_rounds(self) -> float:
        """How long a game took."""
        return self.rounds / max(self.games, 1)


def tables(made: Plan, outcomes: dict[int, Outcome]) -> list[Table]:
    """Return the shares of every lineup, of the tasks that were played."""
    found: list[Table] = []
    for lineup in made.lineups:
        present = sorted(set(lineup.seats))
        shares = [
            Share(made.bots[bot], chance=lineup.seats.count(bot) / len(lineup.seats))
            for bot in present
        ]
        found.append(Table(lineup, shares))
    for index, outcome in sorted(outcomes.items()):
        number, deal = made.places[index]
        _count(found[number], made.tasks[index], deal, outcome)
    return found


def _count(table: Table, task: Task, deal: int, outcome: Outcome) -> None:
    """Add one game to its *table*."""
    table.games += 1
    table.rounds += outcome.rounds
    table.cut += outcome.is_cut
    for share in table.shares:
        seats = [seat for seat, bot in enumerate(task.bots) if bot == share.bot]
        share.deals.setdefault(deal, []).append(sum([outcome.share(seat) for seat in seats]))
        for seat in seats:
            share.decisions += outcome.decisions[seat]
            share.seconds += outcome.seconds[seat]
            share.slowest = max(share.slowest, outcome.slowest[seat])
            share.late += outcome.late[seat]
