"""The fields of the record format that all titles share.

The names are a contract with everybody who reads `gridwright replay --json`: a change raises
the version of the record format. What a view does not show is None.
"""

from typing import Generic, NotRequired, TypedDict, TypeVar

from gridwright.parts.card_market import CURRENT_SIZE
from gridwright.parts.demolition import Demolition
from gridwright.parts.turn_order import letters
from gridwright.phases.state import AuctionState

W = TypeVar("W", bound=int | str)  # what a title calls a card

Amounts = dict[str, int]
"""By the id of a fuel, or by what else there is."""


class AuctionSnapshot(TypedDict, Generic[W]):
    """The card under the hammer."""

    plant: W
    bid: int
    leader: str | None
    waiting: list[str]


class DemolitionSnapshot(TypedDict):
    """The card of the Demolition Contractor that pays now."""

    card: int
    first: int
    others: int


class SharedSnapshot(TypedDict, Generic[W]):
    """What every position has."""

    round: int
    phase: str
    to_act: str | None
    order: list[str]
    deck: int
    auction: AuctionSnapshot[W] | None
    market: Amounts
    supply: Amounts
    removed: list[W]


class PlantSnapshot(SharedSnapshot[W]):
    """What a position has whose plants burn fuel."""

    discount: W | None
    demolition: NotRequired[DemolitionSnapshot]


def letter(state: AuctionState, seat: int) -> str | None:
    """Return the letter of *seat*, if it is one."""
    return letters((seat,), state.auction.seats) if seat >= 0 else None


def auction_fields(state: AuctionState, word: W) -> AuctionSnapshot[W] | None:
    """Return the running auction, if there is one; *word* is its card."""
    auction = state.auction
    if not auction.item:
        return None
    return {
        "plant": word,
        "bid": auction.bid,
        "leader": letter(state, auction.leader),
        "waiting": list(letters(auction.waiting, auction.seats)),
    }


def demolition_fields(demolition: Demolition) -> DemolitionSnapshot:
    """Return the card that pays now."""
    card = demolition.cards[demolition.top]
    return {"card": demolition.top + 1, "first": card.first, "others": card.others}


def rows(row: list[W], *, is_one: bool) -> tuple[list[W], list[W]]:
    """Return the current and the future market, which at the end are one row."""
    cut = len(row) if is_one else CURRENT_SIZE
    return row[:cut], row[cut:]


def amounts(names: tuple[str, ...], counts: list[int]) -> Amounts:
    return dict(zip(names, counts, strict=True))
