"""Pages for what went wrong, each with its reason."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from gridwright import words
from gridwright.core.errors import GridwrightError, Message
from gridwright.web.api import problems

SCOPE_KEY: Final = "gridwright.refusal"
"""Under which the server tells Django that a request is refused: see `serve/requests.py`."""
_MINUTE: Final = 60  # seconds


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a request is turned away before a view sees it."""

    status: int
    reason: Message
    retry_after: int = 0  # seconds; 0 where trying again does not help


TOO_LARGE: Final = Refusal(413, Message("web.error.large"))
TOO_SLOW: Final = Refusal(408, Message("web.error.slow"))
CUT_OFF: Final = Refusal(400, Message("web.error.cut"))
BUSY: Final = Refusal(503, Message("web.error.busy"), retry_after=2)


def refused(request: HttpRequest, refusal: Refusal) -> HttpResponse:
    response = told(request, refusal.status, refusal.reason)
    if refusal.retry_after:
        response["Retry-After"] = str(refusal.retry_after)
    return response


def too_often(request: HttpRequest, delay: int) -> HttpResponse:
    """Ask to come back after *delay* seconds."""
    reason = Message("web.error.often", {"seconds": delay})
    if delay > _MINUTE:
        reason = Message("web.error.much", {"minutes": ceil(delay / _MINUTE)})
    return refused(request, Refusal(429, reason, delay))


def page(request: HttpRequest, status: int, identifier: str) -> HttpResponse:
    return told(request, status, Message(identifier))


def members_only(request: HttpRequest, identifier: str) -> HttpResponse:
    """Return a page that leads whoever is not signed in to where they can do that."""
    return told(request, 403, Message(identifier), to_sign_in=True)


def told(
    request: HttpRequest, status: int, reason: Message, *, to_sign_in: bool = False
) -> HttpResponse:
    """Return a page with a *reason* that the engine or the lobby gave; programs get it as JSON."""
    if problems.is_from_program(request):
        return problems.ProblemError(status, reason).response()
    context = {
        "status": status,
        "sentence": words.say(reason, clauses=False),
        "cited": reason.clauses,
        "to_sign_in": to_sign_in,
    }
    return render(request, "gridwright/error.html", context, status=status)


def wrong(request: HttpRequest, error: GridwrightError) -> HttpResponse:
    """Return the page of something that cannot be done as asked."""
    return told(request, 422, error.message)


# What Django calls


def forged(request: HttpRequest, reason: str = "") -> HttpResponse:  # noqa: ARG001
    """Answer a form that did not come from one of our pages."""
    return page(request, 403, "web.error.forged")


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001
    return page(request, 400, "web.error.bad")


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001
    return page(request, 404, "web.error.missing")


def failed(request: HttpRequest) -> HttpResponse:
    return page(request, 500, "web.error.failed")
