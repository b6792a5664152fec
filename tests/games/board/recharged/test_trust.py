import pytest

from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    houses,
    money,
    next_shuffle,
    offers,
    on_sale,
    own,
    plants,
    play,
    put,
    reason,
    row,
    slots_taken,
    some_houses,
    why_not,
)
from tests.games.board.recharged.positions import (
    slots_in,
    the_trust,
    trust_plants,
    trust_slots,
    trust_starts_in,
)

REGIONS = "west, south_west, south"
FIRST_SIX = ("essen", "duisburg", "duesseldorf", "koeln", "aachen", "trier")
URANIUM = 3


def a_placing(**options: str) -> tuple[BoardGame, BoardState]:
    """Return a fresh table of two in the west and south, B first in turn order."""
    game = a_game(seats=2, regions=REGIONS, **options)
    return game, game.new(1, {"order": ("B", "A")})


# Setup


def test_two_players_meet_the_trust() -> None:
    """RC-T1: with three or more it stays in the box."""
    taking_part = [a_game(seats=seats).new(1, {}).trust is not None for seats in (2, 3, 4, 5, 6)]

    assert taking_part == [True, False, False, False, False]


def test_the_trust_has_16_houses_and_a_place_in_the_turn_order() -> None:
    """RC-T2: six and a reserve of ten for the map; it has no city count and no seat."""
    game, state = a_placing()
    assert the_trust(state).reserve == 16

    play(game, state, *[f"trust {city}" for city in FIRST_SIX])

    assert len(the_trust(state).cities) + the_trust(state).reserve == 16
    assert state.order.count(2) == 1
    assert len(state.players) == 2
    assert state.largest_network() == 0


def test_the_trust_pays_for_nothing() -> None:
    """RC-T3: plants, fuel and houses come to it, and nobody's money changes but for his own."""
    game = a_game(seats=2)
    state = a_state(
        game, order="ATB", market=(10, 12, 14, 20, 22, 24, 25, 26), deck=(27, 28, 29, S3)
    )
    trust_starts_in(state)

    play(game, state, "pass", "pass")
    assert trust_plants(state) == [20]
    play(game, state, "done", "done")
    assert the_trust(state).stored == [3, 0, 0, 0]
    play(game, state, "build essen")
    assert trust_slots(state) == {"essen": 15}

    assert [player.money for player in state.players] == [50, 40]


def test_the_start_player_is_drawn_by_lot_and_the_trust_is_second() -> None:
    """RC-T4: one human first, the Trust in the middle, the other human last."""
    game = a_game(seats=2)

    orders = {game.new(seed, {}).order for seed in range(20)}

    assert orders == {(0, 2, 1), (1, 2, 0)}


def test_three_regions_are_in_play_and_six_plants_in_the_box() -> None:
    """RC-T5: one plant with a plug on its back (up to 15) and five with a socket."""
    for seed in range(5):
        state = a_game(seats=2).new(seed, {})

        assert len(state.area.cities) == 21
        assert sum(number <= 15 for number in state.unseen) == 1
        assert sum(number > 15 for number in state.unseen) == 5


def test_the_humans_place_the_first_six_houses() -> None:
    """RC-T6, RC-T8, case T24: start, other, other, start, start, other; each on slot 10."""
    game, state = a_placing()
    assert (state.phase, state.round) == (PhaseIndex.TRUST, 0)

    turns = []
    for city in FIRST_SIX:
        turns.append(state.to_act)
        play(game, state, f"trust {city}")

    assert turns == [1, 0, 0, 1, 1, 0]
    assert trust_slots(state) == dict.fromkeys(FIRST_SIX, 10)
    assert the_trust(state).reserve == 10
    assert (state.phase, state.round, state.to_act) == (PhaseIndex.AUCTION, 1, 1)


def test_the_first_house_may_go_anywhere_in_the_play_area() -> None:
    """RC-T7, case T24: all 21 cities are offered, the others are not in play."""
    game, state = a_placing()

    assert len(offers(game, state)) == 21
    assert why_not(game, state, "trust berlin", "city") == ("outside_area", "berlin", "RC-4.14")


def test_each_further_house_is_directly_connected_to_one_before() -> None:
    """RC-T7, case T24: beside any city of the Trust, not only the last."""
    game, state = a_placing()

    play(game, state, "trust essen")
    assert offers(game, state) == [
        "trust muenster",
        "trust duisburg",
        "trust dortmund",
        "trust duesseldorf",
    ]
    play(game, state, "trust duesseldorf")
    assert offers(game, state) == [
        "trust muenster",
        "trust duisburg",
        "trust dortmund",
        "trust aachen",
        "trust koeln",
    ]
    assert why_not(game, state, "trust muenchen", "city") == ("trust_apart", "muenchen", "RC-T7")
    assert why_not(game, state, "trust essen", "city") == ("city_taken", "essen", "RC-T6", "RC-T7")


def test_only_houses_of_the_trust_are_placed_then() -> None:
    """RC-T6: everything else has to wait."""
    game, state = a_placing()

    assert why_not(game, state, "build essen", "phase") == (
        "wrong_phase",
        "trust",
        "RC-0.1",
        "RC-0.2",
    )


def a_marking() -> tuple[BoardGame, BoardState]:
    """Return an expert table after the Trust's first six houses."""
    game, state = a_placing(starting_cities="on")
    play(game, state, *[f"trust {city}" for city in FIRST_SIX])
    return game, state


def test_experts_mark_their_cities_after_the_trust() -> None:
    """RC-T9, case T77: in turn order, each an empty city."""
    game, state = a_marking()
    assert state.phase == PhaseIndex.STARTING_CITIES

    assert why_not(game, state, "start essen", "city") == (
        "cannot_mark",
        "essen",
        "RC-S31",
        "RC-T9",
    )
    turns = [state.to_act]
    play(game, state, "start muenchen")
    turns.append(state.to_act)
    play(game, state, "start passau")

    assert turns == [1, 0]
    assert state.fuel.supply[URANIUM] == 8
    assert (state.phase, state.round) == (PhaseIndex.AUCTION, 1)


def test_the_trust_follows_to_marked_cities() -> None:
    """RC-T10, case T77: slot 15 of each; eight houses stay in reserve."""
    game, state = a_marking()

    play(game, state, "start muenchen", "start passau")

    assert trust_slots(state) == dict.fromkeys(FIRST_SIX, 10) | {"muenchen": 15, "passau": 15}
    assert the_trust(state).reserve == 8


def test_who_starts_in_a_marked_city_meets_the_trust_there() -> None:
    """RC-T10, RC-4.26, RC-4.28, case T77: the start costs 10 and moves no house of the Trust.

    The other human may enter in Step 3, on slot 20: from Passau to München it is 14.
    """
    game, state = a_marking()
    play(game, state, "start muenchen", "start passau")
    put(state, "phase=building round=2 order=ATB act=B discount=")

    play(game, state, "build muenchen", "done")
    assert money(state, "B") == 40
    assert slots_in(state, "B") == {"muenchen": 10}
    assert the_trust(state).reserve == 8
    assert state.fuel.supply[URANIUM] == 9

    play(game, state, "build passau")
    assert reason(game, state, "build muenchen") == "city_full"
    put(state, "step=2")
    assert reason(game, state, "build muenchen") == "city_full"
    put(state, "step=3")
    play(game, state, "build muenchen")
    assert money(state, "A") == 50 - 10 - 34
    assert slots_in(state, "A")["muenchen"] == 20


def test_a_marked_city_with_the_trust_is_closed_to_networks_until_step_3() -> None:
    """RC-T10, RC-4.27, RC-4.28, case T77: slot 10 waits for a starter, slot 15 is the Trust's."""
    game, state = a_marking()
    play(game, state, "start muenchen", "start passau")
    put(state, "phase=building round=2 order=ATB act=B discount=")
    play(game, state, "build muenchen")

    answers = []
    for step in (1, 2, 3):
        put(state, f"step={step}")
        answers.append(reason(game, state, "build passau"))

    assert answers == ["reserved_for_starter", "reserved_for_starter", "allowed"]


def test_two_players_own_three_plants_each() -> None:
    """RC-T11, case T41: the fourth forces a removal."""
    game = a_game(seats=2)
    state = a_state(game, order="ATB", market=(10, 12, 14, 15, 16, 18, 20, 22))
    own(state, "A", 3, 4, 5)

    play(game, state, "open 12 12", "drop")

    assert offers(game, state) == ["remove 3", "remove 4", "remove 5"]


# Phase 1


def test_the_trust_is_always_second() -> None:
    """RC-T12: the humans change places by their cities, the Trust with all its houses does not."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ATB")
    trust_starts_in(state, *FIRST_SIX)
    houses(state, "A", "berlin")
    houses(state, "B", "kassel", "fulda")

    play(game, state, "power none", "power none")

    assert state.order == (1, 2, 0)


def test_the_humans_are_ordered_by_their_plants_if_their_cities_tie() -> None:
    """RC-T12: as with more players, the highest plant decides; the Trust's does not count."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ATB")
    own(state, "A", 10)
    own(state, "B", 12)
    own(state, "T", 50)

    play(game, state, "power none", "power none")

    assert state.order == (1, 2, 0)


# Phase 2

DOZEN = (10, 12, 14, 15, 16, 18, 20, 22)


def test_the_trust_never_bids_or_opens() -> None:
    """RC-T13: against A's opening only B speaks; after A's pass B opens."""
    game = a_game(seats=2)
    state = a_state(game, order="ATB", market=DOZEN, deck=(23, 24, 25, 26, S3))

    play(game, state, "open 12 12")
    assert (state.auction.waiting, state.to_act) == ((1,), 1)
    play(game, state, "drop")
    assert plants(state, "A") == [12]

    fresh = a_state(game, order="ATB", market=DOZEN, deck=(23, 24, 25, 26, S3))
    play(game, fresh, "pass")
    assert fresh.to_act == 1


def test_the_trust_takes_a_plant_after_the_first_purchase() -> None:
    """RC-T14..RC-T17, case T74: B wins 12, and 13 comes for it; then the Trust has its turn.

    It takes 15, now the fourth of the current market, and 23 comes for that. A, alone, opens
    again and pays the minimum. The Trust takes nothing more.
    """
    game = a_game(seats=2)
    state = a_state(game, order="ATB", market=DOZEN, deck=(13, 23, 24, 25, S3))

    play(game, state, "open 12 12", "bid 13", "drop")
    assert plants(state, "B") == [12]
    assert trust_plants(state) == [15]
    assert row(state) == [10, 13, 14, 16, 18, 20, 22, 23]
    assert state.to_act == 0
    assert reason(game, state, "open 14 15") == "sole_buyer"
    play(game, state, "open 14 14")

    assert money(state, "A") == 36
    assert trust_plants(state) == [15]


def test_the_trust_takes_a_plant_after_the_start_player_has_passed() -> None:
    """RC-T14, RC-T16: before B may open; B's purchase brings it no second plant."""
    game = a_game(seats=2)
    state = a_state(game, order="ATB", market=DOZEN, deck=(23, 24, 25, 26, S3))

    play(game, state, "pass")
    assert trust_plants(state) == [15]
    assert row(state) == [10, 12, 14, 16, 18, 20, 22, 23]
    play(game, state, "open 14 14")

    assert plants(state, "B") == [14]
    assert trust_plants(state) == [15]


def test_the_trust_waits_until_the_buyer_has_made_room() -> None:
    """RC-T15: A's removal and the card for A's plant come first."""
    game = a_game(seats=2)
    state = a_state(game, order="ATB", market=DOZEN, deck=(13, 23, 24, 25, S3))
    own(state, "A", 3, 4, 5)

    play(game, state, "open 12 12", "drop")
    assert trust_plants(state) == []
    play(game, state, "remove 3")

    assert trust_plants(state) == [15]


def test_the_trust_takes_one_plant_in_each_round() -> None:
    """RC-T16: and a new one in the next."""
    game = a_game(seats=2)
    state = a_state(game, order="ATB", market=DOZEN, deck=(23, 24, 25, 26, 27, 28, S3))

    play(game, state, "pass", "pass")
    assert trust_plants(state) == [15]
    play(game, state, *["done"] * 4, "power none", "power none")
    assert trust_plants(state) == [15]
    play(game, state, "pass")

    assert trust_plants(state) == [15, 18]  # of 12, 14, 16 and 18


def test_the_card_for_the_trusts_plant_may_cost_the_token_its_place() -> None:
    """RC-T17: 9 is lower than discounted 10: it leaves the game, the token too; 23 comes."""
    game = a_game(seats=2)
    state = a_state(game, order="ATB", market=DOZEN, deck=(9, 23, 24, 25, S3))

    play(game, state, "pass")

    assert trust_plants(state) == [15]
    assert row(state) == [10, 12, 14, 16, 18, 20, 22, 23]
    assert state.box == (9,)
    assert state.token.card == 0
    assert reason(game, state, "open 10 9") == "below_number"


def test_a_full_trust_takes_only_a_better_plant() -> None:
    """RC-T18, RC-T20, case T75: with 11, 12 and 13 it leaves 10; the market is unchanged."""
    game = a_game(seats=2)
    market = (7, 8, 9, 10, 16, 18, 20, 22)
    state = a_state(game, order="ATB", market=market, deck=(23, 24, 25, S3))
    own(state, "T", 11, 12, 13)

    play(game, state, "pass")

    assert trust_plants(state) == [11, 12, 13]
    assert row(state) == list(market)
    assert state.cards.deck == (23, 24, 25, S3)
    assert state.box == ()
    assert state.token.card == 7


def test_a_full_trust_removes_its_lowest_plant() -> None:
    """RC-T18, RC-T19, case T75: it takes 15, and 11 leaves the game."""
    game = a_game(seats=2)
    market = (7, 8, 9, 15, 16, 18, 20, 22)
    state = a_state(game, order="ATB", market=market, deck=(23, 24, 25, S3))
    own(state, "T", 11, 12, 13)

    play(game, state, "pass")

    assert trust_plants(state) == [12, 13, 15]
    assert state.box == (11,)
    assert row(state) == [7, 8, 9, 16, 18, 20, 22, 23]


def test_the_step_3_card_may_replace_the_plant_of_the_trust() -> None:
    """RC-T43: it lies in the market until the phase ends; then 8 and S3 go, after 7, unsold."""
    game = a_game(seats=2)
    market = (7, 8, 9, 15, 16, 18, 20, 22)
    state = a_state(game, step=2, order="ATB", market=market, deck=(S3, 24, 25))
    next_shuffle(state, 25, 24)

    play(game, state, "pass")

    assert trust_plants(state) == [15]
    assert row(state) == [7, 8, 9, 16, 18, 20, 22, S3]
    assert state.cards.deck == (25, 24)
    assert (state.step, state.phase) == (2, PhaseIndex.AUCTION)
    assert reason(game, state, "open s3 99") == "last_card"

    play(game, state, "pass")

    assert row(state) == [9, 16, 18, 20, 22, 25]
    assert state.box == (7, 8)
    assert (state.step, state.phase) == (3, PhaseIndex.RESOURCES)


def test_a_trust_with_room_takes_even_a_lower_plant() -> None:
    """RC-T18: the comparison is for a Trust with three plants only."""
    game = a_game(seats=2)
    market = (7, 8, 9, 10, 16, 18, 20, 22)
    state = a_state(game, order="ATB", market=market, deck=(23, 24, 25, S3))
    own(state, "T", 11, 12)

    play(game, state, "pass")

    assert trust_plants(state) == [10, 11, 12]
    assert state.box == ()


def test_a_trust_that_took_nothing_has_had_its_turn() -> None:
    """RC-T16, RC-T20: it leaves 10; when 15 moves up to the current market, it leaves that too."""
    game = a_game(seats=2)
    market = (5, 7, 8, 9, 10, 15, 18, 22)
    state = a_state(game, order="ATB", market=market, deck=(23, 24, 25, S3))
    own(state, "T", 11, 12, 13)

    play(game, state, "open 7 7", "drop", "open 8 8")

    assert trust_plants(state) == [11, 12, 13]
    assert 15 in row(state)


def test_in_step_3_the_trust_takes_the_highest_plant() -> None:
    """RC-T21: of all six."""
    game = a_game(seats=2)
    state = a_state(game, order="ATB", step=3, market=(25, 26, 29, 31, 33, 38), deck=(32, 35))

    play(game, state, "pass")

    assert trust_plants(state) == [38]
    assert row(state) == [25, 26, 29, 31, 32, 33]


def test_without_plants_the_trust_takes_nothing() -> None:
    """RC-T14, RC-T21: A buys the last plant of the game."""
    game = a_game(seats=2)
    state = a_state(game, order="ATB", step=3, market=(38,), deck=())

    play(game, state, "open 38 1", "drop")

    assert plants(state, "A") == [38]
    assert trust_plants(state) == []


def test_the_trust_may_take_the_discounted_plant() -> None:
    """RC-T21, RC-2.46: as the last one left; the token goes aside, and nothing else is removed."""
    game = a_game(seats=2)
    state = a_state(game, order="ATB", step=3, market=(38,), deck=())

    play(game, state, "pass")
    assert trust_plants(state) == [38]
    assert state.token.card == 0
    play(game, state, "pass")

    assert state.phase == PhaseIndex.RESOURCES
    assert trust_plants(state) == [38]
    assert state.box == ()


def test_in_the_first_round_both_humans_must_buy() -> None:
    """RC-T22: neither may pass; the Trust acts after the first purchase."""
    game = a_game(seats=2)
    market = (3, 4, 5, 6, 7, 8, 9, 10)
    state = a_state(game, number=1, order="ATB", market=market, deck=(11, 23, 24, 25, S3))

    assert why_not(game, state, "pass") == ("must_buy", "RC-2.30", "RC-2.31")
    play(game, state, "open 6 6", "drop")
    assert trust_plants(state) == [7]
    assert reason(game, state, "pass") == "must_buy"
    play(game, state, "open 4 4")

    assert (plants(state, "A"), plants(state, "B")) == ([6], [4])
    assert state.phase == PhaseIndex.RESOURCES


# Phase 3


def the_trust_buys(game: BoardGame, *numbers: int, **market: int) -> BoardState:
    """Return Phase 3 after the turns of B and the Trust, which owns these plants."""
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ATB")
    own(state, "T", *numbers)
    on_sale(state, **market)
    play(game, state, "done")
    return state


def test_the_trust_takes_fuel_between_the_humans() -> None:
    """RC-T23: after the last human and before the first."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ATB")
    own(state, "T", 10)
    own(state, "B", 4)

    play(game, state, "buy coal 1")
    assert the_trust(state).stored == [0, 0, 0, 0]
    play(game, state, "done")

    assert the_trust(state).stored == [2, 0, 0, 0]
    assert state.fuel.on_sale[0] == 21
    assert state.to_act == 0
    play(game, state, "done")
    assert state.phase == PhaseIndex.BUILDING


def test_the_trust_takes_fuel_for_one_run_of_each_plant() -> None:
    """RC-T24, RC-T26, case T76: 2 coal for 10, coal and oil for 5, nothing for 13.

    They are the cheapest: the next coal costs 2, the next oil 3.
    """
    game = a_game(seats=2)

    state = the_trust_buys(game, 5, 10, 13)

    assert the_trust(state).stored == [3, 1, 0, 0]
    assert state.fuel.on_sale == [21, 17, 9, 2]
    assert (state.fuel.cost(0, 1), state.fuel.cost(1, 1)) == (2, 3)
    assert [player.money for player in state.players] == [50, 50]


def test_the_trust_takes_every_kind_of_fuel() -> None:
    """RC-T24: three oil for 7, two garbage for 14, one uranium for 11, and all can see it."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ATB")
    own(state, "T", 7, 11, 14)

    events = play(game, state, "done")

    assert [(event.kind.id, event.seat, event.values) for event in events] == [
        ("trust_fuel", 2, {"resource": "oil", "amount": 3}),
        ("trust_fuel", 2, {"resource": "garbage", "amount": 2}),
        ("trust_fuel", 2, {"resource": "uranium", "amount": 1}),
    ]
    assert the_trust(state).stored == [0, 3, 2, 1]
    assert state.fuel.on_sale == [24, 15, 7, 1]


def test_the_trust_takes_what_there_is() -> None:
    """RC-T25: of three coal for plant 20 two are there; the supply is not touched."""
    game = a_game(seats=2)

    state = the_trust_buys(game, 20, coal=2)

    assert the_trust(state).stored == [2, 0, 0, 0]
    assert (state.fuel.on_sale[0], state.fuel.supply[0]) == (0, 22)


def test_single_fuel_plants_come_before_hybrids() -> None:
    """RC-T27, case T76: both coal are for 10, so that hybrid 5 gets two oil."""
    game = a_game(seats=2)

    state = the_trust_buys(game, 5, 10, 13, coal=2)

    assert the_trust(state).stored == [2, 2, 0, 0]


@pytest.mark.parametrize(
    ("coal", "oil", "taken"),
    [
        (24, 18, [2, 1, 0, 0]),  # coal, oil, coal
        (1, 18, [1, 2, 0, 0]),
        (0, 18, [0, 3, 0, 0]),
        (24, 0, [3, 0, 0, 0]),
        (1, 1, [1, 1, 0, 0]),
        (0, 0, [0, 0, 0, 0]),
    ],
)
def test_a_hybrid_of_the_trust_takes_coal_and_oil_by_turns(
    coal: int, oil: int, taken: list[int]
) -> None:
    """RC-T25, RC-T26, case T76: plant 46 begins with coal, and takes what is left at the end."""
    game = a_game(seats=2)

    state = the_trust_buys(game, 46, coal=coal, oil=oil)

    assert the_trust(state).stored == taken


def test_each_hybrid_of_the_trust_begins_with_coal() -> None:
    """RC-T27: coal for 29; coal, oil, coal for 46."""
    game = a_game(seats=2)

    state = the_trust_buys(game, 29, 46)

    assert the_trust(state).stored == [3, 1, 0, 0]


def test_the_trust_stores_nothing_for_later() -> None:
    """RC-T28: 3 + 2 + 3 coal for plants 20, 25 and 31, in each round anew."""
    game = a_game(seats=2)
    state = the_trust_buys(game, 20, 25, 31)
    assert the_trust(state).stored == [8, 0, 0, 0]

    play(game, state, "done", "done", "done", "power none", "power none")
    assert the_trust(state).stored == [0, 0, 0, 0]
    play(game, state, "pass", "pass", "done")

    assert trust_plants(state) == [20, 25, 31]
    assert the_trust(state).stored == [8, 0, 0, 0]


# Phase 4


def test_the_trust_has_no_building_turn() -> None:
    """RC-T29: B builds, then A; no house of the Trust is placed of itself."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB")
    trust_starts_in(state, *FIRST_SIX)

    turns = [state.to_act]
    play(game, state, "done")
    turns.append(state.to_act)
    play(game, state, "done")

    assert turns == [1, 0]
    assert state.phase == PhaseIndex.BUREAUCRACY
    assert trust_slots(state) == dict.fromkeys(FIRST_SIX, 10)
    assert the_trust(state).reserve == 10


def test_the_trusts_first_cities_are_closed_in_step_1() -> None:
    """RC-T30: to a network and to a player who starts."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB")
    trust_starts_in(state, *FIRST_SIX)
    houses(state, "B", "muenster")

    assert why_not(game, state, "build essen", "city", "step") == (
        "city_full",
        "essen",
        1,
        "RC-4.9",
    )
    play(game, state, "done")
    assert reason(game, state, "build essen") == "first_not_empty"


@pytest.mark.parametrize("step", [2, 3])
def test_the_trusts_first_cities_open_in_step_2(step: int) -> None:
    """RC-T31, RC-T36: Essen costs 15 + 6 from Münster; the Trust does not follow there."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB", step=step)
    trust_starts_in(state, *FIRST_SIX)
    houses(state, "B", "muenster")

    play(game, state, "build essen")

    assert money(state, "B") == 50 - 21
    assert slots_in(state, "B")["essen"] == 15
    assert the_trust(state).reserve == 10


def test_the_trust_follows_into_an_empty_city() -> None:
    """RC-T32, case T25: B on slot 10 of Mannheim, the Trust at once on slot 15; nine are left."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB")
    trust_starts_in(state, *FIRST_SIX)

    events = play(game, state, "build mannheim")

    assert slots_in(state, "B") == {"mannheim": 10}
    assert trust_slots(state)["mannheim"] == 15
    assert the_trust(state).reserve == 9
    assert [(event.kind.id, event.seat, event.values.get("city")) for event in events] == [
        ("built", 1, "mannheim"),
        ("trust_built", 2, "mannheim"),
    ]


def test_a_city_with_a_human_and_the_trust_opens_in_step_3() -> None:
    """RC-T34, RC-T35, case T25: in Step 2 Mannheim is full; in Step 3 A pays 20 + 6."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB")
    trust_starts_in(state, *FIRST_SIX)
    play(game, state, "build mannheim", "done")
    houses(state, "A", "stuttgart")

    put(state, "step=2")
    assert why_not(game, state, "build mannheim", "city", "step") == (
        "city_full",
        "mannheim",
        2,
        "RC-4.10",
    )
    put(state, "step=3")
    play(game, state, "build mannheim")

    assert money(state, "A") == 50 - 26
    assert slots_in(state, "A")["mannheim"] == 20


@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_trust_follows_until_its_reserve_is_used_up(step: int) -> None:
    """RC-T33, RC-T35: into ten empty cities, in every Step, always on slot 15."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB", step=step, money=500)
    trust_starts_in(state, *FIRST_SIX)
    ten = ["bremen", "hamburg", "kiel", "luebeck", "schwerin"]
    ten += ["rostock", "berlin", "magdeburg", "halle", "leipzig"]

    play(game, state, *[f"build {city}" for city in ten])
    assert trust_slots(state) == dict.fromkeys(FIRST_SIX, 10) | dict.fromkeys(ten, 15)
    assert the_trust(state).reserve == 0

    play(game, state, "build erfurt")
    assert "erfurt" not in trust_slots(state)
    assert slots_taken(state, "erfurt") == 0b001


def test_with_starting_cities_the_trust_follows_eight_times() -> None:
    """RC-T33: two of its ten houses stand in the marked cities."""
    game, state = a_marking()
    play(game, state, "start muenchen", "start passau")
    put(state, "phase=building round=2 order=ATB act=B discount=")
    put(state, "B.money=500")
    eight = ["regensburg", "augsburg", "stuttgart", "konstanz"]
    eight += ["freiburg", "mannheim", "mainz", "saarbruecken"]

    play(game, state, "build muenchen", *[f"build {city}" for city in eight])
    assert the_trust(state).reserve == 0
    play(game, state, "build kassel")

    assert len(trust_slots(state)) == 16
    assert "kassel" not in trust_slots(state)


def test_the_trust_does_not_follow_into_a_city_of_another() -> None:
    """RC-T36: A is in Erfurt alone; B on slot 15 brings no house of the Trust there."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB", step=2)
    trust_starts_in(state)
    houses(state, "B", "halle")
    houses(state, "A", "erfurt")

    play(game, state, "build erfurt")

    assert slots_in(state, "B")["erfurt"] == 15
    assert the_trust(state).reserve == 16
    assert trust_slots(state) == {}


def test_a_way_may_pass_through_cities_of_the_trust() -> None:
    """RC-T37: from Münster through Essen, the Trust's, to Duisburg it is 6 + 0."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB")
    trust_starts_in(state, "essen")
    houses(state, "B", "muenster")

    play(game, state, "build duisburg")

    assert money(state, "B") == 50 - 16


# Phase 5 and the end


def test_the_trust_returns_its_fuel_in_its_turn() -> None:
    """RC-T38: after the first human, to the supply, and in time for the refill."""
    game = a_game(seats=2)
    state = the_trust_buys(game, 10, 16)
    play(game, state, "done", "done", "done")
    assert (state.phase, state.fuel.supply[:2]) == (PhaseIndex.BUREAUCRACY, [0, 6])

    play(game, state, "power none")
    assert the_trust(state).stored == [0, 0, 0, 0]
    assert state.fuel.supply[:2] == [2, 8]
    assert state.fuel.on_sale[:2] == [22, 16]

    play(game, state, "power none")
    assert state.fuel.on_sale[:2] == [24, 18]
    assert state.fuel.supply[:2] == [0, 6]


def test_the_trust_is_not_paid() -> None:
    """RC-T39: only the humans supply cities and have money."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ATB")
    own(state, "T", 13, 18)
    trust_starts_in(state, *FIRST_SIX)

    events = play(game, state, "power none", "power none")

    assert [event.seat for event in events if event.kind.id == "powered"] == [0, 1]
    assert [player.money for player in state.players] == [60, 60]


def test_houses_of_the_trust_start_no_step_and_end_no_game() -> None:
    """RC-T40: nobody counts them, not even if they were twenty."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB")
    the_trust(state).cities = tuple(range(20))  # no text may say so: it has 16 houses

    play(game, state, "done", "done")

    assert (state.phase, state.step) == (PhaseIndex.BUREAUCRACY, 1)


@pytest.mark.parametrize(
    ("cities", "phase", "step"),
    [
        (6, PhaseIndex.BUREAUCRACY, 1),
        (7, PhaseIndex.BUREAUCRACY, 2),
        (17, PhaseIndex.BUREAUCRACY, 2),
        (18, PhaseIndex.OVER, 1),
    ],
)
def test_step_2_begins_with_7_cities_of_a_human_and_18_end_the_game(
    cities: int, phase: PhaseIndex, step: int
) -> None:
    """RC-T41: the numbers of the game for two."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB")
    trust_starts_in(state, *FIRST_SIX)
    houses_of_b = [city.id for city in game.setup.map.cities if city.id not in FIRST_SIX]
    houses(state, "B", *houses_of_b[:cities])

    play(game, state, "done", "done")

    assert (state.phase, state.step) == (phase, step)


def test_the_trust_cannot_win() -> None:
    """RC-T42: B with one supplied city is first, A second, the Trust nowhere."""
    game = a_game(seats=2)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ATB", step=3)
    own(state, "T", 44, 50)
    trust_starts_in(state, *FIRST_SIX)
    some_houses(state, "A", 18)
    houses(state, "B", "berlin")
    own(state, "B", 13)

    play(game, state, "done", "done")

    assert state.phase == PhaseIndex.OVER
    assert game.ranking(state) == [2, 1]
    assert game.scores(state) == [0, 1]
