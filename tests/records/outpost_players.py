"""Simple players of Outpost, for the games that scripts/make-records writes down."""

from dataclasses import dataclass

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.action import Action
from gridwright.core.rng import Rng
from gridwright.games.outpost import company
from gridwright.games.outpost.actions import (
    ROBOT,
    STATION,
    Build,
    Hire,
    Power,
    Settle,
    Slot,
    Swap,
)
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.phases.expansion.buildings import cost
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from gridwright.parts.auction import DROP, PASS, Open
from gridwright.phases.turns import DONE

IDLE = (PASS, DROP, DONE, Power(()))


@dataclass(frozen=True, slots=True)
class OutpostSeat:
    """Plays one seat of Outpost in a fixed style with a little chance.

    A builder buys better cards and puts them to work; a sprinter buys few cards and many cities;
    a hoarder stays below the size that starts stage 2 until stage 3; who is idle does nothing.
    """

    style: str
    rng: Rng

    def choose(self, game: OutpostGame, state: OutpostState) -> Action:
        actions = game.lowest_bid_actions(state)
        if self.style == "random" or len(actions) == 1:
            return self._any(actions)
        if self.style == "idle":
            return next((each for each in actions if each in IDLE), actions[0])
        if state.phase == PhaseIndex.AUCTION:
            return self._auction(state, actions)
        if state.phase == PhaseIndex.EXPANSION:
            return self._expand(state, actions)
        if state.phase == PhaseIndex.BUREAUCRACY:
            return self._power(state, actions)
        return self._any(actions)

    def _any(self, actions: list[Action]) -> Action:
        return actions[self.rng.below(len(actions))]

    def _auction(self, state: OutpostState, actions: list[Action]) -> Action:
        """Open one of the best cards, a sprinter only sometimes; raise now and then."""
        if state.auction.item:
            return actions[0] if self.rng.below(6) == 0 else DROP
        spare = {"builder": 2, "sprinter": 6}.get(self.style, 1)
        if PASS in actions and self.rng.below(spare + 1):
            return PASS
        opens = [action for action in actions if isinstance(action, Open)]
        return opens[-1 - self.rng.below(min(3, len(opens)))] if opens else actions[-1]

    def _expand(self, state: OutpostState, actions: list[Action]) -> Action:
        """Build what unlocks slots and what is cheap, fill slots, hire all, make a robot."""
        for wanted in (self._settle, self._build, self._improve):
            action = wanted(state, actions)
            if action is not None:
                return action
        hires = [action for action in actions if isinstance(action, Hire)]
        if hires:
            return hires[-1]
        return ROBOT if ROBOT in actions else actions[-1]

    def _settle(self, state: OutpostState, actions: list[Action]) -> Action | None:
        settles = [action for action in actions if isinstance(action, Settle)]
        if self._waits(state):
            settles = [action for action in settles if action.kind != STATION]
        return settles[0] if settles else None

    def _build(self, state: OutpostState, actions: list[Action]) -> Action | None:
        """Build the cheapest of what is wanted; stations always, sites for cards without slot."""
        firm = state.acting().company
        wanted = [] if self._waits(state) else [STATION]
        for kind in (PLANT, HOUSING):
            fitting = [card for card in firm.pool if state.card(card).kind == kind]
            if len(fitting) > company.free_slots(state.setup, firm, kind):
                wanted.append(kind)
        builds = [each for each in actions if isinstance(each, Build) and each.kind in wanted]
        if not builds:
            return None
        return min(builds, key=lambda each: cost(state, each.kind, each.city))

    def _waits(self, state: OutpostState) -> bool:
        size = state.acting().company.network_size()
        is_near = size == state.setup.seat_rules.stage2_at - 1
        return self.style == "hoarder" and state.stage == 1 and is_near

    def _improve(self, state: OutpostState, actions: list[Action]) -> Action | None:
        """Fill slots, then exchange for higher numbers only, so that it comes to an end."""
        slots = [action for action in actions if isinstance(action, Slot)]
        if slots:
            return slots[-1]
        numbers = state.setup.numbers
        swaps = [action for action in actions if isinstance(action, Swap)]
        better = [each for each in swaps if numbers[each.new] > numbers[each.old]]
        return better[-1] if better else None

    def _power(self, state: OutpostState, actions: list[Action]) -> Action:
        """Supply as many cities as there are, with as few plants as possible."""
        firm = state.acting().company

        def worth(action: Action) -> tuple[int, int]:
            assert isinstance(action, Power)
            made = sum([company.output(firm, state.card(card)) for card in action.plants])
            return min(firm.network_size(), made), -len(action.plants)

        return max(actions, key=worth)
