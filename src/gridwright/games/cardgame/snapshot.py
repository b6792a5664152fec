"""A state under the field names of the record format.

The names are a contract with everybody who reads `gridwright replay --json`: a change raises
the version of the record format.
"""

from gridwright.games.cardgame.fuel_market import FIRST_CARD_COLUMN, FuelStore, kind_of, units_of
from gridwright.games.cardgame.setup import fuel_word
from gridwright.games.cardgame.state import Bank, CardPlayer, CardState, Phase
from gridwright.parts.card_market import CURRENT_SIZE, LAST_CARD

Fields = dict[str, object]


def snapshot(state: CardState) -> Fields:
    """Return the whole position as plain lists, dicts, numbers and words."""
    fields: Fields = {
        "round": state.round,
        "phase": Phase(state.phase).name.lower(),
        "step": None,
        "to_act": _letter(state, state.to_act),
        "order": list(state.setup.seat_letters(state.order)),
        **_plant_market(state),
        **_fuel_market(state),
        "players": [_player(state, player) for player in state.players],
        "removed": [state.word(card) for card in state.box],
        "last_round": state.is_last_round(),
        "set": state.setup.content.set_id,
    }
    if state.bank is not None:
        fields["bank"] = _bank(state, state.bank)
    if state.demolition.cards:
        card = state.demolition.cards[state.demolition.top]
        fields["demolition"] = {
            "card": state.demolition.top + 1,
            "first": card.first,
            "others": card.others,
        }
    return fields


def _letter(state: CardState, seat: int) -> str | None:
    return state.setup.seat_letters((seat,)) if seat >= 0 else None


def _plant_market(state: CardState) -> Fields:
    row = ["S3" if card == LAST_CARD else state.word(card) for card in state.cards.row]
    cut = len(row) if state.is_last_round() else CURRENT_SIZE
    auction: Fields | None = None
    if state.auction.item:
        auction = {
            "plant": state.word(state.auction.item),
            "bid": state.auction.bid,
            "leader": _letter(state, state.auction.leader),
            "waiting": list(state.setup.seat_letters(state.auction.waiting)),
        }
    return {
        "current": row[:cut],
        "future": row[cut:],
        "deck": len(state.cards.deck),
        "discount": state.word(state.token.card) if state.token.card else None,
        "auction": auction,
    }


def _fuel_market(state: CardState) -> Fields:
    fuel = state.fuel
    on_sale = fuel.singles[:]
    columns: Fields = {"1": _by_kind(state, fuel.singles)}
    for index, cards in enumerate(fuel.columns):
        columns[str(index + FIRST_CARD_COLUMN)] = [fuel_word(state.setup, card) for card in cards]
        for card in cards:
            on_sale[kind_of(card)] += units_of(card)
    return {
        "market": _by_kind(state, on_sale),
        "supply": _by_kind(state, fuel.supply),
        "columns": columns,
        "fuel_deck": len(fuel.deck),
        "fuel_discard": [fuel_word(state.setup, card) for card in fuel.discard],
    }


def _by_kind(state: CardState, amounts: list[int]) -> dict[str, int]:
    return dict(zip(state.setup.content.resources, amounts, strict=True))


def _store(state: CardState, store: FuelStore) -> Fields:
    return {
        "fuel": _by_kind(state, store.units),
        "fuel_cards": [f"{fuel_word(state.setup, card)}:{left}" for left, card in store.cards],
        "singles": _by_kind(state, store.singles),
    }


def _player(state: CardState, player: CardPlayer) -> Fields:
    return {
        "money": player.money,
        "plants": [state.word(card) for card in player.plant_cards()],
        **_store(state, player.store),
        "income": player.income,
    }


def _bank(state: CardState, bank: Bank) -> Fields:
    return {
        "plants": [state.word(plant.card) for plant in bank.plants],
        **_store(state, bank.store),
    }
