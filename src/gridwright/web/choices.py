"""The table that a visitor chose last, in a cookie: so that one click starts the next."""

from dataclasses import dataclass
from typing import Final

from django.http import HttpRequest, HttpResponse

from gridwright.bots import roster
from gridwright.content.load import load
from gridwright.games.registry import SEATS, TITLES
from gridwright.web.play import lobby

COOKIE: Final = "choice"
_YEAR: Final = 365 * 24 * 60 * 60
_PARTS: Final = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of choices: title, map, players, bots."""

    title: str = TITLES[0].name
    board: str = ""
    players: int = lobby.USUAL_SEATS
    level: str = lobby.USUAL_LEVEL


def read(request: HttpRequest) -> Choice:
    """Return what the visitor chose last; what cannot be is as usual."""
    parts = str(request.COOKIES.get(COOKIE, "")).split(":")
    if len(parts) != _PARTS:
        return Choice()
    title, board, players, level = parts
    known = {each.name: each for each in TITLES}
    if title not in known or level not in roster.names():
        return Choice()
    boards = known[title].maps(load())
    seats = {str(number): number for number in SEATS}
    return Choice(
        title, board if board in boards else "", seats.get(players, lobby.USUAL_SEATS), level
    )


def write(request: HttpRequest, response: HttpResponse, wish: lobby.Wish) -> None:
    """Let the browser of a visitor remember *wish*."""
    level = next((who for who in wish.seats if who in roster.names()), lobby.USUAL_LEVEL)
    said = f"{wish.title}:{wish.board}:{len(wish.seats)}:{level}"
    response.set_cookie(
        COOKIE, said, max_age=_YEAR, httponly=True, samesite="Lax", secure=request.is_secure()
    )
