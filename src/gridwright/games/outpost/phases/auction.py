"""Phase 2: the auction of cards, which takes place twice in the first round."""

from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import Refusal, Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.notation import Decision, Form
from gridwright.core.offers import Part, Quote
from gridwright.games.outpost import company, dummy, stages
from gridwright.games.outpost.events import BOUGHT_CARD
from gridwright.games.outpost.phases.turn_order import TurnOrderPhase
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from gridwright.parts.auction import Open
from gridwright.phases.auction import OPENING, REPLIES, AuctionPhase

NO_SUCH_CARD: Final = Refusal("no_such_plant")
FUTURE_MARKET: Final = Refusal("future_market")
NOT_ON_TOP: Final = Refusal("not_on_top")
BELOW_MINIMUM: Final = Refusal("below_minimum")


class CardAuctionPhase(AuctionPhase[OutpostState]):
    """The auction of cards; there is no limit to how many a seat may own."""

    forms: tuple[Form, ...] = (
        Form(Open, "open CARD BID", ("item", "bid"), decision=Decision.OPEN, clauses=OPENING),
        *REPLIES,
    )

    def begin(self, state: OutpostState, events: EventSink | None) -> None:
        state.execution += 1
        state.auction.begin_phase()
        if state.syndicate is not None:
            state.syndicate.has_taken = False
        state.to_act = state.auction.opener(state.order) if state.market.current else NOBODY

    def end(self, state: OutpostState, events: EventSink | None) -> int:
        if state.in_first_auction():  # OP-2.25, OP-2.27
            TurnOrderPhase().determine_order(state, events)
            return PhaseIndex.AUCTION
        stages.begin_stage3_if_due(state, events)
        return PhaseIndex.EXPANSION

    # Cards for sale

    def listed(self, state: OutpostState) -> tuple[int, ...]:
        """Return the top card of each pile, then the cards below."""
        piles = (*state.market.current, *state.market.future)
        below = [card for pile in piles for card in reversed(pile.cards[:-1])]
        return (*[pile.top() for pile in piles], *below)

    def absence_refusal(self, state: OutpostState, item: int) -> Refusal:
        for pile in state.market.current:
            if item in pile.cards:
                return NOT_ON_TOP
        for pile in state.market.future:
            if item in pile.cards:
                return FUTURE_MARKET
        return NO_SUCH_CARD

    def minimum(self, state: OutpostState, item: int) -> int:
        """Return the number of the card less its tokens, but at least 1."""
        return max(1, state.setup.numbers[item] - state.market.tokens_on(item))

    def low_bid_refusal(self, state: OutpostState, item: int) -> Refusal:
        return BELOW_MINIMUM

    def obliges_to_buy(self, state: OutpostState) -> bool:
        return state.in_first_auction()  # a seat that cannot buy may pass: ruling OP-A4

    def purse(self, state: OutpostState, seat: int) -> int:
        """Return the money of *seat* plus the rebate of Data Library (OP-A4)."""
        return state.players[seat].money + self._rebate(state, seat)

    def _rebate(self, state: OutpostState, seat: int) -> int:
        """Return how much less than its bid *seat* pays with Data Library (OP-X.3)."""
        owns = company.DATA_LIBRARY in state.players[seat].company.technologies
        return state.setup.content.numbers.bid_rebate if owns else 0

    def bids(self, state: OutpostState, item: int, lowest: int, highest: int) -> Quote:
        """Return the bids as one quote, with the rebate of Data Library."""
        quote = super().bids(state, item, lowest, highest)
        rebate = self._rebate(state, state.to_act)
        if not rebate:
            return quote
        costs = tuple([max(0, bid - rebate) for bid in range(lowest, max(lowest, highest) + 1)])
        parts = (*quote.parts, Part("rebate", costs[0] - lowest))
        return Quote(quote.action, costs, parts, quote.yields, quote.last)

    def yields(self, state: OutpostState, item: int) -> Values:
        return company.worth(state.card(item))

    # Effects

    def sell(
        self, state: OutpostState, seat: int, item: int, bid: int, events: EventSink | None
    ) -> None:
        """Sell the card, and fill the gap if its pile is empty (OP-2m.1, OP-2m.14)."""
        player = state.players[seat]
        price = max(0, bid - self._rebate(state, seat))  # OP-A17
        player.money -= price
        player.company.add_card(item, state.card(item).technology)
        if events is not None:
            events.add(BOUGHT_CARD, seat, {"plant": state.word(item), "bid": price})
        state.market.take_top(item)
        stages.fill(state, events)  # also the gap that the Syndicate has left (OP-Y.17)
        self.call_opener(state, events)

    def apply(self, state: OutpostState, action: Action, events: EventSink | None) -> None:
        super().apply(state, action, events)
        if isinstance(action, Open) and not state.setup.syndicate_waits:
            dummy.take_card(state, events)

    def after_turn(self, state: OutpostState, events: EventSink | None) -> None:
        """Let the Syndicate take its card if it is due."""
        dummy.take_card(state, events)
