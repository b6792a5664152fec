"""The contract that every title fulfils: positions, phases, and the game that they make up.

Two doors lead in. People come through `table.Table.play`, which asks `refusal` first; bots and
search call `apply` with an action that they took from `legal_actions`.

A phase has no state of its own. It says in `begin` who acts first, and in `end` which phase
comes next; a title is a tuple of phases, and `Over` is the last of them. `Game` is the one place
that sends an action where it belongs.
"""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Generic, Self, TypeVar

from gridwright.core.action import Action
from gridwright.core.digest import Digest
from gridwright.core.errors import ALLOWED, Clauses, HiddenChanceError, Message, Refusal, Values
from gridwright.core.events import NOBODY, EventKind, EventSink
from gridwright.core.notation import Form, Phrase, Vocabulary, form_of, read, write
from gridwright.core.offers import Offer, Quote
from gridwright.core.rng import Rng
from gridwright.core.standing import DeckKnowledge, Limits, Lot, Standing

SPECTATOR: Final = -2  # the seat of someone who only watches: sees what everybody sees

GAME_OVER: Final = Refusal("game_over")
WRONG_PHASE: Final = Refusal("wrong_phase")


@dataclass(init=False, slots=True)
class State:  # not an ABC: the compiled classes of the titles could not be slotted dataclasses
    """A position. Only the title that made it knows its other fields."""

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


class Phase(Generic[S]):
    """One phase of a title: what may be done in it beside what that does."""

    name: str  # its id
    forms: tuple[Form, ...]  # the actions that it takes
    follower: int  # the index of the phase that follows, where it is always the same
    is_turn: bool = False  # whether every seat has one turn in it

    def begin(self, state: S, events: EventSink | None) -> None:
        """Open the phase: `to_act` is then who decides first, or `NOBODY` to go on at once."""
        state.to_act = NOBODY

    @abstractmethod
    def legal_actions(self, state: S, *, lowest_bids: bool) -> list[Action]:
        """Return what the seat to act may do; with *lowest_bids* only the lowest of each offer."""

    @abstractmethod
    def refusal(self, state: S, action: Action) -> Refusal:
        """Return `ALLOWED`, or why the seat to act may not do *action*."""

    @abstractmethod
    def apply(self, state: S, action: Action, events: EventSink | None) -> None:
        """Carry out *action*, which must be legal, and say who decides next."""

    def end(self, state: S, events: EventSink | None) -> int:
        """Close the phase once nobody has to decide; return the index of the one that follows."""
        return self.follower

    def quotes(self, state: S) -> list[Quote]:
        """Return what the seat to act could want, legal or not, with prices."""
        return [Quote(action) for action in self.legal_actions(state, lowest_bids=False)]

    def values(self, state: S, action: Action) -> Values:
        """Return the numbers that the sentence of a refusal of *action* needs."""
        return {}

    def asking_order(self, state: S) -> tuple[int, ...]:
        """Return the seats in the order in which it asks them; empty where that is open."""
        return ()

    def closing(self, state: S) -> Action | None:
        """Return the action by which the seat to act hands its turn over, doing no more."""
        return None


class Automatic(Phase[S]):
    """A phase in which nobody decides: what happens, happens in `begin` or `end`."""

    forms: tuple[Form, ...] = ()

    def legal_actions(self, state: S, *, lowest_bids: bool) -> list[Action]:
        return []

    def refusal(self, state: S, action: Action) -> Refusal:
        return WRONG_PHASE

    def apply(self, state: S, action: Action, events: EventSink | None) -> None:
        raise AssertionError("nobody decides in this phase")


class Over(Automatic[S]):
    """The end of a game: the last phase of every title, which nothing follows."""

    name = "over"

    def refusal(self, state: S, action: Action) -> Refusal:
        return GAME_OVER

    def end(self, state: S, events: EventSink | None) -> int:
        raise AssertionError("nothing follows the end")


class Game(Generic[S]):  # not an ABC: compiled, all of them share one memory of what is what
    """One title with its map, options and number of seats: all that is fixed before setup."""

    title: str
    seats: int
    rules_version: int  # of the title: the rules by which this game is played
    set_id: str  # which set of cards is in play, where another may take its place; else ""
    forms: tuple[Form, ...]  # how every action of the title is written
    event_kinds: tuple[EventKind, ...]  # everything that can happen at this table
    vocabulary: Vocabulary  # the words of this table

    def __init__(
        self,
        phases: tuple[Phase[S], ...],
        clauses: Clauses,
        event_kinds: tuple[EventKind, ...],
        vocabulary: Vocabulary,
    ) -> None:
        """Play *phases*, the last of which is the end; *clauses* stand behind refusals."""
        self.phases = phases
        self.clauses = clauses
        self.event_kinds = event_kinds
        self.vocabulary = vocabulary
        forms: dict[str, Form] = {}
        for phase in phases:
            for form in phase.forms:
                forms.setdefault(form.text, form)
        self.forms = tuple(forms.values())
        self._over = len(phases) - 1

    def new(self, seed: int | None, stated: Stated, events: EventSink | None = None) -> S:
        """Lay the table. What *stated* does not say comes from *seed*; one of them must say it."""
        state = self.lay(seed, stated)
        self._enter(state, 0, events)
        self._advance(state, events)
        return state

    @abstractmethod
    def lay(self, seed: int | None, stated: Stated) -> S:
        """Return the table as it is before its first phase."""

    def to_act(self, state: S) -> int:
        """Return the seat that must decide, or `NOBODY` at the end."""
        return state.to_act

    def phase_of(self, state: S) -> str:
        """Return the id of the phase that *state* is in."""
        return self.phases[state.phase].name

    def phase_named(self, name: str) -> int:
        """Return the index of the phase called *name*."""
        return [phase.name for phase in self.phases].index(name)

    def round_of(self, state: S) -> int:
        """Return the number of the round, 0 during setup."""
        return state.round

    # What may be done

    def legal_actions(self, state: S) -> list[Action]:
        """Return everything the seat to act may do: complete, in a fixed order."""
        return self.phases[state.phase].legal_actions(state, lowest_bids=False)

    def lowest_bid_actions(self, state: S) -> list[Action]:
        """Return `legal_actions` with only the lowest bid of each offer: a policy of playouts."""
        return self.phases[state.phase].legal_actions(state, lowest_bids=True)

    def refusal(self, state: S, action: Action) -> Refusal:
        """Return `ALLOWED`, or why the seat to act may not do *action*."""
        return self.phases[state.phase].refusal(state, action)

    def explain(self, state: S, action: Action) -> Message:
        """Return the refusal of *action* with its numbers and clauses."""
        reason = self.refusal(state, action)
        phase = self.phases[state.phase]
        values: Values = {"phase": phase.name}
        if state.to_act >= 0:
            values["money"] = self.money(state, state.to_act)
        # The values of the phase that the action belongs to also serve a refusal elsewhere.
        if reason is not WRONG_PHASE and reason is not GAME_OVER:
            values.update(phase.values(state, action))
        return Message(reason.message, values, self.clauses.get(reason.key, ()))

    def hypothesis(self, view: S, seat: int, phase: str = "") -> S:
        """Return a copy of *view* in which *seat* is to act, in *phase* if one is named."""
        state = view.copy()
        state.to_act = seat
        if phase:
            state.phase = self.phase_named(phase)
        return state

    def offers(self, view: S, seat: int, phase: str = "") -> list[Offer]:
        """Return what *seat* may do, and what it could want but may not, with prices and reasons.

        Any seat can be asked for, as if it were its turn, and any *phase* of the round that has
        begun or is to come, as if it were now. What is offered is never more than *view* shows.
        """
        state = self.hypothesis(view, seat, phase)
        return [self._offer(state, quote) for quote in self.phases[state.phase].quotes(state)]

    def _offer(self, state: S, quote: Quote) -> Offer:
        action, last = quote.action, quote.last
        phrase = self.phrase(action)
        legal = self.refusal(state, action) is ALLOWED
        return Offer(
            action,
            phrase,
            last,
            phrase.number if last is None else self.phrase(last).number,
            quote.costs,
            quote.parts,
            self.money(state, state.to_act) - quote.costs[0],
            quote.yields,
            None if legal else self.explain(state, action),
        )

    @abstractmethod
    def money(self, state: S, seat: int) -> int:
        """Return what *seat* can spend."""

    # Who has what

    @abstractmethod
    def standing(self, view: S, seat: int) -> Standing:
        """Return what *seat* has, as far as *view* shows it; the dummy has the number `seats`."""

    @abstractmethod
    def lot(self, view: S) -> Lot | None:
        """Return what is under the hammer, if an auction is running."""

    @abstractmethod
    def limits(self, view: S) -> Limits:
        """Return how much a seat may have."""

    @abstractmethod
    def deck(self, view: S) -> DeckKnowledge:
        """Return what is known of the deck of plants or cards."""

    # Who comes when

    def asking_order(self, view: S, phase: str = "") -> tuple[int, ...]:
        """Return the seats in the order in which *phase*, by default the present one, asks them.

        A phase that asks whoever the last answer makes it ask, or nobody, has none.
        """
        index = self.phase_named(phase) if phase else view.phase
        return self.phases[index].asking_order(view)

    def turns_ahead(self, view: S, seat: int) -> tuple[str, ...]:
        """Return the phases of this round in which the turn of *seat* is still to come."""
        if seat < 0 or view.round == 0 or view.to_act == NOBODY:
            return ()
        ahead = [phase.name for phase in self.phases[view.phase + 1 :] if phase.is_turn]
        if self.phases[view.phase].is_turn:
            order = self.asking_order(view)
            if order.index(seat) > order.index(view.to_act):
                ahead.insert(0, self.phases[view.phase].name)
        return tuple(ahead)

    def closing(self, view: S) -> Action | None:
        """Return what hands the turn over now and does nothing else, if that is allowed."""
        action = self.phases[view.phase].closing(view)
        if action is None or self.refusal(view, action) is not ALLOWED:
            return None
        return action

    def next_seat(self, view: S) -> int:
        """Return who follows if the seat to act hands over now; `NOBODY` where that is open."""
        action = self.closing(view)
        if action is None:
            return NOBODY
        after = view.copy()
        try:
            self.apply(after, action)
        except HiddenChanceError:
            return NOBODY
        return after.to_act if after.phase == view.phase else NOBODY

    # What it does

    def apply(self, state: S, action: Action, events: EventSink | None = None) -> None:
        """Carry out *action*, which must be legal: it is not checked here."""
        self.phases[state.phase].apply(state, action, events)
        if state.to_act == NOBODY:
            self._advance(state, events)

    def _advance(self, state: S, events: EventSink | None) -> None:
        """Go on to the next phases while nobody has to decide."""
        while state.to_act == NOBODY and state.phase != self._over:
            self._enter(state, self.phases[state.phase].end(state, events), events)

    def _enter(self, state: S, phase: int, events: EventSink | None) -> None:
        """Begin the phase with this index."""
        state.phase = phase
        self.phases[phase].begin(state, events)

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

    def hash_of(self, state: S) -> int:
        """Return a 64-bit number of *state*, full or a view: the same for equal positions.

        Different ones have different numbers, but for one pair in 2**64. In which order houses
        were built is no difference. The number is the same on every machine, compiled or not; a
        new version of the package may have others.
        """
        digest = Digest()
        state.add_to(digest)
        return digest.total()

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

    def parse(self, text: str) -> Action:
        """Read one action in notation, or raise `InvalidNotationError`."""
        return read(self.forms, self.vocabulary, text)

    def write(self, action: Action) -> str:
        """Return the notation of *action*; `parse` reads it back."""
        return write(self.forms, self.vocabulary, action)

    def phrase(self, action: Action) -> Phrase:
        """Return *action* in the words of this table, place by place."""
        return form_of(self.forms, action).phrase(action, self.vocabulary)

    @abstractmethod
    def layout(self, state: S) -> Stated:
        """Return the chance of a freshly laid *state* in the words of a record's header."""

    @abstractmethod
    def chance(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read the outcome of a shuffle during play: a ``* key words`` line of a record."""

    @abstractmethod
    def chance_words(self, key: str, cards: tuple[int, ...]) -> str:
        """Write the outcome of a shuffle; `chance` reads it back."""

    def name_of(self, identifier: str) -> str:
        """Return the printed name of a city, region or resource id."""
        return self.vocabulary.printed(identifier)
