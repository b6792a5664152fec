"""Plants that a network has outgrown leave the market: the rule that only classic has."""

import pytest

from gridwright.games.board.state import PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    houses,
    own,
    plants,
    play,
    row,
    some_houses,
)

# Drawn


def test_a_drawn_plant_that_is_outgrown_never_enters() -> None:
    """CL-2.14, case T42: with 9 cities 8 and 9 are drawn and removed, 11 enters."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, order="ABC", market=(10, 12, 14, 15, 16, 18, 20, 22), deck=(8, 9, 11, 25, S3)
    )
    some_houses(state, "B", 9)

    events = play(game, state, "open 14 14", "drop", "drop")

    assert row(state) == [10, 11, 12, 15, 16, 18, 20, 22]
    assert state.box == (8, 9)
    assert [(event.values["plant"], event.values["why"]) for event in events[-3:-1]] == [
        (8, "obsolete"),
        (9, "obsolete"),
    ]
    assert state.cards.deck == (25, S3)


def test_the_other_edition_keeps_small_plants() -> None:
    """CL-2.14, RC-4.23, case T42: in Recharged 8 enters the market."""
    game = a_game("recharged", "germany", 3)
    state = a_state(
        game, order="ABC", market=(7, 10, 12, 14, 16, 18, 20, 22), deck=(8, 9, 11, 25, S3)
    )
    some_houses(state, "B", 9)

    play(game, state, "open 14 14", "drop", "drop")

    assert row(state) == [7, 8, 10, 12, 16, 18, 20, 22]


def test_the_largest_network_counts_whoever_has_it() -> None:
    """CL-2.14: the buyer has no city; 11 is outgrown by C's eleven, 12 is not."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, order="ABC", market=(13, 14, 15, 16, 18, 20, 22, 24), deck=(11, 12, 25, S3)
    )
    some_houses(state, "B", 4)
    some_houses(state, "C", 11)

    play(game, state, "open 14 14", "drop", "drop")

    assert row(state) == [12, 13, 15, 16, 18, 20, 22, 24]
    assert state.box == (11,)


def test_the_replacement_of_an_unsold_plant_may_be_outgrown_too() -> None:
    """CL-2.14, CL-2.27: nobody buys; 10 goes, 9 is drawn and removed, 25 enters."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, order="ABC", market=(10, 12, 14, 15, 16, 18, 20, 22), deck=(9, 25, 27, S3)
    )
    some_houses(state, "A", 9)

    play(game, state, "pass", "pass", "pass")

    assert row(state) == [12, 14, 15, 16, 18, 20, 22, 25]
    assert state.box == (10, 9)


@pytest.mark.parametrize(
    ("step", "market", "deck", "after", "box"),
    [
        (
            2,
            (10, 12, 14, 15, 16, 18, 20, 22),
            (7, 8, 25, 27, S3),
            [10, 12, 14, 15, 16, 18, 20, 25],
            (7, 8),
        ),
        (3, (20, 22, 24, 25, 26, 27), (9, 8, 30, 31), [22, 24, 25, 26, 27, 30], (20, 9, 8)),
    ],
)
def test_the_update_of_the_market_draws_by_the_same_rule(
    step: int,
    market: tuple[int, ...],
    deck: tuple[int, ...],
    after: list[int],
    box: tuple[int, ...],
) -> None:
    """CL-5.13, CL-2.14: in every Step the draw of Phase 5 goes on until a plant may enter."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, phase=PhaseIndex.BUREAUCRACY, step=step, order="ABC", market=market, deck=deck
    )
    some_houses(state, "A", 9)

    play(game, state, "power none", "power none", "power none")

    assert row(state) == after
    assert state.box == box


# In the market


def test_a_city_makes_plants_of_the_market_obsolete() -> None:
    """CL-4.19, CL-4.22, CL-2.14, case T21: 15 goes, 14 is drawn and goes too, 26 enters."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=2,
        order="ABC",
        market=(15, 16, 18, 20, 22, 24, 25, 27),
        deck=(14, 26, 30, S3),
        money=100,
    )
    some_houses(state, "C", 14)

    events = play(game, state, "build osnabrueck")

    assert len(state.players[2].cities) == 15
    assert row(state) == [16, 18, 20, 22, 24, 25, 26, 27]
    assert state.box == (15, 14)
    assert [(event.kind.id, event.values.get("plant")) for event in events] == [
        ("built", None),
        ("plant_removed", 15),
        ("drawn_and_removed", 14),
        ("plant_drawn", 26),
    ]
    assert (state.phase, state.to_act) == (PhaseIndex.BUILDING, 2)


def test_owned_plants_are_never_obsolete() -> None:
    """CL-4.21, case T21: plants up to 15 stay with their owners."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=2,
        order="ABC",
        market=(15, 16, 18, 20, 22, 24, 25, 27),
        deck=(14, 26, 30, S3),
        money=100,
    )
    own(state, "A", 3, 10, 13)
    own(state, "C", 4, 5, 11)
    some_houses(state, "C", 14)

    play(game, state, "build osnabrueck")

    assert plants(state, "A") == [3, 10, 13]
    assert plants(state, "C") == [4, 5, 11]


def test_every_single_city_is_checked() -> None:
    """CL-4.20: the fourth city removes plant 4 before the fifth is built and removes plant 5."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        order="ABC",
        market=(4, 5, 6, 7, 8, 9, 10, 13),
        deck=(11, 12, 30, S3),
        money=100,
    )
    houses(state, "C", "essen", "duisburg", "duesseldorf")

    play(game, state, "build koeln")
    assert row(state) == [5, 6, 7, 8, 9, 10, 11, 13]
    assert state.to_act == 2

    play(game, state, "build aachen")
    assert row(state) == [6, 7, 8, 9, 10, 11, 12, 13]
    assert state.box == (4, 5)


def test_one_city_may_cost_the_market_several_plants_in_both_rows() -> None:
    """CL-4.19: the seventh city removes 3 to 7, in the future market too."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        order="ABC",
        market=(3, 4, 5, 6, 7, 8, 9, 10),
        deck=(20, 21, 22, 24, 25, 26, S3),
        money=100,
    )
    some_houses(state, "C", 6)

    play(game, state, "build hannover")

    assert row(state) == [8, 9, 10, 20, 21, 22, 24, 25]
    assert state.box == (3, 4, 5, 6, 7)


def test_a_plant_above_the_city_count_stays() -> None:
    """CL-4.19: the number must be at most the count; with 7 cities plant 8 stays, 7 goes."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        order="ABC",
        market=(7, 8, 9, 10, 13, 14, 15, 16),
        deck=(20, 21, S3),
        money=100,
    )
    some_houses(state, "C", 5)

    play(game, state, "build bremen")
    assert row(state) == [7, 8, 9, 10, 13, 14, 15, 16]

    play(game, state, "build hannover")
    assert row(state) == [8, 9, 10, 13, 14, 15, 16, 20]


def test_a_smaller_network_makes_nothing_obsolete() -> None:
    """CL-4.19: A's fourth city changes nothing while C has ten and the market starts with 11."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        order="BCA",
        step=2,
        market=(11, 12, 13, 14, 15, 16, 18, 20),
        deck=(25, S3),
        money=100,
    )
    some_houses(state, "C", 10)
    houses(state, "A", "essen", "duisburg", "duesseldorf")

    play(game, state, "build koeln")

    assert row(state) == [11, 12, 13, 14, 15, 16, 18, 20]


def test_an_empty_deck_leaves_a_gap() -> None:
    """CL-4.19, ruling A37: in Step 3 without a deck, 15 leaves and nothing comes."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game,
        phase=PhaseIndex.BUILDING,
        step=3,
        order="ABC",
        market=(15, 18, 20, 22),
        deck=(14,),
        money=100,
    )
    some_houses(state, "C", 14)

    play(game, state, "build osnabrueck")

    assert row(state) == [18, 20, 22]
    assert state.cards.deck == ()
    assert state.box == (15, 14)
