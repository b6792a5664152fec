"""The token that lets the lowest plant go for 1 Elektro."""

import pytest

from gridwright.games.cardgame.state import LastCard, PhaseIndex
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    acting,
    bank_owns,
    card_of,
    listed,
    money,
    named,
    offers,
    plants,
    play,
    reason,
    removed,
    row,
    token,
    told,
)

ROUND_END = [*["done"] * 3, *["power none"] * 3]


# Laying it


def test_the_token_lies_on_the_lowest_plant() -> None:
    """CG-1.2, CG-1.52: from the start of phase 1 of every round, the first included."""
    game = a_game(3)
    state = game.new(1, {"market": listed("9 3a 8a 4a 7 5a 6a 4b")})
    assert token(state) == "3a"

    state = a_state(game, deck="13 14 15 16 17 18 19 S3")
    play(game, state, "open 5a 1", "drop", "drop", "pass", "pass", *ROUND_END)
    assert row(state).split()[0] == "6a"
    assert token(state) == "6a"


def test_of_equal_plants_the_left_one_gets_the_token() -> None:
    """CG-1.2, ruling CG-A21: the one that was placed earlier."""
    game = a_game(3)

    state = game.new(1, {"market": listed("9 3b 8a 4a 7 5a 6a 3a")})

    assert row(state).startswith("3b 3a")
    assert token(state) == "3b"


def test_the_token_is_told() -> None:
    """CG-1.2: at the start of the round."""
    game = a_game(3)
    state = a_state(game, deck="13 14 15 16 17 18 19 S3")

    events = play(game, state, *["pass"] * 3, *ROUND_END)

    assert told(game, events)[-2:] == [
        "round_begins round=3",
        "token_placed plant=6a",
    ]


def test_outside_phase_1_the_token_lies_aside() -> None:
    """CG-S14, CG-1.31: in phases 2 and 3 no plant bears it."""
    game = a_game(3)
    state = a_state(game)

    play(game, state, "pass", "pass", "pass")
    for line in ROUND_END[:-1]:
        assert token(state) == "-"
        play(game, state, line)
    assert token(state) == "-"

    play(game, state, ROUND_END[-1])
    assert token(state) == row(state).split()[0]


# The price


@pytest.mark.parametrize("market", ["5a 6a 7 8a 9 10 11 12", "12 13 14 15 16 17 18 19"])
def test_the_discounted_plant_costs_at_least_1(market: str) -> None:
    """CG-1.3, CG-1.6: whatever its number; a higher opening is allowed."""
    game = a_game(3)
    state = a_state(game, market=market, deck="20 21 S3")
    lowest = market.partition(" ")[0]

    assert reason(game, state, f"open {lowest} 0") == "below_discount"
    assert reason(game, state, f"open {lowest} 1") == "allowed"
    assert reason(game, state, f"open {lowest} 30") == "allowed"


def test_the_discounted_plant_may_be_outbid() -> None:
    """CG-1.3, CG-1.8: from 1 on each raise is enough."""
    game = a_game(3)
    state = a_state(game)

    play(game, state, "open 5a 1", "bid 2", "bid 3", "drop", "drop")

    assert plants(state, "C") == "5a"
    assert money(state, "C") == 47


def test_every_other_plant_keeps_its_price() -> None:
    """CG-1.3, CG-1.6: also one with the same number as the discounted plant."""
    game = a_game(3)
    state = a_state(game, market="5a 5b 7 8a 9 10 11 12")

    assert reason(game, state, "open 5a 1") == "allowed"
    assert reason(game, state, "open 5b 4") == "below_number"
    assert reason(game, state, "open 5b 5") == "allowed"


def test_the_lowest_of_the_last_round_is_discounted() -> None:
    """CG-1.52: of the six plants."""
    game = a_game(3)
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        last_card=LastCard.OUT_IN_BUREAUCRACY,
        market="21 22 23 24 25 26",
        deck="27 28",
        to_act="C",
    )

    play(game, state, "power none")

    assert state.is_last_round()
    assert token(state) == "21"
    assert reason(game, state, "open 21 1") == "allowed"


# When it is bought


def test_with_the_discounted_plant_the_token_leaves() -> None:
    """CG-1.27: no other plant is discounted until the next phase 1."""
    game = a_game(3)
    state = a_state(game)

    play(game, state, "open 5a 1", "drop", "drop")

    assert token(state) == "-"
    assert reason(game, state, "open 6a 1") == "below_number"
    assert offers(game, state)[0] == "open 6a 6"

    play(game, state, "pass", "pass")
    assert token(state) == "-"
    assert removed(state) == ""


def test_after_the_token_has_left_a_low_plant_is_placed() -> None:
    """CG-1.27, CG-1.28: nothing is undercut while no plant bears the token."""
    game = a_game(3)
    state = a_state(game, deck="4a 13 S3")

    play(game, state, "open 5a 1", "drop", "drop")

    assert row(state) == "4a 6a 7 8a 9 10 11 12"
    assert removed(state) == ""


# When a lower plant is drawn


def test_a_lower_plant_is_removed_and_ends_the_discount() -> None:
    """CG-T10, CG-1.28..CG-1.30: 4a is drawn against 5a; 13 fills the gap and 5a costs 5 again."""
    game = a_game(3)
    state = a_state(game, deck="4a 13 14 S3")

    events = play(game, state, "open 6a 6", "drop", "drop")

    assert removed(state) == "4a"
    assert token(state) == "-"
    assert row(state) == "5a 7 8a 9 10 11 12 13"
    assert reason(game, state, "open 5a 4") == "below_number"
    assert reason(game, state, "open 5a 5") == "allowed"
    assert told(game, events)[-2:] == [
        "drawn_and_removed plant=4a why=undercut",
        "plant_drawn plant=13",
    ]


def test_after_one_removal_a_lower_plant_is_placed() -> None:
    """CG-T17, CG-1.30: after 4a, the even lower 3a enters the market, as no token is there."""
    game = a_game(3)
    state = a_state(game, deck="4a 3a 13 S3")

    play(game, state, "open 6a 6", "drop", "drop")

    assert removed(state) == "4a"
    assert token(state) == "-"
    assert row(state) == "3a 5a 7 8a 9 10 11 12"
    assert reason(game, state, "open 3a 2") == "below_number"


def test_an_equal_plant_is_placed() -> None:
    """CG-T16, CG-1.28: 5b is not lower than 5a; it lies to the right and the token stays."""
    game = a_game(3)
    state = a_state(game, deck="5b 13 S3")

    play(game, state, "open 6a 6", "drop", "drop")

    assert removed(state) == ""
    assert token(state) == "5a"
    assert row(state) == "5a 5b 7 8a 9 10 11 12"


def test_a_plant_that_lost_the_token_stays_at_the_end() -> None:
    """CG-1.29, CG-1.31: only a plant that still bears it is removed."""
    game = a_game(3)
    state = a_state(game, deck="4a 13 14 S3")

    play(game, state, "open 6a 6", "drop", "drop", "pass", "pass")

    assert removed(state) == "4a"
    assert row(state).split()[0] == "5a"


def test_the_banks_refill_can_undercut_too() -> None:
    """CG-1.28, ruling CG-A22: whoever causes the draw."""
    game = a_game(2)
    state = a_state(game, deck="13 4a 14 15 S3")

    play(game, state, "open 6a 6", "drop")

    assert plants(state, "T") == "9"
    assert removed(state) == "4a"
    assert token(state) == "-"


def test_in_the_last_round_a_plant_can_be_undercut() -> None:
    """CG-1.28, ruling CG-A22: 14 is drawn against 21."""
    game = a_game(3)
    state = a_state(
        game, last_card=LastCard.LAST_ROUND, market="21 22 23 24 25 26", deck="14 27 28"
    )

    play(game, state, "open 22 22", "drop", "drop")

    assert removed(state) == "14"
    assert token(state) == "-"
    assert row(state) == "21 23 24 25 26 27"


def test_a_low_plant_in_bureaucracy_is_placed() -> None:
    """CG-1.28: the rule is one of phase 1; CG-3.34: in step 3 the drawn 3a is simply sorted in."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, deck="3a 13 S3", to_act="C")
    state.fuel = a_market("coal1", deck="coal1 " * 20)

    events = play(game, state, "power none")

    assert removed(state) == ""
    assert row(state) == "3a 5a 6a 7 8a 9 10 11"
    assert named(events, "drawn_and_removed") == []


# When nobody buys it


def test_an_unsold_discounted_plant_leaves_the_game() -> None:
    """CG-T18, CG-1.31: at the end of phase 1; the gap is filled and the token waits."""
    game = a_game(3)
    state = a_state(game, deck="13 14 15 S3")

    events = play(game, state, "pass", "pass", "pass")

    assert removed(state) == "5a"
    assert row(state) == "6a 7 8a 9 10 11 12 13"
    assert token(state) == "-"
    assert "plant_removed plant=5a why=unsold" in told(game, events)

    play(game, state, *ROUND_END)
    assert token(state) == "6a"


def test_it_leaves_only_at_the_end_of_the_phase() -> None:
    """CG-1.31: until the last player has acted it can be bought for 1."""
    game = a_game(3)
    state = a_state(game)

    play(game, state, "pass", "pass")
    assert acting(state) == "C"
    assert reason(game, state, "open 5a 1") == "allowed"


def test_the_plant_drawn_for_an_unsold_one_may_be_lower() -> None:
    """CG-1.31, CG-1.30: the token is aside by then, so 4a is placed."""
    game = a_game(3)
    state = a_state(game, deck="4a 13 S3")

    play(game, state, "pass", "pass", "pass")

    assert removed(state) == "5a"
    assert row(state) == "4a 6a 7 8a 9 10 11 12"


def test_the_bank_may_take_the_discounted_plant() -> None:
    """CG-1.27, CG-1.44: in the last round it can be the only one left; the token leaves with it."""
    game = a_game(2)
    state = a_state(game, last_card=LastCard.LAST_ROUND, market="21 22", deck="")
    bank_owns(state, "")

    play(game, state, "open 22 22", "drop")

    assert plants(state, "T") == "21"
    assert token(state) == "-"
    assert state.cards.row == ()
    assert state.box == ()

    assert offers(game, state) == ["pass"]
    assert card_of(state, "21") not in state.for_sale()
