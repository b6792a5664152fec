"""The action panel of Outpost: build, place cards, hire, back and forth until it is finished.

The table has three seats and the seed of `tables.SEED`. In the first round the visitor has 47,
plant 3 (3 workers, 2 cities) and housing 10 (2 beds) in its pool. Workers cost 1, 1, 1, 2.
"""

import re

import pytest

from gridwright.web import models
from gridwright.web.pages.panel.expansion_steps import current_offers
from gridwright.web.pages.panel.turn import Turn
from gridwright.web.pages.pictures import highlight
from gridwright.web.play.perspective import perspective_of
from tests.web.browser import Page, Visitor
from tests.web.decisions import deciding
from tests.web.tables import lines
from tests.web.test_panel import found, go, items, notes, plain, press, seen, sums

CARDS, WORKERS = "Next: place cards", "Next: hire workers"


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


@pytest.fixture
def row(visitor: Visitor) -> models.Table:
    return deciding(visitor, "station", "outpost")


def pressed(visitor: Visitor, row: models.Table, *wanted: str) -> Page:
    """Press one after the other, and look at what that leads to."""
    return [press(visitor, row, each) for each in wanted][-1]


def now(page: Page) -> str:
    """Return the step that is looked at."""
    return str(re.findall(r'aria-current="step">([^<]*)', page.html)[0])


def test_a_turn_goes_through_its_steps(visitor: Visitor, row: models.Table) -> None:
    """OP-3b.1, OP-3c.2: a building for 5 opens a slot for plant 3, which 3 workers run for 3."""
    page = pressed(visitor, row, "plant basalt")
    assert (now(page), go(page)) == ("1 Build", CARDS)
    page = pressed(visitor, row, CARDS, "slot 3")
    assert (now(page), go(page)) == ("2 Place cards", WORKERS)
    page = pressed(visitor, row, WORKERS, "hire 3")
    assert (now(page), go(page)) == ("3 Hire", "Finish and pay 8")
    assert items(page) == ["Plant building in Basalt 5", "Card 3 in a slot", "3 seasonal workers 3"]

    pressed(visitor, row, "Finish and pay 8")

    played = [line for _, _, line in lines(row)][-4:]
    assert played == ["plant basalt", "slot 3", "hire 3", "done"]


def test_one_may_go_back_and_build_more(visitor: Visitor, row: models.Table) -> None:
    """A station in an own city costs its slot alone, 10: 5 + 10 + 3 of 47."""
    pressed(visitor, row, "plant basalt", CARDS, "slot 3", WORKERS, "hire 3")

    page = pressed(visitor, row, "1 Build", "station basalt")

    assert now(page) == "1 Build"
    assert items(page)[1:3] == ["Station in Basalt 10", "Card 3 in a slot"]
    page = pressed(visitor, row, "3 Hire")
    assert sums(page) == [
        "Workers 3 for this round 3",
        "Powers with 3 1 of 1 city",
        "Money left 47 - 18 29",
    ]


def test_what_depends_on_a_building_falls_out_with_it(visitor: Visitor, row: models.Table) -> None:
    pressed(visitor, row, "plant basalt", CARDS, "slot 3", WORKERS, "hire 3")

    page = pressed(visitor, row, "Remove Plant building in Basalt")

    assert items(page) == []
    assert "so removed: Card 3 in a slot, 3 seasonal workers" in plain(page.html)


def test_another_number_of_workers_stands_instead(visitor: Visitor, row: models.Table) -> None:
    pressed(visitor, row, "plant basalt", "station basalt", CARDS, "slot 3", WORKERS, "hire 3")

    page = pressed(visitor, row, "One fewer worker")

    assert items(page)[-1] == "2 seasonal workers 2"
    assert notes(page) == ["Hire 1 more to power 1 more city."]
    assert sums(page)[1] == "Powers 0 of 1 city"


def test_whoever_comes_to_the_workers_fills_the_beds(visitor: Visitor, row: models.Table) -> None:
    """OP-3c.9: 2 workers move into housing 10 for nothing."""
    page = pressed(visitor, row, "housing amber", CARDS, "slot 10", WORKERS)

    assert items(page)[-1] == "Fill the beds"
    assert sums(page)[0] == "Workers 2 in 2 beds 2"
    page = pressed(visitor, row, "Remove Fill the beds")
    said = "2 beds are empty: hiring, even 0 workers, fills them for free. OP-3c.2"
    assert notes(page) == [said]
    assert [b.value for f in page.forms for b in f.buttons if b.text == "Fill the beds"] == [
        "hire 0"
    ]


def test_cards_that_wait_name_the_building_that_helps(visitor: Visitor, row: models.Table) -> None:
    assert notes(seen(visitor, row)) == [
        "Plant 3 is still in your pool: a plant building opens a slot. OP-3b.1",
        "Housing 10 is still in your pool: a housing building opens a slot. OP-3b.1",
    ]


def test_a_card_without_a_slot_says_why(visitor: Visitor, row: models.Table) -> None:
    page = pressed(visitor, row, "plant basalt", "2 Place cards")

    pool = plain(page.html.partition('<ul class="pool">')[2].partition("</ul>")[0])
    assert "Place in a free slot" in pool
    assert "You have no free housing slot unlocked. OP-3b.1" in pool
    assert found(page, "slot 3")[1].marks["data-card"] == "3"


def test_a_step_without_a_choice_is_passed_over(visitor: Visitor, row: models.Table) -> None:
    """A station alone opens no slot, and no plant asks for workers."""
    page = pressed(visitor, row, "station basalt")

    assert go(page) == "Finish and pay 10"


def test_pictures_point_at_what_the_step_offers(visitor: Visitor, row: models.Table) -> None:
    pressed(visitor, row, "plant basalt", CARDS, "slot 3", WORKERS, "hire 2", "1 Build")
    building = perspective_of(row.pk, row.host)
    pressed(visitor, row, "2 Place cards")
    placing = perspective_of(row.pk, row.host)
    assert building is not None
    assert placing is not None

    shown = [highlight(each, current_offers(Turn(each))) for each in (building, placing)]

    assert shown[0].prices["amber"] == 10 + 7  # a station, and the connection from Basalt
    assert shown[0].other_prices["amber"] == 5 + 7  # the site, and the same connection
    assert shown[0].planned_sites == ["basalt"]
    assert shown[1].prices == shown[1].other_prices == {}
    assert [each.fuel for each in shown] == [{"workers": 2}] * 2


def test_a_step_that_is_none_is_refused(visitor: Visitor, row: models.Table) -> None:
    seen(visitor, row)
    sent = {"version": str(row.version), "way": "add"}

    answers = [visitor.post(f"/t/{row.pk}/draft", step=step, **sent) for step in ("12", "x")]

    assert [answer.status for answer in answers] == [400, 400]
    assert now(seen(visitor, row)) == "1 Build"
