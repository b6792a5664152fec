"""What a seat may see, field by field, and full states that it cannot rule out.

Hidden are the order of the deck and the cards removed unseen. Known are the back of the top
card and which cards were put under the deck.
"""

from gridwright.core.rng import HiddenRng, Rng
from gridwright.games.outpost.market import PileMarket
from gridwright.games.outpost.state import OutpostState
from gridwright.parts.card_market import UNKNOWN, CardMarket, resample_deck, visible_deck


def view(state: OutpostState) -> OutpostState:
    """Return what every seat may know of *state*: all seats know the same."""
    return OutpostState(
        setup=state.setup,
        costs=state.costs,
        area=state.area,
        rng=HiddenRng(),
        round=state.round,
        execution=state.execution,
        phase=state.phase,
        turn=state.turn,
        stage=state.stage,
        to_act=state.to_act,
        order=state.order,
        market=_visible_market(state),
        auction=state.auction.copy(),
        labour=state.labour.copy(),
        taken=state.taken[:],
        sites=state.sites,
        players=[player.copy() for player in state.players],
        syndicate=None if state.syndicate is None else state.syndicate.copy(),
        box=state.box,
        unseen=(UNKNOWN,) * len(state.unseen),
        dealt=state.dealt,
    )


def _visible_market(state: OutpostState) -> PileMarket:
    """Return the card market without the order of its deck (OP-S24)."""
    market = state.market
    return PileMarket(
        numbers=market.numbers,
        current=market.current,
        future=market.future,
        is_final=market.is_final,
        has_last_card=market.has_last_card,
        deck=visible_deck(market.deck, 0, state.setup.box.small, shows_backs=True),
        buried=market.buried,
    )


def resample(seen: OutpostState, rng: Rng) -> OutpostState:
    """Deal what the view does not show anew into the places where it may lie."""
    state = seen.copy()
    state.rng = Rng(rng.below(1 << 62))
    hidden = CardMarket(seen.market.numbers, (), seen.market.deck, seen.market.buried)
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
