"""Phase 2: fuel cards are bought, the last in turn order first."""

import pytest

from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    acting,
    columns,
    money,
    named,
    offers,
    own,
    play,
    reason,
    singles,
    store,
    stored_cards,
    told,
    units,
)

Position = tuple[CardGame, CardState]


def buying(
    words: str,
    cards: str = "",
    *,
    money: int = 20,
    last_card: LastCard = LastCard.AHEAD,
) -> Position:
    """A, the last in turn order, owns the plants *words* and holds *cards*."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA", money=money, last_card=last_card)
    own(state, "A", words)
    store(state, "A", cards)
    return game, state


# Turns


def test_the_last_in_order_buys_first() -> None:
    """CG-0.3, CG-2.1: then backwards to the first."""
    game = a_game(4)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BDAC")
    buyers = []

    while state.phase == PhaseIndex.RESOURCES:
        buyers.append(acting(state))
        play(game, state, "done")

    assert buyers == ["C", "A", "D", "B"]


def test_the_market_is_not_refilled_while_players_buy() -> None:
    """CG-2.2, CG-2.17: what A takes is gone for B and C; gaps are closed in bureaucracy."""
    game, state = buying("12")
    own(state, "B", "10")
    own(state, "C", "4a")
    state.fuel = a_market("coal1", "coal2", "coal3", deck="coal1 " * 20)

    play(game, state, "buy coal 1 at 2", "done")
    assert columns(state) == ["", "coal2", "coal3"]
    assert reason(game, state, "buy coal 1 at 2") == "not_in_column"

    play(game, state, "buy coal 2 at 3", "done")
    assert columns(state) == ["", "", "coal3"]

    play(game, state, "done")
    assert columns(state) == ["", "", "coal3"]
    play(game, state, "power none", "power none", "power none")
    assert columns(state)[0] == "coal1 coal1 coal1 coal3"


# Prices


def test_a_card_costs_the_number_of_its_column() -> None:
    """CG-2.3, CG-S22: 1, 2, 3 or 4 Elektro for the card, not for its units."""
    game, state = buying("12 6a 8b", money=20)
    state.fuel = a_market("coal3", "coal1 gas3", "oil2", singles="oil")
    paid = []

    for line in ("buy oil 1 at 1", "buy coal 3 at 2", "buy gas 3 at 3", "buy oil 2 at 4"):
        before = money(state, "A")
        play(game, state, line)
        paid.append(before - money(state, "A"))

    assert paid == [1, 2, 3, 4]


def test_cards_are_on_sale_in_columns_2_to_4() -> None:
    """CG-2.4, CG-2.5: column 1 sells single cards and nothing else."""
    game, state = buying("12")
    state.fuel = a_market("coal2", "coal1", "coal3", singles="coal")

    assert offers(game, state) == [
        "buy coal 1 at 1",
        "buy coal 2 at 2",
        "buy coal 1 at 3",
        "buy coal 3 at 4",
        "done",
    ]
    assert reason(game, state, "buy coal 2 at 1") == "only_singles"
    assert reason(game, state, "buy coal 3 at 1") == "only_singles"


def test_a_bought_single_is_a_single() -> None:
    """CG-2.5, CG-G20: one unit for 1 Elektro."""
    game, state = buying("12")
    state.fuel = a_market("coal1", singles="coal coal")

    play(game, state, "buy coal 1 at 1")

    assert units(state, "A") == {"coal": 1}
    assert stored_cards(state, "A") == ""
    assert singles(state) == {"coal": 1}
    assert money(state, "A") == 19


# What one may buy


def test_one_may_buy_any_number_of_cards_in_any_order() -> None:
    """CG-2.6: dear ones before cheap ones, several of a column, as long as there is money."""
    game, state = buying("12 10", money=9)
    state.fuel = a_market("coal1 coal2", "coal2", "coal3")

    play(game, state, "buy coal 3 at 4", "buy coal 2 at 2", "buy coal 1 at 2")

    assert units(state, "A") == {"coal": 6}
    assert money(state, "A") == 1
    assert acting(state) == "A"
    assert reason(game, state, "buy coal 2 at 3") == "fuel_over_cash"
    assert offers(game, state) == ["done"]


def test_one_may_buy_nothing() -> None:
    """CG-2.6: the next follows at once."""
    game, state = buying("12")

    play(game, state, "done")

    assert acting(state) == "B"
    assert money(state, "A") == 20


@pytest.mark.parametrize(("cash", "highest"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_money_decides_which_columns_are_offered(cash: int, highest: int) -> None:
    """CG-2.6: with 3 Elektro columns 1 to 3."""
    game, state = buying("12", money=cash)
    state.fuel = a_market("coal1", "coal1", "coal1", singles="coal")

    assert offers(game, state) == [*[f"buy coal 1 at {n}" for n in range(1, highest + 1)], "done"]
    for column in range(highest + 1, 5):
        assert reason(game, state, f"buy coal 1 at {column}") == "fuel_over_cash"


def test_equal_cards_of_a_column_are_offered_once() -> None:
    game, state = buying("12")
    state.fuel = a_market("coal1 coal1 coal2 coal2")

    assert offers(game, state) == ["buy coal 1 at 2", "buy coal 2 at 2", "done"]


def test_one_buys_only_what_ones_plants_burn() -> None:
    """CG-2.7: 12 burns coal; gas, oil and uranium are refused."""
    game, state = buying("12 8a")
    state.fuel = a_market("coal1 gas1 oil1 uranium1")

    assert offers(game, state) == ["buy coal 1 at 2", "done"]
    for kind in ("gas", "oil", "uranium"):
        assert reason(game, state, f"buy {kind} 1 at 2") == "nothing_burns_it"


def test_a_hybrid_lets_one_buy_gas_and_oil() -> None:
    """CG-2.7: and neither coal nor uranium."""
    game, state = buying("7")
    state.fuel = a_market("coal1 gas1 oil1 uranium1")

    assert offers(game, state) == ["buy gas 1 at 2", "buy oil 1 at 2", "done"]


def test_one_may_buy_for_a_second_run() -> None:
    """CG-2.8: up to twice the need."""
    game, state = buying("12", "coal3")
    state.fuel = a_market("coal3")

    play(game, state, "buy coal 3 at 2")

    assert units(state, "A") == {"coal": 6}


def test_a_card_of_which_nothing_fits_is_not_sold() -> None:
    """CG-2.9: not even to keep it from the others."""
    game, state = buying("12", "coal3 coal3")
    state.fuel = a_market("coal1", singles="coal")

    assert offers(game, state) == ["done"]
    assert reason(game, state, "buy coal 1 at 2") == "no_room"
    assert reason(game, state, "buy coal 1 at 1") == "no_room"


def test_what_is_not_on_the_market_cannot_be_bought() -> None:
    """CG-2.17: at no price."""
    game, state = buying("12", money=99)
    state.fuel = a_market("coal1", "gas1")

    assert reason(game, state, "buy coal 2 at 2") == "not_in_column"
    assert reason(game, state, "buy coal 1 at 3") == "not_in_column"
    assert reason(game, state, "buy coal 1 at 1") == "not_in_column"
    assert reason(game, state, "buy coal 1 at 5") == "not_in_column"


# Surplus


def test_the_purchase_of_the_book() -> None:
    """CG-T4, CG-2.3, CG-2.10, CG-2.11, CG-2.14, CG-2.15: 7 Elektro; 6 coal are kept, 1 returns."""
    game, state = buying("5a 4a 6b", "coal2")
    state.fuel = a_market("coal2 coal3", "uranium1")

    play(game, state, "buy uranium 1 at 3", "buy coal 3 at 2", "buy coal 2 at 2")

    assert money(state, "A") == 13
    assert units(state, "A") == {"coal": 6, "uranium": 1}
    assert stored_cards(state, "A") == "coal2:1 uranium1:1 coal2:2 coal3:3"
    assert singles(state) == {"coal": 1}
    assert offers(game, state) == ["done"]


def test_the_last_card_bought_is_turned_down() -> None:
    """CG-2.15, ruling CG-A9: who buys the 3 last keeps 2 of it, so the player has the choice."""
    game, state = buying("5a 4a 6b", "coal2")
    state.fuel = a_market("coal2 coal3")

    play(game, state, "buy coal 2 at 2", "buy coal 3 at 2")

    assert stored_cards(state, "A") == "coal2:2 coal2:2 coal3:2"
    assert singles(state) == {"coal": 1}


def test_fuel_stored_earlier_is_not_touched() -> None:
    """CG-2.15: with 5 of 6 stored, a new 2 is turned down and the old cards stay."""
    game, state = buying("12", "coal3 coal2")
    state.fuel = a_market("coal2")

    play(game, state, "buy coal 2 at 2")

    assert stored_cards(state, "A") == "coal2:1 coal2:2 coal3:3"


def test_a_card_is_turned_down_to_what_fits() -> None:
    """CG-2.10, CG-2.11: 1 of 3 fits; 2 single cards come to column 1, and this is told."""
    game, state = buying("5a", "coal1")
    state.fuel = a_market("coal3")

    events = play(game, state, "buy coal 3 at 2")

    assert stored_cards(state, "A") == "coal1:1 coal3:1"
    assert singles(state) == {"coal": 2}
    assert told(game, events) == [
        "bought_fuel A resource=coal amount=3 cost=2",
        "surplus_returned A resource=coal amount=2",
    ]


def test_a_card_that_fits_returns_nothing() -> None:
    """CG-2.16: it lies in the store with its highest number."""
    game, state = buying("12")
    state.fuel = a_market("coal3")

    events = play(game, state, "buy coal 3 at 2")

    assert stored_cards(state, "A") == "coal3:3"
    assert singles(state) == {}
    assert named(events, "surplus_returned") == []


def test_surplus_is_not_paid_back() -> None:
    """CG-2.14: the card costs 4, though 2 of its 3 units return."""
    game, state = buying("5a", "coal1")
    state.fuel = a_market("", "", "coal3")

    play(game, state, "buy coal 3 at 4")

    assert money(state, "A") == 16


def test_returned_singles_may_be_bought_by_everybody() -> None:
    """CG-2.13: by the next for 1 Elektro each."""
    game, state = buying("5a", "coal1")
    own(state, "B", "12")
    state.fuel = a_market("coal3")

    play(game, state, "buy coal 3 at 2", "done", "buy coal 1 at 1", "buy coal 1 at 1")

    assert units(state, "B") == {"coal": 2}
    assert money(state, "B") == 18
    assert singles(state) == {}


def test_there_is_no_end_to_single_cards() -> None:
    """CG-2.12: ten surplus coal lie in column 1, though two cards are printed."""
    game, state = buying("5a")
    state.fuel = a_market("coal3", "coal3", singles="coal " * 6)

    for column in (2, 3):
        store(state, "A", "coal1")
        play(game, state, f"buy coal 3 at {column}")

    assert singles(state) == {"coal": 10}


def test_by_agreement_single_cards_are_limited() -> None:
    """CG-2.12, ruling CG-A8: one printed coal single is left; the other unit is lost."""
    game = a_game(3, singles="limited")
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA")
    own(state, "A", "5a")
    store(state, "A", "coal1")
    assert state.fuel.is_limited
    state.fuel = a_market("coal3", singles="coal", is_limited=True)

    events = play(game, state, "buy coal 3 at 2")

    assert units(state, "A") == {"coal": 2}
    assert singles(state) == {"coal": 2}
    assert named(events, "surplus_returned")[0].values == {"resource": "coal", "amount": 1}


def test_a_hybrids_tank_decides_what_fits() -> None:
    """CG-T27, CG-2.10, CG-G9: 9 and 5c hold 2 gas and 3 oil; 1 more unit fits."""
    game, state = buying("9 5c", "gas2 oil3")
    state.fuel = a_market("gas3")

    play(game, state, "buy gas 3 at 2")

    assert units(state, "A") == {"gas": 3, "oil": 3}
    assert singles(state) == {"gas": 2}
    assert offers(game, state) == ["done"]


def test_new_cards_lie_beside_the_others() -> None:
    """CG-2.16, CG-G21: all fuel of a player is one store, whatever plant it is for."""
    game, state = buying("5a 9 7")
    state.fuel = a_market("coal2 gas3 oil2")

    play(game, state, "buy coal 2 at 2", "buy gas 3 at 2", "buy oil 2 at 2")

    assert units(state, "A") == {"coal": 2, "gas": 3, "oil": 2}
    assert stored_cards(state, "A") == "coal2:2 oil2:2 gas3:3"


# The last round


def test_in_the_last_round_only_missing_fuel_is_kept() -> None:
    """CG-T28, CG-2.18, CG-2.19: 12 needs 3 and has 2; of a 3-unit card 1 is kept, 2 return."""
    game, state = buying("12", "coal2", last_card=LastCard.LAST_ROUND)
    state.fuel = a_market("coal3")

    play(game, state, "buy coal 3 at 2")

    assert units(state, "A") == {"coal": 3}
    assert singles(state) == {"coal": 2}
    assert money(state, "A") == 18


def test_in_the_last_round_who_has_enough_buys_nothing() -> None:
    """CG-T28, CG-2.20: 3 coal are enough for one run of 12."""
    game, state = buying("12", "coal3", last_card=LastCard.LAST_ROUND)
    state.fuel = a_market("coal1", singles="coal")

    assert offers(game, state) == ["done"]
    assert reason(game, state, "buy coal 1 at 2") == "nothing_missing"
    assert reason(game, state, "buy coal 1 at 1") == "nothing_missing"


def test_in_the_last_round_older_fuel_is_kept() -> None:
    """CG-T29, CG-2.21: 5 coal for a need of 3 stay as they are."""
    game, state = buying("12", "coal3 coal2", last_card=LastCard.LAST_ROUND)
    state.fuel = a_market("coal1")

    play(game, state, "done")

    assert units(state, "A") == {"coal": 5}
    assert singles(state) == {}


@pytest.mark.parametrize(
    ("words", "cards", "gas", "oil"),
    [
        ("9 5c", "", 3, 2),  # one gas for 9 and two of either for 5c
        ("9 5c", "gas1", 2, 2),
        ("9 5c", "gas2", 1, 1),  # the second gas is one of the two for 5c
        ("9 5c", "gas3", 0, 0),
        ("9 5c", "oil1", 2, 1),
        ("9 5c", "oil2", 1, 0),  # oil fills the hybrid; 9 still needs gas
        ("9 5c", "oil3", 1, 0),
        ("9 5c", "gas1 oil1", 1, 1),
        ("5b 5c", "oil1", 2, 2),
        ("5b 5c", "gas2", 0, 1),
        ("5b 5c", "gas2 gas2", 0, 1),
        ("9 5b 5c", "gas2 oil2", 0, 0),
        ("9 5b 5c", "gas3 oil2", 0, 0),
        ("7", "gas1 oil1", 1, 1),
        ("5c 7", "gas3", 2, 2),
    ],
)
def test_in_the_last_round_a_hybrid_needs_one_run(
    words: str, cards: str, gas: int, oil: int
) -> None:
    """CG-2.18, ruling CG-A10: as many units of each kind as raise what one run can use."""
    kept = []
    for kind in ("gas", "oil"):
        game, state = buying(words, cards, last_card=LastCard.LAST_ROUND)
        state.fuel = a_market(f"{kind}3", f"{kind}3")
        before = units(state, "A").get(kind, 0)
        for column in (2, 3):
            line = f"buy {kind} 3 at {column}"
            if reason(game, state, line) == "allowed":
                play(game, state, line)
        kept.append(units(state, "A").get(kind, 0) - before)

    assert kept == [gas, oil]


def test_in_the_last_round_other_kinds_stay_forbidden() -> None:
    """CG-2.7, CG-2.18: oil is missing for nothing that A owns."""
    game, state = buying("12", last_card=LastCard.LAST_ROUND)
    state.fuel = a_market("oil1")

    assert reason(game, state, "buy oil 1 at 2") == "nothing_burns_it"


def test_before_the_last_round_storage_is_the_limit() -> None:
    """CG-2.8, CG-2.18: the limit of one run holds in the last round only."""
    for last_card in (LastCard.OUT_IN_AUCTION, LastCard.OUT_IN_BUREAUCRACY):
        game, state = buying("12", "coal3", last_card=last_card)
        state.fuel = a_market("coal3")
        play(game, state, "buy coal 3 at 2")
        assert units(state, "A") == {"coal": 6}


def test_a_purchase_is_told_with_card_and_price() -> None:
    game, state = buying("12")
    state.fuel = a_market("", "coal2")

    events = play(game, state, "buy coal 2 at 3")

    assert events[0].values == {"resource": "coal", "amount": 2, "cost": 3}
