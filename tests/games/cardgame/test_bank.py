"""The Bank, the virtual third participant of the game for two."""

import pytest

from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from tests.games.cardgame.positions import (
    DECK,
    MARKET,
    a_game,
    a_market,
    a_state,
    a_store,
    acting,
    bank_owns,
    columns,
    fuel_words,
    money,
    named,
    order,
    own,
    plants,
    play,
    removed,
    row,
    singles,
    store,
    stored_cards,
    the_bank,
    told,
    units,
)

Position = tuple[CardGame, CardState]


def auction(
    *,
    number: int = 2,
    market: str = MARKET,
    deck: str = DECK,
    last_card: LastCard = LastCard.AHEAD,
) -> Position:
    """Round 2 in the order A, Bank, B."""
    game = a_game(2)
    return game, a_state(game, number=number, market=market, deck=deck, last_card=last_card)


# Plants


def test_the_bank_neither_opens_nor_bids() -> None:
    """CG-1.42: the two players speak in turn and nobody else."""
    game, state = auction()
    speakers = [acting(state)]

    for line in ("open 6a 6", "bid 7", "bid 8", "drop"):
        play(game, state, line)
        speakers.append(acting(state))

    assert speakers == ["A", "B", "A", "B", "B"]


def test_after_the_first_purchase_the_bank_takes_a_plant() -> None:
    """CG-1.43, CG-1.44: the highest of the current market, without auction or payment."""
    game, state = auction()

    events = play(game, state, "open 6a 6", "drop")

    assert plants(state, "T") == "9"
    assert [money(state, letter) for letter in "AB"] == [44, 50]
    assert "bank_took T plant=9" in told(game, events)


def test_the_gap_is_filled_before_the_bank_takes() -> None:
    """CG-1.45: 6b comes for the sold 6a, so 8a is the fourth, not 9; then 13 fills its place."""
    game, state = auction(deck="6b 13 14 S3")

    events = play(game, state, "open 6a 6", "drop")

    assert plants(state, "T") == "8a"
    assert row(state) == "5a 6b 7 9 10 11 12 13"
    assert [event.kind.id for event in events][-3:] == ["plant_drawn", "bank_took", "plant_drawn"]


def test_an_undercut_comes_before_the_bank() -> None:
    """CG-1.45, CG-1.28..CG-1.30: 4a is removed and 13 drawn; then 9 is the fourth."""
    game, state = auction(deck="4a 13 14 S3")

    play(game, state, "open 6a 6", "drop")

    assert removed(state) == "4a"
    assert plants(state, "T") == "9"
    assert row(state) == "5a 7 8a 10 11 12 13 14"


def test_the_bank_takes_when_a_player_passes_first() -> None:
    """CG-T35, CG-1.43: the fourth place without any purchase before."""
    game, state = auction()

    play(game, state, "pass")

    assert plants(state, "T") == "8a"
    assert row(state) == "5a 6a 7 9 10 11 12 13"
    assert acting(state) == "B"


@pytest.mark.parametrize(
    "lines",
    [
        ["open 6a 6", "drop", "open 7 7"],
        ["open 6a 6", "drop", "pass"],
        ["pass", "open 6a 6"],
        ["pass", "pass"],
        ["open 6a 6", "bid 7", "drop", "pass"],
    ],
)
def test_the_bank_takes_one_plant_a_round(lines: list[str]) -> None:
    """CG-T35, CG-1.43: with the first of the two players, not again with the second."""
    game, state = auction()

    events = play(game, state, *lines)

    assert state.phase == PhaseIndex.RESOURCES
    assert len(named(events, "bank_took")) == 1
    assert len(the_bank(state).plants) == 1


def test_the_bank_takes_a_plant_in_every_round() -> None:
    """CG-1.43, CG-1.46: its plants lie in the order in which it took them, whatever the number."""
    game, state = auction(deck="3a 13 14 15 16 17 18 19 20 21 S3")
    state.token.put_aside()

    play(game, state, "open 8a 8", "drop", "pass", "done", "done", "power none", "power none")
    assert plants(state, "T") == "7"
    assert row(state) == "3a 5a 6a 9 10 11 12 14"

    play(game, state, "pass", "pass")
    assert plants(state, "T") == "7 9"

    bank_owns(state, "9 7")
    play(game, state, "done", "done", "power none", "power none", "pass")
    assert plants(state, "T") == "9 7 11"


def test_in_the_last_round_the_bank_takes_the_sixth_plant() -> None:
    """CG-1.44, CG-1.37: after the sold one is replaced, the highest of six."""
    game, state = auction(
        market="21 22 23 24 25 26", deck="27 28 29", last_card=LastCard.LAST_ROUND
    )

    play(game, state, "open 22 22", "drop")

    assert plants(state, "T") == "27"
    assert row(state) == "21 23 24 25 26 28"


@pytest.mark.parametrize(
    ("before", "market", "after", "gone"),
    [
        ("5a 9 8a", "3a 4a 6a 7 10 11 12 13", "9 8a 7", "5a"),
        ("20 9 8a", "3a 4a 6a 10 11 12 13 14", "9 8a 10", "20"),
    ],
)
def test_for_a_fourth_plant_the_oldest_leaves(
    before: str, market: str, after: str, gone: str
) -> None:
    """CG-T36, CG-1.46, CG-1.47: age decides, numbers do not."""
    game, state = auction(market=market, deck="15 16 17 S3")
    bank_owns(state, before)

    events = play(game, state, "pass")

    assert plants(state, "T") == after
    assert removed(state) == gone
    assert f"removed_plant T plant={gone}" in told(game, events)


def test_the_buyers_own_removal_comes_first() -> None:
    """CG-1.23, CG-1.43, CG-1.45: a fourth plant of A; only after `remove` does the Bank act."""
    game, state = auction()
    own(state, "A", "4a 10 17")

    play(game, state, "open 6a 6", "drop")
    assert plants(state, "T") == ""

    play(game, state, "remove 4a")
    assert plants(state, "T") == "9"


def test_without_a_plant_the_bank_takes_none() -> None:
    """CG-1.43, ruling CG-A24: in the last round the market can be empty."""
    game, state = auction(market="21", deck="", last_card=LastCard.LAST_ROUND)

    play(game, state, "open 21 21", "drop")

    assert plants(state, "T") == ""
    assert the_bank(state).has_taken

    play(game, state, "pass")
    assert state.phase == PhaseIndex.RESOURCES


def test_the_bank_stays_second_after_round_1() -> None:
    """CG-1.51, CG-1.48: B with the higher plant becomes first, the Bank stays in the middle."""
    game, state = auction(number=1)

    play(game, state, "open 6a 6", "drop", "open 8a 8")

    assert order(state) == "BTA"


# Fuel


def fuel_turn(words: str, **market: str) -> CardState:
    """Let the Bank, which owns the plants *words*, take fuel after B has bought none."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.RESOURCES)
    bank_owns(state, words)
    state.fuel = a_market(
        market.get("two", ""),
        market.get("three", ""),
        market.get("four", ""),
        singles=market.get("singles", ""),
    )
    play(game, state, "done")
    return state


def test_the_bank_takes_fuel_between_the_players() -> None:
    """CG-2.22: after the last player, before the first."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.RESOURCES)
    bank_owns(state, "5a")
    own(state, "B", "5b")
    state.fuel = a_market("coal1 coal1 oil1")

    play(game, state, "buy oil 1 at 2")
    assert units(state, "T") == {}

    play(game, state, "done")
    assert units(state, "T") == {"coal": 1}
    assert acting(state) == "A"

    play(game, state, "done")
    assert state.phase == PhaseIndex.BUREAUCRACY
    assert columns(state)[0] == "coal1"


@pytest.mark.parametrize(("hybrid", "kept", "returned"), [("7", 2, 1), ("5c", 1, 2)])
def test_the_bank_takes_fuel_as_in_the_book(hybrid: str, kept: int, returned: int) -> None:
    """CG-T6, CG-2.23, CG-2.25, CG-2.27, CG-2.29..CG-2.31: a single coal and two gas cards."""
    state = fuel_turn(f"5a 9 {hybrid}", singles="coal", two="coal2 gas2 gas3", three="oil2")

    assert units(state, "T") == {"coal": 1, "gas": 2 + kept}
    expected = sorted([(2, "gas2"), (kept, "gas3")])
    assert stored_cards(state, "T") == " ".join([f"{card}:{left}" for left, card in expected])
    assert the_bank(state).store.singles == [1, 0, 0, 0]
    assert singles(state) == {"gas": returned}
    assert columns(state) == ["coal2", "oil2", ""]
    assert [money(state, letter) for letter in "AB"] == [50, 50]


def test_the_bank_takes_what_all_its_plants_need_once() -> None:
    """CG-2.23, CG-2.24: 3 coal for 12 and 1 uranium for 6b, nothing for 8a, nothing for later."""
    state = fuel_turn("12 6b 8a", two="coal3 coal3 uranium1 uranium1", three="gas1 oil1")

    assert units(state, "T") == {"coal": 3, "uranium": 1}
    assert columns(state) == ["coal3 uranium1", "gas1 oil1", ""]
    assert singles(state) == {}


def test_two_plants_of_one_kind_add_up() -> None:
    """CG-2.23: 1 for 5a and 2 for 4a."""
    state = fuel_turn("5a 4a", two="coal1 coal2", three="coal1")

    assert units(state, "T") == {"coal": 3}
    assert columns(state) == ["", "coal1", ""]


def test_the_bank_takes_the_cheapest_cards() -> None:
    """CG-2.25: singles first, then column 2, 3 and 4."""
    state = fuel_turn("12 4a", singles="coal", two="coal1", three="coal1", four="coal3")

    assert units(state, "T") == {"coal": 5}
    assert stored_cards(state, "T") == "coal1:1 coal1:1 coal3:2"
    assert columns(state) == ["", "", ""]
    assert singles(state) == {"coal": 1}


def test_the_bank_leaves_dearer_cards() -> None:
    """CG-2.25: the 2 in column 2 is enough; column 3 stays as it was."""
    state = fuel_turn("4a", two="coal2", three="coal1 coal2")

    assert columns(state) == ["", "coal1 coal2", ""]


def test_of_one_column_the_bank_takes_the_topmost_card() -> None:
    """CG-2.26: the one with the fewest units, even if another would fit just so."""
    state = fuel_turn("4a", two="coal1 coal2 coal3")

    assert stored_cards(state, "T") == "coal1:1 coal2:1"
    assert columns(state) == ["coal3", "", ""]
    assert singles(state) == {"coal": 1}


def test_what_the_bank_does_not_need_returns_as_singles() -> None:
    """CG-2.27: of a 3 it needs 1; the last card taken is turned down."""
    state = fuel_turn("5a", four="coal3")

    assert stored_cards(state, "T") == "coal3:1"
    assert singles(state) == {"coal": 2}
    assert state.fuel.supply == [0, 2, 2, 1]


def test_a_short_market_is_taken_as_it_is() -> None:
    """CG-T38, CG-2.28: need 2, only 1 there."""
    state = fuel_turn("4a", three="coal1 gas1")

    assert units(state, "T") == {"coal": 1}
    assert columns(state) == ["", "gas1", ""]


def test_an_empty_market_gives_nothing() -> None:
    """CG-2.28: neither to pure plants nor to a hybrid."""
    state = fuel_turn("4a 9 7", two="uranium1")

    assert units(state, "T") == {}
    assert columns(state) == ["uranium1", "", ""]


def test_pure_plants_come_before_hybrids() -> None:
    """CG-2.29, CG-2.31: the only gas is for plant 9, though hybrid 5c is older; 5c gets oil."""
    state = fuel_turn("5c 9", two="gas1", four="oil2")

    assert units(state, "T") == {"gas": 1, "oil": 2}


def test_what_pure_plants_leave_serves_the_hybrid() -> None:
    """CG-2.30: a 3 gas card for 9 leaves 2 for 5c; no oil is taken, nothing returned."""
    state = fuel_turn("9 5c", three="gas3", two="oil2")

    assert units(state, "T") == {"gas": 3}
    assert columns(state) == ["oil2", "", ""]
    assert singles(state) == {}


def test_gas_left_over_comes_before_oil_left_over() -> None:
    """CG-2.30, ruling CG-A20: 2 gas fill hybrid 5c; the oil beyond plant 5b returns."""
    state = fuel_turn("9 5b 5c", two="gas3 oil3")

    assert units(state, "T") == {"gas": 3, "oil": 1}
    assert singles(state) == {"oil": 2}


def test_oil_left_over_serves_the_hybrid_too() -> None:
    """CG-2.30: 1 gas and 1 oil left over are just what 5c needs."""
    state = fuel_turn("9 5b 5c", two="gas2 oil2 oil3")

    assert units(state, "T") == {"gas": 2, "oil": 2}
    assert columns(state) == ["oil3", "", ""]


def test_a_hybrid_takes_the_cheaper_kind() -> None:
    """CG-T37, CG-2.32: oil in column 2 against gas in column 3."""
    state = fuel_turn("5c", two="oil2", three="gas2")

    assert units(state, "T") == {"oil": 2}


def test_the_cheaper_kind_is_asked_again_after_each_card() -> None:
    """CG-2.32: 1 oil from column 2, then gas from column 3, not oil from column 4."""
    state = fuel_turn("5c", two="oil1", three="gas1", four="oil1")

    assert units(state, "T") == {"gas": 1, "oil": 1}
    assert columns(state) == ["", "", "oil1"]


def test_single_cards_are_the_cheapest_of_all() -> None:
    """CG-2.32, CG-2.25: a single oil comes before gas in column 2."""
    state = fuel_turn("5c", singles="oil", two="gas1 gas2")

    assert units(state, "T") == {"gas": 1, "oil": 1}
    assert the_bank(state).store.singles == [0, 0, 1, 0]


def test_at_equal_price_gas_comes_first() -> None:
    """CG-T37, CG-2.33: both in column 2."""
    state = fuel_turn("5c", two="gas2 oil2")

    assert units(state, "T") == {"gas": 2}


def test_a_hybrid_returns_what_it_does_not_need() -> None:
    """CG-2.27, CG-2.31: of 3 oil it keeps 2."""
    state = fuel_turn("5c", two="oil3")

    assert units(state, "T") == {"oil": 2}
    assert singles(state) == {"oil": 1}


def test_two_hybrids_are_served_together() -> None:
    """CG-2.30, CG-2.31: 5c and 7 need 5 of gas and oil."""
    state = fuel_turn("5c 7", two="gas3", three="oil3")

    assert units(state, "T") == {"gas": 3, "oil": 2}
    assert singles(state) == {"oil": 1}


def test_in_the_last_round_the_bank_takes_fuel_as_ever() -> None:
    """CG-2.34, CG-2.22: before the first player buys."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.RESOURCES, last_card=LastCard.LAST_ROUND)
    bank_owns(state, "4a")
    own(state, "A", "5a")
    state.fuel = a_market("coal3")

    play(game, state, "done")

    assert units(state, "T") == {"coal": 2}
    assert singles(state) == {"coal": 1}


def test_the_banks_fuel_is_told() -> None:
    """CG-2.23: by kind."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.RESOURCES)
    bank_owns(state, "4a 6b")
    state.fuel = a_market("coal2 uranium1")

    events = play(game, state, "done")

    assert told(game, events) == [
        "bank_fuel T resource=coal amount=2",
        "bank_fuel T resource=uranium amount=1",
    ]


def test_what_comes_back_from_the_bank_is_told() -> None:
    """CG-2.27: of 3 coal plant 4a needs 2, of 3 oil the hybrid 5c needs 2."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.RESOURCES)
    bank_owns(state, "4a 5c")
    state.fuel = a_market("coal3 oil3")

    events = play(game, state, "done")

    assert told(game, events) == [
        "bank_fuel T resource=coal amount=2",
        "surplus_returned T resource=coal amount=1",
        "bank_fuel T resource=oil amount=2",
        "surplus_returned T resource=oil amount=1",
    ]


# Bureaucracy


def test_the_bank_discards_all_its_fuel() -> None:
    """CG-3.12, CG-2.24: cards, turned down or not, to the discard pile, singles to the supply."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    bank_owns(state, "12 9")
    the_bank(state).store = a_store("coal3:1 gas1", "coal")
    state.fuel = a_market()
    state.fuel.supply[0] = 1

    events = play(game, state, "power none")

    assert units(state, "T") == {}
    assert the_bank(state).store == a_store()
    assert fuel_words(state.fuel.discard) == "coal3 gas1"
    assert state.fuel.supply == [2, 2, 2, 1]
    assert "bank_released T" in told(game, events)


def test_the_bank_earns_nothing() -> None:
    """CG-3.13, CG-S9: its plants run for nobody; only the players are paid."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    bank_owns(state, "8a 20")

    events = play(game, state, "power none", "power none")

    assert [event.seat for event in named(events, "produced")] == [0, 1]
    assert [money(state, letter) for letter in "AB"] == [51, 51]


@pytest.mark.parametrize(
    ("first", "second", "after"), [("20", "8a", "ATB"), ("8a", "20", "BTA"), ("13", "8a", "ATB")]
)
def test_the_bank_stays_second(first: str, second: str, after: str) -> None:
    """CG-3.14, CG-S7: the players keep or swap the first and the third place."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    own(state, "A", first)
    own(state, "B", second)

    play(game, state, f"power {first}", f"power {second}")

    assert order(state) == after


def test_the_order_of_two_changes_as_in_the_book() -> None:
    """CG-T7, CG-3.9, CG-3.14: Maciek earns 14 and Gosia 16, so Gosia is first."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="AB")
    own(state, "A", "30")
    own(state, "B", "5a 4a 6b")
    store(state, "A", "coal3")
    store(state, "B", "coal3 uranium1")

    play(game, state, "power 30 with coal 3", "power 4a 5a 6b with coal 3 uranium 1")

    assert order(state) == "BTA"


def test_the_bank_does_not_score() -> None:
    """CG-4.12: two results for two players, whatever the Bank owns."""
    game = a_game(2)
    state = a_state(
        game, phase=PhaseIndex.RESOURCES, last_card=LastCard.LAST_ROUND, to_act="A", money=9
    )
    bank_owns(state, "20 28 36")
    own(state, "A", "8a")

    events = play(game, state, "done")

    assert [event.seat for event in named(events, "scored")] == [0, 1]
    assert game.scores(state) == [6, 0]
    assert game.ranking(state) == [1, 2]
