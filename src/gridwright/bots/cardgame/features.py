"""What an evaluation weighs of a position of the Card Game, by seat."""

from typing import Final

from gridwright.bots.cardgame.outlook import Outlook
from gridwright.bots.seats import best_other, place_in_order
from gridwright.games.cardgame.state import CardPlayer, CardState

_OUTPUT: Final = 45.0  # of three very good plants
_MONEY: Final = 60.0
_NUMBER: Final = 40.0
_ROUNDS: Final = 8.0


def features(state: CardState, outlook: Outlook) -> list[list[float]]:
    """Return the numbers of each seat, about 1 in size."""
    rows = [_own(state, outlook, player) for player in state.players]
    left = outlook.rounds / _ROUNDS
    numbers: list[list[float]] = []
    for seat in range(len(rows)):
        row = rows[seat]
        lead_output = row[0] - best_other(rows, seat, 0)
        lead_net = row[1] - best_other(rows, seat, 1)
        lead_money = row[2] - best_other(rows, seat, 2)
        lead_points = row[3] - best_other(rows, seat, 3)
        place = place_in_order(state, seat, state.setup.seats)
        numbers.append(
            [
                *row,
                lead_output,
                lead_net,
                lead_money,
                lead_points,
                place,
                1.0 if state.auction.finished >> seat & 1 else 0.0,
                left * lead_net,
                left * lead_money,
                left * place,
                (1.0 - left) * lead_points,
            ]
        )
    return numbers


def _own(state: CardState, outlook: Outlook, player: CardPlayer) -> list[float]:
    """Return what a seat has, whatever the others have."""
    limit = state.setup.content.plant_limit
    output = 0
    best = 0
    net = 0.0
    eco = 0
    for plant in player.plants:
        output += plant.output
        best = max(best, plant.output)
        net += outlook.net(plant)
        if not plant.burns:
            eco += plant.output
    fuel = 0.0
    for kind in range(len(player.store.units)):
        fuel += player.store.units[kind] * outlook.prices[kind]
    ready = player.capacity.best_output(player.store.units)
    points = output + player.money / state.setup.content.elektro_per_point
    return [
        output / _OUTPUT,
        net / _OUTPUT,
        player.money / _MONEY,
        points / _OUTPUT,
        best * limit / _OUTPUT,
        len(player.plants) / limit,
        eco / _OUTPUT,
        fuel / 20.0,
        ready / _OUTPUT,
        player.highest_plant() / _NUMBER,
    ]
