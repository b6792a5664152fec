"""The coach at the table of a lesson: it goes on with every action, in the same transaction.

What it has said is in the row of the guest's progress. If a lesson was changed since, steps that it
no longer has are passed over; a lesson that is gone leaves an ordinary table behind.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from django.utils import timezone

from gridwright.core.draft import Draft
from gridwright.core.phase import State
from gridwright.lessons import coach
from gridwright.lessons.coach import Talk
from gridwright.lessons.format import Lesson
from gridwright.lessons.moments import Moment
from gridwright.tables.table import Move, Table, TakenBack
from gridwright.web import models
from gridwright.web.library import lessons
from gridwright.web.play.talks import as_json, talk_from

GO_ON: Final = "on"
ASK: Final = "ask"
PLAY_ON: Final = "play_on"
WAYS: Final = (GO_ON, ASK, PLAY_ON)


@dataclass(frozen=True, slots=True)
class Played:
    """The table after one of the actions of a change."""

    state: State
    moves: tuple[Move, ...]
    entry: Move | TakenBack


@dataclass(frozen=True, slots=True)
class Coaching:
    """What the coach of a table has said to the guest who learns there."""

    lesson: Lesson
    talk: Talk
    plays_on: bool = False  # beyond the end of the lesson

    @property
    def seat(self) -> int:
        return self.lesson.boards[self.talk.board - 1].seat

    @property
    def holds(self) -> bool:
        """Whether the bots wait for the guest."""
        return self.talk.cares or (self.talk.is_ended and not self.plays_on)

    @property
    def card(self) -> str:
        """An id of what is on the card, so that no button is pressed for another."""
        texts = [sentence.text.id for sentence in self.talk.texts]
        return ".".join([*texts[-1:], str(len(self.talk.steps)), str(len(self.talk.asked))])


def progress_of(row: models.Table) -> models.Progress | None:
    """Return who learns at the table *row*, and what they have heard; None at other tables."""
    if row.kind != models.TableKind.LESSON:
        return None
    return models.Progress.objects.filter(table=row).first()


def coaching_of(progress: models.Progress | None) -> Coaching | None:
    """Return what was said; None where there is no such lesson any more."""
    if progress is None or not progress.talk:
        return None
    lesson = lessons().get(progress.lesson)
    talk = None if lesson is None else talk_from(progress.talk)
    if lesson is None or talk is None or talk.board > len(lesson.boards):
        return None
    return Coaching(lesson, talk, progress.plays_on)


def begin(progress: models.Progress, table: Table, board: int) -> None:
    """Say the first sentence at *table*, which has the *board* of its lesson."""
    lesson = lessons()[progress.lesson]
    moment = Moment.at(table, lesson.boards[board - 1].seat)
    store(progress, coach.begin(lesson, board, moment))


def store(progress: models.Progress, talk: Talk) -> None:
    progress.talk = as_json(talk)
    progress.is_done = progress.is_done or talk.is_done
    progress.changed = timezone.now()
    progress.save()


def follow(
    progress: models.Progress, table: Table, played: Sequence[Played], *, is_hurried: bool
) -> None:
    """Go on with what was *played* at *table*."""
    coaching = coaching_of(progress)
    if coaching is None:
        return
    lesson, talk, seat = coaching.lesson, coaching.talk, coaching.seat
    for each in played:
        moment = Moment(table.game, table.game.view(each.state, seat), seat, each.moves)
        if isinstance(each.entry, TakenBack):
            talk = coach.go_back(lesson, talk, moment)
        else:
            talk = coach.after_action(lesson, talk, moment, is_hurried=is_hurried)
    store(progress, talk)


def follow_draft(progress: models.Progress, table: Table, draft: Draft[State]) -> None:
    """Go on with a change of the tentative turn."""
    coaching, game = coaching_of(progress), table.game
    present = (table.to_act, game.phase_of(table.state))
    if coaching is not None and present == (coaching.seat, game.phase_of(draft.view)):
        moment = Moment.at(table, coaching.seat, draft)
        store(progress, coach.after_draft(coaching.lesson, coaching.talk, moment))
