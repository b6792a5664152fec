"""Deliveries: notices on their way to members, claimed by clerks and sent from threads.

The clerk alone asks the database; a thread that sends has all it needs, and a slow receiver keeps
nobody but itself waiting. What is no longer true when it is due is dropped; what comes at night is
held until the morning; what is due to the same receiver within a minute is one message.
"""

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Final, Literal

from django.db.models import Q, QuerySet

from gridwright.web import models
from gridwright.web.clocks import calendars, standing
from gridwright.web.clocks.running import NextTurn
from gridwright.web.database import OUTAGES
from gridwright.web.models import Channel, DeliveryState, NoticeKind, TableState
from gridwright.web.notes import mail, posting, push
from gridwright.web.notes.choices import (
    channels_of,
    choices_of,
    mailed,
    store_mailed,
)
from gridwright.web.notes.rows import LONGEST_ERROR
from gridwright.web.notes.sending import sender
from gridwright.web.people.accounts import account_of
from gridwright.web.people.club import club
from gridwright.web.play import leases, watching
from gridwright.web.serve.counters import COUNTERS, series

THREADS: Final = 4
PAUSES: Final = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 30, 180))  # between tries
BETWEEN_MAILS: Final = timedelta(minutes=30)
DELIVERIES: Final = "gridwright_deliveries_total"
_INTERVAL: Final = 1.0  # seconds between two looks
_TOGETHER: Final = timedelta(minutes=1)  # what is due within that goes as one
_AT_ONCE: Final = 50  # deliveries that are looked at
_FAREWELL: Final = 3.0  # seconds that a clerk that ends waits for what is being sent
_DAY: Final = timedelta(days=1)
_LOG: Final = logging.getLogger(__name__)


# What is still true


def is_current(notice: models.Notice) -> bool:
    """Whether a notice still says what is so, to who does not know it yet."""
    table = notice.table
    if notice.kind == NoticeKind.CLUB:
        return True
    if notice.seen is not None:
        return False
    if table is None or notice.kind == NoticeKind.MENTION:
        return True
    what, _, rest = notice.cause.partition(" ")
    if what in ("turn", "time"):
        return _is_their_turn(table, notice.guest_id, rest.split(" ")[1])
    if what == "table":
        return table.state == rest.split(" ")[1]
    if what == "kept":
        reserved = table.places.filter(kept_for=notice.guest_id, guest=None, bot="")
        return table.state == TableState.WAITING and reserved.exists()
    return table.is_running or what != "flag"


def _is_their_turn(table: models.Table, guest: int, turn: str) -> bool:
    if not table.is_running or turn != NextTurn(table.to_act, table.round, table.phase).key:
        return False
    seats = table.places.filter(number=table.to_act, guest=guest, bot="", stand_in="")
    return seats.exists()


def morning(guest: int, now: datetime) -> datetime | None:
    """Return when the night of a guest ends that is on *now*; None by day."""
    bedtimes = calendars.bedtimes_of(guest)
    nights = standing.nights_of(bedtimes, now - _DAY, now + _DAY)
    return next((night.end for night in nights if night.start <= now < night.end), None)


# The clerk's part

Outcome = Literal["sent", "gone", "failed"]


@dataclass(frozen=True, slots=True)
class Receiver:
    """Where deliveries go that are sent as one."""

    member: int
    channel: str
    subscription: int | None


@dataclass(slots=True)
class Parcel:
    """What is sent in one go, with the rows that it is for."""

    receiver: Receiver
    rows: list[models.Delivery]
    send: Callable[[], None]
    outcome: Outcome = "failed"
    error: str = ""

    def carry(self) -> None:
        """Send it, from a thread that asks no database."""
        try:
            self.send()
            self.outcome = "sent"
        except push.GoneError:
            self.outcome = "gone"
        except (posting.PostError, mail.MailError) as error:
            self.error = str(error)[:LONGEST_ERROR]
        except Exception as error:  # noqa: BLE001 - a thread must hand its parcel back
            _LOG.exception("a delivery failed")
            self.error = type(error).__name__[:LONGEST_ERROR]


@dataclass(slots=True)
class Postman:
    """Sends what is due, as one worker of any number."""

    worker: str
    _next: float = 0.0  # when it looks again
    _away: set[Receiver] = field(default_factory=set)  # to whom something is being sent
    _back: "Queue[Parcel]" = field(default_factory=Queue)

    def step(self) -> None:
        """Write down what has been sent, and send what is due; nobody waits for it."""
        while self._away and (parcel := self._returned(0.0)) is not None:
            self._settle(parcel)
        if monotonic() >= self._next and len(self._away) < THREADS:
            self._next = monotonic() + _INTERVAL
            self._send_due()

    def finish(self, seconds: float = _FAREWELL) -> None:
        """Wait for what is being sent, but not for ever."""
        end = monotonic() + seconds
        while self._away and (parcel := self._returned(end - monotonic())) is not None:
            self._settle(parcel)

    def _returned(self, seconds: float) -> Parcel | None:
        try:
            return self._back.get(timeout=seconds) if seconds > 0 else self._back.get_nowait()
        except Empty:
            return None

    def _send_due(self) -> None:
        now = watching.database_now()
        due = _waiting().filter(lease__lte=now).order_by("lease", "pk")[:_AT_ONCE]
        for receiver, rows in _by_receiver(due).items():
            if len(self._away) >= THREADS:
                return
            if receiver not in self._away:
                self._take_care_of(receiver, rows, now)

    def _take_care_of(self, receiver: Receiver, rows: list[models.Delivery], now: datetime) -> None:
        try:
            self._take_care(receiver, rows, now)
        except OUTAGES:
            raise
        except Exception as error:  # noqa: BLE001 - one that fails must not stop the others
            _LOG.exception("a delivery could not be written")
            _decide(rows, DeliveryState.FAILED, type(error).__name__)

    def _take_care(self, receiver: Receiver, rows: list[models.Delivery], now: datetime) -> None:
        """Send, hold or drop what is due to one receiver."""
        member = account_of(rows[0].notice.guest)
        if member is not None and (later := _later(member, receiver.channel, now)) is not None:
            keys = [row.pk for row in rows]
            due = models.Delivery.objects.filter(pk__in=keys, lease__lte=now)
            due.update(lease=later, worker="")
            return
        soon = _waiting().filter(
            notice__guest=rows[0].notice.guest_id,
            channel=receiver.channel,
            subscription=rows[0].subscription,
        )
        soon = soon.filter(Q(lease__lte=now) | Q(lease__lte=now + _TOGETHER, worker=""))
        mine = [row for row in soon.order_by("notice__created", "pk") if self._claim(row, now)]
        wanted = [row for row in mine if member is not None and _is_wanted(row, member)]
        _decide([row for row in mine if row not in wanted], DeliveryState.DROPPED)
        if wanted and member is not None:
            self._hand_over(receiver, member, wanted, now)

    def _claim(self, row: models.Delivery, now: datetime) -> bool:
        assert row.lease is not None  # which only a delivery has that is decided
        is_mine = leases.claim(models.Delivery, row.pk, row.lease, self.worker, now)
        row.tries += is_mine
        return is_mine

    def _hand_over(
        self,
        receiver: Receiver,
        member: models.Account,
        rows: list[models.Delivery],
        now: datetime,
    ) -> None:
        """Let a thread send *rows*."""
        notices = [row.notice for row in rows]
        send = sender(member, receiver.channel, rows[0].subscription, notices, now)
        parcel = Parcel(receiver, rows, send)
        self._away.add(receiver)

        def carry() -> None:
            parcel.carry()
            self._back.put(parcel)

        Thread(target=carry, name="delivery", daemon=True).start()

    def _settle(self, parcel: Parcel) -> None:
        """Write down what has become of a parcel."""
        self._away.discard(parcel.receiver)
        now = watching.database_now()
        _note_receiver(parcel, now)
        if parcel.outcome == "gone":
            models.Subscription.objects.filter(pk=parcel.receiver.subscription or 0).delete()
            _count(parcel.receiver.channel, DeliveryState.DROPPED, len(parcel.rows))
        elif parcel.outcome == "sent":
            _decide(parcel.rows, DeliveryState.SENT)
        else:
            self._try_again(parcel, now)

    def _try_again(self, parcel: Parcel, now: datetime) -> None:
        tired = [row for row in parcel.rows if row.tries > len(PAUSES)]
        _decide(tired, DeliveryState.FAILED, parcel.error)
        for row in parcel.rows:
            if row not in tired:
                again = models.Delivery.objects.filter(pk=row.pk, worker=self.worker)
                later = now + PAUSES[row.tries - 1]
                again.update(lease=later, worker="", error=parcel.error)


def _waiting() -> "QuerySet[models.Delivery]":
    rows = models.Delivery.objects.filter(state=DeliveryState.WAITING)
    return rows.select_related(
        "notice__guest__account__webhook", "notice__table__clock", "subscription"
    )


def _by_receiver(rows: Iterable[models.Delivery]) -> dict[Receiver, list[models.Delivery]]:
    together: dict[Receiver, list[models.Delivery]] = {}
    for row in rows:
        receiver = Receiver(row.notice.guest_id, row.channel, row.subscription_id)
        together.setdefault(receiver, []).append(row)
    return together


def _later(member: models.Account, channel: str, now: datetime) -> datetime | None:
    """Return when a member wants to be told, if that is not now."""
    if choices_of(member).is_quiet and (end := morning(member.guest_id, now)) is not None:
        return end
    if channel == Channel.MAIL:
        wait = mailed(member) + BETWEEN_MAILS.total_seconds() - now.timestamp()
        return now + timedelta(seconds=wait) if wait > 0 else None
    return None


def _is_wanted(row: models.Delivery, member: models.Account) -> bool:
    """Whether a delivery still has somebody to go to, and something to say."""
    webhook: models.Webhook | None = getattr(member, "webhook", None)
    channels = channels_of(member, club().webhooks, row.subscription_id or 0, webhook)
    ways = choices_of(member).ways_of(row.notice.kind)
    return row.channel in channels & ways and is_current(row.notice)


def _decide(rows: Sequence[models.Delivery], state: DeliveryState, error: str = "") -> None:
    if rows:
        decided = models.Delivery.objects.filter(pk__in=[row.pk for row in rows])
        decided.update(state=state, lease=None, worker="", error=error)
        _count(rows[0].channel, state, len(rows))


def _count(channel: str, state: DeliveryState, number: int) -> None:
    COUNTERS.add(series(DELIVERIES, channel=channel, outcome=state.value), number)


def _note_receiver(parcel: Parcel, now: datetime) -> None:
    """Let the settings of a member show how their channel works."""
    receiver = parcel.receiver
    if receiver.channel == Channel.MAIL:
        if parcel.outcome == "sent":
            store_mailed(models.Account.objects.get(guest=receiver.member), now.timestamp())
    elif receiver.channel == Channel.WEBHOOK:
        note_webhook(models.Webhook.objects.filter(account__guest=receiver.member), parcel, now)
    else:
        row = models.Subscription.objects.filter(pk=receiver.subscription or 0)
        if parcel.outcome == "sent":
            row.update(worked=now, error="")
        else:
            row.update(error=parcel.error)


def note_webhook(row: "QuerySet[models.Webhook]", parcel: Parcel, now: datetime) -> None:
    """Count the failures of a webhook in a row."""
    if parcel.outcome == "sent":
        row.update(failures=0, error="", worked=now)
    else:
        for webhook in row:
            webhook.failures += 1
            webhook.error = parcel.error
            webhook.save(update_fields=["failures", "error"])
