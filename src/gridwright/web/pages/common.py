"""What several pages need: names, reasons, inline pictures, and a cache by language."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.core.errors import Message
from gridwright.draw.svg import Piece
from gridwright.web.library import library
from gridwright.words import NO_NAMES, Catalogue, Names

Context = dict[str, object]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something may not be done: the sentence, and the clauses behind it."""

    sentence: str
    clauses: tuple[str, ...]

    @classmethod
    def of(cls, message: Message, names: Names = NO_NAMES) -> "Reason":
        return cls(words.say(message, names, clauses=False), message.clauses)


@dataclass(frozen=True, slots=True)
class LabelledChoice:
    """One of several values to choose from: a map, a language, a phase."""

    id: str
    label: str
    is_chosen: bool


def inline(piece: Piece, role: str = "img", size: str = "") -> SafeString:
    """Return *piece* as markup; the style sheet of the page replaces its own style.

    *size* is the class of a picture of which the page has several.
    """
    return mark_safe(piece.svg(role, None, size or None))  # noqa: S308 - `draw` escapes every text


def phase_name(phase: str, names: Names) -> str:
    """Return the name of a phase as a heading: the same in bar, panel, log and replay."""
    name = words.say(Message("web.phase", {"phase": phase}), names)
    return name[:1].upper() + name[1:]


def board_name(board: str) -> str:
    """Return the name of a map: as its data say, in the words in use where they have that name.

    A map that is not here any more, at an old table, is called by the words for its id, or by that.
    """
    for (_, identifier), city_map in library().board.maps.items():
        if identifier == board:
            return words.current().shown("board", city_map.name)
    return words.text(f"board.{board}") if words.current().knows(f"board.{board}") else board


def dotted(facts: Iterable[str]) -> str:
    """Return short facts in one line."""
    return " · ".join(facts)


class PerLanguage(Generic[T]):
    """Values by name that are made once for each language and title, because that takes long."""

    def __init__(self, make: Callable[[str, Catalogue], T]) -> None:
        self._make = make
        self._values: dict[tuple[str, str, str], tuple[Catalogue, T]] = {}

    def __call__(self, name: str) -> T:
        catalogue = words.current()
        key = (catalogue.language, catalogue.title, name)
        known = self._values.get(key)
        if known is None or known[0] is not catalogue:
            known = catalogue, self._make(name, catalogue)
            self._values[key] = known
        return known[1]
