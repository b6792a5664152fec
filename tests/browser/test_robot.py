"""A robot that knows nothing presses whatever there is, and no page ever gets stuck."""

import pytest
from playwright.sync_api import Error, Page

from gridwright.core.rng import Rng
from tests.browser.conftest import Visit
from tests.browser.pages import TITLES, Home, Table

SEATS = {"seat-1": "me", "seat-2": "steady", "seat-3": "steady", "tempo": "at_once"}
PLACES = (  # where a person looks for something to press; what goes on with the game is the largest
    "#panel :is(.go, .tempo-next, .tempo-skip)",
    "#panel .act-foot :is(button, a)",
    "#panel :is(.act-head, .act-body) :is(button, summary)",
    "#board :is([data-city], [data-region])",
    ":is(#market, #company) :is([data-card], [data-pool])",
    "#fuel :is([data-fuel], [data-fuel-card])",
    ":is(#log, .summary, .tabs) button",
)
THING = """([places, place, thing]) => {
    const isShown = (each) => each.checkVisibility({ visibilityProperty: true });
    const shownIn = (box, selector) => [...box.querySelectorAll(selector)].filter(isShown);
    const dialog = document.querySelector("dialog[open]"); // nothing else can be pressed then
    const shown = dialog
        ? [shownIn(dialog, "button")]
        : places.map((each) => shownIn(document, each)).filter((things) => things.length);
    const things = shown[Math.floor(place * shown.length)] ?? [];
    const pressed = things[Math.floor(thing * things.length)];
    if (!pressed) return null;
    pressed.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = pressed.getBoundingClientRect();
    const name = pressed.dataset.city ?? pressed.textContent.trim();
    return { x: left + width / 2, y: top + height / 2, name: name.slice(0, 30) };
}"""
"""Finds a place by chance, and a thing in it: a board full of cities is one place of seven."""

CHANGE = "Number(document.getElementById('state')?.dataset.change ?? -1)"
KEYS = (*"123456789", *"fffuhdnpbmltrs", "Escape", "Enter", "Space", "Delete", "Tab", ".", "?")
PERCENT_OF_KEYS = 35
FRACTIONS = 1 << 20
PRESSES_UNTIL_STUCK = 400  # without an action of anybody: chance also clears what it chose
REST = 1_000  # milliseconds


class Robot:
    """Presses by chance; the same seed presses the same things at the same page."""

    def __init__(self, page: Page, seed: int) -> None:
        self._page = page
        self._table = Table(page)
        self._chance = Rng(seed)
        self._trail: list[str] = []  # what was pressed, the latest last

    def play(self, presses: int) -> None:
        """Press until the game is over, or that often."""
        change, idle = -1, 0
        for _ in range(presses):
            if self._table.end.count():
                return
            now = self._change()
            idle = idle + 1 if now == change else 0
            change = now
            assert idle < PRESSES_UNTIL_STUCK, f"stuck after {self._trail[-40:]}"
            if self._page.locator("#connection:visible").count():
                self._page.wait_for_timeout(REST)  # it has pressed too often, and is told to wait
                continue
            self._press()
            assert "/t/" in self._page.url, f"left the table after {self._trail[-5:]}"

    def _change(self) -> int:
        """Return how far the page has come, without waiting for it: the game may have ended."""
        try:
            return int(self._page.evaluate(CHANGE))
        except Error as error:
            assert "navigation" in error.message  # noqa: PT017 - the page of the end has come
            return -1

    def _press(self) -> None:
        if self._chance.below(100) < PERCENT_OF_KEYS:
            key = KEYS[self._chance.below(len(KEYS))]
            self._trail.append(key)
            self._page.keyboard.press(key)
            return
        try:
            thing = self._page.evaluate(THING, [PLACES, self._share(), self._share()])
        except Error as error:
            assert "navigation" in error.message  # noqa: PT017 - the page of the end has come
            return
        if thing:
            self._trail.append(thing["name"])
            self._page.mouse.click(thing["x"], thing["y"])

    def _share(self) -> float:
        return self._chance.below(FRACTIONS) / FRACTIONS


def test_presses_by_chance_never_stop_a_table(visit: Visit) -> None:
    page = visit()
    Home(page).lay(title="recharged", **SEATS)

    Robot(page, seed=1).play(presses=60)

    assert page.locator("#panel").count()


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("title", TITLES)
def test_a_robot_comes_to_the_end_of_a_whole_game(visit: Visit, title: str, seed: int) -> None:
    page = visit()
    table = Home(page).lay(title=title, **SEATS)

    Robot(page, seed).play(presses=20_000)

    assert table.end.count()
