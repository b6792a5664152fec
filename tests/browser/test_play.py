"""People play by clicking, see each other, and go on after a break."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, Table
from tests.web.servers import serving

QUICK = {"title": "recharged", "seat-1": "me", "seat-2": "novice", "pace": "0"}


def test_a_visitor_plays_against_bots_by_clicking(visit: Visit) -> None:
    table = Home(visit()).play_now()

    assert table.act()

    other = Home(visit()).lay(**QUICK)
    assert all([other.act() for _ in range(3)])
    other.wait_for_turn()


def test_what_is_refused_says_why_and_changes_nothing(visit: Visit) -> None:
    table = Home(visit()).lay(**QUICK)
    table.wait_for_turn()
    before = table.change

    table.type("build atlantis")

    expect(table.page.get_by_role("alert")).to_contain_text("Nothing was changed")
    assert table.change == before


def test_two_at_one_table_see_each_other_move(visit: Visit) -> None:
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
    return (one, two) if one.turn.is_visible() else (two, one)


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
