"""Tentative turns: the lines that a seat tries out before it plays them.

A draft is for one turn of a round: the seat's turn now, or one that is still to come, which makes
it a plan. It is stored for its seat alone and changes no table. It is tried anew on every page, a
plan on a copy of the view as if its phase were now: lines that the table no longer allows fall out.

A plan that is queued is carried out when the turn comes, if every price is still what it was. Any
other is simply the draft of that turn, which says what has changed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from gridwright.core.action import Action
from gridwright.core.draft import Draft
from gridwright.core.errors import GridwrightError, Message
from gridwright.core.game import Game
from gridwright.core.notation import NUMBERS, Decision, Phrase
from gridwright.core.offers import Offer
from gridwright.core.phase import State
from gridwright.games.registry import SEATS, TITLES, default_map, open_game
from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.library import library

MOST_LINES: Final = 60

PriceChange = tuple[str, int, int]
"""A line that costs something else than when it was planned: the line, the price then, and now."""


@dataclass(frozen=True, slots=True)
class DraftTurn:
    """A tentative turn as it stands, and what fell out of it because the table has moved on."""

    draft: Draft[Any]
    lines: tuple[str, ...]
    dropped: tuple[str, ...] = ()
    changed: tuple[PriceChange, ...] = ()
    step: int = 0  # the part of a turn in several parts that is shown; 0 where none was chosen
    is_queued: bool = False  # a plan that is carried out when its turn comes

    @property
    def is_empty(self) -> bool:
        return not (self.lines or self.dropped or self.step)

    @property
    def view(self) -> State:
        """The position that it begins with: for a plan, a copy on which its turn has come."""
        return self.draft.view  # type: ignore[no-any-return]

    @property
    def state(self) -> State:
        """The position as it would be."""
        return self.draft.state  # type: ignore[no-any-return]

    @property
    def phase(self) -> str:
        return self.draft.game.phase_of(self.view)


Attempt = tuple[DraftTurn, Message | None]
"""A tentative turn as far as it is allowed, and why it goes no further."""


# What is stored


def current(stored: Iterable[models.Draft], game: Game[Any], view: State, seat: int) -> DraftTurn:
    """Return the draft of *seat*, which is to act: an empty one where none is *stored*."""
    now = (seat, game.round_of(view), game.phase_of(view))
    for row in stored:
        if turn_of(row) == now:
            return _read(row, game, view)
    return draft_of(game, view, seat, ())


def planned(
    stored: Iterable[models.Draft], game: Game[Any], view: State, seat: int
) -> DraftTurn | None:
    """Return the nearest turn that *seat* has planned, tried on a copy of its *view*."""
    plans = {row.phase: row for row in stored if row.seat == seat and is_to_come(row, game, view)}
    for phase in game.turns_ahead(view, seat):
        if phase in plans:
            return _read(plans[phase], game, game.hypothesis(view, seat, phase))
    return None


def is_to_come(row: models.Draft, game: Game[Any], view: State) -> bool:
    """Whether *row* is a plan: whether its turn is still to come."""
    return row.round == game.round_of(view) and row.phase in game.turns_ahead(view, row.seat)


def _is_now(row: models.Draft, table: Table) -> bool:
    game, state = table.game, table.state
    now = (table.to_act, game.round_of(state), game.phase_of(state))
    return turn_of(row) == now


def _read(row: models.Draft, game: Game[Any], view: State) -> DraftTurn:
    """Return what of *row* is allowed from *view* on, and what has another price."""
    turn = draft_of(game, view, row.seat, tuple(row.lines))
    changed: list[PriceChange] = []
    if row.prices:
        then = dict(zip(row.lines, row.prices, strict=True))
        priced = zip(turn.lines, prices(game, view, row.seat, turn.lines), strict=True)
        changed = [
            (line, then[line], price) for line, price in priced if then[line] not in (None, price)
        ]
    dropped = (*row.dropped, *turn.dropped)
    return replace(
        turn, dropped=dropped, changed=tuple(changed), step=row.step, is_queued=row.is_queued
    )


def store(row: models.Table, turn: DraftTurn, planned_at: Sequence[int]) -> models.Draft:
    """Store *turn* for its seat; a plan with the prices that it was *planned_at*."""
    draft = models.Draft(
        table=row,
        seat=turn.draft.seat,
        round=turn.draft.game.round_of(turn.view),
        phase=turn.phase,
        lines=list(turn.lines),
        prices=list(planned_at),
        dropped=list(turn.dropped),
        is_queued=turn.is_queued,
        step=turn.step,
    )
    models.Draft.objects.bulk_create(
        [draft],
        update_conflicts=True,
        unique_fields=["table", "seat", "round", "phase"],
        update_fields=["lines", "prices", "dropped", "is_queued", "step"],
    )
    return draft


def turn_of(row: models.Draft) -> tuple[int, int, str]:
    """Return which turn *row* is for: seat, round, phase."""
    return row.seat, row.round, row.phase


# When the turn comes


def current_row(stored: Iterable[models.Draft], table: Table) -> models.Draft | None:
    """Return the draft of the turn now, if the seat to act has one."""
    return next((row for row in stored if _is_now(row, table)), None)


def queued_lines(row: models.Draft, table: Table) -> list[str]:
    """Return the turn that *row* queues for now; nothing unless everything costs what it did."""
    view = table.view(row.seat)
    turn = _read(row, table.game, view)
    if not row.is_queued or turn.dropped or turn.changed:
        return []
    return whole_turn(table.game, view, row.seat, turn.lines)


def past(stored: Iterable[models.Draft], table: Table) -> list[models.Draft]:
    """Return the drafts of turns that are neither now nor still to come."""
    return [
        row
        for row in stored
        if not _is_now(row, table) and not is_to_come(row, table.game, table.view(row.seat))
    ]


def whole_turn(game: Game[Any], view: State, seat: int, lines: Sequence[str]) -> list[str]:
    """Return *lines* with what ends the turn; nothing where they are no turn."""
    draft: Draft[Any] = Draft(game, view, seat)
    for line in lines:
        if draft.add(game.parse(line)) is not None:
            return []
    if draft.is_complete:
        return list(lines)
    ending = ending_line(game, draft.state)
    return [*lines, ending] if ending else []


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


# Trying lines


def draft_of(game: Game[Any], view: State, seat: int, lines: tuple[str, ...]) -> DraftTurn:
    """Play *lines* on a copy of *view*, leaving out those that are not allowed."""
    draft: Draft[Any] = Draft(game, view, seat)
    allowed: list[str] = []
    dropped: list[str] = []
    for line in lines:
        is_allowed = _add(draft, line) is None
        (allowed if is_allowed else dropped).append(line)
    return DraftTurn(draft, tuple(allowed), tuple(dropped))


def _add(draft: Draft[Any], line: str) -> Message | None:
    try:
        return draft.add(draft.game.parse(line))
    except GridwrightError as error:
        return error.message


def add(turn: DraftTurn, line: str) -> Attempt:
    """Add one line; where it is refused the turn is as it was."""
    if len(turn.lines) >= MOST_LINES:
        return turn, Message("web.draft_long", {"most": MOST_LINES})
    reason = _add(turn.draft, line)
    if reason is not None:
        return turn, reason
    spelled = turn.draft.game.write(turn.draft.actions[-1])
    return DraftTurn(turn.draft, (*turn.lines, spelled)), None


def without(turn: DraftTurn, index: int) -> DraftTurn:
    """Take out one line, and with it those that are not allowed without it."""
    if not 0 <= index < len(turn.lines):
        return turn
    dropped = turn.draft.take_out(index)
    write = turn.draft.game.write
    lines = tuple([write(action) for action in turn.draft.actions])
    return DraftTurn(turn.draft, lines, tuple([write(action) for action in dropped]))


def try_all(game: Game[Any], view: State, seat: int, lines: Sequence[str]) -> Attempt:
    """Try *lines* from the beginning, up to the first that is refused."""
    turn = draft_of(game, view, seat, ())
    for line in lines:
        turn, reason = add(turn, line)
        if reason is not None:
            return turn, reason
    return turn, None


def try_with_new(
    game: Game[Any], view: State, seat: int, lines: Sequence[str], place: int
) -> Attempt:
    """Try *lines*, of which that at *place* is new: what is not allowed behind it falls out."""
    turn, reason = try_all(game, view, seat, lines[: place + 1])
    dropped: list[str] = []
    for line in lines[place + 1 :]:
        turn, refusal = add(turn, line)
        if refusal is not None:
            dropped.append(line)
    return replace(turn, dropped=tuple(dropped)), reason


def with_offers(
    game: Game[Any], view: State, seat: int, lines: Sequence[str]
) -> list[tuple[str, Offer | None, int]]:
    """Return each of *lines* with the offer that it takes up and what it costs."""
    draft: Draft[Any] = Draft(game, view, seat)
    priced: list[tuple[str, Offer | None, int]] = []
    for line in lines:
        action = game.parse(line)
        phrase = game.phrase(action)
        offer = next((o for o in draft.offers() if _is_taken_up(o, action, phrase)), None)
        cost = 0
        if offer is not None:
            is_priced = len(offer.costs) > 1
            cost = offer.cost_at(phrase.number) if is_priced else offer.cost
        priced.append((line, offer, cost))
        draft.add(action)
    return priced


def _is_taken_up(offer: Offer, action: Action, phrase: Phrase) -> bool:
    """Whether *action*, which is spelled as *phrase*, is one that *offer* stands for."""
    if not offer.is_legal or not offer.is_range:
        return offer.is_legal and offer.action == action
    is_same = (offer.phrase.form, offer.target) == (phrase.form, phrase.target)
    return is_same and offer.lowest <= phrase.number <= offer.highest


def prices(game: Game[Any], view: State, seat: int, lines: Sequence[str]) -> list[int]:
    """Return what each of *lines* costs; less than nothing where it earns something."""
    return [cost - _income(offer) for _, offer, cost in with_offers(game, view, seat, lines)]


def _income(offer: Offer | None) -> int:
    return 0 if offer is None else offer.gain("income")


def head_of(phrase: Phrase) -> str:
    """Return an action without its number, which a form sends in a field of its own."""
    return " ".join([word for place, word in phrase.tokens if place not in NUMBERS])


def with_number(game: Game[Any], lines: Sequence[str], head: str, number: int) -> list[str]:
    """Return *lines* with one that says *head* and *number* instead of all others of *head*.

    With 0 there is none.
    """
    heads = [head_of(game.phrase(game.parse(line))) for line in lines]
    first = heads.index(head) if head in heads else len(lines)
    others = [line for line, other in zip(lines, heads, strict=True) if other != head]
    new = [f"{head} {number}"] if number else []
    return [*others[:first], *new, *others[first:]]


def ending_line(game: Game[Any], state: State) -> str:
    """Return what ends a turn of several actions at *state*; nothing where none does."""
    closing = game.closing(state)
    phrase = None if closing is None else game.phrase(closing)
    return phrase.text if phrase is not None and phrase.decision is Decision.DONE else ""
