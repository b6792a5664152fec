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
from gridwright.games.board.state import Phase
from gridwright.phases.turns import DONE

_HOUSES: Final = 6  # of a turn that are looked at one by one
_LEAP: Final = 6  # houses that a plan foresees at most
_SETS: Final = 5  # of as many houses that are looked at, where many are asked for
_KINDS: Final = 2  # of fuel; where a seat burns more, fewer amounts of each are looked at


class Turns:
    """Turns of one table, tried out on copies."""

    def __init__(self, game: BoardGame) -> None:
        """Play them by the rules of *game*."""
        self._game = game

    def building(self, look: Outlook, *, are_many: bool) -> list[list[Action]]:
        """Return how many houses to build at the best places, and where else to begin.

        Where *are_many* are asked for, there are those as well that cost the least, or hardly more.
        """
        found = [self._rest(look, [])]
        chain: list[Action] = []
        ahead = look
        while len(chain) < _HOUSES:
            _add(found, [*chain, DONE])
            city = building.best_city(ahead)
            if city < 0:
                break
            chain.append(BUILDS.at(city))
            ahead = self._after(ahead, chain[-1])
        for city in building.nearest(look):
            _add(found, self._rest(look, [BUILDS.at(city)]))
        if are_many and look.player.network:
            for sets in cheap_houses(look, _HOUSES, _SETS):
                for houses in sets:
                    _add_houses(found, [BUILDS.at(city) for city in houses.cities])
        return found

    def fuel(self, look: Outlook, *, are_many: bool) -> list[list[Action]]:
        """Return what to buy: for all plants or without one of them, and what to lay in.

        Where *are_many* are asked for, there is that as well which is best if the round is the
        last, and if it is not; and all kinds of fuel in several amounts.
        """
        found = [self._rest(look, [])]
        run = plan_of_round(look)
        _add(found, [*purchases(look, run.missing), DONE])
        owned = [plant.card for plant in look.player.plants]
        ahead = costs_ahead(look.state, look.facts, look.seat, look.money, _LEAP)
        for idle in owned:
            plan = best_plan(look, [card for card in owned if card != idle], look.money, ahead)
            _add(found, [*purchases(look, plan.missing), DONE])
        _add(found, [DONE])
        for resource in range(look.facts.resources):
            _lay_in(look, run.missing, resource, found)
        if are_many and look.player.network:
            ahead = [0, *[houses.cost for houses in cheapest_houses(look, _LEAP)]]
            is_last = look.is_last
            for look.is_last in (True, False):
                plan = best_plan(look, owned, look.money, ahead)
                _add(found, [*purchases(look, plan.missing), DONE])
            look.is_last = is_last
        if are_many:
            for amounts in _mixtures(look, run.missing):
                _add(found, [*purchases(look, amounts), DONE])
        return found

    def _rest(self, look: Outlook, begun: list[Action]) -> list[Action]:
        """Return a turn that starts with what is *begun* and goes on by the rules of thumb."""
        turn: list[Action] = []
        for action in begun:
            turn.append(action)
            look = self._after(look, action)
        while True:
            action = _likely(look)
            turn.append(action)
            if action is DONE:
                return turn
            look = self._after(look, action)

    def _after(self, look: Outlook, action: Action) -> Outlook:
        """Return how it looks to the same seat after *action*, and before anything is drawn."""
        state = look.state.copy()
        state.cards.deck = ()
        self._game.apply(state, action)
        return Outlook(state, look.facts, look.weights, look.profile, look.seat)


def _likely(look: Outlook) -> Action:
    if look.state.phase == Phase.RESOURCES:
        return choose_fuel(look) or DONE
    return building.choose(look, 1.0) or DONE


def _lay_in(look: Outlook, missing: list[int], resource: int, found: list[list[Action]]) -> None:
    """Add to *found* to fill the room for *resource*, and half of it, beside what is *missing*."""
    if not look.player.capacity.accepts(resource):
        return
    spent = _price(look, missing)
    room = look.player.capacity.room(_with(look, missing), resource)
    room = min(room, look.state.fuel.on_sale[resource] - missing[resource])
    before = price_of(look, resource, missing[resource])
    while room > 0:
        cost = spent - before + price_of(look, resource, missing[resource] + room)
        if cost <= look.money:
            more = missing[:]
            more[resource] += room
            _add(found, [*purchases(look, more), DONE])
            room //= 2
        else:
            room -= 1


def _mixtures(look: Outlook, missing: list[int]) -> list[list[int]]:
    """Return amounts of fuel that the seat can store and pay, by resource.

    Of each kind that is nothing, what is *missing*, all that there is room for, and with few kinds
    one more than is missing and half of the rest.
    """
    player, on_sale = look.player, look.state.fuel.on_sale
    burnt = [kind for kind in range(look.facts.resources) if player.capacity.accepts(kind)]
    found = [[0] * look.facts.resources]
    for kind in burnt:
        grown: list[list[int]] = []
        for amounts in found:
            most = min(player.capacity.room(_with(look, amounts), kind), on_sale[kind])
            asked = [0, missing[kind], most]
            if len(burnt) <= _KINDS:
                asked.extend([missing[kind] + 1, (missing[kind] + most) // 2])
            tried: list[int] = []
            for amount in asked:
                if amount <= most and amount not in tried:
                    tried.append(amount)
                    grown.append([*amounts[:kind], amount, *amounts[kind + 1 :]])
        found = grown
    return [amounts for amounts in found if _price(look, amounts) <= look.money]


def _with(look: Outlook, amounts: list[int]) -> list[int]:
    """Return what the seat has stored with these *amounts* more, by resource."""
    return [have + more for have, more in zip(look.player.stored, amounts, strict=True)]


def _price(look: Outlook, amounts: list[int]) -> int:
    """Return what these *amounts* cost, by resource."""
    price = 0
    for kind, amount in enumerate(amounts):
        price += price_of(look, kind, amount)
    return price


def _add_houses(found: list[list[Action]], houses: list[Action]) -> None:
    """Add a turn with these *houses* to *found*, if no other has the same ones."""
    for turn in found:
        if len(turn) == len(houses) + 1 and all([house in turn for house in houses]):
            return
    found.append([*houses, DONE])


def _add(found: list[list[Action]], turn: list[Action]) -> None:
    """Add *turn* to *found*, if it is not there yet."""
    if turn not in found:
        found.append(turn)
