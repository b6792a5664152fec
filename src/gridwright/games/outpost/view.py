"""What a seat may see, and full states that it cannot rule out.

Hidden are the order of the deck and the cards removed unseen. Known are the back of the top
card and which cards were put under the deck. Before the small area is chosen nothing is dealt
that anybody could see.
"""

from gridwright.core.rng import HiddenRng, Rng
from gridwright.games.outpost.laying import covered_table, lay
from gridwright.games.outpost.state import FIRST_RULES, OutpostState, Phase
from gridwright.parts.card_market import UNKNOWN, CardMarket, resample_deck, visible_deck


def view(state: OutpostState) -> OutpostState:
    """Return what every seat may know of *state*: all seats know the same."""
    if state.phase == Phase.AREA and state.setup.rules_version > FIRST_RULES:
        return covered_table(state.setup)
    seen = state.copy()
    seen.rng = HiddenRng()
    seen.market.deck = visible_deck(  # OP-S24
        state.market.deck, 0, state.setup.box.small, shows_backs=True
    )
    seen.unseen = (UNKNOWN,) * len(state.unseen)
    return seen


def resample(seen: OutpostState, rng: Rng) -> OutpostState:
    """Deal what the view does not show anew into the places where it may lie."""
    if not seen.costs:
        dealt = lay(seen.setup, rng.below(1 << 62), {})
        dealt.to_act = seen.to_act
        return dealt
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
