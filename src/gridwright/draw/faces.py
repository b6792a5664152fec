"""The face of a card of any title."""

from typing import Any

from gridwright.core.game import Game
from gridwright.draw import boardgame, cardgame, outpost
from gridwright.draw.plants import Face
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.games.outpost.game import OutpostGame
from gridwright.words import Catalogue


def face_of(game: Game[Any], words: Catalogue, word: str) -> Face:
    """Return what the card called *word* says at a table of *game*."""
    if isinstance(game, CardGame):
        return cardgame.face(game, words, word)
    if isinstance(game, OutpostGame):
        return outpost.face(game, words, word)
    assert isinstance(game, BoardGame)
    return boardgame.face(game, words, word)
