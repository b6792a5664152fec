"""The analysis of a game in a browser: asked for, gone through by keys, read on a phone.

The game is short, and the bot of the server really judges it.
"""

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from gridwright.tables import record
from tests.advice.positions import blunder
from tests.advice.positions import played as played_by_bots
from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, width
from tests.browser.test_pages import faults

LONG = 3 * PATIENCE  # a bot thinks, and the machine is busy


@cache
def opening() -> str:
    """Return the record of the first actions of a card game."""
    return record.write(played_by_bots("card", "", 5))


def asked(page: Page, text: str) -> str:
    """Hand in the record *text* and ask for its analysis; return its address."""
    address = Home(page).keep_text(text)
    page.goto(address)
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_url("**/analysis*")
    return page.url


def test_an_analysis_comes_by_itself_and_leads_to_its_turning_point(visit: Visit) -> None:
    """The one turn of this record gave the game away: building in Dortmund would have won."""
    page = visit(viewport={"width": 1440, "height": 900})
    asked(page, blunder())

    point = page.locator("#point-0")
    expect(point).to_be_visible(timeout=LONG)
    expect(point).to_contain_text("Dortmund")
    expect(page.locator("#progress [role=status]")).to_have_count(0)
    point.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#points [aria-current]")).to_have_count(1)
    expect(page.locator("#readout")).to_contain_text("0 of 1")
    expect(point).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#readout")).to_contain_text("1 of 1")
    expect(page.locator("#here-heading")).to_have_text("The record ends here.")

    page.locator("#point-before").click()
    expect(page.locator("#compare")).to_be_visible()
    page.locator("#compare").click()
    expect(page.locator("#here tbody tr.is-best")).to_contain_text("Dortmund", timeout=LONG)
    expect(page.locator("#here .pill")).to_have_text("played")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert faults(page, f"analysis {scheme}") == []
    page.locator("#try").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#panel.is-mine")).to_be_visible(timeout=PATIENCE)


def test_a_press_on_the_curve_leads_there(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    asked(page, opening())
    curve = page.locator(".curve .is-wide")
    box = curve.bounding_box()
    assert box is not None
    scale = box["width"] / 720  # the plot begins at 46 of 720 and ends at 680

    page.mouse.click(box["x"] + scale * (46 + 634 * 2 / 5), box["y"] + 40)

    expect(page.locator("#readout")).to_contain_text("2 of 5", timeout=PATIENCE)
    expect(page).to_have_url(re.compile(r"at=2&"))


@pytest.mark.parametrize("size", [320, 390])
def test_without_script_it_is_read_on_a_phone(visit: Visit, size: int) -> None:
    """The page loads itself again until all is there; the table has the figures."""
    page = visit(java_script_enabled=False, viewport={"width": size, "height": 844})
    asked(page, blunder())
    expect(page.locator("#point-0")).to_be_visible(timeout=LONG)

    page.locator("#point-0").click()
    page.wait_for_url("**at=0**")
    assert width(page) <= size
    page.locator(".chances summary").click()
    expect(page.locator("#figures tbody tr")).to_have_count(1)
    assert width(page) <= size
    expect(page.locator(".curve .is-narrow")).to_be_visible()
    expect(page.locator(".curve .is-wide")).to_be_hidden()
