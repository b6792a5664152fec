"""The JSON type of a position of the board game; see `core.json_types`."""

from typing import Annotated, NotRequired, TypedDict

from gridwright.phases.json_types import Amounts, PlantSnapshot


class BoardOwnerSnapshot(TypedDict):
    """What a seat and the Trust both own."""

    plants: Annotated[list[int], "The numbers of its plants."]
    fuel: Annotated[Amounts, "The units stored on them, by resource."]
    cities: Annotated[dict[str, int], "The price of the slot that its house is on, by city."]


class BoardPlayerSnapshot(BoardOwnerSnapshot):
    """What a seat owns."""

    money: Annotated[int | None, "Its money; null where it is hidden."]
    powered: Annotated[int, "How many cities it supplied last."]


class TrustSnapshot(BoardOwnerSnapshot):
    """What the Trust owns."""

    reserve: Annotated[int, "How many houses it has left to build."]


class BoardSnapshot(PlantSnapshot[int]):
    """A whole position of the board game, classic or Recharged."""

    step: Annotated[int, "The Step: 1, 2 or 3."]
    current: Annotated[list[int | str], "The plants on sale; the Step 3 card is the word S3."]
    future: Annotated[list[int | str], "The future market; empty in Step 3."]
    players: Annotated[list[BoardPlayerSnapshot], "What each seat owns, seat A first."]
    regions: Annotated[list[str], "The regions in play."]
    ended_refills: Annotated[list[str], "The resources that are no longer refilled."]
    trust: NotRequired[Annotated[TrustSnapshot, "What the Trust owns, where it plays."]]
    marked: NotRequired[
        Annotated[
            list[str],
            "The starting cities in which nobody has built yet, where that option is on.",
        ]
    ]
