"""Phase 1: plants are nominated, bid for and bought. With it a round begins."""

from typing import Final

from gridwright.content.types import Plant
from gridwright.core.action import Action
from gridwright.core.errors import Refusal, Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.games.cardgame import dummy, steps
from gridwright.games.cardgame.phases.turn_order import determine_order
from gridwright.games.cardgame.state import CardState, LastCard, Phase
from gridwright.phases.market import remove_plant
from gridwright.phases.plant_auction import PlantAuctionPhase

ONE_MORE_ROUND: Final = Refusal("one_more_round")


class CardAuction(PlantAuctionPhase[CardState]):
    """The auction, at the end of which the one-more-round card may leave."""

    last_card: Refusal = ONE_MORE_ROUND
    lost_event: str = "fuel_discarded"  # none of it returns to the market (CG-1.26)

    # The round and its first phase

    def begin(self, state: CardState, events: EventSink | None) -> None:
        """Start a round; it is the last once the one-more-round card is out (CG-4.1)."""
        state.round += 1
        if state.last_card != LastCard.AHEAD:
            state.last_card = LastCard.LAST_ROUND
        if events is not None:
            events.add("round_begins", NOBODY, {"round": state.round})
            if state.is_last_round():
                events.add("last_round", NOBODY, {})
        is_held = self.open_phase(state, events)  # ruling CG-A24: not without plants
        if is_held and state.bank is not None:
            state.bank.has_taken = False

    def end(self, state: CardState, events: EventSink | None) -> int:
        """Close the phase: the unsold plant, the last card, the order of round 1 (CG-1.53)."""
        unsold = state.token.put_aside()
        if unsold:  # CG-1.31
            remove_plant(state, unsold, "unsold", events)
            steps.draw(state, events)
        steps.end_auction(state, events)
        if state.round == 1:  # CG-1.48
            determine_order(state, events)
        self.close_demolition(state, events)
        return Phase.RESOURCES

    def after_turn(self, state: CardState, events: EventSink | None) -> None:
        dummy.take_plant(state, events)

    # What the shared auction asks

    def for_sale(self, state: CardState) -> tuple[int, ...]:
        return state.for_sale()

    def plant(self, state: CardState, card: int) -> Plant:
        return state.setup.content.plants[card]

    def plant_limit(self, state: CardState) -> int:
        return state.setup.content.plant_limit

    def uses_token(self, state: CardState) -> bool:
        return True

    def draw(self, state: CardState, events: EventSink | None) -> None:
        steps.draw(state, events)

    def lose(self, state: CardState, seat: int, resource: int, amount: int) -> None:
        state.fuel.use(state.players[seat].store, resource, amount)

    def values(self, state: CardState, action: Action) -> Values:
        values = super().values(state, action)
        if state.new_plant:
            values["new_plant"] = state.word(state.new_plant)
        return values
