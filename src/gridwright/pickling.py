"""How the values of the engine are pickled and copied, compiled or not.

A compiled class cannot be made without its constructor, nor a frozen one filled afterwards, so
`pickle` and `copy` need to know how to make each of them again. Values are made from their fields.
Whatever belongs to a game refers to what the game was opened with: its phases, words and printed
content are never pickled. Content of the user's own is read again from its directory, which must
therefore exist where the pickle is read.

A position is read back as its text is: what the rules can bring about, and every view of that. The
hypothesis inside a draft is neither; the draft is made again from its view and actions.

A pickle is for other processes that run the same version; records and position texts are for
everything else.
"""

import copyreg
import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gridwright.content.types import Library
    from gridwright.core.action import Action
    from gridwright.core.draft import Draft
    from gridwright.core.errors import Refusal
    from gridwright.core.events import Event, EventSink
    from gridwright.core.game import Game, State
    from gridwright.core.options import GameSpec
    from gridwright.core.rng import Rng
    from gridwright.games.registry import Title

_ENGINE: Final = tuple(
    [f"gridwright.{name}." for name in ("core", "parts", "phases", "games", "content.types")]
)
_GAMES: Final = 32  # opened games to keep for the next pickle
_LIBRARIES: Final = 4

_opened: "Final[dict[tuple[Any, ...], tuple[Library, Game[Any]]]]" = {}

_Reduced = tuple[Callable[..., Any], tuple[Any, ...]]
_Chance = tuple[int, bool, bool, tuple[tuple[str, tuple[int, ...]], ...]]


def register_engine() -> None:
    """Register every class of the engine that has been imported so far; `games.registry` does."""
    from gridwright.content.types import Library  # noqa: PLC0415 - the package imports this first
    from gridwright.core.draft import Draft  # noqa: PLC0415
    from gridwright.core.errors import Refusal  # noqa: PLC0415
    from gridwright.core.events import EventSink  # noqa: PLC0415
    from gridwright.core.game import Game, State  # noqa: PLC0415
    from gridwright.core.notation import Form  # noqa: PLC0415
    from gridwright.core.rng import Rng, StatedChanceError  # noqa: PLC0415

    families: tuple[tuple[type, Callable[[Any], _Reduced]], ...] = (
        (Game, _reduced_game),
        (State, _reduced_state),
        (Form, _reduced_form),
    )
    for kind in _classes():
        family = next((reduced for base, reduced in families if issubclass(kind, base)), None)
        if family is not None:
            copyreg.pickle(kind, family)
        elif is_dataclass(kind) and hasattr(kind, "spec"):
            copyreg.pickle(kind, _reduced_setup)
        elif is_dataclass(kind) and _is_value(kind):
            register_fields(kind)
    copyreg.pickle(Library, _reduced_library)
    copyreg.pickle(Draft, _reduced_draft)
    copyreg.pickle(EventSink, _reduced_sink)
    copyreg.pickle(Refusal, _reduced_refusal)
    copyreg.pickle(Rng, _reduced_rng)
    register_attributes(StatedChanceError, "left", "key", "shuffled")


def register_title(kind: type) -> None:
    """Register the class of titles, which are found again by their names."""
    copyreg.pickle(kind, _reduced_title)


def register_fields(kind: type) -> None:
    """Let instances of the dataclass *kind* be made again from their fields."""
    register_attributes(kind, *[entry.name for entry in fields(kind)])


def register_attributes(kind: type, *names: str) -> None:
    """Let instances of *kind* be made again by calling it with these attributes."""
    copyreg.pickle(kind, partial(_reduced_attributes, names=names))


def _classes() -> list[type]:
    """Return the classes that the imported modules of the engine define."""
    return [
        value
        for name, module in list(sys.modules.items())
        if f"{name}.".startswith(_ENGINE)
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == name
    ]


def _is_value(kind: type) -> bool:
    """Whether the dataclass *kind* never changes and is made from its fields, in their order.

    Actions that are created often are not frozen, but have such a constructor too.
    """
    from gridwright.core.action import Action  # noqa: PLC0415

    parameters: Any = getattr(kind, "__dataclass_params__", None)
    return parameters.frozen or issubclass(kind, Action)


# Into what a value is reduced


def _reduced_attributes(value: object, names: tuple[str, ...]) -> _Reduced:
    return type(value), tuple([getattr(value, name) for name in names])


def _reduced_library(library: "Library") -> _Reduced:
    return library_in, (_absolute(library.own),)


def _reduced_game(game: "Game[Any]") -> _Reduced:
    return game_of, _arguments(game.spec)


def _reduced_setup(setup: Any) -> _Reduced:  # noqa: ANN401 - each title has its own
    return setup_of, _arguments(setup.spec())


def _reduced_state(state: Any) -> _Reduced:  # noqa: ANN401 - each title has its own
    spec = _arguments(state.setup.spec())
    text = game_of(*spec).write_position(state)
    return state_of, (spec, text, _chance(state.rng), getattr(state, "books", ()))


def _reduced_form(form: Any) -> _Reduced:  # noqa: ANN401 - some are made from other arguments
    kind = type(form)
    if hasattr(form, "_resource"):
        return kind, (form._resource,)  # noqa: SLF001
    if hasattr(form, "_kinds"):
        return kind, (form.kind, form.text, form._kinds)  # noqa: SLF001
    clauses = " ".join(form.clauses)
    return form_of, (kind, form.kind, form.text, form.fields, form.fixed, form.decision, clauses)


def _reduced_draft(draft: "Draft[Any]") -> _Reduced:
    return draft_of, (draft.game, draft.view, draft.seat, draft.phase, tuple(draft.actions))


def _reduced_sink(sink: "EventSink") -> _Reduced:
    return sink_of, (sink.events,)


def _reduced_refusal(refusal: "Refusal") -> _Reduced:
    return refusal_of, (refusal.message, refusal.case)


def _reduced_rng(rng: "Rng") -> _Reduced:
    return rng_of, _chance(rng)


def _reduced_title(title: "Title") -> _Reduced:
    return title_of, (title.name,)


def _arguments(spec: "GameSpec") -> tuple[Any, ...]:
    return spec.title, spec.board, spec.seats, spec.options, spec.rules, _absolute(spec.own)


def _absolute(own: str) -> str:
    from pathlib import Path  # noqa: PLC0415 - importing the package stays light

    return str(Path(own).absolute()) if own else ""


def _chance(rng: "Rng") -> _Chance:
    return rng.state, rng.is_hidden, rng.is_bound, rng.stated


# How it is made again


def library_in(own: str) -> "Library":
    """Return the packaged content, with that of the directory *own* if one is named."""
    from gridwright.content.load import load  # noqa: PLC0415

    if not own:
        return load()
    from pathlib import Path  # noqa: PLC0415

    stamps = [(str(path), path.stat().st_mtime_ns) for path in sorted(Path(own).rglob("*.toml"))]
    return _library_read(own, tuple(stamps))


@lru_cache(_LIBRARIES)
def _library_read(own: str, stamps: tuple[tuple[str, int], ...]) -> "Library":  # noqa: ARG001
    """Return the content in *own*; a file with another of the *stamps* has it read again."""
    from pathlib import Path  # noqa: PLC0415

    from gridwright.content.load import load  # noqa: PLC0415

    return load(Path(own))


def game_of(  # noqa: PLR0913 - what a game is opened with
    title: str,
    board: str,
    seats: int,
    options: tuple[tuple[str, str], ...],
    rules: int,
    own: str,
) -> "Game[Any]":
    """Return the game that was opened with this, the same one each time while its content lasts."""
    from gridwright.games.registry import open_game  # noqa: PLC0415

    library = library_in(own)
    key = (title, board, seats, options, rules, own)
    if key not in _opened or _opened[key][0] is not library:
        if len(_opened) >= _GAMES:
            _opened.clear()
        _opened[key] = library, open_game(library, title, board, seats, dict(options), rules)
    return _opened[key][1]


def setup_of(*spec: Any) -> object:  # noqa: ANN401
    """Return the setup of the game that was opened with *spec*."""
    game: Any = game_of(*spec)
    return game.setup


def state_of(spec: tuple[Any, ...], text: str, chance: _Chance, books: tuple[int, ...]) -> "State":
    """Return the position *text*, with what it leaves out: coming chance, and books of a view."""
    state: Any = game_of(*spec).read_position(text)
    state.rng = rng_of(*chance)
    if books:
        state.books = books
    position: State = state
    return position


def form_of(  # noqa: PLR0913 - a declaration
    form: Callable[..., Any],
    kind: type,
    text: str,
    attributes: tuple[str, ...],
    fixed: dict[str, Any],
    decision: object,
    clauses: str,
) -> object:
    """Return the *form* that was declared like this."""
    return form(kind, text, attributes, fixed, decision=decision, clauses=clauses)


def draft_of(
    game: "Game[Any]", view: "State", seat: int, phase: str, actions: tuple["Action", ...]
) -> "Draft[Any]":
    """Return a draft with these *actions*."""
    from gridwright.core.draft import Draft  # noqa: PLC0415

    draft = Draft(game, view, seat, phase)
    for action in actions:
        draft.add(action)
    return draft


def sink_of(events: "list[Event]") -> "EventSink":
    """Return a sink with these *events*."""
    from gridwright.core.events import EventSink  # noqa: PLC0415

    sink = EventSink()
    sink.events = events
    return sink


def refusal_of(message: str, case: str) -> "Refusal":
    """Return the refusal that is declared like this, since refusals are compared with ``is``."""
    from gridwright.core.errors import Refusal  # noqa: PLC0415

    wanted = Refusal(message, case)
    for name, module in list(sys.modules.items()):
        if name.startswith(_ENGINE):
            for value in vars(module).values():
                if isinstance(value, Refusal) and value == wanted:
                    return value
    return wanted


def rng_of(
    state: int,
    is_hidden: bool,  # noqa: FBT001 - the attributes of a stream, in order
    is_bound: bool,  # noqa: FBT001
    stated: tuple[tuple[str, tuple[int, ...]], ...],
) -> "Rng":
    """Return a stream that continues from *state*."""
    from gridwright.core.rng import Rng  # noqa: PLC0415

    rng = Rng(state, is_hidden=is_hidden, is_bound=is_bound)
    rng.stated = stated
    return rng


def title_of(name: str) -> "Title":
    """Return the title called *name*."""
    from gridwright.games.registry import title_named  # noqa: PLC0415

    return title_named(name)
