"""The packaged sums, and those of any others: which there are, and what they answer.

`data/explorer` has a file for each table and lineup, made by `scripts/make-explorer`.
"""

import gzip
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from gridwright.core.errors import Message, Values
from gridwright.explorer.aggregate import Aggregate, Count, band_of, read, rounds_of
from gridwright.simulate.summary import Tally

FEWEST: Final = 30  # sales below which nothing is said about their buyers
SUFFIX: Final = ".json.gz"
_LEVELS: Final = {  # what a level is called that plays all seats
    "novice": Message("web.level.novice"),
    "casual": Message("web.level.casual"),
    "steady": Message("web.level.steady"),
    "planner": Message("web.level.planner"),
    "master": Message("web.level.master"),
}


@dataclass(frozen=True, slots=True)
class Board:
    """A table whose games can be compared: title, map or "", and seats."""

    title: str
    board: str
    seats: int


@dataclass(frozen=True, slots=True)
class Figures:
    """The games of one lineup at a table."""

    at: Board
    lineup: str  # the bots that played, joined by commas where they differ
    content: str  # hash of the cards, numbers and map that they played with
    version: str  # of the program
    sums: Aggregate


def stored(figures: Figures) -> bytes:
    """Return *figures* as a packaged file has them: the same bytes for the same sums."""
    at = figures.at
    whole = {
        "title": at.title,
        "map": at.board,
        "seats": at.seats,
        "bots": figures.lineup,
        "content": figures.content,
        "version": figures.version,
        **figures.sums.as_json(),
    }
    text = json.dumps(whole, separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)


def file_name(at: Board, lineup: str) -> str:
    return f"{at.title}-{at.board or 'none'}-{at.seats}-{lineup}{SUFFIX}"


def _figures(whole: dict[str, Any]) -> Figures:
    at = Board(whole["title"], whole["map"], whole["seats"])
    return Figures(at, whole["bots"], whole["content"], whole["version"], read(whole))


def _folder() -> Traversable:
    return resources.files("gridwright") / "data" / "explorer"


@cache
def _files() -> dict[tuple[Board, str], Traversable]:
    """Return the packaged files by table and lineup; their names say which."""
    files: dict[tuple[Board, str], Traversable] = {}
    for file in sorted(_folder().iterdir(), key=lambda file: file.name):
        if file.name.endswith(SUFFIX):
            title, board, seats, lineup = file.name.removesuffix(SUFFIX).split("-")
            at = Board(title, "" if board == "none" else board, int(seats))
            files[at, lineup] = file
    return files


def boards() -> list[Board]:
    """Return the tables of which there are packaged games."""
    return list(dict.fromkeys([at for at, _ in _files()]))


def lineups(at: Board) -> list[str]:
    """Return who played the packaged games at a table, the one with the most games first."""
    names = [lineup for board, lineup in _files() if board == at]
    return sorted(names, key=lambda lineup: -packaged(at, lineup).sums.games)


@cache
def packaged(at: Board, lineup: str) -> Figures:
    """Return packaged games; `KeyError` if there are none."""
    return _figures(json.loads(gzip.decompress(_files()[at, lineup].read_bytes())))


# Questions


@dataclass(frozen=True, slots=True)
class Sales:
    """Sales of a plant: some of them, beside how many there were."""

    buyers: Tally  # of the sales that were asked for
    all: int  # sales of the plant in these rounds

    @property
    def share(self) -> float:
        """The part of all sales that was asked for."""
        return self.buyers.games / self.all if self.all else 0.0


def sales(
    sums: Aggregate,
    plant: str,
    band: int | None = None,
    *,
    least: int = 0,
    most: int | None = None,
) -> Sales:
    """Return how often *plant* was sold from *least* to *most*, in a band of rounds or in all."""
    count, total = Count(), 0
    for (card, when, price), each in sums.sales.items():
        if card == plant and band in (None, when):
            total += each.times
            if price >= least and (most is None or price <= most):
                count.add(each)
    return Sales(count.tally, total)


@dataclass(frozen=True, slots=True)
class PlantFigures:
    """What was paid for a plant, and what became of its buyers."""

    plant: str
    buyers: Tally
    cheap: int  # one of ten buyers paid no more
    median: int
    dear: int  # nine of ten buyers paid no more


def plants(sums: Aggregate, band: int | None = None) -> list[PlantFigures]:
    """Return all plants that were sold in a band of rounds or in all, by their number."""
    prices: dict[str, dict[int, Count]] = {}
    for (card, when, price), count in sums.sales.items():
        if band in (None, when):
            prices.setdefault(card, {}).setdefault(price, Count()).add(count)
    figures: list[PlantFigures] = []
    for card, by_price in prices.items():
        total = Count()
        for count in by_price.values():
            total.add(count)
        cheap, median, dear = (_quantile(by_price, total.times, tenths) for tenths in (1, 5, 9))
        figures.append(PlantFigures(card, total.tally, cheap, median, dear))
    return sorted(figures, key=lambda each: (number_of(each.plant), each.plant))


def number_of(card: str) -> int:
    """Return the printed number of a card: 8 for ``8b``."""
    return int("".join([letter for letter in card if letter.isdigit()]) or 0)


def _quantile(by_price: dict[int, Count], total: int, tenths: int) -> int:
    """Return the lowest price that so many tenths of the buyers did not exceed."""
    reached = 0
    prices = sorted(by_price)
    for price in prices[:-1]:
        reached += by_price[price].times
        if 10 * reached >= tenths * total:
            return price
    return prices[-1]


def mean_length(sums: Aggregate) -> float:
    """Return how many rounds a game lasted on average."""
    rounds = sum([number * games for number, games in sums.lengths.items()])
    return rounds / sums.games if sums.games else 0.0


# A purchase, for who looks at a game


def about_purchase(
    at: Board, number: int, plant: str, price: int, content: str = ""
) -> Message | None:
    """Return what packaged games say of buying *plant* at *price* in round *number*.

    None where there are no games of this kind, too few sales, or none with this *content*, if it
    is given.
    """
    names = lineups(at)
    figures = packaged(at, names[0]) if names else None
    if figures is None or content not in ("", figures.content):
        return None
    return purchase(figures, number, plant, price)


def purchase(figures: Figures, number: int, plant: str, price: int) -> Message | None:
    """Return how often *plant* was sold like this in *figures*, and what its buyers won.

    A dear sale is put with those at least as dear, a cheap one with those at most as cheap, and
    with as many others as it takes to have `FEWEST`. None where there are fewer in all rounds, or
    where bots of several levels played.
    """
    if figures.lineup not in _LEVELS:
        return None
    sums, own = figures.sums, band_of(number)
    band = own if sales(sums, plant, own).all >= FEWEST else None
    prices = _prices(sums, plant, band)
    total = sum([times for _, times in prices])
    if total < FEWEST:
        return None
    is_dear = 2 * sum([times for paid, times in prices if paid <= price]) > total
    limit = _limit(prices, price, is_dear=is_dear)
    some = sales(sums, plant, band, **{"least" if is_dear else "most": limit})
    low, high = some.buyers.interval
    values: Values = {
        "plant": plant,
        "price": limit,
        "part": _percent(some.share),
        "won": _percent(some.buyers.share),
        "margin": _percent((high - low) / 2),
        "sales": some.all,
        "rounds": rounds(band),
        "bots": _LEVELS[figures.lineup],
    }
    return Message("explorer.purchase.dear" if is_dear else "explorer.purchase.cheap", values)


def _prices(sums: Aggregate, plant: str, band: int | None) -> list[tuple[int, int]]:
    """Return every price of *plant* with how often it was paid, the lowest first."""
    paid: dict[int, int] = {}
    for (card, when, price), count in sums.sales.items():
        if card == plant and band in (None, when):
            paid[price] = paid.get(price, 0) + count.times
    return sorted(paid.items())


def _limit(prices: Iterable[tuple[int, int]], price: int, *, is_dear: bool) -> int:
    """Return the price from which on, or up to which, there are enough sales to tell of."""
    reached = 0
    limits: list[int] = []
    for paid, times in sorted(prices, reverse=is_dear):
        reached += times
        if reached >= FEWEST:
            limits.append(paid)
    return next(limit for limit in limits if (limit <= price if is_dear else limit >= price))


def rounds(band: int | None) -> Message:
    """Return a message that names a band of rounds, or all of them."""
    if band is None:
        return Message("explorer.rounds.all")
    first, last = rounds_of(band)
    if last == 0:
        return Message("explorer.rounds.from", {"first": first})
    if first == last:
        return Message("explorer.rounds.one", {"first": first})
    return Message("explorer.rounds.span", {"first": first, "last": last})


def _percent(share: float) -> int:
    return round(100 * share)
