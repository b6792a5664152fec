"""A guest who is known at 127.0.0.1 goes on at localhost, in a browser with cookies for both."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home
from tests.web.servers import Server


def test_tables_come_along_to_localhost(visit: Visit, server: Server) -> None:
    page = visit()
    table = Home(page).play_now().address
    name = f"http://localhost:{server.port}"

    page.goto(f"{name}/")
    expect(page.locator(f"a[href='{table}']")).to_have_count(0)  # another site, another cookie
    assert page.evaluate("isSecureContext && 'PublicKeyCredential' in window")
    page.get_by_role("link", name="Bring your tables along").click()
    page.wait_for_url(f"{name}/carry/*")
    page.locator("main .go").press("Enter")
    page.wait_for_url(f"{name}/")

    expect(page.locator(f"a[href='{table}']").first).to_be_visible()
    page.locator(f"a[href='{table}']").first.click()
    expect(page.locator("#panel")).to_be_visible(timeout=PATIENCE)
    page.go_back()
    page.goto(f"http://127.0.0.1:{server.port}/carry")  # once more: nobody is asked twice
    page.wait_for_url(f"{name}/")


def test_a_page_of_another_port_learns_nothing(visit: Visit, server: Server) -> None:
    """It is of the same site, so cookies go along; but it sees neither page nor secret."""
    page = visit()
    Home(page).play_now()
    number = f"http://127.0.0.1:{server.port}"
    page.route("http://127.0.0.1:9/", lambda route: route.fulfill(body="<title>other</title>"))
    page.goto("http://127.0.0.1:9/")

    seen = page.evaluate(
        """async (address) => {
            const seen = [];
            const options = { credentials: "include" };
            const all = [{}, { mode: "no-cors" }, { redirect: "manual", mode: "no-cors" }];
            for (const more of all) {
                try {
                    const answer = await fetch(address, { ...options, ...more });
                    seen.push(`${answer.type}:${answer.url.includes("carry/")}`);
                } catch (error) {
                    seen.push("refused");
                }
            }
            const names = performance.getEntriesByType("resource").map((entry) => entry.name);
            return [...seen, names.some((name) => name.includes("carry/"))];
        }""",
        f"{number}/carry",
    )

    assert "carry/" not in str(seen)
    assert [str(each).endswith("true") for each in seen] == [False] * 4
    assert seen[0] == "refused"
