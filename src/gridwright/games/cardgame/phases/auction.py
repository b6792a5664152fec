"""Phase 1: plants are nominated, bid for and bought.

The seat to act is the opener, a bidder, or a buyer who must first make room. Which of these
it is follows from the state: a plant just bought, an auction running, or neither.
"""

from gridwright.content.types import Plant
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.cardgame import actions, dummy, refusals, steps
from gridwright.games.cardgame.actions import Remove
from gridwright.games.cardgame.phases.turn_order import determine_order
from gridwright.games.cardgame.state import CardState, Phase
from gridwright.parts.auction import PASS, Bid, Open
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.fuel import Discard, capacity, in_order


def begin(state: CardState, events: EventSink | None) -> None:
    """Open the phase: lay the discount token and call the first opener."""
    state.phase = Phase.AUCTION
    state.auction.begin_phase()
    plants = state.cards.plants()
    if not plants:  # ruling CG-A24
        state.to_act = NOBODY
        return
    state.token.lay(plants[0], state.cards.numbers[plants[0]])
    if events is not None:
        events.add("token_placed", NOBODY, {"plant": state.word(plants[0])})
    if state.bank is not None:
        state.bank.has_taken = False
    state.to_act = state.auction.opener(state.order)


# What may be done


def legal_actions(state: CardState, *, minimal: bool = False) -> list[Action]:
    """Return what the seat to act may do; with *minimal* only the lowest bid of each offer."""
    if state.new_plant:
        return _ways_to_make_room(state)
    if state.auction.item:
        money = state.players[state.to_act].money
        return state.auction.replies(money, minimal=minimal)
    offers: list[Action] = []
    for card in state.for_sale():
        minimum = minimum_bid(state, card)
        money = state.players[state.to_act].money
        offers.extend(state.auction.openings(state.to_act, card, minimum, money, minimal=minimal))
    if pass_refusal(state) is ALLOWED:
        offers.append(PASS)
    return offers


def minimum_bid(state: CardState, card: int) -> int:
    """Return the lowest bid for *card*: its number, or 1 under the token."""
    return state.token.minimum_bid(card, state.cards.numbers[card])


def open_range(state: CardState, card: int) -> tuple[int, int]:
    """Return the lowest and the highest opening bid; the lowest is the higher if none is legal."""
    money = state.players[state.to_act].money
    return state.auction.open_range(state.to_act, minimum_bid(state, card), money)  # CG-1.19


def raise_range(state: CardState) -> tuple[int, int]:
    """Return the lowest and the highest raise; the lowest is the higher if none is legal."""
    return state.auction.raise_range(state.players[state.to_act].money)


def _turn_refusal(state: CardState) -> Refusal:
    """Why the seat to act may not open or pass at all."""
    return refusals.NOT_OPENER if state.auction.item else _room_refusal(state)


def _room_refusal(state: CardState) -> Refusal:
    """What a buyer must do before anything else."""
    if not state.new_plant:
        return ALLOWED
    return refusals.REMOVE_FIRST if _must_remove(state) else refusals.DISCARD_FIRST


def open_refusal(state: CardState, action: Open) -> Refusal:
    """Why the seat to act may not open with this plant and bid."""
    reason = _turn_refusal(state)
    if reason is not ALLOWED:
        return reason
    if action.item not in state.for_sale():
        if action.item == LAST_CARD:
            return refusals.LAST_CARD
        in_row = action.item in state.cards.row
        return refusals.FUTURE_MARKET if in_row else refusals.NO_SUCH_PLANT
    lowest, highest = open_range(state, action.item)
    if action.bid < lowest:
        discounted = action.item == state.token.card
        return refusals.BELOW_DISCOUNT if discounted else refusals.BELOW_NUMBER
    if action.bid > state.players[state.to_act].money:
        return refusals.OVER_CASH
    return refusals.SOLE_BUYER if action.bid > highest else ALLOWED


def bid_refusal(state: CardState, action: Bid) -> Refusal:
    """Why the seat to act may not raise to this amount."""
    reason = drop_refusal(state)
    if reason is not ALLOWED:
        return reason
    lowest, highest = raise_range(state)
    if action.amount < lowest:
        return refusals.NOT_A_RAISE
    return refusals.OVER_CASH if action.amount > highest else ALLOWED


def drop_refusal(state: CardState) -> Refusal:
    """Why the seat to act may not leave the auction."""
    if state.auction.item:
        return ALLOWED
    reason = _room_refusal(state)
    return refusals.NOTHING_ON_OFFER if reason is ALLOWED else reason


def pass_refusal(state: CardState) -> Refusal:
    """Why the seat to act may not leave the phase; in round 1 only who cannot buy may."""
    reason = _turn_refusal(state)
    if reason is not ALLOWED or state.round > 1:
        return reason
    for card in state.for_sale():
        lowest, highest = open_range(state, card)
        if lowest <= highest:
            return refusals.MUST_BUY
    return ALLOWED  # ruling CG-A5


# Bidding


def open_auction(state: CardState, action: Open, events: EventSink | None) -> None:
    """Put the plant up; the others speak in turn round the table."""
    if events is not None:
        values: dict[str, int | str] = {"plant": state.word(action.item), "bid": action.bid}
        events.reveal("opened", state.to_act, values)
    state.auction.open(action.item, state.to_act, action.bid)
    _call_bidder(state, events)


def raise_bid(state: CardState, action: Bid, events: EventSink | None) -> None:
    """Take the lead."""
    if events is not None:
        events.reveal("raised", state.to_act, {"bid": action.amount})
    state.auction.raise_bid(action.amount)
    _call_bidder(state, events)


def drop(state: CardState, events: EventSink | None) -> None:
    """Leave this auction."""
    if events is not None:
        events.add("dropped", state.to_act, {"plant": state.word(state.auction.item)})
    state.auction.drop()
    _call_bidder(state, events)


def _call_bidder(state: CardState, events: EventSink | None) -> None:
    """Let the next rival speak, or hand over the plant."""
    if state.auction.waiting:
        state.to_act = state.auction.waiting[0]
    else:
        _hand_over(state, events)


def pass_phase(state: CardState, events: EventSink | None) -> None:
    """Leave the phase without a plant."""
    if events is not None:
        events.add("passed", state.to_act, {})
    state.auction.leave_phase(state.to_act)
    dummy.take_plant(state, events)
    state.to_act = state.auction.opener(state.order)


# Buying


def _hand_over(state: CardState, events: EventSink | None) -> None:
    """Give the plant to the leader for his bid."""
    seat, card, bid = state.auction.leader, state.auction.item, state.auction.bid
    state.auction.close()
    player = state.players[seat]
    player.money -= bid
    state.cards.remove(card)
    state.token.leave(card)  # CG-1.27
    _own(state, seat, (*player.plants, state.setup.content.plants[card]))
    if events is not None:
        events.add("bought_plant", seat, {"plant": state.word(card), "bid": bid})
    state.new_plant = card
    state.to_act = seat
    if not _must_remove(state):
        _finish_purchase(state, events)


def _own(state: CardState, seat: int, plants: tuple[Plant, ...]) -> None:
    """Let the seat own exactly *plants*."""
    player = state.players[seat]
    player.plants = in_order(plants)
    player.capacity = capacity(player.plants, len(player.store.units))


def _must_remove(state: CardState) -> bool:
    return len(state.players[state.to_act].plants) > state.setup.content.plant_limit


def _finish_purchase(state: CardState, events: EventSink | None) -> None:
    """Fill the gap in the market and let the next opener act."""
    state.new_plant = 0
    steps.draw(state, events)
    dummy.take_plant(state, events)
    state.to_act = state.auction.opener(state.order)


# Making room


def _ways_to_make_room(state: CardState) -> list[Action]:
    """Return what the buyer may remove, or discard."""
    if _must_remove(state):
        player = state.players[state.to_act]
        owned = player.plant_cards()
        return [actions.remove(card) for card in owned if card != state.new_plant]
    return list(discards(state))


def discards(state: CardState) -> list[Discard]:
    """Return every way to give up just the hybrid fuel that no longer fits."""
    player = state.players[state.to_act]
    return player.capacity.discards(player.store.units)


def remove_refusal(state: CardState, action: Remove) -> Refusal:
    """Why the buyer may not remove this plant."""
    if not state.new_plant or not _must_remove(state):
        return refusals.NOTHING_TO_REMOVE
    if action.card == state.new_plant:
        return refusals.JUST_BOUGHT
    owned = state.players[state.to_act].plant_cards()
    return ALLOWED if action.card in owned else refusals.NOT_OWNED


def discard_refusal(state: CardState, action: Discard) -> Refusal:
    """Why the buyer may not give up just this fuel."""
    if not state.new_plant:
        return refusals.NOTHING_TO_DISCARD
    if _must_remove(state):
        return refusals.REMOVE_FIRST
    return ALLOWED if action in discards(state) else refusals.WRONG_DISCARD


def remove(state: CardState, action: Remove, events: EventSink | None) -> None:
    """Take the plant out of the game; fuel that fits nowhere is discarded with it."""
    seat = state.to_act
    player = state.players[seat]
    _own(state, seat, tuple([plant for plant in player.plants if plant.card != action.card]))
    state.box = (*state.box, action.card)
    if events is not None:
        events.add("removed_plant", seat, {"plant": state.word(action.card)})
    compensation = state.demolition.compensate()
    player.money += compensation
    if compensation and events is not None:
        events.add("compensated", seat, {"amount": compensation})
    units = player.store.units
    for kind in range(len(units)):
        if kind not in player.capacity.either:
            _give_up(state, kind, player.capacity.overflow(units, kind), events)
    if player.capacity.hybrid_overflow(units):
        choices = discards(state)
        if len(choices) == 1:
            discard(state, choices[0], events)
    else:
        _finish_purchase(state, events)


def discard(state: CardState, action: Discard, events: EventSink | None) -> None:
    """Discard the fuel; none of it returns to the market (CG-1.26)."""
    for kind, units in enumerate(action.amounts):
        _give_up(state, kind, units, events)
    _finish_purchase(state, events)


def _give_up(state: CardState, kind: int, units: int, events: EventSink | None) -> None:
    """Discard fuel of the seat to act."""
    if not units:
        return
    state.fuel.use(state.players[state.to_act].store, kind, units)
    if events is not None:
        values: dict[str, int | str] = {"resource": state.resource_id(kind), "amount": units}
        events.add("fuel_discarded", state.to_act, values)


# The end of the phase


def end(state: CardState, events: EventSink | None) -> None:
    """Close the phase: the unsold plant, the last card, the order of round 1 (CG-1.53)."""
    unsold = state.token.put_aside()
    if unsold:  # CG-1.31
        steps.remove_plant(state, unsold, "unsold", events)
        steps.draw(state, events)
    steps.end_auction(state, events)
    if state.round == 1:  # CG-1.48
        determine_order(state, events)
    if state.demolition.end_phase() and events is not None:
        events.add("demolition_card", NOBODY, {"card": state.demolition.top + 1})
