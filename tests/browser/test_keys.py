"""Whole games by keys alone: digits, letters, Enter, Escape and Space, never a pointer."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, TITLES, Home, Table

SEATS = {"seat-1": "me", "seat-2": "novice", "seat-3": "novice", "tempo": "calm"}
KEYS_UNTIL_STUCK = 60  # for one decision
LOOK = 50  # milliseconds between two looks while others act
LOOKS_UNTIL_STUCK = PATIENCE // LOOK
REST = 500  # milliseconds after which a question may be answered
SHOWN = """() => {
    const panel = document.querySelector("#panel");
    const go = panel?.querySelector(".finish .go");
    const has = selector => panel?.querySelector(selector)?.checkVisibility() ?? false;
    return {
        decision: `${panel?.dataset.version} ${go?.name === "step" ? go.value : ""}`,
        is_mine: has("#act") && panel.matches(".is-mine"),
        is_asked: has(".guard"),
        can_drop: has("[data-key=d]"),
        can_skip: has(".tempo-skip:not([aria-disabled=true])"),
    };
}"""
IS_QUIET = "() => !document.querySelector('.htmx-request, body.is-calm')"


@dataclass(frozen=True, slots=True)
class Shown:
    """What the page asks for."""

    decision: str
    is_mine: bool
    is_asked: bool
    can_drop: bool
    can_skip: bool


class Typist:
    """Plays with the keyboard: the first choice and F, then the next one, until that decides."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._page: Page = table.page
        self._decision = ""
        self._tries = 0  # at this decision
        self._looks = 0  # since the last key
        self._has_thought_again = False
        self.trail: list[str] = []

    def press(self) -> None:
        """Press the next key, if there is anything to press."""
        self._looks += 1
        assert self._looks < LOOKS_UNTIL_STUCK, f"nobody acts after {self.trail[-40:]}"
        try:
            self._page.wait_for_function(IS_QUIET, timeout=PATIENCE)
            shown = Shown(**self._page.evaluate(SHOWN))
        except Error as error:
            assert "navigation" in error.message  # noqa: PT017 - the page of the end has come
            return
        if shown.is_mine:
            self._decide(shown)
        elif shown.can_skip:
            self._type("Space")
        else:
            self._page.wait_for_timeout(LOOK)

    def _decide(self, shown: Shown) -> None:
        if shown.decision != self._decision:
            self._decision, self._tries = shown.decision, 0
        assert self._tries < KEYS_UNTIL_STUCK, f"stuck after {self.trail[-40:]}"
        self._tries += 1
        if shown.is_asked:
            self._answer()
        elif shown.can_drop:
            self._type("d")
        elif self._tries % 2 == 0:
            self._type("f")
        else:
            self._choose(self._tries // 2 % 9 + 1)

    def _choose(self, number: int) -> None:
        self._type(str(number))
        self._page.wait_for_function(IS_QUIET, timeout=PATIENCE)
        if self._has_thought_again or not self._table.tried.count():
            return
        self._has_thought_again = True
        self._type("u")
        expect(self._table.tried).to_have_count(0, timeout=PATIENCE)
        self._type(str(number))

    def _answer(self) -> None:
        """Answer the question with F; the first time leave it, and press what has the focus."""
        if "Escape" in self.trail:
            self._page.wait_for_timeout(REST)
            self._type("f")
            return
        self._type("Escape")
        expect(self._table.finish).to_be_focused()
        self._page.wait_for_timeout(REST)
        self._type("Enter")

    def _type(self, key: str) -> None:
        self._looks = 0
        self.trail.append(key)
        self._page.keyboard.press(key)


def test_a_first_round_by_keys_alone(visit: Visit) -> None:
    page = visit()
    typist = Typist(Home(page).lay(title="recharged", **SEATS))
    number = page.locator("#bar .fact b").first

    while number.inner_text() == "1":
        typist.press()

    expect(number).to_have_text("2")

    assert {"1", "f", "u"} <= set(typist.trail)


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_keys_alone(visit: Visit, title: str) -> None:
    page = visit()
    table = Home(page).lay(title=title, **SEATS)
    typist = Typist(table)

    while not table.end.count():
        typist.press()

    expect(page.locator(".ranking tbody tr")).to_have_count(3)
    assert {"1", "f", "Space"} <= set(typist.trail)
