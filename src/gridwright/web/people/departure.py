"""Leaving the club: what somebody was goes, and the games of others hold.

Their seats stay without a name, so that records and results of others are whole; a bot plays on
where a game is running. The row of who has played rated games stays without anything in it, so that
the ratings of the others can be made again.
"""

from contextlib import suppress
from typing import Final

from django.db import transaction
from django.db.models import Q

from gridwright.web import models
from gridwright.web.play import people
from gridwright.web.play.table_cache import OtherContentError
from gridwright.web.play.writing import changing
from gridwright.web.results import ratings
from gridwright.web.results import writing as results

_UNFINISHED: Final = (models.TableState.WAITING, models.TableState.RUNNING)
_OWN: Final = (  # what is deleted: related names of a guest
    *("devices", "links", "relations", "relations_of_others", "seeks"),
    *("notices", "memos", "chat_lines", "reports_of_others"),
    *("saved_records", "puzzles", "attempts", "progress", "nights", "aways", "proposals", "votes"),
)


def leave_tables(guest: models.Guest) -> None:
    """Give up what *guest* has at tables that are not over: bots play on for them."""
    theirs = Q(places__guest=guest) | Q(host=guest)
    tables = models.Table.objects.filter(theirs, state__in=_UNFINISHED)
    for identifier in list(tables.distinct().values_list("pk", flat=True)):
        with suppress(OtherContentError):
            people.leave_for_good(identifier, guest)


def forget(guest: models.Guest) -> None:
    """Delete all that is known of *guest*, their account and bots; their seats lose their name."""
    for bot in models.Account.objects.filter(owner__guest=guest).select_related("guest"):
        forget(bot.guest)
    leave_tables(guest)
    running = models.Table.objects.filter(places__guest=guest, state__in=_UNFINISHED)
    shown = list(running.distinct().values_list("pk", flat=True))
    with transaction.atomic():
        ratings.lock()  # before the person, as whoever annuls a game does
        guest = models.Guest.objects.select_for_update(of=("self",)).get(pk=guest.pk)
        models.Account.objects.filter(guest=guest).delete()
        for name in _OWN:
            getattr(guest, name).all().delete()
        _leave_cases(guest.pk)
        guest.reports.update(by=None)
        guest.analyses.update(guest=None)
        models.ComparedMoves.objects.filter(guest=guest).update(guest=None)
        guest.kept_seats.update(kept_for=None)
        guest.hosted.update(host=None)
        guest.seats.update(name="")
        results.take_names_out(guest)
        if guest.seats.exists() or guest.results.filter(result__is_rated=True).exists():
            guest.name, guest.secret_hash, guest.bell = "", "", 0
            guest.save()
        else:
            guest.delete()
    for identifier in shown:
        with suppress(OtherContentError), changing(identifier) as change:
            change.show()


def _leave_cases(number: int) -> None:
    """Take out what somebody has said near lines of others that were reported."""
    for report in models.Report.objects.exclude(context=[]):
        lines = [line for line in report.context if line.get("by") != number]
        if len(lines) < len(report.context):
            report.context = lines
            report.save(update_fields=["context"])
