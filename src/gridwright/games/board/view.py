"""What a seat may see, field by field, and full states that it cannot rule out.

Hidden are the order of the deck, the plants removed unseen, and, if the table says so, other
seats' money. Known are the back of the top card, where the Step 3 card lies, and which plants
were put under the deck.
"""

from gridwright.core.rng import Rng
from gridwright.games.board.state import (
    UNKNOWN,
    UNKNOWN_PLUG,
    UNKNOWN_SOCKET,
    BoardPlayer,
    BoardState,
)
from gridwright.parts.card_market import LAST_CARD, CardMarket


def view(state: BoardState, seat: int) -> BoardState:
    """Return what *seat* may know of *state*, which is not a view itself."""
    cards = CardMarket(state.cards.row, _visible_deck(state))
    cards.buried = state.cards.buried
    unseen = (UNKNOWN,) * len(state.unseen)
    seen = BoardState(state.setup, Rng(0), state.order, cards, unseen)
    seen.area = state.area
    seen.round = state.round
    seen.phase = state.phase
    seen.step = state.step
    seen.to_act = state.to_act
    seen.token = state.token.copy()
    seen.auction = state.auction.copy()
    seen.finished = state.finished
    seen.sold = state.sold
    seen.new_plant = state.new_plant
    seen.fuel = state.fuel.copy()
    seen.taken = state.taken[:]
    seen.marked = state.marked
    seen.ended_refills = state.ended_refills
    seen.players = [_visible_player(state, other, seat) for other in range(state.setup.seats)]
    seen.trust = None if state.trust is None else state.trust.copy()
    seen.demolition = state.demolition.copy()
    seen.box = state.box
    return seen


def _visible_player(state: BoardState, owner: int, seat: int) -> BoardPlayer:
    """Return what *seat* knows of *owner*; at the end of the game all money is shown."""
    player = state.players[owner]
    seen = BoardPlayer(player.money, player.capacity, len(player.stored), len(state.taken))
    if state.setup.options.hidden_money and owner != seat and state.to_act >= 0:
        seen.money = UNKNOWN
    seen.plants = player.plants
    seen.stored = player.stored[:]
    seen.cities = player.cities
    seen.slots = player.slots
    seen.network = player.network
    seen.reach = player.reach
    seen.powered = player.powered
    return seen


def _visible_deck(state: BoardState) -> tuple[int, ...]:
    """Return the deck with only what everybody knows of it."""
    deck = state.cards.deck
    if not deck:
        return ()
    hidden = deck.index(LAST_CARD) if LAST_CARD in deck else len(deck)
    numbers = state.setup.edition.numbers
    if hidden == 0 or (hidden < len(deck) and deck[0] == numbers.first_draw):  # CL-S21
        top = deck[0]
    elif state.setup.edition.shows_backs():  # RC-S28
        top = UNKNOWN_PLUG if numbers.plants[deck[0]].is_plug else UNKNOWN_SOCKET
    else:
        top = UNKNOWN
    known = deck[max(hidden, 1) :]  # the Step 3 card and what was put under it face up
    return (top, *[UNKNOWN] * (hidden - 1), *known)


def resample(seen: BoardState, rng: Rng) -> BoardState:
    """Deal what the view does not show anew into the places where it may lie."""
    state = seen.copy()
    state.rng = Rng(rng.below(1 << 62))
    unseen = _unseen_plants(seen)
    if seen.cards.awaits_last_card():
        drawable, state.unseen = _split(seen, unseen, rng)
    else:  # the deck holds just what was put under it
        drawable, state.unseen = seen.cards.buried, unseen
    state.cards.deck = _fill(seen, rng.shuffle(drawable))
    for seat, player in enumerate(state.players):
        if player.money == UNKNOWN:
            player.money = _possible_money(seen, seat, rng)
    return state


def _unseen_plants(seen: BoardState) -> tuple[int, ...]:
    """Return the plants that nobody has seen yet, ascending."""
    cards = seen.cards
    known = [*cards.row, *cards.buried, *cards.deck, *seen.box]
    for player in seen.players:
        known.extend(player.plant_numbers())
    if seen.trust is not None:
        known.extend([plant.number for plant in seen.trust.plants])
    return tuple([n for n in sorted(seen.setup.edition.numbers.plants) if n not in known])


def _split(
    seen: BoardState, unseen: tuple[int, ...], rng: Rng
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Divide *unseen* into the plants of the deck and those removed during setup."""
    plants = seen.setup.edition.numbers.plants
    rules = seen.setup.seat_rules
    plugs = rng.shuffle(tuple([number for number in unseen if plants[number].is_plug]))
    sockets = rng.shuffle(tuple([number for number in unseen if not plants[number].is_plug]))
    removed = plugs[: rules.plugs_removed] + sockets[: rules.plants_removed]
    return plugs[rules.plugs_removed :] + sockets[rules.plants_removed :], removed


def _fill(seen: BoardState, dealt: tuple[int, ...]) -> tuple[int, ...]:
    """Return the deck of the view with its hidden cards *dealt*; the top must show its back."""
    deck = seen.cards.deck
    left = list(dealt)
    if deck and deck[0] in (UNKNOWN_PLUG, UNKNOWN_SOCKET):
        plants = seen.setup.edition.numbers.plants
        for number in left:
            if plants[number].is_plug == (deck[0] == UNKNOWN_PLUG):
                left.remove(number)
                left.insert(0, number)
                break
    left.reverse()
    return tuple([left.pop() if card < 0 else card for card in deck])


def _possible_money(seen: BoardState, seat: int, rng: Rng) -> int:
    """Return an amount that *seat* may have: at least its bid, at most all that it was ever paid.

    A network only grows, so no past income exceeds that of today's network.
    """
    numbers = seen.setup.edition.numbers
    table = numbers.income
    best = table[min(len(seen.players[seat].cities), len(table) - 1)]
    highest = numbers.money + best * (seen.round - 1)
    lowest = seen.auction.bid if seen.auction.leader == seat else 0
    return lowest + rng.below(max(highest - lowest, 0) + 1)
