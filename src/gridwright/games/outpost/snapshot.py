"""A state as the snapshot of the record format; `json_types` declares its fields."""

from typing import TYPE_CHECKING

from gridwright.content.types import HOUSING, PLANT
from gridwright.games.outpost import company
from gridwright.games.outpost.actions import BUILDINGS, kind_names
from gridwright.games.outpost.market import Pile
from gridwright.games.outpost.state import WORKERS, Company, OutpostState, PhaseIndex
from gridwright.phases.position import LAST_WORD
from gridwright.phases.snapshot import auction_fields, letter

if TYPE_CHECKING:
    from gridwright.games.outpost.json_types import CompanySnapshot, OutpostSnapshot, PileSnapshot
    from gridwright.phases.json_types import Amounts


def snapshot(state: OutpostState) -> "OutpostSnapshot":
    """Return the whole position as plain lists, dicts, numbers and words."""
    content, market = state.setup.content, state.market
    future: list[PileSnapshot | str] = [_pile(state, pile) for pile in market.future]
    if market.has_last_card:
        future.append(LAST_WORD)
    fields: OutpostSnapshot = {
        "round": state.round,
        "phase": PhaseIndex(state.phase).name.lower(),
        "step": state.stage,
        "to_act": letter(state, state.to_act),
        "order": list(state.setup.names.letters(state.order)),
        "current": [_pile(state, pile) for pile in market.current],
        "future": future,
        "deck": len(market.deck),
        "discount": None,
        "auction": auction_fields(state, content.words.get(state.auction.item, "")),
        "market": {"workers": state.labour.on_sale[WORKERS]},
        "supply": {"workers": state.labour.supply[WORKERS]},
        "labour_market": _labour(state),
        "players": [
            {"money": player.money, **_company(state, player.company), "powered": player.powered}
            for player in state.players
        ],
        "areas": state.areas(),
        "connections": list(state.costs),
        "removed": list(state.words(state.box)),
        "set": content.set_id,
    }
    if state.syndicate is not None:
        fields["syndicate"] = _company(state, state.syndicate.company)
    if state.moved:
        fields["moved"] = {state.word(card): kind_names(kinds) for card, kinds in state.moved}
    return fields


def _pile(state: OutpostState, pile: Pile) -> "PileSnapshot":
    return {"cards": list(state.words(pile.cards)), "tokens": pile.tokens}


def _labour(state: OutpostState) -> "Amounts":
    """Return how many workers are on sale at each price."""
    prices = state.setup.labour.prices
    free = len(prices) - state.labour.on_sale[WORKERS]
    sectors = {str(price): 0 for price in prices}
    for price in prices[free:]:
        sectors[str(price)] += 1
    return sectors


def _company(state: OutpostState, firm: Company) -> "CompanySnapshot":
    setup = state.setup
    prices = setup.content.numbers.slots
    return {
        "structure": state.city_ids(firm.structure),
        "network": state.city_ids(firm.network),
        "network_size": firm.network_size(),
        "stations": {state.city_id(city): prices[slot] for city, slot in firm.station_slots},
        "sites": state.city_ids(firm.sites),
        "pieces": {
            "stations": firm.stations,
            "plants": firm.buildings[PLANT],
            "housings": firm.buildings[HOUSING],
        },
        "slots": {
            BUILDINGS[kind]: list(state.words(firm.slots[kind])) for kind in (PLANT, HOUSING)
        },
        "unlocked": {
            BUILDINGS[kind]: company.unlocked(setup, firm, kind) for kind in (PLANT, HOUSING)
        },
        "pool": list(state.words(firm.pool)),
        "colonies": {state.word(card): kind_names(pieces) for card, pieces in firm.colonies},
        "beds": company.beds(setup, firm),
        "workers": firm.workers,
        "seasonal": firm.seasonal,
        "robots": firm.robots,
    }
