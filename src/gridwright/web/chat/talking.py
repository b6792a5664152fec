"""What is said at a table, who hears it, and the private notes of the people who sit there.

There are two rooms. In that of the *table* speaks who has a seat; whoever looks on may read it. In
that of the *watchers* speak members without a seat, and the seats read it only after the end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from django.db.models import Exists, OuterRef
from django.utils import timezone

from gridwright.core.errors import GridwrightError, Message, Values
from gridwright.core.events import NOBODY
from gridwright.core.plain import is_plain
from gridwright.web import limits, models
from gridwright.web.chat import relations
from gridwright.web.chat.rows import LONGEST_MEMO, LONGEST_TEXT
from gridwright.web.models import ChatMode, NoticeKind, Room
from gridwright.web.notes.notices import tell
from gridwright.web.people.club import club
from gridwright.web.play.seating import Seating
from gridwright.web.play.writing import changing

PHRASES: Final = (  # each is a message, so that everybody reads it in their own language
    *("good_luck", "well_played", "one_moment", "thanks"),
    *("pause", "your_turn", "sorry"),
)
SHOWN: Final = 80  # lines on a page, the latest
KEPT: Final = timedelta(days=90)  # after the end of the game
KEPT_TAKEN_OUT: Final = timedelta(days=365)
_NEW: Final = timedelta(days=1)  # how long somebody who has finished no game is new
_HOUR: Final = 60 * 60  # seconds
_MENTIONS: Final = "web.chat.mentions"
_ENDED: Final = (models.TableState.OVER, models.TableState.ABANDONED)


class TooOftenError(GridwrightError):
    """Somebody has said more than fits on anybody's screen."""

    def __init__(self, seconds: int) -> None:
        super().__init__("web.chat.often")
        self.seconds = seconds


class NotesChangedError(GridwrightError):
    """Notes were written elsewhere since this page showed them."""

    def __init__(self) -> None:
        super().__init__("web.chat.memo_changed")


# Who may say what


@dataclass(frozen=True, slots=True)
class Voice:
    """Where somebody is heard, and whether in words of their own."""

    room: str
    limit: Message | None = None  # why there are only quick phrases

    @property
    def is_free(self) -> bool:
        return self.limit is None


def is_ended(row: models.Table) -> bool:
    return row.state in _ENDED


def has_chat(row: models.Table, seating: Seating) -> bool:
    """Whether people talk at *row*: nobody does alone against bots, in lessons or at puzzles."""
    if row.kind != models.TableKind.GAME or row.chat == ChatMode.NONE:
        return False
    holders = {seat.guest_id or -1 - seat.number for seat in seating.seats if not seat.bot}
    return len(holders) > 1


def has_notes(row: models.Table, seating: Seating, guest: models.Guest | None) -> bool:
    """Whether *guest* may take notes at *row*."""
    return row.kind == models.TableKind.GAME and seating.seat_of(guest) >= 0


def rooms_for(row: models.Table, seating: Seating, guest: models.Guest | None) -> tuple[str, ...]:
    """Return the rooms whose lines *guest* may read."""
    if not has_chat(row, seating):
        return ()
    is_seated = seating.seat_of(guest) >= 0
    return (Room.TABLE,) if is_seated and not is_ended(row) else (Room.TABLE, Room.WATCHERS)


def voice_of(
    row: models.Table,
    seating: Seating,
    guest: models.Guest | None,
    member: models.Account | None,
) -> Voice | None:
    """Return where *guest* is heard at *row*; None where they only read."""
    if guest is None or not has_chat(row, seating):
        return None
    is_seated = seating.seat_of(guest) >= 0
    if not is_seated and member is None:
        return None
    room = Room.TABLE if is_seated else Room.WATCHERS
    return Voice(room, _limit(row, guest, member, is_seated=is_seated))


def _limit(
    row: models.Table, guest: models.Guest, member: models.Account | None, *, is_seated: bool
) -> Message | None:
    """Return why *guest* has only quick phrases; None if they may write what they like."""
    if row.chat == ChatMode.PHRASES:
        return Message("web.chat.limit.table")
    if member is None:
        return Message("web.chat.limit.guest")
    settings = club()
    if settings.is_quiet or not settings.has_free_chat:
        return Message("web.chat.limit.club")
    if member.quiet_until is not None and member.quiet_until > timezone.now():
        return Message("web.chat.limit.quiet")
    is_among_strangers = not is_seated or (row.is_listed and row.host_id != guest.pk)
    if is_among_strangers and _is_new(member, guest):
        return Message("web.chat.limit.new")
    return None


def _is_new(member: models.Account, guest: models.Guest) -> bool:
    if timezone.now() - member.created >= _NEW:
        return False
    return not guest.seats.filter(table__state=models.TableState.OVER).exists()


# Saying something


def say(
    identifier: str,
    guest: models.Guest | None,
    member: models.Account | None,
    *,
    phrase: str = "",
    text: str = "",
) -> models.ChatLine:
    """Say a quick *phrase* or a *text* at a table, or raise `GridwrightError`.

    Pages learn of it as of any other change; no version moves, so nothing is played anew.
    """
    text = "" if phrase else checked_text(text)
    if phrase and phrase not in PHRASES:
        raise GridwrightError("web.error.bad")
    with changing(identifier) as change:
        row, seating = change.row, change.seating
        voice = voice_of(row, seating, guest, member)
        if voice is None or guest is None:
            is_closed = not has_chat(row, seating)
            raise GridwrightError("web.chat.closed" if is_closed else "web.chat.not_here")
        if text and voice.limit is not None:
            raise GridwrightError(voice.limit.id)
        if delay := limits.CHAT.delay(str(guest.pk)):
            raise TooOftenError(delay)
        seat = seating.seat_of(guest) if voice.room == Room.TABLE else NOBODY
        line = models.ChatLine.objects.create(
            table=row, room=voice.room, by=guest, seat=seat, phrase=phrase, text=text
        )
        change.show()
        if voice.room == Room.TABLE:
            _tell_mentioned(row, seating, line)
    return line


def checked_text(text: str) -> str:
    """Return words as they may stand in a chat, or raise `GridwrightError`."""
    text = text.strip()
    if not text:
        raise GridwrightError("web.chat.empty")
    if len(text) > LONGEST_TEXT or not is_plain(text):
        raise GridwrightError("web.chat.form", {"most": LONGEST_TEXT})
    return text


def _tell_mentioned(row: models.Table, seating: Seating, line: models.ChatLine) -> None:
    """Tell whoever is named with an @ that they are: once an hour, without the words."""
    speaker = line.by
    if "@" not in line.text or speaker is None:
        return
    hour = int(line.created.timestamp()) // _HOUR
    for seat in seating.seats:
        if seat.guest is None or seat.guest_id == speaker.pk:
            continue
        is_named = any([is_mentioned(name, line.text) for name in {seat.name, seat.guest.name}])
        if is_named and not relations.is_unheard(speaker.pk, seat.guest):
            cause = f"mention {row.pk} {speaker.pk} {hour}"
            values: Values = {"name": seating.seats[line.seat].name}
            tell(seat.guest, NoticeKind.MENTION, cause, _MENTIONS, values, table=row)


def is_mentioned(name: str, text: str) -> bool:
    """Whether *text* has @ and a whole *name*: "@Ana" is not in "@Anabel"."""
    mention, folded = f"@{name}".casefold(), text.casefold()
    start = folded.find(mention)
    while start >= 0:
        end = start + len(mention)
        if end == len(folded) or not folded[end].isalnum():
            return True
        start = folded.find(mention, end)
    return False


# Reading


@dataclass(frozen=True, slots=True)
class Conversation:
    """What somebody may read and say at a table."""

    table: models.Table
    seating: Seating
    guest: models.Guest | None
    lines: tuple[models.ChatLine, ...]  # the latest last
    voice: Voice | None
    has_chat: bool
    takes_notes: bool


def conversation_of(
    row: models.Table,
    seating: Seating,
    guest: models.Guest | None,
    member: models.Account | None,
) -> Conversation | None:
    """Return what *guest* has of the chat and notes at *row*; None where there is neither."""
    is_open, takes_notes = has_chat(row, seating), has_notes(row, seating, guest)
    if not is_open and not takes_notes:
        return None
    return Conversation(
        table=row,
        seating=seating,
        guest=guest,
        lines=lines_for(row, seating, guest) if is_open else (),
        voice=voice_of(row, seating, guest, member),
        has_chat=is_open,
        takes_notes=takes_notes,
    )


def lines_for(
    row: models.Table, seating: Seating, guest: models.Guest | None
) -> tuple[models.ChatLine, ...]:
    """Return the latest lines of the rooms of *guest*, without those of people they have muted."""
    rows = row.chat_lines.filter(room__in=rooms_for(row, seating, guest)).select_related("by")
    if guest is not None:
        rows = rows.exclude(by__in=relations.unheard_by(guest))
    return tuple(reversed(rows.order_by("-pk")[:SHOWN]))


def line_for(
    row: models.Table, seating: Seating, guest: models.Guest | None, number: int
) -> models.ChatLine | None:
    """Return a line by its number, if it stands in a room that *guest* may read."""
    rows = row.chat_lines.filter(room__in=rooms_for(row, seating, guest)).select_related("by")
    return rows.filter(pk=number).first()


def seat_of_line(seating: Seating, line: models.ChatLine) -> models.Seat | None:
    """Return the seat that the speaker of *line* has now: that of then, if it is still theirs."""
    if line.by_id is None or line.room != Room.TABLE:
        return None
    own: Sequence[models.Seat] = [seat for seat in seating.seats if seat.guest_id == line.by_id]
    return next((seat for seat in own if seat.number == line.seat), own[0] if own else None)


def name_of(seating: Seating, line: models.ChatLine) -> str:
    """Return who has said *line*, as the table calls them; "" once nobody knows."""
    seat = seat_of_line(seating, line)
    if seat is not None:
        return seat.name
    return "" if line.by is None else line.by.name


# Notes for oneself


def memo_of(row: models.Table, guest: models.Guest | None) -> str:
    """Return what *guest* has noted at *row*: "" if nothing."""
    if guest is None:
        return ""
    return row.memos.filter(guest=guest).values_list("text", flat=True).first() or ""


def memo_mark(text: str) -> str:
    """Return what a page knows its notes by, so that it does not write over newer ones."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]


def checked_memo(text: str) -> str:
    """Return notes as they are kept, or raise `GridwrightError`."""
    text = text.replace("\r\n", "\n").replace("\t", " ").rstrip()
    if len(text) > LONGEST_MEMO or not all([is_plain(line) for line in text.split("\n")]):
        raise GridwrightError("web.chat.memo_form", {"most": LONGEST_MEMO})
    return text


def write_memo(identifier: str, guest: models.Guest | None, text: str, seen: str) -> str:
    """Keep the notes of *guest* at a table; return them. No page of anybody else changes."""
    text = checked_memo(text)
    row = models.Table.objects.get(pk=identifier)
    if guest is None or not has_notes(row, Seating.of(row), guest):
        raise GridwrightError("web.error.seat")
    before = memo_of(row, guest)
    if seen not in (memo_mark(before), memo_mark(text)):
        raise NotesChangedError
    if text:
        row.memos.update_or_create(guest=guest, defaults={"text": text})
    else:
        row.memos.filter(guest=guest).delete()
    return text


# Keeping


def clean(now: datetime) -> int:
    """Delete lines of games that ended long ago; return how many.

    What was said after the end counts from then. Lines that a moderator has removed stay longer,
    in case somebody asks about them.
    """
    played = models.Action.objects.filter(table=OuterRef("table"), created__gte=now - KEPT)
    old = models.ChatLine.objects.filter(table__state__in=_ENDED, created__lt=now - KEPT)
    old = old.exclude(Exists(played)).exclude(
        taken_out__isnull=False, created__gte=now - KEPT_TAKEN_OUT
    )
    count, _ = models.ChatLine.objects.filter(pk__in=old.values("pk")).delete()
    return count
