"""Turn order by keys: the highest first, ties by the next key."""


def by_keys(seats: tuple[int, ...], keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Return *seats* with the highest of *keys* first; a full tie keeps the order given.

    *keys* has one entry per seat number, not per position.
    """
    ranked = [
        (tuple([-value for value in keys[seat]]), index, seat) for index, seat in enumerate(seats)
    ]
    ranked.sort()
    return tuple([entry[2] for entry in ranked])


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Return the place of each seat by its key, the highest first; equal keys share a place."""
    return [1 + sum([other > key for other in keys]) for key in keys]
