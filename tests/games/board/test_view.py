"""What a seat may see of the board game, and full states that it cannot rule out."""

import pytest

from gridwright.core.game import SPECTATOR
from gridwright.core.rng import Rng
from gridwright.games.board.state import BoardState
from gridwright.parts.card_market import UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL
from gridwright.phases.state import UNKNOWN_MONEY
from tests.builders import S3, a_game, a_state, own, put

MARKET = (3, 4, 5, 6, 7, 8, 9, 10)


def test_of_the_deck_only_its_height_and_the_step_3_card_are_seen() -> None:
    """RC-S23, RC-S25, RC-S28: order and removed cards are hidden; S3 is known to be last."""
    game = a_game("recharged", "germany", 4)
    state = game.new(3, {})

    seen = game.view(state, 0)

    assert seen.cards.deck == (UNKNOWN_SMALL, *[UNKNOWN] * 29, S3)
    assert seen.unseen == (UNKNOWN,) * 4  # one plug and three sockets
    assert seen.cards.row == state.cards.row


@pytest.mark.parametrize(("top", "back"), [(15, UNKNOWN_SMALL), (16, UNKNOWN_LARGE)])
def test_the_back_of_the_top_card_is_seen(top: int, back: int) -> None:
    """RC-S28, RC-S17: 15 is the last plug, 16 the first socket."""
    game = a_game("recharged", "germany", 3)
    state = a_state(game, deck=(top, 20, 14, S3))

    assert game.view(state, 1).cards.deck == (back, UNKNOWN, UNKNOWN, S3)


def test_all_backs_are_alike_in_classic() -> None:
    """CL-S23, CL-S21: nothing is seen of the deck but plant 13 on top at the start."""
    game = a_game("classic", "germany", 3)
    first = game.new(1, {})
    later = a_state(game, deck=(20, 11, S3))

    assert game.view(first, 0).cards.deck == (13, *[UNKNOWN] * 25, S3)
    assert game.view(later, 0).cards.deck == (UNKNOWN, UNKNOWN, S3)


def test_plants_put_under_the_deck_are_remembered() -> None:
    """RC-5.16: everybody saw which plants lie below S3."""
    game = a_game("recharged", "germany", 3)
    state = a_state(game, deck=(14, 20, S3))
    state.cards.put_under(36)
    state.cards.put_under(25)

    seen = game.view(state, 0)

    assert seen.cards.deck == (UNKNOWN_SMALL, UNKNOWN, S3, 36, 25)
    assert seen.cards.buried == (25, 36)


def test_the_step_3_card_on_top_is_known() -> None:
    game = a_game("recharged", "germany", 3)
    state = a_state(game, deck=(S3, 36))

    assert game.view(state, 0).cards.deck == (S3, 36)


def test_after_its_shuffle_the_order_below_is_hidden_again() -> None:
    """RC-ST10: what lies there is known, how it lies is not."""
    game = a_game("recharged", "germany", 3)
    state = a_state(game, deck=(36, 14, 25))

    seen = game.view(state, 0)

    assert seen.cards.deck == (UNKNOWN_LARGE, UNKNOWN, UNKNOWN)
    assert seen.cards.buried == (14, 25, 36)


def test_an_empty_deck_has_nothing_to_hide() -> None:
    game = a_game("recharged", "germany", 3)
    state = a_state(game, deck=(), step=3)

    assert game.view(state, 0).cards.deck == ()


def test_chance_is_not_seen() -> None:
    game = a_game("recharged", "germany", 3)

    assert game.view(a_state(game, seed=1), 0).rng == game.view(a_state(game, seed=2), 0).rng


def test_money_is_open_unless_the_table_hides_it() -> None:
    """Ruling A20: money may be hidden, as an option."""
    hidden, shown = a_game(hidden_money="on"), a_game()

    assert moneys(shown.view(a_state(shown, money=30), 2)) == [30, 30, 30]
    assert moneys(hidden.view(a_state(hidden, money=30), 2)) == [UNKNOWN_MONEY, UNKNOWN_MONEY, 30]
    assert moneys(hidden.view(a_state(hidden, money=30), SPECTATOR)) == [UNKNOWN_MONEY] * 3


def test_hidden_money_is_shown_at_the_end() -> None:
    """RC-E8: it breaks ties, so everybody counts it."""
    game = a_game(hidden_money="on")
    state = a_state(game, money=30)
    put(state, "phase=over act= discount=")

    assert moneys(game.view(state, SPECTATOR)) == [30, 30, 30]


def moneys(state: BoardState) -> list[int]:
    return [player.money for player in state.players]


# Full states of a view


def test_a_resample_deals_only_what_nobody_has_seen() -> None:
    game = a_game("recharged", "germany", 3)
    state = game.new(6, {})
    seen = game.view(state, 0)

    full = game.resample(seen, Rng(1))

    hidden = {*state.cards.deck, *state.unseen}
    assert {*full.cards.deck, *full.unseen} == hidden
    assert len(full.cards.deck) == 27
    assert full.cards.deck[-1] == S3


def test_a_resample_removes_as_many_of_each_back_as_the_rules_do() -> None:
    """RC-S22: with three players two plugs and six sockets were removed."""
    game = a_game("recharged", "germany", 3)
    seen = game.view(game.new(6, {}), 0)

    for seed in range(20):
        unseen = game.resample(seen, Rng(seed)).unseen
        assert sum(number <= 15 for number in unseen) == 2
        assert sum(number >= 16 for number in unseen) == 6


def test_a_resample_deals_no_plant_that_somebody_has() -> None:
    """RC-T14: what the Trust has taken, and what a player owns, all have seen."""
    game = a_game("recharged", "germany", 2)
    state = a_state(game, order="ATB", market=MARKET, deck=(14, 20, 30, 36, S3), seed=4)
    own(state, "A", 16, 23)
    own(state, "T", 27)
    put(state, "removed=12,13 unseen=")

    seen = game.view(state, 0)

    for seed in range(40):
        full = game.resample(seen, Rng(seed))
        assert not {*full.cards.deck, *full.unseen} & {*MARKET, 12, 13, 16, 23, 27}


def test_a_resample_of_classic_may_remove_any_plant() -> None:
    """CL-S19: eight of all 33, also of the lower ones."""
    game = a_game("classic", "germany", 3)
    seen = game.view(game.new(6, {}), 0)

    removed = set[int]()
    for seed in range(60):
        unseen = game.resample(seen, Rng(seed)).unseen
        assert len(unseen) == 8
        removed.update(unseen)

    assert {11, 12, 14, 15} <= removed
    assert 13 not in removed


def test_resamples_differ() -> None:
    game = a_game("recharged", "germany", 3)
    seen = game.view(game.new(6, {}), 0)

    decks = {game.resample(seen, Rng(seed)).cards.deck for seed in range(20)}

    assert len(decks) == 20


def test_the_same_chance_gives_the_same_resample() -> None:
    game = a_game("recharged", "germany", 3)
    seen = game.view(game.new(6, {}), 0)

    assert game.resample(seen, Rng(5)) == game.resample(seen, Rng(5))


def test_a_deal_that_is_used_again_is_dealt_as_a_new_one_would_be() -> None:
    game = a_game("recharged", "germany", 3, hidden_money="on")
    seen = game.view(game.new(6, {}), 0)
    used = game.resample(seen, Rng(5))

    again = game.resample(seen, Rng(8), used)

    assert again is used
    assert again == game.resample(seen, Rng(8))
    assert again.rng == game.resample(seen, Rng(8)).rng


def test_what_lies_below_the_step_3_card_stays_there() -> None:
    """RC-5.16: the set under the deck is known; after its shuffle only its order is open."""
    game = a_game("recharged", "germany", 3)
    state = a_state(game, deck=(36, 14, 25))
    seen = game.view(state, 0)

    decks = {game.resample(seen, Rng(seed)).cards.deck for seed in range(40)}

    assert all(sorted(deck) == [14, 25, 36] for deck in decks)
    assert {deck[0] for deck in decks} == {25, 36}  # the top shows a socket


def test_known_money_is_kept() -> None:
    game = a_game("recharged", "germany", 3, hidden_money="on")
    state = a_state(game, money=37)

    full = game.resample(game.view(state, 2), Rng(3))

    assert full.players[2].money == 37
