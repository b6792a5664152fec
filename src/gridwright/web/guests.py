"""Guests: a name and a cookie, no account. The cookie holds a secret, the database its hash."""

import secrets
from datetime import timedelta
from hashlib import sha256
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from gridwright.bots.names import is_reserved
from gridwright.core.errors import GridwrightError
from gridwright.core.plain import is_plain
from gridwright.web import models
from gridwright.web.database import if_nobody_writes

COOKIE: Final = "guest"
_SALT: Final = "gridwright.guest"
_MINUTE: Final = timedelta(minutes=1)
OFTEN: Final = timedelta(seconds=8)  # where others wait to see who is here
_YEAR: Final = 365 * 24 * 60 * 60


def create(name: str) -> tuple[models.Guest, str]:
    """Return a new guest, and the value of its cookie."""
    secret = models.new_secret()
    guest = models.Guest.objects.create(name=name, secret_hash=_hashed(secret))
    return guest, f"{guest.pk}:{secret}"


def known(cookie: str) -> models.Guest | None:
    number, _, secret = cookie.partition(":")
    if not number.isascii() or not number.isdigit() or len(number) > len(str(2**62)):
        return None
    guest = models.Guest.objects.filter(pk=int(number)).first()
    if guest is None or not secrets.compare_digest(guest.secret_hash, _hashed(secret)):
        return None
    return guest


def see(guest: models.Guest, after: timedelta = _MINUTE) -> None:
    """Remember that *guest* is here, if that was noted *after* some time; a minute is enough."""
    now = timezone.now()
    if now - guest.seen >= after:
        guest.seen = now
        with if_nobody_writes():
            guest.save(update_fields=["seen"])


def checked_name(text: str) -> str:
    """Return a name as it may stand in a record, or raise `GridwrightError`."""
    name = " ".join(text.split())
    if not name or len(name) > models.LONGEST_NAME or {",", "#"} & set(name) or not is_plain(name):
        raise GridwrightError("web.name_form", {"most": models.LONGEST_NAME})
    if is_reserved(name):
        raise GridwrightError("web.name_reserved", {"name": name})
    return name


# Cookies


def read_cookie(request: HttpRequest) -> str:
    """Return the cookie of a visitor; nothing where it is none of ours."""
    return str(request.get_signed_cookie(COOKIE, default="", salt=_SALT) or "")


def write_cookie(request: HttpRequest, response: HttpResponse, cookie: str) -> None:
    response.set_signed_cookie(
        COOKIE,
        cookie,
        salt=_SALT,
        max_age=_YEAR,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure(),
    )


def forget_cookie(response: HttpResponse) -> None:
    response.delete_cookie(COOKIE, samesite="Lax")


def _hashed(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
