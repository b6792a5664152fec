"""The reference class of every engine."""

from typing import Final

from gridwright.content.types import Library
from gridwright.games.registry import ByEngine, title_named
from gridwright.reference.board import BoardReference
from gridwright.reference.cardgame import CardReference
from gridwright.reference.outpost import OutpostReference
from gridwright.reference.sheet import Reference

REFERENCES: Final[ByEngine[type[Reference]]] = ByEngine(
    board=BoardReference, card=CardReference, outpost=OutpostReference
)


def reference_for(library: Library, title: str) -> Reference:
    """Return the reference of *title*, or raise an error with the titles that exist."""
    return REFERENCES.named(title_named(title).name)(library, title)
