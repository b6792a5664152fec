"""Parts of a page that are replaced: what the reader has done to them stays."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scripts.conftest import Load

PAGE = """
<main id="main" tabindex="-1"><i id="state" hidden data-change="7" data-title="Seven"></i>
<section id="panel" data-digest="aa"><form>
<input name="line" value="bid 3"><input type="hidden" name="line" value="x">
<button name="line" value="buy coal 1" data-fuel="coal" data-amount="1">1</button>
<button name="line" value="buy coal 2" data-fuel="coal" data-amount="2">2</button>
<button name="way" value="only">Only</button><button class="go big">Go</button></form></section>
<section id="board" data-digest="bb"><svg><g data-city="Köln" tabindex="0"><rect width="9"
height="9"/></g></svg></section>
<section id="log" data-digest="cc"><div class="lines" style="height: 50px; overflow: auto"><p
style="height: 400px">A</p></div>
<details><summary>Round 1</summary>x</details>
<details><summary>Round 2</summary>y</details></section>
<details id="menu" data-digest="dd"><summary>≡</summary>m</details></main>
"""


def answer(change: int, *parts: str, title: str = "Eight") -> str:
    state = f'<i id="state" data-change="{change}" data-title="{title}"></i>'
    return f'<div id="parts">{state}{"".join(parts)}</div>'


PANEL = """<section id="panel" data-digest="a2"><form><b>New</b>
<button name="line" value="buy coal 2" data-fuel="coal" data-amount="2">2</button>
<button name="line" value="buy coal 1" data-fuel="coal" data-amount="1">1</button>
<input name="line" value="bid 4"><button class="go big">Go</button></form></section>"""
BOARD = """<section id="board" data-digest="b2"><svg><g data-city="Bonn" tabindex="-1"></g>
<g data-city="Köln" tabindex="0"><rect width="9" height="9"/></g></svg></section>"""
LOG = """<section id="log" data-digest="c2"><div class="lines" style="height: 50px; overflow: auto">
<p style="height: 500px">B</p></div><details><summary>Round 0</summary>z</details>
<details><summary>Round 1</summary>x</details>
<details><summary>Round 2</summary>y</details></section>"""
MENU = '<details id="menu" data-digest="d2"><summary>≡</summary>n</details>'


def replace(page: Page, html: str, *, is_answer: bool = False) -> None:
    page.evaluate(
        "([html, isAnswer]) => modules.parts.replaceParts(html, isAnswer)", [html, is_answer]
    )


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.outerHTML.replace(/>.*/s, '>')"))


@pytest.fixture
def page(load: Load) -> Page:
    return load(PAGE, "parts")


def test_the_server_is_told_what_the_page_has(page: Page) -> None:
    assert page.evaluate("modules.parts.digests()") == "panel:aa board:bb log:cc menu:dd"
    assert page.evaluate("modules.parts.shownChange()") == 7


def test_what_has_changed_takes_its_place(page: Page) -> None:
    replace(page, answer(8, PANEL, '<p id="elsewhere">not on this page</p>'))

    assert page.evaluate("modules.parts.digests()") == "panel:a2 board:bb log:cc menu:dd"
    assert page.title() == "Eight"
    expect(page.locator("#panel b")).to_have_text("New")
    expect(page.locator("#elsewhere, #parts")).to_have_count(0)


@pytest.mark.parametrize(("change", "digest"), [(6, "aa"), (7, "a2"), (8, "a2")])
def test_what_is_older_than_the_page_is_left_out(page: Page, change: int, digest: str) -> None:
    replace(page, answer(change, PANEL))

    expect(page.locator("#panel")).to_have_attribute("data-digest", digest)


def test_a_page_that_shows_everything_gets_a_new_address_for_its_stream_alone(page: Page) -> None:
    html = (
        '<div id="parts"><i id="state" data-change="7" data-stream="/s" data-unchanged></i></div>'
    )

    replace(page, html)

    expect(page.locator("#state")).to_have_attribute("data-stream", "/s")
    expect(page.locator("#state")).to_have_attribute("data-title", "Seven")
    assert page.evaluate("modules.parts.digests()") == "panel:aa board:bb log:cc menu:dd"


def test_what_is_not_from_us_changes_nothing(page: Page) -> None:
    replace(page, "<h1>Bad gateway</h1>")

    assert page.evaluate("modules.parts.digests()") == "panel:aa board:bb log:cc menu:dd"


@pytest.mark.parametrize(
    ("element", "key"),
    [
        ('<button id="a.b" name="n">', r"#a\.b"),
        ('<button data-fuel="oil" data-amount="2" name="n">', '[data-fuel="oil"][data-amount="2"]'),
        ('<button data-city="St. Gallen" name="line">', r'[data-city="St\.\ Gallen"]'),
        ('<button data-key="f" class="x">', '[data-key="f"]'),
        ('<button name="n" value="a">', 'button[name="n"]:not([type=hidden])[value="a"]'),
        ('<input type=radio name="n" value="b">', 'input[name="n"]:not([type=hidden])[value="b"]'),
        ('<input name="line" value="typed">', 'input[name="line"]:not([type=hidden])'),
        ('<button class="go big">', "button.go"),
        ("<button>", ""),
    ],
)  # fmt: skip
def test_keys_of_elements(page: Page, element: str, key: str) -> None:
    found = page.evaluate(
        """html => modules.parts.keyOf(Object.assign(document.createElement("div"),
        { innerHTML: html }).firstChild)""",
        element,
    )

    assert found == key


def test_focus_goes_to_the_same_button_wherever_it_is_now(page: Page) -> None:
    page.locator("[data-amount='2']").focus()

    replace(page, answer(8, PANEL))

    assert 'value="buy coal 2"' in focused(page)


def test_focus_on_a_city_of_the_board_stays_there(page: Page) -> None:
    page.locator("[data-city]").focus()

    replace(page, answer(8, BOARD))

    assert focused(page) == '<g data-city="Köln" tabindex="0">'


def test_focus_of_a_button_that_is_gone_goes_to_the_one_that_ends_the_turn(page: Page) -> None:
    page.locator("[value=only]").focus()
    replace(page, answer(8, PANEL))
    assert focused(page) == '<button class="go big">'

    replace(page, answer(9, '<section id="panel"><form></form></section>'))
    assert focused(page).startswith('<main id="main"')


def test_focus_elsewhere_is_left_alone(page: Page) -> None:
    page.locator("[data-city]").focus()
    page.evaluate("document.activeElement.isTheSame = true")

    replace(page, answer(8, PANEL))

    assert page.evaluate("document.activeElement.isTheSame")


def test_what_is_being_typed_stays_and_an_answer_empties_it(page: Page) -> None:
    field = page.locator("input[name=line]:not([type=hidden])")
    field.fill("bid 12")

    replace(page, answer(8, PANEL))
    expect(field).to_have_value("bid 12")

    replace(page, answer(9, PANEL), is_answer=True)
    expect(field).to_have_value("bid 4")


def test_a_field_that_was_left_alone_gets_its_new_value(page: Page) -> None:
    replace(page, answer(8, PANEL))

    expect(page.locator("input[name=line]:not([type=hidden])")).to_have_value("bid 4")


def test_scrolling_and_open_boxes_stay(page: Page) -> None:
    page.evaluate("document.querySelector('.lines').scrollTop = 123")
    page.locator("summary", has_text="Round 2").click()
    page.locator("#menu summary").click()

    replace(page, answer(8, LOG, MENU))

    assert page.evaluate("document.querySelector('.lines').scrollTop") == 123
    opened = "[...document.querySelectorAll('details')].map((box) => box.open)"
    assert page.evaluate(opened) == [False, False, True, True]


def test_an_answer_closes_the_menu_that_it_was_chosen_in(page: Page) -> None:
    page.locator("#menu summary").click()

    replace(page, answer(8, MENU), is_answer=True)

    assert page.evaluate("document.querySelector('#menu').open") is False


def test_the_other_scripts_get_old_and_new(page: Page) -> None:
    page.evaluate(
        """window.told = [];
        for (const name of ["parts", "parts:shown"]) document.addEventListener(name, (event) => {
            told.push(name, ...event.detail.flatMap(({ old, part }) =>
                [old.dataset.digest, part.dataset.digest, part.isConnected]));
        })"""
    )

    replace(page, answer(8, PANEL, MENU))

    pairs = ["aa", "a2", True, "dd", "d2", True]
    assert page.evaluate("told") == ["parts", *pairs, "parts:shown", *pairs]
