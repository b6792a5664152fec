"""The ladder, profiles, results and files with all of them, as visitors have them."""

import csv
import io
import json
import re
from collections.abc import Callable, Iterator
from datetime import timedelta
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django import urls as addresses
from django.db import connection
from django.http import HttpResponse
from django.test.utils import CaptureQueriesContext, override_settings
from django.utils import timezone

from gridwright.web import limits, models, urls
from gridwright.web.people import club as clubs
from gridwright.web.people import departure
from gridwright.web.people.club import ClubSettings
from gridwright.web.results import exports
from gridwright.web.results.club_pages import home_card
from tests.web.analysed import some_analysis
from tests.web.browser import Page, Visitor
from tests.web.members import member, signed_in
from tests.web.records import played as played_table
from tests.web.records import text_of
from tests.web.standings import Club, club, played
from tests.web.tables import guest

POOL = "recharged.three_to_six"
GERMANY = "recharged/4-phase_5-germany"
ADDRESSES = (
    *("/@Gregorio", "/@Gregorio/games", "/@Gregorio/figures", "/@Gregorio/records"),
    *("/@Gregorio/with", "/@Gregorio/with/Jonas", f"/club/ladder/{POOL}", "/club/people"),
    *("/club/ladder/rule", "/club"),
)


@pytest.fixture
def whole_club(sqlite: None) -> Club:
    return club(now=timezone.now())


def downloaded(visitor: Visitor, path: str) -> str:
    answer: Any = visitor.client.get(path)  # a stream, which the types do not know
    assert answer.status_code == 200
    return b"".join(answer.streaming_content).decode()


def rows_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


# How much a page asks of the database


def statements(visitor: Visitor, path: str) -> int:
    with CaptureQueriesContext(connection) as queries:
        assert visitor.get(path).status == 200
    return len(queries)


def statements_of_card(account: models.Account) -> int:
    with CaptureQueriesContext(connection) as queries:
        assert home_card(account)
    return len(queries)


def test_no_page_asks_more_of_the_database_where_there_is_more(whole_club: Club) -> None:
    """Twenty games more, three of them at tables with an analysis, and ten members."""
    gregorio, jonas = whole_club["Gregorio"], whole_club["Jonas"]
    visitor = signed_in(gregorio)
    result = whole_club.results[-1].pk
    paths = (*ADDRESSES, f"/club/results/{result}")
    for path in paths:  # what is made once
        visitor.get(path)
    before = {path: statements(visitor, path) for path in paths}
    card = statements_of_card(gregorio)

    for number in range(10):
        other = member(f"Member {number}")
        models.Rating.objects.create(
            account=other, pool=POOL, mu=30, sigma=2, last=timezone.now(), games=9
        )
        for title in ("recharged", "classic"):
            played([gregorio, jonas, other, "steady"], [(5, 0), (4, 0), (3, 0), (2, 0)], title)
    tables = [played_table(gregorio.guest, GERMANY) for _ in range(3)]
    models.Table.objects.update(analysis=some_analysis(tables[0]))
    for row in tables:
        played([gregorio, jonas], [(5, 0), (4, 0)], identifier=row.pk, ended=timezone.now())
    after = {path: statements(visitor, path) for path in paths}

    one = 1  # for all accuracies together, or for what is kept until there is a new game
    assert {path: after[path] for path in paths if after[path] > before[path] + one} == {}
    assert max(before.values()) <= 20, before
    assert card == statements_of_card(gregorio) <= 3


# The ladder


def test_the_ladder_has_bots_between_members_and_marks_the_viewer(whole_club: Club) -> None:
    page = signed_in(whole_club["Gregorio"]).get(f"/club/ladder/{POOL}")
    names = ("Master", "Jonas", "Gregorio", "Steady", "Novice")

    table = page.html.partition("<tbody>")[2]
    places = [table.index(f">{name}</") for name in names]
    own = page.html.partition('class="is-me"')[2].partition("</tr>")[0]

    assert places == sorted(places)
    assert page.html.count('class="is-me"') == 1
    assert "/@Gregorio" in own
    assert "You are number" in page.text
    assert page.text.count("fixed") >= 5
    assert "Ines" not in page.text  # who has played too little


def test_a_ladder_is_filtered_by_links(whole_club: Club) -> None:
    visitor = signed_in(whole_club["Gregorio"])
    address = f"/club/ladder/{POOL}"

    members = visitor.get(f"{address}?show=members")
    never = visitor.get("/club/ladder/outpost.two?within=30")

    assert "fixed" not in members.text.partition("How it counts")[0]
    assert f'href="/club/ladder/{POOL}?show=members&amp;within=30"' in members.html
    assert 'href="/club/ladder/classic.three_to_six?show=members"' in members.html
    assert "Nobody is on this ladder yet." in never.text
    assert visitor.get("/club/ladder").where == address
    assert visitor.get("/club/ladder/chess.two").status == 404
    assert visitor.get(f"{address}?within=7").status == 422
    assert visitor.get(f"{address}?page=9999").status == 200


def test_who_is_not_on_the_ladder_learns_why(whole_club: Club) -> None:
    ines, gregorio = whole_club["Ines"], whole_club["Gregorio"]
    models.Rating.objects.filter(account=gregorio).update(last=timezone.now() - timedelta(days=40))
    address = f"/club/ladder/{POOL}?within=30"

    assert "that is provisional. From ± 130 on" in signed_in(ines).get(address).text
    assert "but no rated game in this time." in signed_in(gregorio).get(address).text
    assert "You have no rating here yet." in signed_in(member("Dora")).get(address).text
    assert "rating here yet" not in Visitor().get(address).text


def test_the_rule_has_an_example(whole_club: Club) -> None:
    """Ana comes from 1500 ± 169, and a unit of mu is 20.26 points."""
    text = Visitor().get("/club/ladder/rule").text

    assert "1500 ± 169 1581 ± 164" in text
    assert "Everybody begins with 1500 ± 169." in text


# Profiles


def test_a_profile_shows_ratings_games_and_whom_they_have_met(whole_club: Club) -> None:
    page = Visitor().get("/@gregorio")  # however it is written

    assert page.status == 200
    assert "In the club since" in page.text
    assert page.text.count("fair share 25%") >= 2
    assert "All 37" in page.text
    assert "Gregorio buys 4." in page.text
    assert "2 of 3" in page.text or "1 of 3" in page.text
    assert "Last here" not in page.text  # which is for members
    assert "Last here: today" in signed_in(whole_club["Jonas"]).get("/@Gregorio").text


@pytest.mark.parametrize("end", ["", "/games", "/figures", "/with", "/with/Ana", "/records"])
def test_only_members_have_profiles(sqlite: None, end: str) -> None:
    """No guest, nobody who has left or whose account is closed, and nobody with a strange name."""
    member("Ana")
    bea, cid = member("Bea"), member("Cid")
    guest("Gus")
    models.Account.objects.filter(pk=bea.pk).update(closed=timezone.now())
    departure.forget(cid.guest)
    visitor = Visitor()
    for name in ("Gus", "Bea", "Cid", "%00", "%E2%80%AEanA", "x" * 60, "."):
        assert visitor.get(f"/@{name}{end}").status == 404, name
    assert visitor.get(f"/@Ana{end}").status in (200, 302)


def test_a_name_may_have_a_slash_and_what_else_stands_in_addresses(sqlite: None) -> None:
    for name in ("a/b", "c?d", "e%f", "g h", "<i>", "ß&k"):
        account = member(name)
        page = signed_in(account).get("/me")
        menu = page.html.partition('of-person">')[2]
        address = unescape(menu.partition('href="')[2].partition('"')[0])
        profile = signed_in(account).get(address)
        assert (profile.status, "<i></h1>" in profile.html) == (200, False), address
        assert f"<title>{name}</title>" in unescape(profile.html)


def test_a_quiet_club_shows_results_to_members_only(whole_club: Club) -> None:
    clubs.change(ClubSettings(is_quiet=True))
    stranger, jonas = Visitor(), signed_in(whole_club["Jonas"])
    result = whole_club.results[0].pk
    files = ("/club/results.csv", "/club/results.ndjson")
    more = (f"/club/results/{result}", f"/club/results/{result}/record", "/@nobody")
    for path in (*ADDRESSES[:-1], *files, *more):
        page = stranger.get(path)
        assert page.status == 403, path
        assert "Sign in first." in page.text
    assert "Gregorio" not in stranger.get("/club").text
    for path in (*ADDRESSES, *more[:2]):
        assert jonas.get(path).status == 200, path


def test_a_line_about_oneself_is_plain_and_short(sqlite: None) -> None:
    ana = member("Ana")
    visitor = signed_in(ana)
    visitor.get("/me")
    line = "Oil <b>by</b> day."

    assert visitor.post("/me", name="Ana", colour="", about=f"  {line} ").status == 302
    assert "Oil &lt;b&gt;by&lt;/b&gt; day." in Visitor().get("/@Ana").html
    for wrong in ("x" * 141, "a\u202eb", "a\x1b[2J"):
        page = visitor.post("/me", name="Ana", colour="sky", about=wrong)
        assert (page.status, "at most 140 characters" in page.alert) == (422, True)
    ana.refresh_from_db()
    assert (ana.about, ana.colour) == (line, "")
    visitor.post("/me", name="Ana", colour="")  # a form of before
    ana.refresh_from_db()
    assert ana.about == line


def test_games_are_listed_page_by_page_and_by_title(whole_club: Club) -> None:
    visitor = Visitor()
    first, second = visitor.get("/@Gregorio/games"), visitor.get("/@Gregorio/games?page=2")
    cards = visitor.get("/@Gregorio/games?title=card")

    def count(page: Page) -> int:
        return page.html.count('class="of-row"')

    assert (count(first), count(second), count(cards)) == (25, 12, 1)
    assert 'rel="next" href="?page=2"' in first.html
    assert "Page 2 of 2" in second.text
    assert 'href="/@Gregorio/games?title=card" aria-current="true"' in cards.html
    assert visitor.get("/@Gregorio/games?title=chess").status == 422
    assert visitor.get("/@Gregorio/games?page=x").status == 422


def test_two_members_have_the_same_games_from_both_sides(whole_club: Club) -> None:
    visitor = Visitor()
    one, other = visitor.get("/@Gregorio/with/Jonas"), visitor.get("/@Jonas/with/Gregorio")

    def sums(page: Page) -> list[str]:
        facts = page.html.partition('class="pairs-of-two"')[2].partition("</dl>")[0]
        return [part.partition("<")[0] for part in facts.split("<dd>")[1:]]

    games, ahead, behind = sums(one)
    assert int(games) >= int(ahead) + int(behind) > 0
    assert sums(other) == [games, behind, ahead]
    assert one.html.count('class="of-row"') == int(games)
    assert visitor.get("/@Gregorio/with/nobody").status == 404
    assert visitor.get("/@Gregorio/with/gregorio").where == "/@Gregorio/with"
    assert "have not met yet" in visitor.get("/@Ines/with/Valeria").text


def test_accuracy_and_analysis_stand_where_a_table_has_them(sqlite: None) -> None:
    ana = member("Ana")
    row = played_table(ana.guest, GERMANY)
    played([ana, "steady"], [(15, 0), (14, 0)], identifier=row.pk, is_rated=False)
    assert f'href="/t/{row.pk}/replay"' in Visitor().get("/@Ana").html
    some_analysis(row)

    html = Visitor().get("/@Ana").html

    assert f'href="/t/{row.pk}/analysis"' in html
    assert "%</td>" in html


# Results


def test_a_result_stays_when_its_table_is_gone(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    row = played(
        [ana, bea, guest("Gus"), "planner"],
        [(15, 20), (14, 0), (13, 10), (12, 5)],
        ended=timezone.now(),
        record=text_of(GERMANY),
        options={"hidden_money": "on"},
    )
    visitor, address = signed_in(bea), f"/club/results/{row.pk}"

    page = visitor.get(address)

    assert "1500? → " in page.text
    assert [name in page.text for name in ("Ana", "Bea", "Gus", "Planner")] == [True] * 4
    assert ('href="/@Ana"' in page.html, "/@Gus" in page.html) == (True, False)
    assert "hidden money" in page.text
    assert "A rated game." in page.text
    assert "Annul this result" not in page.text
    replay = visitor.get(f"{address}/replay?at=10")
    assert (replay.status, "10 of " in replay.text) == (200, True)
    assert visitor.get(f"{address}/record").html == text_of(GERMANY)
    for end in ("", "/replay", "/record"):
        assert visitor.get(f"/club/results/nowhere{end}").status == 404


def test_two_may_have_won_with_the_same_points(sqlite: None) -> None:
    row = played([member("Ana"), member("Bea"), "novice"], [(9, 5), (9, 5), (3, 0)], "card")

    page = Visitor().get(f"/club/results/{row.pk}")

    assert page.html.count('class="place has-won"') == 2
    assert ("points" in page.text, "powered" in page.text) == (True, False)


def test_a_record_that_holds_no_more_says_so(sqlite: None) -> None:
    row = played([member("Ana"), member("Bea")], [(2, 0), (1, 0)], record="nonsense")

    page = Visitor().get(f"/club/results/{row.pk}/replay")

    assert (page.status, page.alert != "" or "1" in page.text) == (422, True)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"is_rated": False}, "A friendly game: it changes no ratings."),
        ({"rated": None}, "A rated game; the ratings follow in a moment."),
        (
            {"is_rated": False, "refusal": "web.error.large"},
            "Laid as rated, but not rated.",
        ),
        ({"is_rated": False, "refusal": "web.of.another.time"}, "A friendly game"),
    ],
)
def test_a_result_says_whether_it_counts(
    sqlite: None, fields: dict[str, object], sentence: str
) -> None:
    row = played([member("Ana"), member("Bea")], [(2, 0), (1, 0)])
    models.Result.objects.filter(pk=row.pk).update(**fields)

    assert sentence in Visitor().get(f"/club/results/{row.pk}").text


def test_why_a_result_was_annulled_is_for_members(sqlite: None) -> None:
    ana = member("Ana")
    row = played([ana, member("Bea")], [(2, 0), (1, 0)])
    act = models.Act.objects.create(kind=models.ActKind.ANNUL, reason="They were one person.")
    models.Result.objects.filter(pk=row.pk).update(annulled=act)
    address = f"/club/results/{row.pk}"

    stranger, page = Visitor().get(address), signed_in(ana).get(address)

    assert "it counts for nobody" in stranger.text
    assert "one person" not in stranger.text
    assert "Reason: They were one person." in page.text
    assert "→" not in page.text
    assert "annulled" in Visitor().get("/@Ana/games").text


def test_moderators_find_the_way_to_annul_a_result(
    sqlite: None,
) -> None:
    """Where this server has one; the form is only for moderators, and only of what counts."""
    ana, bea = member("Ana"), member("Bea", models.Role.MODERATOR)
    row = played([ana, bea], [(2, 0), (1, 0)])
    friendly = played([ana, bea], [(2, 0), (1, 0)], is_rated=False)
    way = addresses.path("annul/<table:identifier>", HttpResponse, name="annul")
    with override_settings(ROOT_URLCONF=(*urls.urlpatterns, way)):
        page = signed_in(bea).get(f"/club/results/{row.pk}")
        others = [
            signed_in(ana).get(f"/club/results/{row.pk}"),
            signed_in(bea).get(f"/club/results/{friendly.pk}"),
        ]
    (form,) = [form for form in page.forms if form.action.endswith(f"annul/{row.pk}")]
    assert "reason" in form.sent(form.buttons[0])
    assert "Annul this result" in page.text
    assert [f"annul/{row.pk}" in page.html for page in others] == [False, False]
    assert f"annul/{friendly.pk}" not in others[1].html


def test_former_members_have_no_name_in_results(sqlite: None) -> None:
    ana, bea, cid = member("Ana"), member("Bea"), member("Cid")
    row = played([ana, bea, cid], [(3, 0), (2, 0), (1, 0)], ended=timezone.now())
    models.Account.objects.filter(pk=bea.pk).update(closed=timezone.now())
    models.Guest.objects.filter(pk=cid.guest_id).update(name="")
    models.Account.objects.filter(pk=cid.pk).delete()
    visitor = signed_in(ana)

    for path in (f"/club/results/{row.pk}", "/@Ana", "/club", "/@Ana/records"):
        text = visitor.get(path).text
        assert ("Former member B" in text, "Former member C" in text) == (True, True), path
        assert ("Bea" in text, "Cid" in text) == (False, False), path
    names = [each["name"] for each in rows_of(downloaded(visitor, "/club/results.csv"))]
    assert names == ["Ana", "", ""]


# At the table


def test_the_end_of_a_game_says_how_ratings_have_changed(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    row = played_table(ana.guest, GERMANY)
    address = f"/t/{row.pk}"
    before = signed_in(ana).get(address)
    assert (before.status, "/club/results" in before.html) == (200, False)
    assert "1500? → " not in before.text
    played([ana, bea, "novice", "novice"], [(4, 0), (3, 0), (2, 0), (1, 0)], identifier=row.pk)

    for path in (address, f"{address}/replay"):
        page = signed_in(ana).get(path)
        assert 'href="/@Ana"' in page.html
        assert "1500? → " in page.text
        assert f'href="/club/results/{row.pk}"' in page.html


def test_a_friendly_game_leads_to_its_result_from_the_replay_alone(sqlite: None) -> None:
    ana = member("Ana")
    row = played_table(ana.guest, GERMANY)
    bots = ["novice"] * 3
    played([ana, *bots], [(4, 0), (3, 0), (2, 0), (1, 0)], identifier=row.pk, is_rated=False)
    link, visitor = f'href="/club/results/{row.pk}"', signed_in(ana)

    assert link not in visitor.get(f"/t/{row.pk}").html
    assert link in visitor.get(f"/t/{row.pk}/replay").html
    clubs.change(ClubSettings(is_quiet=True))
    assert 'href="/@Ana"' in visitor.get(f"/t/{row.pk}").html
    assert "/@Ana" not in Visitor().get(f"/t/{row.pk}").html


def test_home_shows_the_rating_of_the_pool_that_was_played_last(whole_club: Club) -> None:
    assert "/club/ladder/" not in signed_in(member("Dora")).get("/").html
    latest = models.Rating.objects.filter(account=whole_club["Gregorio"]).order_by("last").last()
    assert latest is not None
    page = signed_in(whole_club["Gregorio"]).get("/")
    assert f'<a href="/club/ladder/{latest.pool}">Ladder</a>' in page.html


# The club


def test_the_club_page_leads_to_everything(whole_club: Club) -> None:
    page = Visitor().get("/club")

    for path in ("/club/ladder", "/club/people", "/club/results.csv", f"/club/ladder/{POOL}"):
        assert f'href="{path}"' in page.html
    assert page.html.count('class="of-row"') == 6
    assert "Who runs this server" in page.text


def test_members_are_listed_by_name_and_found_by_any_part(whole_club: Club) -> None:
    visitor, jonas = Visitor(), signed_in(whole_club["Jonas"])
    page = visitor.get("/club/people")
    names = [part.partition("<")[0] for part in page.html.split('<a href="/@')[1:]]
    found = visitor.get("/club/people?q=RIA")

    assert len(names) == 12
    assert "Last here" not in page.text
    assert "Last here" in jonas.get("/club/people").text
    assert ("Valeria" in found.text, "Jonas" in found.text) == (True, False)
    assert "Nobody has such a name." in visitor.get("/club/people?q=xyz").text


# Files


def test_the_csv_has_a_line_for_each_seat(sqlite: None) -> None:
    ana = member("Ana")
    row = played(
        [ana, guest("Gus"), "planner"],
        [(15, 20), (14, -3), (14, -3)],
        options={"regions": "draft", "hidden_money": "on"},
        left=(1,),
    )
    models.Placing.objects.filter(result=row, seat=1).update(facts={})

    text = downloaded(Visitor(), "/club/results.csv")
    first, second, third = rows_of(text)

    assert tuple(first) == exports.COLUMNS
    assert text.count("\r\n") == 4
    assert (first["result"], first["ended"], first["rated"]) == (
        *(row.pk, "2026-11-20T12:00:00Z"),
        "yes",
    )
    assert first["options"] == "hidden_money=on; regions=draft"
    assert (first["name"], first["member"], first["points_before"]) == ("Ana", "yes", "1500")
    assert int(first["points_after"]) > 1500
    assert (first["plants"], first["cities_at_step_3"]) == ("60", "11")
    assert (second["name"], second["member"], second["left"], second["plants"]) == (
        *("Gus", "no", "yes"),
        "",
    )
    assert (second["place"], third["place"], second["money"]) == ("2", "2", "-3")
    assert (third["bot"], third["points_after"]) == ("planner", "")


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", '"=1', "a;b", 'a"b'])
def test_no_name_is_a_formula(sqlite: None, name: str) -> None:
    played([guest(name), "steady"], [(2, 0), (1, 0)], is_rated=False)

    cell = rows_of(downloaded(Visitor(), "/club/results.csv"))[0]["name"]

    assert cell == (f"'{name}" if name[0] in "=+-@" else name)
    line = json.loads(downloaded(Visitor(), "/club/results.ndjson"))
    assert line["placings"][0]["name"] == name


def test_ndjson_has_an_object_for_each_game_since_a_moment(database: str) -> None:
    ana, bea = member("Ana"), member("Bea")
    start = timezone.now() - timedelta(days=3)
    rows = [
        played([ana, bea], [(2, 0), (1, 0)], ended=start + timedelta(days=number))
        for number in range(3)
    ]
    visitor = Visitor()

    def games(query: str = "") -> list[dict[str, object]]:
        lines = downloaded(visitor, f"/club/results.ndjson{query}").splitlines()
        return [json.loads(line) for line in lines]

    first = games()[0]
    assert [game["result"] for game in games()] == [row.pk for row in rows]
    assert tuple(first)[: len(exports.OF_GAMES)] == exports.OF_GAMES
    placings = first["placings"]
    assert isinstance(placings, list)
    assert tuple(placings[0]) == (*exports.OF_SEATS, "facts")
    assert first["record"] == f"/club/results/{rows[0].pk}/record"
    middle = games()[1]["ended"]
    assert [game["result"] for game in games(f"?since={middle}")] == [rows[1].pk, rows[2].pk]
    day = (start + timedelta(days=2)).date()
    assert [game["result"] for game in games(f"?since={day}")] == [rows[2].pk]
    assert games("?since=2999-01-01T00:00:00Z") == []
    for wrong in ("yesterday", "2026-13-01", "2026-11-20T25:00:00Z", "1"):
        assert visitor.get(f"/club/results.ndjson?since={wrong}").status == 422, wrong


@pytest.mark.parametrize("kind", ["csv", "ndjson"])
def test_a_file_is_read_by_one_statement_and_comes_in_pieces(
    sqlite: None, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exports, "_CHUNK", 300)
    ana, bea = member("Ana"), member("Bea")
    for _ in range(5):
        played([ana, bea], [(2, 0), (1, 0)])
    write: Callable[..., Iterator[str]] = {"csv": exports.as_csv, "ndjson": exports.as_ndjson}[kind]

    with CaptureQueriesContext(connection) as queries:
        pieces = list(write(exports.placings()))

    assert len(queries) == 1
    assert "record" not in queries[0]["sql"].replace("is_rated", "")
    assert len(pieces) > 3
    assert all(piece.endswith("\n") for piece in pieces)


def test_nobody_asks_for_files_all_the_time(sqlite: None) -> None:
    for _ in range(120):
        limits.EXPORTS.delay("127.0.0.1")

    assert Visitor().get("/club/results.csv").status == 429


def test_the_documentation_has_every_field() -> None:
    text = (Path(__file__).parents[2] / "docs" / "results.md").read_text(encoding="utf-8")
    fields = re.findall(r"`(\w+)`", "".join(re.findall(r"^\|([^|]+)\|", text, re.MULTILINE)))

    assert set(fields) == {*exports.COLUMNS, "record", "placings"}
