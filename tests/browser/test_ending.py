"""Commands, the rules beside the table, the end of a game, sounds: as people use them."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import BUILDING, LAST_TURN, PATIENCE, Home, Table
from tests.browser.test_pages import faults

COUNT_SOUNDS = """() => {
    window.sounds = 0;
    window.AudioContext = class {
        constructor() { window.sounds += 1; }
        state = "running"; currentTime = 0; destination = null;
        createOscillator() { return { frequency: { setValueAtTime() {},
            exponentialRampToValueAtTime() {} }, connect: (next) => next, start() {}, stop() {} }; }
        createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
            connect: (next) => next }; }
    };
    const animate = Element.prototype.animate;
    window.animations = 0;
    Element.prototype.animate = function (...all) {
        window.animations += 1;
        return animate.apply(this, all);
    };
}"""


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.id || document.activeElement.localName"))


@pytest.fixture
def table(visit: Visit) -> Table:
    """My turn to build: 16 Elektro, Duisburg and Essen for 15."""
    page = visit(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    laid = Home(page).go_on(*BUILDING)
    laid.wait_for_turn()
    return laid


# Focus


def test_the_main_part_is_focused_by_the_skip_link_alone_and_has_no_ring(table: Table) -> None:
    page = table.page
    page.locator(".skip").focus()
    page.keyboard.press("Enter")

    assert focused(page) == "main"
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"


def test_after_a_turn_is_finished_by_keys_the_heading_of_the_panel_has_the_focus(
    table: Table,
) -> None:
    page = table.page
    heading = page.locator("#act")
    expect(heading).to_have_attribute("aria-label", "Your turn: build. 16 Elektro.")
    page.keyboard.press("1")
    expect(table.tried).to_have_count(1, timeout=PATIENCE)
    before = table.change
    page.keyboard.press("f")
    table.wait_for_change(before)

    expect(heading).to_be_focused(timeout=PATIENCE)


# The rules beside the table


def test_the_rules_open_beside_the_table_and_escape_returns(table: Table) -> None:
    page, address = table.page, table.page.url
    link = page.locator(".tools a[href^='/rules/']")
    text = page.locator("#rules-beside .beside-text")

    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#rules-beside")).to_be_visible(timeout=PATIENCE)
    box = page.locator("#rules-beside").bounding_box()
    assert box is not None
    assert (box["width"], box["x"] + box["width"]) == (400, 1280)
    width = page.locator("#panel").bounding_box()
    text.locator("a[data-clause]").first.click()
    expect(text.locator(".is-read")).to_have_count(1)
    page.locator("#rules-beside [type=search]").fill("discount")
    page.locator("#rules-beside [type=search]").press("Enter")
    expect(text.locator(".found")).to_contain_text("'discount'", timeout=PATIENCE)
    page.locator("#rules-beside .back").click()
    expect(text.locator(".is-read")).to_have_count(1)
    assert faults(page, "rules beside") == []
    page.locator("#rules-beside-heading").focus()
    page.keyboard.press("Escape")

    expect(page.locator("#rules-beside")).to_be_hidden()
    expect(link).to_be_focused()
    assert page.url == address
    assert page.locator("#panel").bounding_box() == width  # its style sheet changes nothing here


def test_without_script_the_rules_have_a_way_back(visit: Visit) -> None:
    page = visit(java_script_enabled=False)
    table = Home(page).go_on(*BUILDING)
    address = page.url
    page.locator(".tools a[href^='/rules/']").click()
    page.locator("[type=search]").fill("discount")
    page.locator(".search button").click()
    page.get_by_role("link", name="Back to the table").click()

    assert page.url == address
    expect(page.locator("#command")).to_be_visible()  # the line in the panel
    assert table.panel.count() == 1


# Commands


def test_a_command_adds_to_the_turn_and_another_finishes_it(table: Table) -> None:
    page = table.page
    rows = page.locator(".palette-row")

    page.keyboard.press("Control+k")
    expect(rows.first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Enter")  # nothing is chosen yet
    expect(table.command).to_be_visible()
    page.keyboard.type("duis")
    expect(rows.first).to_contain_text("Build in Duisburg", timeout=PATIENCE)
    expect(rows.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(table.tried).to_contain_text("Duisburg", timeout=PATIENCE)
    expect(page.locator("#palette")).to_be_hidden()
    page.keyboard.press("u")
    expect(table.tried).to_have_count(0, timeout=PATIENCE)
    page.keyboard.press("/")
    page.keyboard.type("ess")
    expect(page.locator("[data-whole]")).to_contain_text("Essen", timeout=PATIENCE)
    before = table.change
    page.keyboard.press("Control+Enter")
    table.wait_for_change(before)
    expect(table.log).to_contain_text("Essen", timeout=PATIENCE)


def test_a_refused_command_shows_its_reason_and_does_nothing(table: Table) -> None:
    page = table.page
    page.keyboard.press(".")
    page.keyboard.type("düss")
    row = page.locator(".palette-row[aria-disabled=true]")
    expect(row).to_contain_text("Düsseldorf costs 17", timeout=PATIENCE)
    row.click(force=True)

    expect(page.locator("#palette")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#palette")).to_be_hidden()
    assert table.tried.count() == 0


def test_commands_look_and_open_rules(table: Table) -> None:
    page = table.page
    page.keyboard.press("Control+k")
    page.keyboard.type("show fulda")
    expect(page.locator(".palette-row").first).to_contain_text("Fulda", timeout=PATIENCE)
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.city") == "fulda"
    page.keyboard.press("Control+k")
    page.keyboard.type("RC-4.16")
    expect(page.locator(".palette-row").first).to_contain_text("RC-4.16", timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page.locator("#rules-beside .is-read")).to_contain_text("RC-4.16", timeout=PATIENCE)


# The end


def test_the_end_is_celebrated_once_and_shared_as_a_picture(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.add_init_script(f"({COUNT_SOUNDS})()")
    page.add_init_script("localStorage.setItem('gridwright.tone', 'on')")
    table = Home(page).go_on(*LAST_TURN)
    table.act()

    expect(table.end).to_have_text("You win with 15 powered cities")
    assert page.locator("#moment [data-lit]").count() == 17
    page.wait_for_function("() => window.animations > 17 && window.sounds === 1")
    page.reload()
    assert page.evaluate("[window.animations, window.sounds]") == [0, 0]
    page.locator(".share summary").first.click()
    expect(page.locator("a.shared img")).to_be_visible()
    with page.expect_download() as saved:
        page.locator("[data-share=save]").click()
    picture = tmp_path / "result.png"
    saved.value.save_as(picture)
    content = picture.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(content[16:20]), int.from_bytes(content[20:24])) == (1200, 630)
    assert len(content) > 50_000  # the board is in it


SHARING = """() => {
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = async ({ title, files }) => {
        const bytes = new Uint8Array(await files[0].arrayBuffer());
        window.shared = [title, files[0].name, files[0].type, [...bytes.slice(0, 4)]];
    };
}"""
GIVING_UP = """() => {
    navigator.share = () => Promise.reject(new DOMException("", "AbortError"));
}"""
COPIED = """async () => {
    const [item] = await navigator.clipboard.read();
    const image = await createImageBitmap(await item.getType("image/png"));
    return [item.types, image.width, image.height];
}"""


def shared_end(page: Page) -> Page:
    """Open what can be done with the result of a game that is over."""
    page.goto(Home(page).keep(LAST_TURN[0]))
    page.locator(".share summary").first.click()
    expect(page.locator("a.shared img")).to_be_visible()
    return page


def test_the_picture_of_the_result_is_copied(visit: Visit) -> None:
    page = shared_end(visit(permissions=["clipboard-read", "clipboard-write"]))
    status = page.locator(".share [role=status]").first

    page.get_by_role("button", name="Copy picture").click()

    expect(status).to_have_text("The picture is on the clipboard.", timeout=PATIENCE)
    assert page.evaluate(COPIED) == [["image/png"], 1200, 630]
    page.evaluate("() => { navigator.clipboard.write = () => Promise.reject(new Error()); }")
    page.get_by_role("button", name="Copy picture").click()
    expect(status).to_have_text("The browser doesn't allow that. Save the picture instead.")


def test_the_picture_of_the_result_is_shared_where_the_browser_can(visit: Visit) -> None:
    page = visit()
    expect(shared_end(page).locator("[data-share=send]")).to_be_hidden()
    page.add_init_script(f"({SHARING})()")
    button = shared_end(page).locator("[data-share=send]")

    button.click()

    page.wait_for_function("() => window.shared", timeout=PATIENCE)
    title = page.locator("#result").inner_text()
    png = [0x89, *b"PNG"]
    assert page.evaluate("window.shared") == [title, "gridwright-result.png", "image/png", png]
    page.evaluate(GIVING_UP)
    button.click()
    expect(page.locator(".share [role=status]").first).to_have_text("")


def test_with_reduced_motion_the_end_is_there_at_once(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    page.add_init_script(f"({COUNT_SOUNDS})()")
    table = Home(page).go_on(*LAST_TURN)
    table.act()

    expect(page.locator(".medal")).to_be_visible()
    assert page.evaluate("window.animations") == 0


def test_another_player_is_told_who_wants_a_rematch(visit: Visit) -> None:
    page, other = visit(), visit()
    fields = {"title": "card", "seat-1": "me", "seat-2": "open", "seat-3": "novice"}
    table = Home(page).lay(**fields, map="")
    guest = Home(other).sit_down(table.invitation, "Marta")
    # Both give the game up, which ends it for a rematch as well as its end does.
    page.goto(page.url)
    for each in (table, guest):
        token = each.page.locator("[name=csrfmiddlewaretoken]").first.get_attribute("value") or ""
        form: dict[str, str | float | bool] = {"csrfmiddlewaretoken": token, "kind": "abandon"}
        origin = each.page.url.rsplit("/t/", 1)[0]
        address = f"{each.address}/propose"
        each.page.request.post(address, form={**form, "number": "0"}, headers={"Origin": origin})
    other.goto(guest.address)
    other.get_by_role("button", name="Rematch").click()
    other.wait_for_url("**/t/*")
    page.goto(table.address)

    expect(page.locator("#rematch")).to_contain_text("Marta wants a rematch.")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url("**/t/*")
    assert page.url.rsplit("/", 1)[1] == other.url.rsplit("/", 1)[1]


# Sounds


def test_no_sound_is_made_before_it_is_wanted_and_something_is_pressed(visit: Visit) -> None:
    page = visit()
    page.add_init_script(f"({COUNT_SOUNDS})()")
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    page.reload()
    play = """() => import(document.querySelector("script[src*='/table']").src
        .replace(/table[^/]*$/, "sounds.js")).then((module) => module.play("turn"))"""

    def heard() -> int:
        page.evaluate(play)
        return int(page.evaluate("window.sounds"))

    assert heard() == 0
    page.evaluate("localStorage.setItem('gridwright.tone', 'on')")
    assert heard() == 0  # it is wanted, but nothing was pressed yet
    page.mouse.click(2, 2)
    assert heard() == 1
    page.evaluate("localStorage.setItem('gridwright.volume', '0')")
    page.reload()
    page.mouse.click(2, 2)
    assert heard() == 0
