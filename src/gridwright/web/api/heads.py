"""Tables without their positions: who sits there, what was agreed, how far they have come."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from django.db.models import Prefetch
from django.urls import reverse

from gridwright.core.events import NOBODY
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.api.shapes import ClockDict, HeadDict, MyTableDict, SeatDict, TimesDict
from gridwright.web.clocks.faces import Face
from gridwright.web.clocks.rows import clock_of
from gridwright.web.clocks.terms import Terms, preset_of, terms_of
from gridwright.web.models import TableState
from gridwright.web.people.accounts import account_of
from gridwright.web.play.seating import shown

if TYPE_CHECKING:
    from django.db.models import QuerySet

_SECOND: Final = 1000  # milliseconds


def tables() -> "QuerySet[models.Table]":
    """Return the rows of tables with all that their heads need."""
    seats = models.Seat.objects.select_related("guest__account__owner__guest", "kept_for").order_by(
        "number"
    )
    rows = models.Table.objects.select_related("host", "clock")
    return rows.prefetch_related(Prefetch("places", queryset=seats))


def head_of(row: models.Table, guest: models.Guest | None, face: Face | None = None) -> HeadDict:
    """Return the head of *row*, one of `tables`, as *guest* may know it."""
    seats, is_host = shown(row.places.all()), guest is not None and row.host_id == guest.pk
    clock = clock_of(row)
    head: HeadDict = {
        "id": row.pk,
        "url": reverse("table", args=[row.pk]),
        "name": row.name,
        "title": row.title,
        "map": row.board or None,
        "options": dict(row.options),
        "rules_version": row.rules,
        "state": row.state,
        "version": row.version,
        "change": row.change,
        "round": row.round,
        "phase": row.phase,
        "to_act": seat_letter(row.to_act) if row.is_running else None,
        "ranking": list(row.ranking) or None,
        "seats": [_seat(row, seat, guest, is_host=is_host) for seat in seats],
        "host": None if row.host is None else row.host.name or None,
        "is_host": is_host,
        "clock": None if clock is None else clock_dict(terms_of(clock)),
        "times": times_of(face) if row.is_running else None,
        "is_listed": row.is_listed,
        "is_rated": row.is_rated,
        "members_only": row.members_only,
        "least_rating": row.least_rating,
        "most_rating": row.most_rating,
        "least_finished": row.least_finished,
        "allows_programs": row.allows_programs,
        "hints": row.hints,
        "chat": row.chat,
        "tempo": row.tempo,
        "created": moment(row.created),
    }
    if is_host and row.code and row.state == TableState.WAITING:
        head["code"] = row.code
    return head


def _seat(
    row: models.Table, seat: models.Seat, guest: models.Guest | None, *, is_host: bool
) -> SeatDict:
    account = account_of(seat.guest)
    entry: SeatDict = {
        "seat": letter(seat.number),
        "name": seat.name,
        "is_open": seat.is_open,
        "is_mine": guest is not None and seat.guest_id == guest.pk,
        "member": None if account is None else account.name,
        "owner": owner_of(account),
        "bot": seat.bot or None,
        "stand_in": seat.stand_in or None,
        "kept_for": None if seat.kept_for is None else seat.kept_for.name,
        "has_left": seat.has_left,
    }
    if is_host and seat.is_open and row.state == TableState.WAITING:
        entry["invitation"] = seat.invitation
    return entry


def my_table_of(row: models.Table, guest: models.Guest, face: Face | None) -> MyTableDict:
    """Return the head of a table at which *guest* has a seat."""
    own = [seat for seat in row.places.all() if seat.guest_id == guest.pk]
    is_mine = any([seat.number == row.to_act and not seat.level for seat in own])
    return {
        **head_of(row, guest, face),
        "my_seats": [letter(seat.number) for seat in own],
        "is_my_turn": row.is_running and is_mine,
    }


def owner_of(account: models.Account | None) -> str | None:
    """Return the name of the member whose program an account is."""
    return None if account is None or account.owner is None else account.owner.name


# Times


def clock_dict(terms: Terms) -> ClockDict:
    return {
        "preset": preset_of(terms),
        "free": terms.free,
        "bank": terms.bank,
        "refill": terms.refill,
        "at_flag": terms.at_flag,
        "level": terms.level,
        "nights": terms.allows_nights,
        "away": terms.allows_away,
    }


def times_of(face: Face | None) -> TimesDict | None:
    """Return what a clock shows; None without one."""
    if face is None:
        return None
    return {
        "seat": seat_letter(face.seat),
        "time_left": time_left(face),
        "flag_at": None if face.flag_at is None else moment(face.flag_at),
        "banks": [bank / _SECOND for bank in face.banks],
        "flags": list(face.flags),
        "standstill": face.standstill.value or None,
        "until": None if face.until is None else moment(face.until),
    }


def time_left(face: Face | None) -> float | None:
    """Return the seconds that the seat to act has; None where it has no clock."""
    return None if face is None or face.seat == NOBODY else face.left / _SECOND


def moment(when: datetime) -> str:
    """Return a moment in UTC."""
    return when.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def seat_letter(seat: int) -> str | None:
    return letter(seat) if seat >= 0 else None


def letters(seats: Iterable[int]) -> list[str]:
    return [letter(seat) for seat in seats]


def places(ranking: Sequence[int]) -> list[int] | None:
    return list(ranking) or None
