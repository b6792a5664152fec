"""What the plants of a seat still need: which run with the fuel at hand, what others lack."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import cards
from gridwright.web.pages.panel.capacity import running, ways
from gridwright.web.pages.panel.parts import Turn
from gridwright.web.pages.panel.powering import best, burnt


@dataclass(frozen=True, slots=True)
class Need:
    """A plant, whether it runs, and what it lacks."""

    picture: SafeString
    said: str
    output: int
    runs: bool


def needs(turn: Turn) -> list[Need]:
    """Return the plants of the seat, each with what it lacks."""
    way = best_run(turn)
    on = running(way.text)
    left = {fuel: count - burnt(way.text).get(fuel, 0) for fuel, count in turn.after.fuel.items()}
    return [_need(turn, word, word in on, left) for word in turn.after.plants]


def best_run(turn: Turn, position: object | None = None) -> Offer:
    """Return what earns most with the fuel of *position*, or of what is tried."""
    return best(turn, ways(turn, position))


def _need(turn: Turn, word: str, runs: bool, left: dict[str, int]) -> Need:  # noqa: FBT001
    face = cards.face(turn.game, word)
    picture = cards.chip(turn.game, word)
    if runs:
        return Need(picture, turn.say("web.panel.needs.runs"), face.yields[1], runs=True)
    fuels, count = face.needs
    kinds = fuels.split("+")
    missing = count - sum([left.get(fuel, 0) for fuel in kinds])
    on_sale = sum([_on_sale(turn, fuel) for fuel in kinds])
    key = f"{'short' if on_sale < missing else 'more'}{'_either' if len(kinds) > 1 else ''}"
    numbers = {"amount": missing, "count": on_sale}
    said = turn.say(f"web.panel.needs.{key}", resource=kinds[0], fuel=kinds[-1], **numbers)
    return Need(picture, said, face.yields[1], runs=False)


def _on_sale(turn: Turn, fuel: str) -> int:
    market = turn.after.snapshot["market"]
    assert isinstance(market, dict)
    return int(market.get(fuel, 0))
