"""The whole tree of legal play from named positions: how many, and in which order.

A position is laid from a seed and a list of actions. `nodes` counts the leaves of the tree at
depth 1, 2, 3 ... over all legal actions; `minimal` over the lowest bid of each offer only, where
the bids alone would make the tree explode. The order of the offers at the same positions stands
in tests/order. Both were written down from the engine, so they show a change, not that the rules
are right. Counted by hand as well: the first openings at depth 1, the draft in Germany at depth 2
and the starting cities at depth 3.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gridwright.content.load import load
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.tables.table import Table, TableSpec

HERE = Path(__file__).parent
ORDER = HERE.parent / "order"


@dataclass(frozen=True, slots=True)
class Position:
    """A named position and the size of its tree."""

    name: str
    why: str
    spec: TableSpec
    actions: tuple[str, ...]
    nodes: tuple[int, ...]
    minimal: tuple[int, ...]


def read_positions(path: Path) -> list[Position]:
    with path.open("rb") as file:
        entries: dict[str, dict[str, Any]] = tomllib.load(file)
    found = []
    for name, entry in entries.items():
        board, seats = entry["map"], entry["seats"]
        options = entry.get("options", {})
        spec = TableSpec(path.stem, board, seats, (), options, entry["seed"])
        nodes, minimal = tuple(entry.get("nodes", ())), tuple(entry.get("minimal", ()))
        actions = tuple(entry.get("actions", ()))
        found.append(Position(f"{path.stem}-{name}", entry["why"], spec, actions, nodes, minimal))
    return found


POSITIONS = [position for path in sorted(HERE.glob("*.toml")) for position in read_positions(path)]

each_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda it: it.name)


def reach(position: Position) -> Table:
    table = Table(position.spec, load())
    for text in position.actions:
        table.play(text)
    return table


def leaves(game: Game[Any], state: State, depth: int, *, minimal: bool) -> int:
    """Return how many ways there are to play *depth* actions; the end of the game has none."""
    actions = game.lowest_bid_actions(state) if minimal else game.legal_actions(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        game.apply(after, action)
        total += leaves(game, after, depth - 1, minimal=minimal)
    return total


@each_position
def test_the_tree_of_legal_play_has_the_known_size(position: Position) -> None:
    table = reach(position)

    depths = range(1, len(position.nodes) + 1)
    nodes = [leaves(table.game, table.state, depth, minimal=False) for depth in depths]
    depths = range(1, len(position.minimal) + 1)
    minimal = [leaves(table.game, table.state, depth, minimal=True) for depth in depths]

    assert tuple(nodes) == position.nodes
    assert tuple(minimal) == position.minimal


@each_position
def test_offers_stand_in_their_known_order(position: Position) -> None:
    table = reach(position)

    text = offers(table)

    assert text == (ORDER / f"{position.name}.txt").read_text(encoding="utf-8")


def offers(table: Table) -> str:
    """Return the legal actions as lines, runs of bids and amounts drawn together."""
    lines: list[str] = []
    last = ""
    for action in table.legal_actions():
        text = table.game.write(action)
        head, _, number = text.rpartition(" ")
        if number.isdigit() and last == f"{head} {int(number) - 1}":
            start = lines[-1].removeprefix(f"{head} ").split("..")[0]
            lines[-1] = f"{head} {start}..{number}"
        else:
            lines.append(text)
        last = text
    return "\n".join(lines) + "\n"


def test_every_position_says_why_and_counts_three_deep() -> None:
    assert all(position.why for position in POSITIONS)
    assert all(max(len(p.nodes), len(p.minimal)) >= 3 for p in POSITIONS)
    assert all(len(p.nodes) >= 1 for p in POSITIONS)


def test_every_order_belongs_to_a_position() -> None:
    assert sorted(path.stem for path in ORDER.glob("*.txt")) == sorted(p.name for p in POSITIONS)
