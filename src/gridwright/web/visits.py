"""A request with who sent it."""

import secrets

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django_htmx.middleware import HtmxDetails

from gridwright import words
from gridwright.web import forms, guests, limits, models
from gridwright.web.people import accounts


class Visit(HttpRequest):
    """What views get: `middleware.guest` has looked at the cookies."""

    guest: models.Guest | None
    cookie: str  # the value of the guest cookie, now or after the answer
    device: models.Device | None  # that this browser is known as
    member: models.Account | None  # whose device it is
    htmx: HtmxDetails


def guest_of(visit: Visit) -> models.Guest:
    """Return the guest of a visit, made now where there is none yet."""
    if visit.guest is None:
        number = 1000 + secrets.randbelow(9000)  # so that two of them can be told apart
        visit.guest, visit.cookie = guests.create(words.text("web.guest_name", number=number))
    return visit.guest


def named(visit: Visit) -> models.Guest:
    """Return the guest of a visit, made now under the name that was sent if there is none."""
    if visit.guest is None:
        name = guests.checked_name(forms.text(visit.POST, "name"))
        accounts.check_name_of_guest(name, None)
        visit.guest, visit.cookie = guests.create(name)
    return visit.guest


def address_of(request: HttpRequest) -> str:
    """Return what the visitor's address is counted under; the server has seen to proxies."""
    return limits.counted_as(str(request.META.get("REMOTE_ADDR", "")))


def laying_delay(visit: Visit) -> int:
    """Count a table that is laid now; return for how many seconds that is too much, or 0.

    A whole club may share an address, so what counts most is who asks.
    """
    delay = limits.TABLES.delay(address_of(visit))
    if delay or visit.guest is None:
        return delay
    limit = limits.TABLES_OF_GUEST if visit.member is None else limits.TABLES_OF_MEMBER
    return limit.delay(str(visit.guest.pk))


def page_before(visit: Visit) -> str:
    """Return the page that a form stood on or leads back to, if it is one of ours."""
    sent = visit.POST if visit.method == "POST" else visit.GET
    address = str(sent.get("next", ""))
    is_ours = address.startswith("/") and url_has_allowed_host_and_scheme(address, None)
    return address if is_ours else "/"


def elsewhere(name: str, *values: str) -> HttpResponse:
    """Tell a script that asks for a part to load a whole page instead."""
    response = HttpResponse()
    response["HX-Redirect"] = reverse(name, args=values)
    return response
