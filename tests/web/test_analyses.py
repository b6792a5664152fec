"""Analyses: whole games judged by bot processes, one moment at a time and once, whoever dies."""

import json
import os
import re
import signal
import sqlite3
import time
from collections.abc import Callable
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone

from gridwright.advice.analyse import Judgement, Moment, run
from gridwright.advice.analyse import judge as judge_for_good
from gridwright.advice.forecast import Adviser
from gridwright.advice.storing import stored_judgement
from gridwright.core.errors import GridwrightError
from gridwright.core.game import Game
from gridwright.tables import record
from gridwright.web import models
from gridwright.web.play import analyses, hints, jobs, leases, replays, turns
from gridwright.web.play.analyses import Source
from gridwright.web.play.perspective import public_record
from gridwright.web.serve import metrics, thinker
from gridwright.web.serve.counters import COUNTERS
from gridwright.web.serve.health import examine
from tests.advice.positions import blunder
from tests.advice.positions import played as played_by_bots
from tests.web.browser import Visitor
from tests.web.records import played, text_of
from tests.web.servers import Browser, Server, serving
from tests.web.tables import forget, guest, laid, take_turns

QUICK = "planner@8"
WHOLE = "card/2-auction"  # 75 actions
JUDGED: dict[tuple[int, int], Judgement] = {}


def remembered(game: Game[Any], moment: Moment, adviser: Adviser) -> Judgement:
    """Judge *moment*; the same one takes its time once."""
    key = (game.hash_of(moment.state), moment.index)
    if key not in JUDGED:
        JUDGED[key] = judge_for_good(game, moment, adviser)
    return JUDGED[key]


@pytest.fixture(autouse=True)
def quick_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "LEVEL", QUICK)
    monkeypatch.setattr(analyses, "CLOSE_LEVEL", QUICK)
    monkeypatch.setattr(analyses, "judge", remembered)


@cache
def opening() -> str:
    """Return the record of the first nine actions of a card game."""
    return record.write(played_by_bots("card", "", 9))


@cache
def expected() -> list[Judgement]:
    """Return what the command line says of it."""
    return list(run(opening(), QUICK)[2])


def kept(text: str) -> models.SavedRecord:
    return models.SavedRecord.objects.create(text=text)


def asked(source: Source, name: str = "Ana") -> models.Analysis:
    return analyses.ask(source, analyses.recording_of(source), guest(name))


def piece(worker: str = "one") -> models.Analysis:
    """Let *worker* claim the next moment."""
    claimed = analyses.claim(worker)
    assert isinstance(claimed, models.Analysis)
    return claimed


def work(worker: str = "one") -> None:
    """Let *worker* do the next moment."""
    analyses.carry_out(piece(worker))


def finish() -> None:
    while claimed := analyses.claim("one"):
        analyses.carry_out(claimed)


# What comes of it


def test_an_analysis_is_that_of_the_command_line(database: str) -> None:
    """The same judgements in the same order, though each was stored as JSON and read again."""
    row = asked(kept(opening()))
    assert (row.state, row.done, row.moments) == ("waiting", 0, 0)
    count = len(expected())
    assert count > 2

    work()
    row.refresh_from_db()
    assert (row.state, row.done, row.moments) == ("running", 1, count)
    assert analyses.judgements(row) == expected()[:1]  # what is there can be read
    finish()

    row.refresh_from_db()
    assert (row.state, row.done, row.lease, row.worker) == ("done", count, None, "")
    assert analyses.judgements(row) == expected()


def test_the_blunder_is_found(sqlite: None) -> None:
    """A ended its turn with money for the house that would have won."""
    row = asked(kept(blunder()))

    finish()

    row.refresh_from_db()
    assert (row.state, row.done, row.moments) == ("done", 1, 1)
    (judgement,) = analyses.judgements(row)
    assert (judgement.played, judgement.best) == (("done",), ("build dortmund",))
    assert judgement.loss > 0.5


# Asking


def test_a_table_and_the_record_of_its_game_share_an_analysis(database: str) -> None:
    """Whatever the players are called there: it belongs to the game."""
    table = played(guest("Ana"), WHOLE)
    text = text_of(WHOLE)
    other = kept(re.sub("names = .*", "names = Xaver, Yvonne", text))
    row = asked(table)

    assert asked(other).pk == row.pk
    assert asked(table).pk == row.pk
    assert models.Analysis.objects.count() == 1
    assert row.tables.get() == table
    assert row.saved_records.get() == other


def test_another_game_has_another_analysis(sqlite: None) -> None:
    first, second = kept(opening()), kept(blunder())

    assert asked(first).pk != asked(second).pk


def test_three_may_be_on_the_way_for_a_guest_and_the_rest_must_wait(sqlite: None) -> None:
    ana = guest("Ana")
    for actions in (9, 8, 7):
        source = kept(record.write(played_by_bots("card", "", actions)))
        analyses.ask(source, analyses.recording_of(source), ana)
    fourth = kept(blunder())

    with pytest.raises(GridwrightError, match="3 analyses on the way"):
        analyses.ask(fourth, analyses.recording_of(fourth), ana)
    assert models.Analysis.objects.count() == 3
    assert asked(fourth, "Bea").guest is not None
    models.Analysis.objects.filter(guest=ana).update(lease=None, state="done")
    assert analyses.ask(fourth, analyses.recording_of(fourth), ana).guest != ana  # it was there


def test_twenty_a_day_are_enough(sqlite: None) -> None:
    ana, source = guest("Ana"), kept(blunder())
    recording = analyses.recording_of(source)
    for _ in range(20):
        analyses.ask(source, recording, ana)
        models.Analysis.objects.all().delete()

    with pytest.raises(GridwrightError, match="20 analyses within a day"):
        analyses.ask(source, recording, ana)


# What may be analysed


def test_a_running_game_is_not_analysed(database: str) -> None:
    visitor = Visitor()
    row = laid(visitor.become("Ana"), ("me", "novice"))

    answer = visitor.post(f"/t/{row.pk}/analysis")

    assert answer.status == 403
    assert "once it is over" in answer.alert
    assert not models.Analysis.objects.exists()
    assert visitor.get(f"/t/{row.pk}/analysis").where == f"/t/{row.pk}"
    assert f"/t/{row.pk}/analysis" not in visitor.get(f"/t/{row.pk}/replay").html


def test_a_kept_record_that_hides_money_is_not_analysed_before_its_end(sqlite: None) -> None:
    """It may be of a game that is still running, and what is hidden must stay so."""
    row = laid(guest("Ana"), ("novice", "novice", "novice"), hidden_money="on")
    take_turns(12)
    forget(row.pk)
    visitor = Visitor()
    visitor.become("Eve")
    source = kept(public_record(row.pk) or "")

    answer = visitor.post(f"/r/{source.pk}/analysis")

    assert answer.status == 403
    assert not models.Analysis.objects.exists()
    assert "analysis" not in visitor.get(f"/r/{source.pk}").html


def test_a_finished_game_with_hidden_money_is_analysed(sqlite: None) -> None:
    text = text_of("recharged/2-phase_5-germany-starting_cities")
    source = kept(text.replace("options = ", "options = hidden_money, "))

    assert analyses.may_be_analysed(analyses.recording_of(source))


def test_a_game_in_which_nothing_happened_is_not_analysed(sqlite: None) -> None:
    visitor = Visitor()
    visitor.become("Ana")
    source = kept(text_of(WHOLE, 0))

    assert visitor.post(f"/r/{source.pk}/analysis").status == 403


# Workers


def test_moments_are_shared_out_and_each_is_there_once(database: str) -> None:
    """Two games and two workers: whoever is free takes the game that has waited longest."""
    first, second = asked(kept(opening())), asked(kept(blunder()))

    one, two = piece("one"), piece("two")
    assert (one.pk, two.pk) == (first.pk, second.pk)
    assert analyses.claim("three") is None
    analyses.carry_out(two)
    analyses.carry_out(one)
    finish()

    for row, count in ((first, len(expected())), (second, 1)):
        assert list(row.judged.values_list("number", flat=True)) == list(range(count))


def test_a_dead_worker_loses_one_moment_which_is_judged_again(database: str) -> None:
    """Its successor frees what it had; should it only have been slow, nothing is there twice."""
    row = asked(kept(opening()))
    work()
    dead = piece("dead")
    leases.free("dead")

    second = piece("two")
    assert (second.done, second.tries) == (1, 2)
    analyses.carry_out(second)
    analyses.carry_out(dead)
    finish()

    row.refresh_from_db()
    assert (row.state, row.tries) == ("done", 0)
    assert analyses.judgements(row) == expected()


def test_whoever_is_first_writes_a_moment_even_after_its_lease(sqlite: None) -> None:
    """On a busy machine a lease may end before the thought: the thought still counts."""
    row = asked(kept(opening()))
    slow = piece("slow")
    models.Analysis.objects.update(lease=timezone.now() - timedelta(seconds=1))
    other = piece("other")

    analyses.carry_out(slow)
    analyses.carry_out(other)

    row.refresh_from_db()
    assert (row.done, row.judged.count(), row.worker) == (1, 1, "")


def test_a_moment_that_fails_three_times_is_left_out_and_said(
    sqlite: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    source = kept(opening())
    row = asked(source)

    def fail(game: Game[Any], moment: Moment, adviser: Adviser) -> Judgement:
        if moment.index == expected()[1].index:
            raise ValueError
        return remembered(game, moment, adviser)

    monkeypatch.setattr(analyses, "judge", fail)
    worker = thinker.Thinker("one")
    for _ in range(len(expected()) + 3):
        models.Analysis.objects.exclude(lease=None).update(lease=timezone.now())
        assert worker.step() == 0.0
    assert worker.step() > 0

    row.refresh_from_db()
    assert row.state == "done"
    assert caplog.text.count("a bot failed") == 3
    assert analyses.judgements(row) == [expected()[0], *expected()[2:]]
    assert "1 turn was left out" in Visitor().get(f"/r/{source.pk}/analysis").text


def test_a_record_that_does_not_hold_any_more_fails_and_may_be_tried_again(sqlite: None) -> None:
    """Its cards have changed since: the page says so, and asking begins anew."""
    source = kept(opening())
    row = asked(source)
    models.SavedRecord.objects.update(text=opening().replace("content = ", "content = 0"))
    analyses._OPENED = type(analyses._OPENED)(4)  # type: ignore[misc]  # noqa: SLF001
    replays._RECORDINGS = type(replays._RECORDINGS)(64)  # type: ignore[misc]  # noqa: SLF001

    work()

    row.refresh_from_db()
    assert (row.state, row.lease) == ("failed", None)
    models.SavedRecord.objects.update(text=opening())
    replays._RECORDINGS = type(replays._RECORDINGS)(64)  # type: ignore[misc]  # noqa: SLF001
    assert "can't be analysed here" in Visitor().get(f"/r/{source.pk}/analysis").text
    again = asked(source, "Bea")
    finish()
    row.refresh_from_db()
    assert (again.pk, row.state) == (row.pk, "done")


def test_a_game_that_kills_its_workers_is_given_up(sqlite: None) -> None:
    """Six have died without a moment: the seventh does not even open it."""
    row = asked(kept(opening()))
    models.Analysis.objects.update(tries=6)

    work()

    row.refresh_from_db()
    assert (row.state, row.lease, row.done) == ("failed", None, 0)


def test_an_analysis_without_a_game_is_dropped(database: str) -> None:
    source = kept(opening())
    asked(source)
    source.delete()

    work()

    assert not models.Analysis.objects.exists()


def test_analyses_go_with_their_games(database: str) -> None:
    now = timezone.now()
    left, gone = kept(opening()), kept(blunder())
    row = asked(left)
    asked(gone)
    gone.delete()

    assert analyses.clean(now) == 0  # somebody may just be asking for it
    assert analyses.clean(now + timedelta(hours=2)) == 1
    assert models.Analysis.objects.get() == row


def test_bots_and_hints_go_before_positions_and_those_before_analyses(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    source = kept(opening())
    row = asked(source)
    analyses.ask_for_moves(row, analyses.recording_of(source), 0, guest("Bea"))
    mine = laid(guest("Cid"), ("novice", "me", "novice"))
    jobs.ask(mine, 1, hints.KIND, {})
    laid(guest("Dan"), ("novice", "novice"))
    take = turns.take

    def note_turn(turn: models.BotTurn) -> int:
        order.append("turn")
        count = take(turn)
        models.BotTurn.objects.update(lease=None)
        return count

    def note_job(*_: object) -> dict[str, Any]:
        order.append("hint")
        return {"ideas": 1}

    carry_out = analyses.carry_out

    def note_piece(claimed: models.Analysis | models.ComparedMoves) -> None:
        order.append(type(claimed).__name__)
        carry_out(claimed)

    monkeypatch.setattr(turns, "take", note_turn)
    monkeypatch.setitem(thinker._JOBS, hints.KIND, note_job)  # noqa: SLF001
    monkeypatch.setattr(analyses, "carry_out", note_piece)
    worker = thinker.Thinker("one")

    assert [worker.step() for _ in range(4)] == [0.0] * 4
    assert order == ["turn", "hint", "ComparedMoves", "Analysis"]


def test_what_bots_do_for_analyses_is_counted(sqlite: None) -> None:
    series = 'gridwright_analysis_pieces_total{kind="moment"}'
    before = COUNTERS.totals().get(series, 0.0)
    asked(kept(opening()))
    worker = thinker.Thinker("one")

    worker.step()

    text = metrics.text(examine())
    assert f"{series} {before + 1:g}\n" in text
    assert 'gridwright_analysis_seconds_total{kind="moment"}' in text
    assert "gridwright_analyses_waiting 1\n" in text


# The moves of a position


def test_the_moves_of_a_position_are_compared_once_with_what_was_played(database: str) -> None:
    source = kept(blunder())
    row = asked(source)
    recording = analyses.recording_of(source)
    analyses.ask_for_moves(row, recording, 0, guest("Bea"))
    analyses.ask_for_moves(row, recording, 0, guest("Cid"))

    claimed = analyses.claim("one")
    assert isinstance(claimed, models.ComparedMoves)  # before the analysis, which nobody waits for
    analyses.carry_out(claimed)

    moves = analyses.compared(models.ComparedMoves.objects.get())
    assert moves[0].lines[0] == "build dortmund"
    assert [move.lines for move in moves if move.is_played] == [("done",)]
    assert moves[0].chance.value > 0.9
    assert isinstance(analyses.claim("one"), models.Analysis)


def test_a_guest_waits_for_one_position_at_a_time(sqlite: None) -> None:
    source, bea = kept(opening()), guest("Bea")
    row, recording = asked(source), analyses.recording_of(source)
    analyses.ask_for_moves(row, recording, 0, bea)

    with pytest.raises(GridwrightError, match="another position"):
        analyses.ask_for_moves(row, recording, 1, bea)
    models.ComparedMoves.objects.update(lease=None)
    analyses.ask_for_moves(row, recording, 1, bea)
    assert row.compared.count() == 2


def test_a_guest_asks_for_so_many_positions_an_hour(sqlite: None) -> None:
    source, bea = kept(opening()), guest("Bea")
    row, recording = asked(source), analyses.recording_of(source)
    for _ in range(120):
        analyses.ask_for_moves(row, recording, 0, bea)
        models.ComparedMoves.objects.all().delete()

    with pytest.raises(GridwrightError, match="many positions"):
        analyses.ask_for_moves(row, recording, 0, bea)


def test_moves_that_nobody_can_compare_are_given_up(sqlite: None) -> None:
    source = kept(opening())
    row, recording = asked(source), analyses.recording_of(source)
    analyses.ask_for_moves(row, recording, 0, guest("Bea"))
    models.ComparedMoves.objects.update(tries=3)

    claimed = analyses.claim("one")
    assert claimed is not None
    analyses.carry_out(claimed)

    assert models.ComparedMoves.objects.get().lease is None
    assert "failed to compare" in Visitor().get(f"/r/{source.pk}/analysis?at=0").text


def test_where_the_game_has_ended_there_is_no_choice(sqlite: None) -> None:
    source = kept(opening())
    row, recording = asked(source), analyses.recording_of(source)

    with pytest.raises(GridwrightError, match="only one possible move"):
        analyses.ask_for_moves(row, recording, 9, guest("Bea"))


# Real processes


@pytest.mark.slow
def test_killed_workers_make_the_same_analysis(quick_path: Path) -> None:
    """Two bot processes, killed in the middle of moments: nothing is missing or there twice."""
    stored = [json.loads(json.dumps(stored_judgement(each))) for each in run_as_served()]
    with serving(quick_path / "home", "--bot-workers", "2") as server:
        browser = Browser(server.port)
        where = browser.post("/records", record=opening())[2]
        assert browser.post(f"{where}/analysis")[0] == 302
        rows = sqlite3.connect(quick_path / "home" / "gridwright.sqlite3", timeout=30)

        for done in (1, 2):
            await_moments(rows, done)
            kill_bots(server)
        await_moments(rows, len(stored))
        query = "SELECT number, judgement FROM web_judgedmoment ORDER BY number"
        found = rows.execute(query).fetchall()
        rows.close()
    assert [number for number, _ in found] == list(range(len(stored)))
    assert [json.loads(judgement) for _, judgement in found] == stored


def await_moments(rows: sqlite3.Connection, most: int) -> None:
    """Wait until so many moments are judged."""
    count = "SELECT count(*) FROM web_judgedmoment"
    patiently(lambda: int(rows.execute(count).fetchone()[0]) >= most)


def kill_bots(server: Server) -> None:
    """Kill both bot processes, and wait for their successors."""
    before = server.started("bot")
    for victim in before[-2:]:
        os.kill(victim, signal.SIGKILL)
    patiently(lambda: len(server.started("bot")) == len(before) + 2)


def patiently(condition: Callable[[], bool]) -> None:
    """Wait until *condition* holds: processes start and think slowly on a busy machine."""
    limit = time.monotonic() + 180
    while not condition():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(0.05)


def run_as_served() -> list[Judgement]:
    """Return the judgements of the level that servers ask."""
    return list(run(opening(), "planner@32")[2])
