"""Plants that leave the market, as in every title whose plants burn fuel."""

from typing import TypeVar

from gridwright.core.events import NOBODY, EventSink
from gridwright.phases.positions import PlantState

P = TypeVar("P", bound=PlantState)


def remove_plant(state: P, card: int, why: str, events: EventSink | None) -> None:
    """Take *card* out of the market and of the game."""
    state.cards.remove(card)
    state.token.leave(card)
    state.box = (*state.box, card)
    if events is not None:
        events.add("plant_removed", NOBODY, {"plant": state.word(card), "why": why})


def remove_lowest(state: P, why: str, events: EventSink | None) -> None:
    """Remove the lowest plant of the market from the game, if there is one."""
    plants = state.cards.plants()
    if plants:
        remove_plant(state, plants[0], why, events)
