"""Phase 1: the auction of plants, with which a round begins."""

from typing import Final

from gridwright.content.types import Plant
from gridwright.core.action import Action
from gridwright.core.errors import Refusal, Values
from gridwright.core.events import NOBODY, EventKind, EventSink
from gridwright.games.cardgame import dummy, steps
from gridwright.games.cardgame.actions import LEAVING_FORM, RemoveLeavingCards
from gridwright.games.cardgame.events import FUEL_DISCARDED, LAST_ROUND
from gridwright.games.cardgame.fuel_choices import WHICH_CARDS, ways_to_take
from gridwright.games.cardgame.fuel_market import Taken, by_kind
from gridwright.games.cardgame.initial_state import store_words
from gridwright.games.cardgame.phases.bureaucracy import determine_order
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from gridwright.parts.fuel import DISCARD_FORM, capacity
from gridwright.phases.plant_auction import PLANT_FORMS, WRONG_LEAVING, PlantAuctionPhase, Remove
from gridwright.phases.turns import begin_round

ONE_MORE_ROUND: Final = Refusal("one_more_round")


class CardAuction(PlantAuctionPhase[CardState]):
    """The auction of plants; at its end the one-more-round card may leave the market."""

    last_card: Refusal = ONE_MORE_ROUND
    lost_event: EventKind = FUEL_DISCARDED  # none of it returns to the market (CG-1.26)

    def __init__(self, *, chooses: bool = False) -> None:
        """*chooses* is whether owners name the fuel cards that they give up."""
        leaving = (LEAVING_FORM,) if chooses else ()
        self.forms = (*PLANT_FORMS, *leaving, DISCARD_FORM)

    # The round and its first phase

    def begin(self, state: CardState, events: EventSink | None) -> None:
        """Start a round; it is the last once the one-more-round card is out (CG-4.1)."""
        begin_round(state, events)
        if state.last_card != LastCard.AHEAD:
            state.last_card = LastCard.LAST_ROUND
            if events is not None:
                events.add(LAST_ROUND, NOBODY, {})
        super().begin(state, events)

    def end(self, state: CardState, events: EventSink | None) -> int:
        """Deal with the unsold plant, the last card, and the order of round 1 (CG-1.53)."""
        self.remove_unsold(state, events)
        steps.end_auction(state, events)
        if state.round == 1:  # CG-1.48
            determine_order(state, events)
        self.close_demolition(state, events)
        return PhaseIndex.RESOURCES

    def take_for_dummy(self, state: CardState, card: int, events: EventSink | None) -> None:
        dummy.take_plant(state, card, events)

    # Plants and fuel

    def plant(self, state: CardState, card: int) -> Plant:
        return state.setup.content.plants[card]

    def plant_limit(self, state: CardState) -> int:
        return state.setup.content.plant_limit

    def draw(self, state: CardState, events: EventSink | None) -> None:
        steps.draw(state, events)

    def lose(self, state: CardState, seat: int, resource: int, amount: int) -> None:
        state.fuel.use(state.players[seat].store, resource, amount)

    # Choosing the fuel cards to give up

    def removals(self, state: CardState) -> list[Remove]:
        """Return the removal of each plant; if owners choose cards, with the fuel that must go."""
        removals = super().removals(state)
        if not state.setup.chooses_cards:
            return removals
        with_cards: list[Remove] = []
        for action in removals:
            if action.card == state.new_plant:
                with_cards.append(action)
                continue
            for cards in self._leavings(state, action.card):
                with_cards.append(RemoveLeavingCards(action.card, cards) if cards else action)
        return with_cards

    def _leavings(self, state: CardState, card: int) -> list[Taken]:
        """Return every way to give up exactly the fuel that no longer fits without plant *card*."""
        player = state.players[state.to_act]
        units = player.store.units
        kinds = range(len(units))
        room = capacity(tuple([own for own in player.plants if own.card != card]), len(units))
        pure = [0 if kind in room.either else room.overflow(units, kind) for kind in kinds]
        mixes = [tuple(pure)]
        if room.hybrid_overflow(units):
            discards = room.discards(units)
            mixes = [tuple([pure[k] + mix.amounts[k] for k in kinds]) for mix in discards]
        return [cards for amounts in mixes for cards in ways_to_take(player.store, amounts)]

    def refusal(self, state: CardState, action: Action) -> Refusal:
        reason = super().refusal(state, action)
        return WHICH_CARDS if reason is WRONG_LEAVING else reason

    def leave_fuel(self, state: CardState, action: Remove, events: EventSink | None) -> None:
        if not isinstance(action, RemoveLeavingCards):
            return
        state.fuel.use_cards(state.players[state.to_act].store, action.cards)
        for kind, units in enumerate(by_kind(action.cards, len(state.fuel.supply))):
            if units:
                self.add_loss_event(state, kind, units, events)

    def values(self, state: CardState, action: Action) -> Values:
        values = super().values(state, action)
        if state.new_plant:
            values["new_plant"] = state.word(state.new_plant)
        if state.setup.chooses_cards:
            values["cards"] = store_words(state.setup, state.players[state.to_act].store)
        return values
