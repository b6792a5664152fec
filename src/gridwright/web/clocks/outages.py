"""Whether a server was there: the clerk and the servers leave a beat, and gaps become outages."""

from datetime import datetime, timedelta
from typing import Final

from django.db import transaction

from gridwright.web import models

INTERVAL: Final = 10.0  # seconds between two beats
TOLERANCE: Final = timedelta(seconds=30)  # without a beat, after which nobody was there
_ERRAND: Final = "beat"


def beat(now: datetime) -> bool:
    """Write that a server is there *now*; return whether none was for a while.

    What was missed becomes an `Outage`, once, whoever comes first: all clocks stood still then.
    """
    row, is_first = models.Errand.objects.get_or_create(name=_ERRAND, defaults={"done": now})
    if is_first or now <= row.done:
        return False
    with transaction.atomic():
        mine = models.Errand.objects.filter(name=_ERRAND, done=row.done).update(done=now) == 1
        was_away = mine and now - row.done > TOLERANCE
        if was_away:
            models.Outage.objects.create(start=row.done, end=now)
            _look_again(now)
    return was_away


def _look_again(now: datetime) -> None:
    """Let clerks work out anew when the time of anybody is up."""
    models.Clock.objects.filter(flag_at__isnull=False).update(lease=now)


def notice(now: datetime) -> None:
    """Write down that no server was there until *now*, if nobody has done so.

    The first request after an outage may come before the first beat.
    """
    if models.Errand.objects.filter(name=_ERRAND, done__lt=now - TOLERANCE).exists():
        beat(now)


def latest_beat() -> datetime | None:
    """Return when a server was there last, as far as anybody knows."""
    return models.Errand.objects.filter(name=_ERRAND).values_list("done", flat=True).first()
