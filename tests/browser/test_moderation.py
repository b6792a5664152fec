"""The club in a browser: its first admin, its settings, and leaving it for good."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_pages import faults
from tests.web.servers import Server

PASSWORD = "correct horse battery"  # noqa: S105 - of a test


def join(page: Page, name: str) -> None:
    """Fill in the form of the page that is open."""
    form = page.locator(".of-join")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.locator("button.go").click()
    page.get_by_role("main").get_by_role("link").or_(
        page.get_by_role("main").get_by_role("button")
    ).last.click()  # past the recovery codes


def test_a_passkey_deletes_the_account_it_is_of(visit: Visit, server: Server) -> None:
    page = visit()
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    verified = {"hasUserVerification": True, "isUserVerified": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {**options, **verified}})
    home = f"http://localhost:{server.port}"
    page.goto(f"{home}/in?join=1")
    join(page, "Bea")
    page.goto(f"{home}/me/password")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("status")).to_be_visible()

    page.goto(f"{home}/me/data/delete")
    form = page.locator("form.passkey")
    form.get_by_role("checkbox").check()
    form.get_by_role("button", name="Delete with my passkey").click()

    expect(page.get_by_role("heading", name="Deleted")).to_be_visible()


def test_from_the_link_of_the_terminal_to_a_quiet_club(visit: Visit, server: Server) -> None:
    assert server.process.stdout is not None
    found = re.search(r"/first/\S+", server.process.stdout.readline())
    assert found is not None
    page = visit()
    page.goto(found[0])
    page.get_by_role("link", name="Join or sign in").click()
    join(page, "Ana")
    page.goto(found[0])
    page.get_by_role("button", name="Make Ana the admin").click()

    page.get_by_label("Name of the club").fill("Rook House")
    page.get_by_label("Who runs this server").fill("Ana\n1 Mill Lane")
    page.get_by_label("by invitation").check()
    page.get_by_label("Quiet club").check()
    page.get_by_role("button", name="Save").click()

    expect(page.get_by_label("Quiet club")).to_be_checked()
    expect(page.get_by_label("Members may write")).not_to_be_checked()
    for path in ("/club/house", "/club/house/members", "/club/house/settings", "/me/data"):
        page.goto(path)
        assert faults(page, path) == []
    stranger = visit()
    stranger.goto("/club")
    expect(stranger.get_by_role("heading", name="Rook House")).to_be_visible()
    expect(stranger.get_by_role("main")).to_contain_text("1 Mill Lane")
    stranger.goto(found[0])
    expect(stranger.get_by_role("main")).to_contain_text("does not work any more")

    with page.expect_download() as download:
        page.goto("/me/data")
        page.get_by_role("button", name="Download the file").click()
    assert download.value.suggested_filename == "gridwright-Ana.zip"

    page.get_by_role("link", name="Delete my account").click()
    assert faults(page, page.url) == []
    page.get_by_label("Your password").fill(PASSWORD)
    page.get_by_label("Yes, delete everything about Ana").check()
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_role("heading", name="Deleted")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
