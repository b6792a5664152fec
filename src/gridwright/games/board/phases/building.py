"""Phase 4: houses are built, the last in turn order first.

A slot is open once the Step has reached it: the first in Step 1, the second in Step 2, the
third in Step 3. A house goes to the cheapest free slot, so a city is closed when that slot is
not open yet. The Trust's houses and the markers of starting cities only occupy slots.
"""

from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.board import dummy, refusals, steps
from gridwright.games.board.actions import DONE, build
from gridwright.games.board.map_rules import URANIUM
from gridwright.games.board.state import BoardPlayer, BoardState, Phase
from gridwright.parts.network import cities_with_room, free_slot


def begin(state: BoardState) -> None:
    """Open the phase with the last in turn order."""
    state.phase = Phase.BUILDING
    state.to_act = state.humans()[-1]


def legal_actions(state: BoardState) -> list[Action]:
    """Return every city in which the seat to act may build, and the end of the turn."""
    player = state.players[state.to_act]
    taken = _taken_for(state, player)
    actions: list[Action] = []
    left = _open_cities(state, state.to_act)
    while left:
        lowest = left & -left
        left ^= lowest
        city = lowest.bit_length() - 1
        if _cost(state, player, taken, city) <= player.money:
            actions.append(build(city))
    actions.append(DONE)
    return actions


def _open_cities(state: BoardState, seat: int) -> int:
    """Return the cities in which *seat* may build if it can pay, as a bit set."""
    player = state.players[seat]
    members = state.area.members
    if player.network:
        taken = _taken_for(state, player)
        return cities_with_room(members, taken, state.step) & ~player.network
    if state.marked:  # RC-4.25
        return state.marked
    return _empty_cities(state) or cities_with_room(members, state.taken, state.step)


def _empty_cities(state: BoardState) -> int:
    """Return the cities that a first house is bound to (RC-4.2); none without one (ruling A24)."""
    if state.setup.options.first_city_anywhere:
        return 0
    return state.area.members & ~(state.taken[0] | state.taken[1] | state.taken[2])


def _taken_for(state: BoardState, player: BoardPlayer) -> list[int]:
    """Return the slots that *player* cannot have; marked ones wait for a starter (RC-4.28)."""
    if not state.marked or not player.network:
        return state.taken
    return [state.taken[0] | state.marked, *state.taken[1:]]


def slot_for(state: BoardState, seat: int, city: int) -> int:
    """Return the slot that a house of *seat* would take in *city*, the number of slots if none."""
    return free_slot(_taken_for(state, state.players[seat]), city)


def connection_cost(state: BoardState, seat: int, city: int) -> int:
    """Return the cheapest connection from the network of *seat*; a first city needs none."""
    player = state.players[seat]
    return player.reach[city] if player.network else 0


def cost(state: BoardState, seat: int, city: int) -> int:
    """Return what *seat* pays to build in *city*, which must have a free slot."""
    player = state.players[seat]
    return _cost(state, player, _taken_for(state, player), city)


def _cost(state: BoardState, player: BoardPlayer, taken: list[int], city: int) -> int:
    """Return slot and connection; *taken* are the slots that *player* cannot have."""
    price = state.setup.edition.numbers.slots[free_slot(taken, city)]
    return price + player.reach[city] if player.network else price


def refusal(state: BoardState, city: int) -> Refusal:
    """Why the seat to act may not build in *city*, or `ALLOWED`."""
    player = state.players[state.to_act]
    if _open_cities(state, state.to_act) >> city & 1:
        affordable = cost(state, state.to_act, city) <= player.money
        return ALLOWED if affordable else refusals.CITY_OVER_CASH
    if player.network >> city & 1:
        return refusals.ALREADY_YOURS
    if not state.area.contains(city):
        return refusals.OUTSIDE_AREA
    is_marked = state.marked >> city & 1
    if not player.network and state.marked:
        return refusals.FIRST_NOT_MARKED
    if not player.network and _empty_cities(state):
        return refusals.FIRST_NOT_EMPTY
    return refusals.RESERVED_FOR_STARTER if is_marked else refusals.CITY_FULL[state.step]


def build_house(state: BoardState, city: int, events: EventSink | None) -> None:
    """Pay for the connection and the slot, and put the house there."""
    seat = state.to_act
    player = state.players[seat]
    slot = slot_for(state, seat, city)
    price = cost(state, seat, city)
    was_empty = state.is_empty(city)
    player.money -= price
    player.cities = (*player.cities, city)
    player.slots = (*player.slots, slot)
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
        }
        events.add("built", seat, values)
    if slot == 0 and state.marked >> city & 1:  # RC-4.26
        state.marked &= ~(1 << city)
        state.fuel.give_back(URANIUM, 1)
    if was_empty:
        dummy.follow(state, city, events)
    steps.replace_obsolete(state, events)


def done(state: BoardState) -> None:
    """End the turn; the seat before in turn order builds next."""
    humans = state.humans()
    position = humans.index(state.to_act)
    state.to_act = humans[position - 1] if position else NOBODY


def end(state: BoardState, events: EventSink | None) -> None:
    """Close the phase: Steps that begin between Phases 4 and 5."""
    if not state.setup.edition.step2_starts_in_bureaucracy():
        steps.begin_step2_if_due(state, events)
    steps.begin_step3_if_due(state, events)
