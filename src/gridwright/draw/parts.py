"""The parts of a position one by one: what is played on, and what stands around it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from gridwright.core.game import Game
from gridwright.core.game import Snapshot as AnySnapshot
from gridwright.draw import boardgame, cardgame, outpost
from gridwright.draw.plants import Face
from gridwright.draw.scene import NOTHING, Scene
from gridwright.draw.svg import Piece
from gridwright.draw.tokens import THEMES
from gridwright.games.board.game import BoardGame
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import OutpostSnapshot
from gridwright.words import current

_PANEL = 300.0  # the width of everybody's panel


@dataclass(frozen=True, slots=True)
class Parts:
    """A position in pieces."""

    board: tuple[Piece, ...]  # of the Card Game its markets
    markets: tuple[Piece, ...]
    players: tuple[Piece, ...]  # in turn order


def parts_of(
    game: Game[Any],
    snapshot: AnySnapshot,
    names: Sequence[str] = (),
    theme: str = "light",
    *,
    me: str = "",
) -> Parts:
    """Return the position of *snapshot* in pieces, for the seat with the letter *me*."""
    look = (names, THEMES[theme], NOTHING, me, current())
    if isinstance(game, CardGame):
        cards = Scene(cast("CardSnapshot", snapshot), *look)
        markets = (cardgame.plant_market(game, cards), cardgame.fuel_market(game, cards))
        unseen = (cardgame.unseen(game, cards),)
        return Parts(markets, unseen, tuple(cardgame.players(game, cards, _PANEL)))
    if isinstance(game, OutpostGame):
        planet = Scene(cast("OutpostSnapshot", snapshot), *look)
        board = (outpost.board(game, planet), outpost.labour_market(game, planet))
        market = (outpost.card_market(game, planet),)
        return Parts(board, market, tuple(outpost.companies(game, planet, _PANEL)))
    assert isinstance(game, BoardGame)
    scene = Scene(cast("BoardSnapshot", snapshot), *look)
    shops = (boardgame.plant_market(game, scene), boardgame.fuel_market(game, scene))
    players = boardgame.players(game, scene, _PANEL)
    return Parts((boardgame.board(game, scene),), shops, tuple(players))


def faces_of(game: Game[Any], words: Sequence[str]) -> list[Face]:
    """Return the faces of cards as snapshots name them."""
    if isinstance(game, CardGame):
        return [cardgame.face(game, current(), word) for word in words]
    if isinstance(game, OutpostGame):
        return [outpost.face(game, current(), word) for word in words]
    assert isinstance(game, BoardGame)
    return [boardgame.face(game, current(), word) for word in words]
