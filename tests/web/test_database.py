"""Databases that cannot be written: pages are shown all the same."""

from datetime import UTC, datetime

from django.db import connection

from gridwright.web import models
from tests.web.browser import Visitor
from tests.web.tables import laid

LONG_AGO = datetime(2024, 5, 1, tzinfo=UTC)


def test_pages_are_shown_while_the_database_can_only_be_read(sqlite: None) -> None:
    visitor = Visitor()
    ana = visitor.become("Ana")
    row = laid(ana, ("me", "novice", "novice"))
    models.Guest.objects.update(seen=LONG_AGO)
    models.Table.objects.update(opened=LONG_AGO, watched=LONG_AGO)
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only = ON")

    pages = [visitor.get(path).status for path in ("/", f"/t/{row.pk}", f"/t/{row.pk}/parts")]
    refused = visitor.post("/name", name="Bea")

    assert pages == [200, 200, 200]
    assert (refused.status, refused.headers["Retry-After"]) == (503, "2")
    assert models.Guest.objects.get().name == "Ana"
    assert models.Guest.objects.get().seen == LONG_AGO

    with connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only = OFF")
    visitor.get(f"/t/{row.pk}")
    assert models.Guest.objects.get().seen > LONG_AGO
    assert models.Table.objects.get().opened > LONG_AGO
