"""A server as a user starts it, and the Chromium of this machine."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.servers import Server, serving

MISSING = "Chromium is needed: on Debian, sudo apt-get install chromium"

Visit = Callable[..., Page]
"""Opens a window of its own for somebody new; the options are those of Playwright."""


def program() -> str:
    """Return the Chromium of this machine; tests without one have not passed."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = [path for name in names if (path := shutil.which(name)) is not None]
    assert found, MISSING
    return found[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for a file of tests: an address may lay sixty tables an hour at it."""
    home: Path = tmp_path_factory.mktemp("browser") / "home"
    with serving(home, "--bot-workers", "1") as started:
        yield started


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for a file of tests; it ends with it, because its loop would disturb others."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Open windows for visitors; whatever goes wrong in one of them fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def new(port: int = server.port, **options: object) -> Page:
        if "locale" in options:  # forms that tests send themselves have it, too
            options["extra_http_headers"] = {"Accept-Language": options["locale"]}
        context = chromium.new_context(base_url=f"http://127.0.0.1:{port}", **options)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return page

    yield new
    for context in contexts:
        context.close()
    assert wrong == []
