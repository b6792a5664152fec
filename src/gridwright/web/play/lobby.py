"""Tables before they are played: laying them, sitting down, giving open seats to bots."""

import secrets
from collections.abc import Container, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Final

from django.db import transaction

from gridwright import words
from gridwright.bots import names as bot_names
from gridwright.bots import roster
from gridwright.core.errors import GridwrightError, Message, SetupError
from gridwright.games.registry import default_map, title_named
from gridwright.tables.commitment import SALT_BYTES
from gridwright.tables.table import Table, TableSpec, letter
from gridwright.web import models
from gridwright.web.chat import relations
from gridwright.web.clocks import terms as clock_terms
from gridwright.web.clocks.terms import UNTIMED, Terms, terms_of
from gridwright.web.library import library
from gridwright.web.notes.causes import tell_of_kept_seats
from gridwright.web.people import accounts
from gridwright.web.play import tempo, watching
from gridwright.web.play.seating import Seating, open_name
from gridwright.web.play.writing import Change, changing
from gridwright.web.programs.company import check_company
from gridwright.web.seeks import admission, conditions
from gridwright.web.seeks.admission import FREE, Admission, Applicant, admission_of

ME: Final = "me"
OPEN: Final = "open"
HERE: Final = "here"  # another player at the screen of the host
KEPT: Final = "kept"  # for somebody, whose name is told
_PEOPLE: Final = (ME, OPEN, HERE, KEPT)
USUAL_LEVEL: Final = "steady"
USUAL_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Wish:
    """A table as somebody wants it; everything has a usual value."""

    title: str
    board: str = ""
    seats: Sequence[str] = ()  # for each `ME`, `HERE`, `OPEN`, `KEPT` or the level of a bot
    options: Mapping[str, str] = field(default_factory=dict)
    tempo: str = tempo.USUAL
    is_listed: bool = False  # whether anyone may sit down
    names: Sequence[str] = ()  # by seat, of `HERE` and `KEPT`; "" for the usual one
    hints: str = models.Hints.ALONE  # who may ask for them
    terms: Terms = UNTIMED  # how long people may think
    chat: str = models.ChatMode.FREE  # what may be said
    name: str = ""  # of the table
    is_rated: bool = False
    admission: Admission = FREE  # what is asked of who sits down

    @property
    def allowed_hints(self) -> str:
        """Who may ask for hints; nobody where the result counts."""
        return models.Hints.NOBODY if self.is_rated else self.hints


def usual(title: str, players: int = USUAL_SEATS, level: str = USUAL_LEVEL) -> Wish:
    seats = (ME, *[level] * (players - 1))
    return Wish(title, default_map(library(), title), seats)


def lay(wish: Wish, host: models.Guest | None) -> models.Table:
    """Lay a table, or raise `GridwrightError` with what is wrong with it."""
    check(wish)
    check_names(wish, host)
    check_rated(wish, host)
    title = title_named(wish.title)
    names = [*wish.names, *[""] * (len(wish.seats) - len(wish.names))]
    seats = [
        seat_fields(number, who, host, name)
        for number, (who, name) in enumerate(zip(wish.seats, names, strict=True))
    ]
    row = models.Table(
        title=wish.title,
        board=wish.board,
        seat_count=len(wish.seats),
        options=dict(wish.options),
        rules=title.rules_version,
        host=host,
        tempo=wish.tempo,
        is_listed=wish.is_listed,
        hints=wish.allowed_hints,
        chat=wish.chat,
        name=wish.name,
        is_rated=wish.is_rated,
    )
    admission.store(row, wish.admission)
    row = _lay(row, seats, wish.terms)
    if KEPT in wish.seats:
        tell_of_kept_seats(row, list(row.places.select_related("kept_for")))
    return row


def lay_for(wish: Wish, host: models.Guest, people: Sequence[models.Guest]) -> models.Table:
    """Lay a table at which *people* sit already, in this order; *host* is one of them."""
    title = title_named(wish.title)
    row = models.Table(
        title=wish.title,
        board=wish.board,
        seat_count=len(people),
        rules=title.rules_version,
        host=host,
        tempo=wish.tempo,
        hints=wish.allowed_hints,
        is_rated=wish.is_rated,
    )
    return _lay(row, [{"guest": each, "name": each.name} for each in people], wish.terms)


def _lay(
    row: models.Table, seats: Sequence[dict[str, object]], terms: Terms = UNTIMED
) -> models.Table:
    row.seed, row.salt = secrets.randbelow(1 << 62), secrets.token_hex(SALT_BYTES)
    spec = TableSpec(row.title, row.board, row.seat_count, (), row.options, row.seed)
    table = Table(spec, library())  # refuses what cannot be before anything is written
    row.options, row.content = table.spec.options, table.content
    return write(row, seats, terms)


def write(
    row: models.Table, seats: Sequence[dict[str, object]], terms: Terms = UNTIMED
) -> models.Table:
    """Write a new table with the fields of its seats, and begin if nobody is missing.

    Bots without a name are dealt one. Raises `GridwrightError` where too many games of bots alone
    are running for another.
    """
    seats = _named(row.seed, seats)
    if all([fields.get("bot") for fields in seats]):
        check_room(row.host_id)
    if all([fields.get("bot") or fields.get("guest") for fields in seats]):
        sitting = [fields.get("guest") for fields in seats]
        check_company([guest for guest in sitting if isinstance(guest, models.Guest)])
    if not all([fields.get("bot") or fields.get("guest") for fields in seats]):
        row.code = _free_code()
    row.watched = watching.database_now()  # who lays a table is about to see it
    with transaction.atomic():
        row.save(force_insert=True)
        set_clock(row, terms)
        for number, fields in enumerate(seats):
            models.Seat.objects.create(table=row, number=number, **fields)
        with changing(row.pk) as change:  # nobody else knows this table yet
            change.keep()
    return change.row


def set_clock(row: models.Table, terms: Terms) -> None:
    """Give *row*, whose game has not begun, a clock with these *terms*, or none."""
    models.Clock.objects.filter(table=row).delete()
    setattr(row, "clock", None)  # noqa: B010 - forgets the one that was read with the row
    if terms.is_timed:
        models.Clock.objects.create(table=row, **asdict(terms))


def clock_of(row: models.Table) -> models.Clock | None:
    """Return the row of the clock of a table, if it has one."""
    return models.Clock.objects.filter(table=row).first()


def _free_code() -> str:
    """Return a code that no waiting table has."""
    while coded(code := models.new_code()) is not None:
        pass
    return code


def _named(seed: int, seats: Sequence[dict[str, object]]) -> list[dict[str, object]]:
    """Return the fields of *seats*, with a name for every one."""
    taken = [str(fields["name"]) for fields in seats if "name" in fields]
    free = iter(bot_names.dealt(seed, len(seats), taken))
    return [fields if "name" in fields else {**fields, "name": next(free)} for fields in seats]


def check_room(host: int | None) -> None:
    """Raise `GridwrightError` where no further game of bots alone may run."""
    if reason := watching.crowding(host):
        raise GridwrightError(reason.id, reason.values)


def lay_again(row: models.Table, seating: Seating, host: models.Guest) -> models.Table:
    """Lay a table with the seats of *row*: those of other people are reserved for them.

    Nobody is waited for whom *host* has blocked.
    """
    seats: list[dict[str, object]] = []
    for seat in seating.seats:
        if seat.bot:
            seats.append({"bot": seat.bot, "name": seat.name})
        elif seat.guest_id == host.pk:
            seats.append({"guest": host, "name": seat.name})
        elif relations.is_blocked(host.pk, seat.guest):
            seats.append({"name": open_name(seat.number)})
        else:
            seats.append({"kept_for": seat.guest, "name": seat.name})
    again = models.Table(
        title=row.title,
        board=row.board,
        seat_count=row.seat_count,
        options=row.options,
        rules=title_named(row.title).rules_version,
        host=host,
        tempo=row.tempo,
        hints=row.hints,
        chat=row.chat,
        name=row.name,
        is_rated=row.is_rated,
    )
    admission.store(again, admission_of(row))
    again = _lay(again, seats, terms_of(clock_of(row)))
    tell_of_kept_seats(again, list(again.places.select_related("kept_for")))
    return again


def show(title: str) -> models.Table:
    """Return a game of four bots to watch: a parked one, else a new one unless many are running."""
    shows = models.BotTurn.objects.filter(table__host=None).select_related("table")
    parked = shows.filter(lease=None, table__title=title).first()
    if parked is not None:
        return parked.table
    if watching.crowding(None) is not None:
        latest = shows.exclude(lease=None).order_by("table__created").last()
        if latest is not None:
            return latest.table
    seats = (USUAL_LEVEL,) * USUAL_SEATS
    return lay(Wish(title, default_map(library(), title), seats, tempo=tempo.SHOWN), None)


def check(wish: Wish) -> None:
    """Raise `SetupError` for what cannot be, whatever the rules of the title."""
    if len([who for who in wish.seats if who == ME]) > 1:
        raise SetupError("web.two_seats", key="seats")
    if wish.tempo not in models.Tempo.values:
        tempos = tuple([words.text(f"web.tempo.{name}") for name in models.Tempo.values])
        raise SetupError("web.tempo.choice", {"tempos": tempos}, key="tempo")
    clock_terms.check(wish.terms)
    admission.check(wish.admission)
    for who in [*[who for who in wish.seats if who not in _PEOPLE], wish.terms.level]:
        if who not in roster.names():
            raise SetupError("bot_unknown", {"bot": who, "bots": roster.names()}, key="seats")


def check_names(wish: Wish, host: models.Guest | None, present: Container[str] = ()) -> None:
    """Raise `GridwrightError` where a seat is named like a member who is not *host*.

    Names that are *present* at the table already stay.
    """
    for name, who in zip(wish.names, wish.seats, strict=False):
        if name and name not in present and who != KEPT:
            accounts.check_name_of_guest(name, host)


def check_rated(wish: Wish, host: models.Guest | None) -> None:
    """Raise `GridwrightError` where a table that is to be rated cannot be."""
    if not wish.is_rated:
        return
    conditions.check_player(host)
    if HERE in wish.seats:
        raise SetupError("web.seeks.rated_screen", key="kind")
    bots = [who for who in wish.seats if who in roster.names()]
    people = len(wish.seats) - len(bots)
    conditions.check_laid(wish.title, wish.options, bots, people, len(wish.seats))
    for name, who in zip(wish.names, wish.seats, strict=False):
        if who == KEPT:
            conditions.check_player(person_named(host, name), name)


def person_named(host: models.Guest | None, name: str) -> models.Guest:
    """Return the friend of *host*, or else the member, with a *name*; or raise."""
    if not name:
        raise SetupError("web.seeks.kept_nobody", key="seats")
    friend = relations.friend_named(host, name)
    account = None if friend is not None else accounts.account_named(name)
    person = account.guest if account is not None and account.closed is None else friend
    if person is None:
        raise SetupError("web.seeks.kept_unknown", {"name": name}, key="seats")
    if host is not None and person.pk == host.pk:
        raise SetupError("web.seeks.kept_yourself", key="seats")
    if host is not None and relations.are_apart(host, person):
        raise SetupError("web.seeks.kept_unknown", {"name": name}, key="seats")
    return person


def seat_fields(number: int, who: str, host: models.Guest | None, name: str) -> dict[str, object]:
    """Return the fields of a seat at which *who* is to sit; a bot without its name."""
    if who == ME and host is not None:
        return {"guest": host, "name": host.name}
    if who == HERE:
        usual_name = words.text("web.home.here_name", letter=letter(number))
        return {"guest": host, "name": name or usual_name}
    if who == KEPT:
        person = person_named(host, name)
        return {"kept_for": person, "name": person.name}
    if who in (ME, OPEN):
        return {"name": open_name(number)}
    return {"bot": who}


# Sitting down


def invited(invitation: str) -> models.Seat | None:
    return models.Seat.objects.select_related("table").filter(invitation=invitation).first()


def coded(code: str) -> models.Table | None:
    """Return the table with a *code*, in whatever letters it was typed, while it waits."""
    waiting = models.Table.objects.filter(state=models.TableState.WAITING)
    return waiting.filter(code=code.upper()).first() if code else None


def sit_down(seat: models.Seat, guest: models.Guest) -> None:
    """Give an open seat to *guest*, or raise `GridwrightError`."""
    with changing(seat.table_id) as change:
        if change.seating.seat_of(guest) < 0:
            _give(change, _number_now(change, seat), guest, is_asked=True)


def _number_now(change: Change, seat: models.Seat) -> int:
    """Return the number of *seat*, which the host may have changed; raise if it is gone."""
    for each in change.seating.seats:
        if each.pk == seat.pk:
            return each.number
    raise GridwrightError("web.seat_taken")


def sit_anywhere(
    identifier: str,
    guest: models.Guest,
    *,
    is_invited: bool = False,
    number: int | None = None,
) -> None:
    """Give *guest* a seat that is reserved for them or open, or that with a *number*, or raise.

    Who is not invited may sit down only where anyone may.
    """
    with changing(identifier) as change:
        if change.seating.seat_of(guest) >= 0:
            return
        free = [seat for seat in change.seating.seats if seat.is_for(guest)]
        seats = [seat for seat in free if number in (None, seat.number)]
        reserved = [seat for seat in seats if seat.kept_for_id == guest.pk]
        if not (reserved or is_invited or change.row.is_listed):
            raise GridwrightError("web.home.not_listed")
        if not seats:
            raise GridwrightError("web.seat_taken")
        if not (reserved or is_invited or change.row.host_id == guest.pk):
            check_barred(guest, change.now)
        _give(change, [*reserved, *seats][0].number, guest, is_asked=is_invited)


def bar(guest: models.Guest | None, now: datetime) -> Message | None:
    """Return why *guest* does not sit down among strangers, if moderators have decided that."""
    account: models.Account | None = getattr(guest, "account", None)
    until = None if account is None else account.barred_until
    if until is None or until <= now:
        return None
    return Message("web.house.barred", {"day": words.day(until)})


def check_barred(guest: models.Guest, now: datetime) -> None:
    """Raise where *guest* may not sit down among strangers."""
    if (reason := bar(guest, now)) is not None:
        raise GridwrightError(reason.id, reason.values)


def _give(change: Change, number: int, guest: models.Guest, *, is_asked: bool) -> None:
    """Give *guest* a seat, and all others reserved for them; begin if nobody is missing.

    What the host asks of strangers is not asked of who *is_asked* to come.
    """
    if relations.is_blocked(change.row.host_id, guest):
        raise GridwrightError("web.chat.no_seat")
    wanted = change.seating.seats[number]
    if change.row.state != models.TableState.WAITING or not wanted.is_for(guest):
        raise GridwrightError("web.seat_taken")
    reason = admission.refusal(
        change.row, change.seating.seats, Applicant(guest), is_asked=is_asked
    )
    if reason is not None:
        raise GridwrightError(reason.id, reason.values)
    for seat in change.seating.seats:
        is_reserved = seat.kept_for_id == guest.pk
        if seat.is_open and (seat is wanted or is_reserved):
            seat.guest = guest
            seat.name = seat.name if is_reserved else guest.name
            seat.save()
    if change.seating.is_complete:
        check_company([seat.guest for seat in change.seating.seats])
    change.keep()


def fill(identifier: str, guest: models.Guest | None, number: int | None = None) -> None:
    """Give every open seat to a bot, or only the one called *number*; only the host may."""
    with changing(identifier) as change:
        if guest is None or change.row.host_id != guest.pk:
            raise GridwrightError("web.not_host")
        if change.row.state != models.TableState.WAITING:
            return
        if not change.seating.people:
            check_room(guest.pk)
        for seat in change.seating.seats:
            if seat.is_open and number in (None, seat.number):
                _give_to_bot(change, seat)
        _check_still_rated(change)
        if change.seating.is_complete:
            check_company([seat.guest for seat in change.seating.seats])
        change.keep()


def _check_still_rated(change: Change) -> None:
    """Raise where a rated table could not be rated with the seats that it has now."""
    row, seats = change.row, change.seating.seats
    if row.is_rated:
        bots = [seat.bot for seat in seats if seat.bot]
        people = len(seats) - len(bots)
        conditions.check_laid(row.title, row.options, bots, people, len(seats))


def _give_to_bot(change: Change, seat: models.Seat) -> None:
    seat.bot = USUAL_LEVEL
    seat.name = bot_names.dealt(change.row.seed, 1, change.seating.names)[0]
    seat.save()


def rename(guest: models.Guest, name: str) -> None:
    """Give *guest* another name: from now on, and at tables that still wait.

    In running games the players keep the names that log and record have.
    """
    before = guest.name
    guest.name = name
    guest.save(update_fields=["name"])
    waiting = guest.seats.filter(table__state=models.TableState.WAITING, name=before)
    for seat in waiting:
        with changing(seat.table_id) as change:
            mine = [each for each in change.seating.seats if each.pk == seat.pk]
            for each in mine:
                if change.row.state == models.TableState.WAITING and each.guest_id == guest.pk:
                    each.name = name
                    each.save()
                    change.show()
