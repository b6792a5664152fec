"""Plans: what a seat means to do on a turn of this round that is still to come.

A plan is tried out on a copy, as if its phase were now, and stored for its seat alone. One that is
queued is carried out when the turn comes, if every price is still what it was. Any other becomes
the tentative turn, which says what has changed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from gridwright.core.draft import Draft
from gridwright.core.game import Game, State
from gridwright.core.offers import Offer
from gridwright.games.registry import SEATS, TITLES, default_map, open_game
from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.play import drafts
from gridwright.web.play.drafts import DraftTurn, PriceChange


@dataclass(frozen=True, slots=True)
class OpenPlan:
    """A plan with the copy that it is tried out on."""

    phase: str
    view: State
    draft_turn: DraftTurn
    is_queued: bool
    is_begun: bool  # others act in its phase already


@cache
def turn_phases() -> tuple[str, ...]:
    """Return the phases, of any title, in which every seat has one turn and can plan it."""
    content = library()
    games = [
        open_game(content, title.name, default_map(content, title.name), SEATS[-1], {})
        for title in TITLES
    ]
    phases = [phase.name for game in games for phase in game.phases if phase.is_turn]
    return tuple(dict.fromkeys(phases))


def read(row: models.Table, seat: int, game: Game[Any], view: State) -> OpenPlan | None:
    """Return the plan of *seat* on a copy of its *view*, if it has one for a turn to come."""
    stored = row.plans.filter(seat=seat).first()
    if stored is None or not _is_to_come(stored, game, view):
        return None
    copy = game.hypothesis(view, seat, stored.phase)
    is_begun = stored.phase == game.phase_of(view)
    return OpenPlan(stored.phase, copy, _draft_turn(stored, game, copy), stored.is_queued, is_begun)


def _is_to_come(stored: models.PlannedTurn, game: Game[Any], view: State) -> bool:
    is_this_round = stored.round == game.round_of(view)
    return is_this_round and stored.phase in game.turns_ahead(view, stored.seat)


def _draft_turn(stored: models.PlannedTurn, game: Game[Any], view: State) -> DraftTurn:
    """Return what of a plan is allowed from *view* on, and what has another price."""
    turn = drafts.draft_of(game, view, stored.seat, tuple(stored.lines))
    then = dict(zip(stored.lines, stored.prices, strict=True))
    priced = zip(turn.lines, prices(game, view, stored.seat, turn.lines), strict=True)
    changed: list[PriceChange] = [
        (line, then[line], price) for line, price in priced if price != then[line]
    ]
    return replace(turn, changed=tuple(changed), step=stored.step)


def prices(game: Game[Any], view: State, seat: int, lines: Sequence[str]) -> list[int]:
    """Return what each of *lines* costs; less than nothing where it earns something."""
    return [cost - _income(offer) for _, offer, cost in drafts.with_offers(game, view, seat, lines)]


def _income(offer: Offer | None) -> int:
    return 0 if offer is None else offer.gain("income")


def whole_turn(game: Game[Any], view: State, seat: int, lines: Sequence[str]) -> list[str]:
    """Return *lines* with what ends the turn; nothing where they are no turn."""
    draft: Draft[Any] = Draft(game, view, seat)
    for line in lines:
        if draft.add(game.parse(line)) is not None:
            return []
    if draft.is_complete:
        return list(lines)
    ending = drafts.ending_line(game, draft.state)
    return [*lines, ending] if ending else []


def store(
    row: models.Table, game: Game[Any], plan: OpenPlan, seen: Sequence[int] | None = None
) -> None:
    """Store *plan* for its seat, instead of any other, at the prices *seen*, or those of now."""
    seat, lines = plan.draft_turn.draft.seat, plan.draft_turn.lines
    values = {
        "round": game.round_of(plan.view),
        "phase": plan.phase,
        "lines": list(lines),
        "prices": prices(game, plan.view, seat, lines) if seen is None else list(seen),
        "is_queued": plan.is_queued,
        "step": plan.draft_turn.step,
    }
    models.PlannedTurn.objects.update_or_create(table=row, seat=seat, defaults=values)


# When the turn comes


def take_from_queue(row: models.Table, table: Table) -> list[str]:
    """Take from the queue what the seat to act does now, if everything costs what it did."""
    game, seat = table.game, table.to_act
    stored = row.plans.filter(seat=seat, is_queued=True).first()
    if stored is None or not _is_now(stored, table):
        return []
    view = table.view(seat)
    turn = _draft_turn(stored, game, view)
    lines = [] if turn.dropped or turn.changed else whole_turn(game, view, seat, turn.lines)
    if lines:
        stored.delete()
    return lines


def settle(row: models.Table, table: Table) -> None:
    """Let a plan whose turn has come become the tentative turn; forget those that are past."""
    for stored in row.plans.all():
        view = table.view(stored.seat)
        if _is_now(stored, table):
            drafts.store(row, stored.seat, _draft_turn(stored, table.game, view))
        if not _is_to_come(stored, table.game, view):
            stored.delete()


def _is_now(stored: models.PlannedTurn, table: Table) -> bool:
    game, state = table.game, table.state
    now = (table.to_act, game.round_of(state), game.phase_of(state))
    return (stored.seat, stored.round, stored.phase) == now
