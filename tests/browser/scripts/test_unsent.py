"""Forms that wait until there is a connection."""

import json

import pytest
from playwright.sync_api import Page

from tests.browser.pages import PATIENCE
from tests.browser.scripts.conftest import Load

KEY = "gridwright.unsent./t/1"


@pytest.fixture
def page(load: Load) -> Page:
    return load("", "unsent")


def add(page: Page, path: str, button: str, **fields: str) -> bool:
    answer = page.evaluate(
        """([path, fields, button]) => {
            const form = new FormData();
            for (const [name, value] of Object.entries(fields)) form.append(name, value);
            return modules.unsent.add(path, form, button);
        }""",
        [path, fields, button],
    )
    return bool(answer)


def buttons(page: Page) -> list[str]:
    return [form["button"] for form in page.evaluate("modules.unsent.all()")]


def test_choices_wait_in_the_order_in_which_they_were_pressed(page: Page) -> None:
    assert add(
        page, "/t/1/draft", "#a", way="add", line="build Köln", have="x", csrfmiddlewaretoken="t"
    )
    assert add(page, "/t/1/draft", "#b", way="put", line="hire 2")
    assert add(page, "/t/1/draft", "#c", way="only", line="power 4")

    stored = json.loads(page.evaluate(f"localStorage.getItem('{KEY}')"))
    assert stored == [
        {"path": "/t/1/draft", "body": "way=add&line=build+K%C3%B6ln", "button": "#a"},
        {"path": "/t/1/draft", "body": "way=put&line=hire+2", "button": "#b"},
        {"path": "/t/1/draft", "body": "way=only&line=power+4", "button": "#c"},
    ]


def test_the_same_button_waits_once(page: Page) -> None:
    assert add(page, "/t/1/draft", "#a", way="add")
    assert add(page, "/t/1/draft", "#a", way="add")

    assert buttons(page) == ["#a"]


def test_what_plays_a_turn_waits_alone(page: Page) -> None:
    assert add(page, "/t/1/play", "#go", line="done")
    assert not add(page, "/t/1/draft", "#a", way="add")
    assert buttons(page) == ["#go"]


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/t/1/play", {"line": "done"}),
        ("/t/1/draft", {"way": "out"}),
        ("/t/1/draft", {"way": "clear"}),
        ("/t/1/draft", {"way": "add", "place": "2"}),
        ("/t/1/draft", {"way": "add", "step": "2"}),
        ("/t/1/play", {"way": "add"}),
    ],
)
def test_nothing_that_counts_on_the_page_waits_behind_choices(
    page: Page, path: str, fields: dict[str, str]
) -> None:
    assert add(page, "/t/1/draft", "#a", way="add")
    assert not add(page, path, "#b", **fields)
    assert buttons(page) == ["#a"]


def test_what_is_sent_leaves_at_the_front(page: Page) -> None:
    for name in ("#a", "#b", "#c"):
        add(page, "/t/1/draft", name, way="add")

    page.evaluate("modules.unsent.shift()")
    assert buttons(page) == ["#b", "#c"]

    page.reload()
    page.locator("html[data-ready]").wait_for(state="attached", timeout=PATIENCE)
    assert buttons(page) == ["#b", "#c"]

    page.evaluate("modules.unsent.clear()")
    assert buttons(page) == []
    assert page.evaluate("localStorage.length") == 0


def test_the_page_is_told_of_every_change(page: Page) -> None:
    page.evaluate(
        "window.count = 0; document.addEventListener('unsent:changed', () => { count += 1; })"
    )

    add(page, "/t/1/draft", "#a", way="add")
    page.evaluate("modules.unsent.shift()")
    assert page.evaluate("count") == 2

    page.evaluate("window.dispatchEvent(new Event('storage'))")  # another page of the table
    assert page.evaluate("count") == 3


def test_where_nothing_can_be_stored_they_last_as_long_as_the_page(page: Page) -> None:
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")

    assert add(page, "/t/1/draft", "#a", way="add")
    assert add(page, "/t/1/draft", "#b", way="add")

    assert buttons(page) == ["#a", "#b"]
    assert page.evaluate("localStorage.length") == 0
    page.evaluate("modules.unsent.shift(); modules.unsent.shift()")
    assert buttons(page) == []


@pytest.mark.parametrize("text", ["{", "[1", "nonsense"])
def test_what_cannot_be_read_is_nothing(page: Page, text: str) -> None:
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])

    assert page.evaluate("modules.unsent.all()") == []
