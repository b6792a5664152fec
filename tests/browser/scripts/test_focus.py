"""Where the focus goes when the panel is replaced: a table of changes."""

from playwright.sync_api import Page

from tests.browser.scripts.conftest import Load
from tests.browser.scripts.test_parts import answer, replace

BIDS = '<button id="raise">+1</button><button id="drop" class="danger">Drop</button>'
CITIES = '<button data-city="bonn">Bonn</button><button data-city="ulm">Ulm</button>'
PLANTS = '<button data-card="4">4</button>'
BODIES = {
    "mine bidding": BIDS,
    "mine opening": PLANTS + '<input id="bid" name="number" value="4">',
    "mine cities": CITIES,
    "mine powering": '<button data-card="9">9</button>',
    "plan cities": CITIES,
    "other": '<button id="skip">Skip</button>',
}


def panel(kind: str, digest: str = "a2", body: str | None = None) -> str:
    inside = BODIES[kind] if body is None else body
    return f"""<section id="panel" data-digest="{digest}" data-decision="{kind}">
    <h2 id="act" tabindex="-1">{kind}</h2><form onsubmit="return false">{inside}
    <button class="go">Go</button></form></section>"""


def page_with(kind: str) -> str:
    return f"""<main id="main" tabindex="-1"><i id="state" hidden data-change="1"></i>
    {panel(kind, "a1")}<section id="log" data-digest="l1"><div class="lines" tabindex="0"
    id="lines">log</div></section><input id="chat"><dialog id="box"><button id="inside">x</button>
    </dialog></main>"""


def focused(page: Page) -> str:
    return str(
        page.evaluate(
            """() => { const at = document.activeElement;
            return at.id || at.dataset.city || at.className || at.localName; }"""
        )
    )


CHANGES = (  # the kind of decision before, what has the focus, the kind after, and the focus then
    # Another kind of decision: the heading
    ("mine opening", "[data-card='4']", "mine bidding", "act"),
    ("mine bidding", "#raise", "mine opening", "act"),
    ("mine bidding", "#drop", "other", "act"),
    ("mine cities", ".go", "mine powering", "act"),
    ("mine cities", "[data-city=ulm]", "other", "act"),
    ("mine powering", ".go", "mine opening", "act"),
    ("mine cities", "#act", "mine powering", "act"),
    ("other", "#skip", "mine cities", "act"),
    ("other", "#act", "mine bidding", "act"),
    ("plan cities", "[data-city=bonn]", "mine cities", "act"),
    ("mine cities", ".go", "plan cities", "act"),
    ("other", "", "mine cities", "act"),
    ("mine cities", "", "other", "act"),
    # The same kind again: the same control, or the button that goes on
    ("mine bidding", "#raise", "mine bidding", "raise"),
    ("mine bidding", "#drop", "mine bidding", "drop"),
    ("mine cities", "[data-city=ulm]", "mine cities", "ulm"),
    ("mine cities", ".go", "mine cities", "go"),
    ("mine opening", "#bid", "mine opening", "bid"),
    ("other", "#skip", "other", "skip"),
    ("other", "#act", "other", "act"),
    ("mine cities", "#act", "mine cities", "act"),
    ("mine cities", "", "mine cities", "body"),
    # Never taken from a field or the log
    ("other", "#chat", "mine cities", "chat"),
    ("mine cities", "#chat", "other", "chat"),
    ("other", "#lines", "mine bidding", "lines"),
    ("mine cities", "#lines", "mine powering", "lines"),
    ("other", "#main", "mine cities", "main"),
)


def test_focus_after_each_change(load: Load) -> None:
    page = load("", "parts")
    wrong = []
    for number, (before, focus, after, at) in enumerate(CHANGES):
        page.evaluate(
            """async ([html, number]) => {
                document.body.innerHTML = html; // and the scripts as in a new page
                window.modules = { parts: await import(`/static/gridwright/parts.js?${number}`) };
            }""",
            [page_with(before), number],
        )
        if focus:
            page.locator(focus).first.focus()
        replace(page, answer(2, panel(after)))
        if focused(page) != at:
            wrong.append((before, focus, after, focused(page)))

    assert wrong == []


def test_the_next_bid_has_the_control_of_the_last_one(load: Load) -> None:
    page = load(page_with("mine bidding"), "parts")
    page.locator("#raise").focus()

    replace(page, answer(2, panel("other", "a2")))
    assert focused(page) == "act"
    replace(page, answer(3, panel("other", "a3")))
    replace(page, answer(4, panel("mine bidding", "a4")))

    assert focused(page) == "raise"


def test_a_control_that_is_gone_leaves_the_focus_to_the_button_that_goes_on(load: Load) -> None:
    page = load(page_with("mine cities"), "parts")
    page.locator("[data-city=ulm]").focus()

    replace(page, answer(2, panel("mine cities", body="")))

    assert focused(page) == "go"


def test_an_open_dialog_keeps_the_focus(load: Load) -> None:
    page = load(page_with("mine cities"), "parts")
    page.evaluate("document.getElementById('box').showModal()")

    replace(page, answer(2, panel("other")))

    assert focused(page) == "inside"
