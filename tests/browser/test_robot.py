"""A robot that knows nothing presses whatever there is, and no page ever gets stuck."""

import pytest
from playwright.sync_api import Error, Page

from gridwright.core.rng import Rng
from tests.browser.conftest import Visit
from tests.browser.pages import TITLES, Home, Table

SEATS = {"seat-1": "me", "seat-2": "steady", "seat-3": "steady", "tempo": "at_once"}
PRESSABLE = (
    ":is(#panel button, #panel summary, #board [data-city], #market [data-card], "
    "#fuel [data-fuel], #log button, .tabs button):visible"
)
IN_DIALOG = "dialog[open] button:visible"  # nothing else can be pressed while one is open
KEYS = (*"123456789", *"fffuhdnpbmltrs", "Escape", "Enter", "Space", "Delete", "Tab", ".", "?")
PERCENT_OF_KEYS = 35
PRESSES_UNTIL_STUCK = 400  # without an action of anybody: chance also clears what it chose
REST = 1_000  # milliseconds
PRESS = 2_000  # milliseconds that a press may take to reach what it is meant for


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
        return self._table.change if self._page.locator("#state").count() else -1

    def _press(self) -> None:
        if self._chance.below(100) < PERCENT_OF_KEYS:
            key = KEYS[self._chance.below(len(KEYS))]
            self._trail.append(key)
            self._page.keyboard.press(key)
            return
        buttons = self._page.locator(IN_DIALOG)
        if not buttons.count():
            buttons = self._page.locator(PRESSABLE)
        if not (count := buttons.count()):
            return
        button = buttons.nth(self._chance.below(count))
        try:
            self._trail.append(button.inner_text(timeout=PRESS)[:30])
            button.click(timeout=PRESS, force=True)
        except Error:
            pass  # it was replaced or covered in the meantime, as for a person


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
