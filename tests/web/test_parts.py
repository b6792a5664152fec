"""The page of a table in parts: only what has changed is sent."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from gridwright.web import models
from gridwright.web.pages import log
from gridwright.web.play import draft_changes, moves
from gridwright.web.play.perspective import (
    Perspective,
    perspective_from,
    perspective_of,
)
from gridwright.web.play.table_rows import TableRows
from gridwright.web.recent import RecentValues
from tests.web.browser import Page, Visitor
from tests.web.tables import forget, laid, lines, take_turns

DIGEST = re.compile(r'<\w+ id="([a-z]+)" data-digest="([0-9a-f]{12})"')
AFTER_A_BID = ["log", "market", "menu", "news", "panel", "plan", "players", "strip"]
TABLE = ["bar", "plan", "menu", "strip", "summary", "panel", "people", "players", "log", "news"]
BOARD = [*TABLE, "board", "prices", "market", "fuel"]
PARTS = {
    "recharged": BOARD,
    "classic": BOARD,
    "card": [*TABLE, "market", "fuel", "unseen"],
    "outpost": [*BOARD[:-2], "labour", "market", "company"],
}


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def seated(visitor: Visitor, title: str = "recharged", **options: str) -> models.Table:
    """Lay a table at which the visitor has the second of three seats, against bots."""
    return laid(visitor.become("Bea"), ("novice", "me", "novice"), title, **options)


def digests(page: Page) -> dict[str, str]:
    return dict(DIGEST.findall(page.html))


def said(found: dict[str, str]) -> str:
    return " ".join([f"{name}:{digest}" for name, digest in found.items()])


def seen(row: models.Table, guest: models.Guest | None = None) -> Perspective:
    found = perspective_of(row.pk, guest)
    assert found is not None
    return found


# What is sent


@pytest.mark.parametrize("title", PARTS)
def test_a_page_has_the_parts_of_its_title(visitor: Visitor, title: str) -> None:
    row = seated(visitor, title)

    page, alone = visitor.get(f"/t/{row.pk}"), visitor.get(f"/t/{row.pk}/parts")

    assert sorted(digests(page)) == sorted(PARTS[title])
    assert list(digests(alone)) == PARTS[title]
    assert digests(alone) == digests(page)
    assert "<html" not in alone.html


def test_a_page_that_has_everything_gets_nothing_but_where_the_table_stands(
    visitor: Visitor,
) -> None:
    row = seated(visitor)
    have = said(digests(visitor.get(f"/t/{row.pk}")))

    again = visitor.get(f"/t/{row.pk}/parts?have={have}")

    assert digests(again) == {}
    assert f'data-change="{seen(row).change}"' in again.html
    assert f'data-stream="/t/{row.pk}/events?since=' in again.html


def test_a_bid_sends_what_it_changes_and_not_the_board(visitor: Visitor) -> None:
    row = seated(visitor)
    have = said(digests(visitor.get(f"/t/{row.pk}")))
    moves.play(row.pk, 1, "open 5 5", 0)

    sent = visitor.get(f"/t/{row.pk}/parts?have={have}")

    assert sorted(digests(sent)) == AFTER_A_BID


def test_a_form_that_a_script_sends_is_answered_with_parts(visitor: Visitor) -> None:
    row = seated(visitor)
    have = said(digests(visitor.get(f"/t/{row.pk}")))

    answer = visitor.post_by_script(f"/t/{row.pk}/play", version="0", line="open 5 5", have=have)

    assert answer.status == 200
    assert sorted(digests(answer)) == AFTER_A_BID


@pytest.mark.parametrize(
    ("version", "line", "status"), [("0", "open 5 60", 422), ("7", "open 5 5", 409)]
)
def test_a_refusal_changes_the_panel_alone(
    visitor: Visitor, version: str, line: str, status: int
) -> None:
    row = seated(visitor)
    have = said(digests(visitor.get(f"/t/{row.pk}")))

    answer = visitor.post_by_script(f"/t/{row.pk}/play", version=version, line=line, have=have)

    assert (answer.status, list(digests(answer))) == (status, ["panel"])
    assert answer.alert.endswith("Nothing was changed.")
    assert lines(row) == []


@pytest.mark.parametrize(
    "have",
    [
        *("board", "board:xyz", "board:0123456789ab;", "a:0" * 400),
        f"a:{'0' * 12}b:{'1' * 12}",  # nothing between them
    ],
)
def test_digests_that_are_none_are_refused(visitor: Visitor, have: str) -> None:
    """A form that comes with them is not carried out: it could not be answered."""
    row = seated(visitor)

    assert visitor.get(f"/t/{row.pk}/parts?have={have}").status == 400
    answer = visitor.post_by_script(f"/t/{row.pk}/play", version="0", line="open 5 5", have=have)
    assert (answer.status, lines(row)) == (400, [])


def test_parts_of_no_table_are_missing(visitor: Visitor) -> None:
    assert visitor.get("/t/nothere/parts").status == 404


def test_a_part_is_the_same_for_as_long_as_nothing_happens(visitor: Visitor) -> None:
    """The tokens of forms are new for each page and do not count."""
    row = seated(visitor)

    first, second = [visitor.get(f"/t/{row.pk}/parts") for _ in range(2)]

    assert digests(first) == digests(second)
    assert first.html != second.html


def test_seats_see_different_panels_of_the_same_table(visitor: Visitor) -> None:
    row = seated(visitor)
    mine = digests(visitor.get(f"/t/{row.pk}/parts"))
    others = digests(Visitor().get(f"/t/{row.pk}/parts"))

    assert mine["fuel"] == others["fuel"]
    assert mine["panel"] != others["panel"]
    assert mine["players"] != others["players"]


# What is not looked at


STATE = re.compile(r'<i id="state"[^>]* data-digest="([0-9a-f]{12})"')


def all_digests(page: Page) -> str:
    """Return the digests of a page as its scripts send them: of its parts, and of its state."""
    state = STATE.search(page.html)
    assert state is not None
    return said({"state": state[1], **digests(page)})


def queries_of(visitor: Visitor, path: str) -> tuple[Page, int]:
    with CaptureQueriesContext(connection) as queries:
        page = visitor.get(path)
    return page, len(queries)


def test_a_page_that_shows_everything_is_answered_before_anything_is_looked_at(
    visitor: Visitor,
) -> None:
    row = seated(visitor)
    have = all_digests(visitor.get(f"/t/{row.pk}"))
    forget(row.pk)

    answer, count = queries_of(visitor, f"/t/{row.pk}/parts?have={have}")

    assert re.sub('since.*?&amp;token=[^"]+', "", answer.html) == (
        f'<div id="parts"><i id="state" hidden data-change="{seen(row).change}" '
        f'data-stream="/t/{row.pk}/events?" data-unchanged></i>\n</div>\n'
    )
    assert count == 4  # guest, table and seats, drafts, maxima


def change_language(visitor: Visitor, row: models.Table) -> None:
    visitor.client.cookies["language"] = "pl"


def change_theme(visitor: Visitor, row: models.Table) -> None:
    visitor.client.cookies["theme"] = "dark"


def try_out(visitor: Visitor, row: models.Table) -> None:
    change = draft_changes.DraftChange(draft_changes.ADD, ["open 5 5"])
    assert draft_changes.change_draft(row.pk, 1, change, 0).outcome is moves.Outcome.DONE


def bid_elsewhere(visitor: Visitor, row: models.Table) -> None:
    moves.play(row.pk, 1, "open 5 5", 0)


def be_called_otherwise(visitor: Visitor, row: models.Table) -> None:
    row.places.filter(number=0).update(name="Deep Blue")


def be_nearly_deleted(visitor: Visitor, row: models.Table) -> None:
    models.Table.objects.filter(pk=row.pk).update(opened=timezone.now() - timedelta(days=80))


CHANGES: dict[str, tuple[Callable[[Visitor, models.Table], None], list[str]]] = {
    "language": (change_language, BOARD),
    "theme": (change_theme, ["menu"]),
    "draft": (try_out, ["market", "panel"]),
    "bid": (bid_elsewhere, AFTER_A_BID),
    "name": (be_called_otherwise, ["log", "news", "panel", "players", "strip"]),
    "end": (be_nearly_deleted, ["menu", "people"]),
}


@pytest.mark.parametrize(("change", "names"), CHANGES.values(), ids=CHANGES.keys())
def test_whatever_a_page_shows_is_sent_once_it_has_changed(
    visitor: Visitor, change: Callable[[Visitor, models.Table], None], names: list[str]
) -> None:
    row = seated(visitor)
    have = all_digests(visitor.get(f"/t/{row.pk}"))

    change(visitor, row)

    sent = visitor.get(f"/t/{row.pk}/parts?have={have}")
    assert sorted(digests(sent)) == sorted(names)


def test_what_was_refused_is_said_once(visitor: Visitor) -> None:
    """The answer has no digest of its state, so the next look renders the panel anew."""
    row = seated(visitor)
    have = all_digests(visitor.get(f"/t/{row.pk}"))
    path = f"/t/{row.pk}/play"
    refused = visitor.post_by_script(path, version="0", line="open 5 60", have=have)

    later = dict([pair.split(":") for pair in have.split()]) | digests(refused)
    del later["state"]
    sent = visitor.get(f"/t/{row.pk}/parts?have={said(later)}")

    assert STATE.search(refused.html) is None
    assert list(digests(sent)) == ["panel"]
    assert sent.alert == ""


def test_what_was_done_needs_no_second_look(visitor: Visitor) -> None:
    row = seated(visitor)
    have = all_digests(visitor.get(f"/t/{row.pk}"))
    path = f"/t/{row.pk}/play"
    answer = visitor.post_by_script(path, version="0", line="open 5 5", have=have)

    later = dict([pair.split(":") for pair in have.split()]) | digests(answer)
    state = STATE.search(answer.html)
    assert state is not None
    sent = visitor.get(f"/t/{row.pk}/parts?have={said({**later, 'state': state[1]})}")

    assert "data-unchanged" in sent.html


def test_a_table_that_is_not_played_any_more_is_looked_at(visitor: Visitor) -> None:
    """Whether a seat of its rematch is free is a matter of the other table."""
    row = seated(visitor)
    models.Table.objects.filter(pk=row.pk).update(state=models.TableState.ABANDONED)
    have = all_digests(visitor.get(f"/t/{row.pk}"))

    sent = visitor.get(f"/t/{row.pk}/parts?have={have}")

    assert "data-unchanged" not in sent.html
    assert digests(sent) == {}


def test_rows_are_read_once(visitor: Visitor) -> None:
    row = seated(visitor)
    have = all_digests(visitor.get(f"/t/{row.pk}"))

    with CaptureQueriesContext(connection) as acting:
        done = visitor.post_by_script(f"/t/{row.pk}/play", version="0", line="open 5 5", have=have)
    take_turns(1)
    _, looking = queries_of(visitor, f"/t/{row.pk}/parts?have={have}")

    assert done.status == 200
    assert looking == 6  # guest, table and seats, drafts, maxima, proposals, notes
    assert len(acting) == 14  # of which 10 are the transaction, with the turn of the next bot


def test_rows_that_are_older_than_the_table_in_memory_are_read_again(visitor: Visitor) -> None:
    """Somebody plays between the look at the rows and the look at the table."""
    row = seated(visitor)
    rows = TableRows.read(row.pk, row.host)
    assert rows is not None
    moves.play(row.pk, 1, "open 5 5", 0)

    found = perspective_from(rows)

    assert (found.version, found.to_act) == (1, 2)


def test_values_that_were_not_used_for_long_are_made_anew() -> None:
    kept: RecentValues[str] = RecentValues(2)
    made: list[str] = []

    def make(key: str) -> str:
        made.append(key)
        return key.upper()

    def get(key: str) -> str:
        return kept.get(key, lambda: make(key))

    assert [get(key) for key in "abacab"] == ["A", "B", "A", "C", "A", "B"]
    assert made == ["a", "b", "c", "b"]


# What the parts say


def test_panels_tell_who_is_a_bot_and_who_looks_on(visitor: Visitor) -> None:
    row = seated(visitor)

    mine = visitor.get(f"/t/{row.pk}").html
    others = Visitor().get(f"/t/{row.pk}").html

    labels = re.compile(r"<title>\w+, bot · Novice, ")
    assert len(labels.findall(mine)) == len(labels.findall(others)) == 2
    assert (">You<" in mine, ">You<" in others) == (True, False)
    assert "You, Bea, to bid, 50 Elektro, 0 cities, powers 0" in mine


def test_hidden_money_is_hidden_in_panels_and_strip(visitor: Visitor) -> None:
    row = seated(visitor, hidden_money="on")

    page = visitor.get(f"/t/{row.pk}").html

    assert page.count(">••<") == 4  # of two bots, in their panels and in the strip
    assert "You, Bea, to bid, 50 Elektro" in page
    assert "hidden money" in page


def test_an_open_seat_has_its_invitation_for_the_host_alone(visitor: Visitor) -> None:
    row = laid(visitor.become("Bea"), ("me", "open"))
    link = f"/join/{row.code}"

    assert link in visitor.get(f"/t/{row.pk}/parts").html
    assert link not in Visitor().get(f"/t/{row.pk}/parts").html


def test_the_bar_shows_the_phases_and_the_way_to_step_2(visitor: Visitor) -> None:
    """RC-ST2: with three players Step 2 begins at 7 cities."""
    row = seated(visitor)

    page = visitor.get(f"/t/{row.pk}").html

    assert re.findall(r'<li class="(\w+)"', page)[:5] == ["done", "now", "ahead", "ahead", "ahead"]
    assert "Step 2 at 7 cities" in page
    assert page.count("<i></i>") == 7


@pytest.mark.parametrize(
    ("title", "said"), [("card", True), ("outpost", True), ("recharged", False)]
)
def test_a_reconstructed_set_is_called_so(visitor: Visitor, title: str, said: bool) -> None:
    row = seated(visitor, title)

    assert (">reconstructed set<" in visitor.get(f"/t/{row.pk}").html) is said


def test_who_asks_for_parts_of_a_finished_game_is_led_to_its_end(visitor: Visitor) -> None:
    row = laid(visitor.become("Bea"), ("novice", "novice"), "card")
    with transaction.atomic():  # written once, which is quicker
        take_turns()

    sent = visitor.get(f"/t/{row.pk}/parts")

    assert (sent.html, sent.headers["HX-Redirect"]) == ("", f"/t/{row.pk}")


# The log


def test_before_the_first_action_the_log_tells_the_setup(visitor: Visitor) -> None:
    row = seated(visitor)
    found = seen(row)

    first, *rest = log.log(found)

    assert first.heading == "Setup"
    assert first.lines[0].rest.startswith("Play area: ")
    assert [section.heading for section in rest] == ["Round 1"]


def test_sentences_stand_under_their_phase_with_whose_they_are(visitor: Visitor) -> None:
    row = seated(visitor)
    moves.play(row.pk, 1, "open 5 5", 0)
    found = seen(row)

    sections = log.log(found)

    line = sections[-1].lines[0]
    assert sections[-1].heading == "Auction"
    assert (line.number, line.letter, line.name) == (1, "B", "Bea")
    assert line.rest == " starts the auction for plant 5 at 5."


def test_what_happened_before_my_last_action_is_old(visitor: Visitor) -> None:
    row = seated(visitor)
    moves.play(row.pk, 1, "open 5 5", 0)
    take_turns(1)
    bea = row.host
    found = seen(row, bea)

    sections = log.log(found)
    told = [(line.number, line.is_old) for section in sections for line in section.lines]

    assert log.last_own(found) == 1
    assert told[-1] == (2, False)
    assert all([is_old for number, is_old in told if number <= 1])
    assert log.last_own(seen(row)) == -1  # who watches has no turn


def test_the_log_can_be_asked_for_what_is_new_without_script(visitor: Visitor) -> None:
    row = seated(visitor)
    moves.play(row.pk, 1, "open 5 5", 0)

    everything, since = visitor.get(f"/t/{row.pk}"), visitor.get(f"/t/{row.pk}?since=mine")

    assert 'href="?since=mine"' in everything.html
    assert "since-mine" not in everything.html
    assert 'class="table is-portrait since-mine"' in since.html
    assert 'data-index="1" class="old"' in since.html
