"""The end of a game: who is told what, the card to share, the rematch, the application."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from gridwright import words
from gridwright.draw.result import along_connections, light_up
from gridwright.draw.theme import LIGHT
from gridwright.web import models
from gridwright.web.pages import ending
from gridwright.web.pages.people import people
from gridwright.web.play import people as service
from gridwright.web.play import replays
from gridwright.web.play.game_summary import summary_of
from gridwright.web.play.perspective import perspective_of
from gridwright.web.play.replays import Recording
from tests.web.records import RECORDS
from tests.web.tables import three_people

pytestmark = pytest.mark.usefixtures("sqlite")

CARDS = (  # a record of each title with each number of seats, and who comes first
    *("classic/2-early-germany.txt", "classic/3-phase_5-germany-draft.txt"),
    *("classic/4-step_2-germany.txt", "classic/5-phase_2-germany.txt"),
    *("classic/6-step_2-germany.txt", "recharged/2-step_2-germany.txt"),
    *("recharged/3-step_2-usa.txt", "recharged/4-phase_5-germany.txt"),
    *("recharged/5-step_2-usa.txt", "recharged/6-step_2-germany.txt"),
    *("card/2-refill.txt", "card/3-refill-limited.txt", "card/4-update.txt"),
    *("card/5-update-stated.txt", "card/6-update.txt", "outpost/2-phase_4.txt"),
    *("outpost/3-stage_2.txt", "outpost/4-early-west.txt", "outpost/5-phase_2.txt"),
    "outpost/6-phase_4.txt",
)


def recording(game: str) -> Recording:
    return replays.read((RECORDS / game).read_text(encoding="utf-8"), game)


def seen_by(game: str, seat: int) -> ending.Ending:
    """Return the end of a game as *seat* is told it."""
    told = ending.ending(replace(recording(game), seat=seat))
    assert told is not None
    return told


@pytest.fixture
def client() -> Client:
    return Client()


# The sentence for the viewer


def test_the_winner_is_told_that_they_win_and_by_how_much() -> None:
    told = seen_by("recharged/4-phase_5-germany.txt", 1)

    assert told.headline == "You win with 15 powered cities"
    assert told.reasons == (
        "2 cities ahead of Angelica.",
        "The game ended in round 8, when you reached 17 cities.",
    )
    assert 'data-house="B"' in told.medal


def test_others_are_told_their_place_and_how_far_behind_they_are() -> None:
    assert seen_by("recharged/4-phase_5-germany.txt", 2).headline == (
        "Gregorio wins. You are 2nd, 2 cities behind"
    )
    assert seen_by("recharged/4-phase_5-germany.txt", 3).headline == (
        "Gregorio wins. You are 4th, 12 cities behind"
    )


def test_spectators_are_told_the_result() -> None:
    told = seen_by("recharged/4-phase_5-germany.txt", -1)

    assert told.headline == told.result == "Gregorio wins, powering 15 cities"


def test_those_who_share_a_win_are_told_so_and_nobody_has_the_medal() -> None:
    game = "recharged/3-step_2_start-shared-usa.txt"

    assert seen_by(game, 1).headline == "You share the win with 17 powered cities"
    assert seen_by(game, 0).headline == "Shared win: Gregorio, Angelica (powering 17 cities)"
    assert seen_by(game, 1).medal == ""
    assert ending.lit_network(recording(game)) == ()


# The network


def test_a_network_lights_up_along_its_connections() -> None:
    links = [frozenset(pair) for pair in (("a", "b"), ("b", "c"), ("c", "d"), ("a", "e"))]

    assert along_connections(("e", "d", "b"), "b", links) == ("b", "e", "d")
    assert along_connections(("x", "b"), "b", links) == ("b", "x")  # nothing leads to x


def test_the_winners_cities_have_rings_and_the_others_are_dim() -> None:
    plate = '<g transform="translate(5 5)" data-city="{}"><rect x="-9" y="-8" width="30" '
    plate += 'height="20" fill="none" pointer-events="all"/><rect x="0"/><g>name</g></g>'
    board = plate.format("bonn") + plate.format("ulm")

    lit = light_up(board, ("ulm",), LIGHT)

    assert '<rect x="-5" y="-4" width="22" height="12" rx="9"' in lit
    assert lit.index('data-lit="0"') > lit.index('data-city="ulm"') > lit.index('opacity="0.45"')
    assert lit.count("data-lit") == lit.count("opacity") == 1
    assert light_up(board, (), LIGHT) == board


def test_the_last_position_of_a_game_is_lit_up_and_no_earlier_one(client: Client) -> None:
    saved = models.SavedRecord.objects.create(
        text=(RECORDS / "recharged/4-phase_5-germany.txt").read_text(encoding="utf-8")
    )

    end = client.get(f"/r/{saved.pk}").content.decode()
    before = client.get(f"/r/{saved.pk}?at=100").content.decode()

    assert len(re.findall("data-lit", end)) == 17
    assert "data-lit" not in before


# The card to share


@pytest.mark.parametrize("game", CARDS)
def test_the_card_has_everybody_and_their_scores(game: str, client: Client) -> None:
    played = recording(game)
    saved = models.SavedRecord.objects.create(text=(RECORDS / game).read_text(encoding="utf-8"))

    response = client.get(f"/r/{saved.pk}/result.svg")
    svg = re.sub(r"<style>.*?</style>", "", response.content.decode())
    texts = re.findall(r"<(?:text|tspan)[^>]*>([^<]+)<", svg)

    assert response["Content-Type"].startswith("image/svg+xml")
    assert 'viewBox="0 0 1200 630"' in svg
    assert set(played.names) <= set(texts)
    last = summary_of(played).last
    for standing in last.standings:
        assert str(standing.score) in texts
        assert str(standing.money) in texts
    assert f"{last.round} rounds" in svg
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")  # no link to a table


def test_a_card_says_the_result_to_those_who_do_not_see_it(client: Client) -> None:
    saved = models.SavedRecord.objects.create(
        text=(RECORDS / "recharged/4-phase_5-germany.txt").read_text(encoding="utf-8")
    )
    svg = client.get(f"/r/{saved.pk}/result.svg").content.decode()
    page = client.get(f"/r/{saved.pk}").content.decode()

    words_of_it = "Gregorio wins, powering 15 cities. Gregorio 15, Angelica 13, Ana 7, Valeria 3."
    assert f"<title>{words_of_it}</title>" in svg
    assert f'alt="{words_of_it}"' in page
    assert f'property="og:image" content="http://testserver/r/{saved.pk}/result.svg"' in page
    assert '<tspan fill="#FFC421">with 15 cities</tspan>' in svg


def test_a_running_game_has_no_card_and_so_shows_no_money(client: Client) -> None:
    row, _ = three_people(hidden_money="on")

    assert client.get(f"/t/{row.pk}/result.svg").status_code == 404
    assert "og:image" not in client.get(f"/t/{row.pk}/replay").content.decode()


def test_the_card_speaks_the_language_of_who_asks(client: Client) -> None:
    saved = models.SavedRecord.objects.create(
        text=(RECORDS / "recharged/4-phase_5-germany.txt").read_text(encoding="utf-8")
    )

    svg = client.get(f"/r/{saved.pk}/result.svg", headers={"Accept-Language": "de"})

    assert "mit 15 Städten" in svg.content.decode()


# The rematch


def finished(ranking: list[int]) -> tuple[models.Table, tuple[models.Guest, ...]]:
    row, guests = three_people()
    models.Table.objects.filter(pk=row.pk).update(state=models.TableState.OVER, ranking=ranking)
    return models.Table.objects.get(pk=row.pk), guests


def test_who_came_last_is_first_in_a_rematch_and_the_circle_stays() -> None:
    row, (ana, *_) = finished([1, 3, 2])

    again = service.rematch(row.pk, ana)

    assert [seat.name for seat in again.places.order_by("number")] == ["Bea", "Cid", "Ana"]


def test_others_are_told_for_ten_minutes_who_wants_a_rematch() -> None:
    row, (ana, bea, _) = finished([1, 2, 3])
    again = service.rematch(row.pk, ana)

    def asks(guest: models.Guest) -> str:
        perspective = perspective_of(row.pk, guest)
        assert perspective is not None
        return people(perspective).asks

    assert asks(bea) == "Ana"
    assert asks(ana) == ""
    late = timezone.now() - timedelta(minutes=11)
    models.Table.objects.filter(pk=again.pk).update(created=late)
    assert asks(bea) == ""


# Installed as an application


def test_the_manifest_has_what_browsers_need_to_install(client: Client) -> None:
    response = client.get("/manifest.webmanifest", headers={"Accept-Language": "pl"})
    manifest = response.json()

    assert response["Content-Type"] == "application/manifest+json"
    assert manifest["name"] == "gridwright"
    assert manifest["lang"] == "pl"
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} == {"any", "192x192", "512x512"}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    page = client.get("/").content.decode()
    assert 'rel="manifest" href="/manifest.webmanifest"' in page
    assert 'name="theme-color" content="#14211F"' in page


# The rules for players


@pytest.mark.parametrize("title", ["recharged", "classic", "card", "outpost"])
def test_no_page_of_the_rules_speaks_of_how_it_was_read(client: Client, title: str) -> None:
    page = client.get(f"/rules/{title}").content.decode()

    assert "OCR" not in page
    assert "lost in" not in page


def test_the_rules_lead_back_to_the_table_that_one_came_from(client: Client) -> None:
    page = client.get("/rules/recharged?table=abc123").content.decode()
    other = client.get('/rules/recharged?table="><b>').content.decode()

    assert 'href="/t/abc123"' in page
    assert 'name="table" value="abc123"' in page
    assert "way-back" not in other


def test_headings_of_turns_are_read_with_the_money() -> None:
    assert words.text("web.panel.spoken", heading="Your turn: build", money=57) == (
        "Your turn: build. 57 Elektro."
    )
