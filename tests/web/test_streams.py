"""Streams tell how far a table has come, to who may listen, and nothing else."""

import asyncio
import time
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from django.db import connection

from gridwright.web import models
from gridwright.web.notes import notices
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


def test_a_page_has_one_stream_for_its_table_and_its_person(database: str) -> None:
    row, (ana, _, _) = three_people()
    row.refresh_from_db()
    ana.refresh_from_db()

    async def scene() -> str:
        both = f"{query(row.pk, row.change)}&person={streams.person(ana.pk, ana.bell)}"
        hub, listener = Hub(), Listener(row.pk, both)
        async with listening(hub, listener):
            await listener.hears("retry")
            assert hub.count() == 1
            await asyncio.to_thread(elsewhere)
            await listener.hears(f"event: bell\ndata: {ana.bell + 1}\n\n")
            hub.ring(row.pk, row.change + 1)
            await listener.hears(event(row.change + 1))
        return listener.heard

    def elsewhere() -> None:
        notices.ring([ana.pk])
        connection.close()

    heard = asyncio.run(scene())
    assert heard.count("event: bell") == heard.count("event: version") == 1


def test_other_pages_have_a_stream_for_the_person_alone(sqlite: None) -> None:
    _, (ana, bea, _) = three_people()
    notices.ring([ana.pk, bea.pk])

    async def scene() -> str:
        listener = Listener("", f"person={streams.person(ana.pk, 0)}")
        listener.scope["path"] = "/me/events"
        async with listening(Hub(), listener):
            await listener.hears("event: bell")
        return listener.heard

    bell = models.Guest.objects.get(pk=ana.pk).bell
    assert f"data: {bell}\n" in asyncio.run(scene())


@pytest.mark.parametrize("person", ["", "1.0.x:y", "@1.0.1", "1.0", "9" * 30 + ".0.a:b"])
def test_nobody_listens_for_somebody_else(sqlite: None, person: str) -> None:
    """Nor does the token of a table let anybody listen to a person."""

    async def scene(person: str) -> int:
        listener = Listener("", f"person={person}&token={streams.token('abc')}")
        listener.scope["path"] = "/me/events"
        async with listening(Hub(), listener):
            await asyncio.wait_for(listener.news.wait(), 5)
        return listener.status

    _, (ana, bea, _) = three_people()
    own = streams.person(ana.pk, 0).rpartition(".")[2]
    assert asyncio.run(scene(person)) == 403
    assert asyncio.run(scene(f"{bea.pk}.0.{own}")) == 403
    assert asyncio.run(scene(f"{ana.pk}.0.{streams.token(str(ana.pk))}")) == 403


def test_an_old_token_of_a_person_does_not_end_the_stream_of_a_table(sqlite: None) -> None:
    row, _ = three_people()

    async def scene() -> int:
        listener = Listener(row.pk, f"{query(row.pk)}&person=1.0.old:token")
        async with listening(Hub(), listener):
            await listener.hears("event: version")
        return listener.status

    assert asyncio.run(scene()) == 200


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
