"""The stream of a table: server-sent events that say how far it has come, and nothing else.

It is a plain ASGI function before Django: an open stream needs no thread and no connection to the
database. Who may listen was asked when the page was made: its address holds a signed token.
"""

import asyncio
import re
from contextlib import suppress
from typing import Final
from urllib.parse import parse_qs

from django.core import signing

from gridwright.web import limits
from gridwright.web.serve.hub import HUB, Hub, Watcher
from gridwright.web.serve.requests import Receive, Scope, Send

PATH: Final = re.compile(r"/t/([a-z0-9]{1,20})/events")
HEARTBEAT: Final = 15.0  # seconds
_SALT: Final = "gridwright.stream"
_LIFE: Final = 24 * 60 * 60  # seconds; an older page fetches itself anew
_HEADERS: Final = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-cache"),
    (b"x-accel-buffering", b"no"),
]


def token(table: str) -> str:
    """Return what allows to listen to *table* for a day."""
    return signing.TimestampSigner(salt=_SALT).sign(table).partition(":")[2]


def may_listen(table: str, text: str) -> bool:
    with suppress(signing.BadSignature):
        signing.TimestampSigner(salt=_SALT).unsign(f"{table}:{text}", max_age=_LIFE)
        return True
    return False


def address(table: str, change: int) -> str:
    return f"/t/{table}/events?since={change}&token={token(table)}"


async def stream(scope: Scope, receive: Receive, send: Send, hub: Hub = HUB) -> None:
    match = PATH.fullmatch(scope["path"])
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    table = match[1] if match else ""
    if not may_listen(table, query.get("token", [""])[0]):
        await _refuse(send, 403)
        return
    who = limits.counted_as((scope.get("client") or ("",))[0])
    if not limits.STREAMS.may_enter(who):
        await _refuse(send, 429)
        return
    watcher = Watcher(table, _since(scope, query), asyncio.get_running_loop())
    try:
        await _listen(watcher, receive, send, hub)
    finally:
        limits.STREAMS.leave(who)


async def _listen(watcher: Watcher, receive: Receive, send: Send, hub: Hub) -> None:
    """Send what happens until the listener leaves."""
    await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
    await _send(send, "retry: 1000\n\n")
    gone = asyncio.create_task(_until_gone(receive))
    hub.join(watcher)
    try:
        await _tell(watcher, gone, send)
    finally:
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


async def _tell(watcher: Watcher, gone: "asyncio.Task[None]", send: Send) -> None:
    """Send the number of every change until the listener leaves or the server stops."""
    while not watcher.is_closed and not gone.done():
        waiting = asyncio.create_task(watcher.woken.wait())
        await asyncio.wait({waiting, gone}, timeout=HEARTBEAT, return_when="FIRST_COMPLETED")
        waiting.cancel()
        watcher.woken.clear()
        if watcher.change > watcher.seen:
            watcher.seen = watcher.change
            await _send(send, f"id: {watcher.seen}\nevent: version\ndata: {watcher.seen}\n\n")
        elif not gone.done() and not watcher.is_closed:
            await _send(send, "event: beat\ndata: 0\n\n")


async def _send(send: Send, text: str) -> None:
    await send({"type": "http.response.body", "body": text.encode(), "more_body": True})
