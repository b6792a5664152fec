"""The Syndicate, the dummy of the two-player game.

The rules determine what it does, and it happens automatically, except that the seats choose its
first cities, and one of several equally good sites.
"""

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.events import NOBODY, EventSink
from gridwright.games.outpost import company, stages
from gridwright.games.outpost.actions import BUILDINGS, STATION
from gridwright.games.outpost.events import (
    SYNDICATE_BUILT,
    SYNDICATE_HIRED,
    SYNDICATE_SITE,
    SYNDICATE_TOOK,
)
from gridwright.games.outpost.state import COLONY, WORKERS, Company, OutpostState

# Auction


def take_card(state: OutpostState, events: EventSink | None) -> None:
    """Let the Syndicate take its card, if it has not had its turn (OP-Y.15).

    It does not take the card under the hammer; while there is one, its gap is not filled yet.
    """
    syndicate = state.syndicate
    if syndicate is None or syndicate.has_taken:
        return
    syndicate.has_taken = True
    for_sale = [card for card in state.market.for_sale() if card != state.auction.item]
    if not for_sale:
        return
    card = for_sale[-1]
    firm = syndicate.company
    is_colony = state.card(card).technology == COLONY
    firm.add_card(card, COLONY if is_colony else "")  # OP-Y.18
    if events is not None:
        events.add(SYNDICATE_TOOK, state.dummy, {"plant": state.word(card)})
    if is_colony:
        for kind in (STATION, PLANT, HOUSING):
            if firm.pieces(kind):
                firm.put_on_colony(card, kind)
    is_empty = state.market.take_top(card)
    if is_empty and not state.auction.item:
        stages.fill(state, events)


# Stations


def follow(state: OutpostState, city: int, events: EventSink | None) -> None:
    """Build a station of the Syndicate on the second slot of *city*, if it is free (OP-Y.22)."""
    syndicate = state.syndicate
    if syndicate is None or not syndicate.company.stations:
        return
    if syndicate.company.network >> city & 1 or state.taken[1] >> city & 1:  # OP-A27
        return
    state.place_station(syndicate.company, city, 1)
    if events is not None:
        events.add(SYNDICATE_BUILT, state.dummy, {"city": state.city_id(city)})


# Expansion


def awaits_site(state: OutpostState) -> bool:
    """Whether a seat has to choose among equally good sites for the Syndicate."""
    return state.syndicate is not None and state.syndicate.site_kind >= 0


def expand(state: OutpostState, events: EventSink | None) -> None:
    """Carry out the turn of the Syndicate, up to where a seat must choose a site (OP-Y.24)."""
    syndicate = state.syndicate
    assert syndicate is not None
    firm = syndicate.company
    state.to_act = NOBODY
    for card in firm.pool:
        kind = state.card(card).kind
        if kind not in (PLANT, HOUSING):  # OP-Y.19
            continue
        if company.free_slots(state.setup, firm, kind) == 0 and firm.buildings[kind]:
            syndicate.site_kind = kind
            candidates = sites(state)
            if len(candidates) > 1:
                state.to_act = state.humans()[-1]
                return
            if not candidates:  # the card stays in the pool: ruling OP-A29
                syndicate.site_kind = -1
                continue
            build_site(state, candidates[0], events)
        _use_card(state, firm, card, kind)
    need = company.workers_needed(state.setup, firm)
    seasonal = max(0, need - company.beds(state.setup, firm))  # OP-Y.32
    company.take_workers(state, firm, min(seasonal, state.labour.on_sale[WORKERS]))
    if events is not None:
        events.add(SYNDICATE_HIRED, state.dummy, {"amount": firm.workers + firm.seasonal})


def free_sites(state: OutpostState) -> list[int]:
    """Return all free sites for the building that the Syndicate needs."""
    assert state.syndicate is not None
    open_sites = state.setup.sites_for[state.syndicate.site_kind] & ~state.sites
    return [city for city in state.area.cities if open_sites >> city & 1]


def sites(state: OutpostState) -> list[int]:
    """Return the cheapest sites for the building that the Syndicate needs (OP-Y.26, OP-Y.27)."""
    syndicate = state.syndicate
    assert syndicate is not None
    firm = syndicate.company
    free = free_sites(state)
    in_network = [city for city in free if firm.network >> city & 1]
    if in_network or not free:
        return in_network
    adjacent = [city for city in free if state.area.neighbours[city] & firm.structure]
    nearest = adjacent or free  # ruling OP-A29
    lowest = min([firm.reach[city] for city in nearest])
    return [city for city in nearest if firm.reach[city] == lowest]


def build_site(state: OutpostState, city: int, events: EventSink | None) -> None:
    """Build what the Syndicate needs in *city*."""
    syndicate = state.syndicate
    assert syndicate is not None
    kind = syndicate.site_kind
    syndicate.site_kind = -1
    state.place_building(syndicate.company, kind, city)
    if events is not None:
        values: dict[str, int | str] = {"city": state.city_id(city), "why": BUILDINGS[kind]}
        events.add(SYNDICATE_SITE, state.dummy, values)


def _use_card(state: OutpostState, firm: Company, card: int, kind: int) -> None:
    """Put *card* into a free slot, or exchange a worse card for it (OP-Y.28, OP-Y.29)."""
    if company.free_slots(state.setup, firm, kind) > 0:
        firm.put_in_slot(card, kind)
        return
    worst = firm.slots[kind][0]
    for other in firm.slots[kind]:
        if _worth(state, other, kind) < _worth(state, worst, kind):
            worst = other
    if _worth(state, card, kind) > _worth(state, worst, kind):
        firm.exchange(kind, worst, card)


def _worth(state: OutpostState, card: int, kind: int) -> tuple[int, int, int]:
    """Return the key by which the Syndicate prefers cards (OP-Y.30, OP-Y.31, OP-A28)."""
    entry = state.card(card)
    if kind == PLANT:
        return entry.cities, -entry.workers, entry.number
    return entry.beds, 0, entry.number
