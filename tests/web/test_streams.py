"""Streams tell how far a table has come, to who may listen, and nothing else."""

import asyncio
import time
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from django.db import connection

from gridwright.web.play import moves
from gridwright.web.serve import streams
from gridwright.web.serve.hub import Hub
from tests.web.tables import three_people


class Listener:
    """The other end of a stream."""

    def __init__(self, table: str, query: str, last: str = "") -> None:
        self.heard = ""
        self.status = 0
        self.news = asyncio.Event()
        self.gone = asyncio.Event()
        headers = [(b"last-event-id", last.encode())] if last else []
        self.scope: MutableMapping[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": f"/t/{table}/events",
            "query_string": query.encode(),
            "headers": headers,
        }

    async def receive(self) -> MutableMapping[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: MutableMapping[str, Any]) -> None:
        self.status = message.get("status", self.status)
        self.heard += message.get("body", b"").decode()
        self.news.set()

    async def hears(self, text: str) -> None:
        while text not in self.heard:
            await asyncio.wait_for(self.news.wait(), 5)
            self.news.clear()


@asynccontextmanager
async def listening(hub: Hub, listener: Listener) -> AsyncIterator[None]:
    hub.start()
    task = asyncio.create_task(streams.stream(listener.scope, listener.receive, listener.send, hub))
    try:
        yield
    finally:
        listener.gone.set()
        await asyncio.wait_for(task, 5)
        hub.close()
        await asyncio.to_thread(hub.join_thread)


def query(table: str, since: int = 0) -> str:
    return streams.address(table, since).partition("?")[2]


def event(number: int) -> str:
    return f"id: {number}\nevent: version\ndata: {number}\n\n"


def test_a_change_of_the_same_process_is_told_at_once(sqlite: None) -> None:
    async def scene() -> str:
        hub, listener = Hub(), Listener("abc", query("abc", 3))
        async with listening(hub, listener):
            await listener.hears("retry: 1000\n\n")
            await asyncio.sleep(0)
            hub.ring("abc", 3)
            hub.ring("other", 9)
            hub.ring("abc", 4)
            await listener.hears(event(4))
        assert hub.count() == 0
        return listener.heard

    assert asyncio.run(scene()) == f"retry: 1000\n\n{event(4)}"


def test_what_another_process_wrote_is_found(database: str) -> None:
    """Another connection is another process, for all that the hub can see."""
    row, _ = three_people()
    row.refresh_from_db()

    async def scene() -> None:
        listener = Listener(row.pk, query(row.pk, row.change))
        async with listening(Hub(), listener):
            await listener.hears("retry")
            await asyncio.to_thread(elsewhere)
            await listener.hears(event(row.change + 1))

    def elsewhere() -> None:
        moves.play(row.pk, 1, "open 5 5", 0)
        connection.close()

    asyncio.run(scene())


@pytest.mark.parametrize(("since", "last"), [(0, ""), (0, "1"), (1, "0"), (0, "nonsense")])
def test_who_comes_late_is_told_where_the_table_is(sqlite: None, since: int, last: str) -> None:
    row, _ = three_people()
    row.refresh_from_db()

    async def scene() -> None:
        listener = Listener(row.pk, query(row.pk, since), last)
        async with listening(Hub(), listener):
            await listener.hears(event(row.change))

    asyncio.run(scene())


def test_who_knows_all_is_told_nothing_until_the_server_stops(sqlite: None) -> None:
    row, _ = three_people()
    row.refresh_from_db()

    async def scene() -> str:
        hub, listener = Hub(), Listener(row.pk, query(row.pk), str(row.change))
        async with listening(hub, listener):
            await listener.hears("retry: 1000\n\n")
            await asyncio.sleep(0.3)
            hub.close()
        return listener.heard

    assert asyncio.run(scene()) == "retry: 1000\n\n"


def test_a_quiet_stream_has_a_heartbeat(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 0.01)

    async def scene() -> None:
        listener = Listener("abc", query("abc"))
        async with listening(Hub(), listener):
            await listener.hears("event: beat\ndata: 0\n\n" * 2)

    asyncio.run(scene())


@pytest.mark.parametrize("said", ["", "token=", "token=x:y", "that of another table"])
def test_without_its_token_nobody_listens(said: str) -> None:
    async def scene() -> int:
        is_other = said.startswith("that")
        listener = Listener("abc", f"token={streams.token('other')}" if is_other else said)
        await streams.stream(listener.scope, listener.receive, listener.send, Hub())
        return listener.status

    assert asyncio.run(scene()) == 403


def test_a_token_holds_for_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    token = streams.token("abc")
    day = 24 * 60 * 60
    now = time.time()

    monkeypatch.setattr(time, "time", lambda: now + day - 10)
    assert streams.may_listen("abc", token)
    monkeypatch.setattr(time, "time", lambda: now + day + 10)
    assert not streams.may_listen("abc", token)
