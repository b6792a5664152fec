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
from gridwright.web.play.writing import Change, changing

ME: Final = "me"
OPEN: Final = "open"
USUAL_LEVEL: Final = "steady"
USUAL_SEATS: Final = 4
PACES: Final = (0, 700, 1500, 3000)  # milliseconds
USUAL_PACE: Final = 700


@dataclass(frozen=True, slots=True)
class Wish:
    """A table as somebody wants it; what is not said is as usual."""

    title: str
    board: str = ""
    seats: Sequence[str] = ()  # for each `ME`, `OPEN` or the level of a bot
    options: Mapping[str, str] = field(default_factory=dict)
    pace: int = USUAL_PACE


def usual(title: str) -> Wish:
    """Return the table of *title* that is laid without any question."""
    seats = (ME, *[USUAL_LEVEL] * (USUAL_SEATS - 1))
    return Wish(title, default_map(load(), title), seats)


def lay(wish: Wish, host: models.Guest) -> models.Table:
    """Lay a table, or raise `SetupError` with what is wrong with it."""
    _check(wish)
    title = title_named(wish.title)
    defaults = {option.name: option.default for option in title.options}
    options = {name: said for name, said in wish.options.items() if said != defaults.get(name)}
    seed = secrets.randbelow(1 << 62)
    Table(TableSpec(wish.title, wish.board, len(wish.seats), (), options, seed), load())
    with transaction.atomic():
        row = models.Table.objects.create(
            title=wish.title,
            board=wish.board,
            seat_count=len(wish.seats),
            options=options,
            rules=title.rules_version,
            seed=seed,
            host=host,
            pace=wish.pace,
        )
        for number, who in enumerate(wish.seats):
            models.Seat.objects.create(table=row, number=number, **_sitting(number, who, host))
        with changing(row.pk) as change:  # nobody else knows this table yet
            change.keep()
    return change.row


def _check(wish: Wish) -> None:
    if len([who for who in wish.seats if who == ME]) > 1:
        raise SetupError("web.two_seats", key="seats")
    if wish.pace not in PACES:
        paces = tuple([str(pace) for pace in PACES])
        raise SetupError("web.pace_choice", {"paces": paces}, key="pace")
    for who in wish.seats:
        if who not in (ME, OPEN, *roster.names()):
            raise SetupError("bot_unknown", {"bot": who, "bots": roster.names()}, key="seats")


def _sitting(number: int, who: str, host: models.Guest) -> dict[str, object]:
    if who == ME:
        return {"guest": host, "name": host.name}
    if who == OPEN:
        return {"name": words.text("web.open_name", letter=letter(number))}
    return {"bot": who, "name": bot_name(number, who)}


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
        if change.seating.seat_of(guest) >= 0:
            return
        _give(change, seat.number, guest=guest, name=guest.name)


def fill(identifier: str, guest: models.Guest | None) -> None:
    """Give every open seat to a bot; only who laid the table may."""
    with changing(identifier) as change:
        if guest is None or change.row.host_id != guest.pk:
            raise GridwrightError("web.not_host")
        for seat in change.seating.seats:
            if seat.is_open:
                name = bot_name(seat.number, USUAL_LEVEL)
                _give(change, seat.number, bot=USUAL_LEVEL, name=name)


def _give(change: Change, number: int, **sitting: object) -> None:
    """Let somebody have a seat that is open, and begin when nobody is missing."""
    seat = change.seating.seats[number]
    if not seat.is_open:
        raise GridwrightError("web.seat_taken")
    for key, value in sitting.items():
        setattr(seat, key, value)
    seat.save()
    change.keep()
