"""When the clocks of a guest stand still."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from gridwright.core.errors import GridwrightError
from gridwright.web import forms, preferences
from gridwright.web.clocks import calendars
from gridwright.web.pages import nights as pages
from gridwright.web.pages.common import Context
from gridwright.web.people.pages import settings_page
from gridwright.web.visits import Visit, guest_of

_WAYS = ("night", "no_night", "away", "back")


def _page(visit: Visit, shown: Context, status: int = 200) -> HttpResponse:
    context = {**shown, **settings_page("nights", visit.member)}
    return render(visit, "gridwright/home/nights.html", context, status=status)


@require_http_methods(["GET", "HEAD", "POST"])
def nights(visit: Visit) -> HttpResponse:
    """Show when the clocks of the guest stand still, and change it."""
    now, zone = timezone.now(), preferences.zone(visit)
    if visit.method != "POST":
        return _page(visit, pages.nights(visit.guest, zone, now))
    try:
        way = forms.one_of(visit.POST, "way", _WAYS)
        if way == "back":
            if visit.guest is not None:
                calendars.end_away(visit.guest, forms.number(visit.POST, "away"), now)
            return redirect("nights")
        named = forms.zone(visit.POST)
        if way == "away":
            start, end = forms.absence(visit.POST, named, now)
            calendars.go_away(guest_of(visit), start, end, now)
        else:
            bedtime = forms.bedtime(visit.POST, named, is_none=way == "no_night")
            calendars.set_night(guest_of(visit), bedtime, now)
    except GridwrightError as error:
        shown = pages.nights(visit.guest, zone, now, visit.POST, error)
        return _page(visit, shown, 422)
    response = redirect("nights")
    preferences.store_zone(visit, response, named)
    return response
