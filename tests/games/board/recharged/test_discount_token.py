import pytest

from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    money,
    offers,
    plants,
    play,
    put,
    reason,
    row,
    why_not,
)


def an_auction(
    market: tuple[int, ...], deck: tuple[int, ...], *, number: int = 2, step: int = 1
) -> tuple[BoardGame, BoardState]:
    """Return a table at the start of Phase 2, order A, B, C, with the token on the lowest plant."""
    game = a_game()
    return game, a_state(
        game, order="ABC", number=number, step=step, market=market, deck=deck, money=100
    )


def next_auction(game: BoardGame, state: BoardState) -> None:
    """Let everybody do as little as possible until the next Phase 2 begins."""
    number = state.round
    while state.round == number:
        play(game, state, "power none" if state.phase == PhaseIndex.BUREAUCRACY else "done")


# Laying it


@pytest.mark.parametrize(
    ("step", "market", "lowest"),
    [
        (1, (10, 12, 14, 15, 16, 18, 20, 22), 10),
        (2, (18, 20, 21, 22, 24, 25, 26, 27), 18),
        (3, (20, 22, 25, 26, 30, 33), 22),  # 20 leaves the market in Phase 5
    ],
)
def test_the_token_is_laid_on_the_lowest_plant_in_every_step(
    step: int, market: tuple[int, ...], lowest: int
) -> None:
    """RC-2.2: at the start of every Phase 2, whatever the Step."""
    game = a_game()
    deck = (40, 42) if step == 3 else (40, 42, S3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, step=step, market=market, deck=deck)
    assert state.token.card == 0
    play(game, state, "power none", "power none")

    events = play(game, state, "power none")

    assert state.phase == PhaseIndex.AUCTION
    assert state.token.card == lowest
    assert events[-1].kind.id == "token_placed"
    assert events[-1].values == {"plant": lowest}


def test_the_token_lies_on_the_lowest_plant_in_round_1_too() -> None:
    """RC-2.2: from the very first auction on."""
    for seed in range(5):
        state = a_game().new(seed, {})

        assert state.token.card == min(state.cards.row)


def test_the_plant_under_the_token_goes_for_at_least_1() -> None:
    """T02, RC-2.2, RC-2.3: the token lies on 15; 0 is too little, 1 and 16 are not."""
    game, state = an_auction((15, 16, 18, 20, 21, 22, 24, 25), (30, S3))

    assert reason(game, state, "open 15 1") == "allowed"
    assert reason(game, state, "open 15 16") == "allowed"
    assert reason(game, state, "open 15 0") == "below_discount"
    assert why_not(game, state, "open 15 0", "minimum") == ("below_discount", 1, "RC-2.3")
    assert reason(game, state, "open 16 15") == "below_number"
    assert "open 15 1" in offers(game, state)
    assert "open 15 0" not in offers(game, state)


def test_less_cash_than_the_number_is_enough_for_the_plant_under_the_token() -> None:
    """RC-2.3: with 2 Elektro plant 15 can be opened, and bid for, and bought."""
    game, state = an_auction((15, 16, 18, 20, 21, 22, 24, 25), (30, 31, S3))
    put(state, "A.money=2")

    assert offers(game, state) == ["open 15 1", "open 15 2", "pass"]
    play(game, state, "open 15 1", "drop", "drop")

    assert plants(state, "A") == [15]
    assert money(state, "A") == 1


# Sold


def test_the_token_is_put_aside_when_its_plant_is_bought() -> None:
    """RC-2.39: the new lowest plant costs its number."""
    game, state = an_auction((10, 12, 14, 15, 16, 18, 20, 22), (25, 26, S3))

    play(game, state, "open 10 1", "drop", "drop")

    assert state.token.card == 0
    assert reason(game, state, "open 12 11") == "below_number"
    assert reason(game, state, "open 12 12") == "allowed"


def test_after_the_token_is_gone_a_lower_plant_enters_the_market() -> None:
    """T39, RC-2.39: 10 is bought, then 09 is drawn."""
    game, state = an_auction((10, 12, 14, 15, 16, 18, 20, 22), (9, 26, S3))

    play(game, state, "open 10 1", "drop", "drop")

    assert row(state) == [9, 12, 14, 15, 16, 18, 20, 22]
    assert state.box == ()
    assert reason(game, state, "open 9 8") == "below_number"


def test_the_token_stays_when_another_plant_is_bought() -> None:
    """RC-2.39: only its own plant takes it away."""
    game, state = an_auction((10, 12, 14, 15, 16, 18, 20, 22), (25, 26, S3))

    play(game, state, "open 14 14", "drop", "drop")

    assert state.token.card == 10
    assert reason(game, state, "open 10 1") == "allowed"


# Undercut


def test_a_lower_plant_is_removed_and_takes_the_token_away() -> None:
    """T04, RC-2.40..RC-2.42: 11 is drawn against the token on 12."""
    game, state = an_auction((12, 14, 15, 16, 18, 20, 22, 25), (11, 27, 30, S3))

    events = play(game, state, "open 14 14", "drop", "drop")

    assert state.box == (11,)
    assert state.token.card == 0
    assert row(state) == [12, 15, 16, 18, 20, 22, 25, 27]
    assert state.cards.deck == (30, S3)
    assert why_not(game, state, "open 12 11", "minimum") == ("below_number", 12, "RC-2.4")
    assert [(event.kind.id, event.values) for event in events[-2:]] == [
        ("drawn_and_removed", {"plant": 11, "why": "undercut"}),
        ("plant_drawn", {"plant": 27}),
    ]


def test_the_plant_that_lost_its_token_is_not_removed_at_the_end() -> None:
    """T04, RC-2.41, RC-2.46: 12 is still there in Phase 3."""
    game, state = an_auction((12, 14, 15, 16, 18, 20, 22, 25), (11, 27, 30, S3))

    play(game, state, "open 14 14", "drop", "drop", "pass", "pass")

    assert state.phase == PhaseIndex.RESOURCES
    assert row(state) == [12, 15, 16, 18, 20, 22, 25, 27]
    assert state.box == (11,)
    assert state.cards.deck == (30, S3)


def test_only_the_first_lower_plant_is_removed() -> None:
    """T04, RC-2.43: after 11, the even lower 9 enters the market, in the same draw or later."""
    game, state = an_auction((12, 14, 15, 16, 18, 20, 22, 25), (11, 9, 8, S3))

    play(game, state, "open 14 14", "drop", "drop")

    assert row(state) == [9, 12, 15, 16, 18, 20, 22, 25]
    assert state.box == (11,)

    play(game, state, "open 15 15", "drop")

    assert row(state) == [8, 9, 12, 16, 18, 20, 22, 25]
    assert state.box == (11,)


def test_the_next_phase_2_has_its_own_lower_plant() -> None:
    """RC-2.43: once per Phase 2, not once per game."""
    game, state = an_auction((12, 14, 15, 16, 18, 20, 22, 25), (11, 27, 30, 10, 31, S3))
    play(game, state, "open 14 14", "drop", "drop", "pass", "pass")
    next_auction(game, state)  # 27 goes under the deck, 30 comes
    assert state.token.card == 12

    play(game, state, "open 16 16", "drop", "drop")

    assert state.box == (11, 10)
    assert state.token.card == 0


def test_a_higher_plant_does_not_touch_the_token() -> None:
    """RC-2.40: only a lower number counts."""
    game, state = an_auction((12, 14, 15, 16, 18, 20, 22, 25), (13, 27, S3))

    play(game, state, "open 14 14", "drop", "drop")

    assert row(state) == [12, 13, 15, 16, 18, 20, 22, 25]
    assert state.token.card == 12
    assert state.box == ()


def test_the_step_3_card_never_undercuts_the_token() -> None:
    """RC-2.48: it counts as the highest card."""
    game, state = an_auction((20, 21, 22, 24, 25, 26, 29, 31), (S3, 33, 38), step=2)

    play(game, state, "open 22 22", "drop", "drop")

    assert row(state) == [20, 21, 24, 25, 26, 29, 31, S3]
    assert state.token.card == 20
    assert state.box == ()


# Unsold


def test_an_unsold_plant_leaves_the_game_with_its_token() -> None:
    """T37, RC-2.44, RC-2.45, RC-2.47: nobody buys; 10 is removed, 25 drawn, nothing else."""
    game, state = an_auction((10, 12, 14, 15, 16, 18, 20, 22), (25, 26, S3))

    play(game, state, "pass", "pass", "pass")

    assert state.phase == PhaseIndex.RESOURCES
    assert row(state) == [12, 14, 15, 16, 18, 20, 22, 25]
    assert state.box == (10,)
    assert state.token.card == 0
    assert state.cards.deck == (26, S3)


def test_an_unsold_plant_leaves_the_game_though_others_were_sold() -> None:
    """RC-2.44: what counts is the plant under the token; the replacement is sorted in."""
    game, state = an_auction((10, 12, 14, 15, 16, 18, 20, 22), (25, 13, S3))

    play(game, state, "open 12 12", "drop", "drop", "pass", "pass")

    assert state.box == (10,)
    assert row(state) == [13, 14, 15, 16, 18, 20, 22, 25]


def test_no_plant_is_removed_at_the_end_when_the_token_plant_was_sold() -> None:
    """RC-2.46: the token left with the purchase."""
    game, state = an_auction((10, 12, 14, 15, 16, 18, 20, 22), (25, 26, S3))

    play(game, state, "open 10 1", "drop", "drop", "pass", "pass")

    assert state.phase == PhaseIndex.RESOURCES
    assert row(state) == [12, 14, 15, 16, 18, 20, 22, 25]
    assert state.box == ()
    assert state.cards.deck == (26, S3)


def test_an_unsold_plant_goes_every_round() -> None:
    """RC-2.44, RC-2.47: two rounds without a purchase cost two plants."""
    game, state = an_auction((10, 12, 14, 15, 16, 18, 20, 22), (25, 26, 27, S3))
    play(game, state, "pass", "pass", "pass")
    next_auction(game, state)

    play(game, state, "pass", "pass", "pass")

    assert state.box == (10, 12)


def test_without_a_deck_the_unsold_plant_leaves_all_the_same() -> None:
    """RC-2.2, RC-2.44: in Step 3 with an empty deck 3 plants become 2."""
    game, state = an_auction((33, 44, 50), (), step=3)
    assert state.token.card == 33

    play(game, state, "pass", "pass", "pass")

    assert row(state) == [44, 50]


def test_the_replacement_of_an_unsold_plant_may_be_lower() -> None:
    """RC-2.52: 9 comes for 10, whose token is gone."""
    game, state = an_auction((10, 12, 14, 15, 16, 18, 20, 22), (9, 26, S3))

    play(game, state, "pass", "pass", "pass")

    assert row(state) == [9, 12, 14, 15, 16, 18, 20, 22]
    assert state.box == (10,)


def test_the_token_stays_aside_until_the_next_phase_2() -> None:
    """RC-2.45: in Phase 5 the lower plant 9 enters, and only then the token is laid on it."""
    game, state = an_auction((10, 12, 14, 15, 16, 18, 20, 22), (25, 9, 26, S3))
    play(game, state, "pass", "pass", "pass")

    tokens = set()
    while state.phase != PhaseIndex.BUREAUCRACY:
        tokens.add(state.token.card)
        play(game, state, "done")
    play(game, state, "power none", "power none")
    tokens.add(state.token.card)
    play(game, state, "power none")

    assert tokens == {0}
    assert row(state) == [9, 12, 14, 15, 16, 18, 20, 22]
    assert state.box == (10,)
    assert state.token.card == 9


# The end of the phase


def test_the_end_of_the_phase_has_an_order() -> None:
    """RC-2.49: the unsold plant and its replacement, the order of round 1, then Step 3."""
    game, state = an_auction(
        (20, 21, 22, 24, 25, 26, 29, S3), (31, 33, 34, 38, 40), number=1, step=2
    )
    play(game, state, "open 21 21", "drop", "drop")
    play(game, state, "open 22 22", "drop")

    events = play(game, state, "open 24 24")

    assert [(event.kind.id, event.values) for event in events[-6:]] == [
        ("plant_drawn", {"plant": 34}),
        ("plant_removed", {"plant": 20, "why": "unsold"}),
        ("plant_drawn", {"plant": 38}),
        ("turn_order", {"order": "CBA"}),
        ("plant_removed", {"plant": 25, "why": "step3"}),
        ("step_begins", {"step": 3}),
    ]
    assert row(state) == [26, 29, 31, 33, 34, 38]
    assert (state.phase, state.step) == (PhaseIndex.RESOURCES, 3)
