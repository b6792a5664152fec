"""Phase 3, step 2: fuel cards move to cheaper columns, the stack fills the rest."""

import pytest

from gridwright.core.events import Event
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, PhaseIndex
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    card_of,
    columns,
    deck,
    fuel_cards,
    fuel_words,
    named,
    own,
    play,
    removed,
    row,
    store,
    told,
)


def at_the_end(**fuel: str) -> tuple[CardGame, CardState]:
    """The last of three players is about to produce; columns hold 4 cards each."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="C")
    state.fuel = a_market(
        fuel.get("two", ""),
        fuel.get("three", ""),
        fuel.get("four", ""),
        singles=fuel.get("singles", ""),
        deck=fuel.get("deck", ""),
        discard=fuel.get("discard", ""),
        late=fuel.get("late", ""),
    )
    return game, state


FULL_TWO = "coal1 coal1 coal2 coal2"
FULL_THREE = "gas1 gas1 gas2 gas2"


def drawn(events: list[Event]) -> list[str]:
    """Return the fuel cards drawn, with their columns."""
    return [
        f"{event.values['resource']}{event.values['amount']} at {event.values['column']}"
        for event in named(events, "fuel_drawn")
    ]


# The order of the steps


def test_steps_follow_one_another() -> None:
    """CG-3.2: the new order, then fuel, then plants."""
    game, state = at_the_end(two="coal1 coal2 gas1", three="oil1", deck="coal1 " * 20)

    events = play(game, state, "power none")

    kinds = list(dict.fromkeys(event.kind.id for event in events))
    assert kinds == [
        "produced",
        "turn_order",
        "fuel_drawn",
        "put_under",
        "plant_drawn",
        "round_begins",
        "token_placed",
    ]


# Moving


def test_the_refill_of_the_book() -> None:
    """CG-T8, CG-3.15, CG-3.16, CG-3.18, CG-3.20, CG-3.22, CG-3.24: three moves, five draws."""
    game, state = at_the_end(
        two="oil1",
        three="coal2 gas1",
        four="gas3 oil1 oil2 uranium1",
        deck="coal1 coal3 uranium2 gas2 coal1 oil3",
    )

    events = play(game, state, "power none")

    assert columns(state) == [
        "coal2 gas1 gas3 oil1",
        "coal1 oil1 oil2 uranium1",
        "coal1 coal3 gas2 uranium2",
    ]
    assert drawn(events) == [
        "coal1 at 3",
        "coal3 at 4",
        "uranium2 at 4",
        "gas2 at 4",
        "coal1 at 4",
    ]
    assert fuel_words(state.fuel.deck) == "oil3"


@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_each_number_of_players_has_its_columns(seats: int, size: int) -> None:
    """CG-3.15: so many cards in each of the columns 2 to 4."""
    game = a_game(seats)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    state.fuel = a_market(deck="coal1 " * 30)

    play(game, state, *["power none"] * seats)

    assert [len(cards) for cards in state.fuel.columns] == [size] * 3


def test_column_3_moves_before_column_4() -> None:
    """CG-3.16: uranium of column 3 goes to 2, though coal waits in 4; that goes to 3."""
    game, state = at_the_end(
        two="coal1 coal2 coal3", three="uranium1", four="coal1", deck="oil1 " * 20
    )

    play(game, state, "power none")

    assert columns(state)[0] == "coal1 coal2 coal3 uranium1"
    assert columns(state)[1] == "coal1 oil1 oil1 oil1"


def test_column_4_fills_column_2_before_column_3() -> None:
    """CG-3.16, CG-3.20: its first card goes to 2, the others to 3."""
    game, state = at_the_end(
        two="coal1 coal1 coal1", three="", four="coal3 oil2 oil3", deck="gas1 " * 20
    )

    play(game, state, "power none")

    assert columns(state) == [
        "coal1 coal1 coal1 coal3",
        "gas1 gas1 oil2 oil3",
        "gas1 gas1 gas1 gas1",
    ]


def test_of_one_kind_fewer_units_move_first() -> None:
    """CG-3.19, CG-3.20: of gas 1, 2 and 3 in column 4, the 1 goes to column 2."""
    game, state = at_the_end(two="coal1 coal1 coal1", four="gas1 gas2 gas3", deck="uranium1 " * 20)

    play(game, state, "power none")

    assert columns(state)[0] == "coal1 coal1 coal1 gas1"
    assert columns(state)[1] == "gas2 gas3 uranium1 uranium1"


def test_singles_stay_in_column_1() -> None:
    """CG-3.17, CG-3.21: they do not move, and nothing is drawn or moved to them."""
    game, state = at_the_end(singles="coal oil oil", two="gas1", deck="coal1 " * 20)

    play(game, state, "power none")

    assert state.fuel.singles == [1, 0, 2, 0]


# Drawing


def test_the_cheapest_column_is_filled_first() -> None:
    """CG-3.22: all gaps of 2, then of 3, then of 4."""
    game, state = at_the_end(two="coal1", deck="gas1 gas2 gas3 oil1 oil2 oil3 coal2 coal3 coal1")

    events = play(game, state, "power none")

    assert [line[-1] for line in drawn(events)] == list("222333344")
    assert columns(state) == ["coal1 gas1 gas2 gas3", "coal2 oil1 oil2 oil3", "coal1 coal3"]


def test_new_cards_show_all_their_units() -> None:
    """CG-3.23: also a card that was used up before."""
    game, state = at_the_end()
    state.to_act = 0
    own(state, "A", "5a")
    store(state, "A", "coal3:1")

    play(game, state, "power 5a with coal 1", "power none", "power none")

    assert columns(state)[0] == "coal3"


def test_columns_are_sorted_again() -> None:
    """CG-3.24: as at the start, by kind and units."""
    game, state = at_the_end(two="gas2 oil1", deck="coal3 gas1 coal1 coal2")

    play(game, state, "power none")

    assert columns(state)[0] == "coal3 gas1 gas2 oil1"
    assert columns(state)[1] == "coal1 coal2"


# Reshuffling


def test_an_empty_stack_is_rebuilt_from_the_pile() -> None:
    """CG-3.25, CG-3.28, CG-3.29: the refill goes on, and the lowest plant leaves for it."""
    game, state = at_the_end(
        two=FULL_TWO, three=FULL_THREE, four="oil1", deck="oil2", discard="oil3 uranium1 uranium2"
    )

    events = play(game, state, "power none")

    assert len(columns(state)[2].split()) == 4
    assert columns(state)[2].startswith("oil1 oil2")
    assert len(state.fuel.deck) == 1
    assert removed(state) == "5a"
    assert row(state) == "6a 7 8a 9 10 11 12 14"  # 13 came for 5a and went under the deck again
    assert "fuel_reshuffled" in told(game, events)
    assert "plant_removed plant=5a why=reshuffle" in told(game, events)


def test_a_stack_that_just_suffices_is_not_rebuilt() -> None:
    """CG-T31, CG-3.26: it is empty after the last card; no shuffle, no plant leaves."""
    game, state = at_the_end(
        two=FULL_TWO, three=FULL_THREE, four="oil1 oil1", deck="oil2 oil3", discard="uranium1"
    )

    events = play(game, state, "power none")

    assert state.fuel.deck == ()
    assert fuel_words(state.fuel.discard) == "uranium1"
    assert removed(state) == ""
    assert named(events, "fuel_reshuffled") == []


def test_a_full_market_needs_no_stack() -> None:
    """CG-3.26: an empty stack alone changes nothing."""
    game, state = at_the_end(
        two=FULL_TWO, three=FULL_THREE, four="oil1 oil1 oil2 oil3", discard="uranium1"
    )

    events = play(game, state, "power none")

    assert named(events, "fuel_reshuffled") == []
    assert fuel_words(state.fuel.discard) == "uranium1"


def test_without_stack_and_pile_gaps_remain() -> None:
    """CG-3.27, CG-3.28: nothing is shuffled, so no plant leaves."""
    game, state = at_the_end(two="coal1", deck="coal2")

    events = play(game, state, "power none")

    assert columns(state) == ["coal1 coal2", "", ""]
    assert removed(state) == ""
    assert named(events, "fuel_reshuffled") == []


def test_three_reshuffles() -> None:
    """CG-T30, CG-3.28..CG-3.32: + at the first, ++ at the second, nothing more at the third."""
    plus, plusplus = "coal3 gas3 oil2 uranium1", "coal3 gas3 oil3 uranium2"
    game, state = at_the_end(two=FULL_TWO, three=FULL_THREE, four="oil1 oil1 oil1")
    state.fuel.discard, state.fuel.late = fuel_cards(plus), fuel_cards(plusplus)
    state.cards.deck = state.cards.deck[:-1]

    state.rng.stated = (("fuel_deck", fuel_cards("uranium1 coal3 gas3 oil2")),)
    play(game, state, "power none")
    assert columns(state)[2] == "oil1 oil1 oil1 uranium1"
    assert fuel_words(state.fuel.deck) == "coal3 gas3 oil2"
    assert fuel_words(state.fuel.discard) == plusplus
    assert state.fuel.late == ()
    assert removed(state) == "5a"

    state.phase, state.to_act = PhaseIndex.BUREAUCRACY, state.order[-1]
    state.fuel.deck = ()
    state.fuel.columns[2] = fuel_cards("oil1 oil1 oil1")
    state.rng.stated = (("fuel_deck", fuel_cards("oil3 coal3 gas3 uranium2")),)
    play(game, state, "power none")
    assert columns(state)[2] == "oil1 oil1 oil1 oil3"
    assert fuel_words(state.fuel.deck) == "coal3 gas3 uranium2"
    assert state.fuel.discard == ()
    assert removed(state) == "5a 6a"

    state.phase, state.to_act = PhaseIndex.BUREAUCRACY, state.order[-1]
    state.fuel.deck, state.fuel.discard = (), fuel_cards("coal1 gas1")
    state.fuel.columns[2] = fuel_cards("oil1 oil1 oil1")
    state.rng.stated = (("fuel_deck", fuel_cards("gas1 coal1")),)
    play(game, state, "power none")
    assert columns(state)[2] == "gas1 oil1 oil1 oil1"
    assert fuel_words(state.fuel.deck) == "coal1"
    assert state.fuel.discard == ()
    assert removed(state) == "5a 6a 7"


def test_two_reshuffles_in_one_refill() -> None:
    """CG-3.25, CG-3.28, CG-3.31: a small pile is used up and the ++ cards follow at once."""
    game, state = at_the_end(
        two=FULL_TWO,
        three="gas1 gas1",
        discard="oil1",
        late="coal3 gas3 oil3 uranium2",
    )

    events = play(game, state, "power none")

    assert len(named(events, "fuel_reshuffled")) == 2
    assert removed(state) == "5a 6a"
    assert len(columns(state)[1].split()) == 4
    assert len(columns(state)[2].split()) == 3
    assert state.fuel.deck == ()


def test_the_lowest_plant_leaves_and_another_comes() -> None:
    """CG-3.28, CG-3.29: 3a, drawn for 5a, is sorted in and is the lowest now."""
    game, state = at_the_end(two=FULL_TWO, three=FULL_THREE, four="oil1 oil1 oil1", discard="oil2")
    state.cards.deck = (card_of(state, "3a"), *state.cards.deck)

    play(game, state, "power none")

    assert removed(state) == "5a"
    assert row(state) == "3a 6a 7 8a 9 10 11 13"
    assert deck(state).endswith("S3 12")


def test_the_drawn_fuel_is_told() -> None:
    """CG-3.22: kind, units and column of each card."""
    game, state = at_the_end(two=FULL_TWO, three=FULL_THREE, four="oil1 oil1 oil1", deck="uranium2")

    events = play(game, state, "power none")

    assert drawn(events) == ["uranium2 at 4"]
    assert "fuel_drawn resource=uranium amount=2 column=4" in told(game, events)
    assert all(event.reveals for event in named(events, "fuel_drawn"))
