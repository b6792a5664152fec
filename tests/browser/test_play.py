"""People play by clicking, see each other, and go on after a break."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, Table
from tests.web.servers import serving

QUICK = {"title": "recharged", "seat-1": "me", "seat-2": "novice", "seat-3": "novice", "pace": "0"}
LATE = (  # games of two or three, and how many of their last actions are played anew
    ("recharged/2-step_2-germany.txt", 2, 6),
    ("classic/2-step_1-germany.txt", 2, 6),
    ("card/2-auction.txt", 2, 10),
    ("outpost/2-early.txt", 2, 8),
)


def test_a_visitor_plays_against_bots_by_clicking(visit: Visit) -> None:
    table = Home(visit()).play_now()

    table.act()

    other = Home(visit()).lay(**QUICK)
    for _ in range(3):
        other.act()
    other.wait_for_turn()


@pytest.mark.parametrize(("game", "seats", "last"), LATE)
def test_a_game_against_bots_comes_to_its_end(
    visit: Visit, game: str, seats: int, last: int
) -> None:
    table = Home(visit()).go_on(game, -last, "me", *["novice"] * (seats - 1))

    table.play_to_the_end()

    expect(table.page.locator(".ranking tbody tr")).to_have_count(seats)
    expect(table.end).to_contain_text("win")


def test_what_is_refused_says_why_and_changes_nothing(visit: Visit) -> None:
    table = Home(visit()).lay(**QUICK)
    table.wait_for_turn()
    before = table.change

    table.type("build atlantis")

    expect(table.refusal).to_contain_text("Nothing was changed")
    assert table.change == before


def test_two_at_one_table_see_each_other_move(visit: Visit) -> None:
    """A game of two has the Trust: its first cities are placed in turn."""
    host = Home(visit()).lay(**{"title": "recharged", "seat-1": "me", "seat-2": "open"})
    other = Home(visit()).sit_down(host.invitation, "Bea")
    expect(host.page.get_by_text("Bea").first).to_be_visible(timeout=PATIENCE)

    for _ in range(3):
        mover, watcher = in_turn(host, other)
        before = watcher.log.inner_text()
        seen = watcher.change
        mover.act()
        watcher.wait_for_change(seen)
        assert watcher.log.inner_text() != before


def in_turn(one: Table, two: Table) -> tuple[Table, Table]:
    """Return who must act, and who watches."""
    expect(one.turn.or_(one.panel).first).to_be_visible(timeout=PATIENCE)
    return (one, two) if one.turn.count() else (two, one)


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
