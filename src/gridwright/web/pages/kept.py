"""What is made once for each language, because it takes long and never changes."""

from collections.abc import Callable
from typing import Generic, TypeVar

from gridwright import words
from gridwright.words import Catalogue

T = TypeVar("T")


class Kept(Generic[T]):
    """Things by name, made in the words in use."""

    def __init__(self, make: Callable[[str, Catalogue], T]) -> None:
        """Ask *make* for what is not there yet."""
        self._make = make
        self._made: dict[tuple[str, str], tuple[Catalogue, T]] = {}

    def __call__(self, name: str) -> T:
        """Return the thing called *name* in the words in use."""
        language = words.current()
        key = (language.language, name)
        found = self._made.get(key)
        if found is None or found[0] is not language:
            found = language, self._make(name, language)
            self._made[key] = found
        return found[1]
