"""Home: titles to choose from, the tables of a guest, and those that anyone may join."""

from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.bots import roster
from gridwright.content.load import load
from gridwright.draw.thumbnail import draw_seats, draw_thumbnail
from gridwright.draw.tokens import PAGE
from gridwright.games.registry import SEATS, TITLES, Title, default_map, open_game
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.choices import Choice
from gridwright.web.models import State
from gridwright.web.pages import dates
from gridwright.web.pages.kept import Kept
from gridwright.web.pages.names import board_name
from gridwright.web.pages.svg import inline
from gridwright.web.play import cleaning
from gridwright.words import Catalogue

Context = dict[str, object]

_MINE: Final = 12  # tables of a guest that home lists, the latest
_FINISHED: Final = 4  # and of those that have ended
_OPEN: Final = 20  # tables that wait, the oldest first
_LEVELS: Final = roster.names()[1:]  # who moves at random is nobody's first choice
_PICTURED: Final = {"classic": "central_europe"}  # so that no two titles look alike


@dataclass(frozen=True, slots=True)
class Map:
    """A map to choose."""

    id: str
    name: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Tile:
    """A title to choose."""

    name: str
    facts: str
    picture: SafeString
    maps: list[Map]
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    title: str
    board: str
    state: str
    round: int
    phase: str
    others: str  # the names of the players
    seats: SafeString | str  # as houses
    is_mine: bool
    is_my_turn: bool = False
    ends: str = ""  # the day on which it is deleted, if that is near


def home(guest: models.Guest | None, choice: Choice) -> Context:
    """Return all that home shows to *guest*, with what they chose last."""
    mine = _mine(guest)
    return {
        "place": "home",
        "tiles": [_tile(title, choice) for title in TITLES],
        "choice": choice,
        "players": SEATS,
        "levels": _LEVELS,
        "guest": guest,
        "turns": [each for each in mine if each.is_my_turn],
        "mine": [each for each in mine if not each.is_my_turn],
        "open": _open(guest),
    }


# Titles


def _tile(title: Title, choice: Choice) -> Tile:
    boards = title.maps(load())
    is_chosen = title.name == choice.title
    wanted = choice.board if is_chosen else ""
    chosen = wanted or default_map(load(), title.name)
    maps = [Map(board, board_name(board), board == chosen) for board in boards]
    facts = words.text(
        f"web.home.facts.{title.name}",
        maps=tuple([each.name for each in maps]),
        fewest=SEATS[0],
        most=SEATS[-1],
    )
    return Tile(title.name, facts, _PICTURES(title.name), maps, is_chosen)


def _picture(title: str, language: Catalogue) -> SafeString:
    """Return the small picture of *title*."""
    board = _PICTURED.get(title, "")
    if (title, board) not in load().board.maps:
        board = default_map(load(), title)
    game = open_game(load(), title, board, SEATS[2], {})
    return inline(draw_thumbnail(game, PAGE, language))


_PICTURES: Final = Kept(_picture)


# Tables


def _mine(guest: models.Guest | None) -> list[Listed]:
    if guest is None:
        return []
    rows = models.Table.objects.filter(places__guest=guest).distinct().order_by("-opened")
    rows = rows.prefetch_related("places")
    finished = rows.filter(state__in=(State.OVER, State.ABANDONED))[:_FINISHED]
    unfinished = rows.filter(state__in=(State.WAITING, State.RUNNING))[:_MINE]
    return [_listed(row, guest) for row in (*unfinished, *finished)]


def _open(guest: models.Guest | None) -> list[Listed]:
    rows = models.Table.objects.filter(state=State.WAITING, is_listed=True).order_by("created")
    if guest is not None:
        rows = rows.exclude(places__guest=guest)
    return [_listed(row, None) for row in rows.prefetch_related("places")[:_OPEN]]


def _listed(row: models.Table, guest: models.Guest | None) -> Listed:
    seats = list(row.places.all())
    taken = [seat for seat in seats if not seat.is_open]
    own = [seat.number for seat in seats if guest is not None and seat.guest_id == guest.pk]
    marks = ["" if seat.is_open else letter(seat.number) for seat in seats]
    label = words.text("web.home.taken", taken=len(taken), seats=len(seats))
    others = [seat.name for seat in taken if seat.number not in own[:1]]
    end = cleaning.notice(row)
    is_next = row.is_running and row.to_act in own and not seats[row.to_act].level
    return Listed(
        id=row.pk,
        title=row.title,
        board=board_name(row.board),
        state=row.state,
        round=row.round,
        phase=row.phase,
        others=words.text("web.home.names", names=tuple(others)) if others else "",
        seats=inline(draw_seats(marks, PAGE, label)) if row.state == State.WAITING else "",
        is_mine=bool(own),
        is_my_turn=is_next,
        ends="" if end is None else dates.day(end),
    )


# Sitting down


def join(seat: models.Seat, guest: models.Guest | None) -> Context:
    """Return who is at the table that a seat is offered at."""
    is_here = guest is not None and seat.guest_id == guest.pk
    return {
        **_offered(seat.table, guest),
        "can_sit": seat.is_for(guest) or is_here,
        "letter": letter(seat.number),
        "is_kept": seat.kept_for_id is not None,
    }


def sit(row: models.Table, guest: models.Guest | None) -> Context:
    """Return who is at a table that anyone may join."""
    seats = [seat for seat in row.places.all() if seat.is_for(guest)]
    mine = [seat for seat in seats if guest is not None and seat.kept_for_id == guest.pk]
    can_sit = row.state == State.WAITING and bool(mine or (seats and row.is_listed))
    free = letter([*mine, *seats][0].number) if seats else ""
    return {**_offered(row, guest), "can_sit": can_sit, "letter": free, "is_kept": bool(mine)}


def _offered(row: models.Table, guest: models.Guest | None) -> Context:
    names = [seat.name for seat in row.places.all() if not seat.is_open]
    return {
        "table": row,
        "board": board_name(row.board),
        "names": words.text("web.home.names", names=tuple(names)) if names else "",
        "guest": guest,
    }
