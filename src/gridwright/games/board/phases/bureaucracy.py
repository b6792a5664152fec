"""Phase 5: income, refill, and the update of the plant market."""

from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.board import dummy, refusals, steps
from gridwright.games.board.state import BoardState, Phase
from gridwright.parts.fuel import Power, best_output, output, powers


def begin(state: BoardState, events: EventSink | None) -> None:
    """Open the phase: Step 2 if it is due, then income from the leader on."""
    state.phase = Phase.BUREAUCRACY
    steps.begin_step2_if_due(state, events)
    _call(state, 0, events)


def _call(state: BoardState, position: int, events: EventSink | None) -> None:
    """Let the seat at *position* of the turn order supply its cities, the dummy at once."""
    if position < len(state.order) and state.order[position] == state.setup.dummy:
        dummy.release_fuel(state, events)
        position += 1
    state.to_act = state.order[position] if position < len(state.order) else NOBODY


def legal_actions(state: BoardState) -> list[Action]:
    """Return every way to run plants, running none first."""
    player = state.players[state.to_act]
    return list(powers(player.plants, player.stored))


def refusal(state: BoardState, action: Power) -> Refusal:
    """Why the seat to act may not run these plants on this fuel, or `ALLOWED`."""
    player = state.players[state.to_act]
    owned = player.plant_numbers()
    for number in action.plants:
        if number not in owned:
            return refusals.NOT_YOUR_PLANT
    if len(set(action.plants)) < len(action.plants):
        return refusals.RUNS_ONCE
    reason = refusals.FUEL_MISSING
    for power in powers(player.plants, player.stored):
        if power == action:
            return ALLOWED
        if power.plants == action.plants:
            reason = refusals.WRONG_FUEL
    return reason


def income(state: BoardState, powered: int) -> int:
    """Return what *powered* cities pay."""
    table = state.setup.edition.numbers.income
    return table[min(powered, len(table) - 1)]


def run_plants(state: BoardState, action: Power, events: EventSink | None) -> None:
    """Burn the fuel, be paid, and let the next in turn order follow."""
    player = state.players[state.to_act]
    made = output(player.plants, action)
    for resource, amount in enumerate(action.burnt):
        player.stored[resource] -= amount
        state.fuel.give_back(resource, amount)
    player.powered = min(len(player.cities), made)
    pay = income(state, player.powered)
    player.money += pay
    if events is not None:
        values: dict[str, int | str] = {"cities": player.powered, "income": pay}
        events.add("powered", state.to_act, values)
    _call(state, state.order.index(state.to_act) + 1, events)


def end(state: BoardState, events: EventSink | None) -> None:
    """Refill the resource market, then update the plant market."""
    for resource in range(len(state.fuel.on_sale)):
        _refill(state, resource, events)
    if state.step == 3:  # noqa: PLR2004
        steps.remove_lowest(state, "step3_update", events)  # RC-5.17
        steps.draw(state, events)
    elif not steps.is_last_card_gone(state):  # RC-ST25
        highest = state.cards.plants()[-1]
        state.cards.remove(highest)
        state.cards.put_under(highest)
        if events is not None:
            events.add("put_under", NOBODY, {"plant": highest})
        steps.draw(state, events)
    steps.begin_step3_if_due(state, events)


def _refill(state: BoardState, resource: int, events: EventSink | None) -> None:
    """Move this round's units of *resource* from the supply to the market."""
    if state.ended_refills >> resource & 1:  # RC-G1
        return
    moved = state.fuel.refill(resource, state.setup.refill[resource][state.step - 1])
    if moved and events is not None:
        values: dict[str, int | str] = {"resource": state.resource_id(resource), "amount": moved}
        events.add("refilled", NOBODY, values)


def settle(state: BoardState, events: EventSink | None) -> None:
    """End the game: count for each seat the cities it can supply (RC-E4, CL-E3)."""
    state.phase = Phase.OVER
    state.to_act = NOBODY
    for seat, player in enumerate(state.players):
        player.powered = min(len(player.cities), best_output(player.plants, player.stored))
        if events is not None:
            events.add("final", seat, {"cities": player.powered, "money": player.money})
