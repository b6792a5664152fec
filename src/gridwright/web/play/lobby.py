"""Tables before they are played: laying them, sitting down, filling what stays open."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from django.db import transaction

from gridwright import words
from gridwright.bots import roster
from gridwright.content.load import load
from gridwright.core.errors import GridwrightError, SetupError
from gridwright.games.registry import default_map, title_named
from gridwright.tables.table import Table, TableSpec, letter
from gridwright.web import models
from gridwright.web.play.seating import Seating
from gridwright.web.play.writing import Change, changing

ME: Final = "me"
OPEN: Final = "open"
HERE: Final = "here"  # somebody at the screen of who lays the table
USUAL_LEVEL: Final = "steady"
USUAL_SEATS: Final = 4
PACES: Final = (0, 700, 1500, 3000)  # milliseconds
USUAL_PACE: Final = 700
SHOW_PACE: Final = 1500  # where people only watch
_SHOWS: Final = 8  # running games of bots alone, which everybody may watch


@dataclass(frozen=True, slots=True)
class Wish:
    """A table as somebody wants it; what is not said is as usual."""

    title: str
    board: str = ""
    seats: Sequence[str] = ()  # for each `ME`, `HERE`, `OPEN` or the level of a bot
    options: Mapping[str, str] = field(default_factory=dict)
    pace: int = USUAL_PACE
    is_listed: bool = False  # whether anyone may sit down
    names: Sequence[str] = ()  # by seat, where `HERE` is one; "" for the usual one


def usual(title: str, players: int = USUAL_SEATS, level: str = USUAL_LEVEL) -> Wish:
    """Return the table of *title* that is laid without any question."""
    seats = (ME, *[level] * (players - 1))
    return Wish(title, default_map(load(), title), seats)


def lay(wish: Wish, host: models.Guest | None) -> models.Table:
    """Lay a table, or raise `SetupError` with what is wrong with it."""
    _check(wish)
    title = title_named(wish.title)
    defaults = {option.name: option.default for option in title.options}
    options = {name: said for name, said in wish.options.items() if said != defaults.get(name)}
    names = [*wish.names, *[""] * (len(wish.seats) - len(wish.names))]
    sitting = [
        _sitting(number, who, host, name)
        for number, (who, name) in enumerate(zip(wish.seats, names, strict=True))
    ]
    row = models.Table(
        title=wish.title,
        board=wish.board,
        seat_count=len(wish.seats),
        options=options,
        rules=title.rules_version,
        host=host,
        pace=wish.pace,
        is_listed=wish.is_listed,
    )
    return _laid(row, sitting)


def _laid(row: models.Table, sitting: Sequence[dict[str, object]]) -> models.Table:
    """Write a new table with who sits there, and begin if nobody is missing."""
    row.seed = secrets.randbelow(1 << 62)
    spec = TableSpec(row.title, row.board, row.seat_count, (), row.options, row.seed)
    Table(spec, load())  # so that what cannot be is refused before anything is written
    with transaction.atomic():
        row.save(force_insert=True)
        for number, who in enumerate(sitting):
            models.Seat.objects.create(table=row, number=number, **who)
        with changing(row.pk) as change:  # nobody else knows this table yet
            change.keep()
    return change.row


def lay_again(row: models.Table, seating: Seating, host: models.Guest) -> models.Table:
    """Lay a table with the seats of *row*: those of other people are kept for them."""
    sitting: list[dict[str, object]] = []
    for seat in seating.seats:
        if seat.bot:
            sitting.append({"bot": seat.bot, "name": seat.name})
        elif seat.guest_id == host.pk:
            sitting.append({"guest": host, "name": seat.name})
        else:
            sitting.append({"kept_for": seat.guest, "name": seat.name})
    again = models.Table(
        title=row.title,
        board=row.board,
        seat_count=row.seat_count,
        options=row.options,
        rules=title_named(row.title).rules_version,
        host=host,
        pace=row.pace,
    )
    return _laid(again, sitting)


def show(title: str) -> models.Table:
    """Return a game of four bots to watch: a new one, as long as there are not many."""
    running = models.Table.objects.filter(host=None, state=models.State.RUNNING)
    if running.count() >= _SHOWS:
        found = running.order_by("created").last()
        assert found is not None
        return found
    usual_one = usual(title)
    seats = (USUAL_LEVEL,) * USUAL_SEATS
    return lay(Wish(title, usual_one.board, seats, pace=SHOW_PACE), None)


def _check(wish: Wish) -> None:
    if len([who for who in wish.seats if who == ME]) > 1:
        raise SetupError("web.two_seats", key="seats")
    if wish.pace not in PACES:
        paces = tuple([str(pace) for pace in PACES])
        raise SetupError("web.pace_choice", {"paces": paces}, key="pace")
    for who in wish.seats:
        if who not in (ME, HERE, OPEN, *roster.names()):
            raise SetupError("bot_unknown", {"bot": who, "bots": roster.names()}, key="seats")


def _sitting(number: int, who: str, host: models.Guest | None, name: str) -> dict[str, object]:
    if who == ME and host is not None:
        return {"guest": host, "name": host.name}
    if who == HERE:
        usual_name = words.text("web.home.here_name", letter=letter(number))
        return {"guest": host, "name": name or usual_name}
    if who in (ME, OPEN):
        return {"name": open_name(number)}
    return {"bot": who, "name": bot_name(number, who)}


def open_name(number: int) -> str:
    """Return what a seat is called on which nobody sits."""
    return words.text("web.open_name", letter=letter(number))


def bot_name(number: int, level: str) -> str:
    """Return what a bot is called."""
    return words.text("web.bot_name", level=words.text(f"web.level.{level}"), letter=letter(number))


# Sitting down


def invited(invitation: str) -> models.Seat | None:
    """Return the seat that an invitation is for."""
    return models.Seat.objects.select_related("table").filter(invitation=invitation).first()


def sit_down(seat: models.Seat, guest: models.Guest) -> None:
    """Let *guest* have an open seat, or raise `GridwrightError`."""
    with changing(seat.table_id) as change:
        if change.seating.seat_of(guest) < 0:
            _give(change, seat.number, guest)


def sit_anywhere(identifier: str, guest: models.Guest) -> None:
    """Let *guest* have a seat that is kept for them or open to anyone, or raise."""
    with changing(identifier) as change:
        if change.seating.seat_of(guest) >= 0:
            return
        seats = [seat for seat in change.seating.seats if seat.is_for(guest)]
        kept = [seat for seat in seats if seat.kept_for_id == guest.pk]
        if not kept and not change.row.is_listed:
            raise GridwrightError("web.home.not_listed")
        if not seats:
            raise GridwrightError("web.seat_taken")
        _give(change, [*kept, *seats][0].number, guest)


def _give(change: Change, number: int, guest: models.Guest) -> None:
    """Let *guest* have a seat, with all others that are kept for them; begin if all are there."""
    wanted = change.seating.seats[number]
    if change.row.state != models.State.WAITING or not wanted.is_for(guest):
        raise GridwrightError("web.seat_taken")
    for seat in change.seating.seats:
        is_kept = seat.kept_for_id == guest.pk
        if seat.is_open and (seat is wanted or is_kept):
            seat.guest = guest
            seat.name = seat.name if is_kept else guest.name
            seat.save()
    change.keep()


def make_open(seat: models.Seat) -> None:
    """Let *seat* be one on which nobody sits."""
    seat.guest = None
    seat.has_screen = False
    seat.name = open_name(seat.number)
    seat.save()


def fill(identifier: str, guest: models.Guest | None) -> None:
    """Give every open seat to a bot; only who laid the table may."""
    with changing(identifier) as change:
        if guest is None or change.row.host_id != guest.pk:
            raise GridwrightError("web.not_host")
        if change.row.state != models.State.WAITING:
            return
        for seat in change.seating.seats:
            if seat.is_open:
                seat.bot = USUAL_LEVEL
                seat.name = bot_name(seat.number, USUAL_LEVEL)
                seat.save()
        change.keep()


def rename(guest: models.Guest, name: str) -> None:
    """Call *guest* by another name: from now on, and at tables that still wait.

    Where a game runs, its players keep the names that log and record know them by.
    """
    before = guest.name
    guest.name = name
    guest.save(update_fields=["name"])
    waiting = guest.seats.filter(table__state=models.State.WAITING, name=before)
    for seat in waiting:
        with changing(seat.table_id) as change:
            mine = change.seating.seats[seat.number]
            if change.row.state == models.State.WAITING and mine.guest_id == guest.pk:
                mine.name = name
                mine.save()
                change.show()
