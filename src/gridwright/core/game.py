"""The contract that every title fulfils.

Two doors lead in. People come through `table.Table.play`, which asks `refusal` first; bots and
search call `apply` with an action that they took from `legal_actions`.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, Self, TypeVar

from gridwright.core.action import Action
from gridwright.core.digest import Digest
from gridwright.core.errors import Message, Refusal
from gridwright.core.events import EventSink
from gridwright.core.notation import Form, Vocabulary
from gridwright.core.offers import Offer
from gridwright.core.rng import Rng

SPECTATOR: Final = -2  # the seat of someone who only watches: sees what everybody sees


class State:  # not an ABC: the compiled classes of the titles could not be slotted dataclasses
    """A position. Only the title that made it knows its other fields."""

    __slots__ = ()

    rng: Rng
    round: int  # 0 during setup
    phase: int  # index of the phase among those of its game
    to_act: int  # the seat that must decide, or `NOBODY`

    @abstractmethod
    def copy(self) -> Self:
        """Return an equal state that shares nothing that can change."""

    @abstractmethod
    def add_to(self, digest: Digest) -> None:
        """Add all that tells this position from others of its table."""


S = TypeVar("S", bound=State)

Stated = dict[str, tuple[str, ...]]
"""Chance that a record states instead of a seed: header key to its words."""

Snapshot = Mapping[str, object]
"""A position in plain words and numbers; each title has a typed one."""


class Game(Generic[S]):  # not an ABC: compiled, all of them share one memory of what is what
    """One title with its map, options and number of seats: all that is fixed before setup."""

    title: str
    seats: int
    rules_version: int  # of the title: the rules by which this game is played
    set_id: str  # which set of cards is in play, where another may take its place; else ""
    forms: tuple[Form, ...]  # how every action of the title is written
    vocabulary: Vocabulary  # the words of this table

    @abstractmethod
    def new(self, seed: int | None, stated: Stated, events: EventSink | None = None) -> S:
        """Lay the table. What *stated* does not say comes from *seed*; one of them must say it."""

    @abstractmethod
    def to_act(self, state: S) -> int:
        """Return the seat that must decide, or `NOBODY` at the end."""

    @abstractmethod
    def phase_of(self, state: S) -> str:
        """Return the id of the phase that *state* is in."""

    @abstractmethod
    def round_of(self, state: S) -> int:
        """Return the number of the round, 0 during setup."""

    # What may be done

    @abstractmethod
    def legal_actions(self, state: S) -> list[Action]:
        """Return everything the seat to act may do: complete, in a fixed order."""

    @abstractmethod
    def lowest_bid_actions(self, state: S) -> list[Action]:
        """Return `legal_actions` with only the lowest bid of each offer: a policy of playouts."""

    @abstractmethod
    def refusal(self, state: S, action: Action) -> Refusal:
        """Return `ALLOWED`, or why the seat to act may not do *action*."""

    @abstractmethod
    def explain(self, state: S, action: Action) -> Message:
        """Return the refusal of *action* with its numbers and clauses."""

    @abstractmethod
    def hypothesis(self, view: S, seat: int, phase: str = "") -> S:
        """Return a copy of *view* in which *seat* is to act, in *phase* if one is named."""

    @abstractmethod
    def offers(self, view: S, seat: int, phase: str = "") -> list[Offer]:
        """Return what *seat* may do, and what it could want but may not, with prices and reasons.

        Any seat can be asked for, as if it were its turn, and any *phase* of the round that has
        begun or is to come, as if it were now. What is offered is never more than *view* shows.
        """

    # What it does

    @abstractmethod
    def apply(self, state: S, action: Action, events: EventSink | None = None) -> None:
        """Carry out *action*, which must be legal: it is not checked here."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Return what each seat is compared by at the end: the `result` line of a record."""

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """Return the place of each seat, 1 for a winner; equal places are shared."""

    # What is seen

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """Return a copy with only what *seat* may know."""

    @abstractmethod
    def resample(self, view: S, rng: Rng, used: S | None = None) -> S:
        """Return a full state that the seat of *view* cannot rule out, all of them alike.

        *used* is an earlier one of the same view, to which nothing has happened since: it is dealt
        anew, where that is possible, and returned. So a search pays for one copy, not for each.
        """

    @abstractmethod
    def hash_of(self, state: S) -> int:
        """Return a 64-bit number of *state*, full or a view: the same for equal positions.

        Different ones have different numbers, but for one pair in 2**64. In which order houses
        were built is no difference. The number is the same on every machine, compiled or not; a
        new version of the package may have others.
        """

    @abstractmethod
    def snapshot(self, state: S) -> Snapshot:
        """Return *state* under the field names of the record format, ready for JSON."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """Return *state*, full or as a seat sees it, as one line; `read_position` reads it."""

    @abstractmethod
    def read_position(self, text: str) -> S:
        """Return the state that *text* describes, or raise `SetupError` with what is wrong."""

    # What it is called

    @abstractmethod
    def parse(self, text: str) -> Action:
        """Read one action in notation, or raise `InvalidNotationError`."""

    @abstractmethod
    def write(self, action: Action) -> str:
        """Return the notation of *action*; `parse` reads it back."""

    @abstractmethod
    def layout(self, state: S) -> Stated:
        """Return the chance of a freshly laid *state* in the words of a record's header."""

    @abstractmethod
    def chance(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read the outcome of a shuffle during play: a ``* key words`` line of a record."""

    @abstractmethod
    def chance_words(self, key: str, cards: tuple[int, ...]) -> str:
        """Write the outcome of a shuffle; `chance` reads it back."""

    @abstractmethod
    def name_of(self, identifier: str) -> str:
        """Return the printed name of a city, region or resource id."""
