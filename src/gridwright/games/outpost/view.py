"""What a seat may see of a state, and sampling full states from that.

Hidden are the order of the deck and the cards removed unseen. Everybody knows the back of the top
card and which cards were put under the deck. Before the small area is chosen, nobody sees anything
that is dealt.
"""

from gridwright.core.rng import Rng
from gridwright.games.outpost.initial_state import covered_table, lay
from gridwright.games.outpost.state import FIRST_RULES, OutpostState, PhaseIndex
from gridwright.parts.card_market import CARDS, mark, resample_deck, visible_deck
from gridwright.phases.hidden import covered, uncovered


def view(state: OutpostState) -> OutpostState:
    """Return what every seat may know of *state*; all seats know the same."""
    if state.phase == PhaseIndex.AREA and state.setup.rules_version > FIRST_RULES:
        return covered_table(state.setup)
    seen = covered(state)
    seen.market.deck = visible_deck(  # OP-S24
        state.market.deck, 0, state.setup.box.small, shows_backs=True
    )
    return seen


def resample(seen: OutpostState, rng: Rng, used: OutpostState | None) -> OutpostState:
    """Return a full state that fits the view: see `Game.resample`."""
    if not seen.costs:
        dealt = lay(seen.setup, rng.below(1 << 62), {})
        dealt.to_act = seen.to_act
        return dealt
    state = uncovered(seen, used, rng)
    market = seen.market
    state.market.deck, state.unseen = resample_deck(
        market.deck, market.buried, marks(seen), seen.setup.box, rng
    )
    return state


def marks(seen: OutpostState) -> list[bool]:
    """Return for each card whether it has been seen, and so cannot be one of the hidden cards."""
    is_seen = [False] * CARDS
    market = seen.market
    mark(is_seen, market.buried)
    mark(is_seen, market.deck)
    mark(is_seen, seen.box)
    for pile in market.current + market.future:
        mark(is_seen, pile.cards)
    for player in seen.players:
        mark(is_seen, player.company.cards())
    if seen.syndicate is not None:
        mark(is_seen, seen.syndicate.company.cards())
    return is_seen
