"""Connections: how many there may be, and how long one may stay that asks nothing.

uvicorn closes a connection that is idle after an answer. These also have a deadline for the head of
a request, for the rest of one that has been answered already, and for taking an answer. Where there
are too many, the one that has asked nothing for longest makes room for the next.
"""

import asyncio
import resource
from collections import Counter
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from gridwright import words
from gridwright.web import environment, limits

AT_ONCE: Final = 16  # connections accepted before those that are too many are closed
HEAD_SECONDS: Final = 15.0  # until the head of a request must be complete
TAKING_SECONDS: Final = 60.0  # until something of an answer must be taken
_MOST: Final = 10_000
_MOST_OF_ONE: Final = 600  # twice the streams
_LEAST: Final = 16
_OTHER_FILES: Final = 96  # databases, files, and connections on their way in or out
_RETRY_AFTER: Final = 10  # seconds
_MOST_FILES: Final = 65_536


def raise_file_limit() -> int:
    """Allow this process as many open files as the system lets it have; return how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def _full() -> bytes:
    """Return the answer to who cannot be let in; their language is not known yet."""
    with words.speaking(words.catalogue(words.ENGLISH)):
        sentence = words.text("web.error.full").encode()
    lines = (
        "HTTP/1.1 503 Service Unavailable",
        f"Retry-After: {_RETRY_AFTER}",
        "Content-Type: text/plain; charset=utf-8",
        f"Content-Length: {len(sentence)}",
        "Connection: close",
    )
    return "\r\n".join([*lines, "", ""]).encode() + sentence


class Room:
    """The connections of this process."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._networks: dict[Connection, str] = {}
        self._counted: Counter[str] = Counter()
        self._idle: dict[Connection, None] = {}  # those that ask nothing, for longest first

    @classmethod
    def of_process(cls, files: int) -> "Room":
        """Return the room in a process with so many *files*; proxies are one address for all."""
        most = max(_LEAST, min(_MOST, files - _OTHER_FILES))
        return cls(most, most if environment.is_behind_proxy() else min(most, _MOST_OF_ONE))

    def enter(self, connection: "Connection", network: str) -> bool:
        """Let *connection* in, if need be in the place of an idle one; return whether it may."""
        if self._counted[network] >= self.most_of_one:
            self._close_idle(network)
        elif len(self._networks) >= self.most:
            self._close_idle()
        is_full = len(self._networks) >= self.most
        if is_full or self._counted[network] >= self.most_of_one:
            return False
        self._networks[connection] = network
        self._counted[network] += 1
        return True

    def leave(self, connection: "Connection") -> None:
        network = self._networks.pop(connection, None)
        if network is not None:
            self.set_busy(connection)
            self._counted[network] -= 1
            if not self._counted[network]:
                del self._counted[network]

    def set_idle(self, connection: "Connection") -> None:
        if connection in self._networks:
            self._idle.setdefault(connection)

    def set_busy(self, connection: "Connection") -> None:
        self._idle.pop(connection, None)

    def _close_idle(self, network: str | None = None) -> None:
        """Close the connection that has been idle for longest, of all or of one *network*."""
        for connection in self._idle:
            if network in (None, self._networks[connection]):
                self.leave(connection)
                connection.transport.abort()
                return


class Connection(H11Protocol):
    """A connection that must keep to its deadlines."""

    room: ClassVar[Room] = Room(_MOST, _MOST)
    _deadline: asyncio.TimerHandle | None = None  # for what the visitor has yet to say
    _taking: asyncio.TimerHandle | None = None  # for what the visitor has yet to read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        network = limits.counted_as(self.client[0] if self.client else "")
        if self.room.enter(self, network):
            self._set_deadline()
        else:
            transport.write(_full())
            transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._set_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._set_deadline()

    def eof_received(self) -> bool:  # type: ignore[override]  # uvicorn never keeps the way back open
        """Tell who reads the body that it has ended; who cut it off may still be answered."""
        is_body_open = self.conn.their_state is h11.SEND_BODY and not self.cycle.response_complete
        is_cut = is_body_open and not self._is_chunked()
        if is_cut:
            self.cycle.more_body = False
            self.cycle.message_event.set()
        return is_cut

    def _is_chunked(self) -> bool:
        """Whether nothing but its last chunk says that a body is complete."""
        return b"transfer-encoding" in dict(self.headers)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.room.leave(self)
        for timer in (self._deadline, self._taking):
            if timer is not None:
                timer.cancel()

    def _set_deadline(self) -> None:
        """Start the clock if it is the visitor's turn to say something, or stop it.

        More of the same does not stop it: a head may not come a letter a minute.
        """
        theirs, ours = self.conn.their_state, self.conn.our_state
        is_idle = theirs is h11.IDLE
        (self.room.set_idle if is_idle else self.room.set_busy)(self)
        if is_idle or (theirs is h11.SEND_BODY and ours is h11.DONE):
            if self._deadline is None:
                self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.abort)
        elif self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def pause_writing(self) -> None:
        """Wait until the visitor has taken some of the answer, but not for ever."""
        super().pause_writing()
        self._taking = self.loop.call_later(TAKING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
