"""The bot that plays at random."""

import pytest

from gridwright.bots.random_bot import RandomBot
from gridwright.content.load import load
from gridwright.core.action import Action
from gridwright.parts.auction import Bid, Open
from gridwright.tables import record
from gridwright.tables.table import Table, TableSpec
from tests.builders import a_game, a_state, play
from tests.conformance.suite import Seating
from tests.conformance.titles import SEATINGS


def played_by_bots(spec: TableSpec, seeds: list[int]) -> Table:
    table = Table(spec, load())
    bots = [RandomBot(seed) for seed in seeds]
    while not table.is_over:
        seat = table.to_act
        table.play(bots[seat].choose(table.game, table.view(seat)), seat)
    return table


@pytest.mark.parametrize("seating", SEATINGS[::5], ids=str)
def test_bots_that_see_only_views_play_legally_to_the_end(seating: Seating) -> None:
    table = played_by_bots(seating.spec(3), list(range(seating.seats)))

    assert table.is_over


def test_the_same_seeds_give_the_same_game() -> None:
    spec = TableSpec("recharged", "usa", 3, seed=5)

    first, second = played_by_bots(spec, [1, 2, 3]), played_by_bots(spec, [1, 2, 3])

    assert record.write(first) == record.write(second)
    assert record.write(first) != record.write(played_by_bots(spec, [1, 2, 4]))


def test_the_chance_of_a_bot_is_not_that_of_the_game() -> None:
    """Choosing changes neither the view nor what the table will shuffle."""
    game = a_game()
    state = a_state(game)
    before = state.copy()

    RandomBot(1).choose(game, state)

    assert state == before


def test_bids_are_only_as_high_as_they_must_be() -> None:
    game = a_game()
    state = a_state(game, order="ABC", market=(3, 4, 5, 6, 7, 8, 9, 10))
    opened = game_actions(200)
    play(game, state, "open 4 9")

    raised = {RandomBot(seed).choose(game, game.view(state, 1)) for seed in range(200)}

    assert {action.bid for action in opened if isinstance(action, Open)} == {1, 4, 5, 6}
    assert {action.amount for action in raised if isinstance(action, Bid)} == {10}


def game_actions(count: int) -> list[Action]:
    """Return what many bots do as the first opener of round 2."""
    game = a_game()
    state = a_state(game, order="ABC", market=(3, 4, 5, 6, 7, 8, 9, 10))
    return [RandomBot(seed).choose(game, game.view(state, 0)) for seed in range(count)]


def test_every_choice_comes_up() -> None:
    game = a_game()

    texts = {game.write(action) for action in game_actions(200)}

    assert texts == {"open 3 1", "open 4 4", "open 5 5", "open 6 6", "pass"}
