"""Requests before Django gets them: from whom they are, and all of what they say.

Django works in a few threads. So nothing is left to wait for once a request has one: its body is
here, whole and within its limits, and few of the threads are in use for what may have to wait for
the database. Whatever is refused on the way becomes a page with its reason (`middleware.refused`).
"""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final

from gridwright.web import arrivals, environment, errors
from gridwright.web.errors import Refusal

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

_READING: Final = ("GET", "HEAD", "OPTIONS")
_LENGTH: Final = b"content-length"


# From whom


def identified(scope: Scope) -> Scope:
    """Return *scope* with the address of the visitor as its client: nothing else says who asks.

    Names with ``_`` are dropped: Django reads ``X_Forwarded_For`` as ``X-Forwarded-For``, and a
    proxy that sets the one passes the other on. Only a proxy that is known to be there is believed.
    """
    headers = [(name, value) for name, value in scope["headers"] if b"_" not in name]
    client = scope.get("client")
    if environment.is_behind_proxy():
        client = _forwarded(headers) or client
    return {**scope, "headers": headers, "client": client}


def _forwarded(headers: list[tuple[bytes, bytes]]) -> tuple[str, int] | None:
    """Return the address that the proxy adds at the end of what was forwarded to it."""
    values = [value for name, value in headers if name == b"x-forwarded-for"]
    last = values[-1].rpartition(b",")[2].strip().decode("latin-1") if values else ""
    with suppress(ValueError):
        return str(ip_address(last.strip("[]"))), 0
    return None


# All that it says


@dataclass(frozen=True, slots=True)
class BodyLimit:
    """How much a visitor may send, and how long that may take."""

    most_bytes: int
    seconds: float


FORM: Final = BodyLimit(64 * 1024, 10.0)
RECORD: Final = BodyLimit(192 * 1024, 30.0)  # a letter may be three bytes of a form
_RECORDS: Final = re.compile(r"(/api/v1)?/records/?")


class DisconnectedError(Exception):
    """Nobody is there any more to be answered."""


class RefusedError(Exception):
    """A request is answered with a refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason.id)
        self.refusal = refusal


async def read_body(scope: Scope, receive: Receive, limit: BodyLimit | None = None) -> bytes:
    """Return the whole body, or raise `RefusedError` or `DisconnectedError`."""
    limit = limit or (RECORD if _RECORDS.fullmatch(scope["path"]) else FORM)
    declared = dict(scope["headers"]).get(_LENGTH)
    if declared is not None and int(declared) > limit.most_bytes:
        raise RefusedError(errors.TOO_LARGE)
    try:
        async with asyncio.timeout(limit.seconds):
            body = await _received(receive, limit.most_bytes)
    except TimeoutError as error:
        raise RefusedError(errors.TOO_SLOW) from error
    if declared is not None and len(body) != int(declared):
        raise RefusedError(errors.CUT_OFF)
    return body


async def _received(receive: Receive, most: int) -> bytes:
    body = bytearray()
    has_more = True
    while has_more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise DisconnectedError
        body += message.get("body", b"")
        has_more = message.get("more_body", False)
        if len(body) > most:
            raise RefusedError(errors.TOO_LARGE)
    return bytes(body)


# Into a thread


class Gate:
    """Lets whole requests into the threads of Django.

    What may write waits here for its turn, where waiting takes no thread: *writers* is less than
    there are threads, so that pages are shown whatever holds up the database. A turn ends where the
    answer begins: all is written by then, and visitors may take as long as they like to read it.
    """

    def __init__(self, inner: Application, writers: int, patience: float) -> None:
        self._inner = inner
        self._writers = asyncio.Semaphore(writers)
        self._patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] in _READING:
            await self._inner(_arrived(scope), _receiver(b""), send)
            return
        try:
            body = await read_body(scope, receive)
            scope = _arrived(scope)
            async with asyncio.timeout(self._patience):
                await self._writers.acquire()
        except DisconnectedError:
            return
        except RefusedError as error:
            await self._refuse(scope, send, error.refusal)
            return
        except TimeoutError:
            await self._refuse(scope, send, errors.BUSY)
            return
        with ExitStack() as turn:
            turn.callback(self._writers.release)

            async def end_turn_and_send(message: MutableMapping[str, Any]) -> None:
                turn.close()
                await send(message)

            whole = _with_length(scope, len(body))
            await self._inner(whole, _receiver(body), end_turn_and_send)

    async def _refuse(self, scope: Scope, send: Send, refusal: Refusal) -> None:
        """Show why; who has said too little, or says it too slowly, is listened to no longer."""

        async def send_last(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start" and refusal in (
                errors.CUT_OFF,
                errors.TOO_SLOW,
            ):
                message["headers"] = [*message["headers"], (b"connection", b"close")]
            await send(message)

        await self._inner({**scope, errors.SCOPE_KEY: refusal}, _receiver(b""), send_last)


def _arrived(scope: Scope) -> Scope:
    """Return *scope* with this moment as that of its arrival.

    A body that is sent slowly does not count as sent with its head: nobody gains time to think.
    """
    return {**scope, arrivals.SCOPE_KEY: time.time()}


def _with_length(scope: Scope, length: int) -> Scope:
    """Return *scope* of a body that has come, whether its length was told before or not."""
    headers = [
        (name, value)
        for name, value in scope["headers"]
        if name not in (_LENGTH, b"transfer-encoding")
    ]
    return {**scope, "headers": [*headers, (_LENGTH, str(length).encode())]}


def _receiver(body: bytes) -> Receive:
    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
