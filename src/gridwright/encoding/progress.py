"""How far a seat has come, as one number: what shaping of rewards goes by."""

from typing import Any, Final

from gridwright.content.types import Plant
from gridwright.games.board.state import BoardState
from gridwright.games.cardgame.state import CardState
from gridwright.games.outpost.state import OutpostState

_MOST_EARNED: Final = 18  # by three good plants


def progress(state: Any, seat: int) -> float:  # noqa: ANN401 - the state of whatever title
    """Return about 0 at the start and about 1 at the end, from what everybody sees.

    On the board half of it is the network, half what its plants could supply; in Outpost it is
    the network; in the Card Game what the plants could earn.
    """
    if isinstance(state, BoardState):
        player = state.players[seat]
        cities = len(player.cities)
        return (cities + min(cities, _output(player.plants))) / (2 * state.setup.seat_rules.ends_at)
    if isinstance(state, CardState):
        return _output(state.players[seat].plants) / _MOST_EARNED
    assert isinstance(state, OutpostState)
    return state.players[seat].company.network_size() / state.setup.seat_rules.ends_at


def _output(plants: tuple[Plant, ...]) -> int:
    return sum([plant.output for plant in plants])


def lead(state: Any, seat: int) -> float:  # noqa: ANN401
    """Return the progress of *seat* less that of the others, on average."""
    seats = len(state.players)
    others = [progress(state, other) for other in range(seats) if other != seat]
    return progress(state, seat) - sum(others) / len(others)
