"""Phase 3: buildings, the company board, workers; the last in turn order first.

The three actions of a turn come in this order, and each may be skipped. Whoever has begun the
second builds no more, and whoever has hired changes no slot.
"""

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.outpost import company as board
from gridwright.games.outpost import dummy, refusals
from gridwright.games.outpost.actions import (
    DONE,
    ROBOT,
    Build,
    Hire,
    PlaceSyndicate,
    Settle,
    Slot,
    Swap,
    build,
    hire_action,
    settle_action,
    slot_action,
    swap_action,
)
from gridwright.games.outpost.state import STATION, WORKERS, OutpostState, Phase, Turn
from gridwright.parts.network import cities_with_room, free_slot

_KINDS = (STATION, PLANT, HOUSING)


def begin(state: OutpostState, events: EventSink | None) -> None:
    """Open the phase with the last in turn order."""
    state.phase = Phase.EXPANSION
    for player in state.players:
        player.company.busy = 0
    _call(state, len(state.order) - 1, events)


def _call(state: OutpostState, position: int, events: EventSink | None) -> None:
    """Let the seat at *position* of the turn order act; -1 ends the phase.

    The Syndicate acts at once, unless a human has to choose a site for it.
    """
    state.turn = Turn.STRUCTURE
    if position >= 0 and state.order[position] == state.setup.dummy:
        dummy.expand(state, events)
        if state.to_act != NOBODY:
            return
        position -= 1
    state.to_act = state.order[position] if position >= 0 else NOBODY


def legal_actions(state: OutpostState) -> list[Action]:
    """Return everything that the seat to act may still do in its turn."""
    if dummy.awaits_site(state):
        return [PlaceSyndicate(city) for city in dummy.sites(state)]
    actions: list[Action] = []
    if state.turn == Turn.STRUCTURE:
        _add_buildings(state, actions)
    if state.turn <= Turn.COMPANY:
        _add_slots(state, actions)
    if state.turn < Turn.WORKERS:
        for amount in range(_most_affordable(state) + 1):
            actions.append(hire_action(amount))
    if robot_refusal(state) is ALLOWED:
        actions.append(ROBOT)
    actions.append(DONE)
    return actions


# Buildings


def _add_buildings(state: OutpostState, actions: list[Action]) -> None:
    """Add every building that may be put on the map or on a Colony card."""
    player = state.acting()
    for kind in _KINDS:
        if not pieces(state, kind):
            continue
        left = _open_cities(state, kind)
        while left:
            lowest = left & -left
            left ^= lowest
            city = lowest.bit_length() - 1
            if cost(state, kind, city) <= player.money:
                actions.append(build(kind, city))
        for card, on_it in player.company.colonies:
            if not on_it >> kind & 1:
                actions.append(settle_action(kind, card))


def _open_cities(state: OutpostState, kind: int) -> int:
    """Return the cities with a place for a building of *kind*, as a bit set."""
    members = state.area.members
    if kind != STATION:
        return members & state.setup.sites_for[kind] & ~state.sites
    network = state.acting().company.network
    return cities_with_room(members, state.taken, state.stage) & ~network


def pieces(state: OutpostState, kind: int) -> int:
    """Return how many buildings of *kind* the seat to act has left."""
    company = state.acting().company
    return company.stations if kind == STATION else company.buildings[kind]


def price(state: OutpostState, kind: int, city: int) -> int:
    """Return the price of the slot or site, which must be free."""
    numbers = state.setup.content.numbers
    if kind != STATION:
        return numbers.site
    return numbers.slots[free_slot(state.taken, city)]


def connection_cost(state: OutpostState, city: int) -> int:
    """Return the cheapest connection; none for the first building and in an own city."""
    company = state.acting().company
    if not company.structure or company.structure >> city & 1:
        return 0
    return company.reach[city]


def cost(state: OutpostState, kind: int, city: int) -> int:
    """Return what the seat to act pays for a building in *city*."""
    return price(state, kind, city) + connection_cost(state, city)


def build_refusal(state: OutpostState, kind: int, city: int) -> Refusal:
    """Why the seat to act may not put a building of *kind* into *city*."""
    if dummy.awaits_site(state):
        return refusals.CHOOSE_SITE_FIRST
    if state.turn > Turn.STRUCTURE:
        return refusals.TOO_LATE
    if not state.area.contains(city):
        return refusals.OUTSIDE_AREA
    if not pieces(state, kind):
        return refusals.NO_PIECE
    if _open_cities(state, kind) >> city & 1:
        affordable = cost(state, kind, city) <= state.acting().money
        return ALLOWED if affordable else refusals.CITY_OVER_CASH
    if kind == STATION:
        is_own = state.acting().company.network >> city & 1
        return refusals.ALREADY_YOURS if is_own else refusals.CITY_FULL
    is_built = state.sites >> city & 1
    fits = state.setup.sites_for[kind] >> city & 1
    return refusals.SITE_TAKEN if is_built and fits else refusals.WRONG_SITE


def build_in_city(state: OutpostState, action: Build, events: EventSink | None) -> None:
    """Pay for the connection and the place, and put the building there."""
    player = state.acting()
    company = player.company
    kind, city = action.kind, action.city
    place = price(state, kind, city)
    connection = connection_cost(state, city)
    player.money -= place + connection
    if kind == STATION:
        slot = free_slot(state.taken, city)
        state.taken[slot] |= 1 << city
        company.put_station(city, slot)
    else:
        state.sites |= 1 << city
        company.put_building(kind, city)
    company.structure |= 1 << city
    company.reach = state.area.extended(company.reach, city)
    if events is not None:
        values: dict[str, int | str] = {
            "city": state.city_id(city),
            "slot": place,
            "connection": connection,
            "cost": place + connection,
            "why": ("plant", "housing", "station")[kind],
        }
        events.add("built", state.to_act, values)
    if kind == STATION:
        dummy.follow(state, city, events)


def settle_refusal(state: OutpostState, action: Settle) -> Refusal:
    """Why the seat to act may not put a piece on this Colony card (OP-X.14)."""
    if dummy.awaits_site(state):
        return refusals.CHOOSE_SITE_FIRST
    if state.turn > Turn.STRUCTURE:
        return refusals.TOO_LATE
    for card, on_it in state.acting().company.colonies:
        if card == action.card:
            if on_it >> action.kind & 1:
                return refusals.COLONY_FULL
            return ALLOWED if pieces(state, action.kind) else refusals.NO_PIECE
    return refusals.NO_COLONY


def settle(state: OutpostState, action: Settle, events: EventSink | None) -> None:
    """Put a piece on the Colony card, free of charge."""
    dummy.settle_on_colony(state.acting().company, action.card, action.kind)
    if events is not None:
        values: dict[str, int | str] = {
            "plant": state.word(action.card),
            "why": ("plant", "housing", "station")[action.kind],
        }
        events.add("settled", state.to_act, values)


# The company board


def _add_slots(state: OutpostState, actions: list[Action]) -> None:
    """Add every card that may go into a slot, and every exchange."""
    company = state.acting().company
    for kind in (PLANT, HOUSING):
        fitting = [card for card in company.pool if board.fits_slot(state.card(card), kind)]
        if fitting and board.free_slots(state.setup, company, kind) > 0:
            for card in fitting:
                actions.append(slot_action(card, kind))
        for old in company.slots[kind]:
            for new in fitting:
                if board.improves(state.card(new), state.card(old), kind):
                    actions.append(swap_action(old, new))


def slot_refusal(state: OutpostState, action: Slot) -> Refusal:
    """Why the seat to act may not put this card into a slot."""
    if dummy.awaits_site(state):
        return refusals.CHOOSE_SITE_FIRST
    if state.turn > Turn.COMPANY:
        return refusals.TOO_LATE
    company = state.acting().company
    if action.card not in company.pool:
        return refusals.NOT_IN_POOL
    if not board.fits_slot(state.card(action.card), action.kind):
        return refusals.WRONG_SLOT
    free = board.free_slots(state.setup, company, action.kind)
    return ALLOWED if free > 0 else refusals.NO_FREE_SLOT


def put_in_slot(state: OutpostState, action: Slot, events: EventSink | None) -> None:
    """Move a card from the pool into a slot."""
    company = state.acting().company
    state.turn = Turn.COMPANY
    company.pool = tuple([card for card in company.pool if card != action.card])
    company.slots[action.kind] = (*company.slots[action.kind], action.card)
    if events is not None:
        events.add("slotted", state.to_act, {"plant": state.word(action.card)})


def _slot_kind(state: OutpostState, card: int) -> int:
    """Return in which kind of slot *card* lies, or -1."""
    company = state.acting().company
    for kind in (PLANT, HOUSING):
        if card in company.slots[kind]:
            return kind
    return -1


def swap_refusal(state: OutpostState, action: Swap) -> Refusal:
    """Why the seat to act may not exchange these cards."""
    if dummy.awaits_site(state):
        return refusals.CHOOSE_SITE_FIRST
    if state.turn > Turn.COMPANY:
        return refusals.TOO_LATE
    kind = _slot_kind(state, action.old)
    if kind < 0:
        return refusals.NOT_IN_SLOT
    if action.new not in state.acting().company.pool:
        return refusals.NOT_IN_POOL
    new = state.card(action.new)
    if not board.fits_slot(new, kind):
        return refusals.WRONG_SLOT
    better = board.improves(new, state.card(action.old), kind)
    return ALLOWED if better else refusals.NO_IMPROVEMENT


def swap(state: OutpostState, action: Swap, events: EventSink | None) -> None:
    """Exchange a card in a slot for one of the pool; workers move over (OP-3b.7)."""
    company = state.acting().company
    kind = _slot_kind(state, action.old)
    state.turn = Turn.COMPANY
    dummy.exchange(company, kind, action.old, action.new)
    if events is not None:
        values: dict[str, int | str] = {
            "old": state.word(action.old),
            "plant": state.word(action.new),
        }
        events.add("swapped", state.to_act, values)


# Workers


def most_seasonal(state: OutpostState) -> int:
    """Return how many seasonal workers are missing: never more may be hired (OP-3c.5)."""
    company = state.acting().company
    need = board.workers_needed(state.setup, company)
    if board.ROBOTS in company.technologies and _can_make_robot(state):
        need = max(need, 1)  # OP-A16
    return max(0, need - board.beds(state.setup, company) - company.robots)


def hire_cost(state: OutpostState, amount: int) -> int:
    """Return the price of the *amount* cheapest workers, each less the rebate of Eco Plants."""
    company = state.acting().company
    if board.ECO_PLANTS not in company.technologies:
        return state.labour.cost(WORKERS, amount)
    rebate = state.setup.content.numbers.hire_rebate
    prices = state.setup.labour.prices
    first = len(prices) - state.labour.on_sale[WORKERS]
    return sum([max(0, wage - rebate) for wage in prices[first : first + amount]])


def _most_affordable(state: OutpostState) -> int:
    """Return how many seasonal workers the seat to act may hire. Agrees with `hire_refusal`."""
    amount = min(most_seasonal(state), state.labour.on_sale[WORKERS])
    while amount and hire_cost(state, amount) > state.acting().money:
        amount -= 1
    return amount


def hire_refusal(state: OutpostState, action: Hire) -> Refusal:
    """Why the seat to act may not hire so many. Agrees with `_most_affordable`."""
    if dummy.awaits_site(state):
        return refusals.CHOOSE_SITE_FIRST
    if state.turn >= Turn.WORKERS:
        return refusals.TOO_LATE
    if not 0 <= action.seasonal <= most_seasonal(state):
        return refusals.TOO_MANY_WORKERS
    if action.seasonal > state.labour.on_sale[WORKERS]:
        return refusals.NO_WORKERS
    if hire_cost(state, action.seasonal) > state.acting().money:
        return refusals.WORKERS_OVER_CASH
    return ALLOWED


def hire(state: OutpostState, action: Hire, events: EventSink | None) -> None:
    """Hire seasonal workers first, then fill the empty beds for nothing (OP-3c.7, OP-3c.9)."""
    player = state.acting()
    state.turn = Turn.WORKERS
    wages = hire_cost(state, action.seasonal)
    player.money -= wages
    filled = dummy.take_workers(state, player.company, action.seasonal)
    if events is not None:
        values: dict[str, int | str] = {
            "amount": action.seasonal,
            "cost": wages,
            "beds": filled,
        }
        events.add("hired", state.to_act, values)


def _can_make_robot(state: OutpostState) -> bool:
    """Whether the Robots card could be used once more."""
    company = state.acting().company
    return not company.busy and company.robots < state.setup.content.numbers.robots


def robot_refusal(state: OutpostState) -> Refusal:
    """Why the seat to act may not make a robot (OP-X.7)."""
    company = state.acting().company
    if dummy.awaits_site(state):
        return refusals.CHOOSE_SITE_FIRST
    if board.ROBOTS not in company.technologies:
        return refusals.NO_ROBOTS
    if company.busy:
        return refusals.ROBOT_MADE
    if company.robots == state.setup.content.numbers.robots:
        return refusals.ALL_ROBOTS
    return ALLOWED if board.available(company) > 0 else refusals.NO_HAND


def make_robot(state: OutpostState, events: EventSink | None) -> None:
    """Let one worker make a robot, which can already run a plant this round (OP-A16)."""
    company = state.acting().company
    state.turn = Turn.ROBOT
    company.busy = 1
    company.robots += 1
    if events is not None:
        events.add("robot_made", state.to_act, {"amount": company.robots})


# The end of a turn


def done(state: OutpostState, events: EventSink | None) -> None:
    """End the turn; the seat before in turn order is next."""
    _call(state, state.order.index(state.to_act) - 1, events)


def choose_site(state: OutpostState, city: int, events: EventSink | None) -> None:
    """Build for the Syndicate where the human decided, and let it go on (OP-Y.25)."""
    dummy.build_site(state, city, events)
    _call(state, state.order.index(state.setup.dummy), events)
