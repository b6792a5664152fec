"""Whole games at random: nothing is lost, and what is told does not change what happens."""

import pytest

from gridwright.core.events import EventSink
from gridwright.core.rng import Rng
from gridwright.games.cardgame.state import PhaseIndex
from tests.conformance.cardgame import FLOWS, conserve
from tests.games.cardgame.positions import a_game

ALL_MONEY = 540


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("singles", ["unlimited", "limited"])
def test_every_component_is_in_one_place(seats: int, singles: str) -> None:
    """CG-T44, CG-T45, CG-1.11, CG-3.6, CG-S8: 42 plants, all fuel cards, and all the money.

    What players pay goes to the supply, and what they get comes from it.
    """
    game = a_game(seats, demolition="on", singles=singles)
    state = game.new(seats, {})
    rng = Rng(seats)
    supply = ALL_MONEY - 12 * seats

    while state.phase != PhaseIndex.OVER:
        conserve(state)
        actions = game.lowest_bid_actions(state)
        sink = EventSink()
        game.apply(state, actions[rng.below(len(actions))], sink)
        for event in sink.events:
            if event.kind.id in FLOWS:
                name, sign = FLOWS[event.kind.id]
                supply -= sign * int(event.values[name])
        assert supply + sum(player.money for player in state.players) == ALL_MONEY
    conserve(state)


@pytest.mark.parametrize("seats", [2, 3])
def test_telling_changes_nothing(seats: int) -> None:
    """With and without somebody who listens, the same actions lead to the same positions."""
    for seed in range(8):
        game = a_game(seats, demolition="on")
        loud, silent = game.new(seed, {}), game.new(seed, {})
        rng = Rng(seed)
        while loud.phase != PhaseIndex.OVER:
            actions = game.lowest_bid_actions(loud)
            action = actions[rng.below(len(actions))]
            game.apply(loud, action, EventSink())
            game.apply(silent, action)
            assert silent == loud
