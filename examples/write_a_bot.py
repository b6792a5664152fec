"""A bot of one's own: it opens the dearest plant it can pay, and builds whenever it can."""

from typing import Any

import gridwright
from gridwright.bots.base import Bot
from gridwright.bots.random_bot import RandomBot
from gridwright.core.action import Action
from gridwright.core.game import Game, State


class Builder(Bot):
    """Chooses by the first word of the notation; every bot sees a view, never the state."""

    wishes = ("build", "open", "bid", "buy", "power", "remove", "discard", "done", "pass", "drop")

    def choose(self, game: Game[Any], view: State) -> Action:
        actions = game.lowest_bid_actions(view)
        return min(actions, key=lambda action: self.wishes.index(game.write(action).split()[0]))


table = gridwright.table("classic", "usa", seats=3, seed=1)
bots: list[Bot] = [Builder(), RandomBot(1), RandomBot(2)]
while not table.is_over:
    seat = table.to_act
    table.play(bots[seat].choose(table.game, table.view(seat)), seat)
print("cities of the builder and of two random bots:", table.game.scores(table.state))
