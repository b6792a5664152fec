"""Ratings over all games of a tournament, by openskill, where it is installed."""

from dataclasses import dataclass
from importlib.util import find_spec

from gridwright.arena.tournament import Schedule
from gridwright.simulate.match import Outcome


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a bot, and the uncertainty of it."""

    bot: str
    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """The strength that it has almost certainly: what a ladder is sorted by."""
        return self.mu - 3 * self.sigma


def can_rate() -> bool:
    """Whether openskill is installed."""
    return find_spec("openskill") is not None


def ratings(tournament: Schedule, outcomes: dict[int, Outcome]) -> list[Rating]:
    """Return the bots, the strongest first; each game counts once, in the order of the schedule."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only where it is installed

    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in tournament.bots}
    for index, outcome in sorted(outcomes.items()):
        seated = tournament.tasks[index].bots
        if len(set(seated)) == 1:
            continue
        teams = [[rated[bot]] for bot in seated]
        after = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for bot in set(seated):  # a bot on several seats takes what its seats take on average
            mine = [team[0] for team, name in zip(after, seated, strict=True) if name == bot]
            rated[bot].mu = sum([rating.mu for rating in mine]) / len(mine)
            rated[bot].sigma = sum([rating.sigma for rating in mine]) / len(mine)
    ladder = [Rating(bot, rating.mu, rating.sigma) for bot, rating in rated.items()]
    return sorted(ladder, key=lambda rating: -rating.low)
