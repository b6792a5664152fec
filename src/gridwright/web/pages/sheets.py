"""What is told of a finished game, by title: columns of the ranking, charts, what breaks ties."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from gridwright import words
from gridwright.core.game import Game, Snapshot
from gridwright.draw.cardgame import CardPicture
from gridwright.draw.cards import Face
from gridwright.draw.fuel import Track
from gridwright.draw.tokens import SEATS
from gridwright.games.board.game import BoardGame
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import OutpostSnapshot
from gridwright.web.play.game_summary import RoundSummary

Measure = Callable[[Snapshot, int], int]
"""A number of a seat in a position."""

Values = dict[str, int | None]
"""What a chart shows of one round: by the letter of a seat or the id of a resource."""

MONEY: Final = "money"
CITIES: Final = "cities"


@dataclass(frozen=True, slots=True)
class Sketch:
    """A chart: what it is called in the catalogue, and what it shows of a round."""

    name: str
    values: Callable[[RoundSummary], Values]


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that differs between titles."""

    score: str  # what decides: "powered" or "points"
    scored: Measure
    columns: tuple[tuple[str, Measure], ...]  # of the ranking, after the score
    breaks: tuple[tuple[str, Measure], ...]  # what decides after it, in turn
    cards: Callable[[Snapshot, int], list[str]]
    spending: tuple[str, ...]  # first what the cards are called
    charts: tuple[Sketch, ...]
    ends_at: int = 0  # the cities that end the game, 0 where something else does


def sheet_of(game: Game[Any]) -> Sheet:
    """Return what is told of a game of this title."""
    if isinstance(game, CardGame):
        return _card(game)
    if isinstance(game, OutpostGame):
        return _outpost(game)
    assert isinstance(game, BoardGame)
    return _board(game)


def _money(snapshot: Snapshot, seat: int) -> int:
    return int(cast("BoardSnapshot", snapshot)["players"][seat]["money"] or 0)


def _powered(snapshot: Snapshot, seat: int) -> int:
    return cast("BoardSnapshot", snapshot)["players"][seat]["powered"]


def _each(name: str, seats: int, measure: Measure) -> Sketch:
    """Return a chart of what everybody has at the end of a round."""

    def values(round_summary: RoundSummary) -> Values:
        return {SEATS[seat]: measure(round_summary.end, seat) for seat in range(seats)}

    return Sketch(name, values)


def _incomes(round_summary: RoundSummary) -> Values:
    return {SEATS[seat]: earned for seat, earned in enumerate(round_summary.income)}


_INCOME: Final = Sketch("income", _incomes)


# Classic and Recharged


def _board(game: BoardGame) -> Sheet:
    numbers = game.setup.edition.numbers

    def cities(snapshot: Snapshot, seat: int) -> int:
        return len(cast("BoardSnapshot", snapshot)["players"][seat]["cities"])

    def plants(snapshot: Snapshot, seat: int) -> list[str]:
        return [str(card) for card in cast("BoardSnapshot", snapshot)["players"][seat]["plants"]]

    def prices(round_summary: RoundSummary) -> Values:
        if round_summary.market is None:
            return dict.fromkeys(numbers.resources)
        on_sale = cast("BoardSnapshot", round_summary.market)["market"]
        tracks = zip(numbers.resources, numbers.tracks, strict=True)
        return {
            name: Track(name, track.prices, on_sale[name]).next_price() for name, track in tracks
        }

    return Sheet(
        score="powered",
        scored=_powered,
        columns=((CITIES, cities), (MONEY, _money)),
        breaks=((MONEY, _money), (CITIES, cities)),
        cards=plants,
        spending=("plants", "fuel", "building"),
        charts=(
            _each(CITIES, game.seats, cities),
            _each(MONEY, game.seats, _money),
            _INCOME,
            Sketch("prices", prices),
        ),
        ends_at=game.setup.seat_rules.ends_at,
    )


# The Card Game


def _card(game: CardGame) -> Sheet:
    content = game.setup.content

    def points(snapshot: Snapshot, seat: int) -> int:
        return cast("CardSnapshot", snapshot)["players"][seat]["income"]

    def plants(snapshot: Snapshot, seat: int) -> list[str]:
        return cast("CardSnapshot", snapshot)["players"][seat]["plants"]

    def face(plant: str) -> Face:
        return CardPicture.face(game, words.current(), plant)

    def output(snapshot: Snapshot, seat: int) -> int:
        return sum([face(plant).yields[1] for plant in plants(snapshot, seat)])

    def rest(snapshot: Snapshot, seat: int) -> int:
        return _money(snapshot, seat) % content.elektro_per_point

    def highest(snapshot: Snapshot, seat: int) -> int:
        numbers = [int(face(plant).number) for plant in plants(snapshot, seat)]
        return max(numbers, default=0)

    def units(round_summary: RoundSummary) -> Values:
        if round_summary.market is None:
            return dict.fromkeys(content.resources)
        return dict(cast("CardSnapshot", round_summary.market)["market"])

    return Sheet(
        score="points",
        scored=points,
        columns=(("output", output), (MONEY, _money)),
        breaks=(("rest", rest), ("highest", highest)),
        cards=plants,
        spending=("plants", "fuel"),
        charts=(
            _INCOME,
            _each(MONEY, game.seats, _money),
            _each("output", game.seats, output),
            Sketch("units", units),
        ),
    )


# Outpost


def _outpost(game: OutpostGame) -> Sheet:
    def cities(snapshot: Snapshot, seat: int) -> int:
        return cast("OutpostSnapshot", snapshot)["players"][seat]["network_size"]

    def workers(snapshot: Snapshot, seat: int) -> int:
        return cast("OutpostSnapshot", snapshot)["players"][seat]["workers"]

    def cards(snapshot: Snapshot, seat: int) -> list[str]:
        slots = cast("OutpostSnapshot", snapshot)["players"][seat]["slots"]
        return [card for kind in slots.values() for card in kind]

    return Sheet(
        score="powered",
        scored=_powered,
        columns=((CITIES, cities), ("workers", workers), (MONEY, _money)),
        breaks=((MONEY, _money),),
        cards=cards,
        spending=("cards", "workers", "building"),
        charts=(
            _each(CITIES, game.seats, cities),
            _each(MONEY, game.seats, _money),
            _INCOME,
            _each("workers", game.seats, workers),
        ),
        ends_at=game.setup.seat_rules.ends_at,
    )
