"""The coach's card: what it says at the table of a lesson, and what can be answered."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gridwright import words
from gridwright.core.errors import Message
from gridwright.lessons import coach
from gridwright.lessons.format import WHO, Deed, Kind, Lesson, Ring, Step
from gridwright.tables.table import letter
from gridwright.web.play.coaching import Coaching
from gridwright.web.play.perspective import Perspective

_PAST: Final = "past"
_NOW: Final = "now"
_AHEAD: Final = "ahead"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text on the card."""

    text: str
    kind: str  # of a reply; "" for the text of a step or the answer of a chip
    label: str = ""  # what its colour says


@dataclass(frozen=True, slots=True)
class ShownChip:
    """A button on the card."""

    deed: str
    label: str
    number: int
    is_asked: bool


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the lesson in the list beside the board."""

    name: str
    state: str  # `_PAST`, `_NOW` or `_AHEAD`


@dataclass(frozen=True, slots=True)
class CoachCard:
    """All that the coach shows."""

    lesson: str  # its id
    name: str
    heading: str
    card: str  # see `Coaching.card`
    sentences: tuple[Sentence, ...]
    chips: tuple[ShownChip, ...]
    chapters: tuple[Chapter, ...]
    rings: str  # parts of the page, separated by spaces
    goes_on: bool
    goes_back: bool
    is_held: bool  # the bots wait for an answer
    is_ended: bool
    has_next_table: bool
    next: str  # the name of the lesson that follows


def coach_key(perspective: Perspective) -> tuple[object, ...]:
    coaching = perspective.coaching
    assert coaching is not None
    undo = perspective.undo_refusal is None
    can_ask = (perspective.may_ask, perspective.is_my_turn)
    return (repr(coaching.talk), coaching.plays_on, undo, can_ask, perspective.names)


def coach_card(perspective: Perspective) -> CoachCard:
    coaching = perspective.coaching
    assert coaching is not None
    lesson, talk = coaching.lesson, coaching.talk
    step = lesson.step(talk.open_step)
    part = _part(coaching)
    is_waiting = coaching.holds and talk.is_ended
    return CoachCard(
        lesson=lesson.id,
        name=words.text(lesson.text_id("title")),
        heading=words.text(lesson.text_id(f"part.{part}")),
        card=coaching.card,
        sentences=tuple([_sentence(perspective, each.text, each.kind) for each in talk.texts]),
        chips=_chips(perspective, step),
        chapters=_chapters(lesson, part, is_ended=talk.is_ended),
        rings=_rings(perspective, step),
        goes_on=coach.offers_going_on(lesson, talk),
        goes_back=talk.cares and perspective.undo_refusal is None,
        is_held=coaching.holds,
        is_ended=is_waiting or (talk.is_ended and not perspective.is_my_turn),
        has_next_table=talk.is_ended and talk.board < len(lesson.boards),
        next=words.text(f"lesson.{lesson.next}.title") if lesson.next and talk.is_ended else "",
    )


def _part(coaching: Coaching) -> str:
    """Return the chapter of the open step, or of the last one that was said."""
    steps = [coaching.lesson.step(spoken.step) for spoken in coaching.talk.steps]
    known = [step.part for step in steps if step is not None]
    return known[-1] if known else coaching.lesson.chapters[0]


def _sentence(perspective: Perspective, text: Message, kind: Kind | None) -> Sentence:
    sentence = words.say(text, perspective.sentence_names)
    if kind is None:
        return Sentence(sentence, "")
    return Sentence(sentence, kind.value, words.text(f"web.lesson.kind.{kind.value}"))


def _chips(perspective: Perspective, step: Step | None) -> tuple[ShownChip, ...]:
    coaching = perspective.coaching
    if step is None or coaching is None:
        return ()
    asked = coaching.talk.asked
    shown: list[ShownChip] = []
    for number, chip in enumerate(step.chips):
        if chip.deed is Deed.SAY:
            label = words.text(coaching.lesson.text_id(chip.label))
        elif _is_possible(perspective, chip.deed):
            label = words.text(f"web.lesson.chip.{chip.deed.value}")
        else:
            continue
        shown.append(ShownChip(chip.deed.value, label, number, number in asked))
    return tuple(shown)


def _is_possible(perspective: Perspective, deed: Deed) -> bool:
    coaching = perspective.coaching
    if deed is Deed.ADVISE:
        return perspective.may_ask
    if deed is Deed.GO_BACK:
        return perspective.undo_refusal is None
    if deed is Deed.PLAY_ON:
        return coaching is not None and not coaching.plays_on and not perspective.places
    return True


def _chapters(lesson: Lesson, part: str, *, is_ended: bool) -> tuple[Chapter, ...]:
    now = lesson.chapters.index(part) if part in lesson.chapters else 0
    return tuple(
        [
            Chapter(
                words.text(lesson.text_id(f"part.{name}")),
                _PAST if number < now else _NOW if number == now and not is_ended else _AHEAD,
            )
            for number, name in enumerate(lesson.chapters)
        ]
    )


def _rings(perspective: Perspective, step: Step | None) -> str:
    coaching = perspective.coaching
    if step is None or coaching is None:
        return ""
    asked = [step.chips[number].show for number in coaching.talk.asked[-1:]]
    rings: Sequence[Ring] = [ring for show in (step.show, *asked) for ring in show]
    return " ".join([_ring(ring, perspective, coaching) for ring in rings])


def _ring(ring: Ring, perspective: Perspective, coaching: Coaching) -> str:
    """Return what the page calls a part: ``plants``, ``plant:10``, ``seat:B``."""
    if ring.part != "seat":
        return f"{ring.part}:{ring.name}" if ring.name else ring.part
    if ring.name == WHO:
        who = coaching.talk.texts[-1].text.values.get("who", perspective.seat)
        return f"seat:{letter(int(str(who)))}"
    return f"seat:{perspective.me if ring.name == 'me' else ring.name}"
