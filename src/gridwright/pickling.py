"""How a game, and whatever belongs to it, is pickled and copied, compiled or not.

Values say for themselves how they are made again (`core.values`). A game is made from what it was
opened with, its `GameSpec`; a setup and a position from their game, a title from its name. Phases,
words and printed content are never pickled. Content of the user's own is read again from its
directory, which must therefore exist where the pickle is read.

A pickle is for other processes that run the same version; records and position texts are for
everything else.
"""

import copyreg
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from gridwright.core.errors import GridwrightError, Refusal, SetupError

if TYPE_CHECKING:
    from gridwright.content.types import Library
    from gridwright.core.game import Game
    from gridwright.core.options import GameSpec
    from gridwright.core.phase import State
    from gridwright.core.rng import Rng
    from gridwright.games.registry import Title

_GAMES: Final = 32  # opened games to keep for the next pickle
_LIBRARIES: Final = 4

_opened: "Final[dict[GameSpec, tuple[Library, Game[Any]]]]" = {}

_Reduced = tuple[Callable[..., Any], tuple[Any, ...]]


def register(  # the classes of all titles, which only `games.registry` knows
    games: Iterable[type], setups: Iterable[type], states: Iterable[type], title: type
) -> None:
    """Let instances of these classes, refusals and printed content be pickled and copied."""
    from gridwright.content.types import Library  # noqa: PLC0415 - only its name is needed above

    for kinds, reduced in ((games, _game), (setups, _setup), (states, _state)):
        for kind in kinds:
            copyreg.pickle(kind, reduced)
    copyreg.pickle(title, _title)
    copyreg.pickle(Library, _library)
    copyreg.pickle(Refusal, _refusal)


# Games


def _game(game: "Game[Any]") -> _Reduced:
    return game_of, (_portable(game.spec),)


def _portable(spec: "GameSpec") -> "GameSpec":
    return replace(spec, own=_absolute(spec.own)) if spec.own else spec


def game_of(spec: "GameSpec") -> "Game[Any]":
    """Return the game that was opened with *spec*, the same one while its content lasts."""
    from gridwright.games.registry import open_game  # noqa: PLC0415 - it imports this module

    library = library_in(spec.own)
    if spec not in _opened or _opened[spec][0] is not library:
        if len(_opened) >= _GAMES:
            _opened.clear()
        options = dict(spec.options)
        game = open_game(library, spec.title, spec.board, spec.seats, options, spec.rules)
        _opened[spec] = library, game
    return _opened[spec][1]


def _setup(setup: Any) -> _Reduced:  # noqa: ANN401 - each title has its own
    return setup_of, (_portable(setup.spec()),)


def setup_of(spec: "GameSpec") -> object:
    """Return the setup of the game that was opened with *spec*."""
    game: Any = game_of(spec)
    return game.setup


def _title(title: "Title") -> _Reduced:
    return title_of, (title.name,)


def title_of(name: str) -> "Title":
    """Return the title called *name*."""
    from gridwright.games.registry import title_named  # noqa: PLC0415 - it imports this module

    return title_named(name)


# Positions


def _state(state: Any) -> _Reduced:  # noqa: ANN401 - each title has its own
    spec = _portable(state.setup.spec())
    game = game_of(spec)
    arguments = (spec, game.write_position(state), state.rng, getattr(state, "books", ()))
    try:
        is_same = game.hash_of(state_of(*arguments)) == game.hash_of(state)
    except SetupError:
        is_same = False
    if not is_same:
        raise GridwrightError("position_tentative")
    return state_of, arguments


def state_of(spec: "GameSpec", text: str, rng: "Rng", books: tuple[int, ...]) -> "State":
    """Return the position *text*, with what it leaves out: coming chance, and books of a view."""
    state: Any = game_of(spec).read_position(text)
    state.rng = rng.copy()
    if books:
        state.books = books
    position: State = state
    return position


def _refusal(refusal: Refusal) -> _Reduced:
    return refusal_of, (refusal.message, refusal.case)


def refusal_of(message: str, case: str) -> Refusal:
    """Return the refusal that is declared like this, since refusals are compared with ``is``."""
    import gridwright.games.registry  # noqa: F401, PLC0415 - which imports all that declare any

    wanted = Refusal(message, case)
    for name, module in list(sys.modules.items()):
        if name.startswith("gridwright."):
            for value in vars(module).values():
                if isinstance(value, Refusal) and value == wanted:
                    return value
    return wanted


# Printed content


def _library(library: "Library") -> _Reduced:
    return library_in, (_absolute(library.own),)


def library_in(own: str) -> "Library":
    """Return the packaged content, with that of the directory *own* if one is named."""
    from gridwright.content.load import load  # noqa: PLC0415 - importing the package stays light

    if not own:
        return load()
    from pathlib import Path  # noqa: PLC0415

    stamps = [(str(path), path.stat().st_mtime_ns) for path in sorted(Path(own).rglob("*.toml"))]
    return _library_read(own, tuple(stamps))


@lru_cache(_LIBRARIES)
def _library_read(own: str, stamps: tuple[tuple[str, int], ...]) -> "Library":  # noqa: ARG001
    """Return the content in *own*; a file with another of the *stamps* has it read again."""
    from pathlib import Path  # noqa: PLC0415 - importing the package stays light

    from gridwright.content.load import load  # noqa: PLC0415

    return load(Path(own))


def _absolute(own: str) -> str:
    from pathlib import Path  # noqa: PLC0415 - importing the package stays light

    return str(Path(own).absolute()) if own else ""
