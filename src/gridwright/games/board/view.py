"""What a seat may see, and full states that it cannot rule out.

Hidden are the order of the deck, the plants removed unseen, and, if the table says so, other
seats' money. Known are the back of the top card, where the Step 3 card lies, and which plants
were put under the deck.
"""

from gridwright.core.rng import HiddenRng, Rng
from gridwright.games.board.state import BoardState, Phase
from gridwright.parts.card_market import UNKNOWN, resample_deck, visible_deck
from gridwright.phases.positions import UNKNOWN_MONEY


def view(state: BoardState, seat: int) -> BoardState:
    """Return what *seat* may know of *state*, which is not a view itself."""
    setup = state.setup
    seen = state.copy()
    seen.rng = HiddenRng()
    seen.cards.deck = visible_deck(
        state.cards.deck,
        setup.edition.numbers.first_draw,  # CL-S21
        setup.names.box.small,
        shows_backs=setup.edition.shows_backs,  # RC-S28, CL-S23
    )
    seen.unseen = (UNKNOWN,) * len(state.unseen)
    if setup.options.hidden_money and state.to_act >= 0:  # at the end all money is shown
        for owner, player in enumerate(seen.players):
            if owner != seat:
                player.money = UNKNOWN_MONEY
    return seen


def resample(seen: BoardState, rng: Rng) -> BoardState:
    """Deal what the view does not show anew into the places where it may lie."""
    state = seen.copy()
    state.rng = Rng(rng.below(1 << 62))
    unseen = _unseen_plants(seen)
    state.cards.deck, state.unseen = resample_deck(seen.cards, unseen, seen.setup.names.box, rng)
    for seat, player in enumerate(state.players):
        if player.money == UNKNOWN_MONEY:
            player.money = _possible_money(seen, seat, rng)
    return state


def _unseen_plants(seen: BoardState) -> tuple[int, ...]:
    """Return the plants that nobody has seen yet, ascending."""
    cards = seen.cards
    known = [*cards.row, *cards.buried, *cards.deck, *seen.box]
    for player in seen.players:
        known.extend(player.plant_cards())
    if seen.trust is not None:
        known.extend([plant.number for plant in seen.trust.plants])
    return tuple([n for n in sorted(seen.setup.edition.numbers.plants) if n not in known])


def _possible_money(seen: BoardState, seat: int, rng: Rng) -> int:
    """Return an amount that *seat* may have: at least its bid, at most all that it was ever paid.

    A network only grows, and the cards of the Demolition Contractor only rise, so no round can
    have brought more than today's network and today's card. Income of this round comes late.
    """
    numbers = seen.setup.edition.numbers
    table = numbers.income
    best = table[min(len(seen.players[seat].cities), len(table) - 1)]
    paydays = seen.round if seen.phase == Phase.BUREAUCRACY else seen.round - 1
    highest = numbers.money + best * paydays
    if seen.demolition.cards:
        highest += seen.demolition.cards[seen.demolition.top].first * seen.round
    lowest = seen.auction.bid if seen.auction.leader == seat else 0
    return lowest + rng.below(max(highest - lowest, 0) + 1)
