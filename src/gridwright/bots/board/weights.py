"""The numbers behind the rules of thumb, found by letting policies play each other."""

from typing import Final


class Weights:
    """What a policy weighs, as plain numbers; measurements try others."""

    def __init__(self) -> None:
        """Weigh as the measurements say."""
        # How long the game still lasts
        self.pace = 0.05  # paydays, times the square of the cities that the leader lacks
        self.pace_offset = 0.298  # paydays more than that
        self.bluff = 0  # cities that who ends the game may supply less than others
        # What plants are worth
        self.house = 20.37  # what a house costs, roughly, with its connection
        self.thrift = 1.237  # what an Elektro for a plant weighs, compared with any other
        self.rivalry = 0.088  # how much each rival of an auction spoils the alternatives
        self.spread = 0.4  # cities that a plant may lose and still be worth a thought
        self.served = 9.13  # Elektro that a city is worth that a plant supplies
        self.least = 0.038  # cities that a plant must gain at least
        self.slack = 1.564  # capacity beyond its cities with which a seat needs no plant
        self.plant_price = 0.986  # prices of later plants, compared with their numbers
        self.run_price = 1.5  # Elektro that later plants burn for each city
        self.spare = 0.072  # cities that money for a house is worth at the end
        # Which houses are built
        self.rate = 0.107  # part of a price that a house must bring at the next payday
        self.spot = 2.01  # Elektro that an early place on the map is worth
        self.onward = 0.792  # weight of the price of the house that would follow
        self.lead = 0.698  # Elektro against being first in turn order
        self.step2 = 1.535  # Elektro against beginning Step 2
        # Fuel
        self.stored = 0.605  # part of its price that fuel in hand is worth
        self.stock_price = 1.133  # up to this price a second run is stored
        self.drift = 0.408  # paydays ahead at which fuel prices are guessed


STANDARD: Final = Weights()
