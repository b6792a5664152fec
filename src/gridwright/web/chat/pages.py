"""The chat as pages show it: lines, quick phrases, the people at a table, reports, one's notes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.chat import relations, reporting, talking
from gridwright.web.chat.reporting import Person
from gridwright.web.chat.rows import LONGEST_MEMO, LONGEST_TEXT
from gridwright.web.chat.talking import Conversation
from gridwright.web.models import RelationKind, Room, TableState
from gridwright.web.pages.common import Context
from gridwright.web.pages.parts import Part, Templates
from gridwright.web.people.pages import settings_page

_KEPT: Final = 4096  # lines that were rendered, those of some fifty chats
_LAID: Final = ("good_luck", "one_moment", "thanks", "sorry")  # quick phrases before the game
_PLAYED: Final = ("one_moment", "well_played", "thanks", "pause", "your_turn", "sorry")
_OVER: Final = ("well_played", "thanks", "sorry", "good_luck")
_OPENING: Final = 1  # the round until which one wishes good luck


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line of the chat as one visitor reads it."""

    number: int
    letter: str  # of the seat whose roof stands before it
    name: str
    text: str
    moment: str  # for scripts, which show it in the time of the browser
    time: str
    href: str  # to what one may do about the speaker; "" for one's own lines
    is_own: bool = False
    is_removed: bool = False
    is_of_watchers: bool = False

    @property
    def item(self) -> SafeString:
        return _rendered(words.current().language, self)


@lru_cache(_KEPT)
def _rendered(language: str, line: ShownLine) -> SafeString:  # noqa: ARG001 - words differ by it
    return render_to_string("gridwright/chat/line.html", {"line": line})


@dataclass(frozen=True, slots=True)
class ShownChat:
    """The part of a page that others' lines are fetched with."""

    table: str
    lines: tuple[ShownLine, ...]
    phrases: tuple[str, ...]  # the names of those that can be pressed
    note: str  # why there is no field, or nothing to press

    @property
    def items(self) -> SafeString:
        return mark_safe("".join([line.item for line in self.lines]))  # noqa: S308 - all are safe


@dataclass(frozen=True, slots=True)
class ChatBox:
    """What stands around the part and is not replaced, so that nothing typed is lost."""

    has_chat: bool
    has_field: bool
    placeholder: str
    memo: str | None
    memo_mark: str
    is_ended: bool
    longest: int = LONGEST_TEXT
    longest_memo: int = LONGEST_MEMO


def chat_box(conversation: Conversation | None) -> ChatBox | None:
    """Return what stands around the part; None where there is neither chat nor notes."""
    if conversation is None:
        return None
    voice = conversation.voice
    memo = (
        talking.memo_of(conversation.table, conversation.guest)
        if conversation.takes_notes
        else None
    )
    room = Room.TABLE if voice is None else voice.room
    return ChatBox(
        has_chat=conversation.has_chat,
        has_field=voice is not None and voice.is_free,
        placeholder=words.text(f"web.chat.to.{room}"),
        memo=memo,
        memo_mark=talking.memo_mark(memo or ""),
        is_ended=talking.is_ended(conversation.table),
    )


def chat_part(conversation: Conversation, templates: Templates, zone: str = "") -> Part:
    """Return the part 'chat': lines, and quick phrases to answer with."""
    shown = _chat(conversation, zone)
    return Part(
        "chat", (shown,), lambda: templates.render("gridwright/chat/chat.html", {"chat": shown})
    )


def _chat(conversation: Conversation, zone: str) -> ShownChat:
    voice = conversation.voice
    note = ""
    if voice is None:
        note = words.text(
            "web.chat.reads" if conversation.guest is None else "web.chat.reads_guest"
        )
    elif voice.limit is not None:
        note = words.say(voice.limit)
    return ShownChat(
        conversation.table.pk,
        tuple([_line(conversation, line, zone) for line in conversation.lines]),
        () if voice is None else _phrases(conversation.table),
        note,
    )


def _phrases(row: models.Table) -> tuple[str, ...]:
    """Return the quick phrases that there is use for now."""
    if row.state == TableState.WAITING:
        return _LAID
    if row.state == TableState.RUNNING:
        return (*_PLAYED, "good_luck") if row.round <= _OPENING else _PLAYED
    return _OVER


def _line(conversation: Conversation, line: models.ChatLine, zone: str) -> ShownLine:
    seat = talking.seat_of_line(conversation.seating, line)
    is_own = conversation.guest is not None and line.by_id == conversation.guest.pk
    is_known = line.by_id is not None and not is_own
    at = reverse("person", args=[conversation.table.pk])
    return ShownLine(
        number=line.pk,
        letter="" if seat is None else letter(seat.number),
        name=talking.name_of(conversation.seating, line) or words.text("web.chat.gone"),
        text=text_of(line),
        moment=line.created.astimezone(UTC).isoformat(timespec="seconds"),
        time=_time(line.created, zone),
        href=f"{at}?line={line.pk}" if is_known and conversation.guest is not None else "",
        is_own=is_own,
        is_removed=line.taken_out_id is not None,
        is_of_watchers=line.room == Room.WATCHERS,
    )


def text_of(line: models.ChatLine) -> str:
    """Return what a line says to who reads it; of a removed one only that it was removed."""
    if line.taken_out_id is not None:
        return words.text("web.chat.removed")
    return words.text(f"web.chat.phrase.{line.phrase}") if line.phrase else line.text


def _time(moment: datetime, zone: str) -> str:
    """Return the time of day in a *zone*, with the day where that is not today."""
    there = ZoneInfo(zone or "UTC")
    local = moment.astimezone(there)
    time = f"{local:%H:%M}"
    if local.date() == timezone.now().astimezone(there).date():
        return time
    return f"{words.day(local)} {time}"


# What one may do about people


@dataclass(frozen=True, slots=True)
class ShownPerson:
    """Somebody at a table who may be befriended, muted, blocked and reported."""

    name: str
    query: str  # by which forms name them
    reference: tuple[str, int]  # the same as a field
    is_muted: bool
    is_blocked: bool
    is_friend: bool
    text: str = ""  # that they have said, where the page is about a line
    report: str = ""


def people_page(row: models.Table, guest: models.Guest, people: Sequence[Person]) -> Context:
    """Return what *guest* may do about *people*."""
    kinds = {each.about_id: each.kind for each in relations.relations_of(guest)}
    return {"table": row, "people": [_person(row, each, kinds) for each in people]}


def _person(row: models.Table, person: Person, kinds: dict[int, str]) -> ShownPerson:
    kind = kinds.get(person.guest.pk, "")
    field, number = person.reference
    query = f"{field}={number}"
    return ShownPerson(
        name=person.name,
        query=query,
        reference=person.reference,
        is_muted=kind == RelationKind.MUTED,
        is_blocked=kind == RelationKind.BLOCKED,
        is_friend=kind == RelationKind.FRIEND,
        text="" if person.line is None else text_of(person.line),
        report=f"{reverse('report', args=[row.pk])}?{query}",
    )


def report_page(
    row: models.Table,
    person: Person,
    sent: Mapping[str, str],
    error: GridwrightError | None = None,
) -> Context:
    """Return the form to report *person*, filled as it was *sent*."""
    return {
        "table": row,
        "person": person,
        "text": "" if person.line is None else text_of(person.line),
        "why": [(why, why == sent.get("why")) for why in reporting.REASONS],
        "typed": sent.get("text", ""),
        "longest": reporting.LONGEST_TEXT,
        "reason": "" if error is None else words.say(error.message),
    }


def blocked_page(guest: models.Guest | None, member: models.Account | None) -> Context:
    """Return whom somebody has befriended, muted or blocked."""
    known = relations.relations_of(guest)
    return {
        **settings_page("blocked", member),
        "friends": [each for each in known if each.kind == RelationKind.FRIEND],
        "relations": [
            (each, words.text(f"web.chat.is.{each.kind}"))
            for each in known
            if each.kind != RelationKind.FRIEND
        ],
    }
