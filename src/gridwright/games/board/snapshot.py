"""A state under the field names of the record format.

The names are a contract with everybody who reads `gridwright replay --json`: a change raises
the version of the record format. What a view does not show is None.
"""

from gridwright.games.board.state import BoardPlayer, BoardState, Phase, Trust
from gridwright.parts.card_market import CURRENT_SIZE, LAST_CARD

Fields = dict[str, object]


def snapshot(state: BoardState) -> Fields:
    """Return the whole position as plain lists, dicts, numbers and words."""
    letters = list(state.setup.seat_letters(state.order))
    fields: Fields = {
        "round": state.round,
        "phase": Phase(state.phase).name.lower(),
        "step": state.step,
        "to_act": _letter(state, state.to_act),
        "order": letters,
        **_plant_market(state),
        "market": _by_resource(state, state.fuel.on_sale),
        "supply": _by_resource(state, state.fuel.supply),
        "players": [_player(state, player) for player in state.players],
        "regions": [
            region.id
            for index, region in enumerate(state.setup.map.regions)
            if state.area.regions >> index & 1
        ],
        "removed": list(state.box),
        "ended_refills": [
            name
            for index, name in enumerate(state.setup.edition.numbers.resources)
            if state.ended_refills >> index & 1
        ],
    }
    fields.update(_extras(state))
    return fields


def _letter(state: BoardState, seat: int) -> str | None:
    return state.setup.seat_letters((seat,)) if seat >= 0 else None


def _plant_market(state: BoardState) -> Fields:
    row: list[int | str] = ["S3" if card == LAST_CARD else card for card in state.cards.row]
    cut = len(row) if state.step == 3 else CURRENT_SIZE  # noqa: PLR2004
    auction: Fields | None = None
    if state.auction.item:
        auction = {
            "plant": state.auction.item,
            "bid": state.auction.bid,
            "leader": _letter(state, state.auction.leader),
            "waiting": list(state.setup.seat_letters(state.auction.waiting)),
        }
    return {
        "current": row[:cut],
        "future": row[cut:],
        "deck": len(state.cards.deck),
        "discount": state.token.card or None,
        "auction": auction,
    }


def _by_resource(state: BoardState, amounts: list[int]) -> dict[str, int]:
    names = state.setup.edition.numbers.resources
    return dict(zip(names, amounts, strict=True))


def _houses(state: BoardState, cities: tuple[int, ...], slots: tuple[int, ...]) -> dict[str, int]:
    prices = state.setup.edition.numbers.slots
    return {state.city_id(city): prices[slot] for city, slot in zip(cities, slots, strict=True)}


def _player(state: BoardState, player: BoardPlayer) -> Fields:
    return {
        "money": player.money if player.money >= 0 else None,
        "plants": list(player.plant_numbers()),
        "fuel": _by_resource(state, player.stored),
        "cities": _houses(state, player.cities, player.slots),
        "powered": player.powered,
    }


def _trust(state: BoardState, trust: Trust) -> Fields:
    return {
        "plants": [plant.number for plant in trust.plants],
        "fuel": _by_resource(state, trust.stored),
        "cities": _houses(state, trust.cities, trust.slots),
        "reserve": trust.reserve,
    }


def _extras(state: BoardState) -> Fields:
    """Return what only some tables have."""
    extras: Fields = {}
    if state.trust is not None:
        extras["trust"] = _trust(state, state.trust)
    if state.setup.options.starting_cities:
        cities = range(len(state.setup.map.cities))
        extras["marked"] = [state.city_id(city) for city in cities if state.marked >> city & 1]
    if state.demolition.cards:
        card = state.demolition.cards[state.demolition.top]
        extras["demolition"] = {
            "card": state.demolition.top + 1,
            "first": card.first,
            "others": card.others,
        }
    return extras
