"""Every page: fits a narrow screen, is accessible, and asks no other server."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Request

from tests.browser.conftest import Visit
from tests.browser.pages import Home, addresses, origin

SERIOUS = ("serious", "critical")


def every_page(page: Page) -> Iterator[str]:
    """Open one page after the other, as a guest with a table that waits for somebody."""
    fields = {"title": "recharged", "seat-1": "me", "seat-2": "novice", "seat-3": "open"}
    for address in addresses(Home(page).lay(**fields)):
        page.goto(address)
        yield address


@pytest.mark.parametrize("width", [320, 390])
def test_no_page_scrolls_sideways(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 844})

    too_wide = {
        address: found
        for address in every_page(page)
        if (found := int(page.evaluate("document.documentElement.scrollWidth"))) > width
    }

    assert too_wide == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_fault_of_access(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme, viewport={"width": 1280, "height": 900})

    assert [fault for address in every_page(page) for fault in faults(page, address)] == []


def faults(page: Page, address: str) -> list[str]:
    """Return what axe finds on a page, with the first place of each."""
    found = Axe().run(page).response["violations"]
    return [
        f"{address} {each['id']}: {each['nodes'][0]['html'][:150]}"
        for each in found
        if each["impact"] in SERIOUS
    ]


def test_no_page_asks_another_server(visit: Visit) -> None:
    page = visit()
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)

    (own,) = {origin(page) for _ in every_page(page)}

    assert asked
    assert [url for url in asked if not url.startswith((f"{own}/", "data:"))] == []
