"""A browser is known by its device, which can be ended; a joined guest's old cookie is not."""

import pytest
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.people import accounts, devices
from tests.web.browser import Visitor
from tests.web.members import member, signed_in
from tests.web.tables import guest, laid


@pytest.fixture(autouse=True)
def _database(sqlite: None) -> None:
    """Every test here writes rows."""


def test_a_device_sits_where_its_guest_sits() -> None:
    ana = member("Ana")
    table = laid(ana.guest, ("me", "open"))
    assert f"/t/{table.pk}" in signed_in(ana).get("/").html


def test_an_ended_device_is_a_stranger() -> None:
    ana = member("Ana")
    visitor = signed_in(ana)
    table = laid(ana.guest, ("me", "open"))
    ana.guest.devices.all().delete()
    assert f"/t/{table.pk}" not in visitor.get("/").html


def test_the_cookie_of_a_guest_opens_nothing_once_they_have_joined() -> None:
    visitor = Visitor()
    ana = visitor.become("Ana")
    table = laid(ana, ("me", "open"))
    assert f"/t/{table.pk}" in visitor.get("/").html
    accounts.create(ana, "Ana")
    assert f"/t/{table.pk}" not in visitor.get("/").html


def test_a_device_comes_before_the_cookie_of_a_guest() -> None:
    visitor = signed_in(member("Ana"))
    cookie = visitor.client.cookies[devices.COOKIE].value
    visitor.client.cookies.clear()
    visitor.token = ""
    visitor.become("Bea")
    visitor.client.cookies[devices.COOKIE] = cookie
    assert ">Ana<" in visitor.get("/").html


def test_names_that_look_the_same_are_the_same() -> None:
    member("Straße")
    with pytest.raises(GridwrightError, match=r"STRASSE.*taken"):
        member("STRASSE")
    with pytest.raises(GridwrightError, match="taken"):
        member("\uff33trasse")  # a full-width S
    assert models.Account.objects.count() == 1
    assert accounts.key_of("Straße") == "strasse"


@pytest.mark.parametrize("name", ["A", "Admin", "Guest", "Volta", "bot"])
def test_some_names_are_nobodys(name: str) -> None:
    person = guest("Ana")
    with pytest.raises(GridwrightError):
        accounts.create(person, name)
    person.refresh_from_db()
    assert person.name == "Ana"
    assert person.secret_hash


def test_a_closed_account_is_no_member() -> None:
    ana = member("Ana")
    assert accounts.account_of(ana.guest) == ana
    ana.closed = timezone.now()
    ana.save()
    assert accounts.account_of(models.Guest.objects.get(pk=ana.guest.pk)) is None


@pytest.mark.parametrize(
    "cookie",
    ["", "1", "1:", ":secret", "x:0123456789abcdef", "1:0123456789abcdef", "9" * 30 + ":a"],
)
def test_what_is_no_cookie_is_no_device(cookie: str) -> None:
    member("Ana")
    assert devices.known(cookie) is None
