"""Building houses: cities in reach by price, what was chosen, what it leaves."""

from dataclasses import dataclass

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import paths, tentative
from gridwright.web.pages.panel.capacity import supply
from gridwright.web.pages.panel.parts import (
    DONE,
    Choice,
    Go,
    Made,
    Note,
    Row,
    Turn,
    numbered,
)

_SHOWN = 12  # cities in reach that are seen at once
_DEAR = 3  # cities just out of reach that are seen with them
_OVER_CASH = "city_over_cash"


@dataclass(frozen=True, slots=True)
class Cities:
    """The cities of a panel: in reach by price, the rest of them, and those that are not."""

    near: list[Choice]
    far: list[Choice]
    dear: list[Choice]  # the cheapest of those that cannot be paid
    refused: list[Choice]
    label: str


def panel(turn: Turn) -> Made:
    """Return the panel of building."""
    cost = tentative.spent(turn)
    built = len(turn.lines)
    label = turn.say("web.panel.build.finish", cities=built, cost=cost)
    return Made(
        "cities",
        turn.say("web.panel.build.heading"),
        cities(turn, turn.say("web.panel.build.reach")),
        tentative.items(turn),
        [money_left(turn)],
        _notes(turn),
        Go(label, (*turn.lines, DONE)),
        turn.say("web.panel.clear") if turn.lines else "",
        is_summed_first=True,
    )


def cities(turn: Turn, label: str) -> Cities:
    """Return what is offered as cities, by price."""
    offers = [offer for offer in turn.offers if len(offer.text.split()) > 1]
    return by_price(turn, offers, label)


def by_price(turn: Turn, offers: list[Offer], label: str, shown: int = _SHOWN) -> Cities:
    """Return *offers* of cities by price, the first of them *shown* at once."""
    known = paths.links(turn)
    offers = sorted(offers, key=lambda offer: (offer.cost, offer.text.split()[1:]))
    legal = numbered([choice(turn, offer, known) for offer in offers if offer.is_legal])
    refused = [choice(turn, offer, known) for offer in offers if not offer.is_legal]
    dear = [each for each in refused if each.is_dear][:_DEAR]
    others = [each for each in refused if each not in dear]
    return Cities(legal[:shown], legal[shown:], dear, others, label)


def choice(turn: Turn, offer: Offer, known: paths.Links) -> Choice:
    """Return a city that can be pressed, with its price and what that is made of."""
    city = offer.text.split()[1]
    ways = [part.path for part in offer.parts if part.path]
    return Choice(
        offer.text,
        turn.game.name_of(city),
        str(offer.cost) if offer.parts else "",
        turn.reason(offer),
        rows=paths.breakdown(turn, offer, known) if offer.parts else (),
        kind="city",
        of=city,
        path=" ".join(ways[0]) if ways else "",
        is_dear=offer.refusal is not None and offer.refusal.id == _OVER_CASH,
    )


def money_left(turn: Turn) -> Row:
    """Return what is left of the money, as a sum."""
    before, after = turn.before.money, turn.after.money
    detail = turn.say("web.panel.minus", before=before, cost=before - after)
    return Row(turn.say("web.panel.money_left"), detail, str(after), "bolt")


def _notes(turn: Turn) -> list[Note]:
    found = []
    if not turn.lines and not any([offer.is_legal and offer.parts for offer in turn.offers]):
        found.append(Note(turn.say("web.panel.build.nothing")))
    most, _ = supply(turn)
    own = turn.after.cities
    if own:
        powered = min(most, own)
        found.append(Note(turn.say("web.panel.build.powers", powered=powered, cities=own)))
    return found
