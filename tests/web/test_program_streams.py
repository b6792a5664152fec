"""Streams for programs say where somebody is asked, and end with the key that opened them."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, MutableMapping
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import pytest
from django.db import OperationalError, connection
from django.utils import timezone

from gridwright.web import models
from gridwright.web.api import keys, news, streams
from gridwright.web.api.streams import ProgramStreams
from gridwright.web.notes import notices
from gridwright.web.people import accounts
from gridwright.web.play import moves, people, watching
from gridwright.web.play.writing import changing
from gridwright.web.serve import hub as hubs
from gridwright.web.serve.hub import Hub
from tests.web.members import member
from tests.web.tables import laid, take_turns, three_people

Line = dict[str, Any]


def key_of(account: models.Account, *scopes: str) -> str:
    """Return the secret of a new key, which may read unless other scopes are named."""
    return keys.create(account, "test", scopes or (keys.READ,))[1]


class Listener:
    """The other end of a stream."""

    def __init__(self, key: str, table: str = "", query: str = "", language: str = "") -> None:
        self.text = ""
        self.status = 0
        self.headers: dict[str, str] = {}
        self.news = asyncio.Event()
        self.gone = asyncio.Event()
        said = {"authorization": f"Bearer {key}" if key else "", "accept-language": language}
        self.scope: MutableMapping[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": f"/api/v1/tables/{table}/stream" if table else "/api/v1/stream",
            "query_string": query.encode(),
            "headers": [(name.encode(), text.encode()) for name, text in said.items() if text],
        }

    @property
    def lines(self) -> list[Line]:
        return [json.loads(line) for line in self.text.splitlines() if line]

    async def receive(self) -> MutableMapping[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: MutableMapping[str, Any]) -> None:
        self.status = message.get("status", self.status)
        for name, value in message.get("headers", []):
            self.headers[name.decode()] = value.decode()
        self.text += message.get("body", b"").decode()
        self.news.set()

    async def hears(self, kind: str, count: int = 1) -> Line:
        """Wait until so many lines of a kind have come; return the last."""
        while len(found := [line for line in self.lines if line["type"] == kind]) < count:
            await asyncio.wait_for(self.news.wait(), 5)
            self.news.clear()
        return found[-1]


@asynccontextmanager
async def listening(*listeners: Listener, hub: Hub | None = None) -> AsyncIterator[None]:
    hub = hub or Hub()
    hub.start()
    present = ProgramStreams(hub)
    tasks = [
        asyncio.create_task(present(each.scope, each.receive, each.send)) for each in listeners
    ]
    try:
        yield
    finally:
        for each in listeners:
            each.gone.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 5)
        assert hub.count() == 0
        hub.close()
        await asyncio.to_thread(hub.join_thread)
        present.close()


async def elsewhere(deed: Callable[[], object]) -> None:
    """Do something in a thread with a connection of its own, as another process would."""

    def do() -> None:
        deed()
        connection.close()

    await asyncio.to_thread(do)


def bea_of(people: tuple[models.Guest, ...]) -> models.Account:
    """Make a member of Bea, who begins at the table of three people."""
    return accounts.create(people[1], "Bea")


def test_a_person_is_told_where_they_are_asked_and_then_what_others_do(database: str) -> None:
    row, everybody = three_people()
    row.refresh_from_db()
    key = key_of(bea_of(everybody))

    async def scene() -> list[Line]:
        listener = Listener(key)
        async with listening(listener):
            await listener.hears("turn")
            await elsewhere(lambda: moves.play(row.pk, 1, "open 5 5", 0))
            await listener.hears("change")
            await elsewhere(lambda: moves.play(row.pk, 2, "bid 6", 1))
            await elsewhere(lambda: moves.play(row.pk, 0, "drop", 2))
            await listener.hears("turn", 2)
        assert listener.headers["content-type"] == "application/x-ndjson"
        return listener.lines

    lines = asyncio.run(scene())
    turns = [line for line in lines if line["type"] == "turn"]
    asked = {"type": "turn", "table": row.pk, "seat": "B", "phase": "auction", "time_left": None}
    assert turns == [{**asked, "version": 0}, {**asked, "version": 3}]
    assert lines[0] == turns[0]
    assert {"type": "change", "table": row.pk, "version": 1, "change": row.change + 1} in lines


def test_a_table_tells_every_listener_who_is_asked(sqlite: None) -> None:
    row, _ = three_people()
    row.refresh_from_db()
    key = key_of(member("Watcher"))

    async def scene() -> list[Line]:
        listener = Listener(key, row.pk)
        async with listening(listener):
            await listener.hears("turn")
            await elsewhere(lambda: moves.play(row.pk, 1, "open 5 5", 0))
            await listener.hears("turn", 2)
        return listener.lines

    first, second = asyncio.run(scene())
    assert (first["seat"], first["version"]) == ("B", 0)
    assert (second["seat"], second["version"]) == ("C", 1)
    assert set(second) == {"type", "table", "seat", "version", "phase", "time_left"}


def test_who_knows_the_last_change_is_told_the_next(sqlite: None) -> None:
    row, _ = three_people()
    row.refresh_from_db()
    key = key_of(member("Watcher"))

    async def scene() -> list[Line]:
        listener = Listener(key, row.pk, f"since={row.change}")
        async with listening(listener):
            await asyncio.sleep(0.3)
            assert listener.lines == []
            await elsewhere(lambda: moves.play(row.pk, 1, "open 5 5", 0))
            await listener.hears("turn")
        return listener.lines

    assert [line["version"] for line in asyncio.run(scene())] == [1]


def test_a_game_that_begins_while_somebody_listens_is_told(database: str) -> None:
    """Somebody alone at a table with bots of the server gets no notice of it."""
    account = member("Robby")
    key = key_of(account)

    async def scene() -> Line:
        listener = Listener(key)
        async with listening(listener):
            await asyncio.sleep(0.3)
            await elsewhere(lambda: laid(account.guest, ("me", "random", "random")))
            await elsewhere(lambda: take_turns(20))
            return await listener.hears("turn")

    line = asyncio.run(scene())
    row = models.Table.objects.get()
    assert (line["table"], line["seat"], line["version"]) == (row.pk, "A", row.version)


def test_the_end_of_a_game_is_told_with_the_places(sqlite: None) -> None:
    row, everybody = three_people()
    key = key_of(bea_of(everybody))

    def end() -> None:
        with changing(row.pk) as change:
            change.row.state, change.row.ranking = models.TableState.OVER, [2, 1, 3]
            change.show()
            change.row.save()

    async def scene() -> list[Line]:
        person, table = Listener(key), Listener(key, row.pk)
        async with listening(person, table):
            await person.hears("turn")
            await table.hears("turn")
            await elsewhere(end)
            assert await table.hears("over") == await person.hears("over")
        return person.lines

    _, line = asyncio.run(scene())
    assert line == {
        "type": "over",
        "table": row.pk,
        "state": "over",
        "version": 0,
        "ranking": [2, 1, 3],
    }


def test_an_abandoned_table_has_no_places(sqlite: None) -> None:
    row, everybody = three_people()
    key = key_of(bea_of(everybody))
    for guest in everybody[:2]:
        people.propose(row.pk, guest, models.ProposalKind.ABANDON)

    async def scene() -> Line:
        listener = Listener(key)
        async with listening(listener):
            await listener.hears("turn")
            await elsewhere(lambda: people.propose(row.pk, everybody[2], "abandon"))
            return await listener.hears("over")

    line = asyncio.run(scene())
    assert (line["state"], line["ranking"]) == ("abandoned", None)


def test_time_is_told_as_everybody_sees_it(sqlite: None) -> None:
    row, everybody = three_people()
    clock = models.Clock.objects.create(
        table=row, free=15, bank=600, refill=60, level="novice", seat=1, turn_free=15_000
    )
    row.places.update(bank=600_000)
    clock.began = timezone.now() - timedelta(seconds=100)
    clock.flag_at = clock.began + timedelta(seconds=615)
    clock.save()
    key = key_of(bea_of(everybody))

    async def scene() -> Line:
        listener = Listener(key)
        async with listening(listener):
            return await listener.hears("turn")

    assert 505 < asyncio.run(scene())["time_left"] <= 515


def test_a_new_notice_is_told_by_its_number(sqlite: None) -> None:
    account = member("Mona")
    key = key_of(account)

    def tell(cause: str) -> None:
        notices.tell(account.guest, "club", cause, "web.notes.told.kept", {"title": "card"})

    async def scene() -> tuple[list[Line], list[Line]]:
        fresh, late = Listener(key), Listener(key, query="since=0")
        async with listening(fresh, late):
            await late.hears("notice")
            await elsewhere(lambda: tell("two"))
            await late.hears("notice", 2)
            await fresh.hears("notice")
        return fresh.lines, late.lines

    tell("one")
    heard, all_of_them = asyncio.run(scene())
    numbers = list(models.Notice.objects.order_by("pk").values_list("pk", flat=True))
    assert [line["id"] for line in heard] == numbers[1:]
    assert [line["id"] for line in all_of_them] == numbers


# Who may listen


def refused(listener: Listener) -> Line:
    """Return what a listener is told, who must be refused."""

    async def scene() -> None:
        async with listening(listener):
            await asyncio.wait_for(listener.news.wait(), 5)

    asyncio.run(scene())
    body: Line = json.loads(listener.text)
    return body


@pytest.mark.parametrize("key", ["", "gw_" + "x" * 32, "nonsense", "gw_\udcff"])
def test_without_a_key_nobody_listens(sqlite: None, key: str) -> None:
    listener = Listener("") if not key else Listener(key.encode("utf-8", "replace").decode())
    body = refused(listener)
    assert listener.status == 401
    assert body["error"]["id"] == ("web.api.unknown_key" if key else "web.api.no_key")


def test_a_key_needs_the_scope_to_read(sqlite: None) -> None:
    listener = Listener(key_of(member("Mona"), keys.PLAY), language="de")
    body = refused(listener)
    assert listener.status == 403
    assert body["error"]["values"] == {"scope": "read"}


def test_a_table_that_is_not_there_tells_nothing(sqlite: None) -> None:
    listener = Listener(key_of(member("Mona")), "nothing")
    assert refused(listener)["error"]["id"] == "web.error.table"
    assert listener.status == 404


def test_the_ninth_stream_of_a_key_is_refused_and_the_others_stay(sqlite: None) -> None:
    row, everybody = three_people()
    key, other = key_of(bea_of(everybody)), key_of(member("Mona"))
    ninth, stranger = Listener(key, language="de"), Listener(other, row.pk)
    eight = [Listener(key, row.pk) for _ in range(8)]

    async def scene() -> None:
        async with listening(*eight, ninth, stranger):
            for each in eight:
                await each.hears("turn")
            await asyncio.wait_for(ninth.news.wait(), 5)
            await elsewhere(lambda: moves.play(row.pk, 1, "open 5 5", 0))
            for each in [*eight, stranger]:
                await each.hears("turn", 2)

    asyncio.run(scene())
    body = json.loads(ninth.text)
    assert (ninth.status, body["limit"]) == (429, "streams")
    assert body["error"]["text"].startswith("Dieser Schl\u00fcssel hat schon 8")
    assert int(ninth.headers["retry-after"]) > 0


# How streams end


@pytest.mark.parametrize("end", ["revoked", "over", "closed", "owner"])
def test_a_stream_ends_with_its_key(
    database: str, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = member("Mona")
    account = member("Robby")
    models.Account.objects.filter(pk=account.pk).update(owner=owner)
    key = key_of(account)

    def void() -> None:
        now = timezone.now()
        if end == "revoked":
            models.ApiKey.objects.all().delete()
        elif end == "over":
            models.ApiKey.objects.update(ends=now)
        else:
            closed = owner if end == "owner" else account
            models.Account.objects.filter(pk=closed.pk).update(closed=now)

    monkeypatch.setattr(hubs, "KEY_INTERVAL", 0.1)

    async def scene() -> list[Line]:
        listener = Listener(key)
        async with listening(listener):
            await asyncio.sleep(0.2)
            await elsewhere(void)
            await listener.hears("bye")
        return listener.lines

    assert asyncio.run(scene()) == [{"type": "bye", "retry": None}]


def test_a_server_that_stops_says_when_to_come_back(sqlite: None) -> None:
    key = key_of(member("Mona"))

    async def scene() -> list[Line]:
        hub, listener = Hub(), Listener(key)
        async with listening(listener, hub=hub):
            await asyncio.sleep(0.2)
            hub.close()
            await listener.hears("bye")
        return listener.lines

    assert asyncio.run(scene()) == [{"type": "bye", "retry": 1}]


def test_a_quiet_stream_has_empty_lines(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 0.05)
    listener = Listener(key_of(member("Mona")))

    async def scene() -> None:
        async with listening(listener):
            await asyncio.sleep(0.5)

    asyncio.run(scene())
    assert set(listener.text) == {"\n"}
    assert len(listener.text) >= 3


def test_a_bot_that_listens_is_here(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A member's own program says nothing of whether the member is."""
    account, owner = member("Robby"), member("Mona")
    models.Account.objects.filter(pk=account.pk).update(owner=owner)
    before = timezone.now() - timedelta(days=1)
    models.Guest.objects.update(seen=before)
    listeners = Listener(key_of(account)), Listener(key_of(owner))

    async def scene() -> None:
        async with listening(*listeners):
            await asyncio.sleep(0.4)

    monkeypatch.setattr(watching, "INTERVAL", 0.1)
    asyncio.run(scene())
    assert models.Guest.objects.get(pk=account.guest_id).seen > before
    assert models.Guest.objects.get(pk=owner.guest_id).seen == before


def test_while_the_database_is_away_a_stream_waits(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, everybody = three_people()
    key = key_of(bea_of(everybody))
    questions: list[str] = []

    def of_table(table: str) -> news.TableNews | None:
        questions.append(table)
        if len(questions) == 1:
            raise OperationalError("gone")
        return of_table_indeed(table)

    of_table_indeed = news.of_table
    monkeypatch.setattr(news, "of_table", of_table)
    monkeypatch.setattr(streams, "_AGAIN", 0.1)

    async def scene() -> None:
        listener = Listener(key)
        async with listening(listener):
            await listener.hears("turn")

    asyncio.run(scene())
    assert questions == [row.pk, row.pk]


def test_many_listeners_ask_once_for_a_table(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    row, _ = three_people()
    listeners = [Listener(key_of(member(f"Member {n}")), row.pk) for n in range(20)]
    questions: list[str] = []

    def of_table(table: str) -> news.TableNews | None:
        questions.append(table)
        return of_table_indeed(table)

    of_table_indeed = news.of_table
    monkeypatch.setattr(news, "of_table", of_table)

    async def scene() -> None:
        async with listening(*listeners):
            for each in listeners:
                await each.hears("turn")

    asyncio.run(scene())
    assert questions == [row.pk]
