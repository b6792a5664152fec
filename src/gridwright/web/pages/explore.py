"""What happened in many games: charts and tables of one table, title by title."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import GridwrightError, Message
from gridwright.core.game import Game
from gridwright.draw.chart import Bar, bars, columns
from gridwright.draw.picture import CityMark
from gridwright.draw.shares import Range, draw_ranges
from gridwright.draw.theme import PAGE
from gridwright.draw.titles import PICTURES
from gridwright.explorer import reading
from gridwright.explorer.aggregate import BANDS, Aggregate, Count
from gridwright.explorer.reading import Board, Figures, PlantFigures
from gridwright.games.registry import TITLES, default_map, open_game
from gridwright.simulate.summary import Tally
from gridwright.tables.fingerprint import fingerprint
from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.pages.common import Context, board_name, inline
from gridwright.web.play import figures as own
from gridwright.words import Names

T = TypeVar("T")

HERE: Final = "here"  # instead of bots: the games of this server
_NAMED: Final = 0.3  # cities with so much of the largest share have their names on the map


@dataclass(frozen=True, slots=True)
class Question:
    """What a reader wants to see; "" and 0 for what is shown first."""

    title: str
    board: str = ""
    seats: int = 0
    lineup: str = ""
    band: int = 0  # of rounds, 0 for all


@dataclass(frozen=True, slots=True)
class Choice:
    """A link to other games, or to other rounds of them."""

    label: str
    address: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A row of figures: its name, and the cells beside it."""

    name: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture, and the same as a table."""

    name: str  # of its texts, in ``web.explore``
    pictures: tuple[tuple[str, SafeString], ...]  # with captions, "" where one says it itself
    heads: tuple[str, ...]
    rows: tuple[Row, ...]

    @property
    def heading(self) -> str:
        return words.text(f"web.explore.{self.name}.heading")

    @property
    def about(self) -> str:
        return words.text(f"web.explore.{self.name}.about")


def explore(question: Question) -> Context:
    """Return the page, or raise `GridwrightError` where there is nothing of the kind."""
    question, choices = _completed(question)
    at = Board(question.title, question.board, question.seats)
    figures = (
        own.of_server(at) if question.lineup == HERE else reading.packaged(at, question.lineup)
    )
    if figures is None:
        raise GridwrightError("web.error.bad")
    game = open_game(library(), at.title, at.board, at.seats, {})
    return {
        "place": "learn",
        "title": at.title,
        "board": at.board,
        "choices": choices,
        "bands": _bands(question),
        "facts": _facts(figures),
        "is_other": figures.content != fingerprint(game.printed()),
        "chance": words.percent(1 / at.seats),
        "charts": _charts(figures.sums, game, question),
    }


def card(guest: models.Guest | None, title: str) -> Context:  # noqa: ARG001 - as all cards
    """Return how many games there are of a title, for the page to learn."""
    counts = [
        reading.packaged(at, lineup).sums.games
        for at in reading.boards()
        if at.title == title
        for lineup in reading.lineups(at)
    ]
    return {"games": words.number(sum(counts)), "title": title}


# What is shown, and what else there is


def _completed(question: Question) -> tuple[Question, list[tuple[str, list[Choice]]]]:
    """Return the question with everything chosen, and what else there is to choose."""
    packaged, of_server = reading.boards(), own.boards()
    known = [at for at in dict.fromkeys([*packaged, *of_server]) if at.title == question.title]
    boards = list(dict.fromkeys([at.board for at in known]))
    board = _one_of(question.board, boards, default_map(library(), question.title))
    seats = _one_of(question.seats, sorted([at.seats for at in known if at.board == board]), 4)
    at = Board(question.title, board, seats)
    lineups = reading.lineups(at) + ([HERE] if at in of_server else [])
    chosen = Question(
        question.title, board, seats, _one_of(question.lineup, lineups), question.band
    )
    if chosen.band not in (0, *BANDS):
        raise GridwrightError("web.error.bad")

    def linked(**changed: str | int) -> str:
        return _address({**_parameters(chosen), **changed})

    titles = [
        Choice(
            words.text(f"web.home.tile.{title.name}"),
            _address({"title": title.name}),
            title.name == question.title,
        )
        for title in TITLES
    ]
    maps = [Choice(board_name(name), linked(map=name), name == board) for name in boards if name]
    players = [
        Choice(
            words.text("web.explore.players", count=each.seats),
            linked(seats=each.seats),
            each == at,
        )
        for each in sorted(known, key=lambda each: each.seats)
        if each.board == board
    ]
    bots = [Choice(lineup_name(name), linked(bots=name), name == chosen.lineup) for name in lineups]
    return chosen, [("title", titles), ("map", maps), ("seats", players), ("bots", bots)]


def _one_of(wish: T, known: Sequence[T], usual: T | None = None) -> T:
    """Return the *wish* if it is known, and something known if there is none."""
    if not wish and known:
        return usual if usual is not None and usual in known else known[0]
    if wish not in known:
        raise GridwrightError("web.error.bad")
    return wish


def _parameters(question: Question) -> dict[str, str | int]:
    return {
        "title": question.title,
        "map": question.board,
        "seats": question.seats,
        "bots": question.lineup,
        "rounds": question.band,
    }


def _address(parameters: dict[str, str | int]) -> str:
    shown = {name: value for name, value in parameters.items() if value}
    return f"{reverse('explore')}?{urlencode(shown)}"


def lineup_name(lineup: str) -> str:
    """Return who played: the names of levels, or this server."""
    if lineup == HERE:
        return words.text("web.explore.here")
    names = [words.text(f"web.level.{level}") for level in lineup.split(",")]
    return words.text("web.explore.lineup", names=tuple(names))


def _bands(question: Question) -> list[Choice]:
    parameters = _parameters(question)
    return [
        Choice(
            _capital(words.say(reading.rounds(band or None))),
            f"{_address({**parameters, 'rounds': band})}#plants",
            band == question.band,
        )
        for band in (0, *BANDS)
    ]


def _capital(label: str) -> str:
    return label[:1].upper() + label[1:]


def _facts(figures: Figures) -> str:
    sums = figures.sums
    length = words.number(reading.mean_length(sums), 1)
    values = {"games": words.number(sums.games), "length": length}
    if not figures.lineup:
        return words.text("web.explore.facts_here", **values)
    return words.text(
        "web.explore.facts",
        **values,
        bots=lineup_name(figures.lineup),
        version=figures.version,
    )


# Charts


def _charts(sums: Aggregate, game: Game[Any], question: Question) -> list[Chart]:
    chance = 1 / question.seats
    plants = reading.plants(sums, question.band or None)
    charts = [_plants(plants, chance), _openings(sums, chance)]
    if sums.cities and (cities := _cities(sums, game, chance)) is not None:
        charts.append(cities)
    return [*charts, _starts(sums, chance), _lengths(sums)]


def _plants(plants: list[PlantFigures], chance: float) -> Chart:
    often = [plant for plant in plants if plant.buyers.games >= reading.FEWEST]
    rows = [
        Row(
            each.plant,
            (
                words.number(each.buyers.games),
                words.number(each.cheap),
                words.number(each.median),
                words.number(each.dear),
                _share(each.buyers),
            ),
        )
        for each in plants
    ]
    by_plant = {row.name: row for row in rows}
    prices = [
        Range(
            each.plant,
            each.cheap,
            each.median,
            each.dear,
            _hint("web.explore.hint.price", each, by_plant),
            tick=float(reading.number_of(each.plant)),
        )
        for each in often
    ]
    shares = [
        Range(
            each.plant,
            each.buyers.interval[0],
            each.buyers.share,
            each.buyers.interval[1],
            _hint("web.explore.hint.share", each, by_plant),
            _colour(each.buyers, chance),
        )
        for each in often
    ]
    drawn = (
        _ranges("web.explore.plants.prices", prices, words.number),
        _ranges("web.explore.plants.shares", shares, words.percent, chance),
    )
    return Chart(
        "plants", drawn, _heads("plant", "sales", "low", "median", "dear", "won"), (*rows,)
    )


def _hint(identifier: str, each: PlantFigures, rows: dict[str, Row]) -> str:
    count, low, median, dear, won = rows[each.plant].cells
    return words.text(
        identifier, plant=each.plant, sales=count, low=low, median=median, dear=dear, won=won
    )


def _ranges(
    identifier: str,
    ranges: list[Range],
    shown: Callable[[float], str],
    level: float | None = None,
) -> tuple[str, SafeString]:
    label = words.text(identifier)
    return label, inline(draw_ranges(label, ranges, PAGE, shown=shown, level=level))


def _openings(sums: Aggregate, chance: float) -> Chart:
    """Return what is put up and bought in the first round."""
    bought = {each.plant: each for each in reading.plants(sums, BANDS[0])}
    put_up = sums.openings
    cards = sorted({*bought, *put_up}, key=lambda card: (reading.number_of(card), card))
    rows: list[Row] = []
    drawn: list[Bar] = []
    for card in cards:
        opened, sold = put_up.get(card, Count()), bought.get(card)
        buyers = sold.buyers if sold else Tally()
        median = words.number(sold.median) if sold else words.text("web.explore.none")
        cells = (
            words.number(opened.times),
            words.number(buyers.games),
            median,
            _share(buyers),
        )
        rows.append(Row(card, cells))
        if buyers.games >= reading.FEWEST:
            label = words.text("web.explore.plant", plant=card)
            drawn.append(Bar(label, buyers.share, *buyers.interval, chance))
    picture = _bars("web.explore.openings.picture", drawn)
    heads = _heads("plant", "put_up", "sales", "median", "won")
    return Chart("openings", (("", picture),), heads, tuple(rows))


def _cities(sums: Aggregate, game: Game[Any], chance: float) -> Chart | None:
    counts = sorted(sums.cities.items(), key=lambda entry: -entry[1].times)
    most, total = counts[0][1].times, sum([count.times for _, count in counts])
    marks: dict[str, CityMark] = {}
    rows: list[Row] = []
    for city, count in counts:
        name = words.say(Message("web.explore.city", {"city": city}), Names.of(game))
        part, won = words.percent(count.times / total, 1), _share(count.tally)
        colour = _colour(count.tally, chance)
        hint = words.text("web.explore.hint.city", name=name, part=part, won=won)
        marks[city] = CityMark(count.times / most, colour, hint, count.times >= _NAMED * most)
        rows.append(Row(name, (words.number(count.times), part, won)))
    label = words.text("web.explore.cities.picture")
    piece = PICTURES.of(game).marked(game, marks, label, PAGE)
    if piece is None:
        return None
    return Chart(
        "cities", (("", inline(piece)),), _heads("city", "starts", "part", "won"), tuple(rows)
    )


def _starts(sums: Aggregate, chance: float) -> Chart:
    named = [
        (words.text("web.explore.start", place=place), count.tally)
        for place, count in sorted(sums.starts.items())
    ]
    drawn = [Bar(name, tally.share, *tally.interval, chance) for name, tally in named]
    rows = [Row(name, (words.number(tally.games), _share(tally))) for name, tally in named]
    picture = _bars("web.explore.starts.picture", drawn)
    return Chart("starts", (("", picture),), _heads("order", "games", "won"), tuple(rows))


def _bars(identifier: str, drawn: list[Bar]) -> SafeString:
    expected = words.text("web.explore.fair")
    return inline(bars(words.text(identifier), drawn, PAGE, expected=expected))


def _lengths(sums: Aggregate) -> Chart:
    counts = sorted(sums.lengths.items())
    label = words.text("web.explore.lengths.picture")
    across, up = words.text("web.explore.head.rounds"), words.text("web.explore.head.games")
    picture = inline(columns(label, counts, PAGE, across=across, up=up))
    rows = [
        Row(words.number(rounds), (words.number(games), words.percent(games / sums.games, 1)))
        for rounds, games in counts
    ]
    return Chart("lengths", (("", picture),), _heads("rounds", "games", "part"), tuple(rows))


def _heads(*names: str) -> tuple[str, ...]:
    return tuple([words.text(f"web.explore.head.{name}") for name in names])


def _share(tally: Tally) -> str:
    """Return a share with half of its interval; a dash where too few have done it."""
    if tally.games < reading.FEWEST:
        return words.text("web.explore.none")
    low, high = tally.interval
    margin = words.number(50 * (high - low), 1)
    return words.text("web.explore.share", share=words.percent(tally.share, 1), margin=margin)


def _colour(tally: Tally, chance: float) -> str:
    """Return the colour of a share that is surely above or below a fair one, or of neither."""
    low, high = tally.interval
    return "good" if low > chance else "bad" if high < chance else "ink-3"
