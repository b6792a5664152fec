"""What cookies remember: a language, light or dark, a tempo, the guard, and the last table."""

from dataclasses import dataclass
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.utils.translation.trans_real import parse_accept_lang_header

from gridwright import words
from gridwright.bots import roster
from gridwright.core.errors import GridwrightError
from gridwright.games.registry import SEATS, TITLES
from gridwright.web.library import library
from gridwright.web.models import Tempo
from gridwright.web.play import lobby
from gridwright.web.play.tempo import USUAL

LANGUAGE: Final = "language"
THEME: Final = "theme"
GUARD: Final = "guard"  # whether the panel asks before a turn is wasted
TEMPO: Final = "tempo"  # of the bots at the tables of this visitor
SYSTEM: Final = "system"  # light or dark as the browser says
_YEAR: Final = 365 * 24 * 60 * 60  # seconds


def choices(name: str) -> tuple[str, ...]:
    if name == GUARD:
        return ("on", "off")
    if name == TEMPO:
        return tuple(Tempo.values)
    return words.languages() if name == LANGUAGE else ("light", "dark", SYSTEM)


def language(request: HttpRequest) -> str:
    """Return the language for a visitor: the one chosen, or the first that the browser wants."""
    chosen = request.COOKIES.get(LANGUAGE, "")
    known = choices(LANGUAGE)
    if chosen in known:
        return chosen
    accepted = parse_accept_lang_header(request.headers.get("Accept-Language", ""))
    wanted = [code.partition("-")[0] for code, weight in accepted if weight > 0]
    return next((code for code in wanted if code in known), words.ENGLISH)


def theme(request: HttpRequest) -> str:
    """Return whether a visitor wants light or dark, or what the system has."""
    chosen = request.COOKIES.get(THEME, SYSTEM)
    return chosen if chosen in choices(THEME) else SYSTEM


def asks(request: HttpRequest) -> bool:
    """Return whether a visitor wants to be asked before a turn is wasted."""
    return request.COOKIES.get(GUARD, "on") != "off"


def tempo(request: HttpRequest) -> str:
    """Return how fast bots are to act at the next table: as at the last one."""
    chosen = request.COOKIES.get(TEMPO, USUAL)
    return chosen if chosen in choices(TEMPO) else USUAL


def store(request: HttpRequest, response: HttpResponse, name: str, chosen: str) -> None:
    """Let the browser remember what was *chosen*, or raise `GridwrightError`."""
    if chosen not in choices(name):
        known = choices(name)
        raise GridwrightError("web.preferences.unknown", {"word": chosen, "words": known})
    response.set_cookie(
        name, chosen, max_age=_YEAR, httponly=True, samesite="Lax", secure=request.is_secure()
    )


QUICK_START: Final = "choice"
_PARTS: Final = 4


@dataclass(frozen=True, slots=True)
class QuickStart:
    """The choices for a game against bots: so that one click starts the next."""

    title: str = TITLES[0].name
    board: str = ""
    players: int = lobby.USUAL_SEATS
    level: str = lobby.USUAL_LEVEL


def quick_start(request: HttpRequest) -> QuickStart:
    """Return what the visitor chose last, with the usual for what cannot be."""
    parts = str(request.COOKIES.get(QUICK_START, "")).split(":")
    if len(parts) != _PARTS:
        return QuickStart()
    title, board, players, level = parts
    titles = {known.name: known for known in TITLES}
    if title not in titles or level not in roster.names():
        return QuickStart()
    boards = titles[title].maps(library())
    seats = {str(number): number for number in SEATS}
    return QuickStart(
        title, board if board in boards else "", seats.get(players, lobby.USUAL_SEATS), level
    )


def store_quick_start(request: HttpRequest, response: HttpResponse, wish: lobby.Wish) -> None:
    level = next((who for who in wish.seats if who in roster.names()), lobby.USUAL_LEVEL)
    value = f"{wish.title}:{wish.board}:{len(wish.seats)}:{level}"
    response.set_cookie(
        QUICK_START, value, max_age=_YEAR, httponly=True, samesite="Lax", secure=request.is_secure()
    )
