"""The encoder of each title."""

from typing import Any, Final, assert_never

from gridwright.encoding import board, cardgame, outpost
from gridwright.encoding.base import Encoder, Field
from gridwright.encoding.board import BoardEncoder
from gridwright.encoding.cardgame import CardEncoder
from gridwright.encoding.outpost import OutpostEncoder
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.registry import AnyGame

LAYOUTS: Final[tuple[tuple[str, tuple[str, ...], tuple[Field, ...]], ...]] = (
    ("Classic and Recharged", board.TOKENS, board.FIELDS),
    ("Card Game", cardgame.TOKENS, cardgame.FIELDS),
    ("Outpost", outpost.TOKENS, outpost.FIELDS),
)
"""Tokens and fields of every engine, for the documentation."""


def encoder_for(game: AnyGame) -> Encoder[Any]:
    """Return an encoder for the table of *game*; mypy reports a title that has none."""
    match game:
        case BoardGame():
            return BoardEncoder(game)
        case CardGame():
            return CardEncoder(game)
        case OutpostGame():
            return OutpostEncoder(game)
        case _:
            assert_never(game)
