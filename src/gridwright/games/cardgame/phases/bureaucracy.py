"""Phase 3: production and the new turn order, the markets; and the end of the game."""

from gridwright.core.action import Action
from gridwright.core.errors import Refusal, Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Over
from gridwright.games.cardgame import dummy, steps
from gridwright.games.cardgame.actions import FROM_FORM, PowerFrom
from gridwright.games.cardgame.events import FUEL_DRAWN, FUEL_RESHUFFLED, PRODUCED, SCORED
from gridwright.games.cardgame.fuel_choices import WHICH_CARDS, ways_to_take
from gridwright.games.cardgame.fuel_market import FIRST_CARD_COLUMN, kind_of, units_of
from gridwright.games.cardgame.initial_state import store_words
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from gridwright.parts.fuel import POWER_FORMS, Power, output
from gridwright.parts.turn_order import by_keys
from gridwright.phases.market import bury_highest, remove_lowest
from gridwright.phases.production import WRONG_FUEL, ProductionPhase
from gridwright.phases.turns import lay_order


class Bureaucracy(ProductionPhase[CardState]):
    """Each seat runs its plants, in turn order; then the markets are made ready."""

    def __init__(self, *, chooses: bool) -> None:
        """Let owners name the fuel cards that are burnt, if the table *chooses* them."""
        self.forms = (FROM_FORM, *POWER_FORMS) if chooses else POWER_FORMS

    def take_dummy_turn(self, state: CardState, events: EventSink | None) -> None:
        dummy.release_fuel(state, events)

    # What the shared production asks

    def proceeds(self, state: CardState, seat: int, made: int) -> Values:
        return {"income": self._income(state, made)}

    def _income(self, state: CardState, made: int) -> int:
        return made or state.setup.content.guaranteed_income  # CG-3.7

    def ways(self, state: CardState) -> list[Power]:
        """Return every way to run plants; where cards are chosen, from every set of cards."""
        found = super().ways(state)
        if not state.setup.chooses_cards:
            return found
        store = state.players[state.to_act].store
        named: list[Power] = []
        for power in found:
            if any(power.burnt):
                for cards in ways_to_take(store, power.burnt):
                    named.append(PowerFrom(power.plants, power.burnt, cards))
            else:
                named.append(power)
        return named

    def refusal(self, state: CardState, action: Action) -> Refusal:
        """Where cards are chosen, ask for them before any other fault of the fuel (CG-G22)."""
        reason = super().refusal(state, action)
        if reason is WRONG_FUEL and state.setup.chooses_cards and isinstance(action, Power):
            burnt = [way.burnt for way in self.ways(state) if way.plants == action.plants]
            return WHICH_CARDS if action.burnt in burnt else reason
        return reason

    def values(self, state: CardState, action: Action) -> Values:
        values = super().values(state, action)
        if state.setup.chooses_cards:
            values["cards"] = store_words(state.setup, state.players[state.to_act].store)
        return values

    # What it does

    def apply(self, state: CardState, action: Action, events: EventSink | None) -> None:
        """Burn the fuel, take the income, and let the next in turn order follow."""
        assert isinstance(action, Power)
        player = state.players[state.to_act]
        if isinstance(action, PowerFrom):
            state.fuel.use_cards(player.store, action.cards)
        else:
            for kind, units in enumerate(action.burnt):
                state.fuel.use(player.store, kind, units)
        player.income = self._income(state, output(player.plants, action))
        player.money += player.income
        if events is not None:
            made: dict[str, int | str] = {"plants": len(action.plants), "income": player.income}
            events.add(PRODUCED, state.to_act, made)
        self.call_next(state, state.to_act, events)

    def end(self, state: CardState, events: EventSink | None) -> int:
        """Determine the new order, refill the fuel market, update the plant market (CG-3.2)."""
        determine_order(state, events)
        self._refill_fuel(state, events)
        if state.last_card == LastCard.AHEAD:  # CG-3.33
            bury_highest(state, events)
            steps.draw(state, events)
        elif state.last_card == LastCard.OUT_IN_AUCTION:  # CG-3.38
            remove_lowest(state, "update", events)
            steps.draw(state, events)
        return PhaseIndex.AUCTION

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
                events.add(FUEL_DRAWN, NOBODY, values)
            gap = fuel.gap(capacity)

    def _reshuffle(self, state: CardState, events: EventSink | None) -> None:
        """Shuffle the discard pile into a new stack; the lowest plant goes (CG-3.28)."""
        state.fuel.reshuffle(state.rng)
        if events is not None:
            events.add(FUEL_RESHUFFLED, NOBODY, {})
        remove_lowest(state, "reshuffle", events)
        steps.draw(state, events)


def determine_order(state: CardState, events: EventSink | None) -> None:
    """Order by income, then by the highest plant; full ties swap places (CG-1.48, CG-3.9)."""
    keys = [(player.income, player.highest_plant()) for player in state.players]
    reverse = tuple(reversed(state.humans()))  # CG-1.50, CG-3.11
    lay_order(state, by_keys(reverse, keys), events)


class Scoring(Over[CardState]):
    """Nobody decides any more; points are counted when it begins."""

    def begin(self, state: CardState, events: EventSink | None) -> None:
        """Give points for the best production and for money (CG-4.3, CG-4.5)."""
        state.to_act = NOBODY
        for seat, player in enumerate(state.players):
            production = player.capacity.best_output(player.store.units)
            points = player.money // state.setup.content.elektro_per_point
            player.income = production + points
            if events is not None:
                values: dict[str, int | str] = {
                    "points": player.income,
                    "production": production,
                    "money": player.money,
                }
                events.add(SCORED, seat, values)
