"""How far rivals will go: asked from their side, and expected in auctions that are played out."""

import pytest

from gridwright.bots.budget import Budget
from gridwright.bots.contest import Contest, ExpectedPrices
from gridwright.bots.forward import Forward
from gridwright.bots.policies import policy_for
from gridwright.bots.pricing import Price, further
from gridwright.bots.rivals import Rivals
from gridwright.bots.roster import weights_for
from gridwright.bots.search import Search
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState
from gridwright.parts.auction import BIDS
from tests.advice.positions import TITLES, played
from tests.bots.positions import auction
from tests.builders import a_game, a_state, own, plants, put, some_houses


def last_opening(
    money: int, cities: int = 15, order: str = "BCA", **plants: tuple[int, ...]
) -> tuple[BoardGame, BoardState]:
    """Return a position in which B may put up plant 36, and the game ends with the round.

    A supplies 5 + 6 of its 17 cities and cannot pay for anything. C, with these *cities*, has this
    *money*. Plant 36 burns 3 coal (1 Elektro each) for 7 cities.
    """
    game = a_game()
    state = a_state(game, step=3, number=9, order=order, market=(36,), deck=())
    owned = {"A": (44, 50), "B": (3,), **plants}
    for letter, count in (("A", 17), ("B", 2), ("C", cities)):
        some_houses(state, letter, count)
        own(state, letter, *owned[letter])
    put(state, f"A.money=5 B.money=50 C.money={money}")
    return game, state


def expected(
    game: BoardGame, state: BoardState, line: str, budget: Budget | None = None
) -> tuple[ExpectedPrices, int]:
    """Return what the seat to act expects after the action of *line*, and how many lines it took.

    Without a *budget*, there is no end to it.
    """
    policy = policy_for(game)
    forward = Forward(game, policy, weights_for("recharged", game.seats), 1)
    forward.begin(budget or Budget(), Rng(3))
    view = game.view(state, state.to_act)
    return Rivals(game, policy, forward).expected(view, game.parse(line)), forward.clock.lines


def test_who_wins_with_a_plant_will_pay_all_it_has_for_it() -> None:
    """C supplies 4 + 4 of 15 cities, and all with plant 36: it wins for 37 as for 49.

    It is certain, on 40 deals of three lines, and each Elektro is worth next to nothing (0.0015).
    """
    game, state = last_opening(100, C=(33, 37))

    forecast, lines = expected(game, state, "open 36 36")

    ((key, price),) = forecast.prices.items()
    assert (forecast.round, key, lines) == (9, (2, 36), 120)
    assert price.bid == pytest.approx(37 + 1 / 0.0015)
    assert price.off == 0.0
    assert price.ceiling(97) == 97


def test_who_loses_with_a_plant_as_without_it_stops_at_its_lowest_bid() -> None:
    """C supplies 1 + 2 of 15 cities, or 10 with plant 36, but A supplies 11."""
    game, state = last_opening(100, C=(13, 18))

    forecast, _ = expected(game, state, "open 36 36")

    assert (forecast.prices[2, 36].bid, forecast.prices[2, 36].off) == (37.0, 0.0)
    assert forecast.prices[2, 36].ceiling(97) == 37


def test_what_can_be_paid_for_once_is_asked_for_one_price() -> None:
    """C has 40, and 3 of them are for coal: 37 win, and 40 would not. With 37 there is no other."""
    forecast, lines = expected(*last_opening(40, C=(33, 37)), "open 36 36")
    assert forecast.prices[2, 36].bid == pytest.approx(37 + 1 / (1 / 3))
    assert lines == 120

    forecast, lines = expected(*last_opening(37, C=(33, 37)), "open 36 36")
    assert forecast.prices[2, 36].bid == 37.0
    assert lines == 80


def test_who_cannot_pay_or_is_not_asked_is_not_expected() -> None:
    """A has 5. C has 36, or opened and passed before, so that B buys at once."""
    assert expected(*last_opening(36, C=(33, 37)), "open 36 36")[0].prices == {}

    game, state = last_opening(100, order="CBA", C=(33, 37))
    game.apply(state, game.parse("pass"))
    put(state, "A.money=60")
    assert {seat for seat, _ in expected(game, state, "open 36 36")[0].prices} == {0}

    game, state = last_opening(100, order="CAB", C=(33, 37))
    for _ in range(2):
        game.apply(state, game.parse("pass"))
    assert expected(game, state, "open 36 36") == (ExpectedPrices(9), 0)


def test_less_than_a_third_of_a_budget_goes_to_rivals_and_two_deals_tell_nothing() -> None:
    """A deal takes three lines; the first that begins within 0.3 of the budget is the last."""
    game, state = last_opening(100, C=(33, 37))

    for lines, used, prices in ((80, 24, 1), (81, 27, 1), (20, 6, 0)):
        forecast, followed = expected(game, state, "open 36 36", Budget(lines=lines))

        assert (followed, len(forecast.prices)) == (used, prices)


def test_all_who_may_outbid_are_asked_about_a_plant_that_is_put_up() -> None:
    """A leads with 25, and C waits for its turn."""
    game, state = auction()

    forecast, _ = expected(game, state, "bid 26", Budget(lines=200))

    assert sorted(forecast.prices) == [(0, 25), (2, 25)]


# Where they stop


def sold(bid: float, seed: int, number: int = 6) -> tuple[str, int]:
    """Return who gets plant 25 for which price: B goes to 40, and to others it is worth *bid*."""
    game, state = auction()
    contest = Contest(game, policy_for(game), 1)
    contest.expected = ExpectedPrices(number)
    for seat in (0, 2):
        contest.expected.prices[seat, 25] = price_of(bid)
    contest.play_out(state, 40, Rng(seed))
    (letter,) = [letter for letter in "ABC" if plants(state, letter) == [25]]
    return letter, 60 - state.players["ABC".index(letter)].money


def price_of(bid: float) -> Price:
    """Return a price that is known for certain: 0.1 for each Elektro, and so much at the lowest."""
    gain = (bid - 26) * 0.1
    return Price(26, 36, [0.0, 0.0], [gain, gain], [gain - 1.0, gain - 1.0])


def test_a_price_lies_where_the_lines_of_both_ways_cross() -> None:
    """0.1 for each Elektro; 0.3 more than without it at 26, so 3 Elektro more."""
    price = Price(26, 36, [0.1, 0.3], [0.4, 0.6], [-0.6, -0.4])

    assert (price.bid, price.off) == pytest.approx((29.0, 0.0))
    assert [price.ceiling(usual) for usual in (25, 29, 40)] == [25, 29, 29]
    assert price.ceiling(40, more=5.0) == 34
    assert [further(20, 60), further(4, 60), further(20, 21)] == [27, 8, 21]


def test_a_price_that_is_off_by_as_much_as_policies_are_counts_half() -> None:
    """0.5 or 1.5 better: an error of 0.5, or of 5 Elektro. From 40 it is half the way to 36."""
    price = Price(26, 36, [0.0, 0.0], [0.5, 1.5], [-0.5, 0.5])

    assert (price.bid, price.off) == pytest.approx((36.0, 5.0))
    assert price.ceiling(40) == 38


def test_rivals_stop_about_where_the_plant_is_worth_no_more_to_them() -> None:
    """By their rules of thumb they go to 27. To have it for 26, B needs both to leave it at once.

    To whom it is worth 10, that leaves it but for the one time in five that it strays.
    """
    cheap, dear, never = [[sold(bid, seed) for seed in range(40)] for bid in (10, 60, 26)]

    assert cheap.count(("B", 26)) > 30
    assert dear.count(("B", 28)) > 30
    assert cheap.count(("B", 26)) > never.count(("B", 26)) > dear.count(("B", 26))


def test_what_was_thought_through_holds_in_that_round_only() -> None:
    """Of round 5 or of nothing: the same, whatever the plant was worth then."""
    for seed in range(12):
        assert sold(10, seed, number=5) == sold(60, seed, number=5)


# When they are asked


@pytest.mark.parametrize("is_thorough", [False, True])
def test_a_thorough_search_thinks_for_others_before_it_bids(*, is_thorough: bool) -> None:
    """A and C could outbid it."""
    game, state = auction()
    search = Search(game, policy_for(game), weights_for("recharged", game.seats), 1, 3)
    search.forward.is_thorough = is_thorough

    best = search.think(game.view(state, 1), Budget(lines=100))[0]

    assert search.forward.clock.lines <= 100
    assert best.action in BIDS.between(26, 26)
    assert sorted(search.expected.prices) == ([(0, 25), (2, 25)] if is_thorough else [])


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_a_thorough_search_of_any_title_is_legal(title: str, board: str) -> None:
    """Three positions of a game in which somebody may put something up, or bid."""
    table = played(title, board, 0)
    game, policy = table.game, policy_for(table.game)
    search = Search(game, policy, weights_for(title, game.seats), 1, 3)
    search.forward.is_thorough = True
    thoughts = 0
    while thoughts < 3:
        view = table.view(table.to_act)
        if policy.stakes(view)[0] or game.write(game.legal_actions(view)[0]).startswith("open"):
            best = search.think(view, Budget(lines=200))[0]
            assert best.action in game.legal_actions(view)
            thoughts += 1
        action = policy.plans(view)[0][0]
        table.play(action, table.to_act)
