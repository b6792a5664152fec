"""Streams of a table, of a person, or of both: server-sent events that say how far each has come.

They say nothing else. A page has one stream, because browsers open few connections to a server: on
the page of a table, that of the table tells of the person as well.

It is a plain ASGI function before Django: an open stream needs no thread and no connection to the
database. Who may listen was asked when the page was made: its address holds a signed token.
"""

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final
from urllib.parse import parse_qs

from django.core import signing

from gridwright.web import limits
from gridwright.web.serve.hub import HUB, Hub, Watcher, person_key
from gridwright.web.serve.requests import Receive, Scope, Send

PATH: Final = re.compile(r"/t/([a-z0-9]{1,20})/events|/me/events")
HEARTBEAT: Final = 15.0  # seconds
_SALT: Final = "gridwright.stream"
_PERSON: Final = re.compile(r"([0-9]{1,18})\.([0-9]{1,9})\.([A-Za-z0-9_:-]{1,100})")
_LIFE: Final = 24 * 60 * 60  # seconds; an older page fetches itself anew
_HEADERS: Final = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-cache"),
    (b"x-accel-buffering", b"no"),
]


def token(key: str) -> str:
    """Return what allows to listen to a table or a person for a day."""
    return signing.TimestampSigner(salt=_SALT).sign(key).partition(":")[2]


def may_listen(key: str, text: str) -> bool:
    with suppress(signing.BadSignature):
        signing.TimestampSigner(salt=_SALT).unsign(f"{key}:{text}", max_age=_LIFE)
        return True
    return False


def address(table: str, change: int) -> str:
    return f"/t/{table}/events?since={change}&token={token(table)}"


def person(guest: int, bell: int) -> str:
    """Return what lets a stream tell of a person, whose bell is known to have come to *bell*."""
    return f"{guest}.{bell}.{token(person_key(guest))}"


async def stream(scope: Scope, receive: Receive, send: Send, hub: Hub = HUB) -> None:
    match = PATH.fullmatch(scope["path"])
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    table = (match[1] or "") if match else ""
    watchers = _watchers(table, scope, query)
    if not watchers:
        await _refuse(send, 403)
        return
    who = limits.counted_as((scope.get("client") or ("",))[0])
    if not limits.STREAMS.may_enter(who):
        await _refuse(send, 429)
        return
    try:
        await _listen(watchers, receive, send, hub)
    finally:
        limits.STREAMS.leave(who)


def _watchers(table: str, scope: Scope, query: dict[str, list[str]]) -> list[Watcher]:
    """Return what somebody may listen to: nothing without the token of the table they name."""
    loop, woken = asyncio.get_running_loop(), asyncio.Event()
    watchers: list[Watcher] = []
    if table:
        if not may_listen(table, query.get("token", [""])[0]):
            return []
        watchers.append(Watcher(table, _since(scope, query), loop, woken))
    match = _PERSON.fullmatch(query.get("person", [""])[0])
    if match and may_listen(key := person_key(int(match[1])), match[3]):
        watchers.append(Watcher(key, int(match[2]), loop, woken))
    return watchers


async def _listen(watchers: Sequence[Watcher], receive: Receive, send: Send, hub: Hub) -> None:
    """Send what happens until the listener leaves."""
    await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
    await _send(send, "retry: 1000\n\n")
    gone = asyncio.create_task(_until_gone(receive))
    for watcher in watchers:
        hub.join(watcher)
    try:
        await _tell(watchers, gone, send)
    finally:
        for watcher in watchers:
            hub.leave(watcher)
        gone.cancel()
    with suppress(OSError):
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _refuse(send: Send, status: int) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


def _since(scope: Scope, query: dict[str, list[str]]) -> int:
    """Return what the listener knows already: the larger of what its address and header say."""
    headers = dict(scope.get("headers", []))
    values = [query.get("since", ["0"])[0], headers.get(b"last-event-id", b"0").decode("latin-1")]
    return max([int(text) if re.fullmatch(r"[0-9]{1,9}", text) else 0 for text in values])


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _tell(watchers: Sequence[Watcher], gone: "asyncio.Task[None]", send: Send) -> None:
    """Send the number of every change until the listener leaves or the server stops."""
    woken = watchers[0].woken
    while not watchers[0].is_closed and not gone.done():
        waiting = asyncio.create_task(woken.wait())
        await asyncio.wait({waiting, gone}, timeout=HEARTBEAT, return_when="FIRST_COMPLETED")
        waiting.cancel()
        woken.clear()
        changed = [watcher for watcher in watchers if watcher.change > watcher.seen]
        for watcher in changed:
            watcher.seen = watcher.change
            await _send(send, _event(watcher))
        if not changed and not gone.done() and not watchers[0].is_closed:
            await _send(send, "event: beat\ndata: 0\n\n")


def _event(watcher: Watcher) -> str:
    """Return the event of a change; only that of a table is asked for again by its id."""
    if watcher.is_of_person:
        return f"event: bell\ndata: {watcher.seen}\n\n"
    return f"id: {watcher.seen}\nevent: version\ndata: {watcher.seen}\n\n"


async def _send(send: Send, text: str) -> None:
    await send({"type": "http.response.body", "body": text.encode(), "more_body": True})
