"""The tempo of the bots in a browser: keys, captions, and the same without script."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gridwright.content.load import load
from gridwright.games.registry import TITLES
from tests.browser.conftest import Visit
from tests.browser.pages import BUILDING, PATIENCE, Home, Table

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

WAITING = ("recharged/4-phase_5-germany.txt", 101, "steady", "me", "steady", "steady")
"""Three bots buy resources, then it is my turn."""

PLACES = """async ([step, seed]) => {
    const script = document.querySelector('script[src*="/table.js"]').src;
    const { placed } = await import(script.replace("table.js", "captions.js"));
    const box = (element) => element.getBoundingClientRect().toJSON();
    const plates = [...document.querySelectorAll("#board > svg [data-city]")].map(box);
    const bounds = box(document.querySelector("#board"));
    const middle = (box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
    const isInside = ({ left, right, top, bottom }, { x, y }) =>
        left < x && x < right && top < y && y < bottom;
    const size = { width: 300, height: 54 };
    let [tried, lacking, number] = [0, 0, 0];
    const wrong = [];
    for (const from of plates) for (const to of plates) {
        number += 1;
        if (from === to || number % step !== 0 || !isInside(bounds, middle(to))) continue;
        const kept = plates.filter((other, at) => other !== to && (at * seed + number) % 9 === 0);
        const path = [middle(from), middle(to)];
        const spot = placed(size, to, bounds, { path, kept, played: plates });
        tried += 1;
        if (!spot) {
            lacking += 1;
            continue;
        }
        const [right, bottom] = [spot.left + size.width, spot.top + size.height];
        const between = (one, other, share) => one + (other - one) * share;
        const onPath = Array.from({ length: 201 }, (_, at) => ({
            x: between(path[0].x, path[1].x, at / 200), y: between(path[0].y, path[1].y, at / 200),
        }));
        const box = { left: spot.left, top: spot.top, right, bottom };
        const isOnPath = onPath.some((point) => isInside(box, point));
        const isOnKept = kept.some((other) => spot.left < other.right && other.left < right
            && spot.top < other.bottom && other.top < bottom);
        const isOut = spot.left < bounds.left || right > bounds.right || spot.top < bounds.top
            || bottom > bounds.bottom;
        if (isOnPath || isOnKept || isOut) wrong.push([path, spot]);
    }
    return { tried, lacking, wrong };
}"""
"""Places captions at the second of many pairs of cities, with a path from the first to it."""


def scroll_top(page: Page) -> int:
    return int(page.evaluate("document.scrollingElement.scrollTop"))


def chosen(page: Page) -> str:
    """Return the tempo that the page shows."""
    return str(page.locator("[name=tempo]:checked").first.get_attribute("value"))


def test_space_and_t_are_keys_of_the_table(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    table = others_act(page, "step")
    keys = page.keyboard

    step(table, lambda: keys.press("Space"))
    expect(page.locator(".caption")).to_be_visible()
    expect(page.locator("#panel .so-far li")).not_to_have_count(0)
    expect(page.locator("#said")).not_to_be_empty()
    step(table, lambda: keys.press("Enter"))
    step(table, lambda: page.locator(".caption").click())
    page.locator("#panel [value=skip]").click()
    table.wait_for_turn()
    assert chosen(page) == "step"

    before = table.change
    keys.press("Space")  # on my own turn
    assert (table.change, scroll_top(page)) == (before, 0)
    keys.press(".")
    keys.type("buy t x")
    expect(table.command).to_have_value("buy t x")
    keys.press("Escape")
    for tempo in ("calm", "quick"):
        keys.press("t")
        table.wait_for_change(before)
        before = table.change
        assert chosen(page) == tempo
    assert [each["value"] for each in page.context.cookies() if each["name"] == "tempo"] == [
        "quick"
    ]


def others_act(page: Page, tempo: str) -> Table:
    """Let a table go on where bots act, and somebody waits for them."""
    home = Home(page)
    page.context.add_cookies([{"name": "tempo", "value": tempo, "url": page.url}])
    return home.go_on(*WAITING)


def step(table: Table, let_act: Callable[[], object]) -> None:
    """Let one bot act, and wait until the page waits for the next one."""
    before = int(table.panel.get_attribute("data-version") or 0)
    let_act()
    expect(table.panel).not_to_have_attribute("data-version", str(before), timeout=PATIENCE)
    expect(table.page.locator("#panel .tempo-next")).to_be_visible(timeout=PATIENCE)
    assert int(table.panel.get_attribute("data-version") or 0) - before in (1, 2)  # with an end


def test_a_pause_holds_until_it_is_ended(visit: Visit) -> None:
    page = visit(viewport=DESK)
    table = others_act(page, "calm")
    page.locator("#panel [value=pause]").click()
    expect(page.locator("#panel")).to_contain_text("The bots are waiting.", timeout=PATIENCE)
    before = table.panel.get_attribute("data-version")
    page.wait_for_timeout(2000)
    assert table.panel.get_attribute("data-version") == before

    page.locator("#panel [value=go_on]").click()

    expect(table.panel).not_to_have_attribute("data-version", before or "", timeout=PATIENCE)


def test_without_script_the_tempo_is_a_form(visit: Visit) -> None:
    page = visit(java_script_enabled=False)
    table = others_act(page, "step")
    panel = page.locator("#panel .tempo-choice")

    panel.locator("[value=calm]").check()
    panel.get_by_role("button", name="Set").click()
    assert chosen(page) == "calm"
    panel.locator("[value=step]").check()
    panel.get_by_role("button", name="Set").click()
    page.locator("#panel .tempo-next").click()
    expect(table.panel).to_be_visible()
    page.locator("#panel [value=skip]").click()
    for _ in range(100):
        if table.turn.count():
            break
        page.wait_for_timeout(100)
        page.reload()
    expect(table.turn).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_caption_never_covers_the_path(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    Home(page).go_on(*BUILDING).wait_for_turn()

    places = page.evaluate(PLACES, [17, 4])

    assert places["tried"] > 15
    assert places["wrong"] == []
    assert places["lacking"] < places["tried"] / 4  # then the caption is at the seat


BOARDS = [(title.name, board) for title in TITLES for board in title.maps(load())]
BOARDS.append(("outpost", ""))


@pytest.mark.slow
@pytest.mark.parametrize(("title", "board"), BOARDS)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_caption_never_covers_any_path(
    visit: Visit, size: dict[str, int], title: str, board: str
) -> None:
    """Bots wait for each other's turn to be shown, as they do where there are captions."""
    page = visit(viewport=size)
    bots = {f"seat-{number}": "novice" for number in (1, 2, 3)}
    Home(page).lay(title=title, map=board, tempo="step", **bots)
    if size is PHONE:
        page.locator(".tabs [data-tab=board]").click()

    for seed in (2, 4, 5, 7):
        places = page.evaluate(PLACES, [1, seed])
        assert places["tried"] > 15
        assert places["wrong"] == []
        assert places["lacking"] < places["tried"] / 4
