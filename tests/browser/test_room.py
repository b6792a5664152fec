"""Room: a turn is whole on the screen of a desk, and within reach of a thumb on a phone."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gridwright.content.load import load
from gridwright.tables.record import read
from gridwright.tables.replay import steps
from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, RECORDS, TITLES, Home, Table, width
from tests.web.servers import Server, serving

DESKS = ((1180, 820), (1280, 720), (1366, 768), (1440, 900), (1920, 1080))
PHONES = ((320, 640), (360, 740), (390, 844), (430, 932))
HANDHELD = {"has_touch": True, "is_mobile": True}
LOWEST_BOARD = 480
ON_PHONES = 200  # pixels that board, market or seats have at least
THUMB = 44
REACH = 140  # pixels above the tabs in which the button that commits lies
BIDS = 180  # pixels above the tabs in which raises and dropping out lie

TIGHT = """() => {
    const isShown = each => each.getClientRects().length > 0 && !each.closest(".unseen, [hidden]")
        && getComputedStyle(each).visibility !== "hidden"
        && !getComputedStyle(each).clipPath.startsWith("inset");
    const nameOf = each => `${each.localName}#${each.id}.${each.getAttribute("class") ?? ""}`;
    const faults = [];
    for (const each of document.querySelectorAll("html, body, body *")) {
        if (each instanceof SVGElement || !isShown(each) || each.matches(".lines")) continue;
        const isBox = each.matches("html, body") || getComputedStyle(each).overflowY !== "visible";
        if (!isBox || !each.clientHeight || each.closest(".seats header")) continue;
        if (each.scrollHeight > each.clientHeight + 1) faults.push(`${nameOf(each)} scrolls`);
    }
    for (const each of document.querySelectorAll("[data-seat], #market [data-card], main button")) {
        if (!isShown(each) || each.closest(".lines, details:not([open])")) continue;
        const { left, top, right, bottom, width } = each.getBoundingClientRect();
        const isBeyond = right > innerWidth + 1 || bottom > innerHeight + 1;
        if (width && (left < -1 || top < -1 || isBeyond)) faults.push(`${nameOf(each)} is outside`);
    }
    return faults;
}"""
SMALL = """([thumb, reach, bids]) => {
    const isShown = each => each.getClientRects().length > 0
        && getComputedStyle(each).visibility !== "hidden";
    const boxOf = each => each.getBoundingClientRect();
    const faults = [];
    for (const each of document.querySelectorAll("#panel button, #panel summary, .tabs button")) {
        if (!isShown(each) || each.closest("details:not([open])") !== null
            && !each.matches("summary")) continue;
        const { width, height } = boxOf(each);
        if (Math.min(width, height) < thumb - 0.5) faults.push(
            `${each.className} ${each.innerText} ${width.toFixed()}x${height.toFixed()}`);
    }
    const edge = boxOf(document.querySelector(".tabs")).top;
    const go = document.querySelector("#panel :is(.finish .go, .raises .go, .raises .danger)");
    const lowest = edge - (go?.closest(".raises") ? bids : reach);
    if (go && boxOf(go).top < lowest) faults.push("the button is out of reach");
    if (go && boxOf(go).bottom > edge) faults.push("the button is below the edge");
    return faults;
}"""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a recorded game, in which the seat *to_act* is to act."""

    record: str
    at: int
    to_act: int
    seats: int

    def opened(self, page: Page, *, is_mine: bool = True) -> Table:
        """Let the game go on from here, at my turn or at that of a bot, which never moves."""
        seats = ["me"] * self.seats
        if not is_mine:
            seats = ["novice"] * self.seats
            seats[self.to_act - 1] = "me"
        return Home(page).go_on(self.record, self.at, *seats)


@cache
def moments(record: str) -> dict[str, Moment]:
    """Return a late position of every phase of a record; bidding is a phase here."""
    parsed = read((RECORDS / record).read_text(encoding="utf-8"))
    found: dict[str, list[Moment]] = {}
    for at, table in enumerate(steps(parsed, load())):
        if table.is_over:
            break
        phase = table.game.phase_of(table.state)
        if phase == "auction" and table.game.snapshot(table.state)["auction"]:
            phase = "bidding"
        moment = Moment(record, at, table.to_act, parsed.spec.seats)
        found.setdefault(phase, []).append(moment)
    return {phase: kin[len(kin) * 2 // 3] for phase, kin in found.items()}


def every_map_and_number_of_seats() -> list[str]:
    """Return one record for each."""
    chosen: dict[tuple[str, int], str] = {}
    for path in sorted(path for title in TITLES for path in (RECORDS / title).glob("*.txt")):
        spec = read(path.read_text(encoding="utf-8")).spec
        record = str(path.relative_to(RECORDS))
        chosen.setdefault((spec.board or spec.title, spec.seats), record)
    return list(chosen.values())


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots never move, and which counts requests by the address that it is told."""
    home: Path = tmp_path_factory.mktemp("still") / "home"
    with serving(home, "--bot-workers", "0", is_behind_proxy=True) as started:
        yield started


def visitor(visit: Visit, still: Server, number: int = 1, **options: object) -> Page:
    headers = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250}"}
    return visit(still.port, reduced_motion="reduce", extra_http_headers=headers, **options)


def tight(page: Page, desks: tuple[tuple[int, int], ...] = DESKS) -> dict[tuple[int, int], object]:
    """Return what scrolls or is outside on each desk, and boards that are too low."""
    faults: dict[tuple[int, int], object] = {}
    for wide, high in desks:
        page.set_viewport_size({"width": wide, "height": high})
        page.evaluate("document.fonts.ready.then(() => 0)")
        board = page.locator("#board").bounding_box() if page.locator("#board").count() else None
        if board is not None and board["height"] < LOWEST_BOARD:
            faults[wide, high] = f"a board of {board['height']}"
        elif found := page.evaluate(TIGHT):
            faults[wide, high] = found
    return faults


@pytest.mark.parametrize(
    ("record", "phase", "is_mine"),
    [
        ("recharged/6-phase_2-usa-starting_cities.txt", "bidding", True),
        ("recharged/6-phase_5-germany.txt", "building", False),
        ("outpost/6-phase_2.txt", "expansion", True),
        ("card/6-auction.txt", "resources", True),
    ],
)
def test_nothing_scrolls_on_a_desk(
    visit: Visit, still: Server, record: str, phase: str, *, is_mine: bool
) -> None:
    page = visitor(visit, still)
    moments(record)[phase].opened(page, is_mine=is_mine)

    assert tight(page) == {}


@pytest.mark.parametrize(
    ("record", "phase", "count"),
    [
        ("classic/2-phase_2-central_europe.txt", "building", 3),
        ("outpost/6-phase_2.txt", "expansion", 6),
    ],
)
def test_a_turn_that_is_tried_fits_a_low_desk(
    visit: Visit, still: Server, record: str, phase: str, count: int
) -> None:
    """With every piece that the seat can pay, the cheapest first, and the pointer on a choice."""
    page = visitor(visit, still, viewport={"width": 1280, "height": 720})
    table = moments(record)[phase].opened(page)
    table.wait_for_turn()
    choices = page.locator("#panel .flow .chip:visible:not([aria-disabled=true])")
    tried = page.locator("#panel .items li")
    faults = {}
    for number in range(1, count + 1):
        choices.first.click()
        expect(tried).to_have_count(number)
        if found := tight(page, DESKS[:4]):
            faults[number] = found
        page.set_viewport_size({"width": 1280, "height": 720})

    expect(choices).to_have_count(0)
    assert faults == {}


@pytest.mark.slow
@pytest.mark.parametrize("record", every_map_and_number_of_seats())
def test_nothing_scrolls_on_any_desk(visit: Visit, still: Server, record: str) -> None:
    number = every_map_and_number_of_seats().index(record)
    page = visitor(visit, still, number + 2)
    faults = {}
    for (phase, moment), is_mine in product(moments(record).items(), (True, False)):
        moment.opened(page, is_mine=is_mine)
        if found := tight(page):
            faults[phase, is_mine] = found

    assert faults == {}


def test_the_log_opens_upwards_from_one_line(visit: Visit, still: Server) -> None:
    page = visitor(visit, still, viewport={"width": 1280, "height": 720})
    moments("recharged/6-phase_2-usa-starting_cities.txt")["building"].opened(page)
    log, board = page.locator(".happened"), page.locator("#board")
    closed, before = log.bounding_box(), board.bounding_box()
    assert closed is not None
    assert closed["height"] == 32

    page.locator("#log .open").click()

    opened = log.bounding_box()
    assert opened is not None
    assert opened["height"] > 200
    assert opened["y"] + opened["height"] == closed["y"] + closed["height"]
    assert board.bounding_box() == before


def test_the_phases_keep_their_place_when_a_plan_can_be_made(visit: Visit, still: Server) -> None:
    page = visitor(visit, still, viewport={"width": 1280, "height": 720})
    moment = moments("recharged/6-phase_5-germany.txt")["resources"]
    places = []
    for is_mine in (True, False):
        moment.opened(page, is_mine=is_mine)
        expect(page.locator("#plan")).to_be_visible(visible=not is_mine)
        places.append(page.locator("#bar .track").bounding_box())

    assert places[0] == places[1]


# Phones


def small(
    page: Page, phones: tuple[tuple[int, int], ...] = PHONES
) -> dict[tuple[int, int], object]:
    """Return what is too small, too wide or out of reach on each phone."""
    faults: dict[tuple[int, int], object] = {}
    for wide, high in phones:
        page.set_viewport_size({"width": wide, "height": high})
        page.evaluate("document.fonts.ready.then(() => 0)")
        found = page.evaluate(SMALL, [THUMB, REACH, BIDS])
        if width(page) > wide:
            found.append(f"{width(page)} wide")
        above = page.locator("#board:visible, .upper:visible, .middle:visible, .seats:visible")
        boxes = [each.bounding_box() for each in above.all()]
        highest = max([box["height"] for box in boxes if box is not None], default=0)
        if highest < ON_PHONES:
            found.append(f"{highest} pixels above the sheet")
        if found:
            faults[wide, high] = found
    return faults


@pytest.mark.parametrize(
    ("record", "phase"),
    [
        ("recharged/4-phase_5-germany.txt", "bidding"),
        ("recharged/4-phase_5-germany.txt", "resources"),
        ("outpost/4-phase_4-east-stated.txt", "expansion"),
        ("card/4-update.txt", "auction"),
    ],
)
def test_a_thumb_reaches_everything(visit: Visit, still: Server, record: str, phase: str) -> None:
    page = visitor(visit, still, **HANDHELD)
    moments(record)[phase].opened(page)

    assert small(page, PHONES[::2]) == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    "record",
    [
        "recharged/6-phase_2-usa-starting_cities.txt",
        "recharged/2-early-usa-draft-stated.txt",
        "classic/5-phase_2-germany.txt",
        "card/4-update.txt",
        "outpost/4-phase_4-east-stated.txt",
        "outpost/2-early.txt",
    ],
)
def test_a_thumb_reaches_everything_in_any_phase(visit: Visit, still: Server, record: str) -> None:
    page = visitor(visit, still, 100, **HANDHELD)
    faults = {}
    for phase, moment in moments(record).items():
        moment.opened(page)
        if found := small(page):
            faults[phase] = found

    assert faults == {}


@pytest.mark.parametrize(
    ("record", "shown"),
    [
        (
            "recharged/4-phase_5-germany.txt",
            {
                "auction": "#market #fuel",
                "resources": "#fuel",
                "building": "#board",
                "bureaucracy": "#players",
            },
        ),
        ("outpost/4-phase_4-east-stated.txt", {"auction": "#market", "expansion": "#board"}),
    ],
)
def test_a_phone_shows_what_the_phase_is_about(
    visit: Visit, still: Server, record: str, shown: dict[str, str]
) -> None:
    page = visitor(visit, still, viewport={"width": 390, "height": 844}, **HANDHELD)
    pieces = ("#board", "#market", "#fuel", "#labour", "#company", "#players")
    found = {}
    for phase in shown:
        moments(record)[phase].opened(page)
        visible = [piece for piece in pieces if page.locator(piece).is_visible()]
        found[phase] = " ".join(visible)

    assert found == shown


def test_a_tab_that_was_chosen_stays_until_the_next_phase(visit: Visit, still: Server) -> None:
    """All seats are mine: after action 106 two are still to buy, and then the first may build."""
    page = visitor(visit, still, viewport={"width": 390, "height": 844}, **HANDHELD)
    table = Home(page).go_on("recharged/4-phase_5-germany.txt", 106, *["me"] * 4)
    table.wait_for_turn()
    tab, phase = page.locator(".tabs [aria-pressed=true]"), page.locator("#panel")
    expect(tab).to_have_text("Market")

    page.locator(".tabs [data-tab=players]").tap()
    before = table.change
    page.keyboard.press("f")
    table.wait_for_change(before)
    expect(phase).to_have_attribute("data-phase", "resources")
    expect(tab).to_have_text("Players")
    expect(page.locator("body.is-calm")).to_have_count(0)
    page.keyboard.press("f")

    expect(phase).to_have_attribute("data-phase", "building", timeout=PATIENCE)
    expect(tab).to_have_text("Board")


def test_a_token_of_the_market_buys_up_to_it_on_a_phone(visit: Visit, still: Server) -> None:
    page = visitor(visit, still, viewport={"width": 390, "height": 844}, **HANDHELD)
    table = moments("recharged/4-phase_5-germany.txt")["resources"].opened(page)
    table.wait_for_turn()
    unit = page.locator("#panel .unit").nth(1)
    fuel = unit.get_attribute("data-fuel")
    amount = int(unit.get_attribute("data-amount") or 0)

    page.locator(f'#fuel svg:visible [data-fuel="{fuel}"] [data-token]').nth(amount).tap()

    expect(page.locator(f'#panel .unit[data-fuel="{fuel}"].is-chosen')).to_have_count(amount)


def test_stations_and_sites_take_turns_on_a_phone(visit: Visit, still: Server) -> None:
    page = visitor(visit, still, viewport={"width": 390, "height": 844}, **HANDHELD)
    moments("outpost/4-phase_4-east-stated.txt")["expansion"].opened(page)
    first, second = page.locator("#panel .kind-1"), page.locator("#panel .kind-2")
    expect(first.locator(".chip").first).to_be_visible()
    expect(second.locator(".chip").first).to_be_hidden()

    page.locator("#panel [data-kind='2']").tap()

    expect(second.locator(".chip").first).to_be_visible()
    expect(first.locator(".chip").first).to_be_hidden()


# The form of a new table


def test_a_new_table_sums_up_the_rules_that_are_chosen(visit: Visit, still: Server) -> None:
    page = visitor(visit, still)
    page.goto("/new?title=recharged")
    rules = page.locator(".new-table .rules")
    expect(rules).to_have_text("Table rules: random regions, open money.")
    page.locator(".new-table summary").click()

    page.locator("[name=option-hidden_money]").select_option("on")
    expect(rules).to_have_text("Table rules: Hidden money: yes.")
    page.locator("[name=option-hidden_money]").select_option("off")
    expect(rules).to_have_text("Table rules: random regions, open money.")


def test_a_new_table_without_script_says_nothing_wrong(visit: Visit, still: Server) -> None:
    page = visitor(visit, still, java_script_enabled=False)
    page.goto("/new?title=recharged")
    page.locator(".new-table summary").click()
    expect(page.locator(".new-table .rules")).to_be_visible()

    page.locator("[name=option-hidden_money]").select_option("on")

    expect(page.locator(".new-table .rules")).to_be_hidden()


@pytest.mark.parametrize("language", ["es"])  # its options have the longest names
def test_no_box_of_a_new_table_cuts_its_text(visit: Visit, still: Server, language: str) -> None:
    """An arrow takes 18 pixels of a list."""
    page = visit(still.port, locale=language)
    page.goto("/new?title=recharged")
    cut = """() => [...document.querySelectorAll(".chair select")].filter(list => {
        list.value = "here";
        const style = getComputedStyle(list);
        const pen = document.createElement("canvas").getContext("2d");
        pen.font = style.font;
        const room = list.clientWidth - parseFloat(style.paddingLeft) * 2 - 18;
        return pen.measureText(list.selectedOptions[0].text).width > room;
    }).length"""
    found = {}
    for wide in (320, 390, 820, 1280):
        page.set_viewport_size({"width": wide, "height": 800})
        found[wide] = page.evaluate(cut)

    assert found == dict.fromkeys(found, 0)
