"""Who may sit down at a table, as its host has said: asked wherever somebody is about to.

What a host asks of strangers is not asked of those for whom a seat is kept, and what ratings and
finished games they have not of those who were sent the link. A rated table asks all the same.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from typing import Final

from gridwright import words
from gridwright.core.errors import Message, SetupError
from gridwright.web import models
from gridwright.web.chat import relations
from gridwright.web.people.accounts import account_of
from gridwright.web.results.points import Points
from gridwright.web.results.reliability import finished_share
from gridwright.web.seeks import conditions

MOST_RATING: Final = 4000
MOST_SHARE: Final = 100  # games in a hundred


@dataclass(frozen=True, slots=True)
class Admission:
    """What a host asks of who sits down; nothing by default."""

    members_only: bool = False
    least_rating: int | None = None
    most_rating: int | None = None
    least_finished: int = 0
    allows_programs: bool = True

    @property
    def has_range(self) -> bool:
        return self.least_rating is not None or self.most_rating is not None


FREE: Final = Admission()


def admission_of(row: models.Table) -> Admission:
    return Admission(**{field.name: getattr(row, field.name) for field in fields(Admission)})


def store(row: models.Table, admission: Admission) -> None:
    """Write *admission* into *row*, which is not saved."""
    for name, value in asdict(admission).items():
        setattr(row, name, value)


def check(admission: Admission) -> None:
    """Raise `SetupError` for numbers that make no sense; its key is the field."""
    for key, value in (("least", admission.least_rating), ("most", admission.most_rating)):
        if value is not None and not 0 <= value <= MOST_RATING:
            raise SetupError("web.seeks.rating_between", {"most": MOST_RATING}, key=key)
    least, most = admission.least_rating, admission.most_rating
    if least is not None and most is not None and least > most:
        raise SetupError("web.seeks.rating_order", key="least")
    if not 0 <= admission.least_finished <= MOST_SHARE:
        raise SetupError("web.seeks.finished_between", key="finished")


class Applicant:
    """Somebody who may want to sit down, with what hosts ask about them; all is read once."""

    def __init__(
        self,
        guest: models.Guest | None,
        ratings: Mapping[tuple[int, str], Points] | None = None,
    ) -> None:
        """*ratings* are theirs among others, if those were read already."""
        self.guest = guest
        self.member = account_of(guest)
        self._known_ratings = ratings

    @cached_property
    def ratings(self) -> Mapping[tuple[int, str], Points]:
        """What is known of ratings: theirs, and perhaps those of others."""
        if self._known_ratings is not None:
            return self._known_ratings
        return {} if self.member is None else conditions.ratings_of([self.member.pk])

    def rating_in(self, pool: str) -> int | None:
        """Return the points in a *pool*; None for who is no member."""
        if self.member is None:
            return None
        return conditions.value_in(self.ratings, self.member.pk, pool)

    @cached_property
    def finished(self) -> int | None:
        """How many of a hundred games they have ended; None where that cannot be said."""
        return None if self.guest is None else finished_share(self.guest)

    @cached_property
    def unwanted_by(self) -> frozenset[int]:
        """The keys of guests who do not want them at their tables."""
        return frozenset() if self.guest is None else relations.blockers_of(self.guest)


def refusal(
    row: models.Table,
    seats: Sequence[models.Seat],
    applicant: Applicant,
    *,
    is_asked: bool = False,
) -> Message | None:
    """Return why *applicant* may not take a seat that is free; None where they may.

    Who *is_asked* has the link or the code, or has been at the table already.
    """
    guest, member = applicant.guest, applicant.member
    is_kept = guest is not None and any([seat.kept_for_id == guest.pk for seat in seats])
    if row.is_rated:
        people = [seat.guest for seat in seats if seat.guest is not None]
        reason = (
            Message("web.seeks.rated_members")
            if guest is None
            else conditions.company(guest, people)
        )
        if reason is not None:
            return reason
    if is_kept or (guest is not None and row.host_id == guest.pk):
        return None
    if member is None and row.members_only:
        return Message("web.seeks.members_alone")
    if member is not None and member.is_bot and not row.allows_programs:
        return Message("web.seeks.no_programs")
    return None if is_asked else _refusal_of_stranger(row, applicant)


def _refusal_of_stranger(row: models.Table, applicant: Applicant) -> Message | None:
    least, most = row.least_rating, row.most_rating
    if least is not None or most is not None:
        rating = applicant.rating_in(conditions.pool_at(row))
        if rating is None:
            return Message("web.seeks.members_alone")
        if least is not None and rating < least:
            return Message("web.seeks.rating_low", {"least": least, "rating": rating})
        if most is not None and rating > most:
            return Message("web.seeks.rating_high", {"most": most, "rating": rating})
    share = applicant.finished if row.least_finished else None
    if share is None or share >= row.least_finished:
        return None  # who has played little cannot be asked for it
    return Message("web.seeks.finished_few", {"least": row.least_finished, "share": share})


def needs_account(reason: Message | None) -> bool:
    """Whether joining the club would help against *reason*."""
    return reason is not None and reason.id in (
        "web.seeks.rated_members",
        "web.seeks.members_alone",
    )


# In words


def in_words(admission: Admission, *, is_rated: bool) -> list[str]:
    """Return what everybody reads before they sit down: that it is rated, and for whom it is."""
    facts = [words.text("web.seeks.rated")] if is_rated else []
    if admission.has_range:
        facts.append(_range_in_words(admission))
    elif admission.members_only and not is_rated:
        facts.append(words.text("web.seeks.for_members"))
    if admission.least_finished:
        facts.append(words.text("web.seeks.for_finishers", least=admission.least_finished))
    if not admission.allows_programs:
        facts.append(words.text("web.seeks.without_programs"))
    return facts


def _range_in_words(admission: Admission) -> str:
    least, most = admission.least_rating, admission.most_rating
    if least is None:
        return words.text("web.seeks.for_ratings.to", most=most or 0)
    if most is None:
        return words.text("web.seeks.for_ratings.from", least=least)
    return words.text("web.seeks.for_ratings", least=least, most=most)
