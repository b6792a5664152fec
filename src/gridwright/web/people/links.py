"""Secret links: whoever has one may do what it is for, a few times and for a while.

The database has the hash of each secret, so a link can be shown only once: when it is issued.
"""

from datetime import datetime, timedelta

from django.db.models import F, QuerySet
from django.utils import timezone

from gridwright.web import models
from gridwright.web.people.devices import hashed


def issue(
    kind: models.LinkKind,
    guest: models.Guest | None,
    lasts: timedelta,
    uses: int = 1,
    subject: str = "",
) -> str:
    """Return the secret of a new link, which is nowhere else."""
    secret = models.new_secret()
    models.Link.objects.create(
        kind=kind,
        guest=guest,
        subject=subject,
        hashed=hashed(secret),
        uses_left=uses,
        ends=timezone.now() + lasts,
    )
    return secret


def valid(kind: models.LinkKind, guest: models.Guest | None = None) -> "QuerySet[models.Link]":
    """Return the links of a kind that still work, of one *guest* or all, the oldest first."""
    rows = models.Link.objects.filter(kind=kind, uses_left__gt=0, ends__gt=timezone.now())
    return (rows if guest is None else rows.filter(guest=guest)).order_by("pk")


def peek(kind: models.LinkKind, secret: str) -> models.Link | None:
    """Return the link that has a *secret*, without using it; None if it does not work."""
    return valid(kind).select_related("guest__account").filter(hashed=hashed(secret)).first()


def use(kind: models.LinkKind, secret: str) -> models.Link | None:
    """Use a link once and return it; None if it does not work, or somebody else was quicker.

    In a transaction that is rolled back, the link has not been used.
    """
    if not valid(kind).filter(hashed=hashed(secret)).update(uses_left=F("uses_left") - 1):
        return None
    rows = models.Link.objects.select_related("guest__account")
    return rows.filter(kind=kind, hashed=hashed(secret)).first()


def revoke(kind: models.LinkKind, guest: models.Guest, number: int | None = None) -> int:
    """Let a link of *guest* do nothing from now on, or all of a kind; return how many did."""
    rows = valid(kind, guest)
    if number is not None:
        rows = rows.filter(pk=number)
    return rows.order_by().delete()[0]


def clean(now: datetime) -> int:
    """Delete the links that no longer work; return how many."""
    ended = models.Link.objects.filter(ends__lte=now) | models.Link.objects.filter(uses_left=0)
    return ended.delete()[0]
