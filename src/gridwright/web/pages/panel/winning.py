"""What it means to win a card: money, plants, cities."""

from typing import Any

from gridwright.core.errors import GridwrightError
from gridwright.web.pages.panel import cards
from gridwright.web.pages.panel.capacity import outputs
from gridwright.web.pages.panel.parts import Row, Turn, listed
from gridwright.web.play.looks import Look


def winning(turn: Turn, word: str, bid: int) -> list[Row]:
    """Return what the seat has if it gets the card *word* for *bid*."""
    money = turn.before.money
    label = turn.say("web.panel.auction.win", bid=bid)
    limit = plant_limit(turn.look)
    if not limit:
        detail = turn.say("web.panel.minus", before=money, cost=bid)
        return [Row(label, detail, str(money - bid), "bolt")]
    owned = turn.before.plants
    room = "room" if len(owned) < limit else "full"
    said = {"before": money, "cost": bid, "plants": len(owned) + 1, "limit": limit}
    detail = turn.say(f"web.panel.auction.win_{room}", **said)
    kept = [*sorted(owned, key=lambda each: -outputs(turn, [each]))[: limit - 1], word]
    kept.sort(key=lambda each: int(cards.face(turn.game, each).number))
    powers = turn.say("web.panel.together_with", plants=listed(kept))
    is_cities = cards.face(turn.game, word).yields[0] == "city"
    return [
        Row(label, detail, str(money - bid), "bolt"),
        Row(
            turn.say("web.panel.powers" if is_cities else "web.panel.earns"),
            powers,
            str(outputs(turn, kept)),
            "city" if is_cities else "bolt",
        ),
    ]


def plant_limit(look: Look) -> int:
    """Return how many plants a seat may own; 0 where there is no limit."""
    game: Any = look.game
    try:
        said = game.explain(look.view, game.parse("drop"))
    except GridwrightError:
        return 0
    limit = said.values.get("limit", 0)
    return limit if isinstance(limit, int) else 0
