"""Bots take their turns once, whoever dies."""

import sqlite3
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.db import IntegrityError, OperationalError, connection
from django.utils import timezone

from gridwright.bots import roster
from gridwright.bots.seated import VisitingBots, bots_for_game
from gridwright.content.load import load
from gridwright.core.action import Action
from gridwright.core.errors import IllegalActionError
from gridwright.parts.auction import BIDS
from gridwright.tables.table import Table, TableSpec
from gridwright.web import models
from gridwright.web.play import leases, lobby, moves, turns
from gridwright.web.play.perspective import perspective_of
from gridwright.web.serve import thinker
from tests.web.tables import guest, laid, lines, take_turns

LEVELS = ("casual", "steady", "novice")


def bots_before_me() -> models.Table:
    """Lay a table at which two bots act before the only person."""
    return laid(guest("Ana"), ("me", "novice", "novice"))


def test_a_bot_that_is_next_has_a_turn(database: str) -> None:
    row = bots_before_me()

    assert [(turn.index, turn.tries) for turn in row.bot_turns.all()] == [(0, 0)]


def test_bots_play_until_a_person_is_next(database: str) -> None:
    row = bots_before_me()

    count = take_turns()

    seen = perspective_of(row.pk, row.host)
    assert seen is not None
    assert 0 < count <= len(lines(row))  # an auction among bots is one turn
    assert {seat for _, seat, _ in lines(row)} <= {1, 2}
    assert seen.is_my_turn
    assert not row.bot_turns.exists()


def test_a_turn_is_claimed_by_one(database: str) -> None:
    bots_before_me()

    first, second = turns.claim("one"), turns.claim("two")

    assert first is not None
    assert (first.worker, first.tries, second) == ("one", 1, None)


def test_a_turn_comes_again_when_its_lease_has_ended(database: str) -> None:
    bots_before_me()
    turns.claim("one")
    past = timezone.now() - timedelta(seconds=1)
    models.BotTurn.objects.update(lease=past)

    second = turns.claim("two")

    assert second is not None
    assert (second.worker, second.tries) == ("two", 2)


def test_who_takes_the_place_of_a_dead_worker_frees_its_turns(database: str) -> None:
    bots_before_me()
    turns.claim("one")

    leases.free("two")
    assert turns.claim("three") is None
    leases.free("one")
    assert turns.claim("three") is not None


def test_a_turn_that_is_out_of_date_is_dropped(sqlite: None) -> None:
    row = bots_before_me()
    turn = turns.claim("slow")
    assert turn is not None
    models.BotTurn.objects.update(lease=timezone.now())
    take_turns()
    before = lines(row)

    turns.take(turn)

    assert lines(row) == before


def test_bots_wait_for_their_tempo(sqlite: None, usual_pauses: None) -> None:
    wish = lobby.Wish("recharged", "germany", ("novice", "novice"), tempo="calm")

    row = lobby.lay(wish, guest("Ana"))

    (turn,) = row.bot_turns.all()
    assert turn.lease is not None
    assert timedelta(seconds=1) < turn.lease - timezone.now() <= timedelta(seconds=1.5)
    assert turns.claim("one") is None


@pytest.mark.parametrize(
    ("level", "tries", "instead"),
    [
        ("planner", 2, "planner"),
        ("planner", 3, "steady"),
        ("planner", 6, "random"),
        ("steady", 3, "random"),
    ],
)
def test_after_three_tries_a_simpler_bot_moves(
    sqlite: None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    level: str,
    tries: int,
    instead: str,
) -> None:
    row = laid(guest("Ana"), (level, level))
    asked: list[str] = []

    def remember(level: str, seat: int) -> roster.Entrant:
        asked.append(level)
        return roster.company(level, seat)

    monkeypatch.setattr(turns, "company", remember)
    models.BotTurn.objects.update(tries=tries)
    turn = turns.claim("fourth")
    assert turn is not None

    turns.take(turn)

    assert asked == [instead]
    assert len(lines(row)) == 1
    is_said = "a simpler bot plays this turn" in caplog.messages
    assert is_said == (instead != level)


def test_a_choice_that_the_rules_refuse_is_a_failure(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn stays, and nothing is written."""
    row = laid(guest("Ana"), ("steady", "steady"))
    monkeypatch.setattr(VisitingBots, "decide", lambda *_: BIDS.at(999))
    turn = turns.claim("one")
    assert turn is not None

    with pytest.raises(IllegalActionError) as caught:
        turns.take(turn)

    assert caught.value.message.id == "wrong_phase"  # the Trust is placed first
    assert lines(row) == []
    assert row.bot_turns.count() == 1


def test_bots_alone_settle_an_auction_in_one_turn(database: str) -> None:
    """The lines are those that they would have written one after the other."""
    row = laid(guest("Ana"), LEVELS)
    game_seed = row.seed
    turns_taken = 0
    while len(lines(row)) < 40:
        turn = turns.claim("one")
        assert turn is not None
        before = len(lines(row))
        turns.take(turn)
        turns_taken += 1
        written = [line for _, _, line in lines(row)[before:]]
        is_auction = written[0].startswith(("open", "bid", "drop"))
        assert len(written) == 1 or is_auction
        if written[0].startswith("open"):
            assert written[-1] == "drop" or len(written) == 1  # sold to the last who is left

    assert turns_taken < len(lines(row))
    table = Table(TableSpec("recharged", "germany", 3, seed=game_seed), load())
    entrants = {seat: roster.company(level, seat) for seat, level in enumerate(LEVELS)}
    alone = bots_for_game(table.game, entrants, game_seed)
    for _, seat, line in lines(row):
        assert table.to_act == seat
        action = alone.decide(table.state)
        assert table.game.write(action) == line
        table.play(action)


def test_a_person_in_an_auction_is_asked_after_every_bid(sqlite: None) -> None:
    """Bots before Ana write one line each, up to hers."""
    row = bots_before_me()

    while (turn := turns.claim("one")) is not None:
        before = len(lines(row))
        turns.take(turn)
        assert len(lines(row)) == before + 1


def test_a_failed_turn_is_tried_again_in_a_moment(sqlite: None) -> None:
    bots_before_me()
    turn = turns.claim("one")
    assert turn is not None

    leases.put_back(turn)

    turn.refresh_from_db()
    assert turn.worker == ""
    assert turn.lease is not None
    assert timedelta() < turn.lease - timezone.now() <= timedelta(seconds=1)


def test_taking_back_takes_the_turn_of_the_next_bot_along(sqlite: None) -> None:
    row = laid(guest("Ana"), ("novice", "me", "novice"), regions="draft")
    moves.play(row.pk, 1, "region north", 0)
    assert [turn.index for turn in row.bot_turns.all()] == [1]

    moves.take_back(row.pk, 1, 1)

    assert not row.bot_turns.exists()


# The order of turns


def claims(shares: turns.Shares, count: int) -> list[str]:
    """Claim so many turns one after the other; return who laid the tables, by name."""
    names = []
    for _ in range(count):
        turn = turns.claim("worker", shares)
        names.append("" if turn is None or turn.table.host is None else turn.table.host.name)
        models.BotTurn.objects.filter(worker="worker").update(lease=timezone.now(), worker="")
    return names


def watch_all() -> None:
    """Let every table be open on a screen."""
    models.Table.objects.update(watched=timezone.now())


def test_many_tables_of_one_host_do_not_delay_the_bot_of_another(database: str) -> None:
    """All masters are watched, and have waited longer: the steady one is next all the same."""
    greedy, patient = guest("Greedy"), guest("Patient")
    for _ in range(8):
        laid(greedy, ("master",) * 6)
        laid(greedy, ("me", *["master"] * 5))
    shares = turns.Shares()
    assert claims(shares, 5) == ["Greedy"] * 5

    mine = laid(patient, ("me", "steady", "steady"))
    watch_all()

    assert claims(shares, 1) == ["Patient"]
    mine.bot_turns.update(lease=timezone.now() + timedelta(seconds=3))
    assert claims(shares, 3) == ["Greedy"] * 3
    mine.bot_turns.update(lease=timezone.now())
    assert claims(shares, 1) == ["Patient"]


def test_hosts_take_turns_whatever_number_of_tables_they_have(sqlite: None) -> None:
    many, one = guest("Many"), guest("One")
    for _ in range(5):
        laid(many, ("planner", "planner"))
    laid(one, ("planner", "planner"))

    names = claims(turns.Shares(), 10)

    assert [sorted(names[at : at + 2]) for at in range(0, 10, 2)] == [["Many", "One"]] * 5


def test_a_turn_counts_by_how_long_its_bot_thinks(sqlite: None) -> None:
    """A master thinks 100 ms for 120 lines, and writing takes 10 ms: eleven novices for one."""
    laid(guest("Master"), ("master", "master"))
    laid(guest("Novice"), ("novice", "novice"))

    names = claims(turns.Shares(), 24)

    assert names[:10] == ["Novice"] * 10
    assert names.count("Master") == 2


def test_one_who_was_away_has_saved_nothing_up(sqlite: None) -> None:
    early = laid(guest("Early"), ("planner", "planner"))
    late = laid(guest("Late"), ("planner", "planner"))
    shares = turns.Shares()
    late.bot_turns.update(lease=timezone.now() + timedelta(seconds=10))
    assert claims(shares, 8) == ["Early"] * 8

    late.bot_turns.update(lease=timezone.now())
    early.bot_turns.update(lease=timezone.now())

    assert sorted(claims(shares, 6)) == ["Early"] * 3 + ["Late"] * 3


def test_tables_that_somebody_looks_at_come_first(database: str) -> None:
    unseen = laid(guest("Unseen"), ("me", "novice", "novice"))
    seen = laid(guest("Seen"), ("me", "master", "master"))
    long_ago = timezone.now() - timedelta(hours=1)
    models.Table.objects.filter(pk=unseen.pk).update(watched=long_ago)
    shares = turns.Shares()

    assert claims(shares, 3) == ["Seen"] * 3
    seen.bot_turns.all().delete()
    assert claims(shares, 1) == ["Unseen"]


def test_who_is_very_late_comes_first_too(sqlite: None) -> None:
    unseen = laid(guest("Unseen"), ("me", "novice", "novice"))
    laid(guest("Seen"), ("me", "master", "master"))
    models.Table.objects.filter(pk=unseen.pk).update(watched=timezone.now() - timedelta(hours=1))
    unseen.bot_turns.update(lease=timezone.now() - timedelta(minutes=2))

    assert claims(turns.Shares(), 1) == ["Unseen"]


def test_a_turn_of_an_older_version_is_played(sqlite: None) -> None:
    """Its row does not say which bot is next: it counts as the slowest."""
    row = bots_before_me()
    row.bot_turns.update(level="", has_people=True)

    assert turns.cost_of("") == turns.cost_of("master") == 0.11
    assert take_turns() > 0


# Leases and clocks


def test_a_lease_from_before_the_clock_was_set_back_is_not_believed(database: str) -> None:
    row = bots_before_me()
    assert turns.claim("one") is not None
    row.bot_turns.update(lease=timezone.now() + timedelta(hours=1))

    turn = turns.claim("two")

    assert turn is not None
    assert turn.worker == "two"


def test_machines_with_other_clocks_share_the_time_of_postgres(
    postgres: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = bots_before_me()
    assert turns.claim("one") is not None
    fast = timezone.now() + timedelta(hours=1)
    monkeypatch.setattr(timezone, "now", lambda: fast)

    assert turns.claim("two") is None
    assert turns.waiting().count == 0
    moves_on = laid(guest("Bea"), ("me", "novice", "novice"))
    assert [turn.table_id for turn in [turns.claim("two")] if turn] == [moves_on.pk]
    assert row.bot_turns.get().worker == "one"


def test_what_waits_is_known_with_its_age(database: str) -> None:
    due = bots_before_me()
    due.bot_turns.update(lease=timezone.now() - timedelta(seconds=30))
    laid(guest("Bea"), ("me", "novice", "novice")).bot_turns.update(lease=None)

    waiting = turns.waiting()

    assert (waiting.count, waiting.parked) == (1, 1)
    assert 30 <= waiting.oldest < 35


def test_a_worker_that_lost_the_database_gives_its_turn_back(
    postgres: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is cut while the bot thinks, as by a restart: the next step plays."""
    row = bots_before_me()
    worker = thinker.Thinker("one")

    decide = VisitingBots.decide

    def cut(*arguments: Any) -> Action:  # noqa: ANN401
        monkeypatch.setattr(VisitingBots, "decide", decide)
        with connection.cursor() as cursor, suppress(OperationalError):
            cursor.execute("SELECT pg_terminate_backend(pg_backend_pid())")
        return decide(*arguments)

    monkeypatch.setattr(VisitingBots, "decide", cut)

    pause = worker.step()
    assert (pause, lines(row)) == (0.5, [])
    assert row.bot_turns.get().worker == "one"
    assert worker.step() == 0.0
    assert len(lines(row)) == 1


def test_a_database_that_was_away_does_not_count_as_a_try(database: str) -> None:
    row = bots_before_me()
    assert turns.claim("one") is not None

    leases.free("one", counts=False)

    assert row.bot_turns.get().tries == 0


def test_a_locked_database_is_asked_again_soon(sqlite: None, sqlite_home: Path) -> None:
    row = bots_before_me()
    worker = thinker.Thinker("one")
    worker.step()
    before = len(lines(row))
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(sqlite_home / "gridwright.sqlite3")) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert [worker.step(), worker.step()] == [0.5, 0.5]
        other.rollback()

    assert worker.step() == 0.0
    assert len(lines(row)) == before + 1


def test_a_bot_that_fails_does_not_stop_the_others(
    sqlite: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    row = bots_before_me()

    def fail(*_: Any) -> Action:  # noqa: ANN401
        raise IntegrityError

    monkeypatch.setattr(VisitingBots, "decide", fail)

    assert thinker.Thinker("one").step() == 0.0
    assert "a bot failed" in caplog.text
    assert [(turn.worker, turn.tries) for turn in row.bot_turns.all()] == [("", 1)]
