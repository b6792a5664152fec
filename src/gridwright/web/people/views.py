"""Signing in and out, joining, coming back in, and the pages about one's account."""

from collections.abc import Callable
from typing import Final

from django.http import HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, limits, models
from gridwright.web.models import LinkKind
from gridwright.web.people import (
    accounts,
    entering,
    letters,
    links,
    naming,
    pages,
    passkeys,
    passwords,
    recovery,
)
from gridwright.web.people import devices as browsers
from gridwright.web.visits import Visit, address_of, page_before

_PAGE: Final = ["GET", "HEAD", "POST"]
_SECRET: Final = cache_control(private=True, no_store=True)


def _entered(visit: Visit, account: models.Account) -> HttpResponse:
    """Let a browser in as a member, and ask about the guest that it was before."""
    target = page_before(visit)
    response = redirect(target)
    entering.let_in(visit, response, account.guest)
    if entering.forget_if_nobody(visit, response) is not None:
        query = urlencode({"next": target})
        response["Location"] = f"{reverse('guest_aside')}?{query}"
    return response


# In


@require_http_methods(_PAGE)
def sign_in(visit: Visit) -> HttpResponse:
    """Show the forms to sign in and to join, or let somebody in by name and password."""
    if visit.method != "POST":
        if visit.member is not None:
            return redirect(page_before(visit))
        return render(visit, "gridwright/people/in.html", pages.sign_in(visit))
    try:
        name, password = forms.text(visit.POST, "name"), forms.password(visit.POST)
        return _entered(visit, passwords.authenticated(name, password, address_of(visit)))
    except passwords.TooManyTriesError as error:
        return errors.too_often(visit, error.seconds)
    except GridwrightError as error:
        return _signing_in_again(visit, error)


def _signing_in_again(visit: Visit, error: GridwrightError) -> HttpResponse:
    shown = pages.sign_in(visit, pages.SIGN_IN, error)
    return render(visit, "gridwright/people/in.html", shown, status=422)


@require_POST
@_SECRET
def options_to_use(visit: Visit) -> HttpResponse:
    """Tell a script what it needs to ask the browser for a passkey."""
    if reason := passkeys.obstacle(visit):
        return errors.page(visit, 422, reason)
    return JsonResponse(passkeys.options_to_use(visit))


@require_POST
def use_passkey(visit: Visit) -> HttpResponse:
    if reason := passkeys.obstacle(visit):
        return errors.page(visit, 422, reason)
    try:
        token, answer = forms.passkey(visit.POST)
        return _entered(visit, passkeys.use(visit, token, answer))
    except GridwrightError as error:
        return _signing_in_again(visit, error)


@require_http_methods(_PAGE)
def guest_aside(visit: Visit) -> HttpResponse:
    """Ask a member whether what this browser had as a guest comes along."""
    guest = entering.guest_aside(visit)
    if visit.member is None or guest is None:
        return redirect(page_before(visit))
    if visit.method != "POST":
        return render(visit, "gridwright/people/aside.html", pages.aside(visit, guest))
    response = redirect(page_before(visit))
    try:
        if forms.one_of(visit.POST, "way", ("take", "leave")) == "take":
            entering.take_along(visit, response)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return response


@require_POST
def sign_out(visit: Visit) -> HttpResponse:
    response = redirect("home")
    entering.sign_out(visit, response)
    return response


@require_POST
@_SECRET
def join(visit: Visit) -> HttpResponse:
    """Make the guest of this browser a member, and show the recovery codes: only now."""
    if visit.member is not None:
        return redirect("me")
    if delay := limits.JOINS.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    try:
        address = forms.text(visit.POST, "email")
        if address:
            letters.check_address(address)
        account, codes = entering.join(
            visit,
            forms.text(visit.POST, "name"),
            forms.password(visit.POST),
            forms.text(visit.POST, "invitation"),
        )
    except GridwrightError as error:
        limits.JOINS.forgive(address_of(visit))
        shown = pages.sign_in(visit, pages.JOIN, error)
        return render(visit, "gridwright/people/in.html", shown, status=422)
    response = HttpResponse()
    entering.let_in(visit, response, account.guest)
    entering.forget_dead_cookies(visit, response)
    if address:
        letters.ask_to_confirm(visit, account, address)
    shown = pages.codes(account, codes, page_before(visit), address)
    response.content = render_to_string("gridwright/people/codes.html", shown, visit)
    return response


# Back in


@require_http_methods(_PAGE)
def recover(visit: Visit) -> HttpResponse:
    """Let a member in by a recovery code, or send them a link."""
    if visit.method != "POST":
        return render(visit, "gridwright/people/recover.html", pages.recover(visit))
    if delay := limits.RECOVERIES.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    try:
        way = forms.one_of(visit.POST, "way", ("code", "mail"))
        name = forms.text(visit.POST, "name")
        if way == "mail":
            letters.send_reset(visit, name)
            return render(
                visit, "gridwright/people/recover.html", pages.recover(visit, is_sent=True)
            )
        account = recovery.use(name, forms.text(visit.POST, "code"))
    except GridwrightError as error:
        shown = pages.recover(visit, error=error)
        return render(visit, "gridwright/people/recover.html", shown, status=422)
    limits.RECOVERIES.forgive(address_of(visit))
    secret = links.issue(LinkKind.RESET, account.guest, letters.HALF_AN_HOUR)
    response = redirect("reset", secret)
    entering.let_in(visit, response, account.guest)
    return response


@require_http_methods(_PAGE)
@_SECRET
def reset(visit: Visit, secret: str) -> HttpResponse:
    """Let whoever has the link choose a new password, which ends all devices."""
    link = links.peek(LinkKind.RESET, secret)
    account = None if link is None else accounts.account_of(link.guest)
    if account is None:
        return errors.page(visit, 404, "web.account.no_reset")
    shown = pages.reset(visit, account)
    if visit.method != "POST":
        return render(visit, "gridwright/people/reset.html", shown)
    try:
        changed = entering.reset(secret, forms.password(visit.POST))
    except GridwrightError as error:
        shown = pages.reset(visit, account, error)
        return render(visit, "gridwright/people/reset.html", shown, status=422)
    if changed is None:
        return errors.page(visit, 404, "web.account.no_reset")
    visit.device = None if visit.member == changed else visit.device
    return _entered(visit, changed)


@require_http_methods(_PAGE)
@_SECRET
def device(visit: Visit, secret: str) -> HttpResponse:
    """Ask whether this browser is to be that of a guest or member, or let it be."""
    link = links.peek(LinkKind.DEVICE, secret)
    if link is None or link.guest is None:
        return errors.page(visit, 404, "web.error.device")
    if hasattr(link.guest, "account") and accounts.account_of(link.guest) is None:
        return errors.page(visit, 403, "web.account.is_closed")
    if visit.method != "POST":
        return render(visit, "gridwright/people/device.html", {"name": link.guest.name})
    if visit.guest == link.guest:
        return redirect("home")
    link = links.use(LinkKind.DEVICE, secret)
    if link is None or link.guest is None:  # somebody else was quicker
        return errors.page(visit, 404, "web.error.device")
    account = accounts.account_of(link.guest)
    if account is not None:
        return _entered(visit, account)
    response = redirect("home")
    entering.let_in(visit, response, link.guest)
    return response


@require_http_methods(_PAGE)
@_SECRET
def confirm_address(visit: Visit, secret: str) -> HttpResponse:
    """Confirm an address for e-mail: by a button, because mail servers look at links, too."""
    link = links.peek(LinkKind.EMAIL, secret)
    if link is None or link.guest is None:
        return errors.page(visit, 404, "web.account.no_confirmation")
    if visit.method != "POST":
        shown = {"name": link.guest.name, "address": link.subject}
        return render(visit, "gridwright/people/confirm.html", shown)
    if entering.confirm_address(secret) is None:
        return errors.page(visit, 404, "web.account.no_confirmation")
    return redirect("home" if visit.member is None else "password")


# Settings


@require_http_methods(_PAGE)
def me(visit: Visit) -> HttpResponse:
    """Show the name of a visitor and their monogram, and let them change both."""
    if visit.guest is None:
        return redirect("home")
    if visit.method != "POST" or visit.member is None:
        return render(visit, "gridwright/people/me.html", pages.me(visit))
    try:
        colour = forms.one_of(visit.POST, "colour", ("", *pages.COLOURS))
        about = naming.checked_about(str(visit.POST.get("about", visit.member.about)))
        naming.rename(visit.member, forms.text(visit.POST, "name"))
    except GridwrightError as error:
        return render(visit, "gridwright/people/me.html", pages.me(visit, error), status=422)
    visit.member.colour, visit.member.about = colour, about
    visit.member.save(update_fields=["colour", "about"])
    return redirect("me")


@require_http_methods(_PAGE)
@_SECRET
def password(visit: Visit) -> HttpResponse:
    """Show all by which a member proves who they are, and change it."""
    if visit.member is None:
        return redirect(f"{reverse('sign_in')}?{urlencode({'next': visit.path})}")
    if visit.method != "POST":
        return render(visit, "gridwright/people/password.html", pages.password(visit))
    try:
        way = forms.one_of(visit.POST, "way", tuple(_CHANGES))
        return _CHANGES[way](visit, visit.member)
    except passwords.TooManyTriesError as error:
        return errors.too_often(visit, error.seconds)
    except GridwrightError as error:
        shown = pages.password(visit, error)
        return render(visit, "gridwright/people/password.html", shown, status=422)


def _done(way: str) -> HttpResponse:
    return redirect(f"{reverse('password')}?{urlencode({'done': way})}")


def _confirm(visit: Visit, member: models.Account) -> None:
    """Let a member prove by the password that it is they who ask, or raise."""
    passwords.check_own(member, forms.password(visit.POST, "current"), address_of(visit))


def _change_password(visit: Visit, member: models.Account) -> HttpResponse:
    _confirm(visit, member)
    member.password = passwords.hashed(forms.password(visit.POST), member.name)
    member.save(update_fields=["password"])
    entering.end_devices(member.guest, visit.device)
    return _done("password")


def _renew_codes(visit: Visit, member: models.Account) -> HttpResponse:
    _confirm(visit, member)
    shown = pages.codes(member, recovery.renew(member), reverse("password"))
    return render(visit, "gridwright/people/codes.html", shown)


def _change_address(visit: Visit, member: models.Account) -> HttpResponse:
    address = forms.text(visit.POST, "email")
    _confirm(visit, member)
    if address:
        letters.ask_to_confirm(visit, member, address)
        return _done("asked")
    links.revoke(LinkKind.EMAIL, member.guest)
    member.email, member.email_confirmed = "", None
    member.save(update_fields=["email", "email_confirmed"])
    return _done("no_email")


def _remove_passkey(visit: Visit, member: models.Account) -> HttpResponse:
    member.passkeys.filter(pk=forms.number(visit.POST, "passkey")).delete()
    return _done("removed")


_CHANGES: Final[dict[str, Callable[[Visit, models.Account], HttpResponse]]] = {
    "password": _change_password,
    "codes": _renew_codes,
    "email": _change_address,
    "remove_passkey": _remove_passkey,
}


@require_POST
@_SECRET
def options_to_add(visit: Visit) -> HttpResponse:
    """Tell a script what it needs to let the browser make a passkey."""
    if visit.member is None:
        return errors.members_only(visit, "web.account.only_members")
    if reason := passkeys.obstacle(visit):
        return errors.page(visit, 422, reason)
    return JsonResponse(passkeys.options_to_add(visit, visit.member))


@require_POST
def add_passkey(visit: Visit) -> HttpResponse:
    if visit.member is None:
        return errors.members_only(visit, "web.account.only_members")
    if reason := passkeys.obstacle(visit):
        return errors.page(visit, 422, reason)
    try:
        token, answer = forms.passkey(visit.POST)
        passkeys.add(visit, visit.member, token, answer, browsers.label_of(visit))
    except GridwrightError as error:
        shown = pages.password(visit, error)
        return render(visit, "gridwright/people/password.html", shown, status=422)
    return _done("added")


@require_http_methods(_PAGE)
@_SECRET
def devices(visit: Visit) -> HttpResponse:
    """Show the browsers that are known as a visitor; end them, and make links for others."""
    guest = visit.guest
    if guest is None:
        return redirect("home")
    if visit.method != "POST":
        return render(visit, "gridwright/people/devices.html", pages.devices(visit, guest))
    try:
        way = forms.one_of(visit.POST, "way", ("link", "revoke", "end", "end_others"))
        number = forms.number(visit.POST, "number")
    except GridwrightError as error:
        return errors.wrong(visit, error)
    if way == "link":
        if delay := limits.LINKS.delay(str(guest.pk)):
            return errors.too_often(visit, delay)
        secret = links.issue(LinkKind.DEVICE, guest, pages.LINK_LASTS)
        return render(visit, "gridwright/people/devices.html", pages.devices(visit, guest, secret))
    if way == "revoke":
        links.revoke(LinkKind.DEVICE, guest, number)
    elif way == "end_others":
        entering.end_devices(guest, visit.device)
    elif visit.device is not None and visit.device.pk == number:
        return sign_out(visit)
    else:
        guest.devices.filter(pk=number).delete()
    return redirect("devices")
