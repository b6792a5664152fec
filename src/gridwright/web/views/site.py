"""What belongs to no page: whether the server answers, its colours and its typeface."""

from django.db import connection
from django.http import HttpResponse, JsonResponse
from django.views.decorators.http import require_GET

from gridwright import __version__
from gridwright.web.pages import fonts as typeface
from gridwright.web.pages import styles
from gridwright.web.pages.engine import engine
from gridwright.web.visits import Visit

_HOUR = 60 * 60  # seconds


@require_GET
def health(visit: Visit) -> HttpResponse:
    """Say that this process answers and reaches its database."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    said = {"status": "ok", "version": __version__, "database": connection.vendor}
    return JsonResponse({**said, **engine(visit)})


@require_GET
def colours(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Hand out the style sheet of the colours, which changes with the program only."""
    return _style(styles.colours())


@require_GET
def fonts(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Hand out the style sheet of the typeface, which is empty where none is installed."""
    return _style(typeface.style_sheet())


def _style(text: str) -> HttpResponse:
    response = HttpResponse(text, content_type="text/css; charset=utf-8")
    response["Cache-Control"] = f"public, max-age={_HOUR}"
    return response
