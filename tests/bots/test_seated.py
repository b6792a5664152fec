"""Bots at a table see views, and remember where they play a whole game."""

from typing import Any, ClassVar

import pytest

from gridwright.bots.base import Bot
from gridwright.bots.profile import PLAIN
from gridwright.bots.roster import Entrant, entrant
from gridwright.bots.seated import SeatedBots, bots_for_game, decision_of
from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.core.rng import Rng
from tests.builders import a_game


class Diarist(Bot):
    """Passes or does whatever comes last, and notes which of its decisions it is."""

    diary: ClassVar[list[tuple[int, tuple[int, ...]]]] = []  # decision of this bot, deck it saw

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, game: Game[Any], view: Any) -> Action:  # noqa: ANN401 - a view of the board
        self.decisions += 1
        self.diary.append((self.decisions, view.cards.deck))
        return game.lowest_bid_actions(view)[-1]


DIARIST = Entrant("diarist", None, PLAIN, Diarist)


@pytest.fixture(autouse=True)
def _fresh_diary() -> None:
    Diarist.diary.clear()


def test_a_bot_that_plays_a_whole_game_is_the_same_bot_at_every_decision() -> None:
    game = a_game(seats=2)
    state = game.new(5, {})
    bots = bots_for_game(game, {0: DIARIST, 1: DIARIST}, 5)

    for _ in range(4):
        game.apply(state, bots.decide(state))

    assert max(number for number, _ in Diarist.diary) > 1


def test_a_bot_of_one_decision_remembers_nothing() -> None:
    game = a_game(seats=2)
    state = game.new(5, {})

    for index in range(4):
        view = game.view(state, state.to_act)
        game.apply(state, decision_of(game, DIARIST, view, 5, index))

    assert [number for number, _ in Diarist.diary] == [1, 1, 1, 1]


def test_bots_see_views_and_no_deck() -> None:
    game = a_game()
    state = game.new(5, {})
    bots_for_game(game, dict.fromkeys(range(3), DIARIST), 5).decide(state)

    ((_, deck),) = Diarist.diary
    assert len(deck) == len(state.cards.deck)
    assert deck != state.cards.deck


def test_the_same_decision_brings_the_same_answer() -> None:
    """Actions that are taken back and made again: the bot draws from the stream of its index."""
    game = a_game()
    state = game.new(5, {})
    view = game.view(state, state.to_act)

    answers = [decision_of(game, entrant("random"), view, 5, index) for index in (0, 1, 2, 3) * 2]

    assert answers[:4] == answers[4:]
    assert len({game.write(answer) for answer in answers}) > 1


def test_bots_draw_from_streams_a_thousand_behind_those_of_the_game() -> None:
    """Games of seeded bots are the same for ever: seat 1 has stream 1001 of the deal."""
    game = a_game()
    state = game.new(5, {})
    seat = state.to_act
    alone = entrant("random").bot(game, Rng(5).stream(1000 + seat).state)

    bots = bots_for_game(game, dict.fromkeys(range(3), entrant("random")), 5)

    assert bots.decide(state) == alone.choose(game, game.view(state, seat))


def test_the_time_of_a_decision_is_taken() -> None:
    game = a_game()
    state = game.new(5, {})
    bots = SeatedBots(game, dict.fromkeys(range(3), entrant("steady").bot(game, 1)))
    assert bots.seconds == 0.0

    bots.decide(state)

    assert 0.0 < bots.seconds < 5.0
