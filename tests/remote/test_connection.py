"""Calls to another server: how they are made again, and when they are given up."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

import pytest

from gridwright.bots.roster import NamedBot
from gridwright.content.load import load
from gridwright.core.errors import GridwrightError, Message, SetupError
from gridwright.games.registry import default_map
from gridwright.remote import connection
from gridwright.remote.connection import Connection, ServerError, UnreachableError
from gridwright.remote.lender import Lender, Wishes
from gridwright.tables.table import Table, TableSpec, table_at

KEY = "gw_" + "a" * 32
Answer = tuple[int, Any, dict[str, str]]  # status, JSON or lines of a stream, headers


class Script:
    """A server that answers each call as it was told to, and remembers what it was asked."""

    def __init__(self, answers: dict[str, list[Answer]]) -> None:
        self.answers = answers
        self.calls: list[tuple[str, Any]] = []
        self.keys: set[str] = set()
        self.pauses: list[float] = []

    def answer(self, path: str, body: Any) -> Answer:  # noqa: ANN401 - JSON
        self.calls.append((path, body))
        answers = self.answers[path]
        return answers.pop(0) if len(answers) > 1 else answers[0]


@contextmanager
def scripted(answers: dict[str, list[Answer]]) -> Iterator[tuple[Script, Connection]]:
    """Run a server with these *answers*; the last one of a path is given ever after."""
    script = Script(answers)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._reply(None)

        def do_POST(self) -> None:
            self._reply(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))

        def _reply(self, body: Any) -> None:  # noqa: ANN401 - JSON
            script.keys.add(self.headers["Authorization"])
            status, told, headers = script.answer(self.path.removeprefix("/api/v1"), body)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            texts = told if isinstance(told, list) else [json.dumps(told)]
            self.wfile.write("".join([f"{text}\n" for text in texts]).encode())

        def log_message(self, *_: object) -> None:
            """Keep quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    url = f"http://127.0.0.1:{server.server_port}/"
    try:
        yield script, Connection(url, KEY, "de", script.pauses.append)
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def error(identifier: str) -> dict[str, object]:
    return {"error": {"id": identifier, "text": "Because.", "clauses": [], "values": {}}}


# Calls


def test_what_was_too_much_is_asked_again_when_the_server_says() -> None:
    too_much = (429, error("web.error.often"), {"Retry-After": "7"})
    with scripted({"/me": [too_much, too_much, (200, {"name": "Robby"}, {})]}) as (script, server):
        assert server.get("/me") == {"name": "Robby"}
    assert script.pauses == [7.0, 7.0]
    assert script.keys == {f"Bearer {KEY}"}


def test_trouble_of_the_server_is_waited_for_ever_longer() -> None:
    busy: Answer = (503, error("web.error.busy"), {})
    with scripted({"/me": [busy]}) as (script, server), pytest.raises(ServerError) as refused:
        server.get("/me")
    assert script.pauses == [1.0, 2.0, 4.0, 8.0, 16.0]
    assert (refused.value.status, refused.value.id) == (503, "web.error.busy")
    assert str(refused.value) == "the server says: Because."


def test_a_refusal_is_told_at_once() -> None:
    answers: dict[str, list[Answer]] = {"/tables/x/actions": [(422, error("over_cash"), {})]}
    with scripted(answers) as (script, server), pytest.raises(ServerError) as refused:
        server.post("/tables/x/actions", {"version": 1, "lines": ["bid 60"]})
    assert script.pauses == []
    assert script.calls == [("/tables/x/actions", {"version": 1, "lines": ["bid 60"]})]
    assert refused.value.id == "over_cash"


def test_the_key_is_sent_nowhere_else() -> None:
    away: Answer = (302, {}, {"Location": "http://127.0.0.1:1/"})
    with scripted({"/me": [away]}) as (script, server), pytest.raises(ServerError) as refused:
        server.get("/me")
    assert refused.value.status == 302
    assert len(script.calls) == 1


@pytest.mark.parametrize("told", [["<html>"], ["[1"], [""]])
def test_what_is_no_json_is_no_answer(told: list[str]) -> None:
    with (
        scripted({"/me": [(200, told, {})]}) as (_, server),
        pytest.raises(UnreachableError),
    ):
        server.get("/me", tries=1)


def test_a_server_that_is_away_is_asked_again() -> None:
    pauses: list[float] = []
    server = Connection("http://127.0.0.1:1", KEY, "", pauses.append)
    with pytest.raises(UnreachableError) as away:
        server.get("/me")
    assert pauses == [1.0, 2.0, 4.0, 8.0, 16.0]
    assert str(away.value) == "no answer from http://127.0.0.1:1: Connection refused"


@pytest.mark.parametrize(
    "url", ["", "play.example.org", "ftp://x", "file:///etc/passwd", "http://"]
)
def test_only_an_address_of_the_web_is_one(url: str) -> None:
    with pytest.raises(SetupError):
        Connection(url, KEY)


@pytest.mark.parametrize("key", ["", "gw_a b", "gw_\n", "gw_ü"])
def test_only_one_word_is_a_key(key: str) -> None:
    with pytest.raises(SetupError):
        Connection("http://localhost", key)


def test_lines_of_a_stream_come_without_the_empty_ones() -> None:
    lines = ["", '{"type":"turn"}', "", '{"type":"bye","retry":1}']
    with scripted({"/stream": [(200, lines, {})]}) as (_, server):
        assert [line["type"] for line in server.stream("/stream")] == ["turn", "bye"]


def test_a_stream_that_is_silent_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SILENCE", 0.05)

    class Silent(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"type":"notice","id":1}\n')
            self.wfile.flush()
            Thread(target=release.wait).start()
            release.wait(5)

        def log_message(self, *_: object) -> None:
            """Keep quiet."""

    release = Event()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Silent)
    thread = Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    told: list[str] = []
    try:
        lines = Connection(f"http://127.0.0.1:{server.server_port}", KEY).stream("/stream")
        told.append(next(lines)["type"])
        with pytest.raises(UnreachableError):
            next(lines)
    finally:
        release.set()
        server.shutdown()
        thread.join()
        server.server_close()
    assert told == ["notice"]


# Playing


def view(table: Table, seat: int, **more: object) -> Answer:
    """Return the view of a seat, as a server sends it."""
    shown = {**table.as_dict(seat), "state": "running", "position_line": table.position(seat)}
    return 200, {**shown, **more}, {}


def lent(server: Connection, told: list[Message], level: str = "novice") -> Lender:
    return Lender(server, level, load(), 1, told.append)


def turn(version: int) -> str:
    return json.dumps({"type": "turn", "table": "t1", "version": version, "seat": "B"})


OVER = '{"type":"over","table":"t1","state":"over","version":9,"ranking":[2,1,3]}'
HEAD = {"state": "over", "seats": [{"is_mine": number == 1} for number in range(3)]}


def germany() -> Table:
    """A table where seat B begins."""
    return Table(TableSpec("recharged", "germany", 3, (), {}, 7), load())


def game(answers: dict[str, list[Answer]] | None = None) -> dict[str, list[Answer]]:
    """Return the answers of a server with one table, at which B is asked."""
    table = germany()
    return {
        "/me": [(200, {"name": "Robby"}, {})],
        "/me/tables": [(200, {"tables": [1]}, {}), (200, {"tables": []}, {})],
        "/tables/t1": [(200, HEAD, {})],
        "/tables/t1/view": [view(table, 1)],
        "/stream": [(200, [turn(0), OVER], {})],
        **(answers or {}),
    }


MOVED: Answer = (200, {"version": 1, "to_act": "C"}, {})


def test_a_bot_plays_where_it_is_asked_and_leaves_once_all_is_over() -> None:
    told: list[Message] = []
    answers = game({"/tables/t1/actions": [MOVED]})
    with scripted(answers) as (script, server):
        lent(server, told).run(Wishes(is_once=True))

    (played,) = [body for path, body in script.calls if path == "/tables/t1/actions"]
    assert played["version"] == 0
    assert germany().play(played["lines"][0], 1)
    assert [message.id for message in told] == ["cli.lend.playing", "cli.lend.over"]
    assert told[1].values == {"table": "t1", "place": 1, "seats": 3}


def test_a_table_that_has_moved_on_is_looked_at_again() -> None:
    moved_on: Answer = (409, {**error("web.moved_on"), "version": 3}, {})
    answers = game({"/tables/t1/actions": [moved_on, MOVED]})
    with scripted(answers) as (script, server):
        lent(server, []).run(Wishes(is_once=True))

    paths = [path for path, _ in script.calls if path.startswith("/tables/t1/")]
    assert paths == ["/tables/t1/view", "/tables/t1/actions"] * 2


def test_where_rules_differ_the_offers_of_the_server_count() -> None:
    """Its cards may not be ours: then what it offers first is played."""
    table, told = germany(), list[Message]()
    offers = [{"text": "open 99 1", "is_legal": False}, {"text": "open 7 7", "is_legal": True}]
    refused: Answer = (422, error("future_market"), {})
    answers = game(
        {
            "/tables/t1/view": [view(table, 1, offers=offers)],
            "/tables/t1/actions": [refused, MOVED],
        }
    )
    with scripted(answers) as (script, server):
        lent(server, told).run(Wishes(is_once=True))

    played = [body["lines"] for path, body in script.calls if path == "/tables/t1/actions"]
    assert played[1] == ["open 7 7"]
    assert "cli.lend.refused" in [message.id for message in told]


def test_a_turn_of_others_is_not_played() -> None:
    answers = game({"/tables/t1/view": [view(germany(), 0)]})
    with scripted(answers) as (script, server):
        lent(server, []).run(Wishes(is_once=True))
    assert "/tables/t1/actions" not in [path for path, _ in script.calls]


def test_turns_that_are_over_are_not_looked_at() -> None:
    """Lines that were written before the bot acted come after its action."""
    lines = [turn(4), turn(2), turn(4), OVER]
    answers = game(
        {
            "/stream": [(200, lines, {})],
            "/tables/t1/view": [view(germany(), 0, version=5)],
        }
    )
    with scripted(answers) as (script, server):
        lent(server, []).run(Wishes(is_once=True))
    assert [path for path, _ in script.calls].count("/tables/t1/view") == 1


def test_a_stream_that_ends_is_opened_again_ever_later() -> None:
    ends: list[Answer] = [(200, [], {}), (200, [], {}), (503, error("web.error.busy"), {})]
    answers = game(
        {
            "/stream": [*ends, (200, [turn(0), OVER], {})],
            "/tables/t1/actions": [MOVED],
            "/me/tables": [(200, {"tables": [1]}, {})] * 4 + [(200, {"tables": []}, {})],
        }
    )
    with scripted(answers) as (script, server):
        lent(server, []).run(Wishes(is_once=True))
    assert script.pauses == [1.0, 2.0, 4.0]


def test_a_bot_takes_the_seats_that_are_kept_for_it() -> None:
    notice = {"id": 5, "kind": "invited", "table": "t2", "is_new": True}
    others = [{**notice, "kind": "turn", "table": "t3"}, {**notice, "table": "t4", "is_new": False}]
    waiting = {"state": "waiting", "seats": [{"is_mine": False}]}
    answers = game(
        {
            "/me/notices": [(200, {"notices": [notice, *others]}, {})],
            "/tables/t2": [(200, waiting, {})],
            "/tables/t2/seats": [(200, waiting, {})],
            "/tables/t1/actions": [MOVED],
        }
    )
    with scripted(answers) as (script, server):
        lent(server, []).run(Wishes(accepts=True, is_once=True))
    assert ("/tables/t2/seats", {}) in script.calls
    assert not [path for path, _ in script.calls if "t3" in path or "t4" in path]


def test_a_key_that_is_void_ends_it() -> None:
    bye = '{"type":"bye","retry":null}'
    with (
        scripted(game({"/stream": [(200, [bye], {})]})) as (_, server),
        pytest.raises(GridwrightError) as ended,
    ):
        lent(server, []).run(Wishes())
    assert ended.value.message.id == "cli.lend.revoked"


def test_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(SetupError):
        lent(Connection("http://localhost", KEY), [], "grandmaster")


# What it sees


@pytest.mark.parametrize("title", ["recharged", "classic", "card", "outpost"])
def test_a_bot_chooses_from_the_line_as_from_the_view(title: str) -> None:
    """Level by level the same moves, whether it sits at the table or far away."""
    library = load()
    table = Table(TableSpec(title, default_map(library, title), 3, (), {}, 7), library)
    here, there = NamedBot("planner@4", 1), NamedBot("planner@4", 1)
    for _ in range(60):
        if table.is_over:
            break
        far = table_at(table.position(table.to_act), library)
        near = here.choose(table.game, table.view(table.to_act))
        action = there.choose(far.game, far.view(far.to_act))
        assert far.game.write(action) == table.game.write(near)
        table.play(table.game.write(near))
