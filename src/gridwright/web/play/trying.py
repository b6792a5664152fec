"""Turns tried out by their seat: one more line, one less, others instead. No table is changed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from gridwright.core.errors import GridwrightError, Message
from gridwright.core.game import Game, State
from gridwright.web.play import drafts
from gridwright.web.play.drafts import Tried
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.writing import changing

ADD: Final = "add"  # lines more, at the end or in a place of the turn
OUT: Final = "out"  # without the line of this number
CLEAR: Final = "clear"  # nothing
ONLY: Final = "only"  # these lines instead of any other
PUT: Final = "put"  # of lines that differ in one number, that with this one; 0 for none
WAYS: Final = (ADD, OUT, CLEAR, ONLY, PUT)

AT_END: Final = -1


@dataclass(frozen=True, slots=True)
class Trial:
    """What a seat wants of its draft."""

    way: str
    lines: Sequence[str] = ()
    number: int = 0
    place: int = AT_END  # where new lines go, instead of the *number* of lines from there on
    step: int = 0  # which part of the turn is looked at next; 0 for the same


def try_out(identifier: str, seat: int, trial: Trial, expected: int) -> Answer:
    """Change the draft of *seat*, if the table still has the version *expected*."""
    with changing(identifier) as change:  # nobody tries another line meanwhile
        row, game, view = change.row, change.table.game, change.table.view(seat)
        if row.version != expected:
            return Answer(Outcome.MOVED_ON, row.version)
        if not row.is_running or change.table.to_act != seat:
            return Answer(Outcome.REFUSED, row.version, Message("web.panel.not_now"))
        try:
            now, reason = changed(game, view, drafts.read(row, seat, game, view), trial)
        except GridwrightError as error:
            return Answer(Outcome.REFUSED, row.version, error.message)
        if reason is not None:
            return Answer(Outcome.REFUSED, row.version, reason)
        drafts.keep(row, seat, now)
        return Answer(Outcome.DONE, row.version)


def changed(game: Game[Any], view: State, now: Tried, trial: Trial) -> tuple[Tried, Message | None]:
    """Return what was tried *now* with the change of *trial*; else how far it goes, and why."""
    tried, reason = _changed(game, view, now, trial)
    return replace(tried, step=trial.step or now.step), reason


def _changed(
    game: Game[Any], view: State, now: Tried, trial: Trial
) -> tuple[Tried, Message | None]:
    seat = now.draft.seat
    if trial.way == OUT:
        return drafts.without(now, trial.number), None
    wanted: Sequence[str] = ()
    if trial.way == ADD and trial.place != AT_END:
        start, rest = now.lines[: trial.place], now.lines[trial.place + trial.number :]
        return drafts.put_in(game, view, seat, [*start, *trial.lines, *rest], trial.place)
    if trial.way == ADD:
        wanted = [*now.lines, *trial.lines]
    elif trial.way == ONLY:
        wanted = trial.lines
    elif trial.way == PUT:
        wanted = drafts.renumbered(now.lines, " ".join(trial.lines), trial.number)
    return drafts.all_of(game, view, seat, wanted)
