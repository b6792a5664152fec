"""The choices before round 1: regions, the Trust's houses, starting cities."""

from gridwright.bots.board.cities import by_start
from gridwright.bots.board.facts import Facts
from gridwright.core.action import Action
from gridwright.games.board.actions import ChooseRegion, MarkCity, PlaceTrust
from gridwright.games.board.state import BoardState, PhaseIndex


def openings(state: BoardState, facts: Facts) -> list[Action]:
    """Return what may be chosen before round 1, the best first."""
    if state.phase == PhaseIndex.REGIONS:
        return _regions(state)
    if state.phase == PhaseIndex.TRUST:
        return _trust(state, facts)
    taken = state.taken[0] | state.taken[1] | state.taken[2] | state.marked
    return [MarkCity(city) for city in by_start(state, facts, state.area.members & ~taken)]


def _regions(state: BoardState) -> list[Action]:
    """Return the regions that may be added, cheap connections first."""
    chosen = state.area.regions
    ranked: list[Action] = []
    means: list[float] = []
    for region in range(len(state.setup.map.regions)):
        touches = state.setup.region_neighbours[region] & chosen
        if chosen >> region & 1 or (chosen and not touches):
            continue
        mean = _mean_cost(state, chosen | 1 << region)
        place = len(ranked)
        while place and means[place - 1] > mean:
            place -= 1
        ranked.insert(place, ChooseRegion(region))
        means.insert(place, mean)
    return ranked


def _mean_cost(state: BoardState, regions: int) -> float:
    """Return what a connection within *regions* costs on average."""
    total = count = 0
    region_of = state.setup.region_of
    for first, second, cost in state.setup.map.connections:
        if regions >> region_of[first] & 1 and regions >> region_of[second] & 1:
            total += cost
            count += 1
    return total / max(1, count)


def _trust(state: BoardState, facts: Facts) -> list[Action]:
    """Return where the Trust may build, the places that nobody misses first."""
    trust = state.trust
    assert trust is not None
    allowed = state.area.members
    if trust.cities:
        allowed = 0
        for city in trust.cities:
            allowed |= state.area.neighbours[city]
    allowed &= state.area.members & ~(state.taken[0] | state.taken[1] | state.taken[2])
    places = by_start(state, facts, allowed)
    places.reverse()
    return [PlaceTrust(city) for city in places]
