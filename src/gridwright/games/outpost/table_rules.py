"""What the players agreed on becomes a `Setup`."""

from gridwright.content.types import HOUSING, PLANT, OutpostContent, price_track
from gridwright.core.errors import SetupError
from gridwright.core.options import chosen
from gridwright.games.outpost.options import AFTER_AUCTION, OutpostOptions
from gridwright.games.outpost.state import FIRST_RULES, Setup
from gridwright.parts.card_market import LAST_CARD, Box


def outpost_setup(
    content: OutpostContent, seats: int, values: dict[str, str], rules_version: int
) -> Setup:
    """Return the setup of a table, or raise `SetupError`."""
    if rules_version == FIRST_RULES:
        values = {**values, "syndicate_takes": AFTER_AUCTION}
    options = chosen(OutpostOptions, "outpost", values)
    rules = content.seat_rules[seats]
    if "syndicate_takes" in values and seats != 2 and rules_version > FIRST_RULES:  # noqa: PLR2004
        raise SetupError("outpost_no_syndicate", key="syndicate_takes", clauses=("OP-Y.1",))
    if options.area != "choose" and rules.areas != 1:
        clauses = ("OP-S3", "OP-S4", "OP-S5")
        raise SetupError("outpost_area_choice", {"seats": seats}, key="area", clauses=clauses)
    small = tuple([card for card, entry in content.cards.items() if entry.is_small])
    large = tuple([card for card, entry in content.cards.items() if not entry.is_small])
    numbers = [0] * (LAST_CARD + 1)
    numbers[LAST_CARD] = LAST_CARD
    for card, entry in content.cards.items():
        numbers[card] = entry.number
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
        Box(small, large, rules.small_removed, rules.large_removed),
        tuple(numbers),
        tuple([city.area for city in content.cities]),
        (_sites(content, PLANT), _sites(content, HOUSING)),
        price_track(tuple(wages)),
    )


def _sites(content: OutpostContent, kind: int) -> int:
    """Return the cities whose site is for buildings of *kind*, as a bit set."""
    return sum([1 << index for index, city in enumerate(content.cities) if city.site == kind])
