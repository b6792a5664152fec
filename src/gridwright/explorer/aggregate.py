"""Sums over many games at one table: what was done how often, and how often it won.

A win counts `WHOLE`, and is divided among equals: sums are whole numbers, and exact in any order.
Rounds are put together in bands, because late rounds of games have few sales each.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from gridwright.simulate.ledger import Details
from gridwright.simulate.match import Outcome
from gridwright.simulate.summary import Tally

WHOLE: Final = 60  # which two to six equals can share
BANDS: Final = (1, 2, 3, 4, 6, 8)  # the round with which each band begins
_CARDS: Final = ("plant", "card")
_CITIES: Final = ("city", "station")  # what connects a seat to a city


def band_of(number: int) -> int:
    """Return the first round of the band that a round belongs to."""
    return max([first for first in BANDS if first <= number], default=BANDS[0])


def rounds_of(band: int) -> tuple[int, int]:
    """Return the first and the last round of a band; the last band has no end, which is 0."""
    after = BANDS.index(band) + 1
    return band, BANDS[after] - 1 if after < len(BANDS) else 0


@dataclass(slots=True)
class Count:
    """How often something was done, and what was won by those who did it."""

    times: int = 0
    won: int = 0  # `WHOLE` for each win

    def add(self, other: "Count") -> None:
        """Count *other* in."""
        self.times += other.times
        self.won += other.won

    @property
    def tally(self) -> Tally:
        """The same as a share with its interval."""
        return Tally(self.times, self.won / WHOLE)


Sale = tuple[str, int, int]
"""A power plant or card, the band of rounds in which it was sold, and the price."""


@dataclass(slots=True)
class Aggregate:
    """The sums; games may be added in any order."""

    games: int = 0
    cut: int = 0  # games whose rounds ran out, which nobody won
    players: dict[str, int] = field(default_factory=dict)  # seats, by the bot that had them
    sales: dict[Sale, Count] = field(default_factory=dict)
    openings: dict[str, Count] = field(default_factory=dict)  # put up for auction in round 1
    cities: dict[str, Count] = field(default_factory=dict)  # the first that a seat connected
    starts: dict[int, Count] = field(default_factory=dict)  # by the place in the first order
    lengths: dict[int, int] = field(default_factory=dict)  # games, by their rounds

    def add(self, outcome: Outcome, details: Details, players: Sequence[str]) -> None:
        """Add a game; *players* has the bot of every seat."""
        self.games += 1
        self.lengths[outcome.rounds] = self.lengths.get(outcome.rounds, 0) + 1
        self.cut += outcome.is_cut
        winners = 0 if outcome.is_cut else outcome.places.count(1)
        once = [
            Count(1, WHOLE // winners if winners and place == 1 else 0) for place in outcome.places
        ]
        for player in players:
            self.players[player] = self.players.get(player, 0) + 1
        for place, seat in enumerate(details.order, 1):
            self.starts.setdefault(place, Count()).add(once[seat])
        for auction in details.auctions:
            if auction.round == 1:
                self.openings.setdefault(auction.card, Count()).add(once[auction.opener])
        connected: set[int] = set()
        for purchase in details.purchases:
            if purchase.kind in _CARDS:
                sale = (purchase.item, band_of(purchase.round), purchase.cost)
                self.sales.setdefault(sale, Count()).add(once[purchase.seat])
            if purchase.kind in _CITIES and purchase.seat not in connected:
                connected.add(purchase.seat)
                self.cities.setdefault(purchase.item, Count()).add(once[purchase.seat])

    def merge(self, other: "Aggregate") -> None:
        """Add the games of *other*."""
        self.games += other.games
        self.cut += other.cut
        for player, seats in other.players.items():
            self.players[player] = self.players.get(player, 0) + seats
        for rounds, games in other.lengths.items():
            self.lengths[rounds] = self.lengths.get(rounds, 0) + games
        _merge(self.sales, other.sales)
        _merge(self.openings, other.openings)
        _merge(self.cities, other.cities)
        _merge(self.starts, other.starts)

    def as_json(self) -> dict[str, Any]:
        """Return the sums as JSON has them, in one order: sales are lists of four numbers."""
        sales: dict[str, list[list[int]]] = {}
        for (card, band, price), count in sorted(self.sales.items()):
            sales.setdefault(card, []).append([band, price, count.times, count.won])
        return {
            "games": self.games,
            "cut": self.cut,
            "players": dict(sorted(self.players.items())),
            "lengths": {str(rounds): games for rounds, games in sorted(self.lengths.items())},
            "starts": _written(self.starts),
            "openings": _written(self.openings),
            "cities": _written(self.cities),
            "sales": sales,
        }


def _merge(counts: "dict[Any, Count]", others: "Mapping[Any, Count]") -> None:
    for key, other in others.items():
        counts.setdefault(key, Count()).add(other)


def _written(counts: "Mapping[Any, Count]") -> dict[str, list[int]]:
    return {str(key): [count.times, count.won] for key, count in sorted(counts.items())}


def read(stored: Mapping[str, Any]) -> Aggregate:
    """Return the sums that `Aggregate.as_json` wrote."""
    return Aggregate(
        games=stored["games"],
        cut=stored["cut"],
        players=dict(stored["players"]),
        lengths={int(rounds): games for rounds, games in stored["lengths"].items()},
        starts={int(place): Count(*count) for place, count in stored["starts"].items()},
        openings={card: Count(*count) for card, count in stored["openings"].items()},
        cities={city: Count(*count) for city, count in stored["cities"].items()},
        sales={
            (card, band, price): Count(times, won)
            for card, rows in stored["sales"].items()
            for band, price, times, won in rows
        },
    )
