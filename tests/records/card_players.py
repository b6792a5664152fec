"""Simple players of the Card Game, for the games that scripts/make-records writes down."""

from dataclasses import dataclass

from gridwright.core.action import Action
from gridwright.core.rng import Rng
from gridwright.games.cardgame.actions import Buy
from gridwright.games.cardgame.fuel_choices import missing
from gridwright.games.cardgame.fuel_market import kind_of, units_of
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, PhaseIndex
from gridwright.parts.auction import DROP, PASS, Open
from gridwright.parts.fuel import Power, output
from gridwright.phases.turns import DONE

IDLE = (PASS, DROP, DONE, Power((), (0, 0, 0, 0)))


@dataclass(frozen=True, slots=True)
class CardSeat:
    """Plays one seat of the Card Game in a fixed style with a little chance.

    A builder buys better plants and fuel for one run; a miser passes most of the time; who is
    idle buys one plant, because he must, and never runs it.
    """

    style: str
    rng: Rng

    def choose(self, game: CardGame, state: CardState) -> Action:
        actions = game.lowest_bid_actions(state)
        if self.style == "random" or len(actions) == 1:
            return self._any(actions)
        if self.style == "idle":
            return next((each for each in actions if each in IDLE), self._any(actions))
        if state.phase == PhaseIndex.AUCTION:
            return self._auction(state, actions)
        if state.phase == PhaseIndex.RESOURCES:
            return self._fuel(state, actions)
        return self._power(state, actions)

    def _any(self, actions: list[Action]) -> Action:
        return actions[self.rng.below(len(actions))]

    def _auction(self, state: CardState, actions: list[Action]) -> Action:
        """Open one of the best plants; raise now and then; remove the lowest plant."""
        player = state.players[state.to_act]
        if state.auction.item:
            return actions[0] if self.rng.below(6) == 0 else DROP
        if state.new_plant:
            return actions[0]
        if self.style == "miser" and PASS in actions and self.rng.below(4):
            return PASS
        opens = [action for action in actions if isinstance(action, Open)]
        if PASS in actions:
            numbers = state.cards.numbers
            opens = [each for each in opens if numbers[each.item] > player.highest_plant()]
        return opens[-1 - self.rng.below(min(2, len(opens)))] if opens else actions[-1]

    def _fuel(self, state: CardState, actions: list[Action]) -> Action:
        """Buy what one run of every plant lacks, the cheapest units first."""
        player = state.players[state.to_act]

        def lacking(action: Buy) -> int:
            return missing(player.capacity, player.store.units, kind_of(action.card))

        wanted = [each for each in actions if isinstance(each, Buy) and lacking(each) > 0]
        if not wanted:
            return DONE
        return max(wanted, key=lambda it: min(units_of(it.card), lacking(it)) / it.column)

    def _power(self, state: CardState, actions: list[Action]) -> Action:
        """Earn as much as possible, with as little fuel as possible."""
        player = state.players[state.to_act]

        def worth(action: Action) -> tuple[int, int]:
            assert isinstance(action, Power)
            return output(player.plants, action), -sum(action.burnt)

        return max(actions, key=worth)
