"""A chat bot that hosts a game for the people named on the command line and some bots.

A line in the channel, here standard input, is ``NAME: offers`` or an action: ``NAME: open 5 5``.
"""

import sys

import gridwright
from gridwright.core.events import Event

people = sys.argv[1:] or ["Ana", "Bert"]
names = (*people, *[f"Bot {number}" for number in range(1, 4 - len(people))])
table = gridwright.table("recharged", "germany", seats=3, seed=7, names=names)
bot = gridwright.bot("steady", seed=1)


def answer(name: str, command: str) -> str:
    """Return what the bot posts when *name* types *command*."""
    if name not in people:
        return f"The players are {', '.join(table.names)}."
    seat = people.index(name)
    if command == "offers":
        return ", ".join([offer.text for offer in table.offers(seat) if offer.is_legal])
    return play_bots(table.play(command, seat))


def play_bots(events: tuple[Event, ...]) -> str:
    """Let the bots play until a person is to act; return all *events* as sentences."""
    while not table.is_over and table.to_act >= len(people):
        events += table.play(bot.choose(table.game, table.view(table.to_act)))
    return " ".join([table.say(event) for event in events])


print(play_bots(table.opening))
for line in sys.stdin:
    author, _, text = line.strip().partition(": ")
    try:
        print(f"@{author} {answer(author, text)}", flush=True)
    except gridwright.GridwrightError as error:
        print(f"@{author} {error}", flush=True)
