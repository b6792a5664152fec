"""Turns seats and options into a `Setup`."""

from gridwright.content.types import CardContent
from gridwright.core.options import chosen
from gridwright.core.position import UNKNOWN_WORD
from gridwright.games.cardgame.fuel_market import MOST_UNITS, fuel_card
from gridwright.games.cardgame.options import CardOptions
from gridwright.games.cardgame.state import PhaseIndex, Setup
from gridwright.parts.card_market import UNKNOWN
from gridwright.phases.position import naming, printed_numbers


def card_setup(content: CardContent, seats: int, values: dict[str, str], own: str = "") -> Setup:
    """Return the setup of a table; *values* are the options that were chosen.

    *own* is the user's directory that *content* was read from.
    """
    options = chosen(CardOptions, "card", values)
    rules = content.seat_rules[seats]
    names = naming(
        seats,
        PhaseIndex,
        content.plants,
        content.words,
        (rules.small_removed, rules.large_removed),
        has_dummy=seats == 2,  # noqa: PLR2004
        has_token=True,
    )
    fuels = {UNKNOWN: UNKNOWN_WORD}
    for kind, name in enumerate(content.resources):
        for units in range(1, MOST_UNITS + 1):
            fuels[fuel_card(kind, units)] = f"{name}{units}"
    marked = [card for mark in rules.marks for card in content.regular[mark]]
    regular = tuple(sorted(marked))  # CG-S24
    counts = [0] * (max(fuels) + 1)
    for card in regular + content.plus + content.plusplus:
        counts[card] += 1
    numbers = printed_numbers(content.plants)
    return Setup(content, options, seats, rules, names, numbers, fuels, regular, tuple(counts), own)
