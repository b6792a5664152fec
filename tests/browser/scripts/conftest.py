"""Small pages in the Chromium of this machine that import the scripts as they are delivered."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from gridwright.web.serve import assets
from tests.browser.conftest import Chromium
from tests.browser.pages import PATIENCE

ORIGIN = "http://localhost"  # which browsers trust as they trust https
ADDRESS = f"{ORIGIN}/t/1"

Load = Callable[..., Page]
"""Opens a page with this body and these scripts; each is a value of `modules` in the page."""


def document(body: str, scripts: tuple[str, ...]) -> str:
    imports = "".join(
        [f'import * as {name} from "/static/gridwright/{name}.js";' for name in scripts]
    )
    return f"""<!doctype html><meta
    charset="utf-8"><title>t</title><style>body {{ margin: 0 }}</style>
        <script src="/static/django_htmx/htmx-2.min.js"></script>{body}
        <script type="module">{imports}
        window.modules = {{ {", ".join(scripts)} }};
        document.documentElement.dataset.ready = "yes";</script>"""


def deliver(route: Route) -> None:
    """Answer with the file that a server would deliver."""
    name = route.request.url.partition("/static/")[2].partition("?")[0]
    route.fulfill(path=next(path for path in places(name) if path.is_file()))


def places(name: str) -> list[Path]:
    return [source / name for source in assets.sources()]


@pytest.fixture
def load(chromium: Chromium) -> Iterator[Load]:
    """Open pages; whatever goes wrong in one of them fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def new(body: str, *scripts: str, width: int = 1280, height: int = 800) -> Page:
        context = chromium.new_context(
            base_url=ORIGIN, viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE / 4)
        page.on("pageerror", lambda error: errors.append(str(error)))
        html = document(body, scripts)
        page.route("**/*", lambda route: route.fulfill(status=404))
        page.route("**/static/**", deliver)
        page.route(ADDRESS, lambda route: route.fulfill(body=html, content_type="text/html"))
        page.goto(ADDRESS)
        page.locator("html[data-ready]").wait_for(state="attached", timeout=PATIENCE)
        return page

    yield new
    wrong = [*errors]  # without those of pages that are cut off now
    for context in contexts:
        chromium.close(context)
    assert wrong == []


class Line:
    """A line to the server on which requests wait until the test answers them."""

    def __init__(self, page: Page, *addresses: str) -> None:
        self.page = page
        self.routes: list[Route] = []
        for address in addresses:
            page.route(address, lambda route: self.routes.append(route))  # noqa: PLW0108 - needs a signature

    @property
    def addresses(self) -> list[str]:
        return [route.request.url.removeprefix(ORIGIN) for route in self.routes]

    @property
    def forms(self) -> list[str]:
        return [route.request.post_data or "" for route in self.routes]

    def wait_for(self, count: int) -> None:
        """Wait until *count* requests have come; no other follows at once."""
        for _ in range(int(PATIENCE / 25)):
            if len(self.routes) >= count:
                break
            self.page.wait_for_timeout(25)
        self.page.wait_for_timeout(50)
        assert len(self.routes) == count

    def answer(self, index: int, body: str, status: int = 200) -> None:
        route = self.routes[index]
        with self.page.expect_response(lambda response: response.request == route.request):
            route.fulfill(status=status, body=body, content_type="text/html; charset=utf-8")
        self.page.wait_for_timeout(50)

    def cut(self, index: int) -> None:
        self.routes[index].abort()
        self.page.wait_for_timeout(50)
