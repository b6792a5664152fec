"""Who may sit down at a table, rated tables, seats kept for people, friends."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import limits, models
from gridwright.web.chat import relations, talking
from gridwright.web.models import RelationKind
from gridwright.web.play import lobby, people
from gridwright.web.seeks import conditions
from gridwright.web.seeks.admission import Admission, admission_of
from tests.web.browser import Visitor
from tests.web.filling import forms_of
from tests.web.members import member, signed_in
from tests.web.tables import guest
from tests.web.test_seeks import rated

OPEN = ("me", "open", "open")


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def laid(host: models.Guest, *seats: str, **fields: Any) -> models.Table:  # noqa: ANN401
    values = {"is_listed": True, "seats": seats or OPEN, **fields}
    return lobby.lay(lobby.Wish("recharged", "germany", **values), host)


def refused(row: models.Table, person: models.Guest, *, is_invited: bool = False) -> str:
    """Return why *person* cannot sit down; "" where they have a seat now."""
    try:
        lobby.sit_anywhere(row.pk, person, is_invited=is_invited)
    except GridwrightError as error:
        assert row.places.filter(guest=person).count() == 0
        return error.message.id
    assert row.places.filter(guest=person).count() == 1
    return ""


def plays(person: models.Guest, games: int, left: int) -> None:
    """Let *person* have ended so many games with Cid lately, and left some of them."""
    cid = guest("Cid")
    for number in range(games):
        result = models.Result.objects.create(
            id=f"{person.pk}x{number}",
            title="recharged",
            seat_count=3,
            rules=1,
            record="",
            pool="recharged.three_to_six",
            pace="none",
            rounds=9,
            ended=timezone.now() - timedelta(days=1),
        )
        for seat, player in enumerate((person, cid)):
            models.Placing.objects.create(
                result=result,
                seat=seat,
                guest=player,
                name=player.name,
                place=1 + seat,
                cities=9,
                money=0,
                has_left=player == person and number < left,
            )


# Who sits down


def test_a_table_for_members_takes_no_guests_even_by_its_link(database: str) -> None:
    row = laid(member("Ana").guest, admission=Admission(members_only=True))

    assert refused(row, guest("Gus")) == "web.seeks.members_alone"
    assert refused(row, guest("Gil"), is_invited=True) == "web.seeks.members_alone"
    assert refused(row, member("Bea").guest) == ""


@pytest.mark.parametrize(
    ("points", "reason"),
    [
        (1699, "web.seeks.rating_low"),
        (1700, ""),
        (2050, ""),
        (2051, "web.seeks.rating_high"),
    ],
)
def test_ratings_are_asked_of_who_comes_unasked(sqlite: None, points: int, reason: str) -> None:
    host = rated("Ana", 1400)  # who need not fit
    bea = rated("Bea", points)
    row = laid(host, admission=Admission(members_only=True, least_rating=1700, most_rating=2050))

    assert refused(row, bea) == reason
    if reason:
        assert refused(row, bea, is_invited=True) == ""


def test_the_rating_is_that_of_the_pool(sqlite: None) -> None:
    bea = rated("Bea", 1900)  # with three to six seats
    asked = Admission(members_only=True, least_rating=1700)
    host = member("Ana").guest

    assert refused(laid(host, "me", "open", admission=asked), bea) == "web.seeks.rating_low"
    assert refused(laid(host, admission=asked), bea) == ""


@pytest.mark.parametrize(
    ("games", "left", "reason"),
    [(10, 1, ""), (10, 2, "web.seeks.finished_few"), (2, 2, ""), (0, 0, "")],
    ids=["90", "80", "too few to say", "none"],
)
def test_finished_games_are_asked_of_who_has_played(
    sqlite: None, games: int, left: int, reason: str
) -> None:
    row = laid(member("Ana").guest, admission=Admission(least_finished=90))
    bea = member("Bea").guest
    plays(bea, games, left)

    assert refused(row, bea) == reason


def test_games_of_long_ago_do_not_count(sqlite: None) -> None:
    row = laid(member("Ana").guest, admission=Admission(least_finished=90))
    bea = member("Bea").guest
    plays(bea, 10, 10)
    models.Result.objects.update(ended=timezone.now() - timedelta(days=91))

    assert refused(row, bea) == ""


def test_programs_sit_where_they_may(sqlite: None) -> None:
    owner, program = member("Ana"), member("Robo")
    program.owner = owner
    program.save()
    host = member("Bea").guest

    assert refused(laid(host, admission=Admission(allows_programs=False)), program.guest) == (
        "web.seeks.no_programs"
    )
    assert refused(laid(host), program.guest) == ""


def test_who_has_a_seat_kept_is_asked_for_nothing_else(sqlite: None) -> None:
    host, bea = rated("Ana", 1500), rated("Bea", 900)
    asked = Admission(members_only=True, least_rating=1400, least_finished=90)
    row = laid(host, "me", "kept", "open", names=("", "Bea", ""), admission=asked)

    assert refused(row, bea) == ""


# Rated tables


def test_a_rated_table_takes_members_alone_whoever_has_invited_them(database: str) -> None:
    row = laid(member("Ana").guest, is_rated=True)

    assert refused(row, guest("Gus"), is_invited=True) == "web.seeks.rated_members"
    assert row.hints == models.Hints.NOBODY
    assert refused(row, member("Bea").guest) == ""


def test_a_program_does_not_sit_with_its_owner_at_a_rated_table(sqlite: None) -> None:
    owner, program = member("Ana"), member("Robo")
    program.owner = owner
    program.save()

    assert refused(laid(owner.guest, is_rated=True), program.guest) == "web.seeks.rated_own_bot"
    assert refused(laid(program.guest, is_rated=True), owner.guest) == "web.seeks.rated_own_bot"
    assert refused(laid(owner.guest), program.guest) == ""


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"seats": ("me", "steady", "steady")}, "web.seeks.rated_alone"),
        ({"seats": ("me", "here", "open")}, "web.seeks.rated_screen"),
        ({"options": {"cities_break_ties": "on"}}, "web.seeks.rated_option"),
        (
            {"seats": ("me", "kept", "open"), "names": ("", "Gus", "")},
            "web.seeks.rated_guest",
        ),
    ],
    ids=["alone", "one screen", "house reading", "kept for a guest"],
)
def test_what_cannot_be_rated_is_refused_when_it_is_laid(
    sqlite: None, fields: dict[str, Any], reason: str
) -> None:
    host, gus = member("Ana").guest, guest("Gus")
    relations.relate(host, gus, RelationKind.FRIEND)

    with pytest.raises(GridwrightError) as refusal:
        laid(host, **{"seats": OPEN, **fields}, is_rated=True)

    assert (refusal.value.message.id, models.Table.objects.count()) == (reason, 0)
    assert laid(host, **{"seats": OPEN, **fields}).is_rated is False


def test_bots_of_which_nobody_knows_how_strong_they_are_cannot_be_rated() -> None:
    conditions.check_laid("recharged", {}, ["steady"], 2, 3)
    with pytest.raises(GridwrightError) as refusal:
        conditions.check_laid("recharged", {}, ["steady", "planner@9s"], 2, 4)

    assert refusal.value.message.id == "web.seeks.rated_bot"
    assert refusal.value.message.values == {"level": "planner@9s"}


def test_bots_may_fill_a_rated_table_as_long_as_two_people_play(sqlite: None) -> None:
    ana = member("Ana").guest
    row = laid(ana, is_rated=True)
    with pytest.raises(GridwrightError) as refusal:
        lobby.fill(row.pk, ana)
    assert refusal.value.message.id == "web.seeks.rated_alone"
    assert row.places.filter(bot="").count() == 3

    lobby.sit_anywhere(row.pk, member("Bea").guest)
    lobby.fill(row.pk, ana)
    row.refresh_from_db()
    assert (row.state, row.is_rated) == ("running", True)


def test_a_guest_who_lays_a_rated_table_is_led_to_join(visitor: Visitor) -> None:
    visitor.become("Gus")
    page = visitor.post(
        "/new",
        **{"seat-1": "me", "seat-2": "open", "kind": "rated", "join": "anyone"},
    )

    assert (page.status, models.Table.objects.count()) == (422, 0)
    assert "only members can sit down" in page.alert
    assert 'href="/in?join=1&amp;next=/new">Become a member' in page.html


def test_a_guest_at_a_rated_table_is_led_to_join(visitor: Visitor) -> None:
    row = laid(member("Ana").guest, is_rated=True)
    page = visitor.get(f"/t/{row.pk}/sit")

    assert "rated" in page.text
    assert "This table is rated: only members can sit down." in page.text
    assert f'href="/in?join=1&amp;next=/t/{row.pk}/sit">Become a member' in page.html
    assert visitor.post(f"/t/{row.pk}/sit", name="Gus").status == 422


# What is agreed


CHAIRS = {"seat-1": "me", "seat-2": "open", "seat-3": "open"}


def changed(visitor: Visitor, row: models.Table, **fields: str) -> int:
    """Send the form to change a table with some other *fields*; return the status."""
    page = visitor.get(f"/t/{row.pk}/change")
    form = next(form for form in forms_of(page.html) if form.action.endswith("/change"))
    seats = {
        f"seat-{seat.number + 1}": "stay" if seat.guest_id not in (None, row.host_id) else "open"
        for seat in row.places.all()
    }
    return visitor.send(form, None, **{**seats, "seat-1": "me", **fields}).status


def test_everything_is_stored_and_stands_in_the_form_again(sqlite: None) -> None:
    visitor = signed_in(member("Ana"))
    visitor.post(
        "/new",
        **CHAIRS,
        kind="rated",
        join="rating",
        least="1400",
        most="1800",
        finished="90",
        programs="off",
        name="  Thursday  evening ",
    )
    row = models.Table.objects.get()

    assert (row.name, row.is_rated, row.is_listed, row.hints) == (
        *("Thursday evening", True, True, "nobody"),
    )
    assert admission_of(row) == Admission(
        members_only=True,
        least_rating=1400,
        most_rating=1800,
        least_finished=90,
        allows_programs=False,
    )
    assert changed(visitor, row) == 302
    before = admission_of(row)
    row.refresh_from_db()
    assert (row.name, row.is_rated, admission_of(row)) == ("Thursday evening", True, before)

    room = visitor.get(f"/t/{row.pk}").text
    for fact in ("Thursday evening", "rated", "rating 1400 to 1800", "no programs"):
        assert fact in room
    assert "for players who finish 90% of their games" in room


@pytest.mark.parametrize(
    "fields",
    [
        {"name": "x" * 31},
        {"name": "a\x07b"},
        {"join": "rating", "least": "1800", "most": "1400"},
        {"join": "rating", "least": "", "most": ""},
        {"join": "rating", "least": "5000"},
        {"join": "anyone", "finished": "101"},
        {"join": "nobody"},
        {"kind": "cup"},
        {"seat-2": "kept", "kept-2": ""},
        {"seat-2": "kept", "kept-2": "Nobody Here"},
        {"seat-2": "kept", "kept-2": "Ana"},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_a_sentence(sqlite: None, fields: dict[str, str]) -> None:
    visitor = signed_in(member("Ana"))
    page = visitor.post("/new", **{**CHAIRS, **fields})

    assert (page.status, models.Table.objects.count()) == (422, 0)
    assert page.alert.endswith("Nothing was changed.")


def test_who_has_sat_down_has_agreed_to_what_is_rated(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea").guest
    visitor = signed_in(ana)
    row = laid(ana.guest, is_rated=True)
    assert changed(visitor, row, map="usa") == 302
    lobby.sit_anywhere(row.pk, bea)
    row.refresh_from_db()

    assert changed(visitor, row, kind="friendly") == 422
    assert changed(visitor, row, map="germany") == 422
    assert changed(visitor, row, clock="quick") == 422
    assert changed(visitor, row, name="Ours", join="members") == 302
    row.refresh_from_db()
    assert (row.board, row.is_rated, row.name, row.members_only) == ("usa", True, "Ours", True)


def test_a_friendly_table_is_not_made_rated_behind_somebody_s_back(sqlite: None) -> None:
    ana = member("Ana")
    row = laid(ana.guest)
    lobby.sit_anywhere(row.pk, guest("Gus"))

    assert changed(signed_in(ana), row, kind="rated") == 422
    row.refresh_from_db()
    assert row.is_rated is False
    assert changed(signed_in(ana), row, map="usa") == 302  # all other rules may change, as ever


def test_a_rematch_is_laid_on_the_same_terms(sqlite: None) -> None:
    ana, bea = member("Ana").guest, member("Bea").guest
    asked = Admission(least_finished=80, allows_programs=False)
    row = laid(ana, "me", "open", is_rated=True, name="League", admission=asked)
    lobby.sit_anywhere(row.pk, bea)
    models.Table.objects.filter(pk=row.pk).update(state="over", ranking=[1, 2])

    again = people.rematch(row.pk, bea)

    assert (again.name, again.is_rated, admission_of(again)) == ("League", True, asked)
    assert again.hints == models.Hints.NOBODY


# Kept seats and friends


def test_a_seat_is_kept_for_a_member_who_is_told(sqlite: None) -> None:
    bea = member("Bea").guest
    visitor = signed_in(member("Ana"))
    visitor.post(
        "/new", **{"seat-1": "me", "seat-2": "kept", "kept-2": "bea", "seat-3": "open"}
    )  # names are the same however they are spelled

    row = models.Table.objects.get()
    seat = row.places.get(number=1)
    assert (seat.kept_for, seat.name, seat.guest) == (bea, "Bea", None)
    notice = models.Notice.objects.get()
    assert (notice.guest, notice.kind, notice.table) == (bea, "invited", row)
    assert refused(row, member("Cid").guest, is_invited=True) == ""
    assert refused(row, member("Dan").guest, is_invited=True) == "web.seat_taken"
    assert refused(row, bea) == ""


def test_a_seat_is_kept_for_a_friend_who_is_no_member(sqlite: None) -> None:
    ana, gus = member("Ana"), guest("Gus")
    relations.relate(ana.guest, gus, RelationKind.FRIEND)
    visitor = signed_in(ana)

    assert '<option value="Gus">' in visitor.get("/new").html
    visitor.post("/new", **{"seat-1": "me", "seat-2": "kept", "kept-2": "Gus"})

    assert models.Seat.objects.get(number=1).kept_for == gus


@pytest.mark.parametrize("way", [1, -1])
def test_no_seat_is_kept_between_people_who_have_blocked_each_other(sqlite: None, way: int) -> None:
    ana, bea = member("Ana"), member("Bea")
    by, about = [ana.guest, bea.guest][::way]
    relations.relate(by, about, RelationKind.BLOCKED)

    page = signed_in(ana).post("/new", **{"seat-1": "me", "seat-2": "kept", "kept-2": "Bea"})

    assert (page.status, models.Table.objects.count()) == (422, 0)


def test_a_seat_may_be_kept_at_a_table_that_waits(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea").guest
    row = laid(ana.guest)

    assert changed(signed_in(ana), row, **{"seat-2": "kept", "kept-2": "Bea"}) == 302

    assert row.places.get(number=1).kept_for == bea
    assert models.Notice.objects.get().guest == bea


def test_friends_are_heard_and_listed_apart(sqlite: None) -> None:
    ana, bea, eve = member("Ana"), member("Bea").guest, member("Eve").guest
    row = laid(ana.guest)
    for person in (bea, eve):
        lobby.sit_anywhere(row.pk, person)
    visitor = signed_in(ana)
    card = visitor.get(f"/t/{row.pk}/person?seat=1")
    assert "Add as a friend" in card.text
    visitor.post(f"/t/{row.pk}/person", seat="1", way="friend")
    visitor.post(f"/t/{row.pk}/person", seat="2", way="mute")

    assert relations.friends_of(ana.guest) == [bea]
    assert not relations.is_unheard(bea.pk, ana.guest)
    assert list(relations.unheard_by(ana.guest)) == [eve.pk]
    page = visitor.get("/me/blocked").text
    assert page.index("Friends") < page.index("Bea") < page.index("Muted and blocked")
    assert page.index("Muted and blocked") < page.index("Eve")
    assert "No longer a friend" in visitor.get(f"/t/{row.pk}/person?seat=1").text

    visitor.post(f"/t/{row.pk}/person", seat="1", way="undo")
    assert relations.friends_of(ana.guest) == []


def test_friends_write_to_each_other(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    row = laid(ana.guest)
    lobby.sit_anywhere(row.pk, bea.guest)
    relations.relate(ana.guest, bea.guest, RelationKind.FRIEND)
    talking.say(row.pk, bea.guest, bea, phrase="good_luck")

    assert "Good luck" in signed_in(ana).get(f"/t/{row.pk}/chat").text


# How often


def test_guests_lay_twenty_tables_an_hour_and_members_sixty(visitor: Visitor) -> None:
    gus = visitor.become("Gus")
    for _ in range(20):
        limits.TABLES_OF_GUEST.delay(str(gus.pk))
    assert visitor.post("/new", **CHAIRS).status == 429

    ana = member("Ana")
    for _ in range(59):
        limits.TABLES_OF_MEMBER.delay(str(ana.guest_id))
    signed = signed_in(ana)
    assert signed.post("/new", **CHAIRS).status == 302
    assert signed.post("/start", title="card").status == 429
