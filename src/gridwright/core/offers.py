"""Offers: what a seat may do, or may want to do, with its price. Screens and bots use these."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gridwright.core.action import Action
from gridwright.core.errors import GridwrightError, Message, Values, as_json
from gridwright.core.notation import Decision, Phrase
from gridwright.core.values import Struct

if TYPE_CHECKING:
    from gridwright.core.json_types import OfferDict, PartDict


@dataclass(frozen=True, slots=True)
class Part(Struct):
    """One part of a price: a slot, a rebate, or a connection with the cities it runs through."""

    id: str
    amount: int
    path: tuple[str, ...] = ()  # ids of the cities, from the network to the new one

    def as_dict(self) -> "PartDict":
        """Return the part ready for JSON."""
        return {"id": self.id, "amount": self.amount, "path": list(self.path)}


@dataclass(frozen=True, slots=True)
class Quote(Struct):
    """An action that a seat may want, legal or not, with the price its phase puts on it.

    A quote may be a range: bids or amounts that differ in one number only, from *action* up to
    *last*. Then *costs* has the price of each, or only that of the lowest where every step up
    costs 1 more, as bids do.
    """

    action: Action
    costs: tuple[int, ...] = (0,)
    parts: tuple[Part, ...] = ()  # what the first of `costs` is made up of
    yields: Values = field(default_factory=dict)
    last: Action | None = None  # the highest of a range


@dataclass(frozen=True, slots=True)
class Offer(Struct):
    """A quote for one seat, with its notation, the money left, and the reason if it is refused."""

    action: Action
    phrase: Phrase  # of `action`
    last: Action | None  # the highest of a range
    highest: int  # the number of `last`; without a range, that of `action`
    costs: tuple[int, ...]  # of a range, by number, or of the lowest if each step up costs 1
    parts: tuple[Part, ...]  # what the first of `costs` is made up of
    left: int  # money after paying the first of `costs`; negative if that is too much
    yields: Values  # what it brings, such as fuel or cities
    refusal: Message | None  # None if it is legal

    @property
    def text(self) -> str:
        """The notation of its action; for a range, of the lowest."""
        return self.phrase.text

    @property
    def verb(self) -> str:
        """The first word of its notation."""
        return self.phrase.verb

    @property
    def decision(self) -> Decision:
        """What sort of decision it is."""
        return self.phrase.decision

    @property
    def target(self) -> str:
        """The city, plant, resource, region or card that it is about; empty if there is none."""
        return self.phrase.target

    @property
    def number(self) -> int:
        """Its bid, amount or count, for a range the lowest; 0 if there is none."""
        return self.phrase.number

    @property
    def last_text(self) -> str:
        """The notation of the highest action of a range; empty if it is not a range."""
        return "" if self.last is None else self.phrase.at(self.highest)

    @property
    def is_legal(self) -> bool:
        """Whether the action is allowed now."""
        return self.refusal is None

    @property
    def is_range(self) -> bool:
        """Whether it covers several actions that differ in one number."""
        return self.last is not None

    @property
    def cost(self) -> int:
        """Its price; for a range, that of the lowest action."""
        return self.costs[0]

    @property
    def lowest(self) -> int:
        """The number of the lowest action of a range."""
        return self.phrase.number

    def at(self, number: int) -> str:
        """Return the notation of the action with this *number* in a range."""
        return self.phrase.at(number)

    def cost_at(self, number: int) -> int:
        """Return the price of the action with this *number*, which must be in the range."""
        if not self.lowest <= number <= self.highest:
            bounds: Values = {"number": number, "lowest": self.lowest, "highest": self.highest}
            raise GridwrightError("offer_range", bounds)
        above = number - self.lowest
        return self.costs[above] if above < len(self.costs) else self.cost + above

    def gain(self, key: str) -> int:
        """Return how much of *key* it brings; 0 where it brings none, or what is no number."""
        value = self.yields.get(key, 0)
        return value if isinstance(value, int) else 0

    def texts(self) -> list[str]:
        """Return the notation of every action it covers."""
        if self.last is None:
            return [self.text]
        return [self.at(number) for number in range(self.lowest, self.highest + 1)]

    def as_dict(self, language: str = "", context: object = None) -> "OfferDict":
        """Return the offer ready for JSON, with the reason of a refusal in *language*.

        The default is the language in use. *context* has the names of a table, if it is of one.
        """
        phrase = self.phrase
        return {
            "text": self.text,
            "last_text": self.last_text or None,
            "verb": phrase.verb,
            "decision": phrase.decision.name.lower(),
            "target": phrase.target or None,
            "number": phrase.number if phrase.has_number else None,
            "highest": self.highest if self.is_range else None,
            "fuel": [{"resource": resource, "units": units} for resource, units in phrase.fuel],
            "is_legal": self.is_legal,
            "price": self.cost,
            "prices": list(self.costs),
            "parts": [part.as_dict() for part in self.parts],
            "left": self.left,
            "yields": as_json(self.yields, language, context),
            "refusal": None if self.refusal is None else self.refusal.as_dict(language, context),
        }
