"""Coming back to a table, the left hand, and pages at 200 %."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import BUILDING, Home, Table

WAITING = ("recharged/4-phase_5-germany.txt", 111, "me", "novice", "novice", "novice")

CUT = """() => [...document.body.querySelectorAll("*")].filter(element => {
    if (element.closest("svg, .unseen, .skip, .title-tile")) return false;
    if (!element.checkVisibility()) return false;
    const { right, width } = element.getBoundingClientRect(), style = getComputedStyle(element);
    const hides = (value) => value === "hidden" || value === "clip";
    if (width <= 1) return false; // for screen readers only
    return right > innerWidth + 1
        || (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        || (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
}).map(element => `${element.localName}.${element.className}`)"""
"""What sticks out of the window, or is cut off inside the page; pictures keep their own shape."""

LIGHTING = """() => {
    window.lit = [];
    new MutationObserver(changes => changes.forEach(({ target }) => {
        if (target.matches(".is-lit")) window.lit.push([performance.now(), target.dataset.plant]);
    })).observe(document.body, { subtree: true, attributeFilter: ["class"] });
}"""


def enlarged(visit: Visit, way: str) -> Page:
    """Return a window of 1280 by 720 that shows everything twice as large."""
    if way == "page":
        return visit(viewport={"width": 640, "height": 360}, device_scale_factor=2)
    page = visit(viewport={"width": 1280, "height": 720})
    fonts = {"fontSizes": {"standard": 32, "fixed": 26}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", fonts)
    return page


@pytest.mark.parametrize("way", ["page", "text"])
def test_nothing_is_lost_at_200_per_cent(visit: Visit, way: str) -> None:
    """WCAG 1.4.4 and 1.4.10: first page, new table, a table with all its tabs, the end."""
    page = enlarged(visit, way)
    home = Home(page)
    assert page.evaluate(CUT) == []
    page.goto("/new?title=recharged")
    assert page.evaluate(CUT) == []
    page.goto("/")
    table = home.go_on(*BUILDING)
    table.wait_for_turn()
    for tab, part in (
        ("board", "#board"),
        ("market", "#fuel"),
        ("players", "#players"),
        ("log", "#log"),
    ):
        page.locator(f".tabs [data-tab={tab}]").click()
        expect(page.locator(part)).to_be_visible()
        assert page.evaluate(CUT) == []
        if way == "page":  # everything at once: both the tab and the panel
            expect(page.locator("#act")).to_be_in_viewport()
    page.goto("/")
    page.goto(home.keep("recharged/4-phase_5-germany.txt"))
    assert page.evaluate(CUT) == []


def test_new_houses_are_ringed_and_the_strip_leaves_them_in_sight(visit: Visit) -> None:
    """The first of four builds last: others have built since."""
    page = visit(viewport={"width": 1440, "height": 900})
    table = Home(page).go_on(*WAITING)
    table.wait_for_turn()
    table.act()
    table.wait_for_turn()
    page.keyboard.press("Escape")
    page.keyboard.press("s")

    strip = page.locator("#away")
    expect(strip).to_be_visible()
    ringed = page.locator("#prices [data-ring]")
    cities = [str(ring.get_attribute("data-ring")) for ring in ringed.all()]
    middles = {city: middle(page.locator(f'#board [data-city="{city}"]')) for city in cities}
    board, covered = middle(page.locator("#board")), middle(strip)
    near = [city for city, at in middles.items() if (at < board) == (covered < board)]
    assert len(near) <= len(cities) - len(near)


def middle(part: Locator) -> float:
    """Return how far down the middle of *part* is."""
    box = part.bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


def test_plants_light_up_one_after_the_other(visit: Visit) -> None:
    """With reduced motion all at once."""
    page = visit(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    Home(page)
    page.context.add_cookies([{"name": "tempo", "value": "quick", "url": page.url}])
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    page.evaluate(LIGHTING)
    table.act()  # the last houses, then everybody powers
    table.act()
    table.wait_for_turn()

    plants = {plant for _, plant in page.evaluate("window.lit")}
    assert plants
    assert all(plant.isdigit() for plant in plants)


def test_the_left_hand_has_the_buttons_at_the_left(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    assert finish_is_left(table) is True  # of undo, which the right thumb reaches first
    page.locator("#menu summary").click()
    page.locator("#menu [name=hand]").click()
    table.wait_for_turn()

    assert [each["value"] for each in page.context.cookies() if each["name"] == "hand"] == ["left"]
    zoom = page.locator(".zoom").bounding_box()
    assert zoom is not None
    assert zoom["x"] < 60


def finish_is_left(table: Table) -> bool:
    finish = table.finish.bounding_box()
    undo = table.page.locator("#panel .undo").bounding_box()
    assert finish is not None
    return undo is None or finish["x"] < undo["x"]
