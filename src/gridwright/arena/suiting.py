"""Which level suits a person: the one against which they would win about as often as is fair.

With as many seats for each as there are, that is the level that is as strong as the person. How
strong that is follows from the places in their games against bots of known strength, all of which
stay as they are, and from the expectation that people are about as strong as the anchor.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gridwright.arena.plackett_luce import Evidence, fit
from gridwright.arena.strengths import POINTS, strengths_at
from gridwright.bots.roster import RANDOM

_DEVIATION: Final = 400 / POINTS  # of people from the anchor, before anything is known of one
_PERSON: Final = "person"


@dataclass(frozen=True, slots=True)
class GameAgainstBots:
    """A game of one person, in which bots had all other seats."""

    levels: tuple[str, ...]  # by seat; "" for the person
    places: tuple[int, ...]  # by seat

    @property
    def is_won(self) -> bool:
        return self.places[self.levels.index("")] == 1

    @property
    def level(self) -> str:
        """The level of the bots, "" where they are of several."""
        levels = {level for level in self.levels if level}
        return levels.pop() if len(levels) == 1 else ""


def suited_level(games: Sequence[GameAgainstBots], title: str, seats: int) -> str:
    """Return the level for the person of *games* at such a table, the latest game being the first.

    Where the level of that game is as strong as the best one, it is that.
    """
    measured = strengths_at(title, seats)
    evidence = Evidence()
    for game in games:
        evidence.add([level or _PERSON for level in game.levels], game.places)
    fixed = {level: strength.units for level, strength in measured.items()}
    own = fit(evidence, fixed, _DEVIATION)[_PERSON]
    levels = [level for level in measured if level != RANDOM and "@" not in level]
    best = min(levels, key=lambda level: abs(measured[level].units - own))
    present = games[0].level
    is_as_strong = present in levels and measured[present].is_like(measured[best])
    return present if is_as_strong else best
