"""Choices among fuel cards: which to use, how much a seat may take in, what it gives back.

Equal cards are interchangeable, so equivalent ways are listed once. Surplus goes back from cards
bought in the same turn: from the last one, unless its buyer says otherwise. With a hybrid there is
also a choice between its two fuels (CG-2.35).
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
from gridwright.games.cardgame.state import CardPlayer, CardState
from gridwright.parts.fuel import RUNS_STORED, Capacity

WHICH_CARDS: Final = Refusal("which_cards")


def in_order(pairs: list[tuple[int, int]]) -> Taken:
    """Return *pairs* of card and units by kind, single cards first, then those with fewest left."""
    return tuple(sorted(pairs, key=_sort_key))


def _sort_key(pair: tuple[int, int]) -> tuple[int, int, int, int]:
    left, card = held_card(pair[0])
    return kind_of(card), left, card, -pair[1]


def ways_to_take(store: FuelStore, amounts: tuple[int, ...]) -> list[Taken]:
    """Return every way to take *amounts*, by kind, from *store*; single cards first."""
    combined: list[Taken] = [()]
    for kind, units in enumerate(amounts):
        if units:
            ways = _ways(store, kind, units)
            combined = [taken + way for taken in combined for way in ways]
    return combined


def _ways(store: FuelStore, kind: int, units: int) -> list[Taken]:
    cards = [pair for pair in store.cards if kind_of(pair[1]) == kind]
    ways: list[Taken] = []
    for count in range(min(units, store.singles[kind]), -1, -1):
        start: Taken = ((single(kind), count),) if count else ()
        ways.extend([start + way for way in spreads(cards, units - count, keeps=0)])
    return ways


def spreads(cards: list[tuple[int, int]], units: int, *, keeps: int) -> list[Taken]:
    """Return every way to take *units* from *cards*, each of which keeps at least *keeps*."""
    partial: list[tuple[Taken, int, int]] = [((), units, units)]  # taken, missing, last amount
    before = (0, 0)
    for pair in sorted(cards):
        left, card = pair
        longer: list[tuple[Taken, int, int]] = []
        for taken, missing, last in partial:
            most = min(missing, left - keeps)
            if pair == before:  # equal cards give descending amounts, to list each way once
                most = min(most, last)
            for amount in range(most, -1, -1):
                more = (*taken, (held(left, card), amount)) if amount else taken
                longer.append((more, missing - amount, amount))
        partial, before = longer, pair
    return [taken for taken, missing, _ in partial if not missing]


def fresh_cards(store: FuelStore, returned: Taken) -> list[tuple[int, int]]:
    """Return the units *returned* by card; for a mere fuel, from the last card bought first."""
    pairs: list[tuple[int, int]] = []
    for number, units in returned:
        named = held_card(number)[1]
        if units_of(named):
            pairs.append((number, units))
            continue
        missing = units
        for left, card in reversed(store.fresh):
            amount = min(missing, left - 1) if kind_of(card) == kind_of(named) else 0
            if amount:
                pairs.append((held(left, card), amount))
                missing -= amount
    return pairs


def room_for(state: CardState, player: CardPlayer, kind: int) -> int:
    """Return how many units of *kind* the player may still take in."""
    return room_beside(state, player.capacity, player.store.units, kind)


def room_beside(state: CardState, capacity: Capacity, units: list[int], kind: int) -> int:
    """Return how many units of *kind* may be taken in next to the stored *units*."""
    if not capacity.accepts(kind):
        return 0
    return missing(capacity, units, kind) if state.is_last_round() else capacity.room(units, kind)


def missing(capacity: Capacity, units: list[int], kind: int) -> int:
    """Return how many units of *kind* are missing for one run of all plants (CG-2.18, CG-A10)."""
    need = capacity.pure[kind] // RUNS_STORED
    short = max(0, need - units[kind])
    if kind not in capacity.either:
        return short
    first, second = capacity.either
    hybrid = capacity.hybrid // RUNS_STORED
    for other in (first, second):
        hybrid -= max(0, units[other] - capacity.pure[other] // RUNS_STORED)
    return short + max(0, hybrid)


def returns(state: CardState, player: CardPlayer, card: int) -> list[Taken]:
    """Return what cards bought earlier in this turn may give back when *card* is bought.

    Each of them keeps at least one unit, and nothing goes back that would still fit. Unless owners
    choose their cards, only the other fuel of a hybrid is named.
    """
    kind, chooses = kind_of(card), state.setup.chooses_cards
    either = player.capacity.either
    if not player.store.fresh or not (chooses or kind in either):
        return []
    other = -1
    if kind in either:
        other = either[1] if kind == either[0] else either[0]
    ways: list[Taken] = []
    for units in range(0 if chooses else 1, _spare(player.store, other) + 1):
        storable = _storable(state, player, card, other, units)
        if storable and not chooses:
            ways.append(((single(other), units),))
        elif storable and chooses:
            ways.extend(_ways_to_return(player.store, card, storable, other, units))
    return ways


def _spare(store: FuelStore, kind: int) -> int:
    """Return how many units the cards of *kind* bought in this turn can give back."""
    return sum([left - 1 for left, card in store.fresh if kind_of(card) == kind])


def _storable(state: CardState, player: CardPlayer, card: int, other: int, units: int) -> int:
    """Return how much of *card* can be stored if *units* of the *other* fuel go back.

    0 if that is not allowed: nothing of the card fits, or what goes back would still fit.
    """
    kind, stored = kind_of(card), player.store.units[:]
    if units:
        stored[other] -= units
    storable = min(units_of(card), max(0, room_beside(state, player.capacity, stored, kind)))
    stored[kind] += storable
    if units and room_beside(state, player.capacity, stored, other) > 0:
        return 0
    return storable


def _ways_to_return(
    store: FuelStore, card: int, storable: int, other: int, units: int
) -> list[Taken]:
    """Return the ways in which cards bought in this turn give back fuel when *card* is bought.

    They give *units* of the *other* fuel, and any part of the surplus of the fuel of *card*. Ways
    that leave the same cards behind are listed once.
    """
    own = [pair for pair in store.fresh if kind_of(pair[1]) == kind_of(card)]
    others = [pair for pair in store.fresh if kind_of(pair[1]) == other]
    ways: list[Taken] = []
    known: list[list[tuple[int, int]]] = []
    for amount in range(units_of(card) - storable + 1):
        for from_own in spreads(own, amount, keeps=1):
            for from_others in spreads(others, units, keeps=1):
                way = in_order([*from_own, *from_others])
                after = _after(store, way, (storable + amount, card))
                if after not in known:
                    known.append(after)
                    if way:
                        ways.append(way)
    return ways


def _after(store: FuelStore, way: Taken, bought: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the cards bought in this turn once *way* is taken from them and one more *bought*."""
    cards = [*store.fresh, bought]
    for number, units in way:
        left, card = held_card(number)
        cards.remove((left, card))
        cards.append((left - units, card))
    return sorted(cards)
