"""What happens to every request and every answer."""

import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from time import thread_time
from typing import Final, cast

from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse
from django.http.request import split_domain_port
from django.utils.cache import patch_vary_headers

from gridwright import words
from gridwright.web import (
    arrivals,
    database,
    environment,
    errors,
    guests,
    limits,
    preferences,
)
from gridwright.web.addresses import is_loopback
from gridwright.web.api.problems import is_from_program
from gridwright.web.people import devices
from gridwright.web.people.accounts import account_of
from gridwright.web.play.table_cache import OtherContentError
from gridwright.web.serve import metrics
from gridwright.web.visits import Visit, address_of

_LOG: Final = logging.getLogger(__name__)
Answerer = Callable[[HttpRequest], HttpResponse]

POLICY: Final = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
_FOR_MACHINES: Final = ("/health", "/health/live", "/health/ready", "/metrics")
_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "private, no-cache",
}
_ALONE: Final = ("Cross-Origin-Opener-Policy", "same-origin")
"""Sent where browsers heed it; elsewhere, such as at an address of a home, they complain of it."""
_FOR_ALL_SITES: Final = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "Retry-After, X-Limit-Calls, X-Limit-Actions, X-Limit-Tables,"
    " X-Limit-Analyses",
}
"""With answers of the API: pages of others may use a key that somebody gives them."""


def named(answer: Answerer) -> Answerer:
    """Tell the server which view has answered, so that it can count requests by view."""

    def note(request: HttpRequest) -> HttpResponse:
        response = answer(request)
        if request.resolver_match is not None:
            notes = request.META.get("asgi.scope", {}).get(metrics.NOTES, {})
            notes[metrics.VIEW] = request.resolver_match.view_name
        return response

    return note


def arriving(answer: Answerer) -> Answerer:
    """Let what a request does count as done when it reached the server."""

    def answer_as_of(request: HttpRequest) -> HttpResponse:
        scope = request.META.get("asgi.scope", {})
        with arrivals.arriving(scope.get(arrivals.SCOPE_KEY)):
            return answer(request)

    return answer_as_of


def preferred(answer: Answerer) -> Answerer:
    """Answer in the language of who asks; whatever keeps answers must keep one for each."""

    def speak(request: HttpRequest) -> HttpResponse:
        with words.speaking(words.catalogue(preferences.language(request))):
            response = answer(request)
        is_from = is_from_program(request)
        patch_vary_headers(response, ("Authorization" if is_from else "Cookie", "Accept-Language"))
        return response

    return speak


def known_host(answer: Answerer) -> Answerer:
    """Answer only under our own names: another name may be a trick to reach a home network."""

    def check(request: HttpRequest) -> HttpResponse:
        with suppress(DisallowedHost):  # a name that cannot be one
            if is_known(request.get_host()):
                return answer(request)
        return errors.page(request, 400, "web.error.host")

    return check


def is_known(host: str) -> bool:
    """Whether *host* is a number, this machine, or a name that was told."""
    domain = split_domain_port(host.lower())[0]
    if domain in {"localhost", socket.gethostname().lower()} | environment.hosts():
        return True
    with suppress(ValueError):
        ip_address(domain.strip("[]"))
        return True
    return False


def security(answer: Answerer) -> Answerer:

    def add(request: HttpRequest) -> HttpResponse:
        response = answer(request)
        for name, value in _HEADERS.items():
            response.headers.setdefault(name, value)
        if request.is_secure() or is_loopback(split_domain_port(request.get_host())[0]):
            response.headers.setdefault(*_ALONE)
        if is_from_program(request):
            for name, value in _FOR_ALL_SITES.items():
                response.headers[name] = value
        return response

    return add


def refused(answer: Answerer) -> Answerer:
    """Say why the server has turned a request away."""

    def check(request: HttpRequest) -> HttpResponse:
        refusal = request.META.get("asgi.scope", {}).get(errors.SCOPE_KEY)
        return answer(request) if refusal is None else errors.refused(request, refusal)

    return check


def limited(answer: Answerer) -> Answerer:
    """Answer who has asked for no more than their share, by number and by work.

    Calls of the API are counted by key, once it is known (`api.entrance`).
    """

    def count(request: HttpRequest) -> HttpResponse:
        if is_from_program(request):
            return answer(request)
        start, who = thread_time(), address_of(request)
        limit = limits.POSTS if request.method == "POST" else limits.GETS
        delay = limit.delay(who) or limits.WORK.delay(who)
        response = errors.too_often(request, delay) if delay else answer(request)
        limits.WORK.spend(who, thread_time() - start)
        return response

    return count


class Failures:
    """Says in a sentence what a view could not do, where that is no mistake of the server's."""

    def __init__(self, answer: Answerer) -> None:
        self._answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._answer(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Answer for a view that has raised *error*; Django calls this for every one of them."""
        if isinstance(error, OtherContentError):
            return errors.told(request, 409, error.message)
        return _unavailable(request, error) if isinstance(error, database.OUTAGES) else None


def _unavailable(request: HttpRequest, error: Exception) -> HttpResponse:
    """Ask to come back when the database answers again."""
    if database.is_busy(error):
        _LOG.warning("the database is busy", extra={"details": {"path": request.path}})
    else:
        _LOG.error("the database failed", exc_info=error)
    return errors.refused(request, errors.BUSY)


def guest(answer: Answerer) -> Answerer:
    """Find out who asks, and give a cookie to who has become a guest.

    A device says more than the cookie of a guest, which waits for the device to be signed out.
    Machines are nobody: whether the server is well is said also while guests cannot be looked up.
    Who calls the API says so by a key, which `api.entrance` looks at: no cookie counts there.
    """

    def recognise(request: HttpRequest) -> HttpResponse:
        visit = cast("Visit", request)
        is_machine = request.path in _FOR_MACHINES or is_from_program(request)
        before = "" if is_machine else guests.read_cookie(request)
        visit.cookie, visit.device, visit.guest, visit.member = before, None, None, None
        try:
            cookie = "" if is_machine else devices.read_cookie(request)
            visit.device = devices.known(cookie) if cookie else None
            if visit.device is not None:
                devices.see(visit.device)
                visit.guest = visit.device.guest
                visit.member = account_of(visit.guest)
            elif before:
                visit.guest = guests.known(before)
            if visit.guest is not None:
                guests.see(visit.guest)
        except database.OUTAGES as error:
            return _unavailable(request, error)
        response = answer(request)
        if visit.cookie != before and visit.cookie:
            guests.write_cookie(request, response, visit.cookie)
        return response

    return recognise
