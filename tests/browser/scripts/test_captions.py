"""Captions: what is said to screen readers, and where there is room."""

from playwright.sync_api import Page, expect

from tests.browser.scripts.conftest import Load

PAGE = """<main id="main"><i id="state" hidden data-change="1" data-turn=""></i>
<section id="players"><ol><li data-letter="B" style="height: 60px">B</li></ol></section>
<section id="panel"></section>
<nav class="tabs"><button data-tab="log">Log</button></nav>
<section id="log"><div class="lines"></div></section>
<ol id="news" hidden data-tempo="calm"></ol></main>"""

ADD = """([number, sentence]) => {
    const item = document.createElement("li");
    item.textContent = sentence;
    Object.assign(item.dataset, { number, letter: "B", kind: "seat", name: "Hertz", text: "acts" });
    document.querySelector("#news").append(item);
    document.dispatchEvent(new CustomEvent("parts:shown", { detail: [] }));
}"""


def tell(page: Page, number: int, sentence: str) -> None:
    """Let somebody act, as a new list of the server says it."""
    page.evaluate(ADD, [number, sentence])


def test_what_comes_fast_is_joined(load: Load) -> None:
    """At most one announcement in 1.5 seconds, with all that has happened since."""
    page = load(PAGE, "captions")
    page.clock.install()
    said = page.locator("#said")
    page.clock.pause_at("2030-01-01T00:00:00")

    tell(page, 1, "Clarke connects Hamburg.")
    page.clock.run_for(10)
    expect(said).to_have_text("Clarke connects Hamburg.")
    tell(page, 2, "Hertz builds nothing.")
    tell(page, 3, "Volta connects Kassel.")
    page.clock.run_for(1400)
    expect(said).to_have_text("Clarke connects Hamburg.")
    page.clock.run_for(200)
    expect(said).to_have_text("Hertz builds nothing. Volta connects Kassel.")


def test_there_is_one_caption_at_a_time(load: Load) -> None:
    page = load(PAGE, "captions")

    tell(page, 1, "Hertz acts.")
    tell(page, 2, "Hertz acts.")

    expect(page.locator(".caption")).to_have_count(1)
    expect(page.locator(".is-moved")).to_have_count(1)
    page.evaluate("modules.captions.skip()")
    tell(page, 3, "Hertz acts.")
    expect(page.locator(".caption")).to_have_count(0)


def test_a_line_through_a_box_is_seen(load: Load) -> None:
    page = load(PAGE, "captions")
    box = {"left": 100, "top": 100, "right": 200, "bottom": 150}

    def crosses(*ends: int) -> bool:
        x, y, to_x, to_y = ends
        points = [{"x": x, "y": y}, {"x": to_x, "y": to_y}]
        return bool(page.evaluate("given => modules.captions.crosses(...given)", [box, *points]))

    assert crosses(0, 125, 300, 125)
    assert crosses(150, 0, 150, 300)
    assert crosses(90, 90, 210, 160)
    assert crosses(110, 110, 120, 120)  # inside
    assert not crosses(0, 90, 300, 90)
    assert not crosses(0, 125, 90, 125)  # ends before it
    assert not crosses(50, 150, 110, 300)
