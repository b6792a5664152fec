"""The same power by keyboard, by touch and without script; in other words and colours."""

import pytest
from playwright.sync_api import Page, expect

from gridwright import words
from gridwright.arena.levels import about, alike
from gridwright.bots import roster
from tests.browser.conftest import Visit
from tests.browser.pages import BUILDING, PATIENCE, Home, Table, width

PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


def test_a_turn_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit()
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    keys = page.keyboard

    keys.press("1")
    expect(table.tried).to_have_count(1, timeout=PATIENCE)
    keys.press("u")
    expect(table.tried).to_have_count(0, timeout=PATIENCE)
    keys.press("n")
    city = focused(page)
    keys.press("ArrowUp")
    keys.press("ArrowDown")
    keys.press("n")
    keys.press("p")
    assert city
    assert focused(page)
    keys.press("Enter")
    expect(table.tried).to_have_count(1, timeout=PATIENCE)
    keys.press("u")
    expect(table.tried).to_have_count(0, timeout=PATIENCE)
    keys.press(".")
    keys.type("build duisburg")
    keys.press("Enter")
    expect(table.tried).to_contain_text("Duisburg", timeout=PATIENCE)
    keys.press("Escape")
    before = table.change
    keys.press("f")
    table.wait_for_change(before)
    expect(table.log).to_contain_text("connects Duisburg", timeout=PATIENCE)


def focused(page: Page) -> str:
    """Return the city of the board that the keyboard is at."""
    return str(page.evaluate("document.activeElement.dataset.city ?? ''"))


def test_a_phone_selects_at_the_first_tap_and_adds_at_the_second(visit: Visit) -> None:
    page = visit(**PHONE)
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    plate = page.locator('#board [data-city="duisburg"]')

    plate.tap()
    expect(page.locator(".selected")).to_contain_text("Duisburg")
    assert table.tried.count() == 0
    page.locator(".selected .why").tap()
    expect(page.locator(".selected .parts")).to_contain_text("City slot 10")
    assert table.tried.count() == 0
    plate.tap()

    expect(table.tried).to_contain_text("Duisburg", timeout=PATIENCE)
    for tab in page.locator(".tabs [data-tab]").all():
        tab.tap()
        assert width(page) == 320
    page.locator(".tabs [data-tab=board]").tap()
    before = table.change
    table.finish.tap()
    table.wait_for_change(before)


def test_cards_slide_only_where_motion_is_wanted(visit: Visit) -> None:
    found = {}
    for wanted in ("no-preference", "reduce"):
        page = visit(reduced_motion=wanted)
        table = Home(page).go_on("recharged/4-phase_5-germany.txt", 93, *["me"] * 4)
        table.wait_for_turn()
        page.evaluate(
            """() => document.addEventListener("parts", () => {
                window.moving = (window.moving ?? 0) + document.getAnimations()
                    .filter((each) => each.effect.target.dataset.card).length;
            })"""
        )
        table.act()
        found[wanted] = page.evaluate("window.moving") > 0

    assert found == {"no-preference": True, "reduce": False}


def test_moves_are_made_without_script(visit: Visit) -> None:
    page = visit(java_script_enabled=False)
    table = Home(page).go_on(*BUILDING)

    page.locator("#panel .chips button[name=line]").first.click()
    expect(table.tried).to_have_count(1)
    table.finish.click()

    expect(page.locator("#panel.is-other, #panel.is-mine")).to_be_visible()
    expect(table.tried).to_have_count(0)


def test_names_of_languages_do_not_break_in_the_menu_of_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    Home(page).go_on(*BUILDING).wait_for_turn()
    page.locator("#menu summary").click()

    names = page.locator("#menu [name=language]").all()
    boxes = [box for name in names if (box := name.bounding_box()) is not None]

    assert len(boxes) == len(words.languages())
    assert max(box["height"] for box in boxes) < 40  # two lines are 55


def test_words_and_colours_are_chosen_at_the_table(visit: Visit) -> None:
    page = visit(color_scheme="light")
    table = Table(Home(page).go_on(*BUILDING).page)
    table.wait_for_turn()
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)

    page.locator("#menu summary").click()
    page.locator("#menu [name=theme][value=dark]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(paper) != light
    page.locator("#menu summary").click()
    page.locator("#menu [name=language][value=pl]").click()

    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("#panel .undo")).not_to_contain_text("Undo")


def test_regions_to_choose_are_in_the_panel_of_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    fields = {"title": "recharged", "map": "germany", "regions": "draft", "tempo": "at_once"}
    table = Home(page).lay(**fields, **{"seat-1": "me", "seat-2": "novice"})
    table.wait_for_turn()

    panel, choice = table.panel.bounding_box(), table.choices().first.bounding_box()

    assert panel is not None
    assert choice is not None
    assert panel["y"] < choice["y"] < panel["y"] + panel["height"] - choice["height"]


@pytest.mark.parametrize("wide", [390, 1440])
def test_forms_say_what_is_true_of_the_chosen_level_and_seats(visit: Visit, wide: int) -> None:
    """One sentence for one level; which bots are alike, for as many players as are chosen."""
    page = visit(viewport={"width": wide, "height": 844})
    names = {level: level.capitalize() for level in roster.names()}
    page.goto("/")
    for level in ("novice", "master"):
        page.locator(f'label:has(input[value="{level}"])').click()
        expect(page.locator(".about-levels [data-level]:visible")).to_have_text(about(level))
    for seats in (2, 3, 2):
        page.locator(f'label:has(input[name="players"][value="{seats}"])').click()
        notes = page.locator(".about-levels .alike:visible")
        expect(notes).to_have_text(alike("recharged", seats, names))
    page.locator('label:has(input[value="outpost"])').click()
    expect(notes).to_have_text(alike("outpost", 2, names))

    page.goto("/new?title=recharged")
    for taken in (4, 3, 2):
        if taken < 4:
            page.locator(f'select[name="seat-{taken + 1}"]').select_option("none")
        expect(page.locator(".alike:visible")).to_have_text(alike("recharged", taken, names))
    expect(page.locator(".level-list div:visible")).to_have_count(len(names))
    assert page.evaluate("document.documentElement.scrollWidth") == wide
