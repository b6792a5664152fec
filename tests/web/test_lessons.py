"""Lessons in the browser: their tables, the coach's card, going back, coming back."""

import re
from html import unescape
from pathlib import Path

import pytest

from gridwright import words
from gridwright.content.load import load
from gridwright.web import models
from gridwright.web.play import coaching, lessons
from gridwright.web.play.perspective import perspective_of
from gridwright.words import catalogue
from tests.own_data import own_data
from tests.web.browser import Page, Visitor
from tests.web.tables import forget, guest, laid, lines, take_turns

FIRST = "first-game"


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def begin(visitor: Visitor, lesson: str = FIRST, way: str = "begin") -> models.Table:
    """Open a lesson; return its table."""
    page = visitor.post("/learn/lesson", lesson=lesson, way=way)
    assert page.status == 302
    return models.Table.objects.get(pk=page.where.removeprefix("/t/"))


def again(row: models.Table) -> models.Table:
    return models.Table.objects.get(pk=row.pk)


def progress(lesson: str = FIRST) -> models.Progress:
    return models.Progress.objects.get(lesson=lesson)


def card(visitor: Visitor, row: models.Table) -> str:
    """Return what is on the coach's card, in short."""
    html = visitor.get(f"/t/{row.pk}").html
    found = re.search(r'<div class="coach-says">(.*?)</div>', html, re.DOTALL)
    assert found is not None
    return unescape(" ".join(re.sub(r"<[^>]+>", " ", found[1]).split()))


def press(visitor: Visitor, row: models.Table, way: str = "on", number: int = 0) -> Page:
    """Answer the card that is shown."""
    page = visitor.get(f"/t/{row.pk}")
    shown = re.search(r'id="coach"[^>]*data-card="([^"]*)"', page.html)
    assert shown is not None
    fields = {"card": shown[1], "way": way, "number": str(number)}
    return visitor.post(f"/t/{row.pk}/coach", **fields)


def go_on(visitor: Visitor, row: models.Table) -> None:
    """Read cards until one waits for something else."""
    while 'id="coach-on"' in visitor.get(f"/t/{row.pk}").html:
        press(visitor, row)


def play(visitor: Visitor, row: models.Table, *sent: str, **fields: str) -> Page:
    """Send a turn."""
    version = str(again(row).version)
    return visitor.post(f"/t/{row.pk}/play", version=version, line=list(sent), **fields)


# Opening


@pytest.mark.parametrize(
    ("title", "count", "first"),
    [
        ("recharged", 6, "Your first game"),
        ("classic", 2, "Classic: what differs"),
        ("card", 2, "The Card Game"),
        ("outpost", 2, "Outpost"),
    ],
)
def test_the_page_lists_the_lessons_of_a_title(
    visitor: Visitor, title: str, count: int, first: str
) -> None:
    page = visitor.get(f"/learn?title={title}")

    assert first in page.text
    assert page.html.count('action="/learn/lesson"') == count


def test_a_newcomer_is_led_to_the_first_lesson(visitor: Visitor) -> None:
    form = next(form for form in visitor.get("/").forms if form.action == "/learn/lesson")

    assert visitor.send(form, form.buttons[0]).status == 302
    assert progress().table is not None
    assert "Start my first game" not in visitor.get("/").text


def test_a_lesson_is_a_table_with_bots_of_its_own(visitor: Visitor) -> None:
    row = begin(visitor)

    assert (row.kind, row.subject, row.tempo) == ("lesson", FIRST, "calm")
    assert (row.title, row.board, row.seat_count, row.seed) == ("recharged", "germany", 4, 82828)
    names = list(row.places.values_list("name", "bot"))
    assert names[1:] == [("Volta", "novice"), ("Hertz", "novice"), ("Clarke", "novice")]
    assert card(visitor, row).startswith("Welcome! You and three bots each run a power company.")
    page = visitor.get(f"/t/{row.pk}")
    assert "Learn · Your first game" in page.text
    assert "the table and the round" in page.text
    assert f"/t/{row.pk}" not in visitor.get("/").html  # the page Learn leads to it


def test_coming_back_leads_to_the_same_table_and_card(visitor: Visitor) -> None:
    row = begin(visitor)
    press(visitor, row)
    before = card(visitor, row)
    forget(row.pk)

    assert "Go on" in visitor.get("/learn").text
    assert begin(visitor) == row
    assert card(visitor, row) == before
    assert [spoken[0] for spoken in progress().talk["steps"]] == ["welcome", "round"]


def test_once_more_lays_another_table(visitor: Visitor) -> None:
    row = begin(visitor)
    press(visitor, row)

    other = begin(visitor, way="again")

    assert other != row
    assert again(row).state == models.TableState.ABANDONED
    assert progress().table == other
    assert card(visitor, other).startswith("Welcome!")


def test_there_is_no_lesson_of_that_name(visitor: Visitor) -> None:
    page = visitor.post("/learn/lesson", lesson="chess", way="begin")

    assert page.status == 422
    assert "There's no such lesson." in page.text
    assert not models.Table.objects.exists()


@pytest.mark.parametrize("fields", [{}, {"lesson": FIRST}, {"lesson": FIRST, "way": "win"}])
def test_a_wrong_form_opens_nothing(visitor: Visitor, fields: dict[str, str]) -> None:
    assert visitor.post("/learn/lesson", **fields).status == 422
    assert not models.Table.objects.exists()


def test_with_other_cards_a_lesson_says_so_and_does_not_begin(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = load(own_data(tmp_path))
    monkeypatch.setattr(lessons, "library", lambda: own)

    page = visitor.post("/learn/lesson", lesson=FIRST, way="begin")

    assert page.status == 422
    assert "This server plays with other cards or maps" in page.text
    assert not models.Table.objects.exists()


# The card


def test_cards_are_read_one_after_the_other(visitor: Visitor) -> None:
    row = begin(visitor)

    for start in ("Every round has five", "You're first", "The upper four", "Plant 7 burns 3"):
        press(visitor, row)
        assert card(visitor, row).startswith(start)
    assert 'id="coach-on"' not in visitor.get(f"/t/{row.pk}").html  # it waits for a plant


def test_a_button_of_a_card_that_is_gone_changes_nothing(visitor: Visitor) -> None:
    row = begin(visitor)
    old = re.search(r'data-card="([^"]*)"', visitor.get(f"/t/{row.pk}").html)
    assert old is not None
    press(visitor, row)
    before = card(visitor, row)

    visitor.post(f"/t/{row.pk}/coach", card=old[1], way="on")

    assert card(visitor, row) == before


def test_a_chip_answers_on_the_card(visitor: Visitor) -> None:
    row = begin(visitor)
    go_on(visitor, row)

    press(visitor, row, "ask", 1)

    assert "The token lies on the lowest plant" in card(visitor, row)
    assert card(visitor, row).startswith("Plant 7 burns 3")
    press(visitor, row, "ask", 0)  # compares, which is no answer
    press(visitor, row, "ask", 9)
    assert "The token lies on the lowest plant" in card(visitor, row)


def test_comparing_is_the_hint_of_the_table(visitor: Visitor) -> None:
    row = begin(visitor)
    go_on(visitor, row)
    page = visitor.get(f"/t/{row.pk}")

    form = next(
        form
        for form in page.forms
        if form.action == f"/t/{row.pk}/hint" and "Compare" in str(form.buttons)
    )
    visitor.send(form, form.buttons[0])

    assert "thinking…" in visitor.get(f"/t/{row.pk}").text
    assert row.jobs.get().parameters["level"] == "planner@400"  # as what lessons teach is checked


def test_what_a_card_shows_is_named(visitor: Visitor) -> None:
    row = begin(visitor)
    go_on(visitor, row)

    assert 'data-show="plant:7 plant:10 resources"' in visitor.get(f"/t/{row.pk}").html


@pytest.mark.parametrize("way", ["", "win", "back"])
def test_the_coach_is_told_nothing_else(visitor: Visitor, way: str) -> None:
    row = begin(visitor)

    assert visitor.post(f"/t/{row.pk}/coach", card="x", way=way).status == 400


def test_nobody_else_sees_or_answers_the_coach(visitor: Visitor) -> None:
    row, stranger = begin(visitor), Visitor()
    stranger.become("Eve")

    assert 'id="coach"' not in stranger.get(f"/t/{row.pk}").html
    assert "Welcome! You and three bots" not in stranger.get(f"/t/{row.pk}").text
    assert stranger.post(f"/t/{row.pk}/coach", card="x", way="on").status == 403


def test_other_tables_have_no_coach(visitor: Visitor) -> None:
    row = laid(visitor.become("Ana"), ("me", "novice", "novice"))

    assert 'id="coach"' not in visitor.get(f"/t/{row.pk}").html
    page = visitor.post(f"/t/{row.pk}/coach", card="x", way="on")
    assert (page.status, "There's no coach at this table." in page.text) == (422, True)


@pytest.mark.parametrize("language", ["de", "es", "cs", "pl"])
def test_the_card_speaks_the_language_of_its_reader(visitor: Visitor, language: str) -> None:
    row = begin(visitor)
    perspective = perspective_of(row.pk, models.Guest.objects.get())
    assert perspective is not None

    with words.speaking(catalogue(language)):
        own = words.text("web.lesson.go_on")
    visitor.post("/language", language=language)
    assert own in visitor.get(f"/t/{row.pk}").text


# Playing


def test_an_action_is_answered_while_the_bots_go_on(visitor: Visitor) -> None:
    row = begin(visitor)
    go_on(visitor, row)

    play(visitor, row, "open 10 10")

    assert card(visitor, row).startswith("Good: Good eye: two cities")
    assert again(row).bot_turns.count() == 1
    take_turns()
    assert lines(row)[-1] == (3, 3, "bid 11")
    assert card(visitor, row).startswith("Clarke bids 11 for plant 10.")


def test_a_care_holds_the_bots_until_one_goes_on(visitor: Visitor) -> None:
    row = begin(visitor)
    go_on(visitor, row)

    play(visitor, row, "open 10 30")

    assert card(visitor, row).startswith("Careful: You opened at 30. That's allowed, but 10 would")
    assert take_turns() == 0
    press(visitor, row)
    assert take_turns() > 0


def test_a_care_offers_the_way_back(visitor: Visitor) -> None:
    row = begin(visitor)
    go_on(visitor, row)
    before = card(visitor, row)
    play(visitor, row, "open 10 30")

    page = visitor.get(f"/t/{row.pk}")
    assert "Go back to my turn" in page.text
    visitor.post(f"/t/{row.pk}/undo", version=str(again(row).version))

    assert lines(row)[-1] == (1, 0, "back 0")
    assert card(visitor, row) == before
    assert visitor.get(f"/t/{row.pk}").text.count("Careful:") == 0
    play(visitor, row, "open 10 10")
    assert card(visitor, row).startswith("Good: Good eye")


def test_going_back_is_free_over_the_bids_of_bots(visitor: Visitor) -> None:
    row = begin(visitor)
    go_on(visitor, row)
    play(visitor, row, "open 10 10")
    take_turns()

    visitor.post(f"/t/{row.pk}/undo", version=str(again(row).version))

    assert lines(row)[-1][2] == "back 0"
    assert card(visitor, row).startswith("Plant 7 burns 3 oil")


def test_the_bots_bring_the_same_answers_to_the_same_line(visitor: Visitor) -> None:
    row = begin(visitor)
    play(visitor, row, "open 10 10")
    take_turns()
    first = [line for _, _, line in lines(row)]

    other = begin(visitor, way="again")
    play(visitor, other, "open 10 10")
    take_turns()

    assert [line for _, _, line in lines(other)] == first


def test_a_tentative_turn_counts_as_soon_as_it_is_tried(visitor: Visitor) -> None:
    row = begin(visitor, "map")
    go_on(visitor, row)
    assert card(visitor, row).startswith("61 Elektro, two cities to power.")

    visitor.post(
        f"/t/{row.pk}/draft", version=str(again(row).version), way="add", line="build kassel"
    )
    assert card(visitor, row).startswith("61 Elektro")  # it waits for the whole turn
    play(visitor, row, "build kassel", "build aachen", "done")

    assert "The gate and the corner, for 52." in card(visitor, row)


def test_a_care_comes_before_the_turn_is_sent_and_once(visitor: Visitor) -> None:
    row = begin(visitor, "fuel")
    go_on(visitor, row)

    page = play(visitor, row, "buy coal 14", "done", coach="ask")

    assert "Two rounds of coal, and no money for cities." in page.text
    assert 'role="alertdialog"' in page.html
    assert again(row).version == 0
    page = play(visitor, row, "buy coal 14", "done", sure="yes")
    assert page.status == 302
    assert "Two rounds of coal" not in visitor.get(f"/t/{row.pk}").text


def test_a_good_turn_is_sent_without_a_question(visitor: Visitor) -> None:
    row = begin(visitor, "fuel")
    go_on(visitor, row)

    assert play(visitor, row, "buy coal 4", "done", coach="ask").status == 302
    assert "Just enough." in card(visitor, row)


@pytest.mark.parametrize("sent", [["fly"], [""], ["buy coal 99", "done"]])
def test_a_wrong_turn_is_refused_as_everywhere(visitor: Visitor, sent: list[str]) -> None:
    row = begin(visitor, "fuel")

    assert play(visitor, row, *sent, coach="ask").status in (400, 422)
    assert again(row).version == 0


# Ends


def test_a_lesson_of_two_tables_goes_on_at_the_second(visitor: Visitor) -> None:
    row = begin(visitor, "fuel")
    play(visitor, row, "buy coal 4", "done")
    assert take_turns() == 0  # the lesson ends here
    assert not progress("fuel").is_done

    second = begin(visitor, "fuel", "next")

    assert second != row
    assert card(visitor, second).startswith("Another table, round 6.")
    play(visitor, second, "buy coal 10", "done")
    while take_turns():
        go_on(visitor, second)
    assert progress("fuel").is_done
    assert "The map" in visitor.get(f"/t/{second.pk}").text  # the lesson that follows
    following = begin(visitor, "fuel", "next")
    assert following.subject == "map"


def test_a_lesson_that_is_over_can_be_played_on(visitor: Visitor) -> None:
    row = begin(visitor, "fuel")
    play(visitor, row, "buy coal 4", "done")

    press(visitor, row, "play_on")

    assert progress("fuel").plays_on
    assert take_turns() > 0


def test_the_end_of_a_game_has_its_card_too(visitor: Visitor) -> None:
    row = begin(visitor, "end")
    go_on(visitor, row)
    play(visitor, row, "build konstanz", "build freiburg", "done")
    assert again(row).state == models.TableState.OVER

    shown = card(visitor, row)
    assert "17 cities, and you've got the power for every one of them." in shown
    assert "The final count: 17 for you, 16 for the best of the others." in shown
    press(visitor, row)

    assert card(visitor, row).startswith("From 13 cities on, count every round")
    assert progress("end").is_done
    assert "Again" in visitor.get("/learn").text


def test_the_debrief_offers_an_analysis(visitor: Visitor) -> None:
    row = begin(visitor)
    own = progress()
    debrief: dict[str, object] = {"id": "lesson.first-game.debrief", "values": {}, "kind": None}
    own.talk = {**own.talk, "steps": [["debrief", 0, None]], "sentences": [debrief]}
    own.save()

    forms = visitor.get(f"/t/{row.pk}").forms

    assert f"/t/{row.pk}/analysis" in [form.action for form in forms]
    assert visitor.post(f"/t/{row.pk}/analysis").status == 403  # not while the game is played


def test_a_lesson_that_is_gone_leaves_a_table_behind(visitor: Visitor) -> None:
    row = begin(visitor)
    models.Progress.objects.update(lesson="of-old")

    assert 'id="coach"' not in visitor.get(f"/t/{row.pk}").html
    assert play(visitor, row, "open 10 10").status == 302
    take_turns()
    assert len(lines(row)) > 1


def test_a_step_that_is_gone_is_passed_over(visitor: Visitor) -> None:
    row = begin(visitor)
    own = progress()
    own.talk["steps"] = [["of-old", 0, None]]
    own.talk["sentences"] = []
    own.save()

    play(visitor, row, "open 10 10")
    take_turns()

    assert card(visitor, row).startswith("Welcome!")


def test_what_was_said_is_read_as_it_was_stored(visitor: Visitor) -> None:
    begin(visitor)
    present = coaching.coaching_of(progress())
    assert present is not None

    coaching.store(progress(), present.talk)

    stored = coaching.coaching_of(progress())
    assert stored is not None
    assert stored.talk == present.talk


def test_somebody_else_plays_their_own_table(visitor: Visitor) -> None:
    row = begin(visitor)
    other = lessons.open_lesson(FIRST, guest("Bea"), "begin")

    assert other != row
    assert models.Progress.objects.count() == 2
