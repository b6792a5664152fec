"""The same game, hash by hash, on every machine, compiled or not."""

import json
import tomllib
from hashlib import blake2b
from pathlib import Path

import pytest

from gridwright.bots.random_bot import RandomBot
from gridwright.content.load import load
from gridwright.tables.table import Table, TableSpec

GOLDEN = tomllib.loads(Path(__file__).with_name("hashes.toml").read_text("utf-8"))


def hashes(title: str, board: str, seats: int, rules: int) -> list[str]:
    """Return a hash of the whole position after the layout and after every action of a game."""
    table = Table(TableSpec(title, board, seats, seed=2004, rules=rules), load())
    bots = [RandomBot(seat) for seat in range(seats)]
    found = [_hash(table, "")]
    while not table.is_over:
        seat = table.to_act
        table.play(bots[seat].choose(table.game, table.view(seat)), seat)
        found.append(_hash(table, found[-1]))
    return found


def _hash(table: Table, before: str) -> str:
    """Return a short hash of the position, of its chance, and of all positions before it."""
    position = json.dumps(table.game.snapshot(table.state), sort_keys=True)
    return blake2b(f"{before}{table.state.rng.state}{position}".encode(), digest_size=6).hexdigest()


@pytest.mark.untraced
@pytest.mark.parametrize("name", GOLDEN)
def test_a_seed_is_the_same_game_everywhere(name: str) -> None:
    """The hashes in the file were made by the interpreted engine; also those of older rules."""
    title, board, seats, *rules = name.split("-")

    found = hashes(title, board, int(seats), int(*rules))

    assert len(found) == GOLDEN[name]["positions"]
    for place, wanted in GOLDEN[name]["at"].items():
        assert found[int(place)] == wanted, f"first difference at or before position {place}"
    assert found[-1] == GOLDEN[name]["last"]
