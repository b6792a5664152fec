"""The encoder of each game."""

from typing import Any, Final

from gridwright.encoding import board, cardgame, outpost
from gridwright.encoding.base import Encoder, Field
from gridwright.encoding.board import BoardEncoder
from gridwright.encoding.cardgame import CardEncoder
from gridwright.encoding.outpost import OutpostEncoder
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.games.registry import AnyGame

LAYOUTS: Final[tuple[tuple[str, tuple[str, ...], tuple[Field, ...]], ...]] = (
    ("Classic and Recharged", board.TOKENS, board.FIELDS),
    ("Card Game", cardgame.TOKENS, cardgame.FIELDS),
    ("Outpost", outpost.TOKENS, outpost.FIELDS),
)
"""Tokens and fields of every engine, as they are documented."""


def encoder_for(game: AnyGame) -> Encoder[Any]:
    """Return an encoder for the table of *game*."""
    if isinstance(game, BoardGame):
        return BoardEncoder(game)
    if isinstance(game, CardGame):
        return CardEncoder(game)
    return OutpostEncoder(game)
