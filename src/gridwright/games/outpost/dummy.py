"""The Syndicate, the virtual opponent of the two-player game; and moves it shares with players.

Its moves are fixed by the rules and happen by themselves. What the rules let a human choose for
it, first cities and one of several equal sites, is an action of that human.
"""

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.events import NOBODY, EventSink
from gridwright.games.outpost import company as board
from gridwright.games.outpost import stages
from gridwright.games.outpost.state import STATION, WORKERS, Company, OutpostState, Syndicate

# Moves that players make too


def exchange(company: Company, kind: int, old: int, new: int) -> None:
    """Put *new* from the pool into the slot of *old*, which returns to the pool (OP-3b.6)."""
    company.slots[kind] = tuple([new if card == old else card for card in company.slots[kind]])
    company.pool = (*[card for card in company.pool if card != new], old)


def settle_on_colony(company: Company, colony: int, kind: int) -> None:
    """Put a piece of *kind* on the Colony card *colony*, if one is left."""
    if kind == STATION:
        company.stations -= 1
    else:
        company.buildings[kind] -= 1
    company.colonies = tuple(
        [(card, on_it | 1 << kind if card == colony else on_it) for card, on_it in company.colonies]
    )


def take_workers(state: OutpostState, company: Company, seasonal: int) -> int:
    """Take *seasonal* workers, then fill the empty beds; return how many beds were filled."""
    labour = state.labour
    labour.take(WORKERS, seasonal)
    company.seasonal += seasonal
    empty = max(0, board.beds(state.setup, company) - company.workers)
    filled = min(empty, labour.on_sale[WORKERS])
    labour.take(WORKERS, filled)
    company.workers += filled
    return filled


# Auction


def take_card(state: OutpostState, events: EventSink | None) -> None:
    """Let the Syndicate take its card, if it has not had its turn (OP-Y.15)."""
    syndicate = state.syndicate
    if syndicate is None or syndicate.has_taken:
        return
    syndicate.has_taken = True
    for_sale = state.market.for_sale()
    if not for_sale:
        return
    card = for_sale[-1]
    company = syndicate.company
    company.pool = (*company.pool, card)
    if events is not None:
        events.add("syndicate_took", state.setup.dummy, {"plant": state.word(card)})
    if state.card(card).technology == board.COLONY:  # OP-Y.18
        company.colonies = (*company.colonies, (card, 0))
        for kind in (STATION, PLANT, HOUSING):
            if company.stations if kind == STATION else company.buildings[kind]:
                settle_on_colony(company, card, kind)
    if state.market.take_top(card):
        stages.fill(state, events)


# Stations


def place_station(state: OutpostState, syndicate: Syndicate, city: int, slot: int) -> None:
    """Put a station of the Syndicate on *slot* of *city*."""
    company = syndicate.company
    company.put_station(city, slot)
    company.structure |= 1 << city
    company.reach = state.area.extended(company.reach, city)
    state.taken[slot] |= 1 << city


def follow(state: OutpostState, city: int, events: EventSink | None) -> None:
    """Put a station of the Syndicate on the second slot of *city*, if it is free (OP-Y.22)."""
    syndicate = state.syndicate
    if syndicate is None or not syndicate.company.stations:
        return
    if syndicate.company.network >> city & 1 or state.taken[1] >> city & 1:  # OP-A27
        return
    place_station(state, syndicate, city, 1)
    if events is not None:
        events.add("syndicate_built", state.setup.dummy, {"city": state.city_id(city)})


# Expansion


def awaits_site(state: OutpostState) -> bool:
    """Whether a human has to choose among equal sites for the Syndicate."""
    return state.syndicate is not None and state.syndicate.site_kind >= 0


def expand(state: OutpostState, events: EventSink | None) -> None:
    """Carry out the Syndicate's turn, or stop where a human must choose a site (OP-Y.24)."""
    syndicate = state.syndicate
    assert syndicate is not None
    company = syndicate.company
    state.to_act = NOBODY
    for card in company.pool:
        kind = state.card(card).kind
        if kind not in (PLANT, HOUSING):  # OP-Y.19
            continue
        if board.free_slots(state.setup, company, kind) == 0 and company.buildings[kind]:
            syndicate.site_kind = kind
            candidates = sites(state)
            if len(candidates) > 1:
                state.to_act = state.humans()[-1]
                return
            syndicate.site_kind = -1
            if not candidates:  # the card waits: ruling OP-A29
                continue
            _build_site(state, syndicate, kind, candidates[0], events)
        _use_card(state, company, card, kind)
    need = board.workers_needed(state.setup, company)
    seasonal = max(0, need - board.beds(state.setup, company))  # OP-Y.32
    take_workers(state, company, min(seasonal, state.labour.on_sale[WORKERS]))
    if events is not None:
        values: dict[str, int | str] = {"amount": company.workers + company.seasonal}
        events.add("syndicate_hired", state.setup.dummy, values)


def sites(state: OutpostState) -> list[int]:
    """Return the cheapest sites for the building that the Syndicate needs (OP-Y.26, OP-Y.27)."""
    syndicate = state.syndicate
    assert syndicate is not None
    company = syndicate.company
    open_sites = state.setup.sites_for[syndicate.site_kind] & ~state.sites
    free = [city for city in state.area.cities if open_sites >> city & 1]
    own = [city for city in free if company.network >> city & 1]
    if own or not free:
        return own
    adjacent = [city for city in free if state.area.neighbours[city] & company.structure]
    nearest = adjacent or free  # ruling OP-A29
    lowest = min([company.reach[city] for city in nearest])
    return [city for city in nearest if company.reach[city] == lowest]


def build_site(state: OutpostState, city: int, events: EventSink | None) -> None:
    """Build for the Syndicate where the human decided."""
    syndicate = state.syndicate
    assert syndicate is not None
    kind = syndicate.site_kind
    syndicate.site_kind = -1
    _build_site(state, syndicate, kind, city, events)


def _build_site(
    state: OutpostState, syndicate: Syndicate, kind: int, city: int, events: EventSink | None
) -> None:
    """Put a plant or housing building of the Syndicate into *city*."""
    company = syndicate.company
    company.put_building(kind, city)
    company.structure |= 1 << city
    company.reach = state.area.extended(company.reach, city)
    state.sites |= 1 << city
    if events is not None:
        values: dict[str, int | str] = {
            "city": state.city_id(city),
            "why": ("plant", "housing")[kind],
        }
        events.add("syndicate_site", state.setup.dummy, values)


def _use_card(state: OutpostState, company: Company, card: int, kind: int) -> None:
    """Put *card* into a free slot, or in the place of a worse one (OP-Y.28, OP-Y.29)."""
    if board.free_slots(state.setup, company, kind) > 0:
        company.pool = tuple([other for other in company.pool if other != card])
        company.slots[kind] = (*company.slots[kind], card)
        return
    worst = company.slots[kind][0]
    for other in company.slots[kind]:
        if _worth(state, other, kind) < _worth(state, worst, kind):
            worst = other
    if _worth(state, card, kind) > _worth(state, worst, kind):
        exchange(company, kind, worst, card)


def _worth(state: OutpostState, card: int, kind: int) -> tuple[int, int, int]:
    """Return the key by which the Syndicate prefers cards (OP-Y.30, OP-Y.31)."""
    entry = state.card(card)
    return board.rank(entry) if kind == PLANT else (entry.beds, 0, entry.number)
