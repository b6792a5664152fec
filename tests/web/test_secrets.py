"""A seat's page holds nothing that the seat may not know: not a byte depends on it."""

import re

import pytest
from django.db import transaction

from gridwright.core.game import SPECTATOR
from gridwright.core.rng import Rng
from gridwright.games.board.hidden_money import books_of
from gridwright.games.board.state import BoardState
from gridwright.web import models
from gridwright.web.play import draft_changes
from gridwright.web.play.perspective import perspective_of
from gridwright.web.play.table_cache import TABLE_CACHE
from tests.web.browser import Visitor, guests_of
from tests.web.tables import guest, laid, take_turns

CHANGING = re.compile(  # tokens, which are new for each page
    r'name="csrfmiddlewaretoken" value="[^"]+"|token=[^"]+'
)
TABLES = [
    ("recharged", {"hidden_money": "on"}),
    ("classic", {"hidden_money": "on"}),
    ("card", {}),
    ("outpost", {}),
]


@pytest.mark.parametrize(("title", "options"), TABLES, ids=[title for title, _ in TABLES])
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_pages_do_not_depend_on_what_is_hidden(
    sqlite: None, title: str, options: dict[str, str], seat: int
) -> None:
    """Cards, decks and money that the seat does not know are dealt anew: its pages stay."""
    visitor = Visitor()
    host = visitor.become("Ana")
    row = laid(host, ("novice", "novice", "novice"), title, **options)
    with transaction.atomic():  # written once, which is quicker
        assert take_turns(30) == 30
    if seat == 0:
        models.Seat.objects.filter(table=row, number=0).update(bot="", guest=host)
        for phase in (
            "resources",
            "building",
            "expansion",
            "bureaucracy",
        ):  # the last of them that is to come
            draft_changes.open_plan(row.pk, seat, phase)
        assert row.drafts.exists() is (title != "card")  # whose round is nearly over
    assert guests_of(visitor.client) == host.pk
    before = pages(visitor, row)

    others = set()
    for number in range(1, 4):
        deal_anew(row, seat, number)
        others.add(pages(visitor, row))

    assert others == {before}


def pages(visitor: Visitor, row: models.Table) -> str:
    """Return all that a visitor can get of a table, without what is new each time."""
    ends = ("", "/parts", "/panel", "/record")
    found = [visitor.get(path) for path in ("/", *[f"/t/{row.pk}{end}" for end in ends])]
    assert [page.status for page in found] == [200] * 5
    return CHANGING.sub("", "\n".join([page.html for page in found]))


def deal_anew(row: models.Table, seat: int, number: int) -> None:
    """Put another position on the table that *seat* cannot tell from the true one."""
    with TABLE_CACHE.borrow(row.pk) as cached:
        table = cached.table
        before = table.state
        table.state = table.game.resample(table.view(seat), Rng(number))
        if isinstance(table.state, BoardState):
            enrich(table.state, seat, number)
        assert table.game.hash_of(table.state) != table.game.hash_of(before)


def enrich(state: BoardState, seat: int, number: int) -> None:
    """Give the others more of what is hidden: who counts along is dealt the same amounts again."""
    for other, player in enumerate(state.players):
        if other != seat:
            player.money += 10 * number + other


@pytest.mark.parametrize("title", ["recharged", "classic"])
def test_hidden_money_is_other_money_in_the_positions_that_are_compared(
    sqlite: None, title: str
) -> None:
    """The views say the same, though what they hide is not: else the pages would prove nothing."""
    row = laid(guest("Ana"), ("novice", "novice", "novice"), title, hidden_money="on")
    assert perspective_of(row.pk, None) is not None
    with TABLE_CACHE.borrow(row.pk) as cached:
        before = cached.table.view(0)

    deal_anew(row, 0, 1)

    with TABLE_CACHE.borrow(row.pk) as cached:
        view, state = cached.table.view(0), cached.table.state
        assert view == before
        assert isinstance(state, BoardState)
        assert isinstance(view, BoardState)
        assert isinstance(before, BoardState)
        assert [player.money for player in state.players] == [50, 61, 62]
        assert books_of(view) != books_of(before)
