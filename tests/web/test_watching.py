"""Games of bots alone go on while somebody looks at them, and not too many of them at once."""

import asyncio
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.play import lobby, turns, watching
from gridwright.web.play.writing import changing
from gridwright.web.serve.hub import Hub
from tests.web.browser import Visitor
from tests.web.servers import wait_for
from tests.web.tables import guest, laid, lines
from tests.web.test_parts import all_digests, digests
from tests.web.test_streams import Listener, listening, query

HOUR = timedelta(hours=1)
BOTS = ("novice", "novice", "novice")


def look_away(row: models.Table) -> None:
    """Let nobody have looked at *row* for an hour."""
    models.Table.objects.filter(pk=row.pk).update(watched=timezone.now() - HOUR)


def parked() -> list[str]:
    """Return the tables whose bots wait for somebody to look."""
    return list(models.BotTurn.objects.filter(lease=None).values_list("table", flat=True))


def test_who_lays_a_table_looks_at_it(database: str) -> None:
    row = laid(guest("Ana"), BOTS)

    turn = turns.claim("one")

    assert turn is not None
    assert (turn.table_id, turn.level, turn.has_people) == (row.pk, "novice", False)


def test_a_game_of_bots_is_parked_while_nobody_looks(database: str) -> None:
    row = laid(guest("Ana"), BOTS)
    look_away(row)

    assert turns.claim("one") is None

    assert parked() == [row.pk]
    assert turns.waiting() == turns.Waiting(count=0, oldest=0.0, parked=1)


def test_it_goes_on_when_somebody_opens_its_page(database: str) -> None:
    row = laid(guest("Ana"), BOTS)
    look_away(row)
    turns.claim("one")
    assert parked() == [row.pk]

    Visitor().get(f"/t/{row.pk}")

    assert turns.waiting().oldest < 10
    turn = turns.claim("one")
    assert turn is not None
    turns.take(turn)
    assert lines(row)


def test_an_open_stream_is_a_look(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "INTERVAL", 0.1)
    row = laid(guest("Ana"), BOTS)
    look_away(row)
    turns.claim("one")

    async def scene() -> None:
        listener = Listener(row.pk, query(row.pk))
        async with listening(Hub(), listener):
            await asyncio.to_thread(wait_in_a_thread)

    def wait_in_a_thread() -> None:
        wait_for(lambda: not parked())
        connection.close()

    asyncio.run(scene())

    row.refresh_from_db()
    assert watching.is_watched(row.watched, timezone.now())


def test_a_table_with_a_person_is_never_parked(database: str) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    look_away(row)

    assert turns.claim("one") is not None


def test_people_for_whom_bots_stand_in_do_not_keep_a_table_going(sqlite: None) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    row.places.filter(number=0).update(stand_in="steady")
    with changing(row.pk) as change:
        change.keep()
    look_away(row)

    assert turns.claim("one") is None
    assert parked() == [row.pk]


def test_a_look_at_the_last_moment_counts(sqlite: None) -> None:
    """Somebody looks between the question which turns are due and the parking."""
    row = laid(guest("Ana"), BOTS)
    turn = row.bot_turns.get()
    assert turn.lease is not None
    look_away(row)
    row.refresh_from_db()
    seen_before = row.watched
    watching.mark([row.pk])

    watching.park(turn.pk, turn.lease, seen_before)

    assert parked() == []


def test_a_mark_of_a_clock_that_was_set_back_since_does_not_hold(sqlite: None) -> None:
    now = timezone.now()

    marks = [now + HOUR, now + timedelta(seconds=1), now - timedelta(seconds=40), now - HOUR, None]

    assert [watching.is_watched(mark, now) for mark in marks] == [False, True, True, False, False]


# Not too many


def test_a_guest_has_eight_games_of_bots_running(database: str) -> None:
    visitor = Visitor()
    visitor.become("Ana")
    seats = {f"seat-{number}": "novice" for number in (1, 2, 3)}
    answers = [visitor.post("/new", title="recharged", **seats) for _ in range(9)]

    assert [page.status for page in answers] == [302] * 8 + [422]
    assert "You have 8 bot-only games running." in answers[-1].html
    assert models.Table.objects.count() == 8
    assert Visitor().post("/new", title="recharged", **seats).status == 302
    assert visitor.post("/new", title="recharged").status == 302  # with a seat of one's own


def test_seats_given_to_bots_count_too(sqlite: None) -> None:
    ana = guest("Ana")
    for _ in range(8):
        laid(ana, BOTS)
    row = laid(ana, ("novice", "open"))

    with pytest.raises(GridwrightError) as refusal:
        lobby.fill(row.pk, ana)

    assert refusal.value.message.id == "web.bots_alone.yours"


def test_there_are_a_hundred_in_all(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "MOST_IN_ALL", 2)
    laid(guest("Ana"), BOTS)
    laid(guest("Bea"), BOTS)

    with pytest.raises(GridwrightError) as refusal:
        laid(guest("Cid"), BOTS)

    assert refusal.value.message.id == "web.bots_alone.all"


def test_a_parked_game_makes_room_and_waits_for_room(sqlite: None) -> None:
    ana = guest("Ana")
    rows = [laid(ana, BOTS) for _ in range(8)]
    look_away(rows[0])
    turns.claim("one")
    assert parked() == [rows[0].pk]

    laid(ana, BOTS)
    watching.mark([rows[0].pk])
    assert parked() == [rows[0].pk]  # eight others are running

    rows[1].bot_turns.update(lease=None)
    watching.mark([rows[0].pk])
    assert parked() == [rows[1].pk]


def test_who_watches_a_game_that_finds_no_room_is_told_why_it_rests(database: str) -> None:
    ana = guest("Ana")
    rows = [laid(ana, BOTS) for _ in range(8)]
    rows[0].bot_turns.update(lease=None)
    laid(ana, BOTS)
    watcher = Visitor()

    page = watcher.get(f"/t/{rows[0].pk}")

    sentence = "The bots are taking a break: too many bot-only games are running."
    assert page.html.count(sentence) == 1
    assert sentence not in watcher.get(f"/t/{rows[1].pk}").html

    rows[1].bot_turns.update(lease=None)
    later = watcher.get(f"/t/{rows[0].pk}/parts?have={all_digests(page)}")
    assert list(digests(later)) == ["panel"]
    assert sentence not in later.html


def test_a_parked_show_is_shown_again(sqlite: None) -> None:
    row = lobby.show("card")
    look_away(row)
    row.bot_turns.update(lease=None)

    assert lobby.show("card").pk == row.pk
    assert lobby.show("outpost").pk != row.pk
