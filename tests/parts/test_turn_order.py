from collections import Counter

import pytest

from gridwright.core.errors import SetupError
from gridwright.core.rng import Rng
from gridwright.parts.turn_order import by_keys, first_order, letters, places

# By lot, or as stated


def test_the_first_order_is_drawn_by_lot() -> None:
    rng = Rng(3)

    orders = Counter(first_order(rng, 3, None, has_dummy=False) for _ in range(600))

    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_a_stated_order_uses_no_chance() -> None:
    rng = Rng(3)

    assert first_order(rng, 4, ("C", "A", "D", "B"), has_dummy=False) == (2, 0, 3, 1)
    assert rng == Rng(3)


@pytest.mark.parametrize("stated", [("B", "A"), ("B", "T", "A"), ("T", "B", "A")])
def test_a_dummy_is_second_wherever_it_is_named(stated: tuple[str, ...]) -> None:
    assert first_order(Rng(3), 2, stated, has_dummy=True) == (1, 2, 0)


def test_a_dummy_is_second_when_lots_are_drawn() -> None:
    orders = {first_order(Rng(seed), 2, None, has_dummy=True) for seed in range(20)}

    assert orders == {(0, 2, 1), (1, 2, 0)}


@pytest.mark.parametrize(
    "stated",
    [
        (),
        ("A", "B"),
        ("A", "B", "B"),
        ("A", "B", "D"),
        ("A", "B", "C", "C"),
        ("A", "B", "c"),
        ("A", "BC", "C"),
        ("A", "", "C"),
        ("A", "T", "B", "C"),
    ],
)
def test_a_stated_order_names_each_seat_once(stated: tuple[str, ...]) -> None:
    with pytest.raises(SetupError) as error:
        first_order(Rng(3), 3, stated, has_dummy=False)

    assert str(error.value) == "order must name each seat once: A B C."
    assert error.value.key == "order"


def test_seats_have_letters_and_the_dummy_has_its_own() -> None:
    assert letters((2, 0, 1), 3) == "CAB"
    assert letters((1, 2, 0), 2) == "BTA"
    assert letters((), 6) == ""


# By keys


def test_the_highest_key_comes_first() -> None:
    assert by_keys((0, 1, 2), [(4,), (6,), (5,)]) == (1, 2, 0)


def test_a_tie_is_broken_by_the_next_key() -> None:
    assert by_keys((0, 1, 2, 3), [(4, 50), (5, 15), (6, 3), (5, 17)]) == (2, 3, 1, 0)


def test_a_full_tie_keeps_the_order_given() -> None:
    assert by_keys((2, 0, 1), [(5, 3), (5, 3), (5, 3)]) == (2, 0, 1)
    assert by_keys((2, 0, 1), [(5, 3), (5, 9), (5, 3)]) == (1, 2, 0)


def test_keys_belong_to_seats_not_to_positions() -> None:
    assert by_keys((2, 1), [(9,), (5,), (7,)]) == (2, 1)
    assert by_keys((1, 2), [(9,), (5,), (7,)]) == (2, 1)


def test_no_seats_have_no_order() -> None:
    assert by_keys((), []) == ()


def test_places_are_counted_from_the_highest_key() -> None:
    assert places([(13, 40), (14, 2), (13, 41)]) == [3, 1, 2]


def test_equal_keys_share_a_place_and_the_next_place_is_left_out() -> None:
    assert places([(15, 40), (14, 99), (15, 40), (12, 0)]) == [1, 3, 1, 4]
