"""The fields of a position's JSON type that all titles share; see `core.json_types`.

Users of `gridwright replay --json` rely on the names: changing one requires a new version of the
record format. What a view does not show is None.
"""

from typing import Annotated, Generic, NotRequired, TypedDict, TypeVar

W = TypeVar("W", bound=int | str)  # the word of a card

Amounts = dict[str, int]
"""Amounts by the id of a fuel or of something else that is counted."""


class AuctionSnapshot(TypedDict, Generic[W]):
    """The card being auctioned."""

    plant: Annotated[W, "The card."]
    bid: Annotated[int, "The highest bid."]
    leader: Annotated[str | None, "Who made it; null before the first bid."]
    waiting: Annotated[list[str], "The seats that may still bid, the next one first."]


class DemolitionSnapshot(TypedDict):
    """The current card of the Demolition Contractor."""

    card: Annotated[int, "Which card it is, from 1 on."]
    first: Annotated[int, "What it pays for the first plant removed in an auction phase."]
    others: Annotated[int, "What it pays for each further one."]


class SharedSnapshot(TypedDict, Generic[W]):
    """The fields of every position."""

    round: Annotated[int, "The round, 0 during setup."]
    phase: Annotated[str, "The id of the phase; over at the end."]
    to_act: Annotated[str | None, "The seat to act; null at the end."]
    order: Annotated[list[str], "The player order, first to last; T is the dummy."]
    deck: Annotated[int, "How many cards the deck has."]
    auction: Annotated[AuctionSnapshot[W] | None, "The running auction, if there is one."]
    market: Annotated[Amounts, "How many units are on sale, by resource."]
    supply: Annotated[Amounts, "How many units are left beside the market, by resource."]
    removed: Annotated[list[W], "The cards that were removed from the game in sight of everybody."]


class PlantSnapshot(SharedSnapshot[W]):
    """The fields that positions with fuel-burning plants share."""

    discount: Annotated[W | None, "The plant with the discount token, if there is one."]
    demolition: NotRequired[
        Annotated[DemolitionSnapshot, "The Demolition Contractor, where that option is on."]
    ]
