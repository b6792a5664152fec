"""`gridwright bot` plays at the tables of a real server, whatever happens to it meanwhile."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.lent import bot_key, call, joined, key_file
from tests.web.servers import PATIENCE, ROOT, Server, serving

COMMAND = (sys.executable, "-m", "gridwright", "bot")


def started(server: Server, folder: Path, key: str, *arguments: str) -> "subprocess.Popen[str]":
    url = f"http://localhost:{server.port}"
    command = [*COMMAND, "--url", url, "--key-file", key_file(folder, key), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8"}
    return subprocess.Popen(  # noqa: S603 - our own
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


def test_a_lent_bot_plays_a_whole_game(quick_path: Path) -> None:
    with serving(quick_path) as server:
        key = bot_key(joined(server, "Jonas"), "Robby")
        seats = ["me", "random"]
        table = call(server, key, "/tables", title="card", seats=seats, tempo="at_once")["id"]
        with started(server, quick_path, key, "--level", "novice", "--once") as process:
            output, errors = process.communicate(timeout=120)
        head = call(server, key, f"/tables/{table}")
    assert (process.returncode, errors) == (0, "")
    place = head["ranking"][0]
    assert output.splitlines() == [
        f"Robby plays at http://localhost:{server.port} as novice. Press Ctrl-C to stop.",
        f"Table {table} is over: place {place} of 2.",
    ]
