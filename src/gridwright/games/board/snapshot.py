"""A state under the field names of the record format.

The names are a contract with everybody who reads `gridwright replay --json`: a change raises
the version of the record format. What a view does not show is None.
"""

from typing import NotRequired, TypedDict

from gridwright.games.board.state import LAST_STEP, BoardPlayer, BoardState, Phase, Trust
from gridwright.parts.card_market import CURRENT_SIZE, LAST_CARD


class AuctionSnapshot(TypedDict):
    """A plant under the hammer."""

    plant: int
    bid: int
    leader: str | None
    waiting: list[str]


class PlayerSnapshot(TypedDict):
    """What a seat owns."""

    money: int | None
    plants: list[int]
    fuel: dict[str, int]
    cities: dict[str, int]  # by city: the price of the slot
    powered: int


class TrustSnapshot(TypedDict):
    """What the Trust owns."""

    plants: list[int]
    fuel: dict[str, int]
    cities: dict[str, int]
    reserve: int


class DemolitionSnapshot(TypedDict):
    """The card of the Demolition Contractor that pays now."""

    card: int
    first: int
    others: int


class BoardSnapshot(TypedDict):
    """A whole position."""

    round: int
    phase: str
    step: int
    to_act: str | None
    order: list[str]
    current: list[int | str]
    future: list[int | str]
    deck: int
    discount: int | None
    auction: AuctionSnapshot | None
    market: dict[str, int]
    supply: dict[str, int]
    players: list[PlayerSnapshot]
    regions: list[str]
    removed: list[int]
    ended_refills: list[str]
    trust: NotRequired[TrustSnapshot]
    marked: NotRequired[list[str]]
    demolition: NotRequired[DemolitionSnapshot]


def snapshot(state: BoardState) -> BoardSnapshot:
    """Return the whole position as plain lists, dicts, numbers and words."""
    setup = state.setup
    row: list[int | str] = ["S3" if card == LAST_CARD else card for card in state.cards.row]
    cut = len(row) if state.step == LAST_STEP else CURRENT_SIZE
    fields: BoardSnapshot = {
        "round": state.round,
        "phase": Phase(state.phase).name.lower(),
        "step": state.step,
        "to_act": _letter(state, state.to_act),
        "order": list(setup.seat_letters(state.order)),
        "current": row[:cut],
        "future": row[cut:],
        "deck": len(state.cards.deck),
        "discount": state.token.card or None,
        "auction": _auction(state),
        "market": _by_resource(state, state.fuel.on_sale),
        "supply": _by_resource(state, state.fuel.supply),
        "players": [_player(state, player) for player in state.players],
        "regions": [r.id for i, r in enumerate(setup.map.regions) if state.area.regions >> i & 1],
        "removed": list(state.box),
        "ended_refills": [
            name
            for index, name in enumerate(setup.edition.numbers.resources)
            if not setup.map_rules.is_refilled(state, index)
        ],
    }
    if state.trust is not None:
        fields["trust"] = _trust(state, state.trust)
    if setup.options.starting_cities:
        cities = range(len(setup.map.cities))
        fields["marked"] = [state.city_id(city) for city in cities if state.marked >> city & 1]
    if state.demolition.cards:
        card = state.demolition.cards[state.demolition.top]
        fields["demolition"] = {
            "card": state.demolition.top + 1,
            "first": card.first,
            "others": card.others,
        }
    return fields


def _letter(state: BoardState, seat: int) -> str | None:
    return state.setup.seat_letters((seat,)) if seat >= 0 else None


def _auction(state: BoardState) -> AuctionSnapshot | None:
    auction = state.auction
    if not auction.item:
        return None
    return {
        "plant": auction.item,
        "bid": auction.bid,
        "leader": _letter(state, auction.leader),
        "waiting": list(state.setup.seat_letters(auction.waiting)),
    }


def _by_resource(state: BoardState, amounts: list[int]) -> dict[str, int]:
    names = state.setup.edition.numbers.resources
    return dict(zip(names, amounts, strict=True))


def _houses(state: BoardState, cities: tuple[int, ...], slots: tuple[int, ...]) -> dict[str, int]:
    prices = state.setup.edition.numbers.slots
    return {state.city_id(city): prices[slot] for city, slot in zip(cities, slots, strict=True)}


def _player(state: BoardState, player: BoardPlayer) -> PlayerSnapshot:
    return {
        "money": player.money if player.money >= 0 else None,
        "plants": list(player.plant_cards()),
        "fuel": _by_resource(state, player.stored),
        "cities": _houses(state, player.cities, player.slots),
        "powered": player.powered,
    }


def _trust(state: BoardState, trust: Trust) -> TrustSnapshot:
    return {
        "plants": [plant.number for plant in trust.plants],
        "fuel": _by_resource(state, trust.stored),
        "cities": _houses(state, trust.cities, trust.slots),
        "reserve": trust.reserve,
    }
