"""The companies of Outpost: whose they are, and what their panels count."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from gridwright.draw.players import (
    Fact,
    PlayerPanel,
    cities_fact,
    line_of_facts,
    money,
    width_of_facts,
)
from gridwright.draw.theme import DUMMY, SEATS, Theme
from gridwright.games.outpost.json_types import CompanySnapshot, OutpostSnapshot
from gridwright.words import Catalogue

_LEGIBLE: Final = 0.88  # words that would shrink further are left out


def companies_of(snapshot: OutpostSnapshot) -> dict[str, CompanySnapshot]:
    companies: dict[str, CompanySnapshot] = dict(zip(SEATS, snapshot["players"], strict=False))
    if "syndicate" in snapshot:
        companies[DUMMY] = snapshot["syndicate"]
    return companies


def facts_of(words: Catalogue, company: CompanySnapshot) -> Sequence[Fact]:
    """Return the numbers of cities, workers, seasonal workers and robots."""
    beds = words.text("draw.of_beds", beds=company["beds"])
    facts = [
        cities_fact(words, company["network_size"]),
        Fact(str(company["workers"]), after=beds, mark="worker"),
    ]
    if company["seasonal"]:
        facts.append(Fact(str(company["seasonal"]), before=words.text("draw.seasonal")))
    if company["robots"]:
        robots = words.term("robot", company["robots"])
        facts.append(Fact(str(company["robots"]), before=robots))
    return facts


def second_line(theme: Theme, player: PlayerPanel, width: float) -> list[str]:
    """Return money and facts, shortened if there is little room."""
    parts, x = money(player, theme, 10, 50)
    facts = list(player.facts)
    if width_of_facts(theme, facts) * _LEGIBLE > width - 10 - x:
        facts = [replace(fact, after="") if fact.mark else fact for fact in facts]
    return [*parts, line_of_facts(theme, facts, (x, 50), width - 10)]
