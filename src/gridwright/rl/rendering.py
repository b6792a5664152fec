"""Positions as text, as the terminal shows them, and as pictures, as the web does.

They show what a spectator sees.
"""

from io import BytesIO, StringIO
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from gridwright.cli.screens import SCREENS
from gridwright.core.game import SPECTATOR
from gridwright.draw.titles import draw_position
from gridwright.encoding.token_game import TokenGame
from gridwright.tables.table import letter

MODES: Final = ["ansi", "rgb_array"]
_WIDTH: Final = 120  # columns


def rendered(play: TokenGame, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Return the position of *play* in a *mode* of `MODES`; None without one."""
    if mode == "ansi":
        return as_text(play)
    return as_picture(play) if mode == "rgb_array" else None


def as_text(play: TokenGame) -> str:
    """Return the position as the terminal shows it, with its colours."""
    game = play.game
    names = tuple([letter(seat) for seat in range(game.seats)])
    view = game.view(play.state, SPECTATOR)
    screen = SCREENS.of(game)(game, view, names, frozenset(), _WIDTH)
    console = Console(file=StringIO(), width=_WIDTH, force_terminal=True)
    with console.capture() as captured:
        console.print(screen.board())
    return captured.get()


def as_picture(play: TokenGame, width: int = 960) -> NDArray[np.uint8]:
    """Return the position as pixels: rows, columns, and red, green and blue."""
    import resvg_py  # noqa: PLC0415 - only who wants pictures needs it
    from PIL import Image  # noqa: PLC0415

    game = play.game
    drawn = draw_position(game, game.snapshot(game.view(play.state, SPECTATOR)))
    png = bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=width))
    with Image.open(BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))
