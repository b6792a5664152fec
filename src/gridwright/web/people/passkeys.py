"""Passkeys: keys that a device or a password manager has; a member signs in by one without a name.

`webauthn` checks what browsers send; it is imported with the first passkey, not with the server.
A challenge is a signed token of two minutes. A passkey takes no challenge that is older than its
last use, so each works once, whichever process is asked.
"""

import json
import re
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from django.core import signing
from django.db import IntegrityError, transaction
from django.db.models import Q
from django.http import HttpRequest
from django.http.request import split_domain_port
from django.utils import timezone

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.addresses import is_number
from gridwright.web.people.accounts import account_of
from gridwright.web.people.rows import LONGEST_LABEL

MOST: Final = 20  # of a member
_LASTS: Final = 120  # seconds
_ADDING: Final = "gridwright.passkey.add"
_USING: Final = "gridwright.passkey.use"
_BYTES: Final = 32  # of a challenge
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,1400}")  # of a credential
LONGEST_ANSWER: Final = 20_000  # characters of what a browser sends


def obstacle(request: HttpRequest) -> str:
    """Return why browsers have no passkeys at the address of a request: a message id, or ""."""
    host = split_domain_port(request.get_host())[0]
    if is_number(host):
        return "web.passkey.number"
    is_own = host == "localhost" or host.endswith(".localhost")
    return "" if request.is_secure() or is_own else "web.passkey.insecure"


# Adding


def options_to_add(request: HttpRequest, account: models.Account) -> dict[str, Any]:
    """Return what a browser needs to make a passkey, and the token that goes back with it."""
    import webauthn  # noqa: PLC0415 - 15 MB, with the first passkey
    from webauthn.helpers import structs  # noqa: PLC0415 - the same

    challenge = secrets.token_bytes(_BYTES)
    known = [webauthn.base64url_to_bytes(row.credential) for row in account.passkeys.all()]
    options = webauthn.generate_registration_options(
        rp_id=_host(request),
        rp_name=words.text("web.product"),
        user_name=account.name,
        user_id=bytes(account.handle),
        challenge=challenge,
        timeout=_LASTS * 1000,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=each) for each in known],
    )
    token = _token(_ADDING, challenge, account.pk)
    return {"token": token, "options": json.loads(webauthn.options_to_json(options))}


def add(
    request: HttpRequest, account: models.Account, token: str, answer: str, label: str
) -> models.Passkey:
    """Keep the passkey that a browser has made for *account*, or raise `GridwrightError`."""
    import webauthn  # noqa: PLC0415 - with the first passkey

    challenge, _ = _opened(_ADDING, token, account.pk)
    if account.passkeys.count() >= MOST:
        raise GridwrightError("web.passkey.many", {"most": MOST})
    try:
        verified = webauthn.verify_registration_response(
            credential=_read(answer),
            expected_challenge=challenge,
            expected_rp_id=_host(request),
            expected_origin=_origin(request),
        )
    except _refusals() as error:
        raise GridwrightError("web.passkey.refused") from error
    credential = webauthn.helpers.bytes_to_base64url(verified.credential_id)
    if not _NAME.fullmatch(credential):
        raise GridwrightError("web.passkey.refused")
    row = models.Passkey(
        account=account,
        credential=credential,
        public_key=verified.credential_public_key,
        count=verified.sign_count,
        label=label[:LONGEST_LABEL],
    )
    try:
        with transaction.atomic():
            row.save(force_insert=True)
    except IntegrityError as error:  # it is there already
        raise GridwrightError("web.passkey.refused") from error
    return row


# Using


def options_to_use(request: HttpRequest) -> dict[str, Any]:
    """Return what a browser needs to show its passkeys of this server."""
    import webauthn  # noqa: PLC0415 - with the first passkey

    challenge = secrets.token_bytes(_BYTES)
    options = webauthn.generate_authentication_options(
        rp_id=_host(request), challenge=challenge, timeout=_LASTS * 1000
    )
    token = _token(_USING, challenge, 0)
    return {"token": token, "options": json.loads(webauthn.options_to_json(options))}


def use(request: HttpRequest, token: str, answer: str) -> models.Account:
    """Return the member whose passkey a browser has used, or raise `GridwrightError`."""
    import webauthn  # noqa: PLC0415 - with the first passkey

    challenge, issued = _opened(_USING, token, 0)
    sent = _read(answer)
    rows = models.Passkey.objects.select_related("account__guest")
    credential = str(sent.get("id", ""))
    row = rows.filter(credential=credential).first() if _NAME.fullmatch(credential) else None
    if row is None:
        raise GridwrightError("web.passkey.unknown")
    try:
        verified = webauthn.verify_authentication_response(
            credential=sent,
            expected_challenge=challenge,
            expected_rp_id=_host(request),
            expected_origin=_origin(request),
            credential_public_key=bytes(row.public_key),
            credential_current_sign_count=row.count,
        )
    except _refusals() as error:
        raise GridwrightError("web.passkey.refused") from error
    fresh = rows.filter(Q(used=None) | Q(used__lt=issued), pk=row.pk, count=row.count)
    if not fresh.update(count=verified.new_sign_count, used=timezone.now()):
        raise GridwrightError("web.passkey.refused")
    account = account_of(row.account.guest)
    if account is None:
        raise GridwrightError("web.account.is_closed")
    return account


# What is signed, and by whom


def _host(request: HttpRequest) -> str:
    return split_domain_port(request.get_host())[0]


def _origin(request: HttpRequest) -> str:
    return f"{request.scheme}://{request.get_host()}"


def _token(purpose: str, challenge: bytes, account: int) -> str:
    moment = timezone.now().timestamp()
    return signing.dumps([challenge.hex(), account, moment], salt=purpose)


def _opened(purpose: str, token: str, account: int) -> tuple[bytes, datetime]:
    """Return the challenge of a *token* for *account* and when it was issued, or raise."""
    try:
        challenge, owner, moment = signing.loads(token, salt=purpose, max_age=_LASTS)
    except signing.BadSignature as error:
        raise GridwrightError("web.passkey.late") from error
    if owner != account:
        raise GridwrightError("web.passkey.late")
    return bytes.fromhex(challenge), datetime.fromtimestamp(moment, UTC)


def _read(answer: str) -> dict[str, Any]:
    """Return what a browser says about a key."""
    try:
        sent = json.loads(answer) if len(answer) <= LONGEST_ANSWER else None
    except (ValueError, RecursionError) as error:
        raise GridwrightError("web.passkey.refused") from error
    if not isinstance(sent, Mapping):
        raise GridwrightError("web.passkey.refused")
    return dict(sent)


def _refusals() -> tuple[type[Exception], ...]:
    """Return what `webauthn` raises for answers that are wrong, forged or no answers at all."""
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    return (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, IndexError)
