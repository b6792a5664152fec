"""Your own bot: it builds whenever it can, and otherwise buys what it can."""

from typing import Any

import gridwright
from gridwright.bots.base import Bot
from gridwright.bots.random_bot import RandomBot
from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.core.phase import State


class Builder(Bot):
    """Chooses by the kind of decision; like every bot, it sees a view and never the state."""

    wishes = (
        *(Decision.BUILD, Decision.OPEN, Decision.BID, Decision.BUY, Decision.POWER),
        *(Decision.REMOVE, Decision.DISCARD, Decision.DONE, Decision.PASS, Decision.DROP),
    )

    def choose(self, game: Game[Any], view: State) -> Action:
        actions = game.lowest_bid_actions(view)
        return min(actions, key=lambda action: self.wishes.index(game.phrase(action).decision))


table = gridwright.table("classic", "usa", seats=3, seed=1)
bots: list[Bot] = [Builder(), RandomBot(1), RandomBot(2)]
while not table.is_over:
    seat = table.to_act
    table.play(bots[seat].choose(table.game, table.view(seat)), seat)
print("cities of the builder and two random bots:", table.game.scores(table.state))
