"""What a seat may see, field by field, and full states that it cannot rule out.

Hidden are the order of the deck and the cards removed unseen. Known are the back of the top
card and which cards were put under the deck.
"""

from gridwright.core.rng import Rng
from gridwright.games.outpost.market import PileMarket
from gridwright.games.outpost.state import OutpostState
from gridwright.parts.card_market import UNKNOWN, CardMarket, resample_deck, visible_deck


def view(state: OutpostState) -> OutpostState:
    """Return what every seat may know of *state*: all seats know the same."""
    unseen = (UNKNOWN,) * len(state.unseen)
    market = _visible_market(state)
    seen = OutpostState(state.setup, Rng(0), state.order, market, state.costs, unseen)
    seen.area = state.area
    seen.round = state.round
    seen.execution = state.execution
    seen.phase = state.phase
    seen.turn = state.turn
    seen.stage = state.stage
    seen.to_act = state.to_act
    seen.auction = state.auction.copy()
    seen.labour = state.labour.copy()
    seen.taken = state.taken[:]
    seen.sites = state.sites
    seen.players = [player.copy() for player in state.players]
    seen.syndicate = None if state.syndicate is None else state.syndicate.copy()
    seen.box = state.box
    seen.dealt = state.dealt
    return seen


def _visible_market(state: OutpostState) -> PileMarket:
    """Return the card market without the order of its deck (OP-S24)."""
    market = state.market
    deck = visible_deck(market.deck, 0, state.setup.box.small, shows_backs=True)
    seen = PileMarket(market.numbers, deck)
    seen.current = market.current
    seen.future = market.future
    seen.is_final = market.is_final
    seen.has_last_card = market.has_last_card
    seen.buried = market.buried
    return seen


def resample(seen: OutpostState, rng: Rng) -> OutpostState:
    """Deal what the view does not show anew into the places where it may lie."""
    state = seen.copy()
    state.rng = Rng(rng.below(1 << 62))
    hidden = CardMarket((), seen.market.deck, seen.market.numbers)
    hidden.buried = seen.market.buried
    state.market.deck, state.unseen = resample_deck(
        hidden, _unseen_cards(seen), seen.setup.box, rng
    )
    return state


def _unseen_cards(seen: OutpostState) -> tuple[int, ...]:
    """Return the cards that nobody has seen yet, ascending."""
    market = seen.market
    known = [*market.buried, *market.deck, *seen.box]
    for pile in (*market.current, *market.future):
        known.extend(pile.cards)
    for player in seen.players:
        known.extend(player.company.cards())
    if seen.syndicate is not None:
        known.extend(seen.syndicate.company.cards())
    return tuple([card for card in seen.setup.content.cards if card not in known])
