"""The page about the API, and that of somebody's bots."""

from http import HTTPStatus

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_GET, require_http_methods

from gridwright.core.errors import GridwrightError
from gridwright.web import forms, models
from gridwright.web.programs import bots, pages
from gridwright.web.visits import Visit

_PAGE = "gridwright/programs/bots.html"
_WAYS = ("make", "renew", "delete")


@require_GET
def api(visit: Visit) -> HttpResponse:
    """Show how programs play."""
    from gridwright.web.programs import guide  # noqa: PLC0415 - django-ninja comes with it

    return render(visit, "gridwright/programs/api.html", guide.page(visit))


@require_http_methods(["GET", "HEAD", "POST"])
@cache_control(private=True, no_store=True)
def bots_page(visit: Visit) -> HttpResponse:
    """Show the bots of a member, make one, or delete one; a new key is shown once."""
    member = visit.member
    if member is None:
        return redirect(f"{reverse('sign_in')}?{urlencode({'next': visit.path})}")
    if visit.method != "POST":
        return render(visit, _PAGE, pages.bots_page(visit, member))
    try:
        key = _carried_out(visit, member)
    except GridwrightError as error:
        shown = pages.bots_page(visit, member, error=error)
        return render(visit, _PAGE, shown, status=HTTPStatus.UNPROCESSABLE_ENTITY)
    if key is None:
        return redirect("bots")
    return render(visit, _PAGE, pages.bots_page(visit, member, key))


def _carried_out(visit: Visit, member: models.Account) -> tuple[models.Account, str] | None:
    """Do what is wanted; return a bot and its new key, if there is one."""
    way = forms.one_of(visit.POST, "way", _WAYS)
    if way == "make":
        return bots.create(member, forms.text(visit.POST, "name"))
    bot = bots.bot_of(member, forms.number(visit.POST, "bot"))
    if way == "renew":
        return bot, bots.renew(bot)
    bots.delete(bot)
    return None
