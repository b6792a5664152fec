"""Expanding a company: build, place cards, hire, in this order, and back as often as one likes."""

from collections.abc import Callable
from typing import Final

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import hiring, placing, structures, tentative
from gridwright.web.pages.panel.building import money_left
from gridwright.web.pages.panel.parts import DONE, Go, Made, Note, Row, Step, Turn
from gridwright.web.pages.panel.stages import BUILD, CARDS, STAGES, WORKERS, Stages

_MIDDLES: Final[dict[int, tuple[str, Callable[[Stages], object]]]] = {
    BUILD: ("structures", structures.structures),
    CARDS: ("placing", placing.pool),
    WORKERS: ("hiring", hiring.hiring),
}
"""By step: the template of the middle, and what it shows."""


def panel(turn: Turn) -> Made:
    """Return the panel of a turn that expands a company."""
    stages = Stages(turn)
    step = stages.now
    template, body = _MIDDLES[step]
    return Made(
        template,
        turn.say("web.panel.expand.heading"),
        body(stages),
        tentative.items(turn),
        _rows(stages, step),
        _notes(stages, step),
        _go(stages, step),
        turn.say("web.panel.clear") if turn.lines else "",
        steps=[_step(stages, number, step) for number in STAGES],
    )


def _step(stages: Stages, number: int, now: int) -> Step:
    label = stages.turn.say("web.panel.expand.step", step=number)
    return Step(number, label, number == now, _tried(stages, number), stages.place(CARDS))


def _tried(stages: Stages, step: int) -> tuple[str, ...]:
    """Return what is tried by going to *step*: whoever comes to the workers fills the beds."""
    if step != WORKERS or not hiring.fills_beds(stages):
        return ()
    return (hiring.NOBODY,)


def _go(stages: Stages, step: int) -> Go:
    """Return the button to the next step in which something can be done, or to the end."""
    turn = stages.turn
    for later in [number for number in STAGES if number > step]:
        if _is_open(stages, later):
            label = turn.say(f"web.panel.expand.leave_{step}", step=later)
            return Go(label, _tried(stages, later), step=later, place=stages.place(CARDS))
    label = turn.say("web.panel.expand.finish", cost=tentative.spent(turn))
    return Go(label, (*turn.lines, DONE))


def _is_open(stages: Stages, step: int) -> bool:
    """Whether something can be done in *step*, or was tried in it."""
    if step == WORKERS:
        return hiring.is_open(stages)
    return bool(stages.lines(step)) or any([offer.is_legal for offer in stages.offers(step)])


def _rows(stages: Stages, step: int) -> list[Row]:
    turn = stages.turn
    return [*(hiring.rows(stages) if step == WORKERS else []), money_left(turn)]


# What follows


def _notes(stages: Stages, step: int) -> list[Note]:
    if step == WORKERS:
        return hiring.notes(stages)
    return [*structures.notes(stages), *_waiting(stages)] if step == BUILD else []


def _waiting(stages: Stages) -> list[Note]:
    """Say which cards of the pool have no slot, and which building opens one."""
    blocked: dict[str, list[Offer]] = {}
    for offer in stages.offers(CARDS):
        if offer.refusal is not None and offer.refusal.id == "no_free_slot":
            blocked.setdefault(str(offer.refusal.values["building"]), []).append(offer)
    found = []
    for building, offers in blocked.items():
        cards = tuple(dict.fromkeys([offer.text.split()[1] for offer in offers]))
        said = stages.turn.say(f"web.panel.expand.waits_{building}", count=len(cards), cards=cards)
        assert offers[0].refusal is not None
        found.append(Note(said, offers[0].refusal.clauses))
    return found
