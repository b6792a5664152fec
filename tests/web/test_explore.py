"""The explorer in the browser, and the games of the server itself."""

import re

import pytest
from django.db import transaction

from gridwright import words
from gridwright.explorer import reading
from gridwright.explorer.aggregate import WHOLE, read
from gridwright.explorer.reading import Board
from gridwright.web import models
from gridwright.web.play import figures
from gridwright.web.serve.thinker import Thinker
from tests.web.browser import Visitor
from tests.web.records import played
from tests.web.tables import forget, guest, laid, take_turns
from tests.words.languages import COMPLETE

AT = Board("card", "", 3)


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def finished(seats: tuple[str, ...] = ("novice", "novice", "steady")) -> models.Table:
    """Return a table of the Card Game whose game bots have played to its end."""
    row = laid(guest("Ana"), seats, "card")
    with transaction.atomic():
        take_turns()
    return models.Table.objects.get(pk=row.pk)


def chosen(html: str) -> dict[str, str]:
    """Return what is chosen, by the kind of choice."""
    return {
        kind: found[1].strip()
        for kind, nav in re.findall(r'aria-labelledby="of-(\w+)">(.*?)</nav>', html, re.DOTALL)
        if (found := re.search(r'aria-current="page">([^<]+)<', nav))
    }


# Packaged games


def test_a_page_shows_what_is_asked_for(visitor: Visitor) -> None:
    html = visitor.get("/explore?title=classic&map=usa&seats=4&bots=steady").html

    assert chosen(html) == {
        "title": "Classic",
        "map": "USA",
        "seats": "4 players",
        "bots": "Steady",
    }
    assert "2500 games between bots (Steady)" in html
    assert "a fair share here is 25%" in html


@pytest.mark.parametrize("title", ["recharged", "classic", "card", "outpost"])
def test_every_title_has_its_charts(visitor: Visitor, title: str) -> None:
    page = visitor.get(f"/explore?title={title}")
    sections = re.findall(r'<section class="panel explored" id="(\w+)"', page.html)

    assert page.status == 200
    assert sections == [
        *("plants", "openings"),
        *(["cities"] if title != "card" else []),
        *("starts", "lengths"),
    ]
    assert page.html.count("<table") == len(sections)


def test_the_tables_have_the_figures_that_are_packaged(visitor: Visitor) -> None:
    html = visitor.get("/explore?title=recharged&map=germany&seats=4&rounds=1").html
    sums = reading.packaged(Board("recharged", "germany", 4), "steady").sums
    plant = next(each for each in reading.plants(sums, 1) if each.plant == "13")
    cells = re.search(r'<th scope="row">13</th>(.*?)</tr>', html, re.DOTALL)
    starts = re.search(r"Place 1 in player order</th>(.*?)</tr>", html, re.DOTALL)

    assert cells is not None
    assert starts is not None
    assert re.findall(r"<td>(.*?)</td>", cells[1])[:4] == [
        str(plant.buyers.games),
        *(str(plant.cheap), str(plant.median), str(plant.dear)),
    ]
    assert re.findall(r"<td>(.*?)</td>", starts[1])[0] == "2500"


def test_links_lead_to_the_same_games_in_other_rounds(visitor: Visitor) -> None:
    html = visitor.get("/explore?title=recharged&map=usa&seats=4").html
    nav = re.search(r'<nav class="segments" aria-label="Rounds">(.*?)</nav>', html, re.DOTALL)
    assert nav is not None
    links = [link.replace("&amp;", "&") for link in re.findall(r'href="([^"]+)"', nav[1])]

    assert len(links) == 7
    assert links[2] == "/explore?title=recharged&map=usa&seats=4&bots=steady&rounds=2#plants"
    assert {visitor.get(link.partition("#")[0]).status for link in links} == {200}


@pytest.mark.parametrize(
    "query",
    [
        *("title=chess", "map=atlantis", "seats=99", "seats=x", "bots=deep_blue"),
        *("bots=here", "rounds=5", "title=card&map=usa"),
    ],
)
def test_games_that_are_not_there_get_a_reason(visitor: Visitor, query: str) -> None:
    assert visitor.get(f"/explore?{query}").status == 422


@pytest.mark.parametrize("language", COMPLETE)
def test_charts_have_words_in_every_language(visitor: Visitor, language: str) -> None:
    visitor.client.cookies["language"] = language
    heading = words.catalogue(language).text("web.explore.cities.heading")

    assert heading in visitor.get("/explore?title=outpost").html


def test_the_page_to_learn_leads_here(visitor: Visitor) -> None:
    assert 'href="/explore?title=outpost"' in visitor.get("/learn?title=outpost").html


# Games of this server


def test_a_finished_game_is_counted_once_and_without_names(database: str) -> None:
    row = finished()

    counted = [figures.count_next(), figures.count_next()]

    kept = models.GameSums.objects.get()
    sums = read(kept.sums)
    assert counted == [True, False]
    assert (kept.title, kept.board, kept.seat_count) == ("card", "", 3)
    assert sums.players == {"novice": 2, "steady": 1}
    assert (sums.games, sum([count.won for count in sums.starts.values()])) == (1, WHOLE)
    assert not {seat.name for seat in row.places.all()} & set(re.findall(r"\w+", str(kept.sums)))


def test_games_add_up(visitor: Visitor) -> None:
    finished()
    finished(("steady", "steady", "steady"))
    while figures.count_next():
        pass

    shown = figures.of_server(AT)

    assert shown is not None
    assert shown.sums.games == 2
    assert shown.sums.players == {"novice": 2, "steady": 4}
    assert (
        "2 games finished on this server"
        in visitor.get("/explore?title=card&seats=3&bots=here").html
    )


def test_people_are_counted_as_people(sqlite: None) -> None:
    row = finished()
    models.Seat.objects.filter(table=row, number=0).update(bot="", guest=row.host)

    figures.count_next()

    shown = figures.of_server(AT)
    assert shown is not None
    assert shown.sums.players == {"person": 1, "novice": 1, "steady": 1}


@pytest.mark.parametrize(
    "changed",
    [{"kind": "lesson"}, {"options": {"demolition": "on"}}, {"start": "card - 3 - round=1"}],
)
def test_games_of_another_kind_are_left_out(sqlite: None, changed: dict[str, object]) -> None:
    row = finished()
    models.Table.objects.filter(pk=row.pk).update(**changed)

    assert figures.count_next()
    assert not figures.count_next()
    assert not models.GameSums.objects.exists()


def test_a_game_with_other_cards_is_left_out(sqlite: None) -> None:
    row = finished()
    models.Table.objects.filter(pk=row.pk).update(content="000000000000")
    forget(row.pk)

    assert figures.count_next()
    assert not models.GameSums.objects.exists()
    assert not figures.count_next()


def test_a_running_game_is_not_counted(sqlite: None) -> None:
    played(guest("Ana"), "card/2-auction", 20)

    assert not figures.count_next()


def test_bots_count_games_when_they_have_nothing_else_to_do(sqlite: None) -> None:
    finished()
    thinker = Thinker("a worker")

    pauses = [thinker.step() for _ in range(3)]

    assert models.GameSums.objects.count() == 1
    assert pauses[0] == 0
    assert min(pauses[1:]) > 0
