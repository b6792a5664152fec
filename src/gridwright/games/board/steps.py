"""Drawing plants, and the beginning of Step 2, of Step 3 and of the end.

Every plant that enters the market comes from `draw`, so that the consequences of a draw (an
obsolete plant, an undercut discount, the Step 3 card) are in one place.
"""

from gridwright.core.events import NOBODY, EventSink
from gridwright.games.board.events import STEP3_DRAWN, STEP_BEGINS
from gridwright.games.board.state import LAST_STEP, BoardState, PhaseIndex
from gridwright.parts.card_market import LAST_CARD
from gridwright.phases import market
from gridwright.phases.events import FINAL
from gridwright.phases.market import remove_lowest, remove_plant


def outgrown(state: BoardState) -> int:
    """Return the highest plant number that is too small for the largest network (CL-2.14)."""
    return state.largest_network() if state.setup.edition.outgrows_plants else 0


def draw(state: BoardState, events: EventSink | None) -> None:
    """Fill one gap in the market; in Phase 5 the Step 3 card takes effect at once."""
    in_auction = state.phase == PhaseIndex.AUCTION
    if not market.draw(state, events, in_auction=in_auction, outgrown=outgrown(state)):
        return
    if events is not None:
        events.add(STEP3_DRAWN, NOBODY, {})
    if state.phase == PhaseIndex.BUREAUCRACY:  # RC-ST14, RC-ST24
        _shrink_market(state, events)


def _shrink_market(state: BoardState, events: EventSink | None) -> None:
    """Remove the Step 3 card and the lowest plant, without replacement."""
    if state.step == 1 and state.setup.edition.step2_comes_first:  # RC-ST22
        remove_lowest(state, "step2", events)
        draw(state, events)
    state.cards.remove(LAST_CARD)
    remove_lowest(state, "step3", events)


def replace_obsolete(state: BoardState, events: EventSink | None) -> None:
    """Remove and replace plants that the largest network has outgrown (CL-4.19)."""
    plants = state.cards.plants()
    while plants and plants[0] <= outgrown(state):
        remove_plant(state, plants[0], "obsolete", events)
        draw(state, events)
        plants = state.cards.plants()


def is_step2_due(state: BoardState) -> bool:
    """Whether Step 2 begins with the next Bureaucracy (RC-ST2, CL-ST2)."""
    return state.step == 1 and state.largest_network() >= state.setup.seat_rules.step2_at


def begin_step2_if_due(state: BoardState, events: EventSink | None) -> None:
    """Start Step 2 once a network is large enough (RC-ST2, CL-ST2)."""
    if not is_step2_due(state):
        return
    state.step = 2
    if events is not None:
        events.add(STEP_BEGINS, NOBODY, {"step": 2})
    remove_lowest(state, "step2", events)
    draw(state, events)


def begin_step3_if_due(state: BoardState, events: EventSink | None) -> None:
    """Start Step 3 at the end of the phase in which its card was drawn (RC-ST12, CL-ST5)."""
    if state.step == LAST_STEP:
        return
    if state.cards.has_last_card():
        _shrink_market(state, events)
    elif state.cards.awaits_last_card():
        return
    state.step = LAST_STEP
    if events is not None:
        events.add(STEP_BEGINS, NOBODY, {"step": LAST_STEP})


def game_ends(state: BoardState) -> bool:
    """Whether a network has reached the size that ends the game (RC-E1, CL-E1)."""
    return state.largest_network() >= state.setup.seat_rules.ends_at


def settle(state: BoardState, events: EventSink | None) -> None:
    """End the game: count for each seat the cities it can supply (RC-E4, CL-E3)."""
    for seat, player in enumerate(state.players):
        player.powered = min(len(player.cities), player.capacity.best_output(player.stored))
        if events is not None:
            events.add(FINAL, seat, {"cities": player.powered, "money": player.money})
