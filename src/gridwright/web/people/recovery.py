"""Recovery codes: each lets a member in once who has lost everything else.

They are short enough to write down, so their hashes are as slow to try out as those of passwords.
"""

import secrets
from hashlib import scrypt
from typing import Final

from django.db import transaction
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.api import keys
from gridwright.web.people.accounts import account_named

COUNT: Final = 8
_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz"  # none that is mistaken for another
_LENGTH: Final = 10  # 24 ** 10 is more than 2 ** 45
_HALF: Final = _LENGTH // 2
_COST: Final = 2**13  # with 8 KiB for each step: 8 MiB
_BYTES: Final = 32
_NOBODY: Final = b"nobody has this"


def renew(account: models.Account) -> list[str]:
    """Return new codes of *account*, as they are shown once; older ones open nothing any more."""
    codes = ["".join([secrets.choice(_LETTERS) for _ in range(_LENGTH)]) for _ in range(COUNT)]
    salt = bytes(account.handle)
    rows = [models.RecoveryCode(account=account, hashed=_hashed(code, salt)) for code in codes]
    with transaction.atomic():
        account.recovery_codes.all().delete()
        models.RecoveryCode.objects.bulk_create(rows)
    return [f"{code[:_HALF]}-{code[_HALF:]}" for code in codes]


def count_left(account: models.Account) -> int:
    return account.recovery_codes.filter(used=None).count()


def use(name: str, typed: str) -> models.Account:
    """Use a code once, and return the account that it is of, or raise `GridwrightError`.

    Whoever has lost everything else may have lost a key to somebody: none works any more.
    Of two who use it at once, one wins. A name that nobody has takes as long.
    """
    account = account_named(name)
    code = "".join([letter for letter in typed.casefold() if letter.isalnum()])[: _LENGTH + 1]
    hashed = _hashed(code, _NOBODY if account is None else bytes(account.handle))
    if account is not None and account.closed is None:
        rows = account.recovery_codes.filter(used=None, hashed=hashed)
        if rows.update(used=timezone.now()):
            keys.revoke_all(account)
            return account
    raise GridwrightError("web.account.wrong_code")


def _hashed(code: str, salt: bytes) -> str:
    return scrypt(code.encode(), salt=salt, n=_COST, r=8, p=1, dklen=_BYTES).hex()
