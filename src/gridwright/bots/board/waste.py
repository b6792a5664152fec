"""Choices that are worse than another in every respect, which no bot should make."""

from functools import partial

from gridwright.bots.board.auction import Judgement
from gridwright.bots.board.facts import NO_FUEL, Facts
from gridwright.bots.board.fuel import powers, price_of
from gridwright.bots.board.outlook import Outlook
from gridwright.bots.dominance import best_of, unbeaten
from gridwright.parts.fuel import Power, output


def best_run(outlook: Outlook) -> Power:
    """Return the way to run plants that brings the most, fuel at the price that it will have."""
    return best_of(powers(outlook), partial(_is_better_run, outlook))


def sensible_runs(outlook: Outlook) -> list[Power]:
    """Return the best way to run plants, and all others that none beats."""
    return unbeaten(powers(outlook), partial(_is_better_run, outlook))


def _is_better_run(outlook: Outlook, way: Power, other: Power) -> bool:
    """Whether *way* earns more than *other*, even if the fuel that it burns is bought back."""
    plants, income = outlook.player.plants, outlook.facts.income
    gain = income[min(outlook.cities, output(plants, way))]
    gain -= income[min(outlook.cities, output(plants, other))]
    saves = False
    for resource, amount in enumerate(way.burnt):
        more = amount - other.burnt[resource]
        if more > 0:
            gain -= price_of(outlook, resource, more)
        saves = saves or more < 0
    return gain > 0 or (gain == 0 and saves)


def never_runs(judge: Judgement, card: int) -> bool:
    """Whether *card* would replace a plant although every plant of the seat does better."""
    facts = judge.outlook.facts
    if len(judge.owned) < facts.plant_limit:
        return False
    return all([_is_better_plant(facts, owned, card) for owned in judge.owned])


def _is_better_plant(facts: Facts, plant: int, other: int) -> bool:
    """Whether *plant* powers as many cities as *other* with no more of the same fuel."""
    if facts.output[plant] < facts.output[other]:
        return False
    if facts.fuel[plant] == NO_FUEL:
        return True
    burns = (facts.fuel[plant], facts.other[plant])
    is_same = burns == (facts.fuel[other], facts.other[other])
    return is_same and facts.need[plant] <= facts.need[other]
