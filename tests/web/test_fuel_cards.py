"""The action panel of the Card Game: fuel cards one by one, and what plants still need.

The table has three seats and the seed of `tables.SEED`. In the first round the visitor has 11
and plant 3, which burns 3 coal for 5. On sale are 1, 2 and 3 coal for 2, 3 and 4.
"""

import re

import pytest

from gridwright.web import models
from gridwright.web.pages.panel.turn import Turn
from gridwright.web.pages.panel.wording import fuel_in_words
from gridwright.web.pages.pictures import highlight
from gridwright.web.play.perspective import perspective_of
from tests.web.browser import Page, Visitor
from tests.web.decisions import deciding
from tests.web.tables import lines
from tests.web.test_panel import found, go, items, notes, plain, press, seen, sums


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


@pytest.fixture
def row(visitor: Visitor) -> models.Table:
    return deciding(visitor, "buy", "card")


def needs(page: Page) -> list[str]:
    listed = page.html.partition('<section class="needs"')[2].partition("</section>")[0]
    return [plain(each) for each in re.findall(r"</svg><span>(.*?)</li>", listed, re.DOTALL)]


def test_cards_are_chosen_one_by_one_and_bought_together(
    visitor: Visitor, row: models.Table
) -> None:
    """CG-2.6: a card costs the number of its column, 2 + 4 of 11."""
    page = seen(visitor, row)
    assert (go(page), needs(page)) == ("Finish without buying", ["needs 3 more coal +5"])

    page = press(visitor, row, "buy coal 1 at 2")
    assert (items(page), needs(page)) == (["1 coal from column 2 2"], ["needs 2 more coal +5"])
    assert notes(page) == ["Buy 2 coal for 3 to earn 4 more."]  # 5 for plant 3, 1 for none
    page = press(visitor, row, "buy coal 3 at 4")
    assert sums(page) == ["Earns with 3 (coal) 5", "Money left 11 - 6 5"]
    assert needs(page) == ["runs +5"]

    press(visitor, row, "Finish and pay 6")

    played = [line for _, _, line in lines(row)][-3:]
    assert played == ["buy coal 1 at 2", "buy coal 3 at 4", "done"]


def test_any_card_can_be_taken_out_again(visitor: Visitor, row: models.Table) -> None:
    press(visitor, row, "buy coal 1 at 2")
    press(visitor, row, "buy coal 3 at 4")

    page = press(visitor, row, "Remove 1 coal")

    assert (items(page), go(page)) == (["3 coal from column 4 4"], "Finish and pay 4")


def test_surplus_goes_back_to_the_first_column(visitor: Visitor, row: models.Table) -> None:
    """CG-2.35: plant 3 stores 6; after 1 and 3 coal, 2 of the next 3 are kept."""
    for line in ("buy coal 1 at 2", "buy coal 3 at 4", "buy coal 3 at 4"):
        page = press(visitor, row, line)

    assert items(page)[-1] == "3 coal from column 4, 1 back to column 1 4"
    assert sums(page)[-1] == "Money left 11 - 10 1"
    cards = [b for f in page.forms for b in f.buttons if b.value.startswith("buy coal")]
    assert cards
    assert all([card.is_refused for card in cards])


def test_cards_are_named_as_the_market_names_them(visitor: Visitor, row: models.Table) -> None:
    _, coal = found(seen(visitor, row), "buy coal 3 at 4")
    assert (coal.marks["data-fuel-card"], coal.marks["data-column"]) == ("coal3", "4")

    page = press(visitor, row, "buy coal 1 at 2")

    _, out = found(page, "Remove 1 coal")
    assert (out.marks["data-fuel-card"], out.marks["data-column"]) == ("coal1", "2")
    shown = perspective_of(row.pk, row.host)
    assert shown is not None
    pointed = highlight(shown, shown.offers())
    assert pointed.bought == {"coal1 2": 1}
    assert list(pointed.fuel_cards) == ["coal2 3", "coal3 4"]


def test_what_nothing_burns_says_so(visitor: Visitor, row: models.Table) -> None:
    form, button = found(seen(visitor, row), "buy oil 1 at 2")

    assert button.is_refused
    answer = visitor.send(form, button)
    assert (answer.status, "None of your plants can burn oil." in answer.alert) == (422, True)


def test_fuel_of_named_cards_is_told_by_card(visitor: Visitor, row: models.Table) -> None:
    shown = perspective_of(row.pk, row.host)
    assert shown is not None

    said = fuel_in_words(Turn(shown), [("coal", 1), ("coal3", 2), ("oil3:2", 1)])

    cards = ["1 coal", "2 from the card with 3 coal", "1 from the card with 3 oil (2 left)"]
    assert said == ", ".join(cards)
