"""Hints: who may ask, what the card says, and that nothing is played or shown to others."""

import re

import pytest

from gridwright.core.rng import Rng
from gridwright.games.registry import TITLES
from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.play import drafts, hints, jobs, lobby, moves
from gridwright.web.play.perspective import perspective_of
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from tests.web.browser import Page, Visitor
from tests.web.tables import guest, laid, lines, take_turns
from tests.words.languages import COMPLETE

QUICK = "planner@8"


@pytest.fixture(autouse=True)
def quick_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "QUICK", QUICK)
    monkeypatch.setattr(hints, "LONG", "master@8")


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def seated(visitor: Visitor, title: str = "recharged", **options: str) -> models.Table:
    """Lay a table at which the visitor plays alone against bots, and is to act."""
    row = laid(visitor.become("Bea"), ("novice", "me", "novice"), title, **options)
    take_turns()
    return models.Table.objects.get(pk=row.pk)


THOUGHTS: dict[tuple[str, int], jobs.Result] = {}


def think() -> None:
    """Let a bot process do the job that is due; the same thought takes its time once."""

    def remembered(table: Table, job: models.Job) -> jobs.Result:
        key = (job.parameters["level"], table.game.hash_of(table.view(job.seat)))
        if key not in THOUGHTS:
            THOUGHTS[key] = hints.think(table, job)
        return THOUGHTS[key]

    job = jobs.claim("test", [hints.KIND])
    assert job is not None
    jobs.carry_out(job, remembered)


def press(visitor: Visitor, row: models.Table, way: str, number: int = 0) -> Page:
    version = models.Table.objects.get(pk=row.pk).version
    return visitor.post(f"/t/{row.pk}/hint", version=str(version), way=way, number=str(number))


def card(page: Page) -> list[str]:
    """Return the names of the ideas on the card."""
    return re.findall(r"</kbd><b>(.*?)</b>", page.html)


# The card


def test_a_hint_is_asked_for_thought_about_and_shown(visitor: Visitor) -> None:
    row = seated(visitor)
    page = visitor.get(f"/t/{row.pk}")
    assert 'name="way" value="ask"' in page.html

    assert press(visitor, row, "ask").where == f"/t/{row.pk}"
    waiting = visitor.get(f"/t/{row.pk}")
    assert "thinking…" in waiting.text
    assert '<noscript><meta http-equiv="refresh" content="2"></noscript>' in waiting.html
    assert waiting.lines == page.lines  # the panel stays usable
    think()
    shown = visitor.get(f"/t/{row.pk}")

    assert "A planner's three ideas" in shown.text
    assert "A bot can be wrong." in shown.text
    assert "refresh" not in shown.html
    assert len(card(shown)) == 3
    assert lines(row) == []
    assert models.Draft.objects.count() == 0


def test_the_same_position_gives_the_same_card(visitor: Visitor) -> None:
    row = seated(visitor, "card")
    press(visitor, row, "ask")
    job = models.Job.objects.get()
    with TABLE_CACHE.current(row, Seating.of(row).names) as table:
        assert hints.think(table, job) == hints.think(table, job)


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_an_idea_of_every_title_can_be_tried_and_used(visitor: Visitor, title: str) -> None:
    row = seated(visitor, title)
    press(visitor, row, "ask")
    think()
    before = lines(row)
    ideas = models.Job.objects.get().result["ideas"]
    last = len(ideas) - 1

    press(visitor, row, "try", last)
    seen = perspective_of(row.pk, row.host)
    assert seen is not None
    assert seen.draft_turn is not None
    assert list(seen.draft_turn.lines) == ideas[last]["lines"]
    assert models.Draft.objects.count() == 0
    press(visitor, row, "use", last)

    assert lines(row) == before  # nothing is played
    assert [draft.lines for draft in models.Draft.objects.all()] == [ideas[last]["lines"]]
    assert card(visitor.get(f"/t/{row.pk}")) == []


def test_not_now_brings_back_what_was_chosen(visitor: Visitor) -> None:
    """Plant 5 was chosen; the best idea is another; afterwards it is plant 5 again."""
    row = seated(visitor)
    visitor.post(f"/t/{row.pk}/draft", version="0", way="only", line="open 5 7")
    before = visitor.get(f"/t/{row.pk}").text
    press(visitor, row, "ask")
    think()
    seen = perspective_of(row.pk, row.host)
    assert seen is not None
    assert seen.draft_turn is not None
    assert seen.draft_turn.lines != ("open 5 7",)

    press(visitor, row, "close")

    assert visitor.get(f"/t/{row.pk}").text == before
    assert models.Draft.objects.get().lines == ["open 5 7"]


def test_thinking_can_be_stopped(visitor: Visitor) -> None:
    row = seated(visitor)
    press(visitor, row, "ask")
    job = jobs.claim("test", [hints.KIND])
    assert job is not None

    press(visitor, row, "close")
    jobs.carry_out(job, lambda *_: {"ideas": []})

    assert not models.Job.objects.exists()
    assert "thinking…" not in visitor.get(f"/t/{row.pk}").text


def test_a_card_that_was_closed_opens_again_without_thinking(visitor: Visitor) -> None:
    row = seated(visitor)
    press(visitor, row, "ask")
    think()
    press(visitor, row, "close")
    assert card(visitor.get(f"/t/{row.pk}")) == []

    press(visitor, row, "ask")

    assert len(card(visitor.get(f"/t/{row.pk}"))) == 3
    assert jobs.claim("test", [hints.KIND]) is None
    assert row.places.get(number=1).hints == 1


def test_a_stronger_bot_may_think_longer(visitor: Visitor) -> None:
    row = seated(visitor)
    press(visitor, row, "ask")
    think()
    assert "Think longer" in visitor.get(f"/t/{row.pk}").text

    press(visitor, row, "longer")
    think()
    page = visitor.get(f"/t/{row.pk}")

    assert "A master's" in page.text
    assert "Think longer" not in page.text
    assert row.places.get(number=1).hints == 1


def test_an_idea_to_bid_sets_the_stepper_and_bids_nothing(visitor: Visitor) -> None:
    """Somebody has put plant 5 up for 5; of the ideas to bid 9 or to drop out, both are tried."""
    row = laid(visitor.become("Ana"), ("me", "novice", "novice"))
    other = row.places.get(number=1)
    moves.play(row.pk, other.number, "open 5 5", 0)
    while models.Table.objects.get(pk=row.pk).to_act != 0:
        now = models.Table.objects.get(pk=row.pk)
        moves.play(row.pk, now.to_act, "drop", now.version)
    before = lines(row)
    press(visitor, row, "ask")
    ideas = [
        {"lines": [line], "chance": 40, "limit": limit, "is_close": False, "reasons": []}
        for line, limit in (("bid 9", 12), ("drop", 0))
    ]
    result = {"ideas": ideas, "idle": None, "hardly_matters": True}
    models.Job.objects.update(result=result, lease=None)

    shown = visitor.get(f"/t/{row.pk}")
    assert card(shown) == ["Bid 9, up to 12", "Drop out"]
    assert "It hardly matters. A bot can be wrong." in shown.text
    press(visitor, row, "use", 0)
    bidding = visitor.get(f"/t/{row.pk}")
    assert re.search(r'name="number" min="6" max="50" value="9"', bidding.html)
    assert "If you win at 9" in bidding.text
    press(visitor, row, "ask")
    press(visitor, row, "use", 1)
    assert 'class="danger is-chosen"' in visitor.get(f"/t/{row.pk}").html
    assert lines(row) == before


def test_an_idea_that_is_not_there_is_refused(visitor: Visitor) -> None:
    row = seated(visitor)
    press(visitor, row, "ask")
    think()

    assert press(visitor, row, "use", 7).status == 400
    press(visitor, row, "try", 7)  # as far as there are any
    assert len(card(visitor.get(f"/t/{row.pk}"))) == 3


@pytest.mark.parametrize("way", ["use", "try"])
def test_what_is_still_thought_about_is_neither_used_nor_tried(visitor: Visitor, way: str) -> None:
    """Another page of the same person may show the card of before."""
    row = seated(visitor)
    press(visitor, row, "ask")
    think()
    press(visitor, row, "longer")

    press(visitor, row, way, 1)

    assert models.Job.objects.get().parameters == {"level": hints.LONG}
    assert not models.Draft.objects.exists()
    assert "thinking…" in visitor.get(f"/t/{row.pk}").text


@pytest.mark.parametrize("language", COMPLETE)
def test_the_card_is_in_every_language(visitor: Visitor, language: str) -> None:
    row = seated(visitor)
    press(visitor, row, "ask")
    models.Job.objects.update(
        lease=None,
        result={
            "ideas": [
                {
                    "lines": ["open 5 5"],
                    "chance": 40,
                    "limit": 9,
                    "is_close": False,
                    "reasons": [["idea.move.plant", {"output": 1, "cost": 5, "left": 45}]],
                }
            ],
            "idle": None,
            "hardly_matters": False,
        },
    )
    visitor.client.cookies["language"] = language

    (name,) = card(visitor.get(f"/t/{row.pk}"))

    assert "5" in name
    assert "9" in name


# What it knows


def test_a_hint_knows_no_more_than_its_seat(visitor: Visitor) -> None:
    """Another deck, and the same view of it: the same card."""
    row = seated(visitor, "card")
    press(visitor, row, "ask")
    job = models.Job.objects.get()
    with TABLE_CACHE.current(row, Seating.of(row).names) as current:
        table = current.copy()
    game, expected = table.game, hints.think(table, job)
    truth = game.hash_of(table.state)
    table.state = game.resample(table.view(1), Rng(5))

    assert game.hash_of(table.state) != truth
    assert hints.think(table, job) == expected


def test_nobody_else_is_shown_a_hint(visitor: Visitor) -> None:
    row = seated(visitor)
    press(visitor, row, "ask")
    think()

    assert card(Visitor().get(f"/t/{row.pk}")) == []


# Who may ask


def people_at(row_hints: str) -> tuple[models.Table, Visitor, models.Guest]:
    """Lay a table for two people and a bot, of whom the visitor on the second seat is to act."""
    host, visitor = guest("Ana"), Visitor()
    row = laid(host, ("me", "open", "novice"))
    models.Table.objects.filter(pk=row.pk).update(hints=row_hints)
    lobby.sit_down(row.places.get(number=1), visitor.become("Bea"))
    return models.Table.objects.get(pk=row.pk), visitor, host


@pytest.mark.parametrize("who", ["alone", "nobody"])
def test_with_other_people_there_are_none_unless_the_table_has_them(sqlite: None, who: str) -> None:
    row, visitor, _ = people_at(who)

    assert 'value="ask"' not in visitor.get(f"/t/{row.pk}").html
    answer = press(visitor, row, "ask")

    assert answer.status == 403
    assert "Hints are off at this table." in answer.text
    assert not models.Job.objects.exists()


def test_hints_can_be_switched_off_for_who_plays_alone(visitor: Visitor) -> None:
    row = seated(visitor)
    models.Table.objects.update(hints=models.Hints.NOBODY)

    assert 'value="ask"' not in visitor.get(f"/t/{row.pk}").html
    assert press(visitor, row, "ask").status == 403


def test_the_others_are_told_once_that_somebody_asks(sqlite: None) -> None:
    row, visitor, host = people_at("everyone")

    for way in ("ask", "close", "ask"):
        assert press(visitor, row, way).status == 302

    assert [(note.kind, note.seat) for note in row.log_notes.all()] == [("hint", 1)]
    seen = perspective_of(row.pk, host)
    assert seen is not None
    assert "Bea asks for a hint." in Visitor().get(f"/t/{row.pk}").text
    assert seen.change == row.change + 1


def test_a_seat_that_a_bot_plays_has_none(visitor: Visitor) -> None:
    row = seated(visitor)
    models.Seat.objects.filter(table=row, number=1).update(stand_in="steady")

    with pytest.raises(hints.HintsOffError):
        hints.change(row.pk, 1, "ask", 0, row.version)


def test_who_is_not_to_act_cannot_ask(visitor: Visitor) -> None:
    row = laid(visitor.become("Ana"), ("me", "novice", "novice"))

    answer = press(visitor, row, "ask")

    assert answer.status == 422
    assert not models.Job.objects.exists()


def test_a_person_waits_for_one_hint_at_a_time(visitor: Visitor) -> None:
    first = seated(visitor)
    second = laid(models.Guest.objects.get(), ("novice", "me", "novice"))
    press(visitor, first, "ask")

    refused = press(visitor, second, "ask")
    think()
    allowed = press(visitor, second, "ask")

    assert (refused.status, allowed.status) == (422, 302)
    assert "already waiting for a hint" in refused.alert


def test_sixty_an_hour_are_enough(visitor: Visitor) -> None:
    row = seated(visitor)
    for _ in range(60):
        assert press(visitor, row, "ask").status == 302
        models.Job.objects.all().delete()

    refused = press(visitor, row, "ask")

    assert refused.status == 422
    assert "60 hints within an hour" in refused.alert


# New table, and the end


def test_who_may_ask_is_chosen_at_a_new_table(visitor: Visitor) -> None:
    form = visitor.get("/new?title=recharged")
    assert re.search(r'name="hints" value="alone" checked', form.html)

    visitor.post("/new", title="recharged", hints="everyone", **{"seat-1": "me", "seat-2": "open"})
    row = models.Table.objects.get()

    assert row.hints == models.Hints.EVERYONE
    joining = Visitor().get(f"/join/{row.places.get(number=1).invitation}")
    assert "with hints" in joining.text
    assert "with hints" in visitor.get(f"/t/{row.pk}").text  # while it waits for people
    assert "Everyone may ask for hints." in visitor.get("/").text
    assert "Everyone may ask for hints." in visitor.get(f"/t/{row.pk}").text
    assert visitor.post("/new", title="recharged", hints="some").status == 422


def test_drafts_and_hints_have_nothing_to_do_with_each_other(visitor: Visitor) -> None:
    """A choice that is made while a bot thinks stays, and the card still comes."""
    row = seated(visitor)
    press(visitor, row, "ask")
    visitor.post(f"/t/{row.pk}/draft", version="0", way="only", line="open 5 7")
    think()

    assert len(card(visitor.get(f"/t/{row.pk}"))) == 3
    with TABLE_CACHE.current(row, Seating.of(row).names) as table:
        stored = drafts.current_row(models.Draft.objects.all(), table)
    assert stored is not None
    assert stored.lines == ["open 5 7"]
