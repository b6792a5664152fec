"""Passwords: what may be one, how they are stored, and how often somebody may be wrong.

Django's hashers and validators do the work; `django.contrib.auth` is not installed for it. A wrong
password is answered at once and counted: a thread that sleeps is one that others lack, and there
are four of them (`docs/decisions/0050-accounts.md`).
"""

import unicodedata
from functools import cache
from typing import Final

from django.contrib.auth import hashers
from django.contrib.auth.password_validation import CommonPasswordValidator
from django.core.exceptions import ValidationError

from gridwright.core.errors import GridwrightError
from gridwright.web import limits, models
from gridwright.web.people.accounts import account_named, key_of

SHORTEST: Final = 8
LONGEST: Final = 128


class Argon2Hasher(hashers.Argon2PasswordHasher):
    """Argon2id with as much memory as four threads bear at once: what OWASP asks for at least."""

    time_cost = 2
    memory_cost = 19 * 1024  # KiB
    parallelism = 1


class TooManyTriesError(GridwrightError):
    """Somebody has been wrong too often, and must wait for some *seconds*."""

    def __init__(self, seconds: int) -> None:
        super().__init__("web.error.often", {"seconds": seconds})
        self.seconds = seconds


def hashed(password: str, name: str) -> str:
    """Return what is stored of a new *password* of somebody, or raise `GridwrightError`."""
    chosen = _normal(password)
    if not SHORTEST <= len(chosen) <= LONGEST:
        raise GridwrightError("web.password.length", {"fewest": SHORTEST, "most": LONGEST})
    if key_of(chosen) == key_of(name):
        raise GridwrightError("web.password.name")
    try:
        _common().validate(chosen)
    except ValidationError as error:
        raise GridwrightError("web.password.common") from error
    return hashers.make_password(chosen)


def is_right(account: models.Account | None, password: str) -> bool:
    """Whether a *password* is that of *account*; for nobody it takes as long to say no."""
    typed = _normal(password)[: LONGEST + 1]  # nobody has a longer one
    if account is None or not account.password:
        hashers.make_password(typed)
        return False

    def store_anew(raw: str) -> None:
        """Store the password by the present hasher, where an older one was used."""
        account.password = hashers.make_password(raw)
        account.save(update_fields=["password"])

    return hashers.check_password(typed, account.password, store_anew)


def authenticated(name: str, password: str, address: str) -> models.Account:
    """Return the account with a *name* and *password*, or raise `GridwrightError`.

    Tries are counted before they are looked at, so that nobody gains by many at once, and those
    that were right are not held against anybody.
    """
    pair = f"{key_of(name)} {address}"
    delay = limits.PASSWORDS.delay(pair) or limits.PASSWORDS_OF_ADDRESS.delay(address)
    if delay:
        raise TooManyTriesError(delay)
    account = account_named(name)
    if not is_right(account, password) or account is None or account.is_bot:
        raise GridwrightError("web.password.wrong")
    limits.PASSWORDS.forgive(pair)
    limits.PASSWORDS_OF_ADDRESS.forgive(address)
    if account.closed is not None:
        raise GridwrightError("web.account.is_closed")
    return account


def check_own(account: models.Account, password: str, address: str) -> None:
    """Let a member confirm that it is they who ask, or raise `GridwrightError`."""
    if account.password:
        authenticated(account.name, password, address)


def _normal(password: str) -> str:
    """Return the same characters however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)


@cache
def _common() -> CommonPasswordValidator:
    return CommonPasswordValidator()
