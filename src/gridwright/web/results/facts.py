"""Figures of finished games, for each seat: what was paid for what, and how the network grew.

They are worked out once from the record, by the clerk.
"""

import logging
import re
from typing import Final, TypedDict

from gridwright.web import models
from gridwright.web.database import OUTAGES
from gridwright.web.play import replays
from gridwright.web.play.game_summary import GameSummary, summary_of
from gridwright.web.play.replays import Recording

_LOG: Final = logging.getLogger(__name__)
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


def gather() -> bool:
    """Work out the facts of the next result that has none; return whether there was one."""
    row = models.Result.objects.filter(has_facts=False).order_by("ended").first()
    if row is None:
        return False
    try:
        facts = facts_of(replays.read(row.record, f"result {row.pk}"))
    except OUTAGES:
        raise
    except Exception:  # noqa: BLE001 - with other cards, perhaps; it must not come again and again
        _LOG.warning("a result has no facts", extra={"details": {"result": row.pk}})
    else:
        for placing in row.placings.all():
            placing.facts = dict(facts[placing.seat])
            placing.save(update_fields=["facts"])
    models.Result.objects.filter(pk=row.pk).update(has_facts=True)
    return True


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
