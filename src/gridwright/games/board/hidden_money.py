"""What can be known about hidden money, given that every payment is public.

A view of a game watched from the beginning has exact books, as anybody could keep. A view that was
read from a text has none, and only bounds are known.
"""

from gridwright.games.board.prices import income
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.phases.state import UNKNOWN_MONEY


def books_of(state: BoardState) -> tuple[int, ...]:
    """Return the money of each seat: the true amounts, or in a view that hides some, its books."""
    amounts = tuple([player.money for player in state.players])
    return state.books if UNKNOWN_MONEY in amounts else amounts


def known_money(seen: BoardState, seat: int) -> tuple[int, int]:
    """Return the least and the most that *seat* can have; equal if the amount is known."""
    money = seen.players[seat].money
    if money != UNKNOWN_MONEY:
        return money, money
    if seen.books:
        return seen.books[seat], seen.books[seat]
    least = seen.auction.bid if seen.auction.leader == seat else 0
    return least, max(_most_possible(seen, seat), least)


def _most_possible(seen: BoardState, seat: int) -> int:
    """Return what *seat* would have if it had never spent anything.

    A network only grows, and the cards of the Demolition Contractor only rise, so no round can
    have paid more than the current network and the current card. The income of a round is paid in
    its last phase.
    """
    numbers = seen.setup.edition.numbers
    best = income(seen, len(seen.players[seat].cities))
    paydays = seen.round if seen.phase == PhaseIndex.BUREAUCRACY else seen.round - 1
    most = numbers.money + best * paydays
    if seen.demolition.cards:
        most += seen.demolition.cards[seen.demolition.top].first * seen.round
    return most
