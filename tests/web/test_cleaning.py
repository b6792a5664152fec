"""Old tables are announced, and then deleted by one process in an hour."""

from datetime import timedelta

import pytest
from django.utils import timezone

from gridwright import words
from gridwright.web import models
from gridwright.web.play import cleaning, moves
from gridwright.web.play.perspective import perspective_of
from gridwright.web.serve import thinker
from tests.web.browser import Visitor
from tests.web.tables import guest, laid, three_people

DAY = timedelta(days=1)


def age(row: models.Table, days: int) -> None:
    """Let nobody have looked at *row* for so many days."""
    models.Table.objects.filter(pk=row.pk).update(opened=timezone.now() - days * DAY)
    row.refresh_from_db()


def test_what_nobody_opened_for_90_days_is_deleted(database: str) -> None:
    old, _ = three_people()
    moves.play(old.pk, 1, "open 5 5", 0)
    young = laid(guest("Dan"), ("me", "novice"))
    age(old, 91)
    age(young, 89)

    count = cleaning.clean(timezone.now())

    assert count == 1
    assert list(models.Table.objects.values_list("pk", flat=True)) == [young.pk]
    assert models.Action.objects.count() == 0
    assert perspective_of(old.pk, None) is None


def test_one_process_cleans_in_an_hour(database: str) -> None:
    now = timezone.now()

    asked = [cleaning.is_due(now + minutes * timedelta(minutes=1)) for minutes in (0, 0, 59, 60)]

    assert asked == [True, False, False, True]


def test_thinkers_clean_in_their_pauses(sqlite: None, caplog: pytest.LogCaptureFixture) -> None:
    age(laid(guest("Ana"), ("me", "novice")), 91)
    models.Guest.objects.update(seen=timezone.now() - 366 * DAY)

    with caplog.at_level("INFO"):
        thinker.clean()
        thinker.clean()

    messages = [record.message for record in caplog.records]
    assert messages.count("deleted old tables") == 1
    assert messages.count("deleted absent guests") == 1
    assert (models.Table.objects.count(), models.Guest.objects.count()) == (0, 0)


def test_guests_who_left_nothing_and_stay_away_for_a_year_are_deleted(database: str) -> None:
    now = timezone.now()
    names = ("Ana", "Bea", "Cid", "Dan", "Eva", "Fay")
    ana, bea, cid, dan, eva, fay = [guest(name) for name in names]
    row = laid(ana, ("me", "open"))  # Ana has a seat
    row.places.filter(number=1).update(kept_for=bea)  # one is kept for Bea
    laid(cid, ("novice", "novice"))  # Cid has laid a table
    models.SavedRecord.objects.create(guest=dan, text="")
    models.Guest.objects.update(seen=now - 366 * DAY)
    models.Guest.objects.filter(pk=eva.pk).update(seen=now - 364 * DAY)

    assert cleaning.clean_guests(now) == 1

    assert not models.Guest.objects.filter(pk=fay.pk).exists()
    assert models.Guest.objects.count() == 5
    assert cleaning.clean_guests(now + 2 * DAY) == 1
    assert not models.Guest.objects.filter(pk=eva.pk).exists()


def test_the_end_is_announced_14_days_before(sqlite: None) -> None:
    row = laid(guest("Ana"), ("me", "novice"))

    age(row, 75)
    assert cleaning.notice(row) is None
    age(row, 77)
    assert cleaning.notice(row) == row.opened + 90 * DAY


def test_home_announces_it_and_a_look_keeps_the_table(sqlite: None) -> None:
    visitor = Visitor()
    row = laid(visitor.become("Ana"), ("me", "novice"))
    age(row, 80)
    day = words.day((timezone.now() + 10 * DAY).date())

    assert f"Will be deleted on {day}" in visitor.get("/").html
    assert f"deleted on {day}; now it will be kept" in visitor.get(f"/t/{row.pk}").html

    row.refresh_from_db()
    assert timezone.now() - row.opened < DAY
    assert "Will be deleted" not in visitor.get("/").html
    assert cleaning.clean(timezone.now() + 80 * DAY) == 0


def test_what_is_kept_of_people_for_a_time_goes(database: str) -> None:
    now, ana = timezone.now(), guest("Ana")
    for days in (29, 31):
        models.Notice.objects.create(
            guest=ana, kind="club", cause=f"{days}", message={}, created=now - days * DAY
        )
    for days in (364, 366):
        past = now - days * DAY
        models.Report.objects.create(about=ana, text=f"{days}", state="done", closed=past)
        models.Device.objects.create(guest=ana, label=f"{days}", seen=past)
    models.Report.objects.create(about=ana, text="open", created=now - 900 * DAY)
    for hours, uses in ((-1, 1), (1, 1), (2, 0)):
        ends = now + timedelta(hours=hours)
        models.Link.objects.create(kind="device", hashed=f"{hours}", uses_left=uses, ends=ends)

    thinker.clean()

    assert [each.cause for each in models.Notice.objects.all()] == ["29"]
    assert [each.text for each in models.Report.objects.order_by("pk")] == ["364", "open"]
    assert [each.label for each in models.Device.objects.all()] == ["364"]
    assert [each.hashed for each in models.Link.objects.all()] == ["1"]
