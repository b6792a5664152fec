"""What a seat may see of a state, and sampling full states from that.

Hidden are the order of both stacks and the plants removed unseen. Everybody knows the back of the
top plant, which plants were put under the stack, and by counting which fuel cards are in theirs.
"""

from gridwright.core.rng import Rng
from gridwright.games.cardgame.state import CardState
from gridwright.parts.card_market import UNKNOWN, resample_deck, visible_deck
from gridwright.phases.hidden import covered, marks, uncovered


def view(state: CardState) -> CardState:
    """Return what every seat may know of *state*; all seats know the same."""
    seen = covered(state)
    small = state.setup.names.box.small
    seen.cards.deck = visible_deck(state.cards.deck, 0, small, shows_backs=True)  # CG-S21
    seen.fuel.deck = (UNKNOWN,) * len(state.fuel.deck)
    return seen


def resample(seen: CardState, rng: Rng, used: CardState | None) -> CardState:
    """Return a full state that fits the view: see `Game.resample`."""
    state = uncovered(seen, used, rng)
    cards = seen.cards
    state.cards.deck, state.unseen = resample_deck(
        cards.deck, cards.buried, marks(seen), seen.setup.names.box, rng
    )
    stack = stacked_fuel(seen)
    rng.mix(stack, len(stack))
    state.fuel.deck = tuple(stack)
    return state


def stacked_fuel(seen: CardState) -> list[int]:
    """Return the fuel cards in the stack: all that are nowhere else."""
    left = list(seen.setup.fuel_counts)
    _subtract(left, seen.fuel.discard)
    _subtract(left, seen.fuel.late)
    for column in seen.fuel.columns:
        _subtract(left, column)
    stores = [player.store for player in seen.players]
    if seen.bank is not None:
        stores.append(seen.bank.store)
    for store in stores:
        for _, card in store.cards:
            left[card] -= 1
    stack: list[int] = []
    for card, count in enumerate(left):
        for _ in range(count):
            stack.append(card)
    return stack


def _subtract(left: list[int], cards: tuple[int, ...]) -> None:
    """Subtract *cards* from the counts in *left*."""
    for card in cards:
        left[card] -= 1
