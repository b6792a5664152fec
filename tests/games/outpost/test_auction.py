import pytest

from gridwright.games.outpost.state import PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_state,
    boxed,
    kinds,
    money,
    offers,
    order,
    own,
    play,
    pool,
    reason,
    skip_phase,
    to_act,
    unlock,
)

BOUGHT = "drop", "drop"  # the others let a card go


# Who acts


def test_the_phase_is_played_from_first_to_last() -> None:
    """OP-2.1: in turn order, not round the table."""
    game = a_game()
    state = a_state(game, order="BAC")
    openers = []

    for _ in range(3):
        openers.append(to_act(state))
        play(game, state, "pass")

    assert openers == ["B", "A", "C"]


def test_the_first_who_has_not_acted_nominates_or_passes() -> None:
    """OP-2.3: the opener may do nothing else; the others wait."""
    game = a_game()
    state = a_state(game, order="CBA", money=14)

    assert to_act(state) == "C"
    assert offers(game, state) == [
        "open 10 10",
        "open 10 11",
        "open 10 12",
        "open 10 13",
        "open 10 14",
        "open 11 11",
        "open 11 12",
        "open 11 13",
        "open 11 14",
        "open 12 12",
        "open 12 13",
        "open 12 14",
        "open 13 13",
        "open 13 14",
        "pass",
    ]
    assert reason(game, state, "bid 15") == "nothing_on_offer"
    assert reason(game, state, "drop") == "nothing_on_offer"


def test_only_the_current_market_is_for_sale() -> None:
    """OP-2.4: neither the future market, nor a card under another, nor one elsewhere."""
    game = a_game()
    state = a_state(game, current="4 5a+5b 6 7", future="8 10 11 12")

    assert reason(game, state, "open 7 7") == "allowed"
    assert reason(game, state, "open 5b 5") == "allowed"
    assert reason(game, state, "open 5a 5") == "not_on_top"
    assert reason(game, state, "open 8 8") == "future_market"
    assert reason(game, state, "open 46 46") == "no_such_plant"


def test_an_opening_bid_is_at_least_the_minimum() -> None:
    """OP-2.5: card 13 from 13 on, as high as the opener likes."""
    game = a_game()
    state = a_state(game)

    assert reason(game, state, "open 13 12") == "below_minimum"
    assert reason(game, state, "open 13 13") == "allowed"
    assert reason(game, state, "open 13 40") == "allowed"


def test_tokens_lower_the_minimum() -> None:
    """OP-2.6: 13 less 6 is 7."""
    game = a_game()
    state = a_state(game, current="10 11 12 13:6")

    assert reason(game, state, "open 13 6") == "below_minimum"
    assert reason(game, state, "open 13 7") == "allowed"


@pytest.mark.parametrize("tokens", [9, 10, 12])
def test_the_minimum_is_never_below_1(tokens: int) -> None:
    """OP-2.7: however many tokens lie on card 10."""
    game = a_game()
    state = a_state(game, current=f"10:{tokens} 11 12 13")

    assert reason(game, state, "open 10 0") == "below_minimum"
    assert reason(game, state, "open 10 1") == "allowed"


# Bidding


def test_bidding_goes_round_the_table() -> None:
    """OP-2.8: clockwise from the opener, whatever the turn order; each bids higher or drops."""
    game = a_game(4)
    state = a_state(game, order="BDCA")
    speakers = []

    for line in ("open 10 10", "bid 11", "bid 12", "drop", "bid 13", "drop"):
        speakers.append(to_act(state))
        play(game, state, line)

    assert speakers == ["B", "C", "D", "A", "B", "C"]
    assert to_act(state) == "D"
    assert reason(game, state, "bid 13") == "not_a_raise"
    assert reason(game, state, "bid 14") == "allowed"
    assert reason(game, state, "open 11 14") == "not_opener"
    assert reason(game, state, "pass") == "not_opener"


def test_who_drops_is_out_of_this_auction() -> None:
    """OP-2.9: A drops and is not asked again, but takes part in the next auction."""
    game = a_game()
    state = a_state(game, order="CAB")

    play(game, state, "open 10 10", "drop", "bid 11")
    assert to_act(state) == "C"
    play(game, state, "bid 12")
    assert to_act(state) == "B"
    play(game, state, "drop")

    assert to_act(state) == "A"
    assert reason(game, state, "open 11 11") == "allowed"


def test_the_last_bidder_buys() -> None:
    """OP-2.10, OP-2.11: C pays his last bid of 14 and takes the card; nobody else pays."""
    game = a_game()
    state = a_state(game)

    play(game, state, "open 10 10", "bid 12", "bid 14", "drop")
    assert pool(state, "C") == ""
    play(game, state, "drop")

    assert pool(state, "C") == "10"
    assert [money(state, letter) for letter in "ABC"] == [60, 60, 46]


def test_nobody_bids_what_he_cannot_pay() -> None:
    """OP-2.15, ruling OP-A4: with 12 Elektro up to 12."""
    game = a_game()
    state = a_state(game, money=12)

    assert reason(game, state, "open 10 13") == "over_cash"
    assert reason(game, state, "open 13 13") == "over_cash"
    assert reason(game, state, "open 10 12") == "allowed"
    play(game, state, "open 10 11")
    assert reason(game, state, "bid 13") == "over_cash"
    assert offers(game, state) == ["bid 12", "drop"]


def test_who_cannot_raise_can_only_drop() -> None:
    """OP-2.8, OP-2.15: he is asked all the same."""
    game = a_game()
    state = a_state(game, money=12)

    play(game, state, "open 10 12")

    assert offers(game, state) == ["drop"]


def test_the_lowest_bid_of_each_offer_is_enough_for_playouts() -> None:
    """OP-2.5, OP-2.8: one opening for each card, one raise."""
    game = a_game()
    state = a_state(game)

    first = [game.write(action) for action in game.lowest_bid_actions(state)]
    play(game, state, "open 12 20")
    then = [game.write(action) for action in game.lowest_bid_actions(state)]

    assert first == ["open 10 10", "open 11 11", "open 12 12", "open 13 13", "pass"]
    assert then == ["bid 21", "drop"]


# Buying


def test_the_buyer_is_done_for_this_phase() -> None:
    """OP-2.12, OP-2.13, OP-2.14: A has bought and neither bids nor nominates any more."""
    game = a_game()
    state = a_state(game)

    play(game, state, "open 10 10", *BOUGHT)
    assert to_act(state) == "B"
    play(game, state, "open 11 11")
    assert to_act(state) == "C"
    play(game, state, "drop")

    assert to_act(state) == "C"
    play(game, state, "pass")
    assert state.phase == PhaseIndex.EXPANSION


def test_a_card_of_the_current_market_is_put_up_and_bought() -> None:
    """OP-2.4, OP-2.12, case OP-T6: Nikola B nominates 04, wins it, and has had her turn."""
    game = a_game(4)
    state = a_state(game, order="BADC", current="4 5a 6 7", future="8 10 11 12", deck="13 S3")

    play(game, state, "open 4 4", "drop", "drop", "drop")

    assert pool(state, "B") == "4"
    assert money(state, "B") == 56
    assert state.auction.finished == 0b10
    assert order(state) == "BADC"
    assert to_act(state) == "A"


def test_each_buys_one_card_per_execution() -> None:
    """OP-2.2, ruling OP-A3: three purchases end the phase."""
    game = a_game()
    state = a_state(game)

    play(game, state, "open 10 10", *BOUGHT, "open 11 11", "drop", "open 12 12")

    assert [pool(state, letter) for letter in "ABC"] == ["10", "11", "12"]
    assert state.phase == PhaseIndex.EXPANSION


def test_bought_cards_lie_in_the_pool() -> None:
    """OP-2.16: face up beside the older ones, not in a slot, even if one is free."""
    game = a_game()
    state = a_state(game)
    own(state, "A", "3 5a")
    unlock(state, "A", plants=1, housing=1)

    play(game, state, "open 12 12", *BOUGHT)

    assert pool(state, "A") == "3 5a 12"
    assert state.players[0].company.slots == [(), ()]


def test_there_is_no_limit_to_the_cards_of_a_player() -> None:
    """OP-2.17, OP-2.18: a ninth plant is bought like any other, and nothing is given up."""
    game = a_game()
    state = a_state(game)
    own(state, "A", "2 3 4 6 8 14 16 17")

    play(game, state, "open 12 12", *BOUGHT)

    assert pool(state, "A") == "2 3 4 6 8 14 16 17 12"
    assert boxed(state) == ""
    assert to_act(state) == "B"


def test_after_the_nominator_wins_the_next_in_order_acts() -> None:
    """OP-2.19: the first in order who has neither bought nor passed."""
    game = a_game(4)
    state = a_state(game, order="CADB")

    play(game, state, "open 10 10", "drop", "drop", "drop")

    assert to_act(state) == "A"


def test_a_nominator_who_loses_acts_again() -> None:
    """OP-2.20: he nominates another card or passes; the winner is skipped later."""
    game = a_game()
    state = a_state(game)

    play(game, state, "open 10 10", "bid 11", *BOUGHT)
    assert pool(state, "B") == "10"
    assert to_act(state) == "A"
    assert reason(game, state, "pass") == "allowed"
    play(game, state, "open 11 11", "drop")

    assert to_act(state) == "C"


def test_the_last_player_pays_the_minimum() -> None:
    """OP-2.21, case OP-T31: no more and no less than number less tokens."""
    game = a_game()
    state = a_state(game, current="10 11 12:3 13")

    play(game, state, "pass", "pass")
    assert offers(game, state) == ["open 10 10", "open 11 11", "open 12 9", "open 13 13", "pass"]
    assert reason(game, state, "open 12 10") == "sole_buyer"
    assert reason(game, state, "open 12 61") == "over_cash"
    play(game, state, "open 12 9")

    assert money(state, "C") == 51
    assert pool(state, "C") == "12"


# Passing


def test_who_passes_is_out_of_the_phase() -> None:
    """OP-2.22: A neither bids nor buys; without A the auction is between B and C."""
    game = a_game()
    state = a_state(game)

    play(game, state, "pass", "open 10 10")
    assert to_act(state) == "C"
    play(game, state, "bid 11", "drop")

    assert to_act(state) == "B"
    play(game, state, "open 11 11")
    assert pool(state, "A") == ""
    assert money(state, "A") == 60
    assert state.phase == PhaseIndex.EXPANSION


def test_after_a_pass_the_next_in_order_acts() -> None:
    """OP-2.23: also when others have bought meanwhile."""
    game = a_game(4)
    state = a_state(game, order="DCBA")

    play(game, state, "open 10 10", "drop", "bid 11", "drop", "drop")
    assert to_act(state) == "D"
    play(game, state, "pass")

    assert to_act(state) == "C"
    play(game, state, "pass")
    assert to_act(state) == "A"


def test_everybody_takes_part_again_in_the_next_phase() -> None:
    """OP-2.24: buyers and those who passed."""
    game = a_game()
    state = a_state(game)

    play(game, state, "open 10 10", *BOUGHT, "pass", "pass")
    for _ in range(2):
        skip_phase(game, state)
    assert (state.round, state.phase) == (3, PhaseIndex.AUCTION)
    openers = []
    for _ in range(3):
        openers.append(to_act(state))
        play(game, state, "pass")

    assert openers == ["A", "C", "B"]


def test_an_auction_without_cards_is_skipped() -> None:
    """OP-2.4, ruling OP-A36: with market and deck empty nobody can nominate."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, stage=3, current="", deck="")

    skip_phase(game, state)

    assert (state.round, state.phase) == (3, PhaseIndex.EXPANSION)


# The first round


def test_the_first_round_has_two_auctions() -> None:
    """OP-2.25, OP-2.2, case OP-T28: each may end it with two cards, or with one."""
    game = a_game()
    state = a_state(game, number=1)

    play(game, state, "open 10 10", *BOUGHT, "open 11 11", "drop", "open 12 12")
    assert (state.phase, state.execution) == (PhaseIndex.AUCTION, 2)
    assert to_act(state) == "C"
    play(game, state, "open 13 13", *BOUGHT, "pass", "pass")

    assert [pool(state, letter) for letter in "ABC"] == ["10", "11", "12 13"]
    assert (state.round, state.phase) == (1, PhaseIndex.EXPANSION)


def test_later_rounds_have_one_auction() -> None:
    """OP-2.25: twice only in round 1."""
    game = a_game()
    state = a_state(game, number=2)

    skip_phase(game, state)

    assert state.phase == PhaseIndex.EXPANSION


def test_everybody_must_buy_in_the_first_auction() -> None:
    """OP-2.26, case OP-T28: nobody passes, though everybody may drop out of an auction."""
    game = a_game()
    state = a_state(game, number=1)

    assert reason(game, state, "pass") == "must_buy"
    assert "pass" not in offers(game, state)
    play(game, state, "open 10 10", *BOUGHT, "open 11 11", "drop")
    assert reason(game, state, "pass") == "must_buy"


def test_who_cannot_pay_is_released() -> None:
    """OP-2.26, ruling OP-A4: with 9 Elektro nothing of 10 to 13 can be bought."""
    game = a_game()
    state = a_state(game, number=1, money=9)

    assert offers(game, state) == ["pass"]


def test_in_the_second_auction_players_may_pass() -> None:
    """OP-2.28, case OP-T28, ruling OP-A2: the first in the new order does."""
    game = a_game()
    state = a_state(game, number=1)

    play(game, state, "open 10 10", *BOUGHT, "open 11 11", "drop", "open 12 12")
    assert reason(game, state, "pass") == "allowed"
    play(game, state, "pass", "pass", "pass")

    assert state.phase == PhaseIndex.EXPANSION
    assert [money(state, letter) for letter in "ABC"] == [50, 49, 48]


def test_between_the_two_auctions_the_order_is_determined_anew() -> None:
    """OP-2.27, case OP-T29: highest cards 11, 07 and 05 of B, C and A."""
    game = a_game()
    state = a_state(game, number=1, current="5a 7 10 11")

    events = play(game, state, "open 5a 5", *BOUGHT, "open 11 11", "drop", "open 7 7")

    assert order(state) == "BCA"
    assert to_act(state) == "B"
    assert [event.values["order"] for event in kinds(events, "turn_order")] == ["BCA"]


def test_equal_cards_in_the_first_round_reverse_the_random_order() -> None:
    """OP-2.27, case OP-T29: A and B both have a 05; A was before B."""
    game = a_game()
    state = a_state(game, number=1, current="4 5a+5b 6 7", order="ABC")

    play(game, state, "open 5b 5", *BOUGHT, "open 5a 5", "drop", "open 7 7")

    assert order(state) == "CBA"


def test_after_the_second_auction_the_order_stays() -> None:
    """OP-2.29: A has the highest card now, but C, last in order, expands first."""
    game = a_game()
    state = a_state(game, number=1, current="10 11 12 13", order="ABC")

    play(game, state, "open 13 13", *BOUGHT, "open 12 12", "drop", "open 11 11")
    assert order(state) == "ABC"
    play(game, state, "pass", "pass", "open 14 14")

    assert order(state) == "ABC"
    assert state.phase == PhaseIndex.EXPANSION
    assert to_act(state) == "C"
