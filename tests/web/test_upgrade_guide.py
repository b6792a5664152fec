"""The guide to upgrading, followed: a club of an earlier schema goes on, and back to its backup."""

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gridwright import __version__
from tests.web.servers import ROOT, Browser, serving
from tests.web.test_upgrades import DUMPS, load_dump, schema_of

GUIDE = ROOT / "docs" / "howto" / "upgrade.md"
USUAL_HOME = "~/.local/share/gridwright"


def follow(words: str, folder: Path, home: Path) -> None:
    """Run the lines of the guide that contain *words*, with the programs of this version."""
    blocks = re.findall(r"```\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    block = next(block for block in blocks if words in block)
    program = f"{sys.executable} -m gridwright "
    script = block.replace(USUAL_HOME, str(home)).replace("gridwright backup", f"{program}backup")
    script = script.replace("gridwright restore", f"{program}restore")
    surroundings = {
        **os.environ,
        "GRIDWRIGHT_HOME": str(home),
        "GRIDWRIGHT_SECRET_KEY": "k",
        "PYTHONPATH": str(ROOT / "src"),
    }
    subprocess.run(["sh", "-ec", script], cwd=folder, env=surroundings, check=True)  # noqa: S603, S607


def rows(file: Path) -> list[str]:
    """Return the rows of a backup, without its head."""
    return gzip.decompress(file.read_bytes()).decode().splitlines()[1:]


def test_a_club_goes_forward_and_back(quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = quick_path / "home"
    home.mkdir(exist_ok=True)
    load_dump(next(dump for dump in DUMPS if schema_of(dump) == "0016"), home, monkeypatch)

    with serving(home, "--bot-workers", "0") as server:
        facts = json.loads(Browser(server.port).ask("GET", "/health/ready")[1])
        follow("gridwright backup", quick_path, home)
    assert facts["version"] == __version__
    before = rows(quick_path / "before.gz")
    assert len([row for row in before if '"web.table"' in row]) >= 5
    follow("gridwright restore", quick_path, home)
    (quick_path / "before.gz").rename(quick_path / "first.gz")
    follow("gridwright backup", quick_path, home)

    assert (quick_path / "newer.sqlite3").exists()
    assert rows(quick_path / "before.gz") == before
    with serving(home, "--bot-workers", "0") as server:
        assert Browser(server.port).get("/")
