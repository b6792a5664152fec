"""The way into the API: who asks, how often, and what every answer says.

The endpoints are built when the first program asks: django-ninja and pydantic take half a second
and some megabytes, which servers that no program asks do without.
"""

from functools import cache
from http import HTTPStatus
from time import thread_time
from typing import Final, cast

from django.http import HttpRequest, HttpResponse
from django.urls import ResolverMatch, URLResolver
from django.urls.exceptions import Resolver404
from django.views.decorators.csrf import csrf_exempt

from gridwright.web import guests, limits
from gridwright.web.api import keys
from gridwright.web.api.endpoints import Call, too_much
from gridwright.web.api.problems import ProblemError
from gridwright.web.models import ApiKey
from gridwright.web.visits import Visit, address_of

_WITHOUT: Final = "address "
_BEARER: Final = "bearer "
_METHODS: Final = "GET, POST, DELETE, OPTIONS"
_PREFLIGHT: Final = {
    "Access-Control-Allow-Methods": _METHODS,
    "Access-Control-Allow-Headers": "Authorization, Content-Type, Accept-Language",
    "Access-Control-Max-Age": "86400",
}


@csrf_exempt
def enter(request: HttpRequest, rest: str) -> HttpResponse:
    """Answer a call at ``/api/v1/`` and *rest*."""
    if request.method == "OPTIONS":
        return HttpResponse(status=HTTPStatus.NO_CONTENT, headers=_PREFLIGHT)
    start, visit = thread_time(), cast("Visit", request)
    key, who = None, _address(visit)
    try:
        key = _key(visit)
        who = who if key is None else f"key {key.pk}"
        if delay := _delay(visit, key, who):
            raise too_much("calls", delay)
        response = _answer(Call(visit, key), rest)
    except ProblemError as problem:
        response = problem.response()
    limits.WORK.spend(who, thread_time() - start)
    _tell_limits(response, key, who)
    return response


def call_of(request: HttpRequest) -> Call:
    """Return the call that *request* is, once it has come in."""
    call: Call = request.META[_CALL]
    return call


_CALL: Final = "gridwright.call"


def _address(visit: Visit) -> str:
    """Return what those are counted under who have no key."""
    return f"{_WITHOUT}{address_of(visit)}"


def _key(visit: Visit) -> ApiKey | None:
    """Return the key of a visit, whose guest and member are those of the key from here on."""
    header = visit.headers.get("Authorization", "")
    if not header:
        return None
    is_bearer = header[: len(_BEARER)].casefold() == _BEARER
    key = keys.known(header[len(_BEARER) :].strip()) if is_bearer else None
    if key is None:
        if delay := _delay(visit, None, _address(visit)):
            raise too_much("calls", delay)
        raise ProblemError(HTTPStatus.UNAUTHORIZED, "web.api.unknown_key")
    visit.member, visit.guest = key.account, key.account.guest
    keys.see(key)
    return key


def _delay(visit: Visit, key: ApiKey | None, who: str) -> int:
    """Count a call; return for how many seconds it is too much, 0 if it is not."""
    if key is not None:
        return limits.CALLS.delay(str(key.pk)) or limits.WORK.delay(who)
    limit = limits.POSTS if visit.method == "POST" else limits.GETS
    return limit.delay(address_of(visit)) or limits.WORK.delay(who)


def _answer(call: Call, rest: str) -> HttpResponse:
    visit = call.visit
    if call.is_player and visit.guest is not None:
        guests.see(visit.guest)  # who lets a program play is at the table as long as it asks
    is_head = visit.method == "HEAD"
    visit.method = "GET" if is_head else visit.method
    try:
        match = _addresses().resolve(rest)
    except Resolver404 as error:
        raise ProblemError(HTTPStatus.NOT_FOUND, "web.api.nowhere") from error
    visit.resolver_match = match
    visit.META[_CALL] = call
    response = _view(match, visit)
    if response.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        allowed = response["Allow"]
        response = ProblemError(HTTPStatus.METHOD_NOT_ALLOWED, "web.api.method").response()
        response["Allow"] = allowed
    if is_head:
        visit.method, response.content = "HEAD", b""
    return response


def _view(match: ResolverMatch, visit: Visit) -> HttpResponse:
    response: HttpResponse = match.func(visit, *match.args, **match.kwargs)
    return response


@cache
def _addresses() -> URLResolver:
    from gridwright.web.api.application import addresses  # noqa: PLC0415 - when somebody asks

    return addresses()


def _tell_limits(response: HttpResponse, key: ApiKey | None, who: str) -> None:
    """Say how much is left of everything that is limited."""
    if key is None:
        response["X-Limit-Calls"] = str(limits.GETS.left(who.removeprefix(_WITHOUT)))
        return
    response["X-Limit-Calls"] = str(limits.CALLS.left(str(key.pk)))
    response["X-Limit-Actions"] = str(limits.ACTIONS.left(str(key.pk)))
    response["X-Limit-Tables"] = str(limits.LAID.left(str(key.account_id)))
    response["X-Limit-Analyses"] = str(limits.ANALYSES.left(str(key.account.guest_id)))
