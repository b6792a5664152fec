"""What belongs to no page: whether the server answers, and its colours."""

from django.db import connection
from django.http import HttpResponse, JsonResponse
from django.views.decorators.http import require_GET

from gridwright import __version__
from gridwright.web.pages import styles
from gridwright.web.visits import Visit

_HOUR = 60 * 60  # seconds


@require_GET
def health(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Say that this process answers and reaches its database."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return JsonResponse({"status": "ok", "version": __version__, "database": connection.vendor})


@require_GET
def colours(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Hand out the style sheet of the colours, which changes with the program only."""
    response = HttpResponse(styles.colours(), content_type="text/css; charset=utf-8")
    response["Cache-Control"] = f"public, max-age={_HOUR}"
    return response
