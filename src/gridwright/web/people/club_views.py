"""The page of the club, its first admin, privacy, and what somebody can do with their own data."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, guests, limits, preferences
from gridwright.web.models import LinkKind
from gridwright.web.moderation import acts
from gridwright.web.people import club as clubs
from gridwright.web.people import club_pages as pages
from gridwright.web.people import departure, devices, links, my_data, passwords, proofs
from gridwright.web.visits import Visit, address_of

_PAGES = ["GET", "HEAD", "POST"]


@require_http_methods(_PAGES)
@cache_control(private=True, no_store=True)
def club(visit: Visit) -> HttpResponse:
    """Show what the club is, and let members invite others."""
    page, member = "gridwright/people/club.html", visit.member
    zone = preferences.zone(visit) or ("UTC" if member is None else member.zone)
    if visit.method != "POST":
        return render(visit, page, pages.club(member, zone))
    if member is None:
        return errors.members_only(visit, "web.club.only_members")
    try:
        if forms.one_of(visit.POST, "way", ("invite", "revoke")) == "revoke":
            links.revoke(LinkKind.INVITATION, member.guest, forms.number(visit.POST, "link"))
            return redirect("club")
        link = visit.build_absolute_uri(f"/club/invited/{clubs.invite(member)}")
    except GridwrightError as error:
        return render(visit, page, pages.club(member, zone, error=error), status=422)
    return render(visit, page, pages.club(member, zone, link))


@require_http_methods(_PAGES)
@cache_control(private=True, no_store=True)
def first_admin(visit: Visit, secret: str) -> HttpResponse:
    """Let whoever has the link of the terminal be the first admin, once they are a member."""
    if links.peek(LinkKind.ADMIN, secret) is None or acts.has_admin():
        return errors.page(visit, 404, "web.club.no_first")
    if visit.method != "POST":
        return render(visit, "gridwright/people/first.html", {"member": visit.member})
    if visit.member is None:
        return errors.members_only(visit, "web.club.only_members")
    if not acts.become_first_admin(visit.member, secret):
        return errors.page(visit, 404, "web.club.no_first")
    return redirect("house_settings")


@require_GET
def privacy(visit: Visit) -> HttpResponse:
    return render(visit, "gridwright/people/privacy.html", pages.privacy())


# My data


@require_GET
@cache_control(private=True, no_store=True)
def my_data_page(visit: Visit) -> HttpResponse:
    if visit.guest is None:
        return redirect("home")
    return render(visit, "gridwright/people/my_data.html", pages.my_data(visit.guest, visit.member))


@require_POST
def my_data_file(visit: Visit) -> HttpResponse:
    """Hand out all that the server has about who asks."""
    if visit.guest is None:
        return errors.page(visit, 403, "web.my_data.nobody")
    if delay := limits.ARCHIVES.delay(str(visit.guest.pk)):
        return errors.too_often(visit, delay)
    response = HttpResponse(my_data.archive(visit.guest), content_type="application/zip")
    name = my_data.file_name(visit.guest)
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    response["Cache-Control"] = "no-store"
    return response


@require_http_methods(_PAGES)
@cache_control(private=True, no_store=True)
def forget_me(visit: Visit) -> HttpResponse:
    """Say what is deleted and what stays, and do so for whoever proves who they are."""
    guest, page = visit.guest, "gridwright/people/forget.html"
    if guest is None:
        return redirect("home")
    if visit.method != "POST":
        return render(visit, page, pages.forget(guest, visit.member))
    try:
        proofs.check(visit, address_of(visit))
    except passwords.TooManyTriesError as error:
        return errors.too_often(visit, error.seconds)
    except GridwrightError as error:
        return render(visit, page, pages.forget(guest, visit.member, error), status=422)
    departure.forget(guest)
    visit.guest = visit.member = visit.device = None
    response = render(visit, "gridwright/people/forgotten.html", {})
    devices.forget_cookie(response)
    response.delete_cookie(guests.COOKIE, samesite="Lax")
    return response
