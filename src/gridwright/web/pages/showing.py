"""Looks into plain texts and numbers for the templates."""

from dataclasses import dataclass, field
from typing import Final

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.offers import Offer, Part
from gridwright.web.play.looks import Look

_PLACES: Final = {
    "CITY": "city",
    "PLANT": "card",
    "CARD": "card",
    "REGION": "region",
    "AREA": "region",
    "FUEL": "fuel",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not: the sentence, and the clauses behind it."""

    sentence: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that may be done, or that may not and why; of a range, from what to what."""

    line: str  # what is sent; of a range without its number
    cost: int
    left: int
    parts: str  # of the cost, in words
    lowest: int = 0
    highest: int = 0
    prices: str = ""  # of a range whose prices differ
    reason: Reason | None = None
    about: dict[str, str] = field(default_factory=dict)  # the piece of a picture that it is about

    @property
    def is_range(self) -> bool:
        """Whether a number must be chosen."""
        return self.highest > 0


def reason(message: Message, look: Look) -> Reason:
    """Return why not, in words."""
    return Reason(words.say(message, look.lent, clauses=False), message.clauses)


def choices(look: Look, offers: list[Offer]) -> tuple[list[Choice], list[Choice]]:
    """Return what may be done, and what not."""
    made = [(offer.is_legal, _choice(look, offer)) for offer in offers]
    return [each for is_legal, each in made if is_legal], [
        each for is_legal, each in made if not is_legal
    ]


def _choice(look: Look, offer: Offer) -> Choice:
    why = None if offer.refusal is None else reason(offer.refusal, look)
    parts = _parts(look, offer.parts)
    about = _about(look, offer)
    if not offer.is_range:
        return Choice(offer.text, offer.cost, offer.left, parts, reason=why, about=about)
    head = offer.text.rpartition(" ")[0]
    costs = [
        words.text("web.price_of", number=number, cost=cost)
        for number, cost in enumerate(offer.costs, offer.lowest)
    ]
    prices = ", ".join(costs) if len(costs) > 1 else ""
    bounds = (offer.lowest, offer.highest)
    return Choice(head, offer.cost, offer.left, parts, *bounds, prices, why, about=about)


def _about(look: Look, offer: Offer) -> dict[str, str]:
    """Return which piece of the pictures an offer is about, and the way to it."""
    form = next(form for form in look.game.forms if form.writes(offer.action))
    said = dict(zip(form.words, offer.text.split(), strict=False))
    found = {key: said[word] for word, key in _PLACES.items() if word in said}
    ways = [" ".join(part.path) for part in offer.parts if part.path]
    return {**found, **({"path": ways[0]} if ways else {})}


def _parts(look: Look, parts: tuple[Part, ...]) -> str:
    """Return what a price is made of; nothing where it is one thing."""
    if len(parts) <= 1 and not any([part.path for part in parts]):
        return ""
    said = [_part(look, part) for part in parts]
    return words.text("web.parts_between").join(said)


def _part(look: Look, part: Part) -> str:
    name = words.text(f"web.part.{part.id}")
    if not part.path:
        return words.text("web.part_amount", name=name, amount=part.amount)
    cities = words.text("web.path_between").join([look.game.name_of(city) for city in part.path])
    return words.text("web.part_path", name=name, amount=part.amount, cities=cities)
