"""How plants enter and leave the market in the titles whose plants burn fuel."""

from gridwright.core.events import NOBODY, EventSink
from gridwright.parts.card_market import LAST_CARD
from gridwright.phases.events import DRAWN_AND_REMOVED, PLANT_DRAWN, PLANT_REMOVED, PUT_UNDER
from gridwright.phases.state import PlantState


def draw(
    state: PlantState, events: EventSink | None, *, in_auction: bool, outgrown: int = 0
) -> bool:
    """Fill one gap in the market; return whether the last card was drawn.

    Plants that may not enter are removed, and another is drawn: those with numbers up to
    *outgrown*, and *in_auction* those lower than the plant under the token.
    """
    cards = state.cards
    while cards.deck:
        card = cards.take_from_deck(state.rng)
        number = cards.numbers[card]
        if card == LAST_CARD:
            cards.place(card)
            cards.shuffle(state.rng)
            return True
        if number <= outgrown:  # CL-2.14
            why = "obsolete"
        elif in_auction and state.token.is_undercut(number):  # RC-2.40, CG-1.29
            state.token.put_aside()
            why = "undercut"
        else:
            cards.place(card)
            if events is not None:
                events.add(PLANT_DRAWN, NOBODY, {"plant": state.word(card)})
            return False
        state.box = (*state.box, card)
        if events is not None:
            events.add(DRAWN_AND_REMOVED, NOBODY, {"plant": state.word(card), "why": why})
    return False


def bury_highest(state: PlantState, events: EventSink | None) -> None:
    """Put the highest plant of the market under the deck."""
    highest = state.cards.plants()[-1]
    state.cards.remove(highest)
    state.cards.put_under(highest)
    if events is not None:
        events.add(PUT_UNDER, NOBODY, {"plant": state.word(highest)})


def remove_plant(state: PlantState, card: int, why: str, events: EventSink | None) -> None:
    """Remove *card* from the market and from the game."""
    state.cards.remove(card)
    state.token.leave(card)
    state.box = (*state.box, card)
    if events is not None:
        events.add(PLANT_REMOVED, NOBODY, {"plant": state.word(card), "why": why})


def remove_lowest(state: PlantState, why: str, events: EventSink | None) -> None:
    """Remove the lowest plant of the market from the game, if there is one."""
    plants = state.cards.plants()
    if plants:
        remove_plant(state, plants[0], why, events)
