"""What is sent to addresses that members name: where it goes, and where it never does."""

import json
import ssl
from collections.abc import Sequence
from pathlib import Path
from threading import Event

import pytest

from gridwright.web.models import WebhookReach
from gridwright.web.notes import posting, webhooks
from tests.web.receivers import LOOPBACK, Answer, WebServer, certificate, running, server_side

INTERNET, NETWORK = WebhookReach.INTERNET, WebhookReach.NETWORK


def reason_of(url: str, *addresses: str, reach: str = INTERNET) -> str:
    """Return why nothing is sent to *url*, whose host has these *addresses*."""

    def resolver(host: str, port: int) -> Sequence[str]:
        return addresses

    with pytest.raises(posting.PostError) as refusal:
        posting.post(url, b"{}", {}, reach, resolver, seconds=0.3)
    return str(refusal.value)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.255.0.1",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",  # of a provider
        "169.254.169.254",  # which knows the secrets of machines in a cloud
        "0.0.0.0",  # noqa: S104
        "224.0.0.1",
        "255.255.255.255",
        "240.0.0.1",
        "192.0.2.1",
        "198.18.0.1",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fd12:3456::1",
        "fec0::1",
        "ff02::1",
        "2001:db8::1",
        "::ffff:127.0.0.1",  # IPv4 in IPv6
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "64:ff9b::7f00:1",  # NAT64
        "64:ff9b:1::a00:1",
        "2002:7f00:1::1",  # 6to4
        "2002:a00:1::1",
        "2001:0:7f00:1::1",  # Teredo
        "localhost",  # which is no address
    ],
)
def test_no_private_address_is_asked(address: str) -> None:
    assert reason_of("https://example.org/hook", address) == "private"
    assert reason_of("https://example.org/hook", "93.184.216.34", address) == "private"


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"]
)
def test_public_addresses_are(address: str) -> None:
    assert posting.is_allowed(address, INTERNET)


@pytest.mark.parametrize("address", ["169.254.169.254", "fe80::1", "224.0.0.1", "0.0.0.0", "::"])  # noqa: S104
def test_not_even_a_club_that_allows_its_network_sends_there(address: str) -> None:
    assert not posting.is_allowed(address, NETWORK)
    assert posting.is_allowed("10.0.0.1", NETWORK)
    assert posting.is_allowed("::1", NETWORK)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://example.org/hook", "scheme"),
        ("ftp://example.org/hook", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("javascript:alert(1)", "scheme"),
        ("example.org/hook", "scheme"),
        ("https://ana:secret@example.org/", "userinfo"),
        ("https://example.org@127.0.0.1/", "userinfo"),
        ("https://ana@example.org/", "userinfo"),
        ("https://example.org:8443/", "port"),
        ("https://example.org:22/", "port"),
        ("https://example.org:65536/", "address"),
        ("https://example.org:x/", "address"),
        ("https://", "address"),
        ("https:///hook", "address"),
        ("https://[::1/", "address"),
        ("https://example.org/a b", "address"),
        ("https://example.org/\r\nX-Evil: 1", "address"),
        ("https://exämple.org/", "address"),
        ("https://example.org/" + "x" * 1000, "address"),
        ("", "scheme"),
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused_before_anybody_is_asked(
    url: str, reason: str
) -> None:
    assert reason_of(url, "93.184.216.34") == reason


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "127.1", "localhost"],
)
def test_spellings_of_this_machine_are_resolved_as_the_system_does(host: str) -> None:
    with pytest.raises(posting.PostError) as refusal:
        posting.post(f"https://{host}/", b"{}", {}, INTERNET)

    assert str(refusal.value) in ("private", "unresolved")


def test_a_host_that_means_something_else_a_moment_later_is_asked_where_it_was() -> None:
    """Rebinding: the name is public while it is checked, and this machine from then on."""
    server, asked = WebServer(), 0

    def resolver(host: str, port: int) -> Sequence[str]:
        nonlocal asked
        asked += 1
        return ["192.0.2.1"] if asked == 1 else [LOOPBACK]

    with running(server):
        url = f"http://rebinding.example:{server.port}/hook"
        with pytest.raises(posting.PostError, match=r"slow|unreachable"):
            posting.post(url, b"{}", {}, NETWORK, resolver, seconds=0.5)

    assert asked == 1
    assert server.calls == []


def test_the_connection_goes_to_the_address_that_was_checked_under_the_name_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = certificate(tmp_path / "web.pem", "hooks.example")
    monkeypatch.setenv("SSL_CERT_FILE", str(path))
    names: list[str | None] = []
    context = server_side(path)
    context.sni_callback = lambda _, name, __: names.append(name)
    server = WebServer(context)
    with running(server):
        url = f"https://hooks.example:{server.port}/a/b?c=d"
        status = posting.post(url, b"body", {"X-A": "b"}, NETWORK, lambda *_: [LOOPBACK])

    assert status == 204
    [call] = server.calls
    assert (call.path, call.body) == ("/a/b?c=d", b"body")
    assert (call.headers["Host"], call.headers["X-A"]) == (f"hooks.example:{server.port}", "b")
    assert names == ["hooks.example"]


def test_a_host_with_another_name_in_its_certificate_gets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = certificate(tmp_path / "web.pem", "hooks.example")
    monkeypatch.setenv("SSL_CERT_FILE", str(path))
    server = WebServer(server_side(path))
    url = f"https://other.example:{server.port}/"
    with running(server), pytest.raises(posting.PostError, match="tls"):
        posting.post(url, b"{}", {}, NETWORK, lambda *_: [LOOPBACK])

    assert server.calls == []


def post_here(server: WebServer, seconds: float = 5) -> int:
    return posting.post(f"http://127.0.0.1:{server.port}/", b"{}", {}, NETWORK, seconds=seconds)


@pytest.mark.parametrize(
    ("status", "reason"),
    [(301, "redirect"), (307, "redirect"), (404, "status 404"), (500, "status 500")],
)
def test_nothing_that_is_answered_is_followed(status: int, reason: str) -> None:
    server = WebServer()
    server.answer = Answer(status, {"Location": f"http://127.0.0.1:{server.port}/other"})
    with running(server), pytest.raises(posting.PostError) as refusal:
        post_here(server)

    assert str(refusal.value) == reason
    assert len(server.calls) == 1


def test_a_long_answer_is_not_read_to_its_end() -> None:
    server = WebServer()
    server.answer = Answer(200, body=b"x" * 50_000_000)
    with running(server):
        assert post_here(server) == 200


def test_a_slow_answer_is_cut_off_however_slowly_it_comes() -> None:
    """A byte every twentieth of a second would take an hour; half a second has ten of them."""
    server, stop, drops = WebServer(), Event(), 0

    def drip() -> None:
        nonlocal drops
        drops += 1
        stop.wait(0.05)

    server.answer = Answer(200, {"Content-Length": "72000"}, b"x" * 72_000, drip)
    with running(server), pytest.raises(posting.PostError, match="slow"):
        post_here(server, seconds=0.5)
    stop.set()

    assert 0 < drops < 200


def test_a_host_that_never_answers_is_left(tmp_path: Path) -> None:
    """It takes the connection, and never a word of encryption."""
    server = WebServer()
    with pytest.raises(posting.PostError, match="slow"):
        posting.post(f"https://127.0.0.1:{server.port}/", b"", {}, NETWORK, seconds=0.3)
    server.server_close()


def test_a_resolver_that_never_answers_is_left() -> None:
    stop = Event()

    def resolver(host: str, port: int) -> Sequence[str]:
        stop.wait()
        return []

    with pytest.raises(posting.PostError, match="slow"):
        posting.post("https://example.org/", b"", {}, INTERNET, resolver, seconds=0.2)
    stop.set()


def test_nobody_is_there() -> None:
    server = WebServer()
    server.server_close()
    with pytest.raises(posting.PostError, match="unreachable"):
        post_here(server)
    assert reason_of("https://example.org/") == "unresolved"


# Formats


NOTE = webhooks.Note("It's your turn.", "https://club.example/t/abc", "abc", "turn")


@pytest.mark.parametrize("host", ["discord.com", "ptb.discord.com", "discordapp.com"])
def test_discord_is_told_in_its_own_format(host: str) -> None:
    body = webhooks.body_of(f"https://{host}/api/webhooks/1/x", "<@12>", NOTE)

    assert json.loads(body) == {
        "content": "<@12> It's your turn. https://club.example/t/abc",
        "allowed_mentions": {"parse": ["users"]},
    }


@pytest.mark.parametrize("host", ["chat.example", "discord.com.evil.example", "notdiscord.com"])
def test_others_are_told_what_and_where(host: str) -> None:
    assert json.loads(webhooks.body_of(f"https://{host}/", "@ana", NOTE)) == {
        "text": "@ana It's your turn.",
        "url": "https://club.example/t/abc",
        "table": "abc",
        "kind": "turn",
    }


def test_where_webhooks_are_off_nothing_is_sent() -> None:
    with pytest.raises(posting.PostError, match="off"):
        webhooks.send("https://example.org/", b"{}", WebhookReach.OFF)


def test_encryption_is_checked_by_the_usual_rules() -> None:
    context = ssl.create_default_context()

    assert context.check_hostname
    assert context.verify_mode == ssl.CERT_REQUIRED
