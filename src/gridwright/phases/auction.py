"""An auction phase: opening, bidding, dropping and passing, as in every title.

`parts.auction` knows whose turn it is and which bids are possible. The title answers what is for
sale, at what minimum, and what happens to an item once it is sold.
"""

from abc import abstractmethod
from typing import Final, TypeVar

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import EventSink
from gridwright.core.notation import Decision, Form
from gridwright.core.offers import Part, Quote
from gridwright.core.phase import WRONG_PHASE, Phase
from gridwright.parts.auction import DROP, OPENS, PASS, Bid, Drop, Open, Pass
from gridwright.phases.events import DROPPED, OPENED, PASSED, RAISED
from gridwright.phases.state import AuctionState

NOT_OPENER: Final = Refusal("not_opener")
NOTHING_ON_OFFER: Final = Refusal("nothing_on_offer")
BELOW_NUMBER: Final = Refusal("below_number")
NOT_A_RAISE: Final = Refusal("not_a_raise")
OVER_CASH: Final = Refusal("over_cash")
SOLE_BUYER: Final = Refusal("sole_buyer")
MUST_BUY: Final = Refusal("must_buy")

OPENING: Final = "RC-2.5 CL-2.2 CG-1.4 OP-2.3"  # clauses about opening an auction or passing
REPLIES: Final = (
    Form(
        Bid,
        "bid BID",
        ("amount",),
        decision=Decision.BID,
        clauses="RC-2.12 CL-2.10 CG-1.8 OP-2.8",
    ),
    Form(Drop, "drop", decision=Decision.DROP, clauses="RC-2.14 CL-2.8 CG-1.9 OP-2.9"),
    Form(Pass, "pass", decision=Decision.PASS, clauses=OPENING),
)


A = TypeVar("A", bound=AuctionState)


class AuctionPhase(Phase[A]):
    """Items are put up, bid for and bought, one at a time."""

    name = "auction"

    # What the title answers

    @abstractmethod
    def absence_refusal(self, state: A, item: int) -> Refusal:
        """Return why *item* is not for sale."""

    @abstractmethod
    def minimum(self, state: A, item: int) -> int:
        """Return the lowest bid for *item*."""

    @abstractmethod
    def purse(self, state: A, seat: int) -> int:
        """Return the highest bid that *seat* can pay."""

    @abstractmethod
    def sell(self, state: A, seat: int, item: int, bid: int, events: EventSink | None) -> None:
        """Give *item* to *seat* for *bid*, and set who acts next."""

    @abstractmethod
    def after_turn(self, state: A, events: EventSink | None) -> None:
        """Carry out what follows a purchase or a pass, before the next seat opens."""

    def ownership_refusal(self, state: A, seat: int, item: int) -> Refusal:
        """Return why *seat* may not own *item*, whatever it bids."""
        return ALLOWED

    @abstractmethod
    def low_bid_refusal(self, state: A, item: int) -> Refusal:
        """Return the refusal of an opening bid for *item* below its minimum."""

    def obliges_to_buy(self, state: A) -> bool:
        """Whether a seat that can buy something must do so."""
        return state.round == 1

    def obligation_refusal(self, state: A) -> Refusal:
        """Return a refusal if the seat to act must do something else before it may open or pass."""
        return ALLOWED

    @abstractmethod
    def yields(self, state: A, item: int) -> Values:
        """Return what *item* gives its owner."""

    @abstractmethod
    def listed(self, state: A) -> tuple[int, ...]:
        """Return the face-up items, for sale or not."""

    def asking_order(self, state: A) -> tuple[int, ...]:
        """Return the turn order, in which seats may open; bidding itself goes clockwise."""
        return state.humans()

    def closing(self, state: A) -> Action | None:
        return DROP if state.auction.item else None

    # What may be done

    def legal_actions(self, state: A, *, lowest_bids: bool) -> list[Action]:
        auction, seat = state.auction, state.to_act
        money = self.purse(state, seat)
        if auction.item:
            if self.ownership_refusal(state, seat, auction.item) is not ALLOWED:
                return [DROP]
            return auction.replies(money, minimal=lowest_bids)
        actions: list[Action] = []
        for item in state.for_sale():
            if self.ownership_refusal(state, seat, item) is ALLOWED:
                lowest, highest = auction.open_range(seat, self.minimum(state, item), money)
                if lowest_bids and lowest <= highest:
                    actions.append(OPENS.at(item, lowest))
                elif lowest <= highest:
                    actions.extend(OPENS.between(item, lowest, highest))
        if self.pass_refusal(state) is ALLOWED:
            actions.append(PASS)
        return actions

    def refusal(self, state: A, action: Action) -> Refusal:
        if isinstance(action, Bid):
            return self.bid_refusal(state, action.amount)
        if isinstance(action, Open):
            return self.open_refusal(state, action.item, action.bid)
        if isinstance(action, Drop):
            return self.drop_refusal(state)
        if isinstance(action, Pass):
            return self.pass_refusal(state)
        return WRONG_PHASE

    def item_refusal(self, state: A, item: int) -> Refusal:
        """Return why *item* may not be put up, whatever the bid."""
        if item not in state.for_sale():
            return self.absence_refusal(state, item)
        return self.ownership_refusal(state, state.to_act, item)

    def opening_refusal(self, state: A) -> Refusal:
        """Return why the seat to act may neither open nor pass."""
        return NOT_OPENER if state.auction.item else self.obligation_refusal(state)

    def open_refusal(self, state: A, item: int, bid: int) -> Refusal:
        """Return why the seat to act may not open with this *item* and *bid*."""
        reason = self.opening_refusal(state)
        if reason is ALLOWED:
            reason = self.item_refusal(state, item)
        if reason is not ALLOWED:
            return reason
        money = self.purse(state, state.to_act)
        lowest, highest = state.auction.open_range(state.to_act, self.minimum(state, item), money)
        if bid < lowest:
            return self.low_bid_refusal(state, item)
        if bid > money:
            return OVER_CASH
        return SOLE_BUYER if bid > highest else ALLOWED

    def bid_refusal(self, state: A, amount: int) -> Refusal:
        """Return why the seat to act may not raise to *amount*."""
        reason = self.drop_refusal(state)
        if reason is not ALLOWED:
            return reason
        if amount <= state.auction.bid:
            return NOT_A_RAISE
        if amount > self.purse(state, state.to_act):
            return OVER_CASH
        return self.ownership_refusal(state, state.to_act, state.auction.item)

    def drop_refusal(self, state: A) -> Refusal:
        """Return why the seat to act may not drop out of the auction."""
        if state.auction.item:
            return ALLOWED
        reason = self.obligation_refusal(state)
        return NOTHING_ON_OFFER if reason is ALLOWED else reason

    def pass_refusal(self, state: A) -> Refusal:
        """Return why the seat to act may not pass; one that cannot buy anything always may."""
        reason = self.opening_refusal(state)
        if reason is not ALLOWED or not self.obliges_to_buy(state):
            return reason
        money = self.purse(state, state.to_act)
        for item in state.for_sale():
            is_affordable = self.minimum(state, item) <= money
            if is_affordable and self.ownership_refusal(state, state.to_act, item) is ALLOWED:
                return MUST_BUY
        return ALLOWED

    # What it would cost

    def quotes(self, state: A) -> list[Quote]:
        seat = state.to_act
        money = self.purse(state, seat)
        if state.auction.item:
            raises = self.bids(state, state.auction.item, state.auction.bid + 1, money)
            return [raises, Quote(DROP)]
        openings: list[Quote] = []
        for item in self.listed(state):
            lowest, highest = state.auction.open_range(seat, self.minimum(state, item), money)
            openings.append(self.bids(state, item, lowest, highest))
        return [*openings, Quote(PASS)]

    def bids(self, state: A, item: int, lowest: int, highest: int) -> Quote:
        """Return the bids for *item* from *lowest* to *highest* as one quote."""
        is_raise = state.auction.item > 0
        first, last = [Bid(bid) if is_raise else Open(item, bid) for bid in (lowest, highest)]
        end = last if highest > lowest else None
        return Quote(first, (lowest,), (Part("bid", lowest),), self.yields(state, item), end)

    def values(self, state: A, action: Action) -> Values:
        words = [str(state.word(item)) for item in state.for_sale()]
        values: Values = {"for_sale": tuple(words), "money": self.purse(state, state.to_act)}
        if isinstance(action, Open):
            values["plant"] = state.word(action.item)
            values["bid"] = action.bid
            values["minimum"] = self.minimum(state, action.item)
        elif isinstance(action, Bid) and state.auction.item:
            values["plant"] = state.word(state.auction.item)
            values["bid"] = action.amount
            values["minimum"] = state.auction.bid + 1
        return values

    # What it does

    def apply(self, state: A, action: Action, events: EventSink | None) -> None:
        seat = state.to_act
        if isinstance(action, Bid):
            if events is not None:
                events.add(RAISED, seat, {"bid": action.amount})
            state.auction.raise_bid(action.amount)
            self._call_bidder(state, events)
        elif isinstance(action, Drop):
            if events is not None:
                events.add(DROPPED, seat, {"plant": state.word(state.auction.item)})
            state.auction.drop()
            self._call_bidder(state, events)
        elif isinstance(action, Open):
            if events is not None:
                word = state.word(action.item)
                events.add(OPENED, seat, {"plant": word, "bid": action.bid})
            state.auction.open(action.item, seat, action.bid)
            self._call_bidder(state, events)
        else:
            assert isinstance(action, Pass)
            if events is not None:
                events.add(PASSED, seat, {})
            state.auction.leave_phase(seat)
            self.call_opener(state, events)

    def _call_bidder(self, state: A, events: EventSink | None) -> None:
        """Let the next rival reply, or sell the item if there is none."""
        auction = state.auction
        if auction.waiting:
            state.to_act = auction.waiting[0]
            return
        seat, item, bid = auction.leader, auction.item, auction.bid
        auction.close()
        self.sell(state, seat, item, bid, events)

    def call_opener(self, state: A, events: EventSink | None) -> None:
        """Finish the turn before, then let the next seat that is still in the phase open."""
        self.after_turn(state, events)
        state.to_act = state.auction.opener(state.order)
