"""A state under the field names of the record format.

The names are a contract with everybody who reads `gridwright replay --json`: a change raises
the version of the record format.
"""

from typing import NotRequired, TypedDict

from gridwright.games.cardgame.fuel_market import FuelStore, kind_of, units_of
from gridwright.games.cardgame.laying import fuel_word, plant_word
from gridwright.games.cardgame.state import Bank, CardPlayer, CardState, Phase
from gridwright.parts.card_market import CURRENT_SIZE

Amounts = dict[str, int]
"""By the id of a fuel."""


class AuctionFields(TypedDict):
    """The plant under the hammer."""

    plant: str
    bid: int
    leader: str | None
    waiting: list[str]


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


class DemolitionFields(TypedDict):
    """The card of the Demolition Contractor that pays now."""

    card: int
    first: int
    others: int


class CardSnapshot(TypedDict):
    """The whole position."""

    round: int
    phase: str
    step: None
    to_act: str | None
    order: list[str]
    current: list[str]
    future: list[str]
    deck: int
    discount: str | None
    auction: AuctionFields | None
    market: Amounts
    supply: Amounts
    columns: Columns
    fuel_deck: int
    fuel_discard: list[str]
    players: list[PlayerFields]
    removed: list[str]
    last_round: bool
    set: str
    bank: NotRequired[BankFields]
    demolition: NotRequired[DemolitionFields]


def snapshot(state: CardState) -> CardSnapshot:
    """Return the whole position as plain lists, dicts, numbers and words."""
    row = [plant_word(state.setup, card) for card in state.cards.row]
    cut = len(row) if state.is_last_round() else CURRENT_SIZE
    fuel = state.fuel
    fields: CardSnapshot = {
        "round": state.round,
        "phase": Phase(state.phase).name.lower(),
        "step": None,
        "to_act": _letter(state, state.to_act),
        "order": list(state.setup.seat_letters(state.order)),
        "current": row[:cut],
        "future": row[cut:],
        "deck": len(state.cards.deck),
        "discount": state.word(state.token.card) if state.token.card else None,
        "auction": _auction(state),
        "market": _by_kind(state, _on_sale(state)),
        "supply": _by_kind(state, fuel.supply),
        "columns": {
            "1": _by_kind(state, fuel.singles),
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
        card = state.demolition.cards[state.demolition.top]
        fields["demolition"] = {
            "card": state.demolition.top + 1,
            "first": card.first,
            "others": card.others,
        }
    return fields


def _letter(state: CardState, seat: int) -> str | None:
    return state.setup.seat_letters((seat,)) if seat >= 0 else None


def _auction(state: CardState) -> AuctionFields | None:
    auction = state.auction
    if not auction.item:
        return None
    return {
        "plant": state.word(auction.item),
        "bid": auction.bid,
        "leader": _letter(state, auction.leader),
        "waiting": list(state.setup.seat_letters(auction.waiting)),
    }


def _on_sale(state: CardState) -> list[int]:
    """Return the units on the market, by kind."""
    units = state.fuel.singles[:]
    for cards in state.fuel.columns:
        for card in cards:
            units[kind_of(card)] += units_of(card)
    return units


def _by_kind(state: CardState, amounts: list[int]) -> Amounts:
    return dict(zip(state.setup.content.resources, amounts, strict=True))


def _fuel_words(state: CardState, cards: tuple[int, ...]) -> list[str]:
    return [fuel_word(state.setup, card) for card in cards]


def _cards_left(state: CardState, store: FuelStore) -> list[str]:
    return [f"{fuel_word(state.setup, card)}:{left}" for left, card in store.cards]


def _player(state: CardState, player: CardPlayer) -> PlayerFields:
    return {
        "money": player.money,
        "plants": [state.word(card) for card in player.plant_cards()],
        "fuel": _by_kind(state, player.store.units),
        "fuel_cards": _cards_left(state, player.store),
        "singles": _by_kind(state, player.store.singles),
        "income": player.income,
    }


def _bank(state: CardState, bank: Bank) -> BankFields:
    return {
        "plants": [state.word(plant.card) for plant in bank.plants],
        "fuel": _by_kind(state, bank.store.units),
        "fuel_cards": _cards_left(state, bank.store),
        "singles": _by_kind(state, bank.store.singles),
    }
