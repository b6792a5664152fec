"""The bar of all pages and the home of a member: every width and language, keys, no script."""

import os
import subprocess
import sys

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import swept, width
from tests.web.servers import ROOT, Server
from tests.words.languages import COMPLETE

FAULTS = "() => axe.run(document, {resultTypes: ['violations']})"


@pytest.fixture(scope="module")
def cookie(server: Server) -> str:
    """Return the cookie of a member who has tables."""
    surroundings = {
        **os.environ,
        "GRIDWRIGHT_HOME": str(server.log.parent),
        "GRIDWRIGHT_SECRET_KEY": "k",
        "DJANGO_SETTINGS_MODULE": "gridwright.web.settings",
        "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}",
    }
    command = [sys.executable, "-m", "tests.web.evening"]
    return subprocess.run(  # noqa: S603
        command, cwd=ROOT, env=surroundings, check=True, capture_output=True, text=True
    ).stdout.strip()


def be(page: Page, cookie: str, server: Server) -> Page:
    """Be the member of *cookie*, at home."""
    url = f"http://127.0.0.1:{server.port}"
    page.context.add_cookies([{"name": "device", "value": cookie, "url": url}])
    page.goto("/")
    return page


@pytest.mark.parametrize("language", swept(COMPLETE))
def test_home_and_menu_fit_every_window(
    visit: Visit, server: Server, cookie: str, language: str
) -> None:
    member, stranger = be(visit(locale=language), cookie, server), visit(locale=language)
    for page in (member, stranger):
        for wide in (320, 390, 760, 1100, 1440, 1680):
            page.set_viewport_size({"width": wide, "height": 844})
            page.goto("/")
            assert width(page) <= wide
            page.locator(".of-person summary").click()
            box = page.locator(".of-person .panel").bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= wide
            assert width(page) <= wide
            assert page.locator(".places a:visible").count() == 5


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("wide", [390, 1440])
def test_axe_finds_nothing(
    visit: Visit, server: Server, cookie: str, wide: int, scheme: str
) -> None:
    window = {"width": wide, "height": 900}
    page = be(visit(viewport=window, color_scheme=scheme), cookie, server)
    page.locator(".of-person summary").click()
    page.evaluate(Axe().axe_script)

    faults = page.evaluate(FAULTS)["violations"]

    assert [(each["id"], each["nodes"][0]["html"]) for each in faults] == []


def test_on_a_phone_what_waits_comes_first(visit: Visit, server: Server, cookie: str) -> None:
    """In what is read and in what is seen: my turns, others', open tables, and then a new game."""
    page = be(visit(viewport={"width": 390, "height": 844}), cookie, server)
    parts = [page.locator(each) for each in ("#turn", "#others", "#open", ".titles")]
    tops = [(part.bounding_box() or {"y": -1})["y"] for part in parts]

    assert tops == sorted(tops)
    assert tops[0] > 0
    expect(page.locator("#turns .time").first).to_contain_text("min left")
    expect(page.locator("#turns .go")).to_have_count(2)
    expect(page.locator("[data-stands=away]")).to_contain_text("away, 2 days to go")
    row = page.locator(".is-link").first
    row.click(position={"x": 250, "y": 40})  # beside the name
    page.wait_for_url("**/t/*")


def test_the_menu_is_opened_and_left_by_keys(visit: Visit, server: Server, cookie: str) -> None:
    page = be(visit(), cookie, server)
    summary = page.locator(".of-person summary")
    while not summary.evaluate("each => each === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")

    expect(page.get_by_role("link", name="My profile")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Settings")).to_be_focused()
    page.keyboard.press("Escape")
    expect(summary).to_be_focused()
    expect(page.locator(".of-person .panel")).to_be_hidden()


def test_the_menu_needs_no_script(visit: Visit) -> None:
    page = visit(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page.goto("/rules")
    page.locator(".of-person summary").click()
    page.get_by_role("button", name="Deutsch").click()

    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator(".of-person summary").click()
    page.get_by_role("link", name="Protokolle").click()
    page.wait_for_url("**/records")
