"""Tables that nobody opens any more: announced, and then deleted.

A look at a table is enough to keep it. What is deleted is gone; the record could be downloaded.
"""

from datetime import datetime, timedelta
from typing import Final

from django.db import transaction
from django.utils import timezone

from gridwright.web import models

KEPT: Final = timedelta(days=90)  # since somebody looked at it
NOTICE: Final = timedelta(days=14)  # before the end
_DAY: Final = timedelta(days=1)
_HOUR: Final = timedelta(hours=1)
_CHORE: Final = "clean"
_AT_ONCE: Final = 200  # tables, so that no transaction is long


def ends(row: models.Table) -> datetime:
    """Return when *row* is deleted, if nobody looks at it before."""
    return row.opened + KEPT


def notice(row: models.Table) -> datetime | None:
    """Return when *row* is deleted, if that is near; None if not."""
    end = ends(row)
    return end if end - timezone.now() <= NOTICE else None


def opened(row: models.Table) -> None:
    """Remember that somebody looks at *row*; once a day is enough."""
    now = timezone.now()
    if now - row.opened >= _DAY:
        models.Table.objects.filter(pk=row.pk).update(opened=now)


def is_due(now: datetime) -> bool:
    """Return whether the caller shall clean: one process in an hour, whoever asks first."""
    models.Chore.objects.get_or_create(name=_CHORE, defaults={"done": now - _HOUR})
    due = models.Chore.objects.filter(name=_CHORE, done__lte=now - _HOUR)
    return due.update(done=now) == 1


def clean(now: datetime) -> int:
    """Delete the tables that nobody looked at for so long; return how many those were."""
    old = models.Table.objects.filter(opened__lt=now - KEPT)
    count = 0
    for identifier in list(old.values_list("pk", flat=True)[:_AT_ONCE]):
        with transaction.atomic():
            row = old.select_for_update().filter(pk=identifier).first()
            if row is not None:  # nobody has looked at it meanwhile
                row.delete()
                count += 1
    return count
