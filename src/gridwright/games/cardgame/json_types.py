"""The JSON type of a position of the Card Game; see `core.json_types`."""

from typing import Annotated, NotRequired, TypedDict

from gridwright.phases.json_types import Amounts, PlantSnapshot

ColumnsSnapshot = TypedDict(
    "ColumnsSnapshot",
    {
        "1": Annotated[Amounts, "The single units that cost 1, by resource."],
        "2": Annotated[list[str], "The resource cards that cost 2."],
        "3": Annotated[list[str], "The resource cards that cost 3."],
        "4": Annotated[list[str], "The resource cards that cost 4."],
    },
)
ColumnsSnapshot.__doc__ = "The columns of the resource market, by price."


class CardOwnerSnapshot(TypedDict):
    """What a seat and the Trust both own."""

    plants: Annotated[list[str], "The words of its plants."]
    fuel: Annotated[Amounts, "The units it has, on cards and single, by resource."]
    fuel_cards: Annotated[list[str], "Its resource cards with the units left on each: coal3:2."]
    singles: Annotated[Amounts, "Its single units, by resource."]


class CardPlayerSnapshot(CardOwnerSnapshot):
    """What a seat owns."""

    money: Annotated[int, "Its money."]
    income: Annotated[int, "What it earned last."]


class CardSnapshot(PlantSnapshot[str]):
    """A whole position of the Card Game."""

    step: Annotated[None, "The Card Game has no Steps."]
    current: Annotated[list[str], "The plants on sale."]
    future: Annotated[list[str], "The future market; empty in the last round."]
    columns: Annotated[ColumnsSnapshot, "The resource market."]
    fuel_deck: Annotated[int, "How many cards the resource deck has."]
    fuel_discard: Annotated[list[str], "The resource cards on the discard pile."]
    players: Annotated[list[CardPlayerSnapshot], "What each seat owns, seat A first."]
    last_round: Annotated[bool, "Whether this is the last round."]
    set: Annotated[str, "The id of the set of cards."]
    bank: NotRequired[Annotated[CardOwnerSnapshot, "What the Trust owns, where it plays."]]
