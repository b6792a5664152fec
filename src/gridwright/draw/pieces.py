"""The pieces of a position one by one, for pages that arrange them themselves."""

from dataclasses import dataclass
from typing import Any, Final, cast

from gridwright.core.game import Game
from gridwright.draw import boardgame, cardgame, outpost
from gridwright.draw.players import in_turn_order
from gridwright.draw.scene import Scene, Snapshot
from gridwright.draw.svg import Piece
from gridwright.games.board.game import BoardGame
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import OutpostSnapshot

PORTRAIT: Final = 1.1  # width through height: players stand beside a board that is less wide
_BESIDE: Final = 264.0  # width of a panel beside a board
_IN_ONE_ROW: Final = 4  # panels below it; more stand in two rows
_BELOW: Final = 240.0
_IN_ROWS: Final = 322.0
_COMPANIES: Final = {3: 304.0, 4: 228.0, 5: 182.0, 6: 152.0}  # in a row, by how many there are


@dataclass(frozen=True, slots=True)
class Pieces:
    """All that lies on a table."""

    shape: str  # "portrait" or "landscape" as the map is, "planet", or "cards" without a map
    named: dict[str, Piece]
    players: dict[str, Piece]  # by letter, in turn order


def pieces_of(game: Game[Any], scene: Scene[Snapshot]) -> Pieces:
    """Return the pieces of *scene*."""
    if isinstance(game, CardGame):
        return _card_game(game, cast("Scene[CardSnapshot]", scene))
    if isinstance(game, OutpostGame):
        return _outpost(game, cast("Scene[OutpostSnapshot]", scene))
    assert isinstance(game, BoardGame)
    return _board_game(game, cast("Scene[BoardSnapshot]", scene))


def _board_game(game: BoardGame, scene: Scene[BoardSnapshot]) -> Pieces:
    board = boardgame.board(game, scene)
    order = in_turn_order(scene.snapshot)
    shape, width = "portrait", _BESIDE
    if board.width / board.height >= PORTRAIT:
        shape, width = "landscape", _BELOW if len(order) <= _IN_ONE_ROW else _IN_ROWS
    named = {
        "board": board,
        "market": boardgame.plant_market(game, scene),
        "fuel": boardgame.fuel_market(game, scene),
    }
    players = boardgame.players(game, scene, width)
    return Pieces(shape, named, dict(zip(order, players, strict=True)))


def _card_game(game: CardGame, scene: Scene[CardSnapshot]) -> Pieces:
    named = {
        "market": cardgame.plant_market(game, scene),
        "fuel": cardgame.fuel_market(game, scene),
        "unseen": cardgame.unseen(game, scene),
        "narrow_market": cardgame.plant_market(game, scene, cardgame.NARROW),
        "narrow_fuel": cardgame.fuel_market(game, scene, cardgame.NARROW),
    }
    order = in_turn_order(scene.snapshot)
    return Pieces("cards", named, dict(zip(order, cardgame.players(game, scene), strict=True)))


def _outpost(game: OutpostGame, scene: Scene[OutpostSnapshot]) -> Pieces:
    named = {
        "board": outpost.board(game, scene),
        "market": outpost.card_market(game, scene),
        "labour": outpost.labour_market(game, scene),
    }
    if scene.me:
        named["company"] = outpost.large_company(game, scene, scene.me)
    order = [letter for letter in in_turn_order(scene.snapshot) if letter != scene.me]
    rivals = outpost.companies(game, scene, _COMPANIES[max(len(order), min(_COMPANIES))])
    return Pieces("planet", named, dict(zip(order, rivals, strict=True)))
