"""Plans: what a seat means to do on a turn of this round that is still to come.

A plan is tried out on a copy, as if its phase were now, and kept for its seat alone. One that is
queued is carried out when the turn comes, if every price is still what it was. Any other becomes
the tentative turn, which says what has changed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from gridwright.core.draft import Draft
from gridwright.core.game import Game, State
from gridwright.core.offers import Offer
from gridwright.tables.table import Table, letter
from gridwright.web import models
from gridwright.web.play import drafts
from gridwright.web.play.drafts import Changed, Tried

PHASES: Final = {
    "resources": "buy",
    "building": "build",
    "expansion": "hire",
    "bureaucracy": "power",
}
"""Phases in which every seat has one turn, in their order, and a verb of such a turn."""

_ROUND: Final = ("auction", *PHASES)
_LAST_FIRST: Final = ("resources", "building", "expansion")  # the last in turn order begins
_DONE: Final = "done"  # ends a turn of several actions


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan as it stands: the copy that it is tried out on, and what was tried."""

    phase: str
    view: State
    tried: Tried
    is_queued: bool
    is_begun: bool  # others act in its phase already


def phases_of(game: Game[Any], view: State, seat: int) -> tuple[str, ...]:
    """Return the phases of this round in which the turn of *seat* is still to come."""
    shown: Any = game.snapshot(view)
    now = shown["phase"]
    if seat < 0 or now not in _ROUND:
        return ()
    verbs = {form.verb for form in game.forms}
    ahead = [phase for phase in _ROUND[_ROUND.index(now) + 1 :] if PHASES[phase] in verbs]
    order = list(reversed(shown["order"])) if now in _LAST_FIRST else list(shown["order"])
    me, acting = letter(seat), shown["to_act"]
    if now in PHASES and acting in order and order.index(me) > order.index(acting):
        return (now, *ahead)
    return tuple(ahead)


def read(row: models.Table, seat: int, game: Game[Any], view: State) -> Plan | None:
    """Return the plan of *seat* on a copy of its *view*, if it has one for a turn to come."""
    kept = row.plans.filter(seat=seat).first()
    if kept is None or not _is_to_come(kept, game, view):
        return None
    copy = game.hypothesis(view, seat, kept.phase)
    is_begun = kept.phase == game.phase_of(view)
    return Plan(kept.phase, copy, _tried(kept, game, copy), kept.is_queued, is_begun)


def _is_to_come(kept: models.Plan, game: Game[Any], view: State) -> bool:
    is_now = kept.round == game.round_of(view)
    return is_now and kept.phase in phases_of(game, view, kept.seat)


def _tried(kept: models.Plan, game: Game[Any], view: State) -> Tried:
    """Return what of a plan is allowed from *view* on, and what has another price."""
    now = drafts.tried(game, view, kept.seat, tuple(kept.lines))
    then = dict(zip(kept.lines, kept.prices, strict=True))
    priced = zip(now.lines, prices(game, view, kept.seat, now.lines), strict=True)
    changed: list[Changed] = [
        (line, then[line], price) for line, price in priced if price != then[line]
    ]
    return replace(now, changed=tuple(changed), step=kept.step)


def prices(game: Game[Any], view: State, seat: int, lines: Sequence[str]) -> list[int]:
    """Return what each of *lines* costs; less than nothing where it earns something."""
    return [cost - _income(offer) for _, offer, cost in drafts.taken(game, view, seat, lines)]


def _income(offer: Offer | None) -> int:
    return 0 if offer is None else offer.gain("income")


def whole(game: Game[Any], view: State, seat: int, lines: Sequence[str]) -> list[str]:
    """Return *lines* with what ends the turn; nothing where they are no turn."""
    draft: Draft[Any] = Draft(game, view, seat)
    for line in lines:
        if draft.add(game.parse(line)) is not None:
            return []
    if draft.is_complete:
        return list(lines)
    return [*lines, _DONE] if draft.refusal(game.parse(_DONE)) is None else []


def keep(row: models.Table, game: Game[Any], plan: Plan, seen: Sequence[int] | None = None) -> None:
    """Keep *plan* for its seat, instead of any other, at the prices *seen*; else those of now."""
    seat, lines = plan.tried.draft.seat, plan.tried.lines
    said = {
        "round": game.round_of(plan.view),
        "phase": plan.phase,
        "lines": list(lines),
        "prices": prices(game, plan.view, seat, lines) if seen is None else list(seen),
        "is_queued": plan.is_queued,
        "step": plan.tried.step,
    }
    models.Plan.objects.update_or_create(table=row, seat=seat, defaults=said)


# When the turn comes


def taken_up(row: models.Table, table: Table) -> list[str]:
    """Take from the queue what the seat to act does now, if everything costs what it did."""
    game, seat = table.game, table.to_act
    kept = row.plans.filter(seat=seat, is_queued=True).first()
    if kept is None or not _is_now(kept, table):
        return []
    view = table.view(seat)
    now = _tried(kept, game, view)
    lines = [] if now.dropped or now.changed else whole(game, view, seat, now.lines)
    if lines:
        kept.delete()
    return lines


def settle(row: models.Table, table: Table) -> None:
    """Let a plan whose turn has come become the tentative turn; forget those that are past."""
    for kept in row.plans.all():
        view = table.view(kept.seat)
        if _is_now(kept, table):
            drafts.keep(row, kept.seat, _tried(kept, table.game, view))
        if not _is_to_come(kept, table.game, view):
            kept.delete()


def _is_now(kept: models.Plan, table: Table) -> bool:
    """Whether the turn that a plan is for has come."""
    game, state = table.game, table.state
    now = (table.to_act, game.round_of(state), game.phase_of(state))
    return (kept.seat, kept.round, kept.phase) == now
