import pytest

from gridwright.core.errors import InvalidNotationError
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    clauses,
    current,
    money,
    offers,
    own,
    plants,
    play,
    put,
    reason,
    row,
    why_not,
)

MARKET = (10, 12, 14, 15, 16, 18, 20, 22)
DECK = (25, 26, 27, 28, 30, 31, S3)


def an_auction(
    order: str = "ABC", *, number: int = 2, seats: int = 3, cash: int = 100
) -> tuple[BoardGame, BoardState]:
    """Return a table at the start of Phase 2, with the token on plant 10."""
    game = a_game(seats=seats)
    return game, a_state(game, order=order, number=number, market=MARKET, deck=DECK, money=cash)


def actor(state: BoardState) -> str:
    return "ABCDEF"[state.to_act]


def seats_in_turn(game: BoardGame, state: BoardState, line: str) -> list[str]:
    """Play *line* for each of three seats in turn; return who they were."""
    letters = []
    for _ in range(3):
        letters.append(actor(state))
        play(game, state, line)
    return letters


# The frame


def test_everybody_buys_at_most_one_plant() -> None:
    """RC-2.1: three purchases by three players, and the phase is over."""
    game, state = an_auction()

    play(game, state, "open 12 12", "drop", "drop")  # A
    play(game, state, "open 14 14", "drop")  # B
    play(game, state, "open 15 15")  # C

    assert [plants(state, letter) for letter in "ABC"] == [[12], [14], [15]]
    assert state.phase == PhaseIndex.RESOURCES


def test_every_plant_without_the_token_costs_at_least_its_number() -> None:
    """RC-2.4: one less is refused, with the number that would do."""
    game, state = an_auction()

    assert reason(game, state, "open 15 15") == "allowed"
    assert reason(game, state, "open 15 14") == "below_number"
    assert why_not(game, state, "open 15 14", "minimum") == ("below_number", 15, "RC-2.4")
    assert "open 15 15" in offers(game, state)
    assert "open 15 14" not in offers(game, state)


def test_the_opener_is_the_first_in_player_order_who_neither_bought_nor_passed() -> None:
    """RC-2.5: C leads; after C has bought it is the turn of A."""
    game, state = an_auction("CAB")
    assert actor(state) == "C"

    play(game, state, "open 12 12", "drop", "drop")

    assert actor(state) == "A"


def test_the_opener_opens_or_passes() -> None:
    """RC-2.5: he can neither raise nor drop nor wait."""
    game, state = an_auction(cash=15)

    assert offers(game, state) == [
        *[f"open 10 {bid}" for bid in range(1, 16)],
        "open 12 12",
        "open 12 13",
        "open 12 14",
        "open 12 15",
        "open 14 14",
        "open 14 15",
        "open 15 15",
        "pass",
    ]
    assert why_not(game, state, "bid 20") == ("nothing_on_offer", "RC-2.5")
    assert reason(game, state, "drop") == "nothing_on_offer"
    assert reason(game, state, "done") == "wrong_phase"


def test_the_shortest_list_of_actions_has_the_lowest_bid_of_each_plant() -> None:
    """What playouts choose from: opening or raising by the minimum, or not at all."""
    game, state = an_auction(cash=14)

    assert [game.write(action) for action in game.lowest_bid_actions(state)] == [
        "open 10 1",
        "open 12 12",
        "open 14 14",
        "pass",
    ]

    play(game, state, "open 12 12")

    assert [game.write(action) for action in game.lowest_bid_actions(state)] == ["bid 13", "drop"]


# Opening


def test_the_opener_chooses_from_the_current_market() -> None:
    """RC-2.6: any of the four lowest plants."""
    game, state = an_auction()

    for plant in (10, 12, 14, 15):
        assert reason(game, state, f"open {plant} {plant}") == "allowed"
    assert why_not(game, state, "open 33 33", "plant", "for_sale") == (
        "no_such_plant",
        33,
        ("10", "12", "14", "15"),
        "RC-2.6",
    )


@pytest.mark.parametrize("step", [1, 2])
def test_plants_of_the_future_market_are_not_auctioned(step: int) -> None:
    """RC-2.7: in Steps 1 and 2 the four highest plants must wait."""
    game, state = an_auction()
    put(state, f"step={step}")

    for plant in (16, 18, 20, 22):
        assert reason(game, state, f"open {plant} {plant}") == "future_market"
    assert why_not(game, state, "open 16 20", "plant", "for_sale") == (
        "future_market",
        16,
        ("10", "12", "14", "15"),
        "RC-2.7",
    )
    assert {line.split()[1] for line in offers(game, state) if line != "pass"} == {
        "10",
        "12",
        "14",
        "15",
    }


def test_in_step_3_every_plant_of_the_market_may_be_chosen() -> None:
    """RC-2.8: all six are for sale."""
    game = a_game()
    state = a_state(game, step=3, market=(20, 22, 25, 26, 30, 33), deck=(34,), money=33)

    assert {line.split()[1] for line in offers(game, state) if line != "pass"} == {
        "20",
        "22",
        "25",
        "26",
        "30",
        "33",
    }
    assert reason(game, state, "open 33 33") == "allowed"


def test_the_step_3_card_is_not_for_sale() -> None:
    """RC-ST9: it lies in the market and cannot be put up."""
    game = a_game()
    state = a_state(game, market=(20, 21, 22, S3), deck=(25,), money=200)

    assert why_not(game, state, "open s3 99") == ("last_card", "RC-ST9")
    assert current(state) == [20, 21, 22]


def test_the_opener_makes_the_first_bid_himself() -> None:
    """RC-2.9: opening without a bid is no action, and the opener leads with his bid."""
    game, state = an_auction()

    with pytest.raises(InvalidNotationError) as error:
        game.parse("open 12")
    assert error.value.message.values["forms"] == ("open PLANT BID",)
    assert reason(game, state, "open 12 11") == "below_number"

    play(game, state, "open 12 12")

    assert state.auction.leader == 0
    assert state.auction.bid == 12
    assert actor(state) == "B"


def test_the_first_bid_may_be_higher_than_the_minimum() -> None:
    """RC-2.10: 30 for plant 12, or 16 for the plant under the token."""
    game, state = an_auction()

    assert reason(game, state, "open 10 16") == "allowed"

    play(game, state, "open 12 30", "drop", "drop")

    assert money(state, "A") == 70


# Bidding


def test_bidding_goes_round_the_table() -> None:
    """RC-2.11: clockwise from the opener each eligible player raises or drops."""
    game, state = an_auction("CABD", seats=4)

    play(game, state, "open 12 12")
    speakers = []
    for line in ("bid 13", "bid 14", "drop", "drop", "bid 15"):
        speakers.append(actor(state))
        play(game, state, line)

    assert speakers == ["D", "A", "B", "C", "D"]
    assert actor(state) == "A"


def test_bidding_follows_the_seats_and_not_the_player_order() -> None:
    """T34, RC-2.11: clockwise sit A, B, C; the order is A, C, B; after A comes B."""
    game, state = an_auction("ACB")

    play(game, state, "open 12 12")

    assert actor(state) == "B"


def test_a_bidder_only_raises_or_drops() -> None:
    """RC-2.11: while an auction runs nobody opens another or leaves the phase."""
    game, state = an_auction(cash=15)
    play(game, state, "open 12 12")

    assert offers(game, state) == ["bid 13", "bid 14", "bid 15", "drop"]
    assert why_not(game, state, "open 14 14") == ("not_opener", "RC-2.11")
    assert why_not(game, state, "pass") == ("not_opener", "RC-2.11")


def test_a_raise_is_any_higher_integer() -> None:
    """RC-2.12: one more is enough, a jump is fine, the same or less is refused."""
    game, state = an_auction()
    play(game, state, "open 12 20")

    assert reason(game, state, "bid 21") == "allowed"
    assert reason(game, state, "bid 57") == "allowed"
    assert reason(game, state, "bid 19") == "not_a_raise"
    assert why_not(game, state, "bid 20", "minimum") == ("not_a_raise", 21, "RC-2.12")


def test_nobody_bids_more_than_his_cash() -> None:
    """RC-2.13: neither to open nor to raise."""
    game, state = an_auction(cash=40)

    assert reason(game, state, "open 12 40") == "allowed"
    assert why_not(game, state, "open 12 41", "money", "bid") == ("over_cash", 40, 41, "RC-2.13")

    play(game, state, "open 12 12")
    put(state, "B.money=14")

    assert offers(game, state) == ["bid 13", "bid 14", "drop"]
    assert why_not(game, state, "bid 15", "money", "bid") == ("over_cash", 14, 15, "RC-2.13")


def test_a_player_without_enough_cash_can_only_drop_or_pass() -> None:
    """RC-2.13: no bid that he could pay is left."""
    game, state = an_auction(cash=12)
    put(state, "discount=- C.money=3")

    play(game, state, "open 12 12")

    assert offers(game, state) == ["drop"]

    play(game, state, "drop", "drop")
    play(game, state, "pass")

    assert actor(state) == "C"
    assert offers(game, state) == ["pass"]


def test_who_dropped_does_not_come_back_to_that_auction() -> None:
    """RC-2.14: B dropped, so A and C bid alone."""
    game, state = an_auction()
    play(game, state, "open 12 12", "drop")

    speakers = []
    for line in ("bid 13", "bid 14", "bid 15", "drop"):
        speakers.append(actor(state))
        play(game, state, line)

    assert speakers == ["C", "A", "C", "A"]
    assert plants(state, "C") == [12]


def test_who_dropped_may_bid_in_the_next_auction() -> None:
    """T35, RC-2.15: B drops on 12, which C wins, and then bids for 14."""
    game, state = an_auction()
    play(game, state, "open 12 12", "drop", "bid 13", "drop")
    assert plants(state, "C") == [12]

    play(game, state, "open 14 14")

    assert actor(state) == "B"
    play(game, state, "bid 15", "drop")
    assert plants(state, "B") == [14]


def test_who_dropped_may_open_later() -> None:
    """RC-2.15: only that auction is lost."""
    game, state = an_auction()

    play(game, state, "open 12 12", "drop", "drop")

    assert actor(state) == "B"
    assert reason(game, state, "open 14 14") == "allowed"


def test_the_last_bidder_wins_and_pays_his_highest_bid() -> None:
    """RC-2.16, RC-2.17: round and round until one is left; only he pays."""
    game, state = an_auction()

    play(game, state, "open 12 12", "bid 13", "bid 16", "bid 17", "drop", "bid 25")
    assert plants(state, "C") == []

    play(game, state, "drop")

    assert plants(state, "C") == [12]
    assert [money(state, letter) for letter in "ABC"] == [100, 100, 75]
    assert 12 not in row(state)


# After the purchase


def test_a_card_is_drawn_right_after_the_purchase() -> None:
    """T03, RC-2.6, RC-2.18, RC-2.19: hybrid 05 is bought and the market is full again."""
    game = a_game()
    state = a_state(
        game, order="ABC", market=(3, 5, 7, 8, 9, 10, 13, 15), deck=(11, 27, S3), money=50
    )

    events = play(game, state, "open 5 5", "drop", "drop")

    assert plants(state, "A") == [5]
    assert [event.kind.id for event in events][-2:] == ["bought_plant", "plant_drawn"]
    assert row(state) == [3, 7, 8, 9, 10, 11, 13, 15]
    assert state.cards.deck == (27, S3)
    assert actor(state) == "B"  # A is marked as a buyer


@pytest.mark.parametrize(
    ("drawn", "expected"),
    [
        (11, [10, 11, 14, 15, 16, 18, 20, 22]),
        (17, [10, 14, 15, 16, 17, 18, 20, 22]),
        (50, [10, 14, 15, 16, 18, 20, 22, 50]),
    ],
)
def test_the_whole_market_is_sorted_again(drawn: int, expected: list[int]) -> None:
    """RC-2.19: the four lowest are current, the four highest future, whatever came."""
    game, state = an_auction()
    put(state, f"deck={drawn},26,S3 unseen=")

    play(game, state, "open 12 12", "drop", "drop")

    shown = game.snapshot(state)
    assert shown["current"] == expected[:4]
    assert shown["future"] == expected[4:]


def test_a_plant_moves_up_from_the_future_market() -> None:
    """RC-2.19: 16 could not be opened before and can now."""
    game, state = an_auction()
    assert reason(game, state, "open 16 16") == "future_market"

    play(game, state, "open 12 12", "drop", "drop")

    assert reason(game, state, "open 16 16") == "allowed"


def test_the_next_auction_waits_for_the_replacement() -> None:
    """RC-2.20: the buyer first makes room, then the card comes, then B may open it."""
    game, state = an_auction()
    own(state, "A", 3, 4, 5)
    put(state, "deck=11,26,S3 unseen=")
    play(game, state, "open 12 12", "drop", "drop")

    assert actor(state) == "A"
    assert reason(game, state, "open 14 14") == "remove_first"

    play(game, state, "remove 3")

    assert actor(state) == "B"
    assert reason(game, state, "open 11 11") == "allowed"


def test_who_bought_does_not_bid_again() -> None:
    """T30, RC-2.21, RC-2.24: C won what A opened; when A opens again only B may answer."""
    game, state = an_auction()
    play(game, state, "open 12 12", "drop", "bid 13", "drop")
    assert plants(state, "C") == [12]
    assert actor(state) == "A"

    play(game, state, "open 14 14")

    assert state.auction.waiting == (1,)
    play(game, state, "bid 15", "bid 16", "drop")
    assert plants(state, "A") == [14]


def test_who_bought_does_not_open_again() -> None:
    """RC-2.22: C won what A opened; after A and B are done the phase is over."""
    game, state = an_auction()
    play(game, state, "open 12 12", "drop", "bid 13", "drop")

    play(game, state, "pass")
    assert actor(state) == "B"
    play(game, state, "pass")

    assert state.phase == PhaseIndex.RESOURCES


def test_when_the_opener_wins_the_next_in_player_order_opens() -> None:
    """T30, RC-2.23: the order, not the seats, says who is next."""
    game, state = an_auction("ACB")

    play(game, state, "open 12 12", "drop", "drop")

    assert plants(state, "A") == [12]
    assert actor(state) == "C"


def test_when_another_wins_the_opener_opens_again() -> None:
    """T30, RC-2.24: or passes, as he likes."""
    game, state = an_auction()

    play(game, state, "open 12 12", "bid 13", "drop", "drop")

    assert plants(state, "B") == [12]
    assert actor(state) == "A"
    assert reason(game, state, "open 14 14") == "allowed"
    assert reason(game, state, "pass") == "allowed"


def test_a_buyer_is_left_out_when_the_opener_is_called() -> None:
    """RC-2.23, RC-2.22: B bought first, so after A comes C."""
    game, state = an_auction()
    play(game, state, "open 12 12", "bid 13", "drop", "drop")

    play(game, state, "open 14 14", "drop")

    assert plants(state, "A") == [14]
    assert actor(state) == "C"


def test_the_last_player_buys_for_the_minimum() -> None:
    """T31, RC-2.25: A and B have bought; C, with 60, pays 20 for plant 20 and nobody bids."""
    game = a_game()
    state = a_state(
        game,
        order="ABC",
        market=(13, 15, 16, 18, 20, 22, 23, 24),
        deck=(30, 31, 32, 33, S3),
        money=60,
    )
    play(game, state, "open 15 15", "drop", "drop", "open 16 16", "drop")
    assert current(state) == [13, 18, 20, 22]

    assert [line for line in offers(game, state) if line.startswith("open 20")] == ["open 20 20"]
    assert why_not(game, state, "open 20 21", "minimum") == ("sole_buyer", 20, "RC-2.25")
    assert reason(game, state, "open 20 61") == "over_cash"

    play(game, state, "open 20 20")

    assert plants(state, "C") == [20]
    assert money(state, "C") == 40


def test_the_last_player_pays_1_for_the_plant_under_the_token() -> None:
    """T31, RC-2.26: with the token on 20 the price is 1."""
    game = a_game()
    state = a_state(
        game,
        order="ABC",
        market=(20, 21, 22, 23, 24, 25, 26, 27),
        deck=(30, 31, 32, 33, S3),
        money=60,
    )
    play(game, state, "pass", "pass")

    assert [line for line in offers(game, state) if line.startswith("open 20")] == ["open 20 1"]
    assert why_not(game, state, "open 20 20", "minimum") == ("sole_buyer", 1, "RC-2.25")

    play(game, state, "open 20 1")

    assert money(state, "C") == 59


# Passing


def test_who_passed_neither_bids_nor_opens_nor_gets_a_plant() -> None:
    """T32, RC-2.27: A passes; B opens and only C may bid against B."""
    game, state = an_auction()
    play(game, state, "pass")

    play(game, state, "open 15 18")

    assert state.auction.waiting == (2,)
    play(game, state, "drop")
    assert actor(state) == "C"
    play(game, state, "pass")
    assert state.phase == PhaseIndex.RESOURCES
    assert plants(state, "A") == []


def test_after_a_pass_the_next_in_player_order_opens() -> None:
    """RC-2.28: the order is C, A, B."""
    game, state = an_auction("CAB")

    play(game, state, "pass")
    assert actor(state) == "A"
    play(game, state, "pass")

    assert actor(state) == "B"


def test_the_phase_ends_when_all_have_bought_or_passed() -> None:
    """RC-2.29: A passes, C wins what B opens, B passes."""
    game, state = an_auction()

    play(game, state, "pass", "open 12 12", "bid 13", "drop")
    assert (actor(state), state.phase) == ("B", PhaseIndex.AUCTION)
    play(game, state, "pass")

    assert state.phase == PhaseIndex.RESOURCES


# Round 1


def test_everybody_buys_in_round_1() -> None:
    """RC-2.30: the phase does not end before each has a plant."""
    game, state = an_auction(number=1, cash=50)

    play(game, state, "open 12 12", "drop", "bid 13", "drop")  # C
    play(game, state, "open 14 14", "drop")  # A
    assert actor(state) == "B"
    assert "pass" not in offers(game, state)
    play(game, state, "open 10 1")

    assert [plants(state, letter) for letter in "ABC"] == [[14], [10], [12]]
    assert state.phase == PhaseIndex.RESOURCES


def test_nobody_passes_in_round_1() -> None:
    """T33, RC-2.31: neither the first opener nor the last."""
    game, state = an_auction(number=1, cash=50)

    for lines in ([], ["open 12 12", "drop", "drop"], ["open 14 14", "drop"]):
        play(game, state, *lines)
        assert reason(game, state, "pass") == "must_buy"
        assert clauses(game, state, "pass") == ("RC-2.30", "RC-2.31")
        assert "pass" not in offers(game, state)
    assert why_not(game, state, "pass") == ("must_buy", "RC-2.30", "RC-2.31")


def test_dropping_out_of_an_auction_is_allowed_in_round_1() -> None:
    """T33, RC-2.32: only the phase may not be left."""
    game, state = an_auction(number=1, cash=50)
    play(game, state, "open 12 12")

    assert reason(game, state, "drop") == "allowed"
    play(game, state, "drop", "drop")

    assert plants(state, "A") == [12]


def test_passing_is_allowed_from_round_2_on() -> None:
    """RC-2.31: the duty to buy is one of round 1 only."""
    game, state = an_auction(number=2)

    assert reason(game, state, "pass") == "allowed"


def test_after_the_auction_of_round_1_the_order_is_determined_anew() -> None:
    """T40, RC-2.50: A buys 05, B 10, C 07; the order is B, C, A and A buys fuel first."""
    game = a_game()
    state = a_state(
        game,
        number=1,
        order="ABC",
        market=(5, 7, 8, 10, 11, 12, 13, 14),
        deck=(25, 26, 27, 28, S3),
        money=50,
    )

    play(game, state, "open 5 5", "drop", "drop")
    play(game, state, "open 10 10", "drop")
    events = play(game, state, "open 7 7")

    assert [event.values for event in events if event.kind.id == "turn_order"] == [{"order": "BCA"}]
    fuel = "".join(seats_in_turn(game, state, "done"))
    building = "".join(seats_in_turn(game, state, "done"))
    income = "".join(seats_in_turn(game, state, "power none"))
    assert (fuel, building, income) == ("ACB", "ACB", "BCA")


def test_later_auctions_leave_the_order_until_the_next_round() -> None:
    """RC-2.50: the order is determined a second time in round 1 only."""
    game, state = an_auction(number=2)

    play(game, state, "pass", "pass", "open 15 15")

    assert state.phase == PhaseIndex.RESOURCES
    assert state.order == (0, 1, 2)


def test_nobody_is_stuck_in_round_1() -> None:
    """Who can pay for nothing at all may pass even then."""
    game, state = an_auction(number=1, cash=0)

    assert offers(game, state) == ["pass"]


# An empty market


def test_with_an_empty_market_there_is_no_auction() -> None:
    """RC-2.51: after Phase 1 the next round goes on with the resources."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, step=3, order="ABC", market=(50,), deck=())
    play(game, state, "power none", "power none")

    events = play(game, state, "power none")  # 50 is removed as the lowest plant

    assert row(state) == []
    assert (state.round, state.phase) == (3, PhaseIndex.RESOURCES)
    assert "token_placed" not in [event.kind.id for event in events]
    assert state.token.card == 0


def test_when_the_last_plant_is_sold_the_others_can_only_pass() -> None:
    """RC-2.51: nothing is left to put up."""
    game = a_game()
    state = a_state(game, step=3, order="ABC", market=(50,), deck=(), money=80)

    play(game, state, "open 50 1", "drop", "drop")

    assert plants(state, "A") == [50]
    assert offers(game, state) == ["pass"]
    play(game, state, "pass", "pass")
    assert state.phase == PhaseIndex.RESOURCES
