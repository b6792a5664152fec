"""Whole turns of buying fuel and of building that are worth a thought."""

from typing import Final

from gridwright.bots.board import building
from gridwright.bots.board.cheapest import cheap_houses, cheapest_houses
from gridwright.bots.board.cities import costs_ahead
from gridwright.bots.board.fuel import best_plan, choose_fuel, plan_of_round, price_of, purchases
from gridwright.bots.board.outlook import Outlook
from gridwright.core.action import Action
from gridwright.games.board.actions import BUILDS
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import PhaseIndex
from gridwright.phases.turns import DONE

_CHAIN: Final = 6  # houses of a turn that are added one by one
_MOST_HOUSES: Final = 6  # that a plan foresees
_SETS: Final = 5  # of each number of houses, where many plans are wanted
_UNKNOWN: Final = -1  # a cost that was not needed yet
_KINDS: Final = 2  # of fuel; a seat that burns more is offered fewer amounts of each


class Turns:
    """Turns of one table, tried out on copies."""

    def __init__(self, game: BoardGame) -> None:
        """Try turns out by the rules of *game*."""
        self._game = game

    def building(self, outlook: Outlook, *, are_many: bool) -> list[list[Action]]:
        """Return how many houses to build at the best places, and where else to begin.

        If *are_many* are wanted, also the sets of houses that cost the least, or hardly more.
        """
        turns = [self._rest(outlook, [])]
        chain: list[Action] = []
        after = outlook
        while len(chain) < _CHAIN:
            _add(turns, [*chain, DONE])
            city = building.best_city(after)
            if city < 0:
                break
            chain.append(BUILDS.at(city))
            after = self._after(after, chain[-1])
        for city in building.nearest(outlook):
            _add(turns, self._rest(outlook, [BUILDS.at(city)]))
        if are_many and outlook.player.network:
            for sets in cheap_houses(outlook, _CHAIN, _SETS):
                for houses in sets:
                    _add_houses(turns, [BUILDS.at(city) for city in houses.cities])
        if outlook.state.round == 1:
            turns = _within_capacity(outlook, turns)
        return self._without_detours(outlook, turns)

    def fuel(self, outlook: Outlook, *, are_many: bool) -> list[list[Action]]:
        """Return what to buy: for all plants or without one of them, and what to lay in.

        If *are_many* are wanted, also what is best if the round is the last, and if it is not; and
        all kinds of fuel in several amounts.
        """
        turns = [self._rest(outlook, [])]
        run = plan_of_round(outlook)
        _add(turns, [*purchases(outlook, run.missing), DONE])
        owned = [plant.card for plant in outlook.player.plants]
        house_costs = costs_ahead(
            outlook.state, outlook.facts, outlook.seat, outlook.money, _MOST_HOUSES
        )
        for idle in owned:
            plan = best_plan(
                outlook, [card for card in owned if card != idle], outlook.money, house_costs
            )
            _add(turns, [*purchases(outlook, plan.missing), DONE])
        _add(turns, [DONE])
        for resource in range(outlook.facts.resources):
            _lay_in(outlook, run.missing, resource, turns)
        if are_many and outlook.player.network:
            house_costs = [0, *[houses.cost for houses in cheapest_houses(outlook, _MOST_HOUSES)]]
            is_last = outlook.is_last
            for outlook.is_last in (True, False):
                plan = best_plan(outlook, owned, outlook.money, house_costs)
                _add(turns, [*purchases(outlook, plan.missing), DONE])
            outlook.is_last = is_last
        if are_many:
            for amounts in _mixtures(outlook, run.missing):
                _add(turns, [*purchases(outlook, amounts), DONE])
        return turns

    def _without_detours(self, outlook: Outlook, turns: list[list[Action]]) -> list[list[Action]]:
        """Return *turns* without those that build the same houses as another one for more."""
        best: list[list[Action]] = []
        costs: list[int] = []
        for turn in turns:
            same = [index for index in range(len(best)) if _has_same_houses(best[index], turn)]
            if not same:
                best.append(turn)
                costs.append(_UNKNOWN)
                continue
            index = same[0]
            if costs[index] == _UNKNOWN:
                costs[index] = self._cost(outlook, best[index])
            cost = self._cost(outlook, turn)
            if cost < costs[index]:
                best[index], costs[index] = turn, cost
        return best

    def _cost(self, outlook: Outlook, turn: list[Action]) -> int:
        """Return what the houses of *turn* cost."""
        money = outlook.money
        for action in turn[:-1]:
            outlook = self._after(outlook, action)
        return money - outlook.money

    def _rest(self, outlook: Outlook, start: list[Action]) -> list[Action]:
        """Return a turn that begins with *start* and goes on by the rules of thumb."""
        turn: list[Action] = []
        for action in start:
            turn.append(action)
            outlook = self._after(outlook, action)
        while True:
            action = _likely(outlook)
            turn.append(action)
            if action is DONE:
                return turn
            outlook = self._after(outlook, action)

    def _after(self, outlook: Outlook, action: Action) -> Outlook:
        """Return the outlook of the same seat after *action*, before anything is drawn."""
        state = outlook.state.copy()
        state.cards.deck = ()
        self._game.apply(state, action)
        return Outlook(state, outlook.facts, outlook.weights, outlook.profile, outlook.seat)


def _likely(outlook: Outlook) -> Action:
    if outlook.state.phase == PhaseIndex.RESOURCES:
        return choose_fuel(outlook) or DONE
    return building.choose(outlook, 1.0) or DONE


def _lay_in(outlook: Outlook, missing: list[int], resource: int, turns: list[list[Action]]) -> None:
    """Add turns to *turns* that fill the room for *resource*, or half of it, beside *missing*."""
    if not outlook.player.capacity.accepts(resource):
        return
    spent = _price(outlook, missing)
    room = outlook.player.capacity.room(_with(outlook, missing), resource)
    room = min(room, outlook.state.fuel.on_sale[resource] - missing[resource])
    before = price_of(outlook, resource, missing[resource])
    while room > 0:
        cost = spent - before + price_of(outlook, resource, missing[resource] + room)
        if cost <= outlook.money:
            more = missing[:]
            more[resource] += room
            _add(turns, [*purchases(outlook, more), DONE])
            room //= 2
        else:
            room -= 1


def _mixtures(outlook: Outlook, missing: list[int]) -> list[list[int]]:
    """Return amounts of fuel that the seat can store and pay, by resource.

    Of each kind that is nothing, what is *missing*, all that there is room for, and with few kinds
    one more than is missing and half of the rest.
    """
    player, on_sale = outlook.player, outlook.state.fuel.on_sale
    burnt = [kind for kind in range(outlook.facts.resources) if player.capacity.accepts(kind)]
    mixtures = [[0] * outlook.facts.resources]
    for kind in burnt:
        grown: list[list[int]] = []
        for amounts in mixtures:
            most = min(player.capacity.room(_with(outlook, amounts), kind), on_sale[kind])
            choices = [0, missing[kind], most]
            if len(burnt) <= _KINDS:
                choices.extend([missing[kind] + 1, (missing[kind] + most) // 2])
            distinct: list[int] = []
            for amount in choices:
                if amount <= most and amount not in distinct:
                    distinct.append(amount)
                    grown.append([*amounts[:kind], amount, *amounts[kind + 1 :]])
        mixtures = grown
    return [amounts for amounts in mixtures if _price(outlook, amounts) <= outlook.money]


def _with(outlook: Outlook, amounts: list[int]) -> list[int]:
    """Return what the seat has stored with these *amounts* more, by resource."""
    return [have + more for have, more in zip(outlook.player.stored, amounts, strict=True)]


def _price(outlook: Outlook, amounts: list[int]) -> int:
    """Return what these *amounts* cost, by resource."""
    price = 0
    for kind, amount in enumerate(amounts):
        price += price_of(outlook, kind, amount)
    return price


def _within_capacity(outlook: Outlook, turns: list[list[Action]]) -> list[list[Action]]:
    """Return those of *turns* that build no more cities than the plants can power."""
    capacity = outlook.player.capacity.best_output(outlook.player.stored)
    most = max(0, capacity - outlook.cities)
    return [turn for turn in turns if len(turn) - 1 <= most]  # the last action ends the turn


def _has_same_houses(turn: list[Action], other: list[Action]) -> bool:
    return len(turn) == len(other) and all([action in other for action in turn])


def _add_houses(turns: list[list[Action]], houses: list[Action]) -> None:
    """Add a turn with these *houses*, unless another one has the same."""
    houses = [*houses, DONE]
    if not any([_has_same_houses(turn, houses) for turn in turns]):
        turns.append(houses)


def _add(turns: list[list[Action]], turn: list[Action]) -> None:
    """Add *turn*, if it is not there yet."""
    if turn not in turns:
        turns.append(turn)
