from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridwright.parts.network import (
    UNREACHABLE,
    PlayArea,
    cities_with_room,
    free_slot,
    is_connected,
    play_area,
)

#   region 0      region 1      region 2
#
#   0 ---4--- 1 ---3--- 2 ---0--- 3
#             |                   |
#             +---5--- 4 ----1----+
#                  (region 2)
REGION_OF = (0, 0, 1, 2, 2)
CONNECTIONS = ((0, 1, 4), (1, 2, 3), (2, 3, 0), (1, 4, 5), (3, 4, 1))

WHOLE = 0b111
WITHOUT_THE_MIDDLE = 0b101


def the_area(regions: int = WHOLE) -> PlayArea:
    return play_area(regions, REGION_OF, CONNECTIONS)


def test_a_play_area_holds_the_cities_of_its_regions() -> None:
    area = the_area(WITHOUT_THE_MIDDLE)

    assert area.regions == 0b101
    assert area.cities == (0, 1, 3, 4)
    assert area.members == 0b11011
    assert [area.contains(city) for city in range(5)] == [True, True, False, True, True]


def test_no_region_means_no_city() -> None:
    area = the_area(0)

    assert (area.cities, area.members) == ((), 0)
    assert not area.contains(0)


def test_the_cheapest_way_counts_whatever_lies_between() -> None:
    area = the_area()

    assert area.costs[0] == (0, 4, 7, 7, 8)
    assert area.costs[1][4] == 4  # 3 + 0 + 1, cheaper than the direct 5


def test_costs_are_the_same_both_ways() -> None:
    area = the_area()

    assert area.costs[4] == (8, 4, 1, 1, 0)


def test_a_connection_may_cost_nothing() -> None:
    area = the_area()

    assert area.costs[2][3] == 0
    assert area.costs[1][2] == area.costs[1][3] == 3


def test_connections_that_leave_the_area_do_not_exist() -> None:
    area = the_area(WITHOUT_THE_MIDDLE)

    assert area.costs[1][4] == 5  # the cheaper way leads through city 2
    assert area.costs[1][3] == 6
    assert area.costs[1][2] == UNREACHABLE
    assert area.costs[2] == (UNREACHABLE,) * 5


def test_cities_without_a_way_between_them_cannot_reach_each_other() -> None:
    area = play_area(0b11, (0, 1, 1), ((1, 2, 6),))

    assert area.costs[0] == (0, UNREACHABLE, UNREACHABLE)
    assert area.costs[1] == (UNREACHABLE, 0, 6)


def test_neighbours_are_directly_connected_within_the_area() -> None:
    assert the_area().neighbours == (0b00010, 0b10101, 0b01010, 0b10100, 0b01010)
    assert the_area(WITHOUT_THE_MIDDLE).neighbours == (0b00010, 0b10001, 0, 0b10000, 0b01010)


def test_a_network_reaches_each_city_from_its_nearest_one() -> None:
    area = the_area()
    nowhere = (UNREACHABLE,) * 5

    first = area.extended(nowhere, 0)
    second = area.extended(first, 4)

    assert first == (0, 4, 7, 7, 8)
    assert second == (0, 4, 1, 1, 0)


@pytest.mark.parametrize(
    ("taken", "expected"),
    [(0b000, 0), (0b001, 1), (0b011, 2), (0b111, 3), (0b010, 0), (0b101, 1), (0b110, 0)],
)
def test_the_cheapest_free_slot_comes_first(taken: int, expected: int) -> None:
    """Slot by slot: bit 4 is the city, and its neighbours on the list do not matter."""
    by_slot = [(taken >> slot & 1) << 4 | 0b01001 for slot in range(3)]

    assert free_slot(by_slot, 4) == expected


@pytest.mark.parametrize(
    ("open_slots", "cities"),
    [
        (1, 0b10010),  # the first slot is free in 1 and 4
        (2, 0b10110),  # the second also in 2
        (3, 0b11110),  # the third also in 3; 0 is full
    ],
)
def test_a_city_has_room_while_one_of_its_open_slots_is_free(open_slots: int, cities: int) -> None:
    taken = [0b01101, 0b11001, 0b10001]

    assert cities_with_room(0b11111, taken, open_slots) == cities


def test_only_cities_that_were_asked_for_have_room() -> None:
    taken = [0b00001, 0b00001, 0b00001]

    assert cities_with_room(0b00111, taken, 1) == 0b00110
    assert cities_with_room(0b00001, taken, 3) == 0


#   0 - 1 - 2 - 3    4
CHAIN = (0b00010, 0b00101, 0b01010, 0b00100, 0)


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        (0b00001, True),
        (0b01111, True),
        (0b01110, True),
        (0b10000, True),
        (0b00101, False),  # 1 is not a member, so 0 and 2 are apart
        (0b01011, False),
        (0b10001, False),
        (0b11111, False),
    ],
)
def test_members_hang_together_by_neighbours_among_themselves(
    members: int, *, expected: bool
) -> None:
    assert is_connected(members, CHAIN) is expected


def test_a_long_way_back_is_followed_to_its_end() -> None:
    backwards = (0b1000, 0b0100, 0b1010, 0b0101)  # 0 - 3 - 2 - 1

    assert is_connected(0b1111, backwards)


#   connections of five cities, at most one between any two
maps = st.dictionaries(
    st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(lambda pair: pair[0] < pair[1]),
    st.integers(0, 9),
)


@given(maps)
def test_no_way_is_cheaper_than_the_cost(connections: dict[tuple[int, int], int]) -> None:
    area = play_area(1, (0,) * 5, tuple((*pair, cost) for pair, cost in connections.items()))

    for start in range(5):
        for goal in range(5):
            assert area.costs[start][goal] == cheapest_way(connections, start, goal)


def cheapest_way(connections: dict[tuple[int, int], int], start: int, goal: int) -> int:
    """Try every way that visits no city twice."""
    if start == goal:
        return 0
    others = [city for city in range(5) if city not in (start, goal)]
    best = UNREACHABLE
    for count in range(4):
        for between in permutations(others, count):
            way = [tuple(sorted(pair)) for pair in pairwise((start, *between, goal))]
            if all(pair in connections for pair in way):
                best = min(best, sum(connections[pair[0], pair[1]] for pair in way))
    return best


# The way of a connection


def ring() -> PlayArea:
    """Return five cities: 0-1 costs nothing, 1-2 costs 5, 2-3 costs 4; 4 hangs on nothing."""
    return play_area(0b1, (0, 0, 0, 0, 0), ((0, 1, 0), (1, 2, 5), (2, 3, 4)))


def reach_from(area: PlayArea, city: int) -> tuple[int, ...]:
    return area.extended((UNREACHABLE,) * 5, city)


def test_a_way_begins_in_the_network_and_ends_at_the_goal() -> None:
    area = ring()

    assert area.path(reach_from(area, 3), 0, 0b01000) == (3, 2, 1, 0)
    assert area.path(reach_from(area, 3), 1, 0b01000) == (3, 2, 1)
    assert area.path(reach_from(area, 0), 1, 0b00001) == (0, 1)
    assert area.path(reach_from(area, 0), 3, 0b00001) == (0, 1, 2, 3)


def test_without_a_network_a_way_begins_where_it_starts_to_cost() -> None:
    area = ring()

    assert area.path(reach_from(area, 0), 3) == (1, 2, 3)


def test_no_way_leads_to_a_city_that_cannot_be_reached() -> None:
    area = ring()

    assert area.path(reach_from(area, 0), 4, 0b00001) == (4,)
