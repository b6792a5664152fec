"""Counting down: the same figures as the server's, what is asked for when, and what is said."""

import pytest
from playwright.sync_api import Page, expect

from gridwright.web.pages.spans import countdown
from tests.browser.scripts.conftest import Line, Load

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000
FIGURES = (  # from an hour on in two units, in the last ten seconds with tenths, below zero with -
    (2 * DAY + 4 * HOUR + 59 * MINUTE, "2 d 4 h"),
    (DAY, "1 d 0 h"),
    (DAY - 1, "23 h 59 min"),
    (4 * HOUR + 12 * MINUTE, "4 h 12 min"),
    (HOUR, "1 h 0 min"),
    (HOUR - 1, "59:59"),
    (8 * MINUTE + 34 * SECOND + 999, "8:34"),
    (MINUTE, "1:00"),
    (59 * SECOND, "0:59"),
    (10 * SECOND, "0:10"),
    (10 * SECOND - 1, "9.9"),
    (7450, "7.4"),
    (99, "0.0"),
    (0, "0:00"),
    (-1, "0:00"),
    (-999, "0:00"),
    (-1000, "-0:01"),
    (-62_500, "-1:02"),
    (-HOUR - MINUTE, "-1 h 1 min"),
    (-DAY - 2 * HOUR, "-1 d 2 h"),
)

PAGE = """<main id="main" data-parts="/t/1/parts">
<i id="state" hidden data-change="1" data-turn="mine" data-stream="/t/1/stream"></i>
<div id="times" data-mine="{mine}" data-wait="{wait}" data-again="{again}" data-free="15000"
  data-low="120000" data-low-note="Low" data-low-title="Hurry" data-days="#1 d #2 h"
  data-hours="#1 h #2 min"><ul>
<li data-seat-time="A" data-left="{left}" data-runs></li>
<li data-seat-time="B" data-left="600000"></li></ul>
<i hidden data-warning="10000">ten seconds</i><i hidden data-warning="60000">a minute</i>
<i hidden data-warning="150000">a quarter</i></div>
<p id="mine"><b data-clock="A"></b></p><p id="other"><b data-clock="B"></b></p>
<progress id="bank" max="600000" data-bank="A"></progress>
<time datetime="2030-01-01T20:52:00+00:00">20:52 UTC</time>
<section id="panel"></section><ol id="news" hidden></ol>
<p id="connection" hidden><b data-text=""></b><button></button></p></main>"""

OPENED, START = "2030-01-01T11:00:00", "2030-01-01T12:00:00"  # the clock goes on until it is paused
SHOWN = 'document.dispatchEvent(new CustomEvent("parts:shown", {detail: []}))'


def counting(load: Load, left: int, mine: str = "A", wait: int = 0, again: int = DAY) -> Page:
    """Open a page on which so many milliseconds are left, at noon by its clock.

    Nothing comes from its stream, and what it asks for is not answered.
    """
    page = load(PAGE.format(left=left, mine=mine, wait=wait, again=again))
    for address in ("**/stream", "**/parts?*"):
        page.route(address, lambda _: None)
    page.clock.install(time=OPENED)
    page.clock.pause_at(START)
    page.evaluate("import('/static/gridwright/clocks.js')")
    page.evaluate(SHOWN)
    return page


@pytest.mark.parametrize(("milliseconds", "text"), FIGURES)
def test_the_server_says_how_much_time_is_left(milliseconds: int, text: str) -> None:
    assert countdown(milliseconds) == text


def test_the_page_says_it_in_the_same_figures(load: Load) -> None:
    page = counting(load, 0)

    texts = page.evaluate(
        """async spans => {
            const { timeText } = await import("/static/gridwright/clocks.js");
            const patterns = { days: "#1 d #2 h", hours: "#1 h #2 min" };
            return spans.map(span => timeText(span, patterns));
        }""",
        [milliseconds for milliseconds, _ in FIGURES],
    )

    assert texts == [text for _, text in FIGURES]


def test_the_time_of_the_seat_that_is_asked_runs(load: Load) -> None:
    page = counting(load, 8 * MINUTE + 34 * SECOND)
    expect(page.locator("#mine")).to_have_text("8:34")

    page.clock.run_for(5000)

    expect(page.locator("#mine")).to_have_text("8:29")
    expect(page.locator("#other")).to_have_text("10:00")
    assert page.locator("#bank").evaluate("bank => bank.value") == 509_000


def test_the_first_turn_waits(load: Load) -> None:
    page = counting(load, 10 * MINUTE, wait=3000)

    page.clock.run_for(3000)
    expect(page.locator("#mine")).to_have_text("10:00")
    page.clock.run_for(2000)

    expect(page.locator("#mine")).to_have_text("9:58")


def test_with_reduced_motion_the_last_seconds_go_by_one_by_one(load: Load) -> None:
    """The pages of these tests ask for it."""
    page = counting(load, 9000)
    expect(page.locator("#mine")).to_have_text("9.0")

    page.clock.run_for(900)
    expect(page.locator("#mine")).to_have_text("9.0")
    page.clock.run_for(150)

    expect(page.locator("#mine")).to_have_text("8.0")


def test_the_page_asks_once_when_time_is_up_and_again_after_a_pause(load: Load) -> None:
    page = counting(load, 2000, again=3001)
    line = Line(page, "**/parts?*")

    page.clock.run_for(3000)
    assert line.addresses == []
    expect(page.locator("#mine")).to_have_text("0:00")
    page.clock.run_for(1500)
    line.wait_for(1)
    line.answer(0, '<div id="parts"></div>')  # settled by nobody
    page.clock.run_for(3000)
    line.wait_for(1)
    page.clock.run_for(4000)

    line.wait_for(2)


def test_a_time_that_stands_still_later_stops_there(load: Load) -> None:
    page = counting(load, 60_000, mine="", again=10_000)

    page.clock.run_for(15_000)

    expect(page.locator("#mine")).to_have_text("0:50")


def test_warnings_are_said_once_each(load: Load) -> None:
    page = counting(load, 151_000)
    said = page.locator("#said")
    expect(said).to_have_text("")

    page.clock.run_for(3000)
    expect(said).to_have_text("a quarter")
    page.evaluate("document.querySelector('#said').textContent = ''")
    page.clock.run_for(60_000)
    expect(said).to_have_text("")
    page.clock.run_for(30_000)
    expect(said).to_have_text("a minute")
    assert page.title() == "Hurry"
    page.clock.run_for(50_000)

    expect(said).to_have_text("ten seconds")


COUNT_SOUNDS = """() => {
    window.sounds = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.sounds += 1;
        return start.apply(this, when);
    };
    localStorage.setItem("gridwright.tone", "on");
}"""


def test_the_last_ten_seconds_are_heard_once_by_who_wants_sounds(load: Load) -> None:
    page = counting(load, 12_000)
    page.evaluate(COUNT_SOUNDS)
    page.mouse.click(5, 5)  # browsers are silent before that
    page.clock.run_for(1500)
    assert page.evaluate("window.sounds") == 0

    page.clock.run_for(1500)
    page.wait_for_function("window.sounds === 1")
    page.clock.run_for(5000)

    assert page.evaluate("window.sounds") == 1


def test_another_turn_with_free_time_does_not_say_it_again(load: Load) -> None:
    page = counting(load, 59_500)
    said = page.locator("#said")
    page.clock.run_for(2000)
    expect(said).to_have_text("a minute")
    page.evaluate("document.querySelector('#said').textContent = ''")

    for left in (72_000, 60_500):  # with 15 s free: the bank is still below
        page.evaluate(f"document.querySelector('[data-runs]').dataset.left = {left}; {SHOWN}")
        page.clock.run_for(2000)
    expect(said).to_have_text("")
    page.evaluate(f"document.querySelector('[data-runs]').dataset.left = 76_000; {SHOWN}")
    page.clock.run_for(18_000)

    expect(said).to_have_text("a minute")


def test_nobody_is_warned_of_the_time_of_others(load: Load) -> None:
    page = counting(load, 11_000, mine="")

    page.clock.run_for(5000)

    expect(page.locator("#said")).to_have_text("")
    assert page.title() == "t"


def test_moments_are_shown_in_the_time_of_the_reader(load: Load) -> None:
    page = counting(load, 60_000)

    shown = page.locator("time").inner_text()

    wanted = page.evaluate(
        """new Date("2030-01-01T20:52:00Z").toLocaleTimeString(
            [], {hour: "2-digit", minute: "2-digit", hourCycle: "h23"})"""
    )
    assert wanted in shown
    assert "UTC" not in shown


NOTIFIED = """() => {
    window.notes = [];
    window.Notification = class extends EventTarget {
        constructor(note) { super(); notes.push(note); }
    };
    localStorage.setItem("gridwright.notify", "on");
    Object.defineProperty(document, "hidden", { value: true });
}"""


def test_somebody_in_another_window_is_notified_once_that_time_is_short(load: Load) -> None:
    page = counting(load, 121_000)
    page.evaluate(NOTIFIED)

    page.clock.run_for(500)
    assert page.evaluate("notes") == []
    page.clock.run_for(20_000)

    assert page.evaluate("notes") == ["Low"]


def test_a_time_out_is_said_once(load: Load) -> None:
    page = counting(load, 600_000)
    said = page.locator("#said")

    def show(html: str) -> None:
        page.evaluate(f"document.querySelector('#panel').innerHTML = {html!r}; {SHOWN}")
        page.clock.run_for(2000)

    show("<p data-told>Bea's <b>time</b> is up.</p>")
    expect(said).to_have_text("Bea's time is up.")
    page.evaluate("document.querySelector('#said').textContent = ''")
    show("")
    show("<p data-told>Bea's <b>time</b> is up.</p>")

    expect(said).to_have_text("")
