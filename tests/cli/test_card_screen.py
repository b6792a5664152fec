"""What the terminal shows of the Card Game, drawn from a view."""

from dataclasses import replace

import pytest

from gridwright.cli.cardgame import CardScreen
from gridwright.cli.offers import lines
from gridwright.core.game import SPECTATOR
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from gridwright.tables.shorthand import notation
from tests.cli.drawn import text
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    bank_owns,
    own,
    play,
    store,
    the_bank,
)


def screen(game: CardGame, state: CardState) -> CardScreen:
    view = game.view(state, state.to_act if state.to_act >= 0 else SPECTATOR)
    names = ("Ana", "Bruno", "Clara")[: game.seats]
    return CardScreen(game, view, names, frozenset({1}), 80)


def offered(game: CardGame, state: CardState) -> list[tuple[str, str]]:
    return [(line.text, line.detail) for line in lines(screen(game, state))]


def test_the_headline_says_where_we_are_and_that_cards_are_reconstructed() -> None:
    game = a_game()
    state = a_state(game, number=4, order="BCA", phase=PhaseIndex.RESOURCES)

    shown = text(screen(game, state).headline())

    assert "Power Grid: The Card Game Round 4 · Resources" in shown
    assert "Order Bruno > Clara > ▶Ana 3 plants each" in shown
    assert "Reconstructed cards (card-reconstructed-1), replaceable with --data" in shown


def test_cards_of_ones_own_are_not_called_reconstructed() -> None:
    game = a_game()
    content = replace(game.setup.content, provenance="book", set_id="mine")
    printed = CardGame(replace(game.setup, content=content), 1)

    shown = text(screen(printed, printed.new(1, {})).board())

    assert "Plants" in shown
    assert "econstructed" not in shown


def test_the_plant_market_shows_rows_token_and_the_back_of_the_top_card() -> None:
    game = a_game()
    state = a_state(game, market="3a 4a 5c 8a 10 11 12 16", deck="9 13 14 S3")

    shown = text(screen(game, state).market())

    assert "4 cards in the deck, on top: small" in shown
    assert "╭─ 3a from 1 ─╮" in shown
    assert "on sale │ 2 oil → 4 ││ 2 coal → 5 ││ 2 gas/oil → 6 ││ eco → 6 │" in shown
    assert "future │ 2 coal → 8 ││ 1 uranium → 8 ││ 3 coal → 9 ││ 2 gas/oil → 10│" in shown
    assert "Reconstructed cards" in shown


def test_the_one_more_round_card_is_shown_by_its_name() -> None:
    game = a_game()
    state = a_state(game, market="5a 6a 7 8a 9 10 11 S3", deck="")

    assert "│ one more round│" in text(screen(game, state).market())


def test_the_fuel_market_shows_the_cards_of_each_column_by_their_units() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES)
    state.fuel = a_market(
        "coal3 coal1 gas2",
        "coal2 oil1",
        "uranium1 uranium1",
        singles="coal coal oil",
        deck="coal1 gas1 gas3",
        discard="oil2 oil3",
    )

    shown = text(screen(game, state).market())

    assert "Resources 3 cards in the deck" in shown
    assert "2 cards on the discard pile oil [2] [3]" in shown
    lines = shown.splitlines()
    assert "price 1 singles 2 3 4 units" in lines
    assert "coal [1] [1] [3] [1] [2] · 8" in lines
    assert "gas · [2] · · 2" in lines
    assert "oil [1] · [1] · 2" in lines
    assert "uranium · · · [1] [1] 2" in lines


def test_players_are_shown_with_plants_storage_and_income() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, money=9)
    own(state, "B", "5c 12")  # gas or oil for 2, coal for 3
    store(state, "B", "coal3 oil2", singles="oil")
    state.players[1].income = 4

    shown = text(screen(game, state).overview())

    assert "B Bruno bot 9 5c 2 gas/oil → 6 3/6 coal 15 last 4\n" in shown
    assert "12 3 coal → 9 0/1 gas" in shown
    assert "3/4 oil" in shown


def test_the_bank_is_shown_with_its_plants_in_order_of_purchase() -> None:
    game = a_game(2, demolition="on")
    state = a_state(game, phase=PhaseIndex.RESOURCES)
    bank_owns(state, "12 5a")
    the_bank(state).store.add(11, 3)  # gas or oil: the card 4 * 2 + 3 is oil

    shown = text(screen(game, state).board())

    assert "T the Trust 12 3 coal → 9 3 oil - -" in shown
    assert "The Trust's oldest plant is 12" in shown
    assert "Demolition card 1: first 1, others 0" in shown
    assert "others 0 (reconstructed)" not in shown  # the book states this one (DC-17)


@pytest.mark.parametrize(
    ("last_card", "words"),
    [
        (LastCard.OUT_IN_AUCTION, "next round is the last"),
        (LastCard.LAST_ROUND, "Last round: buy only what one run of all your plants needs"),
    ],
)
def test_the_end_is_announced(last_card: LastCard, words: str) -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, last_card=last_card)

    assert words in text(screen(game, state).headline())


def test_nothing_is_announced_before() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES)

    assert "last" not in text(screen(game, state).headline())


def test_the_auction_shows_who_leads_and_who_may_still_bid() -> None:
    game = a_game()
    state = a_state(game, order="BCA")
    play(game, state, "open 6a 7")

    shown = text(screen(game, state).brief())

    assert "plant 6a (3 gas → 7 Elektro), Bruno leads with 7; still in: Clara, Ana" in shown


def test_there_is_no_map() -> None:
    game = a_game()

    assert text(screen(game, a_state(game)).map()) == "The Card Game has no map."


# Actions


def test_bids_are_offered_with_what_the_plant_does() -> None:
    game = a_game()
    state = a_state(game, money=7)

    assert offered(game, state) == [
        ("open 5a BID", "1 to 7 · 1 coal → 5 Elektro, discounted"),
        ("open 6a BID", "6 to 7 · 3 gas → 7 Elektro"),
        ("open 7 7", "3 gas/oil → 8 Elektro"),
        ("pass", ""),
    ]


def test_fuel_cards_are_offered_with_price_and_what_becomes_of_their_units() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")
    own(state, "A", "5a 9")  # coal for 1, gas for 1: room for 2 of each
    store(state, "A", "gas1")
    state.fuel = a_market("coal1 coal3", "gas2", "oil1", singles="coal")

    assert offered(game, state) == [
        ("buy coal 1 at 1", "costs 1, keeps 1"),
        ("buy coal 3 at 2", "costs 2, keeps 2, returns 1"),
        ("buy coal 1 at 2", "costs 2, keeps 1"),
        ("buy gas 2 at 3", "costs 3, keeps 1, returns 1"),
        ("done", ""),
    ]


def test_with_few_single_cards_units_may_be_lost() -> None:
    game = a_game(singles="limited")
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")
    own(state, "A", "6b")  # uranium for 1
    store(state, "A", singles="uranium")
    state.fuel = a_market("uranium3", is_limited=True)

    market = text(screen(game, state).market(), 100)

    assert offered(game, state)[0] == ("buy uranium 3 at 2", "costs 2, keeps 1, returns 1, loses 1")
    assert "singles: 2 coal, 2 natural gas, 2 oil, 1 uranium" in market


def test_ways_to_produce_are_offered_best_first_with_their_income() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", "8a 12")
    store(state, "A", "coal3")

    assert offered(game, state) == [
        ("power 8a 12 with coal 3", "earns 15"),
        ("power 12 with coal 3", "earns 9"),
        ("power 8a", "earns 6"),
        ("power none", "earns 1"),
    ]


def test_a_plant_to_remove_is_offered_with_what_it_does() -> None:
    game = a_game()
    state = a_state(game, to_act="A")
    own(state, "A", "3a 4a 13")
    state.auction.finished = 0b110
    play(game, state, "open 6a 6")

    assert offered(game, state) == [
        ("remove 3a", "2 oil → 4 Elektro"),
        ("remove 4a", "2 coal → 5 Elektro"),
        ("remove 13", "eco → 7 Elektro"),
    ]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("b c 3 at 2", "buy coal 3 at 2"),
        ("buy coal 3", "buy coal 3 at 2"),
        ("buy coal 1", "buy coal 1 at 1"),
        ("d", "done"),
    ],
)
def test_fuel_cards_are_bought_in_few_letters(typed: str, action: str) -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")
    own(state, "A", "5a 9")
    state.fuel = a_market("coal1 coal3", "coal3 gas1 gas2", singles="coal")

    assert notation(typed, screen(game, state)) == action


def test_plants_are_put_in_order_by_number_and_their_fuel_added() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", "8a 12")
    store(state, "A", "coal3")

    assert notation("power 12 8a", screen(game, state)) == "power 8a 12 with coal 3"
