import pytest

from gridwright.games.board.state import PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    current,
    money,
    next_shuffle,
    offers,
    own,
    plants,
    play,
    put,
    reason,
    row,
    store,
    why_not,
)

MARKET = (10, 12, 14, 15, 16, 18, 20, 22)
DECK = (25, 27, 31, 30, S3)

# Opening


def test_the_first_in_turn_order_opens_or_passes() -> None:
    """CL-2.2: he may put up one of four plants or leave the phase; nothing is on offer yet."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="BCA", market=MARKET, money=15)

    assert state.to_act == 1
    assert offers(game, state) == [
        *[f"open 10 {bid}" for bid in range(10, 16)],
        *[f"open 12 {bid}" for bid in range(12, 16)],
        *[f"open 14 {bid}" for bid in range(14, 16)],
        "open 15 15",
        "pass",
    ]
    for line in ("bid 11", "drop"):
        assert why_not(game, state, line) == ("nothing_on_offer", "CL-2.2")


@pytest.mark.parametrize("step", [1, 2])
def test_only_the_four_lower_plants_may_be_chosen(step: int) -> None:
    """CL-2.3: in Steps 1 and 2 the lower row is the future market."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", step=step, market=MARKET)

    assert current(state) == [10, 12, 14, 15]
    assert why_not(game, state, "open 16 20", "plant", "for_sale") == (
        "future_market",
        16,
        ("10", "12", "14", "15"),
        "CL-2.3",
    )
    assert why_not(game, state, "open 30 30", "plant", "for_sale") == (
        "no_such_plant",
        30,
        ("10", "12", "14", "15"),
        "CL-2.3",
    )


def test_in_step_3_any_plant_may_be_chosen() -> None:
    """CL-2.4, CL-ST12: all six plants are for sale."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", step=3, market=(20, 22, 25, 27, 30, 31), deck=(38,))

    for plant in (20, 22, 25, 27, 30, 31):
        assert reason(game, state, f"open {plant} {plant}") == "allowed"


def test_the_opening_bid_is_at_least_the_number_and_may_be_higher() -> None:
    """CL-2.5, CL-2.6: plant 12 for 12 or more, never for 11."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET)

    assert why_not(game, state, "open 12 11", "minimum") == ("below_number", 12, "CL-2.5")
    assert reason(game, state, "open 12 12") == "allowed"

    play(game, state, "open 12 40", "drop", "drop")

    assert money(state, "A") == 50 - 40


# Bidding


def test_bidding_goes_round_the_table() -> None:
    """CL-2.7: clockwise by seat, not by turn order: left of A sits B, though C is second."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ACB", market=MARKET)

    play(game, state, "open 10 10")
    assert state.to_act == 1

    play(game, state, "bid 11")
    assert state.to_act == 2

    play(game, state, "bid 12")
    assert state.to_act == 0


def test_only_raising_or_dropping_answers_an_open_auction() -> None:
    """CL-2.7: nobody may open another plant or leave the phase while one is on offer."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, money=13)

    play(game, state, "open 10 10")

    assert offers(game, state) == ["bid 11", "bid 12", "bid 13", "drop"]
    for line in ("pass", "open 12 12"):
        assert why_not(game, state, line) == ("not_opener", "CL-2.7")


def test_who_drops_is_out_of_that_auction_for_good() -> None:
    """CL-2.8: B drops; A and C go on without him."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET)

    play(game, state, "open 10 10", "drop", "bid 11", "bid 12")

    assert state.to_act == 2
    assert state.auction.waiting == (2,)


def test_who_drops_may_bid_for_the_next_plant() -> None:
    """CL-2.8: only that auction is lost; B drops for 10 and is asked again for 12."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)

    play(game, state, "open 10 10", "drop", "bid 11", "drop")
    assert plants(state, "C") == [10]

    play(game, state, "open 12 12", "bid 13", "drop")
    assert plants(state, "B") == [12]


def test_the_last_bidder_pays_his_bid() -> None:
    """CL-2.9: C takes plant 14 for 16, B plant 10 for 17; who drops keeps his money."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)

    play(game, state, "open 14 14", "bid 15", "bid 16", "drop", "drop")
    assert plants(state, "C") == [14]
    assert [player.money for player in state.players] == [50, 50, 50 - 16]

    play(game, state, "open 10 10", "bid 17", "drop")
    assert plants(state, "B") == [10]
    assert [player.money for player in state.players] == [50, 50 - 17, 50 - 16]


def test_a_raise_is_higher_and_within_the_cash() -> None:
    """CL-2.10: above the last bid, at most all one has."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, money=20)

    assert why_not(game, state, "open 10 21", "money", "bid") == ("over_cash", 20, 21, "CL-2.10")

    play(game, state, "open 10 15")

    for bid in (14, 15):
        assert why_not(game, state, f"bid {bid}", "minimum") == ("not_a_raise", 16, "CL-2.10")
    assert reason(game, state, "bid 16") == "allowed"
    assert reason(game, state, "bid 20") == "allowed"
    assert why_not(game, state, "bid 21", "money", "bid") == ("over_cash", 20, 21, "CL-2.10")


def test_who_cannot_pay_more_can_only_drop() -> None:
    """CL-2.10: B has just what was bid."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET)
    put(state, "B.money=30")

    play(game, state, "open 10 30")

    assert offers(game, state) == ["drop"]


# Replacing


def test_a_sold_plant_is_replaced_at_once_and_the_rows_are_sorted() -> None:
    """CL-2.11, CL-2.12, CL-2.15: four lowest above, four highest below, eight for the next."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=(11, 17, 31, S3))

    play(game, state, "open 14 14", "drop", "drop")
    fields = game.snapshot(state)
    assert fields["current"] == [10, 11, 12, 15]
    assert fields["future"] == [16, 18, 20, 22]
    assert state.to_act == 1
    assert reason(game, state, "open 11 11") == "allowed"

    play(game, state, "open 11 11", "drop")
    fields = game.snapshot(state)
    assert fields["current"] == [10, 12, 15, 16]
    assert fields["future"] == [17, 18, 20, 22]
    assert state.cards.deck == (31, S3)


def test_in_step_3_six_plants_are_kept_sorted() -> None:
    """CL-2.13: one row; plant 21 comes and lies between 20 and 25."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", step=3, market=(20, 22, 25, 27, 30, 31), deck=(21, 38))

    play(game, state, "open 22 22", "drop", "drop")

    fields = game.snapshot(state)
    assert fields["current"] == [20, 21, 25, 27, 30, 31]
    assert fields["future"] == []


# Who may still buy


def test_a_buyer_is_out_for_the_round() -> None:
    """CL-2.1, CL-2.16: C has bought, so he neither opens nor bids."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)

    play(game, state, "open 10 10", "drop", "bid 11", "drop")
    assert plants(state, "C") == [10]

    play(game, state, "open 12 12")
    assert state.to_act == 1
    assert state.auction.waiting == (1,)

    play(game, state, "drop", "open 14 14")
    assert state.phase == PhaseIndex.RESOURCES
    assert [plants(state, letter) for letter in "ABC"] == [[12], [14], [10]]


def test_after_the_opener_won_the_next_one_opens() -> None:
    """CL-2.17: the next in turn order who neither bought nor passed."""
    game = a_game("classic", "germany", 4)
    state = a_state(game, order="BDAC", market=MARKET, deck=DECK)

    play(game, state, "open 10 10", "drop", "drop", "drop")
    assert state.to_act == 3

    play(game, state, "open 12 12", "bid 13", "drop", "drop")
    assert plants(state, "A") == [12]
    assert state.to_act == 3  # A won, so D opens again

    play(game, state, "open 14 14", "drop")
    assert state.to_act == 2  # A has bought already


def test_after_another_won_the_same_opener_opens_again() -> None:
    """CL-2.18: or passes now."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)

    play(game, state, "open 10 10", "bid 11", "drop", "drop")

    assert plants(state, "B") == [10]
    assert state.to_act == 0
    assert reason(game, state, "open 12 12") == "allowed"
    assert reason(game, state, "pass") == "allowed"


def test_who_passes_is_out_of_all_auctions() -> None:
    """CL-2.19: A passes, B opens, only C may bid; A gets no plant."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)

    play(game, state, "pass", "open 10 10")
    assert state.auction.waiting == (2,)

    play(game, state, "drop")
    assert state.to_act == 2

    play(game, state, "open 12 12")
    assert state.phase == PhaseIndex.RESOURCES
    assert [plants(state, letter) for letter in "ABC"] == [[], [10], [12]]


@pytest.mark.parametrize("others", ["bought", "passed"])
def test_the_last_one_pays_only_the_minimum(others: str) -> None:
    """CL-2.20: nobody can outbid him, so he pays the number and there is no bidding."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK, money=60)
    if others == "bought":
        play(game, state, "open 10 10", "drop", "drop", "open 12 12", "drop")
    else:
        play(game, state, "pass", "pass")

    assert why_not(game, state, "open 14 15", "minimum") == ("sole_buyer", 14, "CL-2.20")

    play(game, state, "open 14 14")

    assert plants(state, "C") == [14]
    assert money(state, "C") == 60 - 14
    assert state.phase == PhaseIndex.RESOURCES


# Making room


def test_three_plants_are_the_limit() -> None:
    """CL-2.21, CL-2.22, case T41: a third plant is kept; a fourth costs an earlier one."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)
    own(state, "A", 4, 6)
    own(state, "B", 3, 5, 7)

    play(game, state, "open 10 10", "drop", "drop")
    assert plants(state, "A") == [4, 6, 10]

    play(game, state, "open 12 12", "drop")
    assert offers(game, state) == ["remove 3", "remove 5", "remove 7"]

    play(game, state, "remove 5")
    assert plants(state, "B") == [3, 7, 12]
    assert state.box == (5,)


def test_the_new_plant_must_be_kept() -> None:
    """CL-2.22: one of the earlier plants goes, before anything else happens."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)
    own(state, "A", 4, 6, 7)

    assert why_not(game, state, "remove 4", "limit") == ("nothing_to_remove", 3, "CL-2.21")

    play(game, state, "open 10 10", "drop", "drop")

    assert why_not(game, state, "remove 10", "plant") == ("just_bought", 10, "CL-2.22")
    assert why_not(game, state, "remove 12", "plant", "owned") == (
        "not_owned",
        12,
        ("4", "6", "7", "10"),
        "CL-2.22",
    )


@pytest.mark.parametrize("line", ["pass", "drop", "open 12 12", "bid 20", "discard coal 1"])
def test_nothing_happens_before_a_plant_was_removed(line: str) -> None:
    """CL-2.22: the next auction waits, and so does the replacement of the plant."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)
    own(state, "A", 4, 6, 7)

    play(game, state, "open 10 10", "drop", "drop")

    assert why_not(game, state, line, "limit") == ("remove_first", 3, "CL-2.22")
    assert row(state) == [12, 14, 15, 16, 18, 20, 22]


def test_fuel_of_the_removed_plant_moves_to_the_others() -> None:
    """CL-2.23: the 2 coal of plant 4 fit into the new plant 10."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)
    own(state, "A", 4, 6, 13)
    store(state, "A", coal=2, garbage=2)

    play(game, state, "open 10 10", "drop", "drop", "remove 4")

    assert state.players[0].stored == [2, 0, 2, 0]
    assert state.fuel.supply == [0, 6, 16, 10]


def test_fuel_may_be_left_on_the_removed_plant() -> None:
    """CL-2.30, A19: of the 2 coal of plant 4, which fit into the new 10, one stays behind."""
    game = a_game("classic", "germany", 3)
    state = game.read_position("round=3 new=10 A.plants=4,6,10,13 A.fuel=coal:2,garbage:2")

    assert offers(game, state) == [
        "remove 4",
        "remove 6",
        "remove 13",
        "remove 4 leaving coal 1",
        "remove 4 leaving coal 2",
    ]
    assert why_not(game, state, "remove 6 leaving garbage 1", "ways") == (
        "wrong_leaving",
        (),
        "CL-2.30",
    )

    play(game, state, "remove 4 leaving coal 1")

    assert state.players[0].stored == [1, 0, 2, 0]
    assert game.snapshot(state)["supply"]["coal"] == 1


def test_fuel_moves_only_within_type_and_capacity() -> None:
    """CL-2.23, CL-2.24: of the 6 oil of plant 7 the hybrid 5 takes 4, as 15 takes its coal."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)
    own(state, "A", 5, 6, 7)
    store(state, "A", coal=4, oil=6)

    play(game, state, "open 15 15", "drop", "drop", "remove 7")

    assert state.players[0].stored == [4, 4, 0, 0]
    assert state.fuel.supply == [0, 2, 18, 10]
    assert state.fuel.on_sale == [20, 18, 6, 2]


def test_fuel_without_a_place_returns_to_the_supply() -> None:
    """CL-2.24: nothing else burns oil, so all of it leaves; it does not go to the market."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)
    own(state, "A", 4, 5, 6)
    store(state, "A", coal=2, oil=4, garbage=2)

    events = play(game, state, "open 10 10", "drop", "drop", "remove 5")

    assert state.players[0].stored == [2, 0, 2, 0]
    assert state.fuel.supply == [0, 6, 16, 10]
    assert state.fuel.on_sale[1] == 18
    assert [event.values for event in events if event.kind.id == "fuel_lost"] == [
        {"resource": "oil", "amount": 4}
    ]


def test_the_owner_chooses_which_hybrid_fuel_stays() -> None:
    """CL-2.23, CL-2.24: 5 and 12 hold 3 coal and 5 oil; without 12 four of the eight must go."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=(13, 14, 15, 16, 18, 20, 22, 24), deck=DECK)
    own(state, "A", 5, 6, 12)
    store(state, "A", coal=3, oil=5)

    assert why_not(game, state, "discard oil 4") == ("nothing_to_discard", "CL-2.23")

    play(game, state, "open 13 13", "drop", "drop", "remove 12")

    assert offers(game, state) == [
        "discard oil 4",
        "discard coal 1 oil 3",
        "discard coal 2 oil 2",
        "discard coal 3 oil 1",
    ]
    assert why_not(game, state, "discard oil 5", "excess") == (
        "wrong_discard",
        4,
        "CL-2.23",
        "CL-2.24",
    )
    assert why_not(game, state, "open 14 14") == ("discard_first", "CL-2.24")

    play(game, state, "discard coal 1 oil 3")

    assert state.players[0].stored == [2, 2, 0, 0]
    assert state.fuel.supply == [1, 4, 18, 10]
    assert state.to_act == 1


# The first round


def test_in_round_1_everybody_buys() -> None:
    """CL-2.25, CL-2.26: no passing, but dropping out of an auction."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, number=1, order="ABC", market=MARKET, deck=DECK)

    assert why_not(game, state, "pass") == ("must_buy", "CL-2.25", "CL-2.26")
    assert "pass" not in offers(game, state)

    play(game, state, "open 10 10", "drop", "drop")
    assert reason(game, state, "pass") == "must_buy"

    play(game, state, "open 12 12", "drop")
    assert offers(game, state) == ["open 14 14", "open 15 15", "open 16 16", "open 18 18"]

    play(game, state, "open 14 14")
    assert [plants(state, letter) for letter in "ABC"] == [[10], [12], [14]]
    assert state.phase == PhaseIndex.RESOURCES


def test_after_the_first_auction_the_order_follows_the_plants() -> None:
    """CL-2.28, case T40: A has 5, B 10, C 7, so B leads and A buys resources first."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, number=1, order="ABC", market=(5, 7, 10, 11, 12, 14, 15, 16), deck=(13, *DECK)
    )

    play(game, state, "open 5 5", "drop", "drop", "open 10 10", "drop", "open 7 7")

    assert state.order == (1, 2, 0)
    assert (state.phase, state.to_act) == (PhaseIndex.RESOURCES, 0)

    play(game, state, "done", "done", "done")
    assert (state.phase, state.to_act) == (PhaseIndex.BUILDING, 0)

    play(game, state, "done", "done", "done")
    assert (state.phase, state.to_act) == (PhaseIndex.BUREAUCRACY, 1)


def test_in_later_rounds_the_auction_leaves_the_order_as_it_is() -> None:
    """CL-2.28: only round 1 is ordered again."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, number=2, order="ABC", market=MARKET, deck=DECK)

    play(game, state, "pass", "pass", "open 15 15")

    assert state.order == (0, 1, 2)


# The end of the phase


def test_if_nobody_buys_the_lowest_plant_goes() -> None:
    """CL-2.27, case T38: 10 leaves the game, 25 comes; nothing else changes."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=(25, 27, S3))

    play(game, state, "pass", "pass", "pass")

    assert row(state) == [12, 14, 15, 16, 18, 20, 22, 25]
    assert state.box == (10,)
    assert state.cards.deck == (27, S3)


def test_the_step_3_card_may_come_when_nobody_bought() -> None:
    """CL-ST18: 10 leaves the game and S3 comes; then 12 and S3 go, and six plants are for sale."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, step=2, order="ABC", market=MARKET, deck=(S3, 25, 27))
    next_shuffle(state, 27, 25)

    play(game, state, "pass", "pass", "pass")

    assert row(state) == [14, 15, 16, 18, 20, 22]
    assert state.box == (10, 12)
    assert state.cards.deck == (27, 25)
    assert (state.step, state.phase) == (3, PhaseIndex.RESOURCES)


def test_if_somebody_buys_the_lowest_plant_stays() -> None:
    """CL-2.27: only a phase without any purchase costs the market a plant."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET, deck=(25, 27, S3))

    play(game, state, "open 15 15", "drop", "drop", "pass", "pass")

    assert row(state) == [10, 12, 14, 16, 18, 20, 22, 25]
    assert state.box == ()


def test_a_purchase_of_the_round_before_does_not_count() -> None:
    """CL-2.27: each phase is looked at by itself."""
    game = a_game("classic", "germany", 2)
    state = a_state(game, order="AB", market=MARKET, deck=(25, 27, 31, 30, S3))
    play(game, state, "open 10 10", "drop", "pass")
    play(game, state, "done", "done", "done", "done", "power none", "power none")
    assert row(state) == [12, 14, 15, 16, 18, 20, 22, 27]

    play(game, state, "pass", "pass")

    assert row(state) == [14, 15, 16, 18, 20, 22, 27, 31]
    assert state.box == (12,)


def test_with_an_empty_market_there_is_no_auction() -> None:
    """CL-2.29: the round goes on with the resources."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", step=3, market=(20,), deck=())
    own(state, "B", 30)

    play(game, state, "power none", "power none", "power none")

    assert row(state) == []
    assert (state.round, state.phase) == (3, PhaseIndex.RESOURCES)
    assert state.setup.names.letters(state.order) == "BAC"


def test_a_market_sold_out_leaves_only_passing() -> None:
    """CL-2.2: with the last plant sold, the others can only leave the phase."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", step=3, market=(20,), deck=())

    play(game, state, "open 20 20", "drop", "drop")

    assert offers(game, state) == ["pass"]
