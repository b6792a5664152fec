"""Phase 2: fuel cards are bought, the last in turn order first.

A card costs the number of its column. Units that do not fit return to column 1 as singles.
"""

from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import EventSink
from gridwright.core.notation import Form
from gridwright.core.offers import Part, Quote
from gridwright.core.phase import WRONG_PHASE
from gridwright.games.cardgame import dummy
from gridwright.games.cardgame.actions import BUY_FORMS, BUYS, Buy, BuyReturning
from gridwright.games.cardgame.events import SURPLUS_RETURNED
from gridwright.games.cardgame.fuel_choices import fresh_cards, returns, room_beside, room_for
from gridwright.games.cardgame.fuel_market import (
    FIRST_CARD_COLUMN,
    Taken,
    by_kind,
    fuel_card,
    held_card,
    kind_of,
    units_of,
)
from gridwright.games.cardgame.initial_state import held_words
from gridwright.games.cardgame.state import CardState, PhaseIndex
from gridwright.phases.events import BOUGHT_FUEL
from gridwright.phases.turns import DONE_FORM, SpendingPhase

NOT_IN_COLUMN: Final = Refusal("not_in_column")
ONLY_SINGLES: Final = Refusal("only_singles")
NOTHING_BURNS_IT: Final = Refusal("nothing_burns_it")
NO_ROOM: Final = Refusal("no_room")
NOTHING_MISSING: Final = Refusal("nothing_missing")
FUEL_OVER_CASH: Final = Refusal("fuel_over_cash")
WRONG_RETURN: Final = Refusal("wrong_return")


class Resources(SpendingPhase[CardState]):
    """Each seat buys as many cards as it likes."""

    name = "resources"
    forms: tuple[Form, ...] = (*BUY_FORMS, DONE_FORM)

    def take_dummy_turn(self, state: CardState, events: EventSink | None) -> None:
        dummy.take_fuel(state, events)

    def end(self, state: CardState, events: EventSink | None) -> int:
        return PhaseIndex.OVER if state.is_last_round() else PhaseIndex.BUREAUCRACY  # CG-3.1

    # What may be done

    def purchases(self, state: CardState) -> list[Action]:
        """Return every card that may be bought, column by column."""
        player = state.players[state.to_act]
        room = [room_for(state, player, kind) for kind in range(len(player.store.units))]
        may_choose = player.capacity.hybrid > 0 or state.setup.chooses_cards
        may_return = bool(player.store.fresh) and may_choose
        actions: list[Action] = []
        if player.money >= 1:
            for kind, singles in enumerate(state.fuel.singles):
                if singles and room[kind] > 0:
                    actions.append(BUYS.at(fuel_card(kind, 1), 1))
                if singles and may_return:
                    self._add_returning(actions, state, fuel_card(kind, 1), 1)
        for index, cards in enumerate(state.fuel.columns):
            column = index + FIRST_CARD_COLUMN
            if column > player.money:
                break
            before = 0
            for card in cards:
                if card != before and room[kind_of(card)] > 0:
                    actions.append(BUYS.at(card, column))
                if card != before and may_return:
                    self._add_returning(actions, state, card, column)
                before = card
        return actions

    def _add_returning(
        self, actions: list[Action], state: CardState, card: int, column: int
    ) -> None:
        """Add the purchases of *card* with which cards bought earlier give back surplus."""
        for returned in returns(state, state.players[state.to_act], card):
            actions.append(BuyReturning(card, column, returned))

    def purchase_refusal(self, state: CardState, action: Action) -> Refusal:
        if not isinstance(action, Buy):
            return WRONG_PHASE
        player = state.players[state.to_act]
        kind = kind_of(action.card)
        if not state.fuel.has(action.card, action.column):
            is_large = action.column == 1 and units_of(action.card) > 1
            return ONLY_SINGLES if is_large else NOT_IN_COLUMN
        if not player.capacity.accepts(kind):
            return NOTHING_BURNS_IT
        if isinstance(action, BuyReturning):
            if action.returned not in returns(state, player, action.card):
                return WRONG_RETURN
        elif room_for(state, player, kind) <= 0:
            return NOTHING_MISSING if state.is_last_round() else NO_ROOM
        return FUEL_OVER_CASH if action.column > player.money else ALLOWED

    def values(self, state: CardState, action: Action) -> Values:
        if not isinstance(action, Buy):
            return {}
        kind = kind_of(action.card)
        player = state.players[state.to_act]
        values: Values = {
            "resource": state.resource_id(kind),
            "amount": units_of(action.card),
            "column": action.column,
            "cost": action.column,
            "room": max(0, room_for(state, player, kind)),
        }
        if isinstance(action, BuyReturning):
            values["fresh"] = tuple(held_words(state.setup, player.store.fresh))
        return values

    # What it would cost

    def prices(self, state: CardState) -> list[Quote]:
        """Return every card on the market, legal to buy or not."""
        singles = [fuel_card(kind, 1) for kind, count in enumerate(state.fuel.singles) if count]
        quotes: list[Quote] = []
        for index, cards in enumerate([tuple(singles), *state.fuel.columns]):
            for card in sorted(set(cards)):
                quotes.extend(self._quotes(state, card, index + 1))
        return quotes

    def _quotes(self, state: CardState, card: int, column: int) -> list[Quote]:
        """Return the ways to buy *card*, with what is kept of it and what becomes of the rest."""
        player = state.players[state.to_act]
        kind, units, kinds = kind_of(card), units_of(card), len(player.store.units)
        ways: list[Taken] = [(), *returns(state, player, card)]
        quotes: list[Quote] = []
        for way in ways:
            back = by_kind(way, kinds)
            stored = [player.store.units[other] - back[other] for other in range(kinds)]
            storable = min(units, max(0, room_beside(state, player.capacity, stored, kind)))
            back[kind] += units - storable
            returned = sum([state.fuel.surplus(other, back[other]) for other in range(kinds)])
            yields: Values = {"kept": storable, "returned": returned, "lost": sum(back) - returned}
            action = BuyReturning(card, column, way) if way else BUYS.at(card, column)
            quotes.append(Quote(action, (column,), (Part("fuel", column),), yields))
        return quotes

    # What it does

    def call_next(self, state: CardState, seat: int, events: EventSink | None) -> None:
        state.players[seat].store.fresh = ()
        super().call_next(state, seat, events)

    def purchase(self, state: CardState, action: Action, events: EventSink | None) -> None:
        """Pay the column's price, keep what fits, return the rest as singles."""
        assert isinstance(action, Buy)
        player = state.players[state.to_act]
        kind, units = kind_of(action.card), units_of(action.card)
        surplus = [0] * len(player.store.units)
        if isinstance(action, BuyReturning):
            for number, back in fresh_cards(player.store, action.returned):
                left, card = held_card(number)
                player.store.turn_fresh(left, card, back)
                surplus[kind_of(card)] += state.fuel.put_back(kind_of(card), back)
        storable = min(units, room_for(state, player, kind))
        player.money -= action.column
        surplus[kind] += state.fuel.move_to(player.store, action.card, action.column, storable)
        if action.column > 1:
            player.store.fresh = (*player.store.fresh, (storable, action.card))
        if events is not None:
            word = state.resource_id(kind)
            cost = action.column
            values: dict[str, int | str] = {"resource": word, "amount": units, "cost": cost}
            events.add(BOUGHT_FUEL, state.to_act, values)
            for other, count in enumerate(surplus):
                if count:
                    state.add_fuel_event(events, SURPLUS_RETURNED, state.to_act, other, count)
