"""The typeface is used where it is installed, and nothing is asked for where it is not."""

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from gridwright.web.pages import style_sheets
from gridwright.web.serve.server import application
from tests.web.browser import Visitor

NAMES = (
    "barlow-latin-400-normal.woff2",
    "barlow-semi-condensed-latin-ext-600-normal.woff2",
    "other-latin-400-normal.woff2",
    "LICENSE",
)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two faces beside the database, with two files that are none of ours."""
    monkeypatch.setenv("GRIDWRIGHT_HOME", str(tmp_path))
    folder = tmp_path / "fonts"
    folder.mkdir()
    (folder / "unicode.json").write_text('{"latin": "U+0000-00FF", "latin-ext": "U+0100-02BA"}')
    for name in NAMES:
        (folder / name).write_bytes(b"letters")
    return folder


def test_each_face_is_told_with_its_letters(sqlite: None, installed: Path) -> None:
    page = Visitor().get("/fonts.css")

    assert page.headers["Content-Type"] == "text/css; charset=utf-8"
    assert page.html == (
        '@font-face { font-family: "Barlow"; font-weight: 400; font-display: swap; '
        'src: url("/fonts/barlow-latin-400-normal.woff2") format("woff2"); '
        "unicode-range: U+0000-00FF; }\n"
        '@font-face { font-family: "Barlow Semi Condensed"; font-weight: 600; font-display: swap; '
        'src: url("/fonts/barlow-semi-condensed-latin-ext-600-normal.woff2") format("woff2"); '
        "unicode-range: U+0100-02BA; }\n"
    )


def test_without_a_face_nothing_is_asked_for(
    sqlite: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIDWRIGHT_HOME", str(tmp_path))
    monkeypatch.setattr(style_sheets.sys, "prefix", str(tmp_path))  # type: ignore[attr-defined]

    page = Visitor().get("/fonts.css")

    assert (page.status, page.html) == (200, "")


@pytest.mark.parametrize(
    ("path", "status", "body"),
    [("/fonts/barlow-latin-400-normal.woff2", 200, b"letters"), ("/fonts/none.woff2", 404, b"")],
)
def test_files_are_answered_before_django(
    sqlite: None, installed: Path, path: str, status: int, body: bytes
) -> None:
    said: list[MutableMapping[str, Any]] = []

    async def scene() -> None:
        async def receive() -> MutableMapping[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            said.append(message)

        headers = [(b"host", b"testserver")]
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "headers": headers}
        scope |= {"query_string": b"", "server": ("testserver", 80), "http_version": "1.1"}
        scope |= {"root_path": "", "scheme": "http", "client": ("127.0.0.1", 1)}
        await application()(scope, receive, send)

    asyncio.run(scene())

    assert said[0]["status"] == status
    assert b"".join([part.get("body", b"") for part in said]).startswith(body)
