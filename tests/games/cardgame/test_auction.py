"""Phase 1: who opens, who bids, who pays; the limit of plants; the order of round 1."""

from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, PhaseIndex
from tests.games.cardgame.positions import (
    DECK,
    MARKET,
    a_game,
    a_market,
    a_state,
    acting,
    card_of,
    changed,
    fuel_words,
    money,
    named,
    offers,
    order,
    own,
    plants,
    play,
    player_of,
    reason,
    removed,
    row,
    store,
    stored_cards,
    token,
    told,
    units,
)

Position = tuple[CardGame, CardState]


def auction(
    seats: int = 3,
    *,
    number: int = 2,
    order: str = "",
    market: str = MARKET,
    deck: str = DECK,
    money: int = 50,
) -> Position:
    """Round 2: A opens; 5a, 6a, 7 and 8a are for sale, the token lies on 5a."""
    game = a_game(seats)
    state = a_state(game, number=number, order=order, market=market, deck=deck, money=money)
    return game, state


# The phases of a round


def test_a_round_has_three_phases() -> None:
    """CG-0.1, CG-3.41: plants, fuel, bureaucracy; then the next round begins with plants."""
    game, state = auction()
    seen = []

    for line in [*["pass"] * 3, *["done"] * 3, *["power none"] * 3]:
        seen.append((state.round, state.phase))
        play(game, state, line)

    assert seen == [
        *[(2, PhaseIndex.AUCTION)] * 3,
        *[(2, PhaseIndex.RESOURCES)] * 3,
        *[(2, PhaseIndex.BUREAUCRACY)] * 3,
    ]
    assert (state.round, state.phase) == (3, PhaseIndex.AUCTION)


def test_other_phases_actions_must_wait() -> None:
    """CG-0.1: nothing of phases 2 and 3 is done in phase 1, and nothing of 1 later."""
    game, state = auction()
    own(state, "C", "5b")
    for line in ("done", "buy coal 1 at 2", "power none"):
        assert reason(game, state, line) == "wrong_phase"

    play(game, state, "pass", "pass", "pass")
    for line in ("pass", "open 6a 6", "power none"):
        assert reason(game, state, line) == "wrong_phase"

    play(game, state, "done", "done", "done")
    for line in ("pass", "open 6a 6", "done", "buy coal 1 at 2"):
        assert reason(game, state, line) == "wrong_phase"


def test_plants_are_opened_in_turn_order() -> None:
    """CG-0.2, CG-1.4: the first in the row acts first, then the one to his right."""
    game, state = auction(order="BCA")
    openers = [acting(state)]

    for line in ("pass", "pass"):
        play(game, state, line)
        openers.append(acting(state))

    assert openers == ["B", "C", "A"]


# Opening


def test_an_opener_nominates_or_passes() -> None:
    """CG-1.4, CG-1.5: each plant of the current market with every bid, or pass."""
    game, state = auction(money=8)

    assert offers(game, state) == [
        *[f"open 5a {bid}" for bid in range(1, 9)],
        *[f"open 6a {bid}" for bid in (6, 7, 8)],
        *[f"open 7 {bid}" for bid in (7, 8)],
        "open 8a 8",
        "pass",
    ]


def test_the_future_market_is_not_for_sale() -> None:
    """CG-1.5: only the four lowest plants."""
    game, state = auction()

    for word in ("9", "10", "11", "12"):
        assert reason(game, state, f"open {word} {word}") == "future_market"
    assert reason(game, state, "open 13 13") == "no_such_plant"


def test_an_opening_bid_is_at_least_the_number() -> None:
    """CG-1.6, CG-G1: 6 or more for plant 6a."""
    game, state = auction()

    assert reason(game, state, "open 6a 0") == "below_number"
    assert reason(game, state, "open 6a 5") == "below_number"
    assert reason(game, state, "open 6a 6") == "allowed"
    assert reason(game, state, "open 6a 13") == "allowed"


def test_the_opener_must_bid_himself() -> None:
    """CG-1.6: with his opening he leads, and gets the plant if nobody raises."""
    game, state = auction()

    play(game, state, "open 7 9", "drop", "drop")

    assert plants(state, "A") == "7"
    assert money(state, "A") == 41


# Bidding


def test_bidding_goes_clockwise_from_the_opener() -> None:
    """CG-1.7: by seat, whatever the turn order."""
    game, state = auction(4, order="CADB")
    speakers = []

    play(game, state, "open 6a 6")
    for line in ("bid 7", "bid 8", "bid 9", "bid 10"):
        speakers.append(acting(state))
        play(game, state, line)

    assert speakers == ["D", "A", "B", "C"]


def test_a_bidder_raises_or_drops() -> None:
    """CG-1.7, CG-1.8, CG-1.12: every raise above the bid that he can pay, or drop."""
    game, state = auction()
    state = changed(game, state, "B.money=12")
    play(game, state, "open 6a 9")

    assert offers(game, state) == ["bid 10", "bid 11", "bid 12", "drop"]


def test_a_raise_is_higher() -> None:
    """CG-1.8: neither less nor the same."""
    game, state = auction()
    play(game, state, "open 6a 9")

    assert reason(game, state, "bid 8") == "not_a_raise"
    assert reason(game, state, "bid 9") == "not_a_raise"
    assert reason(game, state, "bid 10") == "allowed"


def test_who_drops_is_out_of_this_auction() -> None:
    """CG-1.9: B does not speak again; C and A go on."""
    game, state = auction()
    speakers = []

    play(game, state, "open 6a 6")
    for line in ("drop", "bid 7", "bid 8", "bid 9", "bid 10"):
        speakers.append(acting(state))
        play(game, state, line)

    assert speakers == ["B", "C", "A", "C", "A"]


def test_bidding_lasts_until_one_is_left() -> None:
    """CG-1.10: not a moment earlier."""
    game, state = auction()

    play(game, state, "open 6a 6", "bid 7", "drop")
    assert plants(state, "B") == ""
    assert acting(state) == "A"

    play(game, state, "bid 8", "drop")
    assert plants(state, "A") == "6a"


def test_the_winner_pays_his_own_last_bid() -> None:
    """CG-1.11: 11, to the supply; the others keep their money."""
    game, state = auction()

    play(game, state, "open 6a 6", "bid 7", "drop", "bid 10", "bid 11", "drop")

    assert plants(state, "B") == "6a"
    assert [money(state, letter) for letter in "ABC"] == [50, 39, 50]


def test_nobody_bids_more_than_he_has() -> None:
    """CG-T22, CG-1.12: cash is the limit, to the last Elektro."""
    game, state = auction(money=9)
    assert reason(game, state, "open 6a 10") == "over_cash"
    assert reason(game, state, "open 6a 9") == "allowed"

    play(game, state, "open 6a 8")
    assert reason(game, state, "bid 10") == "over_cash"
    assert reason(game, state, "bid 9") == "allowed"

    play(game, state, "bid 9", "drop", "drop")
    assert money(state, "B") == 0


def test_who_cannot_raise_can_only_drop() -> None:
    """CG-1.12: 9 Elektro against a bid of 9."""
    game, state = auction()
    state = changed(game, state, "B.money=9")
    play(game, state, "open 6a 9")

    assert offers(game, state) == ["drop"]


def test_who_cannot_pay_any_plant_can_only_pass() -> None:
    """CG-1.12: even the discounted plant costs 1."""
    game, state = auction(money=0)

    assert offers(game, state) == ["pass"]


# One plant each


def test_a_buyer_is_out_for_the_round() -> None:
    """CG-1.1, CG-1.13, CG-1.14: B, who bought, neither speaks nor opens any more."""
    game, state = auction()

    play(game, state, "open 6a 6", "bid 7", "drop", "drop")
    assert plants(state, "B") == "6a"
    assert acting(state) == "A"

    play(game, state, "open 7 7")
    assert acting(state) == "C"

    play(game, state, "drop")
    assert acting(state) == "C"
    assert offers(game, state)[0] == "open 5a 1"


def test_everybody_buys_at_most_one_plant() -> None:
    """CG-1.1, CG-1.41: when each has one, the phase is over."""
    game, state = auction()

    play(game, state, "open 6a 6", "drop", "drop", "open 7 7", "drop", "open 8a 8")

    assert [plants(state, letter) for letter in "ABC"] == ["6a", "7", "8a"]
    assert state.phase == PhaseIndex.RESOURCES


def test_who_passed_takes_no_part_any_more() -> None:
    """CG-1.15, CG-1.38: A passed and is not asked when B opens."""
    game, state = auction()

    play(game, state, "pass", "open 6a 6")
    assert acting(state) == "C"

    play(game, state, "drop")
    assert plants(state, "B") == "6a"
    assert acting(state) == "C"

    play(game, state, "pass")
    assert plants(state, "A") == ""
    assert state.phase == PhaseIndex.RESOURCES


def test_after_a_win_the_next_in_order_opens() -> None:
    """CG-1.16: the next who has neither bought nor passed."""
    game, state = auction(4, order="DBCA")

    play(game, state, "open 6a 6", "bid 7", "bid 8", "drop", "drop", "drop")
    assert plants(state, "B") == "6a"
    assert acting(state) == "D"

    play(game, state, "open 7 7", "drop", "drop")
    assert plants(state, "D") == "7"
    assert acting(state) == "C"


def test_an_opener_who_is_outbid_acts_again() -> None:
    """CG-1.17: he opens another plant or, from round 2 on, passes."""
    game, state = auction()

    play(game, state, "open 6a 6", "bid 7", "drop", "drop")

    assert acting(state) == "A"
    assert reason(game, state, "open 7 7") == "allowed"
    assert reason(game, state, "pass") == "allowed"


def test_an_outbid_opener_may_not_pass_in_round_1() -> None:
    """CG-1.17, CG-1.40: there he must open another."""
    game, state = auction(number=1, money=12)

    play(game, state, "open 6a 6", "bid 7", "drop", "drop")

    assert acting(state) == "A"
    assert reason(game, state, "pass") == "must_buy"
    assert reason(game, state, "open 7 7") == "allowed"


def test_a_drop_counts_for_one_plant_only() -> None:
    """CG-1.18: B, who dropped for 6a, is asked for 7."""
    game, state = auction()

    play(game, state, "open 6a 6", "drop", "bid 7", "drop")
    assert plants(state, "C") == "6a"

    play(game, state, "open 7 7")
    assert acting(state) == "B"
    assert reason(game, state, "bid 8") == "allowed"


def test_the_last_buyer_pays_the_lowest_price() -> None:
    """CG-T21, CG-1.19: plant 9 costs just 9 and the discounted one just 1."""
    game, state = auction(market="5a 6a 7 9 10 11 12 13", deck="14 15 16 S3")
    play(game, state, "pass", "pass")

    assert offers(game, state) == ["open 5a 1", "open 6a 6", "open 7 7", "open 9 9", "pass"]
    assert reason(game, state, "open 9 10") == "sole_buyer"
    assert reason(game, state, "open 5a 2") == "sole_buyer"

    play(game, state, "open 9 9")
    assert money(state, "C") == 41


def test_the_last_buyer_gets_the_discount() -> None:
    """CG-T21, CG-1.19: nobody speaks after him."""
    game, state = auction()
    play(game, state, "open 6a 6", "drop", "drop", "pass")

    play(game, state, "open 5a 1")

    assert money(state, "C") == 49
    assert state.phase == PhaseIndex.RESOURCES


# Filling the gap


def test_a_sold_plant_is_replaced_at_once() -> None:
    """CG-T12, CG-1.20: the third plant is sold; a 4 is drawn and all eight lie in order again."""
    game, state = auction(deck="4a 14 15 S3")
    state.token.put_aside()

    play(game, state, "open 7 7", "drop", "drop")

    assert row(state) == "4a 5a 6a 8a 9 10 11 12"
    assert offers(game, state)[0] == "open 4a 4"
    assert reason(game, state, "open 8a 8") == "allowed"
    assert reason(game, state, "open 9 9") == "future_market"


def test_a_high_replacement_moves_a_plant_up() -> None:
    """CG-1.20: 9 comes to the current market, and the next buyer may have it."""
    game, state = auction()

    play(game, state, "open 7 7", "drop", "drop")

    assert row(state) == "5a 6a 8a 9 10 11 12 13"
    assert reason(game, state, "open 9 9") == "allowed"


def test_a_drawn_equal_lies_to_the_right() -> None:
    """CG-1.21: 8b, drawn later, counts as more expensive than 8a."""
    game, state = auction(deck="8b 13 S3")

    play(game, state, "open 7 7", "drop", "drop")

    assert row(state) == "5a 6a 8a 8b 9 10 11 12"


def test_a_drawn_equal_lies_to_the_right_whatever_its_letter() -> None:
    """CG-1.21: 8a, drawn later, lies right of 8b and so in the future market."""
    game, state = auction(market="5a 6a 7 8b 9 10 11 12", deck="8a 13 S3")
    state.cards.row = (*state.cards.row[:2], card_of(state, "6b"), *state.cards.row[2:7])

    play(game, state, "open 6a 6", "drop", "drop")

    assert row(state) == "5a 6b 7 8b 8a 9 10 11"
    assert reason(game, state, "open 8a 8") == "future_market"


# The limit of three


def fourth_plant(removing: str = "", cards: str = "", deck: str = "13 14 15 S3") -> Position:
    """A, who owns three plants, is the last buyer of the phase and takes 6a for 6."""
    game, state = auction(deck=deck)
    state.fuel = a_market("coal2 gas2 oil2")
    own(state, "A", "4a 10 17")
    store(state, "A", cards)
    state.auction.finished = 0b110
    if removing:
        own(state, "A", removing)
    play(game, state, "open 6a 6")
    return game, state


def test_the_third_plant_needs_no_room() -> None:
    """CG-1.22: three plants are allowed."""
    game, state = auction()
    own(state, "A", "4a 10")
    state.auction.finished = 0b110

    play(game, state, "open 6a 6")

    assert plants(state, "A") == "4a 6a 10"
    assert state.phase == PhaseIndex.RESOURCES


def test_a_fourth_plant_costs_an_older_one() -> None:
    """CG-1.22, CG-1.23: before anything else, one of the three leaves the game."""
    game, state = fourth_plant()

    assert acting(state) == "A"
    assert money(state, "A") == 44
    assert offers(game, state) == ["remove 4a", "remove 10", "remove 17"]
    assert reason(game, state, "pass") == "remove_first"
    assert reason(game, state, "drop") == "remove_first"

    events = play(game, state, "remove 10")
    assert plants(state, "A") == "4a 6a 17"
    assert removed(state).split()[0] == "10"
    assert "removed_plant A plant=10" in told(game, events)


def test_the_new_plant_stays() -> None:
    """CG-T25, CG-1.23: what was bought just now may not be removed, nor what one does not own."""
    game, state = fourth_plant()

    assert reason(game, state, "remove 6a") == "just_bought"
    assert reason(game, state, "remove 12") == "not_owned"


def test_the_gap_is_filled_after_the_removal() -> None:
    """CG-1.20, CG-1.23: the removed plant does not come back to the market."""
    game, state = fourth_plant()

    play(game, state, "remove 4a")

    assert row(state) == "7 8a 9 10 11 12 13 14"  # 5a, unsold under the token, left as well
    assert removed(state) == "4a 5a"


def test_fuel_that_fits_is_kept() -> None:
    """CG-1.24: 4 coal of plant 4a find room on 10."""
    game, state = fourth_plant(cards="coal3 coal1")

    play(game, state, "remove 4a")

    assert units(state, "A") == {"coal": 4}
    assert stored_cards(state, "A") == "coal1:1 coal3:3"


def test_fuel_that_does_not_fit_vanishes() -> None:
    """CG-T26, CG-1.24..CG-1.26: 4 of 6 coal fit on plant 10; column 1 does not get the 2."""
    game, state = fourth_plant(removing="4a 10 19", cards="coal3 coal3")

    events = play(game, state, "remove 4a")

    assert units(state, "A") == {"coal": 4}
    assert stored_cards(state, "A") == "coal3:1 coal3:3"
    assert state.fuel.singles == [0, 0, 0, 0]
    assert named(events, "fuel_discarded")[0].values == {"resource": "coal", "amount": 2}


def test_the_new_plant_takes_fuel_over() -> None:
    """CG-1.24: gas of the removed plant 9 is stored for the new plant 6a."""
    game, state = fourth_plant(removing="9 10 17", cards="gas2")

    events = play(game, state, "remove 9")

    assert units(state, "A") == {"gas": 2}
    assert named(events, "fuel_discarded") == []


def test_all_fuel_goes_with_the_only_plant_that_burns_it() -> None:
    """CG-1.25, CG-1.26: uranium of 11; used cards to the discard pile, singles to the supply."""
    game, state = fourth_plant(removing="8a 11 20")
    player_of(state, "A").store.add(4 * 3 + 1, 1)
    player_of(state, "A").store.add_single(3)
    state.fuel.supply[3] = 0

    play(game, state, "remove 11")

    assert units(state, "A") == {}
    assert fuel_words(state.fuel.discard) == "uranium1"
    assert state.fuel.supply[3] == 1
    assert state.fuel.singles == [0, 0, 0, 0]


def hybrid_overflow(cards: str, bought: str = "16") -> Position:
    """A keeps hybrid 5c with room for 4 and coal plants; hybrid 7 with room for 6 leaves."""
    game = a_game(3)
    state = a_state(game, market=f"5a 6a 8a {bought} 17 18 19 20", deck="21 22 S3")
    state.fuel = a_market("coal2 gas2 oil2")
    own(state, "A", "5c 7 12")
    store(state, "A", cards)
    state.auction.finished = 0b110
    play(game, state, "open 5a 1", "remove 7")
    return game, state


def test_hybrid_fuel_that_does_not_fit_is_the_players_choice() -> None:
    """CG-1.24, CG-1.25: of 4 gas and 3 oil, 4 fit; he gives up any 3 of them."""
    game, state = hybrid_overflow("gas2 gas2 oil3")

    assert acting(state) == "A"
    assert offers(game, state) == [
        "discard oil 3",
        "discard gas 1 oil 2",
        "discard gas 2 oil 1",
        "discard gas 3",
    ]
    assert reason(game, state, "discard gas 2") == "wrong_discard"
    assert reason(game, state, "discard gas 2 oil 2") == "wrong_discard"
    assert reason(game, state, "discard coal 3") == "wrong_discard"
    assert reason(game, state, "remove 12") == "nothing_to_remove"
    assert reason(game, state, "pass") == "discard_first"
    assert reason(game, state, "drop") == "discard_first"

    play(game, state, "discard gas 2 oil 1")
    assert units(state, "A") == {"gas": 2, "oil": 2}
    assert state.fuel.singles == [0, 0, 0, 0]
    assert state.phase == PhaseIndex.RESOURCES


def test_hybrid_fuel_of_one_kind_needs_no_choice() -> None:
    """CG-1.25: of 6 gas 4 fit; 2 vanish by themselves."""
    game, state = hybrid_overflow("gas3 gas3")

    assert state.phase == PhaseIndex.RESOURCES
    assert units(state, "A") == {"gas": 4}
    assert reason(game, state, "discard gas 1") == "wrong_phase"


def test_hybrid_fuel_that_fits_stays() -> None:
    """CG-1.24: 2 gas and 2 oil fit into hybrid 5c."""
    _, state = hybrid_overflow("gas2 oil2")

    assert state.phase == PhaseIndex.RESOURCES
    assert units(state, "A") == {"gas": 2, "oil": 2}


def test_without_a_hybrid_each_fuel_counts_alone() -> None:
    """CG-1.25: after hybrid 7, gas fits on 9 up to 2, and oil nowhere."""
    game = a_game(3)
    state = a_state(game)
    state.fuel = a_market()
    own(state, "A", "7 9 10")
    store(state, "A", "gas3 oil2 coal3")
    state.auction.finished = 0b110

    play(game, state, "open 5a 1", "remove 7")

    assert units(state, "A") == {"gas": 2, "coal": 3}


def test_nothing_may_be_removed_or_discarded_without_need() -> None:
    """CG-1.22, CG-1.24: removing is no action of its own, and fuel is not given up freely."""
    game, state = auction()
    own(state, "A", "5b 10")
    store(state, "A", "coal2")

    assert reason(game, state, "remove 10") == "nothing_to_remove"
    assert reason(game, state, "discard coal 1") == "nothing_to_discard"

    game, state = fourth_plant()
    assert reason(game, state, "discard coal 1") == "remove_first"


# Passing


def test_a_pass_lets_the_next_in_order_act() -> None:
    """CG-1.38, CG-1.39: A and B pass; C, alone now, acts."""
    game, state = auction()

    play(game, state, "pass")
    assert acting(state) == "B"
    play(game, state, "pass")
    assert acting(state) == "C"


def test_after_a_pass_buyers_are_left_out() -> None:
    """CG-1.39: B has bought, so C follows A."""
    game, state = auction()

    play(game, state, "open 6a 6", "bid 7", "drop", "drop", "pass")

    assert acting(state) == "C"


def test_a_pass_is_for_this_round_only() -> None:
    """CG-1.38: in the next round the same player may open again."""
    game, state = auction()

    play(game, state, *["pass"] * 3, *["done"] * 3, *["power none"] * 3)

    openers = {acting(state)}
    play(game, state, "pass")
    openers.add(acting(state))
    play(game, state, "pass")
    openers.add(acting(state))
    assert openers == {"A", "B", "C"}


def test_the_phase_ends_when_everybody_bought_or_passed() -> None:
    """CG-1.41: with the last of the three, not before."""
    game, state = auction()

    play(game, state, "pass", "open 6a 6", "drop")
    assert reason(game, state, "open 5a 1") == "allowed"

    play(game, state, "pass")
    assert state.phase == PhaseIndex.RESOURCES


def test_nothing_is_dropped_while_nothing_is_on_offer() -> None:
    """CG-1.4: the opener has a plant to choose first; CG-1.7: a bidder cannot open or pass."""
    game, state = auction()
    assert reason(game, state, "drop") == "nothing_on_offer"
    assert reason(game, state, "bid 9") == "nothing_on_offer"

    play(game, state, "open 6a 6")
    assert reason(game, state, "open 7 7") == "not_opener"
    assert reason(game, state, "pass") == "not_opener"


# Round 1


def test_everybody_buys_in_round_1() -> None:
    """CG-T20, CG-1.40: no opener may pass; within an auction one may drop."""
    game, state = auction(number=1, money=12)

    assert reason(game, state, "pass") == "must_buy"
    assert "pass" not in offers(game, state)

    play(game, state, "open 6a 6")
    assert reason(game, state, "drop") == "allowed"

    play(game, state, "drop", "drop", "open 7 7", "drop")
    assert reason(game, state, "pass") == "must_buy"

    play(game, state, "open 5a 1")
    assert [plants(state, letter) for letter in "ABC"] == ["6a", "7", "5a"]
    assert state.phase == PhaseIndex.RESOURCES


def test_who_can_pay_nothing_is_released_in_round_1() -> None:
    """CG-1.40, ruling CG-A5: without an affordable plant the opener passes."""
    game, state = auction(number=1, money=12)
    state = changed(game, state, "A.money=0")

    assert offers(game, state) == ["pass"]

    play(game, state, "pass")
    assert acting(state) == "B"


def test_who_can_pay_one_plant_must_buy_it_in_round_1() -> None:
    """CG-1.40: 6 Elektro are enough for 6a once nothing is discounted."""
    game, state = auction(number=1, money=6)
    state.token.put_aside()

    assert offers(game, state) == ["open 5a 5", "open 5a 6", "open 6a 6"]
    assert reason(game, state, "pass") == "must_buy"


def first_round(order_: str, bought: dict[str, str]) -> CardState:
    """Return the table after phase 1 of round 1 in which these plants were bought."""
    game = a_game(len(order_))
    state = a_state(game, number=1, order=order_, deck="13 14 15 16 17 18 S3")
    for letter, word in bought.items():
        own(state, letter, word)
    state.auction.finished = (1 << len(order_)) - 2
    state.to_act = 0
    own(state, "A", "")
    state.cards.remove(state.cards.row[0])
    state.cards.row = (card_of(state, bought["A"]), *state.cards.row)
    state.token.lay(card_of(state, bought["A"]), 5)
    play(game, state, f"open {bought['A']} 1")
    return state


def test_the_order_of_round_1_follows_the_plants() -> None:
    """CG-1.48: descending by number, and fuel is then bought from the end of it."""
    state = first_round("ABC", {"A": "5a", "B": "9", "C": "7"})

    assert order(state) == "BCA"
    assert acting(state) == "A"


def test_two_equal_plants_swap_places() -> None:
    """CG-T23, CG-1.48, CG-1.49: 5, 5 and 9 of A, B, C give C, B, A."""
    assert order(first_round("ABC", {"A": "5a", "B": "5b", "C": "9"})) == "CBA"
    assert order(first_round("BAC", {"A": "5a", "B": "5b", "C": "9"})) == "CAB"


def test_of_three_equal_plants_the_first_and_the_third_swap() -> None:
    """CG-T24, CG-1.50: A, B, C become C, B, A."""
    assert order(first_round("ABC", {"A": "5a", "B": "5b", "C": "5c"})) == "CBA"
    assert order(first_round("BCA", {"A": "5a", "B": "5b", "C": "5c"})) == "ACB"


def test_a_tied_pair_swaps_wherever_it_stands() -> None:
    """CG-1.49, CG-1.50, ruling CG-A23: A and C swap behind B and D."""
    state = first_round("DACB", {"A": "5a", "B": "9", "C": "5b", "D": "8a"})

    assert order(state) == "BDCA"


def test_the_order_changes_after_the_auction_of_round_1_only() -> None:
    """CG-1.48: in round 2 it stays until bureaucracy."""
    game, state = auction(order="ABC")

    play(game, state, "open 5a 1", "drop", "drop", "open 9 9", "drop", "pass")

    assert plants(state, "B") == "9"
    assert order(state) == "ABC"


def test_the_order_of_round_1_is_told() -> None:
    """CG-1.48: after all plants are sold."""
    game, state = auction(number=1, money=12)

    events = play(game, state, "open 6a 6", "drop", "drop", "open 7 7", "drop", "open 8a 8")

    assert [event.values for event in named(events, "turn_order")] == [{"order": "CBA"}]


# Bids for playouts


def test_lowest_bid_actions_are_the_lowest_bids() -> None:
    game, state = auction()

    minimal = [game.write(action) for action in game.lowest_bid_actions(state)]
    assert minimal == ["open 5a 1", "open 6a 6", "open 7 7", "open 8a 8", "pass"]

    play(game, state, "open 6a 9")
    assert [game.write(action) for action in game.lowest_bid_actions(state)] == ["bid 10", "drop"]

    state = changed(game, state, "B.money=9")
    assert [game.write(action) for action in game.lowest_bid_actions(state)] == ["drop"]


def test_what_the_opener_cannot_pay_is_not_offered() -> None:
    """CG-1.12: with 6 Elektro, 5a and 6a."""
    game, state = auction(money=6)

    minimal = [game.write(action) for action in game.lowest_bid_actions(state)]

    assert minimal == ["open 5a 1", "open 6a 6", "pass"]
    assert reason(game, state, "open 7 7") == "over_cash"


def test_what_is_said_of_an_auction() -> None:
    game, state = auction()

    events = play(game, state, "open 6a 6", "bid 7", "drop", "drop", "pass")

    assert told(game, events) == [
        "opened A plant=6a bid=6",
        "raised B bid=7",
        "dropped C plant=6a",
        "dropped A plant=6a",
        "bought_plant B plant=6a bid=7",
        "plant_drawn plant=13",
        "passed A",
    ]
    assert token(state) == "5a"
