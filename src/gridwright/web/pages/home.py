"""Home: titles to choose from, the tables of a guest, and those that anyone may join."""

from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.bots import roster
from gridwright.draw.players import draw_seats
from gridwright.draw.theme import PAGE
from gridwright.draw.titles import PICTURES
from gridwright.games.registry import SEATS, TITLES, Title, default_map, open_game
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.models import TableState
from gridwright.web.pages.common import (
    Context,
    LabelledChoice,
    PerLanguage,
    board_name,
    inline,
)
from gridwright.web.pages.levels import (
    alike_notes,
    level_choices,
    strength_bars,
    strength_of,
    suggestion,
)
from gridwright.web.pages.waiting import join_page
from gridwright.web.play import cleaning
from gridwright.web.preferences import QuickStart
from gridwright.words import Catalogue

_MINE: Final = 12  # tables of a guest that home lists, the latest
_FINISHED: Final = 4  # and of those that have ended
_OPEN: Final = 20  # tables that wait, the oldest first
_LEVELS: Final = roster.names()[1:]  # who moves at random is nobody's first choice
_PICTURED_MAPS: Final = {"classic": "central_europe"}  # so that no two titles look alike


@dataclass(frozen=True, slots=True)
class TitleTile:
    """A title to choose."""

    name: str
    facts: str
    picture: SafeString
    maps: list[LabelledChoice]
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class ListedTable:
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
    strengths: tuple[SafeString, ...] = ()  # of its bots, each once
    is_for_hints: bool = False  # everyone may ask for them


def home(guest: models.Guest | None, choice: QuickStart) -> Context:
    mine = _mine(guest)
    return {
        "place": "home",
        "tiles": [_tile(title, choice) for title in TITLES],
        "choice": choice,
        "players": SEATS,
        "levels": level_choices(_LEVELS),
        "alike": alike_notes([title.name for title in TITLES]),
        "suggestion": suggestion(guest),
        "guest": guest,
        "turns": [table for table in mine if table.is_my_turn],
        "mine": [table for table in mine if not table.is_my_turn],
        "open": _open(guest),
    }


# Titles


def _tile(title: Title, choice: QuickStart) -> TitleTile:
    boards = title.maps(library())
    is_chosen = title.name == choice.title
    wanted = choice.board if is_chosen else ""
    chosen = wanted or default_map(library(), title.name)
    maps = [LabelledChoice(board, board_name(board), board == chosen) for board in boards]
    facts = words.text(
        f"web.home.facts.{title.name}",
        maps=tuple([board.label for board in maps]),
        fewest=SEATS[0],
        most=SEATS[-1],
    )
    return TitleTile(title.name, facts, _THUMBNAILS(title.name), maps, is_chosen)


def _thumbnail(title: str, language: Catalogue) -> SafeString:
    board = _PICTURED_MAPS.get(title, "")
    if (title, board) not in library().board.maps:
        board = default_map(library(), title)
    game = open_game(library(), title, board, SEATS[2], {})
    return inline(PICTURES.named(title).thumbnail(game, PAGE, language))


_THUMBNAILS: Final = PerLanguage(_thumbnail)


# Tables


def _mine(guest: models.Guest | None) -> list[ListedTable]:
    if guest is None:
        return []
    rows = models.Table.objects.filter(places__guest=guest).distinct().order_by("-opened")
    rows = rows.prefetch_related("places")
    finished = rows.filter(state__in=(TableState.OVER, TableState.ABANDONED))[:_FINISHED]
    unfinished = rows.filter(state__in=(TableState.WAITING, TableState.RUNNING))[:_MINE]
    return [_listed(row, guest) for row in (*unfinished, *finished)]


def _open(guest: models.Guest | None) -> list[ListedTable]:
    rows = models.Table.objects.filter(state=TableState.WAITING, is_listed=True).order_by("created")
    if guest is not None:
        rows = rows.exclude(places__guest=guest)
    return [_listed(row, None) for row in rows.prefetch_related("places")[:_OPEN]]


def _listed(row: models.Table, guest: models.Guest | None) -> ListedTable:
    seats = list(row.places.all())
    taken = [seat for seat in seats if not seat.is_open]
    own = [seat.number for seat in seats if guest is not None and seat.guest_id == guest.pk]
    marks = ["" if seat.is_open else letter(seat.number) for seat in seats]
    label = words.text("web.home.taken", taken=len(taken), seats=len(seats))
    others = [seat.name for seat in taken if seat.number not in own[:1]]
    end = cleaning.notice(row)
    strengths = sorted({strength_of(seat.bot) for seat in seats if seat.bot})
    is_next = row.is_running and row.to_act in own and not seats[row.to_act].level
    return ListedTable(
        id=row.pk,
        title=row.title,
        board=board_name(row.board),
        state=row.state,
        round=row.round,
        phase=row.phase,
        others=words.text("web.home.names", names=tuple(others)) if others else "",
        seats=inline(draw_seats(marks, PAGE, label)) if row.state == TableState.WAITING else "",
        is_mine=bool(own),
        is_my_turn=is_next,
        ends="" if end is None else words.day(end),
        strengths=tuple([strength_bars(strength) for strength in strengths]),
        is_for_hints=row.hints == models.Hints.EVERYONE,
    )


# Sitting down


def join(seat: models.Seat, guest: models.Guest | None) -> Context:
    """Return the page of an invitation to *seat*."""
    return join_page(seat.table, guest, seat if seat.is_for(guest) else None)


def sit(row: models.Table, guest: models.Guest | None, *, is_invited: bool = False) -> Context:
    """Return the page of an invitation to any seat, by a code or where anyone may sit down."""
    seats = [seat for seat in row.places.all() if seat.is_for(guest)]
    mine = [seat for seat in seats if guest is not None and seat.kept_for_id == guest.pk]
    may_sit = row.state == TableState.WAITING and (is_invited or row.is_listed or bool(mine))
    return join_page(row, guest, [*mine, *seats][0] if may_sit and seats else None)
