"""What may be turned up next, and how likely it is."""

from fractions import Fraction

import pytest

from gridwright.core.errors import HiddenChanceError
from gridwright.core.game import SPECTATOR
from gridwright.encoding.chance import OpenChance
from gridwright.encoding.encoders import encoder_for
from gridwright.games.board.state import BoardState
from gridwright.games.outpost.state import OutpostState
from gridwright.games.registry import AnyGame
from gridwright.parts.auction import DROP, Open
from gridwright.parts.card_market import LAST_CARD, UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL
from tests.builders import a_game, a_state
from tests.games.cardgame import positions as card
from tests.games.outpost import positions as outpost


def chance_at(game: AnyGame) -> OpenChance:
    return OpenChance(game, encoder_for(game))


def covered() -> tuple[OpenChance, BoardState]:
    """Recharged before the first auction, as everybody sees it."""
    game = a_game()
    chance = chance_at(game)
    state = chance.covered(game.new(5, {}))
    assert isinstance(state, BoardState)
    return chance, state


def test_the_first_card_of_recharged_is_any_small_one_that_nobody_saw() -> None:
    """Thirteen plugs, 3 to 15; eight lie in the market, so it is each of five for a fifth."""
    chance, state = covered()

    assert state.cards.deck[0] == UNKNOWN_SMALL
    unseen = [number for number in range(3, 16) if number not in state.cards.row]
    assert chance.cards(state, "draw") == [(number, Fraction(1, 5)) for number in unseen]


def test_a_card_that_the_same_action_drew_before_does_not_come_again() -> None:
    chance, state = covered()
    first = chance.cards(state, "draw")[0][0]

    left = chance.cards(state, "draw", (first,))

    assert len(left) == 4
    assert first not in [number for number, _ in left]
    assert sum([share for _, share in left]) == 1


def test_a_large_back_is_one_of_the_large_cards() -> None:
    """29 sockets from 16 on: nobody has seen any."""
    chance, state = covered()
    chance.turn_up(state, UNKNOWN_LARGE)

    outcomes = chance.cards(state, "draw")

    assert [number for number, _ in outcomes] == sorted(state.setup.names.box.large)
    assert [share for _, share in outcomes] == [Fraction(1, 29)] * 29


def test_a_back_is_as_likely_as_there_are_such_cards_in_the_deck() -> None:
    """Three players remove 2 of 5 plugs and 6 of 29 sockets: 3 and 23 lie before Step 3."""
    chance, state = covered()
    assert len(state.cards.deck) == 3 + 23 + 1
    state.cards.deck = (UNKNOWN, *state.cards.deck[1:])

    assert chance.backs(state) == [
        (UNKNOWN_SMALL, Fraction(3, 26)),
        (UNKNOWN_LARGE, Fraction(23, 26)),
    ]


def test_without_backs_a_card_is_as_likely_as_it_lies_in_the_deck() -> None:
    """Classic: all cards from 11 on but 13, some of them removed, are equally likely."""
    game = a_game("classic")
    chance = chance_at(game)
    state = chance.covered(game.new(5, {}))
    state.cards.deck = state.cards.deck[1:]  # 13 is drawn
    state.cards.row = (*state.cards.row[:-1], 13)

    outcomes = chance.cards(state, "draw")

    assert chance.backs(state) == []
    assert {share for _, share in outcomes} == {Fraction(1, len(outcomes))}
    assert 13 not in [number for number, _ in outcomes]


def test_nothing_is_asked_of_a_deck_that_is_known_or_gone() -> None:
    chance, state = covered()

    assert chance.backs(state) == []  # its back shows
    state.cards.deck = (LAST_CARD,)
    assert chance.backs(state) == []
    state.cards.deck = ()
    assert chance.backs(state) == []


def test_a_covered_table_hides_its_decks_and_nothing_else() -> None:
    game = a_game(hidden_money="on")
    laid = game.new(5, {})

    chance = chance_at(game)
    state = chance.covered(laid)

    assert game.view(laid, SPECTATOR).players[0].money != 50
    assert [player.money for player in state.players] == [50, 50, 50]
    assert set(state.cards.deck) == {UNKNOWN, UNKNOWN_SMALL, LAST_CARD}


def test_fuel_comes_as_often_as_it_lies_in_the_stack() -> None:
    game = card.a_game()
    laid = game.new(5, {})
    chance = chance_at(game)
    state = chance.covered(laid)

    outcomes = dict(chance.cards(state, "fuel_deck"))

    stack = list(laid.fuel.deck)
    assert outcomes == {kind: Fraction(stack.count(kind), len(stack)) for kind in set(stack)}


def test_cards_of_outpost_have_backs_too() -> None:
    game = outpost.a_game()
    chance = chance_at(game)
    state = chance.covered(game.new(5, {}))
    assert isinstance(state, OutpostState)
    small = [number for number in state.setup.box.small if _is_unseen(state, number)]

    assert state.market.deck[0] == UNKNOWN_SMALL
    assert chance.cards(state, "draw") == [
        (number, Fraction(1, len(small))) for number in sorted(small)
    ]
    chance.turn_up(state, UNKNOWN_LARGE)
    assert state.market.deck[0] == UNKNOWN_LARGE


def _is_unseen(state: OutpostState, number: int) -> bool:
    market = state.market
    return number not in [card for pile in market.current + market.future for card in pile.cards]


def test_a_position_without_a_deck_stops_where_a_card_is_drawn() -> None:
    """A buys 4 for 4: a card must come, and nobody knows which."""
    game = a_game()
    state = a_state(game, market=(3, 4, 5, 6, 7, 8, 9, 10), order="ABC")
    state = chance_at(game).covered(state)
    game.apply(state, Open(4, 4))
    game.apply(state, DROP)

    with pytest.raises(HiddenChanceError) as caught:
        game.apply(state, DROP)

    assert caught.value.key == "draw"
