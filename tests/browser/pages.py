"""What tests do in a browser, in one place: if pages change, only this does."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import APIResponse, Locator, Page, expect

PATIENCE: Final = 60_000  # milliseconds; a busy machine is slow
RECORDS: Final = Path(__file__).parents[1] / "records"
TITLES: Final = ("recharged", "classic", "card", "outpost")
PLAIN: Final = (
    *("/tables", "/tables?clock=days&title=card"),
    *("/", "/new?title=recharged", "/new?title=card", "/me", "/records"),
    *("/club", "/privacy", "/me/data", "/me/data/delete"),
    *("/club/people", "/club/ladder/rule", "/club/ladder/recharged.three_to_six", "/@nobody"),
    *("/me/clock", "/new?clock=evening", "/new?clock=own"),
    *("/in", "/in?join=1", "/recover", "/me/devices"),
    *("/me/blocked", "/api"),
    *("/learn", "/learn/round", "/position"),
    *("/nothing-here", "/t/nowhere", "/join/nowhere", "/device/a:b:c", "/new?title=chess"),
    *[f"/explore?title={title}" for title in TITLES],
    *("/rules", "/rules?q=fuel", "/rules/reconstructed"),
    *[f"/rules/{title}{part}" for title in TITLES for part in ("", "/components")],
)
"""Addresses of pages that need nothing but a guest; those of tables are elsewhere."""

BUILDING: Final = ("recharged/4-phase_5-germany.txt", 112, "novice", "me", "novice", "novice")
"""A turn in which I may build: the record, how far it is played, and who goes on."""

LAST_TURN: Final = ("recharged/4-phase_5-germany.txt", -1, "novice", "me", "novice", "novice")
"""My last turn of a game: after it, the game is over."""


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
        self.page.goto(self._post("/new", **fields).url)
        return Table(self.page)

    def keep(self, game: str) -> str:
        """Hand in a record of the tests; return its address."""
        return self.keep_text((RECORDS / game).read_text(encoding="utf-8"))

    def keep_text(self, text: str) -> str:
        """Hand in a record; return its address."""
        return self._post("/records", record=text).url

    def go_on(self, game: str, at: int, *seats: str) -> "Table":
        """Let a table go on from a record after *at* actions; from its end if less than 0."""
        kept = self.keep(game)
        text = (RECORDS / game).read_text(encoding="utf-8").partition("---\n")[2]
        lines = [line for line in text.splitlines() if re.match(r"\d+ [A-F] ", line)]
        fields = {f"seat-{number}": who for number, who in enumerate(seats, 1)}
        place = at if at >= 0 else len(lines) + at
        answer = self._post(f"{kept}/on", at=str(place), **fields)
        assert "/t/" in answer.url, answer.text()
        self.page.goto(answer.url)
        return Table(self.page)

    def sit_down(self, invitation: str, name: str) -> "Table":
        """Follow an invitation under a *name*."""
        self.page.goto(invitation)
        self.page.locator("input[name=name]").fill(name)
        self.page.locator("main button").first.click()
        self.page.wait_for_url("**/t/*")
        return Table(self.page)

    def _post(self, address: str, **fields: str) -> APIResponse:
        token = self.page.locator("[name=csrfmiddlewaretoken]").first.get_attribute("value")
        form: dict[str, str | float | bool] = {"csrfmiddlewaretoken": token or "", **fields}
        return self.page.request.post(address, form=form, headers={"Origin": origin(self.page)})


class Table:
    """The page of a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator("#panel")
        self.turn = page.locator("#panel.is-mine")
        self.end = page.locator("main.replay #result")
        self.finish = page.locator("#panel .finish .go:visible")
        self.log = page.locator("#log")
        self.command = page.locator("#palette-text")
        self.tried = page.locator("#panel .items li")
        self.refusal = page.locator("#panel [role=alert]:visible")
        self.refused_command = page.locator("#palette [role=alert]:visible")

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
        return int(self.page.locator("#state").get_attribute("data-change") or 0)

    def wait_for_turn(self) -> None:
        expect(self.turn).to_be_visible(timeout=PATIENCE)
        self._keep_calm()

    def _keep_calm(self) -> None:
        """Wait until a press is not taken for the second of a double click."""
        expect(self.page.locator("body.is-calm")).to_have_count(0)

    def choices(self) -> Locator:
        """Return what may be chosen."""
        allowed = ":not([aria-disabled=true])"
        return self.page.locator(f"#panel .act-body button[name=line]:visible{allowed}")

    def act(self) -> None:
        """Do what ends this decision soonest: drop, finish, or the first choice."""
        self.wait_for_turn()
        before = self.change
        drop = self.page.locator("#panel .danger")
        if drop.count():
            drop.click()
        else:
            if not self.finish.count():
                self.choices().first.click()
                expect(self.finish).to_be_visible(timeout=PATIENCE)
            while self._finish(before):
                pass
        self.wait_for_change(before)

    def _finish(self, before: int) -> bool:
        """Press the yellow button; return whether it only led to the next step of the turn."""
        self._keep_calm()
        said = self.finish.inner_text()
        self.finish.click()
        self.page.wait_for_function(
            """([before, said]) => {
                const state = document.getElementById("state");
                const button = document.querySelector("#panel .finish .go");
                return !state || Number(state.dataset.change) > before
                    || (button && button.innerText !== said);
            }""",
            arg=[before, said],
            timeout=PATIENCE,
        )
        state = self.page.locator("#state")
        return state.count() > 0 and self.change <= before

    def play_to_the_end(self) -> None:
        """Act until the game is over and its end is shown."""
        while not self.is_over():
            self.act()

    def is_over(self) -> bool:
        """Wait for one's turn or the end of the game; return whether it is the end."""
        expect(self.turn.or_(self.end)).to_be_visible(timeout=PATIENCE)
        return self.end.count() > 0

    def type(self, line: str) -> None:
        """Type an action into the field for commands and send it."""
        self.page.keyboard.press("Control+k")
        self.command.fill(line)
        self.command.press("Enter")

    def wait_for_change(self, before: int) -> None:
        """Wait until the page shows more than it did, or the end of the game."""
        self.page.wait_for_function(
            """before => !document.getElementById("state")
            || Number(document.getElementById("state").dataset.change) > before""",
            arg=before,
            timeout=PATIENCE,
        )


def origin(page: Page) -> str:
    """Return the server that *page* is of."""
    return "/".join(page.url.split("/")[:3])


def swept(languages: Iterable[str]) -> list[str | ParameterSet]:
    """Return *languages* to look at; all but the longest wait for the slow sweep."""
    return [
        each if each == "de" else pytest.param(each, marks=pytest.mark.slow) for each in languages
    ]


def width(page: Page) -> int:
    """Return how wide the page is, with what hangs out of the window."""
    return int(page.evaluate("document.documentElement.scrollWidth"))
