"""What a table shows only now and then is accessible, too: light and dark, desk and phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.pages import BUILDING, LAST_TURN, PATIENCE, Home, Table, width
from tests.browser.test_auction import HERE
from tests.browser.test_forecast import end_round
from tests.browser.test_hints import asked
from tests.browser.test_pages import OPEN, faults
from tests.browser.test_room import moments
from tests.browser.test_tempo import others_act, step

pytestmark = pytest.mark.slow  # every state in two themes and two widths

SIZES = {"desk": ViewportSize(width=1440, height=900), "phone": ViewportSize(width=390, height=844)}


def my_turn(page: Page) -> Table:
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    return table


def show_hint(page: Page) -> str:
    asked(page)
    return "#panel .hint"


def show_guard(page: Page) -> str:
    my_turn(page).finish.click()
    return "#panel .guard"


def show_round(page: Page) -> str:
    end_round(page)
    page.locator("#summary [data-summary=keep]").click()
    return "#summary.is-pinned"


def show_since_my_turn(page: Page) -> str:
    end_round(page)
    page.keyboard.press("s")
    return "#away"


def show_waiting_room(page: Page) -> str:
    Home(page).lay(**OPEN)
    return "#panel.room"


def show_invitation(page: Page) -> str:
    invitation = Home(page).lay(**OPEN).invitation
    page.context.clear_cookies()  # the host is led to the table
    page.goto(invitation)
    return ".join .join-seats"


def show_opening_bid(page: Page) -> str:
    table = Home(page).lay(**HERE)
    table.wait_for_turn()
    page.keyboard.press("2")
    expect(table.finish).to_be_visible(timeout=PATIENCE)
    return "#panel #bid"


def show_auction_at_one_screen(page: Page) -> str:
    table = Home(page).lay(**HERE, **{"option-hidden_money": "on"})
    table.wait_for_turn()
    page.keyboard.press("2")
    expect(table.finish).to_be_visible(timeout=PATIENCE)
    table.finish.click()
    return "#panel .block"


def show_trust(page: Page) -> str:
    Home(page).lay(**{"title": "recharged", "seat-1": "me", "seat-2": "here"})
    return "#panel .pips"


def show_move_of_a_bot(page: Page) -> str:
    table = others_act(page, "step")
    step(table, lambda: page.keyboard.press("Space"))
    return "#panel .tempo-next"


def show_expansion(page: Page) -> str:
    moments("outpost/4-phase_4-east-stated.txt")["expansion"].opened(page).wait_for_turn()
    page.locator("#panel .flow .chip:visible").first.click()
    return "#panel .items li"


def show_palette(page: Page) -> str:
    my_turn(page)
    page.keyboard.press("Control+k")
    page.keyboard.type("duis")
    return "#palette [aria-selected=true]"


def show_end(page: Page) -> str:
    Home(page).go_on(*LAST_TURN).act()
    page.locator(".share summary").first.click()
    return "a.shared img"


STATES = (
    *(show_hint, show_guard, show_round, show_since_my_turn),
    *(show_waiting_room, show_invitation, show_trust, show_palette, show_end),
    *(show_opening_bid, show_auction_at_one_screen, show_move_of_a_bot, show_expansion),
)


@pytest.mark.parametrize("show", STATES)
def test_no_state_of_a_table_has_a_serious_fault(visit: Visit, show: Callable[[Page], str]) -> None:
    page = visit(reduced_motion="reduce")
    selector = show(page)
    found = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            expect(page.locator(selector)).to_be_visible(timeout=PATIENCE)
            found += faults(page, f"{name} {scheme}")
        assert width(page) <= size["width"]

    assert found == []
