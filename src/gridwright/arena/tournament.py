"""A tournament: lineups on the same deals, every seat of every deal played by everybody."""

from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from math import sqrt

from gridwright.arena.lineups import Lineup, lineups
from gridwright.simulate.match import Outcome, Result, Setting, Task
from gridwright.simulate.runner import run

_SURE = 1.96  # standard errors on both sides that hold 95 % of a normal distribution


@dataclass(frozen=True, slots=True)
class Schedule:
    """The lineups of a tournament, and the tasks of each."""

    bots: tuple[str, ...]
    lineups: tuple[Lineup, ...]
    tasks: tuple[Task, ...]
    places: tuple[tuple[int, int], ...]  # by task: its lineup and its deal


def schedule(
    bots: tuple[str, ...], seats: int, games: int, seed: int, kind: str = "all"
) -> Schedule:
    """Return *games* or a few more for each lineup: whole deals, every seating of them."""
    tasks: list[Task] = []
    places: list[tuple[int, int]] = []
    all_lineups = lineups(len(bots), seats, kind)
    for number, lineup in enumerate(all_lineups):
        seatings = lineup.rotations()
        for deal in range(-(-games // len(seatings))):
            for seating in seatings:
                seated = tuple([bots[bot] for bot in seating])
                tasks.append(Task(len(tasks), seed + deal, seated))
                places.append((number, deal))
    return Schedule(bots, tuple(all_lineups), tuple(tasks), tuple(places))


def journal_header(setting: Setting, tournament: Schedule) -> dict[str, object]:
    """Return what a journal begins with: all that makes the same games again."""
    return {
        "bots": tournament.bots,
        "title": setting.title,
        "map": setting.board,
        "seats": setting.seats,
        "options": dict(setting.options),
        "content": setting.content,
        "rounds": setting.round_limit,
        "lineups": [lineup.seats for lineup in tournament.lineups],
        "tasks": len(tournament.tasks),
        "seed": tournament.tasks[0].seed,
    }


def play(
    setting: Setting, tournament: Schedule, jobs: int = 1, *, done: Container[int] = ()
) -> Iterator[Result]:
    """Play the tasks whose index is not among those that are *done*; yield what comes in."""
    waiting = [task for task in tournament.tasks if task.index not in done]
    yield from run(setting, waiting, jobs)


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
class LineupResult:
    """The outcome of one lineup."""

    lineup: Lineup
    shares: list[Share]  # of the bots that took part
    games: int = 0
    rounds: int = 0  # of all games together
    cut: int = 0  # games in which the rounds ran out

    @property
    def name(self) -> str:
        """The bots of the lineup: ``steady x 2 - random x 2``."""
        counts = [
            (share.bot, round(share.chance * len(self.lineup.seats))) for share in self.shares
        ]
        return " - ".join([bot if count == 1 else f"{bot} x {count}" for bot, count in counts])

    @property
    def mean_rounds(self) -> float:
        """Rounds of a game, on average."""
        return self.rounds / max(self.games, 1)


def lineup_results(tournament: Schedule, outcomes: dict[int, Outcome]) -> list[LineupResult]:
    """Return the shares of every lineup, of the tasks that were played."""
    results: list[LineupResult] = []
    for lineup in tournament.lineups:
        present = sorted(set(lineup.seats))
        shares = [
            Share(tournament.bots[bot], chance=lineup.seats.count(bot) / len(lineup.seats))
            for bot in present
        ]
        results.append(LineupResult(lineup, shares))
    for index, outcome in sorted(outcomes.items()):
        number, deal = tournament.places[index]
        _count(results[number], tournament.tasks[index], deal, outcome)
    return results


def _count(result: LineupResult, task: Task, deal: int, outcome: Outcome) -> None:
    """Add one game to the *result* of its lineup."""
    result.games += 1
    result.rounds += outcome.rounds
    result.cut += outcome.is_cut
    for share in result.shares:
        seats = [seat for seat, bot in enumerate(task.bots) if bot == share.bot]
        share.deals.setdefault(deal, []).append(sum([outcome.share(seat) for seat in seats]))
        for seat in seats:
            share.decisions += outcome.decisions[seat]
            share.seconds += outcome.seconds[seat]
            share.slowest = max(share.slowest, outcome.slowest[seat])
            share.late += outcome.late[seat]
