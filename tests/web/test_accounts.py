"""Joining and signing in: what a guest has stays theirs, nothing is merged unasked."""

import re
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Final

import pytest
from django.db import connections
from django.db.models import ForeignKey, OneToOneField
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import guests, models
from gridwright.web.clocks import calendars
from gridwright.web.clocks.standing import Bedtime
from gridwright.web.models import Joining, LinkKind, ProposalKind
from gridwright.web.people import accounts, belongings, devices, links, recovery
from gridwright.web.people.club import club
from gridwright.web.play import moves, people, records
from gridwright.web.play.table_cache import OtherContentError
from tests.web.browser import Page, Visitor
from tests.web.members import NEW_PASSWORD, PASSWORD, joined, member, signed_in
from tests.web.records import text_of
from tests.web.tables import forget, guest, laid, three_people, written
from tests.web.test_table_changes import form_of

RECORD: Final = "card/2-refill"
DAY = timedelta(days=1)


def join(visitor: Visitor, name: str, password: str = PASSWORD, **fields: str) -> Page:
    return visitor.post("/club/join", name=name, password=password, **fields)


def sign_in(visitor: Visitor, name: str = "Mona") -> Page:
    return visitor.post("/in", name=name, password=PASSWORD)


def codes_of(page: Page) -> list[str]:
    return re.findall(r"<code>([a-z]{5}-[a-z]{5})</code>", page.html)


def settled(visitor: Visitor, name: str) -> tuple[models.Guest, list[models.Table]]:
    """Let a visitor be a guest with two seats, a hosted table and a saved record."""
    person = visitor.become(name)
    table, _ = three_people()
    table.places.filter(number=1).update(guest=person, name=name)
    tables = [
        laid(person, ("me", "open")),
        models.Table.objects.get(pk=table.pk),
        laid(person, ("novice", "open")),
    ]
    records.save(text_of(RECORD), person)
    return person, tables


# Joining


def test_a_guest_who_joins_keeps_everything(database: str) -> None:
    visitor = Visitor()
    person, tables = settled(visitor, "Gregorio")
    page = visitor.get("/in?join=1")
    assert (
        "As the guest Gregorio you have 3 tables and 1 saved record in this browser." in page.text
    )
    assert '<input name="name" value="Gregorio"' in page.html

    answer = join(visitor, "Gregorio")

    assert answer.status == 200
    account = models.Account.objects.get()
    assert account.guest_id == person.pk
    assert set(person.seats.values_list("table", flat=True)) == {tables[0].pk, tables[1].pk}
    assert set(person.hosted.values_list("pk", flat=True)) == {tables[0].pk, tables[2].pk}
    assert person.saved_records.count() == 1
    assert "open 5 5" in visitor.get(f"/t/{tables[1].pk}").lines
    assert moves.play(tables[1].pk, 1, "open 5 5", 0).outcome is moves.Outcome.DONE
    record = models.SavedRecord.objects.get()
    assert f"/r/{record.pk}" in visitor.get("/records").html


def test_the_codes_are_shown_once_and_let_in_once(database: str) -> None:
    visitor = Visitor()
    page = join(visitor, "Mona")
    codes = codes_of(page)
    assert len(codes) == 8
    assert page.headers["Cache-Control"] == "private, no-store"
    assert not any([code in visitor.get("/me/password").html for code in codes])

    other = Visitor()
    answer = other.post("/recover", way="code", name="mona", code=codes[3].upper())
    assert answer.where.startswith("/reset/")
    assert "Mona" in other.get("/me").text
    again = Visitor().post("/recover", way="code", name="Mona", code=codes[3])
    assert (again.status, models.RecoveryCode.objects.filter(used=None).count()) == (422, 7)
    assert Visitor().post("/recover", way="code", name="Ola", code=codes[4]).status == 422


def test_of_two_who_use_a_code_at_once_one_is_let_in(database: str) -> None:
    code = recovery.renew(joined("Mona"))[0]

    def use(_: int) -> bool:
        try:
            recovery.use("Mona", code)
        except GridwrightError:
            return False
        finally:
            connections.close_all()
        return True

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(use, range(4))) == [False, False, False, True]


def test_new_codes_replace_the_old(sqlite: None) -> None:
    mona = joined("Mona")
    old = recovery.renew(mona)
    visitor = Visitor()
    sign_in(visitor)
    assert visitor.post("/me/password", way="codes", current="guess of mine").status == 422
    page = visitor.post("/me/password", way="codes", current=PASSWORD)
    new = codes_of(page)
    assert len(new) == 8
    assert Visitor().post("/recover", way="code", name="Mona", code=old[0]).status == 422
    assert Visitor().post("/recover", way="code", name="Mona", code=new[0]).status == 302


def test_who_was_nobody_becomes_a_member(sqlite: None) -> None:
    visitor = Visitor()
    assert "What you have" not in visitor.get("/in?join=1").text
    join(visitor, "Mona")
    assert models.Guest.objects.get().name == "Mona"
    assert "Mona" in visitor.get("/me").text
    assert visitor.client.cookies["device"].value
    assert not visitor.client.cookies["guest"].value


def test_old_cookies_and_links_of_the_guest_open_nothing(sqlite: None) -> None:
    visitor, phone, late = Visitor(), Visitor(), Visitor()
    person = visitor.become("Mona")
    phone.post(f"/device/{links.issue(LinkKind.DEVICE, person, DAY)}")
    link = f"/device/{links.issue(LinkKind.DEVICE, person, DAY)}"
    cookie = visitor.client.cookies["guest"].value
    table = laid(person, ("me", "open"))
    assert f"/t/{table.pk}" in phone.get("/").html

    join(visitor, "Mona")

    thief = Visitor()
    thief.client.cookies["guest"] = cookie
    for stranger in (phone, thief):
        assert stranger.get("/me").status == 302
    assert late.get(link).status == 404
    assert visitor.get("/me").status == 200


def test_a_name_in_a_waiting_table_follows_and_one_in_a_game_stays(sqlite: None) -> None:
    visitor = Visitor()
    person = visitor.become("Ola")
    waiting, running = laid(person, ("me", "open")), laid(person, ("me", "novice"))
    join(visitor, "Mona")
    assert waiting.places.get(number=0).name == "Mona"
    assert running.places.get(number=0).name == "Ola"


@pytest.mark.parametrize(
    ("name", "password", "reason"),
    [
        ("M", PASSWORD, "2 to 20 characters"),
        ("Admin", PASSWORD, "Nobody can be called Admin"),
        ("MONA", PASSWORD, "is taken"),
        ("Olga", "12345678", "Too many people"),
        ("Olga", "short", "8 to 128"),
    ],
)
def test_who_cannot_join_is_told_why_and_stays_a_guest(
    sqlite: None, name: str, password: str, reason: str
) -> None:
    joined("Mona")
    visitor = Visitor()
    person = visitor.become("Ola")
    table = laid(person, ("me", "open"))
    answer = join(visitor, name, password)
    assert answer.status == 422
    assert reason in answer.alert
    person.refresh_from_db()
    assert (person.name, models.Account.objects.count()) == ("Ola", 1)
    assert f"/t/{table.pk}" in visitor.get("/").html
    assert password not in answer.html or name == password


def test_of_two_who_want_a_name_at_once_one_gets_it(database: str) -> None:
    people_ = [guest(name) for name in ("Ana", "Bea", "Cid", "Dan")]

    def take(person: models.Guest) -> bool:
        try:
            accounts.create(person, "Mona")
        except GridwrightError:
            return False
        finally:
            connections.close_all()
        return True

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(take, people_)) == [False, False, False, True]
    assert models.Guest.objects.filter(name="Mona").count() == 1
    assert models.Guest.objects.exclude(secret_hash="").count() == 3


def test_an_address_makes_five_accounts_an_hour(sqlite: None) -> None:
    assert join(Visitor(), "Admin").status == 422  # counts for nothing
    for number in range(5):
        assert join(Visitor(), f"Member {number}").status == 200
    refused = join(Visitor(), "Member 6")
    assert (refused.status, models.Account.objects.count()) == (429, 5)


def test_a_club_by_invitation_takes_who_has_one(database: str) -> None:
    models.Club.objects.filter(pk=club().pk).update(joining=Joining.INVITATION)
    secret = links.issue(LinkKind.INVITATION, joined("Mona").guest, DAY, uses=1)
    assert "by invitation only" in Visitor().get("/in?join=1").text
    assert "by invitation only" in join(Visitor(), "Ola").alert
    assert "by invitation only" in join(Visitor(), "Ola", invitation="x").alert

    page = Visitor().get(f"/in?invitation={secret}")
    assert 'class="page signing is-join"' in page.html
    assert f'name="invitation" value="{secret}"' in page.html
    assert join(Visitor(), "O", invitation=secret).status == 422  # which uses nothing
    assert join(Visitor(), "Ola", invitation=secret).status == 200
    assert join(Visitor(), "Eva", invitation=secret).status == 422


def test_a_closed_club_takes_nobody(sqlite: None) -> None:
    models.Club.objects.filter(pk=club().pk).update(joining=Joining.CLOSED)
    secret = links.issue(LinkKind.INVITATION, joined("Mona").guest, DAY)
    assert "isn't taking new members" in Visitor().get("/in").text
    assert join(Visitor(), "Ola", invitation=secret).status == 422
    assert sign_in(Visitor()).where == "/"


# Signing in where somebody else was


def test_a_guest_with_nothing_is_forgotten(database: str) -> None:
    joined("Mona")
    visitor = Visitor()
    ola = visitor.become("Ola")
    assert sign_in(visitor).where == "/"
    assert not models.Guest.objects.filter(pk=ola.pk).exists()
    assert not visitor.client.cookies["guest"].value
    visitor.post("/out")
    assert visitor.get("/me").status == 302


def test_take_along_moves_everything(database: str) -> None:
    mona = joined("Mona")
    visitor = Visitor()
    ola, tables = settled(visitor, "Ola")
    kept = laid(guest("Ida"), ("me", "open"))
    kept.places.filter(number=1).update(kept_for=ola)
    models.Attempt.objects.create(guest=ola, puzzle="a", title="card", kind="auction")
    models.Progress.objects.create(guest=ola, lesson="first", is_done=True)
    calendars.set_night(ola, Bedtime("Europe/Berlin", 23 * 60, 7 * 60), timezone.now())
    people.propose(tables[1].pk, ola, ProposalKind.ABANDON)
    change = tables[1].change
    answer = sign_in(visitor)
    assert answer.where == "/in/guest?next=%2F"
    page = visitor.get(answer.where)
    assert (
        "Until now, this browser was Ola, with 4 tables, 1 saved record and progress in"
        in page.text
    )

    assert visitor.post("/in/guest", way="take").where == "/"

    person = mona.guest
    assert not models.Guest.objects.filter(pk=ola.pk).exists()
    assert person.seats.count() == 2
    assert set(person.hosted.values_list("pk", flat=True)) == {tables[0].pk, tables[2].pk}
    assert person.kept_seats.get().table_id == kept.pk
    assert person.saved_records.count() == person.attempts.count() == 1
    assert person.progress.get().is_done
    assert calendars.bedtimes_of(person.pk)[0][1].zone == "Europe/Berlin"
    vote = models.Vote.objects.get()
    assert (vote.guest_id, vote.proposal.by_id) == (person.pk, person.pk)
    row = models.Table.objects.get(pk=tables[1].pk)
    assert row.change > change  # so that open pages look again
    assert "open 5 5" in visitor.get(f"/t/{row.pk}").lines
    assert tables[0].places.get(number=0).name == "Mona"  # it waits
    assert row.places.get(number=1).name == "Ola"  # it is played
    visitor.post("/out")
    assert visitor.get("/me").status == 302  # nobody waits in this browser


def test_leave_keeps_the_guest_for_after_signing_out(database: str) -> None:
    mona = joined("Mona")
    visitor = Visitor()
    ola, tables = settled(visitor, "Ola")
    sign_in(visitor)
    assert visitor.post("/in/guest", way="leave").where == "/"
    assert "Mona" in visitor.get("/me").text
    assert not mona.guest.seats.exists()
    assert visitor.get(f"/t/{tables[1].pk}").lines == []
    visitor.post("/out")
    assert "Ola" in visitor.get("/me").text
    assert "open 5 5" in visitor.get(f"/t/{tables[1].pk}").lines
    assert ola.seats.count() == 2
    assert not mona.guest.devices.exists()


def test_without_an_answer_nothing_is_merged(sqlite: None) -> None:
    mona = joined("Mona")
    visitor = Visitor()
    ola, _ = settled(visitor, "Ola")
    sign_in(visitor)
    visitor.get("/in/guest")
    visitor.post("/in/guest", way="merge")
    assert (mona.guest.seats.count(), ola.seats.count()) == (0, 2)


def test_both_at_one_table_keep_both_seats(database: str) -> None:
    """Mona sits there as Cid; as the guest Ola she has taken Bea's seat."""
    row, (ana, bea, cid) = three_people()
    mona = accounts.create(cid, "Mona")
    models.Account.objects.filter(pk=mona.pk).update(password=joined("Help").password)
    visitor = Visitor()
    ola = visitor.become("Ola")
    row.places.filter(guest=bea).update(guest=ola)
    sign_in(visitor)
    visitor.post("/in/guest", way="take")
    row.refresh_from_db()
    seats = [seat.guest_id for seat in row.places.all()]
    assert seats == [ana.pk, cid.pk, cid.pk]
    assert [seat.name for seat in row.places.all()] == ["Ana", "Bea", "Cid"]
    assert "open 5 5" in visitor.get(f"/t/{row.pk}").lines
    assert moves.play(row.pk, 1, "open 5 5", 0).outcome is moves.Outcome.DONE


def test_with_one_voter_less_a_question_may_be_decided(database: str) -> None:
    """Ana and Bea play; Bea's other self agrees with Ana's wish to abandon: all have."""
    row, (ana, bea, cid) = three_people()
    people.propose(row.pk, ana, ProposalKind.ABANDON)
    people.vote(row.pk, bea, models.Proposal.objects.get().pk, is_yes=True)
    row.refresh_from_db()
    assert row.state == models.TableState.RUNNING
    people.change_hands(row.pk, cid, bea)
    row.refresh_from_db()
    assert row.state == models.TableState.ABANDONED


def test_a_table_that_cannot_be_played_again_comes_along(database: str) -> None:
    mona = joined("Mona")
    visitor = Visitor()
    ola = visitor.become("Ola")
    broken, waiting = laid(ola, ("me", "novice")), laid(ola, ("me", "open"))
    models.Table.objects.filter(pk__in=(broken.pk, waiting.pk)).update(content="of another")
    for row in (broken, waiting):
        forget(row.pk)
        with pytest.raises(OtherContentError):
            people.change_hands(row.pk, ola, mona.guest)
    sign_in(visitor)
    assert visitor.post("/in/guest", way="take").where == "/"
    assert set(mona.guest.seats.values_list("table", flat=True)) == {broken.pk, waiting.pk}
    assert mona.guest.hosted.count() == 2

    other = Visitor()
    row = laid(other.become("Ida"), ("me", "open"))
    models.Table.objects.update(content="of another")
    forget(row.pk)
    assert len(codes_of(join(other, "Ida the Second"))) == 8


def test_what_both_have_done_is_there_once(sqlite: None) -> None:
    mona, ola = joined("Mona"), guest("Ola")
    for person, is_right in ((mona.guest, True), (ola, False)):
        models.Attempt.objects.create(
            guest=person, puzzle="a", title="card", kind="auction", is_right=is_right
        )
    models.Progress.objects.create(guest=mona.guest, lesson="first")
    models.Progress.objects.create(guest=ola, lesson="first", is_done=True)
    models.Relation.objects.create(by=ola, about=mona.guest, kind="muted")
    for person in (mona.guest, ola):
        models.Notice.objects.create(guest=person, cause="turn x", message={}, kind="turn")

    belongings.take_along(ola, mona)

    assert mona.guest.attempts.get().is_right
    assert mona.guest.progress.get().is_done
    assert mona.guest.notices.count() == 1
    assert not models.Relation.objects.exists()


def test_everything_that_names_a_guest_is_known() -> None:
    """Whoever adds a row that belongs to somebody says what becomes of it."""
    known = {(model, name) for model, name in belongings.MOVED}
    known |= {(model, name) for model, name, _ in belongings.MOVED_ONCE}
    at_tables = {(models.Seat, "guest"), (models.Seat, "kept_for"), (models.Table, "host")}
    at_tables |= {(models.Proposal, "by"), (models.Vote, "guest")}
    copied = {(models.Night, "guest"), (models.Away, "guest")}
    ended = {(models.Device, "guest"), (models.Link, "guest"), (models.Account, "guest")}
    ended |= {(models.Seek, "guest")}  # who has signed in waits for a table anew
    there = {
        (model, field.name)
        for model in models.Guest._meta.apps.get_models()  # noqa: SLF001 - documented by Django
        for field in model._meta.get_fields()  # noqa: SLF001 - the same
        if isinstance(field, ForeignKey | OneToOneField) and field.related_model is models.Guest
    }
    assert there == known | at_tables | copied | ended


def test_another_member_in_the_same_browser_is_signed_out(sqlite: None) -> None:
    ana, _ = joined("Ana"), joined("Mona")
    visitor = signed_in(ana)
    table = laid(ana.guest, ("me", "open"))
    assert sign_in(visitor).where == "/"
    assert not ana.guest.devices.exists()
    assert ana.guest.seats.get().table_id == table.pk


def test_a_guest_on_a_linked_device_waits_aside(database: str) -> None:
    """This browser was Ana by her own cookie, then Bea by a link; now Mona signs in."""
    joined("Mona")
    visitor = Visitor()
    visitor.become("Ana")
    bea = guest("Bea")
    table = laid(bea, ("me", "open"))
    visitor.post(f"/device/{links.issue(LinkKind.DEVICE, bea, DAY)}")
    answer = sign_in(visitor)
    assert "Until now, this browser was Bea, with 1 table." in visitor.get(answer.where).text
    visitor.post("/in/guest", way="leave")
    visitor.post("/out")
    assert f"/t/{table.pk}" in visitor.get("/").html
    visitor.post("/out")
    assert "Ana" in visitor.get("/me").text


def test_signing_in_leads_back_to_where_one_was(sqlite: None) -> None:
    joined("Mona")
    page = Visitor().get("/in?next=/records")
    assert 'name="next" value="/records"' in page.html
    for target, where in (("/records", "/records"), ("//evil.example", "/"), ("http://x", "/")):
        assert Visitor().post("/in", name="Mona", password=PASSWORD, next=target).where == where


# Links of resetting, names, devices


def test_a_reset_works_once_and_ends_all_devices(database: str) -> None:
    mona = joined("Mona")
    phone = signed_in(mona)
    for _ in range(2):
        links.issue(LinkKind.DEVICE, mona.guest, DAY)
    link = f"/reset/{links.issue(LinkKind.RESET, mona.guest, DAY)}"
    visitor = Visitor()
    page = visitor.get(link)
    assert "New password for Mona" in page.text
    assert page.headers["Cache-Control"] == "private, no-store"
    assert visitor.post(link, password="").status == 422
    assert phone.get("/me").status == 200

    assert visitor.post(link, password=NEW_PASSWORD).where == "/"

    assert "Mona" in visitor.get("/me").text
    assert phone.get("/me").status == 302
    assert mona.guest.devices.count() == 1
    assert not models.Link.objects.filter(uses_left__gt=0).exists()
    assert Visitor().post(link, password=NEW_PASSWORD).status == 404
    assert sign_in(Visitor()).status == 422
    assert Visitor().post("/in", name="Mona", password=NEW_PASSWORD).where == "/"


def test_a_reset_ends(sqlite: None) -> None:
    link = f"/reset/{links.issue(LinkKind.RESET, joined('Mona').guest, timedelta(minutes=30))}"
    models.Link.objects.update(ends=timezone.now())
    assert Visitor().get(link).status == 404
    assert Visitor().post(link, password=NEW_PASSWORD).status == 404
    assert sign_in(Visitor()).where == "/"


def test_a_member_takes_another_name_once_in_thirty_days(database: str) -> None:
    mona, _ = joined("Mona"), joined("Olga")
    visitor = signed_in(mona)
    assert "is taken" in visitor.post("/me", name="OLGA", colour="").alert
    assert visitor.post("/me", name="Monika", colour="sky").where == "/me"
    assert "from" in visitor.post("/me", name="Mona", colour="sky").alert
    assert visitor.post("/name", name="Mona").status == 422  # the form of home does no more
    assert visitor.post("/me", name="MONIKA", colour="rose").where == "/me"  # only spelling
    mona.refresh_from_db()
    assert (mona.guest.name, mona.key, mona.colour) == ("MONIKA", "monika", "rose")
    models.Account.objects.update(renamed=timezone.now() - timedelta(days=30))
    assert visitor.post("/me", name="Mona", colour="").where == "/me"
    assert Visitor().post("/in", name="Mona", password=PASSWORD).where == "/"


def test_the_page_of_a_guest_has_their_name_and_the_ways_on(sqlite: None) -> None:
    visitor = Visitor()
    assert visitor.get("/me").where == visitor.get("/me/devices").where == "/"
    visitor.become("Ola")
    page = visitor.get("/me")
    assert 'action="/name"' in page.html
    assert 'href="/me/devices"' in page.html
    assert 'href="/in?join=1"' in page.html
    assert 'name="colour"' not in page.html
    assert visitor.post("/name", name="Olga", next="/me").where == "/me"
    assert visitor.get("/me/password").where == "/in?next=%2Fme%2Fpassword"


def test_a_device_is_ended_by_its_owner_alone(sqlite: None) -> None:
    mona, eve = joined("Mona"), joined("Eve")
    phone, desk, thief = signed_in(mona), signed_in(mona), signed_in(eve)
    first, second = mona.guest.devices.order_by("pk")
    page = desk.get("/me/devices")
    assert page.text.count("Firefox, Linux") >= 2
    assert page.text.count("this one") == 1
    thief.post("/me/devices", way="end", number=str(first.pk))
    assert mona.guest.devices.count() == 2
    desk.post("/me/devices", way="end", number=str(first.pk))
    assert phone.get("/me").status == 302
    assert desk.post("/me/devices", way="end", number=str(second.pk)).where == "/"
    assert desk.get("/me").status == 302


def test_all_others_are_ended(sqlite: None) -> None:
    """Also the browser in which a guest began, and the links by which there could be more."""
    first = Visitor()
    ola = first.become("Ola")
    phone, desk = Visitor(), Visitor()
    for visitor in (phone, desk):
        visitor.post(f"/device/{links.issue(LinkKind.DEVICE, ola, DAY)}")
    link = f"/device/{links.issue(LinkKind.DEVICE, ola, DAY)}"
    assert desk.get("/me/devices").status == 200

    assert desk.post("/me/devices", way="end_others").where == "/me/devices"

    assert [each.get("/me").status for each in (desk, phone, first)] == [200, 302, 302]
    assert Visitor().get(link).status == 404


def test_a_link_to_another_device_is_shown_once_and_can_be_revoked(sqlite: None) -> None:
    visitor = Visitor()
    visitor.become("Ola")
    shown = visitor.post("/me/devices", way="link")
    secret = shown.html.partition("/device/")[2].partition('"')[0]
    assert shown.headers["Cache-Control"] == "private, no-store"
    assert secret not in visitor.get("/me/devices").html
    link = models.Link.objects.get()
    assert timedelta(hours=23) < link.ends - timezone.now() <= DAY
    Visitor().post("/me/devices", way="revoke", number=str(link.pk))
    assert Visitor().get(f"/device/{secret}").status == 200
    visitor.post("/me/devices", way="revoke", number=str(link.pk))
    assert Visitor().get(f"/device/{secret}").status == 404


def test_a_link_lets_a_member_in_without_a_password(sqlite: None) -> None:
    mona = joined("Mona")
    link = f"/device/{links.issue(LinkKind.DEVICE, mona.guest, DAY)}"
    phone = Visitor()
    assert "Are you Mona?" in phone.get(link).text
    assert phone.get("/me").status == 302
    assert phone.post(link).where == "/"
    assert phone.get("/me/password").status == 200
    assert Visitor().post(link).status == 404


def test_whoever_is_it_already_does_not_use_up_a_link(sqlite: None) -> None:
    mona = joined("Mona")
    link = f"/device/{links.issue(LinkKind.DEVICE, mona.guest, DAY)}"
    assert signed_in(mona).post(link).where == "/"
    assert Visitor().post(link).where == "/"


def test_devices_end_with_the_member_and_no_cookie_outlives_them(sqlite: None) -> None:
    mona = member("Mona")
    visitor = signed_in(mona)
    cookie = visitor.client.cookies[devices.COOKIE].value
    visitor.post("/out")
    thief = Visitor()
    thief.client.cookies[devices.COOKIE] = cookie
    assert thief.get("/me").status == 302
    assert guests.known(f"{mona.guest.pk}:") is None


# Guests are not called like members


IS_MEMBER = '"{name}" is a member of this club. Please choose another name, or sign in.'


@pytest.mark.parametrize("name", ["Mona", "MONA", " mona ", "\uff2d\uff4f\uff4e\uff41"])
def test_a_guest_cannot_take_the_name_of_a_member(database: str, name: str) -> None:
    member("Mona")
    table, visitor = laid(guest("Ana"), ("me", "open")), Visitor()
    visitor.get("/")
    before = written()

    answers = [
        visitor.post("/name", name=name),
        visitor.post(f"/join/{table.code}", name=name),
        visitor.post(f"/join/{table.places.get(number=1).invitation}", name=name),
        visitor.post(f"/t/{table.pk}/sit", name=name),
    ]

    assert written() == before
    seats = {"seat-1": "me", "seat-2": "here", "name-2": name}
    answers.append(visitor.post("/new", **seats))
    assert [answer.status for answer in answers] == [422] * 5
    sentence = IS_MEMBER.format(name=" ".join(name.split()))
    assert all([sentence in answer.text for answer in answers])
    assert models.Table.objects.get() == table


def test_names_of_others_and_of_closed_accounts_are_free(sqlite: None) -> None:
    member("Mona")
    former = member("Cid")
    models.Account.objects.filter(pk=former.pk).update(closed=timezone.now())

    assert Visitor().become("Monah").name == "Monah"
    assert Visitor().become("Cid").name == "Cid"


def test_a_guest_who_had_the_name_before_keeps_it(sqlite: None) -> None:
    """Nor does it bar them from a table, or from naming themselves at their own screen."""
    visitor = Visitor()
    mona = visitor.become("Mona")
    waiting = laid(mona, ("me", "here", "open"))
    models.Seat.objects.filter(table=waiting, number=1).update(name="Bea")
    member("Mona")
    member("Bea")
    table = laid(guest("Ana"), ("me", "open"))

    assert visitor.post("/name", name="Mona").status == 302
    assert visitor.post(f"/join/{table.code}", name="Mona").where == f"/t/{table.pk}"
    form = form_of(visitor.get(f"/t/{waiting.pk}/change"))
    names = {"seat-1": "me", "seat-2": "here", "seat-3": "here", "name-2": "Bea"}
    assert visitor.send(form, None, **names, **{"name-3": "Zoë"}).status == 302
    assert [seat.name for seat in waiting.places.all()] == ["Mona", "Bea", "Zoë"]
    assert visitor.post("/name", name="mona").status == 422  # another spelling is another name


def test_a_member_may_name_a_seat_of_their_screen_as_themselves(sqlite: None) -> None:
    member("Bea")
    visitor = signed_in(member("Mona"))
    seats = {"seat-1": "me", "seat-2": "here", "seat-3": "novice"}

    assert visitor.post("/new", **seats, **{"name-2": "Mona"}).status == 302
    assert visitor.post("/new", **seats, **{"name-2": "Bea"}).status == 422
    assert models.Table.objects.count() == 1
