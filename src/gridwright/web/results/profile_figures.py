"""Figures of a member, for the pages of their profile: money, places by map, paces, bots."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.draw.ratings import draw_split
from gridwright.draw.theme import PAGE
from gridwright.web import models
from gridwright.web.models import Pace
from gridwright.web.pages.common import inline
from gridwright.web.pages.spans import span_in_words
from gridwright.web.results import tallies
from gridwright.web.results.pages import bot_name, small_share_bar
from gridwright.web.results.tallies import Spending, Tally

LEAST_ANSWER: Final = 1000  # milliseconds: quicker than that is nobody
_COLOURS: Final = ("text-technology", "go-line", "link")  # plants, fuel or workers, building


@dataclass(frozen=True, slots=True)
class SpendingBar:
    """What money went on, as a bar with its figures."""

    who: str
    bar: SafeString


@dataclass(frozen=True, slots=True)
class TallyRow:
    """A line of a table of figures."""

    name: str
    games: int
    wins: str
    fair: str
    mean: str
    bar: SafeString


@dataclass(frozen=True, slots=True)
class PaceRow:
    """How somebody plays by one kind of clock."""

    name: str
    games: int
    wins: str
    mean: str
    finished: int
    in_time: str
    answer: str


@dataclass(frozen=True, slots=True)
class ComparedSpending:
    """What a member and all the club have bought in the games of a title."""

    own: Spending
    everybody: Spending
    name: str = ""  # of the member; "" for the viewer


def spent(guest: models.Guest, title: str, name: str) -> ComparedSpending:
    """Return what *guest* has bought in the games of a *title*, if any."""
    if not title:
        return ComparedSpending(Spending(), Spending())
    own = tallies.placings_of(guest).filter(result__title=title)
    return ComparedSpending(tallies.spending(own), tallies.spending_of_club(title), name)


def spending_bars(compared: ComparedSpending) -> tuple[SpendingBar, ...]:
    if not compared.own.games:
        return ()
    who, club = compared.name or words.text("web.standing.you"), words.text("web.standing.club")
    return (
        SpendingBar(who, _split(compared.own, who)),
        SpendingBar(club, _split(compared.everybody, club)),
    )


def _split(spent: Spending, who: str) -> SafeString:
    amounts = (spent.plants, spent.fuel, spent.building)
    label = words.text(
        "web.standing.split",
        who=who,
        on_plants=round(amounts[0]),
        on_fuel=round(amounts[1]),
        on_building=round(amounts[2]),
    )
    return inline(draw_split(list(zip(amounts, _COLOURS, strict=True)), label, PAGE))


def bought_in_words(compared: ComparedSpending) -> str:
    """Return how many plants a member buys, and how much above their numbers."""
    own, everybody, name = compared.own, compared.everybody, compared.name
    if not own.games:
        return ""
    values = {
        "mine": words.number(own.bought, 1),
        "theirs": words.number(everybody.bought, 1),
        "over": words.number(own.over, 1),
        "others": words.number(everybody.over, 1),
    }
    if not name:
        return words.text("web.standing.you_buy", **values)
    return words.text("web.standing.they_buy", name=name, **values)


def bot_rows(by_level: Mapping[str, Tally]) -> list[TallyRow]:
    return [tally_row(bot_name(level), tally) for level, tally in by_level.items()]


def tally_row(name: str, tally: Tally) -> TallyRow:
    return TallyRow(
        name,
        tally.games,
        words.text("web.standing.of", wins=tally.wins, games=tally.games),
        words.percent(tally.fair_share),
        words.number(tally.mean, 1),
        small_share_bar(tally),
    )


def averages(compared: ComparedSpending) -> list[tuple[str, str, str]]:
    """Return what is bought in a game on average: what, by the member, by the club."""
    own, everybody = compared.own, compared.everybody
    if not own.games:
        return []
    rows = {
        "plants": (own.plants, everybody.plants, 0),
        "fuel": (own.fuel, everybody.fuel, 0),
        "building": (own.building, everybody.building, 0),
        "bought": (own.bought, everybody.bought, 1),
        "over": (own.over, everybody.over, 1),
        "step_2": (own.cities[0], everybody.cities[0], 1),
        "step_3": (own.cities[1], everybody.cities[1], 1),
    }
    return [
        (
            words.text(f"web.standing.average.{name}"),
            words.number(mine, decimals),
            words.number(theirs, decimals),
        )
        for name, (mine, theirs, decimals) in rows.items()
        if mine or theirs
    ]


def paces(guest: models.Guest, title: str, now: datetime) -> list[PaceRow]:
    """Return how a member plays live, daily and without a clock, apart."""
    of_title = tallies.placings_of(guest).filter(result__title=title)
    counts = tallies.tallies(of_title, "result__pace")
    behaviours = tallies.behaviours(guest, now, title)
    rows = []
    for pace in (Pace.LIVE, Pace.DAILY, Pace.NONE):
        tally, behaviour = counts.get((str(pace),)), behaviours.get(str(pace))
        if tally is None or behaviour is None:
            continue
        in_time = behaviour.in_time
        rows.append(
            PaceRow(
                words.text(f"web.standing.pace.{pace}"),
                tally.games,
                words.percent(tally.share),
                words.number(tally.mean, 1),
                behaviour.finished,
                "" if in_time is None else words.percent(in_time),
                span_in_words(behaviour.answer) if behaviour.answer >= LEAST_ANSWER else "",
            )
        )
    return rows
