"""The page of a table, in parts that can be replaced alone.

A part is an element with an id. Its digest stands for its content: a page that has the same digest
has the same part, and does not need it again.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.draw.picture import SeatLabel
from gridwright.draw.theme import DUMMY, SEATS
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.pages.bar import bar
from gridwright.web.pages.common import Context, inline
from gridwright.web.pages.log import last_own, latest, log
from gridwright.web.pages.panel import panel
from gridwright.web.pages.panel.expansion_steps import current_offers
from gridwright.web.pages.panel.turn import Turn
from gridwright.web.pages.pictures import Pictures, sprites
from gridwright.web.play.moves import Answer
from gridwright.web.play.perspective import Perspective
from gridwright.web.play.proposals import is_away
from gridwright.web.serve import streams

_FOLDER: Final = "gridwright/table/parts"
_PANEL: Final = "gridwright/table/panel.html"
_TOKENS: Final = re.compile(r'name="csrfmiddlewaretoken" value="[^"]*"')  # new for each page
_DIGEST_LENGTH: Final = 12

_EVERYWHERE: Final = ("bar", "plan", "menu", "strip", "panel", "people", "players", "log")
_SHAPES: Final = {
    "portrait": ("board", "market", "fuel"),
    "landscape": ("board", "market", "fuel"),
    "planet": ("board", "labour", "market", "company"),
    "cards": ("market", "fuel", "unseen"),
}

_HIDDEN: Final = "••"  # money that nobody but its owner knows
_UNFINISHED: Final = (models.TableState.WAITING, models.TableState.RUNNING)


def table(perspective: Perspective, host: str, answer: Answer | None, line: str) -> Context:
    planned = perspective.planned
    offers = current_offers(Turn(planned)) if planned.draft_turn is not None else []
    pictures = Pictures(planned, offers, _panel_names(perspective), labels_of(perspective))
    return {
        "perspective": perspective,
        "title": perspective.game.title,
        "shape": pictures.picture.shape,
        "reconstructed": pictures.picture.note,
        "bar": bar(perspective.game, perspective.view, pictures.picture),
        "pictures": pictures.named(),
        "players": _seat_panels(perspective, pictures),
        "strip": _strip(perspective, pictures),
        "direction": _direction(perspective),
        "sections": log(perspective),
        "latest": latest(perspective),
        "since": last_own(perspective),
        "stream": streams.address(perspective.id, perspective.change),
        "sprites": sprites(),
        "host": host,
        "here": f"/t/{perspective.id}",
        **panel(perspective, answer, line),
    }


# Parts


@dataclass(frozen=True, slots=True)
class PagePart:
    """A part as it is sent."""

    id: str
    digest: str
    html: SafeString


def parts(request: HttpRequest, shape: str, context: Mapping[str, object]) -> dict[str, PagePart]:
    return {name: _part(request, name, context) for name in (*_EVERYWHERE, *_SHAPES[shape])}


def _part(request: HttpRequest, name: str, context: Mapping[str, object]) -> PagePart:
    template = _PANEL if name == "panel" else f"{_FOLDER}/{name}.html"
    html = render_to_string(template, dict(context), request).strip()
    lasting = _TOKENS.sub("", html)
    digest = sha256(lasting.encode()).hexdigest()[:_DIGEST_LENGTH]
    stamped = html.replace(f'id="{name}"', f'id="{name}" data-digest="{digest}"', 1)
    return PagePart(name, digest, mark_safe(stamped))  # noqa: S308 - templates have escaped it


def changed(all_parts: Mapping[str, PagePart], have: Mapping[str, str]) -> list[PagePart]:
    """Return the parts that a page with the digests *have* lacks."""
    return [part for part in all_parts.values() if have.get(part.id) != part.digest]


# Seats


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """A seat, or the dummy, beside the board."""

    letter: str
    picture: SafeString
    invitation: str = ""  # for the host, of an open seat


@dataclass(frozen=True, slots=True)
class StripSeat:
    """A seat in the strip of narrow screens."""

    letter: str
    name: str
    note: str  # a bot, or away
    money: str
    count: int
    counted: str  # "city", or "plant" where there is no board
    is_next: bool
    is_me: bool


def _panel_names(perspective: Perspective) -> tuple[str, ...]:
    """Return the names on the panels, where the viewer is "you"."""
    you = words.text("web.table.you_name")
    return tuple(
        [you if seat.number == perspective.seat else seat.name for seat in perspective.seats]
    )


def labels_of(perspective: Perspective) -> dict[str, SeatLabel]:
    return {letter(seat.number): _label(perspective, seat) for seat in perspective.seats}


def _label(perspective: Perspective, seat: models.Seat) -> SeatLabel:
    number = seat.number
    status = ""
    if perspective.places:
        place, score = perspective.places[number], perspective.scores[number]
        status = words.text("web.table.placed", place=place, score=score)
    elif seat.is_open:
        status = words.text("web.table.open_seat")
    elif seat.bot and number == perspective.to_act:
        status = words.text("web.table.thinking")
    name = seat.name if number == perspective.seat else ""
    return SeatLabel(name, _chip(perspective, seat), status)


def _chip(perspective: Perspective, seat: models.Seat) -> str:
    """Return the level of a bot, or that the guest has not been seen for a while."""
    if seat.level:
        level = words.text(f"web.level.{seat.level}").lower()
        return words.text("web.table.bot_chip", level=level)
    is_missed = perspective.state in _UNFINISHED and seat.guest_id != perspective.guest
    return words.text("web.table.away") if is_missed and is_away(seat) else ""


def _seat_panels(perspective: Perspective, pictures: Pictures) -> list[SeatPanel]:
    """Return the panels of all seats, except a company that is shown large elsewhere."""
    invitations = {
        letter(seat.number): seat.invitation
        for seat in perspective.seats
        if perspective.is_host and seat.is_open
    }
    return [
        SeatPanel(mark, inline(piece), invitations.get(mark, ""))
        for mark, piece in pictures.picture.panels().items()
    ]


def _strip(perspective: Perspective, pictures: Pictures) -> list[StripSeat]:
    """Return the seats in turn order, with money and cities."""
    game = perspective.game
    view = perspective.view if perspective.actual is None else perspective.actual
    names = _panel_names(perspective)
    seats: list[StripSeat] = []
    for mark in pictures.picture.order:
        if mark == DUMMY:
            continue
        number = SEATS.index(mark)
        standing = game.standing(view, number)
        has_board = bool(game.limits(view).cities)
        seats.append(
            StripSeat(
                letter=mark,
                name=names[number],
                note=_chip(perspective, perspective.seats[number]),
                money=_HIDDEN if standing.money is None else str(standing.money),
                count=standing.cities if has_board else len(standing.plants),
                counted="city" if has_board else "plant",
                is_next=number == perspective.to_act,
                is_me=number == perspective.seat,
            )
        )
    return seats


def _direction(perspective: Perspective) -> str:
    phase = perspective.game.phase_of(perspective.view)
    identifier = f"web.table.runs.{phase}"
    is_known = words.current().knows(identifier)
    return words.text(identifier, seats=perspective.game.seats) if is_known else ""
