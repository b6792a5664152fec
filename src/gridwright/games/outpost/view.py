"""What a seat may see, and full states that it cannot rule out.

Hidden are the order of the deck and the cards removed unseen. Known are the back of the top
card and which cards were put under the deck. Before the small area is chosen nothing is dealt
that anybody could see.
"""

from gridwright.core.rng import Rng
from gridwright.games.outpost.initial_state import covered_table, lay
from gridwright.games.outpost.state import FIRST_RULES, OutpostState, PhaseIndex
from gridwright.parts.card_market import CARDS, mark, resample_deck, visible_deck
from gridwright.phases.hidden import covered, uncovered


def view(state: OutpostState) -> OutpostState:
    """Return what every seat may know of *state*: all seats know the same."""
    if state.phase == PhaseIndex.AREA and state.setup.rules_version > FIRST_RULES:
        return covered_table(state.setup)
    seen = covered(state)
    seen.market.deck = visible_deck(  # OP-S24
        state.market.deck, 0, state.setup.box.small, shows_backs=True
    )
    return seen


def resample(seen: OutpostState, rng: Rng, used: OutpostState | None) -> OutpostState:
    """Deal what the view does not show anew into the places where it may lie."""
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
    """Return which cards have been seen, and lie elsewhere than among the hidden ones."""
    found = [False] * CARDS
    market = seen.market
    mark(found, market.buried)
    mark(found, market.deck)
    mark(found, seen.box)
    for pile in market.current + market.future:
        mark(found, pile.cards)
    for player in seen.players:
        mark(found, player.company.cards())
    if seen.syndicate is not None:
        mark(found, seen.syndicate.company.cards())
    return found
