"""The number of a position: all that is part of it makes a difference."""

from collections.abc import Iterator
from dataclasses import fields
from enum import IntEnum
from typing import Any

import pytest

from gridwright.content.load import load
from gridwright.content.types import DemolitionCard
from gridwright.core.game import Game
from gridwright.core.rng import Rng
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
    """Whatever field is changed alone, the number is another one."""
    changed = set[str]()
    for place, (game, state) in enumerate(positions(seating, 6)):
        in_auction = state.auction.waiting and "waiting" not in changed
        if place % 120 == 60 or in_auction:
            number = game.hash_of(state)
            for name in changes(state):
                assert game.hash_of(state) != number, name
                changed.add(name)
            assert game.hash_of(state) == number  # all was put back

    assert {"money", "deck", "order", "phase", "bid", "waiting", "round", "to_act"} <= changed


def changes(thing: Any) -> Iterator[str]:  # noqa: ANN401
    """Change every field of *thing* in turn, for as long as the name of the field is looked at."""
    for field in fields(thing):
        kept = getattr(thing, field.name)
        if field.name in FOLLOWS or not field.compare:
            continue
        for other in others(kept):
            setattr(thing, field.name, other)
            yield field.name
        setattr(thing, field.name, kept)
        for part in kept if isinstance(kept, list) else [kept]:
            if compared(type(part)) is not None:
                yield from changes(part)


def others(kept: Any) -> Iterator[Any]:  # noqa: ANN401
    """Yield what could stand in the place of *kept*: numbers and rows of numbers."""
    if isinstance(kept, bool):
        yield not kept
    elif isinstance(kept, IntEnum):
        yield type(kept)((kept + 1) % len(type(kept)))
    elif isinstance(kept, int):
        yield kept + 1
    elif isinstance(kept, tuple | list) and kept and isinstance(kept[0], int):
        yield type(kept)([*kept[:-1], kept[-1] + 1])
        yield type(kept)(kept[:-1])
        if len(set(kept)) > 1:
            yield type(kept)([*kept[1:], kept[0]])
    elif isinstance(kept, tuple) and kept and not isinstance(kept[0], DemolitionCard):
        yield kept[:-1]


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
