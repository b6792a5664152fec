"""Two servers with one PostgreSQL are one club: what happens at one has happened at the other.

People play, talk and vote through either of them in turn. Both have a clerk and a bot, which share
the work. Time is told, not waited for.
"""

import http.client
import json
import os
import re
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from html import unescape
from pathlib import Path

import pytest
from django.utils import timezone

from gridwright.bots.roster import company
from gridwright.web import models
from gridwright.web.models import DeliveryState, NoteKind, NoticeKind, ProposalKind, Role
from gridwright.web.notes import choices
from gridwright.web.notes.choices import Choices
from gridwright.web.people import devices
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from tests.web.members import PASSWORD, device_cookie, joined, member
from tests.web.receivers import WebServer, running
from tests.web.servers import PATIENCE, Browser, Server, serving, wait_for
from tests.web.test_server import value_of
from tests.web.timed import ClockTable

TABLE = {
    "seat-1": "me",
    "seat-2": "open",
    "seat-3": "novice",
    "clock": "evening",
    "flag-level": "novice",
}
TITLES = ("card", "recharged")
EVERYTHING = {str(kind): frozenset(choices.WAYS) for kind in NoticeKind}
CLUB = {"joining": "open", "webhooks": "network"}  # the settings of the club, without free chat
HOUR = 3600  # seconds, which no bank of an evening has
TURNS = 3  # that people take at every table before their time is up
FLAGS = 3  # that fall at every table

Pair = tuple[Server, Server]


@pytest.fixture
def receiver() -> Iterator[WebServer]:
    """Take what the webhooks of all members are told."""
    server = WebServer()
    with running(server):
        yield server


@pytest.fixture
def servers(quick_path: Path, postgres: None, postgres_url: str) -> Iterator[Pair]:
    """Run two servers; whoever comes to them has an address of their own."""
    with ExitStack() as stack:
        start = partial(serving, url=postgres_url, key=os.environ["GRIDWRIGHT_SECRET_KEY"])
        one, two = [
            stack.enter_context(
                start(quick_path / name, "--bot-workers", "1", is_behind_proxy=True)
            )
            for name in ("one", "two")
        ]
        yield one, two


class Person(Browser):
    """A member who goes to either server with the same cookies, and wants to be told everything."""

    def __init__(self, number: int, receiver: WebServer) -> None:
        super().__init__(0, f"10.0.0.{number + 1}")
        self.account = member(f"Mona-{number:02}")
        self.name, self.guest = self.account.name, self.account.guest
        self.hook = f"/{number}"
        url = f"http://127.0.0.1:{receiver.port}{self.hook}"
        choices.store(self.account, Choices(EVERYTHING, 0, is_quiet=False), "https://club.example")
        models.Webhook.objects.create(account=self.account, url=url)
        self.cookies[devices.COOKIE] = device_cookie(self.account)

    def at(self, server: Server) -> "Person":
        self.port = server.port
        return self

    def twin_at(self, server: Server) -> Browser:
        """Return the same browser, which asks another server at the same time."""
        twin = Browser(server.port, self.address)
        twin.cookies, twin.token = self.cookies, self.token
        return twin


class Stream:
    """What an open page of a table is told."""

    def __init__(self, person: Browser, table: str) -> None:
        page = unescape(person.get(table))
        addresses = [re.search(rf'data-{name}="([^"]+)"', page) for name in ("stream", "person")]
        table_address, person_address = [found[1] for found in addresses if found is not None]
        self._line = http.client.HTTPConnection("127.0.0.1", person.port, timeout=PATIENCE)
        self._line.request("GET", f"{table_address}&person={person_address}")
        self._answer = self._line.getresponse()
        assert self._answer.status == 200
        assert self._answer.readline() == b"retry: 1000\n"

    def hears(self, *events: str) -> None:
        """Wait until it was told of all these events."""
        missing = {f"event: {event}\n".encode() for event in events}
        limit = time.monotonic() + PATIENCE  # beats come without an end
        while missing:
            line = self._answer.readline()
            assert line, "the stream has ended"
            assert time.monotonic() < limit, f"nothing was heard of {missing}"
            missing.discard(line)

    def close(self) -> None:
        self._line.close()


class ClubTable(ClockTable):
    """Two members and a bot, by the clock; one of them lays it here, the other joins it there."""

    def __init__(self, number: int, people: tuple[Person, Person], servers: Pair) -> None:
        self.people = people
        self.here, self.there = servers if number % 2 == 0 else servers[::-1]
        host, other = people
        self.path = host.at(self.here).lay(title=TITLES[number % 2], **TABLE)
        self.id = self.path.removeprefix("/t/")
        assert other.at(self.there).post(f"/join/{self.row.code}")[0] == 302
        self.played: list[tuple[int, int, str]] = []  # index, seat, line

    def asked(self) -> tuple[models.Seat, Person] | None:
        """Return who is asked to act, if it is one of the people."""
        row = self.row
        seat = row.places.filter(number=row.to_act, bot="", stand_in="").first()
        return None if seat is None else (seat, self.people[seat.number])

    def act(self, pool: ThreadPoolExecutor) -> None:
        """Let who is asked act through one server, or by two clicks through both at once."""
        wait_for(self.asked)
        asked = self.asked()
        assert asked is not None
        (seat, person), row = asked, self.row
        with TABLE_CACHE.current(row, Seating.of(row).names) as table:
            bot = company("novice", seat.number).bot(table.game, row.version)
            line = table.game.write(bot.choose(table.game, table.view(seat.number)))
        turn = len(self.played)
        first, second = (self.here, self.there)[:: 1 if turn % 2 == 0 else -1]
        browsers: list[Browser] = [person.at(first)]
        if turn % 3 == 0:
            browsers.append(person.twin_at(second))
        play = partial(Browser.post, path=f"{self.path}/play", version=str(row.version), line=line)
        assert {status for status, _, _ in pool.map(play, browsers)} == {302}
        self.played.append((row.version, seat.number, line))

    def lines_at(self, server: Server) -> list[list[str]]:
        """Return what both people read in the chat at a server."""
        pages = [person.at(server).get(f"{self.path}/chat") for person in self.people]
        return [re.findall(r'<span class="words" dir="auto">([^<]*)<', page) for page in pages]

    def both(
        self, pool: ThreadPoolExecutor, ends: tuple[str, str], *fields: dict[str, str]
    ) -> list[int]:
        """Send a form of either person at the same time, through one server each."""
        browsers = (self.people[0].at(self.here), self.people[1].at(self.there))
        calls: list[Callable[[], tuple[int, str, str]]] = [
            partial(browser.post, f"{self.path}/{end}", **sent)
            for browser, end, sent in zip(browsers, ends, fields, strict=True)
        ]
        return [answer.result()[0] for answer in [pool.submit(call) for call in calls]]


def at_two_servers(servers: Pair, receiver: WebServer, count: int) -> None:
    """Spend an evening at so many tables."""
    models.Club.objects.update_or_create(pk=1, defaults={"webhooks": "network"})
    people = [Person(number, receiver) for number in range(count)]
    first_hour = timezone.now().hour
    with ThreadPoolExecutor(2) as pool:
        tables = [
            ClubTable(number, (people[number], people[(number + 1) % count]), servers)
            for number in range(count)
        ]
        for _ in range(TURNS):
            for table in tables:
                table.act(pool)
        for table in tables:
            they_talk(table, pool)
            they_vote(table)
        they_take_a_break(tables[0], pool)
        a_page_hears_of_the_other_server(tables[1], pool)
        a_member_is_known_at_both(servers)
        settings_hold_at_both(tables[0], servers)
        time_is_up(tables, 1)
        for flags, (dead, alive) in enumerate((servers, servers[::-1]), 2):
            come_back(tables)
            for table in tables:
                table.act(pool)
            with without_clerk(dead):
                before = clock_looks(alive)
                time_is_up(tables, flags)
                assert clock_looks(alive) - before >= count
    hours = 1 + (timezone.now().hour - first_hour) % 24
    nothing_is_lost_or_doubled(tables, servers)
    everybody_is_told_once(people, receiver, hours)


def they_talk(table: ClubTable, pool: ThreadPoolExecutor) -> None:
    """Both people speak at once, twice; all of it is read once, in one order."""
    said: list[str] = []
    for number in (1, 2):
        texts = [f"@{other.name}, line {number}" for other in table.people]
        sent = [{"text": text} for text in texts[::-1]]
        assert table.both(pool, ("say", "say"), *sent) == [302, 302]
        said += texts
    [first, *others] = [*table.lines_at(table.here), *table.lines_at(table.there)]
    assert Counter(first) == Counter(said)
    assert others == [first] * 3


def they_vote(table: ClubTable) -> None:
    """The host asks here, the other answers there: the game goes on, and the question is gone."""
    host, other = table.people
    asked = {"kind": ProposalKind.ABANDON.value, "number": "0"}
    assert host.at(table.here).post(f"{table.path}/propose", **asked)[0] == 302
    answer = {"proposal": str(table.row.proposals.get().pk), "answer": "no"}
    assert other.at(table.there).post(f"{table.path}/vote", **answer)[0] == 302
    assert other.at(table.here).post(f"{table.path}/vote", **answer)[0] == 422
    assert table.row.is_running
    assert not table.row.proposals.exists()


def they_take_a_break(table: ClubTable, pool: ThreadPoolExecutor) -> None:
    """Both ask for it at once, at a server each; it ends when both are back."""
    asked = {"kind": ProposalKind.BREAK.value, "number": "10"}
    statuses = table.both(pool, ("propose", "propose"), asked, asked)
    assert statuses == [302, 302]
    assert table.is_on_break()
    assert table.both(pool, ("back", "back"), {}, {}) == [302, 302]
    assert not table.is_on_break()
    kinds = list(table.row.log_notes.order_by("pk").values_list("kind", flat=True))
    assert kinds == [NoteKind.BREAK, NoteKind.RESUMED]


def a_page_hears_of_the_other_server(table: ClubTable, pool: ThreadPoolExecutor) -> None:
    """The host looks on there; here the other calls them, somebody acts, the host reads it all."""
    host, other = table.people
    stream = Stream(host.at(table.there), table.path)
    called = f"Your turn, @{host.name}"
    assert other.at(table.here).post(f"{table.path}/say", text=called)[0] == 302
    stream.hears("version", "bell")
    table.act(pool)
    stream.hears("version")
    assert host.at(table.here).post("/notifications")[0] == 302
    stream.hears("bell")
    stream.close()


def a_member_is_known_at_both(servers: Pair) -> None:
    """Who signs in at one server is known by the other, until the device is ended there."""
    here, there = servers
    account = joined("Olga")
    phone, desk = Browser(here.port, "10.0.1.1"), Browser(there.port, "10.0.1.2")
    assert phone.post("/in", name="Olga", password=PASSWORD)[0] == 302
    phone.port = there.port
    assert 'value="Olga"' in phone.get("/me")
    device = account.guest.devices.get()
    desk.cookies[devices.COOKIE] = device_cookie(account)
    for known, port in ((phone, here.port), (phone, there.port), (desk, there.port)):
        known.port = port
        assert known.ask("GET", "/me")[0] == 200
    assert desk.post("/me/devices", way="end", number=str(device.pk))[0] == 302
    for server in servers:
        phone.port = desk.port = server.port
        assert phone.ask("GET", "/me")[0] == 302
        assert desk.ask("GET", "/me")[0] == 200


def settings_hold_at_both(table: ClubTable, servers: Pair) -> None:
    """An admin lets people say quick phrases alone, and later everything again."""
    here, there = servers
    keeper = Browser(here.port, "10.0.1.3")
    keeper.cookies[devices.COOKIE] = device_cookie(member("Keeper", Role.ADMIN))
    person, said = table.people[0], f"{table.path}/say"
    assert keeper.post("/club/house/settings", **CLUB)[0] == 302
    assert person.at(there).post(said, text="In my own words")[0] == 403
    assert person.at(there).post(said, phrase="sorry")[0] == 302
    keeper.port = there.port
    assert keeper.post("/club/house/settings", **CLUB, free_chat="on")[0] == 302
    assert person.at(here).post(said, text="In my own words")[0] == 302
    assert table.row.chat_lines.filter(text="In my own words").count() == 1


def time_is_up(tables: list[ClubTable], flags: int) -> None:
    """Let the time run out of whoever is asked at every table, for so many times in all."""
    for table in tables:
        wait_for(table.asked)
    for table in tables:
        table.let_pass(HOUR)
    fallen = models.LogNote.objects.filter(kind=NoteKind.FLAG)
    wait_for(lambda: fallen.count() >= flags * len(tables))
    for table in tables:
        assert sum(table.row.places.values_list("flags", flat=True)) == flags


def come_back(tables: list[ClubTable]) -> None:
    """Let everybody for whom a bot plays take over again, and wait for what is on its way."""
    for table in tables:
        for seat in table.row.places.exclude(stand_in=""):
            person = table.people[seat.number].at(table.there)
            assert person.post(f"{table.path}/come-back")[0] == 302


def all_is_sent() -> None:
    waiting = models.Delivery.objects.filter(state=DeliveryState.WAITING)
    wait_for(lambda: not waiting.exists())


@contextmanager
def without_clerk(server: Server) -> Iterator[None]:
    """Kill the clerk of *server*; while its supervisor is held up, it has no successor.

    What it was sending would be sent again by another, who cannot know that it has arrived.
    """
    all_is_sent()
    before = server.started("clerk")
    os.kill(server.process.pid, signal.SIGSTOP)
    os.kill(before[-1], signal.SIGKILL)
    try:
        yield
        all_is_sent()
    finally:
        os.kill(server.process.pid, signal.SIGCONT)
    wait_for(lambda: len(server.started("clerk")) > len(before))


def clock_looks(server: Server) -> float:
    """Return how often the clerks of a server have looked at a clock."""
    return value_of(Browser(server.port), "gridwright_clock_looks_total")


def nothing_is_lost_or_doubled(tables: list[ClubTable], servers: Pair) -> None:
    """Every action of a person stands where it was acknowledged; each flag fell once."""
    for table in tables:
        actions = list(table.row.actions.order_by("index"))
        seats = [seat.number for seat in table.row.places.filter(bot="")]
        own = [
            (action.index, action.seat, action.line)
            for action in actions
            if action.seat in seats and not action.automatic and action.spent is not None
        ]
        assert own == table.played
        notes = table.row.log_notes.filter(kind=NoteKind.FLAG)
        flags = dict(Counter(notes.values_list("seat", flat=True)))
        assert flags == {seat: n for seat in seats if (n := table.seat(seat).flags)}
        assert sum(flags.values()) == FLAGS


def everybody_is_told_once(people: list[Person], receiver: WebServer, hours: int) -> None:
    """Each cause has one notice, each notice was sent once or was out of date."""
    all_is_sent()
    deliveries = models.Delivery.objects.all()
    assert set(deliveries.values_list("state", "tries")) <= {
        (DeliveryState.SENT, 1),
        (DeliveryState.DROPPED, 1),
    }
    told = Counter[str]()
    for call in receiver.calls:
        note = json.loads(call.body)
        several = re.search(r"\d+", note["text"])
        told[call.path] += 1 if note["table"] or several is None else int(several[0])
    for person in people:
        notices = models.Notice.objects.filter(guest=person.guest)
        causes = Counter(notices.values_list("kind", flat=True))
        assert causes[NoticeKind.TABLE] == 2  # both tables have begun
        assert 2 <= causes[NoticeKind.MENTION] <= 2 * hours  # once an hour at each
        assert deliveries.filter(notice__guest=person.guest).count() == notices.count()
        sent = deliveries.filter(notice__guest=person.guest, state=DeliveryState.SENT)
        assert told[person.hook] == sent.count()
    times = models.Notice.objects.filter(kind=NoticeKind.TIME)
    assert times.count() == FLAGS * len(people)


def test_two_servers_are_one_club(servers: Pair, receiver: WebServer) -> None:
    at_two_servers(servers, receiver, 3)


@pytest.mark.slow
def test_an_evening_of_fifty_tables_at_two_servers(servers: Pair, receiver: WebServer) -> None:
    at_two_servers(servers, receiver, 50)
