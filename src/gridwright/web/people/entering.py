"""Coming in and going out: who a browser is known as, and what it was before.

Whoever has proved who they are gets a device. What the browser was before waits under it: the
cookie of a guest where it is, a device of a guest in a cookie aside. Signing out brings it back.
"""

from contextlib import suppress

from django.db import transaction
from django.http import HttpResponse
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import guests, models
from gridwright.web.api import keys
from gridwright.web.models import Joining, LinkKind
from gridwright.web.people import accounts, belongings, devices, links, passwords, recovery
from gridwright.web.people.club import club
from gridwright.web.play import lobby
from gridwright.web.visits import Visit


def let_in(visit: Visit, response: HttpResponse, guest: models.Guest) -> None:
    """Let the browser of a visit be a device of *guest* from now on."""
    before = visit.device
    if before is None or before.guest_id != guest.pk:
        if before is not None and visit.member is None:
            devices.write_cookie(visit, response, devices.read_cookie(visit), devices.ASIDE)
            visit.COOKIES[devices.ASIDE] = response.cookies[devices.ASIDE].value
        elif before is not None:
            before.delete()
        visit.device, cookie = devices.add(guest, devices.label_of(visit))
        devices.write_cookie(visit, response, cookie)
    visit.guest, visit.member = guest, accounts.account_of(guest)


def sign_out(visit: Visit, response: HttpResponse) -> None:
    """End the device of a visit; the browser is again what it was before."""
    if visit.device is not None:
        visit.device.delete()
    devices.forget_cookie(response)
    cookie = devices.read_cookie(visit, devices.ASIDE)
    devices.forget_cookie(response, devices.ASIDE)
    device = devices.known(cookie)
    if device is not None and not hasattr(device.guest, "account"):
        devices.write_cookie(visit, response, cookie)


# The guest that a browser was before a member signed in


def guest_aside(visit: Visit) -> models.Guest | None:
    """Return the guest that waits in this browser until the member signs out, if any."""
    device = devices.known(devices.read_cookie(visit, devices.ASIDE))
    guest = guests.known(visit.cookie) if device is None else device.guest
    is_other = guest is not None and guest != visit.guest and not hasattr(guest, "account")
    return guest if is_other else None


def forget_if_nobody(visit: Visit, response: HttpResponse) -> models.Guest | None:
    """Forget the guest aside if they have nothing; else return them, who are to be asked about."""
    guest = guest_aside(visit)
    if guest is None or not belongings.forget(guest):
        return guest
    forget_dead_cookies(visit, response)
    return None


def take_along(visit: Visit, response: HttpResponse) -> None:
    """Give what the guest aside has to the member who is signed in."""
    guest = guest_aside(visit)
    if guest is not None and visit.member is not None:
        belongings.take_along(guest, visit.member)
        forget_dead_cookies(visit, response)


def forget_dead_cookies(visit: Visit, response: HttpResponse) -> None:
    """Forget the cookies of guests who are no more, or are members now."""
    if devices.known(devices.read_cookie(visit, devices.ASIDE)) is None:
        devices.forget_cookie(response, devices.ASIDE)
    if guests.known(visit.cookie) is None:
        guests.forget_cookie(response)


# Joining


def check_joining(invitation: str) -> None:
    """Raise `GridwrightError` where nobody may join, or only who has an *invitation*."""
    joining = club().joining
    if joining == Joining.CLOSED:
        raise GridwrightError("web.account.joining_closed")
    if joining == Joining.INVITATION and links.peek(LinkKind.INVITATION, invitation) is None:
        raise GridwrightError("web.account.by_invitation")


def join(
    visit: Visit, name: str, password: str, invitation: str
) -> tuple[models.Account, list[str]]:
    """Make the guest of this browser a member; return the account and its recovery codes.

    All that the guest has stays theirs. Other browsers that were the same guest are asked to sign
    in. Raises `GridwrightError` and changes nothing where that cannot be.
    """
    check_joining(invitation)
    name = accounts.checked_name(name)
    hashed = passwords.hashed(password, name)
    with transaction.atomic():
        if club().joining == Joining.INVITATION and not links.use(LinkKind.INVITATION, invitation):
            raise GridwrightError("web.account.by_invitation")
        guest = visit.guest or guests.create(name)[0]
        before = guest.name
        account = accounts.create(guest, name, hashed)
        end_devices(guest, visit.device)
        codes = recovery.renew(account)
    guest.name = before
    with suppress(GridwrightError):  # of a table that cannot be played here: it keeps the old name
        lobby.rename(guest, name)
    return account, codes


# Choosing another password


def reset(secret: str, password: str) -> models.Account | None:
    """Give an account the *password* that a link allows, or raise `GridwrightError`.

    All its devices end, all its links and all its keys. None where the link does not work.
    """
    link = links.peek(LinkKind.RESET, secret)
    account = None if link is None else accounts.account_of(link.guest)
    if account is None or account.is_bot:
        return None
    account.password = passwords.hashed(password, account.name)
    with transaction.atomic():
        if links.use(LinkKind.RESET, secret) is None:
            return None
        account.save(update_fields=["password"])
        end_devices(account.guest, None)
        keys.revoke_all(account)
    return account


def end_devices(guest: models.Guest, but: models.Device | None) -> None:
    """End all devices of *guest* but one, and every link by which there could be more."""
    others = guest.devices.all() if but is None else guest.devices.exclude(pk=but.pk)
    others.delete()
    for kind in (LinkKind.DEVICE, LinkKind.CARRY, LinkKind.RESET, LinkKind.EMAIL):
        links.revoke(kind, guest)
    if but is not None and guest.secret_hash:  # the browser in which the guest began
        guest.secret_hash = ""
        guest.save(update_fields=["secret_hash"])


# The address for e-mail


def confirm_address(secret: str) -> models.Account | None:
    """Let a member be written to at the address that a link was sent to; None if it is none."""
    with transaction.atomic():
        link = links.use(LinkKind.EMAIL, secret)
        account = None if link is None else accounts.account_of(link.guest)
        if link is None or account is None:
            return None
        account.email, account.email_confirmed = link.subject, timezone.now()
        account.save(update_fields=["email", "email_confirmed"])
        links.revoke(LinkKind.EMAIL, account.guest)
    return account
