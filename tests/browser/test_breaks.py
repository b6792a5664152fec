"""The connection is slow or cut in the middle of a turn: what is pressed waits, and is sent."""

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, Table

RICH = ("recharged/4-phase_5-germany.txt", 163, "novice", "me", "novice", "novice")
"""I may build, and can pay for more than one city."""


def building(page: Page) -> Table:
    table = Home(page).go_on(*RICH)
    table.wait_for_turn()
    return table


def hold_back(page: Page, address: str) -> list[Route]:
    """Let requests to *address* wait until somebody lets them go."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(address, hold)
    return held


def arrived(page: Page, held: list[Route]) -> Route:
    """Return the request that waits, as soon as it does; no other follows it at once."""
    for _ in range(int(PATIENCE / 100)):
        page.wait_for_timeout(100)
        if held:
            break
    page.wait_for_timeout(100)
    (request,) = held
    return request


def waiting(table: Table) -> Locator:
    return table.panel.locator("button", has_text="Waiting to send")


def test_who_is_quicker_than_the_line_ends_the_turn_with_all_that_was_chosen(visit: Visit) -> None:
    page = visit()
    table = building(page)
    before = table.change
    held = hold_back(page, "**/draft")

    table.choices().first.click()
    table.finish.click()

    arrived(page, held).continue_()
    table.wait_for_change(before)
    expect(table.log).to_contain_text("connects Bremen", timeout=PATIENCE)


def test_keys_that_are_quicker_than_the_line_end_the_turn_without_a_question(visit: Visit) -> None:
    page = visit()
    table = building(page)
    before = table.change
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.post_data or ""))
    held = hold_back(page, "**/draft")

    page.keyboard.press("1")
    page.keyboard.press("f")

    arrived(page, held).continue_()
    table.wait_for_change(before)
    expect(table.log).to_contain_text("connects", timeout=PATIENCE)
    assert [body for body in asked if "sure=" in body] == []


def test_who_presses_twice_on_a_slow_line_is_asked_once_and_wastes_nothing(visit: Visit) -> None:
    page = visit()
    table = building(page)
    before = table.change
    held = hold_back(page, "**/play")

    page.keyboard.press("f")
    request = arrived(page, held)
    page.wait_for_timeout(700)  # longer than a double click takes
    page.keyboard.press("f")
    request.continue_()

    expect(page.locator("#panel .guard")).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(300)
    expect(page.locator("#panel .guard")).to_be_visible()
    assert (table.change, len(held)) == (before, 1)


def test_an_answer_is_heard_though_its_form_was_replaced(visit: Visit) -> None:
    page = visit()
    table = building(page)
    held = hold_back(page, "**/draft")
    table.choices().first.click()
    draft = arrived(page, held)

    page.evaluate("{ const now = document.getElementById('panel'); now.outerHTML = now.outerHTML }")
    draft.continue_()

    expect(table.tried).to_have_count(1, timeout=PATIENCE)
    before = table.change
    table.finish.click()
    table.wait_for_change(before)


def test_what_was_pressed_without_a_connection_is_sent_when_it_is_back(visit: Visit) -> None:
    page = visit()
    table = building(page)
    table.choices().first.click()
    expect(table.tried).to_have_count(1, timeout=PATIENCE)
    before = table.change
    page.context.set_offline(True)

    table.finish.click()

    expect(page.locator("#connection")).to_be_visible(timeout=PATIENCE)
    expect(table.finish).to_contain_text("Waiting to send")
    expect(table.tried).to_have_count(1)
    assert table.change == before
    page.context.set_offline(False)
    table.wait_for_change(before)
    expect(page.locator("#connection")).to_be_hidden()
    expect(waiting(table)).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage).filter(key => key.includes('unsent'))") == []


def test_choices_made_without_a_connection_outlast_the_page(visit: Visit) -> None:
    page = visit()
    table = building(page)
    address = table.address
    page.context.set_offline(True)

    for number in (0, 1):
        table.choices().nth(number).click()
        expect(waiting(table)).to_have_count(number + 1, timeout=PATIENCE)
    table.choices().first.click()  # once is enough
    table.finish.click()

    expect(table.refusal).to_have_text("Your earlier choice has to be sent first.")
    expect(waiting(table)).to_have_count(2)
    page.goto("about:blank")
    page.context.set_offline(False)
    page.goto(address)
    expect(table.tried).to_have_count(2, timeout=PATIENCE)
    expect(waiting(table)).to_have_count(0)


def test_what_waits_is_left_out_where_the_table_has_moved_on(visit: Visit) -> None:
    page = visit()
    table = building(page)
    elsewhere = visit(storage_state=page.context.storage_state())
    page.context.set_offline(True)
    table.choices().first.click()
    expect(waiting(table)).to_have_count(1, timeout=PATIENCE)

    elsewhere.goto(table.address)
    Table(elsewhere).act()
    page.context.set_offline(False)

    expect(table.refusal.last).to_contain_text(
        "Your unsent choice has been dropped.", timeout=PATIENCE
    )
    expect(waiting(table)).to_have_count(0)


def test_who_thinks_better_of_it_sends_nothing(visit: Visit) -> None:
    page = visit()
    table = building(page)
    page.context.set_offline(True)
    table.choices().first.click()
    expect(waiting(table)).to_have_count(1, timeout=PATIENCE)

    page.get_by_role("button", name="Don't send it").click()

    expect(waiting(table)).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator("#connection")).to_be_hidden(timeout=PATIENCE)
    table.choices().nth(1).click()
    expect(table.tried).to_have_count(1, timeout=PATIENCE)
