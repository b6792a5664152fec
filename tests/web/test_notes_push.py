"""Push messages: encrypted as the example of the RFC, read by who they are for, signed by us."""

import base64
import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from gridwright.web import models
from gridwright.web.models import WebhookReach
from gridwright.web.notes import posting, push
from gridwright.web.people.club import club
from tests.web.receivers import Answer, WebServer, running

CURVE = ec.SECP256R1()

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_KEY = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(push.decoded(text), "big"), CURVE)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


class Browser:
    """A browser with the keys of a subscription, which reads what it is sent."""

    def __init__(self) -> None:
        self.secret = ec.generate_private_key(CURVE)
        self.key = push.public_key(self.secret)
        self.auth = push.encoded(bytes(range(16)))

    def read(self, body: bytes) -> bytes:
        """Decrypt a message as RFC 8188 and 8291 say."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size == 4096
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.secret.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + push.decoded(self.key) + sender
        keying = derived(shared, push.decoded(self.auth), info, 32)
        key = derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(keying, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        text, delimiter = padded.rstrip(b"\0")[:-1], padded.rstrip(b"\0")[-1:]
        assert delimiter == b"\x02"
        return text


def test_the_example_of_the_rfc_is_encrypted_to_the_letter() -> None:
    own = private(SENDER)
    message = push.encrypt(TEXT, BROWSER_KEY, AUTH, own, push.decoded(SALT))

    assert push.encoded(message) == MESSAGE


def test_its_browser_reads_it() -> None:
    browser = Browser()
    browser.secret, browser.key, browser.auth = private(BROWSER), BROWSER_KEY, AUTH

    assert browser.read(push.decoded(MESSAGE)) == TEXT


def test_every_message_has_keys_of_its_own_and_only_its_browser_reads_it() -> None:
    browser, other = Browser(), Browser()
    first, second = (push.encrypt(b"turn", browser.key, browser.auth) for _ in range(2))

    assert first[:86] != second[:86]
    assert browser.read(first) == browser.read(second) == b"turn"
    with pytest.raises(InvalidTag):
        other.read(first)


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        (BROWSER_KEY[:-4], AUTH),
        (BROWSER_KEY, AUTH[:-2]),
        ("", AUTH),
        (BROWSER_KEY, ""),
        ("A" * 87, AUTH),  # no point of the curve
        ("BA" + "A" * 85, AUTH),
        ("not base64!", AUTH),
        (BROWSER_KEY, "ümlaut"),
    ],
)
def test_other_keys_are_refused(key: str, auth: str) -> None:
    with pytest.raises(push.KeyFormatError):
        push.check_keys(key, auth)


def test_the_signature_says_who_sends_and_until_when() -> None:
    key = ec.generate_private_key(CURVE)
    header = push.authorisation("https://push.example:444/x?y", "mailto:a@example.org", key, 1000)

    scheme, _, rest = header.partition(" ")
    token, own = (part.partition("=")[2] for part in rest.split(", "))
    head, claims, signature = token.split(".")
    assert (scheme, own) == ("vapid", push.public_key(key))
    assert json.loads(push.decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(push.decoded(claims)) == {
        "aud": "https://push.example:444",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:a@example.org",
    }
    raw = push.decoded(signature)
    numbers = [int.from_bytes(half, "big") for half in (raw[:32], raw[32:])]
    signed = f"{head}.{claims}".encode()
    key.public_key().verify(encode_dss_signature(*numbers), signed, ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        key.public_key().verify(encode_dss_signature(*numbers), b"x", ec.ECDSA(hashes.SHA256()))


def test_the_key_of_the_club_is_made_once(database: str) -> None:
    first = push.public_key(push.server_key())

    assert push.public_key(push.server_key()) == first
    assert len(base64.urlsafe_b64decode(club().push_key + "=")) == 32


def receiver(browser: Browser, server: WebServer) -> push.Receiver:
    return push.Receiver(f"http://127.0.0.1:{server.port}/send/1", browser.key, browser.auth)


def test_a_push_service_gets_what_it_needs_and_can_read_nothing() -> None:
    server, browser = WebServer(), Browser()
    message = push.PushMessage(b"It's your turn.", "abc123", 600, is_urgent=True)
    key = ec.generate_private_key(CURVE)
    with running(server):
        to = receiver(browser, server)
        push.send(message, to, "mailto:a@example.org", key, WebhookReach.NETWORK)

    [call] = server.calls
    assert call.path == "/send/1"
    assert browser.read(call.body) == b"It's your turn."
    assert b"turn" not in call.body
    wanted = ("Content-Encoding", "TTL", "Urgency", "Topic")
    assert [call.headers[name] for name in wanted] == ["aes128gcm", "600", "high", "abc123"]
    assert call.headers["Authorization"].startswith("vapid t=ey")


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_may_be_gone(status: int) -> None:
    server, browser = WebServer(), Browser()
    server.answer = Answer(status)
    key = ec.generate_private_key(CURVE)
    with running(server), pytest.raises(push.GoneError):
        push.send(push.PushMessage(b""), receiver(browser, server), "mailto:a@b", key, "network")


def test_a_push_service_may_fail(sqlite: None) -> None:
    server, browser = WebServer(), Browser()
    server.answer = Answer(503)
    key = ec.generate_private_key(CURVE)
    with running(server):
        to = receiver(browser, server)
        with pytest.raises(posting.PostError, match="status 503"):
            push.send(push.PushMessage(b""), to, "mailto:a@b", key, WebhookReach.NETWORK)
        with pytest.raises(posting.PostError, match="scheme"):
            push.send(push.PushMessage(b""), to, "mailto:a@b", key, WebhookReach.INTERNET)


def test_push_goes_as_far_as_webhooks_but_is_there_without_them(sqlite: None) -> None:
    reaches = {}
    for reach in WebhookReach.values:
        models.Club.objects.update_or_create(pk=1, defaults={"webhooks": reach})
        reaches[reach] = push.reach_of_push(club())

    assert reaches == {"off": "internet", "internet": "internet", "network": "network"}
