"""Phase 3: production, the new turn order and the markets; and the end of the game."""

from gridwright.core.action import Action
from gridwright.core.errors import Refusal, Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.phase import Over
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
from gridwright.phases.turns import set_order


class Bureaucracy(ProductionPhase[CardState]):
    """Each seat runs its plants, in turn order; then both markets are refilled."""

    def __init__(self, *, chooses: bool) -> None:
        """*chooses* is whether owners name the fuel cards that they burn."""
        self.forms = (FROM_FORM, *POWER_FORMS) if chooses else POWER_FORMS

    def take_dummy_turn(self, state: CardState, events: EventSink | None) -> None:
        dummy.release_fuel(state, events)

    # Ways to run plants

    def proceeds(self, state: CardState, seat: int, total_output: int) -> Values:
        return {"income": self._income(state, total_output)}

    def _income(self, state: CardState, total_output: int) -> int:
        return total_output or state.setup.content.guaranteed_income  # CG-3.7

    def ways(self, state: CardState) -> list[Power]:
        """Return every way to run plants; if owners choose cards, from every set of cards."""
        ways = super().ways(state)
        if not state.setup.chooses_cards:
            return ways
        store = state.players[state.to_act].store
        with_cards: list[Power] = []
        for power in ways:
            if any(power.burnt):
                for cards in ways_to_take(store, power.burnt):
                    with_cards.append(PowerFrom(power.plants, power.burnt, cards))
            else:
                with_cards.append(power)
        return with_cards

    def refusal(self, state: CardState, action: Action) -> Refusal:
        """If owners choose cards, refuse missing cards before any other fault (CG-G22)."""
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
        """Burn the fuel and pay the income, then let the next seat act."""
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
            values: dict[str, int | str] = {"plants": len(action.plants), "income": player.income}
            events.add(PRODUCED, state.to_act, values)
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
    """Order by income, then by the highest plant; full ties reverse the order (CG-1.48, CG-3.9)."""
    keys = [(player.income, player.highest_plant()) for player in state.players]
    reverse = tuple(reversed(state.humans()))  # CG-1.50, CG-3.11
    set_order(state, by_keys(reverse, keys), events)


class Scoring(Over[CardState]):
    """The end of the game, at the beginning of which points are counted."""

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
