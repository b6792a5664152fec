"""The Bank, the dummy of the two-player game.

The rules determine everything it does, and it happens automatically.
"""

from gridwright.core.events import EventSink
from gridwright.games.cardgame import steps
from gridwright.games.cardgame.events import BANK_FUEL, BANK_RELEASED, BANK_TOOK, SURPLUS_RETURNED
from gridwright.games.cardgame.fuel_market import FuelStore, kind_of, units_of
from gridwright.games.cardgame.state import CardState
from gridwright.phases.events import REMOVED_PLANT


def take_plant(state: CardState, card: int, events: EventSink | None) -> None:
    """Let the Bank take the plant *card* in this round (CG-1.43)."""
    bank = state.bank
    assert bank is not None
    state.cards.remove(card)
    state.token.leave(card)
    bank.plants = (*bank.plants, state.setup.content.plants[card])
    if events is not None:
        events.add(BANK_TOOK, state.dummy, {"plant": state.word(card)})
    if len(bank.plants) > state.setup.content.plant_limit:  # CG-1.47
        oldest = bank.plants[0].card
        bank.plants = bank.plants[1:]
        state.box = (*state.box, oldest)
        if events is not None:
            events.add(REMOVED_PLANT, state.dummy, {"plant": state.word(oldest)})
    steps.draw(state, events)


def take_fuel(state: CardState, events: EventSink | None) -> None:
    """Let the Bank take fuel for one run of all its plants, pure plants first (CG-2.29)."""
    bank = state.bank
    assert bank is not None
    pair: tuple[int, ...] = ()
    wanted = 0  # units for hybrids
    surplus = [0] * len(bank.store.units)  # units that went back to column 1
    for plant in bank.plants:
        if len(plant.burns) > 1:
            pair = plant.burns
            wanted += plant.need
    for kind in range(len(bank.store.units)):
        need = sum([plant.need for plant in bank.plants if plant.burns == (kind,)])
        room = need + wanted if kind in pair else need
        surplus[kind] = _take_for(state, bank.store, kind, need, room)
        if kind in pair:  # CG-2.30, ruling CG-A20: first what is left over of gas, then of oil
            wanted -= max(0, bank.store.units[kind] - need)
    while wanted > 0:
        card, column = _cheaper(state, pair)
        if not card:
            break
        units = min(wanted, units_of(card))
        surplus[kind_of(card)] += state.fuel.move_to(bank.store, card, column, units)
        wanted -= units
    if events is not None:
        _add_fuel_events(state, bank.store.units, surplus, events)


def _add_fuel_events(
    state: CardState, stored: list[int], surplus: list[int], events: EventSink
) -> None:
    """Add events for what the Bank has of each fuel now, and what went back to column 1."""
    for kind, units in enumerate(stored):
        for event, amount in ((BANK_FUEL, units), (SURPLUS_RETURNED, surplus[kind])):
            if amount:
                state.add_fuel_event(events, event, state.dummy, kind, amount)


def _take_for(state: CardState, store: FuelStore, kind: int, need: int, room: int) -> int:
    """Take the cheapest cards of *kind* until *need* is met; return the units that go back."""
    surplus = 0
    while store.units[kind] < need:
        card, column = state.fuel.cheapest(kind)
        if not card:
            break
        units = min(units_of(card), room - store.units[kind])
        surplus += state.fuel.move_to(store, card, column, units)
    return surplus


def _cheaper(state: CardState, pair: tuple[int, ...]) -> tuple[int, int]:
    """Return the cheaper card for a hybrid, and its column; gas at equal prices (CG-2.33)."""
    best = (0, 0)
    for kind in pair:
        card, column = state.fuel.cheapest(kind)
        if card and (not best[0] or column < best[1]):
            best = (card, column)
    return best


def release_fuel(state: CardState, events: EventSink | None) -> None:
    """Let the Bank discard all its fuel (CG-3.12)."""
    bank = state.bank
    assert bank is not None
    for kind, units in enumerate(bank.store.units):
        state.fuel.use(bank.store, kind, units)
    if events is not None:
        events.add(BANK_RELEASED, state.dummy, {})
