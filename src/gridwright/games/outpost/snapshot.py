"""A state under the field names of the record format.

The names are a contract with everybody who reads `gridwright replay --json`: a change raises
the version of the record format.
"""

from gridwright.content.types import HOUSING, PLANT
from gridwright.games.outpost import company as board
from gridwright.games.outpost.market import Pile
from gridwright.games.outpost.notation import BUILDINGS
from gridwright.games.outpost.state import WORKERS, Company, OutpostState, Phase

Fields = dict[str, object]


def snapshot(state: OutpostState) -> Fields:
    """Return the whole position as plain lists, dicts, numbers and words."""
    content = state.setup.content
    fields: Fields = {
        "round": state.round,
        "phase": Phase(state.phase).name.lower(),
        "step": state.stage,
        "to_act": _letter(state, state.to_act),
        "order": list(state.setup.seat_letters(state.order)),
        **_card_market(state),
        "market": {"workers": state.labour.on_sale[WORKERS]},
        "supply": {"workers": state.labour.supply[WORKERS]},
        "labour_market": _labour(state),
        "players": [
            {"money": player.money, **_company(state, player.company), "powered": player.powered}
            for player in state.players
        ],
        "areas": [
            area for index, area in enumerate(content.areas) if state.area.regions >> index & 1
        ],
        "connections": list(state.costs),
        "removed": [state.word(card) for card in state.box],
        "set": content.set_id,
    }
    if state.syndicate is not None:
        fields["syndicate"] = _company(state, state.syndicate.company)
    return fields


def _letter(state: OutpostState, seat: int) -> str | None:
    return state.setup.seat_letters((seat,)) if seat >= 0 else None


def _card_market(state: OutpostState) -> Fields:
    market = state.market
    future: list[object] = [_pile(state, pile) for pile in market.future]
    if market.has_last_card:
        future.append("S3")
    auction: Fields | None = None
    if state.auction.item:
        auction = {
            "plant": state.word(state.auction.item),
            "bid": state.auction.bid,
            "leader": _letter(state, state.auction.leader),
            "waiting": list(state.setup.seat_letters(state.auction.waiting)),
        }
    return {
        "current": [_pile(state, pile) for pile in market.current],
        "future": future,
        "deck": len(market.deck),
        "discount": None,
        "auction": auction,
    }


def _pile(state: OutpostState, pile: Pile) -> Fields:
    return {"cards": [state.word(card) for card in pile.cards], "tokens": pile.tokens}


def _labour(state: OutpostState) -> dict[str, int]:
    """Return how many workers stand in each sector, by its price."""
    prices = state.setup.labour.prices
    free = len(prices) - state.labour.on_sale[WORKERS]
    sectors = {str(price): 0 for price in prices}
    for price in prices[free:]:
        sectors[str(price)] += 1
    return sectors


def _cities(state: OutpostState, members: int) -> list[str]:
    cities = range(len(state.setup.content.cities))
    return [state.city_id(city) for city in cities if members >> city & 1]


def _company(state: OutpostState, company: Company) -> Fields:
    setup = state.setup
    return {
        "structure": _cities(state, company.structure),
        "network": _cities(state, company.network),
        "network_size": company.network_size(),
        "stations": {
            state.city_id(city): setup.content.numbers.slots[slot]
            for city, slot in company.station_slots
        },
        "sites": _cities(state, company.sites),
        "pieces": {
            "stations": company.stations,
            "plants": company.buildings[PLANT],
            "housings": company.buildings[HOUSING],
        },
        "slots": {
            BUILDINGS[kind]: [state.word(card) for card in company.slots[kind]]
            for kind in (PLANT, HOUSING)
        },
        "unlocked": {
            BUILDINGS[kind]: board.unlocked(setup, company, kind) for kind in (PLANT, HOUSING)
        },
        "pool": [state.word(card) for card in company.pool],
        "colonies": {
            state.word(card): [name for kind, name in enumerate(BUILDINGS) if on_it >> kind & 1]
            for card, on_it in company.colonies
        },
        "beds": board.beds(setup, company),
        "workers": company.workers,
        "seasonal": company.seasonal,
        "robots": company.robots,
    }
