"""Home: titles to choose from, the tables of a guest, and those that anyone may join."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.utils import timezone
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.bots import roster
from gridwright.core.errors import GridwrightError
from gridwright.draw.players import draw_seats
from gridwright.draw.theme import PAGE
from gridwright.draw.titles import PICTURES
from gridwright.games.registry import SEATS, TITLES, Title, default_map, open_game
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.chat import relations
from gridwright.web.clocks.calendars import calendars_of
from gridwright.web.clocks.faces import Face, face_of
from gridwright.web.clocks.rows import NOBODY, clock_of
from gridwright.web.clocks.terms import Terms, terms_of
from gridwright.web.library import library
from gridwright.web.models import TableState
from gridwright.web.pages.analysis import costliest_turn
from gridwright.web.pages.clocks import numbers_in_words, terms_in_words
from gridwright.web.pages.common import (
    Context,
    LabelledChoice,
    PerLanguage,
    board_name,
    dotted,
    inline,
)
from gridwright.web.pages.lessons import FIRST, is_newcomer
from gridwright.web.pages.levels import (
    alike_notes,
    level_choices,
    strength_bars,
    strength_of,
    suggestion,
)
from gridwright.web.pages.puzzles import day_card
from gridwright.web.pages.spans import rough_span
from gridwright.web.pages.waiting import join_page
from gridwright.web.people.accounts import account_of
from gridwright.web.play import analyses, cleaning
from gridwright.web.play.seating import shown
from gridwright.web.preferences import QuickStart
from gridwright.web.recent import RecentValues
from gridwright.web.results.club_pages import home_card
from gridwright.web.seeks import admission
from gridwright.web.seeks.admission import FREE, Applicant, admission_of
from gridwright.words import Catalogue

_MILLISECOND: Final = timedelta(milliseconds=1)
_MINE: Final = 40  # tables of a guest that home lists, the latest
_OTHERS: Final = 4  # of those where others think, unless all are asked for
_FINISHED: Final = 4  # and of those that have ended
_OPEN: Final = 5  # tables that wait, the oldest first; the page of tables has all
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
    asked: str = ""  # the name of the other player whose turn it is
    ends: str = ""  # the day on which it is deleted, if that is near
    strengths: tuple[SafeString, ...] = ()  # of its bots, each once
    is_for_hints: bool = False  # everyone may ask for them
    name: str = ""  # of the table
    admission: str = ""  # whether it is rated, and who may sit down
    clock: str = ""  # in one sentence, if it has one and the game is not over
    time: "ShownTime | None" = None  # of the seat that is asked


@dataclass(frozen=True, slots=True)
class ShownTime:
    """How much time the seat that is asked has, or why its clock stands still."""

    words: str
    is_mine: bool
    is_low: bool = False
    standstill: str = ""


@dataclass(frozen=True, slots=True)
class LastGame:
    """The last game of a member."""

    id: str
    title: str
    board: str
    others: str  # the names of the players
    result: str
    turn: str  # of theirs that cost most, if an analysis says so
    has_analysis: bool


def home(guest: models.Guest | None, choice: QuickStart, *, shows_all: bool = False) -> Context:
    """Return the home of a visitor: that of a member says what was last, instead of what there is.

    Of the tables where others think, the most urgent are listed, unless it *shows_all*.
    """
    member = account_of(guest)
    mine = _mine(guest, has_finished=member is None)
    turns = [table for table in mine if table.is_my_turn]
    others = [table for table in mine if table.state == TableState.RUNNING and not table.is_my_turn]
    heading = words.text("web.home.waits", count=len(turns)) if turns else ""
    return {
        "place": "home",
        "heading": heading or words.text("web.home.heading"),
        "tiles": [_tile(title, choice) for title in TITLES],
        "choice": choice,
        "players": SEATS,
        "levels": level_choices(_LEVELS),
        "alike": alike_notes([title.name for title in TITLES]),
        "suggestion": suggestion(guest),
        "guest": guest,
        "member": member,
        "first_lesson": FIRST if is_newcomer(guest) else "",
        "turns": turns,
        "others": others if shows_all else others[:_OTHERS],
        "other_count": len(others),
        "mine": [table for table in mine if table.state != TableState.RUNNING],
        "open": _open(guest),
        "today": None if member is None else day_card(guest),
        "last": None if member is None else _last_game(member.guest),
        **home_card(member),
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


def _mine(guest: models.Guest | None, *, has_finished: bool) -> list[ListedTable]:
    if guest is None:
        return []
    rows = models.Table.objects.filter(places__guest=guest).distinct().order_by("-opened")
    rows = rows.filter(kind=models.TableKind.GAME)  # the page to learn leads to the others
    rows = rows.select_related("clock").prefetch_related("places")
    ended = rows.filter(state__in=(TableState.OVER, TableState.ABANDONED))
    finished = list(ended[:_FINISHED]) if has_finished else []
    unfinished = list(rows.filter(state__in=(TableState.WAITING, TableState.RUNNING))[:_MINE])
    faces = _faces([row for row in unfinished if row.is_running], timezone.now())
    unfinished.sort(key=lambda row: _urgency(faces.get(row.pk)))
    return [_listed(row, guest, faces.get(row.pk)) for row in (*unfinished, *finished)]


def _faces(rows: Sequence[models.Table], now: datetime) -> dict[str, Face]:
    """Return what the clocks of *rows* show, all read at once."""
    timed = [(row, clock, list(row.places.all())) for row in rows if (clock := clock_of(row))]
    began = [clock.began for _, clock, _ in timed if clock.began is not None]
    if not began:
        return {}
    guests = {seats[clock.seat].guest_id for _, clock, seats in timed if clock.seat != NOBODY}
    source = calendars_of(guests, min(began))
    shown = {row.pk: face_of(clock, seats, now, source) for row, clock, seats in timed}
    return {key: face for key, face in shown.items() if face is not None}


def _urgency(face: Face | None) -> tuple[int, float]:
    """Return by what tables are sorted: whose time is up first, standing clocks, then no clock."""
    if face is None:
        return 2, 0.0
    return (1, 0.0) if face.flag_at is None else (0, face.flag_at.timestamp())


def _open(guest: models.Guest | None) -> list[ListedTable]:
    rows = models.Table.objects.filter(state=TableState.WAITING, is_listed=True).order_by("created")
    if guest is not None:
        rows = rows.exclude(places__guest=guest)
    rows = rows.select_related("clock").prefetch_related("places")
    return [_listed(row, None) for row in rows[:_OPEN]]


def _listed(row: models.Table, guest: models.Guest | None, face: Face | None = None) -> ListedTable:
    seats = shown(row.places.all())
    taken = [seat for seat in seats if not seat.is_open]
    own = [seat.number for seat in seats if guest is not None and seat.guest_id == guest.pk]
    marks = ["" if seat.is_open else letter(seat.number) for seat in seats]
    label = words.text("web.home.taken", taken=len(taken), seats=len(seats))
    others = [seat.name for seat in taken if seat.number not in own[:1]]
    end = cleaning.notice(row)
    strengths = sorted({strength_of(seat.bot) for seat in seats if seat.bot})
    is_next = row.is_running and row.to_act in own and not seats[row.to_act].level
    has_others_turn = row.is_running and not is_next and row.to_act != NOBODY
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
        asked=seats[row.to_act].name if has_others_turn else "",
        ends="" if end is None else words.day(end),
        strengths=tuple([strength_bars(strength) for strength in strengths]),
        is_for_hints=row.hints == models.Hints.EVERYONE,
        name=row.name,
        admission=_admission(row),
        clock=_clock(row, terms_of(clock_of(row))),
        time=_time(face, is_mine=is_next),
    )


def _admission(row: models.Table) -> str:
    """Return whether the result counts, and what the host asks of who sits down."""
    is_listed = row.is_listed and row.state == TableState.WAITING
    asked = admission_of(row) if is_listed else FREE
    facts = admission.in_words(asked, is_rated=row.is_rated)
    return dotted(facts)


def _clock(row: models.Table, terms: Terms) -> str:
    """Return the clock of a table in words: with what follows for who might sit down."""
    if not terms.is_timed or row.state not in (TableState.WAITING, TableState.RUNNING):
        return ""
    return numbers_in_words(terms) if row.is_running else terms_in_words(terms)


def _time(face: Face | None, *, is_mine: bool) -> ShownTime | None:
    """Return the time of the seat that is asked; bots have none."""
    if face is None or face.seat == NOBODY:
        return None
    span = rough_span(abs(face.left))
    if face.standstill:
        to_go = rough_span((face.until - face.now) // _MILLISECOND) if face.until else span
        text = words.text("web.clock.row_stopped", why=face.standstill, span=to_go)
        return ShownTime(text, is_mine, standstill=face.standstill)
    text = words.text("web.clock.overdue" if face.left < 0 else "web.clock.row_left", span=span)
    return ShownTime(text, is_mine, face.is_low(face.seat))


# The last game


def _last_game(guest: models.Guest) -> LastGame | None:
    """Return how the last game of a member ended, and what an analysis says of their turns."""
    ended = models.Table.objects.filter(state=TableState.OVER, kind=models.TableKind.GAME)
    rows = ended.filter(places__guest=guest).select_related("analysis")
    row = rows.prefetch_related("places").order_by("-opened", "-pk").first()
    if row is None or not row.ranking:
        return None
    seats = list(row.places.all())
    own = [seat.number for seat in seats if seat.guest_id == guest.pk]
    seat = min(own, key=lambda number: (row.ranking[number], number))
    place = row.ranking[seat]
    others = tuple([other.name for other in seats if other.number != seat])
    return LastGame(
        id=row.pk,
        title=row.title,
        board=board_name(row.board),
        others=words.text("web.home.names", names=others),
        result=words.text("web.home.last.result", place=place, seats=len(seats)),
        turn=_costliest_turn(row, seat, has_won=place == 1),
        has_analysis=row.analysis is not None,
    )


def _costliest_turn(row: models.Table, seat: int, *, has_won: bool) -> str:
    """Return the turn of a *seat* that cost most, in a sentence; "" where no analysis says so."""
    analysis = row.analysis
    if analysis is None or analysis.state != models.AnalysisState.DONE:
        return ""
    key = (row.pk, seat, analysis.pk, words.current().language)
    return _TURNS.get(key, lambda: _turn_in_words(row, analysis, seat, has_won=has_won))


def _turn_in_words(
    row: models.Table, analysis: models.Analysis, seat: int, *, has_won: bool
) -> str:
    try:
        recording = analyses.recording_of(row)
    except GridwrightError:  # what it was played with has changed since
        return ""
    point = costliest_turn(recording, analysis, seat)
    if point is None:
        return ""
    identifier = "web.home.last.nearly" if has_won else "web.home.last.cost"
    return words.text(identifier, played=point.played, round=point.round)


_TURNS: Final[RecentValues[str]] = RecentValues(256)


# Sitting down


def join(seat: models.Seat, guest: models.Guest | None) -> Context:
    """Return the page of an invitation to *seat*."""
    is_free = seat.is_for(guest) and not relations.is_blocked(seat.table.host_id, guest)
    return _invitation(seat.table, guest, seat if is_free else None, is_asked=True)


def sit(row: models.Table, guest: models.Guest | None, *, is_invited: bool = False) -> Context:
    """Return the page of an invitation to any seat, by a code or where anyone may sit down."""
    is_welcome = not relations.is_blocked(row.host_id, guest)
    seats = [seat for seat in row.places.all() if is_welcome and seat.is_for(guest)]
    mine = [seat for seat in seats if guest is not None and seat.kept_for_id == guest.pk]
    may_sit = row.state == TableState.WAITING and (is_invited or row.is_listed or bool(mine))
    seat = [*mine, *seats][0] if may_sit and seats else None
    return _invitation(row, guest, seat, is_asked=is_invited)


def _invitation(
    row: models.Table, guest: models.Guest | None, seat: models.Seat | None, *, is_asked: bool
) -> Context:
    """Return the page of an invitation to *seat*, if its host admits people like the guest."""
    reason = None
    if seat is not None and row.state == TableState.WAITING:
        seats = list(row.places.select_related("guest__account"))
        reason = admission.refusal(row, seats, Applicant(guest), is_asked=is_asked)
    return join_page(row, guest, seat if reason is None else None, reason)
