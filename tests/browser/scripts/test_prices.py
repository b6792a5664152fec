"""Prices on the map: which kind of them is shown, the switch, and what got cheaper."""

import pytest
from playwright.sync_api import Page

from tests.browser.scripts.conftest import Load


def tag(city: str, first: int, second: int) -> str:
    return f"""<g id="tag-{city}">
    <g data-kind="1" data-price="{first}" data-label="{city}, {first}"/>
    <g data-kind="2" data-price="{second}" data-label="{city}, {second}"/></g>"""


PAGE = f"""<main id="main"><section id="board"><svg><use data-tag="ulm"/><use
data-tag="kiel"/></svg></section>
<svg id="prices"><g id="turn-halos" data-kinds="2"/>{tag("ulm", 20, 5)}{tag("kiel", 30, 6)}</svg>
<section id="panel"><div data-prices-of="1"><button id="one">1</button></div><div
data-prices-of="2"><button id="two">2</button></div></section>
<button data-switch-prices>Prices</button></main>"""


@pytest.fixture
def page(load: Load) -> Page:
    page = load(PAGE, "prices")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """() => {
            window.blinks = [];
            Element.prototype.animate = function () { window.blinks.push(this.dataset.tag); };
            modules.prices.setUpPrices();
        }"""
    )
    return page


def label(page: Page) -> str:
    return str(page.evaluate("modules.prices.priceOf('ulm')?.label ?? ''"))


def choose(page: Page, selector: str) -> bool:
    """Point at something of the panel; return whether the map shows another kind from now on."""
    script = """(selector) => modules.prices.chooseKind(
        { target: document.querySelector(selector) })"""
    return bool(page.evaluate(script, selector))


def test_the_kind_that_is_pointed_at_is_shown(page: Page) -> None:
    assert label(page) == "ulm, 20"
    assert choose(page, "#two")
    assert label(page) == "ulm, 5"
    assert not choose(page, "#two")
    assert choose(page, "#one")
    assert label(page) == "ulm, 20"


def test_the_only_kind_that_the_panel_shows_is_shown_on_the_map(page: Page) -> None:
    page.evaluate("document.querySelector('[data-prices-of=\"1\"]').hidden = true")

    page.evaluate("modules.prices.setUpPrices()")

    assert label(page) == "ulm, 5"
    assert page.evaluate("window.blinks") == []  # these are other prices, not lower ones


def test_where_there_is_one_kind_nothing_is_chosen(page: Page) -> None:
    choose(page, "#two")
    page.evaluate("document.querySelector('#turn-halos').dataset.kinds = 1")

    assert label(page) == "ulm, 20"
    assert not choose(page, "#two")


def test_what_got_cheaper_blinks_unless_motion_is_unwanted(page: Page) -> None:
    cheaper = """(price) => {
        document.querySelector("#tag-ulm [data-kind='1']").dataset.price = price;
        modules.prices.setUpPrices();
    }"""
    page.evaluate(cheaper, 12)
    page.evaluate(cheaper, 40)
    assert page.evaluate("window.blinks") == ["ulm"]

    page.emulate_media(reduced_motion="reduce")
    page.evaluate(cheaper, 11)
    assert page.evaluate("window.blinks") == ["ulm"]


def test_the_switch_is_remembered(page: Page) -> None:
    switch = page.locator("[data-switch-prices]")
    root = page.locator("html")
    assert switch.get_attribute("aria-pressed") == "true"

    switch.click()
    assert switch.get_attribute("aria-pressed") == "false"
    assert "no-prices" in (root.get_attribute("class") or "")
    assert page.evaluate("localStorage.getItem('gridwright.prices')") == "off"

    switch.click()
    assert switch.get_attribute("aria-pressed") == "true"
    assert "no-prices" not in (root.get_attribute("class") or "")
