"""What a visitor prefers: a language, and light or dark. Cookies keep what was chosen."""

from typing import Final

from django.http import HttpRequest, HttpResponse
from django.utils.translation.trans_real import parse_accept_lang_header

from gridwright import words
from gridwright.core.errors import GridwrightError

LANGUAGE: Final = "language"
THEME: Final = "theme"
SYSTEM: Final = "system"  # light or dark as the browser says
_YEAR: Final = 365 * 24 * 60 * 60  # seconds


def choices(name: str) -> tuple[str, ...]:
    """Return what can be chosen for the preference *name*."""
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


def keep(request: HttpRequest, response: HttpResponse, name: str, chosen: str) -> None:
    """Let the browser keep what was *chosen*, or raise `GridwrightError` where it cannot be."""
    if chosen not in choices(name):
        known = choices(name)
        raise GridwrightError("web.preferences.unknown", {"word": chosen, "words": known})
    response.set_cookie(
        name, chosen, max_age=_YEAR, httponly=True, samesite="Lax", secure=request.is_secure()
    )
