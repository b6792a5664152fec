import pytest

from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_larger_game,
    a_state,
    boxed,
    change,
    current,
    deck,
    firm,
    future,
    kinds,
    money,
    offers,
    play,
    pool,
    reason,
    skip_phase,
    some_stations,
    stations,
    to_act,
)

Market = tuple[str, str, str]  # current, future, deck


def an_auction(market: Market, stage: int = 2) -> tuple[OutpostGame, OutpostState]:
    """Return an auction of three players in round 6 with this market of a larger box."""
    game = a_larger_game()
    now, later, cards = market
    return game, a_state(game, number=6, stage=stage, current=now, future=later, deck=cards)


def a_payment(market: Market, stage: int = 2, number: int = 6) -> tuple[OutpostGame, OutpostState]:
    """Return the payment of three players with this market of a larger box."""
    game = a_larger_game()
    now, later, cards = market
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        number=number,
        stage=stage,
        current=now,
        future=later,
        deck=cards,
    )
    return game, state


def an_expansion(market: Market, cities: int) -> tuple[OutpostGame, OutpostState]:
    """Return the expansion phase of round 6 in stage 1; the largest network has *cities*."""
    game = a_larger_game()
    now, later, cards = market
    state = a_state(
        game, phase=PhaseIndex.EXPANSION, number=6, current=now, future=later, deck=cards, money=100
    )
    some_stations(state, "C", cities)
    return game, state


# Stations in each stage


def test_in_stage_1_a_city_holds_one_station() -> None:
    """OP-ST.1, OP-ST.2, case OP-T35: for 10; a second is refused."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION)

    play(game, state, "station amber", "done")

    assert money(state, "C") == 50
    assert reason(game, state, "station amber") == "city_full"


def test_in_stage_2_a_city_holds_two_stations() -> None:
    """OP-ST.6, OP-ST.7, case OP-T35: 10 for the first, 15 for the second, no third."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=2)

    play(game, state, "station amber", "done", "station amber", "done")

    assert [money(state, letter) for letter in "CB"] == [50, 45]
    assert reason(game, state, "station amber") == "city_full"


def test_in_stage_3_a_city_holds_three_stations() -> None:
    """OP-ST.18, OP-ST.19, case OP-T35: 10, 15 and 20, each of another player."""
    game = a_game(4)
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=3)

    play(game, state, "station amber")
    assert reason(game, state, "station amber") == "already_yours"
    play(game, state, "done", "station amber", "done", "station amber", "done")

    assert [money(state, letter) for letter in "DCB"] == [50, 45, 40]
    assert reason(game, state, "station amber") == "city_full"


# Stage 2

PLAIN = ("4a 12 13 14", "15 16 17 18", "19 21 S3")


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 7), (4, 7), (5, 7), (6, 6)])
def test_stage_2_begins_with_the_seventh_city(seats: int, size: int) -> None:
    """OP-ST.3, OP-S17: with six players with the sixth; one fewer is not enough."""
    for cities in (size - 1, size):
        game = a_game(seats)
        state = a_state(game, phase=PhaseIndex.EXPANSION)
        some_stations(state, "B", cities)

        events = skip_phase(game, state)

        assert state.phase == PhaseIndex.BUREAUCRACY
        assert state.stage == (2 if cities == size else 1)
        begun = [event.values for event in kinds(events, "stage_begins")]
        assert begun == ([{"stage": 2}] if cities == size else [])


def test_a_larger_network_starts_stage_2_as_well() -> None:
    """OP-ST.3, ruling OP-A40: nine cities at once."""
    game, state = an_expansion(PLAIN, 9)

    skip_phase(game, state)

    assert state.stage == 2


def test_stage_2_waits_for_the_end_of_the_expansion_phase() -> None:
    """OP-ST.3, case OP-T39: with C at seven, B and A still find no slot of 15 in this phase."""
    game, state = an_expansion(PLAIN, 6)

    play(game, state, "station halite", "done")
    assert firm(state, "C").network_size() == 7
    assert state.stage == 1
    assert reason(game, state, "station halite") == "city_full"
    play(game, state, "done", "done")

    assert (state.phase, state.stage) == (PhaseIndex.BUREAUCRACY, 2)


def test_the_lowest_card_leaves_as_stage_2_begins() -> None:
    """OP-ST.4, case OP-T23: 04 goes, 19 comes."""
    game, state = an_expansion(PLAIN, 7)

    events = skip_phase(game, state)

    assert boxed(state) == "4a"
    assert (current(state), future(state)) == ("12 13 14 15", "16 17 18 19")
    assert [event.values for event in kinds(events, "card_removed")] == [
        {"plant": "4a", "why": "stage2"}
    ]


def test_it_leaves_once() -> None:
    """OP-ST.4: in the next round stage 2 does not begin again."""
    game, state = an_expansion(PLAIN, 7)

    for _ in range(4):
        skip_phase(game, state)

    assert state.phase == PhaseIndex.BUREAUCRACY
    assert boxed(state) == "4a"


def test_of_a_stack_only_the_top_card_leaves_as_stage_2_begins() -> None:
    """OP-ST.5, case OP-T23: the upper 04 with its tokens; the other stays, nothing is drawn."""
    game, state = an_expansion(("4a+4b:3 12 13 14", "15 16 17 18", "19 21 S3"), 7)

    skip_phase(game, state)

    assert boxed(state) == "4b"
    assert (current(state), future(state)) == ("4a 12 13 14", "15 16 17 18")
    assert deck(state) == "19 21 S3"


def test_stage_2_begins_without_a_market_too() -> None:
    """OP-ST.4, ruling OP-A36: there is nothing to remove."""
    game, state = an_expansion(("", "", "S3"), 7)

    skip_phase(game, state)

    assert state.stage == 2
    assert boxed(state) == ""


# Stage 3 from an auction

DRAWN = ("6a 12 13 14", "15 16 17 18", "S3 19 21 23")


def test_drawn_in_an_auction_the_stage_3_card_lies_at_the_end() -> None:
    """OP-ST.9, OP-2m.7: it takes the highest place; 15 moves up; it is not for sale."""
    game, state = an_auction(DRAWN)

    play(game, state, "open 12 12", "drop", "drop")

    assert (current(state), future(state)) == ("6a 13 14 15", "16 17 18 S3")
    assert state.stage == 2
    assert sorted({text.split()[1] for text in offers(game, state, "open")}) == [
        "13",
        "14",
        "15",
        "6a",
    ]


def test_drawn_in_an_auction_it_has_the_deck_shuffled_at_once() -> None:
    """OP-ST.10: the cards are the same, the order is chance."""
    orders = set()
    for seed in range(30):
        game, state = an_auction(DRAWN)
        change(state, {"rng": f"{seed:x}"})
        events = play(game, state, "open 12 12", "drop", "drop")
        assert [event.reveals for event in kinds(events, "stage3_drawn")] == [True]
        orders.add(deck(state))

    assert len(orders) == 6
    assert {" ".join(sorted(order.split())) for order in orders} == {"19 21 23"}


def test_drawn_in_an_auction_it_does_not_stop_the_auctions() -> None:
    """OP-ST.11, OP-ST.8: B and C still buy, cards are drawn, and stage 2 goes on."""
    game, state = an_auction(("6a 12 13 14", "15 16 17 18", "S3 19 21"))
    state.rng.stated = (("deck", game.chance("deck", ("21", "19"))),)

    play(game, state, "open 12 12", "drop", "drop", "open 13 13", "drop")
    assert (current(state), future(state)) == ("6a 14 15 16", "17 18 21 S3")
    assert state.stage == 2
    play(game, state, "open 14 14")

    assert [pool(state, letter) for letter in "ABC"] == ["12", "13", "14"]
    assert state.stage == 3


def test_after_an_auction_the_stage_3_card_and_the_lowest_leave() -> None:
    """OP-ST.8, OP-ST.12, OP-ST.17: without replacement, as phase 3 begins; six are left."""
    game, state = an_auction(DRAWN)

    play(game, state, "open 12 12", "drop", "drop", "pass")
    before = deck(state)
    events = play(game, state, "pass")

    assert (state.phase, state.stage) == (PhaseIndex.EXPANSION, 3)
    assert boxed(state) == "6a"
    assert (current(state), future(state)) == ("13 14 15 16 17 18", "")
    assert deck(state) == before
    assert [event.values for event in kinds(events, "stage_begins")] == [{"stage": 3}]


def test_of_the_lowest_pile_the_whole_stack_leaves() -> None:
    """OP-ST.16, case OP-T24: both 06 with their tokens; nothing is drawn."""
    game, state = an_auction(("6a+6b:3 12 13 14", "15 16 17 18", "S3 19 21 23"))

    play(game, state, "open 12 12", "drop", "drop", "pass", "pass")

    assert boxed(state) == "6a 6b"
    assert current(state) == "13 14 15 16 17 18"
    assert len(state.market.deck) == 3


def test_third_stations_are_built_right_after_the_auction() -> None:
    """OP-ST.8, OP-ST.18: stage 3 has begun in phase 3 of the same round."""
    game, state = an_auction(DRAWN)
    stations(state, "A", "amber")
    stations(state, "B", "amber")

    play(game, state, "open 12 12", "drop", "drop", "pass", "pass")

    assert to_act(state) == "C"
    assert reason(game, state, "station amber") == "allowed"


def test_in_stage_3_six_piles_are_for_sale() -> None:
    """OP-ST.17: and a new card is drawn when one of them is bought; there is no future market."""
    game, state = an_auction(("10 12 13 14 15 16", "", "11 17"), stage=3)

    assert state.market.for_sale() == tuple(pile.top() for pile in state.market.current)
    play(game, state, "open 16 16", "drop", "drop")

    assert (current(state), future(state)) == ("10 11 12 13 14 15", "")
    play(game, state, "open 10 10", "drop")
    assert current(state) == "11 12 13 14 15 17"


def test_in_stage_3_equal_numbers_lie_on_one_pile() -> None:
    """OP-ST.17, OP-2m.3, OP-2m.12: the second 08 lies on the first, and one more is drawn."""
    game, state = an_auction(("8a 12 13 14 15 16", "", "8b 11 17"), stage=3)

    play(game, state, "open 12 12", "drop", "drop")

    assert current(state) == "8a+8b 11 13 14 15 16"
    assert deck(state) == "17"


def test_equal_cards_come_together_as_stage_3_begins() -> None:
    """OP-ST.17, ruling OP-A22: two 20 of the future market become a pile; one more is drawn."""
    game, state = an_auction(("6a 12 13 14", "20a 20b 21 23", "S3 25 26"))
    state.rng.stated = (("deck", game.chance("deck", ("26", "25"))),)

    play(game, state, "open 12 12", "drop", "drop", "pass", "pass")

    assert current(state) == "13 14 20a+20b 21 23 26"
    assert deck(state) == "25"


# Stage 3 from the bureaucracy


def test_drawn_in_the_bureaucracy_it_leaves_at_once_with_the_lowest() -> None:
    """OP-ST.13, OP-ST.15, case OP-T25: 18 is under the deck; 06 and the card go; six are left."""
    game, state = a_payment(DRAWN)

    play(game, state, "power none", "power none")
    assert state.stage == 2
    events = play(game, state, "power none")

    assert boxed(state) == "6a"
    assert (current(state), future(state)) == ("12 13 14 15 16 17", "")
    assert (state.round, state.phase, state.stage) == (7, PhaseIndex.AUCTION, 3)
    names = [event.kind.id for event in events]
    assert names.index("card_removed") < names.index("stage_begins") < names.index("round_begins")


def test_drawn_in_the_bureaucracy_it_has_the_deck_shuffled() -> None:
    """OP-ST.14, case OP-T25: with the card that went under it."""
    orders = set()
    for seed in range(150):
        game, state = a_payment(DRAWN)
        change(state, {"rng": f"{seed:x}"})
        skip_phase(game, state)
        orders.add(deck(state))

    assert len(orders) == 24
    assert {" ".join(sorted(order.split())) for order in orders} == {"18 19 21 23"}


def test_drawn_in_the_bureaucracy_it_takes_a_whole_stack_along() -> None:
    """OP-ST.16: both 06 with their tokens."""
    game, state = a_payment(("6a+6b:3 12 13 14", "15 16 17 18", "S3 19 21 23"))

    skip_phase(game, state)

    assert boxed(state) == "6a 6b"
    assert current(state) == "12 13 14 15 16 17"


def test_drawn_for_a_discounted_card_it_leaves_at_once() -> None:
    """OP-ST.13, OP-4.22, ruling OP-A21: 05 was boxed, 12 goes with the card; 18 stays."""
    game, state = a_payment(("5a:3 12 13 14", "15 16 17 18", "S3 19 21 23"), number=3)

    events = skip_phase(game, state)

    assert boxed(state) == "5a 12"
    assert current(state) == "13:3 14:3 15 16 17 18"
    assert kinds(events, "put_under") == []
    assert len(state.market.deck) == 3


def test_a_discounted_card_leaves_also_after_the_stage_3_card() -> None:
    """OP-4.17, ruling OP-A21: 05 and, with the card, 06; then 10, replaced by 21."""
    game, state = a_payment(("5a:3 6a:1 10:7 14", "15 16 17 18", "S3 19 21"), number=3)
    state.rng.stated = (("deck", game.chance("deck", ("21", "19"))),)

    skip_phase(game, state)

    assert boxed(state) == "5a 6a 10"
    assert current(state) == "14:3 15 16 17 18 21"


def test_drawn_as_stage_2_begins_it_takes_effect_at_once() -> None:
    """OP-ST.4, OP-ST.13, OP-ST.15: 06 goes for stage 2, 12 with the card; stage 3 is next."""
    game, state = an_expansion(DRAWN, 7)

    skip_phase(game, state)
    assert (state.phase, state.stage) == (PhaseIndex.BUREAUCRACY, 2)
    assert boxed(state) == "6a 12"
    assert current(state) == "13 14 15 16 17 18"
    events = skip_phase(game, state)

    assert state.stage == 3
    assert current(state) == "13 14 15 16 17 18"
    assert kinds(events, "put_under") == []


def test_the_third_slot_opens_in_the_round_after() -> None:
    """OP-ST.15, case OP-T25, ruling OP-A37: first used in the next phase 3."""
    game, state = a_payment(DRAWN)
    stations(state, "A", "amber")
    stations(state, "B", "amber")

    skip_phase(game, state)
    skip_phase(game, state)
    while to_act(state) != "C":
        play(game, state, "done")

    play(game, state, "station amber")
    assert money(state, "C") == 60 + 10 - 20


# Stage 3 before stage 2


def test_stage_3_before_stage_2_in_an_auction() -> None:
    """OP-ST.20, case OP-T26: 06 and a card drawn for stage 2; then 13 and the Stage 3 card."""
    game, state = an_auction(("6a 12 13 14", "15 16 17 18", "S3 19 21"), stage=1)
    state.rng.stated = (("deck", game.chance("deck", ("21", "19"))),)

    play(game, state, "open 12 12", "drop", "drop", "pass")
    assert state.stage == 1
    events = play(game, state, "pass")

    assert boxed(state) == "6a 13"
    assert current(state) == "14 15 16 17 18 21"
    assert deck(state) == "19"
    assert [event.values["stage"] for event in kinds(events, "stage_begins")] == [2, 3]


def test_a_stack_of_two_leaves_card_by_card_and_whole() -> None:
    """OP-ST.5, OP-ST.16, OP-ST.20: the upper 06 for stage 2, the lower for stage 3; no draw."""
    game, state = an_auction(("6a+6b 12 13 14", "15 16 17 18", "S3 19 21"), stage=1)

    play(game, state, "open 12 12", "drop", "drop", "pass", "pass")

    assert boxed(state) == "6b 6a"
    assert current(state) == "13 14 15 16 17 18"
    assert len(state.market.deck) == 2


def test_stage_3_before_stage_2_in_the_bureaucracy() -> None:
    """OP-ST.13, OP-ST.20: 06 and a card drawn, then 12; 18 had gone under the deck."""
    game, state = a_payment(("6a 12 13 14", "15 16 17 18", "S3 19 21"), stage=1)
    state.rng.stated = (("deck", game.chance("deck", ("21", "19", "18"))),)

    events = skip_phase(game, state)

    assert boxed(state) == "6a 12"
    assert current(state) == "13 14 15 16 17 21"
    assert deck(state) == "19 18"
    assert [event.values["stage"] for event in kinds(events, "stage_begins")] == [2, 3]


def test_the_card_for_stage_2_comes_from_the_shuffled_deck() -> None:
    """OP-ST.21: 19 lay on top before the Stage 3 card shuffled the deck; now 21 does."""
    game, state = a_payment(("6a 12 13 14", "15 16 17 18", "S3 19 21"), stage=1)
    state.rng.stated = (("deck", game.chance("deck", ("21", "19", "18"))),)

    events = skip_phase(game, state)

    told = [event.kind.id for event in events if event.kind.id in ("stage3_drawn", "card_drawn")]
    assert told == ["stage3_drawn", "card_drawn"]
    assert [event.values["plant"] for event in kinds(events, "card_drawn")] == ["21"]
    assert current(state).endswith("21")


def test_the_stage_3_card_may_be_the_card_drawn_for_stage_2() -> None:
    """OP-ST.22: 06 leaves for stage 2, then 12 for stage 3; stage 2 does not begin twice."""
    game, state = a_payment(("6a 12 13 14", "15 16 17 18", "S3 19 21"), stage=1)
    change(state, {"phase": "expansion", "act": ""})
    some_stations(state, "C", 7)

    events = skip_phase(game, state)

    assert boxed(state) == "6a 12"
    assert current(state) == "13 14 15 16 17 18"
    assert len(state.market.deck) == 2
    assert [event.values["stage"] for event in kinds(events, "stage_begins")] == [2]
    assert (state.stage, state.market.is_final) == (2, True)


def test_seven_cities_later_change_nothing_more() -> None:
    """OP-ST.20, OP-ST.4, case OP-T26: stage 2 does not begin after stage 3."""
    game, state = an_auction(("6a 12 13 14", "15 16 17 18", "S3 19 21"), stage=1)
    play(game, state, "open 12 12", "drop", "drop", "pass", "pass")
    before = (current(state), deck(state), boxed(state))
    some_stations(state, "C", 7)

    skip_phase(game, state)

    assert state.stage == 3
    assert (current(state), deck(state), boxed(state)) == before


def test_an_empty_market_survives_the_stage_3_card() -> None:
    """OP-ST.12, ruling OP-A36: there is no lowest card to go with it."""
    game, state = a_payment(("", "S3", ""))

    skip_phase(game, state)

    assert state.stage == 3
    assert boxed(state) == ""
    assert (state.round, state.phase) == (7, PhaseIndex.EXPANSION)
