"""Phase 3: production and the new turn order, the fuel market, the plant market."""

from gridwright.core.action import Action
from gridwright.core.errors import Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.games.cardgame import dummy, steps
from gridwright.games.cardgame.fuel_market import FIRST_CARD_COLUMN, kind_of, units_of
from gridwright.games.cardgame.phases.turn_order import determine_order
from gridwright.games.cardgame.state import CardState, LastCard, Phase
from gridwright.parts.fuel import Power, output
from gridwright.phases.market import remove_lowest
from gridwright.phases.production import ProductionPhase


class Bureaucracy(ProductionPhase[CardState]):
    """Each seat runs its plants, in turn order; then the markets are made ready."""

    def begin(self, state: CardState, events: EventSink | None) -> None:
        self.call_first(state, events)

    def take_dummy_turn(self, state: CardState, events: EventSink | None) -> None:
        dummy.release_fuel(state, events)

    # What the shared production asks

    def proceeds(self, state: CardState, seat: int, made: int) -> Values:
        return {"income": self._income(state, made)}

    def _income(self, state: CardState, made: int) -> int:
        return made or state.setup.content.guaranteed_income  # CG-3.7

    # What it does

    def apply(self, state: CardState, action: Action, events: EventSink | None) -> None:
        """Burn the fuel, take the income, and let the next in turn order follow."""
        assert isinstance(action, Power)
        player = state.players[state.to_act]
        for kind, units in enumerate(action.burnt):
            state.fuel.use(player.store, kind, units)
        player.income = self._income(state, output(player.plants, action))
        player.money += player.income
        if events is not None:
            made: dict[str, int | str] = {"plants": len(action.plants), "income": player.income}
            events.add("produced", state.to_act, made)
        self.call_next(state, state.to_act, events)

    def end(self, state: CardState, events: EventSink | None) -> int:
        """Determine the new order, refill the fuel market, update the plant market (CG-3.2)."""
        determine_order(state, events)
        self._refill_fuel(state, events)
        if state.last_card == LastCard.AHEAD:  # CG-3.33
            highest = state.cards.plants()[-1]
            state.cards.remove(highest)
            state.cards.put_under(highest)
            if events is not None:
                events.add("put_under", NOBODY, {"plant": state.word(highest)})
            steps.draw(state, events)
        elif state.last_card == LastCard.OUT_IN_AUCTION:  # CG-3.38
            remove_lowest(state, "update", events)
            steps.draw(state, events)
        return Phase.AUCTION

    def _refill_fuel(self, state: CardState, events: EventSink | None) -> None:
        """Close the gaps towards the cheap columns and fill the rest from the stack."""
        fuel = state.fuel
        capacity = state.setup.seat_rules.column
        fuel.close_gaps(capacity)
        gap = fuel.gap(capacity)
        while gap >= 0:
            if not fuel.deck:
                if not fuel.discard:  # ruling CG-A13
                    return
                self._reshuffle(state, events)
            card = fuel.draw_into(gap, state.rng)
            if events is not None:
                values: dict[str, int | str] = {
                    "resource": state.resource_id(kind_of(card)),
                    "amount": units_of(card),
                    "column": gap + FIRST_CARD_COLUMN,
                }
                events.reveal("fuel_drawn", NOBODY, values)
            gap = fuel.gap(capacity)

    def _reshuffle(self, state: CardState, events: EventSink | None) -> None:
        """Shuffle the discard pile into a new stack; the lowest plant goes (CG-3.28)."""
        state.fuel.reshuffle(state.rng)
        if events is not None:
            events.reveal("fuel_reshuffled", NOBODY, {})
        remove_lowest(state, "reshuffle", events)
        steps.draw(state, events)
