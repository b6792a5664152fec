"""Streams for programs: lines of JSON that say where somebody is asked, and what has changed.

``GET /api/v1/stream`` tells a person of all their tables, ``GET /api/v1/tables/ID/stream`` whoever
has a key of one table. A line says that there is something new, and only what everybody may know.

Like the streams of pages (`serve/streams.py`), these are a plain ASGI function before Django on the
hub: an open stream needs no thread and no connection. Its key is asked for once, and a table only
when it has changed, for all who listen to it at once, in the one thread that all streams share.
"""

import asyncio
import json
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import Final, TypeVar
from urllib.parse import parse_qs

from django.db import Error, connection

from gridwright.web import limits
from gridwright.web.api import admission, news
from gridwright.web.api.admission import Admission, Refused
from gridwright.web.api.news import TableNews
from gridwright.web.api.stream_shapes import Line
from gridwright.web.serve.hub import HUB, Hub, Watcher, person_key, program_key
from gridwright.web.serve.requests import Receive, Scope, Send

PATH: Final = re.compile(r"/api/v1/(?:stream|tables/([a-z0-9]{1,20})/stream)")
HEARTBEAT: Final = 7.0  # seconds
RETRY: Final = 1  # seconds after which a program may come back to a server that stops
_AGAIN: Final = 1.0  # seconds until a database that did not answer is asked again
_MOST_KNOWN: Final = 1000  # tables whose latest news are kept
_NUMBER: Final = re.compile(r"[0-9]{1,15}")
_HEADERS: Final = [
    (b"content-type", b"application/x-ndjson"),
    (b"cache-control", b"no-store"),
    (b"access-control-allow-origin", b"*"),
    (b"x-accel-buffering", b"no"),
]
_LOG: Final = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(slots=True)
class _Listener:
    """The other end of a stream: what it watches, and what it was told."""

    send: Send
    gone: "asyncio.Task[None]"
    key: Watcher
    person: Watcher | None = None
    guest: int | None = None  # who is told of their own turns only; None at the stream of a table
    tables: dict[str, Watcher] = field(default_factory=dict)
    asked: dict[str, tuple[int, int]] = field(default_factory=dict)  # version and seat, by table
    notice: int | None = None  # the last that it knows

    @property
    def watchers(self) -> list[Watcher]:
        person = [] if self.person is None else [self.person]
        return [self.key, *person, *self.tables.values()]

    async def tell(self, lines: Iterable[Line]) -> None:
        text = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines]
        if text:
            await self.write("\n".join([*text, ""]))

    async def write(self, text: str) -> None:
        await self.send({"type": "http.response.body", "body": text.encode(), "more_body": True})


class ProgramStreams:
    """The streams of programs in this process."""

    def __init__(self, hub: Hub = HUB) -> None:
        self._hub = hub
        self._thread = ThreadPoolExecutor(1, "programs")
        self._news: OrderedDict[str, TableNews] = OrderedDict()
        self._reading = asyncio.Lock()

    def close(self) -> None:
        """End the thread, and its connection to the database."""
        self._thread.submit(_hang_up)
        self._thread.shutdown()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a stream, or refuse it with the reason."""
        match = PATH.fullmatch(scope["path"])
        table = (match[1] or "") if match else ""
        headers = {name: value.decode("latin-1") for name, value in scope.get("headers", [])}
        who = limits.counted_as((scope.get("client") or ("",))[0])
        answer = await self._admitted(headers, table, who)
        if isinstance(answer, Refused):
            await _refuse(send, answer)
            return
        with ExitStack() as places:
            for limit, counted in (
                (limits.PROGRAM_STREAMS, str(answer.key)),
                (limits.STREAMS, who),
            ):
                if not limit.may_enter(counted):
                    await _refuse(send, admission.too_many_streams(headers))
                    return
                places.callback(limit.leave, counted)
            await self._listen(answer, table, _since(scope), receive, send)

    async def _admitted(
        self, headers: dict[bytes, str], table: str, who: str
    ) -> Admission | Refused:
        if delay := limits.GETS.delay(who):
            return admission.too_often(headers, delay)
        try:
            return await self._ask(lambda: admission.admission_of(headers, table))
        except Error:
            return admission.busy(headers)

    async def _ask(self, question: Callable[[], T]) -> T:
        """Return the answer to *question*, which asks the database."""

        def answer() -> T:
            try:
                return question()
            except Error:
                connection.close()
                raise

        return await asyncio.get_running_loop().run_in_executor(self._thread, answer)

    async def _listen(
        self, admitted: Admission, table: str, since: int | None, receive: Receive, send: Send
    ) -> None:
        """Send what happens until the listener leaves, or may listen no longer."""
        loop, woken = asyncio.get_running_loop(), asyncio.Event()
        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        gone = asyncio.create_task(_until_gone(receive))
        key = Watcher(program_key(admitted.key), 0, loop, woken)
        listener = _Listener(send, gone, key)
        if table:
            self._watch(listener, table, since or 0)
        else:
            listener.guest, listener.notice = admitted.guest, since
            listener.person = Watcher(person_key(admitted.guest), 0, loop, woken, change=1)
        for watcher in listener.watchers:
            self._hub.join(watcher)
        woken.set()
        try:
            await self._tell(listener, woken)
        finally:
            for watcher in listener.watchers:
                self._hub.leave(watcher)
            gone.cancel()
        with suppress(OSError):
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _tell(self, listener: _Listener, woken: asyncio.Event) -> None:
        while not listener.gone.done():
            if listener.key.is_closed or listener.key.change:
                retry = RETRY if listener.key.is_closed else None
                await listener.tell([{"type": "bye", "retry": retry}])
                return
            waiting = asyncio.create_task(woken.wait())
            await asyncio.wait(
                {waiting, listener.gone}, timeout=HEARTBEAT, return_when="FIRST_COMPLETED"
            )
            waiting.cancel()
            if not woken.is_set() and not listener.gone.done():
                await listener.write("\n")
            woken.clear()
            try:
                await self._tell_of_person(listener)
                await self._tell_of_tables(listener)
            except Error:
                _LOG.warning("a stream could not ask the database")
                listener.key.loop.call_later(_AGAIN, woken.set)

    async def _tell_of_person(self, listener: _Listener) -> None:
        """Tell somebody of new notices, and watch the tables where they play now."""
        person, guest = listener.person, listener.guest
        if person is None or guest is None or person.change <= person.seen:
            return
        change = person.change
        present = await self._ask(lambda: news.of_person(guest, listener.notice))
        person.seen, listener.notice = change, present.last
        for table in set(present.tables) - set(listener.tables):
            self._watch(listener, table, 0)
            self._hub.join(listener.tables[table])
        await listener.tell([{"type": "notice", "id": number} for number in present.notices])

    def _watch(self, listener: _Listener, table: str, seen: int) -> None:
        """Let a listener be told of *table*, of which it knows the change *seen*."""
        loop, woken = listener.key.loop, listener.key.woken
        listener.tables[table] = Watcher(table, seen, loop, woken)

    async def _tell_of_tables(self, listener: _Listener) -> None:
        for table, watcher in list(listener.tables.items()):
            if watcher.change <= watcher.seen:
                continue
            latest = await self._latest(table, watcher.change)
            is_first = table not in listener.asked
            if latest is not None:
                watcher.seen = latest.change
                await listener.tell(_lines(latest, listener, is_first=is_first))
            if latest is None or (latest.is_over and listener.guest is not None):
                self._hub.leave(listener.tables.pop(table))

    async def _latest(self, table: str, change: int) -> TableNews | None:
        """Return how far *table* has come, at least to *change*; None where it is no more."""
        async with self._reading:
            known = self._news.get(table)
            if known is None or known.change < change:
                known = await self._ask(lambda: news.of_table(table))
                self._news.pop(table, None)
                if known is not None:
                    self._news[table] = known
                while len(self._news) > _MOST_KNOWN:
                    self._news.popitem(last=False)
            return known


def _lines(latest: TableNews, listener: _Listener, *, is_first: bool) -> list[Line]:
    """Return what a listener is told of a table, and remember it.

    A turn is told once for a version. Who begins to listen is told where they are asked; that they
    are not is no news to them.
    """
    before = listener.asked.get(latest.table)
    turn = latest.version, latest.seat
    listener.asked[latest.table] = turn
    if latest.is_over:
        return [latest.over()]
    is_person = listener.guest is not None
    is_asked = latest.seat >= 0 and (not is_person or latest.guest == listener.guest)
    if is_asked and turn != before:
        return [latest.turn()]
    return [] if is_first and is_person else [latest.moved()]


def _hang_up() -> None:
    """Close the connection of this thread: which one that is, is known only there."""
    connection.close()


def _since(scope: Scope) -> int | None:
    """Return what the listener knows already, by the address."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    text = query.get("since", [""])[0]
    return int(text) if _NUMBER.fullmatch(text) else None


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _refuse(send: Send, refused: Refused) -> None:
    body = json.dumps(refused.body, ensure_ascii=False).encode()
    headers = [
        (b"content-type", b"application/json; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        (b"access-control-allow-origin", b"*"),
        *[(name.lower().encode(), value.encode()) for name, value in refused.headers.items()],
    ]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
