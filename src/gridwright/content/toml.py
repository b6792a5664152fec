"""Reads untrusted TOML, refusing files that are too large or too deep.

Data files are small. One that would take minutes to parse, or crash the parser, is an error.
"""

import re
import tomllib
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final

from gridwright.core.errors import GridwrightError
from gridwright.core.plain import plain

MOST_BYTES: Final = 500_000  # of a file; packaged ones have less than a tenth of that
MOST_ITEMS: Final = 250  # of a list or table
HIGHEST: Final = 9_999  # for numbers without a limit of their own, and for sums of counts

_SHOWN: Final = 60  # most characters of a quoted value
_LONG: Final = 200  # bits of a number that is not written in decimals
_DEEPEST: Final = 20  # parts of a dotted key
_WORD: Final = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
_LONG_KEY: Final = re.compile(rf"(?<![\w\"'-])(?:{_WORD}[ \t]*\.[ \t]*){{{_DEEPEST},}}")


class TomlError(GridwrightError):
    """A file is not valid TOML, or exceeds the limits."""


def read_toml(file: Traversable) -> dict[str, object]:
    """Return the content of *file*, or raise `TomlError`, or `OSError` if it cannot be opened."""
    with file.open("rb") as stream:
        data = stream.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise TomlError("content_too_large", {"limit": MOST_BYTES})
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise TomlError("content_not_text") from error
    if _LONG_KEY.search(text):  # parsing takes quadratic time
        raise TomlError("content_long_key", {"limit": _DEEPEST})
    try:
        return _parsed(text)
    except RecursionError as error:
        raise TomlError("content_too_deep") from error
    except ValueError as error:  # also raised for a number with too many digits
        raise TomlError("content_not_toml", {"reason": str(error)}) from error


@lru_cache
def _parsed(text: str) -> dict[str, object]:
    """Parse *text*, for readers that change nothing: most calls are for the same packaged files."""
    return tomllib.loads(text)


def quoted(value: object) -> str:
    """Return *value* for a message, abbreviated if it is long or nested."""
    if isinstance(value, list):
        return "[...]" if value else "[]"
    if isinstance(value, dict):
        return "{...}" if value else "{}"
    is_long = isinstance(value, int) and value.bit_length() > _LONG
    text = f"{value:#x}" if is_long else plain(repr(value))  # Python limits decimals
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
