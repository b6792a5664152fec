"""The contract that every title implements: a game, made of positions and phases.

There are two ways in. People play through `tables.table.Table.play`, which checks `refusal` first;
bots and searches call `apply` with an action taken from `legal_actions`. Only `Game` dispatches
actions to phases (`core.phase`).
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, Self

from gridwright.core.action import Action
from gridwright.core.digest import Digest
from gridwright.core.errors import (
    ALLOWED,
    Clauses,
    GridwrightError,
    HiddenChanceError,
    Message,
    Refusal,
    Values,
)
from gridwright.core.events import NOBODY, EventKind, EventSink
from gridwright.core.notation import Form, Phrase, Vocabulary, form_of, read, write
from gridwright.core.offers import Offer, Quote
from gridwright.core.options import GameSpec
from gridwright.core.phase import GAME_OVER, WRONG_PHASE, Phase, S
from gridwright.core.rng import Rng
from gridwright.core.standing import DeckKnowledge, Limits, Lot, Outlook, Standing

SPECTATOR: Final = -2  # the seat number of someone who only watches

Stated = dict[str, tuple[str, ...]]
"""Chance stated by a record instead of drawn from a seed: the words under each header key."""

Twin = tuple[int, tuple[str, ...]]
"""The number of a card that another card has too, and what tells them apart: fuels, or a kind."""

Snapshot = Mapping[str, object]
"""A position in plain words and numbers; each title has a typed version."""


class Game(Generic[S]):  # not an ABC: compiled, all games would share one `isinstance` cache
    """A title with its map, options and number of seats: everything fixed before setup."""

    title: str
    seats: int
    rules_version: int  # the version of the title's rules that this game follows
    set_id: str  # the set of cards in play, in titles that have several; else empty
    forms: tuple[Form, ...]  # the notation of every action of the title
    event_kinds: tuple[EventKind, ...]  # every kind that can occur at this table
    vocabulary: Vocabulary  # the names of cities, plants, fuels and so on

    def __init__(
        self,
        phases: tuple[Phase[S], ...],
        clauses: Clauses,
        event_kinds: tuple[EventKind, ...],
        vocabulary: Vocabulary,
    ) -> None:
        """The last of *phases* is the end of the game; *clauses* are those of its refusals."""
        self.phases = phases
        self.clauses = clauses
        self.event_kinds = event_kinds
        self.vocabulary = vocabulary
        forms: dict[str, Form] = {}
        for form in [form for phase in phases for form in phase.forms]:
            forms.setdefault(form.text, form)
        self.forms = tuple(forms.values())
        self._over = len(phases) - 1

    def new(self, seed: int | None, stated: Stated, events: EventSink | None = None) -> S:
        """Set up the table and return its first state.

        Chance that *stated* leaves out is drawn from *seed*; without a seed all must be stated.
        """
        state = self.lay(seed, stated)
        self._enter(state, 0, events)
        self._advance(state, events)
        return state

    @property
    @abstractmethod
    def spec(self) -> GameSpec:
        """What it was opened with."""

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self.spec == other.spec)

    def __hash__(self) -> int:
        return hash((self.title, self.seats, self.rules_version))

    def __copy__(self) -> Self:
        return self  # a game never changes

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    @abstractmethod
    def printed(self) -> tuple[object, ...]:
        """Return the printed content that play at this table uses.

        Of content that depends on the seats or on an option, only the part for this table.
        """

    @abstractmethod
    def lay(self, seed: int | None, stated: Stated) -> S:
        """Return the state before the first phase begins."""

    def to_act(self, state: S) -> int:
        """Return the seat to act, or `NOBODY` at the end of the game."""
        return state.to_act

    def phase_of(self, state: S) -> str:
        """Return the id of the current phase."""
        return self.phases[state.phase].name

    def phase_named(self, name: str) -> int:
        """Return the index of the phase called *name*."""
        phases = tuple([phase.name for phase in self.phases])
        if name not in phases:
            raise GridwrightError("phase_unknown", {"name": name, "phases": phases})
        return phases.index(name)

    def round_of(self, state: S) -> int:
        """Return the number of the round, 0 during setup."""
        return state.round

    # Actions

    def legal_actions(self, state: S) -> list[Action]:
        """Return every legal action of the seat to act, in a fixed order."""
        return self.phases[state.phase].legal_actions(state, lowest_bids=False)

    def lowest_bid_actions(self, state: S) -> list[Action]:
        """Return `legal_actions` with only the lowest bid for each item, as playouts use them."""
        return self.phases[state.phase].legal_actions(state, lowest_bids=True)

    def refusal(self, state: S, action: Action) -> Refusal:
        """Return `ALLOWED`, or why the seat to act may not do *action*."""
        return self.phases[state.phase].refusal(state, action)

    def explain(self, state: S, action: Action) -> Message:
        """Return the refusal of *action* as a message, with its values and clauses."""
        reason = self.refusal(state, action)
        phase = self.phases[state.phase]
        values: Values = {"phase": phase.name}
        if state.to_act >= 0:
            values["money"] = self.money(state, state.to_act)
        # Those two refuse actions that the phase does not have, and so has no values for.
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

    @abstractmethod
    def endowed(self, view: S, seat: int, money: int) -> S:
        """Return a copy of *view* in which *seat* has *money*, whatever it has or hides."""

    def offers(self, view: S, seat: int, phase: str = "") -> list[Offer]:
        """Return what *seat* may do with prices, and what it may not do with the reasons.

        It need not be the turn of *seat*, nor *phase* the current one: the offers are as if it
        were. They never depend on anything that *view* does not show.
        """
        state = self.hypothesis(view, seat, phase)
        return [self._offer(state, quote) for quote in self.phases[state.phase].quotes(state)]

    def _offer(self, state: S, quote: Quote) -> Offer:
        action, last = quote.action, quote.last
        phrase = self.phrase(action)
        is_legal = self.refusal(state, action) is ALLOWED
        return Offer(
            action,
            phrase,
            last,
            phrase.number if last is None else phrase.form.phrase(last, self.vocabulary).number,
            quote.costs,
            quote.parts,
            self.money(state, state.to_act) - quote.costs[0],
            quote.yields,
            None if is_legal else self.explain(state, action),
        )

    @abstractmethod
    def money(self, state: S, seat: int) -> int:
        """Return the money of *seat*."""

    # Standings

    @abstractmethod
    def standing(self, view: S, seat: int) -> Standing:
        """Return what *seat* has, as far as *view* shows it; `seats` is the number of the dummy."""

    @abstractmethod
    def lot(self, view: S) -> Lot | None:
        """Return what is being auctioned, or None if no auction is running."""

    @abstractmethod
    def limits(self, view: S) -> Limits:
        """Return the limits that apply to every seat."""

    @abstractmethod
    def deck(self, view: S) -> DeckKnowledge:
        """Return what is known about the deck of plants or cards."""

    @abstractmethod
    def outlook(self, view: S, run: Action | None = None) -> Outlook:
        """Return how the round ends if seats only run plants, the seat to act by *run* if given."""

    def unit_prices(self, view: S) -> dict[str, tuple[int, ...]]:
        """Return what each unit on the resource market costs, the cheapest first, by resource.

        Resources that are not sold unit by unit are left out, and so are rebates of some seats.
        """
        return {}

    def lowest_prices(self, view: S) -> dict[str, int]:
        """Return what the cheapest unit of each resource costs; what is sold out is left out.

        In the Card Game it is the cheapest card, in Outpost the cheapest worker.
        """
        return {name: prices[0] for name, prices in self.unit_prices(view).items() if prices}

    # Order

    @abstractmethod
    def player_order(self, view: S) -> tuple[int, ...]:
        """Return the player order of this round, the leader first, the dummy included."""

    def asking_order(self, view: S, phase: str = "") -> tuple[int, ...]:
        """Return the seats in the order in which they act in *phase*, by default the current one.

        Empty for a phase whose order depends on what the seats do, and for one without decisions.
        """
        index = self.phase_named(phase) if phase else view.phase
        return self.phases[index].asking_order(view)

    def placers(self, view: S) -> tuple[int, ...]:
        """Return who places each of the dummy's first houses, in order, while that is done."""
        return self.phases[view.phase].placers(view)

    def turns_ahead(self, view: S, seat: int) -> tuple[str, ...]:
        """Return the phases of this round in which *seat* has its turn still to come."""
        if seat < 0 or view.round == 0 or view.to_act == NOBODY:
            return ()
        ahead = [phase.name for phase in self.phases[view.phase + 1 :] if phase.is_turn]
        if self.phases[view.phase].is_turn:
            order = self.asking_order(view)
            if order.index(seat) > order.index(view.to_act):
                ahead.insert(0, self.phases[view.phase].name)
        return tuple(ahead)

    def closing(self, view: S) -> Action | None:
        """Return the action that ends the current turn and does nothing else, if that is legal."""
        action = self.phases[view.phase].closing(view)
        is_legal = action is not None and self.refusal(view, action) is ALLOWED
        return action if is_legal else None

    def next_seat(self, view: S) -> int:
        """Return who acts next if the current turn ends now; `NOBODY` if that is not known."""
        action = self.closing(view)
        if action is None:
            return NOBODY
        after = view.copy()
        try:
            self.apply(after, action)
        except HiddenChanceError:
            return NOBODY
        return after.to_act if after.phase == view.phase else NOBODY

    # Play

    def apply(self, state: S, action: Action, events: EventSink | None = None) -> None:
        """Carry out *action*, which must be legal; it is not checked."""
        self.phases[state.phase].apply(state, action, events)
        if state.to_act == NOBODY:
            self._advance(state, events)

    def _advance(self, state: S, events: EventSink | None) -> None:
        """Go on to the next phases until somebody has to act."""
        while state.to_act == NOBODY and state.phase != self._over:
            self._enter(state, self.phases[state.phase].end(state, events), events)

    def _enter(self, state: S, phase: int, events: EventSink | None) -> None:
        """Begin the phase with index *phase*."""
        state.phase = phase
        self.phases[phase].begin(state, events)

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Return the score of each seat at the end: the `result` line of a record."""

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """Return the place of each seat, 1 for a winner; tied seats share a place."""

    # Views and texts

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """Return a copy that holds only what *seat* may know."""

    @abstractmethod
    def resample(self, view: S, rng: Rng, used: S | None = None) -> S:
        """Return a full state consistent with *view*; every such state is equally likely.

        *used* is an earlier sample of the same view that has not been played on. Where possible
        it is dealt again and returned, so that a search makes one copy and not one per sample.
        """

    def hash_of(self, state: S) -> int:
        """Return a 64-bit hash of *state*, which may be a view; equal positions have equal hashes.

        Two different positions collide with a chance of 1 in 2**64. The order in which houses were
        built makes no difference. The hash is the same on every machine, compiled or not, but may
        change with a new version of the package.
        """
        digest = Digest()
        state.add_to(digest)
        return digest.total()

    @abstractmethod
    def snapshot(self, state: S) -> Snapshot:
        """Return *state* under the field names of the record format, ready for JSON."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """Return *state*, full or a view, as one line; `read_position` reads it back."""

    @abstractmethod
    def read_position(self, text: str) -> S:
        """Return the state that *text* describes, or raise `SetupError`."""

    # Notation

    def parse(self, text: str) -> Action:
        """Read one action in notation, or raise `InvalidNotationError`."""
        return read(self.forms, self.vocabulary, text)

    def write(self, action: Action) -> str:
        """Return the notation of *action*; `parse` reads it back."""
        return write(self.forms, self.vocabulary, action)

    def phrase(self, action: Action) -> Phrase:
        """Return *action* as a phrase: its words, and the place that each of them fills."""
        return form_of(self.forms, action).phrase(action, self.vocabulary)

    @abstractmethod
    def layout(self, state: S) -> Stated:
        """Return the chance of a newly set up *state* in the words of a record's header."""

    @abstractmethod
    def chance(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """Read the outcome of a shuffle or draw during play: a ``* key words`` line of a record."""

    @abstractmethod
    def chance_words(self, key: str, cards: tuple[int, ...]) -> str:
        """Return the words of such an outcome; `chance` reads them back."""

    def twins(self) -> dict[str, Twin]:
        """Return the cards that share their number with another, by word."""
        return {}

    def name_of(self, identifier: str) -> str:
        """Return the printed name of a city, region or resource id."""
        return self.vocabulary.printed(identifier)
