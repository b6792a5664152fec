"""Clocks at the table: somebody falls asleep, a bot plays on, and they come back."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, Table
from tests.browser.test_pages import faults
from tests.web.servers import Server

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}}
TWO = {"title": "classic", "seat-1": "me", "seat-2": "open"}
CLOCK = """insert into web_clock (table_id, free, bank, refill, at_flag, level, allows_nights,
    allows_away, seat, turn, spent, turn_free, is_overdue, refilled, returned, worker, tries)
    values (?, 15, 600, 120, ?, 'novice', 1, 1, -1, '', 0, 0, 0, 0, '[]', '', 0)"""
HURRY = """update web_clock set turn_free = 0, began = ?, flag_at = ?, lease = ?,
    spent = (select bank from web_seat where table_id = web_clock.table_id and number = seat) - ?
    where table_id = ?"""


def write(server: Server, statement: str, *values: object) -> None:
    """Change rows of a running server."""
    file = server.log.parent / "gridwright.sqlite3"
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        database.execute(statement, values)


def hurry(server: Server, table: str, seconds: float) -> None:
    """Let whoever is asked at a *table* have so many seconds left; pages follow at once."""
    moments = [datetime.now(UTC) + timedelta(seconds=late) for late in (0, seconds, seconds + 1)]
    texts = [moment.strftime("%Y-%m-%d %H:%M:%S.%f") for moment in moments]
    write(server, HURRY, *texts, int(1000 * seconds), table)
    write(server, "update web_table set change = change + 1 where id = ?", table)


class Evening:
    """Two people at a table with a clock: one at a desk, one with a phone."""

    def __init__(
        self, server: Server, visit: Visit, at_flag: str = "bot", **options: object
    ) -> None:
        self._server = server
        self.desk = Home(visit(**{**DESK, **options})).lay(**TWO)
        self._id = self.desk.address.rpartition("/")[2]
        write(server, CLOCK, self._id, at_flag)
        phone = visit(**{**PHONE, **options})
        self.phone = Home(phone).sit_down(self.desk.invitation, "Bea")
        for table in (self.desk, self.phone):
            table.page.reload()
            expect(table.page.locator(".head-time")).to_be_visible(timeout=PATIENCE)

    def hurry(self, seconds: float) -> None:
        """Let whoever is asked have so many seconds left, and everybody see it."""
        hurry(self._server, self._id, seconds)
        for table in (self.desk, self.phone):
            table.page.reload()

    def in_turn(self) -> tuple[Table, Table]:
        """Return who is asked, and who is not."""
        for _ in range(100):
            for mover, other in ((self.desk, self.phone), (self.phone, self.desk)):
                if mover.turn.count():
                    return mover, other
            self.desk.page.wait_for_timeout(100)
        raise AssertionError


def late_button(table: Table) -> Page:
    button = table.panel.get_by_role("button", name="Come back and play")
    expect(button).to_be_visible(timeout=PATIENCE)
    return table.page


def test_somebody_falls_asleep_a_bot_plays_and_they_come_back(server: Server, visit: Visit) -> None:
    evening = Evening(server, visit)
    asleep, awake = evening.in_turn()
    evening.hurry(2)

    late_button(asleep)  # nobody has touched a page: the browser counts, the server settles
    expect(asleep.page.locator("#act")).to_have_text("Your time is up")
    expect(awake.log).to_contain_text("A bot (Novice) plays on", timeout=PATIENCE)
    expect(awake.turn).to_be_visible(timeout=PATIENCE)  # the bot has played
    awake.act()
    asleep.panel.get_by_role("button", name="Come back and play").click()

    expect(awake.log).to_contain_text("is back", timeout=PATIENCE)
    expect(asleep.page.locator(".head-time.is-up")).to_have_count(0)
    for _ in range(2):
        mover, other = evening.in_turn()
        before = other.change
        mover.act()
        other.wait_for_change(before)


def test_the_time_of_whoever_is_asked_counts_down_for_all(server: Server, visit: Visit) -> None:
    evening = Evening(server, visit)
    mover, other = evening.in_turn()
    evening.hurry(100)
    mine, others = [table.page.locator(".head-time b") for table in (mover, other)]
    expect(mine).to_have_text("1:35", timeout=PATIENCE)
    expect(mover.page.locator("#players [data-clock]", has_text="1:3")).to_have_count(1)
    assert mover.page.title() == "● Your time is running out"
    assert "running out" not in other.page.title()
    bank = mover.page.locator("progress.bank")
    assert 80_000 < bank.evaluate("bank => bank.value") < 100_000
    expect(others).to_contain_text("1:")
    assert other.page.locator("progress.bank").count() == 0


def test_coming_back_by_keyboard(server: Server, visit: Visit) -> None:
    evening = Evening(server, visit)
    asleep, awake = evening.in_turn()
    evening.hurry(1)
    page = late_button(asleep)
    page.locator("#act").focus()

    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.innerText") == "Come back and play"
    page.keyboard.press("Enter")

    expect(awake.log).to_contain_text("is back", timeout=PATIENCE)


def test_without_script_pages_show_the_time_of_the_fetch(server: Server, visit: Visit) -> None:
    evening = Evening(server, visit, java_script_enabled=False)
    asleep, awake = evening.in_turn()
    evening.hurry(100)
    time = asleep.page.locator(".head-time b")
    first = time.inner_text()
    assert first.startswith("1:3")
    asleep.page.wait_for_timeout(1500)
    assert time.inner_text() == first

    evening.hurry(0.5)
    asleep.page.wait_for_timeout(2500)
    asleep.page.reload()
    expect(asleep.page.locator("#act")).to_have_text("Your time is up")
    assert "UTC" in asleep.panel.inner_text()
    asleep.panel.get_by_role("button", name="Come back and play").click()
    awake.page.reload()

    expect(awake.log).to_contain_text("is back")


def test_a_break_is_agreed_on_and_ends_when_both_are_back(server: Server, visit: Visit) -> None:
    evening = Evening(server, visit)
    desk, phone = evening.desk.page, evening.phone.page
    desk.locator("#menu > summary").click()
    form = desk.locator("#menu form", has=desk.locator("[name=kind][value=break]"))
    form.locator("select").select_option("10")
    form.get_by_role("button").click()
    phone.get_by_role("button", name="Agree", exact=True).click(timeout=PATIENCE)

    for page in (desk, phone):
        expect(page.locator(".rest")).to_contain_text("Break until", timeout=PATIENCE)
        expect(page.locator(".head-time small")).to_have_text("break")
    before = desk.locator(".head-time b").inner_text()
    desk.wait_for_timeout(1500)
    assert desk.locator(".head-time b").inner_text() == before
    phone.get_by_role("button", name="I'm back").click()
    expect(desk.locator(".rest")).to_contain_text("Bea is back.", timeout=PATIENCE)
    desk.get_by_role("button", name="I'm back").click()

    for page in (desk, phone):
        expect(page.locator(".rest")).to_have_count(0, timeout=PATIENCE)


def test_where_all_wait_the_other_gives_the_seat_to_a_bot(server: Server, visit: Visit) -> None:
    evening = Evening(server, visit, at_flag="wait")
    late, other = evening.in_turn()
    evening.hurry(1)

    expect(other.page.locator(".head-time b")).to_contain_text("-0:0", timeout=PATIENCE)
    expect(late.panel).to_contain_text("The others are waiting for you.", timeout=PATIENCE)
    other.panel.get_by_role("button", name="Hand the seat to a bot").click()

    late_button(late)
    expect(other.turn).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_no_state_of_a_clock_has_a_serious_fault_of_access(
    server: Server, visit: Visit, scheme: str
) -> None:
    evening = Evening(server, visit, at_flag="wait", color_scheme=scheme)
    found: list[str] = []

    def look(state: str) -> None:
        for table in (evening.desk, evening.phone):
            found.extend(faults(table.page, state))

    evening.in_turn()
    look("running")
    evening.hurry(100)
    look("low")
    evening.hurry(0.5)
    late, other = evening.in_turn()
    expect(other.panel).to_contain_text("As agreed, everyone waits.", timeout=PATIENCE)
    look("overdue")
    other.panel.get_by_role("button", name="Hand the seat to a bot").click()
    late_button(late)
    look("late")
    late.panel.get_by_role("button", name="Come back and play").click()
    for table in (late, other):
        table.page.locator("#menu > summary").click()
        form = table.page.locator("#menu form", has=table.page.locator("[value=break]"))
        form.get_by_role("button").click()
    expect(late.page.locator(".rest")).to_be_visible(timeout=PATIENCE)
    look("break")

    assert found == []
    for table in (evening.desk, evening.phone):
        assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
