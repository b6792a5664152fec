"""What is put up is priced: to own it for little, for more, and to leave it."""

import pytest

from gridwright.bots.budget import Budget
from gridwright.bots.forward import carry_out
from gridwright.bots.policies import policy_for
from gridwright.bots.roster import entrant, weights_for
from gridwright.bots.search import Search, Thought
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState
from tests.advice.positions import TITLES, played
from tests.bots.positions import auction, hopeless, needed, useless
from tests.bots.promises import check_ceilings, check_stakes
from tests.builders import plants


def thoughts(game: BoardGame, state: BoardState, lines: int) -> list[Thought]:
    search = Search(game, policy_for(game), weights_for(game.title, game.seats), 1, 3)
    return search.think(game.view(state, state.to_act), Budget(lines=lines))


def written(game: BoardGame, thoughts: list[Thought]) -> list[str]:
    return [game.write(thought.action) for thought in thoughts]


def test_the_plant_that_wins_is_bought() -> None:
    """37 and 49 (a third more) win alike; B goes as far as it can pay 3 coal besides."""
    game, state = needed(money=100)

    compared = thoughts(game, state, 30)

    assert written(game, compared) == ["bid 37", "drop"]
    assert [thought.value for thought in compared] == [1.0, 0.0]
    assert [thought.ceiling for thought in compared] == [97, 0]


def test_a_ceiling_leaves_what_the_plant_burns() -> None:
    """With 40 it wins for 37 and 3 coal, and not for 40."""
    for money in (40, 60):
        game, state = needed(money=money)

        best = thoughts(game, state, 30)[0]

        assert (best.value, best.ceiling) == (1.0, money - 3)


def test_a_search_lowers_a_ceiling_where_the_plant_does_not_help() -> None:
    """B would supply 10 cities instead of 3 and go to 97 for that, but A supplies 11."""
    game, state = hopeless()

    compared = thoughts(game, state, 30)

    assert policy_for(game).ceiling(state) == 97
    assert written(game, compared) == ["bid 37", "drop"]
    assert [thought.value for thought in compared] == [0.0, 0.0]
    assert compared[0].ceiling == 37


def test_what_the_policy_leaves_is_left_without_a_line() -> None:
    game, state = useless()

    compared = thoughts(game, state, 30)

    assert written(game, compared) == ["drop", "bid 37"]
    assert [(thought.lines, thought.ceiling) for thought in compared] == [(0, 0), (0, 0)]


def test_what_cannot_be_paid_is_left_without_a_line() -> None:
    game, state = needed(money=36)

    compared = thoughts(game, state, 30)

    assert written(game, compared) == ["drop"]
    assert (compared[0].lines, compared[0].ceiling) == (0, 0)


@pytest.mark.parametrize(("lines", "deals"), [(3, 1), (10, 3), (11, 3), (12, 4)])
def test_three_ways_share_a_budget_of_lines(lines: int, deals: int) -> None:
    """A deal takes three lines; one that is not finished counts for nobody."""
    game, state = needed(money=100)

    assert [thought.lines for thought in thoughts(game, state, lines)] == [deals, deals]


@pytest.mark.parametrize("lines", [2, 3])
def test_one_deal_says_nothing_against_the_policy(lines: int) -> None:
    """By its rules of thumb B goes to 97, for it needs 3 Elektro for coal."""
    game, state = needed(money=100)

    low, leave = thoughts(game, state, lines)

    assert policy_for(game).ceiling(state) == 97
    assert (low.lines, low.ceiling, leave.lines) == (1, 97, 1)


def test_to_a_bid_the_others_yield() -> None:
    """B has 60 and bids 26."""
    game, state = auction()

    carry_out(game, policy_for(game), state, game.parse("bid 26"))

    assert plants(state, "B") == [25]
    assert (state.players[1].money, state.auction.item) == (34, 0)


def test_after_a_drop_the_others_go_on() -> None:
    game, state = auction()

    carry_out(game, policy_for(game), state, game.parse("drop"))

    assert (state.to_act, state.auction.item) == (2, 25)


def test_a_bot_raises_for_what_wins_and_drops_what_does_not() -> None:
    for (game, state), line in ((needed(money=100), "bid 37"), (useless(), "drop")):
        bot = entrant("planner@9").bot(game, 1)

        assert game.write(bot.choose(game, game.view(state, 1))) == line


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_every_ceiling_of_a_game_lies_between_the_lowest_bid_and_the_purse(
    title: str, board: str
) -> None:
    """Every third seat that is asked for a bid in a game at random prices it."""
    check_ceilings(played(title, board, 0).game, "planner@3", every=3, most=30)


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_what_is_at_stake_is_what_may_be_bid(title: str, board: str) -> None:
    assert check_stakes(played(title, board, 0).game, seed=5) > 20
