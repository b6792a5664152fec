"""How reliable somebody is: turns in time, and games finished by oneself, of the last 90 days.

Games against bots alone do not count: nobody waited there.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.db.models import Count, Exists, OuterRef, Q, QuerySet, Sum
from django.utils import timezone

from gridwright.web import models

SPAN: Final = timedelta(days=90)
FEWEST: Final = 3  # games, before anything is said
_HUNDRED: Final = 100


@dataclass(frozen=True, slots=True)
class Reliability:
    """The sums over some games of one person."""

    games: int = 0
    finished: int = 0  # by themselves
    turns: int = 0
    flags: int = 0

    @property
    def finished_share(self) -> int | None:
        """The games in a hundred that they have finished; None where there are too few to say."""
        return None if self.games < FEWEST else _HUNDRED * self.finished // self.games

    @property
    def in_time_share(self) -> int | None:
        """The turns in a hundred that ended before the time was up; None where that is unknown."""
        if self.games < FEWEST or not self.turns:
            return None
        return _HUNDRED * max(0, self.turns - self.flags) // self.turns


def reliability(guest: models.Guest, pace: str, now: datetime | None = None) -> Reliability:
    """Return how reliable *guest* was in games of one *pace* (`Pace`)."""
    return _of(_placings(guest, now).filter(result__pace=pace))


def finished_share(guest: models.Guest) -> int | None:
    """Return how many games in a hundred *guest* has finished; None before there are three."""
    return _of(_placings(guest)).finished_share


def _placings(guest: models.Guest, now: datetime | None = None) -> "QuerySet[models.Placing]":
    others = models.Placing.objects.filter(result=OuterRef("result"), bot="").exclude(guest=guest)
    since = (timezone.now() if now is None else now) - SPAN
    return models.Placing.objects.filter(
        Exists(others), guest=guest, bot="", result__ended__gte=since
    )


def _of(placings: "QuerySet[models.Placing]") -> Reliability:
    sums = placings.aggregate(
        games=Count("pk"),
        finished=Count("pk", filter=Q(has_left=False)),
        turns=Sum("turns", default=0),
        flags=Sum("flags", default=0),
    )
    return Reliability(**sums)
