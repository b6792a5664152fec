"""The first part of a turn: building on the map and on Colony cards."""

from typing import Final

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import EventSink
from gridwright.core.notation import Form
from gridwright.core.offers import Part, Quote
from gridwright.games.outpost import dummy
from gridwright.games.outpost.actions import (
    BUILD_FORMS,
    BUILDINGS,
    BUILDS,
    SETTLES,
    STATION,
    Build,
    Settle,
)
from gridwright.games.outpost.events import BUILT, SETTLED
from gridwright.games.outpost.phases.opening import OUTSIDE_AREA
from gridwright.games.outpost.state import OutpostState, TurnStep
from gridwright.parts.network import cities_with_room, free_slot

TOO_LATE: Final = Refusal("too_late")
WRONG_SITE: Final = Refusal("wrong_site")
SITE_TAKEN: Final = Refusal("site_taken")
ALREADY_YOURS: Final = Refusal("already_yours")
CITY_FULL: Final = Refusal("city_full")
NO_PIECE: Final = Refusal("no_piece")
CITY_OVER_CASH: Final = Refusal("city_over_cash")
NO_COLONY: Final = Refusal("no_colony")
COLONY_FULL: Final = Refusal("colony_full")

_KINDS: Final = (STATION, PLANT, HOUSING)
_YIELDS: Final = ("plant_slots", "housing_slots", "network")  # by kind


class Buildings:
    """Moving stations, plants and housings from the company board to the map."""

    forms: tuple[Form, ...] = BUILD_FORMS

    def add_actions(self, state: OutpostState, actions: list[Action]) -> None:
        if state.turn > TurnStep.STRUCTURE:
            return
        player = state.acting()
        for kind in _KINDS:
            if not player.company.pieces(kind):
                continue
            self._add_builds(state, kind, actions)
            for card, pieces in player.company.colonies:
                if not pieces >> kind & 1:
                    actions.append(SETTLES.at(kind, card))

    def _add_builds(self, state: OutpostState, kind: int, actions: list[Action]) -> None:
        """Add the cities in which a building of *kind* is affordable. Must agree with `cost`."""
        numbers, player = state.setup.content.numbers, state.acting()
        firm, money = player.company, player.money
        cheapest = numbers.slots[0] if kind == STATION else numbers.site
        if money < cheapest:
            return
        cities, is_first, reach = _open_cities(state, kind), not firm.structure, firm.reach
        dearer, left = state.taken[0] if kind == STATION else 0, money
        for city in state.area.cities:
            if not is_first:
                left = money - reach[city]  # reach is 0 in its own cities
            if left < cheapest or not cities >> city & 1:
                continue
            if not dearer >> city & 1 or left >= price(state, kind, city):
                actions.append(BUILDS.at(kind, city))

    def refusal(self, state: OutpostState, action: Action) -> Refusal:
        if state.turn > TurnStep.STRUCTURE:
            return TOO_LATE
        if isinstance(action, Build):
            return self._build_refusal(state, action.kind, action.city)
        assert isinstance(action, Settle)
        return self._settle_refusal(state, action.kind, action.card)

    def _build_refusal(self, state: OutpostState, kind: int, city: int) -> Refusal:
        """Return why the seat to act may not put a building of *kind* into *city*."""
        player = state.acting()
        if not state.area.contains(city):
            return OUTSIDE_AREA
        if not player.company.pieces(kind):
            return NO_PIECE
        if _open_cities(state, kind) >> city & 1:
            return ALLOWED if cost(state, kind, city) <= player.money else CITY_OVER_CASH
        if kind == STATION:
            return ALREADY_YOURS if player.company.network >> city & 1 else CITY_FULL
        is_built = state.sites >> city & 1
        fits = state.setup.sites_for[kind] >> city & 1
        return SITE_TAKEN if is_built and fits else WRONG_SITE

    def _settle_refusal(self, state: OutpostState, kind: int, colony: int) -> Refusal:
        """Return why the seat to act may not put a piece on this Colony card (OP-X.14)."""
        firm = state.acting().company
        for card, pieces in firm.colonies:
            if card == colony:
                if pieces >> kind & 1:
                    return COLONY_FULL
                return ALLOWED if firm.pieces(kind) else NO_PIECE
        return NO_COLONY

    def quotes(self, state: OutpostState) -> list[Quote]:
        """Return every site of the area for each kind, and those on its own Colony cards."""
        quotes: list[Quote] = []
        for kind in _KINDS:
            yields: Values = {_YIELDS[kind]: 1}
            for city in state.area.cities:
                if kind == STATION or state.setup.sites_for[kind] >> city & 1:
                    parts = _parts(state, kind, city)
                    costs = (sum([part.amount for part in parts]),)
                    quotes.append(Quote(BUILDS.at(kind, city), costs, parts, yields))
            for card, _ in state.acting().company.colonies:
                quotes.append(Quote(SETTLES.at(kind, card), yields=yields))
        return quotes

    def values(self, state: OutpostState, action: Action) -> Values:
        if isinstance(action, Settle):
            return {"plant": state.word(action.card), "building": BUILDINGS[action.kind]}
        assert isinstance(action, Build)
        kind, city = action.kind, action.city
        values: Values = {"city": state.city_id(city), "building": BUILDINGS[kind]}
        values["step"] = state.stage
        if state.area.contains(city):
            parts = _parts(state, kind, city)
            values["cost"] = sum([part.amount for part in parts])
            values["slot"] = sum([part.amount for part in parts if part.id != "connection"])
            values["connection"] = connection_cost(state, city)
        return values

    def apply(self, state: OutpostState, action: Action, events: EventSink | None) -> None:
        if isinstance(action, Build):
            self._build(state, action.kind, action.city, events)
            return
        assert isinstance(action, Settle)
        state.acting().company.put_on_colony(action.card, action.kind)
        if events is not None:
            word = state.word(action.card)
            events.add(SETTLED, state.to_act, {"plant": word, "why": BUILDINGS[action.kind]})

    def _build(self, state: OutpostState, kind: int, city: int, events: EventSink | None) -> None:
        """Pay for the connection and the slot or site, and put the building there."""
        player = state.acting()
        site_price = price(state, kind, city)
        connection = connection_cost(state, city)
        path = _path(state, city) if connection and events is not None else ()
        player.money -= site_price + connection
        if kind == STATION:
            state.place_station(player.company, city, free_slot(state.taken, city))
        else:
            state.place_building(player.company, kind, city)
        if events is not None:
            values: dict[str, int | str] = {
                "city": state.city_id(city),
                "slot": site_price,
                "connection": connection,
                "cost": site_price + connection,
                "why": BUILDINGS[kind],
                "path": " ".join(path),
            }
            events.add(BUILT, state.to_act, values)
        if kind == STATION:
            dummy.follow(state, city, events)


def _open_cities(state: OutpostState, kind: int) -> int:
    """Return the bit set of cities with a free slot or site for a building of *kind*."""
    members = state.area.members
    if kind != STATION:
        return members & state.setup.sites_for[kind] & ~state.sites
    network = state.acting().company.network
    return cities_with_room(members, state.taken, state.stage) & ~network


def price(state: OutpostState, kind: int, city: int) -> int:
    """Return the price of the slot or site, which must be free."""
    numbers = state.setup.content.numbers
    if kind != STATION:
        return numbers.site
    return numbers.slots[free_slot(state.taken, city)]


def connection_cost(state: OutpostState, city: int) -> int:
    """Return the cost of the connection; 0 for a first building, and in its own cities."""
    firm = state.acting().company
    return firm.reach[city] if firm.structure else 0


def cost(state: OutpostState, kind: int, city: int) -> int:
    """Return what the seat to act pays for a building in *city*."""
    return price(state, kind, city) + connection_cost(state, city)


def _parts(state: OutpostState, kind: int, city: int) -> tuple[Part, ...]:
    """Return the parts of the price of a building in *city*; no slot if none is free."""
    parts: list[Part] = []
    if kind != STATION:
        parts.append(Part("site", price(state, kind, city)))
    elif free_slot(state.taken, city) < len(state.taken):
        parts.append(Part("slot", price(state, kind, city)))
    connection = connection_cost(state, city)
    if connection:
        parts.append(Part("connection", connection, _path(state, city)))
    return tuple(parts)


def _path(state: OutpostState, city: int) -> tuple[str, ...]:
    """Return the ids of the cities from the colony of the seat to act to *city*."""
    path = state.area.path(state.acting().company.reach, city)
    return tuple([state.city_id(stop) for stop in path])
