"""A position of the Card Game as one line of words, and back.

``round=2 phase=resources act=A order=BCA money=12,7,30 A.plants=5a,12 A.fuel=coal3:1,coal:2 ...``

Plants go by their words, S3 is the one-more-round card, ``?`` a card that nobody has seen, with
s or l behind it where its back shows. A fuel card is ``coal3``, turned down ``coal3:1``; single
cards are ``coal:2``. ``-`` is nothing, where left out would mean something else. What follows
from the rest is not written: units and room for them, single cards in the supply.
"""

from typing import Final

from gridwright.core.position import UNKNOWN_WORD, written
from gridwright.games.cardgame.fuel_market import FIRST_CARD_COLUMN, FuelStore, units_of
from gridwright.games.cardgame.laying import fuel_word, plant_word
from gridwright.games.cardgame.state import CardState, Phase, Setup
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.turn_order import letters

NOTHING: Final = "-"
PHASES: Final = tuple([phase.name.lower() for phase in Phase])
LAST_CARDS: Final = ("ahead", "auction", "bureaucracy", "round")  # by `LastCard`
BANK: Final = ("waiting", "taken")


def listed(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return *words*, of which one alone may stand for nothing."""
    return () if words == (NOTHING,) else words


def buried_in(deck: tuple[int, ...]) -> tuple[int, ...]:
    """Return the plants of *deck* that were put under it, as far as it shows them."""
    below = deck[deck.index(LAST_CARD) + 1 :] if LAST_CARD in deck else deck
    return tuple(sorted([card for card in below if card >= 0]))


def write_position(state: CardState) -> str:
    """Return *state*, full or as a seat sees it, as one line."""
    setup, cards = state.setup, state.cards
    buried = cards.buried
    fields = {
        "round": str(state.round),
        "phase": PHASES[state.phase],
        "last": LAST_CARDS[state.last_card],
        "act": letters((state.to_act,), setup.seats) if state.to_act >= 0 else "",
        "order": setup.seat_letters(state.order),
        **_auction(state),
        "market": _plants(setup, cards.row) or NOTHING,
        "deck": _plants(setup, cards.deck) or NOTHING,
        "buried": "" if buried == buried_in(cards.deck) else _plants(setup, buried) or NOTHING,
        "unseen": _plants(setup, state.unseen) or NOTHING,
        "removed": _plants(setup, state.box),
        **_fuel(state),
        "money": ",".join([str(player.money) for player in state.players]),
        "income": ",".join([str(player.income) for player in state.players]),
    }
    for seat, player in enumerate(state.players):
        letter = letters((seat,), setup.seats)
        fields[f"{letter}.plants"] = _plants(setup, player.plant_cards())
        fields[f"{letter}.fuel"] = _store(setup, player.store)
    bank = state.bank
    if bank is not None:
        fields["T.plants"] = _plants(setup, tuple([plant.card for plant in bank.plants]))
        fields["T.fuel"] = _store(setup, bank.store)
        fields["bank"] = BANK[bank.has_taken]
    if state.demolition.cards:
        fields["demolition"] = f"{state.demolition.top + 1}:{state.demolition.removals}"
    fields["rng"] = UNKNOWN_WORD if state.rng.is_hidden() else f"{state.rng.state:x}"
    return written(fields)


def _auction(state: CardState) -> dict[str, str]:
    """Return how far the auction has come."""
    auction, setup = state.auction, state.setup
    running = ""
    if auction.item:
        leader = letters((auction.leader,), setup.seats)
        waiting = letters(auction.waiting, setup.seats)
        running = f"{state.word(auction.item)}:{auction.bid}:{leader}:{waiting}"
    finished = tuple([seat for seat in range(setup.seats) if auction.finished >> seat & 1])
    aside = NOTHING if state.phase == Phase.AUCTION else ""
    return {
        "discount": state.word(state.token.card) if state.token.card else aside,
        "auction": running,
        "finished": letters(finished, setup.seats),
        "sold": str(auction.sold) if auction.sold else "",
        "new": state.word(state.new_plant) if state.new_plant else "",
    }


def _plants(setup: Setup, cards: tuple[int, ...]) -> str:
    return ",".join([plant_word(setup, card) for card in cards])


def _fuel(state: CardState) -> dict[str, str]:
    """Return the fuel market."""
    setup, fuel = state.setup, state.fuel
    fields = {"column1": _singles(setup, fuel.singles)}
    for index, cards in enumerate(fuel.columns):
        fields[f"column{index + FIRST_CARD_COLUMN}"] = _fuel_cards(setup, cards)
    fields["fuel_deck"] = _fuel_cards(setup, fuel.deck)
    fields["fuel_discard"] = _fuel_cards(setup, fuel.discard)
    fields["fuel_late"] = _fuel_cards(setup, fuel.late)
    return fields


def _fuel_cards(setup: Setup, cards: tuple[int, ...]) -> str:
    return ",".join([fuel_word(setup, card) for card in cards]) or NOTHING


def _singles(setup: Setup, counts: list[int]) -> str:
    names = setup.content.resources
    return ",".join([f"{names[kind]}:{count}" for kind, count in enumerate(counts) if count])


def _store(setup: Setup, store: FuelStore) -> str:
    words = [
        fuel_word(setup, card) if left == units_of(card) else f"{fuel_word(setup, card)}:{left}"
        for left, card in store.cards
    ]
    return ",".join([*words, *[word for word in _singles(setup, store.singles).split(",") if word]])
