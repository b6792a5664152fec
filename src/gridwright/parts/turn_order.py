"""The turn order: drawn by lot or stated, by keys, and in letters.

With two players a dummy stands in the middle; its number follows the last seat, its letter is T.
"""

from collections.abc import Sequence
from typing import Final

from gridwright.core.errors import SetupError
from gridwright.core.rng import Rng

_DUMMY: Final = "T"


def letters(order: tuple[int, ...], seats: int) -> str:
    """Return the letters of *order*: A for seat 0, T for the dummy of a table of *seats*."""
    return "".join([_DUMMY if seat == seats else chr(ord("A") + seat) for seat in order])


def first_order(
    rng: Rng, seats: int, stated: tuple[str, ...] | None, *, has_dummy: bool
) -> tuple[int, ...]:
    """Return the first order, by lot or as *stated* in letters; a dummy is always second."""
    everybody = tuple(range(seats))
    if stated is None:
        order = rng.shuffle(everybody)
    else:
        names = letters(everybody, seats)
        wanted = [word for word in stated if word != _DUMMY or not has_dummy]
        order = tuple([names.find(word) if len(word) == 1 else -1 for word in wanted])
        if sorted(order) != list(everybody):
            raise SetupError("order_seats", {"seats": tuple(names)}, key="order")
    return (order[0], seats, order[1]) if has_dummy else order


def by_keys(seats: tuple[int, ...], keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return *seats* with the highest of *keys* first; a full tie keeps the order given.

    *keys* has one entry per seat number, not per position.
    """
    return tuple(sorted(seats, key=keys.__getitem__, reverse=True))


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Return the place of each seat by its key, the highest first; equal keys share a place."""
    return [1 + sum([other > key for other in keys]) for key in keys]
