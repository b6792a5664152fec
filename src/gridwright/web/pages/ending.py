"""The end of a game: who won and why, the ranking, what everybody spent, the charts."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.draw.cards import draw_chip
from gridwright.draw.chart import RoundsChart, Series, draw_rounds
from gridwright.draw.marks import house
from gridwright.draw.panels import capital
from gridwright.draw.svg import Piece, rect
from gridwright.draw.titles import PICTURES
from gridwright.draw.tokens import PAGE, SEATS
from gridwright.games.outpost.game import OutpostGame
from gridwright.tables.table import letter
from gridwright.web.pages.common import inline
from gridwright.web.pages.sheets import CITIES, MONEY, Sheet, Sketch, Values, sheet_of
from gridwright.web.play.game_summary import GameSummary, summary_of
from gridwright.web.play.replays import Recording


@dataclass(frozen=True, slots=True)
class DrawnChart:
    """A chart with its figures."""

    name: str
    about: str  # when its figures were taken
    picture: SafeString
    heads: tuple[str, ...]  # of the columns of the table, after that of the rounds
    rows: tuple[tuple[int, tuple[str, ...]], ...]  # a round, and its values


def charts(
    summary: GameSummary, sheet: Sheet, names: tuple[str, ...], step: str
) -> list[DrawnChart]:
    """Return the charts of a game; *step* is the message that names a Step or stage."""
    rounds = [each.round for each in summary.rounds if each.round > 0]
    if not rounds:
        return []
    steps = [(number, words.text(step, number=which)) for number, which in summary.steps]
    return [_drawn(summary, chart, rounds, names, steps) for chart in sheet.charts]


def _drawn(
    summary: GameSummary,
    chart: Sketch,
    rounds: list[int],
    names: tuple[str, ...],
    steps: list[tuple[int, str]],
) -> DrawnChart:
    values: list[Values] = [chart.values(each) for each in summary.rounds if each.round > 0]
    marks = tuple(values[0])
    heads = tuple([_called(mark, names) for mark in marks])
    rows = [tuple([_figure(row[mark]) for mark in marks]) for row in values]
    hints = [
        words.text("web.replay.hint", round=number, values=_values(heads, row))
        for number, row in zip(rounds, rows, strict=True)
    ]
    label = words.text(f"web.replay.chart.{chart.name}")
    series = [Series(mark, [row[mark] for row in values]) for mark in marks]
    picture = inline(draw_rounds(RoundsChart(label, rounds, series, steps, hints), PAGE))
    about = words.text(f"web.replay.about.{chart.name}")
    return DrawnChart(label, about, picture, heads, tuple(zip(rounds, rows, strict=True)))


def _called(mark: str, names: tuple[str, ...]) -> str:
    return names[SEATS.index(mark)] if mark in SEATS else capital(words.term(mark))


def _figure(value: int | None) -> str:
    return words.text("web.replay.no_value") if value is None else str(value)


def _values(heads: tuple[str, ...], row: tuple[str, ...]) -> tuple[str, ...]:
    pairs = zip(heads, row, strict=True)
    return tuple([words.text("web.replay.value", name=name, value=value) for name, value in pairs])


_CHIPS = (78.0, 64.0)  # wide: of few cards, of many
_FEW = 3
_ROOF = 26.0
_BAR = 150.0  # the longest bar of what was spent
_COLOURS = ("text-technology", "go-line", "link")  # of plants, of fuel or workers, of building


@dataclass(frozen=True, slots=True)
class RankedSeat:
    """A seat in the ranking."""

    place: int
    roof: SafeString
    name: str
    is_me: bool
    score: int
    columns: tuple[tuple[str, int, bool], ...]  # its name, the number, and whether it is money
    chips: tuple[SafeString, ...]
    bar: SafeString
    spent: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """All that is told of a game when it is over; of one that is not, only the charts."""

    result: str
    reasons: tuple[str, ...]
    score: str
    holds: str  # what the cards are called
    heads: tuple[str, ...]
    spending: tuple[tuple[str, str], ...]  # on what, and the token of its colour
    ranking: tuple[RankedSeat, ...]
    charts: tuple[DrawnChart, ...]


def ending(recording: Recording) -> Ending | None:
    """Return what is told of a game that hides nothing; None of one in which nothing happened."""
    if not recording.is_open or not recording.moves:
        return None
    sheet, summary = sheet_of(recording.game), summary_of(recording)
    step = "web.replay.stage" if isinstance(recording.game, OutpostGame) else "web.replay.step"
    drawn = tuple(charts(summary, sheet, recording.names, step))
    return Ending(
        result=_result(recording, sheet, summary) if recording.is_over else "",
        reasons=tuple(_reasons(recording, sheet, summary)) if recording.is_over else (),
        score=_head(sheet.score),
        holds=_head(sheet.spending[0]),
        heads=tuple([_head(name) for name, _ in sheet.columns]),
        spending=tuple(
            [
                (words.text(f"web.replay.spending.{what}"), colour)
                for what, colour in zip(sheet.spending, _COLOURS, strict=False)
            ]
        ),
        ranking=_ranking(recording, sheet, summary) if recording.is_over else (),
        charts=drawn,
    )


def _head(name: str) -> str:
    return words.text(f"web.replay.column.{name}")


# The result in words


def _result(recording: Recording, sheet: Sheet, summary: GameSummary) -> str:
    winners = [seat for seat, place in enumerate(recording.places) if place == 1]
    score = sheet.scored(summary.end, winners[0])
    names = tuple([recording.names[seat] for seat in winners])
    if len(winners) > 1:
        return words.text(f"web.replay.shared.{sheet.score}", names=names, score=score)
    return words.text(f"web.replay.won.{sheet.score}", name=names[0], score=score)


def _reasons(recording: Recording, sheet: Sheet, summary: GameSummary) -> list[str]:
    """Return what the others had, what broke a tie for the first place, and why it ended."""
    others = [
        words.text(
            "web.replay.value",
            name=recording.names[seat],
            value=str(sheet.scored(summary.end, seat)),
        )
        for seat in _by_place(recording)
        if recording.places[seat] > 1
    ]
    said = [words.text(f"web.replay.others.{sheet.score}", values=tuple(others))] if others else []
    return [*said, *_tie(recording, sheet, summary), _why_over(recording, sheet, summary)]


def _by_place(recording: Recording) -> list[int]:
    return sorted(range(len(recording.places)), key=lambda seat: (recording.places[seat], seat))


def _tie(recording: Recording, sheet: Sheet, summary: GameSummary) -> list[str]:
    """Return what decided between the first and the next, where they had the same score."""
    end, order = summary.end, _by_place(recording)
    first, second = order[0], next((seat for seat in order if recording.places[seat] > 1), order[0])
    if sheet.scored(end, first) != sheet.scored(end, second):
        return []
    for name, measure in sheet.breaks:
        mine, theirs = measure(end, first), measure(end, second)
        if mine != theirs:
            other = recording.names[second]
            return [words.text(f"web.replay.tie.{name}", other=other, mine=mine, theirs=theirs)]
    return []


def _why_over(recording: Recording, sheet: Sheet, summary: GameSummary) -> str:
    number = summary.rounds[-1].round
    cities = dict(sheet.columns).get(CITIES)
    if cities is not None:
        for seat, snapshot in summary.growth:
            if cities(snapshot, seat) >= sheet.ends_at:
                size = cities(snapshot, seat)
                name = recording.names[seat]
                return words.text("web.replay.reached", round=number, name=name, cities=size)
    return words.text("web.replay.ended", round=number)


# The ranking


def _ranking(recording: Recording, sheet: Sheet, summary: GameSummary) -> tuple[RankedSeat, ...]:
    spent = [_spent(sheet, account) for account in summary.spent]
    most = max(1, *[sum(account) for account in spent])
    wide = _CHIPS[
        max([len(sheet.cards(summary.end, seat)) for seat in _by_place(recording)]) > _FEW
    ]
    return tuple(
        [
            RankedSeat(
                place=recording.places[seat],
                roof=_roof(seat),
                name=recording.names[seat],
                is_me=seat == recording.seat,
                score=sheet.scored(summary.end, seat),
                columns=_columns(sheet, summary, seat),
                chips=_chips(recording, sheet.cards(summary.end, seat), wide),
                bar=_bar(spent[seat], most),
                spent=spent[seat],
            )
            for seat in _by_place(recording)
        ]
    )


def _columns(sheet: Sheet, summary: GameSummary, seat: int) -> tuple[tuple[str, int, bool], ...]:
    return tuple(
        [
            (_head(name), measure(summary.end, seat), name == MONEY)
            for name, measure in sheet.columns
        ]
    )


def _spent(sheet: Sheet, account: dict[str, int]) -> tuple[int, ...]:
    return tuple([account.get(what, 0) for what in sheet.spending])


def _roof(seat: int) -> SafeString:
    return inline(
        Piece(_ROOF, _ROOF, house(PAGE, letter(seat), _ROOF / 2, _ROOF / 2), letter(seat))
    )


def _chips(recording: Recording, cards: Sequence[str], wide: float) -> tuple[SafeString, ...]:
    picture, current = PICTURES.of(recording.game), words.current()
    faces = [picture.face(recording.game, current, card) for card in cards]
    return tuple([inline(draw_chip(face, PAGE, wide)) for face in faces])


def _bar(spent: tuple[int, ...], most: int) -> SafeString:
    """Return what a seat spent as one bar of several colours; the numbers stand beside it."""
    ends = [0.0]
    for amount in spent:
        ends.append(ends[-1] + amount / most * _BAR)
    parts = [
        rect(start, 0, end - start, 10, fill=PAGE[colour])
        for (start, end), colour in zip(pairwise(ends), _COLOURS, strict=False)
    ]
    return inline(Piece(_BAR, 10, "".join(parts), " · ".join([str(amount) for amount in spent])))
