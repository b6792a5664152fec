"""Members, bots and keys at a real server, and programs that play there by the API."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen
from zlib import crc32

from tests.web.members import PASSWORD
from tests.web.servers import Browser, Server

SECRET = re.compile(r'value="(gw_[a-z2-7]{32})"')


def joined(server: Server, name: str) -> Browser:
    """Return the browser of a new member, with an address of its own for servers behind a proxy.

    From one address, only a few may join.
    """
    browser = Browser(server.port, f"10.0.{crc32(name.encode()) % 250}.{len(name)}")
    status, text, _ = browser.post("/club/join", name=name, password=PASSWORD)
    assert status == 200, text
    return browser


def bot_key(owner: Browser, name: str) -> str:
    """Let a member make a bot; return its key."""
    status, text, _ = owner.post("/me/bots", way="make", name=name)
    found = SECRET.search(text)
    assert status == 200, text
    assert found is not None, text
    return found[1]


def key_file(folder: Path, key: str) -> str:
    file = folder / "bot.key"
    file.write_text(f"{key}\n")
    return str(file)


def call(server: Server, key: str, path: str, **body: object) -> Any:  # noqa: ANN401 - JSON
    """Return the answer to a GET, or to a POST with a *body*."""
    address = f"http://127.0.0.1:{server.port}/api/v1{path}"
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    data = json.dumps(body).encode() if body else None
    with urlopen(Request(address, data, headers), timeout=30) as answer:
        return json.load(answer)
