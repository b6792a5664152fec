"""An arena in a few lines: one bot against another, from every seat, on the same deals."""

from gridwright.arena.tournament import lineup_results, play, schedule
from gridwright.simulate.match import Outcome, Setting

GAMES = 12

tournament = schedule(("casual", "novice"), seats=3, games=GAMES, seed=1, kind="pairs")
outcomes: dict[int, Outcome] = {}
for result in play(Setting("card", "", 3), tournament):
    outcomes[result.task.index] = result.outcome
    print(result.task.bots, result.outcome.scores)

for lineup in lineup_results(tournament, outcomes):
    for share in lineup.shares:
        low, high = share.interval
        print(
            f"{share.bot:8} {share.share:.0%} ({low:.0%} to {high:.0%}), chance {share.chance:.0%}"
        )
