"""The fields of the record format that all titles share.

Users of `gridwright replay --json` rely on the names: changing one requires a new version of the
record format. What a view does not show is None.
"""

from typing import Generic, NotRequired, TypedDict, TypeVar

from gridwright.parts.card_market import CURRENT_SIZE
from gridwright.parts.demolition import Demolition
from gridwright.parts.turn_order import letters
from gridwright.phases.state import AuctionState

W = TypeVar("W", bound=int | str)  # the word of a card

Amounts = dict[str, int]
"""Amounts by the id of a fuel or of something else that is counted."""


class AuctionSnapshot(TypedDict, Generic[W]):
    """The card under the hammer."""

    plant: W
    bid: int
    leader: str | None
    waiting: list[str]


class DemolitionSnapshot(TypedDict):
    """The current card of the Demolition Contractor."""

    card: int
    first: int
    others: int


class SharedSnapshot(TypedDict, Generic[W]):
    """The fields of every position."""

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
    """The fields that positions with fuel-burning plants share."""

    discount: W | None
    demolition: NotRequired[DemolitionSnapshot]


def letter(state: AuctionState, seat: int) -> str | None:
    """Return the letter of *seat*, or None for `NOBODY`."""
    return letters((seat,), state.auction.seats) if seat >= 0 else None


def auction_fields(state: AuctionState, word: W) -> AuctionSnapshot[W] | None:
    """Return the running auction, if there is one; *word* is that of its card."""
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
    """Return the current card."""
    card = demolition.cards[demolition.top]
    return {"card": demolition.top + 1, "first": card.first, "others": card.others}


def rows(row: list[W], *, is_one: bool) -> tuple[list[W], list[W]]:
    """Return the current and the future market; all is current if there *is_one* row."""
    cut = len(row) if is_one else CURRENT_SIZE
    return row[:cut], row[cut:]


def amounts(names: tuple[str, ...], counts: list[int]) -> Amounts:
    return dict(zip(names, counts, strict=True))
