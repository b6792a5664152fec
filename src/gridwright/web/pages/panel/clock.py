"""What the action panel says when somebody's time is up, and during a break."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.clocks.faces import Face
from gridwright.web.clocks.rows import AtFlag
from gridwright.web.clocks.running import MOST_FLAGS
from gridwright.web.clocks.units import MINUTE
from gridwright.web.models import NoteKind, ProposalKind
from gridwright.web.pages.levels import level_name
from gridwright.web.pages.panel.parts import house_picture
from gridwright.web.pages.seat_times import HeadTime, head_time, moment_in, shown_moment
from gridwright.web.pages.spans import countdown, seconds_in_words, span_in_words
from gridwright.web.play import breaks
from gridwright.web.play.perspective import Perspective
from gridwright.web.play.seating import Seating

_SECOND: Final = 1000  # milliseconds
_OF_SEATS: Final = (NoteKind.FLAG, NoteKind.RETURNED, NoteKind.LEFT)


@dataclass(frozen=True, slots=True)
class LatePanel:
    """What somebody is told for whom a bot plays."""

    heading: str
    mark: SafeString
    sentence: SafeString | str
    is_time_up: bool
    can_return: bool
    about: str  # what coming back brings

    @property
    def none_left(self) -> str:
        return countdown(0)


@dataclass(frozen=True, slots=True)
class Remedy:
    """What the others may propose when somebody's time is up."""

    kind: str
    number: int
    label: str
    is_grave: bool = False


@dataclass(frozen=True, slots=True)
class MissedSeat:
    """What the others are told of the seat that is asked, whose time is up."""

    heading: str  # in place of what the seat is doing; "" leaves that
    happened: SafeString
    agreed: str
    facts: list[tuple[str, SafeString | str]]
    replacement: Remedy | None  # a bot, on which more than half must agree
    remedies: list[Remedy]  # on which all must


@dataclass(frozen=True, slots=True)
class BreakCard:
    """A break: how long it is, and who is back."""

    heading: SafeString
    about: SafeString
    sentences: list[str]
    can_return: bool


@dataclass(frozen=True, slots=True)
class ClockPanel:
    """All that the panel shows of the clock."""

    head: HeadTime | None
    late: LatePanel | None
    missed: MissedSeat | None
    rest: BreakCard | None
    overdue: str  # said to the viewer for whom all wait


def clock_key(perspective: Perspective) -> tuple[object, ...]:
    """Return what all this depends on."""
    face = perspective.running_clock
    if face is None:
        return ()
    seats = [
        (seat.stand_in, seat.has_left, seat.lent_for, seat.given_in, seat.guest_id)
        for seat in perspective.seats
    ]
    notes = [(note.kind, note.seat, note.created) for note in perspective.log_notes]
    asked = perspective.seats[perspective.to_act] if perspective.to_act >= 0 else None
    seen = None if asked is None or not asked.flags else _last_seen(asked)
    return (face.key, face.look, perspective.own, perspective.guest, seats, notes, seen)


def clock_panel(perspective: Perspective) -> ClockPanel | None:
    face = perspective.running_clock
    if face is None:
        return None
    is_overdue = face.is_overdue and perspective.is_my_turn
    return ClockPanel(
        head_time(face, perspective.seats, perspective.seat),
        _late_panel(perspective, face) if perspective.is_stood_in else None,
        _missed_seat(perspective, face),
        _break_card(perspective, face) if face.is_on_break else None,
        words.text("web.clock.up_wait") if is_overdue else "",
    )


# Whose time is up


def _last_note(perspective: Perspective, seat: models.Seat) -> models.LogNote | None:
    """Return why a bot plays for a seat, if it was not asked to."""
    notes = [
        note
        for note in perspective.log_notes
        if note.kind in _OF_SEATS and note.seat == seat.number
    ]
    note = notes[-1] if notes else None
    if note is None or note.kind == NoteKind.RETURNED:
        return None
    is_lent = note.kind == NoteKind.FLAG and note.line == AtFlag.TURN and not seat.has_left
    return None if is_lent and not seat.lent_for else note


def _late_panel(perspective: Perspective, face: Face) -> LatePanel:
    seat = perspective.seats[perspective.seat]
    note = _last_note(perspective, seat)
    mark = house_picture(letter(seat.number))
    if note is None:
        heading = words.text("web.people.your_bot", bot=perspective.bot_names[seat.number])
        return LatePanel(heading, mark, "", is_time_up=False, can_return=True, about="")
    if note.kind == NoteKind.LEFT:
        heading = words.text("web.clock.has_given_up")
        is_over = not Seating(perspective.seats).people
        sentence = words.text("web.clock.finishing") if is_over else ""
        return LatePanel(heading, mark, sentence, is_time_up=False, can_return=False, about="")
    return LatePanel(
        words.text("web.clock.up_heading"),
        mark,
        _late_sentence(seat, note),
        is_time_up=True,
        can_return=not seat.has_left,
        about="" if seat.has_left else _cost_of_return(seat, note, face),
    )


def _late_sentence(seat: models.Seat, note: models.LogNote) -> SafeString | str:
    level = level_name(seat.stand_in)
    if seat.has_left:
        return words.text("web.clock.up_last")
    if note.line == AtFlag.TURN:
        return words.text("web.clock.up_turn", level=level)
    if note.line == AtFlag.WAIT or note.created is None:
        return words.text("web.clock.up_given", level=level)
    return moment_in("web.clock.up_bot", note.created, level=level)


def _cost_of_return(seat: models.Seat, note: models.LogNote, face: Face) -> str:
    left = 0 if note.line == AtFlag.WAIT else max(0, MOST_FLAGS - seat.flags)
    return words.text("web.clock.up_about", left=left, grant=_grant(seat, face))


def _grant(seat: models.Seat, face: Face) -> str:
    """Return what a seat has in its bank once its person is back."""
    return span_in_words(max(seat.bank, face.terms.grant * _SECOND))


def _missed_seat(perspective: Perspective, face: Face) -> MissedSeat | None:
    """Return what is said of the seat that is asked; None where its person plays in time."""
    number = perspective.to_act
    if number < 0 or number in perspective.own:
        return None
    seat = perspective.seats[number]
    is_overdue = face.is_overdue and face.seat == number
    note = _last_note(perspective, seat) if seat.stand_in or is_overdue else None
    if note is None or note.kind != NoteKind.FLAG or note.created is None:
        return None
    may_ask = any([not perspective.seats[own].level for own in perspective.own])
    return MissedSeat(
        heading="" if is_overdue else _plays_for(seat),
        happened=moment_in("web.clock.was_up_at", note.created, name=seat.name),
        agreed=_agreed(seat, note),
        facts=[] if seat.has_left else _facts(seat, face),
        replacement=_replacement(seat) if may_ask and is_overdue else None,
        remedies=_remedies(perspective, face, seat) if may_ask else [],
    )


def _plays_for(seat: models.Seat) -> str:
    return words.text("web.clock.plays_for", level=level_name(seat.stand_in), name=seat.name)


def _remedies(perspective: Perspective, face: Face, seat: models.Seat) -> list[Remedy]:
    remedies = []
    if breaks.may_be_given(seat, perspective.view.round):
        label = words.text("web.clock.give_time", span=seconds_in_words(face.terms.gift))
        remedies.append(Remedy(ProposalKind.TIME, seat.number, label))
    if not face.is_on_break:
        minutes = breaks.lengths(face.terms)[0]
        label = words.text("web.clock.break_of", span=seconds_in_words(minutes * MINUTE))
        remedies.append(Remedy(ProposalKind.BREAK, minutes, label))
    label = words.text("web.clock.abandon")
    return [*remedies, Remedy(ProposalKind.ABANDON, 0, label, is_grave=True)]


def _replacement(seat: models.Seat) -> Remedy:
    return Remedy(ProposalKind.STAND_IN, seat.number, words.text("web.clock.give_seat"))


def _agreed(seat: models.Seat, note: models.LogNote) -> str:
    way = "kept" if seat.has_left else note.line
    return words.text(f"web.clock.agreed_{way}", name=seat.name)


def _facts(seat: models.Seat, face: Face) -> list[tuple[str, SafeString | str]]:
    bank = words.text(
        "web.clock.bank_of",
        left=countdown(seat.bank if seat.stand_in else 0),
        bank=countdown(face.terms.bank * _SECOND),
    )
    facts: list[tuple[str, SafeString | str]] = [(words.text("web.clock.bank"), bank)]
    if (seen := _last_seen(seat)) is not None:
        facts.append((words.text("web.clock.last_seen"), shown_moment(seen)))
    if seat.stand_in:
        facts.append((words.text("web.clock.on_return"), _grant(seat, face)))
    return facts


def _last_seen(seat: models.Seat) -> datetime | None:
    """Return the minute in which a page of somebody was open last."""
    return None if seat.guest is None else seat.guest.seen.replace(second=0, microsecond=0)


# Breaks


def _break_card(perspective: Perspective, face: Face) -> BreakCard:
    assert face.until is not None
    seats = {
        seat.guest_id: seat.name for seat in reversed(perspective.seats) if not seat.level
    }  # of somebody with several seats, the first
    people = Seating(perspective.seats).people
    back = [guest for guest in people if guest in face.returned]
    missing = tuple([seats[guest] for guest in people if guest not in back])
    others = tuple([seats[guest] for guest in back if guest != perspective.guest])
    sentences = []
    if perspective.guest in back:
        sentences.append(words.text("web.clock.you_are_back"))
    if others:
        sentences.append(words.text("web.clock.are_back", names=others, count=len(others)))
    if back:
        sentences.append(words.text("web.clock.not_back", names=missing))
    return BreakCard(
        moment_in("web.clock.break_heading", face.until),
        moment_in("web.clock.break_about", face.until),
        sentences,
        can_return=perspective.guest in people and perspective.guest not in back,
    )
