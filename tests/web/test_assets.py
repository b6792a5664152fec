"""Scripts and style sheets: compressed, kept by browsers, and never an older one."""

import asyncio
import gzip
import re
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from gridwright.web.serve import assets
from tests.web.browser import Visitor


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIDWRIGHT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


async def asked(path: str) -> tuple[int, dict[str, str], bytes]:
    """Return what the server answers to a browser that takes gzip."""
    from gridwright.web.serve.server import application

    told: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        told.append(message)

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    headers = [(b"accept-encoding", b"gzip")]
    asking = {"path": path, "query_string": b"", "headers": headers}
    scope = {"type": "http", "method": "GET", **asking}
    await application()(scope, receive, send)
    start, *rest = told
    found = {name.decode().lower(): value.decode() for name, value in start["headers"]}
    return start["status"], found, b"".join([part.get("body", b"") for part in rest])


@pytest.mark.usefixtures("sqlite")
def test_what_a_page_names_is_compressed_and_kept_for_ever(home: Path) -> None:
    page = Visitor().get("/").html
    names = re.findall(r'(?:src|href)="(/static/[^"]+\.(?:js|css|svg))"', page)
    assert len(names) > 5

    for name in names:
        status, headers, body = asyncio.run(asked(name))
        assert (status, headers["content-encoding"]) == (200, "gzip"), name
        assert "immutable" in headers["cache-control"]
        own = name.removeprefix(f"/static/{assets.version()}/")
        source = next(place / own for place in assets.sources() if (place / own).is_file())
        assert gzip.decompress(body) == source.read_bytes()


def test_files_are_packed_once_and_another_file_is_another_version(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "source"
    source.mkdir()
    monkeypatch.setattr(assets, "sources", lambda: (source,))
    places = []
    for number in range(6):
        (source / "a.js").write_text(f"say({number});\n" * 50)
        assets.version.cache_clear()
        place = assets.folder()
        assert place is not None
        assert assets.folder() == place
        assert (place / "a.js.gz").stat().st_size < (place / "a.js").stat().st_size
        places.append(place)
    assets.version.cache_clear()

    assert len(set(places)) == 6
    assert [place.is_dir() for place in places] == [False, False, True, True, True, True]
    assert list((home / "static").glob(".*")) == []


@pytest.mark.usefixtures("sqlite")
def test_where_nothing_can_be_written_files_come_as_they_are(home: Path) -> None:
    home.write_text("no directory")

    status, headers, _ = asyncio.run(asked(f"/static/{assets.version()}/gridwright/table.js"))

    assert assets.folder() is None
    assert status == 200
    assert "content-encoding" not in headers
