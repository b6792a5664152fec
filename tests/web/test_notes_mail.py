"""E-mail by a real server on loopback, with and without encryption."""

import base64
from pathlib import Path

import pytest

from gridwright.web.notes import mail
from tests.web.receivers import MailServer, certificate, running, server_side


def test_a_plain_text_is_sent_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    server = MailServer()
    with running(server):
        address = f"smtp://127.0.0.1:{server.port}?from=club@example.org&tls=off"
        monkeypatch.setenv("GRIDWRIGHT_MAIL", address)
        mail.send(
            "ola@example.org", "Twoja kolej", "Zażółć gęślą jaźń.\n", {"List-Id": "a\r\nb: c"}
        )

    assert mail.is_set_up()
    [letter] = server.letters
    message = letter.message
    assert letter.sender.startswith("mail FROM:<club@example.org>")
    assert letter.recipients == ["rcpt TO:<ola@example.org>"]
    assert message["Subject"] == "Twoja kolej"
    assert message.get_content_type() == "text/plain"
    assert letter.lines == ["Zażółć gęślą jaźń."]
    assert message["List-Id"] == "a b: c"
    assert message["B"] is None


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_nothing_is_said_before_the_connection_is_encrypted(
    scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = certificate(tmp_path / "mail.pem")
    server = MailServer(server_side(path), is_implicit=scheme == "smtps")
    monkeypatch.setenv("SSL_CERT_FILE", str(path))
    secret = f"{scheme}://ola:s%2Fx@localhost:{server.port}?from=club@example.org"
    monkeypatch.setenv("GRIDWRIGHT_MAIL", secret)
    with running(server):
        mail.send("ola@example.org", "Turn", "It is yours.")

    [letter] = server.letters
    assert letter.is_encrypted
    assert base64.b64decode(letter.user) == b"\0ola\0s/x"


def test_a_server_that_nobody_vouches_for_gets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = MailServer(server_side(certificate(tmp_path / "mail.pem")))
    secret = f"smtp://ola:secret@localhost:{server.port}?from=club@example.org"
    monkeypatch.setenv("GRIDWRIGHT_MAIL", secret)
    with running(server), pytest.raises(mail.MailError, match="SSLCertVerificationError"):
        mail.send("ola@example.org", "Turn", "It is yours.")

    assert server.letters == []


def test_a_server_without_encryption_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    server = MailServer()
    monkeypatch.setenv(
        "GRIDWRIGHT_MAIL", f"smtp://ola:secret@localhost:{server.port}?from=club@example.org"
    )
    with running(server), pytest.raises(mail.MailError, match="SMTPNotSupportedError"):
        mail.send("ola@example.org", "Turn", "It is yours.")

    assert server.letters == []


def test_what_goes_wrong_is_said_in_few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    server = MailServer(refuses="550 no such mailbox, secret")
    address = f"smtp://127.0.0.1:{server.port}?from=club@example.org&tls=off"
    monkeypatch.setenv("GRIDWRIGHT_MAIL", address)
    with running(server), pytest.raises(mail.MailError) as refusal:
        mail.send("ola@example.org", "Turn", "It is yours.")
    with pytest.raises(mail.MailError) as absence:
        mail.send("ola@example.org", "Turn", "It is yours.")

    assert str(refusal.value) == "the address was refused"
    assert str(absence.value) == "ConnectionRefusedError"


@pytest.mark.parametrize(
    "address",
    [
        "ola@example.org\r\nBcc: all@example.org",
        "ola@example.org, all@example.org",
        "Ola <ola@example.org>",
        "ola",
        "ola@",
        "@example.org",
        "ola@exa mple.org",
        "ola@" + "a." * 130 + "org",
        "",
    ],
)
def test_nothing_else_is_an_address(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = MailServer()
    setting = f"smtp://127.0.0.1:{server.port}?from=club@example.org&tls=off"
    monkeypatch.setenv("GRIDWRIGHT_MAIL", setting)
    with running(server), pytest.raises(mail.MailError, match="no address"):
        mail.send(address, "Turn", "It is yours.")

    assert server.letters == []


def test_a_subject_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    server = MailServer()
    setting = f"smtp://127.0.0.1:{server.port}?from=club@example.org&tls=off"
    monkeypatch.setenv("GRIDWRIGHT_MAIL", setting)
    with running(server):
        mail.send("ola@example.org", "Turn\r\nBcc: all@example.org\r\n\r\nBuy", "It is yours.")

    message = server.letters[0].message
    assert message["Subject"] == "Turn Bcc: all@example.org Buy"
    assert message["Bcc"] is None


@pytest.mark.parametrize(
    "url",
    [
        "smtp://example.org:587",  # nobody sends
        "smtp://example.org:587?from=nobody",
        "http://example.org?from=club@example.org",
        "smtp://:587?from=club@example.org",
        "smtp://example.org:many?from=club@example.org",
        "smtp://example.org?from=club@example.org&tls=off",  # another machine
        "smtp://10.0.0.1?from=club@example.org&tls=off",
        "mail.example.org",
    ],
)
def test_what_is_no_mail_server_is_none(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIDWRIGHT_MAIL", url)

    assert not mail.is_set_up()
    with pytest.raises(mail.MailUrlError):
        mail.mailer(url)


def test_usual_ports() -> None:
    by_step = mail.mailer("smtp://user:p%40ss@mail.example.org?from=club@example.org")
    at_once = mail.mailer("smtps://mail.example.org?from=club@example.org")

    assert (by_step.port, by_step.user, by_step.secret) == (587, "user", "p@ss")
    assert (at_once.port, at_once.is_implicit, at_once.user) == (465, True, "")


def test_without_a_server_there_is_no_mail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GRIDWRIGHT_MAIL", raising=False)

    assert not mail.is_set_up()
    with pytest.raises(mail.MailError, match="not set up"):
        mail.send("ola@example.org", "Turn", "It is yours.")
