"""Devices: browsers that are known as somebody by a cookie, each of which can be ended alone.

A guest has one secret, which lies in the cookie of the browser that made them. Every further
browser of theirs, and every browser of a member, is a device with a secret of its own.
"""

import re
import secrets
from datetime import timedelta
from hashlib import sha256
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from gridwright.web import models
from gridwright.web.database import if_nobody_writes

COOKIE: Final = "device"
ASIDE: Final = "aside"  # what the browser was before a member signed in
_SALT: Final = "gridwright.device-cookie"
_YEAR: Final = 365 * 24 * 60 * 60
_DAY: Final = timedelta(days=1)
_VALUE: Final = re.compile(r"([0-9]{1,18}):([A-Za-z0-9_-]{16,64})")
_BROWSERS: Final = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome"}
_SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


def known(cookie: str) -> models.Device | None:
    """Return the device with the value of a *cookie*, read with its guest and their account.

    That of a closed account is none, and bots have none: they act by the API alone.
    """
    match = _VALUE.fullmatch(cookie)
    if match is None:
        return None
    rows = models.Device.objects.select_related("guest__account")
    device = rows.filter(pk=int(match[1])).first()
    if device is None or not secrets.compare_digest(device.secret_hash, hashed(match[2])):
        return None
    account: models.Account | None = getattr(device.guest, "account", None)
    is_shut = account is not None and (account.closed is not None or account.is_bot)
    return None if is_shut else device


def see(device: models.Device) -> None:
    """Remember on which day a device was used last."""
    now = timezone.now()
    if now - device.seen >= _DAY:
        device.seen = now
        with if_nobody_writes():
            device.save(update_fields=["seen"])


def add(guest: models.Guest, label: str = "") -> tuple[models.Device, str]:
    """Return a new device of *guest*, and the value of its cookie."""
    secret = models.new_secret()
    device = models.Device.objects.create(guest=guest, secret_hash=hashed(secret), label=label)
    return device, f"{device.pk}:{secret}"


def label_of(request: HttpRequest) -> str:
    """Return what the browser that sent *request* is called in a list: "Firefox, Linux"."""
    agent = request.headers.get("User-Agent", "")
    browser = next((name for part, name in _BROWSERS.items() if part in agent), "")
    if not browser and "Safari" in agent:
        browser = "Safari"
    system = next((name for name in _SYSTEMS if name in agent), "")
    return ", ".join([part for part in (browser, system) if part])


# Cookies


def read_cookie(request: HttpRequest, name: str = COOKIE) -> str:
    """Return the cookie of a device; nothing where it is none of ours."""
    return str(request.get_signed_cookie(name, default="", salt=_SALT) or "")


def write_cookie(
    request: HttpRequest, response: HttpResponse, cookie: str, name: str = COOKIE
) -> None:
    response.set_signed_cookie(
        name,
        cookie,
        salt=_SALT,
        max_age=_YEAR,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure(),
    )


def forget_cookie(response: HttpResponse, name: str = COOKIE) -> None:
    response.delete_cookie(name, samesite="Lax")


def hashed(secret: str) -> str:
    """Return what is stored of a random *secret*."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
