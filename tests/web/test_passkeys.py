"""Passkeys by keys that are made here: what is refused, and that nothing works twice."""

import json
import subprocess
import sys
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from django.test import Client
from webauthn.helpers import encode_cbor

from gridwright.web import models
from gridwright.web.people import passkeys
from tests.web.browser import Page, Visitor
from tests.web.members import joined, member, signed_in

HOST = "testserver"


class SecureClient(Client):
    """Asks as by https."""

    def request(self, **request: Any) -> Any:  # noqa: ANN401 - as Django has it
        return super().request(**{**request, "wsgi.url_scheme": "https", "SERVER_PORT": "443"})


@pytest.fixture(autouse=True)
def _database(sqlite: None) -> None:
    """Every test here writes rows."""


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Key:
    """An authenticator with one key, which counts its uses."""

    host: str = HOST
    scheme: str = "https"
    count: int = 1
    secret: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    id: bytes = b"of a test"

    def _client_data(self, kind: str, challenge: str) -> bytes:
        origin = f"{self.scheme}://{self.host}"
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def _head(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def made(self, challenge: str) -> str:
        """Return what a browser says of a new key."""
        numbers = self.secret.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attested = {"fmt": "none", "attStmt": {}, "authData": self._head(0x45) + known}
        return self._answer(
            clientDataJSON=self._client_data("webauthn.create", challenge),
            attestationObject=encode_cbor(attested),
        )

    def used(self, challenge: str) -> str:
        """Return what a browser says of a key that is used."""
        client_data, head = self._client_data("webauthn.get", challenge), self._head(0x05)
        signed = head + sha256(client_data).digest()
        signature = self.secret.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client_data, authenticatorData=head, signature=signature)

    def _answer(self, **parts: bytes) -> str:
        response = {name: base64url(part) for name, part in parts.items()}
        name = base64url(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})


def at_https(visitor: Visitor) -> Visitor:
    secure = SecureClient(enforce_csrf_checks=True, HTTP_REFERER=f"https://{HOST}/")
    secure.cookies = visitor.client.cookies
    visitor.client = secure
    return visitor


def asked(visitor: Visitor, path: str) -> tuple[str, str, dict[str, Any]]:
    """Return the token of a new challenge, the challenge, and all the options."""
    sent = json.loads(visitor.post(path).html)
    return sent["token"], sent["options"]["challenge"], sent["options"]


def added(visitor: Visitor, key: Key) -> Page:
    token, challenge, _ = asked(visitor, "/me/passkeys/options")
    return visitor.post("/me/passkeys", token=token, answer=key.made(challenge))


def used(key: Key) -> Page:
    visitor = at_https(Visitor())
    token, challenge, _ = asked(visitor, "/in/passkey/options")
    return visitor.post("/in/passkey", token=token, answer=key.used(challenge))


@pytest.fixture
def mona() -> models.Account:
    return member("Mona")


@pytest.fixture
def key(mona: models.Account) -> Key:
    """A key that Mona has added."""
    made = Key()
    assert added(at_https(signed_in(mona)), made).where == "/me/password?done=added"
    return made


def test_the_options_ask_for_a_key_without_a_name(mona: models.Account, key: Key) -> None:
    _, _, options = asked(at_https(signed_in(mona)), "/me/passkeys/options")
    assert options["rp"] == {"name": "gridwright", "id": HOST}
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    assert [each["id"] for each in options["excludeCredentials"]] == [base64url(key.id)]
    _, _, to_use = asked(at_https(Visitor()), "/in/passkey/options")
    assert (to_use["rpId"], to_use["allowCredentials"]) == (HOST, [])


def test_a_key_lets_in_and_is_counted(mona: models.Account, key: Key) -> None:
    key.count = 2
    assert used(key).where == "/"
    row = models.Passkey.objects.get()
    assert (row.account, row.count, row.used is not None) == (mona, 2, True)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_counter_that_does_not_grow_is_that_of_a_copy(key: Key, count: int) -> None:
    key.count = 2
    assert used(key).where == "/"
    key.count = count
    assert used(key).alert == "This passkey wasn't accepted. Nothing was changed."


def test_a_key_that_does_not_count_works_again(mona: models.Account) -> None:
    key = Key(count=0)
    added(at_https(signed_in(mona)), key)
    assert [used(key).where for _ in range(3)] == ["/", "/", "/"]


def test_an_answer_works_once(mona: models.Account) -> None:
    """Also of a key that does not count, and for another visitor."""
    key = Key(count=0)
    added(at_https(signed_in(mona)), key)
    visitor = at_https(Visitor())
    token, challenge, _ = asked(visitor, "/in/passkey/options")
    answer = key.used(challenge)
    assert visitor.post("/in/passkey", token=token, answer=answer).where == "/"
    again = at_https(Visitor()).post("/in/passkey", token=token, answer=answer)
    assert (again.status, "wasn't accepted" in again.alert) == (422, True)


def test_a_challenge_ends_after_two_minutes(key: Key, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = at_https(Visitor())
    token, challenge, _ = asked(visitor, "/in/passkey/options")
    now = time.time()
    key.count = 2
    for later, answered in ((121, "took too long"), (119, "")):
        monkeypatch.setattr(time, "time", lambda later=later: now + later)
        answer = visitor.post("/in/passkey", token=token, answer=key.used(challenge))
        assert answered in answer.alert
        assert bool(answered) == (answer.status == 422)


def test_a_challenge_is_for_one_purpose_and_one_member(mona: models.Account, key: Key) -> None:
    ola = at_https(signed_in(joined("Ola")))
    of_mona, challenge, _ = asked(at_https(signed_in(mona)), "/me/passkeys/options")
    to_use, other, _ = asked(ola, "/in/passkey/options")
    mine, own, _ = asked(ola, "/me/passkeys/options")
    new = Key(id=b"of Ola")
    for token, asked_for in ((of_mona, challenge), (to_use, other), (mine, challenge), ("", own)):
        assert ola.post("/me/passkeys", token=token, answer=new.made(asked_for)).status == 422
    assert models.Passkey.objects.count() == 1
    assert ola.post("/me/passkeys", token=mine, answer=new.made(own)).status == 302


@pytest.mark.parametrize("wrong", [{"host": "evil.example"}, {"scheme": "http"}, {}])
def test_a_key_of_another_place_is_refused(
    mona: models.Account, key: Key, wrong: dict[str, Any]
) -> None:
    thief = Key(**({"secret": key.secret} | wrong), count=9) if wrong else Key(count=9)
    assert used(thief).status == 422
    if wrong:
        assert added(at_https(signed_in(mona)), Key(**wrong, id=b"new")).status == 422
    assert models.Passkey.objects.get().used is None


def test_a_key_is_added_once(mona: models.Account, key: Key) -> None:
    assert added(at_https(signed_in(mona)), key).status == 422
    assert added(at_https(signed_in(joined("Ola"))), key).status == 422
    assert models.Passkey.objects.get().account == mona


def test_nobody_has_more_than_twenty(mona: models.Account) -> None:
    for number in range(20):
        models.Passkey.objects.create(
            account=mona, credential=base64url(bytes([number])), public_key=b"x", label="x"
        )
    assert "20 passkeys already" in added(at_https(signed_in(mona)), Key()).alert


def test_nobody_removes_the_keys_of_others(mona: models.Account, key: Key) -> None:
    number = str(models.Passkey.objects.get().pk)
    signed_in(joined("Ola")).post("/me/password", way="remove_passkey", passkey=number)
    assert models.Passkey.objects.count() == 1
    signed_in(mona).post("/me/password", way="remove_passkey", passkey=number)
    assert "doesn't know that passkey" in used(key).alert


def test_a_closed_account_is_not_opened_by_a_key(mona: models.Account, key: Key) -> None:
    models.Account.objects.update(closed=mona.created)
    key.count = 2
    assert "has been closed" in used(key).alert


def test_strangers_have_no_keys_to_add(mona: models.Account) -> None:
    visitor = at_https(Visitor())
    assert visitor.post("/me/passkeys/options").status == 403
    assert visitor.post("/me/passkeys", token="", answer="").status == 403


@pytest.mark.parametrize(
    ("scheme", "host", "reason"),
    [
        ("http", "testserver", "web.passkey.insecure"),
        ("http", "192.168.1.20:8000", "web.passkey.number"),
        ("https", "192.168.1.20", "web.passkey.number"),
        ("http", "127.0.0.1:8000", "web.passkey.number"),
        ("https", "[::1]:8000", "web.passkey.number"),
        ("https", "testserver", ""),
        ("http", "localhost:8000", ""),
    ],
)
def test_where_keys_cannot_work_a_sentence_says_why(scheme: str, host: str, reason: str) -> None:
    visitor = at_https(Visitor()) if scheme == "https" else Visitor()
    visitor.client.defaults |= {"HTTP_HOST": host, "HTTP_REFERER": f"{scheme}://{host}/"}
    page = visitor.get("/in")
    sentences = {
        "web.passkey.number": "Passkeys need a host name",
        "web.passkey.insecure": "Passkeys need https",
    }
    for name, sentence in sentences.items():
        assert (sentence in page.text) == (name == reason)
    assert ('action="/in/passkey"' in page.html) == (reason == "")
    assert visitor.post("/in/passkey/options").status == (422 if reason else 200)


def test_the_library_is_not_loaded_with_the_server() -> None:
    program = (
        "import sys, django; django.setup(); import gridwright.web.urls; "
        "print('webauthn' in sys.modules)"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
    assert done.stdout.strip() == "False"


def test_the_most_that_an_answer_holds_is_read() -> None:
    assert passkeys.LONGEST_ANSWER >= 4 * 1400  # a credential, client data, a signature
