"""Phase 3, step 1: plants run, fuel is burnt, income is paid, and the order changes."""

import pytest

from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, PhaseIndex
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    acting,
    fuel_words,
    money,
    named,
    offers,
    order,
    own,
    play,
    player_of,
    reason,
    store,
    stored_cards,
    told,
    units,
)

Position = tuple[CardGame, CardState]


def producing(words: str, cards: str = "", singles: str = "", *, seats: int = 3) -> Position:
    """A, the first in turn order, owns the plants *words*, *cards* and *singles*."""
    game = a_game(seats)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    state.fuel = a_market()
    own(state, "A", words)
    store(state, "A", cards, singles)
    return game, state


# Who decides what


def test_production_starts_with_the_first_player() -> None:
    """CG-0.4, CG-3.3: then follows the turn order."""
    game = a_game(4)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CADB")
    play(game, state, *["done"] * 4)
    producers = []

    while state.phase == PhaseIndex.BUREAUCRACY:
        producers.append(acting(state))
        play(game, state, "power none")

    assert producers == ["C", "A", "D", "B"]


def test_any_plants_with_fuel_may_run() -> None:
    """CG-3.3: each of the two, both, or none."""
    game, state = producing("5a 4a 8b", "coal3")

    assert offers(game, state) == [
        "power none",
        "power 4a with coal 2",
        "power 5a with coal 1",
        "power 4a 5a with coal 3",
    ]


def test_fuel_for_one_of_two_plants_runs_either() -> None:
    """CG-3.3: 2 coal run 4a or 5a, not both."""
    game, state = producing("5a 4a", "coal2")

    assert offers(game, state) == ["power none", "power 4a with coal 2", "power 5a with coal 1"]
    assert reason(game, state, "power 4a 5a with coal 3") == "fuel_missing"


def test_nobody_runs_a_plant_of_another() -> None:
    """CG-3.3: his plants, not those of B."""
    game, state = producing("5a", "coal1")
    own(state, "B", "8a")

    assert reason(game, state, "power 8a") == "not_your_plant"
    assert reason(game, state, "power 5a 8a with coal 1") == "not_your_plant"


# Burning


def test_each_plant_burns_its_need() -> None:
    """CG-3.4, CG-G10: 3 coal for 12, nothing for 8a; the rest stays."""
    game, state = producing("8a 12", "coal3 coal2")

    play(game, state, "power 8a 12 with coal 3")

    assert units(state, "A") == {"coal": 2}


def test_plants_that_do_not_run_burn_nothing() -> None:
    """CG-3.3, CG-3.4: also with fuel at hand."""
    game, state = producing("12", "coal3")

    play(game, state, "power none")

    assert units(state, "A") == {"coal": 3}
    assert state.fuel.discard == ()


def test_the_production_of_the_book() -> None:
    """CG-T5, CG-3.4..CG-3.6, CG-G16, CG-G17: 16 Elektro; one coal card is used up, one shows 1."""
    game, state = producing("5a 4a 6b", "coal2 coal2 coal2 uranium1")

    play(game, state, "power 4a 5a 6b with coal 3 uranium 1")

    assert fuel_words(state.fuel.discard) == "coal2 uranium1"
    assert stored_cards(state, "A") == "coal2:1 coal2:2"
    assert units(state, "A") == {"coal": 3}
    assert player_of(state, "A").income == 16
    assert money(state, "A") == 66


def test_several_plants_may_use_one_card() -> None:
    """CG-G19: a 3-unit coal card runs 5a and 4a."""
    game, state = producing("5a 4a", "coal3")

    play(game, state, "power 4a 5a with coal 3")

    assert player_of(state, "A").income == 10
    assert fuel_words(state.fuel.discard) == "coal3"


def test_a_card_shows_what_is_left() -> None:
    """CG-G16: 1 of 3 units is used and 2 remain for the next rounds."""
    game, state = producing("5a", "coal2")

    play(game, state, "power 5a with coal 1")

    assert stored_cards(state, "A") == "coal2:1"
    assert state.fuel.discard == ()


def test_a_single_card_serves_one_plant() -> None:
    """CG-G20: with one single coal, 5a runs and 26, which needs 1 as well, does not."""
    game, state = producing("5a 26", "", "coal")

    assert offers(game, state) == ["power none", "power 5a with coal 1", "power 26 with coal 1"]


def test_used_singles_return_to_the_supply() -> None:
    """CG-T45, CG-3.5, CG-G18: not to the discard pile and not to column 1."""
    game, state = producing("4a", "coal3", "coal")
    state.fuel.supply[0] = 1

    play(game, state, "power 4a with coal 2")

    assert state.fuel.supply == [2, 2, 2, 1]
    assert state.fuel.singles == [0, 0, 0, 0]
    assert state.fuel.discard == ()
    assert stored_cards(state, "A") == "coal3:2"


def test_used_plus_cards_are_discarded_like_all_others() -> None:
    """CG-G17, CG-3.5: every card at 0 goes to the pile with its full units."""
    game, state = producing("12", "coal3:1 coal3:2")

    play(game, state, "power 12 with coal 3")

    assert fuel_words(state.fuel.discard) == "coal3 coal3"
    assert stored_cards(state, "A") == ""


def test_the_mix_of_a_hybrid_is_burnt_as_chosen() -> None:
    """CG-3.4, CG-G8: 1 gas and 2 oil for plant 7."""
    game, state = producing("7", "gas2 oil3")

    play(game, state, "power 7 with gas 1 oil 2")

    assert units(state, "A") == {"gas": 1, "oil": 1}


# Income


def test_income_is_the_sum_of_the_plants_run() -> None:
    """CG-3.6: 9 for 12 and 6 for 8a, from the supply; the others lose nothing."""
    game, state = producing("8a 12 13", "coal3")

    events = play(game, state, "power 8a 12 with coal 3")

    assert [money(state, letter) for letter in "ABC"] == [65, 50, 50]
    assert told(game, events) == ["produced A plants=2 income=15"]


def test_who_produces_nothing_gets_1() -> None:
    """CG-T39, CG-3.7: the guaranteed income, with or without plants."""
    game, state = producing("12", "coal2")

    play(game, state, "power none")
    assert money(state, "A") == 51

    play(game, state, "power none")
    assert money(state, "B") == 51


def test_who_produces_gets_no_1_on_top() -> None:
    """CG-3.7, CG-3.6: 6 for 8a, not 7."""
    game, state = producing("8a")

    play(game, state, "power 8a")

    assert money(state, "A") == 56


# The new order


def incomes(order_: str, **owned: str) -> Position:
    """Return a table at production; eco plants 8a, 13, 20, 28, 36 yield 6, 7, 9, 11, 13."""
    game = a_game(len(order_))
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order=order_)
    for letter, words in owned.items():
        own(state, letter, words)
    return game, state


def test_the_order_follows_income() -> None:
    """CG-3.9: 7, 11, 1 and 9 of A, B, C and D give B, D, A, C; and it is told."""
    game, state = incomes("ABCD", A="13", B="28", D="20")

    events = play(game, state, "power 13", "power 28", "power none", "power 20")

    assert order(state) == "BDAC"
    assert named(events, "turn_order")[0].values == {"order": "BDAC"}
    assert acting(state) == "B"


def test_cash_does_not_matter() -> None:
    """CG-3.8: the rich C, who produces nothing, is last."""
    game, state = incomes("CAB", A="13", B="8a")
    player_of(state, "C").money = 400

    play(game, state, "power none", "power 13", "power 8a")

    assert order(state) == "ABC"


def test_income_of_earlier_rounds_does_not_matter() -> None:
    """CG-3.8: A earned 30 a round ago and 6 now; B earns 7."""
    game, state = incomes("ABC", A="8a", B="13")
    player_of(state, "A").income = 30

    play(game, state, "power 8a", "power 13", "power none")

    assert order(state) == "BAC"


def test_at_equal_income_the_higher_plant_comes_first() -> None:
    """CG-T40, CG-3.10, CG-G3: 10 each; highest plants 12 and 15, so B is first."""
    game, state = incomes("ABC", A="5a 5b 12", B="15")
    store(state, "A", "coal1 oil1")
    store(state, "B", "oil3")

    play(game, state, "power 5a 5b with coal 1 oil 1", "power 15 with oil 3", "power none")

    assert [player.income for player in state.players] == [10, 10, 1]
    assert order(state) == "BAC"


def test_a_plant_that_did_not_run_breaks_ties_too() -> None:
    """CG-3.10: the highest that one owns."""
    game, state = incomes("ABC", A="8a", B="40")
    own(state, "B", "40")

    play(game, state, "power none", "power none", "power none")

    assert order(state) == "BAC"


@pytest.mark.parametrize(("before", "after"), [("ABC", "CBA"), ("BCA", "ACB"), ("CAB", "BAC")])
def test_a_full_tie_reverses_the_order(before: str, after: str) -> None:
    """CG-T40, CG-3.11: equal income and equal plants; all three own a 5."""
    game, state = incomes(before, A="5a", B="5b", C="5c")

    play(game, state, "power none", "power none", "power none")

    assert order(state) == after


def test_only_the_tied_swap() -> None:
    """CG-3.11, CG-T39: C and A produce nothing and own nothing; D and B keep their places."""
    game, state = incomes("CDAB", D="13", B="20")

    play(game, state, "power none", "power 13", "power none", "power 20")

    assert order(state) == "BDAC"


def test_who_produces_nothing_is_last() -> None:
    """CG-T39, CG-3.7, CG-3.9: an income of 1 is behind every other."""
    game, state = incomes("ABC", A="40", B="8a", C="13")

    play(game, state, "power none", "power 8a", "power 13")

    assert order(state) == "CBA"


def test_the_new_order_holds_in_the_next_round() -> None:
    """CG-3.41, CG-3.9: round 3 begins with the new first player."""
    game, state = incomes("ABC", C="13")

    play(game, state, "power none", "power none", "power 13")

    assert state.round == 3
    assert state.phase == PhaseIndex.AUCTION
    assert acting(state) == "C"


# Fuel is only bought and burnt


def test_fuel_may_not_be_given_up_or_sold() -> None:
    """CG-3.3, ruling CG-A25: there is no such action in any phase."""
    game, state = producing("12", "coal3")

    assert reason(game, state, "discard coal 1") == "wrong_phase"
