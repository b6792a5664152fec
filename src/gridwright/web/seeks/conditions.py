"""Which tables may be laid as rated, and who may play there: what can be known before the game.

Whether a game that has ended counts is decided from its result; these are the reasons that need not
wait so long. Everybody reads at the table that it is rated before they sit down.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from django.utils import timezone

from gridwright import words
from gridwright.arena import strengths
from gridwright.core.errors import GridwrightError, Message, SetupError
from gridwright.web import models
from gridwright.web.people.accounts import account_of
from gridwright.web.results import eligibility
from gridwright.web.results.points import Points, points_of, pool_of

NEWCOMER: Final = strengths.ANCHOR_VALUE  # the points that a member begins with


def check_laid(
    title: str, options: Mapping[str, str], bots: Sequence[str], people: int, seats: int
) -> None:
    """Raise `SetupError` where a table like this cannot be rated, however its game goes.

    *people* are the seats of those who play, taken or open; *bots* are the levels at the others.
    """
    if people < eligibility.FEWEST:
        raise SetupError("web.seeks.rated_alone", key="kind")
    for name in eligibility.house_readings(title, options):
        option = words.text(f"web.option.{name}")
        raise SetupError("web.seeks.rated_option", {"option": option}, key="kind")
    for level in eligibility.unmeasured(title, seats, bots):
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
    members = [account for other in others if (account := account_of(other)) is not None]
    strangers = [account for account in members if account.pk != member.pk]
    is_fair = all([eligibility.may_meet((member, stranger)) for stranger in strangers])
    return None if is_fair else Message("web.seeks.rated_own_bot")


def ratings_of(accounts: Iterable[int]) -> dict[tuple[int, str], Points]:
    """Return the points of *accounts* in all pools, read at once."""
    rows, now = models.Rating.objects.filter(account__in=set(accounts)), timezone.now()
    return {(row.account_id, row.pool): points_of(row, now) for row in rows}


def value_in(ratings: Mapping[tuple[int, str], Points], account: int, pool: str) -> int:
    """Return the points of an account in a *pool*: those of a newcomer before the first game."""
    rating = ratings.get((account, pool))
    return NEWCOMER if rating is None else rating.value


def pool_at(row: models.Table) -> str:
    """Return the pool in which a table is rated."""
    return pool_of(row.title, row.seat_count)
