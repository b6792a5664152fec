"""The log: sentences by phase, each with the seat that acted."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.events import NOBODY
from gridwright.core.game import Snapshot
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.clocks.units import MINUTE
from gridwright.web.pages import narration
from gridwright.web.pages.common import phase_name
from gridwright.web.pages.levels import level_name
from gridwright.web.pages.narration import Account, Fact
from gridwright.web.pages.spans import seconds_in_words, stopwatch
from gridwright.web.play.perspective import Perspective
from gridwright.web.play.proposals import own_event

_MOST: Final = 80  # lines, the latest
_FACTS: Final = 240  # events that they are made of, at most
_KEPT: Final = 8192  # lines, those of about a hundred logs
_OF_CLOCKS: Final = (
    *(models.NoteKind.FLAG, models.NoteKind.RETURNED, models.NoteKind.LEFT),
    *(models.NoteKind.BREAK, models.NoteKind.RESUMED, models.NoteKind.TIME),
)


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
    bids: tuple[str, ...] = ()  # that it sums up, and how that is called
    summary: str = ""
    time: str = ""  # that the turn took which it ends, at a table with a clock

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
    accounts, is_cut = _accounts(perspective)
    sections: list[LogSection] = []
    if len(perspective.history) == 1:
        sections.append(_setup(perspective))
    notes = [
        note
        for note in perspective.log_notes
        if not is_cut or note.after >= accounts[0].first.number
    ]
    times = _times(perspective, accounts)
    for place, account in enumerate(accounts):
        while notes and notes[0].after < account.first.number:
            _append(sections, _note_line(perspective, notes.pop(0), since))
        heading = _heading(perspective, account.first, headings)
        if heading and (not sections or sections[-1].heading != heading):
            sections.append(LogSection(heading))
        event = account.first.event
        if event is None or not event.kind.is_round:
            line = _line(perspective, account, since)
            _append(sections, replace(line, time=times.get(place, "")))
    for note in notes:
        _append(sections, _note_line(perspective, note, since))
    for question in questions:
        _put_question(sections, question)
    return [section for section in sections if section.lines]


def _accounts(perspective: Perspective) -> tuple[list[Account], bool]:
    """Return the latest accounts, and whether there are earlier ones."""
    facts = narration.facts(perspective)
    latest_facts = facts[-_FACTS:]
    accounts = narration.accounts(latest_facts, perspective.bots)
    return accounts[-_MOST:], len(facts) > _FACTS or len(accounts) > _MOST


def _times(perspective: Perspective, accounts: list[Account]) -> dict[int, str]:
    """Return how long each turn took that is over, by the place of the account that ends it."""
    turns = {turn.last + 1: turn for turn in perspective.turn_times}
    latest = perspective.history[-1]
    phase = perspective.game.phase_of(perspective.view)
    if (perspective.to_act, phase) == (latest.seat, latest.phase):
        turns.pop(latest.number, None)
    turn_of = {
        number: turn for turn in turns.values() for number in range(turn.first + 1, turn.last + 2)
    }
    places = {
        turn_of[fact.number]: place
        for place, account in enumerate(accounts)
        for fact in account.facts
        if fact.number in turn_of and fact.seat == turn_of[fact.number].seat
    }
    return {place: stopwatch(turn.milliseconds) for turn, place in places.items()}


def log_key(perspective: Perspective) -> tuple[object, ...]:
    """Return what the log depends on: what was played never changes, and notes may move."""
    notes = [
        (note.after, note.kind, note.seat, note.actor, note.line) for note in perspective.log_notes
    ]
    return (perspective.version, perspective.seat, perspective.names, perspective.bots, notes)


def _put_question(sections: list[LogSection], question: ShownProposal) -> None:
    """Put a *question* at the line of the action before which the table would go back."""
    for section in sections:
        for line in section.lines:
            if line.number > question.back_to:  # a line is told by the last of its actions
                section.questions[line.number] = question
                return


def first_shown(perspective: Perspective) -> int:
    """Return the number of the first action that the log still has."""
    accounts, _ = _accounts(perspective)
    return accounts[0].first.number if accounts else 0


def deed(perspective: Perspective, index: int) -> str:
    """Return in a sentence what the action *index* was; "" where it has none."""
    entry = perspective.history[index + 1]
    event = own_event(entry.seat, entry.events)
    return "" if event is None else narration.event_sentence(perspective, event)


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
    for account in reversed(_accounts(perspective)[0]):
        event = account.first.event
        if event is None or not event.kind.is_round:
            return replace(_line(perspective, account, -1), bids=())
    return None


def _heading(perspective: Perspective, fact: Fact, known: dict[str, str]) -> str:
    event = fact.event
    if event is not None and event.kind.is_round:
        return words.text("web.table.round_heading", round=event.values["round"])
    phase = fact.phase if event is None else event.kind.phase
    if not phase or fact.seat == NOBODY:  # what follows by itself belongs to the action before
        return ""
    if phase not in known:
        known[phase] = phase_name(phase, perspective.sentence_names)
    return known[phase]


def _line(perspective: Perspective, account: Account, since: int) -> LogLine:
    """Return an account as a line; what the game does by itself has no roof."""
    whole = narration.sentence(perspective, account)
    last = account.last
    line = _sentence(perspective, last.number, last.seat, whole, is_old=last.number <= since)
    if account.first.is_unasked:
        line = replace(line, rest=words.text("web.panel.unasked", sentence=line.rest))
    bids = [fact.event for fact in account.bids if fact.event is not None]
    if not bids:
        return line
    sentences = tuple([narration.event_sentence(perspective, event) for event in bids])
    return replace(line, bids=sentences, summary=narration.bids_summary(account))


def _note_line(perspective: Perspective, note: models.LogNote, since: int) -> LogLine:
    """Return a note as a line, which is old once the viewer has acted after it."""
    name, names = perspective.names[note.seat], perspective.sentence_names
    if note.kind in _OF_CLOCKS:
        sentence = _of_clock(perspective, note)
    elif note.kind == models.NoteKind.HINT:
        sentence = words.text("web.people.told.hint", name=name)
    else:
        if note.event:
            kind, fields = note.event["kind"], note.event["values"]
            what = words.current().event_of(kind, note.actor, fields, names)
        else:
            actor = perspective.names[note.actor]
            what = words.text("web.people.step", name=actor, line=note.line)
        sentence = words.text(f"web.back.told.{note.kind}", name=name, what=what)
    return _sentence(perspective, note.after, note.seat, sentence, is_old=note.after < since)


def _of_clock(perspective: Perspective, note: models.LogNote) -> str:
    """Return what happened to the time of a seat; what was agreed on does not change."""
    values: dict[str, Value] = {"name": perspective.names[note.seat]}
    face = perspective.clock
    if note.kind == models.NoteKind.BREAK:
        values["span"] = seconds_in_words(int(note.line) * MINUTE)
    elif note.kind == models.NoteKind.TIME and face is not None:
        values["span"] = seconds_in_words(face.terms.gift)
    elif note.kind == models.NoteKind.FLAG and face is not None:
        values |= {"at_flag": note.line, "level": level_name(face.terms.level)}
    return words.text(f"web.clock.told.{note.kind}", **values)


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
        message = Message("web.table.setup_removed", {"plants": removed})
        sentences.append(words.say(message, perspective.sentence_names))
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
