"""The character of a bot: what it weighs more or less than others do."""

from dataclasses import dataclass

from gridwright.core.values import Struct


@dataclass(frozen=True, slots=True)
class Profile(Struct):
    """How a policy judges. Factors are 1 where a bot judges as it would without a character."""

    bids: float = 1.0  # factor of what a plant is worth in an auction
    growth: float = 1.0  # factor of what cities and capacity of later rounds are worth
    green: float = 0.0  # extra money for a plant that burns nothing, per city it supplies
    hoard: float = 0.0  # further rounds of fuel to hold, where they can be stored
    sight: int = 99  # rounds ahead that count at most
    noise: float = 0.0  # share by which judgements are off, up or down


PLAIN = Profile()
