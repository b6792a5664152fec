"""What the people at a table are asked about, read once for a request."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.utils import timezone

from gridwright.web import models
from gridwright.web.play import cleaning

AWAY: Final = timedelta(minutes=5)  # without any request of a guest


@dataclass(frozen=True, slots=True)
class Question:
    """A proposal that is open, with the keys of who has said what."""

    id: int
    kind: str
    number: int
    by: int
    yes: frozenset[int]
    no: frozenset[int]


@dataclass(frozen=True, slots=True)
class Affairs:
    """All that concerns the people at a table and not the game."""

    questions: tuple[Question, ...] = ()
    mentions: tuple[models.Mention, ...] = ()
    rematch: models.Table | None = None
    is_listed: bool = False
    ends: datetime | None = None  # when the table would have been deleted, where that was near


NO_AFFAIRS: Final = Affairs()


def affairs(row: models.Table) -> Affairs:
    """Read what concerns the people at *row*."""
    told = tuple(row.mentions.all())
    return Affairs(_questions(row), told, row.rematch, row.is_listed, cleaning.notice(row))


def _questions(row: models.Table) -> tuple[Question, ...]:
    found: list[Question] = []
    for each in row.proposals.prefetch_related("votes"):
        votes = [(vote.guest_id, vote.is_yes) for vote in each.votes.all()]
        yes = frozenset([guest for guest, is_yes in votes if is_yes])
        no = frozenset([guest for guest, is_yes in votes if not is_yes])
        found.append(Question(each.pk, each.kind, each.number, each.by_id, yes, no))
    return tuple(found)


def is_away(seat: models.Seat) -> bool:
    """Whether the guest of *seat* has not been seen for some time."""
    return seat.guest is not None and timezone.now() - seat.guest.seen > AWAY
