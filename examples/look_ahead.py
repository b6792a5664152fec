"""Look ahead from what a seat may know: resample, play out, count wins."""

import gridwright
from gridwright.core.playout import playout
from gridwright.core.rng import Rng

GAMES = 20

table = gridwright.table("card", seats=3, seed=3)
seat = table.to_act
view = table.view(seat)
game = table.game

for action in game.lowest_bid_actions(view):
    wins = 0
    for seed in range(GAMES):
        state = game.resample(view, Rng(seed))
        game.apply(state, action)
        playout(game, state, Rng(seed))
        wins += game.ranking(state)[seat] == 1
    print(f"{game.write(action):12} wins {wins} of {GAMES}")
