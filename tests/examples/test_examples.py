"""The short programs of examples/ run and say something."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
APART = {
    "train_ppo": "takes minutes, and torch: docs/howto/train-an-agent.md",
    "rest_service": "runs until it is stopped: it has a test of its own",
}
PROGRAMS = sorted({path.stem for path in EXAMPLES.glob("*.py")} - set(APART))


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONWARNINGS": "error"}


def output(name: str, *arguments: str, typed: str = "") -> list[str]:
    """Return the lines that an example prints."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / f"{name}.py"), *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=environment(),
    )

    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_example_runs(name: str) -> None:
    """An example that no longer runs teaches the wrong thing."""
    assert output(name)


def test_the_chat_bot_runs_a_table_for_a_channel() -> None:
    """Seed 7 lets seat B begin; 5 is the cheapest plant that the bot leaves to people."""
    lines = ["Ana: offers", "Bert: open 5 5", "Bert: bid 60", "Ana: bid 6", "Eve: bid 7", "Bert: x"]
    replies = output("chat_bot", "Ana", "Bert", typed="\n".join([*lines, "Bert: drop"]))

    assert replies[:6] == [
        "Round 1 begins. The discount token goes on plant 3.",
        "@Ana open 3 1, open 4 4, open 5 5, open 7 7",
        "@Bert Bert starts the auction for plant 5 at 5. Bot 1 drops out.",
        "@Bert It's Ana's turn, not Bert's.",
        "@Ana Ana bids 6.",
        "@Eve The players are Ana, Bert, Bot 1.",
    ]
    assert replies[6].startswith("@Bert 'x' is not an action.")
    assert replies[7] == (
        "@Bert Bert drops out. Ana buys plant 5 for 6. Plant 6 enters the market."
    )


def test_a_printed_game_is_read_and_a_slip_is_found() -> None:
    """Coal is bought by line 40, with room for two pieces of it on a plant that burns two."""
    lines = output("printed_game")

    assert lines[:2] == [
        "71 actions, now round 4",
        "Ana: 83 Elektro, 3 cities, plants 4, 7",
    ]
    assert lines[-1] == "  line 40: Your plants can store only 4 more coal. (RC-3.4, RC-3.5)"


def test_a_question_is_answered_the_same_way_every_time(tmp_path: Path) -> None:
    picture = tmp_path / "first.svg"
    lines = output("first_plant", "12", str(picture))

    assert lines == output("first_plant", "12")
    assert sum([int(line.partition("(")[2].partition(")")[0]) for line in lines]) == 12 * 4
    assert picture.read_text("utf-8").startswith("<svg")


@pytest.fixture(name="service")
def fixture_service() -> Iterator[str]:
    """Yield the address of the tables of a running service."""
    program = [sys.executable, str(EXAMPLES / "rest_service.py"), "0"]
    with subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment()
    ) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.kill()


def call(address: str, **wish: str | int) -> tuple[int, Any]:
    """Return the status and the body of a GET, or of a POST if there is a *wish*."""
    request = Request(address, json.dumps(wish).encode() if wish else None)  # noqa: S310 - http
    try:
        with urlopen(request) as answer:  # noqa: S310 - our own server
            return answer.status, json.load(answer)
    except HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_the_service_lays_a_table_shows_it_and_plays(service: str) -> None:
    laid = call(service, title="recharged", seats=3, seed=7)
    status, table = call(f"{service}/0?seat=1")

    assert laid == (200, {"table": 0})
    assert (status, table["title"], table["version"]) == (200, "recharged", 0)
    assert [offer["text"] for offer in table["offers"]][:3] == ["open 3 1", "open 4 4", "open 5 5"]
    status, events = call(f"{service}/0", seat=1, action="open 5 5", version=0)
    assert (status, [event["kind"] for event in events]) == (200, ["opened"])
    status, refusal = call(f"{service}/0", seat=2, action="bid 60", version=1)
    assert (status, refusal["clauses"]) == (409, ["RC-2.13"])
    assert refusal["sentence"] == "You have 50 and can't bid 60. (RC-2.13)"
    status, refusal = call(f"{service}/0", seat=2, action="bid 6", version=0)
    assert (status, refusal["id"]) == (409, "version_other")
    assert call(f"{service}/9")[0] == 400
