"""Points: ratings as people see them, on the scale of the levels of bots (`arena/strengths.py`).

Who has 200 points more finishes ahead of the other in three games of four. Ratings are stored as
openskill has them, as mu and sigma; those of bots come with the package and never change.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.utils import timezone

from gridwright.arena import strengths
from gridwright.arena.strengths import ANCHOR_VALUE, Pool
from gridwright.games.registry import TITLES
from gridwright.web import models

PROVISIONAL: Final = 130  # a spread above this is not on the ladder: some six games of four
BOT_SIGMA: Final = 1.0
NEWCOMER_MU: Final = strengths.ANCHOR_MU
NEWCOMER_SIGMA: Final = 25 / 3
IDLE: Final = timedelta(days=30)  # without a rated game, after which a rating is less sure
_TAU: Final = 25 / 300  # by how much


@dataclass(frozen=True, slots=True)
class Points:
    """How strong somebody is, and how sure that is."""

    value: int
    spread: int  # the value is right within this two times out of three
    games: int

    @property
    def is_provisional(self) -> bool:
        return self.spread > PROVISIONAL


def pool_of(title: str, seats: int) -> str:
    """Return the name of the pool whose games are rated together: ``recharged.three_to_six``."""
    return f"{title}.{strengths.pool_of(seats)}"


def pools() -> list[str]:
    """Return all pools, in the order of the titles, that of larger tables first."""
    return [f"{title.name}.{pool}" for title in TITLES for pool in (Pool.MORE, Pool.TWO)]


def current(rating: models.Rating, now: datetime) -> tuple[float, float]:
    """Return mu and sigma of a *rating* as they are *now*, after so long without a game."""
    return rating.mu, grown(rating.sigma, rating.pool, rating.last, now)


def grown(sigma: float, pool: str, last: datetime, now: datetime) -> float:
    """Return what *sigma* has grown to since the *last* game: at most until it is provisional."""
    a_unit = strengths.points_of_mu(Pool(pool.partition(".")[2]))
    most = max(sigma, (PROVISIONAL + 1) / a_unit)
    return min(sigma + max(0, (now - last) // IDLE) * _TAU, most)


def points(mu: float, sigma: float, pool: str, games: int = 0) -> Points:
    a_unit = strengths.points_of_mu(Pool(pool.partition(".")[2]))
    value = ANCHOR_VALUE + a_unit * (mu - strengths.ANCHOR_MU)
    return Points(round(value), round(a_unit * sigma), games)


def points_of_members(accounts: Iterable[int], pool: str) -> dict[int, Points]:
    """Return the points of those of *accounts*, by their keys, who have a rating in *pool*."""
    ratings = models.Rating.objects.filter(account__in=list(accounts), pool=pool)
    now = timezone.now()
    return {row.account_id: points_of(row, now) for row in ratings}


def points_of(rating: models.Rating, now: datetime) -> Points:
    """Return the points of a *rating* as they are *now*."""
    mu, sigma = current(rating, now)
    return points(mu, sigma, rating.pool, rating.games)


def points_of_bot(level: str, title: str, seats: int) -> Points | None:
    """Return the fixed points of a *level*; None where they were not measured."""
    strength = strengths.strengths_at(title, seats).get(level)
    if strength is None:
        return None
    return points(strength.mu, BOT_SIGMA, pool_of(title, seats), strength.games)
