"""Lending a bot to a server: it plays where its key has a seat, from what that seat may know.

The stream of the key says where it is asked. A view has the position as one line, with ``?`` for
what the seat does not know; the bot chooses from that as at any table, and its action is sent for
the version that it has seen. Where the table has moved on meanwhile, it looks again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from gridwright.bots.roster import NamedBot
from gridwright.content.types import Library
from gridwright.core.errors import GridwrightError, HiddenChanceError, Message, Values
from gridwright.core.rng import Rng
from gridwright.remote.connection import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    Connection,
    Json,
    ServerError,
    UnreachableError,
)
from gridwright.tables.table import table_at

_RUNNING: Final = "running"
_INVITED: Final = "invited"
_MOST_LINES: Final = 20  # that are sent at once
_FINAL: Final = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND)
_PASSING: Final = (*_FINAL, HTTPStatus.CONFLICT)  # of a table: somebody else has changed it

Tell = Callable[[Message], object]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a lent bot is to do besides playing where it sits."""

    tables: Sequence[str] = ()  # at which it sits down
    accepts: bool = False  # seats that are kept for it
    is_once: bool = False  # it leaves when its games are over


class Lender:
    """A bot of this computer at the tables of one key."""

    def __init__(
        self, connection: Connection, level: str, library: Library, seed: int, tell: Tell
    ) -> None:
        """*level* is a name of the roster; *tell* is told what happens."""
        NamedBot(level, seed)  # refuses what is none
        self._connection = connection
        self._level = level
        self._library = library
        self._seed = seed
        self._tell = tell
        self._bots: dict[str, NamedBot] = {}  # by table: a bot remembers what it has planned there
        self._versions: dict[str, int] = {}  # up to which a table has been dealt with
        self._pause = FIRST_PAUSE  # before the stream is opened again

    def run(self, wishes: Wishes) -> None:
        """Play until the key opens nothing any more or, once, until all games are over."""
        me = self._connection.get("/me", tries=1)
        self._say("cli.lend.playing", name=me["name"], level=self._level, url=self._connection.url)
        for table in wishes.tables:
            self._sit_down(table)
        if wishes.accepts:
            self._accept()
        self._pause = FIRST_PAUSE
        while not self._listen(wishes):
            self._connection.wait(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _listen(self, wishes: Wishes) -> bool:
        """Do what the stream says until it ends; return whether the bot is done."""
        try:
            if wishes.is_once and self._is_done():
                return True
            for line in self._connection.stream("/stream"):
                self._pause = FIRST_PAUSE
                self._hear(line, wishes)
                if wishes.is_once and line["type"] == "over" and self._is_done():
                    return True
                if line["type"] == "bye" and line["retry"] is None:
                    raise GridwrightError("cli.lend.revoked")
        except UnreachableError as error:
            self._tell(error.message)
        except ServerError as error:
            if error.status in _FINAL:
                raise
            self._tell(error.message)
        return False

    def _hear(self, line: Json, wishes: Wishes) -> None:
        if line["type"] == "turn":
            self._play(str(line["table"]), int(line["version"]))
        elif line["type"] == "over":
            self._see_end(line)
        elif line["type"] == "notice" and wishes.accepts:
            self._accept()

    def _is_done(self) -> bool:
        return not self._connection.get("/me/tables")["tables"]

    def _say(self, identifier: str, **values: str | int) -> None:
        known: Values = dict(values)
        self._tell(Message(identifier, known))

    # Sitting down

    def _sit_down(self, table: str) -> None:
        """Sit down at *table*, where this key may have a seat already."""
        head = self._connection.get(f"/tables/{table}")
        if not any([seat["is_mine"] for seat in head["seats"]]):
            self._connection.post(f"/tables/{table}/seats", {})
        self._say("cli.lend.seated", table=table)

    def _accept(self) -> None:
        """Take the seats that are kept for the bot."""
        notices = self._connection.get("/me/notices")["notices"]
        fresh = [each for each in notices if each["kind"] == _INVITED and each["is_new"]]
        for table in dict.fromkeys([each["table"] for each in fresh if each["table"]]):
            try:
                if self._connection.get(f"/tables/{table}")["state"] == "waiting":
                    self._sit_down(table)
            except ServerError as error:
                self._tell(error.message)

    # Playing

    def _play(self, table: str, version: int) -> None:
        """Act at *table* as long as the bot is asked there, from *version* on."""
        if version < self._versions.get(table, 0):
            return  # that was before the bot has acted
        try:
            while (view := self._view(table)) is not None:
                if not self._act(table, view):
                    return
        except ServerError as error:
            if error.status not in _PASSING:
                raise
            self._tell(error.message)

    def _view(self, table: str) -> Json | None:
        """Return what the bot sees, if it is asked."""
        view = self._connection.get(f"/tables/{table}/view")
        self._versions[table] = view["version"]
        is_asked = view["seat"] is not None and view["seat"] == view["to_act"]
        return view if is_asked and view["state"] == _RUNNING else None

    def _act(self, table: str, view: Json) -> bool:
        """Send the bot's turn; return whether it may be asked again."""
        turn = {"version": view["version"], "lines": self._lines(table, view)}
        try:
            moved = self._connection.post(f"/tables/{table}/actions", turn)
        except ServerError as error:
            if error.status == HTTPStatus.CONFLICT:
                return True  # the table has moved on: look again
            if error.status != HTTPStatus.UNPROCESSABLE_ENTITY:
                raise
            self._tell(error.message)
            turn["lines"] = [_first_offer(view)]
            moved = self._connection.post(f"/tables/{table}/actions", turn)
        self._versions[table] = moved["version"]
        return bool(moved["to_act"] == view["seat"])

    def _lines(self, table: str, view: Json) -> list[str]:
        """Return what the bot does until somebody else is asked, or something is to be revealed.

        It sees nothing but the line of its seat, and what its own actions make of that.
        """
        known = table_at(view["position_line"], self._library)
        game, state = known.game, known.view(known.to_act)
        if table not in self._bots:
            seed = Rng(self._seed).stream(len(self._bots)).state
            self._bots[table] = NamedBot(self._level, seed)
        turn = state.to_act, state.phase, state.round
        lines: list[str] = []
        while (state.to_act, state.phase, state.round) == turn and len(lines) < _MOST_LINES:
            action = self._bots[table].choose(game, state)
            lines.append(game.write(action))
            state = state.copy()
            try:
                game.apply(state, action)
            except HiddenChanceError:
                break
        return lines

    def _see_end(self, line: Json) -> None:
        table, ranking = str(line["table"]), line["ranking"]
        self._bots.pop(table, None)
        self._versions.pop(table, None)
        if ranking is None:
            self._say("cli.lend.abandoned", table=table)
            return
        seats = self._connection.get(f"/tables/{table}")["seats"]
        mine = [place for place, seat in zip(ranking, seats, strict=True) if seat["is_mine"]]
        self._say("cli.lend.over", table=table, place=min(mine, default=0), seats=len(seats))


def _first_offer(view: Json) -> str:
    """Return what the server offers first: its cards or rules may not be ours."""
    return next(str(offer["text"]) for offer in view["offers"] if offer["is_legal"])
