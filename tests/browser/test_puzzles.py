"""Puzzles in a browser: answered by keys, on a phone, and without script."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Table, width

RESULT = "#panel .puzzle-result"
PLANT = re.compile("^Plant")


def asked(page: Page, kind: str) -> None:
    """Open the next puzzle of a kind, from the page of all."""
    page.goto("/puzzles?title=recharged")
    page.locator(f'button[name="kind"][value="{kind}"]').click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#panel.is-mine")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#panel .puzzle-lead")).to_contain_text("Puzzle")


def test_a_puzzle_is_answered_by_keys_and_leads_to_the_next(visit: Visit) -> None:
    page = visit()
    asked(page, "building")
    first = page.url
    page.locator("#panel").focus()

    page.keyboard.press("f")

    expect(page.locator(RESULT)).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#act")).to_be_focused()
    assert page.locator(f"{RESULT} tbody tr").count() >= 3
    expect(page.locator("#panel .puzzle-go .go")).to_be_visible()
    page.locator("#panel .puzzle-go .go").press("Enter")
    expect(page).not_to_have_url(first, timeout=PATIENCE)
    expect(page.locator("#panel .puzzle-lead")).to_be_visible(timeout=PATIENCE)


def test_a_puzzle_fits_a_phone_and_is_played_on_from(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, color_scheme="dark")
    asked(page, "auction")
    assert width(page) <= 390
    first = page.url

    page.locator("#panel").get_by_role("button", name=PLANT).first.tap()
    expect(Table(page).finish).to_be_visible()
    Table(page).finish.tap()

    expect(page.locator(RESULT)).to_be_visible(timeout=PATIENCE)
    assert width(page) <= 390
    for button in page.locator("#panel .puzzle-go button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    page.get_by_role("button", name="Play on from here").tap()
    expect(page).not_to_have_url(first, timeout=PATIENCE)
    expect(page.locator(RESULT)).to_have_count(0)


def test_a_puzzle_needs_no_script(visit: Visit) -> None:
    page = visit(java_script_enabled=False)
    asked(page, "auction")

    page.locator("#panel").get_by_role("button", name=PLANT).first.click()
    Table(page).finish.click()

    expect(page.locator(RESULT)).to_be_visible(timeout=PATIENCE)
    expect(page.locator(f"{RESULT} .is-mine")).to_have_count(1)
    page.goto("/puzzles?title=recharged")
    expect(page.locator(".kinds tbody tr").first).to_contain_text("1 of")
