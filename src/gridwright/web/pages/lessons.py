"""The lessons on the page to learn, with how far the guest has come in each."""

from dataclasses import dataclass
from typing import Final

from gridwright import words
from gridwright.lessons.format import Lesson
from gridwright.web import models
from gridwright.web.library import lessons as all_lessons
from gridwright.web.pages.common import Context

FIRST: Final = "first-game"

NEW: Final = "new"
BEGUN: Final = "begun"
DONE: Final = "done"


@dataclass(frozen=True, slots=True)
class LessonRow:
    """A lesson in the list."""

    id: str
    number: int  # within its title
    name: str
    about: str
    length: str
    state: str  # `NEW`, `BEGUN` or `DONE`
    way: str  # what its button asks for
    button: str
    is_aim: bool  # what the guest most likely wants next


def card(guest: models.Guest | None, title: str) -> Context | None:
    """Return the lessons of *title*, as ``gridwright/learn/lessons.html`` shows them."""
    lessons = all_lessons().of(title)
    if not lessons:
        return None
    progress = {} if guest is None else {own.lesson: own for own in guest.progress.all()}
    aim = next((lesson.id for lesson in lessons if not _is_done(progress.get(lesson.id))), "")
    rows = [
        _row(lesson, number, progress.get(lesson.id), is_aim=lesson.id == aim)
        for number, lesson in enumerate(lessons, 1)
    ]
    return {"rows": rows}


def _row(
    lesson: Lesson, number: int, progress: models.Progress | None, *, is_aim: bool
) -> LessonRow:
    state, way = _state(progress)
    return LessonRow(
        lesson.id,
        number,
        words.text(lesson.text_id("title")),
        words.text(lesson.text_id("about")),
        words.text("web.lesson.minutes", minutes=lesson.minutes),
        state,
        way,
        words.text(f"web.lesson.way.{state}"),
        is_aim,
    )


def _is_done(progress: models.Progress | None) -> bool:
    return progress is not None and progress.is_done


def _state(progress: models.Progress | None) -> tuple[str, str]:
    """Return how far somebody has come, and what they most likely want next."""
    if progress is None:
        return NEW, "begin"
    if progress.is_done:
        return DONE, "again"
    return BEGUN, "begin"


def is_newcomer(guest: models.Guest | None) -> bool:
    """Whether a guest has neither played nor begun a lesson."""
    if guest is None:
        return True
    return not (guest.seats.exists() or guest.progress.exists())
