"""Running plants on fuel: the turn of each seat in the bureaucracy of board and Card Game."""

from abc import abstractmethod
from typing import Final, TypeVar

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.notation import Form
from gridwright.core.offers import Quote
from gridwright.core.phase import WRONG_PHASE
from gridwright.parts.fuel import POWER_FORMS, Power, output
from gridwright.phases.state import PlantState, fuel_words
from gridwright.phases.turns import TurnPhase

NOT_YOUR_PLANT: Final = Refusal("not_your_plant")
RUNS_ONCE: Final = Refusal("runs_once")
WRONG_FUEL: Final = Refusal("wrong_fuel")
FUEL_MISSING: Final = Refusal("fuel_missing")

P = TypeVar("P", bound=PlantState)


def running_refusal(plants: tuple[int, ...], owned: tuple[int, ...]) -> Refusal:
    """Return why the owner of the plants *owned* may not run *plants*, whatever fuel there is."""
    if not all([card in owned for card in plants]):
        return NOT_YOUR_PLANT
    return RUNS_ONCE if len(set(plants)) < len(plants) else ALLOWED


class ProductionPhase(TurnPhase[P]):
    """Each seat chooses which plants to run, and the fuel they burn."""

    name = "bureaucracy"
    forms: tuple[Form, ...] = POWER_FORMS

    # What the title answers

    @abstractmethod
    def proceeds(self, state: P, seat: int, total_output: int) -> Values:
        """Return what *seat* gets for running plants with this *total_output*."""

    def ways(self, state: P) -> list[Power]:
        """Return every way in which the seat to act may run plants."""
        seat = state.to_act
        return state.owner(seat).capacity.powers(state.stored(seat))

    def closing(self, state: P) -> Action | None:
        return Power((), (0,) * len(state.stored(state.to_act)))

    # What may be done

    def legal_actions(self, state: P, *, lowest_bids: bool) -> list[Action]:
        return list(self.ways(state))

    def refusal(self, state: P, action: Action) -> Refusal:
        if not isinstance(action, Power):
            return WRONG_PHASE
        reason = running_refusal(action.plants, state.owner(state.to_act).plant_cards())
        if reason is not ALLOWED:
            return reason
        reason = FUEL_MISSING
        for power in self.ways(state):
            if power == action:
                return ALLOWED
            if power.plants == action.plants:
                reason = WRONG_FUEL
        return reason

    def quotes(self, state: P) -> list[Quote]:
        """Return every way to run plants, and each plant that lacks fuel on its own."""
        seat = state.to_act
        owner = state.owner(seat)
        ways = self.ways(state)
        quotes = [
            Quote(way, yields=self.proceeds(state, seat, output(owner.plants, way))) for way in ways
        ]
        nothing = (0,) * len(state.stored(seat))
        for card in owner.plant_cards():
            if not any([card in way.plants for way in ways]):
                quotes.append(Quote(Power((card,), nothing)))
        return quotes

    def values(self, state: P, action: Action) -> Values:
        assert isinstance(action, Power)
        seat = state.to_act
        owner = state.owner(seat)
        stored = state.stored(seat)
        ways = [way for way in owner.capacity.powers(stored) if way.plants == action.plants]
        needs = [fuel_words(state, way.burnt) for way in ways]
        return {
            "plants": tuple([str(state.word(card)) for card in action.plants]),
            "owned": tuple([str(state.word(card)) for card in owner.plant_cards()]),
            "stored": tuple([f"{state.resource_id(r)} {n}" for r, n in enumerate(stored)]),
            "needs": tuple([need for need in needs if need]),
        }
