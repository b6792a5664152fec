"""What a price is made of, one row for each part and each connection on the way."""

from collections.abc import Sequence

from gridwright import words
from gridwright.core.offers import Offer, Part
from gridwright.games.board.game import BoardGame
from gridwright.games.outpost.game import OutpostGame
from gridwright.web.pages.panel.parts import Row, Turn

TOTAL = "total"  # marks the last row

Links = dict[frozenset[str], int]
"""What a connection costs, by the two cities that it joins."""


def links(turn: Turn) -> Links:
    """Return the connections of the board with their costs."""
    game = turn.game
    if isinstance(game, BoardGame):
        city_map = game.setup.map
        ids = [city.id for city in city_map.cities]
        return {frozenset((ids[a], ids[b])): cost for a, b, cost in city_map.connections}
    if isinstance(game, OutpostGame):
        content = game.setup.content
        ids = [city.id for city in content.cities]
        costs = turn.before.snapshot["connections"]
        assert isinstance(costs, list)
        pairs = zip(content.connections, costs, strict=False)
        return {frozenset((ids[a], ids[b])): cost for (a, b), cost in pairs}
    return {}


def breakdown(turn: Turn, offer: Offer, known: Links) -> list[Row]:
    """Return the rows of a price, and what is left of the money."""
    rows = [row for part in offer.parts for row in _rows(turn, part, known)]
    label = turn.say("web.panel.together", left=offer.left)
    return [*rows, Row(label, value=str(offer.cost), icon=TOTAL)] if offer.left >= 0 else rows


def _rows(turn: Turn, part: Part, known: Links) -> list[Row]:
    name = words.text(f"web.part.{part.id}")
    legs = list(zip(part.path, part.path[1:], strict=False))
    costs = [known.get(frozenset(leg)) for leg in legs]
    if not legs or sum([cost or 0 for cost in costs]) != part.amount:
        return [Row(name, value=str(part.amount))]
    return [
        Row(turn.say("web.panel.leg", city=first, to=turn.game.name_of(second)), value=str(cost))
        for (first, second), cost in zip(legs, costs, strict=True)
    ]


def sums(parts: Sequence[Part]) -> str:
    """Return the parts of a price as a sum: ``10 + 24``."""
    return words.text("web.parts_between").join([str(part.amount) for part in parts])
