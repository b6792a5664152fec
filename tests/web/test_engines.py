"""The compiled engine beside a source tree: its name, its place, who builds it and who uses it."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gridwright.web.serve import builder, engines
from tests.web.browser import Visitor
from tests.web.servers import ROOT, Browser, serving, wait_for
from tests.web.tables import guest, laid


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree that this program runs from."""
    return builder.copy_of(ROOT, tmp_path / "tree")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIDWRIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("GRIDWRIGHT_COMPILE", raising=False)
    monkeypatch.delenv("GRIDWRIGHT_ENGINE", raising=False)
    return tmp_path / "home"


def test_an_engine_is_named_after_what_it_is_made_of(tree: Path) -> None:
    before = engines.name_of(tree)
    assert before == engines.name_of(ROOT)

    (tree / "src" / "gridwright" / "core" / "__pycache__").mkdir()
    (tree / "src" / "gridwright" / "core" / "__pycache__" / "rng.pyc").write_bytes(b"made of it")
    assert engines.name_of(tree) == before
    with (tree / "src" / "gridwright" / "core" / "rng.py").open("a") as file:
        file.write("\n")
    assert engines.name_of(tree) != before


@pytest.mark.source
def test_only_a_source_tree_wants_an_engine(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert engines.place_wanted() == home / "engines" / engines.name_of(ROOT)

    monkeypatch.setenv("GRIDWRIGHT_COMPILE", "off")
    assert engines.place_wanted() is None
    monkeypatch.delenv("GRIDWRIGHT_COMPILE")
    monkeypatch.setattr(engines, "source_tree", lambda: None)
    assert engines.place_wanted() is None


def test_an_engine_that_is_there_is_not_built_again(tree: Path, home: Path) -> None:
    """What an interrupted build left is thrown away, and what was built long ago and often."""
    directory = engines.folder()
    ready = directory / engines.name_of(tree)
    for age, name in enumerate([ready.name, "b", "c", "d", "e"]):
        (directory / name).mkdir(parents=True)
        os.utime(directory / name, (1000 - age, 1000 - age))
    (directory / ".building-abc" / "package").mkdir(parents=True)

    assert builder.build(tree, directory) == ready

    assert sorted(path.name for path in directory.iterdir()) == sorted(
        [ready.name, "b", "c", "d", "lock"]
    )
    assert not engines.may_build(ready)


def test_a_build_that_fails_leaves_nothing(tree: Path, home: Path) -> None:
    """A tree whose build file is broken fails at once, before anything is compiled."""
    (tree / "pyproject.toml").write_text("[")

    with pytest.raises(builder.BuildError, match="pyproject"):
        builder.build(tree, engines.folder())

    assert [path.name for path in engines.folder().iterdir()] == ["lock"]


def test_who_uses_an_engine_has_it_first(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "mine")
    place = home / "engines" / "abc"

    assert engines.surroundings(None) == dict(os.environ)
    assert engines.surroundings(place)["PYTHONPATH"] == "mine"
    place.mkdir(parents=True)
    assert engines.surroundings(place)["PYTHONPATH"] == f"{place}{os.pathsep}mine"


@pytest.mark.source
def test_pages_say_which_engine_bots_have(
    sqlite: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "engines" / "abc"
    monkeypatch.setenv("GRIDWRIGHT_ENGINE", str(place))
    assert '"engine": "interpreted"' in Visitor().get("/health").html
    table = f"/t/{laid(guest('Ana'), ('me', 'novice')).pk}"
    for address in ("/", table):
        assert "interpreted engine" in Visitor().get(address).html

    place.mkdir(parents=True)

    assert '"engine": "compiled"' in Visitor().get("/health").html
    for address in ("/", table):
        assert "compiled engine" in Visitor().get(address).html


def test_a_build_that_is_interrupted_leaves_nothing(home: Path) -> None:
    """The builder is told to end while pip runs: it ends with all that it started."""
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, "-m", "gridwright.web.serve.builder", str(os.getpid())],
        env=surroundings,
        start_new_session=True,
    )
    wait_for(lambda: list(engines.folder().glob(".building-*/source/pyproject.toml")))

    process.send_signal(signal.SIGTERM)

    assert process.wait(20) == 1
    assert [path.name for path in engines.folder().iterdir()] == ["lock"]


def test_a_server_that_ends_takes_its_build_along(quick_path: Path) -> None:
    home = quick_path / "home"
    with serving(home, "--bot-workers", "0", compiles=True):
        wait_for(lambda: list((home / "engines").glob(".building-*/source/pyproject.toml")))

    assert [path.name for path in (home / "engines").iterdir()] == ["lock"]


@pytest.mark.slow
def test_bots_get_the_compiled_engine_while_the_server_runs(quick_path: Path) -> None:
    """A real build, which takes minutes; pages are answered all the while."""
    home = quick_path / "home"
    with serving(home, "--bot-workers", "1", compiles=True) as server:
        browser = Browser(server.port)
        assert '"engine": "interpreted"' in browser.get("/health")
        table = browser.lay(title="recharged")
        browser.my_turn(table)
        first = server.started("bot")
        limit = time.monotonic() + 3600  # on a busy machine it is the last to get its turn
        while '"engine": "compiled"' not in browser.get("/health"):
            assert time.monotonic() < limit
            time.sleep(1)
        wait_for(lambda: len(server.started("bot")) > len(first))
        version, line = browser.my_turn(table)
        browser.post(f"{table}/play", version=str(version), line=line)
        browser.my_turn(table)
        maps = Path(f"/proc/{server.started('bot')[-1]}/maps").read_text()
        assert f"{home}/engines/" in maps
    shutil.rmtree(home / "engines")
