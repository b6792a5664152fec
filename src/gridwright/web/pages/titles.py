"""What pages know of each engine: the end of its games, its connections, who runs its plants."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast

from gridwright import words
from gridwright.core.game import Game, Snapshot
from gridwright.draw.cardgame import CardPicture
from gridwright.draw.fuel import Track
from gridwright.draw.theme import SEATS
from gridwright.games.board.game import BoardGame
from gridwright.games.board.json_types import BoardSnapshot
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.json_types import CardSnapshot
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.json_types import OutpostSnapshot
from gridwright.games.registry import ByEngine
from gridwright.web.play.game_summary import RoundSummary

Measure = Callable[[RoundSummary, int], int]
"""A number of a seat at the end of a round."""

NamedMeasures = tuple[tuple[str, Measure], ...]

ChartValues = dict[str, int | None]
"""What a chart shows of one round: by the letter of a seat or the id of a resource."""

Links = dict[frozenset[str], int]
"""What a connection costs, by the two cities that it joins."""

PriceKinds = tuple[tuple[str, ...], tuple[str, ...]]
"""The verbs that build houses, and those that build on sites: a map shows one kind of price."""

MONEY: Final = "money"
CITIES: Final = "cities"


@dataclass(frozen=True, slots=True)
class ChartSpec:
    """A chart: its name in the catalogue, and what it shows of a round."""

    name: str
    values: Callable[[RoundSummary], ChartValues]


class TitlePages(ABC):
    """What differs between engines."""

    score: ClassVar[str]  # what decides: "powered" or "points"
    spending: ClassVar[tuple[str, ...]]  # accounts, the first of which names the cards
    step: ClassVar[str] = "web.replay.step"  # names a Step or Stage
    is_crewed: ClassVar[bool] = False  # workers run the plants, and no fuel is burnt
    map_prices: ClassVar[PriceKinds] = (("build",), ())

    @abstractmethod
    def columns(self, game: Game[Any]) -> NamedMeasures:
        """Return the columns of the ranking, after the score."""

    @abstractmethod
    def tie_breaks(self, game: Game[Any]) -> NamedMeasures:
        """Return what decides where scores are equal, in turn."""

    @abstractmethod
    def charts(self, game: Game[Any]) -> tuple[ChartSpec, ...]:
        """Return the charts of a game."""

    def cards(self, summary: RoundSummary, seat: int) -> tuple[str, ...]:
        return summary.standings[seat].plants

    def links(self, game: Game[Any], snapshot: Snapshot) -> Links:  # noqa: ARG002 - most have none
        return {}

    def network(self, snapshot: Snapshot, seat: int) -> tuple[str, ...]:  # noqa: ARG002
        """Return the cities of *seat*; none where there is no board."""
        return ()


def score(summary: RoundSummary, seat: int) -> int:
    return summary.standings[seat].score


def _money(summary: RoundSummary, seat: int) -> int:
    return summary.standings[seat].money or 0


def _cities(summary: RoundSummary, seat: int) -> int:
    return summary.standings[seat].cities


def _output(summary: RoundSummary, seat: int) -> int:
    return summary.standings[seat].capacity


def _by_seat(name: str, measure: Measure) -> ChartSpec:
    """Return a chart of what everybody has at the end of a round."""

    def values(summary: RoundSummary) -> ChartValues:
        return {SEATS[seat]: measure(summary, seat) for seat in range(len(summary.standings))}

    return ChartSpec(name, values)


def _incomes(summary: RoundSummary) -> ChartValues:
    return {SEATS[seat]: earned for seat, earned in enumerate(summary.income)}


_INCOME: Final = ChartSpec("income", _incomes)


class BoardPages(TitlePages):
    """Classic and Recharged."""

    score = "powered"
    spending = ("plants", "fuel", "building")

    def columns(self, game: Game[Any]) -> NamedMeasures:  # noqa: ARG002
        return (CITIES, _cities), (MONEY, _money)

    def tie_breaks(self, game: Game[Any]) -> NamedMeasures:  # noqa: ARG002
        return (MONEY, _money), (CITIES, _cities)

    def charts(self, game: Game[Any]) -> tuple[ChartSpec, ...]:
        assert isinstance(game, BoardGame)
        numbers = game.setup.edition.numbers

        def prices(summary: RoundSummary) -> ChartValues:
            if summary.market is None:
                return dict.fromkeys(numbers.resources)
            on_sale = cast("BoardSnapshot", summary.market)["market"]
            tracks = zip(numbers.resources, numbers.tracks, strict=True)
            return {
                name: Track(name, track.prices, on_sale[name]).next_price()
                for name, track in tracks
            }

        by_seat = (_by_seat(CITIES, _cities), _by_seat(MONEY, _money))
        return (*by_seat, _INCOME, ChartSpec("prices", prices))

    def links(self, game: Game[Any], snapshot: Snapshot) -> Links:  # noqa: ARG002
        assert isinstance(game, BoardGame)
        city_map = game.setup.map
        ids = [city.id for city in city_map.cities]
        return {frozenset((ids[a], ids[b])): cost for a, b, cost in city_map.connections}

    def network(self, snapshot: Snapshot, seat: int) -> tuple[str, ...]:
        return tuple(cast("BoardSnapshot", snapshot)["players"][seat]["cities"])


class CardPages(TitlePages):
    """The Card Game."""

    score = "points"
    spending = ("plants", "fuel")

    def columns(self, game: Game[Any]) -> NamedMeasures:  # noqa: ARG002
        return ("output", _output), (MONEY, _money)

    def tie_breaks(self, game: Game[Any]) -> NamedMeasures:
        assert isinstance(game, CardGame)
        per_point = game.setup.content.elektro_per_point

        def rest(summary: RoundSummary, seat: int) -> int:
            return _money(summary, seat) % per_point

        def highest(summary: RoundSummary, seat: int) -> int:
            plants = summary.standings[seat].plants
            faces = [CardPicture.face(game, words.current(), plant) for plant in plants]
            return max([int(face.number) for face in faces], default=0)

        return ("rest", rest), ("highest", highest)

    def charts(self, game: Game[Any]) -> tuple[ChartSpec, ...]:
        assert isinstance(game, CardGame)
        resources = game.setup.content.resources

        def units(summary: RoundSummary) -> ChartValues:
            if summary.market is None:
                return dict.fromkeys(resources)
            return dict(cast("CardSnapshot", summary.market)["market"])

        by_seat = (_by_seat(MONEY, _money), _by_seat("output", _output))
        return (_INCOME, *by_seat, ChartSpec("units", units))


class OutpostPages(TitlePages):
    """Outpost."""

    score = "powered"
    spending = ("cards", "workers", "building")
    step = "web.replay.stage"
    is_crewed = True
    map_prices = (("station",), ("plant", "housing"))

    def columns(self, game: Game[Any]) -> NamedMeasures:  # noqa: ARG002
        return (CITIES, _cities), ("workers", _workers), (MONEY, _money)

    def tie_breaks(self, game: Game[Any]) -> NamedMeasures:  # noqa: ARG002
        return ((MONEY, _money),)

    def charts(self, game: Game[Any]) -> tuple[ChartSpec, ...]:  # noqa: ARG002
        by_seat = (_by_seat(CITIES, _cities), _by_seat(MONEY, _money))
        return (*by_seat, _INCOME, _by_seat("workers", _workers))

    def cards(self, summary: RoundSummary, seat: int) -> tuple[str, ...]:
        slots = cast("OutpostSnapshot", summary.end)["players"][seat]["slots"]
        return tuple([card for kind in slots.values() for card in kind])

    def links(self, game: Game[Any], snapshot: Snapshot) -> Links:
        assert isinstance(game, OutpostGame)
        content = game.setup.content
        ids = [city.id for city in content.cities]
        costs = cast("OutpostSnapshot", snapshot)["connections"]
        pairs = zip(content.connections, costs, strict=False)
        return {frozenset((ids[a], ids[b])): cost for (a, b), cost in pairs}

    def network(self, snapshot: Snapshot, seat: int) -> tuple[str, ...]:
        return tuple(cast("OutpostSnapshot", snapshot)["players"][seat]["network"])


def _workers(summary: RoundSummary, seat: int) -> int:
    return cast("OutpostSnapshot", summary.end)["players"][seat]["workers"]


TITLE_PAGES: Final[ByEngine[TitlePages]] = ByEngine(
    board=BoardPages(), card=CardPages(), outpost=OutpostPages()
)
