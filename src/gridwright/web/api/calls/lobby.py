"""Tables before they are played: what there is, laying them, sitting down, giving up."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Annotated, Final, Literal

from django.http import QueryDict

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
from gridwright.web.api.shapes import ClockRequest, HeadDict, SeatRequest, TableRequest, TablesDict
from gridwright.web.clocks.terms import OWN, PRESETS
from gridwright.web.clocks.units import HOUR
from gridwright.web.library import library
from gridwright.web.models import ProposalKind, TableState
from gridwright.web.play import lobby, people
from gridwright.web.play.table_rows import TableRows, rows_of

_MOST: Final = 100
_NUMBERS: Final = ("free", "bank", "refill")
_TEXTS: Final = {
    "title": "title",
    "map": "map",
    "name": "name",
    "join": "join",
    "tempo": "tempo",
    "least_rating": "least",
    "most_rating": "most",
    "least_finished": "finished",
}
"""The fields of the form that are sent as they are, by their names here."""
_NO_SEATS: Final = ("", "none", lobby.HERE)  # programs share no screen
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
    wish = forms.wish(_sent(body))
    call.count(limits.LAID, "tables", call.account.pk)
    return _head(call, lobby.lay(wish, call.person).pk)


def _sent(body: TableRequest) -> QueryDict:
    """Return the form of a new table, filled in as a program wants it.

    So whatever holds for tables of people holds for those of programs.
    """
    title = title_named(body.get("title", forms.USUAL_TITLE))
    known = [option.name for option in title.options]
    sent = QueryDict(mutable=True)
    for name, value in body.get("options", {}).items():
        if name not in known:
            raise SetupError("option_unknown", {"option": name, "options": tuple(known)}, key=name)
        sent[f"option-{name}"] = value
    wanted: Mapping[str, object] = body
    for key, field in _TEXTS.items():
        sent[field] = str(wanted.get(key, ""))
    for number, who in enumerate(body.get("seats", []), 1):
        is_kept = not isinstance(who, str)
        if number > SEATS[-1] or who in _NO_SEATS:
            raise SetupError("web.api.seats", {"most": SEATS[-1]}, key="seats")
        sent[f"seat-{number}"] = "kept" if is_kept else str(who)
        sent[f"kept-{number}"] = "" if isinstance(who, str) else who["kept_for"]
    sent["kind"] = "rated" if body.get("is_rated") else ""
    sent["programs"] = _switch(body.get("allows_programs"))
    for key in ("hints", "chat"):
        if key in wanted:
            sent[key] = str(wanted[key])
    _fill_clock(sent, body.get("clock", {}))
    return sent


def _switch(is_on: bool | None) -> str:  # noqa: FBT001 - as it was sent
    return "" if is_on is None else "on" if is_on else "off"


def _fill_clock(sent: QueryDict, wanted: ClockRequest) -> None:
    """Fill in the clock that is wanted: a preset, or three numbers."""
    has_numbers = any([name in wanted for name in _NUMBERS])
    preset = wanted.get("preset", "")
    if preset not in ("", *PRESETS) or (preset and has_numbers):
        raise SetupError("web.api.clock", {"presets": tuple(PRESETS)}, key="preset")
    sent["clock"] = OWN if has_numbers else preset
    for name in _NUMBERS:
        sent[name] = str(wanted.get(name, 0))
    sent["at-flag"], sent["flag-level"] = wanted.get("at_flag", ""), wanted.get("level", "")
    sent["nights"], sent["aways"] = _switch(wanted.get("nights")), _switch(wanted.get("away"))


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
