"""Looks into plain texts and numbers for the templates."""

from dataclasses import dataclass
from typing import Final

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.events import Event
from gridwright.core.offers import Offer, Part
from gridwright.tables.table import letter
from gridwright.web.play.looks import Look

_LOGGED: Final = 80  # sentences of a log, the latest


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

    @property
    def is_range(self) -> bool:
        """Whether a number must be chosen."""
        return self.highest > 0


@dataclass(frozen=True, slots=True)
class Player:
    """A seat as the list of players shows it."""

    letter: str
    name: str
    kind: str  # "me", "bot", "open" or "person"
    level: str  # of a bot
    is_next: bool
    place: int  # 0 while it is played
    score: int
    invitation: str  # for the host, of an open seat


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
    if not offer.is_range:
        return Choice(offer.text, offer.cost, offer.left, parts, reason=why)
    head = offer.text.rpartition(" ")[0]
    costs = [
        words.text("web.price_of", number=number, cost=cost)
        for number, cost in enumerate(offer.costs, offer.lowest)
    ]
    prices = ", ".join(costs) if len(costs) > 1 else ""
    bounds = (offer.lowest, offer.highest)
    return Choice(head, offer.cost, offer.left, parts, *bounds, prices, why)


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


def players(look: Look) -> list[Player]:
    """Return who sits at the table, by seat."""
    found: list[Player] = []
    for seat in look.seats:
        number = seat.number
        kind = "bot" if seat.bot else "open" if seat.is_open else "person"
        is_over = bool(look.places)
        found.append(
            Player(
                letter=letter(number),
                name=seat.name,
                kind="me" if number == look.seat else kind,
                level=words.text(f"web.level.{seat.bot}") if seat.bot else "",
                is_next=number == look.to_act,
                place=look.places[number] if is_over else 0,
                score=look.scores[number] if is_over else 0,
                invitation=seat.invitation if look.is_host and seat.is_open else "",
            )
        )
    return found


def log(look: Look) -> list[str]:
    """Return what happened, the latest first."""
    return [_sentence(event, look) for event in reversed(look.events[-_LOGGED:])]


def _sentence(event: Event, look: Look) -> str:
    return words.current().event(event, look.lent)
