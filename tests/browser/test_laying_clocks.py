"""Clocks before the game in browsers: by mouse, by keyboard, on a phone, and without script."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, width

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FULL = {"title": "recharged", "seat-1": "me", "seat-2": "open"}


def card(page: Page, name: str) -> None:
    page.locator(f".clock-card:has([value={name}])").click()


def shown(page: Page) -> str:
    """Return which clock is explained."""
    found = page.locator(".meaning:visible")
    expect(found).to_have_count(1)
    return found.get_attribute("data-clock") or ""


@pytest.mark.parametrize("scripted", [True, False])
def test_only_what_belongs_to_the_choice_is_shown(visit: Visit, scripted: bool) -> None:  # noqa: FBT001
    page = visit(java_script_enabled=scripted)
    page.goto("/new")
    parts = [page.locator(name) for name in (".own-clock", ".if-timed", ".if-daily")]

    for name, visible in (
        ("none", [False, False, False]),
        ("evening", [False, True, False]),
        ("daily", [False, True, True]),
        ("own", [True, True, True]),
    ):
        card(page, name)
        assert [part.is_visible() for part in parts] == visible
        assert shown(page) == name
    level = page.locator("[name=flag-level]")
    expect(level).to_be_visible()
    page.locator("[name=at-flag][value=wait]").check()
    expect(level).to_be_hidden()


def test_a_table_with_a_clock_is_laid_by_keyboard(visit: Visit) -> None:
    page = visit()
    page.goto("/new?seat-1=me&seat-2=open")
    page.locator("[name=clock][value=none]").focus()
    for _ in range(6):
        page.keyboard.press("ArrowDown")
    expect(page.locator("[name=clock][value=own]")).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    if page.locator(":focus").get_attribute("name") != "free":  # past a link that phones have
        page.keyboard.press("Shift+Tab")
    expect(page.locator("#free")).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("25")
    page.keyboard.press("Enter")

    page.wait_for_url("**/t/*")
    expect(page.locator("#panel")).to_contain_text("25 s free; then a bot (Planner) plays on.")


def test_ones_own_clock_is_explained_while_it_is_typed(visit: Visit) -> None:
    page = visit()
    page.goto("/new?seat-1=me&seat-2=open&seat-3=open")
    card(page, "own")
    meaning = page.locator("#means-own")

    page.locator("#refill").fill("3")
    expect(meaning).to_contain_text("and 3 min more each round", timeout=PATIENCE)
    page.locator("#free").fill("2")
    expect(meaning).to_contain_text("between 5 seconds and 7 days", timeout=PATIENCE)
    page.locator("[name=free-unit]").select_option("h")
    expect(meaning).to_contain_text("the bank must be between 8 hours", timeout=PATIENCE)
    page.locator("[name=bank-unit]").select_option("h")
    expect(meaning).to_contain_text("Each turn has 2 h for free.", timeout=PATIENCE)
    assert "csrf" not in str(
        page.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    )


def test_the_length_follows_the_seats(visit: Visit) -> None:
    page = visit()
    page.goto("/new?clock=evening&seat-1=me&seat-2=open&seat-3=open&seat-4=open")
    length = page.locator(".meaning:visible [data-people]:visible")
    expect(length).to_have_text("A game of 4 people takes about 1 h 15 min, 3 h at most.")

    page.locator("[name=seat-4]").select_option("novice")

    expect(length).to_have_text("A game of 3 people takes about 55 min, 3 h at most.")


def test_without_script_a_button_explains_ones_own_clock(visit: Visit) -> None:
    page = visit(java_script_enabled=False)
    page.goto("/new")
    button = page.get_by_role("button", name="See what this clock means")
    expect(button).to_be_hidden()
    card(page, "own")
    page.locator("#free").fill("40")

    button.click()

    expect(page.locator("#means-own")).to_contain_text("Each turn has 40 s for free.")
    expect(page.locator("#free")).to_have_value("40")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/new?clock=evening", "/new?clock=own&free=1", "/me/clock"])
def test_pages_are_for_everybody(visit: Visit, path: str, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    page.goto(path)
    assert Axe().run(page).response["violations"] == []
    for wide in (320, 390, 768):
        page.set_viewport_size({"width": wide, "height": 844})
        assert width(page) <= wide


def test_a_wrong_number_is_shown_at_its_field(visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto("/new?clock=own&seat-1=me&seat-2=open")
    page.locator("#bank").fill("0")
    page.get_by_role("button", name="Open the table").click()

    field = page.locator("#bank")
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(re.compile("the bank must be between 1 minute"))
    assert Axe().run(page).response["violations"] == []
    field.fill("5")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


# Gathering


@pytest.mark.slow
def test_all_come_and_the_game_begins(visit: Visit) -> None:
    host = Home(visit(java_script_enabled=False)).lay(**FULL, clock="quick")
    address, invitation = host.page.url, host.invitation
    host.page.goto("about:blank")
    host.page.wait_for_timeout(63_000)  # seen a minute ago

    guest = Home(visit()).sit_down(invitation, "Zofia")

    expect(guest.panel).to_contain_text("All seats are taken", timeout=PATIENCE)
    counter = guest.page.locator("[data-counts-down]")
    expect(counter).to_have_text(re.compile(r"^2:[0-5]\d$"))
    before = counter.inner_text()
    expect(counter).not_to_have_text(before)
    assert Axe().run(guest.page).response["violations"] == []

    host.page.goto(address)

    expect(guest.page.locator(".room")).to_have_count(0, timeout=PATIENCE)


# Your nights


def test_the_zone_of_the_browser_is_suggested(visit: Visit) -> None:
    page = visit(timezone_id="Europe/Vienna")
    page.goto("/me/clock")
    zones = page.locator("input[name=zone]")
    expect(zones.nth(0)).to_have_value("Europe/Vienna")
    expect(zones.nth(1)).to_have_value("Europe/Vienna")

    page.get_by_role("button", name="Save").click()

    expect(page.locator("main")).to_contain_text("23:00 to 07:00 (Europe/Vienna)")


def test_nights_and_absences_without_script_by_keyboard(visit: Visit) -> None:
    page = visit(java_script_enabled=False, **PHONE)
    page.goto("/me/clock")
    expect(page.locator("input[name=zone]").first).to_have_value("UTC")
    until = page.locator("[name=until]")
    until.fill("2099-01-01T08:00")
    page.locator("[value=away]").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("within the next year")
    expect(until).to_have_value("2099-01-01T08:00")
