"""What pages say where there is little room, and what they no longer say."""

import re

import pytest

from tests.web.browser import Visitor
from tests.web.records import text_of


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def test_players_are_not_told_of_options_of_the_terminal(visitor: Visitor) -> None:
    where = visitor.post("/records", record=text_of("outpost/3-phase_2")).where
    page = visitor.get(where)

    assert "Reconstructed: the cards, and whatever else is printed only in pictures." in page.html
    assert "--data" not in page.html


def test_the_end_of_outpost_has_a_labour_market_for_its_column(visitor: Visitor) -> None:
    where = visitor.post("/records", record=text_of("outpost/3-phase_2")).where
    page = visitor.get(where)

    boards = re.findall(r'<div class="board"[^>]*><svg [^>]*viewBox="0 0 (\d+)', page.html)
    assert boards[-1] == "470"
