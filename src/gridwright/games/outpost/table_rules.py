"""Turns seats and options into a `Setup`, or refuses them with the reason."""

from gridwright.content.types import HOUSING, PLANT, OutpostContent, price_track
from gridwright.core.errors import SetupError
from gridwright.core.options import chosen
from gridwright.games.outpost.options import AFTER_NOMINATION, OutpostOptions
from gridwright.games.outpost.state import FIRST_RULES, PhaseIndex, Setup
from gridwright.phases.position import naming, printed_numbers


def outpost_setup(
    content: OutpostContent, seats: int, values: dict[str, str], rules_version: int, own: str = ""
) -> Setup:
    """Return the setup of a table; *values* are the options that were chosen.

    *own* is the user's directory that *content* was read from.
    """
    options = chosen(OutpostOptions, "outpost", values)
    rules = content.seat_rules[seats]
    is_chosen = options.syndicate_takes != AFTER_NOMINATION
    if is_chosen and seats != 2 and rules_version > FIRST_RULES:  # noqa: PLR2004
        raise SetupError("outpost_no_syndicate", key="syndicate_takes", clauses=("OP-Y.1",))
    if options.area != "choose" and rules.areas != 1:
        clauses = ("OP-S3", "OP-S4", "OP-S5")
        raise SetupError("outpost_area_choice", {"seats": seats}, key="area", clauses=clauses)
    names = naming(
        seats,
        PhaseIndex,
        content.cards,
        content.words,
        (rules.small_removed, rules.large_removed),
        has_dummy=seats == 2,  # noqa: PLR2004 - the Syndicate (OP-Y.1)
        has_token=False,
    )
    wages: list[int] = []
    for sector, wage in enumerate(content.labour_prices):
        is_last = sector == len(content.labour_prices) - 1
        wages.extend([wage] * (2 * rules.workers if is_last else rules.workers))  # OP-S8
    return Setup(
        content,
        options,
        rules_version,
        seats,
        rules,
        names,
        printed_numbers(content.cards),
        tuple([city.area for city in content.cities]),
        (_sites(content, PLANT), _sites(content, HOUSING)),
        price_track(tuple(wages)),
        own,
    )


def _sites(content: OutpostContent, kind: int) -> int:
    """Return the bit set of cities with a site for buildings of *kind*."""
    return sum([1 << index for index, city in enumerate(content.cities) if city.site == kind])
