"""Whole games of Outpost, played at random."""

import pytest

from gridwright.core.action import Action
from gridwright.core.events import EventSink
from gridwright.core.rng import Rng
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import a_game, a_state


def played(seats: int, seed: int, sink: EventSink | None) -> OutpostState:
    """Return the end of a random game; *sink* collects what happens."""
    game = a_game(seats)
    state = game.new(seed, {})
    rng = Rng(seed)
    while state.phase != PhaseIndex.OVER:
        actions = game.lowest_bid_actions(state)
        game.apply(state, actions[rng.below(len(actions))], sink)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_events_change_nothing(seats: int, seed: int) -> None:
    """OP-E.1: a game comes to its end, and it is the same whether anybody listens or not."""
    sink = EventSink()

    told, silent = played(seats, seed, sink), played(seats, seed, None)

    assert told == silent
    assert [event.kind.id for event in sink.events][-seats:] == ["final"] * seats
    assert told.largest_network() >= {2: 18, 3: 17, 4: 17, 5: 15, 6: 14}[seats]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_number_of_the_round_is_told(seats: int) -> None:
    """OP-1.1: choices before the first round are made in round 0."""
    game = a_game(seats)

    assert game.round_of(game.new(1, {})) == (0 if seats in (2, 4) else 1)


def test_an_action_of_another_title_is_refused() -> None:
    """It is refused; who does not ask is stopped before anything changes."""
    game = a_game()
    state = a_state(game)
    before = state.copy()

    with pytest.raises(AssertionError):
        game.apply(state, Action())

    assert state == before
    assert game.refusal(state, Action()).message == "wrong_phase"
