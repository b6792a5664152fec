"""Home, the form of a new table, and the page of an invitation."""

from dataclasses import dataclass

from gridwright import words
from gridwright.bots import roster
from gridwright.content.load import load
from gridwright.games.registry import SEATS, TITLES, title_named
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.play import lobby
from gridwright.web.play.looks import look

Context = dict[str, object]

_MINE = 12  # tables of a guest that home lists, the latest


@dataclass(frozen=True, slots=True)
class Mine:
    """A table of a guest, as home lists it."""

    id: str
    title: str
    board: str
    state: str
    names: tuple[str, ...]
    is_my_turn: bool


def home(guest: models.Guest | None) -> Context:
    """Return the titles and the tables of *guest*."""
    usual = [lobby.usual(title.name) for title in TITLES]
    level = words.text(f"web.level.{lobby.USUAL_LEVEL}")
    return {"titles": usual, "guest": guest, "mine": _mine(guest), "level": level}


def _mine(guest: models.Guest | None) -> list[Mine]:
    if guest is None:
        return []
    rows = models.Table.objects.filter(places__guest=guest).order_by("-opened")[:_MINE]
    found: list[Mine] = []
    for row in rows:
        seen = look(row.pk, guest)
        if seen is not None:
            shown = (row.title, row.board, row.state, seen.names)
            found.append(Mine(row.pk, *shown, seen.is_my_turn))
    return found


@dataclass(frozen=True, slots=True)
class Offered:
    """An option of a table, as the form asks for it."""

    name: str
    help: str
    choices: tuple[str, ...]  # none where any text may be tried
    chosen: str
    clauses: tuple[str, ...]


def new(wish: lobby.Wish) -> Context:
    """Return what a table of the title of *wish* can be laid with."""
    title = title_named(wish.title)
    options = [
        Offered(
            option.name,
            option.help,
            option.choices,
            wish.options.get(option.name, option.default),
            option.clauses,
        )
        for option in title.options
    ]
    seats = [
        (number, letter(number - 1), wish.seats[number - 1] if number <= len(wish.seats) else "")
        for number in range(1, SEATS[-1] + 1)
    ]
    return {
        "wish": wish,
        "titles": [each.name for each in TITLES],
        "maps": title.maps(load()),
        "seats": seats,
        "levels": roster.names(),
        "paces": lobby.PACES,
        "options": options,
    }


def join(seat: models.Seat, guest: models.Guest | None) -> Context:
    """Return who is at the table that a seat is offered at."""
    names = [other.name for other in seat.table.places.all() if not other.is_open]
    return {"seat": seat, "names": names, "guest": guest, "letter": letter(seat.number)}
