"""Every page: fits a narrow screen, is accessible, and asks no other server."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Request

from tests.browser.conftest import Visit
from tests.browser.pages import PLAIN, Home, origin, width

SERIOUS = ("serious", "critical")


POSITIONS = (  # of recorded games: auction, fuel, building, power, and the other titles
    ("recharged/4-phase_5-germany.txt", 95, 4),
    ("recharged/4-phase_5-germany.txt", 105, 4),
    ("recharged/4-phase_5-germany.txt", 112, 4),
    ("recharged/4-phase_5-germany.txt", 114, 4),
    ("recharged/4-phase_2-last_card_for_unsold-usa.txt", 100, 4),
    ("classic/4-phase_2-central_europe.txt", 100, 4),
    ("card/4-update.txt", 76, 4),
    ("outpost/3-phase_2.txt", 100, 3),
)
OVER = "recharged/2-step_2-germany.txt"


def every_page(page: Page) -> Iterator[str]:
    """Open one page after the other: as a guest, at tables, and after a game."""
    yield from ordinary(page)
    for game, at, seats in POSITIONS:
        page.goto("/")
        Home(page).go_on(game, at, *["me"] * seats)
        yield f"{game} {at}"
    page.goto("/")
    kept = Home(page).keep(OVER)
    for place in ("", "?at=60"):
        page.goto(f"{kept}{place}")
        yield f"{OVER} {place}"


def ordinary(page: Page) -> Iterator[str]:
    """Open the pages of a guest with a table that waits for somebody."""
    fields = {"title": "recharged", "seat-1": "me", "seat-2": "novice", "seat-3": "open"}
    table = Home(page).lay(**fields)
    for address in (table.address, table.invitation, *PLAIN):
        page.goto(address)
        yield address


@pytest.mark.parametrize("wide", [320, 820])
def test_no_page_scrolls_sideways(visit: Visit, wide: int) -> None:
    page = visit(viewport={"width": wide, "height": 844})

    found = {address: width(page) for address in every_page(page)}

    assert {address: each for address, each in found.items() if each > wide} == {}


@pytest.mark.parametrize(("scheme", "wide"), [("light", 1440), ("dark", 390)])
def test_no_page_has_a_serious_fault_of_access(visit: Visit, scheme: str, wide: int) -> None:
    page = visit(color_scheme=scheme, viewport={"width": wide, "height": 844})

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

    (own,) = {origin(page) for _ in ordinary(page)}

    assert asked
    assert [url for url in asked if not url.startswith((f"{own}/", "data:"))] == []
