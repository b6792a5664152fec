"""The choices before round 1, and those that are made for the Syndicate."""

from gridwright.core.action import Action
from gridwright.games.outpost.actions import PlaceSyndicate
from gridwright.games.outpost.state import OutpostState


def ranked_places(actions: list[Action], state: OutpostState) -> list[Action]:
    """Return where to put a piece of the Syndicate: where it is in nobody's way, first."""
    ranked: list[tuple[int, int]] = []
    for index in range(len(actions)):
        action = actions[index]
        cost = 0
        if isinstance(action, PlaceSyndicate):
            costs = state.area.costs[action.city]
            cost = sum([costs[other] for other in state.area.cities])
        ranked.append((-cost, index))
    ranked.sort()
    return [actions[index] for _, index in ranked]
