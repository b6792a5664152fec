"""The loop of phases: what goes on by itself, and what nobody may do there."""

import pytest

from gridwright.core.errors import Message
from gridwright.core.phase import GAME_OVER, WRONG_PHASE, Over
from gridwright.games.board.phases.turn_order import TurnOrderPhase
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.parts.auction import DROP
from tests.builders import a_game, a_state


def test_nobody_decides_in_an_automatic_phase() -> None:
    state = a_state(a_game())
    phase = TurnOrderPhase()

    assert phase.legal_actions(state, lowest_bids=False) == []
    assert phase.refusal(state, DROP) is WRONG_PHASE
    with pytest.raises(AssertionError):
        phase.apply(state, DROP, None)


def test_nothing_follows_the_end() -> None:
    """RC-E1: whatever is tried, the game is over."""
    game = a_game()
    state = a_state(game)
    state.phase = PhaseIndex.OVER

    assert game.refusal(state, DROP) is GAME_OVER
    assert game.legal_actions(state) == []
    with pytest.raises(AssertionError):
        Over[BoardState]().end(state, None)


def test_a_phase_is_known_by_its_name() -> None:
    game = a_game()

    assert game.phase_named("building") == PhaseIndex.BUILDING
    assert game.phase_of(a_state(game)) == "auction"


def test_a_refusal_is_explained_with_the_phase_and_the_money() -> None:
    """RC-0.1, RC-0.2: nothing is built during the auction."""
    game = a_game()

    message = game.explain(a_state(game), game.parse("build essen"))

    assert message == Message(
        "wrong_phase", {"phase": "auction", "money": 50}, ("RC-0.1", "RC-0.2")
    )


def test_every_form_of_a_title_stands_there_once() -> None:
    texts = [form.text for form in a_game().forms]

    assert len(texts) == len(set(texts))
    assert texts.count("done") == 1
