"""The strip for who comes back, and the houses that are new to them."""

from collections.abc import Callable
from dataclasses import dataclass

from django.utils.safestring import SafeString

from gridwright.core.errors import Values
from gridwright.core.phase import State
from gridwright.draw.titles import PICTURES
from gridwright.web.pages.common import Context
from gridwright.web.pages.narration import say
from gridwright.web.pages.panel.forecast import burnt_by, marked
from gridwright.web.pages.panel.parts import listed
from gridwright.web.pages.round_summary import seat_row
from gridwright.web.play.absence import Doings, doings, lost_by_maximum, new_houses, since_when
from gridwright.web.play.perspective import Perspective


@dataclass(frozen=True, slots=True)
class RivalRow:
    """What a rival did, in one line."""

    mark: SafeString | str
    name: str
    sentence: str


def away_strip(perspective: Perspective, position_after: Callable[[int], State]) -> Context:
    """Return what the others did since the viewer's last decision.

    *position_after* tells what the viewer could see after that many actions.
    """
    since = since_when(perspective)
    order = [
        seat
        for seat in perspective.game.player_order(perspective.view)
        if seat not in (perspective.seat, perspective.game.seats)
    ]
    rows = []
    for each in doings(perspective.history, order, since):
        mark, name, _ = seat_row(perspective, each.seat)
        rows.append(RivalRow(mark, name, _deeds(perspective, each)))
    others = [
        entry
        for entry in perspective.history
        if entry.number > since and entry.seat != perspective.seat
    ]
    is_playing = perspective.seat >= 0
    notes = _notes(perspective, position_after(since)) if is_playing and others else []
    return {
        "perspective": perspective,
        "rivals": rows,
        "notes": [marked(note) for note in notes],
        "count": len(others),
        "since": since,
        "name": perspective.names[perspective.seat] if is_playing else "",
    }


def _deeds(perspective: Perspective, each: Doings) -> str:
    """Return the deeds of a seat in the order of the phases."""
    deeds = [
        say(perspective, "web.away.plant", {"plant": plant, "bid": bid})
        for plant, bid in each.plants
    ]
    if each.has_passed and not each.plants:
        deeds.append(say(perspective, "web.away.passed", {}))
    if each.fuel:
        stored = tuple([f"{fuel} {amount}" for fuel, amount in each.fuel.items()])
        deeds.append(say(perspective, "web.away.fuel", {"stored": stored}))
    if each.workers:
        deeds.append(say(perspective, "web.away.workers", {"count": each.workers}))
    if each.cities:
        deeds.append(say(perspective, "web.away.cities", {"city": tuple(each.cities)}))
    if each.income and perspective.game.standing(perspective.view, each.seat).is_exact:
        deeds.append(say(perspective, "web.away.income", {"income": each.income}))
    return listed(deeds)


# What matters to the viewer


def _notes(perspective: Perspective, before: State) -> list[str]:
    return [
        *_price_changes(perspective, before),
        *_distance(perspective),
        *_lost(perspective),
        *([say(perspective, "web.since.rings", {})] if new_houses(perspective) else []),
    ]


def _price_changes(perspective: Perspective, before: State) -> list[str]:
    """Return how the prices have changed of what the viewer's plants burn."""
    game, view = perspective.game, perspective.view
    then, now = game.lowest_prices(before), game.lowest_prices(view)
    plants = game.standing(view, perspective.seat).plants
    changes = []
    for fuel in burnt_by(game, plants):
        values: Values = {"resource": fuel, "price": now.get(fuel, 0), "before": then.get(fuel, 0)}
        key = "price" if fuel in then and fuel in now else "gone" if fuel in then else "back"
        if then.get(fuel) != now.get(fuel):
            changes.append(say(perspective, f"web.since.{key}", values))
    return changes


def _distance(perspective: Perspective) -> list[str]:
    """Return how far the next Step or the end is: in cities, and in cards of the deck."""
    game, view = perspective.game, perspective.view
    picture = PICTURES.of(game)(game, game.snapshot(view), perspective.names)
    progress, distances = picture.progress, []
    if progress.needed:
        cities = [game.standing(view, seat).cities for seat in range(game.seats)]
        own, most = cities[perspective.seat], max(cities)
        key = "goal" if own == most else "goal_behind"
        leader = cities.index(most)
        values: Values = {"goal": progress.goal, "own": own, "who": leader, "most": most}
        distances.append(say(perspective, f"web.since.{key}", values))
    until = game.deck(view).until_last
    if until is not None:
        distances.append(say(perspective, "web.since.last_card", {"count": until}))
    return distances


def _lost(perspective: Perspective) -> list[str]:
    lost = lost_by_maximum(perspective)
    if lost is None:
        return []
    values: Values = {"plant": lost.plant, "maximum": lost.maximum}
    values.update({"who": lost.winner, "bid": lost.bid})
    return [say(perspective, "web.since.maximum", values)]
