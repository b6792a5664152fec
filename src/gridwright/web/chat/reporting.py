"""Reports: what somebody thinks is wrong, with the lines around it, for whoever keeps house."""

from dataclasses import dataclass
from typing import Any, Final

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.core.plain import is_plain
from gridwright.web import limits, models
from gridwright.web.chat import talking
from gridwright.web.chat.talking import TooOftenError
from gridwright.web.models import Room
from gridwright.web.play.seating import Seating

REASONS: Final = ("insult", "spam", "cheating", "name", "other")
LONGEST_TEXT: Final = 400  # characters
BEFORE: Final = 10  # lines of context
AFTER: Final = 5


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody whom a form is about: by a line of theirs, or by their seat."""

    guest: models.Guest
    name: str
    reference: tuple[str, int]
    line: models.ChatLine | None = None


def person_of_line(
    row: models.Table, seating: Seating, guest: models.Guest | None, number: int
) -> Person | None:
    """Return who has said the line *number*, if *guest* may read it and it is not their own."""
    line = talking.line_for(row, seating, guest, number)
    if line is None or line.by is None or (guest is not None and line.by_id == guest.pk):
        return None
    return Person(line.by, talking.name_of(seating, line), ("line", line.pk), line)


def person_at(seating: Seating, guest: models.Guest | None, number: int) -> Person | None:
    """Return who sits at the seat *number*, unless that is nobody, a bot or *guest*."""
    seat = next((seat for seat in seating.seats if seat.number == number), None)
    if seat is None or seat.guest is None or (guest is not None and seat.guest_id == guest.pk):
        return None
    return Person(seat.guest, seat.name, ("seat", number))


def people_at(seating: Seating, guest: models.Guest | None) -> list[Person]:
    """Return the other people at a table, each once."""
    people: dict[int, Person] = {}
    for seat in seating.seats:
        person = person_at(seating, guest, seat.number)
        if person is not None:
            people.setdefault(person.guest.pk, person)
    return list(people.values())


def report(
    row: models.Table, by: models.Guest, person: Person, why: str, text: str = ""
) -> models.Report:
    """Write a report of *person*, or raise `GridwrightError`; they are not told."""
    if why not in REASONS:
        raise GridwrightError("web.chat.report_why")
    text = " ".join(text.split())
    if len(text) > LONGEST_TEXT or not is_plain(text):
        raise GridwrightError("web.chat.form", {"most": LONGEST_TEXT})
    if delay := limits.REPORTS.delay(str(by.pk)):
        raise TooOftenError(delay)
    return models.Report.objects.create(
        by=by,
        about=person.guest,
        line=person.line,
        table=row,
        why=why,
        text=text,
        context=[] if person.line is None else context_of(row, person.line),
    )


def complaint(row: models.Report) -> str:
    """Return what is wrong, in the language of the reader, and what the report says about it."""
    reason = words.text(f"web.chat.why.{row.why}") if row.why else ""  # older texts begin with it
    return ": ".join([part for part in (reason, row.text) if part])


def context_of(row: models.Table, line: models.ChatLine) -> list[dict[str, Any]]:
    """Return *line* between the lines before and after it, as they are now."""
    seating = Seating.of(row)
    rows = row.chat_lines.filter(room=line.room).select_related("by")
    before = reversed(rows.filter(pk__lt=line.pk).order_by("-pk")[:BEFORE])
    after = rows.filter(pk__gt=line.pk).order_by("pk")[:AFTER]
    return [_as_context(seating, each, line) for each in (*before, line, *after)]


def _as_context(
    seating: Seating, line: models.ChatLine, reported: models.ChatLine
) -> dict[str, Any]:
    return {
        "line": line.pk,
        "room": str(Room(line.room)),
        "by": line.by_id,
        "name": talking.name_of(seating, line),
        "phrase": line.phrase,
        "text": line.text,
        "created": line.created.isoformat(timespec="seconds"),
        "is_reported": line.pk == reported.pk,
    }
