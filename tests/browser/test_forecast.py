"""In a browser: the quiet button, the question before a wasted turn, and how it is left."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import BUILDING, Home

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
