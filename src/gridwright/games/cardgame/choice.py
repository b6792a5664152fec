"""From which cards fuel may be taken, where the owner has a choice.

Equal cards are the same, so each way that differs is there once.
"""

from typing import Final

from gridwright.core.errors import Refusal
from gridwright.games.cardgame.fuel_market import (
    FuelStore,
    Taken,
    held,
    held_card,
    kind_of,
    single,
    units_of,
)

WHICH_CARDS: Final = Refusal("which_cards")


def in_order(pairs: list[tuple[int, int]]) -> Taken:
    """Return *pairs* of card and units by kind, single cards first, then with the fewest left."""
    return tuple(sorted(pairs, key=_place))


def _place(pair: tuple[int, int]) -> tuple[int, int, int, int]:
    left, card = held_card(pair[0])
    return kind_of(card), left, card, -pair[1]


def ways_to_take(store: FuelStore, amounts: tuple[int, ...]) -> list[Taken]:
    """Return every way to take *amounts*, by kind, from *store*; first what needs no choice."""
    found: list[Taken] = [()]
    for kind, units in enumerate(amounts):
        if units:
            ways = _ways(store, kind, units)
            found = [taken + way for taken in found for way in ways]
    return found


def _ways(store: FuelStore, kind: int, units: int) -> list[Taken]:
    cards = [pair for pair in store.cards if kind_of(pair[1]) == kind]
    found: list[Taken] = []
    for count in range(min(units, store.singles[kind]), -1, -1):
        start: Taken = ((single(kind), count),) if count else ()
        found.extend([start + way for way in spreads(cards, units - count, keeps=0)])
    return found


def spreads(cards: list[tuple[int, int]], units: int, *, keeps: int) -> list[Taken]:
    """Return every way to take *units* from *cards*, of which each keeps at least *keeps*."""
    begun: list[tuple[Taken, int, int]] = [((), units, units)]  # taken, missing, from the last card
    before = (0, 0)
    for pair in sorted(cards):
        left, card = pair
        longer: list[tuple[Taken, int, int]] = []
        for taken, missing, last in begun:
            most = min(missing, left - keeps)
            if pair == before:  # of equal cards none gives more than the one before
                most = min(most, last)
            for amount in range(most, -1, -1):
                more = (*taken, (held(left, card), amount)) if amount else taken
                longer.append((more, missing - amount, amount))
        begun, before = longer, pair
    return [taken for taken, missing, _ in begun if not missing]


def fresh_cards(store: FuelStore, returned: Taken) -> list[tuple[int, int]]:
    """Return what is *returned* by card: where only a fuel is named, the last card bought first."""
    found: list[tuple[int, int]] = []
    for number, units in returned:
        wanted = held_card(number)[1]
        if units_of(wanted):
            found.append((number, units))
            continue
        missing = units
        for left, card in reversed(store.fresh):
            given = min(missing, left - 1) if kind_of(card) == kind_of(wanted) else 0
            if given:
                found.append((held(left, card), given))
                missing -= given
    return found
