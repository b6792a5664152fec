"""Prices on the map, as somebody uses them who builds."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, Table

LATE = ("recharged/4-phase_5-germany.txt", 233, "novice", "novice", "me", "novice")
"""Seat C builds in Step 3 with 65: Konstanz and Freiburg for 26 each, Passau for 22."""

EXPANDING = ("outpost/4-phase_2-stated.txt", 338, "novice", "me", "novice", "novice")
"""Seat B may build a station in Orbit for 28, or a plant for 13; on Ember only housing, for 5."""

HAS_INK = """(use, share) => {
    const { x, y, width, height } = use.getBoundingClientRect();
    return document.elementsFromPoint(x + width * share, y + height / 2).includes(use);
}"""
"""Whether something of a tag is seen at this share of its width."""


def start(page: Page, *game: object) -> Table:
    table = Home(page).go_on(*game)  # type: ignore[arg-type]
    table.wait_for_turn()
    return table


def tag(page: Page, city: str) -> Locator:
    return page.locator(f'#board [data-tag="{city}"]')


def price(page: Page, city: str) -> str:
    """Return what the tag of a city says, "" if it has none."""
    names = page.locator(f"#tag-{city} [data-kind] text")
    return names.first.text_content() or "" if names.count() else ""


def is_seen(page: Page, city: str, share: float = 0.5) -> bool:
    """Whether a tag is seen, in its middle or at this *share* of its width."""
    return bool(tag(page, city).evaluate(HAS_INK, share))


def test_prices_are_pointed_at_chosen_taken_out_and_switched_off(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    table = start(page, *LATE)
    digest = page.locator("#board").get_attribute("data-digest")
    page.evaluate(
        """() => {
            window.blinks = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
                if (this.dataset.tag) window.blinks.push(`${this.dataset.tag} ${timing}`);
                return animate.call(this, frames, timing);
            };
        }"""
    )

    assert [price(page, city) for city in ("konstanz", "freiburg", "kassel")] == ["26", "26", ""]
    tag(page, "freiburg").hover()
    quote = page.locator("#board .quote")
    expect(quote.locator("header")).to_have_text("Freiburg26")
    expect(quote.locator(".part b")).to_have_text(["10", "16", "26"])
    expect(page.locator("#board .way")).to_have_count(1)
    assert is_seen(page, "konstanz")

    tag(page, "konstanz").click()
    expect(table.tried).to_contain_text("Konstanz", timeout=PATIENCE)
    expect(page.locator("#tag-freiburg text")).to_have_text("24", timeout=PATIENCE)
    assert page.evaluate("window.blinks") == ["freiburg 200"]
    assert price(page, "konstanz") == ""
    expect(page.locator("#turn-plates [data-planned=C]")).to_have_count(1)
    assert page.locator("#board").get_attribute("data-digest") == digest

    page.locator('#board [data-city="konstanz"]').focus()
    page.keyboard.press("Delete")
    expect(table.tried).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("#tag-konstanz text")).to_have_text("26", timeout=PATIENCE)

    page.keyboard.press("n")
    expect(page.locator(":focus")).to_have_attribute("data-city", "erfurt")
    label = page.locator(":focus").get_attribute("aria-label") or ""
    assert label.endswith("Available for 28")
    page.keyboard.press("p")
    page.keyboard.press("p")
    expect(page.locator(":focus")).to_have_attribute("data-city", "freiburg")

    page.locator("#menu summary").click()
    page.locator("[data-switch-prices]").click()
    assert not is_seen(page, "konstanz")
    page.reload()
    table.wait_for_turn()
    assert not is_seen(page, "konstanz")
    page.locator("#menu summary").click()
    page.locator("[data-switch-prices]").click()
    page.keyboard.press("Escape")
    assert is_seen(page, "konstanz")


def test_what_cannot_be_paid_has_no_price_and_says_why(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    table = start(page, *LATE)
    for city in ("passau", "konstanz"):
        page.locator(f"#panel [data-city={city}]").click()
        expect(table.tried.last).to_contain_text(city.capitalize(), timeout=PATIENCE)
        table.wait_for_turn()

    assert price(page, "freiburg") == ""
    page.locator('#board [data-city="freiburg"]').hover()
    expect(page.locator("#board .quote .refused")).to_have_text("24, you have 17.")


def test_a_small_board_has_dots_and_a_phone_begins_with_its_network(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    start(page, *LATE)
    board = page.locator("#board")

    expect(board).to_have_class("board")
    assert is_seen(page, "erfurt", 0.03)
    page.locator("[data-zoom=fit]").tap()
    expect(board).to_have_class("board is-small")
    assert is_seen(page, "erfurt")
    assert not is_seen(page, "erfurt", 0.03)


def test_outpost_shows_one_kind_of_price_at_a_time(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    table = start(page, *EXPANDING)

    assert is_seen(page, "dune")
    assert not is_seen(page, "ember")
    page.locator("#panel [data-prices-of='2'] [data-city=ember]").hover()
    assert is_seen(page, "ember")
    assert not is_seen(page, "dune")
    tag(page, "orbit").click()
    expect(table.tried).to_contain_text("13", timeout=PATIENCE)


def test_without_script_prices_are_drawn_all_the_same(visit: Visit) -> None:
    page = visit(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    start(page, *LATE)

    box = tag(page, "konstanz").bounding_box()
    assert box is not None
    assert box["width"] > box["height"] > 10
