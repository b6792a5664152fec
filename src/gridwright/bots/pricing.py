"""What an item is worth to a seat: the highest bid at which owning it beats leaving it.

Owning it for little, owning it for more and leaving it are followed on the same deals. The two
prices tell what an Elektro is worth, and so how many of them the item is.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.bots.samples import error, mean

_FURTHER: Final = 1.35  # the higher of two prices, compared with the lower one
_MORE: Final = 4  # and what it is higher by at least
_LEAST: Final = 0.0015  # what an Elektro is worth at least
_USUAL: Final = 5.0  # by how much the ceilings of a policy are off


def further(lowest: int, most: int) -> int:
    """Return the higher price to look at: above the *lowest* bid, if *most* allows it."""
    return min(most, max(int(lowest * _FURTHER), lowest + _MORE))


@dataclass(init=False, slots=True)
class Price:
    """An estimate of the bid at which an item is worth no more than to be left."""

    bid: float
    off: float  # its standard error

    def __init__(
        self, lowest: int, high: int, leave: list[float], low: list[float], more: list[float]
    ) -> None:
        """Estimate it from the values of lines, deal by deal.

        The seat leaves the item (*leave*), owns it for the *lowest* bid (*low*) or for a *high* one
        (*more*, empty where none is possible).
        """
        slope = _LEAST
        if more:
            slope = max(slope, (mean(low) - mean(more)) / (high - lowest))
        self.bid = lowest + (mean(low) - mean(leave)) / slope
        self.off = error(low, leave) / slope

    def ceiling(self, usual: int, more: float = 0.0) -> int:
        """Return how far to go where the policy would go as far as *usual*: never further.

        The less sure the price is, the more the policy counts. *more* is added to the price.
        """
        trust = _USUAL * _USUAL / (_USUAL * _USUAL + self.off * self.off)
        return int(usual + trust * min(0.0, self.bid + more - usual))
