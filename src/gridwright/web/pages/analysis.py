"""The page of an analysis: the curve of chances, turning points, and the moves of one position.

It stands beside the board and the scrubber of the replay (`pages.replay`), whose positions it goes
through. Whatever it says is the opinion of a bot, which it names, and has its margin.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.advice.analyse import Judgement, accuracies, turning_points
from gridwright.advice.calibration import Estimate
from gridwright.advice.storing import ComparedMove
from gridwright.core.errors import Message
from gridwright.draw.chances import NARROW, WIDE, ChancesChart, Ring, draw_chances
from gridwright.draw.theme import PAGE
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.models import AnalysisState
from gridwright.web.pages import replay
from gridwright.web.pages.common import Context, inline
from gridwright.web.pages.levels import level_name
from gridwright.web.pages.panel.wording import Wording, plan_name
from gridwright.web.pages.replay import ReplayLinks
from gridwright.web.pages.sales import sale_after
from gridwright.web.play import analyses, lobby, replays
from gridwright.web.play.replays import Recording, course_of, starts
from gridwright.words import Names

_LISTED: Final = 10  # turning points that are shown at once
_AUCTION: Final = "auction"  # the phase in which every action is judged by itself


@dataclass(frozen=True, slots=True)
class AnalysisLinks:
    """The addresses of an analysis, where forms are sent to as well."""

    here: str
    news: str  # what has changed since
    moves: str  # where the moves of a position are asked for
    keep: str  # where a turn is kept as a puzzle; "" for those who may not
    replay: str


@dataclass(frozen=True, slots=True)
class AnalysedGame:
    """A game with its analysis and its addresses."""

    recording: Recording
    row: models.Analysis
    links: ReplayLinks
    places: AnalysisLinks


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that cost much, and what would have been better."""

    at: int
    letter: str
    name: str  # of the player
    round: int
    played: str
    better: str
    loss: int  # in points
    margin: int
    values: str  # the chance that was left, and the one that there was
    reason: str
    is_now: bool


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move of the position that is shown."""

    name: str
    chance: str
    per_cent: int  # for the bar
    beside: str  # how it compares with the best
    reasons: str
    is_played: bool
    is_best: bool


@dataclass(frozen=True, slots=True)
class ShownPosition:
    """What is said of the position on the board."""

    heading: str
    round: int = 0
    letter: str = ""  # of the seat to act; nothing where the game has ended
    played: str = ""
    verdict: str = ""  # what the analysis says of it
    sale: str = ""  # what many games say of the sale that this auction ended with
    moves: tuple[MoveRow, ...] = ()
    note: str = ""  # whose opinion the moves are, or why there are none
    can_ask: bool = False
    is_awaited: bool = False  # a bot is thinking about it
    seats: tuple[tuple[int, str], ...] = ()  # who would sit where to try it: number and player


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat in the account of all of them."""

    letter: str
    name: str
    turns: int
    mean: str
    accuracy: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A judged turn as a row of the table."""

    at: int
    round: int
    letter: str
    played: str
    loss: str
    chances: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownAnalysis:
    """All that is said besides the position."""

    level: str
    progress: str  # how far it has come; nothing once it is complete
    done: int
    moments: int
    is_awaited: bool  # there will be more
    mark: str  # what a page shows that asks for news
    curves: tuple[SafeString, SafeString]  # a wide one and a narrow one
    chances: tuple[tuple[str, str, str], ...]  # letter, name and chance at the shown position
    points: tuple[TurningPoint, ...]
    more: tuple[TurningPoint, ...]  # beyond the first few
    before: int  # where the turning point before is, and the next; -1 for none
    after: int
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    figures: tuple[Figure, ...]
    left_out: int


def analysis(game: AnalysedGame, at: int, by: str) -> Context:
    """Return all that the page shows after *at* actions, gone through *by* a unit."""
    return {**replay.scrubbing(game.recording, at, by), **moment(game, at, by)}


def moment(game: AnalysedGame, at: int, by: str) -> Context:
    """Return what changes from position to position."""
    links = replace(game.links, here=game.places.here, bar="analysis")
    return {**replay.moment(game.recording, links, at, by), **news(game, at, by)}


def news(game: AnalysedGame, at: int, by: str) -> Context:
    """Return what may have changed since a page was made."""
    maker = _Maker(game.recording, game.row, at)
    return {
        "analysis": maker.analysis(),
        "shown": maker.position(game.links.on),
        "places": game.places,
        "on": game.links.on,
        "at": at,
        "by": by,
    }


def mark_of(row: models.Analysis, at: int) -> str:
    """Return a mark that changes with what is said of the position after *at* actions."""
    return _mark(row, row.compared.filter(at=at).first())


def _mark(row: models.Analysis, comparison: models.ComparedMoves | None) -> str:
    compared = "none" if comparison is None else "asked" if comparison.lease else "done"
    return f"{row.state}-{row.done}-{compared}"


def deciding_turn(recording: Recording, row: models.Analysis | None) -> tuple[int, str] | None:
    """Return where the turn is that cost most, and a sentence on it, once all are judged."""
    worst = None if row is None else costliest_turn(recording, row)
    if row is None or worst is None:
        return None
    sentence = words.text(
        "web.analysis.deciding_what",
        name=worst.name,
        round=worst.round,
        played=worst.played,
        better=worst.better,
        values=worst.values,
        level=_level_name(row.level),
    )
    return worst.at, sentence


def costliest_turn(
    recording: Recording, row: models.Analysis, seat: int | None = None
) -> TurningPoint | None:
    """Return the turn that cost most, of all or of one *seat*, once all are judged."""
    if row.state != AnalysisState.DONE:
        return None
    points = _Maker(recording, row, len(recording.moves)).points()
    return next((each for each in points if seat is None or each.letter == letter(seat)), None)


class _Maker:
    """Makes what is shown of an analysis at one position."""

    def __init__(self, recording: Recording, row: models.Analysis, at: int) -> None:
        self._recording = recording
        self._row = row
        self._at = at
        self._judged = analyses.judgements(row)
        self._comparison = row.compared.filter(at=at).first()
        self._wording = Wording(recording.game, Names.on_cards(recording.game, recording.names))

    # The whole game

    def analysis(self) -> ShownAnalysis:
        row, points = self._row, self.points()
        places = sorted([point.at for point in points])
        before, after = bisect_left(places, self._at) - 1, bisect_right(places, self._at)
        return ShownAnalysis(
            level=_level_name(row.level),
            progress=self._progress(),
            done=row.done,
            moments=row.moments,
            is_awaited=not row.has_ended,
            mark=_mark(row, self._comparison),
            curves=self._curves(points),
            chances=self._chances(),
            points=tuple(points[:_LISTED]),
            more=tuple(points[_LISTED:]),
            before=places[before] if before >= 0 else -1,
            after=places[after] if after < len(places) else -1,
            seats=tuple(self._seats()),
            names=self._recording.names,
            figures=tuple([self._figure(each) for each in self._judged]),
            left_out=row.done - len(self._judged),
        )

    def _progress(self) -> str:
        row = self._row
        if row.state == AnalysisState.DONE:
            return ""
        return words.text(f"web.analysis.{row.state}", done=row.done, moments=row.moments)

    def points(self) -> list[TurningPoint]:
        return [self._point(judgement) for judgement in turning_points(self._judged)]

    def _point(self, judgement: Judgement) -> TurningPoint:
        reason = judgement.reason
        return TurningPoint(
            at=judgement.index,
            letter=letter(judgement.seat),
            name=self._recording.names[judgement.seat],
            round=judgement.round,
            played=self._named(judgement.played, judgement.phase),
            better=self._named(judgement.best, judgement.phase),
            loss=_points(judgement.loss),
            margin=_points(judgement.gain.margin),
            values=words.text(
                "web.analysis.values",
                played=words.percent(judgement.value),
                best=words.percent(judgement.best_value),
            ),
            reason="" if reason is None else words.say(reason, self._wording.names),
            is_now=judgement.index == self._at,
        )

    def _named(self, lines: Sequence[str], phase: str) -> str:
        return plan_name(self._wording, lines, phase)

    def _curves(self, points: Sequence[TurningPoint]) -> tuple[SafeString, SafeString]:
        course, recording = course_of(self._recording), self._recording
        begins = [at for at in starts(course, "round") if at < len(course)]
        seats = [letter(seat) for seat in range(recording.spec.seats)]
        values = {judgement.index: judgement.value for judgement in self._judged}
        chart = ChancesChart(
            label=words.text("web.analysis.curve"),
            last=len(course),
            rounds=[(at, course[at].round) for at in begins],
            curves=[self._curve(seat) for seat in range(recording.spec.seats)],
            rings=[Ring(point.at, seats.index(point.letter), values[point.at]) for point in points],
            at=self._at,
        )
        wide, narrow = [draw_chances(chart, PAGE, form) for form in (WIDE, NARROW)]
        return inline(wide, size="is-wide"), inline(narrow, size="is-narrow")

    def _curve(self, seat: int) -> list[tuple[int, float]]:
        curve = [(each.index, each.chances[seat]) for each in self._judged]
        end = self._end()
        return [*curve, (len(self._recording.moves), end[seat])] if end else curve

    def _end(self) -> tuple[float, ...] | None:
        """Return how the game ended, once all before has been judged."""
        is_done = self._row.state == AnalysisState.DONE
        return analyses.ending(self._recording) if is_done else None

    def _chances(self) -> tuple[tuple[str, str, str], ...]:
        """Return the chances in the shown position, as the last judgement until there has them."""
        latest = [each.chances for each in self._judged if each.index <= self._at]
        end = self._end() if self._at == len(self._recording.moves) else None
        if end is None and not latest:
            return ()
        return tuple(
            [
                (letter(seat), self._recording.names[seat], words.percent(chance))
                for seat, chance in enumerate(end or latest[-1])
            ]
        )

    def _seats(self) -> list[SeatRow]:
        return [
            SeatRow(
                letter(account.seat),
                self._recording.names[account.seat],
                account.turns,
                words.percent(account.loss, 1),
                words.percent(account.accuracy),
            )
            for account in accuracies(self._judged, self._recording.spec.seats)
            if account.turns
        ]

    def _figure(self, judgement: Judgement) -> Figure:
        return Figure(
            judgement.index,
            judgement.round,
            letter(judgement.seat),
            self._named(judgement.played, judgement.phase),
            words.percent(judgement.loss, 1) if judgement.loss else "",
            tuple([words.percent(chance) for chance in judgement.chances]),
        )

    # The position

    def position(self, on: str) -> ShownPosition:
        recording = self._recording
        if self._at == len(recording.moves):
            ended = "over" if recording.is_over else "end"
            heading = words.text(f"web.analysis.{ended}")
            return ShownPosition(heading)
        state, game = replays.position(recording, self._at), recording.game
        seat, phase = game.to_act(state), game.phase_of(state)
        comparison = self._comparison
        moves = [] if comparison is None else analyses.compared(comparison)
        has_choice = analyses.has_choice(recording, self._at)
        did = words.text(f"web.replay.did.{phase}", name=recording.names[seat])
        return ShownPosition(
            heading=words.text("web.analysis.here", did=did),
            round=game.round_of(state),
            letter=letter(seat),
            played=self._named(self._turn(), phase),
            verdict=self._verdict(),
            sale=sale_after(recording, self._at, self._wording.names),
            moves=tuple([self._move(move, moves[0], phase) for move in moves]),
            note=_note(comparison, moves, has_choice=has_choice),
            can_ask=comparison is None and has_choice,
            is_awaited=comparison is not None and comparison.lease is not None,
            seats=self._trying(seat) if on else (),
        )

    def _turn(self) -> Sequence[str]:
        """Return what was played from here to the end of the turn; of an auction, one action."""
        if judgement := self._judgement():
            return judgement.played
        recording, course, at = self._recording, course_of(self._recording), self._at
        ends = [n for n in starts(course, "turn") if n > at]
        end = at + 1 if course[at].phase == _AUCTION else ends[0]
        return [recording.game.write(move.action) for move in recording.moves[at:end]]

    def _judgement(self) -> Judgement | None:
        """Return what the analysis says of the turn that begins here."""
        return next((each for each in self._judged if each.index == self._at), None)

    def _verdict(self) -> str:
        judgement = self._judgement()
        if judgement is None:
            return ""
        if not judgement.loss:
            chance = _with_margin(judgement.chance)
            return words.text("web.analysis.verdict.fine", chance=chance)
        return words.text(
            "web.analysis.verdict.loss",
            chance=_with_margin(judgement.chance),
            points=_points(judgement.loss),
            margin=_points(judgement.gain.margin),
            better=self._named(judgement.best, judgement.phase),
        )

    def _move(self, move: ComparedMove, best: ComparedMove, phase: str) -> MoveRow:
        names = self._wording.names
        is_best = move is best
        beside = "" if is_best else words.text("web.analysis.equal")
        if not is_best and not move.is_equal:
            beside = words.text("web.analysis.behind", points=_points(move.behind.value))
        return MoveRow(
            plan_name(self._wording, move.lines, phase, move.ceiling),
            _with_margin(move.chance),
            round(100 * move.chance.value),
            beside,
            " ".join([words.say(reason, names) for reason in move.reasons]),
            move.is_played,
            is_best,
        )

    def _trying(self, seat: int) -> tuple[tuple[int, str], ...]:
        """Return who sits where if somebody tries the position: they themselves on *seat*."""
        return tuple(
            [
                (number + 1, lobby.ME if number == seat else lobby.USUAL_LEVEL)
                for number in range(self._recording.spec.seats)
            ]
        )


def _level_name(level: str) -> str:
    """Return what a bot with its budget is called in the language in use: ``planner@32``."""
    name, at, budget = level.partition("@")
    return f"{level_name(name)}{at}{budget}"


def _points(share: float) -> int:
    """Return a share of the chances in points, which are never none."""
    return max(1, round(100 * share))


def _with_margin(chance: Estimate) -> str:
    percent, points = words.percent(chance.value), _points(chance.margin)
    return words.text("number.margin", percent=percent, points=points)


def _note(
    comparison: models.ComparedMoves | None, moves: list[ComparedMove], *, has_choice: bool
) -> str:
    if not has_choice:
        return words.say(Message("web.analysis.no_choice"))
    if comparison is None or comparison.lease is not None:
        return ""
    if not moves:
        return words.text("web.analysis.not_compared")
    return words.text("web.analysis.compared_by", level=_level_name(comparison.level))
