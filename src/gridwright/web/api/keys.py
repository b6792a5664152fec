"""Keys: secrets by which programs prove for whom they ask. The rows have their hashes alone.

A key is shown once, may do what its scopes say, and works until it is revoked or has ended. Guests
have none: a key is of a member, or of a bot of theirs.
"""

import re
import secrets
from base64 import b32encode
from collections.abc import Iterable
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.core.plain import is_plain
from gridwright.web import models
from gridwright.web.api.rows import LONGEST_LABEL
from gridwright.web.database import if_nobody_writes

READ: Final = "read"
PLAY: Final = "play"
HOST: Final = "host"
CHAT: Final = "chat"
SCOPES: Final = (READ, PLAY, HOST, CHAT)
MOST: Final = 20  # keys of one account
_PREFIX: Final = "gw_"  # by which programs that look for leaked secrets know one
_BYTES: Final = 20
_FORM: Final = re.compile(rf"{_PREFIX}[a-z2-7]{{32}}")
_DAY: Final = timedelta(days=1)


def create(
    account: models.Account, label: str, scopes: Iterable[str], ends: datetime | None = None
) -> tuple[models.ApiKey, str]:
    """Return a new key of *account* and its secret, or raise `GridwrightError`."""
    name = " ".join(label.split())
    if not name or len(name) > LONGEST_LABEL or not is_plain(name):
        raise GridwrightError("web.api.label_form", {"most": LONGEST_LABEL})
    wanted = set(scopes)
    if not wanted or not wanted <= set(SCOPES):
        raise GridwrightError("web.api.no_scope")
    if ends is not None and ends <= timezone.now():
        raise GridwrightError("web.api.has_ended")
    secret = _PREFIX + b32encode(secrets.token_bytes(_BYTES)).decode().lower()
    with transaction.atomic():
        models.Account.objects.select_for_update().get(pk=account.pk)  # one after the other
        if account.api_keys.count() >= MOST:
            raise GridwrightError("web.api.many_keys", {"most": MOST})
        key = models.ApiKey.objects.create(
            account=account,
            hashed=_hashed(secret),
            label=name,
            scopes=[scope for scope in SCOPES if scope in wanted],
            ends=ends,
        )
    return key, secret


def known(secret: str) -> models.ApiKey | None:
    """Return the key with a *secret*, read with its account; None where none works by it."""
    if not _FORM.fullmatch(secret):
        return None
    rows = models.ApiKey.objects.select_related("account__guest", "account__owner__guest")
    key = rows.filter(hashed=_hashed(secret)).first()
    if key is None or has_ended(key) or not _is_open(key.account):
        return None
    key.account.guest.account = key.account  # which asking for the guest need not read again
    return key


def has_ended(key: models.ApiKey) -> bool:
    return key.ends is not None and key.ends <= timezone.now()


def _is_open(account: models.Account) -> bool:
    """Whether neither *account* nor, of a bot, that of its owner is closed."""
    owner = account.owner
    return account.closed is None and (owner is None or owner.closed is None)


def see(key: models.ApiKey) -> None:
    """Remember on which day a key was used last."""
    now = timezone.now()
    if key.used is None or now - key.used >= _DAY:
        key.used = now
        with if_nobody_writes():
            key.save(update_fields=["used"])


def keys_of(account: models.Account) -> list[models.ApiKey]:
    """Return the keys of *account*, the newest first; also those that have ended."""
    return list(account.api_keys.order_by("-created", "-pk"))


def revoke(account: models.Account, number: int) -> bool:
    """Let a key of *account* open nothing any more; return whether there was one."""
    count, _ = account.api_keys.filter(pk=number).delete()
    return count > 0


def revoke_all(account: models.Account) -> None:
    """Revoke all keys of *account* and of its bots."""
    models.ApiKey.objects.filter(Q(account=account) | Q(account__owner=account)).delete()


def _hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
