"""Numbers of positions: what makes a difference, and that they are the same everywhere."""

from itertools import product

from gridwright.core.digest import Digest


def digest(*numbers: int) -> int:
    found = Digest()
    for number in numbers:
        found.add(number)
    return found.total()


def test_the_numbers_are_the_same_everywhere() -> None:
    """Made by the interpreted engine."""
    assert digest() == 0x952F14F1E8DDC491
    assert digest(1, 2, 3) == 0x6E564A74F869AF38
    assert digest(-1, (1 << 62) - 1, -(1 << 62)) == 0xBAD1434331F0D4E6


def test_a_digest_has_64_bits() -> None:
    totals = [digest(number) for number in range(256)]

    assert all(0 <= total < 1 << 64 for total in totals)
    for bit in range(64):
        assert 90 < sum(total >> bit & 1 for total in totals) < 166


def test_small_differences_make_different_digests() -> None:
    """Also of what is unknown: a card, one with a small back and one with a large back."""
    rows = list(product(range(-3, 5), repeat=4))

    assert len({digest(*row) for row in rows}) == 8**4


def test_numbers_in_another_order_are_another_digest() -> None:
    assert digest(1, 2) != digest(2, 1)
    assert digest(0, 0) != digest(0)


def test_where_a_row_ends_makes_a_difference() -> None:
    one, other = Digest(), Digest()
    one.add_tuple((1, 2))
    one.add_tuple((3,))
    other.add_tuple((1,))
    other.add_tuple((2, 3))

    assert one.total() != other.total()


def test_rows_lists_and_pairs_count_what_they_hold() -> None:
    row, listed, pairs = Digest(), Digest(), Digest()
    row.add_tuple((4, 5))
    listed.add_list([4, 5])
    pairs.add_pairs(((4, 5),))

    assert row.total() == listed.total() == digest(2, 4, 5)
    assert pairs.total() == digest(1, 4, 5)
