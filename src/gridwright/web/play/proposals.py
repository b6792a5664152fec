"""What the people at a table ask each other, and what the log tells of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from django.utils import timezone

from gridwright.core.events import Event
from gridwright.tables.table import Move
from gridwright.web import models
from gridwright.web.play.writing import Change

AWAY: Final = timedelta(minutes=5)  # without any request of a guest
GONE: Final = timedelta(seconds=21)  # the same, while a table waits: its pages ask every 10 s


@dataclass(frozen=True, slots=True)
class OpenProposal:
    """A proposal that is not decided yet, with the keys of the guests who have answered."""

    id: int
    kind: str
    number: int
    by: int
    yes: frozenset[int]
    no: frozenset[int]


def open_proposals(row: models.Table) -> tuple[OpenProposal, ...]:
    return tuple([_read(proposal) for proposal in row.proposals.prefetch_related("votes")])


def _read(row: models.Proposal) -> OpenProposal:
    votes = [(vote.guest_id, vote.is_yes) for vote in row.votes.all()]
    yes = frozenset([guest for guest, is_yes in votes if is_yes])
    no = frozenset([guest for guest, is_yes in votes if not is_yes])
    return OpenProposal(row.pk, row.kind, row.number, row.by_id, yes, no)


def is_away(seat: models.Seat) -> bool:
    """Whether the guest of *seat* has not been seen for some time."""
    return seat.guest is not None and timezone.now() - seat.guest.seen > AWAY


def is_absent(seat: models.Seat, clock: models.Clock | None) -> bool:
    """Whether a bot may be asked for: somebody is away, or their time is up and all wait."""
    is_overdue = clock is not None and clock.is_overdue and clock.seat == seat.number
    return not seat.level and (is_away(seat) or is_overdue)


def is_here(seat: models.Seat) -> bool:
    """Whether a page of the guest of *seat* was open a moment ago."""
    return seat.guest is not None and timezone.now() - seat.guest.seen <= GONE


# The log


def add_note(change: Change, kind: models.NoteKind, seat: int, number: int) -> None:
    """Note in the log that *seat* asked to go back before the action *number*, or the outcome."""
    table = change.table
    move = table.moves[number]
    models.LogNote.objects.create(
        table=change.row,
        after=len(table.moves),
        kind=kind,
        seat=seat,
        actor=move.seat,
        line=table.game.write(move.action),
        event=_event_of(move),
    )


def _event_of(move: Move) -> dict[str, object]:
    """Return what the seat of *move* did by it, so that it can be told once it is taken back."""
    event = own_event(move.seat, move.events)
    return {} if event is None else {"kind": event.kind.id, "values": dict(event.values)}


def own_event(seat: int, events: Iterable[Event]) -> Event | None:
    """Return the first of *events* that *seat* brought about itself."""
    return next((event for event in events if event.seat == seat), None)


def move_notes_back(change: Change) -> None:
    """Put the notes on actions that no longer count behind those that still do."""
    count = len(change.table.moves)
    change.row.log_notes.filter(after__gt=count).update(after=count)
