"""What things cost a seat, and what it is paid: for any seat, whoever's turn it is.

`Game.offers` has all of it for people; this is for whoever asks often.
"""

from gridwright.games.board.state import BoardPlayer, BoardState
from gridwright.parts.network import free_slot


def fuel_cost(state: BoardState, seat: int, resource: int, amount: int) -> int:
    """Return what *seat* pays for *amount* units, which must be on sale."""
    rebate = state.setup.map_rules.rebate(state, seat, resource)
    return state.fuel.cost(resource, amount) - rebate * amount


def house_cost(state: BoardState, seat: int, city: int) -> int:
    """Return what *seat* pays for a house in *city*, in which a slot must be free."""
    player = state.players[seat]
    return slot_and_connection(state, player, taken_for(state, player), city)


def taken_for(state: BoardState, player: BoardPlayer) -> list[int]:
    """Return the slots that *player* cannot have; marked ones wait for a starter (RC-4.28)."""
    if not state.marked or not player.network:
        return state.taken
    return [state.taken[0] | state.marked, *state.taken[1:]]


def slot_and_connection(state: BoardState, player: BoardPlayer, taken: list[int], city: int) -> int:
    """Return the price of *city*; *taken* are the slots that *player* cannot have."""
    price = state.setup.edition.numbers.slots[free_slot(taken, city)]
    return price + player.reach[city] if player.network else price


def income(state: BoardState, supplied: int) -> int:
    """Return what *supplied* cities pay."""
    table = state.setup.edition.numbers.income
    return table[min(supplied, len(table) - 1)]
