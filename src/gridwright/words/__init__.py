"""What is said to people, in the language in use.

Sentences stand in catalogues, ``data/words/LANGUAGE/*.toml``. The engine raises and reports
ids with values; everything above it asks here for the words.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from gridwright.core.errors import Message, Value
from gridwright.words.catalogue import Catalogue
from gridwright.words.entries import WordsError
from gridwright.words.names import NO_NAMES, Names
from gridwright.words.reading import ENGLISH, catalogue, languages

__all__ = [
    "ENGLISH",
    "NO_NAMES",
    "Catalogue",
    "Names",
    "WordsError",
    "catalogue",
    "current",
    "languages",
    "say",
    "speak",
    "speaking",
    "term",
    "text",
    "use",
]

_in_use: Final[ContextVar[Catalogue | None]] = ContextVar("words", default=None)  # by thread


def use(language: str) -> None:
    """Speak *language* from now on; English where there are no words for it."""
    speak(catalogue(language))


def speak(words: Catalogue) -> None:
    """Speak with these *words* from now on, in this thread: each may have its own."""
    _in_use.set(words)


@contextmanager
def speaking(words: Catalogue) -> Iterator[None]:
    """Speak with these *words* for a while, and then as before."""
    before = _in_use.set(words)
    try:
        yield
    finally:
        _in_use.reset(before)


def current() -> Catalogue:
    """Return the words in use: English, unless something else was chosen."""
    return _in_use.get() or catalogue(ENGLISH)


def say(message: Message, names: Names = NO_NAMES, *, clauses: bool = True) -> str:
    """Return *message* as a sentence."""
    return current().say(message, names, clauses=clauses)


def text(identifier: str, **values: Value) -> str:
    """Return the words under *identifier* with *values* in their places."""
    return current().text(identifier, **values)


def term(identifier: str, count: int | None = None) -> str:
    """Return a term: its name, or the form that follows *count*."""
    return current().term(identifier, count)
