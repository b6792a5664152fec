"""Whatever is typed at the wrong moment is answered with a sentence."""

from collections.abc import Callable

import pytest

from gridwright.core.errors import ALLOWED
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, Phase
from gridwright.table import narrate
from tests.builders import a_game, a_state, own, play, store

TYPED = (
    "open 10 10",
    "open 99 99",
    "bid 500",
    "drop",
    "pass",
    "done",
    "remove 10",
    "discard coal 1",
    "buy coal 20",
    "buy storage 20",
    "build kiel",
    "power 3",
    "power 6 6",
    "power 6 with coal 9",
    "power none",
    "region north",
    "trust kiel",
    "start kiel",
)


def opening(game: BoardGame) -> BoardState:
    return a_state(game, market=(3, 4, 5, 10, 20, 21, 22, 23), to_act="A", money=60)


def bidding(game: BoardGame) -> BoardState:
    state = opening(game)
    play(game, state, "open 10 12")
    return state


def removing(game: BoardGame) -> BoardState:
    state = opening(game)
    own(state, "A", 6, 7, 8)
    state.auction.finished = 0b110
    play(game, state, "open 10 10")
    return state


def discarding(game: BoardGame) -> BoardState:
    state = opening(game)
    own(state, "A", 4, 5, 12)
    store(state, "A", coal=6, oil=4)
    state.auction.finished = 0b110
    play(game, state, "open 3 1", "remove 12")
    return state


def buying(game: BoardGame) -> BoardState:
    return a_state(game, phase=Phase.RESOURCES, to_act="A")


def building(game: BoardGame) -> BoardState:
    return a_state(game, phase=Phase.BUILDING, to_act="A", money=0)


def powering(game: BoardGame) -> BoardState:
    state = a_state(game, phase=Phase.BUREAUCRACY, to_act="A")
    own(state, "A", 6)
    return state


def over(game: BoardGame) -> BoardState:
    state = a_state(game, phase=Phase.OVER)
    state.to_act = -1
    return state


@pytest.mark.parametrize(
    "moment", [opening, bidding, removing, discarding, buying, building, powering, over]
)
def test_every_refusal_is_a_whole_sentence(moment: Callable[[BoardGame], BoardState]) -> None:
    game = a_game()
    state = moment(game)
    actions = [game.parse(text) for text in TYPED]
    refused = [action for action in actions if game.refusal(state, action) is not ALLOWED]

    sentences = [narrate.refusal(game.explain(state, action), game) for action in refused]

    assert sentences
    assert [text for text in sentences if not text.endswith((".", ")"))] == []
