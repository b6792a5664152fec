"""The action panel: turns are tried freely and played once.

The tables have three seats and the seed of `tables.SEED`. In the first round the visitor has
plant 3, which burns 2 oil for 1 city, and 49 of its 50 Elektro. Oil costs 3, 3, 3, 4.
"""

import re
from html import unescape

import pytest

from gridwright.web import models
from gridwright.web.play import moves
from gridwright.web.play.perspective import perspective_of
from tests.web.browser import Page, Visitor, without_tokens
from tests.web.decisions import deciding
from tests.web.filling import Button, Form
from tests.web.tables import lines, take_turns

DASHES = str.maketrans({"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-"})


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def seen(visitor: Visitor, row: models.Table) -> Page:
    return visitor.get(f"/t/{row.pk}/panel")


def press(visitor: Visitor, row: models.Table, wanted: str) -> Page:
    """Press what sends or says *wanted*, and look again."""
    form, button = found(seen(visitor, row), wanted)
    answer = visitor.send(form, button)
    assert answer.status == 302, answer.alert
    return seen(visitor, row)


def found(page: Page, wanted: str) -> tuple[Form, Button]:
    for form in page.forms:
        for button in form.buttons:
            said = (button.value, button.marks.get("aria-label"), button.text)
            if wanted in said or button.text.startswith(f"{wanted} "):
                return form, button
    raise AssertionError(wanted, [b.text for f in page.forms for b in f.buttons])


def plain(html: str) -> str:
    return unescape(" ".join(re.sub(r"<[^>]+>", " ", html).split())).translate(DASHES)


def sums(page: Page) -> list[str]:
    """Return the rows of the running total."""
    return [plain(row) for row in re.findall(r"<div><dt>.*?</div>", page.html, re.DOTALL)]


def notes(page: Page) -> list[str]:
    return [plain(note) for note in re.findall(r'<p class="note">.*?</p>', page.html, re.DOTALL)]


def forecast(page: Page) -> str:
    """Return the line that says what follows."""
    line = page.html.partition('<p class="forecast"')[2].partition("</p>")[0]
    return plain(line.partition(">")[2])


def items(page: Page) -> list[str]:
    listed = page.html.partition('<ul class="items"')[2].partition("</ul>")[0]
    return [plain(item).rstrip(" ✕") for item in re.findall(r"<li>.*?</li>", listed, re.DOTALL)]


def go(page: Page) -> str:
    """Return what the yellow button says."""
    marked = [b for f in page.forms for b in f.buttons if "go" in b.marks.get("class", "").split()]
    return marked[0].text.removesuffix(" F") if marked else ""


# Building


def test_cities_are_tried_and_built_together(visitor: Visitor) -> None:
    """RC-4.9: Flensburg for 10, then Kiel for 10 and a connection of 4."""
    row = deciding(visitor, "build")
    page = seen(visitor, row)
    assert (go(page), sums(page)) == ("Finish without building", [])

    press(visitor, row, "build flensburg")
    page = press(visitor, row, "build kiel")

    assert lines(row)[9:] == []  # nothing is played yet
    assert items(page) == ["Flensburg 10", "Kiel 10 + 4 14"]
    assert sums(page) == ["Money left 49 - 24 25"]
    assert forecast(page) == "Powers 0 of 2 , earns 10 · then 1st as it stands · refill 2 oil"
    assert go(page) == "Finish and pay 24"
    press(visitor, row, "Finish and pay 24")
    assert [line for _, _, line in lines(row)[9:]] == ["build flensburg", "build kiel", "done"]


def test_the_head_of_the_panel_has_my_money(visitor: Visitor) -> None:
    row = deciding(visitor, "build")

    assert purse(seen(visitor, row)) == "49"
    assert purse(press(visitor, row, "build flensburg")) == "49"  # what is left stands below


def purse(page: Page) -> str:
    """Return the money in the head of the panel; "" without any."""
    found = re.search(r'class="purse".*?<b>(\d+)</b>', page.html, re.DOTALL)
    return found[1] if found else ""


def test_any_city_can_be_taken_out_again(visitor: Visitor) -> None:
    """Without Flensburg, Kiel is the first city, which needs no connection."""
    row = deciding(visitor, "build")
    press(visitor, row, "build flensburg")
    press(visitor, row, "build kiel")

    page = press(visitor, row, "Remove Flensburg")
    assert (items(page), go(page)) == (["Kiel 10"], "Finish and pay 10")
    page = press(visitor, row, "Clear")
    assert (items(page), go(page)) == ([], "Finish without building")


def test_undo_takes_out_the_last_that_was_tried(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    press(visitor, row, "build flensburg")
    press(visitor, row, "build kiel")

    assert items(press(visitor, row, "Undo")) == ["Flensburg 10"]


def test_what_a_city_costs_is_explained_at_the_city(visitor: Visitor) -> None:
    """Flensburg to Hamburg runs over Kiel: 4 and 8, with the slot of 10."""
    row = deciding(visitor, "build")
    page = press(visitor, row, "build flensburg")

    _, hamburg = found(page, "build hamburg")
    assert hamburg.marks["data-city"] == "hamburg"
    assert hamburg.marks["data-price"] == "22"
    assert hamburg.marks["data-path"] == "flensburg kiel hamburg"
    beside = page.html.partition('data-city="hamburg"')[2].partition("</button>")[2]
    parts = re.findall(r"<span>([^<]+)</span> <b>(\d+)</b>", beside.translate(DASHES))
    assert parts[:4] == [
        ("City slot", "10"),
        ("Flensburg - Kiel", "4"),
        ("Kiel - Hamburg", "8"),
        ("Total (17 left)", "22"),
    ]


def test_what_cannot_be_paid_is_there_and_says_why(visitor: Visitor) -> None:
    """RC-4.16: Osnabrück is 30 from Kiel; with the slot it costs 40, and 25 are left."""
    row = deciding(visitor, "build")
    for city in ("flensburg", "kiel"):
        page = press(visitor, row, f"build {city}")

    form, button = next(
        (form, button)
        for form in page.forms
        for button in form.buttons
        if button.marks.get("data-city") == "osnabrueck"
    )
    assert button.is_refused
    answer = visitor.send(form, button)
    assert answer.status == 422
    assert answer.alert.endswith("RC-4.16 Nothing was changed.")
    assert len(items(seen(visitor, row))) == 2


def test_a_finished_turn_comes_back_as_it_was_tried(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    press(visitor, row, "build flensburg")
    press(visitor, row, "build kiel")
    press(visitor, row, "Finish and pay 24")

    page = press(visitor, row, "Undo")

    assert [line.partition(" ")[0] for _, _, line in lines(row)[12:]] == ["undo"] * 3
    assert items(page) == ["Flensburg 10", "Kiel 10 + 4 14"]
    assert go(page) == "Finish and pay 24"


def test_the_same_finish_twice_is_played_once(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    press(visitor, row, "build flensburg")
    form, button = found(seen(visitor, row), "Finish and pay 10")

    answers = [visitor.send(form, button) for _ in range(2)]

    assert [answer.status for answer in answers] == [302, 302]
    assert len(lines(row)) == 9 + 2


def test_a_turn_for_another_position_is_answered_with_the_new_one(visitor: Visitor) -> None:
    row = deciding(visitor, "bid")
    page = seen(visitor, row)
    (form, button), (_, higher) = found(page, "bid 2"), found(page, "bid 6")
    moves.play(row.pk, 2, "bid 2", 1)
    moves.play(row.pk, 0, "bid 3", 2)

    answer = visitor.send(form, button)
    late = visitor.send(form, higher)

    assert answer.status == 302  # that was played
    assert late.status == 409
    assert late.alert == "Meanwhile: Ana bids 3. Nothing was changed."


def test_who_acts_in_another_tab_is_not_told_of_others(visitor: Visitor) -> None:
    row = deciding(visitor, "bid")
    form, button = found(seen(visitor, row), "bid 2")
    moves.play(row.pk, 2, "bid 6", 1)

    late = visitor.send(form, button)

    assert late.status == 409
    assert late.alert == "The game has moved on. Nothing was changed."


# Fuel


def test_fuel_is_chosen_by_its_last_unit(visitor: Visitor) -> None:
    row = deciding(visitor, "buy")
    page = seen(visitor, row)
    assert go(page) == "Finish without buying"
    units = [b for f in page.forms for b in f.buttons if b.marks.get("data-fuel") == "oil"]
    assert [(b.marks["data-amount"], b.text) for b in units] == [
        ("1", "3"),
        ("2", "3"),
        ("3", "3"),
        ("4", "4"),
    ]

    page = press(visitor, row, "Oil: buy 4, the last for 4")

    assert sums(page) == ["Powers with 3 1", "Money left 49 - 13 36"]
    assert go(page) == "Finish and pay 13"
    page = press(visitor, row, "Oil: one less")
    assert go(page) == "Finish and pay 9"
    press(visitor, row, "Finish and pay 9")
    assert [line for _, _, line in lines(row)[6:]] == ["buy oil 3", "done"]


def test_sets_of_fuel_are_one_press(visitor: Visitor) -> None:
    """Plant 3 burns 2 oil and holds 4."""
    row = deciding(visitor, "buy")

    assert go(press(visitor, row, "One run of everything")) == "Finish and pay 6"
    assert go(press(visitor, row, "Fill up")) == "Finish and pay 13"


def test_the_storage_of_a_map_is_one_more_row(visitor: Visitor) -> None:
    """RC-U2: the USA keep coal beside the market, which plant 3 does not burn."""
    page = seen(visitor, deciding(visitor, "buy", board="usa"))

    rows = [plain(row) for row in re.findall(r'<form class="fuel.*?</form>', page.html, re.DOTALL)]
    assert [row.partition(" ")[0] for row in rows] == ["oil", "storage"]
    assert rows[-1].startswith("storage None of your plants can burn coal.")


def test_fuel_that_nothing_burns_says_so(visitor: Visitor) -> None:
    page = seen(visitor, deciding(visitor, "buy"))

    sentence = "Coal, garbage, uranium: none of your plants can burn them. RC-3.3"
    assert sentence in plain(page.html)


def test_a_hint_says_what_would_power_more(visitor: Visitor) -> None:
    """With a city and no fuel, 2 oil power it."""
    row = deciding(visitor, "build")
    press(visitor, row, "build flensburg")
    press(visitor, row, "Finish and pay 10")
    row.refresh_from_db()
    take_until(row, "buy")
    page = seen(visitor, row)

    assert forecast(page) == "Powers 0 of 1 , earns 10 · 2 more oil powers your city"


def take_until(row: models.Table, verb: str) -> None:
    """Let everybody do the least until the visitor may do *verb*."""
    while True:
        found = perspective_of(row.pk, row.host)
        assert found is not None
        offers = found.game.offers(found.view, found.to_act)
        legal = [offer.text for offer in offers if offer.is_legal]
        if found.is_my_turn and legal[0].split()[0] == verb:
            row.bot_turns.all().delete()
            return
        least = [line for line in legal if line in ("drop", "pass", "done", "power none")]
        moves.play(row.pk, found.to_act, least[0] if least else legal[0], found.version)


# The auction


def test_a_card_is_put_up_with_a_first_bid(visitor: Visitor) -> None:
    """Plant 3 has the discount, so its minimum is 1; 50 - 1 are left."""
    row = deciding(visitor, "open")
    page = press(visitor, row, "open 3 1")

    assert sums(page)[0] == "If nobody bids more plant 1 of 3 50 - 1 = 49 left"
    press(visitor, row, "Auction plant 3, bid 1")
    assert lines(row) == [(0, 1, "open 3 1")]


def test_passing_is_refused_in_the_first_round(visitor: Visitor) -> None:
    """RC-2.30: everybody buys a plant in the first round."""
    row = deciding(visitor, "open")

    answer = visitor.post(f"/t/{row.pk}/play", version="0", line="pass")

    assert (answer.status, "RC-2.30" in answer.alert) == (422, True)


def test_a_bid_is_one_press(visitor: Visitor) -> None:
    row = deciding(visitor, "bid")
    page = seen(visitor, row)

    raises = [b.value for f in page.forms for b in f.buttons if b.value.startswith("bid ")]
    assert raises == ["bid 2", "bid 3", "bid 6"]
    assert "Highest bid: Bea" in plain(page.html)
    assert sums(page)[0] == "If you win at 2 plant 1 of 3 50 - 2 = 48 left"
    visitor.send(*found(page, "bid 6"))
    assert lines(row)[1:] == [(1, 2, "bid 6")]


def test_the_cheapest_plant_to_lose_is_chosen_first(visitor: Visitor) -> None:
    """RC-2.34: 5, 6 and 13 power one city each; 14, just bought, stays."""
    row = deciding(visitor, "remove")
    page = seen(visitor, row)

    assert go(page) == "Discard plant 5"
    assert sums(page) == ["You keep 6, 13, 14 4", "Resources kept nothing all of them"]
    assert found(page, "remove 14")[1].is_refused
    page = press(visitor, row, "remove 6")
    assert go(page) == "Discard plant 6"
    press(visitor, row, "Discard plant 6")
    assert lines(row)[-1][2] == "remove 6"


# Power


def test_the_best_way_is_chosen_until_another_is(visitor: Visitor) -> None:
    """2 oil in plant 3 supply 1 city for 22; nothing brings 10."""
    row = deciding(visitor, "buy")
    press(visitor, row, "One run of everything")
    press(visitor, row, "Finish and pay 6")
    take_until(row, "build")
    press(visitor, row, "build flensburg")
    press(visitor, row, "Finish and pay 10")
    take_until(row, "power")
    page = seen(visitor, row)

    assert go(page) == "Power 1 city, earn 22"
    assert sums(page) == ["3 burns 2 oil 1", "1 of 1 city left over: nothing 22"]
    page = press(visitor, row, "power none")
    assert go(page) == "Power no cities, earn 10"
    assert sums(page) == ["0 of 1 city left over: 2 oil 10"]
    page = press(visitor, row, "Use the best combination")
    press(visitor, row, "Power 1 city, earn 22")
    assert "power 3 with oil 2" in [line for _, _, line in lines(row)]


# Places


def test_a_region_is_chosen_and_then_played(visitor: Visitor) -> None:
    row = deciding(visitor, "region", regions="draft")
    assert go(seen(visitor, row)) == ""

    page = press(visitor, row, "region north")
    assert go(page) == "Add North"
    page = press(visitor, row, "region east")
    assert go(page) == "Add East"
    press(visitor, row, "Add East")

    assert lines(row) == [(0, 1, "region east")]


# Typing


def test_what_is_typed_is_added_to_the_turn(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    visitor.post(f"/t/{row.pk}/command", version="9", line="Build Kiel")
    assert items(seen(visitor, row)) == ["Kiel 10"]

    visitor.post(f"/t/{row.pk}/command", version="9", line="done")

    assert [line for _, _, line in lines(row)[9:]] == ["build kiel", "done"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("why build kiel", "That's allowed: build kiel."),
        ("why build flensburg", "You already have a house in Flensburg. RC-4.11"),
        ("why build atlantis", "There is no city 'atlantis' on this map."),
    ],
)
def test_why_is_answered(visitor: Visitor, typed: str, said: str) -> None:
    row = deciding(visitor, "build")
    press(visitor, row, "build flensburg")

    answer = visitor.post_by_script(f"/t/{row.pk}/command", version="9", line=typed)

    assert answer.status == 200
    assert f"{said.partition(' RC')[0]}" in plain(answer.html)
    assert len(items(seen(visitor, row))) == 1


# Whose turn it is


def test_who_waits_is_told_for_whom_and_whether_they_are_next(visitor: Visitor) -> None:
    """Building runs in reverse order: the visitor, who bought plant 3, before Cid and Ana."""
    row = deciding(visitor, "build")
    row.places.filter(number=2).update(guest=row.host, bot="")
    row.places.filter(number=1).update(guest=None, bot="novice")

    page = seen(visitor, row)

    assert "Bea is building · you're next" in page.text
    assert go(page) == ""


def test_nobody_else_sees_or_changes_what_a_seat_tries(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    other = Visitor()
    row.places.filter(number=0).update(guest=other.become("Ana"), bot="")
    before = other.get(f"/t/{row.pk}").html
    press(visitor, row, "build flensburg")

    after = other.get(f"/t/{row.pk}").html
    assert without_tokens(after) == without_tokens(before)
    answer = other.post(f"/t/{row.pk}/draft", version="9", way="clear")
    assert (answer.status, answer.alert) == (422, "It's not your turn. Nothing was changed.")
    assert items(seen(visitor, row)) == ["Flensburg 10"]


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({}, 400),
        ({"version": "9"}, 400),
        ({"version": "9", "way": "fly"}, 400),
        ({"version": "9", "way": "out", "number": "-1"}, 400),
        ({"version": "9", "way": "add", "line": "x" * 101}, 400),
        ({"version": "9", "way": "add", "line": "build\x00"}, 400),
        ({"version": "9", "way": "add", "line": "fly away"}, 422),
        ({"version": "9", "way": "only", "line": "drop"}, 422),
        ({"version": "9", "way": "add", "line": "done"}, 422),
        ({"version": "9", "way": "put", "line": "build", "number": "3"}, 422),
        ({"version": "8", "way": "clear"}, 409),
        ({"version": "9", "way": "out", "number": "7"}, 302),
    ],
)
def test_a_draft_is_read_with_care(visitor: Visitor, fields: dict[str, str], status: int) -> None:
    row = deciding(visitor, "build")

    assert visitor.post(f"/t/{row.pk}/draft", **fields).status == status
    assert not row.drafts.exists()


def test_what_depends_on_an_item_falls_out_with_it(visitor: Visitor) -> None:
    """OP-3b.1: a card needs a free slot, which the building site brings."""
    row = deciding(visitor, "station", "outpost")
    found_ = perspective_of(row.pk, row.host)
    assert found_ is not None
    pool = [o.text for o in found_.offers() if o.text.startswith("slot ")]
    site = next(o.text for o in found_.offers() if o.text.startswith("plant ") and o.is_legal)
    housing = next(o.text for o in found_.offers() if o.text.startswith("housing ") and o.is_legal)
    for line in (site, housing, pool[0]):
        answer = visitor.post(f"/t/{row.pk}/draft", version=str(row.version), way="add", line=line)
        if answer.status == 422:
            break
    kept = row.drafts.get().lines
    needed = site if pool[0] in kept else ""
    assert needed
    taken_out = 0 if kept[0] == site else 1
    visitor.post(f"/t/{row.pk}/draft", version=str(row.version), way="out", number=str(taken_out))
    page = seen(visitor, row)

    assert pool[0] in row.drafts.get().dropped
    assert "No longer possible, so removed:" in page.html


def test_bots_go_on_after_a_turn(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    visitor.post(f"/t/{row.pk}/play", line="done", version=str(row.version))

    assert take_turns(2) == 2
