"""What a seat may see, and full states that it cannot rule out.

Hidden are the order of the deck, the plants removed unseen, and, if the table says so, other
seats' money. Known are the back of the top card, where the Step 3 card lies, and which plants
were put under the deck; and money, by whoever keeps the books (`books`).
"""

from gridwright.core.rng import Rng
from gridwright.games.board.books import books_of, known_money
from gridwright.games.board.state import BoardState
from gridwright.parts.card_market import UNKNOWN, resample_deck, visible_deck
from gridwright.phases.hidden import mark_plants, marks_of, uncovered
from gridwright.phases.positions import UNKNOWN_MONEY


def view(state: BoardState, seat: int) -> BoardState:
    """Return what *seat* may know of *state*, which is not a view itself."""
    setup = state.setup
    seen = state.copy()
    seen.rng = Rng(0, is_hidden=True)
    seen.cards.deck = visible_deck(
        state.cards.deck,
        setup.edition.numbers.first_draw,  # CL-S21
        setup.names.box.small,
        shows_backs=setup.edition.shows_backs,  # RC-S28, CL-S23
    )
    seen.unseen = (UNKNOWN,) * len(state.unseen)
    if setup.options.hidden_money and state.to_act >= 0:  # at the end all money is shown
        seen.books = books_of(state)
        for owner, player in enumerate(seen.players):
            if owner != seat:
                player.money = UNKNOWN_MONEY
    return seen


def resample(seen: BoardState, rng: Rng, used: BoardState | None) -> BoardState:
    """Deal what the view does not show anew into the places where it may lie."""
    state = uncovered(seen) if used is None else used
    state.books = ()  # nothing is hidden in it
    state.rng.begin_anew(rng)
    cards = seen.cards
    state.cards.deck, state.unseen = resample_deck(
        cards.deck, cards.buried, marks(seen), seen.setup.names.box, rng
    )
    for seat, player in enumerate(seen.players):
        if player.money == UNKNOWN_MONEY:
            least, most = known_money(seen, seat)
            state.players[seat].money = least + rng.below(most - least + 1)
    return state


def marks(seen: BoardState) -> list[bool]:
    """Return which plants have been seen, and lie elsewhere than among the hidden cards."""
    found = marks_of(seen)
    for player in seen.players:
        mark_plants(found, player.plants)
    if seen.trust is not None:
        mark_plants(found, seen.trust.plants)
    return found
