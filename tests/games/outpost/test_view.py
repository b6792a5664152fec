"""What a seat may see of Outpost, and full states that it cannot rule out."""

from collections import Counter

import pytest

from gridwright.content.load import load
from gridwright.core.errors import HiddenChanceError
from gridwright.core.game import SPECTATOR
from gridwright.core.rng import Rng
from gridwright.games.outpost.snapshot import snapshot
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from gridwright.parts.card_market import LAST_CARD, UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL
from gridwright.tables import record
from gridwright.tables.replay import replay
from gridwright.tables.table import Table, TableSpec
from tests.games.outpost.positions import (
    a_game,
    a_state,
    card_of,
    change,
    current,
    deck,
    firm,
    future,
    install,
    offers,
    own,
    play,
    skip_phase,
)


def places(state: OutpostState) -> list[int]:
    """Return all cards, wherever they lie."""
    market = state.market
    cards = [*market.deck, *state.unseen, *state.box]
    for pile in (*market.current, *market.future):
        cards.extend(pile.cards)
    for player in state.players:
        cards.extend(player.company.cards())
    if state.syndicate is not None:
        cards.extend(state.syndicate.company.cards())
    return sorted(cards)


def test_of_the_deck_only_its_height_and_the_stage_3_card_are_seen() -> None:
    """OP-S20, OP-S21, OP-S22: order and removed cards are hidden; the last card is known."""
    game = a_game(3)
    state = game.new(3, {})

    seen = game.view(state, 0)

    assert seen.market.deck[1:] == (*[UNKNOWN] * (len(state.market.deck) - 2), LAST_CARD)
    assert seen.unseen == (UNKNOWN,) * 8
    assert (current(seen), future(seen)) == (current(state), future(state))
    assert seen.players == state.players
    assert seen.rng != state.rng


@pytest.mark.parametrize(("top", "back"), [("14", UNKNOWN_SMALL), ("15", UNKNOWN_LARGE)])
def test_the_back_of_the_top_card_is_seen(top: str, back: int) -> None:
    """OP-S24: 14 is the last plug, 15 the first socket."""
    game = a_game()
    state = a_state(game, current="2 3 4 6", future="7 8 10 11", deck=f"{top} 13 20a S3")

    for seat in (0, 1, 2, SPECTATOR):
        assert game.view(state, seat).market.deck == (back, UNKNOWN, UNKNOWN, LAST_CARD)


def test_cards_put_under_the_deck_are_remembered() -> None:
    """OP-4.21: everybody saw which card went there."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, number=6, deck="19 21 S3")

    skip_phase(game, state)
    seen = game.view(state, 0)

    assert seen.market.deck == (UNKNOWN_LARGE, LAST_CARD, card_of(state, "17"))
    assert seen.market.buried == (card_of(state, "17"),)


def test_a_view_shares_nothing_with_the_state() -> None:
    """OP-S24: what is done to it is not done to the game."""
    game = a_game(2)
    state = game.new(1, {})
    before = state.copy()

    seen = game.view(state, 0)
    play(game, seen, "syndicate amber")

    assert state == before


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_full_state_agrees_with_the_view(seats: int) -> None:
    """OP-S18, OP-S24: every card is in one place, the top card has the right back."""
    game = a_game(seats)
    state = game.new(5, {})
    seen = game.view(state, 0)

    for seed in range(20):
        full = game.resample(seen, Rng(seed))

        assert places(full) == [*range(1, 46), LAST_CARD]
        assert game.view(full, 0) == seen


def test_cards_that_were_seen_are_not_dealt_again() -> None:
    """OP-S24: those of a player, of the Syndicate and of the box."""
    game = a_game(2)
    state = game.new(9, {})
    for city in ("amber", "basalt", "ember", "flint", "garnet", "jasper"):
        play(game, state, f"syndicate {city}")
    play(game, state, offers(game, state)[0], "drop")
    cards = deck(state).split()
    change(state, {"removed": cards.pop(5), "deck": ",".join(cards)})
    held = {*state.players[state.order[0]].company.pool, *firm(state, "T").pool, *state.box}
    seen = game.view(state, 1)

    hidden = Counter[int]()
    for seed in range(30):
        full = game.resample(seen, Rng(seed))
        hidden.update(full.market.deck)
        hidden.update(full.unseen)

    assert len(held) == 3
    assert not held & set(hidden)


def test_after_the_stage_3_card_the_deck_holds_what_went_under_it() -> None:
    """OP-ST.10: the cards are known then, their order is not."""
    game = a_game()
    state = a_state(game, stage=2, future="14 15 16 S3", deck="17 18 19")

    orders = {deck(game.resample(game.view(state, 0), Rng(seed))) for seed in range(40)}

    assert len(orders) == 6
    assert {" ".join(sorted(order.split())) for order in orders} == {"17 18 19"}


def test_all_seats_know_the_same() -> None:
    """OP-2.16: cards and money lie open, workers and slots too."""
    game = a_game()
    state = a_state(game)
    own(state, "A", "12")
    install(state, "B", plants="4", housing="26")

    views = [game.view(state, seat) for seat in (0, 1, 2, SPECTATOR)]

    assert all(view == views[0] for view in views)
    assert views[0].players == state.players


# Before the small area is chosen


def test_before_the_area_is_chosen_nothing_that_was_dealt_is_seen() -> None:
    """OP-S30: no token, no card, no order; 41 cards and the Stage 3 card lie face down."""
    game = a_game(4)
    state = game.new(1, {"order": ("C", "A", "D", "B")})

    for seat in (0, 1, 2, 3, SPECTATOR):
        seen = game.view(state, seat)
        assert (seen.costs, seen.dealt, seen.order) == ((), (), (0, 1, 2, 3))
        assert (current(seen), future(seen)) == ("", "")
        assert seen.market.deck == (UNKNOWN_SMALL, *[UNKNOWN] * 40, LAST_CARD)
        assert seen.unseen == (UNKNOWN,) * 4
        assert snapshot(seen)["connections"] == []
        assert offers(game, seen) == offers(game, state) == ["area west", "area east"]


def test_once_the_area_is_chosen_the_deal_is_seen() -> None:
    """OP-S30: tokens, cards and order, all at once."""
    game = a_game(4)
    state = game.new(1, {"order": ("C", "A", "D", "B")})

    play(game, state, "area east")
    seen = game.view(state, 1)

    assert (seen.costs, seen.order) == (state.costs, (2, 0, 3, 1))
    assert (current(seen), future(seen)) == (current(state), future(state))


def test_all_tables_look_the_same_before_the_area_is_chosen() -> None:
    """OP-S30: whatever was dealt; and a full state may have dealt anything."""
    game = a_game(4)
    seen = game.view(game.new(1, {}), 0)

    full = [game.resample(seen, Rng(seed)) for seed in range(20)]

    assert game.view(game.new(2, {}), 0) == seen
    assert all([game.view(state, 0) == seen for state in full])
    assert len({state.order for state in full}) > 10
    assert len({state.costs for state in full}) == 20
    assert [places(state) for state in full] == [[*range(1, 46), LAST_CARD]] * 20


def test_who_sees_no_deal_cannot_play_on() -> None:
    """OP-S30: a choice is tried out no further than to what it shows."""
    game = a_game(4)
    seen = game.view(game.new(1, {}), 0)

    with pytest.raises(HiddenChanceError) as caught:
        game.apply(seen, game.parse("area west"))

    assert caught.value.key == "connections"


def test_a_covered_table_is_written_and_read() -> None:
    """OP-S30: as a seat sees it, and as it is."""
    game = a_game(4)
    state = game.new(1, {})
    seen = game.view(state, 0)

    assert game.read_position(game.write_position(seen)) == seen
    assert game.read_position(game.write_position(state)) == state
    assert "connections=?" in game.write_position(seen)


def test_the_choice_of_the_area_is_not_taken_back() -> None:
    """OP-S30: it has shown what was dealt."""
    table = Table(TableSpec("outpost", "", 4, seed=1), load())

    table.play("area west")

    reason = table.why_no_undo()
    assert reason is not None
    assert reason.id == "undo_revealed"


def test_a_public_record_tells_nothing_before_the_area_is_chosen() -> None:
    """OP-S30: afterwards it has all that everybody sees."""
    table = Table(TableSpec("outpost", "", 4, seed=1), load())
    covered = record.write_public(table)
    table.play("area west")
    shown = record.write_public(table)

    keys = {line.partition(" = ")[0] for line in covered.splitlines()}
    assert not keys & {"seed", "order", "market", "deck", "connections"}
    again = replay(record.read(covered), load())
    assert again.state == Table(table.spec, load()).view(SPECTATOR)
    keys = {line.partition(" = ")[0] for line in shown.splitlines()}
    assert {"order", "market", "deck", "connections"} <= keys
    again = replay(record.read(shown), load())
    assert again.game.snapshot(again.state) == table.game.snapshot(table.state)
