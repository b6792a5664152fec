"""Accounts in a browser: passkeys of a virtual authenticator, joining, and signing in by keys."""

import re

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import width
from tests.browser.test_pages import STANDARD, faults
from tests.web.servers import Server

# An address makes five accounts an hour, so no more than five are made here.
PASSWORD = "nine green bottles"  # noqa: S105 - of everybody here


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """Give a page an authenticator of its own, with a user who always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, added["authenticatorId"]


def join(page: Page, name: str) -> None:
    """Join from the form of the page."""
    form = page.locator(".of-join form")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Join").click()
    expect(page.locator(".codes code")).to_have_count(8)


def sign_out(page: Page, origin: str) -> None:
    page.goto(f"{origin}/me")
    page.get_by_role("button", name="Sign out").click()
    expect(page.locator("#waits")).to_be_visible()


def test_a_passkey_is_added_used_and_removed(visit: Visit, server: Server) -> None:
    page = visit()
    origin = f"http://localhost:{server.port}"
    session, device = authenticator(page)
    page.goto(f"{origin}/in?join=1")
    join(page, "Greta")
    page.get_by_role("link", name="I've kept them").click()
    page.goto(f"{origin}/me/password")
    expect(page.get_by_text("Passkeys need a current browser")).to_be_hidden()

    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("The passkey has been added.")).to_be_visible()
    [key] = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert (key["rpId"], key["isResidentCredential"]) == ("localhost", True)

    for _ in range(2):
        sign_out(page, origin)
        page.goto(f"{origin}/in?next=/me")
        page.get_by_role("button", name="Use a passkey").click()  # without a name
        expect(page.get_by_label("Your name")).to_have_value("Greta")

    page.goto(f"{origin}/me/password")
    expect(page.locator("section", has_text="Passkeys").locator("li")).to_contain_text("last used")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("The passkey has been removed.")).to_be_visible()
    sign_out(page, origin)
    page.goto(f"{origin}/in")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("doesn't know that passkey")
    expect(page.get_by_role("link", name="Greta")).to_have_count(0)


def test_a_copied_passkey_is_found_out_by_its_counter(visit: Visit, server: Server) -> None:
    """The copy has signed less often than the server has seen."""
    page = visit()
    origin = f"http://localhost:{server.port}"
    session, device = authenticator(page)
    page.goto(f"{origin}/in?join=1")
    join(page, "Hanna")
    page.goto(f"{origin}/me/password")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("The passkey has been added.")).to_be_visible()
    [copy] = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    sign_out(page, origin)
    page.goto(f"{origin}/in?next=/me")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_label("Your name")).to_have_value("Hanna")
    session.send("WebAuthn.clearCredentials", {"authenticatorId": device})
    session.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": copy})
    sign_out(page, origin)
    page.goto(f"{origin}/in?next=/me")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("This passkey wasn't accepted.")


def test_a_user_who_says_no_can_go_on(visit: Visit, server: Server) -> None:
    page = visit()
    session, device = authenticator(page)
    page.goto(f"http://localhost:{server.port}/in")
    session.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": False})
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("That didn't work.")
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_enabled()


def test_passkeys_are_not_offered_at_a_number(visit: Visit) -> None:
    page = visit()
    authenticator(page)
    page.goto("/in")
    assert page.url.startswith("http://127.0.0.1:")
    expect(page.get_by_role("button", name="Use a passkey")).to_have_count(0)
    expect(page.locator(".of-sign-in")).to_contain_text("at an address made of digits")
    page.goto("/in?join=1")
    join(page, "Ingrid")
    page.goto("/me/password")
    expect(page.get_by_role("button", name="Add a passkey")).to_have_count(0)
    expect(page.locator("main")).to_contain_text("at an address made of digits")


def test_an_evening_from_guest_to_member_by_keyboard_without_script(visit: Visit) -> None:
    """A guest lays a table, joins, finds it on another device, and has it after signing out."""
    page = visit(java_script_enabled=False)
    page.goto("/new?title=card")
    page.locator("main button.go").first.press("Enter")
    page.wait_for_url("**/t/*")
    table = re.sub(r".*(/t/\w+).*", r"\1", page.url)
    page.goto("/in?join=1")
    expect(page.locator(".of-join")).to_contain_text("What you have stays yours.")
    name = page.locator(".of-join").get_by_label("Name")
    name.fill("Jolanta")
    name.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    code = page.locator(".codes code").first.inner_text()

    phone = visit(viewport={"width": 390, "height": 844}, java_script_enabled=False)
    phone.goto("/in")
    expect(phone.locator(".of-join")).to_be_hidden()
    phone.get_by_role("link", name="Join the club").click()
    expect(phone.locator(".of-sign-in")).to_be_hidden()
    phone.get_by_role("link", name="You have an account?").click()
    phone.locator(".of-sign-in").get_by_label("Name").fill("jolanta")
    phone.locator(".of-sign-in").get_by_label("Password").fill(PASSWORD)
    phone.keyboard.press("Enter")
    expect(phone.locator(f"a[href='{table}']").first).to_be_visible()
    phone.goto("/me/devices")
    expect(phone.get_by_text("this one")).to_have_count(1)
    phone.get_by_role("button", name="Sign out all others").click()
    expect(phone.get_by_role("button", name="Sign out all others")).to_have_count(0)
    page.goto("/me/password")
    expect(page.locator(".of-sign-in")).to_be_visible()

    page.goto("/recover")
    page.get_by_label("Name").first.fill("Jolanta")
    page.get_by_label("Recovery code").fill(code)
    page.keyboard.press("Enter")
    page.get_by_label("New password").fill("pine needle tea")
    page.keyboard.press("Enter")
    expect(page.locator(f"a[href='{table}']").first).to_be_visible()
    phone.goto("/me/password")
    expect(phone.locator(".of-sign-in")).to_be_visible()


def test_the_pages_of_a_member_have_no_serious_fault_of_access(
    visit: Visit, server: Server
) -> None:
    """The codes are seen once; the other pages wide and light, narrow and dark."""
    page = visit()
    origin = f"http://localhost:{server.port}"
    page.goto(f"{origin}/in?join=1")
    join(page, "Karla")
    found = faults(page, "codes", runOnly=STANDARD)
    paths = ("/me", "/me/password", "/me/clock", "/me/devices", "/recover")
    for wide in (1440, 320):
        page.set_viewport_size({"width": wide, "height": 844})
        page.emulate_media(color_scheme="dark" if wide < 400 else "light")
        for path in paths:
            page.goto(f"{origin}{path}")
            found += faults(page, path, runOnly=STANDARD)
            assert width(page) <= wide, path
        page.goto(f"{origin}/me/devices")
        page.get_by_role("button", name="Make a link").click()
        link = page.get_by_label("Private link").input_value()
        found += faults(page, "link", runOnly=STANDARD)
        assert width(page) <= wide
    page.goto(link)
    found += faults(page, "device", runOnly=STANDARD)
    assert found == []
