"""What an evaluation weighs of a position of Outpost, by seat."""

from typing import Final

from gridwright.bots.outpost.outlook import Firm, Outlook
from gridwright.bots.seats import best_other, place_in_order
from gridwright.content.types import HOUSING, PLANT
from gridwright.games.outpost import company
from gridwright.games.outpost.state import OutpostState

_MONEY: Final = 150.0
_WORKERS: Final = 15.0
_ROUNDS: Final = 10.0
_VALUE: Final = 600.0
_COST: Final = 40.0


def features(state: OutpostState, outlook: Outlook) -> list[list[float]]:
    """Return the numbers of each seat, about 1 in size."""
    rows = [_own(state, outlook, seat) for seat in range(state.setup.seats)]
    left = min(1.0, outlook.rounds / _ROUNDS)
    numbers: list[list[float]] = []
    for seat in range(len(rows)):
        row = rows[seat]
        leads = [row[index] - best_other(rows, seat, index) for index in range(5)]
        place = place_in_order(state, seat, state.setup.seats)
        numbers.append(
            [*row, *leads, place, left * leads[3], left * place, (1.0 - left) * leads[2]]
        )
    return numbers


def _own(state: OutpostState, outlook: Outlook, seat: int) -> list[float]:
    """Return what a seat has, whatever the others have."""
    ends_at = float(state.setup.seat_rules.ends_at)
    player = state.players[seat]
    firm = player.company
    cards = state.setup.content.cards
    outputs: list[int] = []
    for card in firm.cards():
        if cards[card].cities:
            outputs.append(company.output(firm, cards[card]))
    outputs.sort()
    output = sum(outputs[-4:])
    cities = firm.network_size()
    powered = min(cities, output)
    beds = company.beds(state.setup, firm)
    need = company.workers_needed(state.setup, firm)
    summary = Firm(state, seat)
    return [
        cities / ends_at,
        output / ends_at,
        powered / ends_at,
        player.money / _MONEY,
        outlook.value(summary, None) / _VALUE,
        (beds + firm.robots) / _WORKERS,
        max(0, need - beds - firm.robots) / _WORKERS,
        outlook.income(powered) / _MONEY,
        company.unlocked(state.setup, firm, PLANT) / 4.0,
        company.unlocked(state.setup, firm, HOUSING) / 4.0,
        len(firm.technologies) / 3.0,
        _reach(state, seat) / _COST,
    ]


def _reach(state: OutpostState, seat: int) -> float:
    """Return what the two cheapest connections cost."""
    firm = state.players[seat].company
    if not firm.structure:
        return 0.0
    costs: list[int] = []
    for city in state.area.cities:
        if not firm.network >> city & 1 and not state.taken[state.stage - 1] >> city & 1:
            costs.append(firm.reach[city])
    costs.sort()
    return float(sum(costs[:2])) if costs else _COST
