"""A game as a sequence of phases: the one place that sends an action where it belongs.

A phase has no state of its own. It says in `begin` who acts first, and in `end` which phase
comes next; a title is a tuple of phases, and `Over` is the last of them.
"""

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from gridwright.core.action import Action
from gridwright.core.digest import Digest
from gridwright.core.errors import ALLOWED, Clauses, Message, Refusal, Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Game, State
from gridwright.core.notation import Form, Vocabulary, read, write
from gridwright.core.offers import Offer, Quote

S = TypeVar("S", bound=State)

GAME_OVER: Final = Refusal("game_over")
WRONG_PHASE: Final = Refusal("wrong_phase")


class Phase(Generic[S]):
    """One phase of a title: what may be done in it beside what that does."""

    name: str  # its id
    forms: tuple[Form, ...]  # the actions that it takes

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

    @abstractmethod
    def end(self, state: S, events: EventSink | None) -> int:
        """Close the phase once nobody has to decide; return the index of the one that follows."""

    def quotes(self, state: S) -> list[Quote]:
        """Return what the seat to act could want, legal or not, with prices."""
        return [Quote(action) for action in self.legal_actions(state, lowest_bids=False)]

    def values(self, state: S, action: Action) -> Values:
        """Return the numbers that the sentence of a refusal of *action* needs."""
        return {}


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


class PhasedGame(Game[S]):
    """A title whose rules are its phases."""

    def __init__(
        self, phases: tuple[Phase[S], ...], clauses: Clauses, vocabulary: Vocabulary
    ) -> None:
        """Play *phases*, the last of which is the end; *clauses* stand behind refusals."""
        self.phases = phases
        self.clauses = clauses
        self.vocabulary = vocabulary
        self.forms = _forms(phases)
        self._over = len(phases) - 1

    def to_act(self, state: S) -> int:
        return state.to_act

    def round_of(self, state: S) -> int:
        return state.round

    def phase_of(self, state: S) -> str:
        return self.phases[state.phase].name

    def phase_named(self, name: str) -> int:
        """Return the index of the phase called *name*."""
        return [phase.name for phase in self.phases].index(name)

    # What may be done

    def legal_actions(self, state: S) -> list[Action]:
        return self.phases[state.phase].legal_actions(state, lowest_bids=False)

    def lowest_bid_actions(self, state: S) -> list[Action]:
        return self.phases[state.phase].legal_actions(state, lowest_bids=True)

    def refusal(self, state: S, action: Action) -> Refusal:
        return self.phases[state.phase].refusal(state, action)

    def explain(self, state: S, action: Action) -> Message:
        reason = self.refusal(state, action)
        phase = self.phases[state.phase]
        values: Values = {"phase": phase.name}
        if state.to_act >= 0:
            values["money"] = self.money(state, state.to_act)
        # The values of the phase that the action belongs to also serve a refusal elsewhere.
        if reason is not WRONG_PHASE and reason is not GAME_OVER:
            values.update(phase.values(state, action))
        return Message(reason.message, values, self.clauses.get(reason.key, ()))

    @abstractmethod
    def money(self, state: S, seat: int) -> int:
        """Return what *seat* can spend."""

    def hypothesis(self, view: S, seat: int, phase: str = "") -> S:
        state = view.copy()
        state.to_act = seat
        if phase:
            state.phase = self.phase_named(phase)
        return state

    def offers(self, view: S, seat: int, phase: str = "") -> list[Offer]:
        state = self.hypothesis(view, seat, phase)
        return [self._offer(state, quote) for quote in self.phases[state.phase].quotes(state)]

    def _offer(self, state: S, quote: Quote) -> Offer:
        action, last = quote.action, quote.last
        legal = self.refusal(state, action) is ALLOWED
        return Offer(
            action,
            self.write(action),
            last,
            "" if last is None else self.write(last),
            quote.costs,
            quote.parts,
            self.money(state, state.to_act) - quote.costs[0],
            quote.yields,
            None if legal else self.explain(state, action),
        )

    # What is seen

    def hash_of(self, state: S) -> int:
        digest = Digest()
        state.add_to(digest)
        return digest.total()

    # What it does

    def apply(self, state: S, action: Action, events: EventSink | None = None) -> None:
        self.phases[state.phase].apply(state, action, events)
        if state.to_act == NOBODY:
            self.advance(state, events)

    def advance(self, state: S, events: EventSink | None) -> None:
        """Go on to the next phases while nobody has to decide."""
        while state.to_act == NOBODY and state.phase != self._over:
            self.enter(state, self.phases[state.phase].end(state, events), events)

    def enter(self, state: S, phase: int, events: EventSink | None) -> None:
        """Begin the phase with this index."""
        state.phase = phase
        self.phases[phase].begin(state, events)

    # What it is called

    def parse(self, text: str) -> Action:
        return read(self.forms, self.vocabulary, text)

    def write(self, action: Action) -> str:
        return write(self.forms, self.vocabulary, action)

    def name_of(self, identifier: str) -> str:
        return self.vocabulary.printed(identifier)


def _forms(phases: tuple[Phase[S], ...]) -> tuple[Form, ...]:
    """Return the forms of all *phases*, each once."""
    found: list[Form] = []
    for phase in phases:
        for form in phase.forms:
            if form.text not in [other.text for other in found]:
                found.append(form)
    return tuple(found)
