"""Positions and records that advice is tested on."""

from functools import cache

import gridwright
from gridwright.bots.roster import entrant
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.tables import record
from gridwright.tables.table import Table
from tests.builders import a_game, a_state, own, put, some_houses, store

TITLES = (("recharged", "germany"), ("classic", "usa"), ("card", ""), ("outpost", ""))


@cache
def played(title: str, board: str, actions: int, seed: int = 3) -> Table:
    """Return a table of three after some actions, which steady bots chose."""
    table = gridwright.table(title, board, seats=3, seed=seed)
    bots = [entrant("steady").bot(table.game, seat) for seat in range(3)]
    while len(table.moves) < actions and not table.is_over:
        seat = table.to_act
        table.play(bots[seat].choose(table.game, table.view(seat)), seat)
    return table


def finished() -> str:
    """Return the record of a whole game."""
    return record.write(played("card", "", 10_000))


def last_round() -> tuple[BoardGame, BoardState]:
    """Return a position in which A, the last to build, wins at once with one more house.

    The game ends at 17 cities. A has 16, fuel for plants 40, 42 and 44 (6 + 6 + 5 cities), and
    money for one house more. B has no fuel left this round, but will supply more in the next.
    """
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, number=9, step=2, order="ABC", to_act="A")
    own(state, "A", 40, 42, 44)
    own(state, "B", 36, 38, 39)
    own(state, "C", 3)
    store(state, "A", oil=2, coal=2)
    for letter, count in (("A", 16), ("B", 16), ("C", 5)):
        some_houses(state, letter, count)
    put(state, "A.money=12 B.money=300 C.money=5")
    return game, state


def blunder() -> str:
    """Return the record of that position in which A ends its turn instead."""
    game, state = last_round()
    table = gridwright.position(f"recharged germany 3 - {game.write_position(state)}")
    table.play("done")
    return record.write(table)
