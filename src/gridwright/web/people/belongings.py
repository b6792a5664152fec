"""What a guest has in a browser: counted, taken along by a member, or forgotten.

Nothing is ever merged without the question whether it should be.
"""

from dataclasses import dataclass
from typing import Final

from django.db import transaction
from django.db.models import Model, Q, QuerySet

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.models import TableKind, TableState
from gridwright.web.play import people

_UNFINISHED: Final = (TableState.WAITING, TableState.RUNNING)

MOVED: Final[tuple[tuple[type[Model], str], ...]] = (  # rows, and how they name a guest
    (models.SavedRecord, "guest"),
    (models.Analysis, "guest"),
    (models.ComparedMoves, "guest"),
    (models.ChatLine, "by"),
    (models.Report, "by"),
    (models.Report, "about"),
    (models.Act, "about"),
    (models.Placing, "guest"),
)
MOVED_ONCE: Final[tuple[tuple[type[Model], str, str], ...]] = (  # and what a guest has one row for
    (models.Puzzle, "guest", "turn"),
    (models.Attempt, "guest", "puzzle"),
    (models.Progress, "guest", "lesson"),
    (models.Memo, "guest", "table"),
    (models.Notice, "guest", "cause"),
    (models.Relation, "by", "about"),
    (models.Relation, "about", "by"),
)


@dataclass(frozen=True, slots=True)
class Belongings:
    """How much a guest has."""

    tables: int  # that are not over
    games: int  # that are
    records: int
    learns: bool  # something of lessons and puzzles

    @property
    def is_nothing(self) -> bool:
        return not (self.tables or self.games or self.records or self.learns)


def belongings_of(guest: models.Guest) -> Belongings:
    """Return what *guest* would lose who forgot who they are."""
    tables = _tables_of(guest).filter(kind=TableKind.GAME)
    unfinished = tables.filter(state__in=_UNFINISHED).count()
    others = _tables_of(guest).exclude(kind=TableKind.GAME)
    learns = (others, guest.puzzles, guest.attempts, guest.progress)
    return Belongings(
        unfinished,
        tables.count() - unfinished,
        guest.saved_records.count(),
        any([rows.exists() for rows in learns]),
    )


def _tables_of(guest: models.Guest) -> "QuerySet[models.Table]":
    theirs = Q(places__guest=guest) | Q(places__kept_for=guest) | Q(host=guest)
    return models.Table.objects.filter(theirs).distinct()


def forget(guest: models.Guest) -> bool:
    """Delete a *guest* who has nothing; return whether that was so."""
    with transaction.atomic():
        row = models.Guest.objects.select_for_update(of=("self",)).get(pk=guest.pk)
        if not belongings_of(row).is_nothing:
            return False
        row.delete()
    return True


def take_along(guest: models.Guest, member: models.Account) -> None:
    """Give all that *guest* has to a *member*, and forget the guest.

    Each table changes hands by itself. If this is interrupted, the rest is still the guest's, and
    the question is there to be answered again.
    """
    person = member.guest
    _copy_calendar(guest, person)
    while True:
        for identifier in list(_tables_of(guest).values_list("pk", flat=True)):
            _change_hands(identifier, guest, person)
        with transaction.atomic():  # while which the guest sits down nowhere
            models.Guest.objects.select_for_update(of=("self",)).get(pk=guest.pk)
            if not _tables_of(guest).exists():
                _move_rows(guest, person)
                guest.delete()
                return


def _change_hands(identifier: str, guest: models.Guest, person: models.Guest) -> None:
    """Give a table to *person*; one that cannot be played any more only changes its rows."""
    try:
        people.change_hands(identifier, guest, person)
    except GridwrightError:
        seats = models.Seat.objects.filter(table=identifier)
        with transaction.atomic():
            models.Table.objects.filter(pk=identifier, host=guest).update(host=person)
            seats.filter(guest=guest).update(guest=person)
            seats.filter(kept_for=guest).update(kept_for=person)
    except models.Table.DoesNotExist:  # it was deleted meanwhile
        pass


def _copy_calendar(guest: models.Guest, person: models.Guest) -> None:
    """Let nights and absences count for *person*, if they have none of their own."""
    if not models.Night.objects.filter(guest=person).exists():
        for night in models.Night.objects.filter(guest=guest):
            night.pk, night.guest = None, person
            night.save(force_insert=True)
    if not models.Away.objects.filter(guest=person).exists():
        for away in models.Away.objects.filter(guest=guest):
            away.pk, away.guest = None, person
            away.save(force_insert=True)


def _move_rows(guest: models.Guest, person: models.Guest) -> None:
    """Move what belongs to no table; where *person* has the like, theirs stays."""
    done = guest.progress.filter(is_done=True).values("lesson")
    person.progress.filter(lesson__in=done).update(is_done=True)
    guest.relations.filter(about=person).delete()
    guest.relations_of_others.filter(by=person).delete()
    for model, name in MOVED:
        QuerySet(model).filter(**{name: guest}).update(**{name: person})
    for model, name, once in MOVED_ONCE:
        rows: QuerySet[Model] = QuerySet(model)
        own = rows.filter(**{name: person}).values(once)
        rows.filter(**{name: guest}).exclude(**{f"{once}__in": own}).update(**{name: person})
