"""Play one game at random and print who won, and the record of it."""

from gridwright.bots.random_bot import RandomBot
from gridwright.content.load import load
from gridwright.tables import record
from gridwright.tables.table import Table, TableSpec

table = Table(TableSpec("recharged", "germany", 3, ("Ana", "Ben", "Cleo"), seed=7), load())
bots = [RandomBot(seed) for seed in (1, 2, 3)]

while not table.is_over:
    seat = table.to_act
    table.play(bots[seat].choose(table.game, table.view(seat)), seat)

for name, place, score in zip(
    table.names, table.game.ranking(table.state), table.game.scores(table.state), strict=True
):
    print(f"{place}. {name}: {score} cities")
print(record.write(table).splitlines()[-1])
