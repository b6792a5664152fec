"""The e-mails of accounts, to a real server on loopback: nothing is sent unasked or elsewhere."""

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.utils import timezone

from gridwright.web import models
from gridwright.web.models import LinkKind
from gridwright.web.people import links
from tests.web.browser import Page, Visitor
from tests.web.members import NEW_PASSWORD, PASSWORD, joined, signed_in
from tests.web.receivers import Letter, MailServer, running
from tests.web.servers import wait_for

ADDRESS = "mona@example.org"


@pytest.fixture
def post_office(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[MailServer]:
    """A mail server that this server knows."""
    server = MailServer()
    with running(server):
        url = f"smtp://127.0.0.1:{server.port}?from=club@example.org&tls=off"
        monkeypatch.setenv("GRIDWRIGHT_MAIL", url)
        yield server


def letters(server: MailServer, count: int) -> list[Letter]:
    wait_for(lambda: len(server.letters) == count)
    return server.letters


def link_in(letter: Letter) -> str:
    """Return the path of the link in a letter."""
    found = re.search(r"^http://testserver(/\S+)$", "\n".join(letter.lines), re.MULTILINE)
    assert found is not None
    return found[1]


def change(visitor: Visitor, address: str, password: str = PASSWORD) -> Page:
    return visitor.post("/me/password", way="email", current=password, email=address)


def test_an_address_is_confirmed_before_it_counts(post_office: MailServer) -> None:
    mona = joined("Mona")
    visitor = signed_in(mona)
    assert change(visitor, ADDRESS).where == "/me/password?done=asked"
    [letter] = letters(post_office, 1)
    assert letter.recipients == [f"rcpt TO:<{ADDRESS}>"]
    assert letter.message["Subject"] == "Confirm your address"
    mona.refresh_from_db()
    assert (mona.email, mona.email_confirmed) == ("", None)
    assert f"We've sent a link to {ADDRESS}" in visitor.get("/me/password").text

    link, anybody = link_in(letter), Visitor()
    assert f"Should Mona get e-mail at {ADDRESS}?" in anybody.get(link).text
    mona.refresh_from_db()
    assert mona.email_confirmed is None  # whoever scans mail has only looked
    assert anybody.post(link).where == "/"
    mona.refresh_from_db()
    assert (mona.email, mona.email_confirmed is not None) == (ADDRESS, True)
    assert anybody.post(link).status == 404
    assert f"Your confirmed address is {ADDRESS}." in visitor.get("/me/password").text
    assert anybody.get("/me").status == 302  # it lets nobody in


def test_another_address_leaves_the_old_one_until_it_is_confirmed(post_office: MailServer) -> None:
    mona = joined("Mona")
    models.Account.objects.update(email=ADDRESS, email_confirmed=timezone.now())
    visitor = signed_in(mona)
    change(visitor, "new@example.org")
    change(visitor, "newer@example.org")
    first, second = sorted(letters(post_office, 2), key=lambda each: each.recipients[0])[::-1]
    links_sent = {each.recipients[0]: link_in(each) for each in (first, second)}
    assert Visitor().post(links_sent["rcpt TO:<new@example.org>"]).status == 404
    mona.refresh_from_db()
    assert mona.email == ADDRESS
    Visitor().post(links_sent["rcpt TO:<newer@example.org>"])
    mona.refresh_from_db()
    assert mona.email == "newer@example.org"
    assert change(visitor, "").where == "/me/password?done=no_email"
    mona.refresh_from_db()
    assert (mona.email, mona.email_confirmed) == ("", None)


def test_a_lost_password_is_replaced_by_a_link(post_office: MailServer) -> None:
    mona = joined("Mona")
    models.Account.objects.filter(pk=mona.pk).update(
        email=ADDRESS, email_confirmed=timezone.now(), language="pl"
    )
    visitor = Visitor()
    page = visitor.post("/recover", way="mail", name="MONA")
    assert "a link is on its way" in page.text
    [letter] = letters(post_office, 1)
    assert letter.message["Subject"] == "Nowe hasło"
    left = models.Link.objects.get(kind=LinkKind.RESET).ends - timezone.now()
    assert timedelta(minutes=29) < left <= timedelta(minutes=30)
    assert visitor.post(link_in(letter), password=NEW_PASSWORD).where == "/"
    assert Visitor().post("/in", name="Mona", password=NEW_PASSWORD).where == "/"


def test_the_answer_says_nothing_about_who_has_an_account(post_office: MailServer) -> None:
    joined("Mona")  # without an address
    models.Account.objects.filter(pk=joined("Ola").pk).update(email="ola@example.org")
    answers = {
        Visitor().post("/recover", way="mail", name=name).text.replace(name, "")
        for name in ("Mona", "Ola", "Nobody")
    }
    assert len(answers) == 1
    assert not models.Link.objects.exists()


def test_nobody_is_flooded(post_office: MailServer) -> None:
    mona = joined("Mona")
    models.Account.objects.filter(pk=mona.pk).update(email=ADDRESS, email_confirmed=timezone.now())
    for _ in range(8):
        Visitor().post("/recover", way="mail", name="Mona")
    letters(post_office, 5)
    assert "too many e-mails" in change(signed_in(mona), "new@example.org").alert
    assert links.valid(LinkKind.RESET).count() == 5


@pytest.mark.parametrize("address", ["mona", "mona@", "a@b c", "a@b\r\nBcc: c@d.e", "ä@b.c"])
def test_what_is_no_address_is_refused(post_office: MailServer, address: str) -> None:
    assert change(signed_in(joined("Mona")), address).status == 422
    assert not models.Link.objects.exists()
    refused = Visitor().post("/club/join", name="Ola", password=PASSWORD, email=address)
    assert (refused.status, models.Account.objects.count()) == (422, 1)


def test_an_address_is_changed_by_the_password_alone(post_office: MailServer) -> None:
    mona = joined("Mona")
    models.Account.objects.update(email=ADDRESS, email_confirmed=timezone.now())
    visitor = signed_in(mona)
    for address in ("thief@example.org", ""):
        assert change(visitor, address, "guess of mine").status == 422
    mona.refresh_from_db()
    assert (mona.email, models.Link.objects.count()) == (ADDRESS, 0)


def test_who_joins_with_an_address_is_asked_to_confirm_it(post_office: MailServer) -> None:
    visitor = Visitor()
    assert 'name="email"' in visitor.get("/in?join=1").html
    page = visitor.post("/club/join", name="Mona", password=PASSWORD, email=ADDRESS)
    assert f"We've sent a link to {ADDRESS}." in page.text
    [letter] = letters(post_office, 1)
    assert Visitor().post(link_in(letter)).status == 302
    assert models.Account.objects.get().email == ADDRESS


def test_a_link_never_names_a_host_that_the_visitor_chose(
    post_office: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request may name any number as its host; where no name is known, nothing is sent."""
    mona = joined("Mona")
    models.Account.objects.filter(pk=mona.pk).update(email=ADDRESS, email_confirmed=timezone.now())
    thief = Visitor()
    thief.client.defaults["HTTP_HOST"] = "6.6.6.6"
    thief.post("/recover", way="mail", name="Mona")
    [letter] = letters(post_office, 1)
    assert "6.6.6.6" not in "".join(letter.lines)
    assert link_in(letter).startswith("/reset/")

    monkeypatch.delenv("GRIDWRIGHT_HOSTS")
    assert "on its way" in thief.post("/recover", way="mail", name="Mona").text
    assert len(post_office.letters) == 1


def test_without_a_mail_server_every_page_says_so(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GRIDWRIGHT_MAIL", raising=False)
    visitor = signed_in(joined("Mona"))
    assert "This server doesn't send e-mail." in visitor.get("/me/password").text
    assert change(visitor, ADDRESS).alert.startswith("This server doesn't send e-mail.")
    assert 'name="email"' not in Visitor().get("/in").html
    assert 'value="mail"' not in Visitor().get("/recover").html
    models.Account.objects.update(email=ADDRESS, email_confirmed=timezone.now())
    assert change(visitor, "").where == "/me/password?done=no_email"  # it can still be removed
