"""Phase 2: plants are put up, bid for and bought.

The seat to act is the opener, a bidder, or a buyer who must first make room. Which of these
it is follows from the state: a plant just bought, an auction running, or neither.
"""

from gridwright.content.types import Plant
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.board import actions, dummy, refusals, steps
from gridwright.games.board.actions import Remove
from gridwright.games.board.phases.turn_order import determine_order
from gridwright.games.board.state import BoardState, Phase
from gridwright.parts.auction import PASS, Bid, Open
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.fuel import Discard, capacity, in_order


def begin(state: BoardState, events: EventSink | None) -> None:
    """Open the phase: lay the discount token and call the first opener."""
    state.phase = Phase.AUCTION
    state.auction.begin_phase()
    plants = state.cards.plants()
    if not plants:  # RC-2.51, CL-2.29
        state.to_act = NOBODY
        return
    if state.setup.edition.uses_discount_token():
        state.token.lay(plants[0], plants[0])
        if events is not None:
            events.add("token_placed", NOBODY, {"plant": plants[0]})
    if state.trust is not None:
        state.trust.has_taken = False
    state.to_act = state.auction.opener(state.order)


# What may be done


def legal_actions(state: BoardState, *, minimal: bool = False) -> list[Action]:
    """Return what the seat to act may do; with *minimal* only the lowest bid of each offer."""
    if state.new_plant:
        return _ways_to_make_room(state)
    if state.auction.item:
        return state.auction.replies(_purse(state, state.auction.item), minimal=minimal)
    offers: list[Action] = []
    for plant in state.for_sale():
        if _plant_refusal(state, plant) is ALLOWED:
            minimum = state.token.minimum_bid(plant, plant)
            money = state.players[state.to_act].money
            offers.extend(
                state.auction.openings(state.to_act, plant, minimum, money, minimal=minimal)
            )
    if pass_refusal(state) is ALLOWED:
        offers.append(PASS)
    return offers


def open_range(state: BoardState, plant: int) -> tuple[int, int]:
    """Return the lowest and the highest opening bid; the lowest is the higher if none is legal."""
    money = state.players[state.to_act].money
    minimum = state.token.minimum_bid(plant, plant)
    return state.auction.open_range(state.to_act, minimum, money)  # RC-2.25, CL-2.20


def raise_range(state: BoardState) -> tuple[int, int]:
    """Return the lowest and the highest raise; the lowest is the higher if none is legal."""
    return state.auction.raise_range(_purse(state, state.auction.item))


def _purse(state: BoardState, plant: int) -> int:
    """Return what the seat to act may spend on *plant*: nothing if it may not own it (CL-C4)."""
    if not state.setup.map_rules.may_own(state, state.to_act, _plant(state, plant)):
        return 0
    return state.players[state.to_act].money


def _plant(state: BoardState, number: int) -> Plant:
    return state.setup.edition.numbers.plants[number]


def _plant_refusal(state: BoardState, plant: int) -> Refusal:
    """Why *plant* may not be put up, whatever the bid."""
    if plant not in state.for_sale():
        if plant not in state.cards.row:
            return refusals.NO_SUCH_PLANT
        return refusals.LAST_CARD if plant == LAST_CARD else refusals.FUTURE_MARKET
    if not state.setup.map_rules.may_own(state, state.to_act, _plant(state, plant)):
        return refusals.NO_NUCLEAR
    return ALLOWED


def _turn_refusal(state: BoardState) -> Refusal:
    """Why the seat to act may not open or pass at all."""
    if state.auction.item:
        return refusals.NOT_OPENER
    return _room_refusal(state)


def _room_refusal(state: BoardState) -> Refusal:
    """What a buyer must do before anything else."""
    if not state.new_plant:
        return ALLOWED
    return refusals.REMOVE_FIRST if _must_remove(state) else refusals.DISCARD_FIRST


def open_refusal(state: BoardState, action: Open) -> Refusal:
    """Why the seat to act may not open with this plant and bid."""
    reason = _turn_refusal(state)
    if reason is ALLOWED:
        reason = _plant_refusal(state, action.item)
    if reason is not ALLOWED:
        return reason
    lowest, highest = open_range(state, action.item)
    if action.bid < lowest:
        if action.item == state.token.card:
            return refusals.BELOW_DISCOUNT
        return refusals.BELOW_NUMBER
    if action.bid > state.players[state.to_act].money:
        return refusals.OVER_CASH
    return refusals.SOLE_BUYER if action.bid > highest else ALLOWED


def bid_refusal(state: BoardState, action: Bid) -> Refusal:
    """Why the seat to act may not raise to this amount."""
    reason = drop_refusal(state)
    if reason is not ALLOWED:
        return reason
    lowest, highest = raise_range(state)
    if action.amount < lowest:
        return refusals.NOT_A_RAISE
    if action.amount > state.players[state.to_act].money:
        return refusals.OVER_CASH
    return refusals.NO_NUCLEAR if action.amount > highest else ALLOWED


def drop_refusal(state: BoardState) -> Refusal:
    """Why the seat to act may not leave the auction."""
    if state.auction.item:
        return ALLOWED
    reason = _room_refusal(state)
    return refusals.NOTHING_ON_OFFER if reason is ALLOWED else reason


def pass_refusal(state: BoardState) -> Refusal:
    """Why the seat to act may not leave the phase."""
    reason = _turn_refusal(state)
    if reason is not ALLOWED or state.round > 1:
        return reason
    for plant in state.for_sale():
        lowest, highest = open_range(state, plant)
        if lowest <= highest and _plant_refusal(state, plant) is ALLOWED:
            return refusals.MUST_BUY
    return ALLOWED


# Bidding


def open_auction(state: BoardState, action: Open, events: EventSink | None) -> None:
    """Put the plant up; the others speak in turn round the table."""
    if events is not None:
        events.reveal("opened", state.to_act, {"plant": action.item, "bid": action.bid})
    state.auction.open(action.item, state.to_act, action.bid)
    _call_bidder(state, events)


def raise_bid(state: BoardState, action: Bid, events: EventSink | None) -> None:
    """Take the lead."""
    if events is not None:
        events.reveal("raised", state.to_act, {"bid": action.amount})
    state.auction.raise_bid(action.amount)
    _call_bidder(state, events)


def drop(state: BoardState, events: EventSink | None) -> None:
    """Leave this auction."""
    if events is not None:
        events.add("dropped", state.to_act, {"plant": state.auction.item})
    state.auction.drop()
    _call_bidder(state, events)


def _call_bidder(state: BoardState, events: EventSink | None) -> None:
    """Let the next rival speak, or hand over the plant."""
    if state.auction.waiting:
        state.to_act = state.auction.waiting[0]
    else:
        _hand_over(state, events)


def pass_phase(state: BoardState, events: EventSink | None) -> None:
    """Leave the phase without a plant."""
    if events is not None:
        events.add("passed", state.to_act, {})
    state.auction.leave_phase(state.to_act)
    dummy.take_plant(state, events)
    state.to_act = state.auction.opener(state.order)


# Buying


def _hand_over(state: BoardState, events: EventSink | None) -> None:
    """Give the plant to the leader for his bid."""
    seat, plant, bid = state.auction.leader, state.auction.item, state.auction.bid
    state.auction.close()
    player = state.players[seat]
    player.money -= bid
    state.cards.remove(plant)
    state.token.leave(plant)  # RC-2.39
    _own(state, seat, (*player.plants, _plant(state, plant)))
    if events is not None:
        events.add("bought_plant", seat, {"plant": plant, "bid": bid})
    ended = state.setup.map_rules.refill_ended_by(plant)
    if ended >= 0:
        state.ended_refills |= 1 << ended
        if events is not None:
            events.add("refill_ended", seat, {"resource": state.resource_id(ended)})
    state.new_plant = plant
    state.to_act = seat
    if not _must_remove(state):
        _finish_purchase(state, events)


def _own(state: BoardState, seat: int, plants: tuple[Plant, ...]) -> None:
    """Let the seat own exactly *plants*."""
    player = state.players[seat]
    player.plants = in_order(plants)
    player.capacity = capacity(player.plants, len(player.stored))


def _must_remove(state: BoardState) -> bool:
    return len(state.players[state.to_act].plants) > state.setup.seat_rules.plant_limit


def _finish_purchase(state: BoardState, events: EventSink | None) -> None:
    """Fill the gap in the market and let the next opener act."""
    state.new_plant = 0
    steps.draw(state, events)
    dummy.take_plant(state, events)
    state.to_act = state.auction.opener(state.order)


# Making room


def _ways_to_make_room(state: BoardState) -> list[Action]:
    """Return what the buyer may remove, or discard."""
    if _must_remove(state):
        player = state.players[state.to_act]
        owned = player.plant_numbers()
        return [actions.remove(number) for number in owned if number != state.new_plant]
    return list(discards(state))


def discards(state: BoardState) -> list[Discard]:
    """Return every way to give up just the hybrid fuel that no longer fits."""
    player = state.players[state.to_act]
    return player.capacity.discards(player.stored)


def remove_refusal(state: BoardState, action: Remove) -> Refusal:
    """Why the buyer may not remove this plant."""
    if not state.new_plant or not _must_remove(state):
        return refusals.NOTHING_TO_REMOVE
    if action.plant == state.new_plant:
        return refusals.JUST_BOUGHT
    owned = state.players[state.to_act].plant_numbers()
    return ALLOWED if action.plant in owned else refusals.NOT_OWNED


def discard_refusal(state: BoardState, action: Discard) -> Refusal:
    """Why the buyer may not give up just this fuel."""
    if not state.new_plant:
        return refusals.NOTHING_TO_DISCARD
    if _must_remove(state):
        return refusals.REMOVE_FIRST
    return ALLOWED if action in discards(state) else refusals.WRONG_DISCARD


def remove(state: BoardState, action: Remove, events: EventSink | None) -> None:
    """Take the plant out of the game; fuel that fits nowhere goes to the supply."""
    seat = state.to_act
    player = state.players[seat]
    _own(state, seat, tuple([plant for plant in player.plants if plant.number != action.plant]))
    state.box = (*state.box, action.plant)
    if events is not None:
        events.add("removed_plant", seat, {"plant": action.plant})
    compensation = state.demolition.compensate()
    player.money += compensation
    if compensation and events is not None:
        events.add("compensated", seat, {"amount": compensation})
    for resource in range(len(player.stored)):
        if resource not in player.capacity.either:
            _give_up(state, resource, player.capacity.overflow(player.stored, resource), events)
    if player.capacity.hybrid_overflow(player.stored):
        choices = discards(state)
        if len(choices) > 1:
            return
        discard(state, choices[0], events)
    else:
        _finish_purchase(state, events)


def discard(state: BoardState, action: Discard, events: EventSink | None) -> None:
    """Return the fuel to the supply."""
    for resource, amount in enumerate(action.amounts):
        _give_up(state, resource, amount, events)
    _finish_purchase(state, events)


def _give_up(state: BoardState, resource: int, amount: int, events: EventSink | None) -> None:
    """Move fuel of the seat to act to the supply."""
    if not amount:
        return
    state.players[state.to_act].stored[resource] -= amount
    state.fuel.give_back(resource, amount)
    if events is not None:
        values: dict[str, int | str] = {"resource": state.resource_id(resource), "amount": amount}
        events.add("fuel_lost", state.to_act, values)


# The end of the phase


def end(state: BoardState, events: EventSink | None) -> None:
    """Close the phase: unsold plants, the order of round 1, Step 3 (RC-2.49)."""
    unsold = state.token.put_aside()
    if unsold:  # RC-2.44
        steps.remove_plant(state, unsold, "unsold", events)
        steps.draw(state, events)
    elif state.auction.sold == 0 and state.setup.edition.removes_lowest_if_unsold():  # CL-2.27
        steps.remove_lowest(state, "unsold", events)
        steps.draw(state, events)
    if state.round == 1:  # RC-2.50, CL-2.28
        determine_order(state, events)
    steps.begin_step3_if_due(state, events)
    if state.demolition.end_phase() and events is not None:
        card = state.demolition.top + 1
        events.add("demolition_card", NOBODY, {"card": card})
