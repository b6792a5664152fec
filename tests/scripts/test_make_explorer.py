"""`scripts/make-explorer`: it folds the games that are there into a file for each table."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

from tests.scripts.test_python_scripts import run


def test_games_that_are_there_are_folded(tmp_path: Path) -> None:
    """Two games with four seats: eight places in the first player order, and two winners."""
    games, out = tmp_path / "games", tmp_path / "out"
    out.mkdir()
    folder = games / "card-none-4-steady"
    command = ["simulate", "--games", "2", "--bots", "steady", "--title", "card", "--seats", "4"]
    subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-m", "gridwright", *command, "--out", folder], check=True, timeout=120
    )

    printed = run("make-explorer", "--games", games, "--only", "card", "--fold", "--out", out)

    [file] = out.iterdir()
    assert file.name == "card-none-4-steady.json.gz"
    whole = json.loads(gzip.decompress(file.read_bytes()))
    assert (whole["title"], whole["map"], whole["seats"], whole["bots"]) == (
        "card",
        "",
        4,
        "steady",
    )
    assert sum(whole["lengths"].values()) == 2
    assert printed.splitlines()[0].startswith("card-none-4-steady.json.gz: 2 games, ")
