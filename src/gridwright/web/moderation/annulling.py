"""Annulling rated results: they stay, with all figures, but count for nobody.

Whoever played is told so with the reason. Moderators annul nothing at which they sat.
"""

from dataclasses import dataclass
from typing import Final

from django.db import transaction

from gridwright import words
from gridwright.core.errors import GridwrightError, Values
from gridwright.web import models
from gridwright.web.models import ActKind, NoticeKind
from gridwright.web.moderation import acts, pages
from gridwright.web.moderation.acts import Deed
from gridwright.web.moderation.done import done_act
from gridwright.web.notes import notices
from gridwright.web.notes.notices import News
from gridwright.web.pages.common import Context
from gridwright.web.results import ratings
from gridwright.web.results.writing import shown_name

_LISTED: Final = 20


@dataclass(frozen=True, slots=True)
class Rated:
    """A rated result in a list."""

    id: str
    title: str
    board: str
    names: str  # of those who sat there, the first place first
    day: str
    is_annulled: bool


def annul(by: models.Account | None, identifier: str, reason: str) -> models.Act:
    """Let a result count for nobody, or raise `GridwrightError` and change nothing."""
    reason = acts.checked_reason(Deed(ActKind.ANNUL, reason))
    with transaction.atomic():
        ratings.lock()  # before any account, as whoever rates games does
        if by is not None:
            by = acts.locked(by.pk)
        result = models.Result.objects.select_for_update().filter(pk=identifier).first()
        if result is None:
            raise GridwrightError("web.results.annul.missing")
        if why_not := refusal(by, result):
            raise GridwrightError(why_not)
        row = models.Act.objects.create(by=by, kind=ActKind.ANNUL, reason=reason)
        result.annulled = row
        result.save(update_fields=["annulled"])
        ratings.take_out(result)
        _tell(row, result)
    return row


def refusal(by: models.Account | None, result: models.Result) -> str:
    """Return why *by* may not annul *result*; "" if they may, as the terminal of the server may."""
    is_own = by is not None and result.placings.filter(guest=by.guest_id).exists()
    reasons = {
        "web.house.only_moderators": by is not None
        and (not by.is_moderator or by.closed is not None),
        "web.results.annul.own": is_own,
        "web.results.annul.not_rated": not result.is_rated,
        "web.results.annul.done": result.annulled_id is not None,
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def _tell(row: models.Act, result: models.Result) -> None:
    table = models.Table.objects.filter(pk=result.pk).first()
    values: Values = {"reason": row.reason, "title": result.title}
    people = models.Guest.objects.filter(results__result=result).exclude(name="").distinct()
    notices.tell_all(
        [
            News(guest, NoticeKind.CLUB, f"act {row.pk}", "web.house.told.annul", values, table)
            for guest in people
        ]
    )


# Pages


def page(
    member: models.Account,
    result: models.Result,
    error: GridwrightError | None = None,
    reason: str = "",
) -> Context:
    """Return the page on which a result is annulled."""
    why_not = refusal(member, result)
    return {
        **pages.house("house_tables", member),
        "rated": _listed(result),
        "why_not": words.text(why_not) if why_not else "",
        "wrong": "" if error is None else words.say(error.message),
        "reason": reason,
        "act": None if result.annulled is None else done_act(result.annulled),
    }


def latest() -> list[Rated]:
    """Return the rated results that ended last."""
    rows = models.Result.objects.filter(is_rated=True).defer("record").order_by("-ended", "-pk")
    return [_listed(row) for row in rows.prefetch_related("placings")[:_LISTED]]


def _listed(row: models.Result) -> Rated:
    placings = sorted(row.placings.all(), key=lambda each: (each.place, each.seat))
    names = ", ".join([shown_name(each) for each in placings])
    is_annulled = row.annulled_id is not None
    return Rated(row.pk, row.title, row.board, names, words.day(row.ended), is_annulled)
