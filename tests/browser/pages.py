"""What tests do in a browser, in one place: if pages change, only this does."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

PATIENCE: Final = 60_000  # milliseconds; a busy machine is slow
PLAIN: Final = (
    *("/", "/new?title=recharged", "/new?title=card", "/me", "/records", "/nothing-here"),
    *("/rules", "/rules/recharged", "/rules/recharged/components", "/rules/reconstructed"),
)
"""Addresses of pages that need nothing but a guest; what belongs to a table is in `addresses`."""


class Home:
    """The first page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.goto("/")

    def play_now(self) -> "Table":
        """Start the first title against bots, by the button."""
        self.page.get_by_role("button", name="Play now").first.click()
        self.page.wait_for_url("**/t/*")
        return Table(self.page)

    def lay(self, **fields: str) -> "Table":
        """Lay a table of one's own wishes, with the token of this page."""
        token = self.page.locator("[name=csrfmiddlewaretoken]").first.get_attribute("value")
        form: dict[str, str | float | bool] = {"csrfmiddlewaretoken": token or "", **fields}
        answer = self.page.request.post("/new", form=form, headers={"Origin": origin(self.page)})
        self.page.goto(answer.url)
        return Table(self.page)

    def sit_down(self, invitation: str, name: str) -> "Table":
        """Follow an invitation under a *name*."""
        self.page.goto(invitation)
        self.page.locator("input[name=name]").fill(name)
        self.page.locator("main button").first.click()
        self.page.wait_for_url("**/t/*")
        return Table(self.page)


class Table:
    """The page of a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.locator("#main")
        self.turn = page.get_by_role("heading", name="Your turn", exact=True)
        self.log = page.locator("#log, .log").first
        self.command = page.locator("input[name=line]:not([type=hidden])").first

    @property
    def address(self) -> str:
        """The path of the table."""
        return re.sub(r"https?://[^/]+|[?#].*", "", self.page.url)

    @property
    def invitation(self) -> str:
        """The first link for somebody who may sit down."""
        found = re.search(r"/join/[\w-]+", self.page.content())
        assert found is not None
        return found[0]

    @property
    def change(self) -> int:
        """How far the page has come."""
        return int(self.main.get_attribute("data-change") or 0)

    def wait_for_turn(self) -> None:
        expect(self.turn).to_be_visible(timeout=PATIENCE)

    def offered(self) -> Locator:
        """Return the forms that are offered, each with its button."""
        hidden = self.page.locator("input[name=line][type=hidden]")
        return self.page.locator("form[action$='/play']").filter(has=hidden)

    def act(self) -> str:
        """Click the last thing that is offered, which ends most; return what it says."""
        self.wait_for_turn()
        before = self.change
        form = self.offered().last
        line = form.locator("input[name=line]").get_attribute("value") or ""
        form.get_by_role("button").first.click()
        self.wait_for_change(before)
        return line

    def type(self, line: str) -> None:
        """Type an action and send it."""
        self.command.fill(line)
        self.command.press("Enter")

    def wait_for_change(self, before: int) -> None:
        """Wait until the page shows more than it did."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('#main').dataset.change) > before",
            arg=before,
            timeout=PATIENCE,
        )


def origin(page: Page) -> str:
    """Return the server that *page* is of."""
    return "/".join(page.url.split("/")[:3])


def addresses(table: Table) -> list[str]:
    """Return every page that there is, for somebody at *table* with an open seat."""
    return [*PLAIN, table.address, table.invitation]
