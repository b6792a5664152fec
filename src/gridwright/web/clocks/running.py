"""The turns of a table under its clock: who is charged how much, and whose time is up when.

A turn lasts while the same seat is asked in the same phase of the same round and nobody else is
asked between. Its first seconds are free, then the bank of the seat runs; a round brings a refill.
Nothing here asks what time it is, and nothing knows the game: both are told.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from typing import Final

from gridwright.web import models
from gridwright.web.clocks import calendars
from gridwright.web.clocks.calendars import Calendar, CalendarSource
from gridwright.web.clocks.rows import NOBODY, AtFlag
from gridwright.web.clocks.terms import Terms, terms_of
from gridwright.web.people.accounts import may_be_member

GRACE: Final = timedelta(seconds=1)  # for an action that is on its way when the time is up
MOST_FLAGS: Final = 3  # after which a bot keeps the seat
OPENING: Final = timedelta(seconds=30)  # before the first turn of a live game counts
SHORT: Final = 4  # the part of the time of a turn whose beginning a member is told
SHORTEST: Final = 60 * 1000  # milliseconds; of less there is no telling in time
GATHERING: Final = timedelta(seconds=1)  # between two looks who has come to a full table
_SECOND: Final = 1000  # milliseconds


@dataclass(frozen=True, slots=True)
class NextTurn:
    """Whose turn it is now, person or bot, and which; `NOBODY` while no game is on."""

    seat: int = NOBODY
    round: int = 0
    phase: str = ""

    @property
    def key(self) -> str:
        return "" if self.seat == NOBODY else f"{self.round}/{self.phase}/{self.seat}"


@dataclass(frozen=True, slots=True)
class Steps:
    """What has happened at the table since the clock was looked at last."""

    seats: Collection[int] = ()  # that have acted, or taken back
    resumed_by: int = NOBODY  # the seat that has taken back or come back: its turn goes on
    went_back: bool = False  # the whole table did, by agreement
    is_first: bool = False  # the game has just begun


class TableClock:
    """The clock of a table with its seats. Changed rows are written by `save`."""

    def __init__(
        self,
        row: models.Clock,
        seats: Callable[[], Sequence[models.Seat]],
        calendar_of: CalendarSource = calendars.calendar_of,
    ) -> None:
        self.row = row
        self._seats_now = seats
        self._calendar_of = calendar_of
        self._changed: set[int] = set()  # seats to be written

    @property
    def _seats(self) -> Sequence[models.Seat]:
        return self._seats_now()

    @property
    def terms(self) -> Terms:
        return terms_of(self.row)

    # The turn that is measured

    @property
    def is_running(self) -> bool:
        """Whether the time of somebody runs."""
        return self.row.began is not None

    @cached_property
    def _calendar(self) -> Calendar:
        row = self.row
        assert row.began is not None
        return self._calendar_of(self._seats[row.seat].guest_id, self.terms, row.began)

    def spent(self, now: datetime) -> int:
        """Return the milliseconds that the turn has taken until *now*."""
        row = self.row
        return row.spent + (self._calendar.elapsed(now) if self.is_running else 0)

    def spent_by(self, seat: int, now: datetime) -> int | None:
        """Return the same for *seat*; None if it is not its turn that is measured."""
        return self.spent(now) if seat == self.row.seat != NOBODY else None

    def left(self, now: datetime) -> int:
        """Return the milliseconds until the time of the seat is up; below zero afterwards."""
        return self._allowance - self.spent(now)

    @property
    def _allowance(self) -> int:
        return self.row.turn_free + self._seats[self.row.seat].bank

    def standstill(self, now: datetime) -> tuple[str, datetime | None]:
        """Return why the time of the seat stands still *now*, and until when; "" if it runs."""
        row = self.row
        if row.break_ends is not None:
            return "break", row.break_ends
        return self._calendar.standstill(now) if self.is_running else ("", None)

    def next_standstill(self, now: datetime) -> datetime | None:
        """Return when the time of the seat stands still next; None if it need not be known."""
        return self._calendar.next_standstill(now) if self.is_running else None

    def _flag_at(self) -> datetime | None:
        """Return when the time of the seat is up, by all that is known now."""
        row = self.row
        if row.began is None:
            return None
        left = self._allowance - row.spent
        if left <= 0:
            return row.began + timedelta(milliseconds=left)
        return self._calendar.moment_after(left)

    def is_short(self, now: datetime) -> bool:
        """Whether the seat of a member has a quarter of its time left, or less."""
        short = self._short_time
        return bool(short) and self.is_running and 0 < self.left(now) <= short

    @property
    def _short_time(self) -> int:
        """Return a quarter of the milliseconds of the turn; 0 where nobody is told of it."""
        short = self._allowance // SHORT if self.row.seat != NOBODY else 0
        guest = self._seats[self.row.seat].guest if short >= SHORTEST else None
        return short if guest is not None and may_be_member(guest) else 0

    def _short_at(self) -> datetime | None:
        """Return when a member is to be told that time is short."""
        row, short = self.row, self._short_time
        if row.began is None or not short or row.is_overdue:
            return None
        return self._calendar.moment_after(max(0, self._allowance - row.spent - short))

    # From turn to turn

    def follow(self, turn: NextTurn, steps: Steps, until: datetime, now: datetime) -> None:
        """Go on with the turn, or end it at *until* and begin *turn* at *now*."""
        self._return_seats(turn, steps)
        is_timed = turn.seat != NOBODY and not self._seats[turn.seat].level
        if is_timed and turn.key == self.row.turn and not _was_interrupted(turn, steps):
            return
        self._end_turn(until)
        if steps.went_back:
            self._give_back_refills()
        self._refill(turn.round)
        if is_timed:
            free = 0 if steps.resumed_by == turn.seat else self.terms.free * _SECOND
            opening = OPENING if steps.is_first and self.terms.is_live else timedelta(0)
            self._begin_turn(turn, now + opening, free)

    def _begin_turn(self, turn: NextTurn, now: datetime, free: int) -> None:
        row = self.row
        row.seat, row.turn, row.spent, row.turn_free = turn.seat, turn.key, 0, free
        row.began = None if row.is_on_break else now
        self._forget_calendar()

    def _end_turn(self, now: datetime) -> None:
        """Charge the seat for what its turn has taken beyond its free time."""
        row = self.row
        if row.seat == NOBODY:
            return
        self._charge(row.seat, self.spent(now) - row.turn_free)
        self._stop()

    def _stop(self) -> None:
        row = self.row
        row.seat, row.turn, row.began = NOBODY, "", None
        row.spent, row.turn_free, row.is_overdue = 0, 0, False
        self._forget_calendar()

    def _refill(self, game_round: int) -> None:
        """Give everybody the refill of each round that has begun, once."""
        row = self.row
        rounds = game_round - row.refilled
        if rounds <= 0:
            return
        if row.refilled:
            for seat in self._seats:
                self._add(seat.number, rounds * row.refill * _SECOND)
        row.refilled = game_round

    def _give_back_refills(self) -> None:
        """Let everybody who has less than a refill have one, for turns that are played again."""
        row = self.row
        for seat in self._seats:
            if seat.bank < row.refill * _SECOND:
                self._set_bank(seat.number, row.refill * _SECOND)

    def fill_banks(self) -> None:
        """Give every seat its bank, before the first turn."""
        for seat in self._seats:
            self._set_bank(seat.number, self.row.bank * _SECOND)

    # Flags

    def has_fallen(self, now: datetime) -> bool:
        """Whether the time of the seat is up."""
        flag_at = None if self.row.is_overdue else self._flag_at()
        return flag_at is not None and now > flag_at + GRACE

    def fall(self, version: int) -> models.Seat:
        """Do what was agreed now that the time of the seat is up; return the seat."""
        row = self.row
        seat, turn = self._seats[row.seat], row.turn
        seat.flags += 1
        self._changed.add(seat.number)
        if row.at_flag == AtFlag.WAIT:
            row.is_overdue = True
            return seat
        seat.bank = 0
        self._leave_to_bot(seat, version)
        if seat.flags >= MOST_FLAGS:
            seat.has_left = True
        elif row.at_flag == AtFlag.TURN:
            seat.lent_for = turn
        self._stop()
        return seat

    def stand_in(self, number: int, version: int) -> None:
        """Let the bot that was agreed on play for a seat, as its person or the others want."""
        seat = self._seats[number]
        is_up = self.row.is_overdue and self.row.seat == number
        since = seat.bot_from if seat.stand_in else version if is_up else None
        self._leave_to_bot(seat, since)

    def _leave_to_bot(self, seat: models.Seat, version: int | None) -> None:
        """Let a bot play; if the time of the seat is up, from *version* on."""
        seat.stand_in, seat.has_screen, seat.bot_from = self.row.level, False, version
        seat.lent_for = ""
        self._changed.add(seat.number)

    def _return_seats(self, turn: NextTurn, steps: Steps) -> None:
        """Give seats back whose bots were to play for one turn, which is over."""
        for seat in self._seats:
            is_over = turn.key != seat.lent_for or _was_interrupted(turn, steps)
            if seat.lent_for and is_over:
                self.come_back(seat.number)

    def come_back(self, number: int) -> None:
        """Let the person of a seat play again, with a refill if their time had been up."""
        seat = self._seats[number]
        if seat.bot_from is not None:
            self._set_bank(number, max(seat.bank, self.terms.grant * _SECOND))
        seat.stand_in, seat.lent_for, seat.bot_from = "", "", None
        self._changed.add(number)

    # Breaks and gifts

    def begin_break(self, now: datetime, length: timedelta) -> None:
        """Let all clocks stand still for some time."""
        row = self.row
        row.spent = self.spent(now)
        row.began, row.break_ends, row.returned = None, now + length, []
        self._forget_calendar()

    def end_break(self, now: datetime) -> None:
        row = self.row
        row.break_ends, row.returned = None, []
        if row.seat != NOBODY:
            row.began = now
        self._forget_calendar()

    def put_away(self) -> None:
        """Wait for nobody any more: the game has ended."""
        row = self.row
        row.break_ends, row.returned, row.gathers_until = None, [], None

    def note_returned(self, guest: int) -> None:
        """Note that *guest* is back from the break."""
        self.row.returned = sorted({*self.row.returned, guest})

    def give_time(self, number: int, game_round: int, now: datetime) -> None:
        """Give a seat half a bank, once in a round; what it is overdue is forgotten."""
        row = self.row
        if row.seat == number:  # what its turn has taken so far is charged, and then it has room
            spent = self.spent(now)
            self._charge(number, spent - row.turn_free)
            row.turn_free, row.is_overdue = max(row.turn_free, spent), False
        self._add(number, self.terms.gift * _SECOND)
        self._seats[number].given_in = game_round + 1
        self._changed.add(number)

    # Rows

    def _add(self, number: int, milliseconds: int) -> None:
        """Add to the bank of a seat, up to the most; a bot has none."""
        seat = self._seats[number]
        most = max(seat.bank, self.row.bank * _SECOND)
        self._set_bank(number, min(most, seat.bank + milliseconds))

    def _charge(self, number: int, milliseconds: int) -> None:
        self._set_bank(number, max(0, self._seats[number].bank - max(0, milliseconds)))

    def _set_bank(self, number: int, milliseconds: int) -> None:
        seat = self._seats[number]
        if not seat.bot and seat.bank != milliseconds:
            seat.bank = milliseconds
            self._changed.add(number)

    def _forget_calendar(self) -> None:
        self.__dict__.pop("_calendar", None)

    def save(self, now: datetime) -> None:
        """Write the rows, with when the clerk must look at them again."""
        row = self.row
        row.flag_at = self._flag_at()
        moments = [row.break_ends]
        if row.gathers_until is not None:
            moments.append(min(row.gathers_until, now + GATHERING))
        if row.flag_at is not None and not row.is_overdue:
            moments.append(row.flag_at + GRACE)
            short_at = self._short_at()
            moments.append(short_at if short_at is not None and short_at > now else None)
        row.lease = min([moment for moment in moments if moment is not None], default=None)
        row.worker, row.tries = "", 0
        row.save()
        changed = [self._seats[number] for number in sorted(self._changed)]
        fields = ["bank", "flags", "has_left", "lent_for", "bot_from", "given_in"]
        models.Seat.objects.bulk_update(changed, [*fields, "stand_in", "has_screen"])
        self._changed = set()


def _was_interrupted(turn: NextTurn, steps: Steps) -> bool:
    """Whether others acted in between, so that *turn* is one of its own."""
    return steps.went_back or any([seat != turn.seat for seat in steps.seats])
