"""All that is stored about somebody: handed out as one file, and deleted for good."""

import io
import json
import re
from typing import Any
from zipfile import ZipFile

import pytest
from django.apps import apps
from django.contrib.auth import hashers
from django.db.models import Model
from django.utils import timezone

from gridwright import words
from gridwright.tables import record
from gridwright.tables.replay import replay
from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.people import departure, my_data, recovery
from gridwright.web.play import lobby
from gridwright.web.play.perspective import public_record
from gridwright.web.play.seating import Seating
from tests.web.browser import Visitor
from tests.web.members import member, signed_in
from tests.web.records import played
from tests.web.tables import forget, guest, laid, take_turns, three_people

SHORT = "card/2-auction"
PASSWORD = "correct horse battery"  # noqa: S105 - of a test
NAMES = {
    "en": "Former member B",
    "de": "Ex-Mitglied B",
    "es": "Exmiembro B",
    "cs": "Bývalý člen B",
    "pl": "Były członek B",
}


def unpacked(content: bytes) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the facts of a file, and its records by name."""
    with ZipFile(io.BytesIO(content)) as file:
        facts = json.loads(file.read("about-me.json"))
        names = [name for name in file.namelist() if name.startswith("records/")]
        return facts, {name: file.read(name).decode() for name in names}


def everything_of(ana: models.Account) -> models.Table:
    """Give *ana* a row of every kind that people have; return a running table of theirs."""
    me, other = ana.guest, guest("Eve")
    row = laid(other, ("me", "open", "novice"), "card")
    lobby.sit_down(row.places.get(number=1), me)
    now = timezone.now()
    models.ChatLine.objects.create(table=row, room="table", by=me, seat=1, text="secret of Ana")
    models.ChatLine.objects.create(table=row, room="table", by=other, text="words of Eve")
    models.Memo.objects.create(table=row, guest=me, text="Ana's memo")
    models.Memo.objects.create(table=row, guest=other, text="Eve's memo")
    models.Relation.objects.create(by=me, about=other, kind="muted")
    models.Relation.objects.create(by=other, about=me, kind="blocked")
    models.Notice.objects.create(guest=me, kind="club", cause="x", message={"id": "x"})
    said = [{"by": other.pk, "text": "loud"}, {"by": me.pk, "name": "Ana", "text": "hush"}]
    models.Report.objects.create(by=me, about=other, text="Ana's report", context=said)
    models.Report.objects.create(by=other, about=me, text="Eve's report", context=[{"text": "a"}])
    models.Act.objects.create(about=me, kind="quiet", reason="loud", until=now)
    models.Device.objects.create(guest=me, secret_hash="hash-of-device")  # noqa: S106
    models.Link.objects.create(kind="device", guest=me, hashed="hash-of-link", ends=now)
    models.Passkey.objects.create(account=ana, credential="cred", public_key=b"k", label="phone")
    models.Seek.objects.create(guest=me, title="card", clock="daily")
    models.Night.objects.create(guest=me, counts_from=now, zone="UTC", start=1380, end=420)
    models.Away.objects.create(guest=me, start=now, end=now)
    models.Attempt.objects.create(guest=me, puzzle="p", title="card", lines=[], is_right=True)
    models.Progress.objects.create(guest=me, lesson="first")
    models.SavedRecord.objects.create(guest=me, text="saved by Ana")
    models.Webhook.objects.create(account=ana, url="https://example.org/hook")
    models.Subscription.objects.create(
        account=ana, endpoint="https://push.example/e", public_key="pk", auth="auth-secret"
    )
    ana.password, ana.email = hashers.make_password(PASSWORD), "ana@example.org"
    ana.save()
    return row


# The file


@pytest.mark.usefixtures("database")
def test_the_file_has_what_is_mine_and_no_secret() -> None:
    ana = member("Ana")
    row = everything_of(ana)
    codes = recovery.renew(ana)
    visitor = signed_in(ana)
    visitor.get("/me/data")

    response = visitor.client.post("/me/data/file", {"csrfmiddlewaretoken": visitor.token})

    assert response.status_code == 200
    assert response["Content-Disposition"] == 'attachment; filename="gridwright-Ana.zip"'
    facts, records = unpacked(response.content)
    assert facts["name"] == "Ana"
    assert facts["account"]["email"] == "ana@example.org"
    assert [line["text"] for line in facts["chat_lines"]] == ["secret of Ana"]
    assert facts["memos"] == [{"table_id": row.pk, "text": "Ana's memo"}]
    assert facts["acts_of_others"][0]["reason"] == "loud"
    assert facts["relations"][0]["about__name"] == "Eve"
    assert len(facts["account"]["recovery_codes"]) == len(codes)
    assert set(records) == {
        f"records/{row.pk}.txt",
        f"records/saved-{models.SavedRecord.objects.get().pk}.txt",
    }
    everything = json.dumps(facts) + "".join(records.values())
    hidden = ("words of Eve", "Eve's memo", "Eve's report", "blocked", "hash-of", "auth-secret")
    for secret in (*hidden, ana.password, PASSWORD, codes[0], "push.example"):
        assert secret not in everything


@pytest.mark.usefixtures("sqlite")
def test_a_running_game_is_handed_out_as_everybody_may_have_it() -> None:
    ana = member("Ana")
    row = laid(ana.guest, ("me", "novice", "novice"), "card")
    models.Table.objects.filter(pk=row.pk).update(seed=918273645)
    forget(row.pk)
    facts, records = unpacked(my_data.archive(ana.guest))
    assert records[f"records/{row.pk}.txt"] == public_record(row.pk)
    assert "918273645" not in json.dumps(facts) + "".join(records.values())
    assert "seed" not in records[f"records/{row.pk}.txt"]


@pytest.mark.usefixtures("sqlite")
def test_once_in_ten_minutes() -> None:
    visitor = signed_in(member("Ana"))
    visitor.get("/me/data")
    sent = {"csrfmiddlewaretoken": visitor.token}
    assert visitor.client.post("/me/data/file", sent).status_code == 200
    again = visitor.client.post("/me/data/file", sent)
    assert again.status_code == 429
    assert 590 <= int(again["Retry-After"]) <= 600
    other = signed_in(member("Bea"))
    other.get("/me/data")
    sent = {"csrfmiddlewaretoken": other.token}
    assert other.client.post("/me/data/file", sent).status_code == 200


@pytest.mark.usefixtures("sqlite")
def test_strangers_have_no_data() -> None:
    visitor = Visitor()
    assert visitor.get("/me/data").where == "/"
    assert visitor.get("/me/data/delete").where == "/"
    assert visitor.post("/me/data/file").status == 403


def relations(kind: type[Model]) -> set[str]:
    """Return under which names other rows belong to one of a *kind*."""
    return {str(each.get_accessor_name()) for each in kind._meta.related_objects}  # noqa: SLF001


def test_every_kind_of_row_about_somebody_is_thought_of() -> None:
    """Whoever adds a row about people says whether it is handed out, and deletes it."""
    handed_out = {*my_data.OF_GUEST, *my_data.NOT_HANDED_OUT}
    assert relations(models.Guest) == handed_out
    assert relations(models.Account) == set(my_data.OF_ACCOUNT)
    pointing = [
        f"{model.__name__}.{field.name}"
        for model in apps.get_app_config("web").get_models()
        for field in model._meta.fields  # noqa: SLF001
        if field.related_model is models.Guest
        if field.remote_field is not None and field.remote_field.hidden
    ]
    assert pointing == ["ComparedMoves.guest"]  # without a way back; `departure` forgets it


# Deleting


@pytest.mark.usefixtures("database")
def test_what_is_mine_goes_and_the_games_of_others_hold() -> None:
    ana = member("Ana")
    row = everything_of(ana)
    over = played(ana.guest, SHORT)
    assert over.state == "over"
    before = replay(record.read(public_record(over.pk) or ""), library())

    departure.forget(ana.guest)

    me = models.Guest.objects.get(pk=ana.guest_id)
    assert (me.name, me.secret_hash) == ("", "")
    kept = {"seats", "acts_of_others", "results"}
    for name in relations(models.Guest) - {"account"}:
        assert getattr(me, name).exists() == (name in kept), name
    assert not models.Account.objects.exists()
    for kind in (models.Passkey, models.Webhook, models.Subscription, models.RecoveryCode):
        assert not kind.objects.exists()
    assert [line.text for line in models.ChatLine.objects.all()] == ["words of Eve"]
    report = models.Report.objects.get()
    assert (report.text, report.by, len(report.context)) == ("Ana's report", None, 1)
    assert [memo.text for memo in models.Memo.objects.all()] == ["Eve's memo"]

    text = public_record(over.pk) or ""
    after = replay(record.read(text), library())
    assert after.ranking() == before.ranking()
    assert "Ana" not in text
    assert "names = Former member A, " in text
    seat = row.places.get(number=1)
    assert (seat.guest, seat.name, seat.has_left, seat.level) == (me, "", True, "steady")


@pytest.mark.usefixtures("sqlite")
def test_a_former_member_is_called_so_in_every_language() -> None:
    ana = member("Ana")
    row = everything_of(ana)
    departure.forget(ana.guest)
    for language, name in NAMES.items():
        with words.speaking(words.catalogue(language)):
            assert Seating.of(row).names[1] == name
            assert Seating.at(row.pk).names[1] == name
        visitor = Visitor()
        visitor.get("/")
        visitor.post("/language", language=language)
        page = visitor.get(f"/t/{row.pk}").html
        assert name in page
        assert "Ana" not in re.sub(r"<[^>]*>", "", page)


@pytest.mark.usefixtures("sqlite")
def test_others_play_on_with_a_bot_to_the_end() -> None:
    row, (ana, bea, _) = three_people(title="card")
    departure.forget(bea)
    row.refresh_from_db()
    seat = row.places.get(number=1)
    assert (row.state, seat.name, seat.has_left, seat.level) == ("running", "", True, "steady")
    assert take_turns(50) >= 0
    departure.forget(models.Guest.objects.get(name="Cid"))
    assert Seating.of(row).people == (ana.pk,)
    departure.forget(ana)
    row.refresh_from_db()
    assert row.state == "abandoned"
    assert not models.Guest.objects.exclude(name="").exists()
    assert set(row.places.values_list("name", flat=True)) == {""}


@pytest.mark.usefixtures("sqlite")
def test_the_host_of_a_table_hands_it_over() -> None:
    row, (ana, bea, _) = three_people(title="card")
    departure.forget(ana)
    row.refresh_from_db()
    assert row.host == bea
    waiting = laid(bea, ("me", "open", "open"), "card")
    lobby.sit_down(waiting.places.get(number=1), guest("Dan"))
    departure.forget(bea)
    waiting.refresh_from_db()
    assert waiting.host is not None
    assert (waiting.host.name, waiting.state) == ("Dan", "waiting")
    assert waiting.places.get(number=0).guest is None


@pytest.mark.usefixtures("sqlite")
def test_somebody_without_games_leaves_no_row() -> None:
    ana = member("Ana")
    departure.forget(ana.guest)
    assert not models.Guest.objects.exists()
    member("Ana")  # the name is free


# Deleting on the page


@pytest.fixture
def ana(sqlite: None) -> models.Account:
    account = member("Ana")
    account.password = hashers.make_password(PASSWORD)
    account.save()
    return account


def test_a_member_proves_who_they_are_first(ana: models.Account) -> None:
    visitor = signed_in(ana)
    page = visitor.get("/me/data/delete")
    assert "This cannot be undone." in page.text
    assert "Backups made before may still contain all of it." in page.text
    for fields in (
        {},
        {"sure": "yes"},
        {"password": PASSWORD},
        {"sure": "yes", "password": "wrong one"},
        {"sure": "yes", "code": "abcde-abcde"},
        {"sure": "yes", "answer": "{}", "token": "x"},
    ):
        assert visitor.post("/me/data/delete", **fields).status == 422, fields
        assert models.Account.objects.filter(pk=ana.pk).exists()

    page = visitor.post("/me/data/delete", sure="yes", password=PASSWORD)

    assert (page.status, "Nothing here has your name any more." in page.text) == (200, True)
    assert not models.Account.objects.exists()
    assert "Ana" not in visitor.get("/").text


def test_a_recovery_code_is_enough(ana: models.Account) -> None:
    code = recovery.renew(ana)[0]
    visitor = signed_in(ana)
    visitor.get("/me/data/delete")
    assert visitor.post("/me/data/delete", sure="yes", code=code).status == 200
    assert not models.Account.objects.exists()


def test_an_account_without_password_is_not_deleted_by_nothing(ana: models.Account) -> None:
    models.Account.objects.update(password="")
    ana.refresh_from_db()
    visitor = signed_in(ana)
    visitor.get("/me/data/delete")
    assert visitor.post("/me/data/delete", sure="yes").status == 422
    assert visitor.post("/me/data/delete", sure="yes", password="").status == 422
    assert models.Account.objects.exists()


@pytest.mark.usefixtures("sqlite")
def test_a_guest_without_account_is_forgotten_too() -> None:
    visitor = Visitor()
    gus = visitor.become("Gus")
    row = laid(gus, ("me", "novice"), "card")
    assert "Forget me" in visitor.get("/me/data").text
    page = visitor.post("/me/data/delete", sure="yes")
    assert page.status == 200
    gus.refresh_from_db()
    row.refresh_from_db()
    assert (gus.name, gus.secret_hash, row.state) == ("", "", "abandoned")
    assert visitor.get("/me/data").where == "/"


@pytest.mark.usefixtures("sqlite")
def test_what_moderators_decided_stands_on_my_page() -> None:
    ana = member("Ana")
    models.Act.objects.create(about=ana.guest, kind="quiet", reason="too loud")
    page = signed_in(ana).get("/me/data").text
    assert "quick phrases only" in page
    assert "too loud" in page
