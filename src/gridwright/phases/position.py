"""Writes the part of a position text that titles share; `reading` reads it back.

``round=2 phase=auction act=C order=BCA market=5,6,7,8 deck=?s,?,S3 A.money=12 A.plants=4,10 ...``

Seats are letters with nothing in between. S3 is the last card. ``?`` is something unknown: money,
chance, or a card; the top card of the deck is ``?s`` or ``?l`` where its back can be seen. What
follows from the rest is not written. `core.position` has the syntax.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from gridwright.content.types import OutpostCard, Plant
from gridwright.core.position import NOTHING, UNKNOWN_WORD
from gridwright.core.rng import Rng
from gridwright.core.values import Struct
from gridwright.parts.card_market import LAST_CARD, UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL, Box
from gridwright.parts.turn_order import first_order, letters
from gridwright.phases.state import UNKNOWN_MONEY, AuctionState, PlantState

LAST_WORD: Final = "S3"
AUCTION: Final = "auction"  # the phase, and the key of the item under the hammer
BACKS: Final = {
    UNKNOWN: UNKNOWN_WORD,
    UNKNOWN_SMALL: f"{UNKNOWN_WORD}s",
    UNKNOWN_LARGE: f"{UNKNOWN_WORD}l",
}


@dataclass(frozen=True, slots=True)
class Naming(Struct):
    """The names of seats, phases and cards at one table."""

    seats: int
    has_dummy: bool
    phases: tuple[str, ...]  # by index
    cards: dict[int, str]  # ascending
    box: Box
    has_token: bool  # whether there is a discount token

    def letters(self, seats: tuple[int, ...]) -> str:
        """Return the letters of *seats*: A for seat 0, T for the dummy."""
        return letters(seats, self.seats)

    def first_order(self, rng: Rng, stated: tuple[str, ...] | None) -> tuple[int, ...]:
        """Return the first turn order, drawn by lot or *stated* in letters."""
        return first_order(rng, self.seats, stated, has_dummy=self.has_dummy)

    def card(self, card: int) -> str:
        """Return the word of a card, which may be the last card or an unknown one."""
        if card < 0:
            return BACKS[card]
        return LAST_WORD if card == LAST_CARD else self.cards[card]

    def pile(self, cards: tuple[int, ...]) -> str:
        return ",".join([self.card(card) for card in cards])


def naming(  # noqa: PLR0913
    seats: int,
    phases: type[IntEnum],
    cards: dict[int, Plant] | dict[int, OutpostCard],
    words: dict[int, str],
    removed: tuple[int, int],
    *,
    has_dummy: bool,
    has_token: bool,
) -> Naming:
    """Return the names of a table; *removed* are how many small and large cards leave it unseen."""
    names = tuple([phase.name.lower() for phase in phases])
    ranked = sorted([(entry.number, card) for card, entry in cards.items()])
    small = tuple([card for card, entry in cards.items() if entry.is_small])
    large = tuple([card for card, entry in cards.items() if not entry.is_small])
    named = {card: words[card] for _, card in ranked}
    return Naming(seats, has_dummy, names, named, Box(small, large, *removed), has_token)


def printed_numbers(cards: dict[int, Plant] | dict[int, OutpostCard]) -> tuple[int, ...]:
    """Return the printed number by card; the last card has the highest."""
    numbers = [0] * LAST_CARD + [LAST_CARD]
    for card, entry in cards.items():
        numbers[card] = entry.number
    return tuple(numbers)


def buried_in(deck: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that were put under *deck*, as far as it shows them."""
    below = deck[deck.index(LAST_CARD) + 1 :] if LAST_CARD in deck else deck
    return tuple(sorted([card for card in below if card >= 0]))


def shared_fields(
    state: AuctionState, names: Naming, market: str, deck: tuple[int, ...], buried: tuple[int, ...]
) -> dict[str, str]:
    """Return the fields that every title writes, some of them for `plant_fields` to fill."""
    auction = state.auction
    running = ""
    if auction.item:
        leader, waiting = names.letters((auction.leader,)), names.letters(auction.waiting)
        running = f"{names.card(auction.item)}:{auction.bid}:{leader}:{waiting}"
    finished = tuple([seat for seat in range(names.seats) if auction.finished >> seat & 1])
    return {
        "round": str(state.round),
        "phase": names.phases[state.phase],
        "act": names.letters((state.to_act,)) if state.to_act >= 0 else "",
        "order": names.letters(state.order),
        "market": market or NOTHING,
        "deck": names.pile(deck) or NOTHING,
        "buried": "" if buried == buried_in(deck) else names.pile(buried) or NOTHING,
        "unseen": names.pile(state.unseen),
        "removed": names.pile(state.box),
        "discount": "",
        "auction": running,
        "finished": names.letters(finished),
        "sold": str(auction.sold) if auction.sold else "",
        "new": "",
        "demolition": "",
        "rng": _chance(state.rng),
    }


def _chance(rng: Rng) -> str:
    """Return the state of future chance: a number, unknown, or nothing if all is stated."""
    if rng.is_bound:
        return NOTHING
    return UNKNOWN_WORD if rng.is_hidden else f"{rng.state:x}"


def plant_fields(state: PlantState, names: Naming) -> dict[str, str]:
    """Return the fields that titles with fuel-burning plants write."""
    cards, demolition = state.cards, state.demolition
    fields = shared_fields(state, names, names.pile(cards.row), cards.deck, cards.buried)
    if state.token.card:
        fields["discount"] = names.card(state.token.card)
    elif names.has_token and fields["phase"] == AUCTION:
        fields["discount"] = NOTHING
    if state.new_plant:
        fields["new"] = names.card(state.new_plant)
    if demolition.cards:
        fields["demolition"] = f"{demolition.top + 1}:{demolition.removals}"
    return fields


def money_word(money: int) -> str:
    """Return the word for *money*, which may be hidden."""
    return UNKNOWN_WORD if money == UNKNOWN_MONEY else str(money)


def count_word(count: int) -> str:
    """Return the word for *count*; empty for 0, so that the field is left out."""
    return f"{count:d}" if count else ""


def amount_words(names: tuple[str, ...], amounts: list[int]) -> list[str]:
    """Return the words for *amounts*, without those that are 0."""
    return [f"{names[i]}:{amount}" for i, amount in enumerate(amounts) if amount]
