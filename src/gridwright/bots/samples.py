"""Values of lines on the same deals: means, and how sure a difference is."""

from math import sqrt


def total(values: list[float]) -> float:
    """Return the sum of *values*."""
    result = 0.0
    for value in values:
        result += value
    return result


def mean(values: list[float]) -> float:
    """Return the mean of *values*, 0 if there are none."""
    return total(values) / len(values) if values else 0.0


def error(values: list[float], others: list[float]) -> float:
    """Return the standard error of the difference of two means of the same deals."""
    deals = min(len(values), len(others))
    gaps = squares = 0.0
    for deal in range(deals):
        gap = others[deal] - values[deal]
        gaps += gap
        squares += gap * gap
    if deals < 2:  # noqa: PLR2004 - one deal says nothing of the spread
        return 1.0
    middle = gaps / deals
    return sqrt(max(0.0, squares / deals - middle * middle) / (deals - 1))
