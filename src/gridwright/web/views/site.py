"""What belongs to no page: health, style sheets, and the choice of a language or theme."""

from django.db import connection
from django.http import HttpResponse, HttpResponseRedirect, JsonResponse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_GET, require_POST

from gridwright import __version__
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, preferences
from gridwright.web.pages import style_sheets
from gridwright.web.pages.context import engine
from gridwright.web.visits import Visit

_HOUR = 60 * 60  # seconds


@require_GET
def health(visit: Visit) -> HttpResponse:
    """Say that this process answers and reaches its database."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    status = {"status": "ok", "version": __version__, "database": connection.vendor}
    return JsonResponse({**status, **engine(visit)})


@require_GET
def colours(visit: Visit) -> HttpResponse:  # noqa: ARG001
    return _style(style_sheets.colours())


@require_GET
def fonts(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Hand out the style sheet of the typeface, which is empty where none is installed."""
    return _style(style_sheets.fonts())


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


def _store(visit: Visit, name: str) -> HttpResponse:
    response = HttpResponseRedirect(_back(visit))
    try:
        preferences.store(visit, response, name, forms.text(visit.POST, name))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return response


def _back(visit: Visit) -> str:
    """Return the page that the form stood on, if it is one of ours."""
    address = str(visit.POST.get("next", ""))
    is_ours = address.startswith("/") and url_has_allowed_host_and_scheme(address, None)
    return address if is_ours else "/"
