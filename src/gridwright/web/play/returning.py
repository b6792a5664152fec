"""Leaving a seat to a bot, for a while or for good, and coming back to it."""

from gridwright.core.errors import GridwrightError
from gridwright.web.models import NoteKind
from gridwright.web.play import lobby, timekeeping
from gridwright.web.play.writing import Change


def leave_to_bot(change: Change, number: int) -> None:
    """Let a bot play for a seat; by the clock it is the one that was agreed on."""
    seat = change.seating.seats[number]
    if change.clock is not None:
        change.clock.stand_in(number, change.row.version)
        timekeeping.end_break_if_all_are_back(change)
    else:
        seat.stand_in, seat.has_screen = lobby.USUAL_LEVEL, False
        seat.save()


def return_to(change: Change, number: int) -> None:
    """Let the person of a seat play again, or raise `GridwrightError` if they left for good."""
    seat = change.seating.seats[number]
    if seat.has_left:
        raise GridwrightError("web.clock.has_left")
    if not seat.stand_in:
        return
    if change.clock is not None:
        change.clock.come_back(number)
        timekeeping.add_note(change, NoteKind.RETURNED, number)
    else:
        seat.stand_in = ""
        seat.save()
    change.resumed_by = number


def return_late(change: Change, number: int) -> None:
    """Let whoever acts at a seat whose time has just been up come back by that."""
    if change.seating.seats[number].stand_in:
        return_to(change, number)
        change.keep()


def give_up(change: Change, number: int) -> None:
    """Let a bot play for a seat to the end."""
    seat = change.seating.seats[number]
    leave_to_bot(change, number)
    seat.has_left = True
    seat.save()
    timekeeping.add_note(change, NoteKind.LEFT, number)
