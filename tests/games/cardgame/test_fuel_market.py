"""The fuel market by itself: columns, single cards, the stack and the discard pile."""

import pytest

from gridwright.core.rng import Rng
from gridwright.games.cardgame.fuel_market import FuelMarket, fuel_card, kind_of, units_of
from tests.games.cardgame.positions import KINDS, a_market, a_store, fuel_cards, fuel_words

COAL, GAS, OIL, URANIUM = range(4)


def in_columns(market: FuelMarket) -> list[str]:
    return [fuel_words(cards) for cards in market.columns]


def test_a_card_is_its_kind_and_its_units() -> None:
    """CG-G15, CG-S28: cards sort by kind, then by units."""
    cards = [fuel_card(kind, units) for kind in range(4) for units in (1, 2, 3)]

    assert cards == sorted(cards)
    assert [(kind_of(card), units_of(card)) for card in cards] == [
        (kind, units) for kind in range(4) for units in (1, 2, 3)
    ]


# Looking


@pytest.mark.parametrize(
    ("card", "column", "there"),
    [
        ("coal1", 1, True),
        ("coal2", 1, False),
        ("gas1", 1, False),
        ("coal2", 2, True),
        ("coal1", 2, False),
        ("gas3", 3, True),
        ("oil1", 4, True),
        ("oil1", 5, False),
        ("oil1", 99, False),
        ("gas3", 0, False),
        ("coal2", -1, False),
        ("oil1", -2, False),
    ],
)
def test_a_card_lies_in_one_column(card: str, column: int, there: bool) -> None:  # noqa: FBT001
    """CG-2.4, CG-2.5: single cards in column 1 only, all others in columns 2 to 4 only."""
    market = a_market("coal2", "gas3", "oil1", singles="coal")

    assert market.has(fuel_cards(card)[0], column) is there


def test_the_cheapest_card_of_a_kind() -> None:
    """CG-2.25, CG-2.26: a single, then the topmost of the cheapest column; nothing if none."""
    market = a_market("coal2 gas1 gas3", "coal1 oil3", "oil1", singles="coal")

    assert market.cheapest(COAL) == (fuel_card(COAL, 1), 1)
    assert market.cheapest(GAS) == (fuel_card(GAS, 1), 2)
    assert market.cheapest(OIL) == (fuel_card(OIL, 3), 3)
    assert market.cheapest(URANIUM) == (0, 0)


# Moving cards to a store


def test_a_card_moves_with_all_its_units() -> None:
    """CG-2.16: it shows its highest number."""
    market, store = a_market("coal3 coal3", singles="gas"), a_store()

    assert market.move_to(store, fuel_card(COAL, 3), 2, 3) == 0

    assert store == a_store("coal3")
    assert in_columns(market) == ["coal3", "", ""]
    assert market.singles == [0, 1, 0, 0]


def test_a_card_turned_down_leaves_singles() -> None:
    """CG-2.10, CG-2.11: of 3 units 1 is kept; 2 single cards come from the supply to column 1."""
    market, store = a_market("", "", "oil3"), a_store()

    assert market.move_to(store, fuel_card(OIL, 3), 4, 1) == 2

    assert store == a_store("oil3:1")
    assert market.singles == [0, 0, 2, 0]
    assert market.supply == [2, 2, 0, 1]


def test_a_single_card_moves_as_a_single() -> None:
    """CG-G20, CG-2.5: it holds one unit."""
    market, store = a_market(singles="gas gas"), a_store()

    assert market.move_to(store, fuel_card(GAS, 1), 1, 1) == 0

    assert store == a_store(singles="gas")
    assert store.units == [0, 1, 0, 0]
    assert market.singles == [0, 1, 0, 0]


def test_single_cards_do_not_run_out() -> None:
    """CG-2.12: more of them than the printed ones may lie in column 1."""
    market = a_market("coal3", "coal3", "uranium3")

    assert market.move_to(a_store(), fuel_card(COAL, 3), 2, 1) == 2
    assert market.move_to(a_store(), fuel_card(COAL, 3), 3, 1) == 2
    assert market.move_to(a_store(), fuel_card(URANIUM, 3), 4, 1) == 2
    assert market.singles == [4, 0, 0, 2]


def test_limited_single_cards_run_out() -> None:
    """CG-2.12, ruling CG-A8: by agreement only the printed ones; what exceeds them is lost."""
    market = a_market("coal3", "coal3", "uranium3", is_limited=True)

    assert market.move_to(a_store(), fuel_card(COAL, 3), 2, 1) == 2
    assert market.move_to(a_store(), fuel_card(COAL, 3), 3, 1) == 0
    assert market.move_to(a_store(), fuel_card(URANIUM, 3), 4, 1) == 1
    assert market.singles == [2, 0, 0, 1]
    assert market.supply == [0, 2, 2, 0]


# Using up


def test_a_used_card_is_turned_down() -> None:
    """CG-G16: 1 of 3 units; the card stays."""
    market, store = a_market(), a_store("coal3 gas2")

    market.use(store, COAL, 1)

    assert store == a_store("coal3:2 gas2")
    assert market.discard == ()


def test_an_empty_card_is_discarded() -> None:
    """CG-G17, CG-3.5: with all its units it lies on the pile, as the card that it was."""
    market, store = a_market(discard="coal1"), a_store("gas3:1 gas2")

    market.use(store, GAS, 1)

    assert store == a_store("gas2")
    assert fuel_words(market.discard) == "coal1 gas3"


def test_single_cards_are_used_first_and_return_to_the_supply() -> None:
    """CG-T45, CG-G18, CG-3.5: never to the discard pile."""
    market, store = a_market(), a_store("coal2", "coal coal")
    market.supply[COAL] = 0

    market.use(store, COAL, 3)

    assert store == a_store("coal2:1")
    assert market.supply == [2, 2, 2, 1]
    assert market.discard == ()
    assert market.singles == [0, 0, 0, 0]


def test_cards_with_the_fewest_units_left_are_used_first() -> None:
    """CG-G16, CG-G17: 3 coal of a 1, a 2 and a 3 empty the first two."""
    market, store = a_market(), a_store("coal3 coal3:1 coal2")

    market.use(store, COAL, 3)

    assert store == a_store("coal3")
    assert fuel_words(market.discard) == "coal3 coal2"


def test_two_cards_of_two_are_used_one_after_the_other() -> None:
    """CG-T5, CG-G16, CG-G17: of 2, 2 and 2, three units empty one card and turn another to 1."""
    market, store = a_market(), a_store("coal2 coal2 coal2")

    market.use(store, COAL, 3)

    assert store == a_store("coal2:1 coal2")
    assert fuel_words(market.discard) == "coal2"


def test_using_nothing_changes_nothing() -> None:
    market, store = a_market(), a_store("coal2", "gas")

    market.use(store, COAL, 0)

    assert store == a_store("coal2", "gas")
    assert market == a_market()


# Closing gaps


def test_cards_move_from_3_to_2_first() -> None:
    """CG-3.15, CG-3.16: as many as column 2 has room for; then 4 fills column 3."""
    market = a_market("coal1 coal2", "coal3 gas1 gas2 oil1", "oil2 oil3 uranium1 uranium2")

    market.close_gaps(4)

    assert in_columns(market) == [
        "coal1 coal2 coal3 gas1",
        "gas2 oil1 oil2 oil3",
        "uranium1 uranium2",
    ]


def test_cards_move_from_4_to_2_while_there_are_gaps() -> None:
    """CG-3.16, CG-3.20: when column 3 is used up, the first of column 4 go to column 2."""
    market = a_market("", "uranium1", "coal3 gas1")

    market.close_gaps(2)

    assert in_columns(market) == ["coal3 uranium1", "gas1", ""]


@pytest.mark.parametrize(
    ("three", "moved"),
    [
        ("coal3 gas1 oil1 uranium1", "coal3"),
        ("gas3 oil1 uranium1", "gas3"),
        ("oil3 uranium1", "oil3"),
        ("uranium2", "uranium2"),
        ("gas1 gas2 gas3", "gas1"),
        ("oil2 oil3", "oil2"),
    ],
)
def test_kinds_and_then_units_decide_what_moves(three: str, moved: str) -> None:
    """CG-3.18, CG-3.19: coal, gas, oil, uranium; of one kind the card with the fewest units."""
    market = a_market("", three)

    market.close_gaps(1)

    assert in_columns(market)[0] == moved


def test_no_card_moves_to_column_1() -> None:
    """CG-3.17, CG-3.21: single cards stay there alone."""
    market = a_market("", "", "coal1 gas1", singles="oil")

    market.close_gaps(4)

    assert market.singles == [0, 0, 1, 0]
    assert in_columns(market) == ["coal1 gas1", "", ""]


def test_full_columns_stay() -> None:
    """CG-3.15: without gaps nothing moves."""
    market = a_market("uranium1", "coal1", "gas1")

    market.close_gaps(1)

    assert in_columns(market) == ["uranium1", "coal1", "gas1"]


# Drawing


def test_the_cheapest_gap_comes_first() -> None:
    """CG-3.22: all of column 2, then of 3, then of 4; and none when all are full."""
    assert a_market("coal1").gap(2) == 0
    assert a_market("coal1 coal2").gap(2) == 1
    assert a_market("coal1 coal2", "gas1 gas2", "oil1").gap(2) == 2
    assert a_market("coal1", "gas1", "oil1").gap(1) == -1


def test_a_drawn_card_is_sorted_in() -> None:
    """CG-3.23, CG-3.24: it shows all its units and lies where its kind and units belong."""
    market = a_market("coal1 gas3 oil1", deck="gas2 coal3")

    assert market.draw_into(0, Rng(1)) == fuel_card(GAS, 2)

    assert in_columns(market)[0] == "coal1 gas2 gas3 oil1"
    assert fuel_words(market.deck) == "coal3"


def test_the_late_cards_begin_the_pile_after_the_first_shuffle() -> None:
    """CG-3.30..CG-3.32: the pile becomes the stack; the ++ cards wait for the second shuffle."""
    market = a_market(discard="coal3 gas3 oil2 uranium1", late="coal3 gas3 oil3 uranium2")

    market.reshuffle(Rng(1))
    assert sorted(fuel_words(market.deck).split()) == ["coal3", "gas3", "oil2", "uranium1"]
    assert fuel_words(market.discard) == "coal3 gas3 oil3 uranium2"

    market.reshuffle(Rng(1))
    assert sorted(fuel_words(market.deck).split()) == ["coal3", "gas3", "oil3", "uranium2"]
    assert market.discard == ()


def test_chance_orders_the_new_stack() -> None:
    """CG-3.25: it is shuffled."""
    decks = set()
    for seed in range(60):
        market = a_market(discard="coal1 gas1 oil1")
        market.reshuffle(Rng(seed))
        decks.add(market.deck)

    assert len(decks) == 6


# Copies


def test_copies_are_independent() -> None:
    market, store = a_market("coal3 gas1", singles="oil", deck="coal1"), a_store("coal2", "gas")
    twin, other = market.copy(), store.copy()
    assert (twin, other) == (market, store)

    twin.move_to(other, fuel_card(COAL, 3), 2, 1)
    twin.draw_into(0, Rng(1))
    twin.use(other, GAS, 1)

    assert market == a_market("coal3 gas1", singles="oil", deck="coal1")
    assert store == a_store("coal2", "gas")
    assert [KINDS[kind] for kind, count in enumerate(other.units) if count] == ["coal"]
