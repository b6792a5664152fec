"""Phase 2: cards are put up, bid for and bought; twice in the first round."""

from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.outpost import company as board
from gridwright.games.outpost import dummy, refusals, stages
from gridwright.games.outpost.phases.turn_order import determine_order
from gridwright.games.outpost.state import OutpostState, Phase
from gridwright.parts.auction import PASS, Bid, Open


def begin(state: OutpostState) -> None:
    """Open an execution of the phase and call the first opener."""
    state.phase = Phase.AUCTION
    state.execution += 1
    state.auction.begin_phase()
    if state.syndicate is not None:
        state.syndicate.has_taken = False
    state.to_act = NOBODY
    if state.market.current:
        state.to_act = state.auction.opener(state.order)


# What may be done


def legal_actions(state: OutpostState, *, minimal: bool = False) -> list[Action]:
    """Return what the seat to act may do; with *minimal* only the lowest bid of each offer."""
    if state.auction.item:
        return state.auction.replies(purse(state, state.to_act), minimal=minimal)
    actions: list[Action] = []
    for card in state.market.for_sale():
        minimum = minimum_bid(state, card)
        money = purse(state, state.to_act)
        actions.extend(state.auction.openings(state.to_act, card, minimum, money, minimal=minimal))
    if pass_refusal(state) is ALLOWED:
        actions.append(PASS)
    return actions


def minimum_bid(state: OutpostState, card: int) -> int:
    """Return the lowest bid for *card* of the current market: number less tokens, at least 1."""
    pile = state.market.pile_of(card)
    tokens = 0 if pile is None else pile.tokens
    return max(1, state.setup.numbers[card] - tokens)


def purse(state: OutpostState, seat: int) -> int:
    """Return the highest bid that *seat* can pay, with the rebate of Data Library (OP-A4)."""
    player = state.players[seat]
    return player.money + _rebate(state, seat)


def _rebate(state: OutpostState, seat: int) -> int:
    """Return what Data Library takes off the bid of *seat* (OP-X.3)."""
    owns = board.DATA_LIBRARY in state.players[seat].company.technologies
    return state.setup.content.numbers.bid_rebate if owns else 0


def open_range(state: OutpostState, card: int) -> tuple[int, int]:
    """Return the lowest and the highest opening bid; the lowest is the higher if none is legal."""
    money = purse(state, state.to_act)
    return state.auction.open_range(state.to_act, minimum_bid(state, card), money)  # OP-2.21


def raise_range(state: OutpostState) -> tuple[int, int]:
    """Return the lowest and the highest raise; the lowest is the higher if none is legal."""
    return state.auction.raise_range(purse(state, state.to_act))


def open_refusal(state: OutpostState, action: Open) -> Refusal:
    """Why the seat to act may not open with this card and bid."""
    if state.auction.item:
        return refusals.NOT_OPENER
    if action.item not in state.market.for_sale():
        return _absent(state, action.item)
    lowest, highest = open_range(state, action.item)
    if action.bid < lowest:
        return refusals.BELOW_MINIMUM
    if action.bid > purse(state, state.to_act):
        return refusals.OVER_CASH
    return refusals.SOLE_BUYER if action.bid > highest else ALLOWED


def _absent(state: OutpostState, card: int) -> Refusal:
    """Why *card* is not for sale."""
    for pile in state.market.current:
        if card in pile.cards:
            return refusals.NOT_ON_TOP
    for pile in state.market.future:
        if card in pile.cards:
            return refusals.FUTURE_MARKET
    return refusals.NO_SUCH_CARD


def bid_refusal(state: OutpostState, action: Bid) -> Refusal:
    """Why the seat to act may not raise to this amount."""
    if not state.auction.item:
        return refusals.NOTHING_ON_OFFER
    lowest, highest = raise_range(state)
    if action.amount < lowest:
        return refusals.NOT_A_RAISE
    return refusals.OVER_CASH if action.amount > highest else ALLOWED


def drop_refusal(state: OutpostState) -> Refusal:
    """Why the seat to act may not leave the auction."""
    return ALLOWED if state.auction.item else refusals.NOTHING_ON_OFFER


def pass_refusal(state: OutpostState) -> Refusal:
    """Why the seat to act may not leave the phase; at first only who cannot buy may."""
    if state.auction.item:
        return refusals.NOT_OPENER
    if state.round > 1 or state.execution > 1:
        return ALLOWED
    for card in state.market.for_sale():
        lowest, highest = open_range(state, card)
        if lowest <= highest:
            return refusals.MUST_BUY
    return ALLOWED  # ruling OP-A4


# Bidding and buying


def open_auction(state: OutpostState, action: Open, events: EventSink | None) -> None:
    """Put the card up; the others speak in turn round the table."""
    if events is not None:
        values: dict[str, int | str] = {"plant": state.word(action.item), "bid": action.bid}
        events.reveal("card_opened", state.to_act, values)
    state.auction.open(action.item, state.to_act, action.bid)
    _call_bidder(state, events)


def raise_bid(state: OutpostState, action: Bid, events: EventSink | None) -> None:
    """Take the lead."""
    if events is not None:
        events.reveal("raised", state.to_act, {"bid": action.amount})
    state.auction.raise_bid(action.amount)
    _call_bidder(state, events)


def drop(state: OutpostState, events: EventSink | None) -> None:
    """Leave this auction."""
    if events is not None:
        events.add("dropped", state.to_act, {"plant": state.word(state.auction.item)})
    state.auction.drop()
    _call_bidder(state, events)


def _call_bidder(state: OutpostState, events: EventSink | None) -> None:
    """Let the next rival speak, or hand over the card."""
    if state.auction.waiting:
        state.to_act = state.auction.waiting[0]
    else:
        _hand_over(state, events)


def pass_phase(state: OutpostState, events: EventSink | None) -> None:
    """Leave the phase without a card."""
    if events is not None:
        events.add("passed", state.to_act, {})
    state.auction.leave_phase(state.to_act)
    _after_action(state, events)


def _hand_over(state: OutpostState, events: EventSink | None) -> None:
    """Give the card to the leader for his bid; an empty place is filled (OP-2m.1, OP-2m.14)."""
    seat, card, bid = state.auction.leader, state.auction.item, state.auction.bid
    state.auction.close()
    player = state.players[seat]
    price = max(0, bid - _rebate(state, seat))  # OP-A17
    player.money -= price
    own_card(state, seat, card)
    if events is not None:
        values: dict[str, int | str] = {"plant": state.word(card), "bid": price}
        events.add("bought_card", seat, values)
    if state.market.take_top(card):
        stages.fill(state, events)
    _after_action(state, events)


def own_card(state: OutpostState, seat: int, card: int) -> None:
    """Add *card* to the pool of *seat*."""
    company = state.players[seat].company
    company.pool = (*company.pool, card)
    technology = state.card(card).technology
    if technology == board.COLONY:
        company.colonies = (*company.colonies, (card, 0))
    elif technology:
        company.technologies = (*company.technologies, technology)


def _after_action(state: OutpostState, events: EventSink | None) -> None:
    """Let the Syndicate take its card if it is due, and call the next opener."""
    dummy.take_card(state, events)
    state.to_act = state.auction.opener(state.order)


def end(state: OutpostState, events: EventSink | None) -> bool:
    """Close an execution of the phase; return whether the first round goes on with a second."""
    if state.round == 1 and state.execution == 1:  # OP-2.25, OP-2.27
        determine_order(state, events)
        return True
    stages.begin_stage3_if_due(state, events)
    return False
