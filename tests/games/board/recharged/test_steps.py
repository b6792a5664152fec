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
    play,
    reason,
    row,
    some_houses,
    why_not,
)
from tests.games.board.recharged.positions import slots_in

EIGHT = (20, 21, 22, 24, 25, 26, 29, 31)
LOW_FUEL = {"coal": 9, "oil": 9, "garbage": 9, "uranium": 1}

# What three players get back: Steps 1, 2 and 3.
LEFT = [9 + 4, 9 + 2, 9 + 1, 1 + 1]
MIDDLE = [9 + 5, 9 + 3, 9 + 2, 1 + 1]
RIGHT = [9 + 3, 9 + 4, 9 + 3, 1 + 1]


def nobody(game: BoardGame, state: BoardState, line: str) -> None:
    """Let every seat say the same: pass, done, or power none."""
    play(game, state, *[line] * game.seats)


def opens(game: BoardGame, state: BoardState) -> list[int]:
    """Return the plants that may be put up now."""
    words = [line.split() for line in offers(game, state)]
    return sorted({int(word[1]) for word in words if word[0] == "open"})


# Step 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_starts_in_step_1(seats: int) -> None:
    """RC-ST1: from the first choice on."""
    assert a_game(seats=seats).new(1, {}).step == 1


@pytest.mark.parametrize(
    ("seats", "cities", "step"),
    [
        (2, 6, 1),
        (2, 7, 2),
        (3, 6, 1),
        (3, 7, 2),
        (3, 9, 2),
        (4, 6, 1),
        (4, 7, 2),
        (5, 6, 1),
        (5, 7, 2),
        (6, 5, 1),
        (6, 6, 2),
    ],
)
def test_step_2_begins_with_a_network_large_enough(seats: int, cities: int, step: int) -> None:
    """RC-ST2, case T22: seven cities, with six players six, after Phase 4."""
    game = a_game(seats=seats)
    state = a_state(game, phase=PhaseIndex.BUILDING)
    some_houses(state, "B", cities)

    nobody(game, state, "done")

    assert state.phase == PhaseIndex.BUREAUCRACY
    assert state.step == step


def test_step_2_waits_for_the_end_of_phase_4() -> None:
    """RC-ST2: the seventh city changes nothing before all have built."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", money=100)
    some_houses(state, "C", 6)

    play(game, state, "build essen")
    assert len(state.players[2].cities) == 7

    steps = []
    for _ in range(3):
        steps.append(state.step)
        play(game, state, "done")
    assert steps == [1, 1, 1]
    assert (state.phase, state.step) == (PhaseIndex.BUREAUCRACY, 2)


def the_eve_of_step_2(game: BoardGame, deck: tuple[int, ...]) -> BoardState:
    """Return the end of Phase 4 in Step 1 with seven cities on the map."""
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        order="ABC",
        market=(12, 15, 16, 18, 20, 21, 22, 24),
        deck=deck,
    )
    some_houses(state, "A", 7)
    on_sale(state, **LOW_FUEL)
    return state


def test_the_lowest_plant_leaves_as_step_2_begins() -> None:
    """RC-ST4: 12 leaves the game, and 17 is drawn for it."""
    game = a_game(seats=3)
    state = the_eve_of_step_2(game, (17, 25, 26, S3))

    nobody(game, state, "done")

    assert row(state) == [15, 16, 17, 18, 20, 21, 22, 24]
    assert state.box == (12,)
    assert state.cards.deck == (25, 26, S3)


def test_step_2_begins_once() -> None:
    """RC-ST3, RC-ST4: for two large networks in one round, and never again after that."""
    game = a_game(seats=3)
    state = the_eve_of_step_2(game, (17, 25, 26, 27, 28, S3))
    some_houses(state, "B", 8)

    nobody(game, state, "done")
    assert list(state.box) == [12]
    nobody(game, state, "power none")
    assert row(state) == [15, 16, 17, 18, 20, 21, 22, 25]  # 24 went under the deck

    nobody(game, state, "pass")  # 15, under the token, is not sold
    nobody(game, state, "done")
    nobody(game, state, "done")
    assert list(state.box) == [12, 15]
    assert row(state) == [16, 17, 18, 20, 21, 22, 25, 26]


def test_the_refill_of_that_round_is_already_that_of_step_2() -> None:
    """RC-ST5: three players get 5 coal, 3 oil, 2 garbage and 1 uranium."""
    game = a_game(seats=3)
    state = the_eve_of_step_2(game, (17, 25, 26, S3))

    nobody(game, state, "done")
    nobody(game, state, "power none")

    assert state.fuel.on_sale == MIDDLE


def test_without_step_2_the_refill_is_that_of_step_1() -> None:
    """RC-ST2, RC-ST5: with six cities three players get 4 coal, 2 oil, 1 garbage, 1 uranium."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC")
    some_houses(state, "A", 6)
    on_sale(state, **LOW_FUEL)

    nobody(game, state, "done")
    nobody(game, state, "power none")

    assert state.fuel.on_sale == LEFT


def test_the_draw_of_step_2_comes_before_the_income_and_besides_the_update() -> None:
    """RC-ST6: one card at the start of Phase 5 and one at its end."""
    game = a_game(seats=3)
    state = the_eve_of_step_2(game, (17, 25, 26, S3))

    events = play(game, state, *["done"] * 3, *["power none"] * 3)

    happened = [event.kind.id for event in events if event.kind.id != "refilled"]
    assert happened[: happened.index("round_begins")] == [
        "step_begins",
        "plant_removed",
        "plant_drawn",
        "powered",
        "powered",
        "powered",
        "put_under",
        "plant_drawn",
    ]
    assert row(state) == [15, 16, 17, 18, 20, 21, 22, 25]
    assert state.cards.deck == (26, S3, 24)


# The Step 3 card in Phase 2


def the_card_in_phase_2(game: BoardGame) -> BoardState:
    """Return case T50 after A has bought 22 and drawn the Step 3 card; the shuffle is stated."""
    state = a_state(game, order="ABC", step=2, market=EIGHT, deck=(S3, 40, 38, 33), money=100)
    next_shuffle(state, 33, 38, 40)
    play(game, state, "open 22 22", "drop", "drop")
    return state


def test_the_step_3_card_is_the_last_of_the_future_market() -> None:
    """RC-ST8, case T50: it sorts above every plant, and the current market is what it was."""
    game = a_game(seats=3)

    state = the_card_in_phase_2(game)

    assert row(state) == [20, 21, 24, 25, 26, 29, 31, S3]
    assert current(state) == [20, 21, 24, 25]


def test_the_step_3_card_is_not_for_sale() -> None:
    """RC-ST9: not even where it would be one of the four lowest cards."""
    game = a_game(seats=3)
    state = a_state(game, order="ABC", step=2, market=(20, 21, 22, S3), deck=(), money=100)

    assert opens(game, state) == [20, 21, 22]
    assert why_not(game, state, "open s3 99") == ("last_card", "RC-ST9")


def test_the_deck_is_shuffled_when_the_step_3_card_is_drawn() -> None:
    """RC-ST10, case T50: at once, not at the end of the phase."""
    game = a_game(seats=3)

    state = the_card_in_phase_2(game)

    assert state.cards.deck == (33, 38, 40)
    assert state.rng.stated == ()
    assert (state.phase, state.step) == (PhaseIndex.AUCTION, 2)


def test_the_shuffle_is_a_matter_of_chance() -> None:
    """RC-ST10: thirty games go on with more than one order of the same cards."""
    game = a_game(seats=3)
    decks = set()
    for seed in range(30):
        state = a_state(
            game, order="ABC", step=2, market=EIGHT, deck=(S3, 40, 38, 33), money=100, seed=seed
        )
        play(game, state, "open 22 22", "drop", "drop")
        decks.add(state.cards.deck)

    assert len(decks) > 1
    assert {tuple(sorted(deck)) for deck in decks} == {(33, 38, 40)}


def test_auctions_go_on_with_the_shuffled_deck() -> None:
    """RC-ST11, case T50: B buys 24, and 33 comes for it; only four plants are for sale."""
    game = a_game(seats=3)
    state = the_card_in_phase_2(game)

    assert reason(game, state, "open 26 26") == "future_market"
    play(game, state, "open 24 24", "drop")

    assert row(state) == [20, 21, 25, 26, 29, 31, 33, S3]
    assert opens(game, state) == [20, 21, 25, 26]


def test_after_phase_2_the_lowest_plant_leaves_with_the_step_3_card() -> None:
    """RC-ST12, RC-ST18, case T50: first 20, unsold, and a draw; then 21 and the card, and none.

    Six plants are left.
    """
    game = a_game(seats=3)
    state = the_card_in_phase_2(game)

    play(game, state, "open 24 24", "drop", "pass")

    assert row(state) == [25, 26, 29, 31, 33, 38]
    assert state.box == (20, 21)
    assert state.cards.deck == (40,)


def test_step_3_is_in_force_from_phase_3_of_the_same_round() -> None:
    """RC-ST7, RC-ST13, case T50: third houses, the right refill column, 25 removed in Phase 5."""
    game = a_game(seats=3)
    state = the_card_in_phase_2(game)
    houses(state, "A", "essen")
    houses(state, "B", "essen")
    on_sale(state, **LOW_FUEL)
    steps = [state.step]

    play(game, state, "open 24 24", "drop")
    steps.append(state.step)
    play(game, state, "pass")
    steps.append(state.step)
    assert steps == [2, 2, 3]
    assert state.phase == PhaseIndex.RESOURCES

    nobody(game, state, "done")
    houses(state, "C", "muenster")
    play(game, state, "build essen")
    assert slots_in(state, "C")["essen"] == 20
    assert money(state, "C") == 100 - 26

    nobody(game, state, "done")
    nobody(game, state, "power none")
    assert state.fuel.on_sale == RIGHT
    assert row(state) == [26, 29, 31, 33, 38, 40]
    assert state.box == (20, 21, 25)


def test_the_card_may_come_for_the_unsold_plant() -> None:
    """RC-ST26, case T51: it counts as drawn in Phase 2: 20, then 21 and the card are removed."""
    game = a_game(seats=3)
    state = a_state(game, order="ABC", step=2, market=EIGHT, deck=(S3, 33, 38))
    next_shuffle(state, 38, 33)

    nobody(game, state, "pass")

    assert row(state) == [22, 24, 25, 26, 29, 31]
    assert state.box == (20, 21)
    assert state.cards.deck == (38, 33)
    assert (state.phase, state.step) == (PhaseIndex.RESOURCES, 3)


# The Step 3 card in Phase 5


def the_card_in_phase_5(game: BoardGame) -> BoardState:
    """Return case T52: Phase 5 of Step 2, the Step 3 card on top of the deck."""
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        order="ABC",
        step=2,
        market=EIGHT,
        deck=(S3, 36, 35),
        money=100,
    )
    next_shuffle(state, 31, 35, 36)
    on_sale(state, **LOW_FUEL)
    return state


def test_in_phase_5_the_card_and_the_lowest_plant_leave_at_once() -> None:
    """RC-ST14, RC-ST18, case T52: 31 goes under the deck, 20 leaves with the card: six plants."""
    game = a_game(seats=3)
    state = the_card_in_phase_5(game)

    nobody(game, state, "power none")

    assert row(state) == [21, 22, 24, 25, 26, 29]
    assert state.box == (20,)


def test_the_plant_just_put_under_the_deck_is_shuffled_in() -> None:
    """RC-ST15, case T52: 31 may be the next to be drawn."""
    game = a_game(seats=3)
    state = the_card_in_phase_5(game)

    nobody(game, state, "power none")

    assert state.cards.deck == (31, 35, 36)


def test_that_round_has_one_refill_and_it_is_that_of_step_2() -> None:
    """RC-ST16, case T52: 5 coal, 3 oil, 2 garbage and 1 uranium for three players."""
    game = a_game(seats=3)
    state = the_card_in_phase_5(game)

    nobody(game, state, "power none")

    assert state.fuel.on_sale == MIDDLE


def test_step_3_is_in_force_from_phase_1_of_the_next_round() -> None:
    """RC-ST7, RC-ST17, RC-ST19, case T52: all six plants are for sale in the next Phase 2."""
    game = a_game(seats=3)
    state = the_card_in_phase_5(game)

    play(game, state, "power none", "power none")
    assert state.step == 2
    play(game, state, "power none")

    assert (state.round, state.phase, state.step) == (3, PhaseIndex.AUCTION, 3)
    assert opens(game, state) == [21, 22, 24, 25, 26, 29]
    assert current(state) == [21, 22, 24, 25, 26, 29]


# In Step 3


def test_in_step_3_six_plants_lie_open_while_the_deck_lasts() -> None:
    """RC-ST18: each purchase is replaced; only an empty deck leaves fewer."""
    game = a_game(seats=3)
    state = a_state(
        game, order="ABC", step=3, market=(25, 26, 29, 31, 33, 38), deck=(35,), money=100
    )

    play(game, state, "open 38 38", "drop", "drop")
    assert row(state) == [25, 26, 29, 31, 33, 35]

    play(game, state, "open 29 29", "drop")
    assert row(state) == [25, 26, 31, 33, 35]


def test_in_step_3_the_highest_plant_may_be_put_up() -> None:
    """RC-ST19: there is no future market any more."""
    game = a_game(seats=3)
    state = a_state(
        game, order="ABC", step=3, market=(25, 26, 29, 31, 33, 38), deck=(35,), money=100
    )

    assert opens(game, state) == [25, 26, 29, 31, 33, 38]
    assert reason(game, state, "open 38 38") == "allowed"


def test_each_step_is_announced_once() -> None:
    """RC-ST2, RC-ST17: Step 2 after Phase 4, Step 3 after Phase 5, nothing in the next round."""
    game = a_game(seats=3)
    state = the_eve_of_step_2(game, (17, S3, 35, 36, 37, 38))

    events = play(game, state, *["done"] * 3, *["power none"] * 3)
    events += play(game, state, *["pass"] * 3, *["done"] * 6, *["power none"] * 3)

    assert [event.values["step"] for event in events if event.kind.id == "step_begins"] == [2, 3]


# Rare cases


def test_step_3_before_step_2_makes_the_changes_of_both() -> None:
    """RC-ST21, RC-ST22, case T56: in Phase 2, first 15 for 36, then 16 and the Step 3 card.

    The token lay on 14, which A buys.
    """
    game = a_game(seats=3)
    state = a_state(
        game,
        order="ABC",
        market=(14, 15, 16, 18, 20, 21, 22, 24),
        deck=(S3, 36, 37),
    )
    next_shuffle(state, 36, 37)

    play(game, state, "open 14 1", "drop", "drop")
    assert row(state) == [15, 16, 18, 20, 21, 22, 24, S3]
    play(game, state, "pass", "pass")

    assert row(state) == [18, 20, 21, 22, 24, 36]
    assert state.box == (15, 16)
    assert state.cards.deck == (37,)
    assert (state.phase, state.step) == (PhaseIndex.RESOURCES, 3)


def test_step_3_before_step_2_in_phase_5() -> None:
    """RC-ST21, RC-ST22: 24 goes under the deck; then 14 for 36, then 15 and the Step 3 card.

    The refill was that of the Step in force, ruling A32.
    """
    game = a_game(seats=3)
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        order="ABC",
        market=(14, 15, 16, 18, 20, 21, 22, 24),
        deck=(S3, 36, 37),
    )
    next_shuffle(state, 36, 24, 37)
    on_sale(state, **LOW_FUEL)

    nobody(game, state, "power none")

    assert row(state) == [16, 18, 20, 21, 22, 36]
    assert state.box == (14, 15)
    assert state.cards.deck == (24, 37)
    assert (state.phase, state.step) == (PhaseIndex.AUCTION, 3)
    assert state.fuel.on_sale == LEFT


def test_after_step_3_seven_cities_mean_nothing() -> None:
    """RC-ST23, case T56: the plant market changes no more than in any Phase 5 of Step 3."""
    game = a_game(seats=3)
    state = a_state(
        game,
        order="ABC",
        market=(14, 15, 16, 18, 20, 21, 22, 24),
        deck=(S3, 36, 37),
    )
    next_shuffle(state, 36, 37)
    play(game, state, "open 14 1", "drop", "drop", "pass", "pass")
    nobody(game, state, "done")
    some_houses(state, "A", 7)
    on_sale(state, **LOW_FUEL)

    nobody(game, state, "done")
    assert state.step == 3
    assert row(state) == [18, 20, 21, 22, 24, 36]

    nobody(game, state, "power none")
    assert state.fuel.on_sale == RIGHT
    assert row(state) == [20, 21, 22, 24, 36, 37]
    assert state.box == (15, 16, 18)


def test_the_card_may_come_for_the_plant_that_leaves_as_step_2_begins() -> None:
    """RC-ST24, RC-ST25, case T53: it counts as drawn in Phase 5, and there is no other update.

    12 leaves for Step 2, 15 with the card; the refill is that of Step 2.
    """
    game = a_game(seats=3)
    state = the_eve_of_step_2(game, (S3, 36, 35))
    next_shuffle(state, 35, 36)

    nobody(game, state, "done")
    assert (state.phase, state.step) == (PhaseIndex.BUREAUCRACY, 2)
    assert row(state) == [16, 18, 20, 21, 22, 24]
    assert state.box == (12, 15)

    nobody(game, state, "power none")
    assert [player.money for player in state.players] == [60, 60, 60]
    assert state.fuel.on_sale == MIDDLE
    assert row(state) == [16, 18, 20, 21, 22, 24]
    assert state.cards.deck == (35, 36)
    assert (state.phase, state.step) == (PhaseIndex.AUCTION, 3)


def test_a_game_may_end_in_step_2() -> None:
    """RC-ST27: the Step 3 card need never be seen."""
    game = a_game(seats=3)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", step=2)
    some_houses(state, "A", 17)

    nobody(game, state, "done")

    assert (state.phase, state.step) == (PhaseIndex.OVER, 2)
    assert state.cards.awaits_last_card()
