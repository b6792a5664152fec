from gridwright.games.board.state import PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    city_of,
    offers,
    on_sale,
    own,
    plants,
    play,
    row,
    some_houses,
)

HIGH = (24, 25, 26, 27, 28, 29, 30, 31)  # a market that no network outgrows


def test_two_players_use_three_regions() -> None:
    """CL-W1: 21 cities."""
    game = a_game("classic", "germany", 2)
    state = game.new(3, {})

    assert state.area.regions.bit_count() == 3
    assert len(state.area.cities) == 21


def test_eight_plants_are_missing() -> None:
    """CL-W2: the deck has 26 plants and the Step 3 card."""
    state = a_game("classic", "germany", 2).new(3, {})

    assert len(state.unseen) == 8
    assert len(state.cards.deck) == 27


def test_the_refill_has_columns_for_two() -> None:
    """CL-W3: 3 coal, 2 oil, 1 garbage, 1 uranium in Step 1."""
    game = a_game("classic", "germany", 2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="AB", market=HIGH, deck=(36, S3))
    on_sale(state, coal=10, oil=10, garbage=10, uranium=2)

    play(game, state, "power none", "power none")

    assert state.fuel.on_sale == [13, 12, 11, 3]


def test_a_fourth_plant_is_kept_and_a_fifth_costs_one() -> None:
    """CL-W4, CL-2.21, case T41: one of the four earlier plants has to go."""
    game = a_game("classic", "germany", 2)
    state = a_state(game, order="AB", market=HIGH, deck=(36, 37, 38, S3))
    own(state, "A", 3, 4, 5)
    own(state, "B", 6, 7, 8, 9)

    play(game, state, "open 24 24", "drop")
    assert plants(state, "A") == [3, 4, 5, 24]
    assert state.to_act == 1

    play(game, state, "open 25 25")
    assert offers(game, state) == ["remove 6", "remove 7", "remove 8", "remove 9"]

    play(game, state, "remove 7")
    assert plants(state, "B") == [6, 8, 9, 25]


def test_recharged_keeps_to_three() -> None:
    """RC-T11, RC-2.34, case T41: there a fourth plant costs one, also with two players."""
    game = a_game("recharged", "germany", 2)
    state = a_state(game, order="ATB", market=HIGH, deck=(36, 37, 38, S3))
    own(state, "A", 3, 4, 5)

    play(game, state, "open 25 25", "drop")

    assert offers(game, state) == ["remove 3", "remove 4", "remove 5"]


def test_step_2_begins_with_ten_cities() -> None:
    """CL-W5, case T83: nine are not enough."""
    game = a_game("classic", "germany", 2)
    state = a_state(
        game, phase=PhaseIndex.BUILDING, order="AB", market=HIGH, deck=(36, 37, S3), money=100
    )
    some_houses(state, "B", 8)

    play(game, state, "build schwerin")
    with_nine = state.copy()
    play(game, with_nine, "done", "done")
    assert (with_nine.phase, with_nine.step) == (PhaseIndex.BUREAUCRACY, 1)

    play(game, state, "build rostock", "done", "done")
    assert (state.phase, state.step) == (PhaseIndex.BUREAUCRACY, 2)


def test_the_game_ends_with_21_cities() -> None:
    """CL-W6, case T83: with 20 it goes on."""
    game = a_game("classic", "germany", 2)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=2,
        order="AB",
        market=HIGH,
        deck=(36, 37, S3),
        money=200,
    )
    some_houses(state, "B", 19)

    play(game, state, "build duesseldorf")
    assert len(state.players[1].cities) == 20
    going_on = state.copy()
    play(game, going_on, "done", "done")
    assert going_on.phase == PhaseIndex.BUREAUCRACY

    play(game, state, "build koeln", "done", "done")
    assert state.phase == PhaseIndex.OVER


def test_nobody_else_plays() -> None:
    """CL-W7: no dummy takes plants, fuel or cities in a whole round."""
    game = a_game("classic", "germany", 2)
    state = a_state(game, order="AB", market=HIGH, deck=(36, 37, 38, S3))

    play(game, state, "open 24 24", "drop", "pass", "done", "done", "build essen", "done", "done")

    assert row(state) == [25, 26, 27, 28, 29, 30, 31, 36]
    assert state.fuel.on_sale == [24, 18, 6, 2]
    assert state.taken == [1 << city_of(state, "essen"), 0, 0]
    assert state.order == (0, 1)
