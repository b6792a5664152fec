"""An arena in a few lines: a bot against another one, from every seat, on the same deals."""

from gridwright.arena.play import play
from gridwright.arena.tournament import plan, tables
from gridwright.simulate.match import Outcome, Setting

GAMES = 12

made = plan(("casual", "novice"), seats=3, games=GAMES, seed=1, kind="pairs")
outcomes: dict[int, Outcome] = {}
for result in play(Setting("card", "", 3), made):
    outcomes[result.task.index] = result.outcome
    print(result.task.bots, result.outcome.scores)

for table in tables(made, outcomes):
    for share in table.shares:
        low, high = share.interval
        print(
            f"{share.bot:8} {share.share:.0%} ({low:.0%} to {high:.0%}), chance {share.chance:.0%}"
        )
