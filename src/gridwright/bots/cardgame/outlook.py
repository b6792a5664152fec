"""A position of the Card Game as a policy judges it: rounds to come, fuel prices, plants."""

from dataclasses import dataclass
from typing import Final

from gridwright.bots.profile import Profile
from gridwright.content.types import Plant
from gridwright.games.cardgame.fuel_market import FIRST_CARD_COLUMN, kind_of, units_of
from gridwright.games.cardgame.state import CardPlayer, CardState, LastCard, PhaseIndex
from gridwright.parts.card_market import LAST_CARD

MOMENTS: Final[tuple[float, ...]] = (
    0.0,
    1.0,
    2.0,
    3.0,
    4.0,
    6.0,
    9.0,
)  # productions to come, of the tables below
_PRICES: Final[tuple[float, ...]] = (
    1.3,
    1.5,
    1.7,
    2.6,
)  # usual prices of a unit of coal, gas, oil, uranium
_SCARCE: Final = 4.0  # the price of a unit that the market does not have


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the policy, tuned by games among bots."""

    income: tuple[float, ...] = (0.0, 1.34, 1.74, 2.75, 2.34, 3.31, 1.71)  # of 1 more a round
    output: tuple[float, ...] = (10.0, 3.81, 2.16, 2.61, 1.74, 0.87, 0.35)  # of 1 more at the end
    sold: float = 0.48  # plants that a seat buys a round
    other: float = 0.82  # of what the next best plant would gain
    reserve: float = 0.2  # of the money for the fuel of the other plants
    contest: float = 0.0  # by how much less, when all other seats want it too
    stock: float = 0.8  # of the usual price, for a unit in reserve
    last_stock: float = 1.5  # the same before the last round
    margin: float = 0.0  # what a purchase must gain
    scarce: float = 0.5  # of the output of a plant whose fuel others need as well
    lure: float = 0.3  # of the gain of a plant that somebody else will take


WEIGHTS: Final = Weights()


def productions_left(state: CardState, sold: float) -> float:
    """Return how often plants will still pay, this round's production included.

    How many cards lie above the one that announces the end, everybody can count; how fast they
    are drawn depends on what is *sold* to each seat.
    """
    if state.is_last_round():
        return 0.0
    if state.last_card != LastCard.AHEAD or state.cards.has_last_card():
        return 1.0
    deck = state.cards.deck
    above = 0
    while above < len(deck) and deck[above] != LAST_CARD:
        above += 1
    seats = state.setup.seats
    always = 1.5 if state.bank is None else 2.5  # the update, an unsold plant, the Bank
    now = 1.0
    if state.phase == PhaseIndex.AUCTION:
        now += 0.5 + sold * (seats - state.auction.finished.bit_count())
    return 1.0 + max(0.0, above + 1 - now) / (always + sold * seats)


class Fuels:
    """The fuel market: what a unit costs, and whether there are enough."""

    __slots__ = ("plenty", "prices")

    def __init__(self, state: CardState) -> None:
        """Compare the market with what the plants burn."""
        kinds = len(state.fuel.singles)
        units = [0] * kinds
        costs = [0] * kinds
        for kind in range(kinds):
            units[kind] = costs[kind] = state.fuel.singles[kind]
        for index in range(len(state.fuel.columns)):
            column = index + FIRST_CARD_COLUMN
            for card in state.fuel.columns[index]:
                kind = kind_of(card)
                units[kind] = units[kind] + units_of(card)
                costs[kind] = costs[kind] + column
        demand = _demand(state, kinds)
        self.prices = [0.0] * kinds  # of a unit: half by the market, half as it usually is
        self.plenty = [0.0] * kinds  # share of what all plants need that there is, 1 at most
        for kind in range(kinds):
            usual = _PRICES[kind] if kind < len(_PRICES) else _PRICES[-1]
            now = _SCARCE
            if units[kind]:
                squeezed = min(1.6, 0.7 + 0.4 * demand[kind] / units[kind])
                now = squeezed * costs[kind] / units[kind]
            self.prices[kind] = (usual + now) / 2
            self.plenty[kind] = min(1.0, units[kind] / (demand[kind] + 1.0))


def _demand(state: CardState, kinds: int) -> list[float]:
    """Return the units that all plants need for a run, by kind, beyond what is stored."""
    demand = [0.0] * kinds
    for player in state.players:
        needs = [0.0] * kinds
        for plant in player.plants:
            for kind in plant.burns:
                needs[kind] = needs[kind] + plant.need / len(plant.burns)
        for kind in range(kinds):
            demand[kind] = demand[kind] + max(0.0, needs[kind] - player.store.units[kind])
    if state.bank is not None:  # it always takes fuel for a run
        for plant in state.bank.plants:
            for kind in plant.burns:
                demand[kind] = demand[kind] + plant.need / len(plant.burns)
    return demand


class Outlook:
    """One position, as the policy judges it."""

    __slots__ = ("_fuels", "_green", "_rate", "_scarce", "output", "prices", "rounds")

    def __init__(self, state: CardState, profile: Profile, weights: Weights) -> None:
        """Judge *state*."""
        left = productions_left(state, weights.sold)
        later = profile.growth if left > 1.0 else 1.0
        self.rounds = left
        self._rate = _at(weights.income, min(left, float(profile.sight))) * later
        self.output = _at(weights.output, left) * later if left <= profile.sight else 0.0
        self._fuels = Fuels(state)
        self.prices = self._fuels.prices
        self._green = profile.green
        self._scarce = weights.scarce

    def net(self, plant: Plant) -> float:
        """Return what a run of *plant* leaves after its fuel."""
        return plant.output - self.fuel(plant)

    def fuel(self, plant: Plant) -> float:
        """Return what the fuel of a run of *plant* costs."""
        if not plant.burns:
            return 0.0
        price = self.prices[plant.burns[0]]
        for kind in plant.burns:
            price = min(price, self.prices[kind])
        return price * plant.need

    def worth(self, plant: Plant) -> float:
        """Return what *plant* brings its owner to the end of the game, in Elektro."""
        if not plant.burns:
            return (self._rate + self.output + self._green) * plant.output
        plenty = 0.0
        for kind in plant.burns:
            plenty = max(plenty, self._fuels.plenty[kind])
        total = self._rate * max(0.0, self.net(plant)) + self.output * plant.output
        return total * (1.0 - self._scarce * (1.0 - plenty))

    def spare(self, player: CardPlayer, limit: int) -> int:
        """Return which plant *player* would give up for another, by its index; -1 if none."""
        if len(player.plants) < limit:
            return -1
        weakest = 0
        least = self.worth(player.plants[0])
        for index in range(1, len(player.plants)):
            worth = self.worth(player.plants[index])
            if worth < least:
                least = worth
                weakest = index
        return weakest

    def run_costs(self, player: CardPlayer, plant: Plant, spare: int, share: float) -> float:
        """Return what fuel costs *player*, with *plant* in the place of *spare*.

        It is to run *plant* this round, and for a *share* of what it costs the others too.
        """
        others = 0.0
        for index in range(len(player.plants)):
            if index != spare:
                others += self.fuel(player.plants[index])
        new = self.fuel(plant)
        stored = player.store.units
        for kind in range(len(stored)):
            if kind in plant.burns:
                new -= stored[kind] * self.prices[kind]
            else:
                others -= stored[kind] * self.prices[kind]
        if new < 0.0:
            others += new
        return max(0.0, new) + share * max(0.0, others)


def _at(table: tuple[float, ...], left: float) -> float:
    """Return the value of *table* between its moments."""
    for index in range(1, len(MOMENTS)):
        if left < MOMENTS[index]:
            low, high = MOMENTS[index - 1], MOMENTS[index]
            share = (left - low) / (high - low)
            return table[index - 1] + share * (table[index] - table[index - 1])
    return table[-1]
