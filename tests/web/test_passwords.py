"""Passwords: stored by Argon2id, refused where they are weak, counted where they are wrong."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from time import thread_time

import pytest
from django.contrib.auth import hashers
from django.db import connections

from gridwright.core.errors import GridwrightError
from gridwright.web import limits, models
from gridwright.web.people import links, passwords, recovery
from tests.web.browser import Page, Visitor
from tests.web.members import NEW_PASSWORD, PASSWORD, joined, member, signed_in

HERE = "127.0.0.1"


def sign_in(visitor: Visitor, name: str, password: str = PASSWORD) -> Page:
    return visitor.post("/in", name=name, password=password)


def from_address(address: str) -> Visitor:
    visitor = Visitor()
    visitor.client.defaults["REMOTE_ADDR"] = address
    return visitor


def test_a_password_is_stored_by_argon2id(sqlite: None) -> None:
    stored = joined("Ana").password
    assert stored.startswith("argon2$argon2id$v=19$m=19456,t=2,p=1$")
    assert PASSWORD not in stored


def test_one_that_was_stored_by_scrypt_is_read_and_stored_anew(database: str) -> None:
    ana = member("Ana")
    ana.password = hashers.make_password(PASSWORD, hasher="scrypt")
    ana.save()
    assert sign_in(Visitor(), "Ana", "wrong guess").status == 422
    assert sign_in(Visitor(), "Ana").where == "/"
    ana.refresh_from_db()
    assert ana.password.startswith("argon2$argon2id$")
    assert sign_in(Visitor(), "Ana").where == "/"


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("", "8 to 128"),
        ("1234567", "8 to 128"),
        ("x" * 129, "8 to 128"),
        ("password1", "Too many people"),
        ("PassWord1", "Too many people"),
        ("gregorio", "mustn't be your name"),
        ("GREGORIO", "mustn't be your name"),
    ],
)
def test_a_weak_password_is_refused(password: str, reason: str) -> None:
    with pytest.raises(GridwrightError, match=reason):
        passwords.hashed(password, "Gregorio")


def test_a_password_is_the_same_however_its_letters_are_composed(sqlite: None) -> None:
    ana = member("Ana")
    ana.password = passwords.hashed("caf\u00e9 creme", "Ana")
    ana.save()
    assert sign_in(Visitor(), "Ana", "cafe\u0301 creme").where == "/"


def test_a_name_is_the_same_however_it_is_written(sqlite: None) -> None:
    joined("Straße")
    assert sign_in(Visitor(), "STRASSE ").where == "/"


def test_nobody_signs_in_without_a_password(sqlite: None) -> None:
    member("Ana")  # who has none
    for password in ("", "!", "none"):
        assert sign_in(Visitor(), "Ana", password).status == 422


def test_the_answer_to_a_wrong_name_is_that_to_a_wrong_password(sqlite: None) -> None:
    joined("Ana")
    wrong = sign_in(Visitor(), "Ana", "guess of mine")
    unknown = sign_in(Visitor(), "Eve", "guess of mine")
    assert wrong.alert == "The name or the password is wrong. Nothing was changed."
    assert (wrong.status, wrong.alert) == (unknown.status, unknown.alert) == (422, wrong.alert)


def test_a_wrong_name_takes_as_long_as_a_wrong_password(sqlite: None) -> None:
    ana = joined("Ana")

    def seconds(account: models.Account | None) -> float:
        spans = []
        for _ in range(5):
            start = thread_time()
            assert not passwords.is_right(account, "guess of mine")
            spans.append(thread_time() - start)
        return min(spans)

    assert 0.5 < seconds(None) / seconds(ana) < 2


def test_the_eleventh_wrong_password_is_too_many_for_that_name_and_address(sqlite: None) -> None:
    ana, _ = joined("Ana"), joined("Bea")
    code = recovery.renew(ana)[0]
    thief = from_address("10.0.0.9")
    for _ in range(10):
        assert sign_in(thief, "Ana", "guess of mine").status == 422

    refused = sign_in(thief, "Ana")  # even by the right one

    assert refused.status == 429
    assert 0 < int(refused.headers["Retry-After"]) <= 900
    assert sign_in(thief, "Bea").where == "/"
    assert sign_in(Visitor(), "Ana").where == "/"  # who is elsewhere is not locked out
    assert thief.post("/recover", way="code", name="Ana", code=code).status == 302


def test_fifty_wrong_passwords_are_too_many_for_an_address(sqlite: None) -> None:
    joined("Ana")
    thief = from_address("10.0.0.9")
    for number in range(50):
        assert limits.PASSWORDS_OF_ADDRESS.delay("10.0.0.9") == 0, number
    assert sign_in(thief, "Ana").status == 429
    assert sign_in(Visitor(), "Ana").where == "/"


def test_right_passwords_are_not_counted(sqlite: None) -> None:
    joined("Ana")
    for _ in range(12):
        assert sign_in(Visitor(), "Ana").where == "/"
    assert limits.PASSWORDS.wait(f"ana {HERE}") == 0


def test_many_guesses_at_once_are_counted_before_they_are_looked_at(database: str) -> None:
    joined("Ana")

    def guess(number: int) -> bool:
        try:
            passwords.authenticated("Ana", f"guess number {number}", HERE)
        except passwords.TooManyTriesError:
            return False
        except GridwrightError:
            return True
        finally:
            connections.close_all()
        return False

    with ThreadPoolExecutor(4) as pool:
        looked_at = list(pool.map(guess, range(16)))
    assert sum(looked_at) == 10


def test_who_changes_a_password_needs_the_old_one(database: str) -> None:
    ana = joined("Ana")
    phone, desk = Visitor(), Visitor()
    sign_in(phone, "Ana")
    sign_in(desk, "Ana")

    wrong = desk.post("/me/password", way="password", current="guess", password=NEW_PASSWORD)
    assert wrong.alert == "The name or the password is wrong. Nothing was changed."
    ana.refresh_from_db()
    assert passwords.is_right(ana, PASSWORD)

    done = desk.post("/me/password", way="password", current=PASSWORD, password=NEW_PASSWORD)
    assert done.where == "/me/password?done=password"
    assert "has been changed" in desk.get(done.where).text
    assert phone.get("/me/password").status == 302  # other devices are signed out
    assert sign_in(phone, "Ana").status == 422
    assert sign_in(phone, "Ana", NEW_PASSWORD).where == "/"


def test_nothing_that_a_member_knows_is_in_the_database_as_it_is(sqlite: None) -> None:
    ana = joined("Ana")
    codes = recovery.renew(ana)
    visitor = Visitor()
    sign_in(visitor, "Ana")
    secret = visitor.client.cookies["device"].value.split(":")[1]
    stored = str(
        [
            list(model.objects.values())
            for model in (models.Account, models.Device, models.RecoveryCode, models.Guest)
        ]
    )
    for known in (PASSWORD, secret, *codes, *[code.replace("-", "") for code in codes]):
        assert known not in stored


def test_a_closed_account_lets_nobody_in(sqlite: None) -> None:
    ana = joined("Ana")
    code = recovery.renew(ana)[0]
    phone = signed_in(ana)
    kinds = (models.LinkKind.DEVICE, models.LinkKind.RESET)
    secrets = [links.issue(kind, ana.guest, timedelta(days=1)) for kind in kinds]
    ana.closed = ana.created
    ana.save()
    assert phone.get("/me").status == 302
    assert Visitor().post(f"/device/{secrets[0]}").status == 403
    assert Visitor().post(f"/reset/{secrets[1]}", password=NEW_PASSWORD).status == 404
    assert "has been closed" in sign_in(Visitor(), "Ana").alert
    assert "has been closed" not in sign_in(Visitor(), "Ana", "guess of mine").alert
    assert Visitor().post("/recover", way="code", name="Ana", code=code).status == 422
