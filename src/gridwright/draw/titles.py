"""The picture class of every engine, and whole positions as SVG documents."""

from collections.abc import Sequence
from typing import Any, Final

from gridwright.content.layout import Layout
from gridwright.core.game import Game
from gridwright.core.game import Snapshot as AnySnapshot
from gridwright.draw.boardgame import BoardPicture
from gridwright.draw.cardgame import CardPicture
from gridwright.draw.outpost import OutpostPicture
from gridwright.draw.picture import NOTHING, Highlight, Picture
from gridwright.draw.theme import THEMES
from gridwright.games.registry import ByEngine
from gridwright.words import Catalogue, catalogue, current

PICTURES: Final[ByEngine[type[Picture[Any, Any]]]] = ByEngine(
    board=BoardPicture, card=CardPicture, outpost=OutpostPicture
)


def draw_position(  # noqa: PLR0913 - each part of the picture has its parameter
    game: Game[Any],
    snapshot: AnySnapshot,
    names: Sequence[str] = (),
    theme: str = "light",
    highlight: Highlight = NOTHING,
    *,
    me: str = "",
    layout: Layout | None = None,
    language: str | Catalogue = "",
) -> str:
    """Return the position of *snapshot* as one SVG document.

    *me* is the letter of the seat that it is drawn for. *layout* replaces the packaged one.
    *language* is a code or a catalogue; the default is the language in use.
    """
    if isinstance(language, str):
        language = catalogue(language) if language else current()
    picture = PICTURES.of(game)(
        game, snapshot, names, THEMES[theme], highlight, me, language, layout=layout
    )
    return picture.page().svg()
