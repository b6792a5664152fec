"""Connections that ask nothing make room for others; who asks keeps their place."""

import asyncio
import resource

import pytest
import uvicorn
from uvicorn.server import ServerState

from gridwright.web.serve import connections
from gridwright.web.serve.connections import Connection, Room, raise_file_limit
from gridwright.web.serve.requests import Receive, Scope, Send

REQUEST = b"GET /t/1/events HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Line(asyncio.Transport):
    """The server's end of a connection."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed


async def never_answered(scope: Scope, receive: Receive, send: Send) -> None:
    await asyncio.Event().wait()


def connected(room: Room, address: str) -> tuple[Connection, Line]:
    """Return a new connection of *address*, as a server in *room* has it."""

    class Local(Connection):
        pass

    Local.room = room
    config = uvicorn.Config(never_answered, log_config=None, lifespan="off", ws="none")
    connection, line = Local(config, ServerState(), {}), Line()
    line._extra["peername"] = (address, 5)  # type: ignore[attr-defined]  # noqa: SLF001 - as asyncio fills it
    connection.connection_made(line)
    return connection, line


async def ask(connection: Connection) -> None:
    """Send a request, and let it be begun."""
    connection.data_received(REQUEST)
    await asyncio.sleep(0)


def test_who_asks_nothing_for_longest_makes_room() -> None:
    async def scene() -> list[bool]:
        room = Room(3, 3)
        lines = []
        for number in range(3):
            connection, line = connected(room, f"192.0.2.{number}")
            lines.append(line)
            if number == 0:
                await ask(connection)  # for a stream, say
        lines += [connected(room, "192.0.2.7")[1] for _ in range(2)]
        return [line.is_closed for line in lines]

    assert asyncio.run(scene()) == [False, True, True, False, False]


def test_where_all_are_busy_the_next_is_told_so() -> None:
    async def scene() -> tuple[list[bool], bytes]:
        room = Room(2, 2)
        lines = []
        for _ in range(2):
            connection, line = connected(room, "192.0.2.1")
            await ask(connection)
            lines.append(line)
        last = connected(room, "192.0.2.2")[1]
        return [line.is_closed for line in (*lines, last)], last.written

    closed, answer = asyncio.run(scene())

    assert closed == [False, False, True]
    assert answer.startswith(b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\n")
    assert answer.endswith(b"\r\n\r\nThe server is full. Try again in a moment.")


def test_one_address_makes_room_for_itself() -> None:
    """Others keep theirs, idle as they are; a network of IPv6 is one address."""

    async def scene() -> list[bool]:
        room = Room(100, 2)
        addresses = ("192.0.2.1", "2001:db8::1", "2001:db8::2", "2001:db8::3")
        return [line.is_closed for _, line in [connected(room, name) for name in addresses]]

    assert asyncio.run(scene()) == [False, True, False, False]


def test_who_leaves_makes_room() -> None:
    async def scene() -> list[bool]:
        room = Room(1, 1)
        first, _ = connected(room, "192.0.2.1")
        await ask(first)
        first.connection_lost(None)
        return [connected(room, "192.0.2.2")[1].is_closed]

    assert asyncio.run(scene()) == [False]


def test_an_answer_that_nobody_takes_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "TAKING_SECONDS", 0.05)

    async def scene() -> tuple[bool, bool]:
        patient, taken = connected(Room(9, 9), "192.0.2.1")
        patient.pause_writing()
        patient.resume_writing()
        stuck, untaken = connected(Room(9, 9), "192.0.2.1")
        stuck.pause_writing()
        await asyncio.sleep(0.2)
        return taken.is_closed, untaken.is_closed

    assert asyncio.run(scene()) == (False, True)


@pytest.mark.parametrize(("files", "most"), [(1024, 928), (128, 32), (60, 16), (65_536, 10_000)])
def test_some_files_are_left_for_the_server(
    monkeypatch: pytest.MonkeyPatch, files: int, most: int
) -> None:
    """Behind a proxy all come from one address; without one, nobody has all the room."""
    direct = Room.of_process(files)
    monkeypatch.setenv("GRIDWRIGHT_PROXY", "1")
    behind = Room.of_process(files)

    assert (direct.most, direct.most_of_one) == (most, min(most, 600))
    assert (behind.most, behind.most_of_one) == (most, most)


def test_all_files_that_there_may_be_are_used() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        count = raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (count, before[1])
        assert count == min(before[1], 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
