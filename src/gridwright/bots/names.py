"""Names of bots: people of electricity, none of them living, spelled alike in every language.

A name says who sits on a seat, never how strong it is: any name can have any level.
"""

from collections.abc import Iterable
from typing import Final

from gridwright.core.rng import Rng

NAMES: Final = (
    *("Ampere", "Ayrton", "Clarke", "Curie", "Faraday", "Galvani"),
    *("Hertz", "Joule", "Kelvin", "Ohm", "Volta", "Watt"),
)
_STREAM: Final = 0x6E616D65  # of a table's seed; none of the game's own
_RESERVED: Final = frozenset([name.casefold() for name in NAMES])


def is_reserved(name: str) -> bool:
    """Whether *name* is that of a bot, in whatever letters it is written."""
    return name.casefold() in _RESERVED


def dealt(seed: int, count: int, taken: Iterable[str] = ()) -> list[str]:
    """Return *count* names for the bots of the table with *seed*, none of which is *taken*."""
    return _free(seed, taken)[:count]


def stand_in(seed: int, seat: int, taken: Iterable[str]) -> str:
    """Return the name of the bot that plays for the person on *seat*.

    *taken* are the names at the table. Stand-ins are dealt from the other end, so that none of them
    has the name of another, however many there are.
    """
    return _free(seed, taken)[-1 - seat]


def _free(seed: int, taken: Iterable[str]) -> list[str]:
    used = {name.casefold() for name in taken}
    order = Rng(seed).stream(_STREAM).shuffle(tuple(range(len(NAMES))))
    return [NAMES[index] for index in order if NAMES[index].casefold() not in used]
