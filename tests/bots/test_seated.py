"""Bots at a table see views, and remember where they play a whole game."""

from typing import Any, ClassVar

import pytest

from gridwright.bots.base import Bot
from gridwright.bots.profile import PLAIN
from gridwright.bots.roster import Entrant, entrant
from gridwright.bots.seated import SeatedBots, VisitingBots, bots_for_game
from gridwright.content.load import load
from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.core.rng import Rng
from gridwright.tables.retracing import recent_views
from gridwright.tables.table import Table, TableSpec
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


def a_table(title: str, seats: int = 3) -> Table:
    board = "germany" if title == "recharged" else ""
    return Table(TableSpec(title, board, seats, seed=5), load())


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


def test_bots_see_views_and_no_deck() -> None:
    game = a_game()
    state = game.new(5, {})
    bots_for_game(game, dict.fromkeys(range(3), DIARIST), 5).decide(state)

    ((_, deck),) = Diarist.diary
    assert len(deck) == len(state.cards.deck)
    assert deck != state.cards.deck


def test_a_class_of_ones_own_begins_afresh_with_every_decision_at_a_table_with_people() -> None:
    table = a_table("recharged", seats=2)
    bots = VisitingBots(recent_views)

    for _ in range(4):
        table.play(bots.decide(DIARIST, table, 5))

    assert [number for number, _ in Diarist.diary] == [1, 1, 1, 1]


def test_the_same_decision_brings_the_same_answer() -> None:
    """Actions that are taken back and made again: chance follows from the deal and the moves."""
    answers = []
    for _ in range(2):
        table, bots = a_table("recharged"), VisitingBots(recent_views)
        for _ in range(8):
            table.play(bots.decide(entrant("random"), table, 5))
        answers.append([table.game.write(move.action) for move in table.moves])

    assert answers[0] == answers[1]


WHOLE = [
    pytest.param(title, level, id=f"{title} {level}")
    for title in ("recharged", "card", "outpost")
    for level in ("novice", "planner@4", "master@6")
]


@pytest.mark.parametrize(("title", "level"), WHOLE)
def test_a_bot_plays_the_same_at_a_table_with_people_as_in_a_game_of_bots(
    title: str, level: str
) -> None:
    """One that stays in memory, and one that is made anew and reminded at every decision."""
    table = a_table(title)
    game, kind = table.game, entrant(level)
    whole = bots_for_game(game, dict.fromkeys(range(3), kind), 5)
    staying = VisitingBots(recent_views)

    for _ in range(60):
        action = whole.decide(table.state)
        assert staying.decide(kind, table, 5) == action
        assert VisitingBots(recent_views).decide(kind, table, 5) == action
        table.play(action)


def test_what_was_taken_back_is_forgotten() -> None:
    """Seat 0 undoes its bid: the bot that had already answered it is asked again."""
    table = a_table("recharged")
    bots, kind = VisitingBots(recent_views), entrant("planner@6")
    first = [bots.decide(kind, table, 5)]
    table.play(first[0])
    table.play(bots.decide(kind, table, 5))
    table.go_back(0, 0)

    assert bots.decide(kind, table, 5) == first[0]


def test_the_bots_of_a_process_are_bounded() -> None:
    table, bots = a_table("recharged"), VisitingBots(recent_views)

    for deal in range(210):
        bots.decide(entrant("steady"), table, deal)

    assert len(bots._bots) == 200  # noqa: SLF001


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
