"""Notices in a browser: the bell rings on open pages, and the worker shows what is pushed."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Chromium
from tests.browser.members import join, tell, tell_by_webhook
from tests.web.receivers import WebServer, running
from tests.web.servers import Server, serving, wait_for

SETTINGS = "/me/notifications"
TEST = "A test: this is where notifications will arrive."


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("browser") / "home"


@pytest.fixture(scope="module")
def server(home: Path) -> Iterator[Server]:
    with serving(home, "--bot-workers", "1") as started:
        yield started


@pytest.fixture
def context(chromium: Chromium, server: Server) -> Iterator[BrowserContext]:
    """A browser at the name by which this machine knows itself: workers may run there."""
    opened = chromium.new_context(base_url=f"http://localhost:{server.port}")
    opened.grant_permissions(["notifications"])
    yield opened
    chromium.close(opened)


def origin(server: Server) -> str:
    return f"http://localhost:{server.port}"


def test_the_bell_of_an_open_page_rings(
    home: Path, server: Server, context: BrowserContext
) -> None:
    join(home, context, "Ana", origin(server))
    page = context.new_page()
    page.goto("/rules")
    expect(page.locator("#bell .count")).to_have_count(0)
    page.evaluate(
        "() => { window.rung = 0; document.addEventListener('notices', () => window.rung++) }"
    )

    tell(home, "Ana", "one")

    expect(page.locator("#bell .count")).to_have_text("1")
    expect(page.locator("#bell a")).to_have_accessible_name("Notifications: 1 new")
    assert page.title().startswith("(1) ")
    assert page.evaluate("window.rung") == 1

    page.locator("#bell a").press("Enter")
    expect(page.locator(".notices li .what")).to_have_text([f"{TEST} new"], use_inner_text=True)
    page.get_by_role("button", name="Mark all as read").click()
    expect(page.locator("#bell .count")).to_have_count(0)
    expect(page.get_by_role("button", name="Mark all as read")).to_have_count(0)


def test_a_page_of_a_table_has_one_stream_for_both(
    home: Path, server: Server, context: BrowserContext
) -> None:
    join(home, context, "Bea", origin(server))
    page = context.new_page()
    streams: list[str] = []
    page.on("request", lambda request: streams.append(request.url.partition("?")[0]))
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#bell")).to_be_visible()
    streams.clear()
    page.reload()
    page.locator("#bell").wait_for()
    tell(home, "Bea", "two")

    expect(page.locator("#bell .count")).to_have_text("1")
    assert [url for url in streams if url.endswith("events")] == [f"{page.url}/events"]


def notification(page: Page) -> list[list[str]]:
    """Return what the worker shows."""
    shown: list[list[str]] = page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.ready;
            const all = await registration.getNotifications();
            return all.map(each => [each.title, each.body, each.tag, each.data.path]);
        }"""
    )
    return shown


def test_the_worker_shows_what_is_pushed(
    home: Path, server: Server, context: BrowserContext
) -> None:
    """Without the internet a browser cannot subscribe, and says so; the worker is there."""
    join(home, context, "Cid", origin(server))
    page = context.new_page()
    page.goto(SETTINGS)
    page.get_by_role("button", name="Push to this browser").click()
    expect(page.locator("#push-unreached")).to_be_visible()

    session = context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend([each["registrationId"] for each in event["registrations"]]),
    )
    session.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    assert known
    text = {"title": "gridwright", "body": "Turn", "path": "/t/abc", "tag": "abc"}
    for data in (json.dumps(text), "no message of ours"):
        message = {"origin": origin(server), "registrationId": known[0], "data": data}
        session.send("ServiceWorker.deliverPushMessage", message)

    page.wait_for_function(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length === 2"
    )
    assert sorted(notification(page)) == [
        ["gridwright", "", "notices", "/notifications"],
        ["gridwright", "Turn", "abc", "/t/abc"],
    ]
    scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{origin(server)}/"


def test_the_clerk_of_a_server_sends_what_is_due(
    home: Path, server: Server, context: BrowserContext
) -> None:
    join(home, context, "Eli", origin(server))
    receiver = WebServer()
    with running(receiver):
        tell_by_webhook(home, "Eli", f"http://127.0.0.1:{receiver.port}/hook")
        [call] = receiver.wait_for(1)

    assert json.loads(call.body)["text"] == TEST
    wait_for(lambda: "last worked" in context.request.get(SETTINGS).text())


def test_everything_but_push_can_be_chosen_without_script(
    home: Path, server: Server, chromium: Chromium
) -> None:
    opened = chromium.new_context(
        base_url=f"http://localhost:{server.port}", java_script_enabled=False
    )
    join(home, opened, "Dan", origin(server))
    page = opened.new_page()
    page.goto(SETTINGS)
    expect(page.get_by_text("Push needs JavaScript, which is switched off here.")).to_be_visible()
    expect(page.locator("#subscribe")).to_be_hidden()
    page.get_by_label("My time runs out: Open pages").uncheck()
    page.get_by_label("30 min").check()
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("status")).to_have_text("Saved.")
    expect(page.get_by_label("My time runs out: Open pages")).not_to_be_checked()
    expect(page.get_by_label("30 min")).to_be_checked()
    chromium.close(opened)


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_the_pages_are_accessible_and_fit_a_narrow_screen(
    home: Path, server: Server, chromium: Chromium, scheme: str
) -> None:
    for wide in (1440, 390, 320):
        opened = chromium.new_context(
            base_url=f"http://localhost:{server.port}",
            color_scheme=scheme,
            viewport={"width": wide, "height": 844},
        )
        join(home, opened, f"E{scheme}{wide}", origin(server))
        tell(home, f"E{scheme}{wide}", "one")
        page = opened.new_page()
        for address in ("/notifications", SETTINGS):
            page.goto(address)
            assert page.evaluate("document.documentElement.scrollWidth") <= wide
            found = Axe().run(page).response["violations"]
            assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
        chromium.close(opened)
