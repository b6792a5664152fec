"""Positions that are pasted: read, looked at, and played."""

import re

import pytest

import gridwright
from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.play import positions
from gridwright.web.play.table_cache import TABLE_CACHE
from tests.web.browser import Page, Visitor
from tests.web.records import text_of

RECORD = "card/2-auction"  # 75 actions, in which nothing is hidden
MIDDLE = text_of(RECORD, 40)


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def building(seat: int | None = None) -> str:
    """Return a position in the first building phase, as *seat* knows it or with all cards."""
    table = gridwright.table("recharged", "germany", seats=3, seed=3)
    bot = gridwright.bot("steady", seed=1)
    while table.game.phase_of(table.state) != "building":
        table.play(bot.choose(table.game, table.view(table.to_act)))
    return table.position(seat)


def chosen(page: Page) -> list[str]:
    """Return who sits where if nothing is changed."""
    return [
        found[1]
        for select in re.findall(r"<select name=\"seat-.*?</select>", page.html, re.DOTALL)
        if (found := re.search(r'value="(\w+)" selected', select))
    ]


def table_of(row: models.Table) -> Table:
    names = tuple([place.name for place in row.places.all()])
    with TABLE_CACHE.current(row, names) as table:
        return table.copy()


# Looking


@pytest.mark.parametrize("seat", [None, 0])
def test_a_line_shows_its_board_and_seats_before_a_table_is_laid(
    visitor: Visitor, seat: int | None
) -> None:
    line = building(seat)
    to_act = gridwright.position(line).to_act

    page = visitor.post("/position", record=line.replace(" ", "\n", 6))

    assert page.status == 200
    assert "Power Grid Recharged, Germany" in page.text
    assert f"Round 1, Building. Next to act: {'ABC'[to_act]}." in page.text
    assert chosen(page) == ["me" if place == to_act else "steady" for place in range(3)]
    assert ("shuffled again" in page.text) == (seat == 0)
    assert not models.Table.objects.exists()


def test_a_record_is_entered_at_any_action(visitor: Visitor) -> None:
    whole = text_of(RECORD)
    at_end, at_start = (visitor.post("/position", record=whole, at=at) for at in ("", "0"))
    steps = [int(at) for at in re.findall(r'name="at" value="(\d+)" aria-label', at_start.html)]

    assert "75 of 75" not in at_end.text  # over: the last round is shown from its beginning
    assert 'action="/position/play"' in at_end.html
    assert steps[:3] == [0, 0, 0]
    assert steps[3] == 1
    assert "0 of 75" in at_start.text
    assert steps[-1] == 75


def test_a_record_that_is_not_over_is_shown_as_far_as_it_goes(visitor: Visitor) -> None:
    assert "40 of 40" in visitor.post("/position", record=MIDDLE).text


def test_nobody_plays_on_where_a_game_is_over(visitor: Visitor) -> None:
    page = visitor.post("/position", record=text_of(RECORD), at="75")

    assert "Go back to an earlier action" in page.text
    assert "/position/play" not in page.html


# Playing


def test_a_line_becomes_a_table(database: str) -> None:
    visitor = Visitor()
    line = building()

    where = visitor.post(
        "/position/play", **{"record": line, "seat-1": "novice", "seat-2": "me", "seat-3": "master"}
    ).where

    row = models.Table.objects.get()
    assert where == f"/t/{row.pk}"
    assert (row.title, row.board, row.seat_count) == ("recharged", "germany", 3)
    assert [place.bot for place in row.places.all()] == ["novice", "", "master"]
    assert table_of(row).position() == line
    assert visitor.get(where).status == 200


def test_cards_that_a_line_does_not_know_are_dealt(visitor: Visitor) -> None:
    line = building(0)

    visitor.post(
        "/position/play", **{"record": line, "seat-1": "me", "seat-2": "steady", "seat-3": "me"}
    )

    dealt = table_of(models.Table.objects.get())
    known = gridwright.position(line)
    assert "?" in line
    assert "?" not in dealt.position()
    assert dealt.game.standing(dealt.state, 1) == known.game.standing(known.state, 1)


def test_a_record_becomes_a_table_at_its_action(visitor: Visitor) -> None:
    fields = {"record": text_of(RECORD), "at": "40", "seat-1": "me", "seat-2": "planner"}

    visitor.post("/position/play", **fields)

    row = models.Table.objects.get()
    assert table_of(row).position() == gridwright.replay(MIDDLE).position()
    assert [place.bot for place in row.places.all()] == ["", "planner"]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"seat-1": "steady", "seat-2": "steady"}, "At least one must be yours."),
        ({"seat-1": "me"}, ""),
        ({"seat-1": "me", "seat-2": "deep_blue"}, "deep_blue"),
        ({"seat-1": "me", "seat-2": "steady", "at": "99"}, "from 0 to 75"),
        ({"seat-1": "me", "seat-2": "steady", "at": "-1"}, "from 0 to 75"),
        ({"seat-1": "me", "seat-2": "steady", "at": "75"}, "already over"),
        ({"seat-1": "me", "seat-2": "steady", "record": "hello"}, "neither a record"),
    ],
)
def test_what_cannot_be_played_is_refused(
    visitor: Visitor, fields: dict[str, str], reason: str
) -> None:
    page = visitor.post("/position/play", **{"record": text_of(RECORD), "at": "3", **fields})

    assert page.status == 422
    assert reason in page.text
    assert not models.Table.objects.exists()


# What is wrong


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "neither a record nor a position"),
        ("chess standard 2 - white=king", "neither a record nor a position"),
        ("recharged", "neither a record nor a position"),
        ("recharged germany many - round=1", "neither a record nor a position"),
        ("recharged germany 3 - round=two", "'round' must be a whole number"),
        ("recharged germany 3 - chess=1", "has no 'chess'"),
        ("recharged atlantis 3 - round=1", "atlantis"),
        ("recharged germany 3 - " + "a=b " * 2100, "at most 8000 characters"),
        (building().replace("A.money=", "A.money=x"), "'A.money' must be a whole number"),
        (building().replace("step=1", "step=1 step=2"), "appears twice"),
        (f"{building()} \x1b[31m", r"\x1b"),
        (text_of(RECORD).replace("1 A drop", "1 A fly"), "line 11:"),
        ("x" * 60_001, "at most 60000 characters"),
    ],
)
def test_a_wrong_text_gets_its_reason_and_stays_in_the_form(
    visitor: Visitor, text: str, reason: str
) -> None:
    page = visitor.post("/position", record=text)

    assert page.status == 422
    assert reason in page.alert
    assert page.alert.endswith("Nothing was changed.")
    assert "\x1b" not in page.alert
    assert "looked-at" not in page.html


def test_an_action_that_is_none_is_refused(visitor: Visitor) -> None:
    for at in ("76", "x", "-1"):
        assert "from 0 to 75" in visitor.post("/position", record=text_of(RECORD), at=at).alert


# What is hidden


def test_hidden_money_is_shown_to_nobody_before_the_end(visitor: Visitor) -> None:
    table = gridwright.table("classic", "germany", seats=3, seed=3, hidden_money=True)
    bot = gridwright.bot("steady", seed=1)
    while table.game.round_of(table.state) < 3:
        table.play(bot.choose(table.game, table.view(table.to_act)))

    for text in (table.position(), table.record()):
        page = visitor.post("/position", record=text)
        played = visitor.post(
            "/position/play", **{"record": text, "seat-1": "me", "seat-2": "me", "seat-3": "me"}
        )
        assert "Money is hidden in this game." in page.text
        assert "/position/play" not in page.html
        assert played.status == 422
    assert not models.Table.objects.exists()


def test_a_pasted_game_is_read_once() -> None:
    line = building()

    assert positions.read(line) is positions.read(line)
