"""The action panel: the one place to act, the same for every decision of every title."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.events import NOBODY
from gridwright.core.notation import Decision
from gridwright.tables.table import letter
from gridwright.web.pages.common import Context, LabelledChoice, Reason, phase_name
from gridwright.web.pages.deeds import Meanwhile, meanwhile
from gridwright.web.pages.panel.auction import (
    Block,
    MaximumForm,
    bidding_panel,
    maximum_form,
    opening_panel,
    watched_auction,
)
from gridwright.web.pages.panel.building import building_panel, choosing_panel
from gridwright.web.pages.panel.clock import ClockPanel, clock_key, clock_panel
from gridwright.web.pages.panel.expanding import expanding_panel
from gridwright.web.pages.panel.expansion_steps import BUILD, CARDS, WORKERS
from gridwright.web.pages.panel.forecast import ForecastPart, forecast
from gridwright.web.pages.panel.fuel import fuel_panel
from gridwright.web.pages.panel.fuel_cards import fuel_card_panel
from gridwright.web.pages.panel.generic import generic_panel
from gridwright.web.pages.panel.guard import (
    GuardQuestion,
    care_question,
    guard_question,
    is_quiet,
)
from gridwright.web.pages.panel.hint import HintCard, hint_card
from gridwright.web.pages.panel.parts import DecisionPanel, house_picture
from gridwright.web.pages.panel.powering import powering_panel
from gridwright.web.pages.panel.puzzle import PuzzlePanel, puzzle_panel
from gridwright.web.pages.panel.removing import discarding_panel, removing_panel
from gridwright.web.pages.panel.turn import Turn
from gridwright.web.play import drafts
from gridwright.web.play.drafts import DraftTurn
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.perspective import Perspective

PANELS: Final[dict[Decision, Callable[[Turn], DecisionPanel]]] = {
    Decision.CHOOSE_AREA: choosing_panel,
    Decision.PLACE: choosing_panel,
    Decision.OPEN: opening_panel,
    Decision.BID: bidding_panel,
    Decision.REMOVE: removing_panel,
    Decision.DISCARD: discarding_panel,
    Decision.BUY: fuel_panel,
    Decision.HIRE: expanding_panel,
    Decision.BUILD: building_panel,
    Decision.POWER: powering_panel,
}
"""Which panel belongs to which decision; the first that is offered counts."""


@dataclass(frozen=True, slots=True)
class PlanPanel:
    """The turns that can be planned; of the one that is, what would be queued."""

    phases: list[LabelledChoice]
    phase: str = ""  # that is planned now; nothing where none is, or it is the seat's turn
    heading: str = ""
    lines: tuple[str, ...] = ()
    prices: tuple[int, ...] = ()
    is_queued: bool = False
    is_too_early: bool = False  # to queue a turn in which nothing is done
    waits: str = ""  # that a later turn is queued, while the seat is to act


_VIEWS: Final = {"auction": "plants", "resources": "fuel", "bureaucracy": "players"}
_VIEWS_BY_STEP: Final = {BUILD: "board", CARDS: "company", WORKERS: "labour"}


@dataclass(frozen=True, slots=True)
class ActionPanel:
    """All that the panel shows."""

    state: str  # "mine", "plan", "other", "late", "waiting", "over", "abandoned"
    phase: str
    heading: str
    mark: SafeString | str
    decision: DecisionPanel | None
    message: Reason | None  # the answer to the last request
    is_refusal: bool
    moved_on: str
    dropped: tuple[str, ...]
    changed: list[str]  # prices that are not what they were when they were planned
    last: int  # the last line of the draft, which undo takes out first; -1 where there is none
    undo_refusal: Reason | None
    line: str  # as it was typed
    maximum: MaximumForm | None
    block: Block | None  # the auction, for those who are not to act
    plan: PlanPanel | None
    meanwhile: Meanwhile | None  # while others act
    forecast: list[ForecastPart]
    is_quiet: bool  # nothing is chosen yet, though something could be
    guard: GuardQuestion | None  # what is asked before the turn is wasted
    hint: HintCard | None  # in place of the choices
    puzzle: (
        PuzzlePanel | None
    )  # what is asked here, and in place of the choices how it was answered
    spoken: str = ""  # the heading as it is read aloud on the seat's turn, with its money
    purse: int | None = None  # that money, at the right of the heading
    clock: ClockPanel | None = None

    @property
    def kind(self) -> str:
        """Whose decision is shown, and of which kind: the focus stays while this does."""
        return f"{self.state} {self.decision.template}" if self.decision else self.state

    @property
    def template(self) -> str:
        assert self.decision is not None
        return f"gridwright/table/panels/{self.decision.template}.html"

    @property
    def view(self) -> str:
        """What narrow screens show above the panel: what the decision, or the phase, is about."""
        steps = [] if self.decision is None else self.decision.steps
        for step in steps:
            if step.is_now:
                return _VIEWS_BY_STEP[step.number]
        return _VIEWS.get(self.phase, "board")


def panel_key(perspective: Perspective, answer: Answer | None, line: str) -> tuple[object, ...]:
    """Return what the panel depends on: the version stands for the position."""
    maximum, undo = perspective.maximum, perspective.undo_refusal
    return (
        (perspective.version, perspective.state, perspective.is_host, perspective.names),
        [_turn_key(turn) for turn in (perspective.draft_turn, perspective.plan)],
        None if maximum is None else (maximum.lot, maximum.amount, maximum.drops),
        None if undo is None else _message_key(undo),
        _answer_key(answer, line),
        perspective.phases,
        (perspective.is_crowded_out, perspective.is_shared),
        (perspective.tempo, perspective.bots),
        (perspective.may_ask, perspective.hint),
        _puzzle_key(perspective),
        clock_key(perspective),
    )


def _puzzle_key(perspective: Perspective) -> tuple[object, ...]:
    stand = perspective.puzzle
    if stand is None:
        return ()
    if stand.attempt is None:
        return (stand.id, stand.number)
    attempt = stand.attempt
    return (stand.id, stand.number, attempt.lines, attempt.is_right, attempt.chance)


def _turn_key(turn: DraftTurn | None) -> tuple[object, ...]:
    if turn is None:
        return ()
    lines = (turn.lines, turn.dropped, turn.changed)
    return (turn.phase, *lines, turn.step, turn.is_queued)


def _answer_key(answer: Answer | None, line: str) -> tuple[object, ...]:
    """Return what the panel says of *answer*: nothing where all was done as asked."""
    if not says_something(answer):
        return (line,)
    assert answer is not None
    reason = None if answer.reason is None else _message_key(answer.reason)
    return (line, answer.outcome.value, reason)


def says_something(answer: Answer | None) -> bool:
    """Whether the panel says something of *answer*, which the next look no longer does."""
    notable = (Outcome.REFUSED, Outcome.MOVED_ON, Outcome.ASKED)
    return answer is not None and (answer.reason is not None or answer.outcome in notable)


def _message_key(message: Message) -> tuple[object, ...]:
    return (message.id, dict(message.values), message.clauses)


def panel(
    perspective: Perspective, answer: Answer | None, line: str, turn: Turn | None = None
) -> Context:
    """Return the panel; *turn* is that of the seat, if it was looked at already."""
    decision, planned = None, perspective.planned
    dropped: tuple[str, ...] = ()
    changed: list[str] = []
    if planned.draft_turn is not None:
        turn = turn or Turn(planned)
        decision = None if planned.is_answered else decision_panel(turn)
        dropped = tuple([turn.named(line) for line in planned.draft_turn.dropped])
        changed = _price_changes(turn)
    names = perspective.sentence_names
    message = answer.reason if answer is not None else None
    refusal = perspective.undo_refusal
    has_moved_on = answer is not None and answer.outcome is Outcome.MOVED_ON
    is_plan = planned is not perspective and not perspective.is_shared
    is_own_turn = decision is not None and planned is perspective and not perspective.is_shared
    is_asked = answer is not None and answer.outcome is Outcome.ASKED
    has_own_place = is_asked or has_moved_on  # which says what the answer says
    is_foretold = turn is not None and decision is not None and not perspective.is_shared
    heading = _heading(perspective)
    if decision is not None and not is_plan:
        heading = _shared_heading(planned, decision) if planned.is_shared else decision.heading
    shown = ActionPanel(
        state="plan" if is_plan else _state(perspective),
        phase=perspective.game.phase_of(planned.view),
        heading=heading,
        mark=_mark(perspective),
        decision=decision,
        message=Reason.of(message, names) if message is not None and not has_own_place else None,
        is_refusal=answer is not None and answer.outcome is Outcome.REFUSED,
        moved_on=_moved_on(perspective, message) if has_moved_on else "",
        dropped=dropped,
        changed=changed,
        last=len(planned.draft_turn.lines) - 1 if planned.draft_turn is not None else -1,
        undo_refusal=Reason.of(refusal, names) if refusal is not None else None,
        line=line,
        maximum=maximum_form(perspective),
        block=watched_auction(perspective),
        plan=_plan_panel(perspective, decision),
        meanwhile=meanwhile(perspective) if _is_waiting(perspective) else None,
        forecast=forecast(turn, decision.submit) if turn and decision and is_foretold else [],
        is_quiet=turn is not None and is_foretold and is_quiet(turn),
        guard=_guard(turn, message) if is_asked and turn is not None else None,
        hint=None if turn is None else hint_card(turn),
        puzzle=None if turn is None else puzzle_panel(turn),
    )
    clock = clock_panel(perspective)
    if clock is not None:
        shown = _with_clock(shown, clock)
    if is_own_turn:
        money = perspective.game.money(perspective.view, perspective.seat)
        spoken = words.text("web.panel.spoken", heading=heading, money=money)
        shown = replace(shown, spoken=spoken, purse=money)
    return {"perspective": perspective, "panel": shown}


def _with_clock(shown: ActionPanel, clock: ClockPanel) -> ActionPanel:
    """Return the panel with another heading where somebody's time is up."""
    late, missed = clock.late, clock.missed
    if late is not None:
        quiet = replace(shown, clock=clock, state="late", maximum=None)
        return replace(quiet, heading=late.heading, mark=late.mark)
    heading = shown.heading if missed is None else missed.heading or shown.heading
    return replace(shown, clock=clock, heading=heading)


def _guard(turn: Turn, care: Message | None) -> GuardQuestion | None:
    """Return what is asked before the turn ends: by the coach of a lesson, if *care* is its."""
    return guard_question(turn) if care is None else care_question(turn, care)


def _mark(perspective: Perspective) -> SafeString | str:
    """Return the house of the one the heading is about: who is asked, else the viewer."""
    if perspective.to_act >= 0:
        return house_picture(letter(perspective.to_act))
    return house_picture(perspective.me) if perspective.me else ""


def _is_waiting(perspective: Perspective) -> bool:
    """Whether others act, and the seat plans nothing."""
    return perspective.to_act >= 0 and not perspective.is_my_turn and perspective.plan is None


def decision_panel(turn: Turn) -> DecisionPanel:
    offered = {offer.decision for offer in turn.asked}
    make = next((make for decision, make in PANELS.items() if decision in offered), generic_panel)
    if make is fuel_panel and any([offer.phrase.word("COLUMN") for offer in turn.asked]):
        return fuel_card_panel(turn)
    return make(turn)


def _state(perspective: Perspective) -> str:
    if perspective.is_my_turn:
        return "mine"
    return "other" if perspective.to_act >= 0 else perspective.state


def _heading(perspective: Perspective) -> str:
    """Return whose turn it is, and whether the seat is next, or how far the table has come."""
    if perspective.to_act < 0:
        return words.text(f"web.state.{perspective.state}")
    phase = perspective.game.phase_of(perspective.view)
    doing = Message("web.panel.other", {"who": perspective.to_act, "phase": phase})
    next_seat = perspective.game.next_seat(perspective.view)
    if perspective.seat >= 0 and next_seat == perspective.seat:
        doing = Message("web.panel.you_next", {"doing": doing})
    return words.say(doing, perspective.sentence_names)


def _shared_heading(perspective: Perspective, decision: DecisionPanel) -> str:
    """Return who is asked what, at a screen that everybody looks at."""
    known = {"opening": "web.shared.opens", "bidding": "web.shared.bids"}
    identifier = known.get(decision.template, "web.shared.asked")
    doing = Message(identifier, {"who": perspective.seat, "heading": decision.heading})
    return words.say(doing, perspective.sentence_names)


def _moved_on(perspective: Perspective, reason: Message | None) -> str:
    """Return what happened last, where somebody else did it, and not this seat elsewhere."""
    if reason is not None:
        return words.say(reason, perspective.sentence_names)
    last = perspective.history[-1]
    own = [event for event in last.events if event.seat == last.seat]
    if not own or last.seat in (NOBODY, perspective.seat):
        return words.text("web.moved_on")
    sentence = words.current().event(own[-1], perspective.sentence_names)
    return words.text("web.panel.meanwhile", sentence=sentence)


# Plans


def _plan_panel(perspective: Perspective, decision: DecisionPanel | None) -> PlanPanel | None:
    """Return what the panel says about plans; None where there is nothing to plan."""
    plan = perspective.plan
    if perspective.is_my_turn:
        if plan is None or not plan.is_queued:
            return None
        return PlanPanel([], waits=_phase_text(perspective, "web.plan.waits", plan.phase))
    phases = plannable(perspective)
    if not phases:
        return None
    if plan is None or decision is None:
        return PlanPanel(phases)
    submitted = decision.submit.lines if decision.submit is not None else ()
    done = Turn(perspective.planned).done
    lines = tuple([line for line in submitted if line != done])
    is_begun = plan.phase == perspective.game.phase_of(perspective.view)
    return PlanPanel(
        phases,
        plan.phase,
        _phase_text(perspective, "web.plan.heading", plan.phase),
        lines,
        tuple(drafts.prices(perspective.game, plan.view, perspective.seat, lines)),
        plan.is_queued,
        is_too_early=not (lines or is_begun),
    )


def plannable(perspective: Perspective) -> list[LabelledChoice]:
    """Return the turns that can be planned while others act, and which of them is."""
    if perspective.is_my_turn or perspective.to_act < 0:
        return []
    chosen = "" if perspective.plan is None else perspective.plan.phase
    return [
        LabelledChoice(phase, phase_name(phase, perspective.sentence_names), phase == chosen)
        for phase in perspective.phases
    ]


def _phase_text(perspective: Perspective, identifier: str, phase: str) -> str:
    return words.say(Message(identifier, {"phase": phase}), perspective.sentence_names)


def _price_changes(turn: Turn) -> list[str]:
    """Return what has another price than it was planned at, in sentences."""
    sentences = []
    for line, then, now in turn.draft_turn.changed:
        identifier = "web.plan.earns" if min(then, now) < 0 else "web.plan.costs"
        what = turn.named(line)
        sentences.append(turn.say(identifier, what=what, then=abs(then), now=abs(now)))
    return sentences
