"""Which cards fuel may be taken from, how much a seat may take in, and what it gives back.

Equal cards are the same, so each way that differs is there once. Surplus comes from cards that
were bought in the same turn: from the card bought last, unless its buyer says otherwise. A hybrid
leaves a choice between its fuels (CG-2.35).
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


def room_for(state: CardState, player: CardPlayer, kind: int) -> int:
    """Return how many units of *kind* the player may still take in."""
    return room_beside(state, player.capacity, player.store.units, kind)


def room_beside(state: CardState, capacity: Capacity, units: list[int], kind: int) -> int:
    """Return how many units of *kind* may be taken in beside these *units*."""
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
    """Return what fresh cards may give back beside *card*, when it is bought.

    A card that was bought keeps a unit, and nothing goes back that would still find room. Where
    cards are not chosen, only the other fuel of a hybrid is named.
    """
    kind, chooses = kind_of(card), state.setup.chooses_cards
    either = player.capacity.either
    if not player.store.fresh or not (chooses or kind in either):
        return []
    other = -1
    if kind in either:
        other = either[1] if kind == either[0] else either[0]
    found: list[Taken] = []
    for units in range(0 if chooses else 1, _spare(player.store, other) + 1):
        kept = _kept(state, player, card, other, units)
        if kept and not chooses:
            found.append(((single(other), units),))
        elif kept and chooses:
            found.extend(_chosen(player.store, card, kept, other, units))
    return found


def _spare(store: FuelStore, kind: int) -> int:
    """Return how many units the fresh cards of *kind* can give back."""
    return sum([left - 1 for left, card in store.fresh if kind_of(card) == kind])


def _kept(state: CardState, player: CardPlayer, card: int, other: int, units: int) -> int:
    """Return how much of *card* is kept if so many *units* of the *other* fuel go back.

    0 where that may not be: nothing of the card fits, or what goes back would still fit.
    """
    kind, beside = kind_of(card), player.store.units[:]
    if units:
        beside[other] -= units
    kept = min(units_of(card), max(0, room_beside(state, player.capacity, beside, kind)))
    beside[kind] += kept
    if units and room_beside(state, player.capacity, beside, other) > 0:
        return 0
    return kept


def _chosen(store: FuelStore, card: int, kept: int, other: int, units: int) -> list[Taken]:
    """Return the fresh cards that may give back *units* of the *other* fuel, and of *card*'s own.

    Of its own fuel they give any part of its surplus. Left out is what comes to the same as what
    stands before, as equal cards do.
    """
    own = [pair for pair in store.fresh if kind_of(pair[1]) == kind_of(card)]
    others = [pair for pair in store.fresh if kind_of(pair[1]) == other]
    found: list[Taken] = []
    known: list[list[tuple[int, int]]] = []
    for given in range(units_of(card) - kept + 1):
        for mine in spreads(own, given, keeps=1):
            for theirs in spreads(others, units, keeps=1):
                way = in_order([*mine, *theirs])
                after = _after(store, way, (kept + given, card))
                if after not in known:
                    known.append(after)
                    if way:
                        found.append(way)
    return found


def _after(store: FuelStore, way: Taken, bought: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the fresh cards once those of *way* are turned down and another is *bought*."""
    cards = [*store.fresh, bought]
    for number, units in way:
        left, card = held_card(number)
        cards.remove((left, card))
        cards.append((left - units, card))
    return sorted(cards)
