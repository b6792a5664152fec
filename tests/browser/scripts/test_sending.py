"""Forms on their way through a real htmx: answers in any order, breaks, early presses."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scripts.conftest import Line, Load

SMALL = "style='position: absolute; left: 10px; top: 10px; width: 40px; height: 20px'"
FAR = "style='position: absolute; left: 300px; top: 10px; width: 40px; height: 20px'"


def panel(number: int, *, version: int = 1) -> str:
    """Return a panel with the answer to a form; a new *version* is another decision."""
    return f"""<section id="panel" data-digest="p{number}" data-version="{version}"><b>{number}</b>
    <p class="refused" role="alert" hidden></p>
    <form class="choose" action="/t/1/draft" hx-post="/t/1/draft" hx-swap="none">
    <button id="a" name="way" value="add" {SMALL}>A</button></form>
    <form class="second" action="/t/1/draft" hx-post="/t/1/draft" hx-swap="none">
    <button id="b" name="way" value="only" {FAR}>B</button></form>
    <form class="finish" action="/t/1/play" hx-post="/t/1/play" hx-swap="none">
    <button id="go" class="go" name="line" value="done" {
        FAR.replace("top: 10px", "top: 200px")
    }>Go</button></form>
    <form class="drop" action="/t/1/play" hx-post="/t/1/play" hx-swap="none">
    <button id="drop" name="line" value="drop" {
        SMALL.replace("left: 10px", "left: 60px")
    }>Drop</button></form>
    </section>"""


PAGE = f"""<input type="hidden" name="csrfmiddlewaretoken" value="token"><main id="main"
tabindex="-1">
<i id="state" hidden data-change="1" data-title="t" data-stream="/stream"></i>
<p id="connection" data-say-waits="Waiting to send" data-say-first="First the others"
  data-say-dropped="Left out." hidden><b data-text="Again in #"></b><button
    hidden>Forget</button></p>
{panel(0)}</main>"""


def answer(number: int, *, change: int = 1, version: int = 1) -> str:
    state = f'<i id="state" data-change="{change}" data-title="t" data-stream="/stream"></i>'
    return f'<div id="parts">{state}{panel(number, version=version)}</div>'


MESSAGE = '<main id="main"><p class="message">The table is <b>closed</b>.</p></main>'


@pytest.fixture
def opened(load: Load) -> tuple[Page, Line]:
    page = load(PAGE, "sending", "unsent")
    return page, Line(page, "**/draft", "**/play")


@pytest.fixture
def pressing(load: Load) -> tuple[Page, Line]:
    page = load(PAGE, "sending", "unsent", "presses")
    return page, Line(page, "**/draft", "**/play")


def number(page: Page) -> str:
    """Return which answer the page shows."""
    return page.locator("#panel > b").inner_text()


def click(page: Page, name: str) -> None:
    """Click at once, where a press of a person would wait for the button to be still."""
    box = page.locator(name).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 5, box["y"] + 5)


# Answers


def test_every_form_says_what_the_page_has(opened: tuple[Page, Line]) -> None:
    page, line = opened
    click(page, "#a")
    line.wait_for(1)

    assert line.forms == ["way=add&have=panel%3Ap0"]
    assert page.evaluate("modules.sending.isSending()") is True
    line.answer(0, answer(1))
    assert number(page) == "1"
    assert page.evaluate("[modules.sending.isSending(), modules.sending.postCount()]") == [False, 1]


def test_an_answer_that_was_overtaken_is_not_shown(opened: tuple[Page, Line]) -> None:
    page, line = opened
    click(page, "#a")
    line.wait_for(1)
    click(page, "#b")
    line.wait_for(2)

    line.answer(1, answer(2))
    assert number(page) == "2"
    line.answer(0, answer(1))

    assert number(page) == "2"
    assert page.evaluate("[modules.sending.isSending(), modules.sending.postCount()]") == [False, 2]


def test_answers_in_order_are_all_shown(opened: tuple[Page, Line]) -> None:
    page, line = opened
    click(page, "#a")
    line.wait_for(1)
    click(page, "#b")
    line.wait_for(2)

    line.answer(0, answer(1))
    assert number(page) == "1"
    line.answer(1, answer(2))
    assert number(page) == "2"


def test_a_refusal_is_explained_in_the_panel(opened: tuple[Page, Line]) -> None:
    page, line = opened
    click(page, "#a")
    line.wait_for(1)

    line.answer(0, MESSAGE, status=410)

    expect(page.locator("#panel .refused")).to_have_text("The table is closed.")
    expect(page.locator("#panel .refused b")).to_have_text("closed")
    assert page.evaluate("modules.unsent.all()") == []


# Breaks


def test_what_did_not_arrive_waits_and_says_so(opened: tuple[Page, Line]) -> None:
    page, line = opened
    click(page, "#a")
    line.wait_for(1)
    line.cut(0)

    expect(page.locator("#a")).to_have_text("A Waiting to send")
    expect(page.locator("#connection button")).not_to_have_attribute("hidden", "")
    assert page.evaluate("modules.unsent.all()") == [
        {"path": "/t/1/draft", "body": "way=add", "button": ".choose #a"}
    ]


def test_an_error_of_something_between_us_counts_as_a_break(opened: tuple[Page, Line]) -> None:
    page, line = opened
    click(page, "#a")
    line.wait_for(1)

    line.answer(0, "<h1>Bad gateway</h1>", status=502)

    expect(page.locator("#a .waits")).to_have_count(1)


@pytest.mark.parametrize("status", [408, 429, 503])
def test_what_a_busy_server_did_not_take_waits(opened: tuple[Page, Line], status: int) -> None:
    """It is sent again after the break, as often as it takes."""
    page, line = opened
    click(page, "#a")
    line.wait_for(1)
    line.answer(0, MESSAGE, status=status)
    expect(page.locator("#a")).to_have_text("A Waiting to send")
    assert page.evaluate("modules.unsent.all().length") == 1

    for number in (1, 2):
        page.evaluate("document.dispatchEvent(new Event('connected'))")
        line.wait_for(number + 1)
        line.answer(number, MESSAGE, status=status)
        assert page.evaluate("modules.unsent.all().length") == 1
    page.evaluate("document.dispatchEvent(new Event('connected'))")
    line.wait_for(4)
    line.answer(3, answer(1))

    assert page.evaluate("modules.unsent.all()") == []
    expect(page.locator("#a")).to_have_text("A")


def test_what_is_pressed_meanwhile_goes_behind_it_unsent(opened: tuple[Page, Line]) -> None:
    page, line = opened
    click(page, "#a")
    line.wait_for(1)
    line.cut(0)

    click(page, "#b")
    page.wait_for_timeout(100)

    assert len(line.routes) == 1
    assert [form["button"] for form in page.evaluate("modules.unsent.all()")] == [
        ".choose #a",
        ".second #b",
    ]
    click(page, "#go")
    expect(page.locator("#panel .refused")).to_have_text("First the others")
    assert len(page.evaluate("modules.unsent.all()")) == 2


def wait_with_two(page: Page, line: Line) -> None:
    click(page, "#a")
    line.wait_for(1)
    line.cut(0)
    click(page, "#b")
    page.evaluate("document.dispatchEvent(new CustomEvent('connected'))")
    line.wait_for(2)


def test_after_the_break_they_are_sent_one_after_the_other(opened: tuple[Page, Line]) -> None:
    page, line = opened
    wait_with_two(page, line)
    assert line.forms[1] == "way=add&csrfmiddlewaretoken=token&have=panel%3Ap0"

    line.answer(1, answer(1))
    line.wait_for(3)
    assert number(page) == "1"
    assert line.forms[2] == "way=only&csrfmiddlewaretoken=token&have=panel%3Ap1"
    line.answer(2, answer(2))

    assert number(page) == "2"
    expect(page.locator(".waits")).to_have_count(0)
    assert page.evaluate("modules.unsent.all()") == []


def test_what_follows_a_form_that_is_refused_is_left_out(opened: tuple[Page, Line]) -> None:
    page, line = opened
    wait_with_two(page, line)

    line.answer(1, MESSAGE, status=409)
    page.wait_for_timeout(100)

    assert len(line.routes) == 2
    expect(page.locator("#panel .refused")).to_have_text("The table is closed. Left out.")
    assert page.evaluate("modules.unsent.all()") == []


def test_they_wait_on_when_the_connection_breaks_again(opened: tuple[Page, Line]) -> None:
    page, line = opened
    wait_with_two(page, line)

    line.cut(1)
    page.wait_for_timeout(100)

    assert len(line.routes) == 2
    assert [form["button"] for form in page.evaluate("modules.unsent.all()")] == [
        ".choose #a",
        ".second #b",
    ]


def test_they_wait_on_when_something_between_us_answers(opened: tuple[Page, Line]) -> None:
    page, line = opened
    wait_with_two(page, line)

    line.answer(1, "<h1>Bad gateway</h1>", status=502)
    page.wait_for_timeout(100)

    assert len(line.routes) == 2
    assert len(page.evaluate("modules.unsent.all()")) == 2


def test_who_thinks_better_of_it_forgets_them(opened: tuple[Page, Line]) -> None:
    page, line = opened
    click(page, "#a")
    line.wait_for(1)
    line.cut(0)

    page.evaluate("document.querySelector('#connection button').click()")

    assert page.evaluate("modules.unsent.all()") == []
    expect(page.locator(".waits")).to_have_count(0)


# Presses


def test_a_press_waits_for_the_answer_to_the_one_before(pressing: tuple[Page, Line]) -> None:
    page, line = pressing
    click(page, "#a")
    line.wait_for(1)
    click(page, "#b")
    click(page, "#go")
    page.wait_for_timeout(100)
    assert len(line.routes) == 1

    line.answer(0, answer(1))
    line.wait_for(2)
    assert line.forms[1] == "way=only&have=panel%3Ap1"
    line.answer(1, answer(2))
    line.wait_for(3)
    assert line.forms[2] == "line=done&have=panel%3Ap2"


def test_a_press_that_waits_is_left_out_where_the_one_before_is_refused(
    pressing: tuple[Page, Line],
) -> None:
    page, line = pressing
    click(page, "#a")
    line.wait_for(1)
    click(page, "#go")

    line.answer(0, answer(1), status=422)
    page.wait_for_timeout(100)

    assert len(line.routes) == 1


def test_a_press_that_waits_is_left_out_where_another_decision_has_come(
    pressing: tuple[Page, Line],
) -> None:
    page, line = pressing
    click(page, "#a")
    line.wait_for(1)
    click(page, "#b")

    line.answer(0, answer(1, version=2))
    page.wait_for_timeout(100)

    assert len(line.routes) == 1


def test_the_second_press_of_a_double_click_plays_nothing(pressing: tuple[Page, Line]) -> None:
    page, line = pressing
    click(page, "#drop")
    click(page, "#drop")
    line.wait_for(1)
    line.answer(0, answer(1, version=2))
    page.wait_for_timeout(100)
    assert len(line.routes) == 1

    expect(page.locator("body.is-calm")).to_have_count(1)
    click(page, "#drop")
    page.wait_for_timeout(50)
    assert len(line.routes) == 1  # it has only just appeared under the finger

    expect(page.locator("body.is-calm")).to_have_count(0)
    page.wait_for_timeout(700)
    click(page, "#drop")
    line.wait_for(2)


def test_a_press_farther_away_is_another_one(pressing: tuple[Page, Line]) -> None:
    page, line = pressing
    click(page, "#drop")
    line.wait_for(1)
    line.answer(0, answer(1, version=2))
    expect(page.locator("body.is-calm")).to_have_count(1)

    click(page, "#go")  # 240 pixels away

    line.wait_for(2)
    assert line.forms[1] == "line=done&have=panel%3Ap1"


def test_choices_may_be_pressed_as_fast_as_one_likes(pressing: tuple[Page, Line]) -> None:
    page, line = pressing
    click(page, "#a")
    click(page, "#a")
    line.wait_for(1)
    line.answer(0, answer(1))
    line.wait_for(2)

    assert line.forms[1] == "way=add&have=panel%3Ap1"
