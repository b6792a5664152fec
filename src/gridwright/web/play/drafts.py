"""Tentative turns: the lines that a seat tries out before it plays them.

A draft is stored for its seat alone and changes no table. It is played anew on every page: lines
that the table no longer allows fall out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from gridwright.core.action import Action
from gridwright.core.draft import Draft
from gridwright.core.errors import GridwrightError, Message
from gridwright.core.game import Game, State
from gridwright.core.notation import NUMBERS, Decision, Phrase
from gridwright.core.offers import Offer
from gridwright.web import models

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

    @property
    def state(self) -> State:
        """The position as it would be."""
        return self.draft.state  # type: ignore[no-any-return]


Attempt = tuple[DraftTurn, Message | None]
"""A tentative turn as far as it is allowed, and why it goes no further."""


def read(row: models.Table, seat: int, game: Game[Any], view: State) -> DraftTurn:
    """Return the stored draft of *seat* on its *view*: an empty one where there is none."""
    stored = row.drafts.filter(seat=seat).first()
    if stored is None:
        return draft_of(game, view, seat, ())
    turn = draft_of(game, view, seat, tuple(stored.lines))
    changed = tuple([(line, then, price) for line, then, price in stored.changed])
    dropped = (*stored.dropped, *turn.dropped)
    return replace(turn, dropped=dropped, changed=changed, step=stored.step)


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


def store(row: models.Table, seat: int, turn: DraftTurn) -> None:
    if not turn.lines and not turn.dropped and not turn.step:
        row.drafts.filter(seat=seat).delete()
        return
    values = {
        "version": row.version,
        "lines": list(turn.lines),
        "dropped": list(turn.dropped),
        "changed": [list(change) for change in turn.changed],
        "step": turn.step,
    }
    models.Draft.objects.update_or_create(table=row, seat=seat, defaults=values)
