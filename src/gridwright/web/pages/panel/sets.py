"""Purchases of fuel in one press: one run of all plants, or as much as they hold."""

from dataclasses import dataclass
from typing import Final

from gridwright.core.draft import Draft
from gridwright.core.offers import Offer
from gridwright.web.pages.panel import cards
from gridwright.web.pages.panel.parts import Owned, Turn

STORED: Final = {"storage": "coal"}  # what a place beside the market holds
_ROUNDS: Final = 12  # more kinds of purchases than any table has


@dataclass(frozen=True, slots=True)
class Set:
    """Several purchases together, and what they cost."""

    label: str
    lines: tuple[str, ...]
    cost: int
    is_chosen: bool


def sets(turn: Turn) -> list[Set]:
    """Return the purchases that are worth a press."""
    found: list[Set] = []
    wanted = (("one_run", _one_run(turn)), ("fill", _fill(turn)))
    for name, lines in wanted:
        if not lines or lines in [each.lines for each in found]:
            continue
        draft = Draft(turn.game, turn.look.view, turn.look.seat)
        if any([draft.add(turn.game.parse(line)) is not None for line in lines]):
            continue
        label = turn.say(f"web.panel.fuel.{name}")
        is_chosen = sorted(lines) == sorted(turn.lines)
        cost = turn.before.money - Owned(turn.look, draft.state).money
        found.append(Set(label, lines, cost, is_chosen))
    return found


def reach(offers: list[Offer], head: str) -> int:
    """Return how many more units may be bought by lines that begin with *head*."""
    for offer in offers:
        if offer.is_legal and offer.text.rpartition(" ")[0] == head:
            return offer.highest if offer.is_range else offer.lowest
    return 0


def _prices(turn: Turn) -> dict[str, tuple[int, ...]]:
    """Return by fuel what 1, 2, 3 units cost, as far as they may be bought alone."""
    return {
        offer.text.split()[1]: offer.costs
        for offer in turn.asked
        if offer.is_legal and offer.text.split()[0] == "buy"
    }


def _one_run(turn: Turn) -> tuple[str, ...]:
    """Return what is missing for one run of every plant, hybrids with what is cheapest."""
    stored, prices = dict(turn.before.fuel), _prices(turn)
    needs = [cards.face(turn.game, word).needs for word in turn.before.plants]
    missing: dict[str, int] = {}
    for fuels, count in sorted(needs, key=lambda need: "+" in need[0]):
        for _ in range(count if fuels else 0):
            kinds = fuels.split("+")
            held = [fuel for fuel in kinds if stored.get(fuel, 0) > 0]
            if held:
                stored[held[0]] -= 1
                continue
            nexts = {fuel: _next(prices.get(fuel, ()), missing.get(fuel, 0)) for fuel in kinds}
            cheap = [fuel for fuel in kinds if nexts[fuel] >= 0]
            if not cheap:
                return ()
            best = min(cheap, key=lambda fuel: nexts[fuel])
            missing[best] = missing.get(best, 0) + 1
    return tuple([f"buy {fuel} {count}" for fuel, count in missing.items()])


def _next(costs: tuple[int, ...], bought: int) -> int:
    """Return what one unit more costs; -1 where there is none."""
    if bought >= len(costs):
        return -1
    return costs[bought] - (costs[bought - 1] if bought else 0)


def _fill(turn: Turn) -> tuple[str, ...]:
    """Return as much as the plants hold and the money pays, the cheapest fuel first."""
    draft = Draft(turn.game, turn.look.view, turn.look.seat)
    lines: list[str] = []
    for _ in range(_ROUNDS):
        buys = [o for o in draft.offers() if o.is_legal and o.text.split()[0] == "buy"]
        if not buys:
            break
        best = min(buys, key=lambda offer: offer.cost)
        lines.append(best.last_text or best.text)
        draft.add(turn.game.parse(lines[-1]))
    return tuple(lines)
