"""Notices: what somebody is told, once for each cause, and by which channels it goes on its way.

The bell of a guest is a number that grows with everything that their open pages show; the hub
watches it. Turns of guests without an account only ring: what is theirs to play is asked for when
a page wants to show it. Members have a notice of every turn, which may be sent to them.
"""

from collections.abc import Collection, Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from django.db import Error
from django.db.models import F, QuerySet
from django.utils import timezone

from gridwright import words
from gridwright.core.errors import Message, Values
from gridwright.web import models
from gridwright.web.database import if_nobody_writes
from gridwright.web.models import Channel, NoticeKind
from gridwright.web.notes.choices import PAGE, channels_of, choices_of
from gridwright.web.people.accounts import account_of, may_be_member
from gridwright.web.people.club import club

MOST_LISTED: Final = 50


@dataclass(frozen=True, slots=True)
class News:
    """Something that one person is to be told of."""

    guest: models.Guest
    kind: str
    cause: str
    message: str  # its id
    values: Values = field(default_factory=dict)
    table: models.Table | None = None


# Telling


def tell(  # noqa: PLR0913 - what a notice consists of
    guest: models.Guest,
    kind: str,
    cause: str,
    message_id: str,
    values: Values,
    table: models.Table | None = None,
) -> None:
    """Tell *guest* something, unless they were told of the same *cause* before.

    The message is one of the catalogues, with values that can be written as JSON.
    """
    tell_all([News(guest, kind, cause, message_id, values, table)])


def tell_all(news: Sequence[News]) -> None:
    """Tell several people something; a person is named in *news* once for a cause."""
    if not news:
        return
    now = timezone.now()
    rows = [
        models.Notice(
            guest_id=each.guest.pk,
            kind=each.kind,
            table=each.table,
            cause=each.cause,
            message={"id": each.message, "values": each.values},
            created=now,
        )
        for each in news
    ]
    models.Notice.objects.bulk_create(rows, ignore_conflicts=True)
    ring({each.guest.pk for each in news})
    members = {each.guest.pk for each in news if may_be_member(each.guest)}
    if members:
        _deliver(members, {each.cause for each in news}, now)


def ring(guests: Collection[int]) -> None:
    """Let the open pages of *guests* look for what is new."""
    models.Guest.objects.filter(pk__in=guests).update(bell=F("bell") + 1)


def _deliver(guests: Collection[int], causes: Collection[str], now: datetime) -> None:
    """Put what was written just *now* on its way, by the choices of each member."""
    accounts = models.Account.objects.filter(guest__in=guests, closed=None)
    members = {
        member.guest_id: member
        for member in accounts.select_related("webhook").prefetch_related("subscriptions")
        if _has_channel(member)
    }
    if not members:
        return
    fresh = models.Notice.objects.filter(guest__in=members, cause__in=causes, created=now)
    reach = club().webhooks
    deliveries = [
        delivery
        for notice in fresh
        for delivery in _deliveries(notice, members[notice.guest_id], reach)
    ]
    models.Delivery.objects.bulk_create(deliveries)


def _has_channel(member: models.Account) -> bool:
    """Whether a member has set anything up by which they might be told."""
    webhook: models.Webhook | None = getattr(member, "webhook", None)
    has_mail = member.email_confirmed is not None
    return has_mail or webhook is not None or bool(member.subscriptions.all())


def _deliveries(
    notice: models.Notice, member: models.Account, reach: str
) -> Iterable[models.Delivery]:
    subscriptions = list(member.subscriptions.all())
    webhook: models.Webhook | None = getattr(member, "webhook", None)
    choices = choices_of(member)
    channels = channels_of(member, reach, len(subscriptions), webhook)
    due = notice.created + choices.pause_before(notice.kind)
    for channel in sorted(channels & choices.ways_of(notice.kind)):
        if channel == Channel.PUSH:
            for subscription in subscriptions:
                yield models.Delivery(
                    notice=notice, channel=channel, subscription=subscription, lease=due
                )
        else:
            yield models.Delivery(notice=notice, channel=channel, lease=due)


# Looking


def look(guest: models.Guest | None, table: str, *, waits: bool = False) -> None:
    """Remember that *guest* looks at a table: what they were told of it is no news any more.

    A page is not held up by others who write; what is sent for nothing else *waits* for them.
    """
    if guest is None or not guest.bell:
        return
    unseen = models.Notice.objects.filter(guest=guest, table=table, seen=None)
    if unseen.exists():
        with nullcontext() if waits else if_nobody_writes():
            unseen.update(seen=timezone.now())
            ring([guest.pk])


def see_all(guest: models.Guest) -> None:
    """Remember that *guest* has read everything."""
    models.Notice.objects.filter(guest=guest, seen=None).update(seen=timezone.now())
    ring([guest.pk])


# The bell


@dataclass(frozen=True, slots=True)
class Told:
    """A notice, as a page shows it."""

    sentence: str
    table: str  # "" where it is about none
    created: datetime
    is_new: bool


def sentence_of(notice: models.Notice) -> str:
    """Return a notice in the language in use."""
    return words.say(Message(notice.message["id"], notice.message["values"]))


def count(guest: models.Guest, member: models.Account | None) -> int:
    """Return how much there is that *guest* has not looked at; 0 while nobody can be asked."""
    try:
        unseen = _unseen(guest, member).count()
        return unseen if member is not None else unseen + len(_turns(guest))
    except Error:  # the page that says so has a bell, too
        return 0


def latest(guest: models.Guest, member: models.Account | None) -> Told | None:
    """Return the last thing that *guest* has not looked at."""
    notice = _unseen(guest, member).order_by("-created").first()
    return None if notice is None else _told(notice)


def listed(guest: models.Guest) -> list[Told]:
    """Return what *guest* was told, the latest first; guests begin with the turns they have."""
    rows = models.Notice.objects.filter(guest=guest).order_by("-created", "-pk")[:MOST_LISTED]
    turns = [] if account_of(guest) is not None else _turns(guest)
    return [*[_turn(table) for table in turns], *[_told(row) for row in rows]]


def _told(notice: models.Notice) -> Told:
    return Told(sentence_of(notice), notice.table_id or "", notice.created, notice.seen is None)


def _turn(table: models.Table) -> Told:
    sentence = words.text("web.notes.told.turn", title=table.title, round=table.round)
    return Told(sentence, table.pk, table.opened, is_new=True)


def _unseen(guest: models.Guest, member: models.Account | None) -> "QuerySet[models.Notice]":
    choices = choices_of(member)
    shown = [kind for kind in NoticeKind.values if PAGE in choices.ways_of(kind)]
    return models.Notice.objects.filter(guest=guest, seen=None, kind__in=shown)


def _turns(guest: models.Guest) -> list[models.Table]:
    """Return the tables that wait for *guest*."""
    seats = models.Seat.objects.filter(
        guest=guest, number=F("table__to_act"), stand_in="", table__state=models.TableState.RUNNING
    )
    games = seats.exclude(table__kind=models.TableKind.PUZZLE).select_related("table")
    return [seat.table for seat in games]
