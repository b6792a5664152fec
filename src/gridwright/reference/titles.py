"""The reference class of every engine."""

from typing import Final

from gridwright.content.types import Library
from gridwright.games.registry import TITLES, ByEngine
from gridwright.reference.board import BoardReference
from gridwright.reference.cardgame import CardReference
from gridwright.reference.outpost import OutpostReference
from gridwright.reference.sheet import Reference, unknown_edition

REFERENCES: Final[ByEngine[type[Reference]]] = ByEngine(
    board=BoardReference, card=CardReference, outpost=OutpostReference
)


def reference_for(library: Library, title: str) -> Reference:
    """Return the reference of *title*, or raise an error with the titles that exist."""
    if title not in {known.name for known in TITLES}:
        raise unknown_edition(library, title)
    return REFERENCES.named(title)(library, title)
