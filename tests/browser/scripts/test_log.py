"""The log that follows, and what moves when parts are replaced."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scripts.conftest import Load


def log(count: int) -> str:
    lines = "".join(
        [
            f'<li data-index="{number}" style="height: 20px">{number}</li>'
            for number in range(1, count + 1)
        ]
    )
    return f"""<section id="log"><button class="open" data-open="Open"
    data-close="Close">Open</button>
    <a class="since" href="#" data-all="All" data-mine="Mine">Mine</a>
    <div class="lines" style="height: 100px; overflow: auto"><ol
    style="margin: 0">{lines}</ol></div>
    <button class="newer" hidden></button></section>"""


PAGE = f'<main id="main" data-new="# new">{log(20)}</main><nav><b class="badge" hidden></b></nav>'


@pytest.fixture
def page(load: Load) -> Page:
    page = load(PAGE, "log")
    page.evaluate("modules.log.startLog()")
    return page


def grow(page: Page, count: int) -> None:
    """Replace the log as a new part does, with its scrolling kept."""
    page.evaluate(
        """html => {
            const { scrollTop } = document.querySelector(".lines");
            document.querySelector("#log").outerHTML = html;
            document.querySelector(".lines").scrollTop = scrollTop;
            modules.log.follow();
        }""",
        log(count),
    )


def top(page: Page) -> int:
    return int(page.evaluate("document.querySelector('.lines').scrollTop"))


def scroll(page: Page, place: int) -> None:
    page.evaluate("place => { document.querySelector('.lines').scrollTop = place; }", place)
    page.wait_for_timeout(100)


def test_it_follows_what_happens(page: Page) -> None:
    assert top(page) == 300

    grow(page, 25)

    assert top(page) == 400
    expect(page.locator(".newer, .badge")).to_have_count(2)
    expect(page.locator(".newer")).to_be_hidden()


def test_who_reads_farther_up_is_left_there_and_told_how_much_is_new(page: Page) -> None:
    scroll(page, 100)

    grow(page, 23)

    assert top(page) == 100
    expect(page.locator(".newer")).to_have_text("3 new")
    page.locator(".newer").click()
    assert top(page) == 360
    expect(page.locator(".newer")).to_be_hidden()


def test_near_the_end_is_the_end(page: Page) -> None:
    scroll(page, 280)
    grow(page, 21)
    assert top(page) == 320


def test_a_log_that_is_not_shown_counts_on_its_tab(page: Page) -> None:
    page.evaluate("document.querySelector('main').style.display = 'none'")
    grow(page, 24)
    expect(page.locator(".badge")).to_have_text("4")
    expect(page.locator(".badge")).to_be_visible()

    page.evaluate("document.querySelector('main').style.display = ''; modules.log.follow()")
    expect(page.locator(".badge")).to_be_hidden()


def test_a_table_that_has_gone_back_has_nothing_new(page: Page) -> None:
    scroll(page, 0)
    grow(page, 12)
    expect(page.locator(".newer")).to_be_hidden()
    grow(page, 14)
    expect(page.locator(".newer")).to_have_text("2 new")


def test_its_buttons_say_what_they_do_next(page: Page) -> None:
    page.locator(".open").click()
    expect(page.locator(".open")).to_have_text("Close")
    expect(page.locator(".open")).to_have_attribute("aria-expanded", "true")
    page.locator(".since").click()
    expect(page.locator(".since")).to_have_text("All")
    page.locator(".since").click()
    expect(page.locator(".since")).to_have_text("Mine")


# What moves

OLD = """<section id="players"><div data-letter="A" style="height: 20px"><b
data-money="0">50</b></div>
<div data-letter="B" style="height: 20px"><b data-money="1">40</b></div></section>"""
NEW = """<section id="players"><div data-letter="B" style="height: 20px"><b
data-money="1">40</b></div>
<div data-letter="A" style="height: 20px"><b data-money="0">38</b></div></section>"""
CARDS = """<section id="market"><svg><g transform="translate(10,0)"><g data-card="4"
transform="translate(100,5)"></g>
<g data-card="7" transform="translate(200,5)"></g></g></svg></section>"""
NEXT_CARDS = CARDS.replace('"4"', '"9"').replace("200,5", "150,25")
PLATES = """<section id="board"><svg><g data-city="Bonn"><g
data-house="0"></g><g></g></g></svg></section>"""
NEXT_PLATES = PLATES.replace("<g></g>", '<g data-house="1"></g><g class="name"></g>')


def show(page: Page, old: str, new: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """([oldHtml, newHtml]) => {
            const [old, part] = [oldHtml, newHtml].map((html) =>
                new DOMParser().parseFromString(html, "text/html").body.firstChild);
            document.querySelector("main").append(part);
            modules.motion.showChanges([{ old, part }]);
            window.slides = document.getAnimations().map(({ effect }) => [
                Object.values(effect.target.dataset)[0], effect.getKeyframes()[0].transform]);
        }""",
        [old, new],
    )


def test_seats_slide_to_their_places_and_money_counts(load: Load) -> None:
    page = load("<main></main>", "motion")
    show(page, OLD, NEW)

    assert page.evaluate("slides") == [
        ["B", "translate(0px, 20px)"],
        ["A", "translate(0px, -20px)"],
    ]
    expect(page.locator("[data-money='0']")).to_have_text("38")
    expect(page.locator("[data-money='1']")).to_have_text("40")
    page.evaluate("document.querySelector('#players').remove()")
    show(page, NEW, OLD)
    first = page.locator("[data-money='0']").inner_text()
    assert 38 <= int(first) <= 50
    expect(page.locator("[data-money='0']")).to_have_text("50")


def test_cards_slide_from_where_they_were_and_new_ones_from_the_deck(load: Load) -> None:
    page = load("<main></main>", "motion")
    show(page, CARDS, NEXT_CARDS)

    assert page.evaluate("slides") == [
        ["9", "translate(24px, 0px)"],
        ["7", "translate(50px, -20px)"],
    ]
    expect(page.locator(".has-changed")).to_have_attribute("data-card", "9")


def test_only_new_houses_drop(load: Load) -> None:
    page = load("<main></main>", "motion")
    show(page, PLATES, NEXT_PLATES)
    assert page.evaluate("slides") == [["1", "translateY(-14px)"]]
    expect(page.locator("g.name.is-new")).to_have_count(1)

    show(page, NEXT_PLATES, PLATES)
    assert page.evaluate("document.querySelectorAll('.is-new').length") == 1


def test_nothing_moves_for_those_who_want_it_still(load: Load) -> None:
    page = load("<main></main>", "motion")
    page.evaluate("window.matchMedia = () => ({ matches: true })")
    show(page, OLD, NEW)

    assert page.evaluate("slides") == []
    expect(page.locator(".has-changed")).to_have_text("38")
