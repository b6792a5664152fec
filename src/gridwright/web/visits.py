"""A request with who sent it."""

import secrets

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django_htmx.middleware import HtmxDetails

from gridwright import words
from gridwright.web import forms, guests, limits, models


class Visit(HttpRequest):
    """What views get: `middleware.guest` has looked at the cookie."""

    guest: models.Guest | None
    cookie: str  # the value of the guest cookie, now or after the answer
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
        visit.guest, visit.cookie = guests.create(name)
    return visit.guest


def address_of(request: HttpRequest) -> str:
    """Return what the visitor's address is counted under; the server has seen to proxies."""
    return limits.counted_as(str(request.META.get("REMOTE_ADDR", "")))


def elsewhere(name: str, *values: str) -> HttpResponse:
    """Tell a script that asks for a part to load a whole page instead."""
    response = HttpResponse()
    response["HX-Redirect"] = reverse(name, args=values)
    return response
