"""Read the record of a game with printed cards, and find a mistake in it."""

from pathlib import Path

import gridwright
from gridwright.core.game import SPECTATOR
from gridwright.tables.record import RecordError

text = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8")
table = gridwright.replay(text)
game, view = table.game, table.view(SPECTATOR)

print(f"{len(table.moves)} actions, now round {game.round_of(view)}")
for seat, name in enumerate(table.names):
    standing = game.standing(view, seat)
    plants = ", ".join(standing.plants)
    print(f"{name}: {standing.money} Elektro, {standing.cities} cities, plants {plants}")

print("The dearest purchases:")
purchases = [event for event in table.events() if event.cost]
for event in sorted(purchases, key=lambda event: -event.cost)[:3]:
    print(" ", table.say(event))

print("With a slip of the pen:")
try:
    gridwright.replay(text.replace("1 C buy coal 2", "1 C buy coal 5"))
except RecordError as error:
    print(" ", error)
