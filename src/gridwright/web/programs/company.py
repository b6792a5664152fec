"""Bots of members at tables: whose they are, and how many games they play among themselves."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Final

from django.db.models import Q
from django.utils import timezone

from gridwright import words
from gridwright.core.errors import GridwrightError, Values
from gridwright.web import models
from gridwright.web.people.accounts import account_of

MOST_GAMES: Final = 100  # without a person, that a bot may begin within a day
_DAY: Final = timedelta(days=1)


def owner_of(guest: models.Guest | None) -> str:
    """Return the name of the member whose bot *guest* is; "" for people."""
    account = account_of(guest)
    return "" if account is None or account.owner is None else account.owner.name


def mark_of(guest: models.Guest | None) -> str:
    """Return the words that stand beside the name of a bot: "bot of Jonas"; "" for people."""
    owner = owner_of(guest)
    return words.text("web.programs.bot_of", name=owner) if owner else ""


def check_company(guests: Iterable[models.Guest | None]) -> None:
    """Raise `GridwrightError` where a full table is one game without people too many for a bot.

    *guests* are those on its seats, None for bots of this server.
    """
    present = [guest for guest in guests if guest is not None]
    if not all([owner_of(guest) for guest in present]):
        return
    for guest in present:
        if games_without_people(guest) >= MOST_GAMES:
            values: Values = {"name": guest.name, "most": MOST_GAMES}
            raise GridwrightError("web.programs.many_games", values)


def games_without_people(bot: models.Guest) -> int:
    """Return how many games without a person *bot* has begun within a day."""
    people = models.Seat.objects.filter(Q(guest__account=None) | Q(guest__account__owner=None))
    tables = models.Table.objects.filter(created__gt=timezone.now() - _DAY, places__guest=bot)
    begun = tables.exclude(state=models.TableState.WAITING)
    return begun.exclude(pk__in=people.exclude(guest=None).values("table")).distinct().count()
