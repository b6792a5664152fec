"""The log: sentences by phase, each with the seat that acted."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.events import NOBODY, Event
from gridwright.core.game import Snapshot
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.play.perspective import Perspective
from gridwright.web.play.proposals import own_event
from gridwright.web.recent import RecentValues

_MOST: Final = 80  # sentences, the latest
_KEPT: Final = 8192  # sentences, those of about a hundred logs
_SENTENCES: Final[RecentValues[str]] = RecentValues(_KEPT)


@dataclass(frozen=True, slots=True)
class ShownProposal:
    """A proposal as a page shows it."""

    id: int
    sentence: str
    count: str  # how many have agreed
    can_answer: bool
    has_agreed: bool
    back_to: int = -1  # the action before which the table would go back, if the log has its line


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence: the name that it begins with, and the rest."""

    number: int  # of the action
    letter: str  # of the seat whose roof stands before it
    name: str
    rest: str
    is_old: bool  # whether the viewer has acted since

    @property
    def item(self) -> SafeString:
        """The line as an item of the log."""
        return _rendered("gridwright/table/log_line.html", self)

    @property
    def sentence(self) -> SafeString:
        return _rendered("gridwright/table/sentence.html", self)


@lru_cache(_KEPT)
def _rendered(template: str, line: LogLine) -> SafeString:
    """Return a line as markup; all seats of a table are shown the same, again and again."""
    return render_to_string(template, {"line": line})


@dataclass(slots=True)
class LogSection:
    """The sentences of one phase, or those before the first one of a round."""

    heading: str
    lines: list[LogLine] = field(default_factory=list)
    questions: dict[int, ShownProposal] = field(default_factory=dict)  # by number of the action

    @property
    def is_old(self) -> bool:
        return all([line.is_old for line in self.lines])

    @property
    def items(self) -> SafeString:
        """All lines as items of the log, joined here: a loop of a template takes much longer."""
        return mark_safe("".join([line.item for line in self.lines]))  # noqa: S308 - all are safe

    @property
    def asked_lines(self) -> list[tuple[LogLine, ShownProposal | None]]:
        """The lines, with the question about going back before one of them."""
        last = {line.number: place for place, line in enumerate(self.lines)}
        return [
            (line, self.questions.get(line.number) if last[line.number] == place else None)
            for place, line in enumerate(self.lines)
        ]


def log(perspective: Perspective, questions: Iterable[ShownProposal] = ()) -> list[LogSection]:
    """Return what happened, the latest last; before the first action, how the table was laid.

    *questions* about going back stand at the lines that they are about.
    """
    since = last_own(perspective)
    headings: dict[str, str] = {}  # by phase
    entries = [
        (entry.number, entry.seat, event) for entry in perspective.history for event in entry.events
    ]
    first = max(len(entries) - _MOST, 0)
    sections: list[LogSection] = []
    if len(perspective.history) == 1:
        sections.append(_setup(perspective))
    notes = [note for note in perspective.log_notes if not first or note.after >= entries[first][0]]
    for place, (number, seat, event) in enumerate(entries[first:], first):
        while notes and notes[0].after < number:
            _append(sections, _note_line(perspective, notes.pop(0), since))
        heading = _heading(perspective, event, headings)
        if heading and (not sections or sections[-1].heading != heading):
            sections.append(LogSection(heading))
        if event.kind.is_round:
            continue
        line = _line(perspective, number, seat, event, is_old=number <= since)
        if place in perspective.unasked:
            line = replace(line, rest=words.text("web.panel.unasked", sentence=line.rest))
        _append(sections, line)
    for note in notes:
        _append(sections, _note_line(perspective, note, since))
    for question in questions:
        number = question.back_to + 1
        home = [section for section in sections if number in [at.number for at in section.lines]]
        if home:
            home[0].questions[number] = question
    return [section for section in sections if section.lines]


def log_key(perspective: Perspective) -> tuple[object, ...]:
    """Return what the log depends on: what was played never changes, and notes may move."""
    notes = [
        (note.after, note.kind, note.seat, note.actor, note.line) for note in perspective.log_notes
    ]
    return (perspective.version, perspective.seat, perspective.names, notes)


def first_shown(perspective: Perspective) -> int:
    """Return the number of the first action that the log still has."""
    numbers = [entry.number for entry in perspective.history for _ in entry.events]
    return numbers[max(len(numbers) - _MOST, 0)] if numbers else 0


def deed(perspective: Perspective, index: int) -> str:
    """Return in a sentence what the action *index* was; "" where it has none."""
    entry = perspective.history[index + 1]
    event = own_event(entry.seat, entry.events)
    return "" if event is None else _event_sentence(perspective, event)


def _append(sections: list[LogSection], line: LogLine) -> None:
    if not sections:
        sections.append(LogSection(""))
    sections[-1].lines.append(line)


def last_own(perspective: Perspective) -> int:
    """Return the number of the last action of the viewer; -1 where there is none."""
    if perspective.seat < 0:
        return -1
    return max(
        [entry.number for entry in perspective.history if entry.seat == perspective.seat],
        default=-1,
    )


def latest(perspective: Perspective) -> LogLine | None:
    """Return the last line, for where there is room for one."""
    log_notes = perspective.log_notes
    if log_notes and log_notes[-1].after >= perspective.history[-1].number:
        return _note_line(perspective, log_notes[-1], -1)
    for entry in reversed(perspective.history):
        for event in reversed(entry.events):
            if not event.kind.is_round:
                return _line(perspective, entry.number, entry.seat, event, is_old=False)
    return None


def _heading(perspective: Perspective, event: Event, known: dict[str, str]) -> str:
    if event.kind.is_round:
        return words.text("web.table.round_heading", round=event.values["round"])
    phase = event.kind.phase
    if not phase or event.seat == NOBODY:  # what follows by itself belongs to the action before
        return ""
    if phase not in known:
        name = words.say(Message("web.phase", {"phase": phase}), perspective.sentence_names)
        known[phase] = name[:1].upper() + name[1:]
    return known[phase]


def _line(
    perspective: Perspective, number: int, seat: int, event: Event, *, is_old: bool
) -> LogLine:
    sentence = _event_sentence(perspective, event)
    who = event.seat if event.seat != NOBODY else seat
    return _sentence(perspective, number, who, sentence, is_old=is_old)


def _event_sentence(perspective: Perspective, event: Event) -> str:
    """Return the sentence of *event*, which is the same for all seats, and on every later page."""
    names, catalogue = perspective.sentence_names, words.current()
    fact = (event.kind.id, event.seat, tuple(event.values.items()))
    key = (catalogue, perspective.game, names.players, fact)
    return _SENTENCES.get(key, lambda: catalogue.event(event, names))


def _note_line(perspective: Perspective, note: models.LogNote, since: int) -> LogLine:
    """Return a note as a line, which is old once the viewer has acted after it."""
    if note.event:
        kind, fields = note.event["kind"], note.event["values"]
        what = words.current().event_of(kind, note.actor, fields, perspective.sentence_names)
    else:
        what = words.text("web.people.step", name=perspective.names[note.actor], line=note.line)
    values: dict[str, Value] = {"name": perspective.names[note.seat], "what": what}
    sentence = words.text(f"web.back.told.{note.kind}", **values)
    return _sentence(perspective, note.after, note.seat, sentence, is_old=note.after < since)


def _sentence(
    perspective: Perspective, number: int, who: int, sentence: str, *, is_old: bool
) -> LogLine:
    name = perspective.names[who] if 0 <= who < len(perspective.names) else ""
    begins = bool(name) and sentence.startswith(f"{name} ")
    mark = letter(who) if name else ""
    head = name if begins else ""
    return LogLine(number, mark, head, sentence[len(head) :], is_old)


def _setup(perspective: Perspective) -> LogSection:
    snapshot = perspective.game.snapshot(perspective.view)
    sentences: list[str] = []
    if regions := _words(snapshot, "regions"):
        message = Message("web.table.setup_regions", {"regions": regions})
        sentences.append(words.say(message, perspective.sentence_names))
    if removed := _words(snapshot, "removed"):
        sentences.append(words.text("web.table.setup_removed", plants=removed))
    seats = dict(
        zip([letter(seat.number) for seat in perspective.seats], perspective.names, strict=True)
    )
    order = tuple([seats[mark] for mark in _words(snapshot, "order") if mark in seats])
    sentences.append(words.text("web.table.setup_order", order=order))
    lines = [LogLine(0, "", "", sentence, is_old=False) for sentence in sentences]
    return LogSection(words.text("web.table.setup"), lines)


def _words(snapshot: Snapshot, key: str) -> tuple[str, ...]:
    value = snapshot.get(key)
    return tuple([str(word) for word in value]) if isinstance(value, list) else ()
