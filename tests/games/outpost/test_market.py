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
    play,
    pool,
    reason,
    skip_phase,
)


def bought(current: str, future: str, deck: str, card: str) -> OutpostState:
    """Return the position after A has bought *card* off this market of a larger box."""
    game = a_larger_game()
    state = a_state(game, current=current, future=future, deck=deck)
    _buy(game, state, card)
    return state


def _buy(game: OutpostGame, state: OutpostState, card: str) -> None:
    """Let the opener buy *card* at its lowest price, nobody else bidding."""
    opening = next(
        game.write(action)
        for action in game.lowest_bid_actions(state)
        if game.write(action).startswith(f"open {card} ")
    )
    play(game, state, opening)
    while state.auction.item:
        play(game, state, "drop")


def test_an_empty_place_is_filled_at_once() -> None:
    """OP-2m.1: 09 is drawn for 04; the four lowest numbers are for sale, the others later."""
    state = bought("3 4a 6a 7", "8a 11 13 14", "9 20a S3", "4a")

    assert (current(state), future(state)) == ("3 6a 7 8a", "9 11 13 14")
    assert deck(state) == "20a S3"


def test_a_high_card_sends_the_lowest_future_card_up() -> None:
    """OP-2m.1, OP-2m.6, OP-2m.7: 30 takes the last place, 08 moves up."""
    state = bought("3 4a 6a 7", "8a 11 13 14", "30 20a S3", "6a")

    assert (current(state), future(state)) == ("3 4a 7 8a", "11 13 14 30")


def test_a_low_card_takes_the_empty_place_itself() -> None:
    """OP-2m.1, OP-2m.6: 05 lies between 04 and 06, and the future market stays as it is."""
    state = bought("3 4a 6a 7", "8a 11 13 14", "5a 20a S3", "3")

    assert (current(state), future(state)) == ("4a 5a 6a 7", "8a 11 13 14")


def test_a_drawn_card_joins_its_number_on_the_current_market() -> None:
    """OP-2m.2, OP-2m.3: the new 06 lies on top and is for sale; four numbers stay different."""
    state = bought("3 4a 6a 7", "8a 11 13 14", "6b 20a 21 S3", "4a")

    assert (current(state), future(state)) == ("3 6a+6b 7 8a", "11 13 14 20a")
    assert reason(a_larger_game(), state, "open 6b 6") == "allowed"
    assert reason(a_larger_game(), state, "open 6a 6") == "not_on_top"


def test_the_draw_goes_on_while_a_place_is_empty() -> None:
    """OP-2m.12, ruling OP-A6: 06 and 08 land on piles, so two cards more are drawn."""
    state = bought("3 4a 6a 8a", "8b 11 13 14", "6b 8c 20a 21 S3", "4a")

    assert (current(state), future(state)) == ("3 6a+6b 8a+8b+8c 11", "13 14 20a 21")
    assert deck(state) == "S3"


def test_a_drawn_card_joins_a_stack_of_the_future_market() -> None:
    """OP-2m.4: the third 08 lies on the two; one more card is drawn for the empty place."""
    state = bought("3 4a 6a 7", "8a+8b 11 13 14", "8c 20a S3", "4a")

    assert (current(state), future(state)) == ("3 6a 7 8a+8b+8c", "11 13 14 20a")


def test_a_drawn_card_lies_beside_a_single_card_of_the_future_market() -> None:
    """OP-2m.5: the third 08 comes to the right of the second and takes a place of its own."""
    game = a_larger_game()
    state = a_state(game, current="3 4a 6a 7", future="8a 8b 13 14", deck="8c 20a S3")

    _buy(game, state, "3")

    assert (current(state), future(state)) == ("4a 6a 7 8a", "8b 8c 13 14")
    assert deck(state) == "20a S3"


def test_one_of_two_equal_cards_moves_up_alone() -> None:
    """OP-2m.5, OP-2m.7, case OP-T20, ruling OP-A5: the old 08 moves up, the new one stays."""
    state = bought("3 4a 6a 7", "8a 9 11 13", "8b 14 S3", "4a")

    assert (current(state), future(state)) == ("3 6a 7 8a", "8b 9 11 13")
    assert deck(state) == "14 S3"


def test_a_card_that_moves_up_joins_its_number() -> None:
    """OP-2m.8, OP-2m.12, case OP-T21: 08 moves up onto 08, then 09; one more card is drawn."""
    state = bought("3 6a 7 8a", "8b 9 11 13", "20a 21 23 S3", "3")

    assert (current(state), future(state)) == ("6a 7 8a+8b 9", "11 13 20a 21")
    assert deck(state) == "23 S3"


def test_two_piles_that_meet_add_their_tokens() -> None:
    """OP-2m.8, ruling OP-A35: 3 and 1 lie on the upper 08."""
    state = bought("3 6a 7 8a:3", "8b:1 9 11 13", "20a 21 S3", "3")

    assert current(state) == "6a 7 8a+8b:4 9"


def test_a_stack_stays_where_it_fits() -> None:
    """OP-2m.6, case OP-T22: 05 is drawn into the gap that 03 left."""
    state = bought("3 4a 6a 8a+8b", "9 11 13 14", "5a S3", "3")

    assert (current(state), future(state)) == ("4a 5a 6a 8a+8b", "9 11 13 14")


def test_the_highest_of_five_piles_moves_to_the_future_market() -> None:
    """OP-2m.9, OP-2m.10, case OP-T22: the two 08 move as a stack; a later 08 lies on them."""
    game = a_larger_game()
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        number=6,
        current="3 4a 6a 8a+8b",
        future="9 11 13 14",
        deck="5a 8c 16 S3",
    )

    skip_phase(game, state)
    assert (current(state), future(state)) == ("3 4a 5a 6a", "8a+8b 9 11 13")
    assert deck(state) == "8c 16 S3 14"
    for _ in range(3):
        skip_phase(game, state)

    assert (current(state), future(state)) == ("3 4a 5a 6a", "8a+8b+8c 9 11 16")
    assert deck(state) == "S3 14 13"


def test_a_single_card_lies_to_the_right_of_its_twin_on_the_future_market() -> None:
    """OP-2m.11: 08 is pushed down with its tokens beside the other 08; no stack is formed."""
    game = a_larger_game()
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        number=6,
        current="3 4a 6a 8a:2",
        future="8b 11 13 14",
        deck="5a 16 S3",
    )

    skip_phase(game, state)

    assert (current(state), future(state)) == ("3 4a 5a 6a", "8b 8a:2 11 13")
    assert deck(state) == "16 S3 14"


def test_only_the_top_card_of_a_stack_is_bought() -> None:
    """OP-2m.13, OP-2m.14: the lower 05 stays, is for sale next, and no card is drawn."""
    game = a_larger_game()
    state = a_state(game, current="3 5a+5b 6a 7", future="8a 9 11 13", deck="14 S3")

    play(game, state, "open 5b 5")
    events = play(game, state, "drop", "drop")

    assert pool(state, "A") == "5b"
    assert (current(state), future(state)) == ("3 5a 6a 7", "8a 9 11 13")
    assert kinds(events, "card_drawn") == []
    assert reason(game, state, "open 5a 5") == "allowed"


def test_without_a_deck_the_market_shrinks() -> None:
    """OP-2m.7, ruling OP-A36: a future card still moves up."""
    state = bought("3 4a 6a 7", "8a 9 11 S3", "", "4a")

    assert (current(state), future(state)) == ("3 6a 7 8a", "9 11 S3")


def test_a_drawn_card_is_an_event_that_reveals() -> None:
    """OP-2m.1: everybody sees it, so nothing before it can be taken back."""
    game = a_game()
    state = a_state(game)

    play(game, state, "open 10 10", "drop")
    events = play(game, state, "drop")

    drawn = kinds(events, "card_drawn")
    assert [event.values for event in drawn] == [{"plant": "18"}]
    assert drawn[0].reveals
    assert boxed(state) == ""
