"""A state as the snapshot of the record format; `json_types` declares its fields."""

from typing import TYPE_CHECKING

from gridwright.games.cardgame.fuel_market import kind_of, units_of
from gridwright.games.cardgame.initial_state import fuel_words
from gridwright.games.cardgame.state import Bank, CardPlayer, CardState, PhaseIndex
from gridwright.phases.snapshot import (
    amounts,
    auction_fields,
    demolition_fields,
    letter,
    rows,
)

if TYPE_CHECKING:
    from gridwright.games.cardgame.json_types import CardOwnerSnapshot, CardSnapshot


def snapshot(state: CardState) -> "CardSnapshot":
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


def _owned(state: CardState, owner: CardPlayer | Bank) -> "CardOwnerSnapshot":
    kinds, store = state.setup.content.resources, owner.store
    return {
        "plants": [state.word(plant.card) for plant in owner.plants],
        "fuel": amounts(kinds, store.units),
        "fuel_cards": [f"{state.setup.fuel_names[card]}:{left}" for left, card in store.cards],
        "singles": amounts(kinds, store.singles),
    }
