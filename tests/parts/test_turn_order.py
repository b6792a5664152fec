from gridwright.parts.turn_order import by_keys, places


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
