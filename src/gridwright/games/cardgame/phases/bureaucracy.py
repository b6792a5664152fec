"""Phase 3: production and the new turn order, the fuel market, the plant market; and scoring."""

from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.cardgame import dummy, refusals, steps
from gridwright.games.cardgame.fuel_market import FIRST_CARD_COLUMN, kind_of, units_of
from gridwright.games.cardgame.phases.turn_order import determine_order
from gridwright.games.cardgame.state import CardState, LastCard, Phase
from gridwright.parts.fuel import Power, best_output, output, powers


def begin(state: CardState, events: EventSink | None) -> None:
    """Open the phase with the first in turn order."""
    state.phase = Phase.BUREAUCRACY
    _call(state, 0, events)


def _call(state: CardState, position: int, events: EventSink | None) -> None:
    """Let the seat at *position* of the turn order produce; the Bank discards its fuel."""
    if position < len(state.order) and state.order[position] == state.setup.dummy:
        dummy.release_fuel(state, events)
        position += 1
    state.to_act = state.order[position] if position < len(state.order) else NOBODY


def legal_actions(state: CardState) -> list[Action]:
    """Return every way to run plants, running none first."""
    player = state.players[state.to_act]
    return list(powers(player.plants, player.store.units))


def refusal(state: CardState, action: Power) -> Refusal:
    """Why the seat to act may not run these plants on this fuel, or `ALLOWED`."""
    player = state.players[state.to_act]
    owned = player.plant_cards()
    for card in action.plants:
        if card not in owned:
            return refusals.NOT_YOUR_PLANT
    if len(set(action.plants)) < len(action.plants):
        return refusals.RUNS_ONCE
    reason = refusals.FUEL_MISSING
    for power in powers(player.plants, player.store.units):
        if power == action:
            return ALLOWED
        if power.plants == action.plants:
            reason = refusals.WRONG_FUEL
    return reason


def run_plants(state: CardState, action: Power, events: EventSink | None) -> None:
    """Burn the fuel, take the income, and let the next in turn order follow."""
    player = state.players[state.to_act]
    income = output(player.plants, action)
    for kind, units in enumerate(action.burnt):
        state.fuel.use(player.store, kind, units)
    if not action.plants:  # CG-3.7
        income = state.setup.content.guaranteed_income
    player.income = income
    player.money += income
    if events is not None:
        values: dict[str, int | str] = {"plants": len(action.plants), "income": income}
        events.add("produced", state.to_act, values)
    _call(state, state.order.index(state.to_act) + 1, events)


def end(state: CardState, events: EventSink | None) -> None:
    """Determine the new order, refill the fuel market, update the plant market (CG-3.2)."""
    determine_order(state, events)
    _refill_fuel(state, events)
    if state.last_card == LastCard.AHEAD:  # CG-3.33
        highest = state.cards.plants()[-1]
        state.cards.remove(highest)
        state.cards.put_under(highest)
        if events is not None:
            events.add("put_under", NOBODY, {"plant": state.word(highest)})
        steps.draw(state, events)
    elif state.last_card == LastCard.OUT_IN_AUCTION:  # CG-3.38
        steps.remove_lowest(state, "update", events)
        steps.draw(state, events)


def _refill_fuel(state: CardState, events: EventSink | None) -> None:
    """Close the gaps towards the cheap columns and fill the rest from the stack."""
    fuel = state.fuel
    capacity = state.setup.seat_rules.column
    fuel.close_gaps(capacity)
    gap = fuel.gap(capacity)
    while gap >= 0:
        if not fuel.deck:
            if not fuel.discard:  # ruling CG-A13
                return
            _reshuffle(state, events)
        card = fuel.draw_into(gap)
        if events is not None:
            values: dict[str, int | str] = {
                "resource": state.resource_id(kind_of(card)),
                "amount": units_of(card),
                "column": gap + FIRST_CARD_COLUMN,
            }
            events.reveal("fuel_drawn", NOBODY, values)
        gap = fuel.gap(capacity)


def _reshuffle(state: CardState, events: EventSink | None) -> None:
    """Shuffle the discard pile into a new stack; the lowest plant goes (CG-3.28)."""
    state.fuel.reshuffle(state.rng)
    if events is not None:
        events.reveal("fuel_reshuffled", NOBODY, {})
    steps.remove_lowest(state, "reshuffle", events)
    steps.draw(state, events)


def settle(state: CardState, events: EventSink | None) -> None:
    """End the game: victory points for the best production and for money (CG-4.3, CG-4.5)."""
    state.phase = Phase.OVER
    state.to_act = NOBODY
    for seat, player in enumerate(state.players):
        production = best_output(player.plants, player.store.units)
        points = player.money // state.setup.content.elektro_per_point
        player.income = production + points
        if events is not None:
            values: dict[str, int | str] = {
                "points": player.income,
                "production": production,
                "money": player.money,
            }
            events.add("scored", seat, values)
