"""Seats compared with each other, for the features of positions."""

from gridwright.phases.state import AuctionState


def best_other(rows: list[list[float]], seat: int, index: int) -> float:
    """Return the highest number under *index* of the seats other than *seat*."""
    best = -9.0
    for other in range(len(rows)):
        if other != seat:
            best = max(best, rows[other][index])
    return best


def place_in_order(state: AuctionState, seat: int, seats: int) -> float:
    """Return where *seat* stands among *seats*, from 0 for the first to 1 for the last."""
    place = 0
    players = 0  # without the dummy
    for other in state.order:
        if other == seat:
            place = players
        if other < seats:
            players += 1
    return place / max(1, players - 1)
