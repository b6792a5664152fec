import pytest

from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_larger_game,
    a_state,
    boxed,
    current,
    deck,
    future,
    kinds,
    lay_market,
    money,
    offers,
    play,
    reason,
    skip_phase,
)


def a_round_end(
    number: int, current: str, future: str = "27 28a 29 30", deck: str = "33 34 36 37 42 44 S3"
) -> tuple[OutpostGame, OutpostState]:
    """Return the payment of round *number* with this market of a larger box."""
    game = a_larger_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, number=number)
    lay_market(state, current, future, deck)
    return game, state


# Laying tokens


@pytest.mark.parametrize(("number", "value"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_four_tokens_of_the_round_are_laid(number: int, value: int) -> None:
    """OP-4.15: the value is the number of the round, on each pile of the current market."""
    game, state = a_round_end(number, "16 20a+20b 21 23")

    events = skip_phase(game, state)

    assert current(state) == f"16:{value} 20a+20b:{value} 21:{value} 23:{value}"
    assert future(state) == "27 28a 29 33"
    assert [event.values for event in kinds(events, "discounts")] == [{"amount": value}]


def test_from_round_6_on_no_tokens_are_laid() -> None:
    """OP-4.16, case OP-T17: those that lie there stay and still lower the price."""
    game, state = a_round_end(6, "16:3 17 21:15 23")

    events = skip_phase(game, state)

    assert current(state) == "16:3 17 21:15 23"
    assert kinds(events, "discounts") == []
    assert reason(game, state, "open 21 5") == "below_minimum"
    assert reason(game, state, "open 21 6") == "allowed"


def test_tokens_add_up_on_unsold_cards() -> None:
    """OP-2m.15: card 25 has 1, then 1 + 2, then 1 + 2 + 3."""
    game, state = a_round_end(1, "21 22a 23 25")
    found = []

    for _ in range(3):
        skip_phase(game, state)
        found.append(current(state))
        skip_phase(game, state)
        skip_phase(game, state)

    assert found == [
        "21:1 22a:1 23:1 25:1",
        "21:3 22a:3 23:3 25:3",
        "21:6 22a:6 23:6 25:6",
    ]


@pytest.mark.parametrize(
    ("card", "sums", "gone"),
    [
        ("2", [1], 2),
        ("3", [1], 2),
        ("5a", [1, 3], 3),
        ("10", [1, 3, 6], 4),
        ("15", [1, 3, 6, 10], 5),
        ("16", [1, 3, 6, 10, 15], 0),
    ],
)
def test_an_unsold_card_leaves_when_its_tokens_reach_its_number(
    card: str, sums: list[int], gone: int
) -> None:
    """OP-4.15, OP-4.17, case OP-T16: each card has been for sale since round 1."""
    game, state = a_round_end(1, f"{card} 23 24a 25")
    found = []

    for number in range(1, 6):
        skip_phase(game, state)
        if number == gone:
            break
        found.append(state.market.current[0].tokens)
        skip_phase(game, state)
        skip_phase(game, state)

    assert found == sums
    assert boxed(state).split() == ([card] if gone else [])


@pytest.mark.parametrize(
    ("number", "card", "tokens", "minimum"), [(1, "2", 0, 1), (2, "5a", 1, 2), (5, "16", 10, 1)]
)
def test_the_price_falls_with_the_tokens(number: int, card: str, tokens: int, minimum: int) -> None:
    """OP-2.6, case OP-T16: 2 - 1, 5 - 3, 16 - 15."""
    game, state = a_round_end(number, f"{card}:{tokens} 23 24a 25")

    skip_phase(game, state)

    assert offers(game, state)[0] == f"open {card} {minimum}"


# Cards that cost nothing any more


def test_a_card_without_a_price_is_replaced() -> None:
    """OP-4.17, OP-4.18, OP-4.20, ruling OP-A7: 33 comes for 05, and none of the new has a token."""
    game, state = a_round_end(3, "5a:3 21 23 25", future="27 28a 29 30")

    events = skip_phase(game, state)

    assert boxed(state) == "5a"
    assert [event.values for event in kinds(events, "card_removed")] == [
        {"plant": "5a", "why": "discounted"}
    ]
    assert current(state) == "21:3 23:3 25:3 27"
    assert future(state) == "28a 29 30 34"
    assert deck(state) == "36 37 42 44 S3 33"


def test_of_a_stack_only_the_top_card_leaves() -> None:
    """OP-4.19, OP-2m.20: the lower 05 stays without tokens; nothing is drawn for it."""
    game, state = a_round_end(3, "5a+5b:3 21 23 25")

    skip_phase(game, state)

    assert boxed(state) == "5b"
    assert current(state) == "5a 21:3 23:3 25:3"
    assert deck(state) == "34 36 37 42 44 S3 30"


def test_a_card_drawn_onto_a_full_discount_leaves_in_its_turn() -> None:
    """OP-4.17, OP-2m.18, ruling OP-A7: 06 is drawn for 05 and comes to lie under 6 tokens."""
    game, state = a_round_end(3, "5a:3 6a:3 23 25", deck="6b 33 34 36 S3")

    skip_phase(game, state)

    assert boxed(state) == "5a 6b"
    assert current(state) == "6a 23:3 25:3 27"


def test_every_pile_is_looked_at_once() -> None:
    """OP-4.17, OP-4.20, ruling OP-A7: 02 and 03 leave together; the 04 drawn for 02 stays."""
    game, state = a_round_end(2, "2:1 3:1 23 25", deck="4a 33 34 36 S3")

    skip_phase(game, state)

    assert boxed(state) == "2 3"
    assert current(state) == "4a 23:2 25:2 27"


def test_joined_tokens_count_in_later_rounds_too() -> None:
    """OP-4.16, OP-4.17: in round 7 no token is laid, but 8 tokens lie on an 08."""
    game, state = a_round_end(7, "8a+8b:8 21 23 25")

    skip_phase(game, state)

    assert boxed(state) == "8b"
    assert current(state) == "8a 21 23 25"


def test_in_stage_3_the_four_lowest_piles_get_tokens() -> None:
    """OP-4.15, ruling OP-A8: of six piles."""
    game = a_game()
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        number=4,
        stage=3,
        current="16 17 18 19 21 23",
        deck="25",
    )

    skip_phase(game, state)

    assert current(state) == "16:4 17:4 18:4 19:4 21 23"


# What becomes of tokens


def test_tokens_stay_when_a_new_card_enters() -> None:
    """OP-2m.16: 12 keeps its 6 while 11 comes to lie below it."""
    game = a_game()
    state = a_state(game, current="10:6 12:6 13:6 14:6", future="15 16 17 18", deck="11 S3")

    play(game, state, "open 10 4", "drop", "drop")

    assert current(state) == "11 12:6 13:6 14:6"


def test_tokens_go_with_a_card_to_the_future_market_and_back() -> None:
    """OP-2m.17, case OP-T13: 14 is pushed down by 11 and comes up again with its 6 tokens."""
    game = a_game()
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        number=6,
        current="10 12 13 14:6",
        future="15 16 17 18",
        deck="11 19 S3",
    )

    skip_phase(game, state)
    assert (current(state), future(state)) == ("10 11 12 13", "14:6 15 16 17")
    play(game, state, "open 10 10", "drop", "drop")

    assert current(state) == "11 12 13 14:6"


def test_tokens_move_to_the_top_of_a_pile() -> None:
    """OP-2m.18, case OP-T19: the new 05 costs 2; a card more is drawn for the empty place."""
    game = a_larger_game()
    state = a_state(game, current="3 5a:3 6a 7", future="8a 9 11 13", deck="5b 14 16 S3")

    play(game, state, "open 3 3", "drop", "drop")

    assert (current(state), future(state)) == ("5a+5b:3 6a 7 8a", "9 11 13 14")
    assert offers(game, state)[0] == "open 5b 2"
    assert deck(state) == "16 S3"


def test_tokens_are_for_the_top_card_only() -> None:
    """OP-2m.19, OP-2m.20, OP-2m.14, case OP-T18: 2 for the first 05, 5 for the second."""
    game = a_larger_game()
    state = a_state(game, current="3 5a+5b:3 6a 7", future="8a 9 11 13", deck="14 S3")

    play(game, state, "open 5b 2", "drop", "drop")

    assert money(state, "A") == 58
    assert current(state) == "3 5a 6a 7"
    assert reason(game, state, "open 5a 4") == "below_minimum"
    assert reason(game, state, "open 5a 5") == "allowed"
    assert deck(state) == "14 S3"
