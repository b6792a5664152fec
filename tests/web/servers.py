"""Real servers, started as a user starts them, and talked to over HTTP."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

from tests.web.filling import forms_of
from tests.web.mortal import mortal

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0  # seconds; a busy machine starts processes slowly
UNASKED = ("drop", "pass", "power none")  # the server may do them for a seat, later on


class Server:
    """A running `gridwright serve`."""

    def __init__(self, process: "subprocess.Popen[str]", port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.log = log

    def started(self, kind: str) -> list[int]:
        """Return the numbers of the processes of a *kind*, in the order of their start."""
        told = [json.loads(line) for line in self.log.read_text().splitlines() if line[:1] == "{"]
        return [
            each["pid"] for each in told if each["what"] == "started" and each.get("kind") == kind
        ]

    def replaced(self, kind: str) -> None:
        """Kill the newest process of a *kind*, and wait until there is another."""
        before = self.started(kind)
        os.kill(before[-1], signal.SIGKILL)
        wait_for(lambda: len(self.started(kind)) > len(before))


@contextmanager
def serving(
    home: Path,
    *arguments: str,
    url: str = "",
    key: str = "k",
    compiles: bool = False,
    files: int = 0,
    is_behind_proxy: bool = False,
    told: dict[str, str] | None = None,
) -> Iterator[Server]:
    """Start a server; end it with SIGTERM, to which it must listen.

    It may open so many *files*, all that there are where none is said, and has what is *told* in
    its environment.
    """
    home.mkdir(exist_ok=True)
    log = home / "log"
    surroundings = {
        **{name: value for name, value in os.environ.items() if name != "DATABASE_URL"},
        "GRIDWRIGHT_HOME": str(home),
        "GRIDWRIGHT_SECRET_KEY": key,
        "GRIDWRIGHT_COMPILE": "auto" if compiles else "off",
        "PYTHONPATH": str(ROOT / "src"),
        **({"DATABASE_URL": url} if url else {}),
        **({"GRIDWRIGHT_PROXY": "1"} if is_behind_proxy else {}),
        **(told or {}),
    }
    command = [sys.executable, "-m", "gridwright", "serve", "--port", "0", *arguments]
    if files:
        command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
    with (
        log.open("w") as complaints,
        subprocess.Popen(  # noqa: S603 - our own
            mortal(command, "TERM"),
            env=surroundings,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        try:
            greeting = process.stdout.readline()
            found = re.search(r"http://[^/\s]+:(\d+)/", greeting)
            assert found is not None, log.read_text()
            server = Server(process, int(found[1]), log)
            wait_for(lambda: Browser(server.port).is_answered())
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def wait_for(condition: "object") -> None:
    """Wait until *condition* holds."""
    assert callable(condition)
    limit = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(0.05)


def sent(port: int, request: bytes) -> socket.socket:
    """Return a connection over which *request* was sent, whatever it is; it must be closed."""
    line = socket.create_connection(("127.0.0.1", port), PATIENCE)
    line.sendall(request)
    return line


def answer_on(line: socket.socket) -> tuple[int, dict[str, str], str]:
    """Return status, headers and text that come back on *line*."""
    answer = http.client.HTTPResponse(line)
    answer.begin()
    text = answer.read().decode()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, text


class Browser:
    """A visitor over HTTP, at an *address* of their own where the server is behind a proxy."""

    def __init__(self, port: int, address: str = "") -> None:
        self.port = port
        self.address = address
        self.cookies: dict[str, str] = {}
        self.token = ""

    def ask(self, method: str, path: str, body: str = "") -> tuple[int, str, str]:
        """Return status, text and where a redirection leads; raise `OSError` if cut off."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {
            "Cookie": "; ".join([f"{name}={value}" for name, value in self.cookies.items()]),
            "Content-Type": "application/x-www-form-urlencoded",
            **({"X-Forwarded-For": self.address} if self.address else {}),
        }
        try:
            line.request(method, path, body or None, headers)
            answer = line.getresponse()
            text = answer.read().decode()
        except http.client.HTTPException as error:
            raise ConnectionError(str(error)) from error
        finally:
            line.close()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        if found := re.search(r'csrfmiddlewaretoken" value="([^"]+)"', text):
            self.token = found[1]
        return answer.status, text, answer.headers.get("Location", "")

    def is_answered(self) -> bool:
        try:
            return self.ask("GET", "/health")[0] == 200
        except OSError:
            return False

    def get(self, path: str) -> str:
        status, text, _ = self.ask("GET", path)
        assert status == 200, text
        return text

    def post(self, path: str, **fields: str) -> tuple[int, str, str]:
        if not self.token:
            self.get("/")
        return self.ask("POST", path, urlencode({"csrfmiddlewaretoken": self.token, **fields}))

    def lay(self, **fields: str) -> str:
        """Lay a table; return its address."""
        status, text, where = self.post("/new", tempo="at_once", **fields)
        assert status == 302, text
        return where

    def my_turn(self, table: str) -> tuple[int, str]:
        """Wait until it is my turn; return the version and the last thing on offer."""
        page = ""

        def is_mine() -> bool:
            nonlocal page
            page = self.get(table)
            return "act is-mine" in page

        wait_for(is_mine)
        version = re.search(r'name="version"\s+value="(\d+)"', page)
        lines = [
            line
            for form in forms_of(page)
            for line in [
                *[b.value for b in form.buttons if b.name == "line" and not b.is_refused],
                *([form.value("line")] if form.action.endswith("/play") else []),
            ]
            if line and not form.numbers
        ]
        assert version is not None
        return int(version[1]), lines[-1]


def record_lines(browser: Browser, table: str) -> list[str]:
    """Return the actions of a table as everybody may read them."""
    text = browser.get(f"{table}/record").partition("---\n")[2]
    return [line for line in text.splitlines() if line[:1] != "*"]
