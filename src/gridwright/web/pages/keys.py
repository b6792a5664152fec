"""The keys of a table's page, for the list that shows them."""

from dataclasses import dataclass
from typing import Final

from gridwright import words

_KEYS: Final = (
    ("1 9", "choice"),
    ("↵", "add"),
    ("F", "finish"),
    ("U", "undo"),
    ("N P", "next"),
    ("← →", "arrows"),
    ("B", "board"),
    ("M", "market"),
    ("L", "log"),
    (".", "command"),
)


@dataclass(frozen=True, slots=True)
class Key:
    """Some keys and what they do."""

    keys: list[str]
    what: str


def keys() -> list[Key]:
    """Return all keys."""
    return [Key(shown.split(), words.text(f"web.key.{name}")) for shown, name in _KEYS]
