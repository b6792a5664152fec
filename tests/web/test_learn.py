"""The page to learn with its cards, and the first round to read."""

import re

import pytest

from gridwright.web import preferences
from tests.web.browser import Visitor


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def shown_title(html: str) -> list[str]:
    """Return the titles whose tab is the current one."""
    return re.findall(r'href="/learn\?title=(\w+)" aria-current="page"', html)


def test_each_title_has_a_tab(visitor: Visitor) -> None:
    tabs = re.findall(r'href="/learn\?title=(\w+)"', visitor.get("/learn").html)

    assert tabs == ["recharged", "classic", "card", "outpost"]
    assert shown_title(visitor.get("/learn").html) == ["recharged"]
    assert shown_title(visitor.get("/learn?title=outpost").html) == ["outpost"]


def test_the_first_tab_is_that_of_the_title_played_last(visitor: Visitor) -> None:
    visitor.client.cookies[preferences.QUICK_START] = "card::3:steady"

    assert shown_title(visitor.get("/learn").html) == ["card"]


def test_a_title_that_is_none_gets_a_reason(visitor: Visitor) -> None:
    page = visitor.get("/learn?title=chess")

    assert page.status == 422
    assert "chess" in page.text


def test_every_card_leads_somewhere(visitor: Visitor) -> None:
    main = visitor.get("/learn").html.partition("<main")[2]
    links = re.findall(r'<a class="button[^"]*" href="([^"]+)"', main)

    assert "/learn/round" in links
    assert {visitor.get(link).status for link in links} == {200}


def test_the_first_round_was_really_played(visitor: Visitor) -> None:
    html = visitor.get("/learn/round").html

    assert html.count('class="round-picture"') == 5
    assert "Cid buys plant 8 for 11." in html
    assert "Ana powers 2 cities and earns 33." in html
    assert 'action="/start"' in html


def test_home_leads_to_the_page_to_learn(visitor: Visitor) -> None:
    main = visitor.get("/").html.partition("<main")[2]

    assert 'href="/learn"' in main
