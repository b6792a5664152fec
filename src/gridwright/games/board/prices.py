"""Prices and income of any seat, whoever's turn it is.

`Game.offers` has the same for people; this is for callers that need speed, such as bots.
"""

from gridwright.games.board.state import BoardPlayer, BoardState
from gridwright.parts.network import free_slot


def fuel_cost(state: BoardState, seat: int, resource: int, amount: int) -> int:
    """Return what *seat* pays for *amount* units, which must be on sale."""
    rebate = state.setup.map_rules.rebate(state, seat, resource)
    return state.fuel.cost(resource, amount) - rebate * amount


def house_cost(state: BoardState, seat: int, city: int) -> int:
    """Return what *seat* pays for a house in *city*, which must have a free slot."""
    player = state.players[seat]
    return slot_and_connection(state, player, taken_for(state, player), city)


def taken_for(state: BoardState, player: BoardPlayer) -> list[int]:
    """Return the taken slots, as *player* sees them: marked ones too (RC-4.28)."""
    if not state.marked or not player.network:
        return state.taken
    return [state.taken[0] | state.marked, *state.taken[1:]]


def slot_and_connection(state: BoardState, player: BoardPlayer, taken: list[int], city: int) -> int:
    """Return what *player* pays for *city*; *taken* is `taken_for` that player."""
    price = state.setup.edition.numbers.slots[free_slot(taken, city)]
    return price + player.reach[city] if player.network else price


def income(state: BoardState, supplied: int) -> int:
    """Return the income for so many *supplied* cities."""
    table = state.setup.edition.numbers.income
    return table[min(supplied, len(table) - 1)]
