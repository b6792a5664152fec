"""A table that waits, changed by its host: who stays, who is told, and what comes in between."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier

import pytest
from django.db import connection

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.play import lobby, moves, people, table_changes
from gridwright.web.play.lobby import Wish
from gridwright.web.play.perspective import perspective_of
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_changes import (
    OutOfDateError,
    SeatsLostError,
    WantedTable,
    mark_of,
)
from tests.web.browser import Page, Visitor
from tests.web.filling import Form
from tests.web.tables import guest, laid, written

STAYING = ("me", "stay", "open", "novice")
UNCHOSEN_CLOCK = {  # the fields of a form that belong to clocks, at a table without one
    "free": "15",
    "bank": "10",
    "refill": "2",
    "at-flag": "bot",
    "nights": "on",
    "aways": "on",
}


def table_with_bea(host: models.Guest) -> tuple[models.Table, models.Guest]:
    """Lay a table at which Bea has joined; one seat is open, and a bot has the last."""
    bea = guest("Bea")
    row = laid(host, ("me", "open", "open", "novice"))
    lobby.sit_down(row.places.get(number=1), bea)
    row.refresh_from_db()
    return row, bea


def wanted(
    row: models.Table,
    seats: tuple[str, ...] = STAYING,
    chairs: tuple[int, ...] = (0, 1, 2, 3),
    *,
    is_sure: bool = False,
    title: str = "recharged",
    **options: str,
) -> WantedTable:
    board = options.pop("board", lobby.usual(title).board)
    mark = mark_of(row, Seating.of(row))
    return WantedTable(Wish(title, board, seats, options), chairs, mark, is_sure)


def who(row: models.Table) -> list[tuple[int, str]]:
    """Return the seats with who sits there: a guest, the level of a bot, or nobody."""
    seats = row.places.select_related("guest")
    return [(seat.number, seat.guest.name if seat.guest else seat.bot or "open") for seat in seats]


def form_of(page: Page, ending: str = "/change") -> Form:
    return next(form for form in page.forms if form.action.endswith(ending))


# What changes and what stays


def test_other_rules_come_with_the_same_link_and_seats(database: str) -> None:
    ana = guest("Ana")
    row, bea = table_with_bea(ana)
    code = row.code
    invitations = [seat.invitation for seat in row.places.all()]
    bot = row.places.get(number=3).name
    before = perspective_of(row.pk, bea)
    assert before is not None
    assert (before.board, before.options.get("hidden_money", "off")) == ("germany", "off")

    table_changes.change_table(row.pk, ana, wanted(row, hidden_money="on", board="usa"))

    row.refresh_from_db()
    after = perspective_of(row.pk, bea)
    assert after is not None
    assert (row.code, row.state, row.board) == (code, "waiting", "usa")
    assert [seat.invitation for seat in row.places.all()] == invitations
    assert who(row) == [(0, "Ana"), (1, "Bea"), (2, "open"), (3, "novice")]
    assert row.places.get(number=3).name == bot
    assert row.options["hidden_money"] == "on"
    assert (after.board, after.options["hidden_money"], after.seat) == ("usa", "on", 1)
    assert lobby.coded(code) == row


def test_another_title_is_played_to_its_own_rules(database: str) -> None:
    ana = guest("Ana")
    row, bea = table_with_bea(ana)

    table_changes.change_table(row.pk, ana, wanted(row, title="outpost"))
    lobby.sit_down(row.places.get(number=2), guest("Cid"))

    row.refresh_from_db()
    shown = perspective_of(row.pk, bea)
    assert shown is not None
    assert (row.state, shown.game.title, shown.game.seats) == ("running", "outpost", 4)


def test_seats_close_up_where_one_is_taken_away(database: str) -> None:
    ana, bea, cid = guest("Ana"), guest("Bea"), guest("Cid")
    row = laid(ana, ("me", "novice", "open", "open", "open"))
    for number, person in ((2, bea), (4, cid)):
        lobby.sit_down(row.places.get(number=number), person)
    row.refresh_from_db()
    links = {seat.guest_id: seat.invitation for seat in row.places.all() if seat.guest_id}

    plan = wanted(row, ("me", "stay", "stay", "open"), (0, 2, 4, 5))
    table_changes.change_table(row.pk, ana, plan)

    row.refresh_from_db()
    assert row.seat_count == 4
    assert who(row) == [(0, "Ana"), (1, "Bea"), (2, "Cid"), (3, "open")]
    assert row.places.get(number=3).name == "Seat D"
    assert {seat.guest_id: seat.invitation for seat in row.places.all() if seat.guest_id} == links


def test_a_bot_keeps_its_name_and_a_new_one_gets_another(database: str) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "open", "open", "novice"))
    name = row.places.get(number=3).name

    plan = wanted(row, ("me", "open", "steady", "master"))
    table_changes.change_table(row.pk, ana, plan)

    assert row.places.get(number=3).name == name
    assert len({seat.name for seat in row.places.all()}) == 4


def test_the_game_begins_when_no_seat_is_open_any_more(database: str) -> None:
    ana = guest("Ana")
    row, bea = table_with_bea(ana)

    plan = wanted(row, ("me", "stay"), (0, 1), board="usa")
    table_changes.change_table(row.pk, ana, plan)

    row.refresh_from_db()
    shown = perspective_of(row.pk, bea)
    assert shown is not None
    assert (row.state, row.seat_count, shown.game.seats, shown.seat) == ("running", 2, 2, 1)


# Who loses a seat


def test_nobody_loses_a_seat_before_the_host_is_sure(database: str) -> None:
    ana = guest("Ana")
    row, bea = table_with_bea(ana)
    before = written()

    with pytest.raises(SeatsLostError) as asked:
        table_changes.change_table(row.pk, ana, wanted(row, ("me", "open", "open", "novice")))
    assert asked.value.message.values["names"] == ("Bea",)
    assert written() == before

    sure = wanted(row, ("me", "open", "open", "novice"), is_sure=True)
    table_changes.change_table(row.pk, ana, sure)
    assert who(row)[1] == (1, "open")
    assert people.reserved_seat(row, bea.pk) == -1


def test_a_reserved_seat_is_somebodys_too(database: str) -> None:
    ana, bea = guest("Ana"), guest("Bea")
    row = laid(ana, ("me", "open", "novice"))
    row.places.filter(number=1).update(kept_for=bea, name="Bea")
    row.refresh_from_db()
    given_away = wanted(row, ("me", "open", "novice"), (0, 1, 2))

    with pytest.raises(SeatsLostError):
        table_changes.change_table(row.pk, ana, given_away)
    table_changes.change_table(row.pk, ana, wanted(row, ("me", "stay", "novice"), (0, 1, 2)))

    assert row.places.get(number=1).kept_for == bea


def test_questions_about_the_table_of_before_are_gone(database: str) -> None:
    ana = guest("Ana")
    row, bea = table_with_bea(ana)
    people.propose(row.pk, bea, "abandon")
    row.refresh_from_db()
    assert row.proposals.exists()

    table_changes.change_table(row.pk, ana, wanted(row))

    assert not row.proposals.exists()


# What cannot be


@pytest.mark.parametrize(
    ("seats", "chairs", "options"),
    [
        (("me", "stay", "stay", "novice"), (0, 1, 2, 3), {}),  # nobody sits there
        (("stay", "stay", "open", "novice"), (0, 1, 2, 3), {}),  # the host is not somebody else
        (("me", "stay", "me", "novice"), (0, 1, 2, 3), {}),
        (("me", "stay", "open", "genius"), (0, 1, 2, 3), {}),
        (STAYING, (0, 1, 2, 3), {"board": "atlantis"}),
        (STAYING, (0, 1, 2, 3), {"hidden_money": "perhaps"}),
        (STAYING, (0, 1, 2, 3), {"regions": "north"}),
    ],
)
def test_what_cannot_be_changes_nothing(
    database: str, seats: tuple[str, ...], chairs: tuple[int, ...], options: dict[str, str]
) -> None:
    ana = guest("Ana")
    row, bea = table_with_bea(ana)
    before, seated = written(), who(row)

    with pytest.raises(GridwrightError):
        table_changes.change_table(
            row.pk, ana, wanted(row, seats, chairs, is_sure=False, **options)
        )

    shown = perspective_of(row.pk, bea)
    assert shown is not None
    assert (written(), who(row), shown.board) == (before, seated, "germany")


def test_a_position_that_is_played_on_keeps_its_rules(sqlite: None) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "open"))
    models.Table.objects.filter(pk=row.pk).update(start="a position")
    row.refresh_from_db()

    assert not table_changes.may_change(row, ana)


def test_there_is_room_for_few_games_of_bots(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "open"))
    full = GridwrightError("web.full")
    monkeypatch.setattr("gridwright.web.play.watching.crowding", lambda _: full.message)

    with pytest.raises(GridwrightError):
        table_changes.change_table(row.pk, ana, wanted(row, ("novice", "novice"), (0, 1)))

    assert who(row) == [(0, "Ana"), (1, "open")]


# What comes in between


def test_who_sits_down_in_the_meantime_keeps_the_seat(database: str) -> None:
    ana = guest("Ana")
    row, _ = table_with_bea(ana)
    plan = wanted(row, ("me", "stay", "open", "open"))
    second = models.Table.objects.get(pk=row.pk)
    table_changes.change_table(row.pk, ana, plan)
    cid = guest("Cid")
    second.refresh_from_db()
    seen = wanted(second, ("me", "stay"), (0, 1))
    lobby.sit_down(row.places.get(number=2), cid)

    with pytest.raises(OutOfDateError):
        table_changes.change_table(row.pk, ana, seen)

    assert (2, "Cid") in who(row)


def test_a_seat_is_taken_where_it_is_now(database: str) -> None:
    """The page of an invitation was read before the seats closed up."""
    ana = guest("Ana")
    row = laid(ana, ("me", "open", "open", "open"))
    gone, moved = row.places.get(number=1), row.places.get(number=2)
    table_changes.change_table(row.pk, ana, wanted(row, ("me", "open", "open"), (0, 2, 3)))

    lobby.sit_down(moved, guest("Cid"))
    with pytest.raises(GridwrightError):
        lobby.sit_down(gone, guest("Eve"))

    assert who(row) == [(0, "Ana"), (1, "Cid"), (2, "open")]


def test_a_game_that_has_begun_stays_as_it_is(database: str) -> None:
    ana = guest("Ana")
    row, _ = table_with_bea(ana)
    lobby.fill(row.pk, ana)
    row.refresh_from_db()
    before = written()

    with pytest.raises(GridwrightError) as refused:
        table_changes.change_table(row.pk, ana, wanted(row))

    assert refused.value.message.id == "web.change.begun"
    assert written() == before


def test_a_start_and_a_change_at_once_leave_one_whole_table(database: str) -> None:
    """Whoever is first: the rules that the row names are those that are played."""
    ana = guest("Ana")
    for _ in range(3):
        row, bea = table_with_bea(ana)
        plan = wanted(row, ("me", "stay", "open"), (0, 1, 2), board="usa")
        start = Barrier(2)
        with ThreadPoolExecutor(2) as pool:
            change = partial(table_changes.change_table, row.pk, ana, plan)
            sit = partial(lobby.sit_down, row.places.get(number=2), guest("Cid"))
            outcomes = list(pool.map(partial(_outcome, start), (change, sit)))
        row.refresh_from_db()
        shown = perspective_of(row.pk, bea)

        assert shown is not None
        assert outcomes[1] == ""
        assert row.state == "running"
        assert (2, "Cid") in who(row)
        is_changed = outcomes[0] == ""
        assert (row.board, row.seat_count) == (("usa", 3) if is_changed else ("germany", 4))
        assert (shown.board, shown.game.seats) == (row.board, row.seat_count)
        seat = shown.game.to_act(shown.view)
        assert moves.play(row.pk, seat, "drop", 0).reason is not None  # nobody may in round 1


def _outcome(start: Barrier, service: Callable[[], None]) -> str:
    """Do something at the same time as somebody else; return why it was refused, if it was."""
    start.wait()
    try:
        service()
    except GridwrightError as error:
        return error.message.id
    finally:
        connection.close()
    return ""


# Pages


@pytest.fixture
def host(sqlite: None) -> Visitor:
    return Visitor()


def test_the_host_is_led_from_the_room_to_the_form_and_back(host: Visitor) -> None:
    row, _ = table_with_bea(host.become("Ana"))
    room = host.get(f"/t/{row.pk}")
    assert f'href="/t/{row.pk}/change"' in room.html

    page = host.get(f"/t/{row.pk}/change")
    form = form_of(page)
    chosen = {name: value for name, value in form.fields if name != "csrfmiddlewaretoken"}

    assert (
        chosen
        == {"change": mark_of(row, Seating.of(row)), "title": "recharged"}
        | {
            "map": "germany",
            "tempo": "quick",
            "join": "link",
            "hints": "alone",
            "chat": "free",
        }
        | {f"{field}-{place}": "" for place in range(1, 7) for field in ("name", "kept")}
        | {"kind": "friendly", "name": "", "least": "", "most": "", "programs": "on"}
        | {"clock": "none"}
        | UNCHOSEN_CLOCK
    )
    assert '<option value="stay" selected>Bea</option>' in page.html
    assert page.html.count(">Bea</option>") == 1
    assert (
        host.send(form, None, **sent(STAYING), **{"option-hidden_money": "on"}).where
        == f"/t/{row.pk}"
    )
    row.refresh_from_db()
    assert (row.options["hidden_money"], who(row)[1]) == ("on", (1, "Bea"))


def sent(seats: tuple[str, ...]) -> dict[str, str]:
    """Return the fields of the lists of the form, which its reader leaves out."""
    return {f"seat-{place}": name for place, name in enumerate(seats, 1)}


def test_the_form_names_who_shares_the_screen(host: Visitor) -> None:
    ana = host.become("Ana")
    row = laid(ana, ("me", "here", "open"))

    page = host.get(f"/t/{row.pk}/change")

    assert 'name="name-2" maxlength="20" value="Player B"' in page.html
    assert '<option value="here" selected>' in page.html


def test_another_title_has_a_form_of_its_own(host: Visitor) -> None:
    row, _ = table_with_bea(host.become("Ana"))

    page = host.get(f"/t/{row.pk}/change?title=card")

    assert 'name="option-fuel_cards"' in page.html
    assert f'href="/t/{row.pk}/change?title=outpost"' in page.html
    assert '<option value="stay" selected>Bea</option>' in page.html
    assert host.get(f"/t/{row.pk}/change?title=chess").status == 422


def test_the_host_is_asked_before_somebody_loses_a_seat(host: Visitor) -> None:
    row, _ = table_with_bea(host.become("Ana"))
    away = sent(("me", "open", "open", "novice"))

    asked = host.send(form_of(host.get(f"/t/{row.pk}/change")), None, **away)

    assert asked.status == 422
    assert asked.alert == (
        "Bea would lose their seat. Change the table all the same? Nothing was changed."
    )
    assert who(row)[1] == (1, "Bea")
    form = form_of(asked)
    assert [button.text for button in form.buttons] == ["Change it all the same"]
    assert host.send(form, form.buttons[0], **away).where == f"/t/{row.pk}"
    assert who(row)[1] == (1, "open")


def test_a_form_of_before_is_shown_again_with_who_has_come(host: Visitor) -> None:
    row = laid(host.become("Ana"), ("me", "open", "open", "novice", "open"))
    lobby.sit_down(row.places.get(number=1), guest("Bea"))
    form = form_of(host.get(f"/t/{row.pk}/change"))
    lobby.sit_down(row.places.get(number=2), guest("Cid"))

    again = host.send(form, None, **sent(("me", "stay", "open", "novice", "open")), map="usa")

    assert again.status == 409
    assert again.alert.startswith("Somebody has joined or left in the meantime.")
    assert '<option value="stay" selected>Cid</option>' in again.html
    assert re.search(r'name="map" value="usa" checked', again.html)
    retried = form_of(again)
    assert host.send(retried, None, **sent(("me", "stay", "stay", "novice", "open"))).status == 302
    row.refresh_from_db()
    assert row.board == "usa"


def test_a_form_that_comes_too_late_says_so(host: Visitor) -> None:
    ana = host.become("Ana")
    row, _ = table_with_bea(ana)
    form = form_of(host.get(f"/t/{row.pk}/change"))
    lobby.fill(row.pk, ana)

    page = host.send(form, None, **sent(STAYING))

    assert page.status == 422
    assert page.alert == (
        "The game has begun, so this table can't be changed any more. Nothing was changed."
    )
    assert host.get(f"/t/{row.pk}/change").where == f"/t/{row.pk}"


def test_only_the_host_changes_a_table(host: Visitor) -> None:
    row, _ = table_with_bea(guest("Ana"))
    host.become("Eve")
    before = written()

    assert host.get(f"/t/{row.pk}/change").status == 403
    assert host.post(f"/t/{row.pk}/change", change="1", **sent(STAYING)).status == 403
    assert host.get("/t/nowhere/change").status == 404
    assert f"/t/{row.pk}/change" not in host.get(f"/t/{row.pk}").html
    assert written() == before


@pytest.mark.parametrize(
    "fields", [{}, {"seat-1": "none"}, {"seat-1": "me", "sure": "perhaps"}, {"title": "chess"}]
)
def test_a_form_of_nobody_is_refused(host: Visitor, fields: dict[str, str]) -> None:
    row, _ = table_with_bea(host.become("Ana"))
    before = written()

    mark = mark_of(row, Seating.of(row))
    page = host.post(f"/t/{row.pk}/change", change=mark, **fields)

    assert page.status == 422
    assert written() == before


# Who is told


@pytest.fixture
def bea(sqlite: None) -> Visitor:
    return Visitor()


def test_whoever_sits_there_is_told_of_other_rules_until_they_have_read_it(
    host: Visitor, bea: Visitor
) -> None:
    row = laid(host.become("Ana"), ("me", "open", "open", "novice"))
    bea.post(f"/join/{row.code}", name="Bea")
    told = "The host has changed the table: Recharged, USA, random regions, open money."
    assert told not in bea.get(f"/t/{row.pk}").text
    digest = re.search(r'data-rules="(\w+)"', bea.get(f"/t/{row.pk}").html)
    assert digest is not None

    form = form_of(host.get(f"/t/{row.pk}/change"))
    assert host.send(form, None, **sent(STAYING), map="usa").status == 302

    assert told not in host.get(f"/t/{row.pk}").text
    assert digest[0] not in bea.get(f"/t/{row.pk}").html  # a page that is open loads anew
    assert told in bea.get(f"/t/{row.pk}").text
    assert told in bea.get(f"/t/{row.pk}/parts").text
    lobby.fill(row.pk, models.Guest.objects.get(name="Ana"))
    assert told in bea.get(f"/t/{row.pk}").text  # the game has begun since
    assert bea.get(f"/t/{row.pk}?seen").where == f"/t/{row.pk}"
    assert told not in bea.get(f"/t/{row.pk}").text


def test_bots_and_tempo_are_no_other_rules(host: Visitor, bea: Visitor) -> None:
    row = laid(host.become("Ana"), ("me", "open", "open", "novice"))
    bea.post(f"/join/{row.code}", name="Bea")
    bea.get(f"/t/{row.pk}")

    form = form_of(host.get(f"/t/{row.pk}/change"))
    usual = {"option-hidden_money": "off", "option-regions": "random"}
    host.send(form, None, **sent(("me", "stay", "open", "master")), tempo="calm", **usual)

    assert row.places.get(number=3).bot == "master"
    assert "The host has changed" not in bea.get(f"/t/{row.pk}").text


def test_who_has_lost_the_seat_is_told(host: Visitor, bea: Visitor) -> None:
    row = laid(host.become("Ana"), ("me", "open", "open", "novice"))
    bea.post(f"/join/{row.code}", name="Bea")
    bea.get(f"/t/{row.pk}")

    form = form_of(host.get(f"/t/{row.pk}/change"))
    host.send(form, None, **sent(("me", "open", "open", "novice")), sure="yes")

    told = "The host has changed the table, and your seat is gone."
    assert told in bea.get(f"/t/{row.pk}").text
    bea.get(f"/t/{row.pk}?seen")
    assert told not in bea.get(f"/t/{row.pk}").text
    assert bea.post(f"/join/{row.code}").where == f"/t/{row.pk}"  # and may come back


def test_who_leaves_is_told_nothing(host: Visitor, bea: Visitor) -> None:
    row = laid(host.become("Ana"), ("me", "open", "open", "novice"))
    bea.post(f"/join/{row.code}", name="Bea")
    bea.get(f"/t/{row.pk}")

    assert bea.post(f"/t/{row.pk}/leave").status == 302

    assert "your seat is gone" not in bea.get(f"/t/{row.pk}").text


@pytest.mark.parametrize("cookie", ["", "x", "-", "1", "1-", "9-abc", "\xb3-x", "-" * 3000])
def test_a_strange_cookie_tells_nothing_wrong(host: Visitor, cookie: str) -> None:
    row, _ = table_with_bea(guest("Ana"))
    host.become("Eve")
    host.client.cookies["known"] = cookie

    page = host.get(f"/t/{row.pk}")

    assert (page.status, "your seat is gone" in page.text) == (200, False)
