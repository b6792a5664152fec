"""What a seat may see, and full states that it cannot rule out.

Hidden are the order of the two stacks and the plants removed unseen. Known are the back of the
top plant, which plants were put under the stack, and, by counting, which fuel cards are in it.
"""

from collections import Counter

from gridwright.core.rng import HiddenRng, Rng
from gridwright.games.cardgame.laying import fuel_in_play
from gridwright.games.cardgame.state import CardState
from gridwright.parts.card_market import UNKNOWN, resample_deck, visible_deck


def view(state: CardState) -> CardState:
    """Return what every seat may know of *state*: all seats know the same."""
    seen = state.copy()
    seen.rng = HiddenRng()
    small = state.setup.names.box.small
    seen.cards.deck = visible_deck(state.cards.deck, 0, small, shows_backs=True)  # CG-S21
    seen.fuel.deck = (UNKNOWN,) * len(state.fuel.deck)
    seen.unseen = (UNKNOWN,) * len(state.unseen)
    return seen


def resample(seen: CardState, rng: Rng) -> CardState:
    """Deal what the view does not show anew into the places where it may lie."""
    state = seen.copy()
    state.rng = Rng(rng.below(1 << 62))
    unseen = _unseen_plants(seen)
    state.cards.deck, state.unseen = resample_deck(seen.cards, unseen, seen.setup.names.box, rng)
    state.fuel.deck = rng.shuffle(_stacked_fuel(seen))
    return state


def _unseen_plants(seen: CardState) -> tuple[int, ...]:
    """Return the plants that nobody has seen yet, ascending."""
    cards = seen.cards
    known = [*cards.row, *cards.buried, *cards.deck, *seen.box]
    for owner in seen.owners():
        known.extend([plant.card for plant in owner.plants])
    return tuple([card for card in seen.setup.content.plants if card not in known])


def _stacked_fuel(seen: CardState) -> tuple[int, ...]:
    """Return the fuel cards that must lie in the stack, as they lie nowhere else."""
    content = seen.setup.content
    left = Counter(fuel_in_play(seen.setup) + content.plus + content.plusplus)
    left.subtract(seen.fuel.discard + seen.fuel.late)
    for column in seen.fuel.columns:
        left.subtract(column)
    for owner in seen.owners():
        left.subtract([card for _, card in owner.store.cards])
    return tuple(sorted(left.elements()))
