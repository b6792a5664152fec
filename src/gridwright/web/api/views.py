"""The page of somebody's keys."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods

from gridwright.core.errors import GridwrightError
from gridwright.web import forms
from gridwright.web.api import keys as service
from gridwright.web.api import pages
from gridwright.web.visits import Visit


@require_http_methods(["GET", "HEAD", "POST"])
@cache_control(private=True, no_store=True)
def keys(visit: Visit) -> HttpResponse:
    """Show the keys of a member; make one, which is shown once, or revoke one."""
    member = visit.member
    if member is None:
        return redirect(f"{reverse('sign_in')}?{urlencode({'next': visit.path})}")
    if visit.method != "POST":
        return render(visit, "gridwright/api/keys.html", pages.keys(visit, member))
    try:
        if forms.one_of(visit.POST, "way", ("make", "revoke")) == "revoke":
            service.revoke(member, forms.number(visit.POST, "key"))
            return redirect("keys")
        scopes = [scope for scope in service.SCOPES if scope in visit.POST.getlist("scope")]
        ends = pages.end_of(forms.one_of(visit.POST, "ends", pages.ENDS))
        _, secret = service.create(member, forms.text(visit.POST, "label"), scopes, ends)
    except GridwrightError as error:
        shown = pages.keys(visit, member, error=error)
        return render(visit, "gridwright/api/keys.html", shown, status=422)
    return render(visit, "gridwright/api/keys.html", pages.keys(visit, member, secret))
