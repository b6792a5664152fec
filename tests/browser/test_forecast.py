"""In a browser: the quiet button, the question before a wasted turn, and how it is left."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import BUILDING, PATIENCE, Home, Table

QUESTION = (
    "Finish without building? You keep 16 and could connect Duisburg for 15, "
    "which would earn 10 more this round."
)


def test_two_quick_presses_do_not_waste_a_turn(visit: Visit) -> None:
    """The question comes in place of the button; only a press after a rest finishes."""
    page = visit()
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    before = table.change
    expect(page.locator("#panel .forecast")).to_have_text(
        "Powers 4 of 4, earns 54 · stays 1st · refill 1 coal"
    )

    page.keyboard.press("f")
    guard = page.locator("#panel .guard")
    expect(guard.locator("p")).to_have_text(QUESTION)
    page.keyboard.press("f")
    page.wait_for_timeout(200)
    expect(guard).to_be_visible()
    assert table.change == before
    expect(guard.get_by_text("Keep building")).to_be_focused()

    page.keyboard.press("Escape")
    expect(guard).to_have_count(0)
    expect(table.finish).to_be_focused()
    page.wait_for_timeout(500)
    page.keyboard.press("f")  # asked once a phase
    table.wait_for_change(before)


def test_finishing_all_the_same(visit: Visit) -> None:
    page = visit()
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    before = table.change

    table.finish.click()
    expect(page.locator("#panel .guard")).to_be_visible()
    page.wait_for_timeout(700)
    page.keyboard.press("f")
    table.wait_for_change(before)


def test_the_question_without_script(visit: Visit) -> None:
    """The answer to the form is the page with the question; the link goes back to the turn."""
    page = visit(java_script_enabled=False)
    Home(page).go_on(*BUILDING)

    page.get_by_role("button", name="Finish without building").click()
    expect(page.get_by_role("alertdialog")).to_contain_text(QUESTION)
    page.get_by_role("link", name="Keep building").click()
    page.get_by_role("button", name="Finish without building").click()
    expect(page.locator("#panel")).to_be_visible()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.locator("#panel .is-quiet")).to_have_count(0)


def end_round(page: Page) -> Table:
    """Finish building all the same, power, and wait for the strip of the round."""
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    table.act()
    expect(page.locator("#act")).to_contain_text("power cities")
    table.act()
    expect(page.locator("#summary.is-shown")).to_be_visible(timeout=PATIENCE)
    return table


def test_a_round_that_is_over_is_told_once(visit: Visit) -> None:
    """It stays while the next decision is mine, and a press on the board only closes it."""
    page = visit(viewport={"width": 1440, "height": 900})
    table = end_round(page)
    strip = page.locator("#summary")
    expect(strip.locator("h2")).to_have_text("Round 4 is over")
    expect(strip.locator(".earned li").first).to_contain_text("You4 cities +54")
    expect(strip.locator(".added li").first).to_contain_text("coal+1")
    expect(strip.locator(".order li").first).to_contain_text("4 cities")
    ranks = strip.locator(".earned .moved .unseen")  # the order before is not known
    expect(ranks).to_have_text(["1st", "2nd", "3rd", "4th"])

    before = table.change
    board = page.locator("#board").bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + board["width"] / 2, board["y"] + board["height"] - 60)
    expect(strip).to_be_hidden()
    assert table.change == before

    page.keyboard.press("r")
    expect(strip).to_be_visible()
    page.keyboard.press("Escape")
    expect(strip).to_be_hidden()

    page.keyboard.press("s")
    away = page.locator("#away")
    expect(away.locator(".rivals li")).to_have_count(3)
    away.get_by_role("button", name="Close").click()
    expect(away).to_have_count(0)

    page.reload()
    table.wait_for_turn()
    page.wait_for_timeout(300)
    expect(strip).to_be_hidden()


def test_at_once_a_round_is_told_only_on_demand(visit: Visit) -> None:
    """My turn begins with the panel free, on a phone too."""
    page = visit(viewport={"width": 390, "height": 844})
    home = Home(page)
    page.context.add_cookies([{"name": "tempo", "value": "at_once", "url": page.url}])
    table = home.go_on(*BUILDING)
    table.wait_for_turn()
    table.act()
    table.act()
    expect(page.locator("#act")).to_contain_text("auction a plant", timeout=PATIENCE)
    strip = page.locator("#summary")
    expect(strip.locator("h2")).to_have_text("Round 4 is over")
    expect(strip).to_be_hidden()

    page.keyboard.press("r")

    expect(strip).to_be_visible()


def test_who_was_away_is_told_once_what_happened(visit: Visit) -> None:
    """Eleven minutes and six actions ago: then it is shown, and not again."""
    page = visit()
    table = end_round(page)
    page.evaluate(
        """() => localStorage.setItem("gridwright.left", JSON.stringify({
            [location.pathname]: { at: Date.now() - 660_000, version: 0 },
        }))"""
    )
    again = page.context.new_page()
    again.goto(table.address)
    expect(again.locator("#away h2")).to_contain_text("Welcome back")
    expect(again.get_by_role("link", name="Watch them")).to_be_visible()

    again.reload()
    expect(again.locator("#panel.is-mine")).to_be_visible()
    again.wait_for_timeout(300)
    expect(again.locator("#away")).to_have_count(0)


def skip_an_auction(page: Page) -> Table:
    """Pass first in the auction, and so buy resources last: each rival acts twice before."""
    seats = ("novice", "me", "novice", "novice")
    table = Home(page).go_on("recharged/4-phase_5-germany.txt", 118, *seats)
    table.wait_for_turn()
    page.locator("#panel").get_by_text("Pass (no plant this round)").click()
    table.finish.click()
    expect(page.locator("#panel .tempo-skip")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Space")

    expect(page.locator("#away .rivals li")).to_have_count(3, timeout=PATIENCE)
    table.wait_for_turn()
    return table


def test_what_a_skip_passes_over_is_told_when_my_turn_comes(visit: Visit) -> None:
    page = visit()
    skip_an_auction(page)

    page.keyboard.press("Escape")
    expect(page.locator("#away")).to_have_count(0)


@pytest.mark.parametrize("size", [(320, 640), (390, 844)])
def test_on_a_phone_what_was_passed_over_leaves_the_panel_free(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    table = skip_an_auction(page)
    before = table.change

    strip, panel = page.locator("#away").bounding_box(), page.locator("#panel").bounding_box()
    assert strip is not None
    assert panel is not None
    assert strip["y"] + strip["height"] <= panel["y"]
    table.finish.tap()

    table.wait_for_change(before)
