"""A position of Outpost as a policy judges it: rounds to come, wages, what cards are worth."""

from dataclasses import dataclass
from typing import Final

from gridwright.bots.profile import Profile
from gridwright.content.types import HOUSING, PLANT, OutpostCard
from gridwright.games.outpost import company
from gridwright.games.outpost.state import COLONY, WORKERS, OutpostState

_SLOTS: Final = 4  # of each kind, at most
_BASE: Final = 32  # of the keys of plants: more than any plant supplies or needs
_IDLE: Final = 0.15  # of the wage, for a bed that no plant needs yet


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the policy, tuned by games among bots."""

    pace: float = 1.7  # cities that a leading network grows by a round
    horizon: float = 2.67  # rounds of income that count at most
    final: tuple[float, ...] = (40.0, 60.9, 35.0, 20.0, 17.8, 27.0, 10.0)  # of a city, by rounds
    city: float = 20.0  # what a station costs with its connection
    site: float = 10.0  # what a building costs with its connection
    spare: float = 7.88  # of 1 of capacity that no city needs yet
    other: float = 1.05  # of what the next best card would gain
    contest: float = 0.3  # by how much less, when all other seats want it too
    reserve: float = 14.0  # money to keep when bidding
    margin: float = -4.0  # what a purchase must gain
    lure: float = 0.2  # of the gain of a card that somebody else will take
    bed: float = 1.7  # of the wages that a bed saves
    ahead: float = 1.0  # cities to build beyond what can be supplied
    library: float = 3.72  # purchases in which Data Library counts
    robots: float = 2.0  # robots that count when the card is bought
    colony: float = 10.7  # of a Colony, beside its city
    rich: float = 0.75  # by how much more money is spent, for each 100 beyond the first
    jump: float = 31.5  # money for which a rival may connect one city more
    short: float = 2.0  # cities that whoever ends the game may leave without power


WEIGHTS: Final = Weights()


class Firm:
    """One company in numbers: what an evaluation of cards needs."""

    __slots__ = (
        *("beds", "cities", "eco", "labs", "library", "makes_robots", "money", "node", "plants"),
        *("robots", "unlocked"),
    )

    def __init__(self, state: OutpostState, seat: int) -> None:
        """Sum up the company of *seat*."""
        player = state.players[seat]
        firm = player.company
        self.money = player.money
        self.cities = firm.network_size()
        techs = firm.technologies
        self.labs = company.LABORATORIES in techs
        self.node = company.NODE_MODULE in techs
        self.eco = company.ECO_PLANTS in techs
        self.library = company.DATA_LIBRARY in techs
        self.makes_robots = company.ROBOTS in techs
        self.robots = firm.robots
        self.unlocked = company.unlocked(state.setup, firm, PLANT)
        self.plants: list[int] = []  # each by its sort key
        self.beds: list[int] = []
        for card in firm.pool + firm.slots[PLANT] + firm.slots[HOUSING]:
            entry = state.setup.content.cards[card]
            if entry.cities:
                self.plants.append(_key(entry))
            if entry.beds:
                self.beds.append(entry.beds)


def _key(card: OutpostCard) -> int:
    """Return a sort key that holds output and workers of a plant, higher for better ones."""
    return (3 * card.cities - card.workers + _BASE) * _BASE * _BASE + (
        card.cities * _BASE + card.workers
    )


class Outlook:
    """One position, as the policy judges it."""

    __slots__ = ("_income", "_profile", "_state", "_weights", "horizon", "rounds", "wage")

    def __init__(self, state: OutpostState, profile: Profile, weights: Weights) -> None:
        """Judge *state*."""
        self._state = state
        self._profile = profile
        self._weights = weights
        self._income = state.setup.content.income
        ends_at = state.setup.seat_rules.ends_at
        left = max(1.0, (ends_at - state.largest_network()) / weights.pace)
        for seat in range(state.setup.seats):
            player = state.players[seat]
            if player.company.network_size() + player.money / weights.jump >= ends_at:
                near = ends_at - self.made(Firm(state, seat), None) - weights.short
                left = min(left, 1.0 + max(0.0, near) / weights.pace)
        self.rounds = left
        horizon = min(weights.horizon * profile.growth, float(profile.sight))
        self.horizon = min(left, horizon)
        prices = state.setup.labour.prices
        first = len(prices) - state.labour.on_sale[WORKERS] + state.setup.seats
        self.wage = float(prices[min(max(0, first), len(prices) - 1)])

    def final(self) -> float:
        """Return what a city that is supplied at the end counts now."""
        if self.rounds > self._profile.sight:
            return 0.0
        table = self._weights.final
        at = min(self.rounds - 1.0, len(table) - 1.0)
        low = int(at)
        high = min(low + 1, len(table) - 1)
        return (table[low] + (at - low) * (table[high] - table[low])) * self._profile.growth

    def income(self, cities: int) -> int:
        """Return what *cities* pay."""
        return self._income[min(cities, len(self._income) - 1)]

    def value(self, firm: Firm, extra: OutpostCard | None) -> float:
        """Return what the cards of *firm*, with one *extra*, bring to the end, in Elektro."""
        plants = firm.plants
        beds = firm.beds
        labs, node, eco = firm.labs, firm.node, firm.eco
        bonus = 0.0
        robots = float(firm.robots)
        if firm.makes_robots:
            robots += min(self._weights.robots, self.rounds)
        if extra is not None:
            if extra.cities:
                plants = [*plants, _key(extra)]
            if extra.beds:
                beds = [*beds, extra.beds]
            if extra.technology:
                bonus = self._technology(extra.technology)
                labs = labs or extra.technology == company.LABORATORIES
                node = node or extra.technology == company.NODE_MODULE
                eco = eco or extra.technology == company.ECO_PLANTS
                if extra.technology == company.ROBOTS:
                    robots += min(self._weights.robots, self.rounds)
        made, need, count = _strongest(plants)
        if labs:
            made += count
        hands = robots + _all_beds(beds, 1 if node else 0)
        wage = max(0.5, self.wage - 3.0) if eco else self.wage
        bonus -= self.horizon * self._weights.bed * wage * max(0.0, need - hands)
        bonus += _IDLE * self.horizon * wage * min(3.0, max(0.0, hands - need))
        bonus -= self._weights.site * max(0, count - firm.unlocked)
        return bonus + self._supply(firm, made)

    def made(self, firm: Firm, extra: OutpostCard | None) -> int:
        """Return what *firm*, with one *extra* card, can supply with the plants that have slots."""
        plants = firm.plants
        labs = firm.labs
        if extra is not None:
            if extra.cities:
                plants = [*plants, _key(extra)]
            labs = labs or extra.technology == company.LABORATORIES
        made, _, count = _strongest(plants)
        return made + count if labs else made

    def _technology(self, technology: str) -> float:
        """Return what a technology brings beside what it changes on the board."""
        if technology == company.DATA_LIBRARY:
            return 5.0 * min(self._weights.library, self.rounds)
        if technology == COLONY:
            return self._weights.colony + self.final()
        return 0.0

    def _supply(self, firm: Firm, made: int) -> float:
        """Return what it is worth to supply *made* cities in the rounds to come."""
        cities, final = firm.cities, self.final()
        now = min(made, cities)
        worth = self.horizon * self.income(now) + final * now
        growth = min(5, 1 + firm.money // 20)
        for more in range(cities + 1, min(made, cities + growth) + 1):
            paid = self.horizon * (self.income(more) - self.income(more - 1)) + final
            worth += max(self._weights.spare, paid - self._weights.city)
        ends_at = self._state.setup.seat_rules.ends_at
        unused = max(0, min(made, ends_at + 1) - max(cities, cities + growth))
        return worth + self._weights.spare * unused


def _strongest(plants: list[int]) -> tuple[int, int, int]:
    """Return what the best plants that find a slot supply and need, and how many they are."""
    ranked = sorted(plants)
    count = min(_SLOTS, len(ranked))
    made = 0
    need = 0
    for index in range(len(ranked) - count, len(ranked)):
        key = ranked[index] % (_BASE * _BASE)
        made += key // _BASE
        need += key % _BASE
    return made, need, count


def _all_beds(beds: list[int], extra: int) -> int:
    """Return the beds of the housings that find a slot, each with *extra* ones."""
    ranked = sorted(beds)
    count = min(_SLOTS, len(ranked))
    total = count * extra
    for index in range(len(ranked) - count, len(ranked)):
        total += ranked[index]
    return total
