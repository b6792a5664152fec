"""Tables before they are played: what there is, laying them, sitting down, giving up."""

from dataclasses import replace
from http import HTTPStatus
from typing import Annotated, Final, Literal

from gridwright import words
from gridwright.bots import roster
from gridwright.core.errors import GridwrightError, SetupError
from gridwright.core.options import Option
from gridwright.games.registry import SEATS, TITLES, Title, default_map, title_named
from gridwright.tables.table import seat_of
from gridwright.web import forms, limits, models
from gridwright.web.api.endpoints import Call, endpoint, missing
from gridwright.web.api.heads import clock_dict, head_of, tables
from gridwright.web.api.keys import HOST, PLAY
from gridwright.web.api.public_shapes import OptionDict, TitleDict, TitlesDict
from gridwright.web.api.shapes import (
    ClockRequest,
    HeadDict,
    SeatRequest,
    TableRequest,
    TablesDict,
)
from gridwright.web.clocks import terms as clock_terms
from gridwright.web.clocks.terms import PRESETS, UNTIMED, Terms
from gridwright.web.clocks.units import HOUR
from gridwright.web.library import library
from gridwright.web.models import ProposalKind, TableState
from gridwright.web.play import lobby, people
from gridwright.web.play.table_rows import TableRows, rows_of

_MOST: Final = 100
_NUMBERS: Final = ("free", "bank", "refill")
_LISTED: Final = (TableState.WAITING, TableState.RUNNING)


@endpoint("GET", "/titles")
def titles(call: Call) -> TitlesDict:  # noqa: ARG001
    """What can be played here: titles, maps, options, levels of bots, clocks with a name."""
    return {
        "titles": [_title(title) for title in TITLES],
        "levels": list(roster.names()),
        "clocks": [clock_dict(terms) for terms in PRESETS.values() if terms.is_timed],
    }


def _title(title: Title) -> TitleDict:
    return {
        "title": title.name,
        "text": words.text(f"title.{title.name}"),
        "rules_version": title.rules_version,
        "maps": list(title.maps(library())),
        "usual_map": default_map(library(), title.name) or None,
        "seats": list(SEATS),
        "options": [_option(title, option) for option in title.options],
    }


def _option(title: Title, option: Option) -> OptionDict:
    speaker = words.current().titled(title.name)
    return {
        "name": option.name,
        "text": speaker.text(f"option.{option.name}"),
        "values": list(option.choices),
        "usual": option.default,
        "clauses": list(option.clauses),
    }


# Tables


@endpoint("GET", "/tables")
def listed_tables(
    call: Call,
    title: Annotated[str, "Only of this title."] = "",
    clock: Annotated[Literal["live", "daily", "none", ""], "Only with such a clock."] = "",
    open: Annotated[int, "With 1, only where a seat is free."] = 0,  # noqa: A002
) -> TablesDict:
    """Tables that anybody may sit down at, or look at."""
    rows = tables().filter(is_listed=True, kind=models.TableKind.GAME, state__in=_LISTED)
    if title:
        rows = rows.filter(title=title_named(title).name)
    if open:
        rows = rows.filter(state=TableState.WAITING)
    if clock == "none":
        rows = rows.filter(clock=None)
    elif clock == "live":
        rows = rows.filter(clock__free__lt=HOUR)
    elif clock == "daily":
        rows = rows.filter(clock__free__gte=HOUR)
    newest = rows.order_by("-created", "pk")[:_MOST]
    return {"tables": [head_of(row, call.guest) for row in newest]}


@endpoint("POST", "/tables", HOST, HTTPStatus.CREATED)
def lay_table(call: Call, body: TableRequest) -> HeadDict:
    """Lay a table. Whoever is to sit on an open seat gets its invitation, or the code."""
    wish = _wish(body)
    call.count(limits.LAID, "tables", call.account.pk)
    return _head(call, lobby.lay(wish, call.person).pk)


def _wish(body: TableRequest) -> lobby.Wish:
    """Return the table that is wanted, with the usual for what is missing."""
    title = title_named(body.get("title", forms.USUAL_TITLE))
    usual = lobby.usual(title.name)
    seats = tuple(body.get("seats", usual.seats))
    if lobby.HERE in seats:  # programs share no screen
        raise SetupError("bot_unknown", {"bot": lobby.HERE, "bots": roster.names()}, key="seats")
    return replace(
        usual,
        board=body.get("map", usual.board),
        seats=seats,
        options=body.get("options", {}),
        tempo=body.get("tempo", usual.tempo),
        is_listed=body.get("is_listed", False),
        hints=body.get("hints", usual.hints),
        terms=_terms(body.get("clock", {})),
        chat=body.get("chat", usual.chat),
    )


def _terms(body: ClockRequest) -> Terms:
    """Return the clock that is wanted: a preset, or three numbers."""
    has_numbers = any([name in body for name in _NUMBERS])
    preset = body.get("preset", "")
    if preset not in ("", *PRESETS) or (preset and has_numbers):
        raise SetupError("web.api.clock", {"presets": tuple(PRESETS)}, key="preset")
    if not has_numbers and not PRESETS.get(preset, UNTIMED).is_timed:
        return UNTIMED
    numbers = PRESETS[preset] if preset else UNTIMED
    wanted = replace(
        numbers,
        free=body.get("free", numbers.free),
        bank=body.get("bank", numbers.bank),
        refill=body.get("refill", numbers.refill),
        at_flag=body.get("at_flag", numbers.at_flag),
        level=body.get("level", numbers.level),
        allows_nights=body.get("nights", numbers.allows_nights),
        allows_away=body.get("away", numbers.allows_away),
    )
    clock_terms.check(wanted)
    return wanted


@endpoint("GET", "/tables/{table}")
def one_table(call: Call, table: str) -> HeadDict:
    """A table without its position: title, options, seats, clock, state."""
    return _head(call, table)


def _head(call: Call, table: str) -> HeadDict:
    rows = found(table, call.guest)
    return head_of(tables().get(pk=table), call.guest, rows.clock)


def found(table: str, guest: models.Guest | None) -> TableRows:
    """Return the rows of a table once all that is due there has been carried out."""
    rows = rows_of(table, guest)
    return missing() if rows is None else rows


# Seats


@endpoint("POST", "/tables/{table}/seats", PLAY)
def sit_down(call: Call, table: str, body: SeatRequest) -> HeadDict:
    """Sit down: where anybody may, where a seat is kept for one, or by an invitation."""
    found(table, call.guest)
    number = seat_of(body["seat"]) if "seat" in body else None
    invitation = body.get("invitation", "")
    if len(invitation) > models.CODE_LENGTH:
        seat = lobby.invited(invitation)
        if seat is None or seat.table_id != table:
            raise GridwrightError("web.error.invitation")
        lobby.sit_down(seat, call.person)
    elif invitation:
        row = lobby.coded(invitation)
        call.count(limits.CODES, "codes", call.person.pk)
        if row is None or row.pk != table:
            raise GridwrightError("web.error.code")
        lobby.sit_anywhere(table, call.person, is_invited=True, number=number)
    else:
        lobby.sit_anywhere(table, call.person, number=number)
    return _head(call, table)


@endpoint("DELETE", "/tables/{table}/seats/me", PLAY)
def give_up(call: Call, table: str) -> HeadDict:
    """Give up one's seats: leave before the game; later a bot plays on."""
    rows = found(table, call.guest)
    own = rows.seating.seats_of(call.person)
    if rows.table.is_running and rows.clock is None and own:
        people.propose(table, call.person, ProposalKind.STAND_IN, own[0])
    elif rows.table.is_running:
        people.give_up(table, call.person)
    else:
        people.leave(table, call.person)
    return _head(call, table)
