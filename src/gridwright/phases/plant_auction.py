"""The auction of plants that burn fuel: the discount token, the plant limit, and making room.

The seat to act is the opener, a bidder, or a buyer who must make room first. The state says which:
it has a plant just bought, a running auction, or neither.
"""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final, TypeVar

from gridwright.content.types import Plant
from gridwright.core.action import Action, Series
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import NOBODY, EventKind, EventSink
from gridwright.core.notation import Decision, Form, Token, Vocabulary
from gridwright.core.offers import Quote
from gridwright.parts.auction import Open
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.fuel import Discard, FuelForm, capacity, in_order
from gridwright.phases.auction import BELOW_NUMBER, OPENING, REPLIES, AuctionPhase
from gridwright.phases.events import (
    BOUGHT_PLANT,
    COMPENSATED,
    DEMOLITION_CARD,
    REMOVED_PLANT,
    TOKEN_PLACED,
)
from gridwright.phases.market import remove_plant
from gridwright.phases.state import PlantState, fuel_words

REMOVE_FIRST: Final = Refusal("remove_first")
DISCARD_FIRST: Final = Refusal("discard_first")
NO_SUCH_PLANT: Final = Refusal("no_such_plant")
FUTURE_MARKET: Final = Refusal("future_market")
BELOW_DISCOUNT: Final = Refusal("below_discount")
NOTHING_TO_REMOVE: Final = Refusal("nothing_to_remove")
NOT_OWNED: Final = Refusal("not_owned")
JUST_BOUGHT: Final = Refusal("just_bought")
NOTHING_TO_DISCARD: Final = Refusal("nothing_to_discard")
WRONG_DISCARD: Final = Refusal("wrong_discard")
WRONG_LEAVING: Final = Refusal("wrong_leaving")

_LEAVING: Final = 2  # the position of that word


@dataclass(init=False, unsafe_hash=True, slots=True)
class Remove(Action):
    """Give up a plant beyond the limit: ``remove 4``."""

    card: int

    def __init__(self, card: int) -> None:
        self.card = card


@dataclass(init=False, unsafe_hash=True, slots=True)
class RemoveLeaving(Remove):
    """Give up a plant with fuel on it that could be kept: ``remove 4 leaving coal 2``."""

    left: tuple[int, ...]  # by resource

    def __init__(self, card: int, left: tuple[int, ...]) -> None:
        self.card = card
        self.left = left


class LeavingForm(FuelForm):
    """``remove 4 leaving coal 2``: all the fuel that is left behind."""

    def fits(self, words: list[str]) -> bool:
        return len(words) > _LEAVING and words[_LEAVING] == "leaving" and len(words) % 2 == 1

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        card = vocabulary.read("PLANT", words[1])
        left = self.read_fuel(words[_LEAVING + 1 :], vocabulary)
        return RemoveLeaving(card, left) if any(left) else REMOVES.at(card)

    def spell(self, action: Action, vocabulary: Vocabulary) -> list[Token]:
        assert isinstance(action, RemoveLeaving)
        plant = vocabulary.write("PLANT", action.card)
        left = self.spell_fuel(action.left, vocabulary)
        return [("", "remove"), ("PLANT", plant), ("", "leaving"), *left]


REMOVES: Final = Series(Remove)

P = TypeVar("P", bound=PlantState)


PLANT_FORMS: Final = (
    Form(Open, "open PLANT BID", ("item", "bid"), decision=Decision.OPEN, clauses=OPENING),
    *REPLIES,
    Form(
        Remove,
        "remove PLANT",
        ("card",),
        decision=Decision.REMOVE,
        clauses="RC-2.34 CL-2.22 CG-1.23",
    ),
)
LEAVING_FORM: Final = LeavingForm(
    RemoveLeaving,
    "remove PLANT leaving FUEL AMOUNT ...",
    decision=Decision.REMOVE,
    clauses="RC-2.53 CL-2.30",
)


class PlantAuctionPhase(AuctionPhase[P]):
    """Plants are put up, bid for and bought; a buyer with too many makes room."""

    last_card: Refusal  # why the last card cannot be put up
    lost_event: EventKind  # for fuel that no longer fits
    uses_token: bool = True  # whether there is a discount token

    # What the title answers

    @abstractmethod
    def plant(self, state: P, card: int) -> Plant:
        """Return the plant on *card*."""

    @abstractmethod
    def plant_limit(self, state: P) -> int:
        """Return how many plants a seat may own."""

    @abstractmethod
    def take_for_dummy(self, state: P, card: int, events: EventSink | None) -> None:
        """Let the dummy take *card*, if its rules allow that."""

    @abstractmethod
    def draw(self, state: P, events: EventSink | None) -> None:
        """Fill the gap that a plant has left in the market."""

    @abstractmethod
    def lose(self, state: P, seat: int, resource: int, amount: int) -> None:
        """Take fuel from *seat*."""

    def leavings(self, state: P, plant: Plant) -> list[tuple[int, ...]]:
        """Return the amounts of fuel that the buyer may leave on *plant* without having to."""
        return []

    def bought(self, state: P, seat: int, card: int, events: EventSink | None) -> None:
        """Carry out what else a purchase causes."""

    # The phase

    def begin(self, state: P, events: EventSink | None) -> None:
        """Let every seat take part and place the token.

        Without plants the phase is over at once (RC-2.51, CL-2.29, ruling CG-A24).
        """
        state.auction.begin_phase()
        plants = state.cards.plants()
        if not plants:
            state.to_act = NOBODY
            return
        dummy = state.dummy_owner()
        if dummy is not None:
            dummy.has_taken = False
        if self.uses_token:
            state.token.lay(plants[0], state.cards.numbers[plants[0]])
            if events is not None:
                events.add(TOKEN_PLACED, NOBODY, {"plant": state.word(plants[0])})
        state.to_act = state.auction.opener(state.order)

    def after_turn(self, state: P, events: EventSink | None) -> None:
        """Let the dummy take the highest plant, unless it has had its turn (RC-T14, CG-1.43)."""
        dummy = state.dummy_owner()
        if dummy is None or dummy.has_taken:
            return
        dummy.has_taken = True
        for_sale = state.for_sale()
        if for_sale:
            self.take_for_dummy(state, for_sale[-1], events)

    def remove_unsold(self, state: P, events: EventSink | None) -> bool:
        """Remove the plant that still has the token, if any (RC-2.44, CG-1.31); return whether."""
        unsold = state.token.put_aside()
        if unsold:
            remove_plant(state, unsold, "unsold", events)
            self.draw(state, events)
        return unsold > 0

    def close_demolition(self, state: P, events: EventSink | None) -> None:
        """Go to the next card of the Demolition Contractor if the current one has paid."""
        if state.demolition.end_phase() and events is not None:
            events.add(DEMOLITION_CARD, NOBODY, {"card": state.demolition.top + 1})

    # What may be done

    def purse(self, state: P, seat: int) -> int:
        return state.owner(seat).money

    def minimum(self, state: P, item: int) -> int:
        return state.token.minimum_bid(item, state.cards.numbers[item])

    def absence_refusal(self, state: P, item: int) -> Refusal:
        if item not in state.cards.row:
            return NO_SUCH_PLANT
        return self.last_card if item == LAST_CARD else FUTURE_MARKET

    def low_bid_refusal(self, state: P, item: int) -> Refusal:
        return BELOW_DISCOUNT if item == state.token.card else BELOW_NUMBER

    def obligation_refusal(self, state: P) -> Refusal:
        if not self._must_make_room(state):
            return ALLOWED
        return REMOVE_FIRST if self._must_remove(state) else DISCARD_FIRST

    def listed(self, state: P) -> tuple[int, ...]:
        return state.cards.plants()

    def legal_actions(self, state: P, *, lowest_bids: bool) -> list[Action]:
        if state.new_plant and self._must_make_room(state):
            if self._must_remove(state):
                return [action for action in self.removals(state) if action.card != state.new_plant]
            return list(self.discards(state))
        return super().legal_actions(state, lowest_bids=lowest_bids)

    def refusal(self, state: P, action: Action) -> Refusal:
        if isinstance(action, Remove):
            return self.remove_refusal(state, action)
        if isinstance(action, Discard):
            return self.discard_refusal(state, action)
        return super().refusal(state, action)

    def _must_make_room(self, state: P) -> bool:
        """Whether the seat to act has just bought a plant; in a hypothesis it may be any seat."""
        new = state.new_plant
        return new != 0 and new in state.owner(state.to_act).plant_cards()

    def _must_remove(self, state: P) -> bool:
        return len(state.owner(state.to_act).plants) > self.plant_limit(state)

    def removals(self, state: P) -> list[Remove]:
        """Return the removal of each plant of the buyer, then those that leave fuel behind."""
        plants = state.owner(state.to_act).plants
        removals = [REMOVES.at(plant.card) for plant in plants]
        for plant in plants:
            if plant.card != state.new_plant:
                for left in self.leavings(state, plant):
                    removals.append(RemoveLeaving(plant.card, left))
        return removals

    def discards(self, state: P) -> list[Discard]:
        """Return every way to give up exactly the hybrid fuel that no longer fits."""
        seat = state.to_act
        return state.owner(seat).capacity.discards(state.stored(seat))

    def remove_refusal(self, state: P, action: Remove) -> Refusal:
        """Return why the buyer may not remove this plant, or leave this fuel on it."""
        if not self._must_make_room(state) or not self._must_remove(state):
            return NOTHING_TO_REMOVE
        if action.card == state.new_plant:
            return JUST_BOUGHT
        if action.card not in state.owner(state.to_act).plant_cards():
            return NOT_OWNED
        return ALLOWED if action in self.removals(state) else WRONG_LEAVING

    def discard_refusal(self, state: P, action: Discard) -> Refusal:
        """Return why the buyer may not give up exactly this fuel."""
        if not self._must_make_room(state):
            return NOTHING_TO_DISCARD
        if self._must_remove(state):
            return REMOVE_FIRST
        return ALLOWED if action in self.discards(state) else WRONG_DISCARD

    # What it would cost

    def quotes(self, state: P) -> list[Quote]:
        if not self._must_make_room(state):
            return super().quotes(state)
        if not self._must_remove(state):
            return [Quote(action) for action in self.discards(state)]
        compensation = state.demolition.copy().compensate()
        return [
            Quote(
                action,
                yields={"money": compensation, "output": -self.plant(state, action.card).output},
            )
            for action in self.removals(state)
        ]  # including the plant just bought, so that its offer says why it must stay

    def yields(self, state: P, item: int) -> Values:
        plant = self.plant(state, item)
        return {"output": plant.output, "need": plant.need}

    def values(self, state: P, action: Action) -> Values:
        seat = state.to_act
        owner = state.owner(seat)
        values: Values = {"limit": self.plant_limit(state), "new_plant": state.new_plant}
        values["owned"] = tuple([str(state.word(card)) for card in owner.plant_cards()])
        if isinstance(action, Remove):
            values["plant"] = state.word(action.card)
            removed = [plant for plant in owner.plants if plant.card == action.card]
            ways = self.leavings(state, removed[0]) if removed else []
            values["ways"] = tuple([fuel_words(state, left) for left in ways])
            values["count"] = len(ways)
        elif isinstance(action, Discard):
            values["excess"] = owner.capacity.hybrid_overflow(state.stored(seat))
        else:
            values.update(super().values(state, action))
        return values

    # Buying

    def sell(self, state: P, seat: int, item: int, bid: int, events: EventSink | None) -> None:
        owner = state.owner(seat)
        owner.money -= bid
        state.cards.remove(item)
        state.token.leave(item)  # RC-2.39, CG-1.27
        self._own(state, seat, (*owner.plants, self.plant(state, item)))
        if events is not None:
            events.add(BOUGHT_PLANT, seat, {"plant": state.word(item), "bid": bid})
        self.bought(state, seat, item, events)
        state.new_plant = item
        state.to_act = seat
        if not self._must_remove(state):
            self._finish_purchase(state, events)

    def _own(self, state: P, seat: int, plants: tuple[Plant, ...]) -> None:
        owner = state.owner(seat)
        owner.plants = in_order(plants)
        owner.capacity = capacity(owner.plants, len(state.stored(seat)))

    def _finish_purchase(self, state: P, events: EventSink | None) -> None:
        """Fill the gap in the market and let the next opener act."""
        state.new_plant = 0
        self.draw(state, events)
        self.call_opener(state, events)

    # Making room

    def apply(self, state: P, action: Action, events: EventSink | None) -> None:
        if isinstance(action, Remove):
            self._remove(state, action, events)
        elif isinstance(action, Discard):
            self._discard(state, action, events)
        else:
            super().apply(state, action, events)

    def _remove(self, state: P, action: Remove, events: EventSink | None) -> None:
        """Remove the plant from the game, with the fuel that is left on it or no longer fits."""
        seat, card = state.to_act, action.card
        owner = state.owner(seat)
        self._own(state, seat, tuple([plant for plant in owner.plants if plant.card != card]))
        state.box = (*state.box, card)
        if events is not None:
            events.add(REMOVED_PLANT, seat, {"plant": state.word(card)})
        compensation = state.demolition.compensate()
        owner.money += compensation
        if compensation and events is not None:
            events.add(COMPENSATED, seat, {"amount": compensation})
        self.leave_fuel(state, action, events)
        stored = state.stored(seat)
        for resource in range(len(stored)):
            if resource not in owner.capacity.either:
                self._give_up(state, resource, owner.capacity.overflow(stored, resource), events)
        if not owner.capacity.hybrid_overflow(stored):
            self._finish_purchase(state, events)
            return
        discards = self.discards(state)
        if len(discards) == 1:
            self._discard(state, discards[0], events)

    def leave_fuel(self, state: P, action: Remove, events: EventSink | None) -> None:
        """Give up the fuel that *action* leaves on the plant."""
        if isinstance(action, RemoveLeaving):
            for resource, amount in enumerate(action.left):
                self._give_up(state, resource, amount, events)

    def _discard(self, state: P, action: Discard, events: EventSink | None) -> None:
        for resource, amount in enumerate(action.amounts):
            self._give_up(state, resource, amount, events)
        self._finish_purchase(state, events)

    def _give_up(self, state: P, resource: int, amount: int, events: EventSink | None) -> None:
        """Take fuel from the seat to act, with its event."""
        if amount:
            self.lose(state, state.to_act, resource, amount)
            self.add_loss_event(state, resource, amount, events)

    def add_loss_event(
        self, state: P, resource: int, amount: int, events: EventSink | None
    ) -> None:
        """Add the event that the seat to act has given up fuel."""
        if events is not None:
            state.add_fuel_event(events, self.lost_event, state.to_act, resource, amount)
