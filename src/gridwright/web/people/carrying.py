"""From one name of this machine to the other: who is known at 127.0.0.1 goes on at localhost.

Browsers have passkeys at names only, and take the two for different sites. `/carry` at 127.0.0.1
leads to a secret link at localhost, which makes that browser a device of the same guest: once,
within minutes, on this machine alone, and only when somebody has pressed the button there.
"""

from datetime import timedelta
from typing import Final

from django.db import transaction
from django.http import HttpResponse
from django.http.request import split_domain_port
from django.shortcuts import redirect, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods

from gridwright.core.errors import Message
from gridwright.web import environment, errors, models
from gridwright.web.addresses import Listening, is_from_here, is_loopback, origin
from gridwright.web.models import LinkKind
from gridwright.web.pages.common import Context
from gridwright.web.people import devices, links
from gridwright.web.visits import Visit

_LASTS: Final = timedelta(minutes=2)
_NAME: Final = "localhost"
_NUMBER: Final = "127.0.0.1"
_BOTH: Final = (_NUMBER, "0.0.0.0", "::")  # noqa: S104 - servers that are found at both


def offer(visit: Visit) -> Context:
    """Return where home sends somebody who is known at the other address, or may be."""
    if not _is_possible(visit):
        return {}
    domain, port = split_domain_port(visit.get_host())
    if domain == _NAME and visit.guest is None and models.Guest.objects.exists():
        return {"carry_from": f"{origin(_NUMBER, port)}/carry"}
    is_carried = domain == _NUMBER and visit.guest is not None and visit.member is None
    return {"carry_to": "/carry"} if is_carried else {}


def _is_possible(visit: Visit) -> bool:
    """Whether a program of this machine asks a server that is found at both addresses.

    A host is only what a request says: others on the network could say localhost, too.
    """
    domain, _ = split_domain_port(visit.get_host())
    is_here = is_from_here(visit) and not environment.is_behind_proxy()
    return is_here and Listening.host in _BOTH and is_loopback(domain)


@require_http_methods(["GET"])
@cache_control(private=True, no_store=True)
def leave(visit: Visit) -> HttpResponse:
    """Lead from 127.0.0.1 to localhost: a known guest to a link of theirs, all others home.

    Other pages can make a browser ask for this, but they cannot see where it leads.
    """
    domain, port = split_domain_port(visit.get_host())
    if not _is_possible(visit):
        return errors.page(visit, 404, "web.error.missing")
    there = origin(_NAME, port)
    if domain != _NUMBER or visit.guest is None or visit.member is not None:
        return redirect(f"{there}/")
    with transaction.atomic():
        links.revoke(LinkKind.CARRY, visit.guest)
        secret = links.issue(LinkKind.CARRY, visit.guest, _LASTS)
    return redirect(f"{there}/carry/{secret}")


@require_http_methods(["GET", "POST"])
@cache_control(private=True, no_store=True)
def arrive(visit: Visit, secret: str) -> HttpResponse:
    """Ask whether to go on as the guest of a link; the answer makes this browser theirs.

    Following a link is not enough, or any page could make somebody another guest.
    """
    domain, _ = split_domain_port(visit.get_host())
    if not _is_possible(visit) or domain != _NAME:
        return errors.page(visit, 404, "web.error.missing")
    link = links.peek(LinkKind.CARRY, secret)
    if visit.device is not None and (link is None or link.guest == visit.guest):
        return redirect("home")  # it was this browser that used it
    if link is None or link.guest is None or not link.guest.secret_hash:
        return errors.page(visit, 404, "web.carry.gone")
    if visit.device is not None:
        return errors.told(
            visit, 403, Message("web.carry.known", {"name": visit.device.guest.name})
        )
    if visit.guest == link.guest:
        links.use(LinkKind.CARRY, secret)
        return redirect("home")
    if visit.method != "POST":
        shown = {"name": link.guest.name, "other": visit.guest}
        return render(visit, "gridwright/people/carry.html", shown)
    with transaction.atomic():
        if links.use(LinkKind.CARRY, secret) is None:
            return errors.page(visit, 404, "web.carry.gone")
        _, cookie = devices.add(link.guest, devices.label_of(visit))
    response = redirect("home")
    devices.write_cookie(visit, response, cookie)
    return response
