"""Play a random game; print who won, and its record."""

import gridwright
from gridwright.bots.random_bot import RandomBot
from gridwright.tables import record

table = gridwright.table("recharged", "germany", seats=3, seed=7, names=("Ana", "Ben", "Cleo"))
bots = [RandomBot(seed) for seed in (1, 2, 3)]

while not table.is_over:
    seat = table.to_act
    table.play(bots[seat].choose(table.game, table.view(seat)), seat)

for name, place, score in zip(
    table.names, table.game.ranking(table.state), table.game.scores(table.state), strict=True
):
    print(f"{place}. {name}: {score} cities")
print(record.write(table).splitlines()[-1])
