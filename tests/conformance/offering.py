"""What every title must keep to where people are shown prices: offers, drafts, positions in text.

Nothing here knows a title; all of it is asked through the contract.
"""

from collections import Counter
from typing import Any

from gridwright.content.load import load
from gridwright.core.draft import Draft
from gridwright.core.errors import ALLOWED
from gridwright.core.game import SPECTATOR, Game
from gridwright.core.offers import Offer
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.tables.table import Table
from tests.conformance.suite import ACTIONS_AT_MOST, Seating, choose, value

LONGEST_DRAFT = 12
PAID_LATER = "bid"  # the part of a price that is paid only if nobody bids more


def watch_game(seating: Seating, seed: int, closely_every: int) -> Table:
    """Play a random game; check the offers of every position, and some positions closely."""
    table = Table(seating.spec(seed), load())
    rng = Rng(seed).stream(99)
    while not table.is_over:
        check_offers(table.game, table.state)
        if len(table.moves) % closely_every == 0:
            check_prices(table.game, table.state)
            check_draft(table.game, table.state, rng)
            check_any_seat(table.game, table.state)
            check_position(table.game, table.state)
        table.play(choose(table.game, table.state, rng))
        assert len(table.moves) <= ACTIONS_AT_MOST, "the game does not end"
    check_position(table.game, table.state)
    return table


# Offers


def check_offers(game: Game[Any], state: State) -> None:
    """What is offered is what is legal, each action once; the rest has a reason."""
    seat = game.to_act(state)
    offers = game.offers(game.view(state, seat), seat)
    offered = Counter([text for offer in offers if offer.is_legal for text in offer.texts()])
    legal = Counter([game.write(action) for action in game.legal_actions(state)])
    assert offered == legal
    for offer in offers:
        check_offer(game, state, offer)


def check_offer(game: Game[Any], state: State, offer: Offer) -> None:
    assert game.write(offer.action) == offer.text
    assert game.parse(offer.text) == offer.action
    assert sum([part.amount for part in offer.parts]) == offer.cost or not offer.parts
    if offer.refusal is None:
        assert offer.left >= 0
    else:
        assert offer.refusal.id == game.refusal(state, offer.action).message
        assert offer.refusal.id != ALLOWED.message
        assert offer.refusal.clauses, offer.text
    if offer.is_range:
        assert offer.lowest < offer.highest
        assert len(offer.costs) in (1, offer.highest - offer.lowest + 1)


def check_prices(game: Game[Any], state: State) -> None:
    """What an offer costs is what its seat pays."""
    seat = game.to_act(state)
    check_payments(game, state, game.offers(game.view(state, seat), seat))


def check_payments(game: Game[Any], state: State, offers: list[Offer]) -> None:
    """What is offered to the seat to act of *state* costs just what it says."""
    seat = game.to_act(state)
    for offer in offers:
        if not offer.is_legal or any([part.id == PAID_LATER for part in offer.parts]):
            continue
        for action, cost in ((offer.action, offer.cost), (offer.last, offer.costs[-1])):
            if action is not None and cost > 0:
                after = state.copy()
                game.apply(after, action)
                assert game.money(state, seat) - game.money(after, seat) == cost, offer.text


def check_any_seat(game: Game[Any], state: State) -> None:
    """Any seat may ask in any phase, and asking changes nothing."""
    for seat in range(game.seats):
        view = game.view(state, seat)
        before = value(view)
        for phase in game.phases:
            if phase.forms:
                offers = game.offers(view, seat, phase.name)
                assert all([offer.text for offer in offers])
        assert value(view) == before
    phase = game.phases[state.phase]
    check_other_seat(game, state, (game.to_act(state) + 1) % game.seats, phase.name)


def check_other_seat(game: Game[Any], state: State, seat: int, phase: str) -> None:
    """What a seat would pay if it were its turn may be asked by everybody, and is what it pays."""
    offers = game.offers(game.view(state, seat), seat, phase)
    hypothesis, watcher = game.hypothesis(state, seat, phase), game.view(state, SPECTATOR)
    check_payments(game, hypothesis, offers)
    if game.money(watcher, seat) == game.money(state, seat):  # it is not hidden
        assert game.offers(watcher, seat, phase) == offers


# Drafts


def check_draft(game: Game[Any], state: State, rng: Rng) -> None:
    """A draft shows its seat just what it would see if it did the same, and no card before."""
    seat = game.to_act(state)
    real, view = state.copy(), game.view(state, seat)
    before = value(view)
    draft = Draft(game, view, seat)
    while not draft.is_complete and len(draft.actions) < LONGEST_DRAFT:
        legal = game.legal_actions(draft.state)
        assert legal == game.legal_actions(real)
        action = legal[rng.below(len(legal))]
        assert draft.add(action) is None
        game.apply(real, action)
        if not draft.is_complete:
            assert value(draft.state) == value(game.view(real, seat))
    if draft.is_complete:
        assert draft.offers() == []
        assert draft.refusal(draft.actions[-1]) is not None
    while draft.actions:
        draft.take_out(0)
    assert value(draft.state) == before
    assert value(view) == before


# Positions


def check_position(game: Game[Any], state: State) -> None:
    """A position in text is the same position again: in full, and as each seat sees it."""
    seats = (game.to_act(state), game.seats - 1, SPECTATOR)
    for seen in (state, *[game.view(state, seat) for seat in seats if seat != -1]):
        text = game.write_position(seen)
        again = game.read_position(text)
        assert value(again) == value(seen), text
        assert again == seen
        assert game.hash_of(again) == game.hash_of(seen.copy()) == game.hash_of(seen)
        assert game.write_position(again) == text
        assert "\n" not in text
