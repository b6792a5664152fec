"""TOML from anywhere, within limits: what is too large or too deep is told, not tried.

Data files are small. A file that would keep the reader busy for minutes, or break it, is wrong.
"""

import re
import tomllib
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final

from gridwright.core.errors import GridwrightError
from gridwright.core.plain import plain

MOST_BYTES: Final = 500_000  # of one file; the packaged ones have less than a tenth
MOST_ITEMS: Final = 250  # of one list or table
HIGHEST: Final = (
    9_999  # for every number that has no limit of its own, and for what counts add up to
)

_SHOWN: Final = 60  # characters of a value that is quoted
_LONG: Final = 200  # bits of a number that has more digits than anybody wants to read
_DEEPEST: Final = 20  # parts of a key
_WORD: Final = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
_LONG_KEY: Final = re.compile(rf"(?<![\w\"'-])(?:{_WORD}[ \t]*\.[ \t]*){{{_DEEPEST},}}")


class TomlError(GridwrightError):
    """A file is no TOML, or none that can be read within the limits."""


def read_toml(file: Traversable) -> dict[str, object]:
    """Return what stands in *file*, or raise `TomlError`; `OSError` where it cannot be opened."""
    with file.open("rb") as stream:
        data = stream.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise TomlError("content_too_large", {"limit": MOST_BYTES})
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise TomlError("content_not_text") from error
    if _LONG_KEY.search(text):  # reading it would take time by the square of its length
        raise TomlError("content_long_key", {"limit": _DEEPEST})
    try:
        return _parsed(text)
    except RecursionError as error:
        raise TomlError("content_too_deep") from error
    except ValueError as error:  # a number with too many digits is one too
        raise TomlError("content_not_toml", {"reason": str(error)}) from error


@lru_cache
def _parsed(text: str) -> dict[str, object]:
    """Return what *text* says, for readers only: most files are the packaged ones, every time."""
    return tomllib.loads(text)


def quoted(value: object) -> str:
    """Return *value* as a message quotes it: its beginning, where it is long or deep."""
    if isinstance(value, list):
        return "[...]" if value else "[]"
    if isinstance(value, dict):
        return "{...}" if value else "{}"
    is_long = isinstance(value, int) and value.bit_length() > _LONG
    text = f"{value:#x}" if is_long else plain(repr(value))  # Python writes no decimals as long
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
