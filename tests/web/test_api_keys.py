"""Keys: made once, kept as hashes, limited by their scopes, and worth nothing once revoked."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.api import keys
from gridwright.web.models import ActKind
from gridwright.web.moderation import acts
from gridwright.web.people import departure, entering, links, my_data, recovery
from tests.web.browser import Visitor
from tests.web.members import NEW_PASSWORD, joined, member, signed_in
from tests.web.programs import Program


def test_a_key_has_160_bits_of_which_the_row_has_the_hash(database: str) -> None:
    ana = member("Ana")

    key, secret = keys.create(ana, "  my   bot ", [keys.PLAY, keys.READ])

    assert re.fullmatch("gw_[a-z2-7]{32}", secret)  # 32 letters of 5 bits
    assert secret not in str(vars(key))
    assert (key.label, key.scopes, key.used) == ("my bot", ["read", "play"], None)
    known = keys.known(secret)
    assert known is not None
    assert known.account == ana
    assert keys.known(secret[:-1] + ("a" if secret[-1] != "a" else "b")) is None
    assert keys.known("") is None


@pytest.mark.parametrize(
    ("label", "scopes", "reason"),
    [
        ("", ["read"], "web.api.label_form"),
        ("x" * 41, ["read"], "web.api.label_form"),
        ("a\x07b", ["read"], "web.api.label_form"),
        ("a", [], "web.api.no_scope"),
        ("a", ["read", "admin"], "web.api.no_scope"),
    ],
)
def test_what_cannot_be_a_key(sqlite: None, label: str, scopes: list[str], reason: str) -> None:
    with pytest.raises(GridwrightError) as caught:
        keys.create(member("Ana"), label, scopes)

    assert caught.value.message.id == reason
    assert not models.ApiKey.objects.exists()


def test_a_member_has_twenty_keys_at_most(database: str) -> None:
    ana = member("Ana")
    for number in range(20):
        keys.create(ana, f"key {number}", ["read"])

    with pytest.raises(GridwrightError) as caught:
        keys.create(ana, "one more", ["read"])

    assert caught.value.message.id == "web.api.many_keys"
    assert ana.api_keys.count() == 20


def test_a_key_that_has_ended_opens_nothing(sqlite: None) -> None:
    ana = member("Ana")
    with pytest.raises(GridwrightError):
        keys.create(ana, "past", ["read"], timezone.now() - timedelta(seconds=1))
    key, secret = keys.create(ana, "short", ["read"], timezone.now() + timedelta(hours=1))
    assert keys.known(secret) is not None

    models.ApiKey.objects.filter(pk=key.pk).update(ends=timezone.now())

    assert keys.known(secret) is None


def test_the_day_of_the_last_use_is_kept(sqlite: None) -> None:
    program = Program(member("Ana"))
    assert program.key is not None
    program.get("/me")
    program.key.refresh_from_db()
    first = program.key.used
    assert first is not None

    program.get("/me")
    program.key.refresh_from_db()
    assert program.key.used == first  # to the day

    models.ApiKey.objects.update(used=first - timedelta(days=1, seconds=1))
    program.get("/me")
    program.key.refresh_from_db()
    assert program.key.used is not None
    assert program.key.used >= first


# What takes them away


def test_whoever_is_revoked_is_out_at_once(database: str) -> None:
    ana, bea = member("Ana"), member("Bea")
    program = Program(ana)
    assert program.key is not None
    assert program.get("/me").status == 200

    assert not keys.revoke(bea, program.key.pk)  # which is not hers
    assert program.get("/me").status == 200
    assert keys.revoke(ana, program.key.pk)

    answer = program.get("/me")
    assert (answer.status, answer.error) == (401, "web.api.unknown_key")
    assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_a_recovery_code_and_a_new_password_by_a_link_revoke_all_keys(sqlite: None) -> None:
    ana = joined("Ana")
    robot = member("Robot")
    models.Account.objects.filter(pk=robot.pk).update(owner=ana)
    programs = [Program(ana), Program(robot)]
    code = recovery.renew(ana)[0]
    recovery.use("Ana", code)
    assert [program.get("/me").status for program in programs] == [401, 401]

    program = Program(ana)
    secret = links.issue(models.LinkKind.RESET, ana.guest, timedelta(hours=1))
    assert entering.reset(secret, NEW_PASSWORD) is not None
    assert program.get("/me").status == 401


def test_a_closed_account_has_no_keys_even_once_it_is_open_again(sqlite: None) -> None:
    ana, keeper = member("Ana"), member("Keeper", models.Role.ADMIN)
    program = Program(ana)

    acts.act(keeper, ana.guest, acts.Deed(ActKind.CLOSE, reason="Rude."))
    assert program.get("/me").status == 401
    acts.act(keeper, ana.guest, acts.Deed(ActKind.REOPEN, reason="Sorry."))

    assert program.get("/me").status == 401
    assert not ana.api_keys.exists()


def test_the_bot_of_a_closed_account_is_out_too(sqlite: None) -> None:
    ana, robot = member("Ana"), member("Robot")
    models.Account.objects.filter(pk=robot.pk).update(owner=ana)
    program = Program(robot)
    assert program.get("/me").json["owner"] == "Ana"

    models.Account.objects.filter(pk=ana.pk).update(closed=timezone.now())

    assert program.get("/me").status == 401


def test_keys_are_in_what_is_known_of_somebody_and_go_with_them(sqlite: None) -> None:
    ana = member("Ana")
    program = Program(ana, "read")
    facts = my_data.facts(ana.guest)
    account = facts["account"]
    assert isinstance(account, dict)
    (known,) = account["api_keys"]
    assert (known["label"], known["scopes"]) == ("my bot", ["read"])
    assert "hashed" not in known

    departure.forget(ana.guest)

    assert program.get("/me").status == 401
    assert not models.ApiKey.objects.exists()


# Pages


def test_a_new_key_is_shown_once(sqlite: None) -> None:
    ana = member("Ana")
    visitor = signed_in(ana)
    assert "You don't have any keys yet." in visitor.get("/me/keys").text

    page = visitor.post(
        "/me/keys", way="make", label="my bot", scope=["read", "play"], ends="month"
    )

    secret = re.search(r'value="(gw_[a-z2-7]{32})"', page.html)
    assert secret is not None
    assert page.headers["Cache-Control"] == "private, no-store"
    key = keys.known(secret[1])
    assert key is not None
    assert key.scopes == ["read", "play"]
    assert key.ends is not None
    assert timedelta(days=29) < key.ends - timezone.now() <= timedelta(days=30)
    again = visitor.get("/me/keys")
    assert secret[1] not in again.html
    assert "my bot" in again.text
    assert "may read and play" in again.text

    visitor.post("/me/keys", way="revoke", key=str(key.pk))
    assert keys.known(secret[1]) is None


def test_a_key_without_a_name_is_asked_for_again(sqlite: None) -> None:
    visitor = signed_in(member("Ana"))

    page = visitor.post("/me/keys", way="make", label=" ", scope=["chat"], ends="never")

    assert page.status == 422
    assert page.alert == "Give the key a name of up to 40 characters. Nothing was changed."
    assert re.search(r'value="chat" checked', page.html)
    assert not re.search(r'value="play" checked', page.html)
    assert not models.ApiKey.objects.exists()


def test_guests_have_no_keys(sqlite: None) -> None:
    visitor = Visitor()
    visitor.become("Ana")

    assert visitor.get("/me/keys").where == "/in?next=%2Fme%2Fkeys"
    assert visitor.post("/me/keys", way="make", label="x", scope=["read"]).status == 302
    assert not models.ApiKey.objects.exists()


def test_the_keys_of_others_are_not_revoked(sqlite: None) -> None:
    bea = Program(member("Bea"))
    assert bea.key is not None
    visitor = signed_in(member("Ana"))

    visitor.post("/me/keys", way="revoke", key=str(bea.key.pk))

    assert bea.get("/me").status == 200
