"""A server as a user starts it, and the Chromium of this machine."""

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

from tests.web.servers import Server, serving

STUCK = 30.0  # seconds after which a browser that closes a window is taken to hang
MARK = "GRIDWRIGHT_TEST_BROWSER"
MISSING = "Chromium is needed: on Debian, sudo apt-get install chromium"

Visit = Callable[..., Page]
"""Opens a window of its own for somebody new; the options are those of Playwright."""


def program() -> str:
    """Return the Chromium of this machine; tests without one have not passed."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = [path for name in names if (path := shutil.which(name)) is not None]
    assert found, MISSING
    return found[0]


class Chromium:
    """A browser that is killed where it hangs, and started again for the next window.

    Chromium closes a window in a moment, but now and then it never answers, and Playwright would
    wait for ever.
    """

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._mark = f"{os.getpid()}-{id(self)}"  # by which its processes are known
        self._browser = self._launch()

    def _launch(self) -> Browser:
        return self._playwright.chromium.launch(
            executable_path=program(), args=["--no-sandbox"], env={**os.environ, MARK: self._mark}
        )

    def new_context(self, **options: object) -> BrowserContext:
        if not self._browser.is_connected():
            self._browser = self._launch()
        return self._browser.new_context(**options)  # type: ignore[arg-type]

    def close(self, context: BrowserContext | None = None) -> None:
        """Close one window, or all; one that is on its way to a page often hangs."""
        with self._killed_if_stuck():
            for page in [] if context is None else context.pages:
                with suppress(Error):  # such as the other page that came meanwhile
                    page.goto("about:blank")
            (context or self._browser).close()

    @contextmanager
    def _killed_if_stuck(self) -> Iterator[None]:
        watchdog = Timer(STUCK, self._kill)
        watchdog.start()
        try:
            yield
        except Error:
            if self._browser.is_connected():
                raise
        finally:
            watchdog.cancel()

    def _kill(self) -> None:
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if f"{MARK}={self._mark}\0".encode() in (process / "environ").read_bytes():
                    os.kill(int(process.name), signal.SIGKILL)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for a file of tests: an address may lay sixty tables an hour at it."""
    home: Path = tmp_path_factory.mktemp("browser") / "home"
    with serving(home, "--bot-workers", "1") as started:
        yield started


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    """One browser for a file of tests; it ends with it, because its loop would disturb others."""
    with sync_playwright() as playwright:
        browser = Chromium(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Chromium, server: Server) -> Iterator[Visit]:
    """Open windows for visitors; whatever goes wrong in one of them fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def new(port: int = server.port, **options: object) -> Page:
        if "locale" in options:  # forms that tests send themselves have it, too
            options["extra_http_headers"] = {"Accept-Language": options["locale"]}
        context = chromium.new_context(base_url=f"http://127.0.0.1:{port}", **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return page

    yield new
    errors = [*wrong]  # without those of pages that are cut off now
    for context in contexts:
        chromium.close(context)
    assert errors == []
