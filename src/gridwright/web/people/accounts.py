"""Accounts: what makes a guest a member. No seat, vote or record changes hands by it."""

import secrets
import unicodedata
from typing import Final

from django.db import IntegrityError, transaction

from gridwright.core.errors import GridwrightError
from gridwright.web import guests, models
from gridwright.web.models import LONGEST_NAME

SHORTEST: Final = 2
_HANDLE: Final = 32  # bytes
_RESERVED: Final = frozenset(["bot", "guest", "system", "club", "admin", "moderator"])


def account_of(guest: models.Guest | None) -> models.Account | None:
    """Return the account of *guest*, if they are a member."""
    account: models.Account | None = getattr(guest, "account", None)
    return None if account is None or account.closed is not None else account


def account_named(name: str) -> models.Account | None:
    """Return the account with a *name*, however it is written; a closed one, too."""
    key = key_of(" ".join(name.split()))
    return models.Account.objects.select_related("guest").filter(key=key).first()


def may_be_member(guest: models.Guest) -> bool:
    """Whether *guest* may have an account: of who has one, the secret opens nothing."""
    return not guest.secret_hash


def is_program(guest: models.Guest) -> bool:
    """Whether *guest* is the bot of a member, which plays by the API."""
    account = account_of(guest) if may_be_member(guest) else None
    return account is not None and account.is_bot


def key_of(name: str) -> str:
    """Return what two names have in common that people would take for the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def checked_name(text: str) -> str:
    """Return a name that a member may have, or raise `GridwrightError`."""
    name = guests.checked_name(text)
    if len(name) < SHORTEST:
        raise GridwrightError("web.member.name_short", {"fewest": SHORTEST, "most": LONGEST_NAME})
    if key_of(name) in _RESERVED:
        raise GridwrightError("web.account.reserved", {"name": name})
    return name


def check_name_of_guest(name: str, guest: models.Guest | None) -> None:
    """Raise `GridwrightError` where *name* would let *guest* pass for a member.

    Whoever had the name before the member joined keeps it.
    """
    if guest is not None and name == guest.name:
        return
    account = account_named(name)
    if account is not None and account.closed is None and account.guest != guest:
        raise GridwrightError("web.member.name_of_member", {"name": name})


def create(guest: models.Guest, name: str, password: str = "") -> models.Account:
    """Return a new account for *guest* with a *name* nobody has and a hashed *password*, or raise.

    From now on the secret of the guest opens nothing, so no old cookie is a way around it.
    """
    name = checked_name(name)
    account = models.Account(
        guest=guest, key=key_of(name), password=password, handle=secrets.token_bytes(_HANDLE)
    )
    try:
        with transaction.atomic():
            account.save(force_insert=True)
            guest.name, guest.secret_hash = name, ""
            guest.save(update_fields=["name", "secret_hash"])
    except IntegrityError as error:
        raise GridwrightError("web.member.name_taken", {"name": name}) from error
    return account
