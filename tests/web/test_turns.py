"""Bots take their turns once, whoever dies."""

from datetime import timedelta

import pytest
from django.utils import timezone

from gridwright.bots import roster
from gridwright.web import models
from gridwright.web.play import lobby, moves, turns
from gridwright.web.play.perspective import perspective_of
from tests.web.tables import guest, laid, lines, take_turns


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
    assert count == len(lines(row)) > 0
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

    turns.free("two")
    assert turns.claim("three") is None
    turns.free("one")
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


def test_bots_wait_for_their_pace(sqlite: None) -> None:
    wish = lobby.Wish("recharged", "germany", ("novice", "novice"), pace=3000)

    row = lobby.lay(wish, guest("Ana"))

    (turn,) = row.bot_turns.all()
    assert timedelta(seconds=2) < turn.lease - timezone.now() <= timedelta(seconds=3)
    assert turns.claim("one") is None


def test_after_three_tries_the_simplest_bot_moves(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = laid(guest("Ana"), ("planner", "planner"))
    asked: list[str] = []

    def remember(level: str, seat: int) -> roster.Entrant:
        asked.append(level)
        return roster.company(level, seat)

    monkeypatch.setattr(turns, "company", remember)
    models.BotTurn.objects.update(tries=3)
    turn = turns.claim("fourth")
    assert turn is not None

    turns.take(turn)

    assert asked == ["random"]
    assert len(lines(row)) == 1


def test_a_failed_turn_is_tried_again_in_a_moment(sqlite: None) -> None:
    bots_before_me()
    turn = turns.claim("one")
    assert turn is not None

    turns.put_back(turn)

    turn.refresh_from_db()
    assert turn.worker == ""
    assert timedelta() < turn.lease - timezone.now() <= timedelta(seconds=1)


def test_taking_back_takes_the_turn_of_the_next_bot_along(sqlite: None) -> None:
    row = laid(guest("Ana"), ("novice", "me", "novice"), regions="draft")
    moves.play(row.pk, 1, "region north", 0)
    assert [turn.index for turn in row.bot_turns.all()] == [1]

    moves.take_back(row.pk, 1, 1)

    assert not row.bot_turns.exists()
