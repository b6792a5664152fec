"""The section of the guide about a club behind https, followed: Caddy, a browser, and its root.

Taken from the page are the command of the server, the Caddyfile of a club with an authority of its
own, and the commands that check it. Ports are free ones, and the name leads to this machine.
"""

import http.client
import os
import re
import shlex
import socket
import ssl
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from tests.browser.conftest import program
from tests.browser.pages import PATIENCE, Home, Table
from tests.web.mortal import mortal
from tests.web.servers import ROOT, Server, serving, wait_for

NAME: Final = "play.example.org"
GUIDE: Final = ROOT / "docs" / "howto" / "host-it.md"
AUTHORITY: Final = Path("caddy/pki/authorities/local")
MISSING: Final = "Caddy is needed: on Debian, sudo apt-get install caddy"
CODES: Final = 60  # wrong ones that an address may try in an hour


def section() -> list[str]:
    """Return what is in fences in the section about https."""
    text = GUIDE.read_text(encoding="utf-8").partition("### A club behind https\n")[2]
    return re.findall(r"```\n(.*?)```", text.partition("\n### ")[0], re.DOTALL)


def command(*beginning: str) -> list[str]:
    """Return the words of the command of the section that has *beginning* in its line."""
    lines = [line for block in section() for line in block.splitlines()]
    return shlex.split(next(line for line in lines if all(each in line for each in beginning)))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@dataclass(frozen=True, slots=True)
class Club:
    """A server behind Caddy."""

    server: Server
    port: int  # of https
    plain_port: int
    root: Path  # the certificate of Caddy's authority
    pin: str  # of the key that Chromium is told to trust

    @property
    def address(self) -> str:
        return f"https://{NAME}:{self.port}"

    def ask(self, path: str, source: str = "127.0.0.1", **headers: str) -> http.client.HTTPResponse:
        """Ask for a page from an address of this machine, trusting nobody but Caddy's root."""
        line = http.client.HTTPSConnection(NAME, self.port, timeout=30)
        trust = ssl.create_default_context(cafile=str(self.root))
        plain = socket.create_connection(("127.0.0.1", self.port), 30, (source, 0))
        line.sock = trust.wrap_socket(plain, server_hostname=NAME)
        line.request("GET", path, headers=headers)
        answer = line.getresponse()
        answer.read()
        line.close()
        return answer


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    home = tmp_path_factory.mktemp("club")
    words = command("GRIDWRIGHT_PROXY=1", "gridwright serve")
    told = dict(word.split("=", 1) for word in words if "=" in word)
    arguments = words[words.index("serve") + 1 :]
    with (
        serving(home / "home", *arguments, "--bot-workers", "1", told=told) as server,
        caddy(home, server) as started,
    ):
        yield started


@contextmanager
def caddy(home: Path, server: Server) -> Iterator[Club]:
    """Run Caddy as its service does, with the Caddyfile of the guide at free ports."""
    port, plain_port = free_port(), free_port()
    text = next(block for block in section() if "local_certs" in block)
    assert text.count("127.0.0.1:8000") == 1
    ports = f"  https_port {port}\n  http_port {plain_port}\n  admin off\n"
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}").replace(
        "{\n", "{\n" + ports, 1
    )
    file = home / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    surroundings = {**os.environ, "XDG_DATA_HOME": str(home), "HOME": str(home)}
    checking = [str(file) if word.endswith("/Caddyfile") else word for word in command("validate")]
    try:
        subprocess.run(checking, env=surroundings, check=True, capture_output=True)  # noqa: S603
    except FileNotFoundError:
        pytest.fail(MISSING)
    running = mortal(["caddy", "run", "--config", str(file)], "TERM")
    with (
        (home / "caddy.log").open("w") as log,
        subprocess.Popen(running, env=surroundings, stderr=log, stdout=log) as process,  # noqa: S603
    ):
        try:
            root = home / AUTHORITY / "root.crt"
            started = Club(server, port, plain_port, root, "")
            wait_for(lambda: is_answered(started))
            yield Club(server, port, plain_port, root, pin(home / AUTHORITY / "intermediate.crt"))
        finally:
            process.terminate()


def is_answered(club: Club) -> bool:
    try:
        return club.ask("/health/live").status == 200
    except OSError:
        return False


def pin(certificate: Path) -> str:
    """Return how Chromium is told a key that it may trust."""
    key = x509.load_pem_x509_certificate(certificate.read_bytes()).public_key()
    return b64encode(
        sha256(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)).digest()
    ).decode()


@pytest.fixture
def window(club: Club) -> Iterator[BrowserContext]:
    """Return windows of a browser that finds the club by its name and trusts Caddy's authority."""
    arguments = [
        "--no-sandbox",
        f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
        f"--ignore-certificate-errors-spki-list={club.pin}",
    ]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=arguments)
        context = browser.new_context(base_url=club.address)
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=club.address)
        yield context
        browser.close()


def test_the_commands_of_the_guide_say_that_it_works(club: Club) -> None:
    asking = command("curl")
    more = ["--cacert", str(club.root), "--resolve", f"{NAME}:{club.port}:127.0.0.1"]
    asking = [f"{club.address}/" if word.startswith("https:") else word for word in asking]
    head = subprocess.run([*asking, *more], capture_output=True, text=True, check=True)  # noqa: S603

    assert re.search(r"^strict-transport-security: max-age=31536000", head.stdout, re.MULTILINE)
    plain = http.client.HTTPConnection("127.0.0.1", club.plain_port, timeout=30)
    plain.request("GET", "/", headers={"Host": NAME})
    moved = plain.getresponse()
    assert (moved.status, moved.headers["Location"][:8]) == (308, "https://")
    plain.close()


def test_limits_count_visitors_and_not_the_proxy(club: Club) -> None:
    """Who guesses codes is stopped, whatever they say of themselves; their neighbour is not."""
    wrong = [club.ask("/join/AAAA", "127.0.0.2").status for _ in range(CODES)]
    one_more = club.ask("/join/AAAA", "127.0.0.2").status
    disguised = club.ask("/join/AAAA", "127.0.0.2", **{"X-Forwarded-For": "127.0.0.3"}).status

    assert set(wrong) == {404}
    assert (one_more, disguised) == (429, 429)
    assert club.ask("/join/AAAA", "127.0.0.3").status == 404


def test_a_club_is_whole_behind_the_proxy(window: BrowserContext, club: Club) -> None:
    """Cookies, streams and Copy, as friends have them: one hosts a table, another joins."""
    page = window.new_page()
    page.goto("/new?title=recharged&seat-1=me&seat-2=open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    host = Table(page)
    page.locator("[data-copy]").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{club.address}/join/")
    assert page.evaluate("isSecureContext")
    cookies = {each["name"]: each for each in window.cookies()}
    assert {"guest", "csrftoken"} <= cookies.keys()
    assert [
        name for name, each in cookies.items() if not (each["secure"] and each["httpOnly"])
    ] == []
    browser = window.browser
    assert browser is not None
    friend = Home(browser.new_context(base_url=club.address).new_page())
    second = friend.sit_down(link.removeprefix(club.address), "Zofia")
    page.reload()

    acting, waiting = (host, second) if host.turn.count() else (second, host)
    streamed(waiting.page)
    acting.act()

    expect(waiting.turn).to_be_visible(timeout=PATIENCE)
    waiting.page.wait_for_function("window.streamed", timeout=PATIENCE)


def streamed(page: Page) -> None:
    """Note when the stream of the table says something new, once it is open."""
    page.evaluate(
        """() => new Promise((done, failed) => {
            const source = new EventSource(document.getElementById("state").dataset.stream);
            source.onopen = () => done();
            source.onerror = failed;
            source.addEventListener("version", () => { window.streamed = true; });
        })"""
    )


def test_a_passkey_can_be_made_and_used(window: BrowserContext) -> None:
    page = window.new_page()
    tools = window.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.goto("/")

    name = page.evaluate(
        """async () => {
            const bytes = new Uint8Array(32);
            const made = await navigator.credentials.create({ publicKey: {
                challenge: bytes, rp: { name: "gridwright" },
                user: { id: bytes, name: "Ana", displayName: "Ana" },
                pubKeyCredParams: [{ type: "public-key", alg: -7 }],
                authenticatorSelection: { residentKey: "required" },
            } });
            const used = await navigator.credentials.get({ publicKey: { challenge: bytes } });
            const { origin } = JSON.parse(new TextDecoder().decode(used.response.clientDataJSON));
            return [made.id === used.id, new URL(origin).hostname];
        }"""
    )

    assert name == [True, NAME]


def test_the_worker_that_shows_notes_is_taken(window: BrowserContext) -> None:
    page = window.new_page()
    page.goto("/")

    scope = page.evaluate(
        """async () => {
            await navigator.serviceWorker.register("/worker.js", { scope: "/" });
            const ready = await navigator.serviceWorker.ready;
            return [ready.active !== null, "pushManager" in ready, new URL(ready.scope).pathname];
        }"""
    )

    assert scope == [True, True, "/"]
