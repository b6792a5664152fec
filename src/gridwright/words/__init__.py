"""All text for people, in the language in use.

Sentences are in catalogues, ``data/words/LANGUAGE/*.toml``. The engine raises and reports ids
with values; the layers above it turn them into words here.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date
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
    "about",
    "catalogue",
    "current",
    "day",
    "languages",
    "number",
    "percent",
    "say",
    "speak",
    "speaking",
    "term",
    "text",
    "use",
]

_in_use: Final[ContextVar[Catalogue | None]] = ContextVar("words", default=None)  # by thread


def use(language: str) -> None:
    """Switch to *language*, or to English if there is no catalogue for it."""
    speak(catalogue(language))


def speak(words: Catalogue) -> None:
    """Switch this thread to the catalogue *words*."""
    _in_use.set(words)


@contextmanager
def speaking(words: Catalogue) -> Iterator[None]:
    """Switch to the catalogue *words* for the duration of a block."""
    before = _in_use.set(words)
    try:
        yield
    finally:
        _in_use.reset(before)


def about(title: str) -> None:
    """Use the special cases of *title* from here on, in the language in use."""
    speak(current().titled(title))


def current() -> Catalogue:
    """Return the catalogue in use, by default English."""
    return _in_use.get() or catalogue(ENGLISH)


def say(message: Message, names: Names = NO_NAMES, *, clauses: bool = True) -> str:
    """Return *message* as a sentence."""
    return current().say(message, names, clauses=clauses)


def text(identifier: str, **values: Value) -> str:
    """Return the text *identifier*, filled in with *values*."""
    return current().text(identifier, **values)


def term(identifier: str, count: int | None = None) -> str:
    """Return the name of a term, or its form after *count*."""
    return current().term(identifier, count)


def number(value: float, decimals: int = 0) -> str:
    """Return a quantity as the language in use writes it."""
    return current().number(value, decimals)


def percent(share: float, decimals: int = 0) -> str:
    """Return *share* in per cent as the language in use writes it."""
    return current().percent(share, decimals)


def day(when: date) -> str:
    """Return the day of *when* in words."""
    return current().day(when)
