"""What a seat may see of the Card Game, and full states that it cannot rule out."""

from collections import Counter
from dataclasses import fields

import pytest

from gridwright.core.game import SPECTATOR
from gridwright.core.rng import Rng
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from gridwright.parts.card_market import (
    LAST_CARD,
    UNKNOWN,
    UNKNOWN_LARGE,
    UNKNOWN_SMALL,
    CardMarket,
)
from tests.games.cardgame.positions import (
    a_game,
    a_state,
    a_store,
    bank_owns,
    card_of,
    cards_of,
    fuel_words,
    listed,
    own,
    play,
    store,
    the_bank,
    words_of,
)

SMALL = listed("3a 3b 4a 4b 5a 5b 5c 6a 6b 7 8a 8b 9")


# Views


def test_of_the_stack_only_its_height_its_top_back_and_the_last_card_are_seen() -> None:
    """CG-S16, CG-S19, CG-S21: order and removed cards are hidden."""
    game = a_game(4)
    state = game.new(3, {})

    seen = game.view(state, 0)

    assert seen.cards.deck == (UNKNOWN_SMALL, *[UNKNOWN] * 29, LAST_CARD)
    assert seen.unseen == (UNKNOWN,) * 4
    assert seen.cards.row == state.cards.row


@pytest.mark.parametrize(("top", "back"), [("9", UNKNOWN_SMALL), ("10", UNKNOWN_LARGE)])
def test_the_back_of_the_top_plant_is_seen(top: str, back: int) -> None:
    """CG-S21: 9 is the last small plant, 10 the first large one."""
    game = a_game(3)
    state = a_state(game, market="3a 4a 5a 6a 7 8a 11 12", deck=f"{top} 20 8b S3")

    assert game.view(state, 1).cards.deck == (back, UNKNOWN, UNKNOWN, LAST_CARD)


def test_plants_put_under_the_stack_are_remembered() -> None:
    """CG-3.35: everybody saw them, in this order."""
    game = a_game(3)
    state = a_state(game, deck="20 13 S3")
    state.cards.put_under(card_of(state, "36"))
    state.cards.put_under(card_of(state, "25"))

    seen = game.view(state, 0)

    assert seen.cards.deck == (UNKNOWN_LARGE, UNKNOWN, LAST_CARD, *cards_of(state, "36 25"))
    assert words_of(state, seen.cards.buried) == "25 36"


def test_after_its_shuffle_the_order_is_hidden_again() -> None:
    """CG-1.33, CG-3.37: what lies in the stack is known, how it lies is not."""
    game = a_game(3)
    market = "5a 6a 7 8a 10 11"
    state = a_state(game, last_card=LastCard.LAST_ROUND, market=market, deck="36 25 9")

    seen = game.view(state, 0)

    assert seen.cards.deck == (UNKNOWN_LARGE, UNKNOWN, UNKNOWN)
    assert words_of(state, seen.cards.buried) == "9 25 36"


def test_the_order_of_the_fuel_stack_is_hidden() -> None:
    """CG-S27: its height is seen; the columns and the piles lie open."""
    game = a_game(3)
    state = game.new(3, {})

    seen = game.view(state, 0)

    assert seen.fuel.deck == (UNKNOWN,) * 12
    assert seen.fuel.columns == state.fuel.columns
    assert seen.fuel.discard == state.fuel.discard
    assert seen.fuel.late == state.fuel.late


def test_all_see_the_same() -> None:
    """CG-G23: money, plants and fuel lie open; nobody has anything of his own to hide."""
    game = a_game(3)
    state = a_state(game, money=30)

    views = [game.view(state, seat) for seat in (0, 1, 2, SPECTATOR)]

    assert all(view == views[0] for view in views)
    assert [player.money for player in views[0].players] == [30, 30, 30]


def test_chance_is_not_seen() -> None:
    game = a_game(3)
    state = a_state(game)
    other = state.copy()
    other.rng = Rng(77)

    assert game.view(state, 0) == game.view(other, 0)


# Full states of a view


def test_a_resample_deals_only_what_nobody_has_seen() -> None:
    game = a_game(3)
    state = game.new(6, {})

    full = game.resample(game.view(state, 0), Rng(1))

    assert {*full.cards.deck, *full.unseen} == {*state.cards.deck, *state.unseen}
    assert len(full.cards.deck) == 27
    assert full.cards.deck[-1] == LAST_CARD
    assert Counter(full.fuel.deck) == Counter(state.fuel.deck)


def test_a_resample_removes_as_many_of_each_back_as_the_rules_do() -> None:
    """CG-S16, CG-S20: two small and six large ones with three players; a small one on top."""
    game = a_game(3)
    seen = game.view(game.new(6, {}), 0)

    for seed in range(20):
        full = game.resample(seen, Rng(seed))
        unseen = words_of(full, full.unseen).split()
        assert sum(word in SMALL for word in unseen) == 2
        assert len(unseen) == 8
        assert words_of(full, full.cards.deck[:1]) in SMALL


def test_resamples_differ() -> None:
    game = a_game(3)
    seen = game.view(game.new(6, {}), 0)

    fulls = [game.resample(seen, Rng(seed)) for seed in range(20)]

    assert len({full.cards.deck for full in fulls}) == 20
    assert len({full.fuel.deck for full in fulls}) == 20
    assert len({full.rng.state for full in fulls}) == 20


def test_the_same_chance_gives_the_same_resample() -> None:
    game = a_game(3)
    seen = game.view(game.new(6, {}), 0)

    assert game.resample(seen, Rng(5)) == game.resample(seen, Rng(5))


def test_plants_of_players_and_bank_are_not_dealt_again() -> None:
    """CG-1.46: what the Bank owns lies open, as do the plants in the box."""
    game = a_game(2)
    state = game.new(6, {})
    play(game, state, f"open {words_of(state, state.cards.row[:1])} 1", "drop")
    state.box = (*state.box, state.cards.deck[3])
    state.cards.deck = (*state.cards.deck[:3], *state.cards.deck[4:])
    owned = {plant.card for plant in (*state.players[0].plants, *the_bank(state).plants)}

    # the opener owns one plant and the Bank another, whoever of the two seats opened
    owned |= {plant.card for plant in state.players[1].plants}
    assert len(owned) == 2
    for seed in range(10):
        full = game.resample(game.view(state, 0), Rng(seed))
        assert not {*owned, *state.box} & {*full.cards.deck, *full.unseen}


def test_fuel_is_counted_wherever_it_lies() -> None:
    """CG-S24, CG-S27: columns, stores, turned-down cards and the pile; the rest is the stack."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.RESOURCES)
    own(state, "A", "12")
    bank_owns(state, "12")
    dealt = [card for column in state.fuel.columns for card in column]
    taken = state.fuel.deck[:3]
    state.fuel.deck = state.fuel.deck[3:]
    player, bank = state.players[0].store, the_bank(state).store
    player.add(taken[0], 1)
    bank.add(taken[1], 1)
    state.fuel.discard = (*state.fuel.discard, taken[2])
    state.players[1].store.add_single(0)

    full = game.resample(game.view(state, 0), Rng(3))

    assert len(dealt) == 12
    assert len(full.fuel.deck) == 9
    assert Counter(full.fuel.deck) == Counter(state.fuel.deck)


def test_the_late_cards_are_in_the_stack_after_two_shuffles() -> None:
    """CG-3.30, CG-3.31: + and ++ cards count from the start, wherever they lie."""
    game = a_game(3)
    state = game.new(2, {})
    state.fuel.deck = (*state.fuel.deck, *state.fuel.discard, *state.fuel.late)
    state.fuel.discard, state.fuel.late = (), ()

    full = game.resample(game.view(state, 0), Rng(3))

    assert Counter(fuel_words(full.fuel.deck).split()) == Counter(
        fuel_words(state.fuel.deck).split()
    )


def test_after_the_last_card_only_the_order_of_the_stack_is_open() -> None:
    """CG-1.33, CG-S21: the set is known, and the back of its top."""
    game = a_game(3)
    market = "5a 6a 7 8a 10 11"
    state = a_state(game, last_card=LastCard.LAST_ROUND, market=market, deck="36 25 9")
    seen = game.view(state, 0)

    decks = {words_of(state, game.resample(seen, Rng(seed)).cards.deck) for seed in range(40)}

    assert decks == {"36 25 9", "36 9 25", "25 36 9", "25 9 36"}


def test_a_view_shares_nothing_with_the_state() -> None:
    game = a_game(2)
    state = a_state(game)
    store(state, "A", "coal3")
    the_bank(state).store = a_store("gas2")
    seen = game.view(state, 0)

    seen.players[0].store.units[0] = 0
    seen.fuel.columns[0] = ()
    seen.fuel.supply[0] = 9
    assert seen.bank is not None
    seen.bank.store.units[1] = 0
    seen.token.put_aside()

    assert state.players[0].store == a_store("coal3")
    assert len(state.fuel.columns[0]) == 4
    assert state.fuel.supply[0] == 2
    assert the_bank(state).store == a_store("gas2")
    assert state.token.card == card_of(state, "5a")


def test_every_field_of_a_position_is_hidden_or_shown_on_purpose() -> None:
    """A field that is new must be put into one of these lists, and hidden where it must be."""
    hidden = {"rng", "unseen"}
    hidden_in_part = {"cards", "fuel"}
    shown = {"setup", "round", "phase", "last_card", "to_act", "order", "token", "auction"}
    shown |= {"new_plant", "players", "bank", "demolition", "box"}
    game = a_game(2)
    state = a_state(game)

    seen = game.view(state, 0)

    assert {field.name for field in fields(CardState)} == hidden | hidden_in_part | shown
    assert {field.name for field in fields(CardMarket)} == {"numbers", "row", "deck", "buried"}
    for name in hidden | hidden_in_part:
        assert getattr(seen, name) != getattr(state, name)
    for name in shown:
        assert getattr(seen, name) == getattr(state, name)
