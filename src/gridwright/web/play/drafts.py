"""Tentative turns: what a seat tries out before it plays.

A draft is kept for its seat alone and changes no table. It is read anew at every look: what the
table no longer allows falls out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from gridwright.core.draft import Draft
from gridwright.core.errors import GridwrightError, Message
from gridwright.core.game import Game, State
from gridwright.core.offers import Offer
from gridwright.web import models

MOST = 60  # lines of a draft


Changed = tuple[str, int, int]
"""A line whose price is not what it was when it was planned: the price then, and now."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A draft as it stands, and what fell out because the table has moved on."""

    draft: Draft[Any]
    lines: tuple[str, ...]
    dropped: tuple[str, ...] = ()
    changed: tuple[Changed, ...] = ()
    step: int = 0  # which part of a turn in several is looked at; 0 where nobody said

    @property
    def state(self) -> State:
        """The position as it would be."""
        return self.draft.state  # type: ignore[no-any-return]


def read(row: models.Table, seat: int, game: Game[Any], view: State) -> Tried:
    """Return the draft of *seat* on its *view*: an empty one where nothing was tried."""
    kept = row.drafts.filter(seat=seat).first()
    if kept is None:
        return tried(game, view, seat, ())
    now = tried(game, view, seat, tuple(kept.lines))
    changed = tuple([(line, then, price) for line, then, price in kept.changed])
    dropped = (*kept.dropped, *now.dropped)
    return replace(now, dropped=dropped, changed=changed, step=kept.step)


def tried(game: Game[Any], view: State, seat: int, lines: tuple[str, ...]) -> Tried:
    """Play *lines* on a copy of *view*, as far as they are allowed."""
    draft: Draft[Any] = Draft(game, view, seat)
    taken: list[str] = []
    dropped: list[str] = []
    for line in lines:
        is_taken = _add(draft, line) is None
        (taken if is_taken else dropped).append(line)
    return Tried(draft, tuple(taken), tuple(dropped))


def _add(draft: Draft[Any], line: str) -> Message | None:
    try:
        return draft.add(draft.game.parse(line))
    except GridwrightError as error:
        return error.message


def add(now: Tried, line: str) -> tuple[Tried, Message | None]:
    """Try one more line: return the draft with it, or as it was and why not."""
    if len(now.lines) >= MOST:
        return now, Message("web.draft_long", {"most": MOST})
    reason = _add(now.draft, line)
    if reason is not None:
        return now, reason
    spelled = now.draft.game.write(now.draft.actions[-1])
    return Tried(now.draft, (*now.lines, spelled)), None


def without(now: Tried, index: int) -> Tried:
    """Take out one line, and with it those that are not allowed without it."""
    if not 0 <= index < len(now.lines):
        return now
    left = now.draft.take_out(index)
    game = now.draft.game
    lines = tuple([game.write(action) for action in now.draft.actions])
    return Tried(now.draft, lines, tuple([game.write(action) for action in left]))


def all_of(
    game: Game[Any], view: State, seat: int, lines: Sequence[str]
) -> tuple[Tried, Message | None]:
    """Try *lines* from the beginning; return how far they go, and why not further."""
    now = tried(game, view, seat, ())
    for line in lines:
        now, reason = add(now, line)
        if reason is not None:
            return now, reason
    return now, None


def taken(
    game: Game[Any], view: State, seat: int, lines: Sequence[str]
) -> list[tuple[str, Offer | None, int]]:
    """Return each of *lines* with the offer that it takes up and what it costs."""
    draft: Draft[Any] = Draft(game, view, seat)
    found: list[tuple[str, Offer | None, int]] = []
    for line in lines:
        offer = next((each for each in draft.offers() if line in _texts(each)), None)
        cost = 0
        if offer is not None:
            index = _texts(offer).index(line)
            cost = offer.costs[index] if len(offer.costs) > 1 else offer.cost
        found.append((line, offer, cost))
        draft.add(game.parse(line))
    return found


def _texts(offer: Offer) -> list[str]:
    return offer.texts() if offer.is_legal else []


def put_in(
    game: Game[Any], view: State, seat: int, lines: Sequence[str], place: int
) -> tuple[Tried, Message | None]:
    """Try *lines*, of which that at *place* is new: what is not allowed behind it falls out."""
    now, reason = all_of(game, view, seat, lines[: place + 1])
    dropped: list[str] = []
    for line in lines[place + 1 :]:
        now, refused = add(now, line)
        if refused is not None:
            dropped.append(line)
    return replace(now, dropped=tuple(dropped)), reason


def renumbered(lines: Sequence[str], head: str, number: int) -> list[str]:
    """Return *lines* with one that says *head* and *number* instead of all others of *head*.

    With 0 there is none.
    """
    heads = [line.rpartition(" ")[0] for line in lines]
    first = heads.index(head) if head in heads else len(lines)
    others = [line for line, other in zip(lines, heads, strict=True) if other != head]
    new = [f"{head} {number}"] if number else []
    return [*others[:first], *new, *others[first:]]


def keep(row: models.Table, seat: int, now: Tried) -> None:
    """Keep what *seat* tries out, instead of anything before."""
    if not now.lines and not now.dropped and not now.step:
        row.drafts.filter(seat=seat).delete()
        return
    said = {
        "version": row.version,
        "lines": list(now.lines),
        "dropped": list(now.dropped),
        "changed": [list(each) for each in now.changed],
        "step": now.step,
    }
    models.Draft.objects.update_or_create(table=row, seat=seat, defaults=said)
