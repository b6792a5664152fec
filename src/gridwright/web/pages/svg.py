"""Pieces of pictures as they stand in pages."""

from django.utils.safestring import SafeString

from gridwright.draw.svg import Piece
from gridwright.web.pages.pictures import in_page


def inline(piece: Piece) -> SafeString:
    """Return *piece* as markup."""
    return in_page(piece.svg())
