"""Expanding a company: build, place cards, hire, in this order, and back as often as one likes."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from django.utils.safestring import SafeString

from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.web.pages.common import Reason
from gridwright.web.pages.panel.expansion_steps import (
    BUILD,
    CARDS,
    STEPS,
    WORKERS,
    ExpansionSteps,
    building_notes,
    company_of,
    pool,
    structures,
)
from gridwright.web.pages.panel.parts import (
    ActionChoice,
    DecisionPanel,
    PanelNote,
    PricedUnit,
    SubmitButton,
    SumRow,
    TurnStep,
    fuel_picture,
    listed,
    numbered,
)
from gridwright.web.pages.panel.turn import Turn, supply


def expanding_panel(turn: Turn) -> DecisionPanel:
    steps = ExpansionSteps(turn)
    now = steps.now
    template, body = _MIDDLES[now]
    notes = {BUILD: building_notes, WORKERS: _hiring_notes}.get(now)
    return DecisionPanel(
        template,
        turn.say("web.panel.expand.heading"),
        body(steps),
        turn.items(),
        [*(_crew_rows(steps) if now == WORKERS else []), *turn.money_rows()],
        [] if notes is None else notes(steps),
        _submit(steps, now),
        turn.clear_label(),
        steps=[_tab(steps, number, now) for number in STEPS],
    )


def _tab(steps: ExpansionSteps, number: int, now: int) -> TurnStep:
    label = steps.turn.say("web.panel.expand.step", step=number)
    lines = _lines_on_entry(steps, number)
    return TurnStep(number, label, number == now, lines, steps.place(CARDS))


def _lines_on_entry(steps: ExpansionSteps, step: int) -> tuple[str, ...]:
    """Return what is tried by going to *step*: coming to the workers fills the beds."""
    return (_hire_offer(steps).text,) if step == WORKERS and _has_empty_beds(steps) else ()


def _submit(steps: ExpansionSteps, now: int) -> SubmitButton:
    """Return the button to the next step in which something can be done, or to the end."""
    turn = steps.turn
    for later in [step for step in STEPS if step > now]:
        if _is_open(steps, later):
            is_idle = now == BUILD and not steps.lines(BUILD)
            leaves = "leave_idle" if is_idle else f"leave_{now}"
            label = turn.say(f"web.panel.expand.{leaves}", step=later)
            lines = _lines_on_entry(steps, later)
            return SubmitButton(label, lines, step=later, place=steps.place(CARDS))
    label = turn.say("web.panel.expand.finish", cost=turn.spent)
    return SubmitButton(label, (*turn.lines, turn.done))


def _is_open(steps: ExpansionSteps, step: int) -> bool:
    """Whether something can be done in *step*, or was tried in it."""
    if steps.lines(step):
        return True
    if step != WORKERS:
        return any([offer.is_legal for offer in steps.offers(step)])
    hire = _hire_offer(steps)
    is_hiring = hire.is_legal and (hire.is_range or hire.gain("beds") > 0)
    robots = _robots(steps.offers_after(CARDS))
    return is_hiring or any([offer.is_legal for offer in robots])


def _robots(offers: list[Offer]) -> list[Offer]:
    return [offer for offer in offers if offer.decision is Decision.ROBOT]


# Workers


@dataclass(frozen=True, slots=True)
class Hiring:
    """Workers on the market: how many are chosen, what they cost, and where that is said."""

    picture: SafeString
    amount: int  # -1 where nobody is hired, not even for the beds
    most: int
    cost: int
    units: list[PricedUnit]
    reason: Reason | None  # why no more than these
    place: int
    replaced: int  # lines that a new number stands for
    robots: list[ActionChoice]
    refused: list[ActionChoice]

    @property
    def less(self) -> int:
        return max(self.amount - 1, 0)

    @property
    def more(self) -> int:
        return min(self.amount + 1, self.most)

    @property
    def shown(self) -> int:
        """How many are hired."""
        return max(self.amount, 0)

    @property
    def is_asked(self) -> bool:
        """Whether the turn has a line for hiring, be it for the beds alone."""
        return self.amount >= 0

    @property
    def is_full(self) -> bool:
        return self.amount >= self.most


def _hiring(steps: ExpansionSteps) -> Hiring:
    turn, offer = steps.turn, _hire_offer(steps)
    phrases = [turn.phrase(line) for line in steps.lines(WORKERS)]
    hired = [phrase.number for phrase in phrases if phrase.decision is Decision.HIRE]
    costs = offer.costs if offer.is_legal else (0,)
    amount = hired[0] if hired else -1
    units = [
        PricedUnit(number, cost - before, number <= amount)
        for number, (before, cost) in enumerate(pairwise(costs), 1)
    ]
    robots = [
        ActionChoice(robot.text, turn.label(robot.phrase), reason=turn.reason(robot))
        for robot in _robots(steps.offers(WORKERS))
    ]
    return Hiring(
        fuel_picture("worker"),
        amount,
        len(units),
        costs[amount] if 0 < amount < len(costs) else 0,
        units,
        _why_no_more(steps, len(units)),
        steps.place(CARDS),
        1 if hired else 0,
        numbered([robot for robot in robots if robot.reason is None]),
        [robot for robot in robots if robot.reason is not None],
    )


_MIDDLES: Final[dict[int, tuple[str, Callable[[ExpansionSteps], object]]]] = {
    BUILD: ("structures", structures),
    CARDS: ("placing", pool),
    WORKERS: ("hiring", _hiring),
}
"""By step: the template of the middle, and what it shows."""


def _hire_offer(steps: ExpansionSteps) -> Offer:
    """Return what may be hired after building and placing, from nobody on: beds are filled too."""
    return _hire_offers(steps)[0]


def _hire_offers(steps: ExpansionSteps) -> list[Offer]:
    return [offer for offer in steps.offers_after(CARDS) if offer.decision is Decision.HIRE]


def _why_no_more(steps: ExpansionSteps, most: int) -> Reason | None:
    for offer in _hire_offers(steps):
        if offer.number == most + 1:
            return steps.turn.reason(offer)
    return None


def _has_empty_beds(steps: ExpansionSteps) -> bool:
    """Whether beds could be filled, and no line says anything about them."""
    offer = _hire_offer(steps)
    return offer.is_legal and offer.gain("beds") > 0 and not steps.lines(WORKERS)


def _crew_rows(steps: ExpansionSteps) -> list[SumRow]:
    """Return how the beds are filled, and what the workers can run."""
    turn, company = steps.turn, company_of(steps.turn)
    workers, seasonal, beds = company["workers"], company["seasonal"], company["beds"]
    robots = company["robots"]
    crew = [
        turn.say("web.panel.hire.housed", workers=workers, beds=beds) if beds else "",
        turn.say("web.panel.hire.for_round", seasonal=seasonal) if seasonal else "",
        turn.say("web.panel.hire.made", robots=robots) if robots else "",
    ]
    most, plants = supply(turn)
    detail = turn.say("web.panel.with_plants", plants=tuple(plants)) if most else ""
    powered = turn.say("web.panel.hire.of", powered=most, cities=turn.after.cities)
    total = str(workers + seasonal + robots)
    return [
        SumRow(turn.say("web.panel.hire.workers"), listed([part for part in crew if part]), total),
        SumRow(turn.say("web.panel.powers"), detail, powered),
    ]


def _hiring_notes(steps: ExpansionSteps) -> list[PanelNote]:
    """Say where beds are left empty, and which few more workers power more cities."""
    turn, offer = steps.turn, _hire_offer(steps)
    notes = []
    if _has_empty_beds(steps):
        sentence = turn.say("web.panel.hire.empty", beds=offer.gain("beds"))
        notes.append(PanelNote(sentence, turn.clauses(offer)))
    hint = _hint(steps)
    return [*notes, PanelNote(hint)] if hint else notes


def _hint(steps: ExpansionSteps) -> str:
    """Return the smallest number of workers more that powers more cities, if there is one."""
    turn, hiring = steps.turn, _hiring(steps)
    now = supply(turn)[0]
    start = turn.lines[: hiring.place]
    rest = turn.lines[hiring.place + hiring.replaced :]
    for amount in range(hiring.shown + 1, hiring.most + 1):
        draft = steps.draft((*start, _hire_offer(steps).at(amount), *rest))
        cities = supply(turn, draft.state)[0] - now
        if cities > 0:
            more = amount - hiring.shown
            return turn.say("web.panel.hire.hint", workers=more, cities=cities)
    return ""
