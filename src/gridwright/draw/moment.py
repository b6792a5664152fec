"""The moment of a game: its title, the phases of a round, and how far it is to what comes next."""

from dataclasses import dataclass
from typing import Any, Final, cast

from gridwright.core.game import Game
from gridwright.draw import boardgame, outpost
from gridwright.draw.plants import RECONSTRUCTED
from gridwright.draw.scene import Scene, Snapshot
from gridwright.draw.shown import Progress
from gridwright.games.board.game import BoardGame
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import OutpostSnapshot
from gridwright.words import Catalogue, Names

_BOARD_PHASES: Final = ("turn_order", "auction", "resources", "building", "bureaucracy")
_CARD_PHASES: Final = ("auction", "resources", "bureaucracy")
_OUTPOST_PHASES: Final = ("turn_order", "auction", "expansion", "bureaucracy")


@dataclass(frozen=True, slots=True)
class Moment:
    """What the bar says."""

    title: str
    names: Names  # of the table
    phases: tuple[str, ...]
    progress: Progress
    note: str = ""


def moment_of(game: Game[Any], scene: Scene[Snapshot]) -> Moment:
    """Return the moment of *scene*."""
    words = scene.words
    names = Names.of(game)
    if isinstance(game, BoardGame):
        title = words.text("draw.title_map", title=game.title, board=game.setup.map.name)
        ahead = boardgame.progress(game, cast("Scene[BoardSnapshot]", scene))
        return Moment(title, names, _BOARD_PHASES, ahead)
    title = words.text("draw.title_players", title=game.title, seats=game.seats)
    if isinstance(game, OutpostGame):
        ahead = outpost.progress(game, cast("Scene[OutpostSnapshot]", scene))
        note = _provenance(words, game.setup.content.provenance)
        return Moment(title, names, _OUTPOST_PHASES, ahead, note)
    assert isinstance(game, CardGame)
    snapshot = cast("CardSnapshot", scene.snapshot)
    here = words.term("last_round") if snapshot["last_round"] else str(snapshot["deck"])
    ahead = Progress(words.text("draw.plants_in_deck"), here)
    return Moment(
        title, names, _CARD_PHASES, ahead, _provenance(words, game.setup.content.provenance)
    )


def _provenance(words: Catalogue, provenance: str) -> str:
    """Return that a set is not as printed, where that is so."""
    return words.text("draw.reconstructed_set") if provenance == RECONSTRUCTED else ""
