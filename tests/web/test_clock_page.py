"""The clock at the table: what pages show of it, and what people do when time is up."""

import re
from datetime import UTC, datetime
from time import sleep

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from gridwright.web import models
from gridwright.web.clocks.faces import face_of
from gridwright.web.clocks.terms import Terms
from gridwright.web.pages.seat_times import widest
from gridwright.web.pages.spans import countdown
from gridwright.web.play.perspective import Perspective, perspective_of
from tests.web.browser import Page, Visitor
from tests.web.tables import laid, lines, take_turns
from tests.web.test_parts import all_digests, digests
from tests.web.timed import DAILY, TimedTable, part, times, written_times

PLACE = "\N{OBJECT REPLACEMENT CHARACTER}"
WAIT = Terms(15, 600, 120, at_flag="wait")
ONE_TURN = Terms(15, 600, 120, at_flag="turn")


def heading(page: Page) -> str:
    found = re.search(r'<h2 id="act".*?>(.*?)</h2>', page.html, re.DOTALL)
    assert found is not None
    return found[1].strip()


def log_of(table: TimedTable, name: str = "Ana") -> str:
    return text_of(part(table.page(name), "log"))


def text_of(html: str) -> str:
    """Return the words of a part of a page."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


# Times


def test_every_seat_has_its_time_and_only_that_of_the_seat_asked_runs(sqlite: None) -> None:
    table = TimedTable()
    table.let_pass(100)

    page = table.page("Ana")

    assert times(page) == {"A": 600, "B": 514, "C": 600}  # 615 less 100, and what the test takes
    assert page.html.count("data-runs") == 1
    players = part(page, "players")
    assert written_times(players) == {"A": "10:00", "B": "8:34", "C": "10:00"}
    assert PLACE not in page.html
    assert "Bea has 8:34 left." in page.text


@pytest.mark.parametrize("title", ["classic", "card", "outpost"])
def test_seats_of_all_titles_have_a_time(sqlite: None, title: str) -> None:
    table = TimedTable(title=title, bots=2)

    page = table.page("Ana")

    assert set(written_times(part(page, "players"))) == {"A", "B", "C"}
    assert set(written_times(part(page, "strip"))) == {"A", "B", "C"}


def test_parts_stay_the_same_while_time_passes(sqlite: None) -> None:
    table = TimedTable()
    first = table.page("Ana")
    sleep(1.1)  # really: the rows must not change

    second = table.page("Ana")

    assert digests(first) == digests(second)
    assert times(second)["B"] < times(first)["B"] <= 615
    answer = table.page("Ana", f"/parts?have={all_digests(second)}")
    assert "data-unchanged" in answer.html
    assert times(answer)["B"] <= times(second)["B"]


def test_a_time_that_is_short_is_another_picture(sqlite: None) -> None:
    """A fifth of the bank, which is two minutes."""
    table = TimedTable()
    table.let_pass(615 - 125)
    have = all_digests(table.page("Bea"))
    again = re.search(r'data-again="(\d+)"', table.page("Bea").html)
    assert again is not None
    assert 3000 < int(again[1]) <= 5001  # when the page asks for the other picture
    table.let_pass(6)

    answer = table.page("Bea", f"/parts?have={have}")

    assert {"players", "panel", "strip"} <= set(digests(answer))
    assert "is-low" in part(answer, "panel")
    assert 'data-title="● Your time is running out' in answer.html
    others = table.page("Ana")
    assert "running out · " not in others.html
    assert 'data-title="● Your' not in others.html


def test_my_own_time_stands_large_with_the_share_of_the_bank(sqlite: None) -> None:
    table = TimedTable()
    table.let_pass(100)

    mine, others = part(table.page("Bea"), "panel"), part(table.page("Ana"), "panel")

    assert "head-time is-mine is-running" in mine
    assert re.search(r'<progress class="bank" max="600000" data-bank="B" value="514\d\d\d"', mine)
    assert written_times(mine) == {"B": "8:34"} == written_times(others)
    assert "<progress" not in others
    assert "is-mine" not in others


def test_the_panel_alone_has_its_time_too(sqlite: None) -> None:
    table = TimedTable()

    assert written_times(table.page("Bea", "/panel").html) == {"B": "10:14"}


def test_a_game_begins_with_half_a_minute_that_does_not_count(sqlite: None) -> None:
    table = TimedTable()
    table.let_pass(-20)

    page = table.page("Bea")

    assert times(page)["B"] == 615
    wait = re.search(r'data-wait="(\d+)"', page.html)
    assert wait is not None
    assert 18_000 < int(wait[1]) <= 20_000


def test_times_are_as_wide_as_they_get_in_their_unit(sqlite: None) -> None:
    table = TimedTable(DAILY)
    seats = tuple(table.row.places.all())
    clock = table.clock
    assert clock.began is not None
    face = face_of(clock, seats, clock.began)
    assert face is not None
    assert (countdown(face.left), widest(face, 1)) == ("3 d 8 h", "00 d 00 h")
    seats[0].bank = 5 * 3600 * 1000
    later = face_of(clock, seats, clock.began)
    assert later is not None
    assert widest(later, 0) == "00 h 00 min"
    evening = TimedTable()
    moment = evening.clock.began
    assert moment is not None
    quick = face_of(evening.clock, tuple(evening.row.places.all()), moment)
    assert quick is not None
    assert widest(quick, 0) == "00:00"


# Tables without a clock


def test_a_table_without_a_clock_is_as_it_was(sqlite: None) -> None:
    visitor = Visitor()
    row = laid(visitor.become("Ana"), ("me", "novice"))

    page = visitor.get(f"/t/{row.pk}")
    have = all_digests(page)
    with CaptureQueriesContext(connection) as statements:
        visitor.get(f"/t/{row.pk}/parts?have={have}")

    assert "clock" not in page.html
    assert 'id="times"' not in page.html
    assert "give-up" not in page.html
    assert len(statements) == 4  # guest, table and seats with the clock, drafts, maxima
    for end in ("back", "give-up"):
        assert visitor.post(f"/t/{row.pk}/{end}").status == 422
    assert visitor.post(f"/t/{row.pk}/propose", kind="break", number="5").status == 422


# When time is up


def test_who_looks_settles_the_table_without_a_clerk(sqlite: None) -> None:
    table = TimedTable()
    have = all_digests(table.page("Ana"))
    table.let_pass(617)
    noon = datetime(2026, 3, 1, 12, 34, 56, tzinfo=UTC)
    models.Guest.objects.filter(pk=table.people["Bea"].pk).update(seen=noon)

    answer = table.page("Ana", f"/parts?have={have}")

    assert table.seat(1).stand_in == "planner"
    assert "A bot (Planner) plays for Bea" in answer.text
    assert re.search(r"Bea's time ran out \(.* UTC", answer.text)
    assert "As agreed, a bot plays on. Bea may come back at any time." in answer.text
    assert "0:00 of 10:00" in answer.text
    assert '<dt>Last seen</dt><dd><time datetime="2026-03-01T12:34:00+00:00">' in answer.html
    assert "bot · Planner" in part(answer, "players")
    assert set(written_times(part(answer, "players"))) == {"A", "C"}
    assert "hidden" in part(table.page("Ana"), "people").partition(">")[0]  # says it no third time


def test_a_late_player_comes_back_with_one_click(sqlite: None) -> None:
    table = TimedTable()
    table.let_pass(617)

    late = table.page("Bea")

    assert heading(late) == "Your time is up"
    assert "A bot (Planner) has been playing for you since" in late.text
    assert "Coming back gives you 2 min in your bank." in late.text
    assert "the third time, the bot keeps the seat" in late.text
    assert part(late, "panel").count('class="go') == 1
    assert 'name="line"' not in part(late, "panel")  # the bot acts, and nobody else
    assert 'data-turn="mine"' not in late.html
    form = next(form for form in late.forms if form.action.endswith("/come-back"))
    assert table.visitors["Bea"].send(form).status == 302

    back = table.page("Bea")

    assert "is-mine" in part(back, "panel")
    assert times(back)["B"] == 119
    assert "Bea is back." in text_of(part(back, "log"))


def test_after_the_second_flag_the_page_says_that_the_next_is_the_last(sqlite: None) -> None:
    table = TimedTable()
    for seconds in (617, 123):
        table.let_pass(seconds)
        late = table.page("Bea")
        if seconds == 617:
            table.post("Bea", "come-back")
    assert "The next time your time runs out, the bot keeps the seat." in late.text
    table.post("Bea", "come-back")
    table.let_pass(123)

    kept = table.page("Bea")

    assert "This was the third time-out" in kept.text
    assert "/come-back" not in kept.html
    assert "A bot keeps the seat to the end of the game." in table.page("Ana").text
    assert table.post("Bea", "come-back").alert.startswith("A bot keeps this seat")


def test_a_bot_that_plays_one_turn_is_said_to(sqlite: None) -> None:
    table = TimedTable(ONE_TURN)
    table.let_pass(617)

    assert "A bot (Planner) plays this turn for you" in table.page("Bea").text
    assert "As agreed, a bot plays this turn." in table.page("Ana").text
    take_turns(1)
    assert "Your time is up" not in table.page("Bea").text


def test_somebody_who_lets_a_bot_play_is_not_told_of_time_outs(sqlite: None) -> None:
    table = TimedTable()
    table.propose("Bea", "stand_in", 1)

    page = table.page("Bea")

    assert heading(page).endswith("is playing for you.")
    assert "Your time is up" not in page.text
    assert "Come back and play" in page.text
    assert page.text.count("is playing for you") == 1  # not beside the seats as well


def test_where_all_wait_the_others_may_give_the_seat_to_a_bot(sqlite: None) -> None:
    table = TimedTable(WAIT)
    table.let_pass(615 + 62)
    table.page("Cid")  # notices it

    mine, others = table.page("Bea"), table.page("Ana")

    assert "Your time is up. The others are waiting for you." in mine.text
    assert "is-mine" in part(mine, "panel")
    assert times(others)["B"] in (-62, -63, -64)
    assert written_times(part(others, "players"))["B"].startswith("-1:0")
    assert "As agreed, everyone waits." in others.text
    buttons = [button.text for form in others.forms for button in form.buttons]
    assert {"Hand the seat to a bot", "Give 5 min", "Break of 5 min", "Abandon"} <= set(buttons)
    table.propose("Ana", "stand_in", 1)

    assert table.seat(1).stand_in == "planner"
    late = table.page("Bea")
    assert "The others have handed your seat to a bot (Planner)." in late.text
    assert "Coming back gives you 2 min in your bank." in late.text
    assert "third time" not in late.text


def test_who_looks_on_is_told_but_not_asked(sqlite: None) -> None:
    table = TimedTable()
    table.let_pass(617)

    page = Visitor().get(f"/t/{table.id}")

    assert "A bot (Planner) plays for Bea" in page.text
    assert "Give 5 min" not in page.text


def test_a_late_move_is_told_that_the_time_was_up(sqlite: None) -> None:
    table = TimedTable()
    table.let_pass(617)
    table.page("Ana")
    take_turns(1)
    before = lines(table.row)
    other = next(line for line in ("open 5 5", "open 4 4") if line != before[0][2])

    answer = table.post("Bea", "play", version="0", line=other)

    assert answer.status == 409
    assert answer.alert.startswith("Your time was up, and a bot has played for you.")
    assert "Meanwhile" not in answer.alert
    assert lines(table.row) == before


# Breaks, gifts, leaving


def test_a_break_is_asked_for_agreed_on_and_ended(sqlite: None) -> None:
    table = TimedTable()
    menu = part(table.page("Ana"), "menu")
    assert re.findall(r'<option value="(\d+)">(\d+ min)<', menu) == [
        ("5", "5 min"),
        ("10", "10 min"),
        ("30", "30 min"),
    ]
    table.propose("Ana", "break", 10)
    asked = table.page("Bea")
    assert "Ana asks: take a break of 10 min?" in asked.text
    for name in ("Bea", "Cid"):
        key = str(table.row.proposals.get().pk)
        table.post(name, "vote", proposal=key, answer="yes")

    page = table.page("Bea")

    assert re.search(r"Break until \d\d:\d\d UTC", page.text)
    assert "break" in part(page, "players")
    assert "data-runs" not in page.html
    assert "A break of 10 min, proposed by Ana." in text_of(part(page, "log"))
    table.post("Bea", "back")
    assert "You are back." in table.page("Bea").text
    assert "I'm back" not in table.page("Bea").text
    waiting = table.page("Ana")
    assert "Bea is back. Waiting for Ana and Cid." in waiting.text
    for name in ("Ana", "Cid"):
        table.post(name, "back")
    page = table.page("Bea")
    assert "data-runs" in page.html
    assert "The break is over." in text_of(part(page, "log"))


def test_at_a_daily_table_a_break_is_of_days(sqlite: None) -> None:
    table = TimedTable(DAILY)

    menu = part(table.page("Ana"), "menu")

    assert re.findall(r'<option value="\d+">(\d+ days?)<', menu) == ["1 day", "3 days", "7 days"]


def test_a_seat_is_given_time_once_all_others_agree(sqlite: None) -> None:
    table = TimedTable()
    models.Seat.objects.filter(table=table.id, number=2).update(bank=100_000)
    table.propose("Ana", "time", 2)
    assert "Ana asks: give Cid 5 min?" in table.page("Bea").text
    table.post("Bea", "vote", proposal=str(table.row.proposals.get().pk), answer="yes")

    page = table.page("Cid")

    assert times(page)["C"] == 400
    assert "Cid has been given 5 min." in text_of(part(page, "log"))
    gifts = re.findall(r'<option value="\d">(\w+)<', part(page, "menu"))
    assert gifts == ["Ana", "Bea"]


def test_who_gives_up_a_seat_cannot_come_back(sqlite: None) -> None:
    table = TimedTable()
    form = next(f for f in table.page("Bea").forms if f.action.endswith("/give-up"))
    table.visitors["Bea"].send(form)

    page = table.page("Bea")

    assert heading(page) == "You have given up your seat. A bot plays it to the end."
    assert "/come-back" not in page.html
    assert "/give-up" not in page.html
    assert "Bea has given up the seat. A bot plays on." in log_of(table)
    assert table.post("Bea", "come-back").status == 422


def test_alone_with_bots_nobody_else_is_asked(sqlite: None) -> None:
    table = TimedTable()
    for name in ("Ana", "Cid"):
        table.post(name, "give-up")

    menu = part(table.page("Bea"), "menu")

    assert "Take a break of" in menu
    assert "Let the bots finish" in menu
    assert "Give up my seat" not in menu
    table.propose("Bea", "break", 5)
    assert table.is_on_break()
    table.post("Bea", "back")
    assert not table.is_on_break()
    table.post("Bea", "give-up")
    assert table.row.is_left_to_bots
    assert table.row.tempo == models.Tempo.AT_ONCE
    assert "The bots are finishing the game." in table.page("Bea").text


def test_a_night_is_said_with_a_word(sqlite: None) -> None:
    table = TimedTable(DAILY)
    bea = table.people["Bea"]
    began = table.clock.began
    assert began is not None
    models.Night.objects.create(guest=bea, counts_from=began, zone="UTC", start=0, end=0)
    now = began.hour * 60 + began.minute
    models.Night.objects.update(start=(now - 60) % 1440, end=(now + 120) % 1440)

    page = table.page("Ana")

    assert "data-runs" not in page.html
    assert ">night<" in part(page, "players")
    assert "night" in text_of(part(page, "panel"))
    assert "night" in text_of(part(page, "strip"))


def seen(table: TimedTable, name: str) -> Perspective:
    perspective = perspective_of(table.id, table.people[name])
    assert perspective is not None
    return perspective


def test_a_bot_plays_for_a_late_seat_and_its_person_only_watches(sqlite: None) -> None:
    table = TimedTable()
    table.let_pass(617)

    late = seen(table, "Bea")

    assert late.is_stood_in
    assert not late.is_my_turn
    assert late.offers() == []
    assert late.phases == ()
    assert not seen(table, "Ana").is_stood_in
