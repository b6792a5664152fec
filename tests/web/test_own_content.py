"""A server with content of one's own: its maps are played, and its tables need it."""

import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone

from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.pages.common import board_name
from gridwright.web.play import lobby, turns
from gridwright.web.play.table_cache import OtherContentError
from gridwright.web.serve import thinker
from tests.cli.programs import run
from tests.content.own_files import GERMANY, RECHARGED, write
from tests.own_data import MAP, own_data
from tests.web.browser import Visitor
from tests.web.servers import Browser, serving
from tests.web.tables import forget, guest, laid

CHANGED = "This table was started with different cards, numbers or maps."
CHANGED_IN_POLISH = "Przy tym stole gra się innymi kartami, liczbami lub mapami"


@pytest.fixture(autouse=True)
def _read_again() -> Iterator[None]:
    """Let no other test see the content of this one."""
    library.cache_clear()
    yield
    library.cache_clear()


def use(own: Path | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server be started again with the directory *own*."""
    if own is None:
        monkeypatch.delenv("GRIDWRIGHT_DATA", raising=False)
    else:
        monkeypatch.setenv("GRIDWRIGHT_DATA", str(own))
    library.cache_clear()


def test_a_server_plays_on_a_map_of_ones_own(quick_path: Path) -> None:
    """Web worker and bot worker alike; another server without the directory says what is wrong."""
    own = own_data(quick_path / "own")
    home = quick_path / "home"
    with serving(home, "--bot-workers", "1", "--data", str(own)) as server:
        browser = Browser(server.port)
        assert "Atlantis" in browser.get("/new?title=recharged")
        seats = {"seat-1": "me", "seat-2": "random", "seat-3": "random"}
        table = browser.lay(title="recharged", map=MAP, **seats)
        version, line = browser.my_turn(table)
        assert browser.post(f"{table}/play", version=str(version), line=line)[0] == 302
        browser.my_turn(table)
        assert "Atlantis" in browser.get(table)
        assert "map = atlantis" in browser.get(f"{table}/record")
    with serving(home, "--bot-workers", "1") as server:
        browser.port = server.port
        status, text, _ = browser.ask("GET", table)
        assert (status, CHANGED in text) == (409, True)
        assert CHANGED in browser.post(f"{table}/play", version="9", line="pass")[1]
        assert "Traceback" not in server.log.read_text()


def test_a_directory_with_faults_is_refused_before_anything_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    own = own_data(tmp_path / "own")
    (own / "layout").mkdir()
    (own / "layout" / "atlantis.toml").write_text("format = 1\n", encoding="utf-8")

    ended = run("serve", "--port", "0", "--no-browser", "--data", str(own))

    assert ended.status == 2
    assert re.search(r"The data files have \d+ problems\.\n  layout/atlantis\.toml", ended.errors)


@pytest.mark.usefixtures("sqlite")
def test_a_table_is_played_with_its_own_content_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = own_data(tmp_path)
    use(own, monkeypatch)
    visitor = Visitor()
    row = laid(guest("Ana"), ("me", "random", "random"), board=MAP)
    page = visitor.get(f"/t/{row.pk}")
    assert (page.status, "Atlantis" in page.html) == (200, True)

    write(own, RECHARGED, ("money = 50", "money = 78"))
    for directory in (None, own):
        use(directory, monkeypatch)
        forget(row.pk)
        for path in (f"/t/{row.pk}", f"/t/{row.pk}/replay", f"/t/{row.pk}/record"):
            page = visitor.get(path)
            assert (page.status, CHANGED in page.html) == (409, True)
        polish = visitor.get(f"/t/{row.pk}", **{"Accept-Language": "pl"})
        assert CHANGED_IN_POLISH in polish.html

    own_data(own)
    use(own, monkeypatch)
    assert visitor.get(f"/t/{row.pk}").status == 200


@pytest.mark.usefixtures("sqlite")
def test_bots_leave_a_table_alone_until_its_content_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    own = own_data(tmp_path)
    use(own, monkeypatch)
    row = laid(guest("Ana"), ("random", "random", "me"), board=MAP)
    models.BotTurn.objects.update(lease=timezone.now())
    use(None, monkeypatch)
    forget(row.pk)

    worker = thinker.Thinker("one")
    assert [worker.step(), worker.step()] == [0.0, 0.1]  # it is put aside

    assert [entry.levelname for entry in caplog.records] == ["WARNING"]
    (turn,) = row.bot_turns.all()
    assert (turn.tries, turn.worker) == (0, "")
    assert turn.lease is not None
    assert timedelta(seconds=50) < turn.lease - timezone.now() < timedelta(seconds=61)
    use(own, monkeypatch)
    turns.take(turn)
    assert row.actions.count() == 1


@pytest.mark.usefixtures("sqlite")
def test_a_table_from_before_its_content_was_stored_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is bound by its next change; until then, lines that do not fit are recognised."""
    row = laid(guest("Ana"), ("random", "random", "random"))
    content = row.content
    assert len(content) == 12
    models.Table.objects.update(content="")
    turn = turns.claim("one")
    assert turn is not None
    turns.take(turn)
    assert models.Table.objects.get(pk=row.pk).content == content

    models.Table.objects.update(content="")
    models.Action.objects.update(line="open 99 99")
    forget(row.pk)
    turn = turns.claim("one")
    assert turn is not None
    with pytest.raises(OtherContentError):
        turns.take(turn)


def test_maps_have_the_names_of_their_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert board_name("germany") == "Germany"
    write(tmp_path, GERMANY, ('name = "Germany"', 'name = "Old Germany"'))
    use(own_data(tmp_path), monkeypatch)

    assert [board_name(board) for board in (MAP, "germany", "central_europe", "gone")] == [
        "Atlantis",
        "Old Germany",
        "Central Europe",
        "gone",
    ]
    assert lobby.usual("recharged").board == "germany"
