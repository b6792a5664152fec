"""Push messages to browsers: encrypted for one of them (RFC 8291) and signed by us (RFC 8292).

What the maker of a browser passes on, only that browser can read. The key that signs is made once
and kept with the club, so that subscriptions survive a backup.
"""

import base64
import json
import os
import time
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from gridwright.web import models
from gridwright.web.notes import posting
from gridwright.web.people.club import club

_CURVE: Final = ec.SECP256R1()
_POINT: Final = 65  # bytes of a public key
_AUTH: Final = 16  # bytes of the secret of a subscription
_SALT: Final = 16
_RECORD_SIZE: Final = 4096  # as every push service takes it
_LAST_RECORD: Final = b"\x02"
_LONGEST: Final = 3900  # bytes of a message
_HALF: Final = 32  # bytes of each number of a signature
_VALID: Final = 12 * 60 * 60  # seconds; a day is allowed at most
_GONE: Final = (404, 410)


class KeyFormatError(ValueError):
    """What a browser has sent is no key."""


class GoneError(Exception):
    """The browser takes no more messages at this address."""


def encoded(value: bytes) -> str:
    """Return *value* in base64url without padding."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError as error:
        raise KeyFormatError from error


# Our key


def server_key() -> ec.EllipticCurvePrivateKey:
    """Return the key of this club, which is made the first time."""
    row = club()
    if not row.push_key:
        number = ec.generate_private_key(_CURVE).private_numbers().private_value
        text = encoded(number.to_bytes(_HALF, "big"))
        models.Club.objects.filter(pk=row.pk, push_key="").update(push_key=text)
        row.refresh_from_db()  # another process may have been quicker
    return ec.derive_private_key(int.from_bytes(decoded(row.push_key), "big"), _CURVE)


def public_key(key: ec.EllipticCurvePrivateKey) -> str:
    """Return the half of *key* that browsers are told."""
    return encoded(_point(key.public_key()))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# Subscriptions


def check_keys(browser_key: str, auth: str) -> None:
    """Raise `KeyFormatError` unless these are the keys of a subscription."""
    _browser_key(browser_key)
    if len(decoded(auth)) != _AUTH:
        raise KeyFormatError


def _browser_key(text: str) -> ec.EllipticCurvePublicKey:
    point = decoded(text)
    if len(point) != _POINT:
        raise KeyFormatError
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except ValueError as error:
        raise KeyFormatError from error


# Encryption


def encrypt(
    text: bytes,
    browser_key: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return *text* as one record that only the browser with these keys can read.

    Its own key and salt are new for every message; examples name theirs.
    """
    own = own or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(_SALT)
    receiver = _browser_key(browser_key)
    ours, theirs = _point(own.public_key()), _point(receiver)
    info = b"WebPush: info\0" + theirs + ours
    keying = _derived(own.exchange(ec.ECDH(), receiver), decoded(auth), info, 32)
    content_key = _derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(keying, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, text + _LAST_RECORD, None)
    return salt + _RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


# Signature


def authorisation(endpoint: str, contact: str, key: ec.EllipticCurvePrivateKey, now: float) -> str:
    """Return the header by which a push service knows who sends, and whom to ask about it."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + _VALID, "sub": contact}
    head = _json({"typ": "JWT", "alg": "ES256"})
    signed = f"{head}.{_json(claims)}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(r.to_bytes(_HALF, "big") + s.to_bytes(_HALF, "big"))
    return f"vapid t={signed}.{signature}, k={public_key(key)}"


def _json(fields: dict[str, object]) -> str:
    return encoded(json.dumps(fields, separators=(",", ":")).encode())


# Sending


@dataclass(frozen=True, slots=True)
class PushMessage:
    """A message for a browser; a later one of the same topic takes its place."""

    text: bytes
    topic: str = ""
    lasts: int = 24 * 60 * 60  # seconds that it is kept for a browser that is off
    is_urgent: bool = False


@dataclass(frozen=True, slots=True)
class Receiver:
    """A subscription without its row, for a thread that has no database."""

    endpoint: str
    public_key: str
    auth: str


def send(
    message: PushMessage,
    receiver: Receiver,
    contact: str,
    key: ec.EllipticCurvePrivateKey,
    reach: str,
) -> None:
    """Send a message to a browser; raise `GoneError`, or `posting.PostError`."""
    try:
        body = encrypt(message.text[:_LONGEST], receiver.public_key, receiver.auth)
    except (KeyFormatError, InvalidKey) as error:
        raise GoneError from error
    headers = {
        "Authorization": authorisation(receiver.endpoint, contact, key, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(message.lasts),
        "Urgency": "high" if message.is_urgent else "normal",
    }
    if message.topic:
        headers["Topic"] = message.topic
    try:
        posting.post(receiver.endpoint, body, headers, reach)
    except posting.PostError as error:
        if error.status in _GONE:
            raise GoneError from error
        raise


def reach_of_push(row: models.Club) -> str:
    """Return how far push messages may go: as webhooks, which may be off without them."""
    is_near = row.webhooks == models.WebhookReach.NETWORK
    return models.WebhookReach.NETWORK if is_near else models.WebhookReach.INTERNET
