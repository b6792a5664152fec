"""The page to learn in a browser: a position that is pasted and played, and the explorer."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, RECORDS, width

GAME = "recharged/4-phase_5-germany.txt"
SIZES = [
    pytest.param({"viewport": {"width": 1440, "height": 900}}, id="desk"),
    pytest.param(
        {
            "viewport": {"width": 390, "height": 844},
            "color_scheme": "dark",
            "has_touch": True,
            "java_script_enabled": False,
        },
        id="phone-dark-without-script",
    ),
]


def pasted(page: Page, text: str) -> None:
    page.goto("/learn")
    page.get_by_role("link", name="Paste a position").click()
    page.get_by_label("Position or record").fill(text)
    page.get_by_role("button", name="Show it").click()


@pytest.mark.parametrize("options", SIZES)
def test_a_record_is_pasted_looked_through_and_played(
    visit: Visit, options: dict[str, object]
) -> None:
    page = visit(**options)
    pasted(page, (RECORDS / GAME).read_text(encoding="utf-8"))
    expect(page.get_by_text("208 of 240")).to_be_visible(timeout=PATIENCE)

    page.get_by_role("button", name="Back one action").click()
    expect(page.get_by_text("207 of 240")).to_be_visible(timeout=PATIENCE)
    page.get_by_label("Action", exact=True).fill("60")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_text("60 of 240")).to_be_visible(timeout=PATIENCE)
    page.get_by_label("Seat A, Ana").select_option("me")
    page.get_by_label("Seat B, Gregorio").select_option("novice")
    page.get_by_role("button", name="Play this position").click()
    page.wait_for_url("**/t/*", timeout=PATIENCE)

    expect(page.locator("#main")).to_be_visible(timeout=PATIENCE)


def test_a_wrong_line_gets_its_reason_and_can_be_mended(visit: Visit) -> None:
    page = visit()

    pasted(page, "recharged germany 3 - round=two")

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("'round' must be a whole number", timeout=PATIENCE)
    expect(page.get_by_label("Position or record")).to_have_value("recharged germany 3 - round=two")


@pytest.mark.parametrize("options", SIZES)
def test_the_explorer_leads_from_title_to_title(visit: Visit, options: dict[str, object]) -> None:
    page = visit(**options)
    page.goto("/learn?title=recharged")
    page.get_by_role("link", name="Look around").click()
    expect(page.get_by_role("heading", name="First cities")).to_be_visible(timeout=PATIENCE)

    page.get_by_role("link", name="Round 1", exact=True).click()
    page.get_by_role("link", name="The Card Game").click()

    expect(page.get_by_role("heading", name="First cities")).to_have_count(0, timeout=PATIENCE)
    page.locator("#starts summary").click()
    expect(page.get_by_role("cell", name="±").first).to_be_visible(timeout=PATIENCE)
    if options.get("java_script_enabled", True):
        assert width(page) <= 1440
