"""Tables that nobody opens any more: announced, and then deleted; guests who stay away.

Opening a table is enough to keep it. What is deleted is gone; the record could be downloaded, and
where a member has played the result stays.
"""

from datetime import datetime, timedelta
from typing import Any, Final

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from gridwright.web import models
from gridwright.web.database import if_nobody_writes

LIFETIME: Final = timedelta(days=90)  # since somebody opened it
NOTICE: Final = timedelta(days=14)  # before the end
ABSENCE: Final = timedelta(days=365)  # of a guest, as long as the cookie lasts
NOTICES: Final = timedelta(days=30)  # that somebody was told, and how it was sent
CASES: Final = timedelta(days=365)  # since they were decided
_DAY: Final = timedelta(days=1)
_HOUR: Final = timedelta(hours=1)
_ERRAND: Final = "clean"
_BATCH: Final = 200  # tables or guests, so that no transaction is long


def ends(row: models.Table) -> datetime:
    """Return when *row* is deleted, if nobody opens it before."""
    return row.opened + LIFETIME


def notice(row: models.Table) -> datetime | None:
    """Return when *row* is deleted, if that is near; None if not."""
    end = ends(row)
    return end if end - timezone.now() <= NOTICE else None


def mark_opened(row: models.Table) -> None:
    """Remember that somebody opened *row*; once a day is enough."""
    now = timezone.now()
    if now - row.opened >= _DAY:
        with if_nobody_writes():
            models.Table.objects.filter(pk=row.pk).update(opened=now)


def is_due(now: datetime) -> bool:
    """Whether the caller is to clean: the first process that asks in an hour."""
    models.Errand.objects.get_or_create(name=_ERRAND, defaults={"done": now - _HOUR})
    due = models.Errand.objects.filter(name=_ERRAND, done__lte=now - _HOUR)
    return due.update(done=now) == 1


def clean(now: datetime) -> int:
    """Delete the tables that nobody has opened for so long; return how many."""
    old = models.Table.objects.filter(opened__lt=now - LIFETIME)
    count = 0
    for identifier in list(old.values_list("pk", flat=True)[:_BATCH]):
        with transaction.atomic():
            row = old.select_for_update().filter(pk=identifier).first()
            if row is not None:  # nobody has opened it meanwhile
                _delete_result_of_guests(row)
                row.delete()
                count += 1
    return count


def _delete_result_of_guests(row: models.Table) -> None:
    """Let the result of a game of guests go with its table; members have theirs for good."""
    result = models.Result.objects.filter(pk=row.pk, is_rated=False)
    members = models.Placing.objects.filter(result=row.pk, guest__account__isnull=False)
    if not members.exists():
        result.delete()


def clean_guests(now: datetime) -> int:
    """Delete guests who have not come for a year and have left nothing; return how many.

    Those of former members stay whose games count for others.
    """
    absent = models.Guest.objects.filter(
        seen__lt=now - ABSENCE,
        seats__isnull=True,
        kept_seats__isnull=True,
        hosted__isnull=True,
        saved_records__isnull=True,
        account__isnull=True,
    ).exclude(results__result__is_rated=True)
    with transaction.atomic():
        rows = absent.select_for_update(of=("self",))[:_BATCH]
        _, counts = models.Guest.objects.filter(pk__in=[row.pk for row in rows]).delete()
    return counts.get("web.Guest", 0)


def clean_people(now: datetime) -> int:
    """Delete what is kept of people for a time only, whether they play or not; return how many."""
    expired: tuple[QuerySet[Any], ...] = (
        models.Notice.objects.filter(created__lt=now - NOTICES),
        models.Report.objects.filter(closed__lt=now - CASES),
        models.Device.objects.filter(seen__lt=now - ABSENCE),
    )
    count = 0
    for rows in expired:
        keys = list(rows.values_list("pk", flat=True)[:_BATCH])
        count += rows.model.objects.filter(pk__in=keys).delete()[0]
    return count
