"""Pictures of a simulation: who won from where and with what, and how games went."""

from gridwright import words
from gridwright.draw.chart import Bar, Curve, bars, curves
from gridwright.draw.tokens import LIGHT
from gridwright.simulate.summary import Summary, Tally, curve

_PLANTS = 20  # of which a picture shows how often they won
_FEW = 20  # purchases below which a plant says nothing


def pictures(found: Summary, seats: int) -> dict[str, str]:
    """Return the pictures as SVG, by the name of their file."""
    chance = 1 / seats
    starts = [
        _bar(words.text("cli.simulate.start", place=place), tally, chance)
        for place, tally in sorted(found.by_start.items())
    ]
    often = [(item, tally) for item, tally in found.by_plant.items() if tally.games >= _FEW]
    best = sorted(often, key=lambda entry: -entry[1].share)[:_PLANTS]
    plants = [
        _bar(words.text("cli.simulate.plant", plant=item), tally, chance) for item, tally in best
    ]
    lengths = [(float(rounds), float(count)) for rounds, count in sorted(found.lengths.items())]
    rounds = words.text("cli.simulate.rounds")
    prices = [Curve(resource, curve(by_round)) for resource, by_round in found.prices.items()]
    return {
        "starts": bars(words.text("cli.simulate.starts"), starts, LIGHT).svg(),
        "plants": bars(words.text("cli.simulate.plants"), plants, LIGHT).svg(),
        "growth": curves(
            words.text("cli.simulate.growth"),
            [
                Curve(words.text("cli.simulate.income"), curve(found.income)),
                Curve(words.text("cli.simulate.cities"), curve(found.cities)),
            ],
            LIGHT,
            across=rounds,
            up=words.text("cli.simulate.mean"),
        ).svg(),
        "prices": curves(
            words.text("cli.simulate.prices"),
            prices,
            LIGHT,
            across=rounds,
            up=words.text("cli.simulate.unit"),
        ).svg(),
        "length": curves(
            words.text("cli.simulate.length"),
            [Curve(words.text("cli.simulate.games"), lengths)],
            LIGHT,
            across=rounds,
            up=words.text("cli.simulate.games"),
        ).svg(),
    }


def _bar(label: str, tally: Tally, chance: float) -> Bar:
    return Bar(label, tally.share, *tally.interval, chance)
