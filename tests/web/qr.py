"""Reads small QR codes, by the standard and not by the library that draws them."""

FINDER = 7  # modules of the large squares


def decoded(modules: list[list[bool]]) -> str:
    """Return the text of a QR code of version 2 or 3, which has its bytes in one block."""
    size = len(modules)
    assert size in (25, 29)
    mask = 0
    for place, column in enumerate((2, 3, 4)):  # of the format, beside the upper left square
        is_dark = modules[8][column]
        is_flipped = (True, False, True)[place]  # by the pattern of the format: 101...
        mask = mask * 2 + (is_dark != is_flipped)
    bits = [modules[y][x] != flips(mask, y, x) for y, x in path(size)]
    assert value(bits[:4]) == 4  # bytes follow
    count = value(bits[4:12])
    octets = [value(bits[at : at + 8]) for at in range(12, 12 + 8 * count, 8)]
    return bytes(octets).decode()


def value(bits: list[bool]) -> int:
    return sum([bit << place for place, bit in enumerate(reversed(bits))])


def flips(mask: int, y: int, x: int) -> bool:
    """Whether the *mask* has turned a module over."""
    return (
        (y + x) % 2 == 0,
        y % 2 == 0,
        x % 3 == 0,
        (y + x) % 3 == 0,
        (y // 2 + x // 3) % 2 == 0,
        y * x % 2 + y * x % 3 == 0,
        (y * x % 2 + y * x % 3) % 2 == 0,
        ((y + x) % 2 + y * x % 3) % 2 == 0,
    )[mask]


def path(size: int) -> list[tuple[int, int]]:
    """Return where the bits are: two columns at a time from the right, up and down in turn."""
    places: list[tuple[int, int]] = []
    is_upwards = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        rows = range(size - 1, -1, -1) if is_upwards else range(size)
        places += [(y, x) for y in rows for x in (right, right - 1) if not is_fixed(size, y, x)]
        is_upwards = not is_upwards
    return places


def is_fixed(size: int, y: int, x: int) -> bool:
    """Whether a module belongs to a pattern, and not to the text."""
    near, far = FINDER + 2, size - FINDER - 1
    is_corner = (y < near and x < near) or (y < near and x >= far) or (y >= far and x < near)
    centre = size - 7  # of the small square
    return is_corner or 6 in (y, x) or (abs(y - centre) <= 2 and abs(x - centre) <= 2)
