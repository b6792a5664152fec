"""A table shows a hash of its seed from the start, and the seed when it is over."""

import html
import re
from hashlib import sha256

import pytest
from django.db import transaction

from gridwright.content.load import load
from gridwright.tables import record
from gridwright.tables.commitment import Commitment, check, stated_in
from gridwright.web import models
from gridwright.web.play import lobby, records, replays
from gridwright.web.play.perspective import public_record
from tests.web.browser import Visitor
from tests.web.tables import guest, laid, take_turns


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def hash_of(row: models.Table) -> str:
    assert re.fullmatch("[0-9a-f]{32}", row.salt)
    return sha256(f"{row.seed}{row.salt}".encode()).hexdigest()


@pytest.mark.parametrize("title", ["recharged", "classic", "card", "outpost"])
def test_a_table_shows_a_hash_first_and_what_it_is_of_at_the_end(
    visitor: Visitor, title: str
) -> None:
    row = laid(visitor.become("Ana"), ("novice", "novice"), title)
    with transaction.atomic():
        take_turns(20)
    watcher = Visitor()

    page, text = watcher.get(f"/t/{row.pk}").html, watcher.get(f"/t/{row.pk}/record").html
    early = text
    assert f'value="{hash_of(row)}"' in page
    assert f"\n# commitment = {hash_of(row)}\n---\n" in text
    for shown in (page, text, watcher.get(f"/t/{row.pk}/replay").html):
        assert row.salt not in shown
        assert not re.search(r"\bseed = ", shown)

    with transaction.atomic():
        take_turns()
    page = " ".join(html.unescape(watcher.get(f"/t/{row.pk}").html).split())
    sentence = (
        f"The deck was fixed before the first move: SHA-256 of seed {row.seed} and salt {row.salt}"
        f" is {hash_of(row)}, as the table has shown from the start."
    )
    assert page.count(sentence) == 1
    text = watcher.get(f"/t/{row.pk}/record").html
    game = record.read(text)
    stated = stated_in(text, game)
    assert stated == Commitment(hash_of(row), row.seed, row.salt)
    check(game, stated, load())
    check(record.read(early), stated, load())


def test_tables_of_before_and_those_from_a_position_say_nothing(visitor: Visitor) -> None:
    host = visitor.become("Ana")
    before = laid(host, ("novice", "novice"), "card")
    with transaction.atomic():
        take_turns()
    models.Table.objects.filter(pk=before.pk).update(salt="")
    recording = replays.of_table(before.pk, host)
    assert recording is not None
    from_position = records.go_on(recording, 10, ["me", "novice"], host)

    for row in (before, from_position):
        assert "SHA-256" not in visitor.get(f"/t/{row.pk}").html
        assert "# " not in str(public_record(row.pk))
    assert from_position.salt == ""


def test_every_table_has_a_salt_of_its_own(visitor: Visitor) -> None:
    host = guest("Ana")
    tables = [lobby.lay(lobby.usual("card"), host) for _ in range(20)]

    assert len({row.salt for row in tables}) == 20
