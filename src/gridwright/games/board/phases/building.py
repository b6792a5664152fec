"""Phase 4: houses are built, the last in turn order first.

A city has one slot in Step 1, a second from Step 2 and a third from Step 3. A house takes the
cheapest free slot, so a city is closed while that slot is not open yet. Houses of the Trust and
markers of starting cities occupy slots like any other house.
"""

from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import EventSink
from gridwright.core.notation import Form
from gridwright.core.offers import Part, Quote
from gridwright.core.phase import WRONG_PHASE
from gridwright.games.board import dummy, steps
from gridwright.games.board.actions import BUILD_FORM, BUILDS, Build
from gridwright.games.board.events import BUILT
from gridwright.games.board.phases.opening import OUTSIDE_AREA
from gridwright.games.board.prices import house_cost, slot_and_connection, taken_for
from gridwright.games.board.state import BoardPlayer, BoardState, PhaseIndex
from gridwright.parts.network import cities_with_room, free_slot
from gridwright.phases.turns import DONE_FORM, SpendingPhase

ALREADY_YOURS: Final = Refusal("already_yours")
CITY_FULL: Final = tuple([Refusal("city_full", f"step{step}") for step in range(4)])
FIRST_NOT_EMPTY: Final = Refusal("first_not_empty")
FIRST_NOT_MARKED: Final = Refusal("first_not_marked")
RESERVED_FOR_STARTER: Final = Refusal("reserved_for_starter")
CITY_OVER_CASH: Final = Refusal("city_over_cash")


class BuildingPhase(SpendingPhase[BoardState]):
    """Each seat builds houses, and pays for slots and connections."""

    name = "building"
    forms: tuple[Form, ...] = (BUILD_FORM, DONE_FORM)

    def end(self, state: BoardState, events: EventSink | None) -> int:
        """End the game (RC-E1, RC-E6), or begin a Step that begins between Phases 4 and 5."""
        if steps.game_ends(state):
            steps.settle(state, events)
            return PhaseIndex.OVER
        if not state.setup.edition.step2_starts_in_bureaucracy:
            steps.begin_step2_if_due(state, events)
        steps.begin_step3_if_due(state, events)
        return PhaseIndex.BUREAUCRACY

    # What may be done

    def purchases(self, state: BoardState) -> list[Action]:
        player = state.players[state.to_act]
        slots, money = state.setup.edition.numbers.slots, player.money
        cheapest = slots[0]
        actions: list[Action] = []
        if money < cheapest:
            return actions
        taken = taken_for(state, player)
        cities, is_first, reach = _open_cities(state, player), not player.network, player.reach
        first, left = taken[0], money
        for city in state.area.cities:  # `house_cost` inlined, as this is the hottest loop of all
            if not is_first:
                left = money - reach[city]
            if left < cheapest or not cities >> city & 1:
                continue
            if not first >> city & 1 or left >= slots[free_slot(taken, city)]:
                actions.append(BUILDS.at(city))
        return actions

    def purchase_refusal(self, state: BoardState, action: Action) -> Refusal:
        if not isinstance(action, Build):
            return WRONG_PHASE
        city = action.city
        player = state.players[state.to_act]
        if _open_cities(state, player) >> city & 1:
            is_affordable = house_cost(state, state.to_act, city) <= player.money
            return ALLOWED if is_affordable else CITY_OVER_CASH
        if player.network >> city & 1:
            return ALREADY_YOURS
        if not state.area.contains(city):
            return OUTSIDE_AREA
        if not player.network and state.marked:
            return FIRST_NOT_MARKED
        if not player.network and _empty_cities(state):
            return FIRST_NOT_EMPTY
        return RESERVED_FOR_STARTER if state.marked >> city & 1 else CITY_FULL[state.step]

    # What it costs

    def prices(self, state: BoardState) -> list[Quote]:
        player = state.players[state.to_act]
        cities = [city for city in state.area.cities if not player.network >> city & 1]
        return [self._quote(state, player, city) for city in cities]

    def _quote(self, state: BoardState, player: BoardPlayer, city: int) -> Quote:
        """Return what *city* costs *player*: its slot, if one is free, and the connection."""
        slots = state.setup.edition.numbers.slots
        slot = free_slot(taken_for(state, player), city)
        parts = [Part("slot", slots[slot])] if slot < len(slots) else []
        if player.network:
            parts.append(Part("connection", player.reach[city], _path(state, player, city)))
        cost = sum([part.amount for part in parts])
        return Quote(BUILDS.at(city), (cost,), tuple(parts), {"cities": len(player.cities) + 1})

    def values(self, state: BoardState, action: Action) -> Values:
        if not isinstance(action, Build):
            return {}
        values: Values = {"city": state.city_id(action.city), "step": state.step}
        if state.area.contains(action.city):
            quote = self._quote(state, state.players[state.to_act], action.city)
            amounts: Values = {part.id: part.amount for part in quote.parts}
            if "slot" in amounts:
                values.update({"connection": 0, "cost": quote.costs[0], **amounts})
        return values

    # What it does

    def purchase(self, state: BoardState, action: Action, events: EventSink | None) -> None:
        """Pay for the connection and the slot, and put the house there."""
        assert isinstance(action, Build)
        city, seat = action.city, state.to_act
        player = state.players[seat]
        taken = taken_for(state, player)
        slot = free_slot(taken, city)
        price = slot_and_connection(state, player, taken, city)
        was_empty = state.is_empty(city)
        path = () if events is None else _path(state, player, city)
        player.money -= price
        player.cities = player.cities + (city,)
        player.slots = player.slots + (slot,)
        player.network |= 1 << city
        player.reach = state.area.extended(player.reach, city)
        state.taken[slot] |= 1 << city
        if events is not None:
            slot_price = state.setup.edition.numbers.slots[slot]
            values: dict[str, int | str] = {
                "city": state.city_id(city),
                "slot": slot_price,
                "connection": price - slot_price,
                "cost": price,
                "path": " ".join(path),
            }
            events.add(BUILT, seat, values)
        if slot == 0 and state.marked >> city & 1:  # RC-4.26
            state.marked &= ~(1 << city)
            state.fuel.give_back(state.setup.edition.numbers.marker, 1)
        if was_empty:
            dummy.follow(state, city, events)
        steps.replace_obsolete(state, events)


def _open_cities(state: BoardState, player: BoardPlayer) -> int:
    """Return the bit set of cities in which *player* may build if it can pay."""
    members = state.area.members
    if player.network:
        taken = taken_for(state, player)
        return cities_with_room(members, taken, state.step) & ~player.network
    if state.marked:  # RC-4.25
        return state.marked
    return _empty_cities(state) or cities_with_room(members, state.taken, state.step)


def _empty_cities(state: BoardState) -> int:
    """Return the empty cities, one of which a first house must take (RC-4.2, ruling A24)."""
    if state.setup.options.first_city_anywhere:
        return 0
    return state.area.members & ~(state.taken[0] | state.taken[1] | state.taken[2])


def _path(state: BoardState, player: BoardPlayer, city: int) -> tuple[str, ...]:
    """Return the ids of the cities from the network of *player* to *city*; none for the first."""
    if not player.network:
        return ()
    path = state.area.path(player.reach, city, player.network)
    return tuple([state.city_id(stop) for stop in path])
