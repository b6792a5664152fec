"""Auctions that are played out: how far to bid, when the others stop somewhere."""

import pytest

from gridwright.bots.budget import Budget
from gridwright.bots.contest import AS_JUDGED, Contest, ceilings
from gridwright.bots.evaluation import NOTHING, nearness
from gridwright.bots.policies import policy_for
from gridwright.bots.roster import weights_for
from gridwright.bots.search import Search, Thought
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState
from tests.advice.positions import TITLES, played
from tests.bots.positions import auction, hopeless, needed, useless
from tests.bots.promises import check_ceilings
from tests.builders import plants


def thoughts(game: BoardGame, state: BoardState, lines: int) -> list[Thought]:
    search = Search(game, policy_for(game), weights_for(game.title, game.seats), 1, 3)
    search.forward.is_thorough = True
    return search.think(game.view(state, state.to_act), Budget(lines=lines))


def sold(ceiling: int, seed: int, number: int = 6) -> tuple[str, int]:
    """Return who gets plant 25, for which B goes as far as *ceiling*, and what it costs."""
    game, state = auction()
    state.round = number
    Contest(game, policy_for(game), 1).play_out(state, ceiling, Rng(seed))
    for seat, letter in enumerate("ABC"):
        if plants(state, letter) == [25]:
            return letter, 60 - state.players[seat].money
    raise AssertionError(seed)


def test_ceilings_lie_around_that_of_the_policy_and_over_the_lowest_bid() -> None:
    """0.9, 0.8, 1.15 and 1.3 of 40; 0, 3, 7 and 12 over 26."""
    assert ceilings(26, 60, 40) == [40, 0, 36, 32, 46, 52, 26, 29, 33, 38]


def test_no_ceiling_is_out_of_reach_or_named_twice() -> None:
    """32 is less than the lowest bid, and 46 more than the seat has; 36 is both 0.9 and 33 + 3."""
    assert ceilings(33, 42, 40) == [40, 0, 36, 33]


def test_what_the_policy_leaves_may_still_be_bid_for() -> None:
    assert ceilings(26, 60, 0) == [0, 26, 29, 33, 38]
    assert ceilings(26, 25, 0) == [0]


def test_who_leaves_a_plant_does_not_get_it() -> None:
    assert all(sold(0, seed)[0] != "B" for seed in range(6))


def test_a_seat_pays_no_more_than_its_ceiling_and_rivals_no_less() -> None:
    """B raises 26 to 32 as long as it is outbid, so who outbids it in the end pays 32 or more."""
    for seed in range(6):
        owner, price = sold(32, seed)

        assert price <= 32 if owner == "B" else price >= 32


def test_rivals_stop_now_and_then_before_the_policy_would() -> None:
    """A and C have the same plants, cities and money, so only that makes a difference."""
    prices = {sold(60, seed)[1] for seed in range(12)}

    assert len(prices) > 1


def test_rivals_stop_early_the_oftener_the_later_it_is() -> None:
    """Both would go to 27; where B gets plant 25 for 26, neither did."""
    cheap = [[sold(60, seed, number)[1] for seed in range(24)].count(26) for number in (1, 6, 12)]

    assert cheap[0] < cheap[1] < cheap[2]


def test_a_seat_without_a_ceiling_goes_as_far_as_its_policy_would() -> None:
    """All three would go to 27 at most. A leads with 25, and B never leaves it at that."""
    sales = {sold(AS_JUDGED, seed) for seed in range(24)}

    assert sales == {("A", 27), ("B", 26), ("C", 27)}


def test_the_plant_that_wins_is_bought_and_another_left() -> None:
    for (game, state), lines in (
        (needed(money=100), ["bid 37", "drop"]),
        (useless(), ["drop", "bid 37"]),
    ):
        compared = thoughts(game, state, 60)

        assert [game.write(thought.action) for thought in compared] == lines
        assert (compared[0].value > 0.8, compared[1].value < 0.2) == (True, True)


def test_a_game_that_is_lost_is_lost_by_as_little_as_can_be() -> None:
    """With plant 36 B supplies 10 cities, without it 3; A supplies 11 and wins every line."""
    game, state = hopeless()

    buy, leave = thoughts(game, state, 60)

    assert (game.write(buy.action), game.write(leave.action)) == ("bid 37", "drop")
    assert leave.value < buy.value < 0.2


def test_nearness_is_a_share_of_exponentials_of_scores() -> None:
    """11, 10 and 1 cities, where all chances are alike: 1 to 0.3679 to 0.00005."""
    game, state = hopeless()
    policy, choices = policy_for(game), Choices(Rng(1))
    while state.to_act >= 0:
        game.apply(state, policy.choose(state, choices))

    assert game.scores(state) == [11, 10, 1]
    near = nearness(game, policy, state, NOTHING)
    assert near == pytest.approx([1 / 1.3679, 0.3679 / 1.3679, 0.0], abs=1e-4)


def test_where_all_is_alike_the_policy_has_its_way() -> None:
    """Nobody outbids B at 37, so every ceiling wins."""
    game, state = needed(money=100)

    assert thoughts(game, state, 60)[0].ceiling == policy_for(game).ceiling(state) == 97


def test_what_cannot_be_paid_is_left_without_a_line() -> None:
    game, state = needed(money=36)

    (leave,) = thoughts(game, state, 30)

    assert (game.write(leave.action), leave.lines) == ("drop", 0)


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_every_ceiling_of_a_master_can_be_paid(title: str, board: str) -> None:
    check_ceilings(played(title, board, 0).game, "master@6", every=4, most=20)
