"""The page of tables: what it lists for whom, and how it is narrowed down."""

import re
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from gridwright.web import models
from gridwright.web.chat import relations
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.models import RelationKind
from gridwright.web.play import lobby
from gridwright.web.seeks import seeking
from gridwright.web.seeks.admission import Admission
from tests.web.browser import Page, Visitor
from tests.web.members import member, signed_in
from tests.web.tables import guest, take_turns
from tests.web.test_seeks import rated

STATEMENTS = 14  # of the page of a member, however many tables there are


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def laid(host: models.Guest, title: str = "recharged", **fields: Any) -> models.Table:  # noqa: ANN401
    seats = fields.pop("seats", ("me", "open", "open", "open"))
    board = fields.pop("board", lobby.usual(title).board)
    if clock := fields.pop("clock", ""):
        fields["terms"] = PRESETS[clock]
    return lobby.lay(lobby.Wish(title, board, seats, is_listed=True, **fields), host)


def shown(page: Page) -> list[str]:
    """Return the open tables on a page at which the visitor may sit down, in their order."""
    return re.findall(r'id="sit-(\w+)"', page.html)


# What is listed


def test_open_tables_are_listed_with_all_that_is_to_be_known(visitor: Visitor) -> None:
    jonas = rated("Jonas", 1900)
    laid(
        jonas,
        clock="daily",
        board="usa",
        seats=("me", "planner", "open", "open"),
        options={"hidden_money": "on"},
        is_rated=True,
        name="Thursday evening",
        admission=Admission(members_only=True, least_rating=1400, most_rating=2000),
    )

    text = signed_in(member("Ana")).get("/tables").text

    assert "1 table" in text
    assert "2 of 4 seats taken" in text
    assert "Thursday evening · Recharged · USA" in text
    assert "rated · rating 1400 to 2000 · hidden money · with bots: Planner" in text
    assert "Jonas1900" in text
    assert "3 days + 1 day a round" in text


def test_the_newest_come_first_and_ones_own_are_not_open(visitor: Visitor) -> None:
    me = visitor.become("Ana")
    rows = [laid(guest(name)) for name in ("Bea", "Cid", "Dan")]
    laid(me)
    full = laid(guest("Eve"), seats=("me", "open"))
    lobby.sit_anywhere(full.pk, guest("Fay"))
    private = lobby.Wish("recharged", "germany", ("me", "open"))
    lobby.lay(private, guest("Gus"))

    assert shown(visitor.get("/tables")) == [row.pk for row in rows[::-1]]


def test_who_cannot_sit_down_reads_why(visitor: Visitor) -> None:
    gus = visitor.become("Gus")
    host, other = member("Ana").guest, member("Bea").guest
    laid(host, is_rated=True)
    laid(other)
    relations.relate(other, gus, RelationKind.BLOCKED)

    page = visitor.get("/tables")

    assert shown(page) == []
    assert "This table is rated: only members can sit down. Become a member" in page.text
    assert "You can't sit down at this table." in page.text


def test_hosts_have_a_rating_or_a_word_instead(visitor: Visitor) -> None:
    fresh = rated("Zoe", 1700)
    models.Rating.objects.filter(account__guest=fresh).update(sigma=8)  # 162 points
    laid(fresh)
    laid(member("Ana").guest)
    laid(guest("Gus"))

    text = visitor.get("/tables").text

    assert "Zoe1700?" in text
    assert "Anano rating yet" in text
    assert "Gusguest" in text


def test_kept_seats_are_invitations_and_not_open(visitor: Visitor) -> None:
    host = member("Ana").guest
    bea = member("Bea")
    row = laid(host, seats=("me", "kept", "open"), names=("", "Bea", ""))

    page = signed_in(bea).get("/tables")

    assert "Ana keeps a seat for you" in page.text
    assert page.text.index("Ana keeps a seat for you") < page.text.index("No open tables.")
    assert shown(page) == [row.pk]
    assert '<button id="sit-' in page.html
    assert "Ana keeps a seat" not in visitor.get("/tables").text


def test_running_games_may_be_watched_and_everybody_knows_who_leads(visitor: Visitor) -> None:
    ana = guest("Ana")
    row = laid(ana, seats=("me", "novice", "open"))
    lobby.sit_anywhere(row.pk, guest("Bea"))
    private = lobby.lay(lobby.Wish("card", "", ("me", "novice")), ana)
    row.refresh_from_db()
    assert row.leader in range(3)
    page = visitor.get("/tables")
    assert "1 running" in page.text
    assert "Round 1, Auction" in page.text
    assert "leads" not in page.text  # nobody does before the order is determined anew
    models.Table.objects.filter(pk=row.pk).update(round=2, leader=0)

    page = visitor.get("/tables")

    assert "Ana leads" in page.text
    assert f'href="/t/{row.pk}"' in page.html
    assert private.pk not in page.html


def test_the_leader_is_the_first_in_player_order(sqlite: None) -> None:
    row = lobby.lay(lobby.Wish("recharged", "germany", ("novice", "novice", "novice")), None)
    models.Table.objects.update(watched=row.watched)
    take_turns(60)
    row.refresh_from_db()

    assert row.leader in range(3)
    assert row.round >= 2


# Filters


def test_filters_narrow_the_list_down(visitor: Visitor) -> None:
    ana = member("Ana").guest
    quick = laid(ana, clock="quick")
    daily = laid(ana, clock="daily", is_rated=True)
    none = laid(ana, "card", seats=("me", "open"))

    def found(query: str) -> list[str]:
        page = signed_in(reader).get(f"/tables?{query}")
        assert page.status == 200
        return shown(page)

    reader = member("Bea")
    assert found("title=card") == [none.pk]
    assert found("clock=live") == [quick.pk]
    assert found("clock=days") == [daily.pk]
    assert found("clock=none") == [none.pk]
    assert found("seats=4") == [daily.pk, quick.pk]
    assert found("kind=rated") == [daily.pk]
    assert found("kind=friendly") == [none.pk, quick.pk]
    assert found("kind=friendly&clock=live&title=all") == [quick.pk]
    assert found("title=outpost") == []


def test_the_like_of_one_s_own_rating(visitor: Visitor) -> None:
    me = rated("Ana", 1700)
    near = laid(rated("Bea", 1849))
    laid(rated("Cid", 1852))
    laid(guest("Gus"))
    mixed = laid(rated("Dan", 1600))
    lobby.sit_anywhere(mixed.pk, rated("Eve", 1540))
    alike = laid(rated("Fay", 1560))
    lobby.sit_anywhere(alike.pk, guest("Hal"))  # has no rating, and is no obstacle

    page = signed_in(models.Account.objects.get(guest=me)).get("/tables?around=mine")
    assert shown(page) == [alike.pk, near.pk]

    page = visitor.get("/tables?around=mine")
    assert shown(page) == []
    assert "Only members have a rating. Become a member" in page.text


def test_filters_are_kept_for_the_next_visit(visitor: Visitor) -> None:
    laid(guest("Ana"))
    card = laid(guest("Bea"), "card")
    visitor.get("/tables?title=card&kind=friendly")

    page = visitor.get("/tables")
    assert shown(page) == [card.pk]
    chosen = re.findall(r'id="(\w+)-(\w+)"\s+href="[^"]+"[^>]* aria-current="true"', page.html)
    assert chosen == [
        *(("title", "card"), ("clock", "all"), ("seats", "all")),
        *(("around", "all"), ("kind", "friendly")),
    ]
    every = re.search(r'id="title-all"\s+href="([^"]+)"', page.html)
    assert every is not None
    assert len(shown(visitor.get("/tables" + every[1].replace("&amp;", "&")))) == 2


@pytest.mark.parametrize("cookie", ["", "card", "chess-all-all-all-all", "-----", "a-b-c-d-e"])
def test_a_strange_cookie_is_as_usual(visitor: Visitor, cookie: str) -> None:
    laid(guest("Ana"))
    visitor.client.cookies["tables"] = cookie

    assert len(shown(visitor.get("/tables"))) == 1


@pytest.mark.parametrize("query", ["title=chess", "clock=sun", "seats=7", "kind=", "around=me"])
def test_filters_that_there_are_not_are_refused(visitor: Visitor, query: str) -> None:
    assert visitor.get(f"/tables?{query}").status == 422


def test_an_empty_list_says_what_to_do(visitor: Visitor) -> None:
    assert "No open tables. Start one and it will show up here." in visitor.get("/tables").text
    page = visitor.get("/tables?clock=days")
    assert "No open table fits these filters. Show all tables" in page.text
    assert "No open table is being played right now." in page.text


# Statements


def test_the_number_of_statements_does_not_grow_with_the_tables(sqlite: None) -> None:
    reader = rated("Ana", 1700)
    visitor = signed_in(models.Account.objects.get(guest=reader))
    asked = Admission(members_only=True, least_rating=1000, least_finished=50)

    def tables(name: str) -> None:
        host, other = rated(f"{name}1", 1700), rated(f"{name}2", 1600)
        laid(host, clock="daily", is_rated=True, admission=asked)
        row = laid(host, "card", clock="quick")
        lobby.sit_anywhere(row.pk, other)
        laid(host, seats=("me", "kept", "open"), names=("", "Ana", ""))
        row = laid(host, seats=("me", "open", "novice"))
        lobby.sit_anywhere(row.pk, other)
        seeking.seek(other, seeking.Wanted("card", "daily"))

    tables("B")
    visitor.get("/tables")
    with CaptureQueriesContext(connection) as few:
        visitor.get("/tables")
    for name in ("C", "D", "E"):
        tables(name)
    with CaptureQueriesContext(connection) as many:
        assert len(shown(visitor.get("/tables"))) == 12

    assert len(few) == len(many) == STATEMENTS
