"""Whatever is typed at the wrong moment is answered with a sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from gridwright.content.load import load
from gridwright.core.errors import ALLOWED
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.games.registry import open_game
from gridwright.tables import narrate
from tests.builders import a_game, a_state, own, play, store

TYPED = (
    "open 10 10",
    "open 50 99",
    "bid 500",
    "drop",
    "pass",
    "done",
    "remove 10",
    "discard coal 1",
    "buy coal 20",
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
    return a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")


def building(game: BoardGame) -> BoardState:
    return a_state(game, phase=PhaseIndex.BUILDING, to_act="A", money=0)


def powering(game: BoardGame) -> BoardState:
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", 6)
    return state


def over(game: BoardGame) -> BoardState:
    state = a_state(game, phase=PhaseIndex.OVER)
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


# The other titles, all through a game


CARD_TYPED = (
    "open 12 12",
    "open 3a 0",
    "open 40 500",
    "bid 500",
    "drop",
    "pass",
    "done",
    "remove 12",
    "discard gas 1",
    "buy coal 1 at 1",
    "buy coal 3 at 1",
    "buy gas 2 at 3",
    "buy uranium 3 at 4",
    "buy oil 1 at 9",
    "power 3a",
    "power 8a 8a",
    "power 12 with coal 1",
    "power none",
)
OUTPOST_TYPED = (
    "area central",
    "area west",
    "syndicate amber",
    "syndicate dusk",
    "open 12 1",
    "open 5a 500",
    "bid 500",
    "drop",
    "pass",
    "station amber",
    "station dusk",
    "plant amber",
    "plant basalt",
    "housing amber",
    "station on 32",
    "slot 12",
    "slot 40b housing",
    "swap 5a 26",
    "swap 12 12",
    "hire 0",
    "hire 99",
    "robot",
    "power 12",
    "power 12 12",
    "power none",
    "done",
)


def moments(game: Game[Any]) -> list[State]:
    """Return positions all through a random game, its end among them."""
    rng, state = Rng(3), game.new(3, {})
    found: list[State] = [state.copy()]
    while game.to_act(state) >= 0:
        actions = game.lowest_bid_actions(state)
        game.apply(state, actions[rng.below(len(actions))])
        found.append(state.copy())
    return [*found[::7], found[-1]]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("title", "typed"), [("card", CARD_TYPED), ("outpost", OUTPOST_TYPED)])
def test_every_refusal_of_the_other_titles_is_a_whole_sentence(
    title: str, typed: tuple[str, ...], seats: int
) -> None:
    game: Game[Any] = open_game(load(), title, "", seats, {})
    sentences = []
    for state in moments(game):
        for text in typed:
            action = game.parse(text)
            if game.refusal(state, action) is not ALLOWED:
                sentences.append(narrate.refusal(game.explain(state, action), game))

    assert len(set(sentences)) > len(typed)
    assert [text for text in sentences if not text.endswith((".", ")")) or "{" in text] == []
