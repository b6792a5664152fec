"""What a policy looks up often.

The printed numbers of one table as plain lists, and what houses cost while nothing is built.
"""

from typing import Final

from gridwright.bots.board.houses import HouseCosts
from gridwright.games.board.game import BoardGame
from gridwright.games.board.maps.usa import UsaRecharged

CARDS: Final = 100  # every plant has a lower number
PAIR: Final = 2  # fuels of a hybrid
NO_FUEL: Final = -1


class Facts:
    """The numbers of one table."""

    def __init__(self, game: BoardGame) -> None:
        """Read them from *game*."""
        setup = game.setup
        numbers, rules = setup.edition.numbers, setup.seat_rules
        self.seats = game.seats
        self.ends_at = rules.ends_at
        self.step2_at = rules.step2_at
        self.plant_limit = rules.plant_limit
        self.resources = len(numbers.resources)
        self.slots = list(numbers.slots)
        self.house_costs = [HouseCosts(self.slots) for _ in range(game.seats)]  # by seat
        table = list(numbers.income)
        self.income = table + [table[-1]] * (CARDS - len(table))
        self.output = [0] * CARDS
        self.need = [0] * CARDS
        self.fuel = [NO_FUEL] * CARDS  # by card: what it burns
        self.other = [NO_FUEL] * CARDS  # by card: the second fuel of a hybrid
        for card, plant in numbers.plants.items():
            self.output[card] = plant.output
            self.need[card] = plant.need
            if plant.burns:
                self.fuel[card] = plant.burns[0]
            if len(plant.burns) == PAIR:
                self.other[card] = plant.burns[1]
        self.storage = NO_FUEL  # what is sold out of the supply, and for how much
        self.storage_price = 0
        if isinstance(setup.map_rules, UsaRecharged):
            for word, price in setup.map.facts["storage"].items():
                assert isinstance(price, int)
                self.storage = numbers.resources.index(word)
                self.storage_price = price
