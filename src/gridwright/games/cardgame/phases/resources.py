"""Phase 2: fuel cards are bought, the last in turn order first.

A card costs the number of its column. Units that find no room return to column 1 as singles.
"""

from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import EventSink
from gridwright.core.notation import Form
from gridwright.core.offers import Part, Quote
from gridwright.core.phased import WRONG_PHASE
from gridwright.games.cardgame import dummy
from gridwright.games.cardgame.actions import BUY_FORM, Buy, buy
from gridwright.games.cardgame.fuel_market import FIRST_CARD_COLUMN, fuel_card, kind_of, units_of
from gridwright.games.cardgame.state import CardPlayer, CardState, Phase
from gridwright.parts.fuel import RUNS_STORED, Capacity
from gridwright.phases.turns import DONE, DONE_FORM, Done, TurnPhase

NOT_IN_COLUMN: Final = Refusal("not_in_column")
ONLY_SINGLES: Final = Refusal("only_singles")
NOTHING_BURNS_IT: Final = Refusal("nothing_burns_it")
NO_ROOM: Final = Refusal("no_room")
NOTHING_MISSING: Final = Refusal("nothing_missing")
FUEL_OVER_CASH: Final = Refusal("fuel_over_cash")


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


class Resources(TurnPhase[CardState]):
    """Each seat buys as many cards as it likes."""

    name = "resources"
    forms: tuple[Form, ...] = (BUY_FORM, DONE_FORM)
    is_reversed: bool = True

    def begin(self, state: CardState, events: EventSink | None) -> None:
        self.call_first(state, events)

    def take_dummy_turn(self, state: CardState, events: EventSink | None) -> None:
        dummy.take_fuel(state, events)

    def end(self, state: CardState, events: EventSink | None) -> int:
        return Phase.OVER if state.is_last_round() else Phase.BUREAUCRACY  # CG-3.1

    # What may be done

    def legal_actions(self, state: CardState, *, lowest_bids: bool) -> list[Action]:
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

    def refusal(self, state: CardState, action: Action) -> Refusal:
        if isinstance(action, Done):
            return ALLOWED
        if not isinstance(action, Buy):
            return WRONG_PHASE
        player = state.players[state.to_act]
        kind = kind_of(action.card)
        if not state.fuel.has(action.card, action.column):
            is_large = action.column == 1 and units_of(action.card) > 1
            return ONLY_SINGLES if is_large else NOT_IN_COLUMN
        if not player.capacity.accepts(kind):
            return NOTHING_BURNS_IT
        if room_for(state, player, kind) <= 0:
            return NOTHING_MISSING if state.is_last_round() else NO_ROOM
        return FUEL_OVER_CASH if action.column > player.money else ALLOWED

    def values(self, state: CardState, action: Action) -> Values:
        if not isinstance(action, Buy):
            return {}
        kind = kind_of(action.card)
        return {
            "resource": state.resource_id(kind),
            "amount": units_of(action.card),
            "column": action.column,
            "cost": action.column,
            "room": max(0, room_for(state, state.players[state.to_act], kind)),
        }

    # What it would cost

    def quotes(self, state: CardState) -> list[Quote]:
        """Return every card on the market, bought or not, and the end of the turn."""
        singles = [fuel_card(kind, 1) for kind, count in enumerate(state.fuel.singles) if count]
        found = [self._quote(state, card, 1) for card in singles]
        for index, cards in enumerate(state.fuel.columns):
            column = index + FIRST_CARD_COLUMN
            found.extend([self._quote(state, card, column) for card in sorted(set(cards))])
        return [*found, Quote(DONE)]

    def _quote(self, state: CardState, card: int, column: int) -> Quote:
        """Return what *card* costs, how much of it is kept and what becomes of the rest."""
        kind, units = kind_of(card), units_of(card)
        kept = min(units, max(0, room_for(state, state.players[state.to_act], kind)))
        returned = state.fuel.surplus(kind, units - kept)
        yields: Values = {"kept": kept, "returned": returned, "lost": units - kept - returned}
        return Quote(buy(card, column), (column,), (Part("fuel", column),), yields)

    # What it does

    def apply(self, state: CardState, action: Action, events: EventSink | None) -> None:
        if isinstance(action, Buy):
            self._buy(state, action, events)
        else:
            self.call_next(state, state.to_act, events)

    def _buy(self, state: CardState, action: Buy, events: EventSink | None) -> None:
        """Pay the column's price, keep what fits, return the rest as singles."""
        player = state.players[state.to_act]
        kind, units = kind_of(action.card), units_of(action.card)
        kept = min(units, room_for(state, player, kind))
        player.money -= action.column
        surplus = state.fuel.move_to(player.store, action.card, action.column, kept)
        if events is not None:
            word = state.resource_id(kind)
            paid: dict[str, int | str] = {"resource": word, "amount": units, "cost": action.column}
            events.add("bought_fuel", state.to_act, paid)
            if surplus:
                events.add("surplus_returned", state.to_act, {"resource": word, "amount": surplus})
