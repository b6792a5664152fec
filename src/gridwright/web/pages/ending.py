"""The end of a game: who won and why, the ranking, what everybody spent, the charts."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.draw.cards import draw_chip
from gridwright.draw.chart import RoundsChart, Series, draw_rounds
from gridwright.draw.marks import house
from gridwright.draw.panels import capital
from gridwright.draw.svg import Piece, rect
from gridwright.draw.theme import PAGE, SEATS
from gridwright.draw.titles import PICTURES
from gridwright.tables.table import letter
from gridwright.web.pages.common import inline
from gridwright.web.pages.titles import MONEY, TITLE_PAGES, ChartSpec, TitlePages, score
from gridwright.web.play.game_summary import GameSummary, summary_of
from gridwright.web.play.replays import Recording

_CHIP_WIDTHS: Final = (78.0, 64.0)  # of few cards, of many
_FEW: Final = 3
_ROOF: Final = 26.0
_BAR: Final = 150.0  # the longest bar of what was spent
_COLOURS: Final = ("text-technology", "go-line", "link")  # plants, fuel or workers, building


@dataclass(frozen=True, slots=True)
class DrawnChart:
    """A chart, also as a table."""

    name: str
    about: str  # when its figures were taken
    picture: SafeString
    heads: tuple[str, ...]  # of the columns of the table, after that of the rounds
    rows: tuple[tuple[int, tuple[str, ...]], ...]  # a round, and its values


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
    hints: int  # that were asked for


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
    """Return the end of a game that hides nothing; None of one in which nothing happened."""
    if not recording.is_open or not recording.moves:
        return None
    return _EndingMaker(recording).ending()


def charts(recording: Recording) -> list[DrawnChart]:
    summary, pages = summary_of(recording), TITLE_PAGES.of(recording.game)
    if not any([entry.round > 0 for entry in summary.rounds]):
        return []
    steps = [(number, words.text(pages.step, number=which)) for number, which in summary.steps]
    specs = pages.charts(recording.game)
    return [_drawn(summary, spec, recording.names, steps) for spec in specs]


def _drawn(
    summary: GameSummary, spec: ChartSpec, names: tuple[str, ...], steps: list[tuple[int, str]]
) -> DrawnChart:
    entries = [entry for entry in summary.rounds if entry.round > 0]
    rounds = [entry.round for entry in entries]
    values = [spec.values(entry) for entry in entries]
    marks = tuple(values[0])
    heads = tuple([names[SEATS.index(m)] if m in SEATS else capital(words.term(m)) for m in marks])
    rows = [tuple([_figure(row[mark]) for mark in marks]) for row in values]
    hints = [
        words.text("web.replay.hint", round=number, values=_named_values(heads, row))
        for number, row in zip(rounds, rows, strict=True)
    ]
    label = words.text(f"web.replay.chart.{spec.name}")
    series = [Series(mark, [row[mark] for row in values]) for mark in marks]
    picture = inline(draw_rounds(RoundsChart(label, rounds, series, steps, hints), PAGE))
    about = words.text(f"web.replay.about.{spec.name}")
    return DrawnChart(label, about, picture, heads, tuple(zip(rounds, rows, strict=True)))


def _figure(value: int | None) -> str:
    return words.text("web.replay.no_value") if value is None else str(value)


def _named_values(heads: tuple[str, ...], row: tuple[str, ...]) -> tuple[str, ...]:
    pairs = zip(heads, row, strict=True)
    return tuple([words.text("web.replay.value", name=name, value=value) for name, value in pairs])


def _head(name: str) -> str:
    return words.text(f"web.replay.column.{name}")


class _EndingMaker:
    """The end of one game, put into words and pictures."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.names, self.places = recording.names, recording.places
        self.summary = summary_of(recording)
        self.last = self.summary.last
        self.pages: TitlePages = TITLE_PAGES.of(recording.game)
        self.columns = self.pages.columns(recording.game)
        self.order = sorted(range(len(self.places)), key=lambda seat: (self.places[seat], seat))

    def ending(self) -> Ending:
        is_over, pages = self.recording.is_over, self.pages
        accounts = [words.text(f"web.replay.spending.{account}") for account in pages.spending]
        return Ending(
            result=self._result() if is_over else "",
            reasons=tuple(self._reasons()) if is_over else (),
            score=_head(pages.score),
            holds=_head(pages.spending[0]),
            heads=tuple([_head(name) for name, _ in self.columns]),
            spending=tuple(zip(accounts, _COLOURS, strict=False)),
            ranking=self._ranking() if is_over else (),
            charts=tuple(charts(self.recording)),
        )

    # The result in words

    def _result(self) -> str:
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        points = score(self.last, winners[0])
        names = tuple([self.names[seat] for seat in winners])
        if len(winners) > 1:
            return words.text(f"web.replay.shared.{self.pages.score}", names=names, score=points)
        return words.text(f"web.replay.won.{self.pages.score}", name=names[0], score=points)

    def _reasons(self) -> list[str]:
        """Return what the others had, what broke a tie for the first place, and why it ended."""
        others = [
            words.text("web.replay.value", name=self.names[seat], value=str(score(self.last, seat)))
            for seat in self.order
            if self.places[seat] > 1
        ]
        identifier = f"web.replay.others.{self.pages.score}"
        reasons = [words.text(identifier, values=tuple(others))] if others else []
        return [*reasons, *self._tie(), self._why_over()]

    def _tie(self) -> list[str]:
        """Return what decided between the first and the next, where they had the same score."""
        first = self.order[0]
        second = next((seat for seat in self.order if self.places[seat] > 1), first)
        if score(self.last, first) != score(self.last, second):
            return []
        for name, measure in self.pages.tie_breaks(self.recording.game):
            mine, theirs = measure(self.last, first), measure(self.last, second)
            if mine != theirs:
                other = self.names[second]
                return [words.text(f"web.replay.tie.{name}", other=other, mine=mine, theirs=theirs)]
        return []

    def _why_over(self) -> str:
        number, needed = self.last.round, self.summary.ends_at
        for seat, cities in self.summary.growth if needed else ():
            if cities >= needed:
                name = self.names[seat]
                return words.text("web.replay.reached", round=number, name=name, cities=cities)
        return words.text("web.replay.ended", round=number)

    # The ranking

    def _ranking(self) -> tuple[RankedSeat, ...]:
        accounts = self.pages.spending
        spent = [tuple([of.get(what, 0) for what in accounts]) for of in self.summary.spent]
        most = max(1, *[sum(amounts) for amounts in spent])
        cards = [self.pages.cards(self.last, seat) for seat in range(len(self.names))]
        wide = _CHIP_WIDTHS[max([len(own) for own in cards]) > _FEW]
        return tuple(
            [
                RankedSeat(
                    place=self.places[seat],
                    roof=_roof(seat),
                    name=self.names[seat],
                    is_me=seat == self.recording.seat,
                    score=score(self.last, seat),
                    columns=tuple(
                        [
                            (_head(name), measure(self.last, seat), name == MONEY)
                            for name, measure in self.columns
                        ]
                    ),
                    chips=self._chips(cards[seat], wide),
                    bar=_bar(spent[seat], most),
                    spent=spent[seat],
                    hints=self.recording.hints[seat] if self.recording.hints else 0,
                )
                for seat in self.order
            ]
        )

    def _chips(self, cards: Sequence[str], wide: float) -> tuple[SafeString, ...]:
        game, current = self.recording.game, words.current()
        faces = [PICTURES.of(game).face(game, current, card) for card in cards]
        return tuple([inline(draw_chip(face, PAGE, wide)) for face in faces])


def _roof(seat: int) -> SafeString:
    mark = letter(seat)
    return inline(Piece(_ROOF, _ROOF, house(PAGE, mark, _ROOF / 2, _ROOF / 2), mark))


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
