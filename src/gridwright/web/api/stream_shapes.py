"""The JSON types of the lines that streams send, each field with a sentence.

GET /stream read and GET /tables/{id}/stream read send one of them a line; an empty line says that
the stream is still there. A program ignores what it does not know.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypedDict


class TurnLine(TypedDict):
    """Somebody is asked: on a stream of one's own, oneself; on that of a table, any player."""

    type: Annotated[Literal["turn"], "turn."]
    table: Annotated[str, "The id of the table."]
    seat: Annotated[str, "The seat to act."]
    version: Annotated[int, "The version at which it is asked, for /actions."]
    phase: Annotated[str, "The id of the phase."]
    time_left: Annotated[float | None, "The seconds that it has, if it has a clock."]


class ChangeLine(TypedDict):
    """There is something new at a table, which /view shows."""

    type: Annotated[Literal["change"], "change."]
    table: Annotated[str, "The id of the table."]
    version: Annotated[int, "Its version now."]
    change: Annotated[int, "Grows with everything that pages show; for ?since= of its stream."]


class OverLine(TypedDict):
    """A table is done with."""

    type: Annotated[Literal["over"], "over."]
    table: Annotated[str, "The id of the table."]
    state: Annotated[str, "over, or abandoned."]
    version: Annotated[int, "Its last version."]
    ranking: Annotated[list[int] | None, "The place of each seat; null if it was abandoned."]


class NoticeLine(TypedDict):
    """Somebody was told something, which /me/notices has."""

    type: Annotated[Literal["notice"], "notice."]
    id: Annotated[int, "Its number, for ?since= of the stream."]


class ByeLine(TypedDict):
    """The last line of a stream."""

    type: Annotated[Literal["bye"], "bye."]
    retry: Annotated[
        int | None,
        "Seconds after which to come back: the server stops. Null where that is of no use: the key"
        " opens nothing any more.",
    ]


Line = TurnLine | ChangeLine | OverLine | NoticeLine | ByeLine
LINES: Final[list[Any]] = [TurnLine, ChangeLine, OverLine, NoticeLine, ByeLine]


@dataclass(frozen=True, slots=True)
class Stream:
    """A stream, as openapi.json lists it."""

    name: str
    path: str
    summary: str
    since: str  # what its query of that name means
    told: tuple[Line, ...]  # as an example; tables are named by whoever shows it


ABOUT: Final = (
    "An empty line comes every seven seconds. Lines say that there is something new, and nothing"
    " that only a seat may know. A key may have eight streams; the ninth is refused, and the others"
    " stay open. The stream ends when the key does."
)
_TURN: Final[TurnLine] = {
    "type": "turn",
    "table": "",
    "seat": "B",
    "version": 137,
    "phase": "building",
    "time_left": 514.2,
}
_CHANGE: Final[ChangeLine] = {"type": "change", "table": "", "version": 139, "change": 154}
_OVER: Final[OverLine] = {
    "type": "over",
    "table": "",
    "state": "over",
    "version": 402,
    "ranking": [2, 1, 3],
}
_NOTICE: Final[NoticeLine] = {"type": "notice", "id": 2017}
_BYE: Final[ByeLine] = {"type": "bye", "retry": 1}

STREAMS: Final = (
    Stream(
        "stream",
        "/stream",
        "Where who asks is asked, and what changes at their tables, as it happens",
        "The number of the last notice that is known: later ones are told.",
        (_TURN, _CHANGE, _NOTICE, _OVER, _BYE),
    ),
    Stream(
        "stream_of_table",
        "/tables/{table}/stream",
        "Who is asked at one table, and that something has changed there, as it happens",
        "The last change that is known: nothing is told before the next.",
        (_TURN, _CHANGE, _OVER, _BYE),
    ),
)
