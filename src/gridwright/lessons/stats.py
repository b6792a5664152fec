"""What a finished game says about the player: dark cities, idle plants, which plant did most."""

from collections import Counter
from dataclasses import dataclass, field

from gridwright.core.errors import Values
from gridwright.core.events import INCOME
from gridwright.core.notation import Decision
from gridwright.lessons.moments import Moment


@dataclass
class Stats:
    """Rounds of a game, counted from its events."""

    dark: int = 0  # rounds with a city that was not powered
    idle: int = 0  # rounds with more power than cities
    runs: Counter[str] = field(default_factory=Counter)  # how often each plant ran
    cities: Counter[str] = field(default_factory=Counter)  # what each of them can power, in all

    @classmethod
    def of(cls, moment: Moment) -> "Stats":
        """Count the moves of the player until *moment*."""
        stats = cls()
        plants: list[str] = []
        network = 0
        for move in moment.moves:
            for event in move.events if move.seat == moment.seat else ():
                if event.seat != moment.seat:
                    continue
                if event.kind.brings == "plant":
                    plants.append(event.item)
                if event.kind.gives_up:
                    scrapped = str(event.values[event.kind.gives_up])
                    plants = [plant for plant in plants if plant != scrapped]
                network += event.kind.grows
                if event.kind.account == INCOME and "cities" in event.values:
                    powered = event.number("cities")
                    output = sum([stats._output(moment, plant) for plant in plants])
                    stats.dark += powered < network
                    stats.idle += output > network
            phrase = moment.game.phrase(move.action)
            if move.seat == moment.seat and phrase.decision is Decision.POWER:
                for plant in phrase.words("PLANT"):
                    stats.runs[plant] += 1
                    stats.cities[plant] += stats._output(moment, plant)
        return stats

    @staticmethod
    def _output(moment: Moment, plant: str) -> int:
        return moment.title.burner(moment.game, plant).output

    def values(self) -> Values:
        """Return them as texts name them."""
        best = max(self.cities, key=lambda plant: self.cities[plant], default="")
        return {
            "stats.dark": self.dark,
            "stats.idle": self.idle,
            "stats.best.plant": best,
            "stats.best.runs": self.runs[best],
        }
