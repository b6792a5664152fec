import pytest

from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    current,
    houses,
    money,
    next_shuffle,
    offers,
    on_sale,
    own,
    plants,
    play,
    reason,
    row,
    some_houses,
    why_not,
)

HIGH = (21, 22, 24, 25, 26, 27, 28, 29)  # a market that no network outgrows


def before_the_seventh_city(
    market: tuple[int, ...], deck: tuple[int, ...]
) -> tuple[BoardGame, BoardState]:
    """Return Phase 4 of Step 1: A, the leader, is to build and has six cities."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        order="ABC",
        to_act="A",
        market=market,
        deck=deck,
        money=100,
    )
    some_houses(state, "A", 6)
    on_sale(state, coal=10, oil=10, garbage=10, uranium=2)
    return game, state


# Step 1


def test_step_1_refills_by_the_first_column() -> None:
    """CL-ST1: three players get 4 coal, 2 oil, 1 garbage and 1 uranium."""
    game = a_game("classic", "germany", 3)
    state = game.new(1, {})
    play(game, state, "open 3 3", "drop", "drop", "open 4 4", "drop", "open 5 5")
    on_sale(state, coal=10, oil=10, garbage=10, uranium=2)

    play(game, state, *["done"] * 6, *["power none"] * 3)

    assert state.step == 1
    assert state.fuel.on_sale == [14, 12, 11, 3]


# Step 2


@pytest.mark.parametrize(("seats", "cities"), [(2, 10), (3, 7), (4, 7), (5, 7), (6, 6)])
def test_step_2_begins_when_a_network_is_large_enough(seats: int, cities: int) -> None:
    """CL-ST2, CL-W5: after Phase 4, with 10, 7 or 6 cities; one fewer is not enough."""
    game = a_game("classic", "germany", seats)
    steps = []
    for count in (cities - 1, cities):
        state = a_state(
            game,
            phase=PhaseIndex.BUILDING,
            order="ABCDEF"[:seats],
            to_act="A",
            market=HIGH,
            deck=(30, 31, S3),
        )
        some_houses(state, "A", count)
        assert state.step == 1
        play(game, state, "done")
        steps.append((state.phase, state.step))

    assert steps == [(PhaseIndex.BUREAUCRACY, 1), (PhaseIndex.BUREAUCRACY, 2)]


def test_step_2_waits_for_the_end_of_building() -> None:
    """CL-ST2: the seventh city is built, two others still build, and Step 1 holds until then."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, phase=PhaseIndex.BUILDING, order="ABC", market=HIGH, deck=(30, 31, S3), money=100
    )
    some_houses(state, "C", 6)

    play(game, state, "build hannover", "done")
    assert state.step == 1

    play(game, state, "done", "done")
    assert (state.phase, state.step) == (PhaseIndex.BUREAUCRACY, 2)


def test_the_lowest_plant_is_replaced_as_step_2_begins() -> None:
    """CL-ST3: 21 leaves the game and 30 comes, before anybody is paid."""
    game, state = before_the_seventh_city(HIGH, (30, 31, 32, S3))

    play(game, state, "build hannover", "done")

    assert row(state) == [22, 24, 25, 26, 27, 28, 29, 30]
    assert list(state.box) == [21]
    assert (state.phase, state.to_act) == (PhaseIndex.BUREAUCRACY, 0)


def test_step_2_begins_once() -> None:
    """CL-ST3: several players with seven cities, or later rounds, cost no further plant."""
    game, state = before_the_seventh_city(HIGH, (30, 31, 32, 33, 36, 37, S3))
    houses(
        state, "B", "essen", "duisburg", "dortmund", "muenster", "duesseldorf", "koeln", "aachen"
    )

    play(game, state, "build hannover", "done")
    assert list(state.box) == [21]

    play(game, state, *["power none"] * 3, "open 22 22", "drop", "drop", "pass", "pass")
    play(game, state, *["done"] * 6)

    assert (state.phase, state.step) == (PhaseIndex.BUREAUCRACY, 2)
    assert list(state.box) == [21]


def test_step_2_refills_by_its_column_at_once() -> None:
    """CL-ST4: the refill of the same round is 5 coal, 3 oil, 2 garbage and 1 uranium."""
    game, state = before_the_seventh_city(HIGH, (30, 31, 32, S3))

    play(game, state, "build hannover", "done", *["power none"] * 3)

    assert state.fuel.on_sale == [15, 13, 12, 3]


def test_step_2_opens_the_second_slot() -> None:
    """CL-ST4: B enters a city of A for 15 in the next Phase 4."""
    game, state = before_the_seventh_city(HIGH, (30, 31, 32, S3))
    houses(state, "B", "luebeck")
    play(game, state, "build hannover", "done", *["power none"] * 3, *["pass"] * 3)
    play(game, state, *["done"] * 3)
    while state.to_act != 1:
        play(game, state, "done")
    before = money(state, "B")

    play(game, state, "build kiel")

    assert before - money(state, "B") == 15 + 4


# Step 3 in the auction


def test_step_3_before_step_2_skips_step_2() -> None:
    """CL-ST13, CL-ST7, CL-ST8, case T57: only the lowest plant and the Step 3 card leave."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        order="ABC",
        market=(10, 12, 14, 15, 16, 18, 20, 22),
        deck=(S3, 30, 31, 32),
        money=100,
    )

    play(game, state, "open 12 12", "drop", "drop")
    assert row(state) == [10, 14, 15, 16, 18, 20, 22, S3]
    assert state.step == 1

    play(game, state, "pass", "pass")
    assert row(state) == [14, 15, 16, 18, 20, 22]
    assert list(state.box) == [10]
    assert (state.phase, state.step) == (PhaseIndex.RESOURCES, 3)
    assert len(state.cards.deck) == 3


def test_after_a_skipped_step_2_seven_cities_change_nothing() -> None:
    """CL-ST13: no plant leaves and none comes when a network reaches seven cities."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=3,
        order="ABC",
        to_act="A",
        market=(20, 22, 25, 27, 30, 31),
        deck=(38, 40),
        money=100,
    )
    some_houses(state, "A", 6)

    play(game, state, "build hannover", "done")

    assert (state.phase, state.step) == (PhaseIndex.BUREAUCRACY, 3)
    assert row(state) == [20, 22, 25, 27, 30, 31]
    assert list(state.box) == []


def test_the_deck_is_shuffled_when_the_step_3_card_is_drawn() -> None:
    """CL-ST6, CL-ST8: at once, so the next purchase of the phase draws from the new order."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, step=2, order="ABC", market=(20, 21, 22, 24, 25, 26, 29, 31), deck=(S3, 30, 33, 38)
    )
    next_shuffle(state, 38, 33, 30)

    play(game, state, "open 22 22", "drop", "drop")
    assert row(state) == [20, 21, 24, 25, 26, 29, 31, S3]
    assert list(state.cards.deck) == [38, 33, 30]

    play(game, state, "open 24 24", "drop")
    assert row(state) == [20, 21, 25, 26, 29, 31, 38, S3]
    assert list(state.cards.deck) == [33, 30]


def test_the_shuffle_is_left_to_chance() -> None:
    """CL-ST6: after the Step 3 card the order of the rest differs from game to game."""
    game = a_game("classic", "germany", 3)
    decks = set()
    for seed in range(60):
        state = a_state(
            game,
            step=2,
            order="ABC",
            market=(20, 21, 22, 24, 25, 26, 29, 31),
            deck=(S3, 30, 33, 38),
            seed=seed,
        )
        play(game, state, "open 22 22", "drop", "drop")
        decks.add(state.cards.deck)

    assert len(decks) == 6  # every order of three cards


def test_until_the_auction_ends_the_step_3_card_lies_in_the_future_market() -> None:
    """CL-ST8, CL-ST17: four plants are for sale, and the card itself never is."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, step=2, order="ABC", market=(20, 21, 22, 24, 25, 26, 29, 31), deck=(S3, 30, 33, 38)
    )

    play(game, state, "open 22 22", "drop", "drop")

    assert current(state) == [20, 21, 24, 25]
    assert game.snapshot(state)["future"] == [26, 29, 31, "S3"]
    assert reason(game, state, "open 26 26") == "future_market"
    assert why_not(game, state, "open s3 99") == ("last_card", "CL-ST17")


def test_the_step_3_card_is_never_for_sale_in_a_short_market() -> None:
    """CL-ST17: also where fewer than four plants lie beside it."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, step=2, order="ABC", market=(20, 21, 22, S3), deck=(), money=200)

    assert current(state) == [20, 21, 22]
    assert reason(game, state, "open s3 99") == "last_card"
    assert not [line for line in offers(game, state) if line.startswith("open s3")]


def test_step_3_begins_between_auction_and_resources() -> None:
    """CL-ST5, CL-ST7, CL-ST8: six plants, third slots in this very round."""
    game = a_game("classic", "germany", 4)
    state = a_state(
        game,
        step=2,
        order="ABCD",
        market=(20, 21, 22, 24, 25, 26, 29, 31),
        deck=(S3, 30, 33, 38),
        money=100,
    )
    on_sale(state, coal=0, oil=0, garbage=0, uranium=0)
    houses(state, "A", "leipzig")
    houses(state, "B", "leipzig")
    houses(state, "C", "halle")

    play(game, state, "open 22 22", "drop", "drop", "drop", "pass", "pass")
    assert state.step == 2

    play(game, state, "pass")
    assert row(state) == [21, 24, 25, 26, 29, 31]
    assert (state.phase, state.step) == (PhaseIndex.RESOURCES, 3)

    play(game, state, *["done"] * 4, "done", "build leipzig")  # D, then C
    assert money(state, "C") == 100 - 20

    play(game, state, *["done"] * 3, *["power none"] * 4)
    assert state.fuel.on_sale == [4, 5, 4, 2]
    assert len(row(state)) == 6
    assert list(state.box) == [20, 21]


def test_the_step_3_card_may_replace_an_unsold_plant() -> None:
    """CL-ST5, CL-ST8, CL-2.27: 20 is unsold, the card comes, and 21 leaves with it."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, step=2, order="ABC", market=(20, 21, 22, 24, 25, 26, 29, 31), deck=(S3, 30, 33)
    )

    play(game, state, "pass", "pass", "pass")

    assert row(state) == [22, 24, 25, 26, 29, 31]
    assert list(state.box) == [20, 21]
    assert (state.phase, state.step) == (PhaseIndex.RESOURCES, 3)


# Step 3 while building


def test_the_step_3_card_may_come_while_cities_are_built() -> None:
    """CL-ST9, CL-ST10, case T55: the 16th city removes 16; Step 3 waits for Phase 5."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=2,
        order="ABC",
        market=(16, 18, 20, 21, 22, 24, 25, 26),
        deck=(S3, 30, 31, 33),
        money=100,
    )
    on_sale(state, coal=10, oil=10, garbage=10, uranium=2)
    some_houses(state, "C", 15)  # the north, the north-east and Osnabrück
    houses(state, "A", "berlin")
    houses(state, "B", "frankfurt_oder")
    next_shuffle(state, 33, 31, 30)

    play(game, state, "build muenster")
    assert row(state) == [18, 20, 21, 22, 24, 25, 26, S3]
    assert list(state.cards.deck) == [33, 31, 30]
    assert state.step == 2

    play(game, state, "done")
    assert why_not(game, state, "build berlin", "city", "step") == (
        "city_full",
        "berlin",
        2,
        "CL-4.9",
    )

    play(game, state, "done", "done")
    assert row(state) == [20, 21, 22, 24, 25, 26]
    assert list(state.box) == [16, 18]
    assert (state.phase, state.step) == (PhaseIndex.BUREAUCRACY, 3)

    play(game, state, *["power none"] * 3)
    assert state.fuel.on_sale == [13, 14, 13, 3]
    assert row(state) == [21, 22, 24, 25, 26, 33]


def test_while_the_card_lies_there_replacements_come_from_the_shuffled_deck() -> None:
    """CL-ST10, CL-ST17: the next city removes 17 and draws on; the card is never outgrown."""
    game = a_game("classic", "germany", 2)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=2,
        order="AB",
        market=(16, 17, 20, 21, 22, 24, 25, 26),
        deck=(S3, 30, 31, 33),
        money=100,
    )
    some_houses(state, "B", 15)
    next_shuffle(state, 33, 31, 30)

    play(game, state, "build muenster")
    assert row(state) == [17, 20, 21, 22, 24, 25, 26, S3]

    play(game, state, "build dortmund")
    assert row(state) == [20, 21, 22, 24, 25, 26, 33, S3]
    assert list(state.cards.deck) == [31, 30]
    assert list(state.box) == [16, 17]


def test_both_steps_due_after_the_same_phase() -> None:
    """CL-ST16: first 8 is replaced by 33 for Step 2, then 9 and the card leave for Step 3."""
    game, state = before_the_seventh_city((7, 8, 9, 22, 24, 25, 26, 27), (S3, 30, 31, 33))
    next_shuffle(state, 33, 31, 30)

    play(game, state, "build hannover")
    assert row(state) == [8, 9, 22, 24, 25, 26, 27, S3]
    assert state.step == 1

    events = play(game, state, "done")
    assert row(state) == [22, 24, 25, 26, 27, 33]
    assert list(state.box) == [7, 8, 9]
    assert [e.values["step"] for e in events if e.kind.id == "step_begins"] == [2, 3]

    play(game, state, *["power none"] * 3)
    assert state.fuel.on_sale == [13, 14, 13, 3]


def test_while_building_step_3_may_come_before_step_2() -> None:
    """CL-ST9, CL-ST13: with six cities no plant leaves for Step 2, only 8 with the card."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        order="ABC",
        to_act="A",
        market=(6, 8, 9, 22, 24, 25, 26, 27),
        deck=(S3, 30, 31, 33),
        money=100,
    )
    some_houses(state, "A", 5)

    play(game, state, "build bremen", "done")

    assert row(state) == [9, 22, 24, 25, 26, 27]
    assert list(state.box) == [6, 8]
    assert state.step == 3


def test_the_step_3_card_may_be_the_replacement_of_step_2() -> None:
    """CL-ST15, case T54: Step 3 begins at once, before Phase 5, which is already one of Step 3."""
    game, state = before_the_seventh_city((12, 15, 16, 18, 20, 21, 22, 24), (S3, 30, 31, 33))
    next_shuffle(state, 33, 31, 30)

    play(game, state, "build hannover", "done")
    assert row(state) == [16, 18, 20, 21, 22, 24]
    assert list(state.box) == [12, 15]
    assert (state.phase, state.step) == (PhaseIndex.BUREAUCRACY, 3)

    play(game, state, *["power none"] * 3)
    assert state.fuel.on_sale == [13, 14, 13, 3]
    assert row(state) == [18, 20, 21, 22, 24, 33]
    assert list(state.box) == [12, 15, 16]


# Step 3 in bureaucracy


@pytest.mark.parametrize(("step", "refilled"), [(2, [15, 13, 12, 3]), (1, [14, 12, 11, 3])])
def test_step_3_card_in_the_update_of_the_market(step: int, refilled: list[int]) -> None:
    """CL-ST11, CL-ST6, CL-ST7: this refill is still of the Step before; Step 3 with Phase 1."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        step=step,
        order="ABC",
        market=(20, 21, 22, 24, 25, 26, 29, 31),
        deck=(S3, 30, 33),
    )
    on_sale(state, coal=10, oil=10, garbage=10, uranium=2)
    next_shuffle(state, 33, 31, 30)  # 31 has just gone under the deck

    play(game, state, "power none", "power none")
    assert state.step == step

    play(game, state, "power none")
    assert state.fuel.on_sale == refilled
    assert row(state) == [21, 22, 24, 25, 26, 29]
    assert list(state.box) == [20]
    assert list(state.cards.deck) == [33, 31, 30]
    assert (state.round, state.phase, state.step) == (3, PhaseIndex.AUCTION, 3)


def test_the_step_3_card_may_follow_an_outgrown_plant() -> None:
    """CL-ST11, CL-5.13: 8 is drawn and removed, then the card comes."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        step=2,
        order="ABC",
        market=(20, 21, 22, 24, 25, 26, 29, 31),
        deck=(8, S3, 30, 33),
    )
    some_houses(state, "A", 9)

    play(game, state, *["power none"] * 3)

    assert row(state) == [21, 22, 24, 25, 26, 29]
    assert list(state.box) == [8, 20]
    assert state.step == 3


# Step 3


def test_in_step_3_six_plants_are_for_sale_and_third_houses_cost_20() -> None:
    """CL-ST12: and the third column refills."""
    game = a_game("classic", "germany", 4)
    state = a_state(
        game,
        step=3,
        order="ABCD",
        market=(20, 22, 25, 27, 30, 31),
        deck=(33, 38, 40),
        money=100,
    )
    on_sale(state, coal=10, oil=10, garbage=10, uranium=2)
    houses(state, "A", "leipzig")
    houses(state, "B", "leipzig")
    houses(state, "D", "halle")

    play(game, state, "open 31 31", "drop", "drop", "drop", "pass", "pass", "pass")
    assert plants(state, "A") == [31]

    play(game, state, *["done"] * 4, "build leipzig")
    assert money(state, "D") == 100 - 20

    play(game, state, *["done"] * 4, *["power none"] * 4)
    assert state.fuel.on_sale == [14, 15, 14, 4]


def test_a_plant_bought_in_step_3_comes_from_the_single_row() -> None:
    """CL-ST12: the highest of six is opened like any other."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, step=3, order="ABC", market=(20, 22, 25, 27, 30, 31), deck=(33,))
    own(state, "A", 4)

    play(game, state, "open 31 31", "bid 32", "drop", "drop")

    assert plants(state, "B") == [31]


@pytest.mark.parametrize("step", [1, 2])
def test_a_game_may_end_without_step_3(step: int) -> None:
    """CL-ST14: 17 cities end it, though the Step 3 card is still in the deck."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=step,
        order="ABC",
        to_act="A",
        market=HIGH,
        deck=(30, 31, S3),
    )
    some_houses(state, "A", 17)

    play(game, state, "done")

    assert (state.phase, state.step) == (PhaseIndex.OVER, step)
    assert row(state) == list(HIGH)
    assert list(state.cards.deck) == [30, 31, S3]
