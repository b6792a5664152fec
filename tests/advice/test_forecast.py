"""Forecasts: auctions that may be won or lost, and what lines of play tell."""

import pytest

from gridwright.advice.calibration import Calibration
from gridwright.advice.forecast import Forecast, Forecaster, Line, Move, Prospect
from gridwright.core.rng import Rng
from tests.advice.positions import TITLES, last_round, played
from tests.bots.positions import auction, needed, useless

NOTHING = Prospect(0, 0, 0, 0, 1, is_over=False, score=0, rival=0)


def a_forecast(*chances: float, over: int = 0) -> Forecast:
    """Return one of two seats, the first with these chances; as many lines end the game."""
    lines = [
        Line([chance, 1 - chance], deal < over, NOTHING) for deal, chance in enumerate(chances)
    ]
    return Forecast(lines, 1, Calibration())


# Auctions


def test_a_bid_is_worth_more_the_further_it_may_be_raised() -> None:
    """B is asked for more than 25 for plant 25, which all three want, with 60 Elektro each.

    With 26 as its last word it gets the plant in some lines; going on, it gets it in more of them.
    A bid of all that it has gets it in every line, and leaves nothing.
    """
    game, state = auction()
    drop, bid, all_in = [game.parse(text) for text in ("drop", "bid 26", "bid 60")]
    moves = [Move((drop,), 0), Move((bid,), 26), Move((bid,), 60), Move((all_in,), 60)]

    left, once, further, spent = Forecaster(game, 1).follow(game.view(state, 1), moves, 24)

    assert left.chances[1] < once.chances[1] < further.chances[1]
    assert spent.chances[1] < left.chances[1]
    assert len({tuple(line.worth) for line in once.lines}) > 1


def test_an_opening_that_is_raised_is_seen_by_the_opener() -> None:
    """A opens plant 4 with 4, B bids 5, C drops out: 6 is the lowest bid of A."""
    table = played("recharged", "germany", 0)
    opener = table.to_act
    view = table.view(opener)

    raised = Forecaster(table.game, 1).raised(view, table.game.parse("open 4 4"))

    assert raised is not None
    lot = table.game.lot(raised)
    assert lot is not None
    assert (lot.card, lot.bid, lot.waiting, raised.to_act) == ("4", 5, (opener,), opener)


def test_a_ceiling_is_the_last_price_at_which_an_item_is_worth_having() -> None:
    """B wins with plant 36, for which it then needs 3 coal: it has 100, so 97 is its last bid."""
    game, state = needed(money=100)

    assert Forecaster(game, 1).ceiling(game.view(state, 1), 4) == 97


def test_an_item_that_is_no_use_has_no_ceiling() -> None:
    """B has no ninth city for plant 36, and loses the tie if it pays for it."""
    game, state = useless()

    assert Forecaster(game, 1).ceiling(game.view(state, 1), 4) == 0


# Chances


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_the_chances_of_all_seats_sum_to_1(title: str, board: str) -> None:
    table = played(title, board, 40)
    view = table.view(table.to_act)
    moves = [Move((table.game.legal_actions(table.state)[-1],))]

    (forecast,) = Forecaster(table.game, 5).follow(view, moves, 4)

    assert sum(forecast.raw) == pytest.approx(1)
    assert sum(forecast.chances) == pytest.approx(1)
    assert len(forecast.lines) == 4


def test_a_line_that_ends_the_game_counts_by_the_winner_and_by_how_near_others_came() -> None:
    """A wins at once with the house: 65 of 100 count by that, and most of the rest, as B has 0."""
    game, state = last_round()
    plan = (game.parse("build dortmund"), game.parse("done"))

    (forecast,) = Forecaster(game, 1).follow(game.view(state, 0), [Move(plan)], 3)

    assert forecast.ending == 1
    assert forecast.raw[0] > 0.99
    assert [prospect.is_over for prospect in forecast.prospects] == [True] * 3


def test_an_action_that_has_become_illegal_ends_a_plan() -> None:
    """The second house costs more than the 12 that A has; the policy goes on instead."""
    game, state = last_round()
    plan = (game.parse("build dortmund"), game.parse("build essen"), game.parse("done"))
    whole = plan[:1] + plan[2:]

    one, other = Forecaster(game, 1).follow(game.view(state, 0), [Move(plan), Move(whole)], 2)

    assert one.raw == other.raw


def test_a_chance_has_an_interval_by_the_spread_of_its_deals() -> None:
    """Both average 0.5, which stays 0.5; where all deals say so there is no doubt."""
    sure, doubtful = a_forecast(0.5, 0.5, 0.5, 0.5), a_forecast(0.0, 1.0, 0.0, 1.0)

    assert (sure.chance(0).value, sure.chance(0).margin) == pytest.approx((0.5, 0))
    assert doubtful.chance(0).value == pytest.approx(0.5)
    assert doubtful.chance(0).margin > 0.5


def test_a_lead_on_the_same_deals_is_surer_than_the_chances() -> None:
    """A tenth better on every deal, however these differ; 99 of 100 are shared by the seats."""
    better, worse = a_forecast(0.2, 0.8, 0.5), a_forecast(0.1, 0.7, 0.4)

    lead = better.lead(worse, 0)

    assert lead.value == pytest.approx(0.099)
    assert lead.margin == pytest.approx(0, abs=1e-9)
    assert better.chance(0).margin > 0.3


def test_the_share_of_lines_that_end_the_game() -> None:
    assert a_forecast(0.5, 0.5, 0.5, 0.5, over=1).ending == 0.25


def test_one_deal_has_no_spread() -> None:
    assert a_forecast(0.3).chance(0).margin == 0


def test_the_same_seed_gives_the_same_forecast() -> None:
    table = played("card", "", 30)
    view = table.view(table.to_act)
    moves = [Move((table.game.legal_actions(table.state)[0],))]

    first, again = [Forecaster(table.game, 9).follow(view, moves, 3)[0] for _ in range(2)]

    assert first.lines == again.lines
    hidden = table.game.resample(view, Rng(4))
    other = table.game.view(hidden, table.to_act)
    assert Forecaster(table.game, 9).follow(other, moves, 3)[0].lines == first.lines
