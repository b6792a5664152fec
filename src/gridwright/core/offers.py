"""What a seat may do, or would like to, with its price: the one source for screens and bots."""

from dataclasses import dataclass, field

from gridwright.core.action import Action
from gridwright.core.errors import Message, Values
from gridwright.core.notation import Decision, Phrase


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a price: a slot, a connection and the cities it runs through, a rebate."""

    id: str
    amount: int
    path: tuple[str, ...] = ()  # ids of the cities, from the network to the new one


@dataclass(frozen=True, slots=True)
class Quote:
    """An action that a seat could want, legal or not, as its phase prices it.

    A range stands for actions that differ in one number only, from that of *action* on: bids,
    amounts. *costs* has the price of each, or of the lowest alone where the price *is* the
    number.
    """

    action: Action
    costs: tuple[int, ...] = (0,)
    parts: tuple[Part, ...] = ()  # of the first of `costs`
    yields: Values = field(default_factory=dict)
    last: Action | None = None  # of a range: the highest


@dataclass(frozen=True, slots=True)
class Offer:
    """A quote for one seat, in the words of its table, with what is left and why not."""

    action: Action
    phrase: Phrase  # what it is called; of a range its lowest
    last: Action | None  # of a range: the highest
    highest: int  # of a range: the number of its highest action
    costs: tuple[int, ...]
    parts: tuple[Part, ...]
    left: int  # money after the first of `costs`; negative where it cannot be paid
    yields: Values
    refusal: Message | None  # why it may not be done now

    @property
    def text(self) -> str:
        """The notation of its action; of a range, of the lowest."""
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
        """The city, plant, resource, region or card that it is about; empty without any."""
        return self.phrase.target

    @property
    def number(self) -> int:
        """Its bid, amount or count; of a range the lowest; 0 without any."""
        return self.phrase.number

    @property
    def last_text(self) -> str:
        """The notation of a range's highest action; empty where it is no range."""
        return "" if self.last is None else self.phrase.at(self.highest)

    @property
    def is_legal(self) -> bool:
        """Whether it may be done now."""
        return self.refusal is None

    @property
    def is_range(self) -> bool:
        """Whether it stands for several actions that differ in one number."""
        return self.last is not None

    @property
    def cost(self) -> int:
        """What it costs; of a range, the lowest of it."""
        return self.costs[0]

    @property
    def lowest(self) -> int:
        """The number of a range's lowest action."""
        return self.phrase.number

    def at(self, number: int) -> str:
        """Return the notation of the action of a range that has this *number*."""
        return self.phrase.at(number)

    def cost_at(self, number: int) -> int:
        """Return what the action of a range costs that has this *number*."""
        above = number - self.lowest
        return self.costs[above] if above < len(self.costs) else self.cost + above

    def gain(self, key: str) -> int:
        """Return how much of *key* it brings; 0 where it brings none, or what is no number."""
        value = self.yields.get(key, 0)
        return value if isinstance(value, int) else 0

    def texts(self) -> list[str]:
        """Return the notation of every action that it stands for."""
        if self.last is None:
            return [self.text]
        return [self.at(number) for number in range(self.lowest, self.highest + 1)]
