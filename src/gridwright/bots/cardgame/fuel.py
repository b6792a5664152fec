"""Fuel: which cards to buy, and which plants to run."""

from typing import Final

from gridwright.bots.bidding import blurred
from gridwright.bots.cardgame.outlook import Outlook, Weights
from gridwright.bots.profile import Profile
from gridwright.core.action import Action
from gridwright.core.playout import Choices
from gridwright.games.cardgame.actions import BUYS
from gridwright.games.cardgame.fuel_market import FIRST_CARD_COLUMN, fuel_card, kind_of, units_of
from gridwright.games.cardgame.state import CardPlayer, CardState
from gridwright.parts.fuel import Power, output
from gridwright.phases.turns import DONE

_DEAR: Final = 9999  # more than anybody has
_POINT: Final = 10.0  # Elektro for which a point is worth buying at the end


class Cover:
    """How to buy fuel of one kind: what each amount costs, and which card comes first."""

    __slots__ = ("actions", "costs")

    def __init__(self, state: CardState, kind: int, room: int) -> None:
        """Work out every amount up to *room*."""
        costs = [_DEAR] * (room + 1)
        costs[0] = 0
        actions: list[Action] = [DONE] * (room + 1)
        self.costs = costs
        self.actions = actions
        if not room:
            return
        single = fuel_card(kind, 1)
        for _ in range(min(room, state.fuel.singles[kind])):
            self._offer(1, 1, BUYS.at(single, 1))
        for index in range(len(state.fuel.columns)):
            column = index + FIRST_CARD_COLUMN
            for card in state.fuel.columns[index]:
                if kind_of(card) == kind:
                    self._offer(units_of(card), column, BUYS.at(card, column))

    def _offer(self, units: int, cost: int, action: Action) -> None:
        """Let a card that is for sale make amounts cheaper."""
        costs = self.costs
        for amount in range(len(costs) - 1, 0, -1):
            total = costs[max(0, amount - units)] + cost
            if total < costs[amount]:
                costs[amount] = total
                self.actions[amount] = action


class Buyer:
    """The purchases of the seat to act in one turn."""

    __slots__ = ("_covers", "_outlook", "_profile", "_state", "_weights", "goal")

    def __init__(self, state: CardState, profile: Profile, weights: Weights) -> None:
        """Judge *state*."""
        self._state = state
        self._profile = profile
        self._weights = weights
        self._outlook = Outlook(state, profile, weights)
        player = state.players[state.to_act]
        kinds = len(player.store.units)
        self._covers = [Cover(state, kind, _room(player, kind)) for kind in range(kinds)]
        self.goal = [0] * kinds  # units to buy, by kind

    def choose(self, choices: Choices | None) -> Action:
        """Return the next purchase, or the end of the turn."""
        self._plan_run()
        self._add_stock(choices)
        return self._first()

    def candidates(self) -> list[Action]:
        """Return the likely purchase, what only this round needs, and what else is cheap."""
        actions = [self.choose(None)]
        self._plan_run()
        bare = self._first()
        if bare not in actions:
            actions.append(bare)
        money = self._state.players[self._state.to_act].money
        for cover in [] if self._state.is_last_round() else self._covers:
            for amount in range(1, len(cover.costs)):
                action = cover.actions[amount]
                if cover.costs[amount] <= money and action not in actions:
                    actions.append(action)
                    break
        if DONE not in actions:
            actions.append(DONE)
        return actions

    def _first(self) -> Action:
        """Return the first purchase on the way to the goal."""
        for kind in range(len(self.goal)):
            if self.goal[kind]:
                return self._covers[kind].actions[self.goal[kind]]
        return DONE

    # What runs

    def _plan_run(self) -> None:
        """Aim at the fuel of the plants that pay best."""
        state = self._state
        player = state.players[state.to_act]
        plants = player.plants
        worth = _POINT if state.is_last_round() else 1.0
        most = -1.0
        for runs in range(1 << len(plants)):
            supply = 0
            for index in range(len(plants)):
                if runs >> index & 1:
                    supply += plants[index].output
            goal, cost = self._needs(runs)
            if cost <= player.money and worth * supply - cost > most:
                most = worth * supply - cost
                self.goal = goal

    def _needs(self, runs: int) -> tuple[list[int], int]:
        """Return what the bit set *runs* of plants lacks, and what that costs."""
        state = self._state
        player = state.players[state.to_act]
        stored = player.store.units
        goal = [-units for units in stored]
        mixed = 0
        either: tuple[int, ...] = ()
        for index in range(len(player.plants)):
            if runs >> index & 1:
                plant = player.plants[index]
                if len(plant.burns) == 1:
                    kind = plant.burns[0]
                    goal[kind] = goal[kind] + plant.need
                elif plant.burns:
                    mixed += plant.need
                    either = plant.burns
        for kind in either:
            used = min(mixed, max(0, -goal[kind]))
            mixed -= used
            goal[kind] = goal[kind] + used
        cost = 0
        for kind in range(len(goal)):
            goal[kind] = max(0, goal[kind])
            cost += self._cost(kind, goal[kind])
        return goal, cost + self._mix(goal, either, mixed)

    def _mix(self, goal: list[int], either: tuple[int, ...], mixed: int) -> int:
        """Add *mixed* units for hybrids to *goal*, one by one the cheaper; return their cost."""
        cost = 0
        for _ in range(mixed):
            cheaper = either[0]
            for kind in either:
                if self._more(kind, goal[kind]) < self._more(cheaper, goal[cheaper]):
                    cheaper = kind
            cost += self._more(cheaper, goal[cheaper])
            goal[cheaper] = goal[cheaper] + 1
        return cost

    def _cost(self, kind: int, amount: int) -> int:
        costs = self._covers[kind].costs
        return costs[amount] if amount < len(costs) else _DEAR

    def _more(self, kind: int, amount: int) -> int:
        """Return what one unit more than *amount* costs."""
        return self._cost(kind, amount + 1) - self._cost(kind, amount)

    # What is stored

    def _add_stock(self, choices: Choices | None) -> None:
        """Aim at more, where fuel is cheaper now than it will be."""
        state = self._state
        if state.is_last_round():
            return
        player = state.players[state.to_act]
        left = player.money
        for kind in range(len(self.goal)):
            left -= self._cost(kind, self.goal[kind])
        is_near = self._outlook.rounds <= 1.0
        share = self._weights.last_stock if is_near else self._weights.stock
        share += self._profile.hoard
        capacity = player.capacity
        for kind in range(len(self.goal)):
            bare = self.goal[kind]
            if kind in capacity.either and self.goal[kind] == 0 and capacity.pure[kind] == 0:
                continue  # hybrids store the fuel that they burn now
            costs = self._covers[kind].costs
            unit = blurred(share * self._outlook.prices[kind], self._profile.noise, choices)
            most = 0.0
            for amount in range(bare + 1, len(costs)):
                extra = costs[amount] - costs[bare]
                gain = unit * (amount - bare) - extra
                if extra <= left and gain > most:
                    most = gain
                    self.goal[kind] = amount
            left -= costs[self.goal[kind]] - costs[bare]


def _room(player: CardPlayer, kind: int) -> int:
    """Return how many units of *kind* the plants of *player* could still store."""
    capacity = player.capacity
    return max(0, capacity.room(player.store.units, kind)) if capacity.accepts(kind) else 0


def best_runs(actions: list[Action], state: CardState, prices: list[float]) -> list[Action]:
    """Return ways to run plants, those that pay most first; of equal ones those that save fuel."""
    plants = state.players[state.to_act].plants
    ranked: list[tuple[float, int]] = []
    for index in range(len(actions)):
        action = actions[index]
        worth = 0.0
        if isinstance(action, Power):
            worth = float(output(plants, action))
            for kind in range(len(action.burnt)):
                worth -= 0.1 * action.burnt[kind] * prices[kind]
        ranked.append((-worth, index))
    ranked.sort()
    return [actions[index] for _, index in ranked]


def is_better_run(state: CardState, way: Action, other: Action) -> bool:
    """Whether *way* earns more than *other*, even if the fuel that it burns is bought back."""
    if not isinstance(way, Power) or not isinstance(other, Power):
        return False
    plants = state.players[state.to_act].plants
    gain = output(plants, way) - output(plants, other)
    saves = False
    for kind in range(len(way.burnt)):
        more = way.burnt[kind] - other.burnt[kind]
        if more > 0 and not state.is_last_round():
            gain -= Cover(state, kind, more).costs[more]
        saves = saves or more < 0
    return gain > 0 or (gain == 0 and saves)
