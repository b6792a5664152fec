"""Auctions in a browser: what the button says is what is bid, by keys and mouse, at one screen."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, Table

HERE = {
    "seat-1": "me",
    "seat-2": "here",
    "seat-3": "here",
    "title": "recharged",
    "tempo": "at_once",
}


def number_on(table: Table) -> int:
    """Return the bid that the yellow button says."""
    found = re.search(r"bid (\d+)", table.finish.inner_text())
    assert found is not None
    return int(found[1])


def test_pressed_three_times_and_finished_it_is_the_bid_on_the_button(visit: Visit) -> None:
    """The presses follow each other faster than they are answered."""
    page = visit()
    table = Home(page).lay(**HERE)
    table.wait_for_turn()
    page.keyboard.press("2")
    expect(table.finish).to_be_visible(timeout=PATIENCE)
    first = number_on(table)

    for _ in range(3):
        page.locator('#panel [data-step="bid+"]').click()
    expect(page.locator("#bid")).to_have_value(str(first + 3), timeout=PATIENCE)
    assert number_on(table) == first + 3
    assert f"{50 - first - 3} left" in page.locator("#panel .sums").inner_text()
    page.keyboard.press("f")

    expect(table.log).to_contain_text(f"at {first + 3}.", timeout=PATIENCE)


def test_a_bid_is_made_by_keys_alone(visit: Visit) -> None:
    """Plus and minus change what F bids, and what a typed number says is bid at the next F."""
    page = visit()
    table = Home(page).lay(**HERE)
    table.wait_for_turn()
    page.keyboard.press("2")
    expect(table.finish).to_be_visible(timeout=PATIENCE)
    first = number_on(table)

    for key, more in (("+", 1), ("+", 2), ("-", 1)):
        page.keyboard.press(key)
        expect(page.locator("#bid")).to_have_value(str(first + more), timeout=PATIENCE)
    page.locator("#bid").fill("20")
    table.finish.click()

    expect(table.log).to_contain_text("at 20.", timeout=PATIENCE)


def _amounts(page: Page) -> list[str]:
    return re.findall(r"\b50\b", page.locator("main").inner_text())


def test_an_auction_at_one_screen_hides_money_until_somebody_peeks(visit: Visit) -> None:
    page = visit()
    table = Home(page).lay(**HERE, **{"option-hidden_money": "on"})
    table.wait_for_turn()
    assert _amounts(page) == []

    page.locator("#panel [data-peek]").hover()
    page.mouse.down()
    expect(page.locator("#panel .peek output")).to_have_text("50", timeout=PATIENCE)
    page.mouse.up()
    expect(page.locator("#panel .peek output")).to_be_hidden()
    assert _amounts(page) == []

    page.keyboard.press("1")
    expect(table.finish).to_be_visible(timeout=PATIENCE)
    before = table.change
    page.keyboard.press("f")
    table.wait_for_change(before)
    table.wait_for_turn()
    page.locator("#bid").fill("120")
    page.locator("#bid").press("Enter")
    expect(table.refusal).to_contain_text("can't bid that much", timeout=PATIENCE)
