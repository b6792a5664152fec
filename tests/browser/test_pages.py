"""Every page: fits a narrow screen, is accessible, and asks no other server."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Request, StorageState, expect

from gridwright import words
from tests.browser.conftest import Chromium, Visit
from tests.browser.pages import BUILDING, PATIENCE, PLAIN, Home, origin, swept, width
from tests.web.servers import Server

SERIOUS = ("serious", "critical")
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
SHORTENED = """() => {
    for (const each of document.querySelectorAll("svg[role=img] > :not(title)")) each.remove();
    for (const each of document.querySelectorAll("article.entry, ul.cards > li, table.sheet tr")) {
        const isKin = other => other.className === each.className;
        const kin = [...each.parentElement.children].filter(isKin);
        if (kin.indexOf(each) > 2) each.remove();
    }
}"""
FAULTS = """options => axe.run(document, {resultTypes: ["violations"], ...options}).then(found =>
    found.violations.map(each => [each.impact, each.id, each.nodes[0].html.slice(0, 150)]))"""

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
OVER = ("recharged/2-step_2-germany.txt", "card/2-auction.txt", "outpost/2-early.txt")
OPEN = {"title": "recharged", "seat-1": "me", "seat-2": "novice", "seat-3": "open"}
SECRET = {"title": "recharged", "option-hidden_money": "on", "seat-1": "me", "seat-2": "here"}


@dataclass(frozen=True, slots=True)
class Site:
    """Somebody with tables, and the addresses of all their pages."""

    who: StorageState
    addresses: list[str]

    def visited(self, page: Page, first: int = 0, step: int = 1) -> Iterator[str]:
        """Open one page after the other, from the *first* on."""
        for address in self.addresses[first::step]:
            page.goto(address)
            yield address


@pytest.fixture(scope="module")
def site(chromium: Chromium, server: Server) -> Site:
    """Pages as a guest, at tables in every phase, where the screen changes hands, after games."""
    context = chromium.new_context(base_url=f"http://127.0.0.1:{server.port}")
    home = Home(context.new_page())
    waiting = home.lay(**OPEN)
    found = [waiting.address, waiting.invitation, *PLAIN]
    found += [Home(home.page).go_on(at, n, *["me"] * seats).address for at, n, seats in POSITIONS]
    found.append(Home(home.page).lay(**SECRET).address)
    expect(home.page.locator(".hand-over")).to_be_visible(timeout=PATIENCE)
    for game in OVER:
        kept = Home(home.page).keep(game)
        found += [kept, f"{kept}?at=40"]
    who = context.storage_state()
    chromium.close(context)
    return Site(who, found)


@pytest.mark.parametrize(
    "wide", [320, *[pytest.param(n, marks=pytest.mark.slow) for n in (820, 1440)]]
)
@pytest.mark.parametrize("language", swept(words.languages()))
def test_no_page_scrolls_sideways_or_asks_another_server(
    visit: Visit, site: Site, language: str, wide: int
) -> None:
    size = {"width": wide, "height": 844}
    page = visit(viewport=size, storage_state=site.who, locale=language)
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)

    found = {address: width(page) for address in site.visited(page)}

    assert {address: each for address, each in found.items() if each > wide} == {}
    assert asked
    own = f"{origin(page)}/"
    assert [url for url in asked if not url.startswith((own, "data:"))] == []


@pytest.mark.parametrize(("first", "scheme", "wide"), [(0, "light", 1440), (1, "dark", 390)])
def test_no_page_has_a_serious_fault_of_access(
    visit: Visit, site: Site, first: int, scheme: str, wide: int
) -> None:
    """Every page in one of two ways, pictures by their names, the first of many; all is below."""
    size = {"width": wide, "height": 844}
    page = visit(color_scheme=scheme, viewport=size, storage_state=site.who)

    found = []
    for address in site.visited(page, first, 2):
        page.evaluate(SHORTENED)
        found += faults(page, address, runOnly=STANDARD)

    assert found == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_open_menu_has_no_serious_fault_of_access(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    Home(page).go_on(*BUILDING).act()  # so that there is something to go back to
    page.locator("#menu summary").click()
    expect(page.locator("#menu select")).to_be_visible()

    assert faults(page, "menu") == []


@pytest.mark.slow
@pytest.mark.parametrize("wide", [390, 820, 1440])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_fault_anywhere(
    visit: Visit, site: Site, scheme: str, wide: int
) -> None:
    size = {"width": wide, "height": 844}
    page = visit(color_scheme=scheme, viewport=size, storage_state=site.who)

    assert [fault for address in site.visited(page) for fault in faults(page, address)] == []


def faults(page: Page, address: str, **options: object) -> list[str]:
    """Return what axe finds on a page, with the first place of each."""
    page.evaluate(Axe().axe_script)
    found: list[list[str]] = page.evaluate(FAULTS, options)
    return [f"{address} {name}: {place}" for impact, name, place in found if impact in SERIOUS]
