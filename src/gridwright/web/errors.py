"""Pages for what went wrong, each with its reason."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from gridwright import words
from gridwright.core.errors import GridwrightError, Message


def page(request: HttpRequest, status: int, identifier: str) -> HttpResponse:
    return told(request, status, Message(identifier))


def told(request: HttpRequest, status: int, reason: Message) -> HttpResponse:
    """Return a page with a *reason* that the engine or the lobby gave."""
    context = {
        "status": status,
        "sentence": words.say(reason, clauses=False),
        "cited": reason.clauses,
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
