"""Records that guests send: kept as they are, or refused with the line that is wrong."""

import re

import pytest
from django.db import transaction
from django.utils import timezone

from gridwright.tables import record
from gridwright.web import limits, models
from gridwright.web.play import moves, records, replays
from gridwright.web.play.perspective import perspective_of, public_record
from tests.web.browser import Visitor
from tests.web.records import played, text_of
from tests.web.tables import guest, lines, take_turns

SHORT = "card/2-auction"


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def test_a_record_is_kept_shown_handed_out_and_deleted(database: str) -> None:
    visitor, other = Visitor(), Visitor()
    text = text_of(SHORT)

    where = visitor.post("/records", record=text.replace("\n", "\r\n")).where

    row = models.SavedRecord.objects.get()
    assert (where, row.text, database) == (f"/r/{row.pk}", text, database)
    assert "Ana wins" in other.get(where).html or "Gregorio wins" in other.get(where).html
    assert other.get(f"{where}/record").html == text
    assert where in visitor.get("/records").html
    assert where not in other.get("/records").html
    assert other.post(f"{where}/delete").status == 404
    assert visitor.post(f"{where}/delete").where == "/records"
    assert (other.get(where).status, models.SavedRecord.objects.count()) == (404, 0)


def test_finished_games_come_before_saved_records(sqlite: None) -> None:
    html = Visitor().get("/records").html

    lists = html.partition('class="lists"')[2].partition("<form")[0]
    assert re.findall(r"<h2>([^<]*)</h2>", lists) == ["My finished games", "My records"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1:"),
        ("hello", "line 1:"),
        ("gridwright record 1\ntitle = chess\nseats = 2\n---\n", "There is no title 'chess'"),
        (text_of(SHORT).replace("1 A drop", "1 A fly"), "line 11:"),
        (text_of(SHORT).replace("1 B open 5c 5", "1 A open 5c 5"), "line 10:"),
        (text_of(SHORT).replace("seats = 2", "seats = 99"), "line"),
        (text_of(SHORT).replace("14e279e94be7", "000000000000"), "line 4:"),
        (text_of(SHORT) + "1 A drop\n", "line 86:"),
        (text_of(SHORT, 9).replace("Ana", "\x1b[31mAna"), r"\x1b"),
        (text_of(SHORT, 9) + "# \x00\n", r"\x00"),
        (text_of(SHORT, 9) + "# \u202eeve\n", r"\u202e"),
        ("gridwright record 1\ntitle = card\nseats = 2\nposition = " + "a=" * 900 + "\n---\n", ""),
        ("x" * 60_001, "at most 60000 characters"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(
    visitor: Visitor, text: str, reason: str
) -> None:
    page = visitor.post("/records", record=text)

    assert page.status == 422
    assert reason in page.alert
    assert page.alert.endswith("Nothing was changed.")
    assert models.SavedRecord.objects.count() == 0


def test_a_body_that_is_too_large_is_refused(visitor: Visitor) -> None:
    page = visitor.post("/records", record="x" * 200_000)

    assert (page.status, models.SavedRecord.objects.count()) == (400, 0)


def test_a_name_in_a_record_is_no_markup(visitor: Visitor) -> None:
    text = text_of(SHORT, 12).replace("names = Ana", "names = <script>x</script>")

    page = visitor.get(visitor.post("/records", record=text).where)

    assert page.status == 200
    assert "<script>x" not in page.html
    assert "<script>x" not in visitor.get("/records").html


def test_a_refused_text_comes_back(visitor: Visitor) -> None:
    page = visitor.post("/records", record="my </textarea> text")

    assert "my &lt;/textarea&gt; text" in page.html


def test_nobody_keeps_more_than_enough(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_SAVED", 1)
    visitor.post("/records", record=text_of(SHORT, 3))

    page = visitor.post("/records", record=text_of(SHORT, 3))

    assert (page.status, models.SavedRecord.objects.count()) == (422, 1)
    assert "Delete one first" in page.alert


def test_who_sends_too_many_is_turned_away(visitor: Visitor) -> None:
    visitor.get("/records")
    for _ in range(120):
        limits.RECORDS.delay("127.0.0.1")

    assert visitor.post("/records", record=text_of(SHORT, 3)).status == 429


def test_a_record_of_other_cards_says_so(visitor: Visitor) -> None:
    """What a record was played with may change after it was kept."""
    text = text_of(SHORT).replace("14e279e94be7", "000000000000")
    row = models.SavedRecord.objects.create(text=text)

    shown, gone_on = visitor.get(f"/r/{row.pk}"), visitor.post(f"/r/{row.pk}/on")

    assert (shown.status, gone_on.status) == (422, 422)
    assert "line 4:" in shown.alert


@pytest.mark.parametrize("end", ["", "/record"])
def test_there_is_no_such_record(visitor: Visitor, end: str) -> None:
    assert visitor.get(f"/r/nothere{end}").status == 404


@pytest.mark.parametrize("end", ["/on", "/delete"])
def test_nothing_is_done_with_no_record(visitor: Visitor, end: str) -> None:
    assert visitor.post(f"/r/nothere{end}").status == 404


# Going on


def test_a_game_goes_on_from_action_20_to_its_end(database: str) -> None:
    """The same actions lead to the same end: the cards that come are those of the record."""
    visitor = Visitor()
    where = visitor.post("/records", record=text_of(SHORT)).where

    page = visitor.post(f"{where}/on", at="20", **{"seat-1": "me", "seat-2": "me"})

    row = models.Table.objects.get()
    assert (page.where, row.state, row.version) == (f"/t/{row.pk}", "running", 0)
    with transaction.atomic():
        for index, line in enumerate(record.read(text_of(SHORT)).lines[20:]):
            answer = moves.play(row.pk, line.seat, line.text, index)
            assert answer.outcome in (moves.Outcome.DONE, moves.Outcome.REPEATED)  # played unasked
    row.refresh_from_db()
    assert (row.state, row.version, database) == ("over", 55, database)
    text = visitor.get(f"/t/{row.pk}/record").html
    assert text.splitlines()[-1] == text_of(SHORT).splitlines()[-1]
    assert len(replays.read(text).moves) == 55


def test_it_goes_on_where_the_record_was(sqlite: None) -> None:
    """After 3 actions both have paid 5 of their 12, and Gregorio buys fuel first."""
    recording = replays.read(text_of(SHORT), "there")

    row = records.go_on(recording, 3, ("me", "random"), guest("Ana"))

    seen = perspective_of(row.pk, None)
    assert seen is not None
    money = [seen.game.money(seen.view, seat) for seat in range(2)]
    assert (money, seen.game.phase_of(seen.view), seen.to_act) == ([7, 7], "resources", 1)


def test_nothing_before_the_start_is_taken_back(visitor: Visitor) -> None:
    where = visitor.post("/records", record=text_of(SHORT)).where
    table = visitor.post(f"{where}/on", at="5", **{"seat-1": "me", "seat-2": "random"}).where

    page = visitor.post(f"{table}/undo", version="0")

    assert page.status == 422
    assert lines(models.Table.objects.get()) == []


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"at": "5"}, "At least one must be yours"),
        ({"at": "5", "seat-1": "random", "seat-2": "random"}, "At least one must be yours"),
        ({"at": "5", "seat-1": "me", "seat-2": "os.path:join"}, "os.path:join"),
        ({"at": "76", "seat-1": "me", "seat-2": "random"}, "from 0 to 75"),
        ({"at": "x", "seat-1": "me", "seat-2": "random"}, "from 0 to 75"),
        ({"at": "75", "seat-1": "me", "seat-2": "random"}, "Pick an earlier point"),
    ],
)
def test_a_table_that_cannot_go_on_is_refused(
    visitor: Visitor, fields: dict[str, str], reason: str
) -> None:
    where = visitor.post("/records", record=text_of(SHORT)).where

    page = visitor.post(f"{where}/on", **fields)

    assert (page.status, models.Table.objects.count()) == (422, 0)
    assert reason in page.alert


def test_all_seats_may_be_played_at_one_screen(sqlite: None) -> None:
    """The names are those of the record, as long as they fit."""
    text = text_of(SHORT).replace("Gregorio", "Gregorio of the long and winding name")
    me = guest("Me")

    row = records.go_on(replays.read(text), 5, ("me", "me"), me)

    assert [(seat.guest_id, seat.name) for seat in row.places.all()] == [
        (me.pk, "Ana"),
        (me.pk, "Gregorio of the long"),
    ]


def test_records_without_an_address_are_not_taken_for_each_other(sqlite: None) -> None:
    names = (SHORT, "outpost/3-early-colony-stated")
    recordings = [replays.read(text_of(name)) for name in names]

    lengths = [len(replays.course_of(each)) for each in recordings]
    laid = [records.go_on(each, 1, ("me",) * each.spec.seats, guest("Me")) for each in recordings]

    assert lengths == [len(each.moves) for each in recordings]
    assert [row.title for row in laid] == ["card", "outpost"]


def test_cards_that_nobody_knows_are_dealt_anew(visitor: Visitor) -> None:
    """The public record of a running game has no deck: going on from it draws one.

    It does not say which back lies on top either, so that may be another one.
    """
    row = played(visitor.become("Ana"), SHORT, 10)
    where = visitor.post("/records", record=str(public_record(row.pk))).where
    assert "so they are shuffled again" in visitor.get(where).html

    visitor.post(f"{where}/on", **{"seat-1": "me", "seat-2": "novice"})

    gone_on = models.Table.objects.exclude(pk=row.pk).get()
    assert "?" not in gone_on.start
    seen, before = perspective_of(gone_on.pk, None), perspective_of(row.pk, None)
    assert seen is not None
    assert before is not None
    after, then = [
        re.sub(r"deck=\?[sl]", "deck=?", each.game.write_position(each.view))
        for each in (seen, before)
    ]
    assert after == then


@pytest.mark.parametrize(
    "name",
    [
        "recharged/2-early-usa-draft-stated",
        "classic/4-early-germany-demolition",
        "outpost/3-early-colony-stated",
        "version_1/outpost/2-early",
    ],
)
def test_every_title_goes_on(sqlite: None, name: str) -> None:
    """With stated decks too, where a later shuffle needs chance of its own."""
    recording = replays.read(text_of(name), name)
    seats = ("me", *["random"] * (recording.spec.seats - 1))

    row = records.go_on(recording, len(recording.moves) // 2, seats, guest("Ana"))

    models.BotTurn.objects.update(lease=timezone.now())
    with transaction.atomic():
        take_turns(3)
    seen = perspective_of(row.pk, None)
    assert seen is not None
    assert seen.to_act >= 0
