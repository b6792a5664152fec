"""The page of a replay: a position, the scrubber, the log, and the end where it is told."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.bots import roster
from gridwright.core.events import Event
from gridwright.draw.page import AnyPicture
from gridwright.draw.picture import Source
from gridwright.draw.result import light_up
from gridwright.draw.theme import PAGE
from gridwright.draw.titles import PICTURES
from gridwright.tables.table import letter
from gridwright.web.pages.bar import bar
from gridwright.web.pages.common import Context, inline
from gridwright.web.pages.ending import ending, lit_network, result_in_words
from gridwright.web.pages.levels import level_choices
from gridwright.web.pages.spans import stopwatch
from gridwright.web.play import lobby, replays
from gridwright.web.play.replays import UNITS, PlayedAction, Recording, course_of, starts
from gridwright.words import Names

_BEFORE: Final = 40  # actions whose log is shown up to the present one
_AFTER: Final = 12
_PANEL: Final = 300.0  # how wide everybody's panel is
_GROWING: Final = ("building", "expansion")  # phases whose ticks are taller


@dataclass(frozen=True, slots=True)
class ReplayLinks:
    """The addresses of a replay."""

    here: str
    record: str  # its text
    on: str  # where play goes on from it, nothing where it may not
    table: str = ""  # where it is played, nothing for a record
    picture: str = ""  # of the result, once there is one
    analysis: str = ""  # nothing where there may be none
    result: str = ""  # the id of its result, if there may be one
    bar: str = ""  # what the bar calls the page, instead of a replay


@dataclass(frozen=True, slots=True)
class Tick:
    """A mark on the scrubber, where a round or a Step begins."""

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
class ReplayLine:
    """A sentence of the log, and after how many actions it is true."""

    sentence: str
    at: int
    letter: str  # of the seat that it is about
    is_now: bool


@dataclass(frozen=True, slots=True)
class ReplayMoment:
    """One position."""

    at: int
    count: int
    round: int
    phase: str
    said: str  # what is read aloud of the handle
    turn_time: str  # how long the turn took that it is in, at a table with a clock
    board: tuple[SafeString, ...]
    markets: tuple[SafeString, ...]
    players: tuple[SafeString, ...]
    log: tuple[ReplayLine, ...]


def replay(recording: Recording, links: ReplayLinks, at: int, by: str) -> Context:
    """Return all that the page of a replay shows after *at* actions, gone through *by* a unit."""
    end = ending(recording)
    return {
        **moment(recording, links, at, by),
        **scrubbing(recording, at, by),
        "told": end,
        "reconstructed": recording.reconstructed,
        "in_words": result_in_words(recording) if end and end.result else "",
    }


def scrubbing(recording: Recording, at: int, by: str) -> Context:
    """Return what leads to all other positions."""
    return {
        "scrubber": _scrubber(course_of(recording), at, by),
        "units": [(unit, words.text(f"web.replay.unit.{unit}")) for unit in UNITS],
    }


def moment(recording: Recording, links: ReplayLinks, at: int, by: str) -> Context:
    """Return what changes from position to position."""
    state = replays.position(recording, at)
    view = recording.shown(state)
    snapshot = recording.game.snapshot(view)
    me = letter(recording.seat) if recording.seat >= 0 else ""
    game = recording.game
    picture = PICTURES.of(game)(game, snapshot, recording.names, PAGE, me=me)
    course = course_of(recording)
    last = course[at - 1] if at else PlayedAction(0, "", 0)
    return {
        "title": recording.game.title,
        "board": recording.spec.board,
        "script": recording,
        "bar": bar(recording.game, view, picture),
        "heading": _heading(recording, picture.heading, links.bar),
        "note": picture.note,
        "where": links,
        "by": by,
        "seats": _seats(recording, game.to_act(state)) if links.on else (),
        "levels": level_choices(roster.names()),
        "is_dealt_anew": state.rng.is_hidden,
        "moment": ReplayMoment(
            at=at,
            count=len(course),
            round=last.round,
            phase=last.phase,
            said=_handle_text(recording, last, at),
            turn_time=_turn_time(recording, at),
            board=_board(recording, picture, is_end=recording.is_over and at == len(course)),
            markets=tuple([inline(source.draw()) for source in picture.side().values()]),
            players=tuple([inline(piece) for piece in picture.panels(_PANEL).values()]),
            log=tuple(_log(recording, at)),
        ),
    }


def _board(recording: Recording, picture: AnyPicture, *, is_end: bool) -> tuple[SafeString, ...]:
    """Return the pictures in the middle; at the end, with the winner's network lit up."""
    drawn = [source.draw() for source in _centre(picture)]
    network = lit_network(recording) if is_end and recording.is_open else ()
    if network:
        drawn[0] = replace(drawn[0], body=light_up(drawn[0].body, network, PAGE))
    return tuple([inline(piece) for piece in drawn])


def _centre(picture: AnyPicture) -> list[Source]:
    """Return what stands in the middle, a labour market as for narrow columns."""
    pieces = picture.sources()
    labour = pieces.get("narrow_labour")
    return [
        labour if labour is not None and name == "labour" else source
        for name, source in picture.centre().items()
    ]


def _heading(recording: Recording, title: str, bar_name: str) -> str:
    state = bar_name or ("finished" if recording.is_over else "again")
    return words.text(f"web.replay.bar.{state}", title=title)


def _handle_text(recording: Recording, action: PlayedAction, at: int) -> str:
    if at == 0:
        return words.text("web.replay.start")
    did = words.text(f"web.replay.did.{action.phase}", name=recording.names[action.seat])
    if action.round == 0:
        return words.text("web.replay.said_setup", at=at, did=did)
    return words.text("web.replay.said", at=at, round=action.round, did=did)


def _turn_time(recording: Recording, at: int) -> str:
    """Return how long the turn with the last of *at* actions took; "" where that is not known."""
    for turn in recording.turn_times:
        if turn.first < at <= turn.last + 1:
            span = stopwatch(turn.milliseconds)
            return words.text("web.clock.turn_time", name=recording.names[turn.seat], span=span)
    return ""


def _seats(recording: Recording, to_act: int) -> tuple[tuple[int, str, str, str], ...]:
    """Return number, letter and name of each seat, and who has it if nobody says otherwise.

    A reader who has no seat of their own gets the one that acts next; at the end there is none.
    """
    if to_act < 0:
        return ()
    me = recording.seat if recording.seat >= 0 else to_act
    return tuple(
        [
            (seat + 1, letter(seat), name, lobby.ME if seat == me else lobby.USUAL_LEVEL)
            for seat, name in enumerate(recording.names)
        ]
    )


# The log


def _log(recording: Recording, at: int) -> list[ReplayLine]:
    """Return what happened around the present action, the earliest first."""
    names, say = Names.on_cards(recording.game, recording.names), words.current().event
    lines: list[ReplayLine] = []
    if at <= _BEFORE:
        lines += [ReplayLine(say(event, names), 0, "", at == 0) for event in recording.opening]
    first = max(0, at - _BEFORE)
    for index, move in enumerate(recording.moves[first : at + _AFTER], first + 1):
        lines += [
            ReplayLine(say(event, names), index, _mark(recording, event), index == at)
            for event in move.events
        ]
    return lines


def _mark(recording: Recording, event: Event) -> str:
    """Return the letter of the seat that *event* is about; none for what the game does itself."""
    return letter(event.seat) if 0 <= event.seat < len(recording.names) else ""


# The scrubber


def _scrubber(course: tuple[PlayedAction, ...], at: int, by: str) -> Scrubber:
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


def _tick(start: int, course: tuple[PlayedAction, ...], *, is_round: bool) -> Tick:
    action = course[start]
    left = f"{100 * start / len(course):.2f}%"
    return Tick(
        start,
        left,
        str(action.round) if is_round and action.round else "",
        action.phase in _GROWING,
    )


def _before(places: list[int], at: int) -> int:
    return places[max(0, bisect_left(places, at) - 1)]


def _after(places: list[int], at: int) -> int:
    return places[min(len(places) - 1, bisect_right(places, at))]
