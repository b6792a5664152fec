"""What cookies remember: language, light or dark, the hand, tempo, guard, and the last table."""

import re
from dataclasses import dataclass
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.utils.translation.trans_real import parse_accept_lang_header

from gridwright import words
from gridwright.bots import roster
from gridwright.core.errors import GridwrightError
from gridwright.games.registry import SEATS, TITLES
from gridwright.web.api.problems import is_from_program
from gridwright.web.clocks import calendars
from gridwright.web.clocks import terms as clock_terms
from gridwright.web.clocks.terms import UNTIMED, Terms
from gridwright.web.library import library
from gridwright.web.models import AtFlag, Tempo
from gridwright.web.play import lobby
from gridwright.web.play.tempo import USUAL

LANGUAGE: Final = "language"
THEME: Final = "theme"
GUARD: Final = "guard"  # whether the panel asks before a turn is wasted
HAND: Final = "hand"  # for which hand the buttons of a phone are arranged
TEMPO: Final = "tempo"  # of the bots at the tables of this visitor
SYSTEM: Final = "system"  # light or dark as the browser says
_YEAR: Final = 365 * 24 * 60 * 60  # seconds


def choices(name: str) -> tuple[str, ...]:
    if name == GUARD:
        return ("on", "off")
    if name == HAND:
        return ("right", "left")
    if name == TEMPO:
        return tuple(Tempo.values)
    return words.languages() if name == LANGUAGE else ("light", "dark", SYSTEM)


def language(request: HttpRequest) -> str:
    """Return the language for a visitor: the one chosen, or the first that the browser wants."""
    chosen = "" if is_from_program(request) else request.COOKIES.get(LANGUAGE, "")
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


def hand(request: HttpRequest) -> str:
    """Return with which hand a visitor holds a phone."""
    chosen = request.COOKIES.get(HAND, "right")
    return chosen if chosen in choices(HAND) else "right"


def tempo(request: HttpRequest) -> str:
    """Return how fast bots are to act at the next table: as at the last one."""
    chosen = request.COOKIES.get(TEMPO, USUAL)
    return chosen if chosen in choices(TEMPO) else USUAL


def store(request: HttpRequest, response: HttpResponse, name: str, chosen: str) -> None:
    """Let the browser remember what was *chosen*, or raise `GridwrightError`."""
    if chosen not in choices(name):
        known = choices(name)
        raise GridwrightError("web.preferences.unknown", {"word": chosen, "words": known})
    _store(request, response, name, chosen)


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
    _store(request, response, QUICK_START, value)


CLOCK: Final = "clock"
_CLOCK: Final = re.compile(
    r"([0-9]{1,7})-([0-9]{1,7})-([0-9]{1,7})-([a-z]+)-([a-z]+)-([01])-([01])"
)


def clock(request: HttpRequest) -> Terms:
    """Return the clock of the table that the visitor laid last; none where it cannot be."""
    match = _CLOCK.fullmatch(str(request.COOKIES.get(CLOCK, "")))
    if match is None:
        return UNTIMED
    free, bank, refill, at_flag, level, nights, aways = match.groups()
    terms = Terms(*(int(free), int(bank), int(refill)), at_flag, level, nights == "1", aways == "1")
    try:
        clock_terms.check(terms)
    except GridwrightError:
        return UNTIMED
    return terms if at_flag in AtFlag.values and level in roster.names() else UNTIMED


def store_clock(request: HttpRequest, response: HttpResponse, terms: Terms) -> None:
    switches = f"{terms.allows_nights:d}-{terms.allows_away:d}"
    numbers = "-".join([str(number) for number in terms.numbers])
    _store(request, response, CLOCK, f"{numbers}-{terms.at_flag}-{terms.level}-{switches}")


TABLES: Final = "tables"  # which open tables the visitor wants to see; see `seeks.filters`


def store_tables(request: HttpRequest, response: HttpResponse, value: str) -> None:
    _store(request, response, TABLES, value)


ZONE: Final = "zone"


def zone(request: HttpRequest) -> str:
    """Return the time zone that the visitor named last; "" where they named none."""
    chosen = str(request.COOKIES.get(ZONE, ""))
    return chosen if chosen in calendars.zones() else ""


def store_zone(request: HttpRequest, response: HttpResponse, chosen: str) -> None:
    _store(request, response, ZONE, chosen)


def _store(request: HttpRequest, response: HttpResponse, name: str, value: str) -> None:
    response.set_cookie(
        name, value, max_age=_YEAR, httponly=True, samesite="Lax", secure=request.is_secure()
    )
