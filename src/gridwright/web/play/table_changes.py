"""A table that still waits, changed by its host: other rules, seats and bots at the same link.

Who has joined keeps the seat, unless the host gives it away and says so twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from gridwright.bots import names as bot_names
from gridwright.core.errors import GridwrightError
from gridwright.games.registry import title_named
from gridwright.tables.table import Table, TableSpec
from gridwright.web import models
from gridwright.web.clocks.terms import terms_of
from gridwright.web.library import library
from gridwright.web.notes.causes import tell_of_kept_seats
from gridwright.web.play import lobby
from gridwright.web.play.lobby import Wish
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import rules_digest
from gridwright.web.play.writing import Change, changing
from gridwright.web.seeks.admission import admission_of, store

_DIGITS: Final = 12
STAY: Final = "stay"  # at a seat: who sits there, or for whom it is reserved


class OutOfDateError(GridwrightError):
    """The table has changed since the form was shown."""

    def __init__(self) -> None:
        super().__init__("web.change.moved_on")


class SeatsLostError(GridwrightError):
    """People would lose their seats, and the host has not been asked about it."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__("web.change.asks", {"names": tuple(names), "count": len(names)})


@dataclass(frozen=True, slots=True)
class WantedTable:
    """A waiting table as its host wants it from now on."""

    wish: Wish
    chairs: Sequence[int]  # for each seat of the wish: its number until now, or a higher one
    seen: str  # the mark of the table that the host knows
    is_sure: bool = False  # that people lose their seats


def mark_of(row: models.Table, seating: Seating) -> str:
    """Return what the form of a table is known by: what it shows, and nothing that is only said."""
    seats = [
        (seat.number, seat.guest_id, seat.bot, seat.kept_for_id, seat.name)
        for seat in seating.seats
    ]
    facts = (rules_digest(row), row.tempo, row.is_listed, row.hints, row.chat, row.state, seats)
    agreed = (row.name, row.is_rated, admission_of(row))
    return sha256(repr((facts, agreed)).encode()).hexdigest()[:_DIGITS]


def may_change(row: models.Table, guest: models.Guest | None) -> bool:
    """Whether *guest* may change a table now: a position that is played on keeps its rules."""
    is_host = guest is not None and row.host_id == guest.pk
    return is_host and row.state == models.TableState.WAITING and not row.start


def change_table(identifier: str, guest: models.Guest, wanted: WantedTable) -> None:
    """Change a table that waits, and begin if nobody is missing; or raise `GridwrightError`."""
    with changing(identifier) as change:
        if change.row.host_id != guest.pk:
            raise GridwrightError("web.not_host")
        if not may_change(change.row, guest):
            raise GridwrightError("web.change.begun")
        if mark_of(change.row, change.seating) != wanted.seen:
            raise OutOfDateError
        _check_agreed(change, wanted.wish, guest)
        lost = _losers(change.seating, guest, wanted)
        if lost and not wanted.is_sure:
            raise SeatsLostError(lost)
        own = [seat.name for seat in change.seating.seats if seat.guest_id == guest.pk]
        lobby.check_names(wanted.wish, guest, own)
        lobby.check_rated(wanted.wish, guest)
        _change_rules(change.row, wanted.wish)
        _change_seats(change, guest, wanted)
        change.row.proposals.all().delete()  # they were about another table
        change.seating = Seating.of(change.row)
        if not [seat for seat in change.seating.seats if not seat.bot]:
            lobby.check_room(guest.pk)
        change.cached.catch_up(change.row, change.seating.names)
        change.read_clock()
        change.keep()
        if lobby.KEPT in wanted.wish.seats:
            tell_of_kept_seats(change.row, change.seating.seats)


def _check_agreed(change: Change, wish: Wish, host: models.Guest) -> None:
    """Raise where the host would change what somebody who sits here has agreed to.

    What is rated is agreed when somebody sits down, with the rules that it is rated by.
    """
    row = change.row
    others = [seat for seat in change.seating.seats if seat.guest_id not in (None, host.pk)]
    if not others:
        return
    if wish.is_rated != row.is_rated:
        raise GridwrightError("web.seeks.agreed")
    if row.is_rated:
        options = {option.name: option.default for option in title_named(row.title).options}
        before = (row.title, row.board, row.seat_count, {**options, **row.options})
        after = (wish.title, wish.board, len(wish.seats), {**options, **wish.options})
        if before != after or terms_of(lobby.clock_of(row)) != wish.terms:
            raise GridwrightError("web.seeks.agreed")


def _losers(seating: Seating, host: models.Guest, wanted: WantedTable) -> list[str]:
    """Return who would lose a seat; raise where nobody sits who could stay."""
    staying = [
        chair for chair, who in zip(wanted.chairs, wanted.wish.seats, strict=True) if who == STAY
    ]
    people = [seat.number for seat in seating.seats if is_of_another(seat, host)]
    if not {*staying} <= {*people}:
        raise GridwrightError("web.error.bad")
    return [seating.seats[number].name for number in people if number not in staying]


def is_of_another(seat: models.Seat, host: models.Guest | None) -> bool:
    """Whether somebody else than *host* sits here, or has the seat reserved."""
    holders = {seat.guest_id, seat.kept_for_id} - {None, None if host is None else host.pk}
    return bool(holders)


def _change_rules(row: models.Table, wish: Wish) -> None:
    """Give *row* the rules of *wish*, or raise `SetupError` with what is wrong with them."""
    seats = [lobby.OPEN if who == STAY else who for who in wish.seats]
    lobby.check(replace(wish, seats=seats))
    spec = TableSpec(wish.title, wish.board, len(wish.seats), (), dict(wish.options), row.seed)
    table = Table(spec, library())
    row.title, row.board, row.seat_count = wish.title, wish.board, len(wish.seats)
    row.rules = title_named(wish.title).rules_version
    row.options, row.content = table.spec.options, table.content
    row.tempo, row.is_listed = wish.tempo, wish.is_listed
    row.hints, row.chat = wish.allowed_hints, wish.chat
    row.name, row.is_rated = wish.name, wish.is_rated
    store(row, wish.admission)
    lobby.set_clock(row, wish.terms)


def _change_seats(change: Change, host: models.Guest, wanted: WantedTable) -> None:
    """Seat everybody anew: seats that are no longer there close up the row."""
    before = {seat.number: seat for seat in change.seating.seats}
    for number, seat in before.items():
        if number not in wanted.chairs:
            seat.delete()
    wish = wanted.wish
    names = [*wish.names, *[""] * (len(wish.seats) - len(wish.names))]
    for number, (chair, who) in enumerate(zip(wanted.chairs, wish.seats, strict=True)):
        seat = before.get(chair) or models.Seat(table=change.row)
        seat.number = number  # never higher than before, so that no two have one number
        if who != STAY:
            _give(change, seat, lobby.seat_fields(number, who, host, names[number]))
        seat.save()


def _give(change: Change, seat: models.Seat, fields: dict[str, object]) -> None:
    """Let a bot, the host or nobody sit at *seat*; a bot keeps its name."""
    had_bot = bool(seat.bot)
    seat.guest = seat.kept_for = None
    seat.bot, seat.has_screen = "", False
    for name, value in fields.items():
        setattr(seat, name, value)
    if seat.bot and not had_bot:
        seat.name = bot_names.dealt(change.row.seed, 1, change.seating.names)[0]
        change.seating = Seating((*change.seating.seats, seat))  # the next gets another name
