"""Pictures of a simulation: who won from where and with what, and how games went."""

from typing import Final

from gridwright import words
from gridwright.draw.chart import Bar, Curve, bars, columns, curves
from gridwright.draw.theme import LIGHT
from gridwright.simulate.summary import ByRound, Summary, Tally, curve

NAMES: Final = ("starts", "plants", "income", "cities", "prices", "length", "leads")
FEW: Final = 20  # purchases below which a share means nothing

_WORKER: Final = "workers"  # what Outpost has in place of fuel
_TOKENS: Final = {_WORKER: "worker"}


def pictures(summary: Summary, seats: int) -> dict[str, str]:
    """Return the pictures as SVG, by file name, without those that the title has no use for."""
    chance = 1 / seats
    starts = [
        _bar(words.text("cli.simulate.start", place=place), tally, chance)
        for place, tally in sorted(summary.by_start.items())
    ]
    plants = [_bar(_item(summary, item), tally, chance) for item, tally in telling(summary)]
    drawings = {
        "starts": _shares("starts", starts),
        "plants": _shares("cards" if _is_outpost(summary) else "plants", plants),
        "income": _growth("income", summary.income, "good"),
        "prices": _prices(summary),
        "length": _counted("length", summary.lengths),
        "leads": _counted("leads", summary.lead_changes),
    }
    if any([number.total for number in summary.cities.values()]):
        drawings["cities"] = _growth("cities", summary.cities, "link")
    return drawings


def telling(summary: Summary) -> list[tuple[str, Tally]]:
    """Return the plants that were bought often enough to be compared, the best first."""
    often = [(item, tally) for item, tally in summary.by_plant.items() if tally.games >= FEW]
    return sorted(often, key=lambda entry: -entry[1].share)


def _is_outpost(summary: Summary) -> bool:
    """Whether workers have a price: then cards of all kinds are bought, not only plants."""
    return _WORKER in summary.prices


def _item(summary: Summary, item: str) -> str:
    """Return the label of a card that was bought in an auction."""
    if _is_outpost(summary):
        return words.text("cli.simulate.card", card=item)
    return words.text("cli.simulate.plant", plant=item)


def _bar(label: str, tally: Tally, chance: float) -> Bar:
    return Bar(label, tally.share, *tally.interval, chance)


def _shares(name: str, rows: list[Bar]) -> str:
    title, equal = words.text(f"cli.simulate.{name}"), words.text("cli.simulate.equal")
    return bars(title, rows, LIGHT, expected=equal).svg()


def _growth(name: str, by_round: ByRound, colour: str) -> str:
    """Return what a player has in each round, on average."""
    return curves(
        words.text(f"cli.simulate.{name}"),
        [Curve(name, curve(by_round), colour)],
        LIGHT,
        across=words.text("cli.simulate.round"),
        up=words.text(f"cli.simulate.{name}_unit"),
    ).svg()


def _prices(summary: Summary) -> str:
    """Return what fuel costs, or workers."""
    return curves(
        words.text("cli.simulate.wages" if _is_outpost(summary) else "cli.simulate.prices"),
        [
            _price(_TOKENS.get(resource, resource), by_round)
            for resource, by_round in sorted(summary.prices.items())
        ],
        LIGHT,
        across=words.text("cli.simulate.round"),
        up=words.text("cli.simulate.unit"),
    ).svg()


def _price(resource: str, by_round: ByRound) -> Curve:
    return Curve(words.term(resource), curve(by_round), resource)


def _counted(name: str, counts: dict[int, int]) -> str:
    """Return how many games had which number."""
    return columns(
        words.text(f"cli.simulate.{name}"),
        sorted(counts.items()),
        LIGHT,
        across=words.text(f"cli.simulate.{name}_unit"),
        up=words.text("cli.simulate.games"),
    ).svg()
