"""Hints in a browser: asked for by a key, tried on the board, used or put away."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import BUILDING, PATIENCE, Home, Table, width

CARD = "#panel .hint"


def asked(page: Page) -> Table:
    """Ask for a hint on a turn in which I may build in Duisburg or Essen."""
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    page.keyboard.press("h")
    expect(page.locator(CARD)).to_be_visible(timeout=PATIENCE)
    return table


def test_a_hint_is_tried_put_away_and_used_by_keys(visit: Visit) -> None:
    page = visit()
    table = asked(page)
    tried = page.locator(f"{CARD} .is-tried")
    first = tried.locator("b").first.inner_text()
    expect(page.locator("#hint-heading")).to_be_focused()
    expect(page.locator(f"{CARD} li")).to_have_count(3)

    page.keyboard.press("2")
    expect(page.locator("#idea-1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#panel .go")).to_contain_text(tried.locator("b").first.inner_text())
    page.locator("#idea-0").hover()
    expect(page.locator("#idea-0")).to_have_attribute("aria-pressed", "true")

    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(table.tried).to_have_count(0)
    table.wait_for_turn()
    page.keyboard.press("h")
    expect(page.locator(CARD)).to_be_visible(timeout=PATIENCE)
    table.wait_for_turn()
    before = table.change
    page.keyboard.press("1")
    expect(table.tried).to_have_count(1)
    expect(table.tried).to_contain_text(first)
    expect(table.finish).to_contain_text("15")
    assert table.change == before  # nothing is played


def test_a_hint_needs_no_script_and_fits_a_phone(visit: Visit) -> None:
    """The page loads itself again while the bot thinks, and then has the card."""
    page = visit(java_script_enabled=False, viewport={"width": 390, "height": 844})
    table = Home(page).go_on(*BUILDING)
    expect(table.turn).to_be_visible(timeout=PATIENCE)

    page.get_by_role("button", name="Hint").click()
    expect(page.locator(CARD)).to_be_visible(timeout=PATIENCE)
    assert width(page) <= 390
    page.get_by_role("button", name="Use it").click()

    expect(page.locator(CARD)).to_have_count(0)
    expect(table.tried).to_have_count(1)
