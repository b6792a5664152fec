"""Look ahead from what a seat may know: resample, play out, count wins."""

from gridwright.content.load import load
from gridwright.core.playout import playout
from gridwright.core.rng import Rng
from gridwright.tables.table import Table, TableSpec

GAMES = 20

table = Table(TableSpec("card", "", 3, seed=3), load())
seat = table.to_act
view = table.view(seat)
game = table.game

for action in game.minimal_actions(view):
    wins = 0
    for seed in range(GAMES):
        state = game.resample(view, Rng(seed))
        game.apply(state, action)
        playout(game, state, Rng(seed))
        wins += game.ranking(state)[seat] == 1
    print(f"{game.write(action):12} wins {wins} of {GAMES}")
