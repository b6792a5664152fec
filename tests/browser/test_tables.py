"""Finding a table in browsers: two members and two guests are seated together, and filters."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import members
from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, origin
from tests.web.servers import Server


def home_of(server: Server) -> Path:
    return server.log.parent


def seek(page: Page, title: str, clock: str) -> None:
    """Wait for a table."""
    page.goto("/tables")
    page.locator(".seek-form [name=title]").select_option(title)
    page.get_by_role("button", name=re.compile(f"^{clock}")).click()


@pytest.mark.slow
def test_two_members_and_two_guests_find_each_other(visit: Visit, server: Server) -> None:
    pages = [visit() for _ in range(4)]
    for page, name in zip(pages, ("Angelica", "Bruno"), strict=False):
        page.goto("/tables")
        members.join(home_of(server), page.context, name, origin(page))
    first = pages[0]
    seek(first, "card", "Evening")
    expect(first.locator("#seek-state")).to_contain_text("You're waiting")
    expect(first.locator("#seek-state")).to_contain_text("Nobody else is waiting")
    for page in pages[1:3]:
        seek(page, "card", "Evening")
    expect(first.locator("#seek-state")).to_contain_text("2 other people", timeout=PATIENCE)

    seek(pages[3], "card", "Evening")

    for page in pages:  # whoever waits is led to the table
        page.wait_for_url("**/t/*", timeout=PATIENCE)
    assert len({page.url for page in pages}) == 1
    for page in pages:
        expect(page.locator("#panel.is-waiting")).to_have_count(0, timeout=PATIENCE)
    names = first.locator("#players").inner_text()
    assert "Bruno" in names


def test_bots_are_there_at_once(visit: Visit) -> None:
    page = visit()
    seek(page, "outpost", "Quick")

    page.get_by_role("button", name="Start now with bots").click()

    page.wait_for_url("**/t/*")
    expect(page.locator("#players [data-letter]")).to_have_count(4)


def test_filters_by_keyboard_keep_the_focus(visit: Visit) -> None:
    host = Home(visit()).lay(title="card", join="anyone", **{"seat-1": "me", "seat-2": "open"})
    identifier = host.page.url.rpartition("/")[2]
    page = visit()
    page.goto("/tables")
    expect(page.locator(".open-seats li")).not_to_have_count(0)

    page.locator("#title-outpost").focus()
    page.keyboard.press("Enter")

    expect(page.locator("#title-outpost")).to_have_attribute("aria-current", "true")
    expect(page.locator("#title-outpost")).to_be_focused()
    expect(page.locator(".open-seats li")).to_have_count(0)
    expect(page).to_have_url(re.compile("title=outpost"))
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#title-card")).to_be_focused()
    expect(page.locator(f'.open-seats [id="sit-{identifier}"]')).to_be_visible()


def test_a_list_that_is_fetched_again_moves_nothing(visit: Visit) -> None:
    page = visit()
    Home(visit()).lay(title="card", join="anyone", **{"seat-1": "me", "seat-2": "open"})
    page.goto("/tables")
    button = page.locator(".open-seats li").first.locator("a.button, button")
    button.focus()
    Home(visit()).lay(title="classic", join="anyone", **{"seat-1": "me", "seat-2": "open"})
    count = page.locator(".open-seats li").count()
    page.locator(".seek-form [name=title]").evaluate("select => { select.value = 'outpost'; }")

    with page.expect_response(re.compile("/tables")):
        page.evaluate("htmx.trigger('#lists', 'look')")

    expect(page.locator(".open-seats li")).to_have_count(count + 1)
    assert page.evaluate("document.activeElement.id").startswith("sit-")
    expect(page.locator(".seek-form [name=title]")).to_have_value("outpost")


def test_without_script_links_and_buttons_do_it_all(visit: Visit) -> None:
    Home(visit()).lay(title="classic", join="anyone", **{"seat-1": "me", "seat-2": "open"})
    page = visit(java_script_enabled=False)
    page.goto("/tables")
    page.locator("#title-classic").click()
    expect(page.locator("#title-classic")).to_have_attribute("aria-current", "true")
    expect(page.locator(".open-seats li")).not_to_have_count(0)

    seek(page, "classic", "Daily")
    expect(page.locator("#seek-state")).to_contain_text("You're waiting: Classic · Daily")
    page.get_by_role("button", name="Stop waiting").click()
    expect(page.locator("#seek-state")).not_to_contain_text("You're waiting")
    page.locator(".open-seats a.button, .open-seats form button").first.click()
    expect(page).to_have_url(re.compile("/t/"))


def test_the_form_shows_what_belongs_to_the_choice(visit: Visit) -> None:
    page = visit()
    page.goto("/new")
    fields = {
        "least": page.locator("[name=least]"),
        "finished": page.locator("[name=finished]"),
        "kept": page.locator("[name=kept-2]"),
        "hints": page.locator(".of-hints"),
        "join": page.get_by_role("link", name="Become a member"),
    }

    def seen() -> list[str]:
        return [name for name, field in fields.items() if field.is_visible()]

    assert seen() == ["hints"]
    page.locator("[name=join][value=rating]").check(force=True)
    assert seen() == ["least", "finished", "hints"]
    page.locator("[name=kind][value=rated]").check(force=True)
    page.locator("[name=seat-2]").select_option("kept")
    assert seen() == ["least", "finished", "kept", "join"]
