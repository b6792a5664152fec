"""The waiting room in browsers: copying, sharing, who comes and goes, and no script at all."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, Table, origin

THREE = {"title": "recharged", "seat-1": "me", "seat-2": "open", "seat-3": "open"}
SHARING = "navigator.share = async (shared) => { window.shared = shared; };"


def code_of(table: Table) -> str:
    return table.page.locator(".room .code").inner_text()


def join(page: Page, code: str, name: str) -> Table:
    """Type a code on the home page, and take the seat."""
    page.goto("/")
    page.locator("[name=code]").fill(code.lower())
    page.locator("[name=code]").press("Enter")
    page.locator("[name=name]").fill(name)
    page.get_by_role("button", name="Take the open seat").click()
    page.wait_for_url("**/t/*")
    return Table(page)


def test_friends_come_by_code_and_the_room_follows(visit: Visit) -> None:
    host = Home(visit()).lay(**THREE)
    code = code_of(host)
    expect(host.page).to_have_title(re.compile(r"^1 of 3 · "))
    expect(host.page.locator("#bar")).to_contain_text("Waiting for 2 more players")

    friend = join(visit(), code, "Zofia")

    row = host.page.locator("[data-seat-row=B]")
    expect(row).to_contain_text("Zofia", timeout=PATIENCE)
    expect(row).to_contain_text("here")
    expect(row).to_have_class(re.compile("has-come"))
    expect(host.page.locator("#players [data-letter=B]")).to_have_class(re.compile("has-come"))
    expect(host.page).to_have_title(re.compile(r"^2 of 3 · "))
    expect(friend.page.locator(".room .invitation")).to_have_count(0)
    host.page.get_by_role("button", name="Give seat C to a bot").click()

    expect(host.page.locator(".room")).to_have_count(0, timeout=PATIENCE)
    expect(host.page).not_to_have_title(re.compile("3 of 3"))


@pytest.mark.slow
def test_who_closes_the_page_is_gone_within_half_a_minute(visit: Visit) -> None:
    host = Home(visit()).lay(**THREE)
    friend = join(visit(), code_of(host), "Zofia")
    row = host.page.locator("[data-seat-row=B]")
    expect(row).to_contain_text("here", timeout=PATIENCE)

    friend.page.close()

    expect(row).to_contain_text("joined, page closed", timeout=30_000)


def test_the_link_is_copied_or_at_least_selected(visit: Visit) -> None:
    page = Home(visit(permissions=["clipboard-read", "clipboard-write"])).lay(**THREE).page
    link, button = page.locator("#link-1"), page.locator("[data-copy]")

    button.click()

    expect(button).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == link.input_value()
    assert re.fullmatch(rf"{origin(page)}/join/[2-9A-Z]{{4}}", link.input_value())
    expect(button).to_have_text("Copy", timeout=5000)

    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    button.click()

    expect(link).to_be_focused()
    assert page.evaluate("getSelection().toString()") == link.input_value()
    expect(button).to_have_text("Copy")


def test_where_the_browser_can_share_there_is_a_button(visit: Visit) -> None:
    page = visit()
    without = Home(page).lay(**THREE).page
    expect(without.locator("[data-share]")).to_be_hidden()
    page.add_init_script(SHARING)
    page.reload()

    page.get_by_role("button", name="Share…").click()

    shared = page.evaluate("window.shared")
    assert shared["url"] == page.locator("#link-1").input_value()
    assert shared["text"] == "Join me for a game of Power Grid Recharged"


def test_the_room_works_without_script(visit: Visit) -> None:
    host = Home(visit(java_script_enabled=False)).lay(**THREE)
    expect(host.page.locator("[data-copy]")).to_be_hidden()

    friend = join(visit(java_script_enabled=False), code_of(host), "Zofia")
    host.page.reload()

    expect(host.page.locator("[data-seat-row=B]")).to_contain_text("Zofia")
    host.page.get_by_role("button", name="Give seat C to a bot").click()
    expect(host.page.locator(".room")).to_have_count(0)
    expect(friend.page.locator("#players")).to_contain_text("Zofia")


def test_the_question_to_go_back_is_answered_in_the_log(visit: Visit) -> None:
    two = {"title": "recharged", "seat-1": "me", "seat-2": "open", "option-regions": "random"}
    host = Home(visit()).lay(**two)
    other = Home(visit()).sit_down(host.invitation, "Bea")
    expect(other.panel).to_be_visible(timeout=PATIENCE)
    expect(host.page.locator(".room")).to_have_count(0, timeout=PATIENCE)
    mover, watcher = sorted((host, other), key=lambda table: not table.turn.count())
    mover.act()

    watcher.page.reload()
    watcher.page.locator("#menu summary").click()
    watcher.page.locator("#menu").get_by_role("button", name="Ask", exact=True).click()

    question = mover.page.locator("#log .question")
    expect(question).to_contain_text("wants to go back to before this:", timeout=PATIENCE)
    mover.page.get_by_role("link", name="Answer in the log").click()
    question.get_by_role("button", name="Agree", exact=True).click()
    expect(mover.log).to_contain_text("goes back to before this:", timeout=PATIENCE)
    expect(mover.page.locator("#log .question")).to_have_count(0)


def test_the_host_changes_the_table_and_the_friend_reads_of_it(visit: Visit) -> None:
    host = Home(visit()).lay(**THREE)
    code = code_of(host)
    friend = join(visit(), code, "Zofia")
    expect(friend.page.locator("main.is-portrait")).to_be_visible()
    host.page.get_by_role("link", name="Change", exact=True).click()
    expect(host.page.get_by_label("Seat B", exact=True)).to_have_value("stay")

    host.page.locator("[name=map][value=usa]").check()
    host.page.get_by_label("Seat C", exact=True).select_option("none")
    host.page.get_by_label("Seat D", exact=True).select_option("open")
    host.page.get_by_role("button", name="Change the table").click()

    expect(host.page.locator("main.is-landscape")).to_be_visible()
    assert code_of(host) == code
    expect(friend.page.locator("main.is-landscape")).to_be_visible(timeout=PATIENCE)
    told = friend.page.locator("#people .message")
    expect(told).to_contain_text("The host has changed the table: Recharged, USA,")
    friend.page.get_by_role("link", name="Got it").click()
    expect(told).to_have_count(0)
    expect(friend.page.locator("[data-seat-row=B]")).to_contain_text("You")


def test_the_host_changes_the_table_without_script(visit: Visit) -> None:
    host = Home(visit(java_script_enabled=False)).lay(**THREE)
    friend = join(visit(java_script_enabled=False), code_of(host), "Zofia")
    host.page.get_by_role("link", name="Change", exact=True).click()
    host.page.get_by_label("Seat B", exact=True).select_option("steady")
    host.page.get_by_role("button", name="Change the table").click()
    expect(host.page.get_by_role("alert")).to_contain_text("Zofia would lose their seat.")

    host.page.get_by_role("button", name="Change it all the same").click()

    expect(host.page.locator("[data-seat-row=B]")).to_contain_text("Steady")
    friend.page.reload()
    expect(friend.page.locator("#people .message")).to_contain_text("your seat is gone")
