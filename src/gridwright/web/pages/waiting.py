"""The waiting room: how friends get to a table, and who is there; the page of an invitation."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
from typing import Any, Final

import qrcode
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from qrcode.constants import ERROR_CORRECT_M

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.game import SPECTATOR
from gridwright.core.options import Option
from gridwright.draw.players import draw_seats
from gridwright.draw.svg import Piece, element, moved, path, rect
from gridwright.draw.theme import LIGHT, PAGE, Theme
from gridwright.draw.titles import PICTURES
from gridwright.games.registry import title_named
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.addresses import Reach
from gridwright.web.chat import relations
from gridwright.web.clocks.rows import clock_of
from gridwright.web.clocks.terms import Terms, terms_of
from gridwright.web.models import TableState
from gridwright.web.pages.clocks import (
    length_in_words,
    numbers_in_words,
    terms_in_words,
    what_follows,
)
from gridwright.web.pages.common import Context, board_name, inline
from gridwright.web.pages.levels import face_of, level_name, strength_of
from gridwright.web.pages.spans import span_in_words
from gridwright.web.play.perspective import Perspective
from gridwright.web.play.proposals import is_here
from gridwright.web.play.seating import WITH_OWNERS, Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from gridwright.web.programs.company import mark_of
from gridwright.web.seeks import admission
from gridwright.web.seeks.admission import admission_of

_QUIET: Final = 4  # modules around a QR code that must be empty
_QR_CODES: Final = 64
_ROUNDS: Final = {  # that games of bots last, by seats from 2 on; see docs/bots.md
    "recharged": (11, 10, 10, 9, 8),
    "classic": (12, 11, 10, 10, 9),
    "card": (8, 9, 9, 10, 10),
    "outpost": (10, 10, 9, 9, 9),
}
_USUAL_ROUNDS: Final = (10,) * 5
_MINUTES: Final = 2.3  # that a person takes for a round, about
_QUARTER: Final = 15  # minutes
_WIDE, _HIGH = 1200, 630  # what messengers show with a link
_FILLED: Final = 0.92  # of the height
_COMMAND: Final = "--host 0.0.0.0"  # behind whatever it was started with
_GAP: Final = "\N{OBJECT REPLACEMENT CHARACTER}"  # where a page puts markup into a sentence


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link to the table, under one address of this server."""

    address: str  # without ``http://``
    link: str

    @property
    def code(self) -> SafeString:
        return qr_code(self.link, words.text("web.wait.qr"))


@dataclass(frozen=True, slots=True)
class WaitingSeat:
    """A seat in the list of those who have come."""

    number: int
    letter: str
    name: str
    note: str
    is_here: bool = False  # a page of theirs is open
    is_gone: bool = False  # it was
    is_open: bool = False
    strength: int = 0  # of a bot
    face: str = ""


@dataclass(frozen=True, slots=True)
class Gathering:
    """A full table that waits for people whose pages are closed."""

    missing: str  # in one sentence
    about: tuple[str, str]  # before and after the time that is left
    left: int  # milliseconds
    span: str  # the same in words
    is_for_me: bool  # the viewer is one of them


@dataclass(frozen=True, slots=True)
class WaitingRoom:
    """What the panel shows before the game."""

    heading: str
    seats: tuple[WaitingSeat, ...]
    table: str  # in one sentence
    invitations: tuple[Invitation, ...] = ()  # for the host; one for each address
    code: str = ""
    code_sentence: tuple[str, str] = ("", "")  # before and after the code
    note: str = ""  # which address the link has
    advice: tuple[str, str] | None = None  # before and after the command that lets friends in
    start: str = ""  # the button of the host
    share: str = ""  # the message that goes with the link
    clock: str = ""  # in one sentence, if the table has one
    gathering: "Gathering | None" = None  # all seats are taken, but not all have come
    name: str = ""  # of the table
    may_change: bool = False  # the table; a position that is played on keeps its rules

    @property
    def command(self) -> str:
        return _COMMAND


def missing(perspective: Perspective) -> str:
    """Return for how many people the table waits; "" once it does not."""
    if perspective.state != TableState.WAITING:
        return ""
    if _gathering(perspective) is not None:
        return words.text("web.clock.gather_heading")
    count = len([seat for seat in perspective.seats if seat.is_open])
    return words.text("web.wait.missing", count=count)


def tab(perspective: Perspective) -> str:
    """Return how many seats are taken, for the tab of the browser; "" once the game has begun."""
    if perspective.state != TableState.WAITING:
        return ""
    taken = len([seat for seat in perspective.seats if not seat.is_open])
    return words.text("web.wait.tab", taken=taken, seats=len(perspective.seats))


def waiting_room(perspective: Perspective, reach: Reach) -> WaitingRoom | None:
    """Return the waiting room of a table that waits; None for others."""
    if perspective.state != TableState.WAITING:
        return None
    own_first = sorted(perspective.seats, key=lambda seat: seat.number != perspective.seat)
    seats = tuple([_waiting_seat(perspective, seat) for seat in own_first])
    sentence, gathering = _table_in_words(perspective), _gathering(perspective)
    clock = "" if perspective.clock is None else terms_in_words(perspective.clock.terms)
    if gathering is not None or not perspective.is_host:
        heading = missing(perspective)
        name = perspective.name
        return WaitingRoom(heading, seats, sentence, clock=clock, gathering=gathering, name=name)
    open_seats = [seat for seat in perspective.seats if seat.is_open]
    end = perspective.code or (open_seats[0].invitation if open_seats else "")
    path_to = reverse("join", args=[end])
    invitations = tuple(
        [Invitation(where.partition("://")[2], f"{where}{path_to}") for where in reach.origins]
    )
    title = words.text(f"title.{perspective.game.title}")
    return WaitingRoom(
        heading=words.text("web.wait.invite"),
        seats=seats,
        table=sentence,
        invitations=invitations,
        code=perspective.code,
        code_sentence=_around("web.wait.code", "code"),
        note=_address_note(reach),
        advice=_around("web.wait.loopback", "command") if reach.is_alone else None,
        start=words.text("web.wait.start", count=len(open_seats)),
        share=words.text("web.wait.share_text", title=title),
        may_change=perspective.may_change,
        clock=clock,
        name=perspective.name,
    )


def _gathering(perspective: Perspective) -> Gathering | None:
    """Return whom a full table waits for; None while it does not."""
    clock = perspective.clock
    if clock is None or clock.gathers_until is None:
        return None
    left = max(timedelta(0), clock.gathers_until - clock.now) // timedelta(milliseconds=1)
    names = tuple([perspective.seats[number].name for number in clock.missing])
    return Gathering(
        missing=words.text("web.clock.missing", names=names) if names else "",
        about=_around("web.clock.gather_about", "span"),
        left=left,
        span=span_in_words(left),
        is_for_me=any([number in clock.missing for number in perspective.own]),
    )


def _address_note(reach: Reach) -> str:
    if not reach.here or reach.is_alone:
        return ""
    address = reach.origins[0].partition("://")[2].partition(":")[0]
    return words.text("web.wait.local", here=reach.here, address=address)


def _around(identifier: str, value: str) -> tuple[str, str]:
    """Return a sentence in two parts: before and after a *value* that gets markup of its own."""
    before, _, after = words.text(identifier, **{value: _GAP}).partition(_GAP)
    return before, after


def _waiting_seat(perspective: Perspective, seat: models.Seat) -> WaitingSeat:
    number, mark = seat.number, letter(seat.number)
    if seat.is_open:
        is_kept = seat.kept_for_id is not None
        name = seat.name if is_kept else words.text("web.wait.open_seat")
        note = words.text("web.wait.not_here") if is_kept else ""
        return WaitingSeat(number, mark, name, note, is_open=True)
    if seat.bot:
        note = words.text("web.table.bot_chip", level=level_name(seat.bot))
        look = (strength_of(seat.bot), face_of(seat.name))
        return WaitingSeat(number, mark, seat.name, note, strength=look[0], face=look[1])
    if number == perspective.seat:
        note = words.text("web.wait.host") if perspective.is_host else ""
        return WaitingSeat(number, mark, words.text("web.table.you_name"), note)
    if seat.guest_id == perspective.guest:
        return WaitingSeat(number, mark, seat.name, words.text("web.wait.same_screen"))
    is_present = is_here(seat)
    here = words.text("web.wait.here" if is_present else "web.wait.closed")
    note = " \N{MIDDLE DOT} ".join([part for part in (mark_of(seat.guest), here) if part])
    return WaitingSeat(number, mark, seat.name, note, is_here=is_present, is_gone=not is_present)


# The table in words


def in_one_sentence(perspective: Perspective) -> str:
    """Return what is played at a table, and by which clock."""
    sentence = _table_in_words(perspective)
    clock = perspective.clock
    return sentence if clock is None else f"{sentence} {terms_in_words(clock.terms)}"


def _table_in_words(perspective: Perspective) -> str:
    title, board = perspective.game.title, perspective.board
    facts = [words.text(f"web.home.tile.{title}"), *([board_name(board)] if board else [])]
    facts += rules_in_words(title, perspective.options)
    if perspective.is_for_hints:
        facts.append(words.text("web.hint.with"))
    facts += [*admission.in_words(perspective.admission, is_rated=perspective.is_rated)]
    facts += chat_in_words(perspective.chat)
    if perspective.clock is not None:
        timed = length_in_words(perspective.clock.terms, people_at(perspective.seats))
        return words.text("web.clock.table", facts=tuple(facts), length=timed)
    return words.text("web.wait.table", facts=tuple(facts), length=length(title, perspective.seats))


def rules_in_words(title: str, options: dict[str, str], *, only_unusual: bool = False) -> list[str]:
    """Return the rules of a table as people ask for them: regions, money, and what is unusual."""
    facts = []
    for option in title_named(title).options:
        value = options.get(option.name, option.default)
        if only_unusual and value == option.default:
            continue
        if option.name == "regions":
            kind = value if value in ("random", "draft") else "listed"
            facts.append(words.text(f"web.wait.regions.{kind}"))
        elif option.name == "hidden_money":
            facts.append(words.text(f"web.wait.hidden_money.{value}"))
        elif value != option.default:
            facts.append(_changed(option, value))
    return facts


def chat_in_words(mode: str) -> list[str]:
    """Return what may be said at a table, where that is not the usual."""
    return [] if mode == models.ChatMode.FREE else [words.text(f"web.chat.with.{mode}")]


def _changed(option: Option, value: str) -> str:
    identifier = f"web.choice.{value}"
    label = words.text(identifier) if words.current().knows(identifier) else value
    return words.text(
        "web.new.changed", option=words.text(f"web.option.{option.name}"), choice=label
    )


def length(title: str, seats: Sequence[models.Seat]) -> int:
    """Return about how many minutes a game takes: bots take next to none of them."""
    rounds = _ROUNDS.get(title, _USUAL_ROUNDS)[len(seats) - 2]
    minutes = rounds * people_at(seats) * _MINUTES
    return max(1, round(minutes / _QUARTER)) * _QUARTER


def people_at(seats: Sequence[models.Seat]) -> int:
    """Return how many people play; one at least, as somebody looks on."""
    return max(1, len([seat for seat in seats if not seat.bot]))


# QR codes


@lru_cache(_QR_CODES)
def qr_code(text: str, label: str) -> SafeString:
    """Return a QR code of *text*, dark on white in both themes."""
    modules = matrix(text)
    size = len(modules) + 2 * _QUIET
    runs = [
        f"M{x + _QUIET},{y + _QUIET}h1v1h-1z"
        for y, row in enumerate(modules)
        for x, is_dark in enumerate(row)
        if is_dark
    ]
    drawing = element(
        "svg",
        rect(0, 0, size, size, fill="#fff"),
        path("".join(runs), fill="#16211e"),
        viewBox=f"0 0 {size} {size}",
        class_="qr",
        role="img",
        shape_rendering="crispEdges",
        aria_label=label,
    )
    return mark_safe(drawing)  # noqa: S308 - `draw` escapes every text


def matrix(text: str) -> list[list[bool]]:
    """Return the modules of a QR code, row by row: whether each is dark."""
    code: Any = qrcode.QRCode(error_correction=ERROR_CORRECT_M, border=0)
    code.add_data(text, optimize=0)  # in one piece
    code.make(fit=True)
    modules: list[list[bool]] = code.get_matrix()
    return modules


# Joining


@dataclass(frozen=True, slots=True)
class JoinSeat:
    """A seat on the page of an invitation."""

    house: SafeString
    name: str
    note: str
    is_mine: bool = False  # the seat that the visitor would get


def join_page(
    row: models.Table,
    guest: models.Guest | None,
    seat: models.Seat | None,
    refusal: Message | None = None,
) -> Context:
    """Return the page of an invitation; *seat* is the one that the visitor would get, if any.

    *refusal* is why somebody like them is not admitted to a seat that is free.
    """
    seats = list(row.places.select_related(*WITH_OWNERS))
    is_kept = seat is not None and seat.kept_for_id is not None
    host = next((place.name for place in seats if place.guest_id == row.host_id), "")
    invites = words.text("web.wait.invites", name=host) if row.host_id and host else ""
    terms = terms_of(clock_of(row))
    rules = rules_in_words(row.title, row.options)
    if row.hints == models.Hints.EVERYONE:
        rules.append(words.text("web.hint.with"))
    rules += admission.in_words(admission_of(row), is_rated=row.is_rated)
    rules += chat_in_words(row.chat)
    return {
        "table": row,
        "heading": invites or words.text("web.join.open_heading"),
        "board": board_name(row.board),
        "picture": inline(_outline(row, PAGE)),
        "seats": [_join_seat(row, place, seat) for place in seats],
        "rules": words.text("web.home.names", names=tuple(rules)) if rules else "",
        "length": _length(row, seats, terms),
        "clock": numbers_in_words(terms) if terms.is_timed else "",
        "at_flag": what_follows(terms),
        "guest": guest,
        "reason": "" if seat is not None else _refusal(row, guest, seats, refusal),
        "is_for_account": admission.needs_account(refusal),
        "is_kept": is_kept,
    }


def _length(row: models.Table, seats: list[models.Seat], terms: Terms) -> str:
    if terms.is_timed:
        return length_in_words(terms, people_at(seats))
    return words.text("web.wait.minutes", minutes=length(row.title, seats))


def _refusal(
    row: models.Table,
    guest: models.Guest | None,
    seats: list[models.Seat],
    refusal: Message | None,
) -> str:
    """Return why nobody can sit down: all seats are taken, or are for others."""
    if refusal is not None:
        return words.say(refusal)
    is_full = row.state != TableState.WAITING or not any([seat.is_open for seat in seats])
    if is_full:
        return words.text("web.wait.full")
    if relations.is_blocked(row.host_id, guest):
        return words.text("web.chat.no_seat")
    has_free = any([seat.is_for(guest) for seat in seats])
    return words.text("web.home.not_listed" if has_free else "web.home.seat_kept")


def _join_seat(row: models.Table, place: models.Seat, wanted: models.Seat | None) -> JoinSeat:
    mark = inline(draw_seats([letter(place.number)], PAGE, ""))
    if wanted is not None and place.number == wanted.number:
        return JoinSeat(mark, words.text("web.wait.you"), words.text("web.wait.seat_free"), True)  # noqa: FBT003
    if place.is_open:
        is_kept = place.kept_for_id is not None
        name = place.name if is_kept else words.text("web.wait.open_seat")
        return JoinSeat(mark, name, words.text("web.wait.not_here") if is_kept else "")
    if place.bot:
        return JoinSeat(mark, place.name, level_name(place.bot))
    if place.guest_id == row.host_id:
        return JoinSeat(mark, place.name, words.text("web.wait.host"))
    here = words.text("web.wait.here" if is_here(place) else "web.wait.joined")
    return JoinSeat(mark, place.name, mark_of(place.guest) or here)


def picture(row: models.Table) -> str:
    """Return the map as a picture of its own, for messages with a link to the table."""
    outline = _outline(row, LIGHT)
    scale = min(_WIDE / outline.width, _HIGH / outline.height) * _FILLED
    left, top = (_WIDE - outline.width * scale) / 2, (_HIGH - outline.height * scale) / 2
    ground = rect(0, 0, _WIDE, _HIGH, fill=LIGHT["sea"])
    return Piece(_WIDE, _HIGH, ground + moved(left, top, outline.body, scale=scale), "").svg()


def _outline(row: models.Table, theme: Theme) -> Piece:
    """Return the map with the regions in play, without numbers."""
    with TABLE_CACHE.current(row, Seating.of(row).names) as table:
        game, snapshot = table.game, table.game.snapshot(table.view(SPECTATOR))
    drawn = PICTURES.of(game)(game, snapshot, theme=theme)
    return drawn.outline()
