"""The board under pointer and keyboard: which choice a place stands for, and what is in view."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scripts.conftest import Load

CITIES = {
    "Bonn": (100, 100),
    "Essen": (300, 110),
    "Hamm": (290, 400),
    "Kiel": (700, 390),
    "Ulm": (100, 420),
}
PRICES = {"Bonn": 24, "Essen": 10, "Hamm": 17}


def plate(city: str, x: int, y: int) -> str:
    return f"""<g data-city="{city}" data-name="{city}" data-in-play="yes"
    transform="translate({x},{y})">
    <title>{city}, free</title><rect x="-30" y="-15" width="60" height="30"/></g>"""


def choice(city: str, price: int) -> str:
    return f"""<li><button name="line" value="build {city}" data-city="{city}" data-price="{price}"
    data-path="Ulm {city}">{city}</button>
    <div class="breakdown" hidden><p class="part">Slot <b>10</b></p><p
    class="part">Way <b>{price - 10}</b></p>
    <p class="part is-total">All <b>{price}</b></p></div></li>"""


BOARD = f"""<section id="board" data-me="1">
<svg viewBox="0 0 800 500" style="display: block; width: 800px; height: 500px"><g
transform="translate(0,0)">
<path data-land="yes" d="M0,0L9,9"/><text data-cost="Bonn Ulm">7</text><text
data-cost="Ulm Hamm">8</text>
<g data-layer="halos"></g>
{"".join([plate(city, x, y) for city, (x, y) in CITIES.items()])}</g></svg>
<button data-zoom="in">+</button><button data-zoom="out">-</button><button
data-zoom="fit">o</button>
<div class="quote" hidden></div><svg class="where" hidden
style="width: 50px"><rect/></svg></section>"""
PANEL = f"""<section id="panel"><svg><g data-card="15"></g></svg><input
id="command" placeholder="Type">
<ul>{"".join([choice(city, price) for city, price in PRICES.items()])}
<li><button data-city="Kiel" data-price="99" aria-disabled="true">Kiel</button><span
class="why">Too dear.</span></li></ul>
<button data-fuel="coal" data-amount="1">1</button><button data-fuel="coal"
data-amount="2">2</button>
<button data-fuel="oil">oil</button><button data-card="13">13</button><button
data-region="north">N</button>
<button data-fuel-card="gas2" data-column="3">g</button><button
data-out="Ulm">x</button></section>"""
MARKETS = """<section id="fuel">
<div data-fuel="coal"><i data-token></i><i data-token class="one">1</i><i data-token
class="two">2</i>
<i data-token class="three">3</i></div>
<div data-fuel="oil"><i data-token></i><i data-token class="drop">1</i></div><b
data-fuel-card="gas2" data-column="3">g</b>
<b data-fuel-card="gas2" data-column="2">h</b></section>
<section id="market"><b data-card="13">13</b><b data-card="15">15</b></section>
<section id="company"><b data-pool="13">pool</b></section>"""
SELECTED = """<div class="selected" hidden data-add="Add #"
data-why="Why #?"><p><b></b><span></span></p>
<span class="money"><b></b></span><button class="add"></button><button class="why"></button><div
class="parts"></div></div>"""
STYLE = """<style>#board { position: relative; width: 800px }
.quote { position: absolute; left: 0; bottom: 0; width: 200px; height: 180px; pointer-events: none }
.quote.at-top { top: 0; bottom: auto } .quote.at-right { left: auto; right: 0 }</style>"""
PAGE = f"{STYLE}<main>{BOARD}{SELECTED}{PANEL}{MARKETS}</main>"


@pytest.fixture
def page(load: Load) -> Page:
    return start(load(PAGE, "board", "view"))


def start(page: Page) -> Page:
    page.evaluate("modules.board.setUpBoard(); modules.board.setUpMarkets()")
    page.evaluate(
        """document.addEventListener("click", ({ target }) => {
            const button = target.closest("#panel button");
            if (button) window.pressed = [...(window.pressed ?? []), button.textContent];
        })"""
    )
    return page


def pressed(page: Page) -> list[str]:
    names: list[str] = page.evaluate("window.pressed ?? []")
    return names


def cities(page: Page, selector: str) -> list[str]:
    """Return the cities whose plates the *selector* fits."""
    script = "plates => plates.map((plate) => plate.dataset.city)"
    names: list[str] = page.locator(f"#board {selector}").evaluate_all(script)
    return names


def view(page: Page) -> list[float]:
    text = page.locator("#board > svg").first.get_attribute("viewBox") or ""
    return [round(float(number), 2) for number in text.split(" ")]


# Pressing


@pytest.mark.parametrize(
    ("place", "button"),
    [
        ("#board [data-city=Hamm] rect", "Hamm"),
        ("#fuel .one", "1"),
        ("#fuel .two", "2"),
        ("#fuel .drop", "oil"),
        ("#market [data-card='13']", "13"),
        ("#company [data-pool]", "13"),
        ("#fuel [data-column='3']", "g"),
    ],
)
def test_a_piece_presses_its_choice(page: Page, place: str, button: str) -> None:
    page.locator(place).click()

    assert pressed(page) == [button]


@pytest.mark.parametrize(
    "place", ["#market [data-card='15']", "#fuel [data-column='2']", "#board [data-city=Ulm] rect"]
)
def test_a_piece_without_a_choice_presses_nothing(page: Page, place: str) -> None:
    page.locator(place).click(force=True)

    assert pressed(page) == []


def test_only_pieces_with_a_choice_look_live(page: Page) -> None:
    live = (
        "[...document.querySelectorAll('.is-live')].map((piece) => Object.values(piece.dataset)[0])"
    )

    assert page.evaluate(live) == [
        "Bonn",
        "Essen",
        "Hamm",
        "Kiel",
        "coal",
        "oil",
        "gas2",
        "13",
        "13",
    ]
    assert cities(page, "[aria-disabled]") == ["Kiel", "Ulm"]


def test_pointing_at_a_city_shows_way_price_and_line(page: Page) -> None:
    page.locator("#board [data-city=Hamm] rect").hover()

    expect(page.locator("#board path.way")).to_have_attribute("d", "M100,420L290,400")
    expect(page.locator("#board .lit")).to_have_text("8")
    halo = page.locator("#board rect.pointed-halo")
    box = [halo.get_attribute(name) for name in ("x", "y", "width", "height", "rx")]
    assert box == ["260", "385", "60", "30", "13"]
    expect(page.locator("#board .quote header")).to_have_text("Hamm17")
    expect(page.locator("#board .quote .part:visible")).to_have_text(["Slot 10", "Way 7", "All 17"])
    expect(page.locator("#command")).to_have_attribute("placeholder", "build Hamm")

    page.mouse.move(1200, 700)
    expect(page.locator("#board .pointed, #board .lit, .is-pointed")).to_have_count(0)
    expect(page.locator("#command")).to_have_attribute("placeholder", "Type")


def test_pointing_at_a_choice_shows_its_city(page: Page) -> None:
    page.locator("#panel [data-city=Bonn]").hover()

    expect(page.locator("#board [data-city=Bonn].is-pointed")).to_have_count(1)
    expect(page.locator("#board .lit")).to_have_text("7")  # the badge is named the other way round


def test_a_city_that_is_refused_says_why(page: Page) -> None:
    page.locator("#board [data-city=Kiel] rect").hover()

    expect(page.locator("#board .quote .refused")).to_have_text("Too dear.")
    expect(page.locator("#board rect.no-halo")).to_have_count(1)
    expect(page.locator("#board .way")).to_have_count(0)


@pytest.mark.parametrize(
    ("place", "corner"),
    [("400,250", ""), ("150,440", "at-top"), ("150,100", ""), ("400,440", "")],
)
def test_the_card_goes_to_a_corner_where_it_covers_no_city(
    page: Page, place: str, corner: str
) -> None:
    page.evaluate(
        """place => document.querySelector("#board [data-city=Hamm]")
        .setAttribute("transform", `translate(${place})`)""",
        place,
    )

    page.locator("#board [data-city=Hamm] rect").hover()

    assert page.locator("#board .quote").get_attribute("class") == f"quote {corner}"


def test_on_a_narrow_screen_the_first_press_selects(load: Load) -> None:
    page = start(load(PAGE, "board", width=700))

    page.locator("#board [data-city=Hamm] rect").click()
    assert pressed(page) == []
    expect(page.locator(".selected > p")).to_have_text("Hamm10 + 7")
    expect(page.locator(".selected .add")).to_have_text("Add Hamm")
    expect(page.locator(".selected .why")).to_have_text("Why 17?")

    page.locator(".selected .add").click()
    assert pressed(page) == ["Hamm"]
    expect(page.locator(".selected")).to_be_hidden()


# The keyboard


@pytest.mark.parametrize(
    ("city", "key", "reached"),
    [
        ("Bonn", "ArrowRight", "Essen"),
        ("Bonn", "ArrowDown", "Ulm"),
        ("Bonn", "ArrowLeft", "Bonn"),
        ("Essen", "ArrowDown", "Hamm"),
        ("Hamm", "ArrowRight", "Kiel"),
        ("Hamm", "ArrowLeft", "Ulm"),
        ("Kiel", "ArrowUp", "Essen"),
        ("Kiel", "ArrowDown", "Kiel"),  # Hamm is 10 units below, and far aside
        ("Ulm", "ArrowUp", "Bonn"),
    ],
)
def test_arrows_go_to_the_nearest_city_that_way(
    page: Page, city: str, key: str, reached: str
) -> None:
    page.locator(f"#board [data-city={city}]").focus()

    page.keyboard.press(key)

    assert page.evaluate("document.activeElement.dataset.city") == reached


def test_next_and_previous_go_by_price(page: Page) -> None:
    def step(by: int) -> str:
        page.evaluate(f"modules.board.step({by})")
        return str(page.evaluate("document.activeElement.dataset.city"))

    page.evaluate("modules.board.enterBoard()")
    assert page.evaluate("document.activeElement.dataset.city") == "Essen"  # the cheapest
    assert [step(1), step(1), step(1), step(-1), step(-1)] == [
        "Hamm",
        "Bonn",
        "Essen",
        "Bonn",
        "Hamm",
    ]
    assert cities(page, "[tabindex='0']") == ["Hamm"]


def test_keys_press_take_out_and_let_go(page: Page) -> None:
    page.locator("#board [data-city=Hamm]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    page.keyboard.press("Control+Enter")
    page.locator("#board [data-city=Ulm]").focus()
    page.keyboard.press("Delete")

    assert pressed(page) == ["Hamm", "Hamm", "x"]


def test_the_city_that_is_pointed_at_stays_when_the_page_changes(page: Page) -> None:
    page.locator("#board [data-city=Hamm]").focus()
    page.evaluate("document.querySelector('#panel ul').innerHTML += ''; modules.board.setUpBoard()")
    expect(page.locator("#board rect.pointed-halo")).to_have_count(1)

    page.evaluate("document.querySelector('#panel ul').innerHTML = ''; modules.board.setUpBoard()")
    expect(page.locator("#board .pointed, #board .is-live")).to_have_count(0)


# What is in view


def test_zoom_keeps_the_middle_and_its_limits(page: Page) -> None:
    inwards, out = page.locator("[data-zoom=in]"), page.locator("[data-zoom=out]")
    inwards.click()
    assert view(page) == [114.29, 71.43, 571.43, 357.14]
    expect(page.locator(".where")).not_to_have_attribute("hidden", "")
    assert page.locator(".where rect").get_attribute("width") == str(800 / 1.4)

    for _ in range(9):
        inwards.click()
    assert view(page) == [300, 187.5, 200, 125]  # four times
    out.click()
    assert view(page) == [260, 162.5, 280, 175]
    for _ in range(9):
        out.click()
    assert view(page) == [0, 0, 800, 500]
    expect(page.locator(".where")).to_have_attribute("hidden", "")

    inwards.click()
    page.locator("[data-zoom=fit]").click()
    assert view(page) == [0, 0, 800, 500]


def test_the_wheel_zooms_where_the_pointer_is(page: Page) -> None:
    page.mouse.move(200, 400)
    page.mouse.wheel(0, -100)

    page.wait_for_function("document.querySelector('#board > svg').viewBox.baseVal.width < 800")
    assert view(page) == [26.09, 52.17, 695.65, 434.78]
    x, y, width, height = view(page)
    assert round(x + width * 200 / 800) == 200
    assert round(y + height * 400 / 500) == 400


def test_a_drag_moves_the_board_to_its_edge_and_presses_nothing(page: Page) -> None:
    for _ in range(3):
        page.locator("[data-zoom=in]").click()
    x, y, width, height = view(page)
    assert (x, y, width, height) == (254.23, 158.89, 291.55, 182.22)

    page.mouse.move(400, 250)
    page.mouse.down()
    page.mouse.move(480, 210)
    assert view(page) == [
        round(254.227 - 80 * 291.545 / 800, 2),
        round(158.892 + 40 * 291.545 / 800, 2),
        width,
        height,
    ]
    assert page.evaluate("modules.view.wasDragged()") is True
    page.mouse.move(1200, 250)
    page.mouse.move(2000, 250)
    assert view(page)[0] == 0
    page.mouse.up()
    page.wait_for_function("!modules.view.wasDragged()")
    assert pressed(page) == []


def test_a_small_tremble_is_no_drag(page: Page) -> None:
    page.locator("[data-zoom=in]").click()
    before = view(page)
    page.mouse.move(400, 250)
    page.mouse.down()
    page.mouse.move(402, 253)

    assert view(page) == before
    assert page.evaluate("modules.view.wasDragged()") is False
    page.mouse.up()


def test_two_fingers_pinch(page: Page) -> None:
    page.evaluate(
        """() => {
            const plate = document.querySelector("#board [data-city=Bonn]");
            const send = (name, pointerId, clientX) => plate.dispatchEvent(
                new PointerEvent(name, { pointerId, clientX, clientY: 250, bubbles: true }));
            send("pointerdown", 1, 300); send("pointerdown", 2, 500);
            send("pointermove", 1, 200); send("pointermove", 2, 600);
        }"""
    )

    _, _, width, height = view(page)
    assert (width, height) == (400, 250)  # twice as far apart, half as wide
    assert page.evaluate("modules.view.wasDragged()") is True


def test_a_board_too_small_to_read_begins_with_my_houses(load: Load) -> None:
    small = PAGE.replace("width: 800px; height: 500px", "width: 300px; height: 200px")
    house = '<rect data-house="1" x="-5" y="-5" width="10" height="10"/>'
    mine = small.replace("<title>Kiel, free</title>", f"<title>Kiel, mine</title>{house}")

    page = start(load(mine, "board", width=400))
    x, y, width, height = view(page)
    assert (round(width, 1), round(height, 1)) == (326.1, 217.4)  # 0.92 pixels for a unit
    assert (round(x, 1), round(y, 1)) == (473.9, 281.3)  # Kiel is near the right edge

    assert view(start(load(PAGE, "board"))) == [0, 0, 800, 500]


def test_who_steps_to_a_city_out_of_view_sees_it(page: Page) -> None:
    for _ in range(6):
        page.locator("[data-zoom=in]").click()
    assert view(page) == [300, 187.5, 200, 125]

    page.evaluate("modules.board.step(1)")  # Hamm at 290, 400

    assert view(page) == [190, 337.5, 200, 125]
    assert page.evaluate("[modules.view.isInView(290, 400), modules.view.isInView(100, 100)]") == [
        True,
        False,
    ]
