"""The scrubber of a replay, through a real htmx."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scripts.conftest import Line, Load

PAGE = """<form class="scrubber" data-here="/t/1/replay" data-last="40" data-by="action"
data-turn="0,4,9,15,30"
 data-round="0,15,30" data-play="Play" data-pause="Pause">
<a data-go="first" href="#">«</a><a data-go="back-round" href="#">≪</a><a data-go="back"
href="#">-</a>
<button type="button" data-go="play" hidden>▶</button><a data-go="on" href="#">+</a>
<a data-go="on-round" href="#">≫</a><a data-go="last" href="#">»</a>
<input type="range" min="0" max="40" step="1" value="10">
<a data-unit="action" aria-current="true" href="#">action</a><a data-unit="turn" href="#">turn</a>
<p class="keys" hidden></p></form><section id="moment" data-at="10"></section>
<section id="log"><ol style="position: relative; height: 40px; overflow: auto; margin: 0">
<li style="height: 300px"><a data-at="3" href="#">three</a></li><li
aria-current="true">ten</li></ol></section>"""


@pytest.fixture
def page(load: Load) -> Page:
    return load(PAGE, "replay")


@pytest.fixture
def line(page: Page) -> Line:
    return Line(page, "**/replay?*")


def moment(at: int) -> str:
    return f'<section id="moment" data-at="{at}" data-said="Action {at}"></section>'


@pytest.mark.parametrize(
    ("button", "place"),
    [("first", 0), ("back-round", 0), ("back", 9), ("on", 11), ("on-round", 15), ("last", 40)],
)
def test_buttons(page: Page, line: Line, button: str, place: int) -> None:
    page.locator(f"[data-go={button}]").click()
    line.wait_for(1)

    assert line.addresses == [f"/t/1/replay?at={place}&by=action"]


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ("ArrowLeft", 9), ("ArrowRight", 11), ("Shift+ArrowLeft", 9), ("Shift+ArrowRight", 15),
        ("Control+ArrowLeft", 0), ("Control+ArrowRight", 15), ("Home", 0), ("End", 40),
    ],
)  # fmt: skip
def test_keys(page: Page, line: Line, keys: str, place: int) -> None:
    page.keyboard.press(keys)
    line.wait_for(1)

    assert line.addresses == [f"/t/1/replay?at={place}&by=action"]


def test_a_step_back_from_the_beginning_of_a_turn_leads_to_the_one_before(
    page: Page, line: Line
) -> None:
    page.keyboard.press("Shift+ArrowLeft")
    line.wait_for(1)
    page.keyboard.press("Shift+ArrowLeft")
    line.answer(0, moment(9))
    line.wait_for(2)

    assert line.addresses[1] == "/t/1/replay?at=4&by=action"


def test_other_units(page: Page, line: Line) -> None:
    page.locator("[data-unit=turn]").click()
    page.locator("[data-go=on]").click()
    line.wait_for(1)

    assert line.addresses == ["/t/1/replay?at=15&by=turn"]
    expect(page.locator("[aria-current][data-unit]")).to_have_text(["turn"])


def test_a_line_of_the_log(page: Page, line: Line) -> None:
    page.locator("#log a").click()
    line.wait_for(1)

    assert line.addresses == ["/t/1/replay?at=3&by=action"]


def test_positions_come_one_at_a_time_and_only_the_last_wish_counts(page: Page, line: Line) -> None:
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    line.wait_for(1)
    assert page.locator("input").input_value() == "15"

    line.answer(0, moment(11))
    line.wait_for(2)
    assert line.addresses == ["/t/1/replay?at=11&by=action", "/t/1/replay?at=15&by=action"]
    assert page.url == "http://localhost/t/1"
    line.answer(1, moment(15))

    page.wait_for_url("**/t/1/replay?at=15&by=action")
    expect(page.locator("input")).to_have_attribute("aria-valuetext", "Action 15")
    line.wait_for(2)


def test_it_plays_to_the_end_and_stops(page: Page, line: Line) -> None:
    play = page.locator("[data-go=play]")
    page.locator("input").fill("38")
    line.wait_for(1)
    line.answer(0, moment(38))

    page.keyboard.press("Escape")
    play.click()
    expect(play).to_have_attribute("aria-label", "Pause")
    line.wait_for(2)
    line.answer(1, moment(39))
    line.wait_for(3)
    line.answer(2, moment(40))

    expect(play).to_have_attribute("aria-label", "Play")
    assert line.addresses == [f"/t/1/replay?at={at}&by=action" for at in (38, 39, 40)]
    play.click()
    line.wait_for(4)
    assert line.addresses[3] == "/t/1/replay?at=0&by=action"


def test_whoever_steps_stops_the_play(page: Page, line: Line) -> None:
    page.locator("[data-go=play]").click()
    line.wait_for(1)
    page.keyboard.press("ArrowLeft")
    line.answer(0, moment(11))
    page.wait_for_timeout(900)

    expect(page.locator("[data-go=play]")).to_have_attribute("aria-pressed", "false")
    assert line.addresses == ["/t/1/replay?at=11&by=action", "/t/1/replay?at=10&by=action"]


def test_the_present_line_is_in_the_middle_of_its_box(page: Page) -> None:
    assert page.evaluate("document.querySelector('ol').scrollTop") > 200
