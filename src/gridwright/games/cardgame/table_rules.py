"""What the players agreed on becomes a `Setup`."""

from gridwright.content.types import CardContent
from gridwright.core.options import chosen
from gridwright.games.cardgame.options import CardOptions
from gridwright.games.cardgame.state import Setup
from gridwright.parts.card_market import LAST_CARD, Box


def card_setup(content: CardContent, seats: int, values: dict[str, str]) -> Setup:
    """Return the setup of a table, or raise `SetupError`."""
    options = chosen(CardOptions, "card", values)
    rules = content.seat_rules[seats]
    small = tuple([card for card, plant in content.plants.items() if plant.is_small])
    large = tuple([card for card, plant in content.plants.items() if not plant.is_small])
    numbers = [0] * (LAST_CARD + 1)
    numbers[LAST_CARD] = LAST_CARD
    for card, plant in content.plants.items():
        numbers[card] = plant.number
    box = Box(small, large, rules.small_removed, rules.large_removed)
    return Setup(content, options, seats, rules, box, tuple(numbers))
