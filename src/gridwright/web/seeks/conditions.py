"""Which tables may be laid as rated, and who may play there: what can be known before the game.

Whether a game that has ended counts is decided from its result; these are the reasons that need not
wait so long. Everybody reads at the table that it is rated before they sit down.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Final

from django.db.models import Count, Q
from django.utils import timezone

from gridwright import words
from gridwright.arena import strengths
from gridwright.core.errors import GridwrightError, Message, SetupError
from gridwright.web import models
from gridwright.web.people.accounts import account_of
from gridwright.web.results.points import Points, points, pool_of

NEWCOMER: Final = strengths.ANCHOR_VALUE  # the points that a member begins with
_FEWEST_PEOPLE: Final = 2
_HOUSE_READINGS: Final = (  # options that read a rule otherwise than the rulebook
    *("storage_when_empty", "first_city_anywhere", "cities_break_ties", "trust_phase_out"),
)
_COUNTED: Final = timedelta(days=90)
_FEWEST_GAMES: Final = 5  # of which a share is told


def check_laid(
    title: str, options: Mapping[str, str], bots: Sequence[str], people: int, seats: int
) -> None:
    """Raise `SetupError` where a table like this cannot be rated, however its game goes.

    *people* are the seats of those who play, taken or open; *bots* are the levels at the others.
    """
    if people < _FEWEST_PEOPLE:
        raise SetupError("web.seeks.rated_alone", key="kind")
    for name in _HOUSE_READINGS:
        if options.get(name, "off") != "off":
            option = words.text(f"web.option.{name}")
            raise SetupError("web.seeks.rated_option", {"option": option}, key="kind")
    measured = strengths.strengths_at(title, seats)
    for bot in bots:
        if bot not in measured:
            level = words.text(f"web.level.{bot}")
            raise SetupError("web.seeks.rated_bot", {"level": level}, key="kind")


def check_player(guest: models.Guest | None, name: str = "") -> None:
    """Raise where *guest* cannot play rated games; one for whom a seat is kept goes by *name*."""
    if account_of(guest) is None:
        if name:
            raise SetupError("web.seeks.rated_guest", {"name": name}, key="kind")
        raise GridwrightError("web.seeks.rated_members")


def company(guest: models.Guest, others: Iterable[models.Guest]) -> Message | None:
    """Return why *guest* cannot play a rated game with the *others*."""
    member = account_of(guest)
    if member is None:
        return Message("web.seeks.rated_members")
    for other in others:
        account = account_of(other)
        if account is not None and member.pk != account.pk:
            is_own = member.owner_id == account.pk or account.owner_id == member.pk
            if is_own:
                return Message("web.seeks.rated_own_bot")
    return None


def finished_share(guest: models.Guest) -> int | None:
    """Return how many games in a hundred *guest* has ended lately; None where they are too few."""
    recent = models.Placing.objects.filter(guest=guest, result__ended__gt=timezone.now() - _COUNTED)
    counts = recent.aggregate(games=Count("pk"), left=Count("pk", filter=Q(has_left=True)))
    games, left = counts["games"], counts["left"]
    return None if games < _FEWEST_GAMES else (100 * (games - left)) // games


def ratings_of(accounts: Iterable[int]) -> dict[tuple[int, str], Points]:
    """Return the points of *accounts* in all pools, read at once."""
    rows = models.Rating.objects.filter(account__in=set(accounts))
    return {
        (row.account_id, row.pool): points(row.mu, row.sigma, row.pool, row.games) for row in rows
    }


def value_in(ratings: Mapping[tuple[int, str], Points], account: int, pool: str) -> int:
    """Return the points of an account in a *pool*: those of a newcomer before the first game."""
    rating = ratings.get((account, pool))
    return NEWCOMER if rating is None else rating.value


def pool_at(row: models.Table) -> str:
    """Return the pool in which a table is rated."""
    return pool_of(row.title, row.seat_count)
