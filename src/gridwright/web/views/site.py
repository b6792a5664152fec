"""What belongs to no page: health and metrics, style sheets, the choice of a language or theme."""

import secrets
from typing import Final

from django.db import connection
from django.http import HttpResponse, HttpResponseRedirect, JsonResponse
from django.templatetags.static import static
from django.views.decorators.http import require_GET, require_POST

from gridwright import __version__, words
from gridwright.core.errors import GridwrightError
from gridwright.draw.theme import LIGHT
from gridwright.web import addresses, environment, errors, forms, preferences
from gridwright.web.pages import style_sheets
from gridwright.web.pages.context import engine
from gridwright.web.serve import metrics as numbers
from gridwright.web.serve.health import EXAMINER
from gridwright.web.visits import Visit, page_before

_HOUR = 60 * 60  # seconds
_APP_ICONS: Final = (
    ("icon.svg", "any", "image/svg+xml", "any"),
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any"),
    ("icon-maskable-512.png", "512x512", "image/png", "maskable"),
)


@require_GET
def live(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Say that this process answers, whatever else is wrong."""
    return JsonResponse({"status": "ok", "version": __version__})


@require_GET
def ready(visit: Visit) -> HttpResponse:
    """Say whether this server can do its work, and if not, why."""
    health = EXAMINER.health()
    waiting = health.waiting
    facts = {
        "status": health.status,
        "reasons": health.reasons,
        "warnings": health.warnings,
        "version": __version__,
        "database": connection.vendor,
        **engine(visit),
        "database_writable": health.is_database_writable,
        "free_disk_bytes": health.free_disk,
        "bot_workers": {"alive": health.workers_alive, "wanted": health.workers},
        "bot_turns": None
        if waiting is None
        else {
            "due": waiting.count,
            "oldest_seconds": round(waiting.oldest, 1),
            "parked": waiting.parked,
        },
        "deliveries": health.deliveries,
        "clerk_beat_seconds": _rounded(health.clerk_silence),
        "clock_late_seconds": _rounded(health.clock_late),
        "time_difference_seconds": _rounded(health.time_difference),
    }
    return JsonResponse(facts, status=503 if health.reasons else 200)


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 2)


@require_GET
def metrics(visit: Visit) -> HttpResponse:
    """Hand out all numbers: to this machine, or to who has the token."""
    if not (addresses.is_from_here(visit) or _has_token(visit)):
        return errors.page(visit, 404, "web.error.missing")
    return HttpResponse(numbers.text(EXAMINER.health()), content_type=numbers.CONTENT_TYPE)


def _has_token(visit: Visit) -> bool:
    token = environment.metrics_token()
    scheme, _, sent = visit.headers.get("Authorization", "").partition(" ")
    is_right = secrets.compare_digest(sent.encode(), token.encode())
    return bool(token) and scheme == "Bearer" and is_right


@require_GET
def colours(visit: Visit) -> HttpResponse:  # noqa: ARG001
    return _style(style_sheets.colours())


@require_GET
def fonts(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Hand out the style sheet of the typeface, which is empty where none is installed."""
    return _style(style_sheets.fonts())


@require_GET
def manifest(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Say how the site looks as an installed application. It needs the server all the same."""
    icons = [
        {"src": static(f"gridwright/{name}"), "sizes": sizes, "type": kind, "purpose": purpose}
        for name, sizes, kind, purpose in _APP_ICONS
    ]
    facts = {
        "id": "/",
        "name": words.text("web.product"),
        "short_name": words.text("web.product"),
        "description": words.text("web.app.description"),
        "lang": words.current().language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": LIGHT["bg"],
        "theme_color": LIGHT["top"],
        "icons": icons,
    }
    response = JsonResponse(facts, content_type="application/manifest+json")
    response["Cache-Control"] = f"private, max-age={_HOUR}"
    return response


def _style(text: str) -> HttpResponse:
    response = HttpResponse(text, content_type="text/css; charset=utf-8")
    response["Cache-Control"] = f"public, max-age={_HOUR}"
    return response


@require_POST
def language(visit: Visit) -> HttpResponse:
    return _store(visit, preferences.LANGUAGE)


@require_POST
def theme(visit: Visit) -> HttpResponse:
    return _store(visit, preferences.THEME)


@require_POST
def guard(visit: Visit) -> HttpResponse:
    return _store(visit, preferences.GUARD)


@require_POST
def hand(visit: Visit) -> HttpResponse:
    return _store(visit, preferences.HAND)


def _store(visit: Visit, name: str) -> HttpResponse:
    response = HttpResponseRedirect(page_before(visit))
    try:
        preferences.store(visit, response, name, forms.text(visit.POST, name))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return response
