"""The page of a replay: a position, the scrubber, the log, and the end where it is told."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Final, cast

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.bots import roster
from gridwright.draw.moment import moment_of
from gridwright.draw.parts import parts_of
from gridwright.draw.scene import Scene, Snapshot
from gridwright.draw.tokens import PAGE
from gridwright.tables.table import letter
from gridwright.web.pages.bar import bar
from gridwright.web.pages.end import ending
from gridwright.web.pages.svg import inline
from gridwright.web.play import lobby, replays
from gridwright.web.play.replays import UNITS, Script, Stop, starts, stops
from gridwright.words import Names

Context = dict[str, object]

_BEFORE: Final = 40  # actions whose log is shown up to the present one
_AFTER: Final = 12
_GROWING: Final = ("building", "expansion")  # phases whose ticks are taller


@dataclass(frozen=True, slots=True)
class Where:
    """The addresses of a replay."""

    here: str
    record: str  # its text
    on: str  # where play goes on from it, nothing where it may not
    table: str = ""  # where it is played, nothing for a record


@dataclass(frozen=True, slots=True)
class Tick:
    """Where something begins on the scrubber."""

    at: int
    left: str  # in percent of its width
    label: str = ""
    is_tall: bool = False


@dataclass(frozen=True, slots=True)
class Scrubber:
    """All places to which one can go."""

    rounds: tuple[Tick, ...]
    phases: tuple[Tick, ...]
    starts: tuple[tuple[str, str], ...]  # by unit, the numbers joined by commas
    first: int
    back_round: int
    back: int
    on: int
    on_round: int
    last: int


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log, and after how many actions it is true."""

    sentence: str
    at: int
    letter: str  # of who acted
    is_now: bool


@dataclass(frozen=True, slots=True)
class Moment:
    """One position."""

    at: int
    count: int
    round: int
    phase: str
    said: str  # what is read aloud of the handle
    board: tuple[SafeString, ...]
    markets: tuple[SafeString, ...]
    players: tuple[SafeString, ...]
    log: tuple[Line, ...]


def replay(script: Script, where: Where, at: int, by: str) -> Context:
    """Return all that the page of a replay shows after *at* actions, gone through *by* a unit."""
    told = ending(script)
    return {
        **moment(script, where, at, by),
        "scrubber": _scrubber(stops(script), at, by),
        "units": [(unit, words.text(f"web.replay.unit.{unit}")) for unit in UNITS],
        "told": told,
        "reconstructed": script.reconstructed,
    }


def moment(script: Script, where: Where, at: int, by: str) -> Context:
    """Return what changes from position to position."""
    state = replays.position(script, at)
    seen = script.shown(state)
    snapshot = script.game.snapshot(seen)
    me = letter(script.seat) if script.seat >= 0 else ""
    parts = parts_of(script.game, snapshot, script.names, "page", me=me)
    scene = Scene(cast("Snapshot", snapshot), script.names, PAGE, me=me)
    here = moment_of(script.game, scene)
    course = stops(script)
    last = course[at - 1] if at else Stop(0, "", 0)
    return {
        "title": script.game.title,
        "board": script.spec.board,
        "script": script,
        "bar": bar(script.game, seen, here),
        "heading": _heading(script, here.title),
        "note": here.note,
        "where": where,
        "by": by,
        "seats": _seats(script) if where.on and script.game.to_act(state) >= 0 else (),
        "levels": roster.names(),
        "is_dealt_anew": state.rng.is_hidden,
        "moment": Moment(
            at=at,
            count=len(course),
            round=last.round,
            phase=last.phase,
            said=_said(script, last, at),
            board=tuple([inline(piece) for piece in parts.board]),
            markets=tuple([inline(piece) for piece in parts.markets]),
            players=tuple([inline(piece) for piece in parts.players]),
            log=tuple(_log(script, at)),
        ),
    }


def _heading(script: Script, title: str) -> str:
    state = "finished" if script.is_over else "again"
    return words.text(f"web.replay.bar.{state}", title=title)


def _said(script: Script, stop: Stop, at: int) -> str:
    if at == 0:
        return words.text("web.replay.start")
    did = words.text(f"web.replay.did.{stop.phase}", name=script.names[stop.seat])
    if stop.round == 0:
        return words.text("web.replay.said_setup", at=at, did=did)
    return words.text("web.replay.said", at=at, round=stop.round, did=did)


def _seats(script: Script) -> tuple[tuple[int, str, str, str], ...]:
    """Return number, letter and name of each seat, and who has it if nobody says otherwise."""
    me = max(script.seat, 0)
    return tuple(
        [
            (seat + 1, letter(seat), name, lobby.ME if seat == me else lobby.USUAL_LEVEL)
            for seat, name in enumerate(script.names)
        ]
    )


# The log


def _log(script: Script, at: int) -> list[Line]:
    """Return what happened around the present action, the earliest first."""
    lent, say = Names.of(script.game, script.names), words.current().event
    found: list[Line] = []
    if at <= _BEFORE:
        found += [Line(say(event, lent), 0, "", at == 0) for event in script.opening]
    first = max(0, at - _BEFORE)
    for index, move in enumerate(script.moves[first : at + _AFTER], first + 1):
        mark = letter(move.seat)
        found += [Line(say(event, lent), index, mark, index == at) for event in move.events]
    return found


# The scrubber


def _scrubber(course: tuple[Stop, ...], at: int, by: str) -> Scrubber:
    count = len(course)
    units, rounds = starts(course, by), starts(course, "round")
    return Scrubber(
        rounds=tuple([_tick(start, course, is_round=True) for start in rounds if start < count]),
        phases=tuple(
            [
                _tick(start, course, is_round=False)
                for start in starts(course, "phase")
                if start < count and start not in rounds
            ]
        ),
        starts=tuple([(unit, ",".join(map(str, starts(course, unit)))) for unit in UNITS[1:]]),
        first=0,
        back_round=_before(rounds, at),
        back=_before(units, at),
        on=_after(units, at),
        on_round=_after(rounds, at),
        last=count,
    )


def _tick(start: int, course: tuple[Stop, ...], *, is_round: bool) -> Tick:
    stop = course[start]
    left = f"{100 * start / len(course):.2f}%"
    return Tick(
        start, left, str(stop.round) if is_round and stop.round else "", stop.phase in _GROWING
    )


def _before(places: list[int], at: int) -> int:
    return places[max(0, bisect_left(places, at) - 1)]


def _after(places: list[int], at: int) -> int:
    return places[min(len(places) - 1, bisect_right(places, at))]
