"""The house: who may do what about whom, and that nothing of it is secret."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.core.game import SPECTATOR
from gridwright.web import models
from gridwright.web.models import Role
from gridwright.web.moderation import acts
from gridwright.web.moderation.acts import Deed
from gridwright.web.people import accounts, links
from gridwright.web.play import lobby, people
from gridwright.web.play.perspective import perspective_of
from tests.web.browser import Page, Visitor
from tests.web.members import member, signed_in
from tests.web.tables import guest, laid, three_people, written
from tests.web.test_people import send_away

ROLES = ("stranger", "guest", "member", "moderator", "admin")
HOUSE = ("/club/house", "/club/house/members", "/club/house/tables", "/club/house/acts")


def visitor_of(role: str) -> Visitor:
    """Return somebody who is nobody, a guest, or a member with a role."""
    visitor = Visitor()
    if role == "guest":
        visitor.become("Gus")
    if role in Role.values:
        visitor = signed_in(member(f"Some {role}", role))
    visitor.get("/club")
    return visitor


def reported(about: models.Guest, text: str = "you are slow") -> models.Report:
    """Return a report of a line that *about* has said at a table of Host's."""
    row = laid(guest("Host"), ("me", "open"), "card")
    line = models.ChatLine.objects.create(table=row, room="table", by=about, text=text)
    entry = {"name": about.name, "text": text, "created": "2026-11-19T20:45:00+00:00"}
    return models.Report.objects.create(
        by=guest("Zofia"),
        about=about,
        line=line,
        table=row,
        text="second time",
        context=[{**entry, "line": line.pk, "is_reported": True}],
    )


def do(visitor: Visitor, about: models.Guest, kind: str, **fields: str) -> Page:
    """Send the form of the page of somebody."""
    return visitor.post(f"/club/house/members/{about.pk}", kind=kind, **fields)


# Who may do what

MAY: dict[str, tuple[str, ...]] = {  # section 15 of the design, in its order
    "take_out": ("moderator", "admin"),
    "quiet": ("moderator", "admin"),
    "bar": ("moderator", "admin"),
    "lift": ("moderator", "admin"),
    "rename": ("moderator", "admin"),
    "nothing": ("moderator", "admin"),
    "reset": ("moderator", "admin"),
    "role": ("admin",),
    "close": ("admin",),
    "reopen": ("admin",),
}
FIELDS = {
    "quiet": {"days": "7"},
    "bar": {"days": "7"},
    "rename": {"name": "Quiet Fox"},
    "role": {"role": "moderator"},
    "close": {"sure": "yes"},
}


@pytest.mark.usefixtures("sqlite")
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("kind", MAY)
def test_who_may_act_about_a_member(kind: str, role: str) -> None:
    bruno = member("Bruno")
    if kind == "reopen":
        models.Account.objects.update(closed=timezone.now())
    report, visitor = reported(bruno.guest), visitor_of(role)
    before = written()
    fields = {"kind": kind, "reason": "keep to the game", **FIELDS.get(kind, {})}

    page = visitor.post(f"/club/house/case/{report.pk}", **fields)

    if role in MAY[kind]:
        assert page.status == 302
        act = models.Act.objects.get()
        assert (act.kind, act.about, act.report, act.by) == (kind, bruno.guest, report, act.by)
        assert act.by is not None
        assert act.by.role == role
        report.refresh_from_db()
        assert report.state == "done"
    else:
        assert page.status == (403 if role not in ("moderator", "admin") else 422)
        assert written() == before


@pytest.mark.usefixtures("sqlite")
@pytest.mark.parametrize("role", ROLES)
def test_who_may_see_the_house(role: str) -> None:
    report = reported(member("Bruno").guest)
    visitor = visitor_of(role)
    person = f"/club/house/members/{report.about_id}"
    of_moderators = [*HOUSE, f"/club/house/case/{report.pk}", person]
    expected = 200 if role in ("moderator", "admin") else 403
    assert {path: visitor.get(path).status for path in of_moderators} == dict.fromkeys(
        of_moderators, expected
    )
    settings = visitor.get("/club/house/settings")
    assert settings.status == (200 if role == "admin" else 403)
    sent = {"name": "Mine", "joining": "closed", "webhooks": "off"}
    assert visitor.post("/club/house/settings", **sent).status == (302 if role == "admin" else 403)
    closed = models.Club.objects.filter(name="Mine", joining="closed", webhooks="off")
    assert closed.exists() == (role == "admin")


@pytest.mark.usefixtures("sqlite")
@pytest.mark.parametrize("kind", [kind for kind in MAY if kind != "role"])
def test_nobody_acts_about_themselves_and_moderators_not_about_admins(kind: str) -> None:
    mona, ada = member("Mona", "moderator"), member("Ada", "admin")
    for by, about in ((mona, mona), (ada, ada), (mona, ada)):
        assert acts.refusal(by, about.guest, kind)
    assert acts.refusal(ada, mona.guest, kind) == ""


@pytest.mark.usefixtures("sqlite")
def test_a_moderator_makes_no_link_into_the_account_of_another() -> None:
    mona, bea = member("Mona", "moderator"), member("Bea", "moderator")
    assert acts.refusal(mona, bea.guest, "reset") == "web.house.above"
    assert acts.refusal(mona, bea.guest, "quiet") == ""


@pytest.mark.usefixtures("sqlite")
def test_a_form_from_elsewhere_does_nothing() -> None:
    visitor, bruno = visitor_of("admin"), member("Bruno")
    before = written()
    for path in (f"/club/house/members/{bruno.guest_id}", "/club/house/settings", "/club"):
        response = visitor.client.post(path, {"kind": "close", "sure": "yes", "way": "invite"})
        assert response.status_code == 403
    assert written() == before


@pytest.mark.usefixtures("sqlite")
def test_who_has_lost_the_role_a_moment_ago_does_nothing() -> None:
    mona, bruno = member("Mona", "moderator"), member("Bruno")
    models.Account.objects.filter(pk=mona.pk).update(role="member")
    with pytest.raises(GridwrightError, match="moderators"):
        acts.act(mona, bruno.guest, Deed("quiet", "loud", 7))
    assert not models.Act.objects.exists()


# What is done


@pytest.mark.usefixtures("database")
def test_a_line_is_removed_and_its_speaker_told_why() -> None:
    bruno = member("Bruno")
    report, visitor = reported(bruno.guest), visitor_of("moderator")
    assert report.table is not None
    before = models.Table.objects.get(pk=report.table.pk).change
    sent = {"kind": "take_out", "reason": "Please keep\r\n to the game."}

    assert visitor.post(f"/club/house/case/{report.pk}", **sent).where == "/club/house"

    act, line = models.Act.objects.get(), models.ChatLine.objects.get()
    assert line.taken_out == act
    assert act.reason == "Please keep to the game."
    assert models.Table.objects.get(pk=report.table.pk).change == before + 1
    notice = models.Notice.objects.get()
    assert (notice.guest, notice.kind) == (bruno.guest, "club")
    assert notice.message["id"] == "web.house.told.take_out"
    assert notice.message["values"]["reason"] == "Please keep to the game."
    done = visitor.get("/club/house/acts").html
    assert "<td><b>message removed</b></td><td>Please keep to the game.</td>" in done
    assert ">Some moderator</td>" in done


@pytest.mark.usefixtures("database")
def test_the_second_moderator_learns_that_the_case_is_decided() -> None:
    bruno = member("Bruno")
    report = reported(bruno.guest)
    first, second = visitor_of("moderator"), signed_in(member("Bea", "moderator"))
    first.post(f"/club/house/case/{report.pk}", kind="nothing")
    second.get("/club/house")

    sent = {"kind": "quiet", "days": "7", "reason": "loud"}
    page = second.post(f"/club/house/case/{report.pk}", **sent)

    assert page.status == 422
    assert page.alert.startswith("This case has already been decided.")
    bruno.refresh_from_db()
    assert bruno.quiet_until is None
    assert [act.kind for act in models.Act.objects.all()] == ["nothing"]
    assert not models.Notice.objects.exists()


@pytest.mark.usefixtures("sqlite")
@pytest.mark.parametrize(("kind", "field"), [("quiet", "quiet_until"), ("bar", "barred_until")])
@pytest.mark.parametrize("days", [1, 7, 30])
def test_restrictions_end_by_themselves_and_can_be_lifted(kind: str, field: str, days: int) -> None:
    mona, bruno = member("Mona", "moderator"), member("Bruno")
    begun = timezone.now()
    row = acts.act(mona, bruno.guest, Deed(kind, "loud", days)).act
    bruno.refresh_from_db()
    assert getattr(bruno, field) == row.until
    assert row.until is not None
    assert timedelta(days) <= row.until - begun <= timedelta(days, minutes=1)
    acts.act(mona, bruno.guest, Deed("lift"))
    bruno.refresh_from_db()
    assert (bruno.quiet_until, bruno.barred_until) == (None, None)


@pytest.mark.usefixtures("sqlite")
@pytest.mark.parametrize(
    "deed",
    [
        Deed("quiet", "loud", 0),
        Deed("quiet", "loud", 8),
        Deed("bar", "loud", 365),
        Deed("quiet", "", 7),
        Deed("take_out", " \n "),
        Deed("take_out", "there is no line"),
        Deed("quiet", "x" * 301, 7),
        Deed("quiet", "a\u202eb", 7),
        Deed("quiet", "a\x1b[2J", 7),
        Deed("rename", "rude", name=""),
        Deed("rename", "rude", name="a\u200bb"),
        Deed("rename", "rude", name="admin"),
        Deed("rename", "rude", name="\uff2d\uff2f\uff2e\uff21"),
        Deed("reopen"),
        Deed("role", role="king"),
    ],
)
def test_what_is_wrong_changes_nothing(deed: Deed) -> None:
    ada, bruno = member("Ada", "admin"), member("Bruno")
    member("Mona", "moderator")
    before = written()
    with pytest.raises(GridwrightError):
        acts.act(ada, bruno.guest, deed)
    assert written() == before
    bruno.refresh_from_db()
    assert (bruno.name, bruno.key, bruno.role) == ("Bruno", "bruno", "member")


@pytest.mark.usefixtures("sqlite")
def test_a_reason_is_text_and_no_markup() -> None:
    mona, bruno = member("Mona", "moderator"), member("Bruno")
    acts.act(mona, bruno.guest, Deed("quiet", "<script>alert('x')</script> {{ 7 }} {name}", 7))
    for page in (signed_in(mona).get("/club/house/acts"), signed_in(bruno).get("/me/data")):
        assert "<script>alert" not in page.html
        assert "<script>alert('x')</script> {{ 7 }} {name}" in page.text


@pytest.mark.usefixtures("sqlite")
def test_numbers_that_no_row_has() -> None:
    visitor = visitor_of("admin")
    for path in ("/club/house/case/999999999999999999", "/club/house/members/999999999999999999"):
        assert visitor.get(path).status == 404
        assert visitor.post(path, kind="close", sure="yes", reason="x").status == 404
    assert visitor.get("/club/house/members/9999999999999999999").status == 404
    assert visitor.get("/club/house/acts?before=x").status == 422
    assert visitor.get("/club/house/members?q=%00").status == 422
    assert visitor.get("/club/house/members?q=%25_'").status == 200


@pytest.mark.usefixtures("sqlite")
def test_a_guest_has_no_account_to_restrict_but_a_name() -> None:
    mona, gus = member("Mona", "moderator"), guest("Rude Name")
    assert acts.refusal(mona, gus, "quiet") == "web.house.only_members"
    page = signed_in(mona).get(f"/club/house/members/{gus.pk}")
    assert "guest since" in page.text
    acts.act(mona, gus, Deed("rename", "not here", name="Gus"))
    gus.refresh_from_db()
    assert gus.name == "Gus"


@pytest.mark.usefixtures("sqlite")
def test_somebody_gets_another_name_at_waiting_tables_too() -> None:
    mona, bruno = member("Mona", "moderator"), member("Bruno")
    row = laid(bruno.guest, ("me", "open"), "card")
    acts.act(mona, bruno.guest, Deed("rename", "not here", name="Fox"))
    bruno.refresh_from_db()
    bruno.guest.refresh_from_db()
    assert (bruno.name, bruno.key, row.places.get(number=0).name) == ("Fox", "fox", "Fox")
    member("Bruno")  # the old name is free


# Open tables


def open_table(host: models.Guest) -> models.Table:
    row = lobby.lay(lobby.Wish("card", "", ("me", "open", "open"), is_listed=True), host)
    assert row.is_listed
    return row


@pytest.mark.usefixtures("sqlite")
def test_who_is_barred_sits_only_where_they_are_invited() -> None:
    mona, bruno = member("Mona", "moderator"), member("Bruno")
    acts.act(mona, bruno.guest, Deed("bar", "leaves games", 7))
    row, visitor = open_table(guest("Host")), signed_in(bruno)

    page = visitor.post(f"/t/{row.pk}/sit")
    assert page.status == 422
    assert "cannot sit down at open tables" in page.text
    assert not row.places.filter(guest=bruno.guest).exists()

    visitor.post(f"/join/{row.code}")
    assert row.places.filter(guest=bruno.guest).exists()
    own = open_table(bruno.guest)
    lobby.sit_anywhere(own.pk, bruno.guest)

    another = open_table(guest("Hanna"))
    models.Account.objects.update(barred_until=timezone.now() - timedelta(seconds=1))
    bruno.refresh_from_db()
    assert signed_in(bruno).post(f"/t/{another.pk}/sit").status == 302


# Closing


@pytest.mark.usefixtures("database")
def test_a_closed_account_is_signed_out_and_bots_play_on() -> None:
    ada, bruno = member("Ada", "admin"), member("Bruno")
    visitor = signed_in(bruno)
    host = guest("Host")
    running = laid(host, ("me", "open", "novice"), "card")
    lobby.sit_down(running.places.get(number=1), bruno.guest)
    waiting = laid(host, ("me", "open", "open"), "card")
    lobby.sit_down(waiting.places.get(number=1), bruno.guest)
    alone = laid(bruno.guest, ("me", "novice"), "card")
    secret = links.issue(models.LinkKind.DEVICE, bruno.guest, timedelta(days=1))
    assert "Bruno" in visitor.get("/me").text

    page = do(signed_in(ada), bruno.guest, "close", reason="cheating")
    assert page.status == 422  # it was not confirmed
    page = do(signed_in(ada), bruno.guest, "close", reason="cheating", sure="yes")
    assert page.status == 302

    assert links.peek(models.LinkKind.DEVICE, secret) is None
    assert not models.Device.objects.filter(guest=bruno.guest).exists()
    assert "Bruno" not in visitor.get("/club").text
    seat = running.places.get(number=1)
    assert (seat.guest, seat.name, seat.has_left, seat.level) == (
        bruno.guest,
        "Bruno",
        True,
        "steady",
    )
    assert waiting.places.get(number=1).guest is None
    alone.refresh_from_db()
    assert alone.state == "abandoned"

    do(signed_in(ada), bruno.guest, "reopen")
    bruno.refresh_from_db()
    assert bruno.closed is None
    assert "Bruno" in signed_in(bruno).get("/club").text


# Roles


@pytest.mark.usefixtures("database")
def test_the_last_admin_stays_one() -> None:
    ada, bea = member("Ada", "admin"), member("Bea")
    page = do(signed_in(ada), ada.guest, "role", role="member")
    assert "The last admin has to stay one." in page.alert
    do(signed_in(ada), bea.guest, "role", role="admin")
    assert do(signed_in(ada), ada.guest, "role", role="member").status == 302
    ada.refresh_from_db()
    bea.refresh_from_db()
    assert (ada.role, bea.role) == ("member", "admin")
    assert do(signed_in(ada), bea.guest, "role", role="member").status == 403


@pytest.mark.usefixtures("sqlite")
def test_a_closed_admin_does_not_count_as_one() -> None:
    ada, bea = member("Ada", "admin"), member("Bea", "admin")
    acts.act(bea, ada.guest, Deed("close", "gone"))
    with pytest.raises(GridwrightError, match="last admin"):
        acts.act(bea, bea.guest, Deed("role", role="member"))


@pytest.mark.usefixtures("database")
def test_the_first_admin_comes_from_the_terminal() -> None:
    secret = acts.offer_first_admin()
    stranger = Visitor()
    page = stranger.get(f"/first/{secret}")
    assert page.status == 200
    assert "Join or sign in first" in page.text
    assert stranger.post(f"/first/{secret}").status == 403

    ana = member("Ana")
    visitor = signed_in(ana)
    assert "Make Ana the admin" in visitor.get(f"/first/{secret}").text
    assert visitor.post(f"/first/{secret}").where == "/club/house/settings"
    ana.refresh_from_db()
    assert ana.is_admin
    assert models.Act.objects.get().by is None
    assert acts.offer_first_admin() == ""
    assert signed_in(member("Bea")).get(f"/first/{secret}").status == 404


@pytest.mark.usefixtures("sqlite")
def test_a_link_of_an_earlier_start_or_beside_an_admin_does_nothing() -> None:
    first, second = acts.offer_first_admin(), acts.offer_first_admin()
    ana = member("Ana")
    visitor = signed_in(ana)
    assert visitor.get(f"/first/{first}").status == 404
    assert visitor.get("/first/" + "x" * 43).status == 404
    member("Ada", "admin")
    assert visitor.get(f"/first/{second}").status == 404
    visitor.get("/club")
    assert visitor.post(f"/first/{second}").status == 404
    ana.refresh_from_db()
    assert not ana.is_admin


@pytest.mark.usefixtures("sqlite")
def test_no_address_makes_an_admin() -> None:
    """Not even the first account, made on the machine itself, is more than a member."""
    visitor = Visitor()
    visitor.get("/in")
    visitor.post("/club/join", name="Ana", password="quite long enough")  # noqa: S106 - made up
    assert list(models.Account.objects.values_list("role", flat=True)) == ["member"]


# Links


@pytest.mark.usefixtures("sqlite")
def test_a_reset_link_is_shown_once_and_told() -> None:
    mona, bruno = member("Mona", "moderator"), member("Bruno")
    visitor = signed_in(mona)
    page = do(visitor, bruno.guest, "reset")
    assert page.status == 200
    secret = page.html.partition("/reset/")[2].partition('"')[0]
    link = links.peek(models.LinkKind.RESET, secret)
    assert link is not None
    assert (link.guest, link.uses_left) == (bruno.guest, 1)
    assert link.ends - timezone.now() <= timedelta(days=1)
    assert secret not in visitor.get(f"/club/house/members/{bruno.guest_id}").html
    assert secret not in str(list(models.Act.objects.values()))
    assert secret not in str(list(models.Notice.objects.values()))
    assert models.Notice.objects.get().message["id"] == "web.house.told.reset"


@pytest.mark.usefixtures("sqlite")
def test_invitations_of_others_are_revoked_by_moderators() -> None:
    ana, mona = member("Ana"), member("Mona", "moderator")
    visitor = signed_in(ana)
    visitor.get("/club")
    page = visitor.post("/club", way="invite")
    secret = page.html.partition("/club/invited/")[2].partition('"')[0]
    assert links.peek(models.LinkKind.INVITATION, secret) is not None
    moderator = signed_in(mona)
    assert "1 invitation link" in moderator.get(f"/club/house/members/{ana.guest_id}").text
    moderator.post(f"/club/house/members/{ana.guest_id}", revoke="yes")
    assert links.peek(models.LinkKind.INVITATION, secret) is None


# Pages


@pytest.fixture
def busy_house(sqlite: None) -> Visitor:
    """A moderator with open and decided cases, a running and a waiting table."""
    bruno, tomasz = member("Bruno"), member("Tomasz")
    reported(bruno.guest, "some people should stay with snakes and ladders")
    decided = reported(tomasz.guest)
    acts.act(member("Mona", "moderator"), tomasz.guest, Deed("quiet", "loud", 7), decided)
    laid(bruno.guest, ("me", "novice"), "card")
    return signed_in(member("Gregorio", "moderator"))


def test_a_case_shows_what_was_said_and_what_is_known(busy_house: Visitor) -> None:
    page = busy_house.get("/club/house")
    assert "Zofia about Bruno" in page.text
    assert "some people should stay with snakes and ladders (reported)" in page.text
    assert "Zofia writes: second time" in page.text
    for fact in ("games</dt><dd>0<", "actions</dt><dd>0<", "90 days</dt><dd>0 in 1 game<"):
        assert fact in page.html
    assert "quick phrases only" in page.text  # what was done about Tomasz
    assert "running tables</dt><dd>1<" in page.html


def test_a_moderator_sees_a_running_game_as_everybody_does(busy_house: Visitor) -> None:
    row = models.Table.objects.get(state="running")
    page = busy_house.get("/club/house/tables")
    assert f'href="/t/{row.pk}"' in page.html
    gregorio = models.Guest.objects.get(name="Gregorio")
    seen = perspective_of(row.pk, gregorio)
    assert seen is not None
    assert seen.seat == SPECTATOR


def test_members_are_found_by_any_part_of_their_names(busy_house: Visitor) -> None:
    assert "Tomasz" not in busy_house.get("/club/house/members?q=RUN").text
    page = busy_house.get("/club/house/members?q=RUN")
    assert "1 member. " in page.text
    assert "Bruno" in page.text


WRONG_METHODS: tuple[tuple[str, Callable[[Visitor, str], Page]], ...] = (
    ("/privacy", lambda visitor, path: visitor.post(path)),
    ("/me/data", lambda visitor, path: visitor.post(path)),
    ("/me/data/file", lambda visitor, path: visitor.get(path)),
)


@pytest.mark.usefixtures("sqlite")
@pytest.mark.parametrize(("path", "ask"), WRONG_METHODS)
def test_reading_changes_nothing(path: str, ask: Callable[[Visitor, str], Page]) -> None:
    assert ask(visitor_of("member"), path).status == 405


@pytest.mark.usefixtures("sqlite")
def test_the_club_page_says_how_to_join_and_who_runs_it() -> None:
    models.Club.objects.create(pk=1, name="Rook House", notice="Ana\n1 <b>Mill</b> Lane")
    member("Ana")
    page = Visitor().get("/club")
    assert "Rook House" in page.text
    assert "Everybody may join. It has 1 member. Join the club" in page.text
    assert "1 &lt;b&gt;Mill&lt;/b&gt; Lane" in page.html
    assert "1 &lt;b&gt;Mill&lt;/b&gt; Lane" in Visitor().get("/privacy").html


# Seats of people who have gone away


def give_bea_to_a_bot(visitor: Visitor, row: models.Table) -> Page:
    return visitor.post("/club/house/tables", table=row.pk, seat="1")


def test_a_moderator_gives_an_absent_seat_to_a_bot(database: str) -> None:
    """Nobody at the table need agree; the person must be away by the usual rule."""
    row, (_, bea, _) = three_people()
    moderator = visitor_of("moderator")
    assert "to a bot" not in moderator.get("/club/house/tables").text
    assert give_bea_to_a_bot(moderator, row).status == 422
    send_away(bea)

    [form] = [
        form
        for form in moderator.get("/club/house/tables").forms
        if [button.text for button in form.buttons] == ["Hand Bea's seat to a bot"]
    ]

    assert moderator.send(form, form.buttons[0]).where == "/club/house/tables"
    assert [seat.stand_in for seat in row.places.all()] == ["", "steady", ""]
    assert give_bea_to_a_bot(moderator, row).status == 422
    people.come_back(row.pk, bea)
    assert [seat.stand_in for seat in row.places.all()] == ["", "", ""]


def test_nobody_else_decides_for_a_table_and_no_moderator_at_their_own(sqlite: None) -> None:
    row, (ana, bea, _) = three_people()
    send_away(bea)
    accounts.create(ana, "Ana")
    models.Account.objects.update(role=Role.ADMIN)
    host = signed_in(models.Account.objects.get())
    before = models.Table.objects.get().change

    for role in ("stranger", "guest", "member"):
        assert give_bea_to_a_bot(visitor_of(role), row).status == 403
    page = give_bea_to_a_bot(host, row)

    assert (page.status, row.places.get(number=1).stand_in) == (403, "")
    assert "You play at this table: ask the others there." in page.text
    assert "to a bot" not in host.get("/club/house/tables").text
    moderator = visitor_of("moderator")
    assert moderator.post("/club/house/tables", table="nowhere", seat="1").status == 404
    assert moderator.post("/club/house/tables", table=row.pk, seat="7").status == 422
    assert moderator.post("/club/house/tables", table=row.pk, seat="x").status == 422
    assert models.Table.objects.get().change == before
