"""A lesson in a browser: cards read by keys, rings, one announcement, a phone, no script."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, width

SAYS = ".coach-says"
RINGS = ".is-ringed"


def begun(page: Page, name: str = "Your first game") -> None:
    page.goto("/learn")
    page.get_by_role("button", name=f"Start: {name}").click()
    expect(page.locator(SAYS)).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state()  # keys pressed before would send whole pages


def test_cards_are_read_by_keys_and_said_once(visit: Visit) -> None:
    page = visit()
    begun(page)
    page.locator("#coach-on").focus()
    starts = ("Every round has five", "You're first", "The upper four", "Plant 7 burns")
    for start in starts:
        page.keyboard.press("Enter")
        expect(page.locator(SAYS)).to_contain_text(start, timeout=PATIENCE)
        expect(page.locator("#said")).to_contain_text(start, timeout=PATIENCE)

    expect(page.locator("#coach-on")).to_have_count(0)
    expect(page.locator(f'#market [data-card="10"]{RINGS}').first).to_be_attached()
    expect(page.locator(f"#fuel{RINGS}")).to_be_visible()


def test_of_places_in_each_other_the_smaller_one_has_a_ring(visit: Visit) -> None:
    page = visit()
    begun(page)
    for _ in range(4):
        before = page.locator(SAYS).inner_text()
        page.locator("#coach-on").click()
        expect(page.locator(SAYS)).not_to_have_text(before, timeout=PATIENCE)
    page.locator('#panel button[data-card="10"]').click()
    page.get_by_role("button", name="Auction plant 10, bid 10").click()
    expect(page.locator(SAYS)).to_contain_text("bids 11 for plant 10", timeout=PATIENCE)

    expect(page.locator(RINGS)).to_have_count(1)
    expect(page.locator(f"#panel .block{RINGS}")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_the_card_leaves_room_for_what_it_shows(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    begun(page)
    for _ in range(4):
        before = page.locator(SAYS).inner_text()
        page.locator("#coach-on").click()
        expect(page.locator(SAYS)).not_to_have_text(before, timeout=PATIENCE)

    card = page.locator("#coach").bounding_box()
    market = page.locator("#market").bounding_box()
    assert card is not None
    assert market is not None
    assert card["y"] + card["height"] <= market["y"] or market["y"] + market["height"] <= card["y"]
    assert width(page) <= size[0]
    chip = page.get_by_role("button", name="What is the token?")
    box = chip.bounding_box()
    assert box is not None
    assert box["height"] >= (44 if size[0] < 400 else 32)
    chip.click()
    expect(page.locator(SAYS)).to_contain_text("The token lies on", timeout=PATIENCE)


def test_a_lesson_needs_no_script(visit: Visit) -> None:
    page = visit(java_script_enabled=False, viewport={"width": 390, "height": 844})
    begun(page, "The map")
    for start in ("First, where are", "Aachen costs 17", "After you only Volta", "61 Elektro"):
        page.locator("#coach-on").click()
        expect(page.locator(SAYS)).to_contain_text(start, timeout=PATIENCE)

    assert width(page) <= 390


def test_after_the_game_the_whole_card_is_there(visit: Visit) -> None:
    page = visit()
    begun(page, "The end")
    while page.locator("#coach-on").count():
        before = page.locator(SAYS).inner_text()
        page.locator("#coach-on").click()
        expect(page.locator(SAYS)).not_to_have_text(before, timeout=PATIENCE)
    for count, city in enumerate(("konstanz", "freiburg"), 1):
        page.locator(f'#panel button[data-city="{city}"]').click()
        expect(page.locator("#panel .items li")).to_have_count(count, timeout=PATIENCE)
    page.locator("#panel .finish .go").click()
    expect(page.locator(".column > #coach")).to_contain_text("You won", timeout=PATIENCE)

    card = page.locator("#coach")
    assert card.evaluate("card => card.scrollHeight <= card.clientHeight")
    expect(card.get_by_role("button", name="Go on")).to_be_in_viewport()


def test_a_round_is_not_summed_up_while_the_coach_speaks(visit: Visit) -> None:
    page = visit()
    begun(page, "The map")
    for start in ("First, where are", "Aachen costs 17", "After you only Volta", "61 Elektro"):
        page.locator("#coach-on").click()
        expect(page.locator(SAYS)).to_contain_text(start, timeout=PATIENCE)
    for count, city in enumerate(("kassel", "aachen"), 1):
        page.locator(f'#panel button[data-city="{city}"]').click()
        expect(page.locator("#panel .items li")).to_have_count(count, timeout=PATIENCE)
    page.locator("#panel .finish .go").click()
    power = page.get_by_role("button", name="Power 4 cities, earn 54")
    expect(power).to_be_visible(timeout=PATIENCE)
    power.click()
    expect(page.locator("#bar")).to_contain_text("Round5", timeout=PATIENCE)

    expect(page.locator("details#summary")).to_be_attached()
    expect(page.locator("#coach")).to_be_visible()
    expect(page.locator("#summary.is-shown")).to_have_count(0)
