"""The turn order: the first one, later ones by keys, and seats as letters.

With two players a dummy takes the middle place; its number follows that of the last seat.
"""

from collections.abc import Sequence

from gridwright.core.errors import SetupError
from gridwright.core.events import DUMMY, letter
from gridwright.core.rng import Rng


def letters(order: tuple[int, ...], seats: int) -> str:
    """Return the letters of *order*: A for seat 0, `DUMMY` for number *seats*."""
    return "".join([DUMMY if seat == seats else letter(seat) for seat in order])


def first_order(
    rng: Rng, seats: int, stated: tuple[str, ...] | None, *, has_dummy: bool
) -> tuple[int, ...]:
    """Return the first order, drawn by lot or *stated* in letters; a dummy is always second."""
    everybody = tuple(range(seats))
    if stated is None:
        order = rng.shuffle(everybody)
    else:
        names = letters(everybody, seats)
        wanted = [word for word in stated if word != DUMMY or not has_dummy]
        order = tuple([names.find(word) if len(word) == 1 else -1 for word in wanted])
        if sorted(order) != list(everybody):
            raise SetupError("order_seats", {"seats": tuple(names)}, key="order")
    return (order[0], seats, order[1]) if has_dummy else order


def by_keys(seats: tuple[int, ...], keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return *seats* sorted by descending key; seats with equal keys keep their order.

    *keys* is indexed by seat number, not by position in *seats*.
    """
    return tuple(sorted(seats, key=keys.__getitem__, reverse=True))


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Return the place of each seat, 1 for the highest key; equal keys share a place."""
    return [1 + sum([other > key for other in keys]) for key in keys]
