from itertools import permutations, product

import pytest

from gridwright.content.types import Plant
from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError
from gridwright.core.notation import Name, Vocabulary, read, write
from gridwright.parts.fuel import (
    DISCARD_FORM,
    POWER_FORMS,
    Capacity,
    Discard,
    Power,
    capacity,
    in_order,
    output,
)

COAL, OIL, GARBAGE, URANIUM = range(4)
EITHER = (COAL, OIL)


def a_plant(number: int, burns: tuple[int, ...], need: int, cities: int) -> Plant:
    return Plant(number, number, burns, need, cities, is_small=number <= 15, source="stated")


OIL_3 = a_plant(3, (OIL,), 2, 1)
HYBRID_5 = a_plant(5, EITHER, 2, 1)
COAL_10 = a_plant(10, (COAL,), 2, 2)
HYBRID_12 = a_plant(12, EITHER, 2, 2)
ECO_13 = a_plant(13, (), 0, 1)
GARBAGE_14 = a_plant(14, (GARBAGE,), 2, 2)
COAL_15 = a_plant(15, (COAL,), 2, 3)
HYBRID_29 = a_plant(29, EITHER, 1, 4)
ECO_33 = a_plant(33, (), 0, 4)
URANIUM_39 = a_plant(39, (URANIUM,), 1, 6)
HYBRID_46 = a_plant(46, EITHER, 3, 7)

ALL_KINDS = (OIL_3, HYBRID_5, ECO_13, GARBAGE_14, URANIUM_39)


# Storage


@pytest.mark.parametrize(
    ("plants", "expected"),
    [
        ((), Capacity((0, 0, 0, 0), 0, ())),
        ((COAL_10,), Capacity((4, 0, 0, 0), 0, ())),
        ((COAL_10, COAL_15), Capacity((8, 0, 0, 0), 0, ())),
        ((HYBRID_5, HYBRID_46), Capacity((0, 0, 0, 0), 10, EITHER)),
        ((ECO_13, ECO_33), Capacity((0, 0, 0, 0), 0, ())),
        (ALL_KINDS, Capacity((0, 4, 4, 2), 4, EITHER)),
    ],
)
def test_a_plant_stores_fuel_for_two_runs(plants: tuple[Plant, ...], expected: Capacity) -> None:
    assert capacity(plants, 4) == expected


@pytest.mark.parametrize(
    ("plants", "accepted"),
    [
        ((), []),
        ((ECO_33,), []),
        ((COAL_10,), [COAL]),
        ((HYBRID_5,), [COAL, OIL]),
        ((HYBRID_5, GARBAGE_14), [COAL, OIL, GARBAGE]),
        ((OIL_3, URANIUM_39), [OIL, URANIUM]),
    ],
)
def test_only_what_some_plant_burns_is_accepted(
    plants: tuple[Plant, ...], accepted: list[int]
) -> None:
    store = capacity(plants, 4)

    assert [resource for resource in range(4) if store.accepts(resource)] == accepted


@pytest.mark.parametrize(
    ("plants", "stored", "room"),
    [
        ((COAL_10,), [1, 0, 0, 0], [3, 0, 0, 0]),
        ((HYBRID_5,), [0, 0, 0, 0], [4, 4, 0, 0]),
        ((HYBRID_5,), [1, 2, 0, 0], [1, 1, 0, 0]),
        ((OIL_3, HYBRID_5), [0, 0, 0, 0], [4, 8, 0, 0]),
        ((OIL_3, HYBRID_5), [0, 5, 0, 0], [3, 3, 0, 0]),
        ((OIL_3, HYBRID_5), [4, 0, 0, 0], [0, 4, 0, 0]),
        ((COAL_10, HYBRID_12), [6, 0, 0, 0], [2, 2, 0, 0]),
        ((COAL_10, HYBRID_12), [6, 2, 0, 0], [0, 0, 0, 0]),
        (ALL_KINDS, [0, 0, 3, 2], [4, 8, 1, 0]),
    ],
)
def test_an_excess_of_one_hybrid_fuel_takes_room_from_the_other(
    plants: tuple[Plant, ...], stored: list[int], room: list[int]
) -> None:
    store = capacity(plants, 4)

    assert [store.room(stored, resource) for resource in range(4)] == room


@pytest.mark.parametrize(
    ("plants", "stored", "fits"),
    [
        ((), [0, 0, 0, 0], True),
        ((), [1, 0, 0, 0], False),
        ((COAL_10,), [4, 0, 0, 0], True),
        ((COAL_10,), [5, 0, 0, 0], False),
        ((COAL_10, HYBRID_12), [8, 0, 0, 0], True),
        ((COAL_10, HYBRID_12), [6, 2, 0, 0], True),
        ((COAL_10, HYBRID_12), [6, 3, 0, 0], False),
        ((COAL_10, HYBRID_12), [4, 4, 0, 0], True),
        ((HYBRID_12,), [0, 0, 1, 0], False),
    ],
)
def test_holdings_fit_if_they_can_be_spread_over_the_plants(
    plants: tuple[Plant, ...], stored: list[int], *, fits: bool
) -> None:
    assert (capacity(plants, 4).excess(stored) == 0) is fits


def test_room_is_just_what_still_fits() -> None:
    """`room` and `excess` must agree: one unit more than there is room for never fits."""
    store = capacity((OIL_3, COAL_10, HYBRID_12, GARBAGE_14), 4)

    for stored in product(range(9), range(9), range(5)):
        held = [*stored, 0]
        if store.excess(held):
            continue
        for resource in (COAL, OIL, GARBAGE):
            filled = held[:]
            filled[resource] += store.room(held, resource)
            assert not store.excess(filled)
            filled[resource] += 1
            assert store.excess(filled)


@pytest.mark.parametrize(
    ("plants", "stored", "overflow", "together"),
    [
        ((COAL_10,), [6, 1, 0, 0], [2, 1, 0, 0], 0),
        ((COAL_10, HYBRID_12), [6, 2, 0, 0], [2, 2, 0, 0], 0),
        ((COAL_10, HYBRID_12), [6, 5, 0, 1], [2, 5, 0, 1], 3),
        ((COAL_10, HYBRID_12), [2, 6, 0, 0], [0, 6, 0, 0], 2),
    ],
)
def test_the_overflow_is_what_exceeds_the_plants(
    plants: tuple[Plant, ...], stored: list[int], overflow: list[int], together: int
) -> None:
    store = capacity(plants, 4)

    assert [store.overflow(stored, resource) for resource in range(4)] == overflow
    assert store.hybrid_overflow(stored) == together


@pytest.mark.parametrize(
    ("plants", "stored", "ways"),
    [
        ((HYBRID_12,), [6, 0, 0, 0], [(2, 0, 0, 0)]),
        ((HYBRID_12,), [0, 5, 0, 0], [(0, 1, 0, 0)]),
        ((HYBRID_12,), [3, 3, 0, 0], [(0, 2, 0, 0), (1, 1, 0, 0), (2, 0, 0, 0)]),
        ((HYBRID_12,), [1, 6, 0, 0], [(0, 3, 0, 0), (1, 2, 0, 0)]),
        ((HYBRID_12,), [6, 1, 0, 0], [(2, 1, 0, 0), (3, 0, 0, 0)]),
        ((COAL_10, HYBRID_12), [5, 6, 0, 0], [(0, 3, 0, 0), (1, 2, 0, 0)]),
        ((HYBRID_12, GARBAGE_14), [3, 2, 4, 0], [(0, 1, 0, 0), (1, 0, 0, 0)]),
        ((HYBRID_12,), [2, 2, 0, 0], [(0, 0, 0, 0)]),
    ],
)
def test_just_the_hybrid_fuel_that_finds_no_place_is_given_up(
    plants: tuple[Plant, ...], stored: list[int], ways: list[tuple[int, ...]]
) -> None:
    store = capacity(plants, 4)

    assert store.discards(stored) == [Discard(amounts) for amounts in ways]


def test_what_may_be_left_behind_is_every_way_that_keeps_all_else() -> None:
    """Tried out: more than must go, on a plant that can hold it, and the rest finds a place."""
    found = 0
    for gone, *rest in permutations((COAL_10, HYBRID_12, OIL_3), 3):
        whole, store = capacity((gone, *rest), 4), capacity(tuple(rest), 4)
        alone = capacity((gone,), 4)
        for coal, oil in product(range(9), range(9)):
            held = [coal, oil, 0, 0]
            if whole.excess(held):
                continue
            ways = [
                (x, y, 0, 0)
                for x, y in product(range(coal + 1), range(oil + 1))
                if x + y > store.excess(held)
                and not alone.excess([x, y, 0, 0])
                and not store.excess([coal - x, oil - y, 0, 0])
            ]
            assert sorted(store.leavings(gone, held)) == ways
            found += len(ways)
    assert found > 100


def test_nothing_can_be_left_on_a_plant_that_burns_nothing() -> None:
    assert capacity((COAL_10,), 4).leavings(ECO_13, [4, 0, 0, 0]) == []


def test_after_any_discard_the_rest_just_fits() -> None:
    """`discards` and `fits` must agree: no unit is given up that could have stayed."""
    store = capacity((OIL_3, COAL_10, HYBRID_12), 4)

    for coal, oil in product(range(13), range(13)):
        for way in store.discards([coal, oil, 0, 0]):
            rest = [coal - way.amounts[COAL], oil - way.amounts[OIL], 0, 0]
            assert min(rest) >= 0
            assert not store.excess(rest)
            assert way.amounts[COAL] == 0 or store.room(rest, COAL) == 0
            assert way.amounts[OIL] == 0 or store.room(rest, OIL) == 0


# Order


def test_plants_are_ordered_by_number_and_equal_numbers_by_card() -> None:
    first, second, third = (
        Plant(card, number, (), 0, 1, is_small=True, source="stated")
        for card, number in ((4, 5), (7, 5), (2, 8))
    )

    assert in_order((third, second, first)) == (first, second, third)
    assert in_order((second, third, first)) == (first, second, third)
    assert in_order((first, second, third)) == (first, second, third)
    assert in_order(()) == ()


# Running


def test_nothing_can_always_be_run() -> None:
    nothing = Power((), (0, 0, 0, 0))

    assert capacity((), 4).powers([0, 0, 0, 0]) == [nothing]
    assert capacity((COAL_10,), 4).powers([1, 0, 0, 0]) == [nothing]
    assert output((COAL_10,), nothing) == 0


def test_who_asks_again_is_given_the_same_actions() -> None:
    store = capacity((COAL_10, ECO_13), 4)

    first, second = store.powers([2, 0, 0, 0]), store.powers([0, 0, 0, 0])

    assert [way.plants for way in first] == [(), (10,), (13,), (10, 13)]
    assert [way.plants for way in second] == [(), (13,)]
    assert second[1] is first[2]


def test_plants_run_alone_or_together() -> None:
    plants = (COAL_10, ECO_13, COAL_15)

    ways = capacity(plants, 4).powers([4, 0, 0, 0])

    assert [(way, output(plants, way)) for way in ways] == [
        (Power((), (0, 0, 0, 0)), 0),
        (Power((10,), (2, 0, 0, 0)), 2),
        (Power((13,), (0, 0, 0, 0)), 1),
        (Power((10, 13), (2, 0, 0, 0)), 3),
        (Power((15,), (2, 0, 0, 0)), 3),
        (Power((10, 15), (4, 0, 0, 0)), 5),
        (Power((13, 15), (2, 0, 0, 0)), 4),
        (Power((10, 13, 15), (4, 0, 0, 0)), 6),
    ]


def test_plants_share_what_is_stored() -> None:
    ways = capacity((COAL_10, COAL_15), 4).powers([3, 0, 0, 0])

    assert [way.plants for way in ways] == [(), (10,), (15,)]


def test_a_hybrid_runs_on_any_mix_the_first_fuel_ascending() -> None:
    ways = capacity((HYBRID_46,), 4).powers([3, 3, 0, 0])

    assert [way.burnt for way in ways if way.plants] == [
        (0, 3, 0, 0),
        (1, 2, 0, 0),
        (2, 1, 0, 0),
        (3, 0, 0, 0),
    ]


def test_a_hybrid_is_limited_by_what_is_stored_of_each_fuel() -> None:
    ways = capacity((HYBRID_46,), 4).powers([1, 2, 0, 0])

    assert [way.burnt for way in ways if way.plants] == [(1, 2, 0, 0)]


def test_a_hybrid_leaves_the_other_plants_their_fuel() -> None:
    """2 of the 3 coal are for plant 10, so the hybrid finds 1 coal and 2 oil."""
    ways = capacity((COAL_10, HYBRID_12), 4).powers([3, 2, 0, 0])

    assert [way.burnt for way in ways if way.plants == (10, 12)] == [(2, 2, 0, 0), (3, 1, 0, 0)]


def test_a_hybrid_without_enough_fuel_does_not_run() -> None:
    ways = capacity((COAL_10, HYBRID_12), 4).powers([2, 1, 0, 0])

    assert [way.plants for way in ways] == [(), (10,), (12,), (12,)]


def test_two_hybrids_share_their_mix() -> None:
    plants = (HYBRID_12, HYBRID_29)

    ways = capacity(plants, 4).powers([1, 2, 0, 0])

    assert [way.burnt for way in ways if way.plants == (12, 29)] == [(1, 2, 0, 0)]
    assert [output(plants, way) for way in ways if way.plants == (12, 29)] == [6]


def test_plants_are_run_by_card_where_numbers_repeat() -> None:
    small = Plant(4, 5, (COAL,), 1, 5, is_small=True, source="stated")
    large = Plant(7, 5, (OIL,), 1, 6, is_small=True, source="stated")

    ways = capacity((small, large), 4).powers([1, 1, 0, 0])

    assert [(way.plants, output((small, large), way)) for way in ways] == [
        ((), 0),
        ((4,), 5),
        ((7,), 6),
        ((4, 7), 11),
    ]


def test_equal_ways_to_run_plants_are_one() -> None:
    way = Power((10,), (2, 0, 0, 0))

    assert len({way, Power((10,), (2, 0, 0, 0)), Power((10,), (1, 1, 0, 0))}) == 2


@pytest.mark.parametrize(
    ("plants", "stored", "most"),
    [
        ((), [0, 0, 0, 0], 0),
        ((COAL_10, COAL_15), [2, 0, 0, 0], 3),
        ((COAL_10, COAL_15), [4, 0, 0, 0], 5),
        ((COAL_10, HYBRID_12), [2, 2, 0, 0], 4),
        ((COAL_10, HYBRID_12, ECO_33), [1, 0, 0, 0], 4),
        ((HYBRID_12, HYBRID_29, HYBRID_46), [2, 2, 0, 0], 11),
        ((GARBAGE_14, URANIUM_39), [0, 0, 1, 1], 6),
    ],
)
def test_the_best_output_is_the_most_that_any_run_supplies(
    plants: tuple[Plant, ...], stored: list[int], most: int
) -> None:
    assert capacity(plants, 4).best_output(stored) == most


# Notation

FUELS = tuple([Name(i, word, word) for i, word in enumerate(("coal", "oil", "garbage", "uranium"))])
PLANTS = tuple([Name(card, str(card), str(card)) for card in (3, 5, 13, 39)])
WORDS = Vocabulary({"FUEL": FUELS, "PLANT": PLANTS})
FORMS = (*POWER_FORMS, DISCARD_FORM)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("power none", Power((), (0, 0, 0, 0))),
        ("power 13", Power((13,), (0, 0, 0, 0))),
        ("power 3 5 with coal 1 oil 3", Power((3, 5), (1, 3, 0, 0))),
        ("discard coal 1 oil 2", Discard((1, 2, 0, 0))),
    ],
)
def test_what_is_burnt_and_given_up_is_written_and_read(text: str, action: Action) -> None:
    assert read(FORMS, WORDS, text) == action
    assert write(FORMS, WORDS, action) == text


def test_plants_may_be_named_in_any_order() -> None:
    assert read(FORMS, WORDS, "power 39 3 with uranium 1 oil 2") == Power((3, 39), (0, 2, 0, 1))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("power", "notation_form"),
        ("power with coal 1", "notation_form"),
        ("power 3 with", "notation_form"),
        ("power 3 with oil", "notation_form"),
        ("power 3 with oil 1 oil 1", "notation_twice"),
        ("power 3 with gas 1", "notation_unknown"),
        ("power 3 with oil x", "notation_number"),
        ("power 4", "notation_unknown"),
        ("discard", "notation_form"),
        ("discard coal", "notation_form"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, message: str) -> None:
    with pytest.raises(InvalidNotationError) as error:
        read(FORMS, WORDS, text)

    assert error.value.message.id == message
