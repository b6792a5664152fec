"""A page that listens to its table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scripts.conftest import Line, Load
from tests.browser.scripts.test_sending import PAGE, answer, click, number

LIVE = PAGE.replace('<main id="main"', '<main id="main" data-parts="/t/1/parts"')


@pytest.fixture
def page(load: Load) -> Page:
    return load(LIVE)


@pytest.fixture
def parts(page: Page) -> Line:
    """Let the page listen to a table that has come to change 5."""
    line = Line(page, "**/parts?*")
    version = "retry: 600000\n\nevent: version\ndata: 5\n\n"
    stream = {"body": version, "content_type": "text/event-stream"}
    page.route("**/stream", lambda route: route.fulfill(**stream))
    page.evaluate("import('/static/gridwright/live.js')")
    line.wait_for(1)
    return line


def test_a_newer_version_is_fetched_with_what_the_page_has(page: Page, parts: Line) -> None:
    assert parts.addresses[0] == "/t/1/parts?have=panel%3Ap0"
    parts.answer(0, answer(5, change=5))
    assert number(page) == "5"
    page.wait_for_timeout(200)
    assert len(parts.routes) == 1


def test_what_is_still_not_the_latest_is_asked_for_again(parts: Line) -> None:
    parts.answer(0, answer(4, change=4))
    parts.wait_for(2)

    assert parts.addresses[1] == "/t/1/parts?have=panel%3Ap4"


def test_what_was_asked_for_before_a_form_was_sent_is_not_shown(page: Page, parts: Line) -> None:
    line = Line(page, "**/draft")
    click(page, "#a")
    line.wait_for(1)

    parts.answer(0, answer(4, change=5))
    assert number(page) == "0"

    line.answer(0, answer(6, change=6))
    assert number(page) == "6"


def test_what_is_under_a_finger_is_not_replaced(page: Page, parts: Line) -> None:
    page.mouse.move(20, 400)
    page.mouse.down()

    parts.answer(0, answer(5, change=5))
    assert number(page) == "0"

    page.mouse.up()
    expect(page.locator("#panel > b")).to_have_text("5")


def test_a_finger_that_rests_does_not_hold_the_page_for_ever(page: Page, parts: Line) -> None:
    page.mouse.move(20, 400)
    page.mouse.down()
    parts.answer(0, answer(5, change=5))

    expect(page.locator("#panel > b")).to_have_text("5", timeout=4000)


def test_a_break_is_counted_down_and_tried_again(page: Page, parts: Line) -> None:
    parts.cut(0)

    expect(page.locator("#connection b")).to_have_text("Again in 2", timeout=3000)
    expect(page.locator("#connection b")).to_have_text("Again in 1", timeout=3000)
    expect(page.locator("#connection b")).to_have_text("Again in 0", timeout=3000)
    parts.wait_for(2)
    parts.answer(1, answer(5, change=5))
    expect(page.locator("#connection")).to_be_hidden()
    assert number(page) == "5"
