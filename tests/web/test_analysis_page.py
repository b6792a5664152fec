"""The page of an analysis: its figures, its turning points, the position, in every language."""

import re

import pytest

from gridwright import words
from gridwright.explorer.reading import Board, about_purchase
from gridwright.web import models
from gridwright.web.pages.analysis import (
    AnalysedGame,
    AnalysisLinks,
    ShownAnalysis,
    ShownPosition,
    news,
)
from gridwright.web.pages.replay import ReplayLinks
from gridwright.web.play import analyses
from gridwright.web.play.replays import Recording
from tests.web.analysed import analysed, judged, kept
from tests.web.browser import Page, Visitor
from tests.web.records import played, text_of
from tests.words.languages import COMPLETE

WHOLE = "card/2-auction"  # a game of two, 75 actions, won by Gregorio


LINKS = ReplayLinks("/r/x", "/r/x/record", "")
PLACES = AnalysisLinks(
    *("/r/x/analysis", "/r/x/analysis/news", "/r/x/analysis/moves", "/r/x/keep", "/r/x")
)


def shown(recording: Recording, row: models.Analysis, at: int) -> ShownAnalysis:
    """Return what the page says besides the position."""
    made = news(AnalysedGame(recording, row, LINKS, PLACES), at, "action")["analysis"]
    assert isinstance(made, ShownAnalysis)
    return made


def position(recording: Recording, row: models.Analysis, at: int) -> ShownPosition:
    """Return what the page says of the position."""
    made = news(AnalysedGame(recording, row, LINKS, PLACES), at, "action")["shown"]
    assert isinstance(made, ShownPosition)
    return made


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def whole() -> tuple[models.SavedRecord, Recording, models.Analysis]:
    """Return a game with three judged actions, of which the last two lost 12 and 31 points."""
    source, recording = kept(text_of(WHOLE))
    first = judged(recording, 0, 0.55)
    second = judged(recording, 10, 0.40, 0.12, "pass")
    third = judged(recording, 30, 0.68, 0.31, "pass")
    return source, recording, analysed(source, [first, second, third])


# The figures


def test_the_worst_turning_point_is_first_with_both_chances(sqlite: None) -> None:
    """68 % of 68 + 31 = 99 %, 40 % of 40 + 12 = 52 %."""
    _, recording, row = whole()

    points = shown(recording, row, 30).points

    assert [(point.at, point.loss, point.margin, point.values) for point in points] == [
        (30, 31, 2, "68% instead of 99%"),
        (10, 12, 2, "40% instead of 52%"),
    ]
    assert [point.better for point in points] == ["Pass", "Pass"]
    assert [point.is_now for point in points] == [True, False]
    assert points[0].reason.startswith("Passing leaves you about 30 when round 3 begins")


def test_a_sale_stands_beside_what_many_games_know_of_it(sqlite: None) -> None:
    """Plant 21 is put up by action 95 and sold for 22 in round 4; then nobody sells before 33."""
    source, recording = kept(text_of("recharged/4-phase_5-germany"))
    row = analysed(source, [], moments=1)
    known = about_purchase(Board("recharged", "germany", 4), 4, "21", 22)
    assert known is not None
    lines = [recording.game.write(move.action) for move in recording.moves]
    opened = lines.index("open 21 21")

    sales = [position(recording, row, at).sale for at in (opened, opened + 1, lines.index("pass"))]

    assert sales == [words.say(known), words.say(known), ""]
    assert sales[0].startswith("Plant 21 for 22 or less (rounds 4 to 5): ")


def test_the_chances_are_those_that_were_judged_last(sqlite: None) -> None:
    """At action 20 the judgement of action 10 holds: its seat has 40 %, the other 60 %."""
    _, recording, row = whole()
    seat = recording.moves[10].seat

    at_20 = [chance for _, _, chance in shown(recording, row, 20).chances]
    at_the_end = [chance for _, _, chance in shown(recording, row, 75).chances]

    assert at_20 == (["40%", "60%"] if seat == 0 else ["60%", "40%"])
    assert sorted(at_the_end) == ["0%", "100%"]


def test_nothing_is_certain_before_the_end(sqlite: None) -> None:
    """While actions are missing the curve stops, and 99.7 % is called more than 99 %."""
    source, recording = kept(text_of(WHOLE))
    row = analysed(source, [judged(recording, 70, 0.997)], moments=40)

    analysis = shown(recording, row, 75)

    assert sorted([chance for _, _, chance in analysis.chances]) == ["<1%", ">99%"]
    assert analysis.progress == "1 of 40 turns analysed. You can look at these already."


def test_accuracy_is_the_mean_share_that_a_seat_gave_away(sqlite: None) -> None:
    """One turn lost 31 of 99 points and one nothing: exp(-8 * 0.5 * 31/99) = 29 %."""
    source, recording = kept(text_of(WHOLE))
    seat = recording.moves[30].seat
    other = next(n for n in range(31, 75) if recording.moves[n].seat == seat)
    row = analysed(
        source, [judged(recording, 30, 0.68, 0.31, "pass"), judged(recording, other, 0.5)]
    )

    (account,) = shown(recording, row, 0).seats

    assert (account.turns, account.mean, account.accuracy) == (2, "15.5%", "29%")


def test_turning_points_lead_to_each_other(sqlite: None) -> None:
    _, recording, row = whole()

    ways = [(shown(recording, row, at).before, shown(recording, row, at).after) for at in (0, 10)]

    assert ways == [(-1, 10), (-1, 30)]
    assert (shown(recording, row, 75).before, shown(recording, row, 75).after) == (30, -1)


def test_every_figure_is_in_the_table_too(visitor: Visitor) -> None:
    source, _, _ = whole()

    page = visitor.get(f"/r/{source.pk}/analysis?at=30")

    table = page.html[page.html.index('id="figures"') :]
    rows = re.findall(r"<tr><th scope=\"row\"><a data-at=\"(\d+)\"", table)
    assert rows == ["0", "10", "30"]
    assert "31.0%" in table
    assert "68%" in table


# The page


def test_a_finished_game_has_the_button_and_leads_to_its_analysis(visitor: Visitor) -> None:
    row = played(visitor.become("Ana"), WHOLE)
    end = visitor.get(f"/t/{row.pk}")
    assert re.search(rf'action="/t/{row.pk}/analysis"', end.html)

    assert visitor.post(f"/t/{row.pk}/analysis").where == f"/t/{row.pk}/analysis"
    page = visitor.get(f"/t/{row.pk}/analysis")

    assert "A bot will begin soon." in page.text
    assert '<noscript><meta http-equiv="refresh" content="5"></noscript>' in page.html
    assert f'hx-get="/t/{row.pk}/analysis/news?mark=waiting-0-none"' in page.html
    assert f'href="/t/{row.pk}/analysis"' in visitor.get(f"/t/{row.pk}").html


def test_the_end_tells_of_the_turn_that_decided_it(visitor: Visitor) -> None:
    source, recording, row = whole()
    move = recording.moves[30]
    name = recording.names[move.seat]

    page = visitor.get(f"/r/{source.pk}")

    assert f'href="/r/{source.pk}/analysis?at=30"' in page.html
    assert f"The turn that decided it {name}, round {move.round}: " in page.text
    assert "Better: Pass (68% instead of 99%), in Planner@32's opinion." in page.text
    models.Analysis.objects.filter(pk=row.pk).update(state="running")
    assert "decided" not in visitor.get(f"/r/{source.pk}").text


def test_it_says_whose_opinion_it_is(visitor: Visitor) -> None:
    source, _, _ = whole()

    text = visitor.get(f"/r/{source.pk}/analysis").text

    assert "This is Planner@32's opinion: a bot, which may not think of a better move" in text
    assert "within its margin (±) 95 times in 100" in text


def test_news_come_when_there_are_any(visitor: Visitor) -> None:
    source, recording = kept(text_of(WHOLE))
    row = analysed(source, [judged(recording, 0, 0.55)], moments=40)
    where = f"/r/{source.pk}/analysis/news?at=0&mark="
    page = visitor.get(f"/r/{source.pk}/analysis?at=0")
    assert "mark=running-1-none" in page.html

    same = visitor.get(f"{where}running-1-none")
    other = visitor.get(f"{where}running-0-none")
    analyses.ask_for_moves(row, recording, 0, visitor.become("Ana"))
    asked = visitor.get(f"{where}running-1-none")

    assert (same.status, other.status, asked.status) == (204, 200, 200)
    assert 'id="points"' in other.html
    assert "<main" not in other.html
    assert "A bot is comparing the moves" in asked.text
    assert "mark=running-1-asked" in asked.html


def test_a_position_by_script_brings_its_board_and_what_is_said_of_it(visitor: Visitor) -> None:
    source, _, _ = whole()

    part = visitor.get(f"/r/{source.pk}/analysis?at=30&by=turn", HX_Request="true")

    for name in ("moment", "bar", "readout", "log", "beside", "progress", "curve", "here"):
        assert f'id="{name}"' in part.html
    assert "<main" not in part.html
    assert "31 points (±2) better" in part.text


@pytest.mark.parametrize("query", ["at=x", "at=-1", "by=year", "mark=%00", "mark=x-y-z-1"])
def test_what_nobody_sends_is_refused(visitor: Visitor, query: str) -> None:
    source, _, _ = whole()

    assert visitor.get(f"/r/{source.pk}/analysis?{query}").status == 400


def test_without_an_analysis_there_is_the_game(visitor: Visitor) -> None:
    source, _ = kept(text_of(WHOLE))

    assert visitor.get(f"/r/{source.pk}/analysis").where == f"/r/{source.pk}"
    assert visitor.get(f"/r/{source.pk}/analysis/news").status == 404
    assert visitor.post(f"/r/{source.pk}/analysis/moves", at="0").status == 403
    assert visitor.get("/r/nowhere/analysis").status == 404
    assert visitor.post("/t/nowhere/analysis/moves", at="0").status == 404
    assert visitor.get("/t/nowhere/analysis/news").status == 404


def test_whoever_asks_too_often_is_told(visitor: Visitor) -> None:
    host = visitor.become("Ana")
    for _ in range(3):
        models.Analysis.objects.create(
            key=models.new_secret(), level="x", guest=host, lease=host.created
        )
    source, _ = kept(text_of(WHOLE))

    answer = visitor.post(f"/r/{source.pk}/analysis")

    assert answer.status == 422
    assert "3 analyses on the way" in answer.alert


# The position


def moves_at(source: models.SavedRecord, row: models.Analysis, at: int) -> models.ComparedMoves:
    """Store what a bot made of the position: passing is best, and something else was played."""
    recording = analyses.recording_of(source)
    line = recording.game.write(recording.moves[at].action)
    better = {
        "lines": ["pass"],
        "chance": [0.7, 0.05],
        "behind": [0.0, 0.0],
        "is_equal": True,
        "ceiling": 0,
        "reasons": [{"id": "advice.move.pass", "values": {"left": 30, "cost": 0}, "clauses": []}],
        "is_played": False,
    }
    worse = {
        **better,
        "lines": [line],
        "chance": [0.4, 0.06],
        "behind": [0.3, 0.02],
        "is_equal": False,
        "is_played": True,
    }
    return row.compared.create(at=at, level="planner@100", result={"moves": [better, worse]})


def test_the_moves_of_a_position_are_listed_with_what_was_played(visitor: Visitor) -> None:
    source, _, row = whole()
    moves_at(source, row, 0)

    page = visitor.get(f"/r/{source.pk}/analysis?at=0")

    here = page.html[page.html.index('id="here"') : page.html.index('class="accounts"')]
    assert re.findall(r"<td><b>(.*?)</b>", here) == ["70% ±5", "40% ±6"]
    assert re.findall(r'<rect width="(\d+)"', here) == ["70", "40"]
    assert "30 points less than the best." in page.text
    assert "If you pass, you keep 30." in page.text
    assert here.index("played</span>") > here.index("70%")
    assert "Planner@100's opinion" in page.text
    assert "Compare the moves" not in page.text


def test_moves_are_asked_for_by_a_form(visitor: Visitor) -> None:
    source, _, _ = whole()
    visitor.become("Ana")
    form = next(
        form
        for form in visitor.get(f"/r/{source.pk}/analysis?at=0").forms
        if form.action.endswith("/moves")
    )

    answer = visitor.send(form)

    assert answer.where == f"/r/{source.pk}/analysis?at=0#here"
    assert models.ComparedMoves.objects.get().at == 0
    assert "A bot is comparing the moves" in visitor.get(answer.where.partition("#")[0]).text
    assert visitor.post(f"/r/{source.pk}/analysis/moves", at="x").status == 422
    assert visitor.post(f"/r/{source.pk}/analysis/moves", at="999999999").status == 422


def test_a_position_can_be_tried_by_the_seat_whose_turn_it_is(visitor: Visitor) -> None:
    source, recording, _ = whole()
    visitor.become("Ana")
    form = next(
        form
        for form in visitor.get(f"/r/{source.pk}/analysis?at=30").forms
        if form.action.endswith("/on") and form.value("seat-1") and not form.numbers
    )

    where = visitor.send(form).where

    table = models.Table.objects.get(pk=where.rpartition("/")[2])
    seats = [(seat.guest_id is not None, seat.bot) for seat in table.places.all()]
    mine = recording.moves[30].seat
    assert seats == [(n == mine, "" if n == mine else "steady") for n in range(2)]


def test_at_the_end_nothing_can_be_tried(visitor: Visitor) -> None:
    source, _, _ = whole()

    page = visitor.get(f"/r/{source.pk}/analysis")

    assert "The game is over here." in page.text
    assert "Try it from here" not in page.text


@pytest.mark.parametrize("language", COMPLETE)
def test_an_analysis_is_read_in_every_language(visitor: Visitor, language: str) -> None:
    """It was stored without sentences; the reason has the numbers 30 and 20 in all of them."""
    source, _, row = whole()
    moves_at(source, row, 0)
    visitor.client.cookies["language"] = language

    page = visitor.get(f"/r/{source.pk}/analysis?at=0")

    text = points_of(page)
    assert page.status == 200
    assert {"68", "99", "31", "30", "20"} <= set(re.findall(r"\d+", text))
    assert "web.analysis" not in page.html
    assert "advice." not in page.text


def points_of(page: Page) -> str:
    start = page.html.index('id="points"')
    return page.html[start : page.html.index("</ol>", start)]


def test_a_hostile_name_is_text(visitor: Visitor) -> None:
    text = re.sub("names = .*", "names = <img src=x>, Bea", text_of(WHOLE))
    source, recording = kept(text)
    analysed(source, [judged(recording, 30, 0.68, 0.31, "pass")])

    for path in ("", "/analysis", "/analysis?at=30"):
        assert "<img src=x" not in visitor.get(f"/r/{source.pk}{path}").html
