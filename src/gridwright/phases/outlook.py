"""Playing a round to its end with nothing but the running of plants, as `Game.outlook` tells it.

The phases themselves play, on a copy of the view; their ends are left out, because they may draw
cards that nobody has seen.
"""

from typing import TypeVar

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED
from gridwright.core.events import NOBODY, Event, EventSink
from gridwright.core.offers import Quote
from gridwright.core.phase import Phase
from gridwright.phases.state import AuctionState
from gridwright.phases.turns import TurnPhase

A = TypeVar("A", bound=AuctionState)


def finish_turns(phases: tuple[Phase[A], ...], state: A, production: int) -> None:
    """Let seats end their turns in every phase before *production*, without doing anything."""
    for index in range(state.phase, production):
        phase = phases[index]
        if not phase.is_turn:
            continue
        if state.phase != index:
            state.phase = index
            phase.begin(state, None)
        while state.to_act != NOBODY:
            action = phase.closing(state)
            if action is None or phase.refusal(state, action) is not ALLOWED:
                action = phase.legal_actions(state, lowest_bids=True)[0]  # a site for the dummy
            phase.apply(state, action, None)


def run_plants(phase: TurnPhase[A], index: int, state: A, run: Action | None) -> list[Event]:
    """Let the seats that have not run plants yet run what pays most, the first of them *run*.

    *index* is that of *phase*, which does not begin: that could bring a Step.
    """
    if state.phase != index:
        state.phase = index
        phase.call_first(state, None)
    sink = EventSink()
    while state.to_act != NOBODY:
        phase.apply(state, run or best_run(phase, state), sink)
        run = None
    return sink.events


def best_run(phase: Phase[A], state: A) -> Action:
    """Return what pays most with the least fuel; of equal ways the first."""
    legal = phase.legal_actions(state, lowest_bids=True)
    quotes = phase.quotes(state)[: len(legal)]  # what is refused comes after them
    return max(quotes, key=_worth).action


def _worth(quote: Quote) -> tuple[int, int]:
    income = quote.yields.get("income", 0)
    burnt: tuple[int, ...] = getattr(quote.action, "burnt", ())
    return (income if isinstance(income, int) else 0, -sum(burnt))


def incomes(events: list[Event], seats: int) -> tuple[int, ...]:
    """Return what each of the *seats* was paid."""
    return tuple([sum([event.gain for event in events if event.seat == s]) for s in range(seats)])


def is_last_turn(phase: TurnPhase[A], view: A) -> bool:
    """Whether nobody has a turn of *phase* after the seat to act."""
    return phase.asking_order(view)[-1] == view.to_act
