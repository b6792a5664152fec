"""The encoder of each engine."""

from collections.abc import Callable
from typing import Any, Final

from gridwright.core.game import Game
from gridwright.encoding import board, cardgame, outpost
from gridwright.encoding.base import Encoder, Field
from gridwright.encoding.board import BoardEncoder
from gridwright.encoding.cardgame import CardEncoder
from gridwright.encoding.outpost import OutpostEncoder
from gridwright.games.registry import ByEngine

LAYOUTS: Final[tuple[tuple[str, tuple[str, ...], tuple[Field, ...]], ...]] = (
    ("Classic and Recharged", board.TOKENS, board.FIELDS),
    ("Card Game", cardgame.TOKENS, cardgame.FIELDS),
    ("Outpost", outpost.TOKENS, outpost.FIELDS),
)
"""Tokens and fields of every engine, for the documentation."""

_ENCODERS: Final[ByEngine[Callable[[Any], Encoder[Any]]]] = ByEngine(
    board=BoardEncoder, card=CardEncoder, outpost=OutpostEncoder
)


def encoder_for(game: Game[Any]) -> Encoder[Any]:
    """Return an encoder for the table of *game*."""
    return _ENCODERS.of(game)(game)
