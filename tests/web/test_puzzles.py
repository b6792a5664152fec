"""Puzzles: what is asked, that one answer counts and nothing is played, and turns that are kept."""

import re
from datetime import date

import pytest

from gridwright.core.errors import GridwrightError
from gridwright.games.registry import TITLES
from gridwright.puzzles.packaged import packaged
from gridwright.puzzles.puzzle import Choice, Puzzle
from gridwright.tables.table import table_at
from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.play import drafts, jobs, puzzles, replays
from gridwright.web.play.perspective import perspective_of
from gridwright.web.serve.thinker import Thinker
from tests.web.analysed import analysed, kept
from tests.web.browser import Page, Visitor, without_tokens
from tests.web.every_page import laid, played
from tests.web.records import text_of
from tests.web.tables import forget, guest, lines, take_turns, written
from tests.words.languages import COMPLETE

ALL = [title.name for title in TITLES]


@pytest.fixture
def visitor(database: str) -> Visitor:
    return Visitor()


@pytest.fixture
def quick_visitor(sqlite: None) -> Visitor:
    return Visitor()


def a_puzzle(title: str = "recharged", kind: str = "") -> Puzzle:
    return next(puzzle for puzzle in packaged(title) if kind in ("", puzzle.kind))


def begun(visitor: Visitor, puzzle: Puzzle) -> models.Table:
    """Sit down at the table of a puzzle."""
    where = visitor.post("/puzzles/solve", puzzle=puzzle.id).where
    return models.Table.objects.get(pk=where.rpartition("/")[2])


def whole(puzzle: Puzzle, plan: tuple[str, ...]) -> list[str]:
    """Return a choice as the lines of a whole turn."""
    table = table_at(puzzle.position, library())
    return drafts.whole_turn(table.game, table.view(puzzle.seat), puzzle.seat, plan)


def give(visitor: Visitor, row: models.Table, answer: list[str]) -> Page:
    """Play *answer* at the table of a puzzle; return the page of the table, or the refusal."""
    page = visitor.post(f"/t/{row.pk}/play", version="0", line=answer)
    return visitor.get(f"/t/{row.pk}") if page.where else page


def solved(visitor: Visitor, puzzle: Puzzle, choice: Choice) -> Page:
    visitor.become("Ana")
    return give(visitor, begun(visitor, puzzle), whole(puzzle, choice.plan))


def per_cent(chance: float) -> str:
    return f"{100 * chance:.0f}%"


# An answer


@pytest.mark.parametrize("title", ALL)
def test_a_right_answer_shows_everything_and_plays_nothing(visitor: Visitor, title: str) -> None:
    puzzle = a_puzzle(title)
    visitor.become("Ana")
    row = begun(visitor, puzzle)
    assert (row.kind, row.subject, row.hints) == ("puzzle", puzzle.id, "nobody")
    before = visitor.get(f"/t/{row.pk}")
    assert f"Puzzle {packaged(title).index(puzzle) + 1}." in before.text
    assert "Puzzles · Power Grid" in before.text

    page = give(visitor, row, whole(puzzle, puzzle.choices[0].plan))

    assert 'class="puzzle-result is-right"' in page.html
    shown = re.findall(r"<td><b>(.*?)</b>", page.html)
    assert shown == [per_cent(choice.chance) for choice in puzzle.choices]
    assert page.text.count("Right:") == puzzle.right
    assert page.text.count("yours") == 1
    assert page.text.count("played then") == (puzzle.played >= 0)
    assert "Next puzzle" in page.text
    attempt = models.Attempt.objects.get()
    assert (attempt.choice, attempt.is_right, attempt.kind) == (0, True, puzzle.kind)
    assert (lines(row), take_turns()) == ([], 0)
    assert models.Table.objects.get(pk=row.pk).version == 0


@pytest.mark.parametrize("title", ALL)
def test_a_wrong_answer_says_what_it_costs(quick_visitor: Visitor, title: str) -> None:
    puzzle = a_puzzle(title)
    page = solved(quick_visitor, puzzle, puzzle.wrong[0])

    assert 'class="puzzle-result is-wrong"' in page.html
    best, mine = [per_cent(puzzle.choices[index].chance) for index in (0, puzzle.right)]
    assert f"{best} instead of {mine}." in page.text
    assert models.Attempt.objects.get().is_right is False


def test_every_packaged_puzzle_can_be_answered_by_every_choice(sqlite: None) -> None:
    """Each is a turn that the panel can play, and known as what it is."""
    for title in ALL:
        for puzzle in packaged(title):
            game = table_at(puzzle.position, library()).game
            for index, choice in enumerate(puzzle.choices):
                turn = whole(puzzle, choice.plan)
                assert turn, (puzzle.id, choice)
                plan = tuple([game.parse(line) for line in turn])
                assert puzzle.choice_of(game, plan) == index


def test_the_order_of_cities_and_portions_of_fuel_make_no_difference(
    quick_visitor: Visitor,
) -> None:
    puzzle = next(
        each
        for each in (*packaged("recharged"), *packaged("classic"))
        for choice in each.choices[:1]
        if len(choice.plan) > 1 and choice.plan[0].startswith("build")
        if whole(each, choice.plan[::-1])  # in another order they may cost more than there is
    )
    plan = tuple(reversed(puzzle.choices[0].plan))

    page = solved(quick_visitor, puzzle, Choice(plan, 0.0))

    assert 'class="puzzle-result is-right"' in page.html


def test_a_plant_is_the_same_choice_for_any_bid(quick_visitor: Visitor) -> None:
    puzzle = next(
        each
        for each in (*packaged("recharged"), *packaged("classic"))
        if "".join(each.choices[0].plan).startswith("open ")
    )
    verb, plant, bid = puzzle.choices[0].plan[0].split()

    page = solved(quick_visitor, puzzle, Choice((f"{verb} {plant} {int(bid) + 1}",), 0.0))

    assert 'class="puzzle-result is-right"' in page.html


def test_a_turn_in_parts_is_a_draft_until_it_is_whole(quick_visitor: Visitor) -> None:
    puzzle = next(
        each for each in packaged("recharged") if "".join(each.choices[0].plan).startswith("b")
    )
    quick_visitor.become("Ana")
    row = begun(quick_visitor, puzzle)
    first = puzzle.choices[0].plan[0]

    page = give(quick_visitor, row, [first])

    assert "puzzle-result" not in page.html
    assert models.Draft.objects.get().lines == [first]
    assert not models.Attempt.objects.exists()


def test_the_first_answer_counts(visitor: Visitor) -> None:
    puzzle = a_puzzle()
    visitor.become("Ana")
    row = begun(visitor, puzzle)
    give(visitor, row, whole(puzzle, puzzle.wrong[0].plan))
    there = written()

    again = give(visitor, row, whole(puzzle, puzzle.choices[0].plan))

    assert again.status == 422
    assert "already answered" in again.text
    assert written() == there
    assert begun(visitor, puzzle).pk == row.pk  # it leads to the answer


def test_an_answer_that_is_no_choice_is_judged_by_a_bot(visitor: Visitor) -> None:
    puzzle, plan = unlisted()
    visitor.become("Ana")
    row = begun(visitor, puzzle)
    page = give(visitor, row, whole(puzzle, plan))
    assert "A bot is checking your answer…" in page.text
    assert '<noscript><meta http-equiv="refresh" content="2"></noscript>' in page.html
    assert models.Attempt.objects.get().is_right is None
    models.Job.objects.all().delete()  # it was given up
    assert begun(visitor, puzzle).pk == row.pk

    job = jobs.claim("test", [puzzles.KIND])
    assert job is not None
    jobs.carry_out(job, puzzles.think)

    attempt = models.Attempt.objects.get()
    assert attempt.is_right is not None
    assert attempt.chance is not None
    judged = visitor.get(f"/t/{row.pk}")
    verdict = "right" if attempt.is_right else "wrong"
    assert f'class="puzzle-result is-{verdict}"' in judged.html
    assert per_cent(attempt.chance) in judged.text
    assert "refresh" not in judged.html


def unlisted() -> tuple[Puzzle, tuple[str, ...]]:
    """Return a puzzle in which doing only a part of the best choice is no choice."""
    for title in ALL:
        for puzzle in packaged(title):
            game = table_at(puzzle.position, library()).game
            for choice in puzzle.choices:
                part = choice.plan[:1]
                turn = whole(puzzle, part) if len(choice.plan) > 1 else []
                plan = tuple([game.parse(line) for line in turn])
                if plan and puzzle.choice_of(game, plan) < 0:
                    return puzzle, part
    raise AssertionError


# What is not shown


@pytest.mark.parametrize("title", ALL)
def test_the_page_before_the_answer_does_not_know_it(quick_visitor: Visitor, title: str) -> None:
    """Two puzzles of one position, whose answers differ, have the same page."""
    ana = quick_visitor.become("Ana")
    puzzle = a_puzzle(title)
    fields = puzzle.as_fields()
    kept = models.Puzzle.objects.create(
        guest=ana,
        title=title,
        position=puzzle.position,
        turn=puzzle.id,
        state="live",
        puzzle=fields,
    )
    row = puzzles.lay(puzzle, kept.pk, ana)
    before = seen(quick_visitor, row)
    fields |= {"right": len(puzzle.choices), "tempting": 0, "played": 0, "seed": 12345}
    fields["bots"] = ["casual"] * puzzle.seats
    fields["choices"] = [["done", 0.77123], *[["done", 0.111]] * 3]
    models.Puzzle.objects.update(puzzle=fields)

    assert seen(quick_visitor, row) == before
    assert "77123" not in before


def seen(visitor: Visitor, row: models.Table) -> str:
    """Return all that a visitor can get of a table."""
    ends = ("", "/parts", "/panel", "/record", "/replay", "/commands?q=")
    return without_tokens("\n".join([visitor.get(f"/t/{row.pk}{end}").html for end in ends]))


def test_what_is_hidden_is_dealt_anew_for_every_table(sqlite: None) -> None:
    """The table knows no more of the game that it comes from than its seat does."""
    puzzle = a_puzzle()
    rows = [puzzles.lay(puzzle, puzzle.id, guest(name)) for name in ("Ana", "Bea")]

    assert "?" in puzzle.position
    assert len({row.start for row in rows}) == 2
    for row in rows:
        seen_by = perspective_of(row.pk, row.host)
        assert seen_by is not None
        position = table_at(puzzle.position, library())
        assert seen_by.game.write_position(seen_by.view) == position.game.write_position(
            position.view(puzzle.seat)
        )


def test_nobody_else_sees_an_answer(quick_visitor: Visitor) -> None:
    puzzle = a_puzzle()
    bea = guest("Bea")
    row = puzzles.lay(puzzle, puzzle.id, bea)
    models.Attempt.objects.create(
        guest=bea, puzzle=puzzle.id, title=puzzle.title, kind=puzzle.kind, is_right=True
    )
    quick_visitor.become("Ana")

    page = quick_visitor.get(f"/t/{row.pk}")

    assert page.status == 200
    assert "puzzle-result" not in page.html
    assert give(quick_visitor, row, whole(puzzle, puzzle.choices[0].plan)).status == 403


def test_there_are_no_hints_and_no_questions(quick_visitor: Visitor) -> None:
    """Before a turn is wasted a person is asked elsewhere; here that would be a hint."""
    puzzle = next(each for each in packaged("recharged") if each.kind == "building")
    quick_visitor.become("Ana")
    row = begun(quick_visitor, puzzle)

    assert f"/t/{row.pk}/hint" not in quick_visitor.get(f"/t/{row.pk}").html
    assert quick_visitor.post(f"/t/{row.pk}/hint", version="0", way="ask").status == 403
    quick_visitor.post(f"/t/{row.pk}/play", version="0", line="done", sure="ask")
    assert models.Attempt.objects.get().lines == ["done"]


# Going on


def test_play_on_from_a_puzzle_against_any_level(visitor: Visitor) -> None:
    puzzle = a_puzzle()
    visitor.become("Ana")
    refused = visitor.post("/puzzles/on", puzzle=puzzle.id, level="casual")
    assert (refused.status, refused.text.count("Answer the puzzle first.")) == (403, 1)
    give(visitor, begun(visitor, puzzle), whole(puzzle, puzzle.choices[0].plan))

    where = visitor.post("/puzzles/on", puzzle=puzzle.id, level="casual").where

    row = models.Table.objects.get(pk=where.rpartition("/")[2])
    bots = [place.bot for place in row.places.all()]
    assert (row.kind, row.to_act) == ("game", puzzle.seat)
    assert bots == ["" if seat == puzzle.seat else "casual" for seat in range(puzzle.seats)]
    visitor.post(f"/t/{row.pk}/play", version="0", line=whole(puzzle, puzzle.choices[0].plan))
    assert lines(row)


def test_the_next_puzzle_is_another_until_all_are_answered(quick_visitor: Visitor) -> None:
    ana = quick_visitor.become("Ana")
    first = begun_next(quick_visitor, "card")
    assert begun_next(quick_visitor, "card").pk == first.pk  # it is not answered yet
    for puzzle in packaged("card"):
        models.Attempt.objects.create(
            guest=ana, puzzle=puzzle.id, title="card", kind=puzzle.kind, is_right=True
        )

    page = quick_visitor.post("/puzzles/solve", title="card")

    assert page.status == 404
    assert "You've answered all of these puzzles." in page.text


def begun_next(visitor: Visitor, title: str) -> models.Table:
    where = visitor.post("/puzzles/solve", title=title).where
    return models.Table.objects.get(pk=where.rpartition("/")[2])


# The page of all


def test_the_page_counts_what_was_tried_and_what_was_right(visitor: Visitor) -> None:
    """Three tries at auctions, two of them right, are 67 %; one that is judged counts later."""
    ana = visitor.become("Ana")
    for name, is_right in (("a", True), ("b", True), ("c", False), ("d", None)):
        models.Attempt.objects.create(
            guest=ana, puzzle=name, title="recharged", kind="auction", is_right=is_right
        )
    count = [puzzle.kind for puzzle in packaged("recharged")].count("auction")

    page = visitor.get("/puzzles?title=recharged")

    assert f"Auction3 of {count} 67%" in page.text.replace("\n", "")
    assert "Puzzle of the day" in page.text
    assert visitor.get("/puzzles?title=chess").status == 422


def test_learners_see_the_day_kinds_and_own_mistakes(quick_visitor: Visitor) -> None:
    html = quick_visitor.get("/learn?title=recharged").html

    assert html.count('name="kind"') == len({each.kind for each in packaged("recharged")})
    assert 'name="puzzle"' in html
    assert "Keep a turn from one of your games" in html


def test_the_puzzle_of_the_day_is_the_same_for_all_and_takes_turns(sqlite: None) -> None:
    days = [puzzles.of_the_day(date(2026, 11, day)) for day in range(1, 5)]

    assert None not in days
    assert {puzzle.title for puzzle in days if puzzle} == set(ALL)
    assert puzzles.of_the_day(date(2026, 11, 1)) == days[0]


@pytest.mark.parametrize("language", COMPLETE)
def test_all_of_it_is_said_in_every_language(quick_visitor: Visitor, language: str) -> None:
    quick_visitor.become("Ana")
    quick_visitor.post("/language", language=language)
    puzzle = a_puzzle("outpost")
    row = begun(quick_visitor, puzzle)
    pages = [quick_visitor.get("/puzzles"), quick_visitor.get(f"/t/{row.pk}")]
    pages.append(give(quick_visitor, row, whole(puzzle, puzzle.choices[0].plan)))

    for page in pages:
        assert page.status == 200
        assert "web.puzzle" not in page.html


def test_tables_of_puzzles_are_not_listed_at_home(quick_visitor: Visitor) -> None:
    quick_visitor.become("Ana")
    row = begun(quick_visitor, a_puzzle())

    assert row.pk not in quick_visitor.get("/").html


# Hostile posts


@pytest.mark.parametrize(
    ("path", "fields", "status"),
    [
        ("/puzzles/solve", {"puzzle": "nosuch"}, 404),
        ("/puzzles/solve", {"puzzle": "../../etc"}, 422),
        ("/puzzles/solve", {"title": "chess"}, 422),
        ("/puzzles/solve", {"title": "recharged", "kind": "luck"}, 422),
        ("/puzzles/on", {"puzzle": "nosuch", "level": "casual"}, 404),
        ("/puzzles/on", {"puzzle": "nosuch", "level": "champion"}, 422),
        ("/puzzles/forget", {"puzzle": "nosuch"}, 404),
        ("/t/nosuch/keep", {"at": "1"}, 404),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    quick_visitor: Visitor, path: str, fields: dict[str, str], status: int
) -> None:
    quick_visitor.become("Ana")
    before = written()

    page = quick_visitor.post(path, **fields)

    assert page.status == status
    assert written() == before


@pytest.mark.parametrize("line", ["fly", "", "done done", "open 999 999", "build atlantis"])
def test_an_answer_that_is_no_turn_is_refused(quick_visitor: Visitor, line: str) -> None:
    quick_visitor.become("Ana")
    row = begun(quick_visitor, a_puzzle())
    before = written()

    page = quick_visitor.post(f"/t/{row.pk}/play", version="0", line=line)

    assert page.status in (400, 422)
    assert written() == before


# Kept turns


def test_a_kept_turn_is_looked_at_by_a_bot_process(visitor: Visitor) -> None:
    """A turn of a game that is over is kept once; what comes of it stands on the page."""
    ana = visitor.become("Ana")
    row, at = a_finished_game(ana)
    answer = visitor.post(f"/t/{row.pk}/keep", at=str(at))
    assert answer.where == "/puzzles?title=card#kept"
    assert visitor.post(f"/t/{row.pk}/keep", at=str(at)).status == 302
    turn = models.Puzzle.objects.get()
    assert (turn.state, turn.guest, turn.title) == ("new", ana, "card")
    assert "being checked" in visitor.get(answer.where).text
    assert puzzles.find(turn.pk, ana) is None

    while Thinker("test").step() == 0:
        pass

    turn.refresh_from_db()
    assert turn.state in ("live", "out")
    assert turn.lease is None
    assert visitor.post("/puzzles/forget", puzzle=turn.pk).status == 302
    assert not models.Puzzle.objects.exists()


def a_finished_game(host: models.Guest) -> tuple[models.Table, int]:
    """Lay a game of the Card Game that is over; return where *host* has its last auction."""
    game_lines, _ = played("card")
    row = laid(host, "card", ("me", "novice"), game_lines)
    places = [
        index
        for index, (seat, line) in enumerate(game_lines)
        if seat == 0 and line.startswith(("open", "pass"))
    ]
    return row, places[-1]


def test_a_live_turn_of_ones_own_is_solved_like_any_other(quick_visitor: Visitor) -> None:
    ana, puzzle = quick_visitor.become("Ana"), a_puzzle()
    turn = models.Puzzle.objects.create(
        guest=ana,
        title=puzzle.title,
        position=puzzle.position,
        turn=puzzle.id,
        state="live",
        puzzle={**puzzle.as_fields(), "bots": []},
    )
    page = quick_visitor.get("/puzzles")
    assert f"{round(100 * puzzle.loss)} points lost" in page.text
    where = quick_visitor.post("/puzzles/solve", puzzle=turn.pk).where
    row = models.Table.objects.get(pk=where.rpartition("/")[2])
    assert "Your own turn." in quick_visitor.get(where).text

    answered = give(quick_visitor, row, whole(puzzle, puzzle.choices[0].plan))

    assert 'class="puzzle-result is-right"' in answered.html
    assert f"From a game with {puzzle.seats} players, round {puzzle.round}." in answered.text
    other = Visitor()
    other.become("Bea")
    assert other.post("/puzzles/solve", puzzle=turn.pk).status == 404


def test_a_turn_of_a_running_game_is_not_kept(quick_visitor: Visitor) -> None:
    ana = quick_visitor.become("Ana")
    game_lines, _ = played("card")
    row = laid(ana, "card", ("me", "novice"), game_lines[:20])

    page = quick_visitor.post(f"/t/{row.pk}/keep", at="3")

    assert page.status == 422
    assert not models.Puzzle.objects.exists()
    stranger = Visitor()
    stranger.become("Bea")
    assert stranger.post(f"/t/{row.pk}/keep", at="3").status == 403


def test_a_turn_of_an_analysed_record_is_kept_from_its_page(quick_visitor: Visitor) -> None:
    """Whoever has the address of the record may keep any of its turns."""
    quick_visitor.become("Ana")
    source, _ = kept(text_of("card/2-auction"))
    analysed(source, [], moments=1)
    form = next(
        form
        for form in quick_visitor.get(f"/r/{source.pk}/analysis?at=10").forms
        if form.action == f"/r/{source.pk}/keep"
    )

    page = quick_visitor.send(form, form.buttons[0])

    assert page.where == "/puzzles?title=card#kept"
    assert models.Puzzle.objects.get().title == "card"
    assert quick_visitor.post("/r/nowhere/keep", at="10").status == 404
    assert quick_visitor.post(f"/r/{source.pk}/keep", at="99999").status == 422


def test_a_guest_keeps_only_so_many_turns(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "MOST_KEPT", 1)
    ana = guest("Ana")
    row, at = a_finished_game(ana)
    recording = replays.of_table(row.pk, ana)
    assert recording is not None
    puzzles.keep(recording, at, ana)

    with pytest.raises(GridwrightError) as caught:
        puzzles.keep(recording, 0, ana)

    assert caught.value.message.id == "web.puzzle.many"
    forget(row.pk)
