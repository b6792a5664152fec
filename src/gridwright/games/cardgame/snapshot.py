"""A state as the snapshot of the record format."""

from typing import NotRequired, TypedDict

from gridwright.games.cardgame.fuel_market import kind_of, units_of
from gridwright.games.cardgame.initial_state import fuel_words
from gridwright.games.cardgame.state import Bank, CardPlayer, CardState, PhaseIndex
from gridwright.phases.snapshot import (
    Amounts,
    PlantSnapshot,
    amounts,
    auction_fields,
    demolition_fields,
    letter,
    rows,
)

ColumnsSnapshot = TypedDict(
    "ColumnsSnapshot", {"1": Amounts, "2": list[str], "3": list[str], "4": list[str]}
)


class CardOwnerSnapshot(TypedDict):
    """What a seat and the Bank both own: fuel as units, as cards with what is left, as singles."""

    plants: list[str]
    fuel: Amounts
    fuel_cards: list[str]
    singles: Amounts


class CardPlayerSnapshot(CardOwnerSnapshot):
    """What a seat owns."""

    money: int
    income: int


class CardSnapshot(PlantSnapshot[str]):
    """The whole position."""

    step: None
    current: list[str]
    future: list[str]
    columns: ColumnsSnapshot
    fuel_deck: int
    fuel_discard: list[str]
    players: list[CardPlayerSnapshot]
    last_round: bool
    set: str
    bank: NotRequired[CardOwnerSnapshot]


def snapshot(state: CardState) -> CardSnapshot:
    """Return the whole position as plain lists, dicts, numbers and words."""
    row = [state.setup.names.card(card) for card in state.cards.row]
    current, future = rows(row, is_one=state.is_last_round())
    fuel, kinds = state.fuel, state.setup.content.resources
    fields: CardSnapshot = {
        "round": state.round,
        "phase": PhaseIndex(state.phase).name.lower(),
        "step": None,
        "to_act": letter(state, state.to_act),
        "order": list(state.setup.names.letters(state.order)),
        "current": current,
        "future": future,
        "deck": len(state.cards.deck),
        "discount": state.word(state.token.card) if state.token.card else None,
        "auction": auction_fields(state, state.setup.content.words.get(state.auction.item, "")),
        "market": amounts(kinds, _on_sale(state)),
        "supply": amounts(kinds, [max(0, count) for count in fuel.supply]),
        "columns": {
            "1": amounts(kinds, fuel.singles),
            "2": fuel_words(state.setup, fuel.columns[0]),
            "3": fuel_words(state.setup, fuel.columns[1]),
            "4": fuel_words(state.setup, fuel.columns[2]),
        },
        "fuel_deck": len(fuel.deck),
        "fuel_discard": fuel_words(state.setup, fuel.discard),
        "players": [
            {"money": player.money, **_owned(state, player), "income": player.income}
            for player in state.players
        ],
        "removed": [state.word(card) for card in state.box],
        "last_round": state.is_last_round(),
        "set": state.setup.content.set_id,
    }
    if state.bank is not None:
        fields["bank"] = _owned(state, state.bank)
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


def _owned(state: CardState, owner: CardPlayer | Bank) -> CardOwnerSnapshot:
    kinds, store = state.setup.content.resources, owner.store
    return {
        "plants": [state.word(plant.card) for plant in owner.plants],
        "fuel": amounts(kinds, store.units),
        "fuel_cards": [f"{state.setup.fuel_names[card]}:{left}" for left, card in store.cards],
        "singles": amounts(kinds, store.singles),
    }
