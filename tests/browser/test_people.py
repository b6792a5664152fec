"""Several people: in browsers of their own, with secrets, and at one screen."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, Table

TRUST = {"title": "recharged", "seat-1": "me", "seat-2": "open"}
SECRET = {
    "title": "recharged",
    "option-hidden_money": "on",
    "seat-1": "me",
    "seat-2": "open",
    "seat-3": "open",
}


def test_two_play_with_the_trust_take_back_and_are_refused(visit: Visit) -> None:
    host = Home(visit()).lay(**TRUST)
    other = Home(visit()).sit_down(host.invitation, "Bea")
    expect(host.page.locator("#players")).to_contain_text("Bea", timeout=PATIENCE)
    mover, watcher = in_turn(host, other)
    before = watcher.log.inner_text()

    mover.act()  # gives a city to the Trust

    expect(watcher.log).to_contain_text("Trust", timeout=PATIENCE)
    told = watcher.log.inner_text()
    assert told != before
    seen = watcher.change
    mover.page.locator("#panel .undo").click()
    watcher.wait_for_change(seen)
    expect(mover.turn).to_be_visible(timeout=PATIENCE)
    assert in_turn(host, other) == [mover, watcher]

    mover.type("build atlantis")
    expect(mover.refused_command).to_contain_text("Nothing was changed", timeout=PATIENCE)
    mover.page.keyboard.press("Escape")
    seen = watcher.change
    mover.act()
    watcher.wait_for_change(seen)


def in_turn(*tables: Table) -> list[Table]:
    """Return the tables with the one first that must act."""
    expect(tables[0].panel).to_be_visible(timeout=PATIENCE)
    return sorted(tables, key=lambda table: not table.turn.count())


def test_three_do_not_see_each_others_money(visit: Visit) -> None:
    host = Home(visit()).lay(**SECRET)
    tables = [host]
    for name in ("Bea", "Cid"):
        host.page.reload()
        tables.append(Home(visit()).sit_down(host.invitation, name))

    for table in tables:
        expect(table.page.locator("#players")).to_contain_text("Cid", timeout=PATIENCE)
        shown = table.page.locator("#players [data-money]")
        said = [each.text_content() or "" for each in shown.all()]
        assert sorted(said, reverse=True) == ["••", "••", "50"], said


def test_a_screen_is_handed_over_where_money_is_hidden(visit: Visit) -> None:
    fields = {**SECRET, "seat-2": "here", "seat-3": "none", "name-2": "Bea"}
    page = visit()
    table = Home(page).lay(**fields)

    heading = page.locator(".hand-over h1")
    expect(heading).to_be_visible(timeout=PATIENCE)
    assert "50" not in page.locator("main").inner_text()
    page.locator(".hand-over .go").click()

    expect(table.turn).to_be_visible(timeout=PATIENCE)
    assert page.locator("#players").inner_text().count("50") == 1
    table.act()
    expect(heading).to_be_visible(timeout=PATIENCE)
