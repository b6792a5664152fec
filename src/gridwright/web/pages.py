"""What each page shows, as the templates get it."""

from dataclasses import dataclass

from gridwright.bots import roster
from gridwright.content.load import load
from gridwright.draw.tokens import DARK, LIGHT, properties
from gridwright.games.registry import SEATS, TITLES, title_named
from gridwright.tables.table import letter
from gridwright.web import lobby, models, showing, streams
from gridwright.web.looks import Look, look
from gridwright.web.moves import Answer, Outcome
from gridwright.web.pictures import picture

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


def colours() -> str:
    """Return the colours of pages and pictures as a style sheet, light and dark."""
    light, dark = properties(LIGHT), properties(DARK)
    return (
        f":root {{ color-scheme: light dark; {light} }}\n"
        "@media (prefers-color-scheme: dark) {\n"
        f'  :root:not([data-theme="light"]) {{ {dark} }}\n'
        "}\n"
        f'[data-theme="dark"] {{ {dark} }}\n'
    )


def home(guest: models.Guest | None) -> Context:
    """Return the titles and the tables of *guest*."""
    usual = [lobby.usual(title.name) for title in TITLES]
    return {"titles": usual, "guest": guest, "mine": _mine(guest), "level": lobby.USUAL_LEVEL}


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


def table(look: Look, host: str, answer: Answer | None, line: str) -> Context:
    """Return all that the page of a table shows to the seat of *look*."""
    offers = look.offers()
    possible, impossible = showing.choices(look, offers)
    refused = answer.reason if answer is not None else None
    return {
        "look": look,
        "title": look.game.title,
        "phase": look.game.phase_of(look.view),
        "round": look.game.round_of(look.view),
        "picture": picture(look, offers),
        "turn_of": look.names[look.to_act] if look.to_act >= 0 else "",
        "players": showing.players(look),
        "possible": possible,
        "impossible": impossible,
        "log": showing.log(look),
        "stream": streams.address(look.id, look.change),
        "host": host,
        "line": line,
        "refusal": showing.reason(refused, look) if refused is not None else None,
        "has_moved_on": answer is not None and answer.outcome is Outcome.MOVED_ON,
    }
