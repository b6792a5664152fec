"""What somebody knows of a table at which they sit: in a cookie, so that a change can be told.

The host may change a table until its game begins. Whoever sat down before is told on every page of
the table until they have read it, whether or not they had it open at the time.
"""

from enum import StrEnum
from hashlib import sha256
from typing import Final

from django.http import HttpResponse
from django.urls import reverse

from gridwright.web import models
from gridwright.web.clocks.rows import clock_of
from gridwright.web.clocks.terms import terms_of
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import rules_digest
from gridwright.web.visits import Visit

_KNOWN: Final = "known"  # the cookie: a guest, and the digest of what was agreed
_DIGITS: Final = 8  # of the digest of a clock
_MONTH: Final = 30 * 24 * 60 * 60  # seconds


class News(StrEnum):
    """What the host has changed for somebody since they last looked."""

    NONE = ""
    RULES = "rules"
    SEAT = "seat"  # they have none any more


def news(visit: Visit, row: models.Table, seating: Seating) -> News:
    known = _known(visit)
    if not known:
        return News.NONE
    if not seating.seats_of(visit.guest):
        return News.SEAT
    return News.NONE if known == _digest(row) else News.RULES


def note(visit: Visit, response: HttpResponse, row: models.Table, seating: Seating) -> None:
    """Let the browser remember the rules of a waiting table when its guest sees them first."""
    if row.state == models.TableState.WAITING and not _known(visit):
        remember(visit, response, row, seating)


def remember(visit: Visit, response: HttpResponse, row: models.Table, seating: Seating) -> None:
    """Let the browser remember the present rules, if the guest has a seat at the table."""
    if visit.guest is None or not seating.seats_of(visit.guest):
        forget(response, row.pk)
        return
    response.set_cookie(
        _KNOWN,
        f"{visit.guest.pk}-{_digest(row)}",
        max_age=_MONTH,
        path=reverse("table", args=[row.pk]),
        httponly=True,
        samesite="Lax",
        secure=visit.is_secure(),
    )


def forget(response: HttpResponse, identifier: str) -> None:
    response.delete_cookie(_KNOWN, path=reverse("table", args=[identifier]), samesite="Lax")


def _digest(row: models.Table) -> str:
    """Return a digest of the rules, with how people talk and the terms of the clock, if unusual.

    Whether the table is rated cannot change for who sits there.
    """
    terms = terms_of(clock_of(row))
    rules = rules_digest(row) + ("" if row.chat == models.ChatMode.FREE else row.chat)
    if not terms.is_timed:
        return rules
    return rules + sha256(repr(terms).encode()).hexdigest()[:_DIGITS]


def _known(visit: Visit) -> str:
    """Return the digest of the rules that the guest knows; "" without one."""
    guest, _, digest = str(visit.COOKIES.get(_KNOWN, "")).partition("-")
    return digest if visit.guest is not None and guest == str(visit.guest.pk) else ""
