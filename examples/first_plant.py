# %%
"""Which first plant wins? In Recharged everyone buys one in the first round.

Open the cells in a notebook, or run `python examples/first_plant.py 5000` to play 5,000 games; a
second argument names a file for the picture.
"""

import os
import sys
from collections import defaultdict
from pathlib import Path

from gridwright.draw.chart import Bar, bars
from gridwright.draw.theme import LIGHT
from gridwright.simulate.match import Setting, Task
from gridwright.simulate.runner import run
from gridwright.simulate.summary import Tally

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 40
SEATS = 4
CHANCE = 1 / SEATS

# %% [markdown]
# Four steady bots play each game. Seeds fix the deals, so the same number of games gives the same
# answer, on one process or several.

# %%
table = Setting("recharged", "germany", SEATS, keeps_details=True)
tasks = [Task(index, seed=1 + index, bots=("steady",) * SEATS) for index in range(GAMES)]
wins: dict[str, Tally] = defaultdict(Tally)  # by the number of the plant
for result in run(table, tasks, jobs=os.cpu_count() or 1):
    assert result.details is not None
    for purchase in result.details.purchases:
        if purchase.round == 1 and purchase.kind == "plant":
            wins[purchase.item].add(result.outcome.share(purchase.seat))

# %% [markdown]
# A plant matters if the interval of its win rate excludes 25 %, the rate of chance.

# %%
rows = [
    Bar(f"plant {plant} ({tally.games})", tally.share, *tally.interval, CHANCE)
    for plant, tally in sorted(wins.items(), key=lambda entry: (-entry[1].share, int(entry[0])))
    if tally.games >= GAMES / 50  # fewer purchases prove nothing
]
for row in rows:
    verdict = "better" if row.low > CHANCE else "worse" if row.high < CHANCE else "equal"
    print(f"{row.label:16} wins {row.value:6.1%}  ({row.low:.1%} to {row.high:.1%})  {verdict}")

# %%
for name in sys.argv[2:]:
    chart = bars("Games won by the first plant", rows, LIGHT, expected="an equal share")
    Path(name).write_text(chart.svg() + "\n", encoding="utf-8")
