"""What everybody knows of money that lies hidden: all that was paid was paid before all eyes.

A view of a game that was seen from its beginning has books, in which nothing is missing. One that
was read from a text has none; then the money is only known to lie within bounds.
"""

from gridwright.games.board.prices import income
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.phases.state import UNKNOWN_MONEY


def books_of(state: BoardState) -> tuple[int, ...]:
    """Return what everybody has; where *state* does not know it all, what its own books say."""
    amounts = tuple([player.money for player in state.players])
    return state.books if UNKNOWN_MONEY in amounts else amounts


def known_money(seen: BoardState, seat: int) -> tuple[int, int]:
    """Return the least and the most that *seat* can have: the same where nothing is missing."""
    money = seen.players[seat].money
    if money != UNKNOWN_MONEY:
        return money, money
    if seen.books:
        return seen.books[seat], seen.books[seat]
    least = seen.auction.bid if seen.auction.leader == seat else 0
    return least, max(_most_ever_paid(seen, seat), least)


def _most_ever_paid(seen: BoardState, seat: int) -> int:
    """Return what *seat* would have if it had never spent anything.

    A network only grows, and the cards of the Demolition Contractor only rise, so no round can
    have brought more than today's network and today's card. Income of this round comes late.
    """
    numbers = seen.setup.edition.numbers
    best = income(seen, len(seen.players[seat].cities))
    paydays = seen.round if seen.phase == PhaseIndex.BUREAUCRACY else seen.round - 1
    most = numbers.money + best * paydays
    if seen.demolition.cards:
        most += seen.demolition.cards[seen.demolition.top].first * seen.round
    return most
