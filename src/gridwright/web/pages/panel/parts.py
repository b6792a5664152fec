"""What every panel is made of: choices, items, sums, notes, and the one button that goes on."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.notation import Form, form_of
from gridwright.core.offers import Offer
from gridwright.games.registry import title_named
from gridwright.web.pages.showing import Reason, reason
from gridwright.web.play.looks import Look

DONE: Final = "done"  # ends a turn of several actions


class Turn:
    """The decision of a seat: what it was asked, what it tried, what it may still do."""

    def __init__(self, look: Look) -> None:
        """Ask for what the seat of *look* may do."""
        assert look.tried is not None
        self.look = look
        self.game = look.game
        self.tried = look.tried
        self.lines = look.tried.lines

    @cached_property
    def offers(self) -> list[Offer]:
        """What may be added to what was tried, or could be wanted."""
        return self.look.offers()

    @cached_property
    def asked(self) -> list[Offer]:
        """What might be done before anything was tried."""
        return self.game.offers(self.look.view, self.look.seat) if self.lines else self.offers

    @cached_property
    def before(self) -> "Owned":
        """What the seat has."""
        return Owned(self.look, self.look.view)

    @cached_property
    def after(self) -> "Owned":
        """What it would have."""
        return Owned(self.look, self.look.shown)

    def form_of(self, offer: Offer) -> Form:
        """Return the form in which *offer* is written."""
        return form_of(self.game.forms, offer.action)

    def form_in(self, line: str) -> Form:
        """Return the form in which *line* is written."""
        return form_of(self.game.forms, self.game.parse(line))

    def say(self, identifier: str, **values: Value) -> str:
        """Return words with the names of the table, those of the title if it has its own."""
        return words.say(Message(identifier, values), self.look.lent)

    def place(self, word: str) -> str:
        """Return the name of a city or region; not every map prints those of its regions."""
        name = self.game.name_of(word)
        return name[:1].upper() + name[1:]

    def clauses(self, offer: Offer) -> tuple[str, ...]:
        """Return where the rules of the title speak of such an action."""
        books = tuple([f"{book}-" for book in title_named(self.game.title).clauses])
        return tuple([each for each in self.form_of(offer).clauses if each.startswith(books)])

    def reason(self, offer: Offer) -> Reason | None:
        """Return why *offer* cannot be taken up, or None."""
        return None if offer.refusal is None else reason(offer.refusal, self.look)


class Owned:
    """What the seat of a look owns in a position, as snapshots name it."""

    def __init__(self, look: Look, position: object) -> None:
        """Read it from the snapshot."""
        shown = look.game.snapshot(position)
        players = shown["players"]
        assert isinstance(players, list)
        self.snapshot = shown
        self.fields: dict[str, object] = players[look.seat]

    @property
    def money(self) -> int:
        """Its money, which it always knows itself."""
        return self.number("money")

    @property
    def plants(self) -> list[str]:
        """Its plants, by word."""
        return self.words("plants")

    @property
    def fuel(self) -> dict[str, int]:
        """Its fuel, by id."""
        fuel = self.fields.get("fuel")
        return dict(fuel) if isinstance(fuel, dict) else {}

    @property
    def cities(self) -> int:
        """How many cities it has."""
        cities = self.fields.get("cities", self.fields.get("network_size"))
        if isinstance(cities, int):
            return cities
        return len(cities) if isinstance(cities, dict | list) else 0

    def number(self, name: str) -> int:
        """Return how many it has under *name*."""
        found = self.fields.get(name)
        return found if isinstance(found, int) else 0

    def words(self, name: str) -> list[str]:
        """Return what it has under *name*, as words."""
        found = self.fields.get(name)
        return [str(word) for word in found] if isinstance(found, list) else []


# What a panel shows


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a sum: what, how it comes about, how much."""

    label: str
    detail: str = ""
    value: str = ""
    icon: str = ""  # "bolt" for money, "city" for cities, "total" for the end of a sum


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be pressed; where it may not be done, it says why."""

    line: str  # what is sent
    label: str
    price: str = ""
    reason: Reason | None = None
    is_chosen: bool = False
    rows: Sequence[Row] = ()  # what its price is made of
    kind: str = ""  # "city", "region", "card", "fuel", "fuel-card": what it belongs to
    of: str = ""  # and which of them
    path: str = ""  # cities that its connection runs through
    amount: int = 0  # of a fuel; of a fuel card its column
    note: str = ""
    key: str = ""
    is_dear: bool = False  # only the money is missing
    picture: SafeString | str = ""  # before the label; *note* says the same


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that is tried, which can be taken out again."""

    index: int
    label: str
    detail: str
    cost: int
    line: str = ""
    city: str = ""  # on whose plate it can be taken out too
    fuel_card: str = ""  # with whose picture it can be taken out too
    column: int = 0


@dataclass(frozen=True, slots=True)
class Note:
    """What follows from the turn, or a hint."""

    sentence: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Go:
    """The one button that goes on: what it says, and the lines that it plays.

    Within a turn in several steps it goes to the next *step*, and tries the lines.
    """

    label: str
    lines: tuple[str, ...]
    number: "Stepper | None" = None
    step: int = 0
    place: int = 0  # of the lines in the turn


@dataclass(frozen=True, slots=True)
class Stepper:
    """A number between two others."""

    lowest: int
    highest: int
    value: int
    label: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One part of a turn in several, which can be gone to."""

    number: int
    label: str
    is_now: bool
    lines: tuple[str, ...] = ()  # tried when one goes there
    place: int = 0  # and where in the turn


@dataclass(frozen=True, slots=True)
class Made:
    """What one kind of decision adds to the frame."""

    template: str  # of the middle of the panel
    heading: str
    body: object = None
    items: Sequence[Item] = ()
    rows: Sequence[Row] = ()
    notes: Sequence[Note] = ()
    go: Go | None = None
    clear: str = ""  # what the button says that forgets what was tried; none where it is ""
    steps: Sequence[Step] = ()
    is_summed_first: bool = False  # with the sums above the choices, not below
    texts: dict[str, str] = field(default_factory=dict)


def listed(parts: Sequence[str]) -> str:
    """Return *parts* joined as the language joins lists."""
    return words.current().shown("parts", tuple(parts))


def numbered(choices: Sequence[Choice]) -> list[Choice]:
    """Return *choices* with the keys 1 to 9 for the first that may be done."""
    keys = iter("123456789")
    return [
        each if each.reason is not None else replace(each, key=next(keys, "")) for each in choices
    ]
