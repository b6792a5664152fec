"""What moderators and admins have done, in words."""

from dataclasses import dataclass
from typing import Final

from django.db.models import Q

from gridwright import words
from gridwright.web import models
from gridwright.web.models import ActKind
from gridwright.web.results.writing import shown_name

MOST_ACTS: Final = 100  # on a page


@dataclass(frozen=True, slots=True)
class DoneAct:
    """What was done about somebody, and why."""

    when: str
    by: str
    about: str
    person: int  # the key of who it is about; 0 for somebody who has left
    what: str
    reason: str


def name_of(guest: models.Guest | None) -> str:
    """Return what somebody is called, also once they have left."""
    return words.text("web.house.somebody") if guest is None or not guest.name else guest.name


def done_act(row: models.Act) -> DoneAct:
    what = act_name(row.kind)
    if row.until is not None:
        what = words.text("web.house.until", what=what, day=words.day(row.until))
    by = words.text("web.house.terminal") if row.by is None else row.by.name
    person = 0 if row.about is None or not row.about.name else row.about.pk
    about = name_of(row.about)
    if row.kind == ActKind.ANNUL:
        placings = [each for result in row.annulled_results.all() for each in result.placings.all()]
        about = ", ".join([shown_name(each) for each in placings])
    return DoneAct(words.day(row.created), by, about, person, what, row.reason)


def acts_about(guest: models.Guest) -> list[DoneAct]:
    """Return what was done about somebody, for themselves."""
    of_games = models.Act.objects.filter(annulled_results__placings__guest=guest)
    mine = Q(about=guest) | Q(pk__in=of_games)
    rows = models.Act.objects.filter(mine).select_related("by__guest", "about").order_by("-pk")
    rows = rows.prefetch_related("annulled_results__placings")
    return [done_act(row) for row in rows[:MOST_ACTS]]


def act_name(kind: str) -> str:
    return words.text(f"web.house.act.{kind}")
