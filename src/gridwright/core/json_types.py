"""The JSON types of messages, offers and events: what their `as_dict` returns.

A JSON type is declared once, as a `TypedDict` whose fields carry a sentence each. JSON Schema
(`gridwright.schemas`) and docs/json.md are made from the declarations. The modules that hold them
stay interpreted, because a `TypedDict` loses its types when it is compiled; the engine imports
them for type checking only.

Seats are letters in all of them, as in records: A is seat 0.
"""

from typing import Annotated, TypedDict

JsonValues = dict[str, "int | str | list[str] | MessageDict"]
"""The values of a message as JSON has them."""


class MessageDict(TypedDict):
    """A sentence with everything that it is made of: a refusal, an error, a notice."""

    id: Annotated[str, "The id of the message, the same in every language."]
    values: Annotated[JsonValues, "What the sentence is filled in with, by name."]
    clauses: Annotated[list[str], "The clauses of the rules that it rests on, such as RC-2.13."]
    sentence: Annotated[str, "The sentence in one language, followed by its clauses."]


class FuelDict(TypedDict):
    """Units of one resource in an action."""

    resource: Annotated[str, "The id of the resource."]
    units: Annotated[int, "How many units."]


class PartDict(TypedDict):
    """One part of a price."""

    id: Annotated[str, "What is paid for: a bid, a slot, a connection, fuel; or a rebate."]
    amount: Annotated[int, "The money; negative for a rebate."]
    path: Annotated[
        list[str], "Of a connection: the cities it runs through, from the network to the new one."
    ]


class OfferDict(TypedDict):
    """Something that a seat may do, or may want to do, with its price.

    An offer may be a range: bids or amounts that differ in one number only.
    """

    text: Annotated[str, "The notation of the action; of a range, that of the lowest."]
    last_text: Annotated[str | None, "The notation of the highest of a range; null for one action."]
    verb: Annotated[str, "The first word of the notation."]
    decision: Annotated[str, "What sort of decision it is, whatever its title calls it: open, buy."]
    target: Annotated[
        str | None, "The city, plant, resource, region or card that it is about, if there is one."
    ]
    number: Annotated[int | None, "Its bid, amount or count; of a range, the lowest."]
    highest: Annotated[int | None, "The highest number of a range; null for one action."]
    fuel: Annotated[
        list[FuelDict],
        "The fuel it names, in the order of its words: what is bought and then what goes back,"
        " or what is burnt, discarded or left behind.",
    ]
    is_legal: Annotated[bool, "Whether it is allowed now."]
    price: Annotated[int, "What it costs; of a range, what the lowest costs."]
    prices: Annotated[
        list[int],
        "What each action of a range costs, the lowest first; only the first price where every"
        " step up costs 1 more, as bids do.",
    ]
    parts: Annotated[list[PartDict], "What the price is made up of."]
    left: Annotated[int, "The money left after paying the price; negative if that is too much."]
    yields: Annotated[JsonValues, "What the seat gets, by name: cities, room, income."]
    refusal: Annotated[MessageDict | None, "Why it is not allowed; null if it is legal."]


class EventDict(TypedDict):
    """Something that happened."""

    kind: Annotated[str, "The id of the kind of event: opened, bought_fuel, built."]
    seat: Annotated[
        str | None,
        "The letter of the seat that did it, T for the dummy, null if nobody did.",
    ]
    values: Annotated[dict[str, int | str], "What happened: the values that its kind declares."]
