"""What a seat may see of a state, and sampling full states from that.

Hidden are the order of the deck, the plants removed unseen, and with the option `hidden_money` the
money of other seats. Everybody knows the back of the top card, where the Step 3 card is, and which
plants were put under the deck; hidden money can be known from the books (`hidden_money`).
"""

from gridwright.core.rng import Rng
from gridwright.games.board.hidden_money import books_of, known_money
from gridwright.games.board.state import BoardState
from gridwright.parts.card_market import resample_deck, visible_deck
from gridwright.phases.hidden import covered, marks, uncovered
from gridwright.phases.state import UNKNOWN_MONEY


def view(state: BoardState, seat: int) -> BoardState:
    """Return what *seat* may know of *state*, which must not be a view."""
    setup = state.setup
    seen = covered(state)
    seen.cards.deck = visible_deck(
        state.cards.deck,
        setup.edition.numbers.first_draw,  # CL-S21
        setup.names.box.small,
        shows_backs=setup.edition.shows_backs,  # RC-S28, CL-S23
    )
    if setup.options.hidden_money and state.to_act >= 0:  # at the end all money is open
        seen.books = books_of(state)
        for owner, player in enumerate(seen.players):
            if owner != seat:
                player.money = UNKNOWN_MONEY
    return seen


def resample(seen: BoardState, rng: Rng, used: BoardState | None) -> BoardState:
    """Return a full state that fits the view: see `Game.resample`."""
    state = uncovered(seen, used, rng)
    state.books = ()  # a full state hides nothing
    cards = seen.cards
    state.cards.deck, state.unseen = resample_deck(
        cards.deck, cards.buried, marks(seen), seen.setup.names.box, rng
    )
    for seat, player in enumerate(seen.players):
        if player.money == UNKNOWN_MONEY:
            least, most = known_money(seen, seat)
            state.players[seat].money = least + rng.below(most - least + 1)
    return state
