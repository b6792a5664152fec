"""The JSON type of a position of Outpost; see `core.json_types`."""

from typing import Annotated, NotRequired, TypedDict

from gridwright.phases.json_types import Amounts, SharedSnapshot


class PileSnapshot(TypedDict):
    """A pile of the card market."""

    cards: Annotated[list[str], "Its cards, the bottom one first."]
    tokens: Annotated[int, "The discount tokens on it."]


class CompanySnapshot(TypedDict):
    """What a player or the Syndicate owns."""

    structure: Annotated[list[str], "The cities with any of its buildings."]
    network: Annotated[list[str], "The cities with one of its stations."]
    network_size: Annotated[int, "The cities of its network, and its colonies with a station."]
    stations: Annotated[dict[str, int], "The price of the slot that its station is on, by city."]
    sites: Annotated[list[str], "The cities whose site it has built on."]
    pieces: Annotated[Amounts, "The pieces left on its board: stations, plants, housings."]
    slots: Annotated[dict[str, list[str]], "The cards in its slots, by the kind of slot."]
    unlocked: Annotated[Amounts, "How many slots it has unlocked, by kind."]
    pool: Annotated[list[str], "Its cards that are in no slot, in the order of purchase."]
    colonies: Annotated[dict[str, list[str]], "The kinds of the pieces on it, by Colony card."]
    beds: Annotated[int, "Its beds, occupied or not."]
    workers: Annotated[int, "Its permanent workers."]
    seasonal: Annotated[int, "Its seasonal workers."]
    robots: Annotated[int, "Its robots."]


class OutpostPlayerSnapshot(CompanySnapshot):
    """A seat: a company with money."""

    money: Annotated[int, "Its money."]
    powered: Annotated[int, "How many cities it supplied last."]


class OutpostSnapshot(SharedSnapshot[str]):
    """A whole position of Outpost."""

    step: Annotated[int, "The Stage: 1, 2 or 3."]
    current: Annotated[list[PileSnapshot], "The piles on sale."]
    future: Annotated[
        list[PileSnapshot | str], "The piles of the future market; the Stage 3 card is the word S3."
    ]
    discount: Annotated[None, "Outpost has its discount tokens on the piles."]
    labour_market: Annotated[Amounts, "How many workers are on sale, by price."]
    players: Annotated[list[OutpostPlayerSnapshot], "What each seat owns, seat A first."]
    areas: Annotated[list[str], "The areas in play."]
    connections: Annotated[list[int], "The costs of the connections, in the order of the board."]
    set: Annotated[str, "The id of the set of cards."]
    syndicate: NotRequired[Annotated[CompanySnapshot, "What the Syndicate owns, where it plays."]]
    moved: NotRequired[
        Annotated[
            dict[str, list[str]],
            "The kinds of slots still open to each card that was moved this turn, if any was.",
        ]
    ]
