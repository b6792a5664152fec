"""Pieces of pictures as they stand in pages."""

from django.utils.safestring import SafeString, mark_safe

from gridwright.draw.svg import Piece


def inline(piece: Piece, role: str = "img") -> SafeString:
    """Return *piece* as markup; the style sheet of the page says what its style would."""
    return mark_safe(piece.svg(role, None))  # noqa: S308 - `draw` escapes every text
