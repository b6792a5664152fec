"""Questions answered by simulation: player order, and what plant 30 is worth.

    python examples/questions.py --games 4000 --images docs/images

Pictures are drawn if you name a folder. The same number of games gives the same answers.
"""

import argparse
from collections import defaultdict
from pathlib import Path
from typing import Any

from gridwright.arena.tournament import lineup_results, play, schedule
from gridwright.bots.base import Bot
from gridwright.bots.roster import entrant
from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.core.phase import State
from gridwright.draw.chart import Bar, bars
from gridwright.draw.theme import LIGHT
from gridwright.simulate.match import Setting, Task
from gridwright.simulate.program import program_version
from gridwright.simulate.runner import run
from gridwright.simulate.summary import Summary, Tally

SEATS = 4
PLANT = "30"
CHANCE = 1 / SEATS
PRICES = (30, 35, 40, 45, 50, 60)  # the lowest price of each group


class Refuser(Bot):
    """A steady bot that never bids for plant 30."""

    def __init__(self) -> None:
        """Play like a steady bot otherwise."""
        self._steady: Bot | None = None

    def choose(self, game: Game[Any], view: State) -> Action:
        if self._steady is None:
            self._steady = entrant("steady").bot(game, 0)
        action = self._steady.choose(game, view)
        phrase, lot = game.phrase(action), game.lot(view)
        if phrase.decision is Decision.OPEN and phrase.target == PLANT:
            return _first(game, view, Decision.PASS) or _other(game, view) or action
        if phrase.decision is Decision.BID and lot is not None and lot.card == PLANT:
            return _first(game, view, Decision.DROP) or action
        return action


def _first(game: Game[Any], view: State, decision: Decision) -> Action | None:
    """Return the first legal action of this kind."""
    for action in game.legal_actions(view):
        if game.phrase(action).decision is decision:
            return action
    return None


def _other(game: Game[Any], view: State) -> Action | None:
    """Return the action that starts an auction for the most expensive plant but plant 30."""
    for action in reversed(game.lowest_bid_actions(view)):
        phrase = game.phrase(action)
        if phrase.decision is Decision.OPEN and phrase.target != PLANT:
            return action
    return None


def observed(setting: Setting, games: int) -> tuple[Summary, dict[str, Tally]]:
    """Play *games* with four steady bots; return a summary, and wins with plant 30 by its price."""
    summary = Summary()
    by_price: dict[str, Tally] = defaultdict(Tally)
    tasks = [Task(index, 1 + index, ("steady",) * SEATS) for index in range(games)]
    for result in run(setting, tasks):
        summary.add(result)
        assert result.details is not None
        for bought in result.details.purchases:
            if (bought.kind, bought.item) == ("plant", PLANT):
                share = result.outcome.share(bought.seat)
                by_price[_group(bought.cost)].add(share)
    return summary, by_price


def _group(cost: int) -> str:
    """Return the label of the price group that *cost* belongs to."""
    last = max([price for price in PRICES if price <= cost], default=0)
    after = min([price for price in PRICES if price > cost], default=0)
    return f"{last} to {after - 1}" if after else f"{last} and more"


def bar(label: str, tally: Tally) -> Bar:
    return Bar(f"{label} ({tally.games})", tally.share, *tally.interval, CHANCE)


def main() -> None:
    """Play, print the answers and draw them."""
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--images", type=Path)
    arguments = parser.parse_args()
    table = Setting("recharged", "germany", SEATS, keeps_details=True)
    summary, by_price = observed(table, arguments.games)
    starts = [bar(f"place {place}", tally) for place, tally in sorted(summary.by_start.items())]
    prices = [bar(group, tally) for group, tally in sorted(by_price.items())]
    print(f"{summary.games} games of four steady bots, by gridwright {program_version()}")
    for row in [*starts, bar(f"plant {PLANT}", summary.by_plant[PLANT]), *prices]:
        print(f"{row.label:24} {row.value:6.1%}  ({row.low:.1%} to {row.high:.1%})")
    print(f"plant {PLANT} costs {summary.plant_costs[PLANT].mean:.1f} on average")

    tournament = schedule(("questions:Refuser", "steady"), SEATS, arguments.games, 1, "first")
    games = play(Setting("recharged", "germany", SEATS), tournament)
    outcomes = {result.task.index: result.outcome for result in games}
    (refused,) = lineup_results(tournament, outcomes)
    without = refused.shares[0]
    low, high = without.interval
    print(f"a bot that never bids for it wins {without.share:.1%} ({low:.1%} to {high:.1%})")
    if arguments.images is not None:
        draw(arguments.images, starts, prices)


def draw(folder: Path, starts: list[Bar], prices: list[Bar]) -> None:
    """Draw both answers into *folder*."""
    equal = "an equal share for four players; thin lines are 95 % intervals"
    drawn = {
        "seat-order": ("Games won by place in the initial player order", starts),
        "plant-30": ("Games won by the buyer of plant 30, by price", prices),
    }
    for name, (title, rows) in drawn.items():
        picture = bars(title, rows, LIGHT, expected=equal)
        (folder / f"{name}.svg").write_text(picture.svg() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
