"""The number of a position: all that is part of it makes a difference."""

from collections.abc import Iterator
from dataclasses import fields
from enum import IntEnum
from itertools import pairwise
from typing import Any

import pytest

from gridwright.content.load import load
from gridwright.content.types import DemolitionCard
from gridwright.core.game import Game
from gridwright.core.rng import Rng
from gridwright.games.outpost.market import Pile
from gridwright.games.registry import open_game
from tests.builders import a_game, a_state, houses, put
from tests.conformance.suite import Seating, choose, compared

TABLES = (
    Seating("recharged", "germany", 2, (("starting_cities", "on"), ("demolition", "on"))),
    Seating("recharged", "usa", 3, (("hidden_money", "on"),)),
    Seating("classic", "germany", 4),
    Seating("card", "", 2, (("demolition", "on"),)),
    Seating("card", "", 4),
    Seating("outpost", "", 2),
    Seating("outpost", "", 4),
)
every_table = pytest.mark.parametrize("seating", TABLES, ids=str)

FOLLOWS = {
    *("capacity", "reach", "units", "technologies", "reserve", "number"),  # worked out
    *("cities", "slots", "station_slots"),  # the network is there, in whatever order it was built
    *("numbers", "tracks", "seats", "is_limited"),  # never change
    *("stated", "is_hidden", "is_bound"),  # of chance: no position
}
"""Fields that make no difference of their own."""


def positions(seating: Seating, seed: int) -> Iterator[tuple[Game[Any], Any]]:
    """Yield the game and every position of a random game."""
    game: Game[Any] = open_game(
        load(), seating.title, seating.board, seating.seats, dict(seating.options)
    )
    state, rng = game.new(seed, {}), Rng(seed)
    while game.to_act(state) >= 0:
        yield game, state
        game.apply(state, choose(game, state, rng))
    yield game, state


@every_table
def test_no_two_positions_of_a_game_have_the_same_number(seating: Seating) -> None:
    found = [game.hash_of(state) for game, state in positions(seating, 3)]

    assert len(set(found)) == len(found) > 50


@every_table
def test_what_is_hidden_makes_no_difference_to_a_view(seating: Seating) -> None:
    for place, (game, state) in enumerate(positions(seating, 5)):
        if place % 40 == 20:
            seen = game.view(state, 0)
            other = game.resample(seen, Rng(place))
            assert game.hash_of(game.view(other, 0)) == game.hash_of(seen)
            assert game.hash_of(other) != game.hash_of(state)


@every_table
def test_everything_that_can_change_makes_a_difference(seating: Seating) -> None:
    """Whatever field is changed alone, the number is another one.

    So it is when the last of a row becomes the first of the next row.
    """
    changed = set[str]()
    for place, (game, state) in enumerate(positions(seating, 6)):
        in_auction = state.auction.waiting and "waiting" not in changed
        if place % 60 == 30 or in_auction:
            number = game.hash_of(state)
            for name in changes(state):
                assert game.hash_of(state) != number, name
                changed.add(name)
            assert game.hash_of(state) == number  # all was put back

    assert {"money", "deck", "order", "phase", "bid", "waiting", "round", "to_act"} <= changed
    assert ROWS[seating.title] <= changed


ROWS = {
    "recharged": {"buried", "box", "unseen"},
    "classic": {"buried", "box", "unseen"},
    "card": {"buried", "discard", "late"},
    "outpost": {"buried", "current and future"},
}
"""Rows that are empty in most positions, or lie beside another."""


ONE_OF: dict[object, tuple[Any, ...]] = {
    tuple[int, ...]: ((1,),),
    tuple[tuple[int, int], ...]: (((1, 1),),),
    tuple[Pile, ...]: ((Pile((1,), 0),),),
}
"""What could stand in place of an empty row, by what the row is declared as.

Compiled, a row is declared as a tuple and no more: what is empty stays so.
"""


def changes(thing: Any) -> Iterator[str]:  # noqa: ANN401
    """Change every field of *thing* in turn, for as long as the name of the field is looked at."""
    changeable = [each for each in fields(thing) if each.compare and each.name not in FOLLOWS]
    for field in changeable:
        before = getattr(thing, field.name)
        for other in others(before) if before != () else ONE_OF.get(field.type, ()):
            setattr(thing, field.name, other)
            yield field.name
        setattr(thing, field.name, before)
        for part in before if isinstance(before, list) else [before]:
            if compared(type(part)) is not None:
                yield from changes(part)
    for one, other in pairwise([field.name for field in changeable]):
        yield from shifts(thing, one, other)


def shifts(thing: Any, one: str, other: str) -> Iterator[str]:  # noqa: ANN401
    """Move the last of row *one* to the beginning of row *other*, if both are rows of one kind."""
    first, second = getattr(thing, one), getattr(thing, other)
    if not isinstance(first, tuple) or not isinstance(second, tuple) or not (first and second):
        return
    if type(first[0]) is type(second[0]):
        setattr(thing, one, first[:-1])
        setattr(thing, other, (first[-1], *second))
        yield f"{one} and {other}"
        setattr(thing, one, first)
        setattr(thing, other, second)


def others(before: Any) -> Iterator[Any]:  # noqa: ANN401
    """Yield what could stand in the place of *before*: numbers and rows of numbers."""
    if isinstance(before, bool):
        yield not before
    elif isinstance(before, IntEnum):
        yield type(before)((before + 1) % len(type(before)))
    elif isinstance(before, int):
        yield before + 1
    elif isinstance(before, tuple | list) and before and isinstance(before[0], int):
        yield type(before)([*before[:-1], before[-1] + 1])
        yield type(before)(before[:-1])
        if len(set(before)) > 1:
            yield type(before)([*before[1:], before[0]])
    elif isinstance(before, tuple) and not isinstance(before[0], DemolitionCard):
        yield before[:-1]


# By hand


def test_in_which_order_houses_were_built_makes_no_difference() -> None:
    game = a_game()
    one, other = a_state(game), a_state(game)

    houses(one, "A", "kiel", "essen")
    houses(other, "A", "essen", "kiel")

    assert one != other
    assert game.hash_of(one) == game.hash_of(other)


def test_who_owns_a_house_makes_a_difference() -> None:
    game = a_game()
    one, other = a_state(game), a_state(game)

    houses(one, "A", "kiel")
    houses(other, "B", "kiel")

    assert game.hash_of(one) != game.hash_of(other)


def test_what_the_back_of_the_top_card_shows_makes_a_difference() -> None:
    game = a_game()
    one, other = [game.view(a_state(game, deck=deck), 0) for deck in ((15, 20), (20, 15))]

    assert game.hash_of(one) != game.hash_of(other)


def test_the_number_is_the_same_everywhere() -> None:
    """Made by the interpreted engine."""
    game = a_game()
    state = a_state(game)
    put(state, "A.money=31 A.fuel=-")

    assert game.hash_of(state) == 0x6DE6787EEBC43265
