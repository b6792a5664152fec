"""Which reference belongs to which title."""

from typing import Final

from gridwright.content.types import Library
from gridwright.reference.board import BoardReference
from gridwright.reference.cardgame import CardReference
from gridwright.reference.outpost import OutpostReference
from gridwright.reference.sheet import Reference, unknown_edition

REFERENCES: Final[dict[str, type[Reference]]] = {
    "recharged": BoardReference,
    "classic": BoardReference,
    "card": CardReference,
    "outpost": OutpostReference,
}


def reference_for(library: Library, title: str) -> Reference:
    """Return what is printed for *title*, or say that nothing is."""
    if title not in REFERENCES:
        raise unknown_edition(library, title)
    return REFERENCES[title](library, title)
