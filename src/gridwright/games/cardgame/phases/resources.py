"""Phase 2: fuel cards are bought, the last in turn order first.

A card costs the number of its column. Units that find no room return to column 1 as singles.
"""

from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.cardgame import dummy, refusals
from gridwright.games.cardgame.actions import DONE, Buy, buy
from gridwright.games.cardgame.fuel_market import (
    FIRST_CARD_COLUMN,
    fuel_card,
    kind_of,
    units_of,
)
from gridwright.games.cardgame.state import CardPlayer, CardState, Phase
from gridwright.parts.fuel import RUNS_STORED, Capacity


def begin(state: CardState, events: EventSink | None) -> None:
    """Open the phase with the last in turn order."""
    state.phase = Phase.RESOURCES
    _call(state, len(state.order) - 1, events)


def _call(state: CardState, position: int, events: EventSink | None) -> None:
    """Let the seat at *position* of the turn order buy, the Bank at once; -1 ends the phase."""
    if position >= 0 and state.order[position] == state.setup.dummy:
        dummy.take_fuel(state, events)
        position -= 1
    state.to_act = state.order[position] if position >= 0 else NOBODY


def legal_actions(state: CardState) -> list[Action]:
    """Return every card that may be bought, column by column, and the end of the turn."""
    player = state.players[state.to_act]
    room = [room_for(state, player, kind) for kind in range(len(player.store.units))]
    actions: list[Action] = []
    if player.money >= 1:
        for kind, singles in enumerate(state.fuel.singles):
            if singles and room[kind] > 0:
                actions.append(buy(fuel_card(kind, 1), 1))
    for index, cards in enumerate(state.fuel.columns):
        column = index + FIRST_CARD_COLUMN
        if column > player.money:
            break
        before = 0
        for card in cards:
            if card != before and room[kind_of(card)] > 0:
                actions.append(buy(card, column))
            before = card
    actions.append(DONE)
    return actions


def room_for(state: CardState, player: CardPlayer, kind: int) -> int:
    """Return how many units of *kind* the player may still take in."""
    if not player.capacity.accepts(kind):
        return 0
    if state.is_last_round():
        return missing(player.capacity, player.store.units, kind)
    return player.capacity.room(player.store.units, kind)


def missing(capacity: Capacity, units: list[int], kind: int) -> int:
    """Return how many units of *kind* are missing for one run of all plants (CG-2.18, CG-A10)."""
    need = capacity.pure[kind] // RUNS_STORED
    short = max(0, need - units[kind])
    if kind not in capacity.either:
        return short
    first, second = capacity.either
    hybrid = capacity.hybrid // RUNS_STORED
    for other in (first, second):
        hybrid -= max(0, units[other] - capacity.pure[other] // RUNS_STORED)
    return short + max(0, hybrid)


def refusal(state: CardState, action: Buy) -> Refusal:
    """Why the seat to act may not buy this card, or `ALLOWED`."""
    player = state.players[state.to_act]
    kind = kind_of(action.card)
    if not state.fuel.has(action.card, action.column):
        if action.column == 1 and units_of(action.card) > 1:
            return refusals.ONLY_SINGLES
        return refusals.NOT_IN_COLUMN
    if not player.capacity.accepts(kind):
        return refusals.NOTHING_BURNS_IT
    if room_for(state, player, kind) <= 0:
        return refusals.NOTHING_MISSING if state.is_last_round() else refusals.NO_ROOM
    return refusals.FUEL_OVER_CASH if action.column > player.money else ALLOWED


def buy_card(state: CardState, action: Buy, events: EventSink | None) -> None:
    """Pay the column's price, keep what fits, return the rest as singles."""
    player = state.players[state.to_act]
    kind = kind_of(action.card)
    kept = min(units_of(action.card), room_for(state, player, kind))
    player.money -= action.column
    surplus = state.fuel.move_to(player.store, action.card, action.column, kept)
    if events is not None:
        values: dict[str, int | str] = {
            "resource": state.resource_id(kind),
            "amount": units_of(action.card),
            "cost": action.column,
        }
        events.add("bought_fuel", state.to_act, values)
        if surplus:
            returned: dict[str, int | str] = {
                "resource": state.resource_id(kind),
                "amount": surplus,
            }
            events.add("surplus_returned", state.to_act, returned)


def done(state: CardState, events: EventSink | None) -> None:
    """End the turn; the seat before in turn order buys next."""
    _call(state, state.order.index(state.to_act) - 1, events)
