"""Pieces of pictures as they stand in pages."""

from typing import Final

from django.utils.safestring import SafeString, mark_safe

from gridwright.draw.svg import Piece

_STYLE: Final = " style=\"font-feature-settings:'tnum'\""  # the stylesheet says it in pages


def inline(piece: Piece) -> SafeString:
    """Return *piece* as markup: `draw` escapes every text, and the policy allows no style."""
    return mark_safe(piece.svg().replace(_STYLE, "", 1))  # noqa: S308
