"""The end of a game: who won and why, the ranking, what everybody spent, the charts."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.draw.marks import house
from gridwright.draw.parts import faces_of
from gridwright.draw.plants import draw_chip
from gridwright.draw.svg import Piece, rect
from gridwright.draw.tokens import PAGE
from gridwright.games.outpost.game import OutpostGame
from gridwright.tables.table import letter
from gridwright.web.pages.charts import Drawn, charts
from gridwright.web.pages.sheets import CITIES, MONEY, Sheet, sheet_of
from gridwright.web.pages.svg import inline
from gridwright.web.play.replays import Script
from gridwright.web.play.stories import Story, story

_CHIPS = (78.0, 64.0)  # wide: of few cards, of many
_FEW = 3
_ROOF = 26.0
_BAR = 150.0  # the longest bar of what was spent
_COLOURS = ("text-technology", "go-line", "link")  # of plants, of fuel or workers, of building


@dataclass(frozen=True, slots=True)
class Ranked:
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
    ranking: tuple[Ranked, ...]
    charts: tuple[Drawn, ...]


def ending(script: Script) -> Ending | None:
    """Return what is told of a game that hides nothing; None of one in which nothing happened."""
    if not script.is_open or not script.moves:
        return None
    sheet, told = sheet_of(script.game), story(script)
    step = "web.replay.stage" if isinstance(script.game, OutpostGame) else "web.replay.step"
    drawn = tuple(charts(told, sheet, script.names, step))
    return Ending(
        result=_result(script, sheet, told) if script.is_over else "",
        reasons=tuple(_reasons(script, sheet, told)) if script.is_over else (),
        score=_head(sheet.score),
        holds=_head(sheet.spending[0]),
        heads=tuple([_head(name) for name, _ in sheet.columns]),
        spending=tuple(
            [
                (words.text(f"web.replay.spending.{what}"), colour)
                for what, colour in zip(sheet.spending, _COLOURS, strict=False)
            ]
        ),
        ranking=_ranking(script, sheet, told) if script.is_over else (),
        charts=drawn,
    )


def _head(name: str) -> str:
    return words.text(f"web.replay.column.{name}")


# The result in words


def _result(script: Script, sheet: Sheet, told: Story) -> str:
    winners = [seat for seat, place in enumerate(script.places) if place == 1]
    score = sheet.scored(told.end, winners[0])
    names = tuple([script.names[seat] for seat in winners])
    if len(winners) > 1:
        return words.text(f"web.replay.shared.{sheet.score}", names=names, score=score)
    return words.text(f"web.replay.won.{sheet.score}", name=names[0], score=score)


def _reasons(script: Script, sheet: Sheet, told: Story) -> list[str]:
    """Return what the others had, what broke a tie for the first place, and why it ended."""
    others = [
        words.text(
            "web.replay.value", name=script.names[seat], value=str(sheet.scored(told.end, seat))
        )
        for seat in _by_place(script)
        if script.places[seat] > 1
    ]
    said = [words.text(f"web.replay.others.{sheet.score}", values=tuple(others))] if others else []
    return [*said, *_tie(script, sheet, told), _why_over(script, sheet, told)]


def _by_place(script: Script) -> list[int]:
    return sorted(range(len(script.places)), key=lambda seat: (script.places[seat], seat))


def _tie(script: Script, sheet: Sheet, told: Story) -> list[str]:
    """Return what decided between the first and the next, where they had the same score."""
    end, order = told.end, _by_place(script)
    first, second = order[0], next((seat for seat in order if script.places[seat] > 1), order[0])
    if sheet.scored(end, first) != sheet.scored(end, second):
        return []
    for name, measure in sheet.breaks:
        mine, theirs = measure(end, first), measure(end, second)
        if mine != theirs:
            other = script.names[second]
            return [words.text(f"web.replay.tie.{name}", other=other, mine=mine, theirs=theirs)]
    return []


def _why_over(script: Script, sheet: Sheet, told: Story) -> str:
    number = told.chapters[-1].round
    cities = dict(sheet.columns).get(CITIES)
    if cities is not None:
        for seat, snapshot in told.growth:
            if cities(snapshot, seat) >= sheet.ends_at:
                size = cities(snapshot, seat)
                name = script.names[seat]
                return words.text("web.replay.reached", round=number, name=name, cities=size)
    return words.text("web.replay.ended", round=number)


# The ranking


def _ranking(script: Script, sheet: Sheet, told: Story) -> tuple[Ranked, ...]:
    spent = [_spent(sheet, account) for account in told.spent]
    most = max(1, *[sum(account) for account in spent])
    wide = _CHIPS[max([len(sheet.cards(told.end, seat)) for seat in _by_place(script)]) > _FEW]
    return tuple(
        [
            Ranked(
                place=script.places[seat],
                roof=_roof(seat),
                name=script.names[seat],
                is_me=seat == script.seat,
                score=sheet.scored(told.end, seat),
                columns=_columns(sheet, told, seat),
                chips=_chips(script, sheet.cards(told.end, seat), wide),
                bar=_bar(spent[seat], most),
                spent=spent[seat],
            )
            for seat in _by_place(script)
        ]
    )


def _columns(sheet: Sheet, told: Story, seat: int) -> tuple[tuple[str, int, bool], ...]:
    return tuple(
        [(_head(name), measure(told.end, seat), name == MONEY) for name, measure in sheet.columns]
    )


def _spent(sheet: Sheet, account: dict[str, int]) -> tuple[int, ...]:
    return tuple([account.get(what, 0) for what in sheet.spending])


def _roof(seat: int) -> SafeString:
    return inline(
        Piece(_ROOF, _ROOF, house(PAGE, letter(seat), _ROOF / 2, _ROOF / 2), letter(seat))
    )


def _chips(script: Script, cards: Sequence[str], wide: float) -> tuple[SafeString, ...]:
    return tuple([inline(draw_chip(face, PAGE, wide)) for face in faces_of(script.game, cards)])


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
