"""A state under the field names of the record format."""

from typing import NotRequired, TypedDict

from gridwright.games.cardgame.fuel_market import FuelStore, kind_of, units_of
from gridwright.games.cardgame.laying import fuel_word, plant_word
from gridwright.games.cardgame.state import Bank, CardPlayer, CardState, Phase
from gridwright.phases.snapshot import (
    Amounts,
    PlantSnapshot,
    amounts,
    auction_fields,
    demolition_fields,
    letter,
    order,
    rows,
)

Columns = TypedDict("Columns", {"1": Amounts, "2": list[str], "3": list[str], "4": list[str]})


class StoreFields(TypedDict):
    """The fuel of one owner: units, cards with what is left on them, single cards."""

    fuel: Amounts
    fuel_cards: list[str]
    singles: Amounts


class PlayerFields(StoreFields):
    """What a seat owns."""

    money: int
    plants: list[str]
    income: int


class BankFields(StoreFields):
    """What the Bank owns."""

    plants: list[str]


class CardSnapshot(PlantSnapshot[str]):
    """The whole position."""

    step: None
    current: list[str]
    future: list[str]
    columns: Columns
    fuel_deck: int
    fuel_discard: list[str]
    players: list[PlayerFields]
    last_round: bool
    set: str
    bank: NotRequired[BankFields]


def snapshot(state: CardState) -> CardSnapshot:
    """Return the whole position as plain lists, dicts, numbers and words."""
    row = [plant_word(state.setup, card) for card in state.cards.row]
    current, future = rows(row, is_one=state.is_last_round())
    fuel, kinds = state.fuel, state.setup.content.resources
    fields: CardSnapshot = {
        "round": state.round,
        "phase": Phase(state.phase).name.lower(),
        "step": None,
        "to_act": letter(state, state.to_act),
        "order": order(state),
        "current": current,
        "future": future,
        "deck": len(state.cards.deck),
        "discount": state.word(state.token.card) if state.token.card else None,
        "auction": auction_fields(state, state.setup.content.words.get(state.auction.item, "")),
        "market": amounts(kinds, _on_sale(state)),
        "supply": amounts(kinds, fuel.supply),
        "columns": {
            "1": amounts(kinds, fuel.singles),
            "2": _fuel_words(state, fuel.columns[0]),
            "3": _fuel_words(state, fuel.columns[1]),
            "4": _fuel_words(state, fuel.columns[2]),
        },
        "fuel_deck": len(fuel.deck),
        "fuel_discard": _fuel_words(state, fuel.discard),
        "players": [_player(state, player) for player in state.players],
        "removed": [state.word(card) for card in state.box],
        "last_round": state.is_last_round(),
        "set": state.setup.content.set_id,
    }
    if state.bank is not None:
        fields["bank"] = _bank(state, state.bank)
    if state.demolition.cards:
        fields["demolition"] = demolition_fields(state.demolition)
    return fields


def _on_sale(state: CardState) -> list[int]:
    """Return the units on the market, by kind."""
    units = state.fuel.singles[:]
    for cards in state.fuel.columns:
        for card in cards:
            units[kind_of(card)] += units_of(card)
    return units


def _fuel_words(state: CardState, cards: tuple[int, ...]) -> list[str]:
    return [fuel_word(state.setup, card) for card in cards]


def _store(state: CardState, store: FuelStore) -> StoreFields:
    kinds = state.setup.content.resources
    cards = [f"{fuel_word(state.setup, card)}:{left}" for left, card in store.cards]
    return {
        "fuel": amounts(kinds, store.units),
        "fuel_cards": cards,
        "singles": amounts(kinds, store.singles),
    }


def _player(state: CardState, player: CardPlayer) -> PlayerFields:
    return {
        "money": player.money,
        "plants": [state.word(card) for card in player.plant_cards()],
        **_store(state, player.store),
        "income": player.income,
    }


def _bank(state: CardState, bank: Bank) -> BankFields:
    return {
        "plants": [state.word(plant.card) for plant in bank.plants],
        **_store(state, bank.store),
    }
