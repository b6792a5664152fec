"""The clock of a table: who is charged how much, and what happens when somebody's time is up."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from threading import Thread

import pytest
from django.db import connection, connections
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import arrivals, models
from gridwright.web.clocks import calendars, outages
from gridwright.web.clocks.terms import PRESETS, Terms
from gridwright.web.models import NoteKind, ProposalKind
from gridwright.web.play import breaks, draft_changes, lobby, moves, people
from gridwright.web.play.moves import Outcome
from gridwright.web.play.perspective import perspective_of
from gridwright.web.play.writing import changing
from gridwright.web.serve.clerk import Clerk
from tests.web.servers import wait_for
from tests.web.tables import SEED, forget, guest, lines, take_turns
from tests.web.timed import ClockTable

EVENING = PRESETS["evening"]  # 15 s free, a bank of 10 min, 2 min a round
START = 30  # seconds after which the first turn counts


class Evening(ClockTable):
    """Ana, Bea and Cid at a table with a clock. Bea begins: she may open with plant 5 for 5."""

    def __init__(self, terms: Terms = EVENING, seats: int = 3) -> None:
        self.people = [guest(name) for name in ("Ana", "Bea", "Cid")[:seats]]
        wish = lobby.Wish("recharged", "germany", ("me", *["open"] * (seats - 1)), terms=terms)
        row = lobby.lay(wish, self.people[0])
        models.Table.objects.filter(pk=row.pk).update(seed=SEED)
        forget(row.pk)
        self.id = row.pk
        self.began = timezone.now() + timedelta(hours=1)  # so that no real time is later
        with self.at(0):
            models.Guest.objects.update(seen=self.began)
            for number, person in enumerate(self.people[1:], 1):
                person.refresh_from_db()
                lobby.sit_down(self.row.places.get(number=number), person)

    def banks(self) -> list[float]:
        return [seat.bank / 1000 for seat in self.row.places.all()]

    @contextmanager
    def at(self, seconds: float) -> Iterator[None]:
        """Let requests arrive so long after the game began."""
        with arrivals.arriving((self.began + timedelta(seconds=seconds)).timestamp()):
            yield

    def play(self, seconds: float, seat: int, *turn: str) -> moves.Answer:
        with self.at(seconds):
            return moves.play_all(self.id, seat, turn, self.row.version)

    def look(self, seconds: float) -> None:
        """Let somebody open what is due, as the clerk does."""
        with self.at(seconds), changing(self.id):
            pass

    def seconds(self, moment: datetime | None) -> float:
        assert moment is not None
        return (moment - self.began).total_seconds()

    def notes(self) -> list[tuple[str, int]]:
        return [(note.kind, note.seat) for note in self.row.log_notes.all()]


# Turns


def test_a_turn_costs_what_it_takes_beyond_its_free_time(database: str) -> None:
    table = Evening()
    assert table.banks() == [600, 600, 600]
    clock = table.clock
    assert (clock.seat, clock.turn_free) == (1, 15_000)
    assert table.seconds(clock.began) == START
    assert table.seconds(clock.flag_at) == START + 15 + 600

    assert table.play(START + 115, 1, "open 5 5").outcome is Outcome.DONE
    assert table.banks() == [600, 500, 600]  # 115 s, of which 15 are free
    assert [action.spent for action in table.row.actions.all()] == [115_000]
    clock = table.clock
    assert (clock.seat, table.seconds(clock.began)) == (2, START + 115)
    assert table.seconds(clock.flag_at) == START + 115 + 615

    table.play(START + 125, 2, "drop")
    assert table.banks() == [600, 500, 600]  # ten seconds are free
    table.play(START + 126, 0, "drop")
    assert table.banks() == [600, 500, 600]


def test_several_actions_of_a_turn_are_one_turn(sqlite: None) -> None:
    table = Evening()
    to_resources(table)
    clock = table.clock
    assert clock.turn == f"1/resources/{clock.seat}"
    first = table.seconds(clock.began)
    assert table.play(first + 10, clock.seat, offer(table, "buy")).outcome is Outcome.DONE
    assert table.clock.began == clock.began
    table.play(first + 20, clock.seat, "done")
    assert table.seat(clock.seat).bank == 595_000
    spent = [action.spent for action in table.row.actions.order_by("index")][-2:]
    assert spent == [10_000, 20_000]


def to_resources(table: Evening) -> None:
    """Sell a plant to everybody, within their free time."""
    for number in range(40):
        if table.row.phase != "auction":
            return
        line = offer(table, "drop") or offer(table, "open")
        table.play(START + number, table.row.to_act, line)


def offer(table: Evening, start: str) -> str:
    """Return the first thing that begins like this and that the seat to act may do."""
    seat = table.row.to_act
    perspective = perspective_of(table.id, table.people[seat])
    assert perspective is not None
    offers = perspective.game.offers(perspective.view, seat)
    texts = [each.text for each in offers if each.is_legal]
    return next((text for text in texts if text.startswith(start)), "")


def test_a_round_brings_a_refill_up_to_the_bank(sqlite: None) -> None:
    table = Evening()
    with table.at(START), changing(table.id) as change:
        assert change.clock is not None
        change.seating.seats[0].bank = 100_000
        change.seating.seats[1].bank = 550_000
        clock = change.clock
        clock._refill(2)  # noqa: SLF001 - a round begins after some thirty actions
        clock._refill(2)  # noqa: SLF001 - twice, as after going back
        clock.save(change.now)
    assert table.banks() == [220, 600, 600]


def test_taking_back_goes_on_with_the_turn_without_free_time(sqlite: None) -> None:
    table = Evening()
    to_resources(table)
    seat, first = table.clock.seat, table.seconds(table.clock.began)
    line = offer(table, "buy")
    table.play(first + 20, seat, line, "done")
    assert table.seat(seat).bank == 595_000
    other = table.clock.seat
    with table.at(first + 30):
        moves.take_back(table.id, seat, table.row.version)
    clock = table.clock
    assert (clock.seat, clock.turn_free, table.seconds(clock.began)) == (seat, 0, first + 30)
    table.play(first + 40, seat, line, "done")
    assert table.seat(seat).bank == 585_000  # all ten seconds cost
    assert table.seat(other).bank == 600_000
    assert table.clock.turn_free == 15_000  # who is interrupted begins anew


def test_what_the_server_plays_for_a_seat_takes_no_time(sqlite: None) -> None:
    table = Evening()
    table.play(START + 1, 1, "open 5 5")
    with table.at(START + 2):
        moves.play(table.id, 2, "drop", 1)
    with table.at(START + 3):
        assert moves.play(table.id, 0, "bid 6", 2).outcome is Outcome.DONE
    with table.at(START + 4):
        answer = moves.set_maximum(table.id, 1, 20, drops=True)
    assert answer.outcome is Outcome.DONE
    assert lines(table.row)[3:] == [(3, 1, "bid 7")]
    # Ana is next: what the maximum of Bea bids, she need not wait for.
    assert (table.clock.seat, table.row.to_act) == (0, 0)
    assert table.banks() == [600, 600, 600]


# Flags


def test_when_the_time_is_up_a_bot_plays_on(database: str) -> None:
    table = Evening()
    table.look(START + 615.9)  # a second of grace
    assert table.seat(1).stand_in == ""
    table.look(START + 616.1)
    seat = table.seat(1)
    assert (seat.stand_in, seat.bank, seat.flags, seat.bot_from) == ("planner", 0, 1, 0)
    assert table.row.version == 0  # a flag is no action
    assert table.notes() == [(NoteKind.FLAG, 1)]
    assert (table.clock.seat, table.clock.flag_at, table.clock.lease) == (-1, None, None)
    table.look(START + 700)
    assert table.seat(1).flags == 1
    assert take_turns(1) == 1
    assert lines(table.row)[0][1] == 1
    assert table.clock.seat == 2  # the next person is asked


def test_an_action_that_was_on_its_way_counts_as_coming_back(database: str) -> None:
    table = Evening()
    answer = table.play(START + 620, 1, "open 5 5")
    assert answer.outcome is Outcome.DONE
    seat = table.seat(1)
    assert (seat.stand_in, seat.flags, seat.bank) == ("", 1, 120_000)
    assert table.notes() == [(NoteKind.FLAG, 1), (NoteKind.RETURNED, 1)]


def test_after_the_bot_has_played_a_late_action_hears_that_the_time_was_up(sqlite: None) -> None:
    table = Evening()
    table.look(START + 617)
    take_turns(1)
    played = lines(table.row)
    with table.at(START + 620):
        answer = moves.play(table.id, 1, "open 5 44", 0)  # as no bot does
    assert answer.outcome is Outcome.MOVED_ON
    assert answer.reason is not None
    assert answer.reason.id == "web.clock.was_up"
    assert lines(table.row) == played


def test_coming_back_brings_a_refill_and_no_free_time(sqlite: None) -> None:
    table = Evening()
    table.look(START + 617)
    with table.at(START + 640):
        people.come_back(table.id, table.people[1])
    seat, clock = table.seat(1), table.clock
    assert (seat.stand_in, seat.bank, seat.flags) == ("", 120_000, 1)
    assert (clock.seat, clock.turn_free) == (1, 0)
    assert table.seconds(clock.flag_at) == START + 640 + 120


def test_a_bot_that_has_thought_for_somebody_who_came_back_does_not_play(sqlite: None) -> None:
    table = Evening()
    table.look(START + 617)
    with table.at(START + 640):
        people.come_back(table.id, table.people[1])
    answer = moves.play_for_bots(table.id, [(1, "open 5 5")], 0)
    assert answer.outcome is Outcome.REFUSED
    assert table.row.version == 0


def test_after_the_third_flag_the_bot_keeps_the_seat(sqlite: None) -> None:
    table = Evening()
    now = START + 617.0
    for count in (1, 2, 3):
        table.look(now)
        assert table.seat(1).flags == count
        if count < 3:
            with table.at(now + 1):
                people.come_back(table.id, table.people[1])
            now += 1 + 120 + 2
    assert table.seat(1).has_left
    with table.at(now + 1), pytest.raises(GridwrightError) as refusal:
        people.come_back(table.id, table.people[1])
    assert refusal.value.message.id == "web.clock.has_left"
    assert table.seat(1).stand_in == "planner"


def test_a_bot_may_play_one_turn_only(sqlite: None) -> None:
    table = Evening(Terms(15, 600, 120, at_flag="turn"))
    table.look(START + 617)
    assert table.seat(1).lent_for == "1/auction/1"
    take_turns(1)
    seat = table.seat(1)
    assert (seat.stand_in, seat.bank, seat.flags) == ("", 120_000, 1)


def test_where_all_wait_time_runs_below_zero_and_the_others_may_decide(sqlite: None) -> None:
    table = Evening(Terms(15, 600, 120, at_flag="wait"))
    table.look(START + 617)
    table.look(START + 700)
    seat, clock = table.seat(1), table.clock
    assert (seat.stand_in, seat.flags, clock.is_overdue, clock.lease) == ("", 1, True, None)
    assert table.seconds(clock.flag_at) == START + 615
    with table.at(START + 700):  # nobody has been away for five minutes
        people.propose(table.id, table.people[0], ProposalKind.STAND_IN, 1)
    assert table.seat(1).stand_in == "planner"


# Standing still


def test_during_a_break_nobody_is_charged(database: str) -> None:
    table = Evening()
    with table.at(START + 20):
        for person in table.people:
            people.propose(table.id, person, ProposalKind.BREAK, 10)
    clock = table.clock
    assert (clock.began, clock.spent, clock.flag_at) == (None, 20_000, None)
    with table.at(START + 100):
        for person in table.people[:2]:
            breaks.come_back(table.id, person)
    assert table.is_on_break()
    with table.at(START + 200):
        breaks.come_back(table.id, table.people[2])
    assert not table.is_on_break()
    table.play(START + 210, 1, "open 5 5")
    assert table.banks() == [600, 585, 600]  # 20 s before and 10 s after the break
    assert [kind for kind, _ in table.notes()] == [NoteKind.BREAK, NoteKind.RESUMED]


def test_a_break_ends_by_itself(sqlite: None) -> None:
    table = Evening()
    with table.at(START):
        for person in table.people:
            people.propose(table.id, person, ProposalKind.BREAK, 5)
    table.look(START + 301)
    assert not table.is_on_break()
    assert table.seconds(table.clock.began) == START + 300


def test_time_when_no_server_was_there_does_not_count(sqlite: None) -> None:
    table = Evening()
    outages.beat(table.began + timedelta(seconds=START + 10))
    table.look(START + 3610)  # the first who comes after an hour
    assert table.seat(1).stand_in == ""
    outage = models.Outage.objects.get()
    assert (table.seconds(outage.start), table.seconds(outage.end)) == (START + 10, START + 3610)
    assert table.seconds(table.clock.flag_at) == START + 3600 + 615


def test_time_can_be_given_once_a_round(sqlite: None) -> None:
    table = Evening()
    table.play(START + 415, 1, "open 5 5")
    with table.at(START + 420):
        for person in (table.people[0], table.people[2]):
            people.propose(table.id, person, ProposalKind.TIME, 1)
        assert table.banks() == [600, 500, 600]
        with pytest.raises(GridwrightError) as refusal:
            people.propose(table.id, table.people[0], ProposalKind.TIME, 1)
    assert refusal.value.message.id == "web.clock.given"


# Beginning


def test_a_live_game_begins_when_everybody_is_there(sqlite: None) -> None:
    table = Evening.__new__(Evening)
    table.people = [guest("Ana"), guest("Bea")]
    wish = lobby.Wish("recharged", "germany", ("me", "open"), terms=EVENING)
    table.id = lobby.lay(wish, table.people[0]).pk
    table.began = timezone.now() + timedelta(hours=1)
    models.Guest.objects.filter(name="Bea").update(seen=table.began)
    bea = models.Guest.objects.get(name="Bea")
    with table.at(0):
        lobby.sit_down(table.row.places.get(number=1), bea)
    assert table.row.state == models.TableState.WAITING
    assert table.seconds(table.clock.gathers_until) == 180
    table.look(100)
    assert table.row.state == models.TableState.WAITING
    models.Guest.objects.filter(name="Ana").update(seen=table.began + timedelta(seconds=110))
    models.Guest.objects.filter(name="Bea").update(seen=table.began + timedelta(seconds=110))
    table.look(120)
    assert table.row.state == models.TableState.RUNNING
    assert table.banks() == [600, 600]


def test_who_does_not_come_loses_the_seat(sqlite: None) -> None:
    table = Evening.__new__(Evening)
    table.people = [guest("Ana"), guest("Bea")]
    wish = lobby.Wish("recharged", "germany", ("me", "open"), terms=EVENING)
    table.id = lobby.lay(wish, table.people[0]).pk
    table.began = timezone.now() + timedelta(hours=1)
    models.Guest.objects.filter(name="Ana").update(seen=table.began + timedelta(seconds=170))
    with table.at(0):
        lobby.sit_down(table.row.places.get(number=1), models.Guest.objects.get(name="Bea"))
    table.look(181)
    assert table.row.state == models.TableState.WAITING
    assert [seat.is_open for seat in table.row.places.all()] == [False, True]
    assert table.clock.gathers_until is None


def test_tables_without_a_clock_have_no_row(sqlite: None) -> None:
    host = guest("Ana")
    row = lobby.lay(lobby.usual("recharged"), host)
    assert not models.Clock.objects.filter(table=row.pk).exists()


# The clerk


def test_the_clerk_opens_what_is_due(database: str) -> None:
    table = Evening()
    models.Clock.objects.update(lease=timezone.now(), began=timezone.now() - timedelta(hours=1))
    clerk = Clerk("clerk")
    clerk.step()
    assert table.seat(1).stand_in == "planner"
    assert models.Clock.objects.get().worker == ""


def test_a_bot_follows_no_plan_of_the_seat_whose_time_is_up(sqlite: None) -> None:
    """Its owner meant another moment, and may still want it; what others have planned stays."""
    table = Evening()
    to_resources(table)
    late, now = table.clock.seat, table.seconds(table.clock.began)
    for seat in (late, (late + 1) % 3):
        with table.at(now + 1):
            answer = draft_changes.queue_plan(table.id, seat, "building", ["build essen"], [10])
        assert answer.outcome is Outcome.DONE
    table.look(now + 700)
    assert table.seat(late).stand_in == "planner"
    queued = {draft.seat: draft.is_queued for draft in table.row.drafts.all()}
    assert queued == {late: False, (late + 1) % 3: True}


def test_a_bot_follows_no_maximum_of_the_seat_whose_time_is_up(sqlite: None) -> None:
    table = Evening()
    table.play(START + 1, 1, "open 5 5")
    table.play(START + 2, 2, "drop")
    table.play(START + 3, 0, "bid 6")
    with table.at(START + 4):
        assert moves.set_maximum(table.id, 1, 7, drops=False).outcome is Outcome.DONE
    table.play(START + 5, 0, "bid 8")
    assert (table.clock.seat, table.row.maxima.count()) == (1, 1)  # more than hers: she is asked
    table.look(START + 5 + 617)
    assert table.seat(1).stand_in == "planner"
    assert not table.row.maxima.exists()


def test_two_clerks_fire_a_flag_once(database: str) -> None:
    table = Evening()
    models.Clock.objects.update(lease=timezone.now(), began=timezone.now() - timedelta(hours=1))
    for name in ("one", "two"):
        Clerk(name).step()
    assert table.seat(1).flags == 1
    assert table.notes() == [(NoteKind.FLAG, 1)]


def test_whoever_acts_first_after_an_outage_is_not_charged_for_it(sqlite: None) -> None:
    """A page sends what it has kept as soon as it can: before any beat, perhaps."""
    table = Evening()
    outages.beat(table.began + timedelta(seconds=START + 10))
    assert table.play(START + 310, 1, "open 5 5").outcome is Outcome.DONE
    assert table.banks() == [600, 600, 600]  # ten seconds are free, and for 300 nobody was there
    assert models.Outage.objects.count() == 1


def test_a_turn_whose_time_was_up_after_a_break_is_not_forgotten(sqlite: None) -> None:
    """Nobody has looked since the break, which ended by itself."""
    table = Evening()
    with table.at(START):
        for person in table.people:
            people.propose(table.id, person, ProposalKind.BREAK, 5)
    table.look(START + 300 + 617)
    assert table.seat(1).stand_in == "planner"
    assert [kind for kind, _ in table.notes()][1:] == [NoteKind.RESUMED, NoteKind.FLAG]


def test_who_has_less_than_a_refill_when_all_go_back_has_one_afterwards(sqlite: None) -> None:
    table = Evening()
    table.play(START, 1, "open 5 5")
    for person in table.people:  # Cid has thought for 565 s, of which 15 are free
        with table.at(START + 565):
            people.propose(table.id, person, ProposalKind.BACK, 0)
    assert table.row.version == 2
    assert table.banks() == [600, 600, 120]
    assert table.clock.seat == 1


def test_who_leaves_and_comes_back_by_themselves_gains_nothing(sqlite: None) -> None:
    table = Evening()
    table.play(START + 595, 1, "open 5 5")
    table.play(START + 596, 2, "drop")
    table.play(START + 597, 0, "bid 6")
    assert table.banks() == [600, 20, 600]
    with table.at(START + 600):
        people.propose(table.id, table.people[1], ProposalKind.STAND_IN, 1)
        assert table.seat(1).stand_in == "planner"
        people.come_back(table.id, table.people[1])
    assert table.banks() == [600, 20, 600]
    assert (table.seat(1).stand_in, table.clock.turn_free) == ("", 0)


def test_an_absence_that_ends_early_brings_the_end_of_the_time_forward(sqlite: None) -> None:
    table = Evening(PRESETS["daily"])
    bea, hours = table.people[1], timedelta(hours=1)
    calendars.go_away(bea, table.began + hours, table.began + 100 * hours, table.began)
    table.look(1)
    assert table.seconds(table.clock.flag_at) == (80 + 99) * 3600
    away = models.Away.objects.get()
    calendars.end_away(bea, away.pk, table.began + 10 * hours)
    assert table.clock.lease == table.began + 10 * hours  # a clerk looks at once
    table.look(10 * 3600)
    assert table.seconds(table.clock.flag_at) == (80 + 9) * 3600


def test_a_bot_that_plays_one_turn_does_not_go_on_with_the_next(sqlite: None) -> None:
    """The others are bots as well, which may bid her up: each bid is a turn."""
    table = Evening(Terms(15, 600, 120, at_flag="turn"))
    models.Table.objects.update(tempo=models.Tempo.AT_ONCE)
    with table.at(0):
        for number in (0, 2):
            people.propose(table.id, table.people[number], ProposalKind.STAND_IN, number)
    table.look(START + 617)
    assert table.seat(1).lent_for == "1/auction/1"
    with table.at(START + 618):
        assert take_turns(1) == 1
    assert [(index, seat) for index, seat, _ in lines(table.row)] == [(0, 1)]
    assert table.seat(1).stand_in == ""


def test_whoever_waits_for_the_lock_sees_the_clock_as_it_is_then(postgres: None) -> None:
    """Two processes find the same flag at once; the row of a table is locked, not its clock."""
    table = Evening()

    def look() -> None:
        table.look(START + 617)
        connections.close_all()

    other = Thread(target=look)
    with table.at(START + 617), changing(table.id):  # the flag falls, and is not written yet
        other.start()
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        wait_for(lambda: number_of(waiting) == 1)
    other.join()

    assert table.seat(1).flags == 1
    assert table.notes() == [(NoteKind.FLAG, 1)]


def number_of(query: str) -> int:
    with connection.cursor() as cursor:
        cursor.execute(query)
        count: int = cursor.fetchone()[0]
    return count


def test_time_that_is_given_during_a_break_does_not_end_it(sqlite: None) -> None:
    table = Evening(Terms(15, 600, 120, at_flag="wait"))
    table.look(START + 617)
    assert table.clock.is_overdue
    with table.at(START + 620):
        for person in table.people:
            people.propose(table.id, person, ProposalKind.BREAK, 10)
        for person in (table.people[0], table.people[2]):
            people.propose(table.id, person, ProposalKind.TIME, 1)
    assert (table.clock.began, table.clock.is_overdue) == (None, False)
    table.look(START + 620 + 600)
    assert table.seconds(table.clock.flag_at) == START + 620 + 600 + 300  # half a bank


def test_who_has_used_most_of_a_bank_is_given_half_of_one(sqlite: None) -> None:
    """The bank was full when the turn began; 500 s of it are gone when the others give 300."""
    table = Evening()
    with table.at(START + 515):
        for person in (table.people[0], table.people[2]):
            people.propose(table.id, person, ProposalKind.TIME, 1)
    assert table.banks() == [600, 400, 600]
    assert table.seconds(table.clock.flag_at) == START + 515 + 400
    table.play(START + 615, 1, "open 5 5")
    assert table.banks() == [600, 300, 600]
    assert [action.spent for action in table.row.actions.all()] == [615_000]


def test_a_break_ends_when_who_is_still_missing_leaves_the_seat_to_a_bot(sqlite: None) -> None:
    table = Evening()
    ana, bea, cid = table.people
    with table.at(START + 20):
        for person in table.people:
            people.propose(table.id, person, ProposalKind.BREAK, 10)
    with table.at(START + 100):
        breaks.come_back(table.id, ana)
        breaks.come_back(table.id, bea)
    assert table.is_on_break()
    with table.at(START + 120):
        people.give_up(table.id, cid)
    assert not table.is_on_break()
    assert table.seconds(table.clock.began) == START + 120
    assert table.seconds(table.clock.flag_at) == START + 120 + 595  # 20 s were before the break


def test_nobody_is_waited_for_once_a_break_is_over_with_its_game(sqlite: None) -> None:
    table = Evening()
    with table.at(START):
        for person in table.people:
            people.propose(table.id, person, ProposalKind.BREAK, 5)
        for person in table.people:
            people.propose(table.id, person, ProposalKind.ABANDON)
    assert table.row.state == models.TableState.ABANDONED
    assert (table.is_on_break(), table.clock.lease) == (False, None)
    table.look(START + 301)
    assert table.notes() == [(NoteKind.BREAK, 0)]  # no clock runs again


def test_a_full_table_that_is_given_up_waits_for_nobody(sqlite: None) -> None:
    table = Evening.__new__(Evening)
    table.people = [guest("Ana"), guest("Bea")]
    wish = lobby.Wish("recharged", "germany", ("me", "open"), terms=EVENING)
    table.id = lobby.lay(wish, table.people[0]).pk
    table.began = timezone.now() + timedelta(hours=1)  # neither has been seen for so long
    with table.at(0):
        lobby.sit_down(table.row.places.get(number=1), table.people[1])
        assert table.seconds(table.clock.gathers_until) == 180
        for person in table.people:
            people.propose(table.id, person, ProposalKind.ABANDON)
    assert table.row.state == models.TableState.ABANDONED
    assert (table.clock.gathers_until, table.clock.lease) == (None, None)


def test_who_asks_for_a_bot_once_it_plays_loses_nothing_by_that(sqlite: None) -> None:
    """The page was shown before the time was up: its menu still offers a bot."""
    table = Evening()
    table.look(START + 617)
    with table.at(START + 618):
        people.propose(table.id, table.people[1], ProposalKind.STAND_IN, 1)
        people.come_back(table.id, table.people[1])
    assert (table.seat(1).stand_in, table.seat(1).bank) == ("", 120_000)
