"""Notices: one for each cause, a bell for everybody, and what a page shows of them."""

import re
import sqlite3
from contextlib import closing
from datetime import timedelta
from threading import Timer

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from gridwright.web import models
from gridwright.web.models import NoticeKind
from gridwright.web.notes import notices
from gridwright.web.play import lobby, moves, people
from tests.web.browser import Visitor
from tests.web.members import member, signed_in
from tests.web.tables import guest, laid, take_turns


def of_three(*names: str) -> tuple[models.Table, list[models.Guest]]:
    """Lay a table for Ana, a member who begins, and others; members are those in *names*."""
    sitting = [
        member(name).guest if name in names else guest(name) for name in ("Cid", "Ana", "Bea")
    ]
    row = laid(sitting[0], ("me", "open", "open"))
    for number, person in enumerate(sitting[1:], 1):
        lobby.sit_down(row.places.get(number=number), person)
    return models.Table.objects.get(pk=row.pk), sitting


def told(person: models.Guest) -> list[tuple[str, str]]:
    """Return what somebody was told, as kinds and causes."""
    rows = models.Notice.objects.filter(guest=person).order_by("pk")
    return [(row.kind, row.cause) for row in rows]


def bell(person: models.Guest) -> int:
    return models.Guest.objects.get(pk=person.pk).bell


# Turns


def test_a_member_is_told_of_a_turn_once(database: str) -> None:
    """Ana is told that the game begins and of her turn, Cid and Bea only of the former."""
    row, (cid, ana, bea) = of_three("Ana", "Cid")

    assert told(ana) == [
        (NoticeKind.TABLE, f"table {row.pk} running"),
        (NoticeKind.TURN, f"turn {row.pk} 1/auction/1"),
    ]
    assert told(cid) == told(bea) == [(NoticeKind.TABLE, f"table {row.pk} running")]


def test_a_second_bid_in_the_same_auction_is_no_news_for_ten_minutes(sqlite: None) -> None:
    """Ana opens, Bea and Cid go higher, and it is Ana's turn again in the same phase."""
    row, (_, ana, _) = of_three("Ana")
    for seat, line in ((1, "open 5 5"), (2, "bid 6"), (0, "bid 7")):
        moves.play(row.pk, seat, line, models.Table.objects.get(pk=row.pk).version)

    turn = f"turn {row.pk} 1/auction/1"
    assert [cause for _, cause in told(ana)] == [f"table {row.pk} running", turn]

    eleven = timezone.now() - timedelta(minutes=11)
    models.Notice.objects.filter(cause=turn).update(created=eleven)
    for seat, line in ((1, "bid 8"), (2, "bid 9"), (0, "bid 10")):
        moves.play(row.pk, seat, line, models.Table.objects.get(pk=row.pk).version)

    assert [cause for _, cause in told(ana)][1:] == [turn, f"{turn} 6"]


def test_guests_are_told_by_their_bell_alone(sqlite: None) -> None:
    row, (_, ana, bea) = of_three()
    before = bell(bea)

    moves.play(row.pk, 1, "open 5 5", 0)

    assert bell(bea) == before + 1
    assert told(bea) == [(NoticeKind.TABLE, f"table {row.pk} running")]
    assert [line.sentence for line in notices.listed(bea)] == [
        "It's your turn in Power Grid Recharged, round 1.",
        "Power Grid Recharged: your game has begun.",
    ]
    assert notices.count(bea, None) == 2
    assert notices.count(ana, None) == 1


def statements(row: models.Table, seat: int, line: str) -> list[str]:
    version = models.Table.objects.get(pk=row.pk).version
    with CaptureQueriesContext(connection) as queries:
        moves.play(row.pk, seat, line, version)
    return [query["sql"] for query in queries.captured_queries]


def test_a_turn_costs_guests_one_statement(sqlite: None) -> None:
    """A bid took 9 before.

    A member with no channel costs four more: looking for an earlier notice, for their account and
    its subscriptions, and writing the new one.
    """
    row, _ = of_three()
    of_guests = statements(row, 1, "open 5 5")
    other, _ = of_three("Bea")
    of_member = statements(other, 1, "open 5 5")

    bells = [sql for sql in of_guests if '"bell"' in sql and sql.startswith("UPDATE")]
    notes = [sql for sql in of_guests if "web_notice" in sql or "web_delivery" in sql]
    assert (len(bells), len(notes)) == (1, 0)
    assert (len(of_guests), len(of_member)) == (10, 14)


def test_whoever_plays_for_two_seats_is_told_of_the_first(sqlite: None) -> None:
    """Ana and a friend share her screen: from one to the other there is nothing to tell."""
    host = member("Ana").guest
    row = laid(host, ("novice", "me", "here"))
    lines = len(told(host))

    moves.play(row.pk, 1, "open 5 5", 0)

    assert models.Table.objects.get(pk=row.pk).to_act == 2
    assert len(told(host)) == lines


def test_turns_against_bots_are_told_too(sqlite: None) -> None:
    """The novice on seat 1 begins; nobody is told of a game that they have just begun alone."""
    ana = member("Ana").guest
    row = laid(ana, ("me", "novice", "novice"))
    assert NoticeKind.TABLE not in [kind for kind, _ in told(ana)]
    models.Notice.objects.all().delete()  # of a turn, if chance had made it theirs at first

    take_turns()

    assert told(ana) == [(NoticeKind.TURN, f"turn {row.pk} 1/auction/0")]


# Tables


def test_the_end_is_told_with_the_place_of_each(sqlite: None) -> None:
    row, (cid, ana, bea) = of_three("Ana")
    models.Notice.objects.all().delete()
    people.propose(row.pk, ana, models.ProposalKind.ABANDON, 0)
    proposal = models.Proposal.objects.get()
    for voter in (cid, bea):
        if models.Proposal.objects.exists():
            people.vote(row.pk, voter, proposal.pk, is_yes=True)

    assert [told(person) for person in (cid, ana, bea)] == [
        [(NoticeKind.TABLE, f"table {row.pk} abandoned")]
    ] * 3


def test_a_rematch_is_told_to_those_whose_seats_are_kept(sqlite: None) -> None:
    row, (cid, ana, bea) = of_three("Ana")
    models.Table.objects.filter(pk=row.pk).update(state=models.TableState.OVER, ranking=[2, 1, 3])
    models.Notice.objects.all().delete()

    again = people.rematch(row.pk, cid)

    assert told(cid) == []
    assert told(ana) == told(bea) == [(NoticeKind.INVITED, f"kept {again.pk}")]


# Telling


def test_nobody_is_told_twice_of_a_cause(database: str) -> None:
    ana = guest("Ana")
    for _ in range(2):
        notices.tell(ana, NoticeKind.CLUB, "act 1", "web.notes.test", {})

    assert told(ana) == [(NoticeKind.CLUB, "act 1")]
    assert bell(ana) == 2


# Pages


def test_looking_at_a_table_is_enough_to_know_of_it(sqlite: None) -> None:
    account = member("Ana")
    row = laid(account.guest, ("novice", "me", "open"))
    lobby.sit_down(row.places.get(number=2), guest("Bea"))
    visitor = signed_in(account)

    assert 'data-count="2"' in visitor.get("/").html
    visitor.get(f"/t/{row.pk}/parts?have=")
    assert 'data-count="2"' in visitor.get("/").html
    visitor.get(f"/t/{row.pk}")
    assert 'data-count="0"' in visitor.get("/").html
    assert "It's your turn in Power Grid Recharged, round 1." in visitor.get("/notifications").text


def test_an_open_page_asks_for_the_bell_and_says_which_table_it_shows(sqlite: None) -> None:
    account = member("Ana")
    row = laid(account.guest, ("novice", "me", "open"))
    lobby.sit_down(row.places.get(number=2), guest("Bea"))
    visitor = signed_in(account)

    before = visitor.post("/notifications/look", table="")
    after = visitor.post("/notifications/look", table=row.pk)

    assert 'data-count="2" data-latest="It&#x27;s your turn' in before.html
    assert f'data-table="{row.pk}"' in before.html
    assert 'data-count="0"' in after.html
    assert "data-latest" not in after.html


def test_a_look_at_a_table_counts_though_somebody_writes(sqlite: None) -> None:
    """A page that is opened meanwhile does not wait; what the script sends a moment later does."""
    account = member("Ana")
    row = laid(account.guest, ("novice", "me", "open"))
    lobby.sit_down(row.places.get(number=2), guest("Bea"))
    visitor = signed_in(account)
    file = str(connection.settings_dict["NAME"])
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
        other.execute("begin immediate")
        page = visitor.get(f"/t/{row.pk}")
        end = Timer(0.5, other.rollback)
        end.start()
        answer = visitor.post("/notifications/look", table=row.pk)
        end.join()

    assert 'data-count="2"' in page.html
    assert 'data-count="0"' in answer.html


def test_all_is_read_with_one_press(sqlite: None) -> None:
    account = member("Ana")
    notices.tell(account.guest, NoticeKind.CLUB, "act 1", "web.notes.test", {})
    visitor = signed_in(account)

    page = visitor.get("/notifications")
    [form] = [form for form in page.forms if form.action == "/notifications"]
    assert visitor.send(form).where == "/notifications"

    page = visitor.get("/notifications")
    assert "A test: this is where notifications will arrive." in page.text
    assert 'class="is-new"' not in page.html
    assert [form for form in page.forms if form.action == "/notifications"] == []


def test_who_was_told_nothing_has_no_bell(sqlite: None) -> None:
    visitor = Visitor()
    assert 'id="bell"' not in visitor.get("/").html

    visitor.become("Ana")
    html = visitor.get("/").html
    assert re.search(r'<div id="bell"[^>]* hidden>', html)
    with CaptureQueriesContext(connection) as queries:
        visitor.get("/rules")
    assert not [each for each in queries.captured_queries if "web_notice" in each["sql"]]


def test_visitors_are_answered_as_well(sqlite: None) -> None:
    visitor = Visitor()

    assert visitor.get("/notifications").status == 200
    assert visitor.post("/notifications").where == "/notifications"
    assert visitor.post("/notifications/look", table="x").status == 200
    refused = visitor.get("/me/notifications")
    assert (refused.status, '<a class="button" href="/in">' in refused.html) == (403, True)
    assert models.Guest.objects.count() == 0


@pytest.mark.parametrize("table", ["nowhere", "'; drop table web_notice", "x" * 101, "a\nb"])
def test_no_other_table_is_looked_at(sqlite: None, table: str) -> None:
    account = member("Ana")
    laid(account.guest, ("novice", "me", "novice"))

    answer = signed_in(account).post("/notifications/look", table=table)

    assert answer.status == (200 if len(table) <= 100 and "\n" not in table else 422)
