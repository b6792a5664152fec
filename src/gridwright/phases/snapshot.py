"""The fields of snapshots that all titles share; `phases.json_types` declares them."""

from typing import TYPE_CHECKING

from gridwright.parts.card_market import CURRENT_SIZE
from gridwright.parts.demolition import Demolition
from gridwright.parts.turn_order import letters
from gridwright.phases.state import AuctionState

if TYPE_CHECKING:
    from gridwright.phases.json_types import Amounts, AuctionSnapshot, DemolitionSnapshot, W


def letter(state: AuctionState, seat: int) -> str | None:
    """Return the letter of *seat*, or None for `NOBODY`."""
    return letters((seat,), state.auction.seats) if seat >= 0 else None


def auction_fields(state: AuctionState, word: "W") -> "AuctionSnapshot[W] | None":
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


def demolition_fields(demolition: Demolition) -> "DemolitionSnapshot":
    """Return the current card."""
    card = demolition.cards[demolition.top]
    return {"card": demolition.top + 1, "first": card.first, "others": card.others}


def rows(row: "list[W]", *, is_one: bool) -> "tuple[list[W], list[W]]":
    """Return the current and the future market; all is current if there *is_one* row."""
    cut = len(row) if is_one else CURRENT_SIZE
    return row[:cut], row[cut:]


def amounts(names: tuple[str, ...], counts: list[int]) -> "Amounts":
    return dict(zip(names, counts, strict=True))
