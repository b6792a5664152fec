"""Which code belongs to which game."""

from typing import Any, Final

from gridwright.codes import board, cardgame, outpost
from gridwright.codes.base import Code, Field
from gridwright.codes.board import BoardCode
from gridwright.codes.cardgame import CardCode
from gridwright.codes.outpost import OutpostCode
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.games.registry import AnyGame

LAYOUTS: Final[tuple[tuple[str, tuple[str, ...], tuple[Field, ...]], ...]] = (
    ("Classic and Recharged", board.TOKENS, board.FIELDS),
    ("Card Game", cardgame.TOKENS, cardgame.FIELDS),
    ("Outpost", outpost.TOKENS, outpost.FIELDS),
)
"""Tokens and fields of every engine, as they are documented."""


def code_of(game: AnyGame) -> Code[Any]:
    """Return the code of the table of *game*."""
    if isinstance(game, BoardGame):
        return BoardCode(game)
    if isinstance(game, CardGame):
        return CardCode(game)
    return OutpostCode(game)
