"""A program gets what its seat sees on the page: field by field, and not a byte more."""

from dataclasses import replace
from typing import Any

import pytest
from django.db import transaction

from gridwright.core.game import SPECTATOR
from gridwright.web import limits, models
from gridwright.web.api.calls.looking import names_of
from gridwright.web.api.endpoints import ENDPOINTS
from gridwright.web.play import draft_changes, lobby
from gridwright.web.play.perspective import Perspective, perspective_of
from tests.web.members import member
from tests.web.programs import Program
from tests.web.tables import laid, take_turns, three_people
from tests.web.test_secrets import TABLES, deal_anew

TITLES = [title for title, _ in TABLES]
PLANNED = ("resources", "building", "expansion", "bureaucracy")
AT_TABLES = (
    *("", "/view", "/view?since=0", "/view?since=12", "/offers", "/offers?phase={phase}", "/chat"),
    *("/record", "/replay", "/replay?at=0", "/replay?at=17", "/story"),
)
FOR_ALL = (
    *("/me", "/me/tables", "/me/tables?state=running", "/me/notices", "/titles", "/tables"),
    *("/analyses/{table}", "/analyses/{table}/advice?at=3", "/members/Ana", "/ladder/card.two"),
    *("/results.ndjson", "/puzzles/daily", "/records/{table}", "/puzzles/{table}"),
)


@pytest.mark.parametrize(("title", "options"), TABLES, ids=TITLES)
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_no_answer_depends_on_what_is_hidden(
    sqlite: None, title: str, options: dict[str, str], seat: int
) -> None:
    """Cards, decks and money that the seat does not know are dealt anew: all answers stay."""
    ana = member("Ana")
    row = laid(ana.guest, ("novice", "novice", "novice"), title, **options)
    with transaction.atomic():
        assert take_turns(30) == 30
    if seat == 0:
        models.Seat.objects.filter(table=row, number=0).update(bot="", guest=ana.guest)
        for phase in PLANNED:
            draft_changes.open_plan(row.pk, seat, phase)
    program = Program(ana)
    phase = next(iter(perspective_of(row.pk, ana.guest).phases), "none")  # type: ignore[union-attr]
    before = answers(program, row.pk, phase)

    others = set()
    for number in range(1, 3):
        deal_anew(row, seat, number)
        others.add(answers(program, row.pk, phase))

    assert others == {before}


def answers(program: Program, table: str, phase: str) -> str:
    """Return all that a program can look at, with the status of each."""
    found = []
    for path in (*FOR_ALL, *[f"/tables/{{table}}{end}" for end in AT_TABLES]):
        limits.CALLS.clear()
        answer = program.get(path.format(table=table, phase=phase))
        assert answer.status in (200, 400, 404, 409, 403, 422), (path, answer.text)
        found.append(f"{path} {answer.status} {answer.text}")
    return "\n".join(found)


def test_every_address_is_looked_at() -> None:
    Program().get("/titles")
    looked_at = {path.partition("?")[0] for path in FOR_ALL}
    looked_at |= {f"/tables/{{table}}{end.partition('?')[0]}" for end in AT_TABLES}
    named = {"{game}": "{table}", "{puzzle}": "{table}", "{name}": "Ana", "{pool}": "card.two"}

    for endpoint in ENDPOINTS:
        path = endpoint.path
        for parameter, value in named.items():
            path = path.replace(parameter, value)
        assert endpoint.method != "GET" or path in looked_at, endpoint.path


# The same as on the page


@pytest.mark.parametrize(("title", "options"), TABLES, ids=TITLES)
def test_a_view_is_that_of_the_page_in_every_field(
    sqlite: None, title: str, options: dict[str, str]
) -> None:
    """At every turn of a seat, through auctions, purchases and the end of rounds."""
    ana = member("Ana")
    row = laid(ana.guest, ("me", "novice", "novice"), title, **options)
    program, stranger = Program(ana), Program(member("Eve"))
    seen = set()
    for _ in range(8):
        with transaction.atomic():
            take_turns(20)
        mine, page = view(program, row.pk), perspective_of(row.pk, ana.guest)
        assert page is not None
        same_as_page(mine, page)
        all_see, shown = view(stranger, row.pk), perspective_of(row.pk, None)
        assert shown is not None
        same_as_page(all_see, shown)
        assert all_see["offers"] == []
        assert all_see["seat"] is None
        seen.add(page.game.phase_of(page.view))
        legal = [offer for offer in mine["offers"] if offer["is_legal"]]
        limits.CALLS.clear()
        line = legal[-1]["text"]  # the last are those that end turns and auctions
        moved = program.post(f"/tables/{row.pk}/actions", version=mine["version"], lines=[line])
        assert moved.status == 200, moved.text

    assert len(seen) >= 2


def view(program: Program, table: str) -> Any:  # noqa: ANN401 - whatever JSON has
    limits.CALLS.clear()
    answer = program.get(f"/tables/{table}/view", since=0)
    assert answer.status == 200
    return answer.json


def same_as_page(shown: dict[str, Any], page: Perspective) -> None:
    """Compare a view with the perspective that pages are made from."""
    game, names = page.game, names_of(page)
    offers = [] if page.draft_turn is None else game.offers(page.view, page.seat)
    played = [entry for entry in page.history if entry.number]
    events = [event.as_dict(len(page.seats)) for event in page.events]
    expected = {
        "id": page.id,
        "title": game.title,
        "map": page.board or None,
        "seats": len(page.seats),
        "names": list(page.names),
        "options": page.options,
        "seat": page.me or None,
        "state": page.state,
        "version": page.version,
        "change": page.change,
        "round": game.round_of(page.view),
        "phase": game.phase_of(page.view),
        "to_act": None if page.to_act < 0 else "ABC"[page.to_act],
        "position": game.snapshot(page.view),
        "offers": [offer.as_dict("", names) for offer in offers],
        "scores": list(page.scores) or None,
        "ranking": list(page.places) or None,
        "is_over": bool(page.places),
        "may_undo": page.seat >= 0 and page.undo_refusal is None,
        "draft": [],
        "plan": None,
        "maximum": None,
        "proposals": [],
        "times": None,
        "time_left": None,
        "actions": len(played),
        "log_from": 0,
    }
    assert {key: shown[key] for key in expected} == expected
    told = [{key: event[key] for key in ("kind", "seat", "values")} for event in shown["events"]]
    assert told == events[-20:]
    assert [(e["number"], e["seat"], e["phase"], e["text"]) for e in shown["log"]] == [
        (e.number, "ABC"[e.seat], e.phase, game.write(e.action) if e.action else "") for e in played
    ]
    rest = {"format", "rules_version", "position_line", "events", "log"}
    assert set(shown) == set(expected) | rest  # a new field is compared, too


def test_a_bot_that_stands_in_has_the_turn(sqlite: None) -> None:
    row, (_, bea, _) = three_people()
    account = models.Account.objects.create(guest=bea, key="bea", handle=b"bea")
    program = Program(account)
    assert view(program, row.pk)["offers"]

    models.Clock.objects.create(table=row, free=15, bank=600, refill=120, level="novice")
    models.Seat.objects.filter(table=row, number=1).update(stand_in="novice")

    assert view(program, row.pk)["offers"] == []


def test_somebody_with_two_seats_at_one_screen_sees_what_the_screen_shows(sqlite: None) -> None:
    """While an auction lies open between them, nothing that one of them hides is sent."""
    ana = member("Ana")
    row = laid(ana.guest, ("me", "here", "novice"), "recharged", hidden_money="on")
    page = perspective_of(row.pk, ana.guest)
    assert page is not None
    assert page.is_shared

    shown = view(Program(ana), row.pk)

    assert shown["position"] == page.game.snapshot(page.view)
    assert shown["seat"] is None


def test_a_table_that_waits_asks_nobody(sqlite: None) -> None:
    ana = member("Ana")
    row = lobby.lay(lobby.Wish("card", "", ("me", "open")), ana.guest)

    shown = view(Program(ana), row.pk)

    assert (shown["state"], shown["to_act"], shown["offers"]) == ("waiting", None, [])
    offers = Program(ana).get(f"/tables/{row.pk}/offers")
    assert (offers.status, offers.error) == (409, "web.panel.not_now")


def test_the_clock_is_that_of_the_page(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    wish = replace(lobby.usual("card"), seats=("me", "open"))
    row = lobby.lay(wish, ana.guest)
    models.Clock.objects.create(table=row, free=15, bank=600, refill=120, level="novice")
    lobby.sit_down(row.places.get(number=1), bea.guest)
    page = perspective_of(row.pk, ana.guest)
    assert page is not None
    assert page.clock is not None
    assert page.state == "running"

    shown = view(Program(ana), row.pk)
    head = Program(ana).get(f"/tables/{row.pk}").json

    times = shown["times"]
    assert times["seat"] == shown["to_act"]
    assert times["banks"] == [600.0, 600.0]
    assert 0 < times["time_left"] <= 615.0
    assert times["time_left"] <= page.clock.left / 1000
    assert shown["time_left"] == times["time_left"]
    assert times["flag_at"].endswith("Z")
    assert head["times"]["banks"] == [600.0, 600.0]
    assert head["clock"]["preset"] == "evening"
