"""Environments played at random, from the masks that they hand out."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Mask = NDArray[Any]


def any_of(mask: Mask, rng: np.random.Generator) -> int:
    """Return an allowed token."""
    return int(rng.choice(np.flatnonzero(mask)))


def last_of(mask: Mask) -> int:
    """Return the last allowed token, which builds, powers, or is done: games go on."""
    return int(np.flatnonzero(mask)[-1])
