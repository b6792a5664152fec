"""Results: what is written when a game ends, once, with the game; and what is kept of it."""

from datetime import datetime, timedelta

import pytest
from django.db import OperationalError
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.games.registry import TITLES
from gridwright.tables import record
from gridwright.tables.commitment import SALT_BYTES, stated_in
from gridwright.tables.replay import replay
from gridwright.web import models
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.library import library
from gridwright.web.models import Hints, NoteKind
from gridwright.web.people import belongings, departure, my_data
from gridwright.web.play import cleaning, lobby, moves, people, replays
from gridwright.web.play.perspective import public_record
from gridwright.web.play.writing import changing
from gridwright.web.results import eligibility, errands, facts, reliability, writing
from gridwright.web.results.errands import Bookkeeper
from gridwright.web.serve.clerk import Clerk
from tests.web.finished import ENDED, LONG, finish, finished, resulted, running
from tests.web.members import member
from tests.web.tables import forget, guest, take_turns
from tests.web.test_my_data import unpacked

DAY = timedelta(days=1)
EVENING = PRESETS["evening"]
EARLY = eligibility.LEFT_EARLY


# With the end of a game


def test_what_came_of_a_game(database: str) -> None:
    """The record says: 31 to 7 after 8 rounds, with 6 and 3 Elektro left."""
    ana, bea = guest("Ana"), guest("Bea")
    before = timezone.now()

    result = finished((ana, bea))

    assert (result.title, result.board, result.seat_count) == ("card", "", 2)
    assert (result.pool, result.pace, result.rounds) == ("card.two", "none", 8)
    assert before <= result.ended <= timezone.now()
    assert (result.was_laid_rated, result.is_rated, result.refusal) == (False, False, "")
    placings = result.placings.values_list("name", "guest", "place", "cities", "money", "has_left")
    assert list(placings) == [("Ana", ana.pk, 1, 31, 6, False), ("Bea", bea.pk, 2, 7, 3, False)]


def test_the_cities_are_those_that_were_powered(sqlite: None) -> None:
    """Gregorio has a network of 17 cities and powers 15 of them, the most of all."""
    result = finished((guest("Ana"), "novice", "steady", "planner"), LONG)
    assert (result.board, result.pool) == ("germany", "recharged.three_to_six")
    placings = result.placings.values_list("name", "bot", "place", "cities", "money")
    assert list(placings) == [
        ("Ana", "", 3, 7, 6),
        ("Gregorio", "novice", 1, 15, 17 + 4),
        ("Angelica", "steady", 2, 13, 17),
        ("Valeria", "planner", 4, 3, 22),
    ]


def test_it_is_written_once_and_the_game_cannot_go_on(database: str) -> None:
    """All that was hidden is shown at the end, so nothing is taken back."""
    ana, bea = guest("Ana"), guest("Bea")
    result = finished((ana, bea))
    row = models.Table.objects.get(pk=result.pk)

    with changing(row.pk) as change:
        change.keep()
    people.come_back(row.pk, bea)
    answer = moves.take_back(row.pk, 1, row.version)
    assert answer.outcome is moves.Outcome.REFUSED
    with pytest.raises(GridwrightError) as error:
        people.propose(row.pk, ana, models.ProposalKind.BACK, 10)
    assert error.value.message.id == "web.people.finished"

    assert models.Result.objects.count() == 1
    assert models.Placing.objects.count() == 2
    row.refresh_from_db()
    assert row.state == models.TableState.OVER
    assert result.ended == models.Result.objects.get().ended


def test_it_is_written_with_the_end_or_not_at_all(database: str) -> None:
    row = running((guest("Ana"), guest("Bea")))

    def fail() -> None:
        with changing(row.pk) as change:
            change.keep()
            assert models.Result.objects.count() == 1
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()

    row.refresh_from_db()
    assert row.state == models.TableState.RUNNING
    assert not models.Result.objects.exists()
    assert finish(row) is not None


@pytest.mark.parametrize(
    ("players", "kind"),
    [
        (("novice", "steady"), models.TableKind.GAME),
        (("Ana", "steady"), models.TableKind.LESSON),
        (("Ana", "steady"), models.TableKind.PUZZLE),
    ],
)
def test_games_of_bots_lessons_and_puzzles_have_none(
    sqlite: None, players: tuple[str, ...], kind: str
) -> None:
    seated = [guest(name) if name == "Ana" else name for name in players]
    row = running(seated, kind=kind)
    assert finish(row) is None
    row.refresh_from_db()
    assert row.state == models.TableState.OVER


def test_a_game_that_was_given_up_has_none(sqlite: None) -> None:
    ana = guest("Ana")
    row = running((ana, "steady"), actions=20)
    people.propose(row.pk, ana, models.ProposalKind.ABANDON)
    row.refresh_from_db()
    assert row.state == models.TableState.ABANDONED
    assert not models.Result.objects.exists()


def test_a_game_played_at_a_table_ends_with_a_result(sqlite: None) -> None:
    """The last action is played, by a bot, as in any game."""
    ana = guest("Ana")
    row = running((ana, "novice"), actions=74)  # of 75
    forget(row.pk)
    with changing(row.pk) as change:
        change.keep()
    assert not models.Result.objects.exists()
    assert take_turns() >= 1
    row.refresh_from_db()
    assert (row.state, models.Result.objects.get().pk) == (models.TableState.OVER, row.pk)


# The record


def test_the_record_is_that_of_the_table(sqlite: None) -> None:
    result = finished((guest("Ana"), guest("Bea")), salt="a" * 2 * SALT_BYTES)
    assert result.record == public_record(result.pk)
    read = record.read(result.record)
    assert (read.spec.names, read.spec.seed) == (("Ana", "Bea"), 1)
    assert stated_in(result.record, read).salt == "a" * 2 * SALT_BYTES
    assert replay(read, library()).ranking() == [1, 2]


def test_names_go_from_records_and_placings_with_the_account(database: str) -> None:
    ana, bea = member("Ana"), member("Bea")
    result = finished((ana.guest, bea.guest))

    departure.forget(ana.guest)

    result.refresh_from_db()
    assert "names = A, Bea\n" in result.record
    assert "Ana" not in result.record
    first, second = result.placings.all()
    assert (first.name, writing.shown_name(first)) == ("", "Former member A")
    assert (second.name, writing.shown_name(second)) == ("Bea", "Bea")
    assert replay(record.read(result.record), library()).ranking() == [1, 2]


def test_a_game_that_ends_after_somebody_has_left_the_club_does_not_name_them(
    sqlite: None,
) -> None:
    ana, bea, cid = member("Ana"), member("Bea"), member("Cid")
    row = running((ana.guest, bea.guest, cid.guest, "novice"), LONG, is_rated=True)
    forget(row.pk)
    departure.forget(bea.guest)
    assert models.Seat.objects.get(table=row, number=1).name == ""
    result = models.Result.objects.get()
    assert "names = Ana, B, Cid, Valeria\n" in result.record
    placing = result.placings.get(seat=1)
    assert (placing.name, placing.has_left, placing.guest is not None) == ("", True, True)
    assert (result.is_rated, result.refusal) == (True, "")


def test_all_records_are_in_the_file_of_ones_data_when_the_table_is_gone(sqlite: None) -> None:
    ana = member("Ana")
    result = finished((ana.guest, guest("Bea")))
    models.Table.objects.all().delete()
    known, records = unpacked(my_data.archive(ana.guest))
    assert records == {f"records/{result.pk}.txt": result.record}
    (placing,) = known["results"]
    assert (placing["result_id"], placing["place"], placing["cities"]) == (result.pk, 1, 31)
    assert "Bea" not in str(known)


# Keeping


@pytest.mark.parametrize(("is_member", "count"), [(True, 1), (False, 0)])
def test_results_of_members_outlive_their_tables(
    database: str, is_member: bool, count: int
) -> None:
    person = member("Ana").guest if is_member else guest("Ana")
    finished((person, guest("Bea")))
    models.Table.objects.update(opened=timezone.now() - 91 * DAY)

    assert cleaning.clean(timezone.now()) == 1

    assert models.Result.objects.count() == count
    assert models.Placing.objects.count() == 2 * count


def test_guests_who_stay_away_go_and_what_they_played_stays(sqlite: None) -> None:
    finished((member("Ana").guest, guest("Bea")))
    models.Table.objects.all().delete()
    models.Guest.objects.update(seen=timezone.now() - 400 * DAY)
    assert cleaning.clean_guests(timezone.now()) == 1
    placing = models.Placing.objects.get(seat=1)
    assert (placing.guest, placing.name) == (None, "Bea")


def test_a_guest_who_is_taken_along_brings_their_results(sqlite: None) -> None:
    ana, old = member("Ana"), guest("Ola")
    result = finished((old, "novice"))
    belongings.take_along(old, ana)
    placing = result.placings.get(seat=0)
    assert (placing.guest, placing.name) == (ana.guest, "Ola")


# Time


def test_turns_and_time_by_the_clock(sqlite: None) -> None:
    """Actions 0 and 3 to 4 are turns of Bea, of 4 and 6 s; 1 to 2 is one of Ana, of 5 s.

    Ana has also missed one, which a bot has played.
    """
    row = running(
        (guest("Ana"), guest("Bea")),
        terms=EVENING,
        spent={0: 4000, 1: 3000, 2: 5000, 3: 2000, 4: 6000},
    )
    models.Seat.objects.filter(table=row, number=0).update(flags=1)
    result = finish(row)
    assert result is not None
    assert result.pace == models.Pace.LIVE
    assert "# 0:05" in result.record
    placings = result.placings.values_list("turns", "spent", "flags")
    assert list(placings) == [(2, 5000, 1), (2, 10000, 0)]


def test_where_all_wait_a_flag_is_no_further_turn(sqlite: None) -> None:
    terms = PRESETS["daily"]
    waiting = type(terms)(terms.free, terms.bank, terms.refill, models.AtFlag.WAIT)
    row = running((guest("Ana"), "novice"), terms=waiting, spent={1: 3000, 2: 5000})
    models.Seat.objects.filter(table=row, number=0).update(flags=1)
    result = finish(row)
    assert result is not None
    assert result.pace == models.Pace.DAILY
    placings = list(result.placings.values_list("turns", "spent"))
    assert placings[0] == (1, 5000)
    assert placings[1][1] is None


def test_turns_without_a_clock(sqlite: None) -> None:
    """By hand: A has 5 auctions of several bids and 8 rounds of buying and powering.

    An auction is one turn of A as long as B is not asked between.
    """
    result = finished((guest("Ana"), "novice"))
    body = result.record.partition("---\n")[2].splitlines()
    assert [line.partition(" #")[0] for line in body[:3]] == [
        "1 B open 5c 5",
        "1 A drop",
        "1 A open 5a 5",
    ]
    turns = list(result.placings.values_list("turns", flat=True))
    table = replay(record.read(result.record), library())
    asked = [(move.round, move.phase, move.seat) for move in table.moves]
    changes = [now for now, before in zip(asked, [None, *asked], strict=False) if now != before]
    assert turns == [len([turn for turn in changes if turn[2] == seat]) for seat in (0, 1)]
    assert result.placings.get(seat=0).spent is None


def test_what_a_seat_was_not_asked_for_is_no_turn(sqlite: None) -> None:
    """Ana's last turn is the purchase of round 8: without its three actions she has one less."""
    row = running((guest("Ana"), "novice"))
    usual = finish(row)
    assert usual is not None
    other = running((guest("Ana"), "novice"))
    models.Action.objects.filter(table=other, index__in=(71, 72, 73)).update(automatic=True)
    result = finish(other)
    assert result is not None
    assert result.placings.get(seat=0).turns == usual.placings.get(seat=0).turns - 1
    assert result.placings.get(seat=1).turns == usual.placings.get(seat=1).turns


# Leaving


SEATS: tuple[tuple[dict[str, object], bool], ...] = (
    ({}, False),
    ({"flags": 2}, False),
    ({"has_left": True, "stand_in": "planner"}, True),
    ({"stand_in": "steady"}, True),  # who could have come back, and did not
)


@pytest.mark.parametrize(("fields", "has_left"), SEATS)
def test_who_has_left(sqlite: None, fields: dict[str, object], has_left: bool) -> None:
    row = running((guest("Ana"), guest("Bea")))
    models.Seat.objects.filter(table=row, number=0).update(**fields)
    result = finish(row)
    assert result is not None
    assert list(result.placings.values_list("has_left", flat=True)) == [has_left, False]


def test_a_bot_that_was_lent_for_the_last_turn_has_given_the_seat_back(sqlite: None) -> None:
    row = running((guest("Ana"), guest("Bea")), terms=EVENING)
    seat = models.Seat.objects.filter(table=row, number=0)
    seat.update(stand_in="planner", lent_for="8/power/0", flags=1)
    result = finish(row)
    assert result is not None
    assert not result.placings.get(seat=0).has_left


LAST_TURN = {"round 2": 18, "round 3": 26}  # an action of seat 0 in it


@pytest.mark.parametrize(
    ("last", "refusal"), [("round 2", EARLY), ("round 3", "")], ids=["early", "later"]
)
def test_a_game_that_somebody_left_early_by_the_clock(
    sqlite: None, last: str, refusal: str
) -> None:
    """Ana acts last in that round; the bot of the clock has played all the rest."""
    ana, bea = member("Ana"), member("Bea")
    spent = {0: 1000, 1: 1000, LAST_TURN[last]: 1000, 74: 1000}
    row = running((ana.guest, bea.guest), terms=EVENING, spent=spent, is_rated=True)
    seats = row.actions.order_by("index").values_list("seat", flat=True)
    assert (seats[LAST_TURN[last]], seats[74]) == (0, 1)
    models.Seat.objects.filter(table=row, number=0).update(stand_in="planner", flags=1)
    result = finish(row)
    assert result is not None
    assert (result.is_rated, result.refusal) == (True, refusal)


@pytest.mark.parametrize(("after", "refusal"), [(18, EARLY), (19, "")])
def test_a_game_that_somebody_left_early_without_a_clock(
    sqlite: None, after: int, refusal: str
) -> None:
    """Round 2 ends with the nineteenth action."""
    ana, bea = member("Ana"), member("Bea")
    row = running((ana.guest, bea.guest), is_rated=True)
    models.Seat.objects.filter(table=row, number=0).update(stand_in="planner", has_left=True)
    models.LogNote.objects.create(table=row, after=after, kind=NoteKind.LEFT, seat=0, actor=0)
    result = finish(row)
    assert result is not None
    assert (result.is_rated, result.refusal) == (True, refusal)


def test_without_a_mark_somebody_left_late(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    row = running((ana.guest, bea.guest), is_rated=True)
    models.Seat.objects.filter(table=row, number=0).update(stand_in="steady")
    result = finish(row)
    assert result is not None
    assert (result.is_rated, result.refusal) == (True, "")


# What is rated


def test_a_game_of_members_that_was_laid_rated_is(sqlite: None) -> None:
    result = finished((member("Ana").guest, member("Bea").guest), is_rated=True)
    assert (result.was_laid_rated, result.is_rated, result.refusal) == (True, True, "")
    assert result.placings.exclude(mu_before=None).count() == 0


def test_the_strength_of_a_bot_is_written_with_the_result(sqlite: None) -> None:
    """Steady has 1500 points, which is 25; novice in this pool less."""
    players = (member("Ana").guest, "steady", "novice", member("Dan").guest)
    result = finished(players, LONG, is_rated=True, options={})
    assert result.is_rated, result.refusal
    steady, novice = result.placings.exclude(bot="")
    assert (steady.mu_before, steady.mu_after, steady.sigma_after) == (25.0, 25.0, 1.0)
    assert novice.mu_before is not None
    assert 0 < novice.mu_before < 25


REFUSALS: dict[str, tuple[tuple[str, ...], dict[str, object]]] = {
    "members": (("Ana", "guest"), {}),
    "alone": (("Ana", "novice"), {}),
    "shared": (("Ana", "Ana"), {}),
    "options": (("Ana", "Bea"), {"options": {"singles": "limited"}}),
    "hints": (("Ana", "Bea"), {"hints": Hints.ALONE}),
    "program": (("Ana", "program of Ana"), {}),
    "program of both": (("program of Ana", "program of Ana"), {}),
    "level": (("Ana", "Bea", "novice"), {}),
    "position": (("Ana", "Bea"), {"start": "card - 2 -"}),
}


@pytest.mark.parametrize("reason", REFUSALS)
def test_why_a_game_is_not_rated(sqlite: None, reason: str) -> None:
    names, fields = REFUSALS[reason]
    known = {"Ana": member("Ana"), "Bea": member("Bea")}
    seats: list[models.Seat] = []
    for number, name in enumerate(names):
        if name.startswith("program"):
            program = member(f"Robot {number}")
            program.owner = known["Ana"]
            program.save()
            seats.append(models.Seat(number=number, guest=program.guest, name=name))
        elif name in known:
            seats.append(models.Seat(number=number, guest=known[name].guest, name=name))
        elif name == "guest":
            seats.append(models.Seat(number=number, guest=guest("Gus"), name=name))
        else:
            seats.append(models.Seat(number=number, bot=f"{name}@7s", name=name))
    row = models.Table(
        **{"title": "card", "seat_count": len(seats), "hints": Hints.NOBODY, **fields}
    )
    expected = f"web.results.refusal.{reason.partition(' ')[0]}"
    assert eligibility.refusal_of(row, seats, 8) == expected


def test_a_game_that_was_short_is_not_rated(sqlite: None) -> None:
    members = [member(name).guest for name in ("Ana", "Bea")]
    seats = [models.Seat(number=number, guest=each) for number, each in enumerate(members)]
    row = models.Table(title="card", seat_count=2, hints=Hints.NOBODY)
    assert eligibility.refusal_of(row, seats, 2) == eligibility.SHORT
    assert eligibility.refusal_of(row, seats, 3) == ""


def test_a_refused_game_keeps_the_reason_and_is_not_rated(sqlite: None) -> None:
    result = finished((member("Ana").guest, guest("Bea")), is_rated=True)
    assert (result.was_laid_rated, result.is_rated) == (True, False)
    assert result.refusal == eligibility.MEMBERS


READINGS = {
    "recharged": {
        *("storage_when_empty", "first_city_anywhere", "cities_break_ties"),
        *("trust_phase_out", "refill"),
    },
    "classic": {"first_city_anywhere", "refill"},
    "card": {"singles"},
    "outpost": {"syndicate_takes"},
}
"""The options by which a table reads a rulebook otherwise than the ruling that they name."""


def test_which_options_are_not_those_of_the_rulebook() -> None:
    readings = {
        title.name: {option.name for option in title.options if option.is_reading}
        for title in TITLES
    }
    assert readings == READINGS


# What the clerk does


def test_results_of_older_tables_are_written_by_the_clerk(database: str) -> None:
    """Ana's seven games were over before there were results: five at once, then two."""
    ana, moment = guest("Ana"), datetime(2026, 1, 2, 3, tzinfo=ENDED.tzinfo)
    for _ in range(7):
        finished((ana, "novice"), is_rated=False)
    finished((ana, "novice"), kind=models.TableKind.GAME)
    models.Result.objects.all().delete()
    over = finish(running(("novice", "steady")))
    assert over is None
    models.Action.objects.update(created=moment)
    keeper = Bookkeeper(interval=0.0)

    counts = []
    for _ in range(3):
        keeper.step()
        counts.append(models.Result.objects.count())

    assert counts == [5, 8, 8]
    result = models.Result.objects.order_by("pk").first()
    assert result is not None
    assert (result.ended, result.is_rated, result.placings.count()) == (moment, False, 2)
    assert models.Errand.objects.filter(name="older_results").exists()
    models.Result.objects.all().delete()
    Bookkeeper().step()
    assert not models.Result.objects.exists()  # it is done once for a database


def test_two_clerks_write_an_older_result_once(sqlite: None) -> None:
    result = finished((guest("Ana"), "novice"))
    with changing(result.pk) as change:
        errands.write_late(change)
    assert models.Placing.objects.count() == 2


def test_an_older_table_that_cannot_be_read_is_left_out(
    sqlite: None, caplog: pytest.LogCaptureFixture
) -> None:
    broken, other = finished((guest("Ana"), "novice")), finished((guest("Bea"), "novice"))
    models.Result.objects.all().delete()
    models.Table.objects.filter(pk=broken.pk).update(content="elsewhere")
    forget(broken.pk)
    keeper = Bookkeeper(interval=0.0)
    for _ in range(3):
        keeper.step()
    assert "no result" in caplog.text
    assert list(models.Result.objects.values_list("pk", flat=True)) == [other.pk]
    assert models.Errand.objects.filter(name="older_results").exists()


def test_the_clerk_rates_and_gathers(database: str) -> None:
    finished((member("Ana").guest, member("Bea").guest), is_rated=True)
    Clerk("one").step()
    assert models.Rating.objects.count() == 2
    result = models.Result.objects.get()
    assert (result.rated is not None, result.has_facts) == (True, True)


def test_a_failure_keeps_no_clock_waiting(
    sqlite: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    resulted("g1", (member("Ana").guest,), (1,))  # of one seat, which openskill refuses
    clerk = Clerk("one")
    assert clerk.step() == 0.2
    assert "ratings failed" in caplog.text
    caplog.clear()
    clerk.step()
    assert "ratings failed" not in caplog.text  # not again within a second


def test_a_database_that_is_away_is_left_to_the_clerk(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It closes the connection, and asks again in half a second; nothing is given up for that."""
    result = finished((guest("Ana"), "novice"))

    def be_away(_: object) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr(facts, "gather", be_away)
    assert Clerk("one").step() == 0.5
    result.refresh_from_db()
    assert not result.has_facts
    monkeypatch.undo()
    assert gathered()


# Facts


def gathered() -> bool:
    """Let the clerk work out the facts of one result; return whether one waited."""
    is_waiting = facts.next_without() is not None
    Bookkeeper().step()
    return is_waiting


def test_the_facts_of_a_card_game(sqlite: None) -> None:
    """By hand from the record: A buys 5a 8a 9 12 21 28 at their numbers, and pays 22 for fuel."""
    result = finished((guest("Ana"), guest("Bea")))
    assert gathered()
    assert not gathered()
    ana, bea = result.placings.all()
    nothing = {"building": 0, "over": 0, "cities": 0, "steps": {}}
    assert ana.facts == {**nothing, "plants": 83, "fuel": 22, "bought": 6}
    assert bea.facts == {**nothing, "plants": 81, "fuel": 19, "bought": 5}


def test_the_facts_of_a_board_game(sqlite: None) -> None:
    """Step 2 begins in round 5, Step 3 in round 7.

    Ana buys 7 at 8, 14 at 15 and 30 at 30; she has 2 cities, then 5, in the end 7. Gregorio has 7,
    14 and 17 of them.
    """
    result = finished((guest("Ana"), guest("Bea"), "novice", "novice"), LONG)
    assert gathered()
    ana, bea, _, valeria = result.placings.all()
    assert (ana.facts["plants"], ana.facts["bought"], ana.facts["over"]) == (53, 3, 2)
    assert (ana.facts["cities"], ana.facts["steps"]) == (7, {"2": 2, "3": 5})
    assert (bea.facts["cities"], bea.facts["steps"]) == (17, {"2": 7, "3": 14})
    bought = [(11, 12), (13, 14), (15, 15), (32, 33), (27, 27)]
    assert valeria.facts["plants"] == sum([price for _, price in bought])
    assert valeria.facts["over"] == 3
    summary = replays.read(result.record)
    assert facts.facts_of(summary)[0]["building"] == ana.facts["building"] > 0


def test_a_record_that_cannot_be_read_has_no_facts(
    sqlite: None, caplog: pytest.LogCaptureFixture
) -> None:
    resulted("g1", (guest("Ana"), "novice"), (1, 2), has_facts=False, is_rated=False)
    assert gathered()
    assert "a result has no facts" in caplog.text
    assert models.Result.objects.get().has_facts
    assert models.Placing.objects.filter(facts={}).count() == 2


# Reliability


def test_reliability(database: str) -> None:
    """Ana: three live games with 20 turns and 3 flags, of which she left one; a daily one."""
    ana, bea = guest("Ana"), guest("Bea")
    now = timezone.now()
    for number in range(3):
        left = (0,) if number == 0 else ()
        resulted(f"l{number}", (ana, bea), (1, 2), now - DAY, left, pace=models.Pace.LIVE)
    resulted("d0", (ana, bea), (1, 2), now - DAY, pace=models.Pace.DAILY)
    resulted("old", (ana, bea), (1, 2), now - 91 * DAY, (0,), pace=models.Pace.LIVE)
    resulted("alone", (ana, "novice"), (1, 2), now - DAY, (0,), pace=models.Pace.LIVE)
    models.Placing.objects.filter(guest=ana, result__pk__startswith="l").update(turns=20, flags=1)

    live = reliability.reliability(ana, models.Pace.LIVE)
    assert (live.games, live.finished, live.turns, live.flags) == (3, 2, 60, 3)
    assert (live.finished_share, live.in_time_share) == (66, 95)
    daily = reliability.reliability(ana, models.Pace.DAILY)
    assert (daily.games, daily.finished_share, daily.in_time_share) == (1, None, None)
    assert reliability.finished_share(ana) == 75
    assert reliability.finished_share(guest("Cid")) is None
    assert reliability.reliability(bea, models.Pace.LIVE).in_time_share is None  # no turns


def test_nobody_is_less_than_never_in_time() -> None:
    assert reliability.Reliability(3, 3, 1, 3).in_time_share == 0


def test_the_usual_table_is_not_rated(sqlite: None) -> None:
    assert not lobby.lay(lobby.usual("card"), guest("Ana")).is_rated
