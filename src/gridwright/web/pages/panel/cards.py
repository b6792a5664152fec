"""Cards and tokens as small pictures in a panel."""

from typing import Any

from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.core.game import Game
from gridwright.draw import marks
from gridwright.draw.faces import face_of
from gridwright.draw.marks import house, token
from gridwright.draw.plants import Face, Look, draw_card, draw_chip
from gridwright.draw.svg import Piece
from gridwright.draw.tokens import THEMES

_PAGE = THEMES["page"]
_EDGE = 5.0  # room for the ring around a card
_TOKEN = 24.0
_CHIP = 96.0
_ICON = 12.0


def face(game: Game[Any], word: str) -> Face:
    """Return what a card says."""
    return face_of(game, words.current(), word)


def card(game: Game[Any], word: str) -> SafeString:
    """Return the picture of a card."""
    drawn = draw_card(face(game, word), _PAGE, Look())
    wide, high = drawn.width + 2 * _EDGE, drawn.height + 2 * _EDGE
    return _inline(Piece(wide, high, drawn.at(_EDGE, _EDGE), drawn.label))


def chip(game: Game[Any], word: str) -> SafeString:
    """Return a card in one line."""
    return _inline(draw_chip(face(game, word), _PAGE, _CHIP))


def fuel(name: str) -> SafeString:
    """Return the picture of a token."""
    drawn = token(_PAGE, name, _TOKEN / 2, _TOKEN / 2, _TOKEN - 2)
    return _inline(Piece(_TOKEN, _TOKEN, drawn, ""))


def icon(name: str) -> SafeString:
    """Return a small icon in the colour of plain text."""
    drawn = marks.icon(name, _PAGE["ink-2"], _ICON / 2, _ICON / 2, _ICON)
    return _inline(Piece(_ICON, _ICON, drawn, ""))


def mark(letter: str) -> SafeString:
    """Return the house of a seat."""
    drawn = house(_PAGE, letter, _TOKEN / 2, _TOKEN / 2, _TOKEN - 2)
    return _inline(Piece(_TOKEN, _TOKEN, drawn, ""))


def _inline(piece: Piece) -> SafeString:
    """Return a picture that is part of a page and says nothing itself."""
    wide, high = f"{piece.width:g}", f"{piece.height:g}"
    head = f'<svg viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" aria-hidden="true">'
    return mark_safe(f"{head}{piece.body}</svg>")  # noqa: S308 - `draw` escapes every text
