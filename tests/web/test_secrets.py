"""A seat's page holds nothing that the seat may not know: not a byte depends on it."""


import pytest
from django.db import transaction
from django.urls import get_resolver

from gridwright.core.game import SPECTATOR
from gridwright.core.rng import Rng
from gridwright.games.board.hidden_money import books_of
from gridwright.games.board.state import BoardState
from gridwright.web import models
from gridwright.web.play import draft_changes
from gridwright.web.play.perspective import perspective_of
from gridwright.web.play.table_cache import TABLE_CACHE
from tests.web.browser import Visitor, guests_of, without_tokens
from tests.web.tables import guest, laid, take_turns, three_people, written

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
        assert row.drafts.exists()
    assert guests_of(visitor.client) == host.pk
    before = pages(visitor, row)

    others = set()
    for number in range(1, 4):
        deal_anew(row, seat, number)
        others.add(pages(visitor, row))

    assert others == {before}


@pytest.mark.parametrize(("title", "options"), TABLES, ids=[title for title, _ in TABLES])
def test_who_has_fallen_asleep_learns_nothing_from_the_bot(
    sqlite: None, title: str, options: dict[str, str]
) -> None:
    visitor = Visitor()
    host = visitor.become("Ana")
    row = laid(host, ("novice", "novice", "novice"), title, **options)
    with transaction.atomic():
        assert take_turns(30) == 30
    models.Clock.objects.create(table=row, free=15, bank=600, refill=120, level="novice")
    late = models.Seat.objects.filter(table=row, number=0)
    late.update(bot="", guest=host, stand_in="novice", flags=1, bot_from=20)
    models.LogNote.objects.create(
        table=row, after=20, kind=models.NoteKind.FLAG, seat=0, actor=0, line="bot"
    )
    before = pages(visitor, row)
    assert "Your time is up" in before

    others = set()
    for number in range(1, 4):
        deal_anew(row, 0, number)
        others.add(pages(visitor, row))

    assert others == {before}


def pages(visitor: Visitor, row: models.Table) -> str:
    """Return all that a visitor can get of a table, without what is new each time."""
    ends = ("", "/parts", "/panel", "/record", "/since", "/commands?q=", "/rematch/news")
    found = [visitor.get(path) for path in ("/", *[f"/t/{row.pk}{end}" for end in ends])]
    assert [page.status for page in found] == [200] * 8
    return without_tokens("\n".join([page.html for page in found]))


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


# Seats of others

TABLE = "t/<table:identifier>/"
FOREIGN = {
    "play": {"version": "0", "line": "open 5 5"},
    "draft": {"version": "0", "way": "add", "line": "open 5 5"},
    "command": {"version": "0", "line": "open 5 5"},
    "maximum": {"version": "0", "number": "20"},
    "hint": {"version": "0", "way": "ask"},
    "undo": {"version": "0"},
    "tempo": {"way": "set", "tempo": "calm"},
    "plan": {"plan": "resources", "way": "open"},
    "coach": {"way": "on", "card": "0"},
    "propose": {"kind": "abandon"},
    "vote": {"answer": "yes", "proposal": "1"},
    "come-back": {},
    "back": {},
    "give-up": {},
    "here": {},
    "leave": {},
    "screen": {"seat": "1"},
    "cover": {"cover": "on"},
    "peek": {},
    "rematch": {},
    "fill": {},
    "change": {"change": "1", "seat-1": "me", "seat-2": "novice"},
    "on": {"at": "0", "seat-1": "me"},
    "analysis": {},
    "analysis/moves": {"at": "0"},
    "keep": {"at": "0"},
    "say": {"phrase": "thanks"},
    "memo": {"text": "x"},
}


@pytest.mark.parametrize("end", FOREIGN)
@pytest.mark.parametrize("is_guest", [True, False])
def test_whose_seat_it_is_the_cookie_says_and_nothing_else(
    database: str, end: str, is_guest: bool
) -> None:
    """Whatever a form claims, who has no seat does nothing at a table."""
    row, (ana, _, _) = three_people()
    stranger = Visitor()
    if is_guest:
        stranger.become("Eve")
    claims = {"guest": str(ana.pk), "name": "Ana", "who": "A", "letter": "A", **FOREIGN[end]}
    before = written()

    answer = stranger.post(f"/t/{row.pk}/{end}", **{"seat": "0", **claims})

    assert answer.status == 403
    assert answer.alert.endswith("Nothing was changed.")
    assert written() == before


def test_every_form_of_a_table_is_tried_by_strangers() -> None:
    """All but what is only looked at, and what strangers may do: sit down, mute, report."""
    addresses = [str(pattern.pattern) for pattern in get_resolver().url_patterns]
    ends = {end for address in addresses if (end := address.removeprefix(TABLE)) != address}

    looks = {"record", "parts", "panel", "picture.svg", "result.svg", "replay", "commands", "since"}
    looks |= {"rematch/news", "analysis/news", "chat"}
    assert ends - looks - {"sit", "person", "report"} == set(FOREIGN)


HOSTILE = "<img src=x>"


def test_a_hostile_name_is_text_on_every_page(sqlite: None) -> None:
    visitor, other = Visitor(), Visitor()
    host = visitor.become(HOSTILE)
    row = laid(host, ("me", "open", "novice"))
    over = laid(host, ("me", "novice"))
    models.Table.objects.filter(pk=over.pk).update(state="over")
    invitation = row.places.get(number=1).invitation
    own = ("/", "/me", "/records", f"/t/{row.pk}", f"/t/{row.pk}/replay", f"/t/{over.pk}")
    foreign = (f"/join/{invitation}", f"/t/{row.pk}/sit", f"/t/{row.pk}", f"/t/{row.pk}/parts", "/")
    pages = [visitor.get(path) for path in own] + [other.get(path) for path in foreign]

    assert [page.status for page in pages] == [200] * 11
    assert [page for page in pages if "<img src=x" in page.html] == []
    assert len([page for page in pages if "&lt;img src=x" in page.html]) >= 8
    record = other.get(f"/t/{row.pk}/record")
    assert record.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert record.headers["X-Content-Type-Options"] == "nosniff"
