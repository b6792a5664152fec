"""Figures of finished games, for each seat: what was paid for what, and how the network grew.

They are worked out once from the record, by the clerk.
"""

import re
from typing import Final, TypedDict

from gridwright.web import models
from gridwright.web.play import replays
from gridwright.web.play.game_summary import GameSummary, summary_of
from gridwright.web.play.replays import Recording

_CARDS: Final = ("plant", "card")
_NUMBER: Final = re.compile(r"\d+")


class Facts(TypedDict):
    """What is kept of a seat in `Placing.facts`; {} where the record cannot be read any more."""

    plants: int  # money for power plants; in Outpost, for cards
    fuel: int  # money for resources; in Outpost, for workers
    building: int  # money for cities
    bought: int  # plants or cards
    over: int  # what was paid for them above their numbers, in all; below zero after discounts
    cities: int  # in the network at the end
    steps: dict[str, int]  # the same at the end of the round in which a Step or stage began


def next_without() -> models.Result | None:
    """Return the result that waits longest for its facts."""
    return models.Result.objects.filter(has_facts=False).order_by("ended").first()


def gather(row: models.Result) -> None:
    """Work out the facts of a result, and write them."""
    facts = facts_of(replays.read(row.record, f"result {row.pk}"))
    for placing in row.placings.all():
        placing.facts = dict(facts[placing.seat])
        placing.save(update_fields=["facts"])


def facts_of(recording: Recording) -> list[Facts]:
    """Return the facts of a finished game, by seat."""
    summary = summary_of(recording)
    return [_of_seat(recording, summary, seat) for seat in range(len(recording.names))]


def _of_seat(recording: Recording, summary: GameSummary, seat: int) -> Facts:
    spent = summary.spent[seat]
    prices = [
        (event.cost, int(number[0]))
        for move in recording.moves
        for event in move.events
        if event.seat == seat and event.kind.cost and event.kind.brings in _CARDS
        if (number := _NUMBER.match(event.item))
    ]
    cities = {each.round: each.standings[seat].cities for each in summary.rounds}
    return {
        "plants": spent.get("plants", 0) + spent.get("cards", 0),
        "fuel": spent.get("fuel", 0) + spent.get("workers", 0),
        "building": spent.get("building", 0),
        "bought": len(prices),
        "over": sum([cost - number for cost, number in prices]),
        "cities": summary.last.standings[seat].cities,
        "steps": {str(step): cities[number] for number, step in summary.steps},
    }
