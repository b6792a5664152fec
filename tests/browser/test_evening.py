"""An evening of a club: four people at one table, from the first page to the last."""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import ConsoleMessage, Dialog, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Table, width
from tests.browser.test_clocks import hurry, write
from tests.browser.test_keys import Typist
from tests.web.servers import Browser as Reader
from tests.web.servers import Server, record_lines, serving

PASSWORD: Final = "nine green bottles"  # noqa: S105 - of everybody here
HOSTILE: Final = "</b><img src=x>'\"&"
MARKUP: Final = "<img src=x onerror=alert(1)> </script> {{ 7*7 }} javascript:alert(2)"
UNSEEN: Final = "turned \N{RIGHT-TO-LEFT OVERRIDE}around"
GREETING: Final = f"Good evening @{HOSTILE}, and @Bea!"
REFUSED: Final = "status of 422"
MOST_TABS: Final = 80  # until something must have the focus
MOST_ACTS: Final = 1500  # of a game
MOST_PRESSES: Final = 40  # for one decision
LONG_AGO: Final = "2020-01-01 00:00:00"


# The people


class Player:
    """Somebody with a page, who plays with the pointer."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.table = Table(page)
        self.said = page.locator("#chat .words")

    def is_asked(self) -> bool:
        return self.table.turn.count() > 0

    def is_at_the_end(self) -> bool:
        return self.table.end.count() > 0

    def act(self) -> None:
        self.table.act()

    def unchanged(self) -> Locator:
        """Return what a page has for as long as it shows what it does now."""
        return self.page.locator(f"#state[data-change='{self.table.change}']")

    def look(self) -> None:
        """See what is new; pages with scripts do by themselves."""

    def use(self, button: Locator) -> None:
        """Press a button, or follow a link."""
        button.click()

    def say(self, phrase: str) -> None:
        """Say a quick phrase."""
        self.use(self.page.locator(f".phrases [value={phrase}]"))

    def expect_last(self, text: str) -> None:
        self.look()
        expect(self.said.last).to_have_text(text, timeout=PATIENCE)


class Phone(Player):
    """Somebody whose chat lies behind two tabs, and who taps."""

    def use(self, button: Locator) -> None:
        button.tap()

    def open_chat(self) -> None:
        self.page.locator(".tabs [data-tab=log]").tap()
        self.page.locator("[data-talk-tab=chat]").tap()

    def act(self) -> None:
        self.page.locator(".tabs [data-tab]").first.tap()
        super().act()


class Typing(Player):
    """Somebody without a pointer."""

    def use(self, button: Locator) -> None:
        self.reach(button)
        self.page.keyboard.press("Enter")

    def reach(self, part: Locator) -> None:
        """Go to a *part* of the page as only keys can."""
        expect(part).to_be_visible(timeout=PATIENCE)
        for _ in range(MOST_TABS):
            if part.evaluate("part => part === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(part)

    def fill(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def act(self) -> None:
        self.table.wait_for_turn()
        typist, before = Typist(self.table), self.unchanged()
        while before.count():
            typist.press()


class Scriptless(Player):
    """Somebody whose browser runs no scripts: a page shows what was so when it was fetched."""

    def look(self) -> None:
        self.page.reload()

    def is_asked(self) -> bool:
        self.look()
        return super().is_asked()

    def is_at_the_end(self) -> bool:
        self.look()
        return super().is_at_the_end()

    def act(self) -> None:
        before = self.unchanged()
        for _ in range(MOST_PRESSES):
            drop, finish = self.page.locator("#panel .danger"), self.table.finish
            if drop.count():
                drop.click()
            elif finish.count():
                finish.click()
            else:
                self.table.choices().first.click()
            if not before.count():
                return
        raise AssertionError


class Club:
    """Ana, Bea, Cyryl and one with a hostile name, who have come to one table."""

    def __init__(self, visit: Visit, server: Server) -> None:
        desk = {"viewport": {"width": 1440, "height": 900}}
        phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
        self.server = server
        self.complaints: list[str] = []
        self.ana = Player(visit(**desk, locale="en"), "Ana")
        self.bea = Phone(visit(**phone, locale="de"), "Bea")
        self.cyryl = Scriptless(visit(**desk, locale="pl", java_script_enabled=False), "Cyryl")
        self.eva = Typing(visit(**desk, locale="cs"), HOSTILE)
        self.all: tuple[Player, ...] = (self.ana, self.bea, self.cyryl, self.eva)
        self.address = ""  # of the table
        self.acts = 0
        self._phases_of_ana: set[str] = set()
        for each in self.all:
            self._listen(each)

    def _listen(self, player: Player) -> None:
        """Note whatever goes wrong in a page; what is refused on purpose is no fault."""

        def read(line: ConsoleMessage) -> None:
            if line.type in ("error", "warning") and REFUSED not in line.text:
                self.complaints.append(f"{player.name}: {line.text}")

        def open_dialog(dialog: Dialog) -> None:
            self.complaints.append(f"{player.name}: {dialog.message}")
            dialog.dismiss()

        player.page.on("console", read)
        player.page.on("dialog", open_dialog)

    # Playing

    def in_turn(self, players: Sequence[Player]) -> Player | None:
        """Return who of *players* is asked; None if that is somebody else, or the game is over."""
        for _ in range(100):
            for each in players:
                if each.is_asked():
                    return each
            self.ana.page.wait_for_timeout(100)
        return None

    def act(self, players: Sequence[Player] = ()) -> None:
        """Let who of *players*, or of all, is asked act."""
        player = self.in_turn(players or self.all)
        assert player is not None
        self._act(player)

    def _act(self, player: Player) -> None:
        if player is self.ana:
            self._phases_of_ana.add(self._phase(player))
        player.act()
        self.acts += 1

    def _phase(self, player: Player) -> str:
        return str(player.table.panel.get_attribute("data-phase"))

    def play_until(self, player: Player) -> None:
        """Play until *player* is asked."""
        while (mover := self.in_turn(self.all)) is not player:
            assert mover is not None
            self._act(mover)

    def play_until_ana_may_go(self) -> None:
        """Play until another one is asked, in a phase in which Ana has not yet been."""
        while True:
            mover = self.in_turn(self.all)
            assert mover is not None
            if mover is not self.ana and self._phase(mover) not in self._phases_of_ana:
                return
            self._act(mover)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as `./run --host 0.0.0.0` starts it."""
    home: Path = tmp_path_factory.mktemp("evening") / "home"
    with serving(home, "--host", "0.0.0.0", "--bot-workers", "1") as started:  # noqa: S104
        yield started


@pytest.fixture
def club(visit: Visit, server: Server) -> Iterator[Club]:
    gathered = Club(visit, server)
    yield gathered
    assert sorted(set(gathered.complaints)) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "is_whole"),
    [("recharged", False), ("card", True)],
)
def test_an_evening_of_four(club: Club, tmp_path: Path, title: str, *, is_whole: bool) -> None:
    ana_becomes_admin(club)
    ana_lays_a_table(club, title)
    three_come(club)
    all_are_here(club)
    club.act()
    they_talk(club)
    bea_mutes_who_was_reported_by_cyryl(club)
    ana_removes_the_line(club)
    a_break_is_agreed_on(club)
    ana_is_called_from_another_page(club)
    bea_falls_asleep(club)
    for _ in range(4):
        club.act()
    if is_whole:
        they_play_to_the_end(club)
        they_play_again(club)
    nothing_is_lost(club, is_whole=is_whole)
    the_record_holds(club, tmp_path, is_whole=is_whole)


# What happens


def ana_becomes_admin(club: Club) -> None:
    """Ana joins, and opens the link of the terminal."""
    output = club.server.process.stdout
    assert output is not None
    invitations = iter(output.readline, "")
    first = next(found[0] for line in invitations if (found := re.search(r"/first/\S+", line)))
    page = club.ana.page
    page.goto(f"http://localhost:{club.server.port}{first}")
    page.get_by_role("link", name="Join or sign in").click()
    form = page.locator(".of-join form")
    form.get_by_label("Name").fill("Ana")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Join").click()
    expect(page.locator(".codes code")).to_have_count(8)
    page.get_by_role("link", name="I've kept them").click()
    page.get_by_role("button", name="Make Ana the admin").click()
    expect(page.get_by_label("Name of the club")).to_be_visible()


def ana_lays_a_table(club: Club, title: str) -> None:
    page = club.ana.page
    page.goto(f"http://localhost:{club.server.port}/new?title={title}")
    page.get_by_label("Seat A", exact=True).select_option("me")
    for letter in "BCD":
        page.get_by_label(f"Seat {letter}", exact=True).select_option("open")
    page.locator(".clock-card:has([value=evening])").click()
    page.locator("[name=join][value=link]").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    club.address = club.ana.table.address
    expect(page.locator("#panel")).to_contain_text("15 s free; then a bot (Planner) plays on.")


def three_come(club: Club) -> None:
    """Bea follows the link, Cyryl types the code, and one joins the club at once."""
    room = club.ana.page.locator(".room")
    link, code = room.locator("#link-1").input_value(), room.locator(".code").inner_text()
    origin = link.partition("/join/")[0]

    bea = club.bea.page
    bea.goto(link)
    bea.locator("input[name=name]").fill("Bea")
    bea.locator(".join-foot .go").tap()
    expect(room.locator("[data-seat-row=B]")).to_contain_text("Bea", timeout=PATIENCE)

    cyryl = club.cyryl.page
    cyryl.goto(origin)
    cyryl.locator("[name=code]").fill(code.lower())
    cyryl.locator("[name=code]").press("Enter")
    cyryl.locator("[name=name]").fill("Cyryl")
    cyryl.locator(".join-foot .go").click()
    cyryl.wait_for_url("**/t/*")
    expect(room.locator("[data-seat-row=C]")).to_contain_text("Cyryl", timeout=PATIENCE)
    cyryl.goto("about:blank")  # he looks after the stove
    write(club.server, "update web_guest set seen = ? where name = 'Cyryl'", LONG_AGO)

    eva = club.eva.page
    eva.goto(f"{origin}/in?join=1")
    form = eva.locator(".of-join form")
    club.eva.fill(form.locator("[name=name]"), HOSTILE)
    club.eva.fill(form.locator("[name=password]"), PASSWORD)
    eva.keyboard.press("Enter")
    expect(eva.locator(".codes code")).to_have_count(8)
    club.eva.use(eva.locator("main .button.go"))
    eva.goto(link)
    club.eva.use(eva.locator(".join-foot .go"))
    eva.wait_for_url("**/t/*")


def all_are_here(club: Club) -> None:
    """Cyryl was away when the last one came; he is back, and says so."""
    expect(club.ana.page.locator(".gathering")).to_contain_text("Cyryl", timeout=PATIENCE)
    club.cyryl.page.go_back()
    club.cyryl.page.locator("form[action$='/here'] button").click()
    for each in club.all:
        each.look()
        expect(each.page.locator(".room")).to_have_count(0, timeout=PATIENCE)
        expect(each.page.locator("#players")).to_be_attached()
        expect(each.page.locator(".head-time")).to_be_attached(timeout=PATIENCE)
    # Of what the table tells, its own page makes no news; Ana has become admin, though.
    expect(club.ana.page.locator("#bell")).to_have_attribute("data-count", "1", timeout=PATIENCE)


def they_talk(club: Club) -> None:
    """In words of their own, by phrases in four languages, and with a name that is no markup."""
    ana, bea, cyryl, eva = club.all
    ana.page.keyboard.press("w")
    ana.page.keyboard.type(GREETING)
    ana.page.keyboard.press("Enter")
    club.bea.open_chat()
    for each in club.all:
        each.expect_last(GREETING)

    eva.page.keyboard.press("w")
    eva.page.keyboard.type(MARKUP)
    eva.page.keyboard.press("Enter")
    for each in club.all:
        each.expect_last(MARKUP)
        expect(each.page.locator("#chat .who").last).to_have_text(HOSTILE)
    eva.page.keyboard.insert_text(UNSEEN)
    eva.page.keyboard.press("Enter")
    expect(eva.page.locator(".chat-refusal")).to_be_visible(timeout=PATIENCE)
    expect(eva.said).to_have_count(2)
    eva.page.keyboard.press("Control+a")  # it has stayed in the field
    eva.page.keyboard.press("Delete")

    expect(bea.page.locator("#chat-text")).to_have_count(0)  # guests have phrases
    bea.say("good_luck")
    for each, text in zip(
        club.all, ("Good luck", "Viel Glück", "Powodzenia", "Hodně štěstí"), strict=True
    ):
        each.expect_last(text)
    cyryl.say("thanks")
    for each, text in zip(club.all, ("Thanks", "Danke", "Dzięki", "Díky"), strict=True):
        each.expect_last(text)


def bea_mutes_who_was_reported_by_cyryl(club: Club) -> None:
    bea, cyryl = club.bea, club.cyryl
    line = cyryl.page.locator("#chat li", has_text=MARKUP)
    line.locator("a.who").click()
    cyryl.page.locator("a.button[href*=report]").click()
    expect(cyryl.page.locator("blockquote")).to_have_text(MARKUP)
    cyryl.page.locator("[name=why][value=spam]").check()
    cyryl.page.locator("main .go").click()
    cyryl.page.locator("main a.button").last.click()

    bea.page.locator("#chat li", has_text=MARKUP).locator("a.who").tap()
    bea.page.locator("dialog.person-card [value=mute]").tap()
    expect(bea.said).to_have_count(3, timeout=PATIENCE)
    club.eva.page.keyboard.type("Anybody?")  # the field has the focus still
    club.eva.page.keyboard.press("Enter")
    club.ana.expect_last("Anybody?")
    expect(bea.said).to_have_count(3)


def ana_removes_the_line(club: Club) -> None:
    """Who has written it is told why, and had been told who has called them."""
    ana, page, table = club.ana, club.ana.page, club.ana.page.url
    page.goto(f"http://localhost:{club.server.port}/club/house")
    page.locator(".cases a").first.click()
    expect(page.locator(".case-lines .is-reported")).to_contain_text(MARKUP)
    page.locator("[name=reason]").fill("This is <b>not</b> the place.")
    page.get_by_role("button", name="Remove the message").click()
    page.goto(table)
    ana.expect_last("Anybody?")
    removed = club.eva.page.locator("#chat .is-removed .words")
    expect(removed).to_have_text("odstraněno moderátorem", timeout=PATIENCE)
    for each in club.all:
        each.look()
        expect(each.said.filter(has_text=MARKUP)).to_have_count(0, timeout=PATIENCE)

    eva = club.eva.page
    table = eva.url
    club.eva.use(eva.locator("#bell a"))
    told = eva.locator(".notices .what")
    expect(told.first).to_contain_text("Důvod: This is <b>not</b> the place.")
    expect(told.filter(has_text="Ana tě zmiňuje v chatu.")).to_have_count(1)
    eva.goto(table)


def a_break_is_agreed_on(club: Club) -> None:
    ana, bea, cyryl, eva = club.all
    ana.page.locator("#menu > summary").click()
    form = ana.page.locator("#menu form", has=ana.page.locator("[name=kind][value=break]"))
    form.locator("select").select_option("10")
    form.get_by_role("button").click()
    for each in (cyryl, bea, eva):
        each.look()
        each.use(each.page.locator("form[action$='/vote'] [name=answer][value=yes]"))
    for each in club.all:
        each.look()
        expect(each.page.locator(".rest")).to_be_visible(timeout=PATIENCE)
    for each in club.all:
        each.look()
        each.use(each.page.locator(".rest form button"))
    for each in club.all:
        each.look()
        expect(each.page.locator(".rest")).to_have_count(0, timeout=PATIENCE)


def ana_is_called_from_another_page(club: Club) -> None:
    club.play_until_ana_may_go()
    ana, others = club.ana.page, club.all[1:]
    ana.locator("#bell a").click()  # only what is no news of the table is new
    expect(ana.locator(".notices .is-new")).to_have_text([re.compile("admin")])
    ana.get_by_role("button", name="Mark all as read").click()
    count = ana.locator("#bell .count")
    expect(count).to_have_count(0)
    ana.goto(f"http://localhost:{club.server.port}/rules")
    while not count.count() and (mover := club.in_turn(others)) is not None:
        club.act([mover])
    expect(count).to_have_text("1", timeout=PATIENCE)
    expect(ana).to_have_title(re.compile(r"^\(1\) "))
    ana.locator("#bell a").click()
    ana.locator(".notices a").first.click()
    club.ana.table.wait_for_turn()
    expect(count).to_have_count(0)


def bea_falls_asleep(club: Club) -> None:
    """A bot plays on for her, and she comes back."""
    club.play_until(club.bea)
    address = club.bea.page.url
    club.bea.page.goto("about:blank")
    hurry(club.server, club.address.rpartition("/")[2], 1)
    log = club.ana.table.log
    expect(log).to_contain_text("A bot (Planner) plays on", timeout=PATIENCE)
    assert club.in_turn((club.ana, club.cyryl, club.eva)) is not None  # the bot has played

    bea = club.bea.page
    bea.goto(address)
    bea.get_by_role("button", name="Wieder selbst spielen").tap()
    expect(log).to_contain_text("is back", timeout=PATIENCE)
    expect(bea.locator(".late-sentence")).to_have_count(0)
    assert width(bea) == 390


# How it ends


def they_play_to_the_end(club: Club) -> None:
    while not club.ana.is_at_the_end():
        mover = club.in_turn(club.all)
        if mover is not None:
            mover.act()
            club.acts += 1
            assert club.acts < MOST_ACTS
    for each in club.all:
        each.look()
        expect(each.page.locator(".ranking tbody tr")).to_have_count(4, timeout=PATIENCE)
        expect(each.page.locator(".ranking tr.is-me")).to_contain_text(each.name)


def they_play_again(club: Club) -> None:
    """Ana asks for another game, the others take the seats that are kept for them."""
    ana, *others = club.all
    tables = {each: each.page.url for each in club.all}
    ana.page.locator("#rematch .go").click()
    for each in others:
        each.look()
        expect(each.page.locator("#rematch")).to_contain_text("Ana", timeout=PATIENCE)
        each.use(each.page.locator("#rematch .go"))
        expect(each.page.locator("#panel")).to_be_visible(timeout=PATIENCE)
    for each in club.all:
        each.look()
        expect(each.page.locator(".room")).to_have_count(0, timeout=PATIENCE)
        expect(each.page.locator(".head-time")).to_be_attached(timeout=PATIENCE)
        assert club.address not in each.page.url
        each.page.goto(tables[each])


def nothing_is_lost(club: Club, *, is_whole: bool) -> None:
    """All pages are at the same place, in four languages, and show the same chat."""
    changes: set[int] = set()
    for each, language, lines in zip(club.all, ("en", "de", "pl", "cs"), (5, 3, 5, 5), strict=True):
        each.page.reload()
        expect(each.page.locator("html")).to_have_attribute("lang", language)
        expect(each.said).to_have_count(lines)
        expect(each.page.locator("#chat time").first).to_have_text(re.compile(r"\d\d:\d\d$"))
        expect(each.page.locator("main")).to_contain_text(HOSTILE)
        expect(each.page.locator("main img[src=x]")).to_have_count(0)
        if not is_whole:
            changes.add(each.table.change)
    assert len(changes) == (0 if is_whole else 1)


def the_record_holds(club: Club, folder: Path, *, is_whole: bool) -> None:
    """It has every action, under the names of all, and nothing of what was said."""
    reader = Reader(club.server.port)
    record = reader.get(f"{club.address}/record")
    assert len(record_lines(reader, club.address)) >= club.acts
    for each in club.all:
        assert each.name in record
    for said in (GREETING, MARKUP, "Anybody?", "Good luck", "Thanks", "@Bea"):
        assert said not in record
    file = folder / "evening.txt"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "gridwright", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert done.returncode == 0, done.stdout + done.stderr
    assert ("unfinished" in done.stdout) is not is_whole
