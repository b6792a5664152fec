"""People play by clicking, see each other, and go on after a break."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gridwright import words
from tests.browser.conftest import Visit
from tests.browser.pages import BUILDING, PATIENCE, TITLES, Home, width
from tests.web.servers import serving
from tests.words.languages import COMPLETE
from tests.words.pseudo import phrases

QUICK = {"title": "recharged", "seat-1": "me", "seat-2": "novice", "seat-3": "novice"}
QUICK |= {"tempo": "at_once"}
NOVICE = "novice"
LATE = (  # a game of two, how many of its last actions are played anew, by whom, and one of mine
    ("recharged/2-step_2-germany.txt", 6, ("me", NOVICE), ""),
    ("classic/2-step_1-germany.txt", 2, ("me", NOVICE), "build osnabrueck"),
    ("card/2-auction.txt", 10, ("me", NOVICE), ""),
    ("outpost/2-early.txt", 4, (NOVICE, "me"), "station iris"),
)


def test_a_visitor_plays_against_bots_by_clicking(visit: Visit) -> None:
    table = Home(visit()).play_now()

    table.act()

    other = Home(visit()).lay(**QUICK)
    for _ in range(3):
        other.act()
    other.wait_for_turn()


@pytest.mark.parametrize(("game", "last", "seats", "mine"), LATE)
def test_a_game_against_bots_comes_to_its_end(
    visit: Visit, game: str, last: int, seats: tuple[str, str], mine: str
) -> None:
    table = Home(visit()).go_on(game, -last, *seats)
    if mine:
        table.wait_for_turn()
        table.type(mine)
        expect(table.tried).to_have_count(1, timeout=PATIENCE)

    table.play_to_the_end()

    expect(table.page.locator(".ranking tbody tr")).to_have_count(2)
    expect(table.end).to_contain_text("win")


@pytest.mark.slow
@pytest.mark.parametrize("wide", [390, 820, 1440])
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", COMPLETE)
def test_a_whole_game_is_in_one_language_and_fits_the_window(
    visit: Visit, language: str, title: str, wide: int
) -> None:
    """From the first decision to the last, whatever is on the page by then."""
    page = visit(viewport={"width": wide, "height": 900}, locale=language)
    table = Home(page).lay(**{**QUICK, "title": title})
    foreign = phrases(words.catalogue("en")) - phrases(words.catalogue(language))

    while not table.is_over():
        assert width(page) <= wide
        text = page.locator("main").inner_text()
        assert {phrase for phrase in foreign if phrase in text} == set()
        table.act()

    assert width(page) <= wide
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".ranking tbody tr")).to_have_count(3)


def test_what_is_refused_says_why_with_its_clause_and_changes_nothing(visit: Visit) -> None:
    page = visit()
    table = Home(page).go_on(*BUILDING)
    table.wait_for_turn()
    before = table.change

    page.locator("#panel .more summary").last.click()
    page.locator("#panel .more [aria-disabled=true]:visible").first.click(force=True)

    clause = table.refusal.locator("a.clause").first
    clause.click()
    expect(page.locator("dialog.clause-card")).to_contain_text(clause.inner_text())
    page.keyboard.press("Escape")
    table.type("build atlantis")
    expect(table.refused_command).to_have_text(
        "There is no city 'atlantis' on this map. Nothing was changed.", timeout=PATIENCE
    )
    table.command.fill("build bremen")
    table.command.press("Enter")
    expect(table.refused_command).to_have_text(
        re.compile(r"Bremen is full in Step 1\.\s+RC-4\.9 Nothing was changed\."), timeout=PATIENCE
    )
    page.keyboard.press("Escape")
    expect(table.command).to_be_hidden()
    assert table.change == before


def test_a_game_goes_on_after_the_server_was_killed(visit: Visit, tmp_path: Path) -> None:
    """The page is left open; it finds the new server by itself."""
    home = tmp_path / "home"
    with serving(home, "--bot-workers", "1") as first:
        table = Home(visit(first.port)).lay(**QUICK)
        table.act()
        table.wait_for_turn()
        first.process.kill()
        first.process.wait()
    again = ("--port", str(first.port), "--bot-workers", "1")
    with serving(home, *again):
        before = table.change
        table.act()
        table.wait_for_turn()
        assert table.change > before
