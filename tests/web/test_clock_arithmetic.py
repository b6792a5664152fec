"""The arithmetic of clocks against a reference that counts every second.

The reference shares no code with `web.clocks`: it paints the seconds in which the time of somebody
stands still into an array, and counts the others. All moments are whole seconds.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from math import ceil
from zoneinfo import ZoneInfo

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from gridwright.core.errors import GridwrightError
from gridwright.web import arrivals, models
from gridwright.web.clocks import calendars, outages
from gridwright.web.clocks.calendars import Calendar
from gridwright.web.clocks.standing import Bedtime, Span
from gridwright.web.clocks.terms import Terms
from gridwright.web.models import ProposalKind
from gridwright.web.play import breaks, lobby, moves, people
from gridwright.web.play.moves import Outcome
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from gridwright.web.play.writing import changing
from tests.web.tables import SEED, forget, guest

SECOND = timedelta(seconds=1)
MINUTE, HOUR, DAY = 60, 3600, 86_400
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Havana", "Asia/Tokyo")
"""Lord Howe turns its clocks by half an hour, Havana at midnight, Tokyo never."""
DAYS_OF_CHANGE = (  # the day before each change of those zones
    *(datetime(2027, 3, 13, tzinfo=UTC), datetime(2027, 3, 27, tzinfo=UTC)),
    *(datetime(2027, 4, 3, tzinfo=UTC), datetime(2027, 10, 2, tzinfo=UTC)),
    *(datetime(2027, 10, 30, tzinfo=UTC), datetime(2027, 11, 6, tzinfo=UTC)),
)
LONGEST = 6 * DAY  # that the reference looks ahead

Stretch = tuple[int, int]  # seconds since the beginning: from one until before another


# The reference


def asleep(base: datetime, zone: str, start: int, end: int, length: int) -> bytearray:
    """Paint the nights of *length* seconds from *base* on, minute by minute.

    The clock on the wall is read as one that is never turned back: it waits for the other.
    """
    place, painted = ZoneInfo(zone), bytearray(length)
    wall = datetime(1, 1, 1)  # noqa: DTZ001 - what a wall shows has no zone
    for minute in range(-2 * DAY // MINUTE, length // MINUTE):
        moment = base + minute * MINUTE * SECOND
        wall = max(wall, moment.astimezone(place).replace(tzinfo=None))
        shown = 60 * wall.hour + wall.minute
        sleeps = start <= shown < end if start <= end else shown >= start or shown < end
        if minute >= 0 and sleeps:
            painted[minute * MINUTE : (minute + 1) * MINUTE] = b"\1" * MINUTE
    return painted


def paint(painted: bytearray, stretches: list[Stretch], value: bytes = b"\1") -> None:
    for start, end in stretches:
        first, last = max(0, start), min(len(painted), end)
        if first < last:
            painted[first:last] = value * (last - first)


def both(painted: bytearray, other: bytearray) -> bytearray:
    """Return what is painted in either."""
    union = int.from_bytes(painted, "big") | int.from_bytes(other, "big")
    return bytearray(union.to_bytes(len(painted), "big"))


def moment_after(painted: bytearray, start: int, seconds: int) -> int | None:
    """Return when so many seconds that count have passed; None where that is out of reach."""
    if seconds <= 0:
        return start + seconds
    for block in range(start, len(painted), HOUR):
        if painted.count(0, block, block + HOUR) < seconds:  # not in this hour
            seconds -= painted.count(0, block, block + HOUR)
            continue
        for place in range(block, block + HOUR):
            seconds -= not painted[place]
            if seconds == 0:
                return place + 1
    return None


# Calendars alone

stretches = st.lists(
    st.tuples(st.integers(0, 3 * DAY), st.integers(0, DAY)).map(
        lambda pair: (pair[0], pair[0] + pair[1])
    ),
    max_size=3,
)
minutes = st.integers(0, 24 * 60 - 1)


@st.composite
def bedtimes(draw: st.DrawFn) -> list[tuple[int, str, int, int]]:
    """Return up to two bedtimes: from which second on they count, zone, start, end."""
    nights: list[tuple[int, str, int, int]] = []
    for _ in range(draw(st.integers(0, 2))):
        counts_from = draw(st.integers(-DAY, 3 * DAY)) // MINUTE * MINUTE
        start = draw(minutes | st.integers(90, 190))  # about when clocks are turned
        length = draw(st.integers(0, 600))
        nights.append((counts_from, draw(st.sampled_from(ZONES)), start, (start + length) % 1440))
    return sorted(nights)


@given(
    base=st.sampled_from(DAYS_OF_CHANGE),
    nights=bedtimes(),
    aways=stretches,
    downs=stretches,
    start=st.integers(0, 2 * DAY),
    lengths=st.lists(st.integers(0, 2 * DAY), min_size=1, max_size=4),
)
@settings(max_examples=60, deadline=None)
def test_a_calendar_counts_what_a_slow_one_counts(
    base: datetime,
    nights: list[tuple[int, str, int, int]],
    aways: list[Stretch],
    downs: list[Stretch],
    start: int,
    lengths: list[int],
) -> None:
    painted = bytearray(LONGEST)
    for place, (since, zone, evening, morning) in enumerate(nights):
        until = nights[place + 1][0] if place + 1 < len(nights) else LONGEST
        night = asleep(base, zone, evening, morning, LONGEST)
        paint(night, [(0, since), (until, LONGEST)], b"\0")
        painted = both(painted, night)
    paint(painted, [*aways, *downs])
    down, away = (
        [Span(base + a * SECOND, base + b * SECOND) for a, b in kind if b > start]
        for kind in (downs, aways)
    )
    sleep = [
        (base + since * SECOND, Bedtime(zone, evening, morning))
        for since, zone, evening, morning in nights
    ]
    calendar = Calendar(base + start * SECOND, down, away, sleep)

    for length in lengths:
        counted = painted[start : start + length].count(0)
        assert calendar.elapsed(base + (start + length) * SECOND) == 1000 * counted
        due = moment_after(painted, start, length)
        if due is not None:
            assert calendar.moment_after(1000 * length) == base + due * SECOND


# Whole tables

LIVE = Terms(10, 60, 20)
DAILY = Terms(HOUR, 2 * HOUR, HOUR)
GRANTS = {LIVE: 60, DAILY: 8 * HOUR}  # of who comes back: a refill, but a minute or 8 hours
BREAKS = {LIVE: 5, DAILY: 24 * 60}  # minutes
Key = tuple[int, str, int]  # round, phase, seat


@dataclass
class Reference:
    """What the clock of three people should show; all in seconds since the beginning."""

    terms: Terms
    base: datetime
    banks: list[int]
    sleeps: list[bytearray] = field(default_factory=list)  # by seat
    aways: list[list[list[int]]] = field(default_factory=lambda: [[], [], []])  # start and end
    downs: list[Stretch] = field(default_factory=list)
    flags: list[int] = field(default_factory=lambda: [0, 0, 0])
    bots: set[int] = field(default_factory=set)  # seats that a bot plays
    is_owed: set[int] = field(default_factory=set)  # those that get a grant for coming back
    lent: dict[int, Key] = field(default_factory=dict)  # seats that a bot has for one turn
    given: list[int] = field(default_factory=lambda: [0, 0, 0])  # the last round
    round: int = 0
    turn: Key | None = None  # that is measured
    free: int = 0
    began: int = 0
    before: int = 0  # what it had taken when it began to run, after a break
    break_ends: int | None = None
    is_overdue: bool = False
    charged: int = 0  # to all banks together
    granted: int = 0

    def painted(self, seat: int) -> bytearray:
        """Return all seconds, those marked in which the time of a seat stands still."""
        painted = bytearray(self.sleeps[seat]) if self.sleeps else bytearray(LONGEST)
        if not self.terms.is_live:
            paint(painted, [(start, end) for start, end in self.aways[seat]])
        paint(painted, self.downs)
        return painted

    def spent(self, now: int) -> int:
        """Return how long the turn has taken."""
        assert self.turn is not None
        if self.break_ends is not None:
            return self.before
        return self.before + self.painted(self.turn[2])[self.began : max(self.began, now)].count(0)

    @property
    def flag_at(self) -> int | None:
        """When the time of the turn is up."""
        if self.turn is None or self.break_ends is not None:
            return None
        left = self.free + self.banks[self.turn[2]] - self.before
        return moment_after(self.painted(self.turn[2]), self.began, left)

    def settle(self, now: int) -> None:
        """Let happen what is due by *now*."""
        if self.break_ends is not None and now >= self.break_ends:
            self.end_break(self.break_ends)
        flag_at = self.flag_at
        if flag_at is not None and not self.is_overdue and now > flag_at + 1:
            self.fall()

    def fall(self) -> None:
        assert self.turn is not None
        seat = self.turn[2]
        self.flags[seat] += 1
        if self.terms.at_flag == "wait":
            self.is_overdue = True
            return
        self.charged += self.banks[seat]
        self.banks[seat] = 0
        self.bots.add(seat)
        self.is_owed.add(seat)
        if self.terms.at_flag == "turn" and self.flags[seat] < 3:
            self.lent[seat] = self.turn
        self.stop()

    def stop(self) -> None:
        self.turn, self.before, self.is_overdue = None, 0, False

    def follow(
        self,
        asked: Key,
        now: int,
        seats: set[int],
        resumed: int = -1,
        *,
        went_back: bool = False,
    ) -> None:
        """Go on to who is asked, after *seats* have acted."""
        is_interrupted = bool(seats - {asked[2]})
        for seat, turn in list(self.lent.items()):
            if turn != asked or is_interrupted:
                self.come_back(seat)
        if self.turn == asked and not is_interrupted and asked[2] not in self.bots:
            return
        if self.turn is not None:
            bank = self.banks[self.turn[2]]
            cost = min(bank, max(0, self.spent(now) - self.free))
            self.banks[self.turn[2]] -= cost
            self.charged += cost
        self.stop()
        if went_back:
            for seat in range(3):
                self.give_back_refill(seat)
        for _ in range(self.round, asked[0]):
            for seat in range(3):
                self.add(seat, self.terms.refill)
        self.round = asked[0]
        if asked[2] not in self.bots:
            self.turn, self.began = asked, now
            self.free = 0 if resumed == asked[2] else self.terms.free

    def give_back_refill(self, seat: int) -> None:
        more = max(self.banks[seat], self.terms.refill)
        self.granted += more - self.banks[seat]
        self.banks[seat] = more

    def add(self, seat: int, seconds: int) -> None:
        more = max(self.banks[seat], min(self.terms.bank, self.banks[seat] + seconds))
        self.granted += more - self.banks[seat]
        self.banks[seat] = more

    def come_back(self, seat: int) -> None:
        self.bots.discard(seat)
        self.lent.pop(seat, None)
        if seat in self.is_owed:
            self.is_owed.remove(seat)
            more = max(self.banks[seat], GRANTS[Terms(*self.terms.numbers)])
            self.granted += more - self.banks[seat]
            self.banks[seat] = more

    def end_break(self, now: int) -> None:
        self.break_ends = None
        self.began = now

    def begin_break(self, now: int, minutes: int) -> None:
        if self.turn is not None:
            self.before = self.spent(now)
        self.break_ends = now + minutes * MINUTE

    def give_time(self, seat: int, now: int) -> None:
        if self.turn is not None and self.turn[2] == seat:
            spent = self.spent(now)
            cost = min(self.banks[seat], max(0, spent - self.free))
            self.banks[seat] -= cost
            self.charged += cost
            self.free, self.is_overdue = max(self.free, spent), False
        self.given[seat] = self.round
        self.add(seat, self.terms.bank // 2)


class Table:
    """Three people at a real table, with the reference beside it."""

    def __init__(self, terms: Terms, base: datetime, night: tuple[str, int, int]) -> None:
        self.people = [guest(name) for name in ("Ana", "Bea", "Cid")]
        self.terms, self.base, self.now = terms, base, 0
        if not terms.is_live:
            for person in self.people[:2]:
                early = base - 2 * DAY * SECOND
                calendars.set_night(person, Bedtime(*night), early)
        wish = lobby.Wish("recharged", "germany", ("me", "open", "open"), terms=LIVE)
        self.id = lobby.lay(wish, self.people[0]).pk
        numbers = dict(zip(("free", "bank", "refill"), terms.numbers, strict=True))
        models.Clock.objects.update(**numbers, at_flag=terms.at_flag)  # shorter than on forms
        models.Table.objects.update(seed=SEED)
        forget(self.id)
        models.Guest.objects.update(seen=base)
        outages.beat(base)
        with self.at():
            for number, person in enumerate(self.people[1:], 1):
                person.refresh_from_db()
                lobby.sit_down(self.row.places.get(number=number), person)
        self.wanted = Reference(terms, base, [terms.bank] * 3)
        if not terms.is_live:
            nights = asleep(base, *night, LONGEST)
            self.wanted.sleeps = [nights, nights, bytearray(LONGEST)]
        self.wanted.round = 1
        self.version = 0
        self.wanted.follow(self.asked(), 30 if terms.is_live else 0, set())

    @property
    def row(self) -> models.Table:
        return models.Table.objects.select_related("clock").get(pk=self.id)

    def at(self) -> AbstractContextManager[None]:
        return arrivals.arriving((self.base + self.now * SECOND).timestamp())

    def seconds(self, moment: datetime) -> float:
        return (moment - self.base).total_seconds()

    def asked(self) -> Key:
        row = self.row
        return row.round, row.phase, row.to_act

    def seats_since(self) -> set[int]:
        """Return who has acted since this was asked last."""
        before, self.version = self.version, self.row.version
        rows = self.row.actions.filter(index__gte=before)
        return set(rows.values_list("seat", flat=True))

    # What passes

    def wait(self, seconds: int) -> None:
        """Let time pass while servers and a clerk are there, which looks when a clock is due."""
        end = self.now + seconds
        while True:
            lease = models.Clock.objects.get(table=self.id).lease
            due = end if lease is None else max(self.now, ceil(self.seconds(lease)) + 1)
            if lease is None or due >= end:
                break
            self.now = due
            self.beat()
            self.look()
        self.now = end
        self.beat()

    def beat(self) -> None:
        models.Errand.objects.filter(name="beat").update(done=self.base + self.now * SECOND)

    def look(self) -> None:
        with self.at(), changing(self.id):
            pass
        self.wanted.settle(self.now)

    def outage(self, seconds: int) -> None:
        """Let nobody be there for a while, nor the first beat come before the next request."""
        began, self.now = self.now, self.now + seconds
        if seconds > 30:
            self.wanted.downs.append((began, self.now))
        forget(self.id)

    # What people do

    def play(self, choice: int) -> None:
        seat = self.row.to_act
        with TABLE_CACHE.current(self.row, Seating.of(self.row).names) as table:
            texts = [table.game.write(action) for action in table.legal_actions()]
        line = "done" if "done" in texts and choice % 3 else texts[choice % len(texts)]
        was_bot = seat in self.wanted.bots
        self.wanted.settle(self.now)
        with self.at():
            if was_bot:
                answer = moves.play_for_bots(self.id, [(seat, line)], self.row.version)
            else:
                answer = moves.play(self.id, seat, line, self.row.version)
        if not was_bot and seat in self.wanted.bots:  # the flag has just fallen
            if self.wanted.flags[seat] >= 3:
                assert answer.outcome is Outcome.REFUSED
                return
            asked = self.wanted.lent.get(seat)
            self.wanted.come_back(seat)
            self.wanted.follow(asked or self.turn_before, self.now, set(), seat)
        assert answer.outcome is Outcome.DONE
        self.wanted.follow(self.asked(), self.now, self.seats_since())

    def take_back(self, seat: int) -> None:
        self.look()
        if seat in self.wanted.bots:
            return
        with self.at():
            answer = moves.take_back(self.id, seat, self.row.version)
        if answer.outcome is Outcome.DONE:
            self.wanted.follow(self.asked(), self.now, self.seats_since(), seat)

    def come_back(self, seat: int) -> None:
        self.wanted.settle(self.now)
        with self.at():
            try:
                people.come_back(self.id, self.people[seat])
            except GridwrightError as error:
                assert error.message.id == "web.clock.has_left"  # noqa: PT017
                assert self.wanted.flags[seat] == 3
                return
        if seat in self.wanted.bots:
            self.wanted.come_back(seat)
            self.wanted.follow(self.asked(), self.now, set(), seat)

    def stand_in(self, seat: int) -> None:
        """Let somebody leave a seat to a bot."""
        self.look()
        if seat in self.wanted.bots:
            return
        with self.at():
            people.propose(self.id, self.people[seat], ProposalKind.STAND_IN, seat)
        if self.wanted.is_overdue and self.wanted.turn and self.wanted.turn[2] == seat:
            self.wanted.is_owed.add(seat)
        self.wanted.bots.add(seat)
        self.wanted.follow(self.asked(), self.now, set())

    def take_break(self) -> None:
        self.look()
        if self.wanted.break_ends is not None:
            for person in self.players():
                with self.at():
                    breaks.come_back(self.id, person)
            if self.players():
                self.wanted.end_break(self.now)
            return
        length = BREAKS[Terms(*self.terms.numbers)]
        for person in self.players():
            with self.at():
                people.propose(self.id, person, ProposalKind.BREAK, length)
        if self.players():
            self.wanted.begin_break(self.now, length)

    def players(self) -> list[models.Guest]:
        return [self.people[seat] for seat in range(3) if seat not in self.wanted.bots]

    def give_time(self, seat: int) -> None:
        self.look()
        others = [person for person in self.players() if person != self.people[seat]]
        if not others or self.wanted.given[seat] == self.wanted.round:
            return
        if seat in self.wanted.bots and self.wanted.flags[seat] >= 3:
            return
        for person in others:
            with self.at():
                people.propose(self.id, person, ProposalKind.TIME, seat)
        self.wanted.give_time(seat, self.now)

    def go_back(self, count: int) -> None:
        """Let all agree to go back by some actions."""
        self.look()
        with TABLE_CACHE.current(self.row, Seating.of(self.row).names) as table:
            stays = len(table.moves) - 1 - count
        if stays < 0 or not self.players():
            return
        for person in self.players():
            with self.at():
                people.propose(self.id, person, ProposalKind.BACK, stays)
        seats = self.seats_since()
        assert seats
        self.wanted.follow(self.asked(), self.now, {*seats, -1}, went_back=True)

    def go_away(self, seat: int, after: int, length: int) -> None:
        if self.terms.is_live:
            return
        start, end = self.now + after, self.now + after + length
        if any([a < end and b > start for a, b in self.wanted.aways[seat]]):
            return
        moments = [self.base + second * SECOND for second in (start, end, self.now)]
        calendars.go_away(self.people[seat], *moments)
        self.wanted.aways[seat].append([start, end])

    def be_back(self, seat: int) -> None:
        """End an absence that has begun, and call off one that has not."""
        for stretch in self.wanted.aways[seat]:
            if stretch[1] > self.now:
                row = models.Away.objects.get(
                    guest=self.people[seat], start=self.base + stretch[0] * SECOND
                )
                calendars.end_away(self.people[seat], row.pk, self.base + self.now * SECOND)
                stretch[1] = max(stretch[0], self.now)
        self.wanted.aways[seat] = [each for each in self.wanted.aways[seat] if each[0] < each[1]]

    # What is compared

    def check(self) -> None:
        row = self.row
        clock, seats = row.clock, list(row.places.all())
        wanted = self.wanted
        assert [seat.bank for seat in seats] == [1000 * bank for bank in wanted.banks]
        assert [seat.flags for seat in seats] == wanted.flags
        assert {seat.number for seat in seats if seat.stand_in} == wanted.bots
        assert clock.seat == (-1 if wanted.turn is None else wanted.turn[2])
        assert clock.is_overdue == wanted.is_overdue
        assert clock.is_on_break == (wanted.break_ends is not None)
        most = max(self.terms.bank, GRANTS[Terms(*self.terms.numbers)])
        assert all([0 <= bank <= most for bank in wanted.banks])
        assert sum(wanted.banks) == 3 * self.terms.bank + wanted.granted - wanted.charged
        if wanted.turn is not None and wanted.break_ends is None and not wanted.is_overdue:
            self.look()  # calendars may have changed since
            shown, due = self.row.clock.flag_at, wanted.flag_at  # None beyond the array
            assert due is None or (shown is not None and self.seconds(shown) == due)

    turn_before: Key = (0, "", -1)

    def do(self, what: str, number: int, seconds: int) -> None:
        """Carry out one step."""
        seat = number % 3
        if self.wanted.turn is not None:
            self.turn_before = self.wanted.turn
        actions: dict[str, Callable[[], None]] = {
            "play": lambda: self.play(number),
            "back": lambda: self.take_back(seat),
            "return": lambda: self.come_back(seat),
            "leave": lambda: self.stand_in(seat),
            "break": self.take_break,
            "time": lambda: self.give_time(seat),
            "past": lambda: self.go_back(seat),
            "away": lambda: self.go_away(seat, number * 600, 1 + seconds),
            "here": lambda: self.be_back(seat),
            "look": self.look,
            "restart": lambda: forget(self.id),
        }
        actions[what]()
        outages.beat(self.base + self.now * SECOND)
        self.check()


WHAT = (
    *("play", "play", "play", "play", "back", "return", "leave", "break", "time", "past"),
    *("away", "here", "look", "restart"),
)
live_spans = st.integers(0, 20) | st.integers(60, 75) | st.integers(0, 400)
daily_spans = st.integers(0, 2 * HOUR) | st.integers(3 * HOUR - 5, 3 * HOUR + 5)
steps = st.tuples(
    st.sampled_from(WHAT), st.integers(0, 50), st.sampled_from(["wait", "wait", "wait", "outage"])
)


def play_through(
    terms: Terms,
    base: datetime,
    night: tuple[str, int, int],
    course: list[tuple[tuple[str, int, str], int]],
) -> None:
    table = Table(terms, base, night)
    if terms.is_live:
        table.wait(30)
    for (what, number, passing), seconds in course:
        if table.now + seconds > LONGEST // 2 or table.row.state != models.TableState.RUNNING:
            return
        if passing == "wait":
            table.wait(seconds)
        else:
            table.outage(seconds)
        table.do(what, number, seconds)


at_flag = st.sampled_from(["bot", "turn", "wait"])
SEARCH = settings(
    max_examples=14,
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),  # to shrink an example takes an hour
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@given(what=at_flag, course=st.lists(st.tuples(steps, live_spans), min_size=4, max_size=14))
@SEARCH
def test_a_live_table_charges_what_the_reference_charges(
    sqlite: None, what: str, course: list[tuple[tuple[str, int, str], int]]
) -> None:
    emptied()
    play_through(Terms(*LIVE.numbers, what), DAYS_OF_CHANGE[0], ("UTC", 0, 0), course)


@given(
    what=at_flag,
    base=st.sampled_from(DAYS_OF_CHANGE),
    zone=st.sampled_from(ZONES),
    evening=minutes,
    length=st.integers(0, 600),
    course=st.lists(st.tuples(steps, daily_spans), min_size=4, max_size=12),
)
@SEARCH
def test_a_daily_table_charges_what_the_reference_charges(
    sqlite: None,
    what: str,
    base: datetime,
    zone: str,
    evening: int,
    length: int,
    course: list[tuple[tuple[str, int, str], int]],
) -> None:
    emptied()
    night = (zone, evening, (evening + length) % 1440)
    play_through(Terms(*DAILY.numbers, what), base, night, course)


def emptied() -> None:
    """Forget the table of the example before."""
    for model in (models.Action, models.Table, models.Guest, models.Errand, models.Outage):
        model.objects.all().delete()
