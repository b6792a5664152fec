"""Text from outside, made safe to show: characters that steer a terminal become visible.

A name or a line of a file may hold an escape sequence, or a sign that turns the writing around.
Readers refuse such a text where it is kept; what quotes it in a message writes it with `plain`.
"""

import re
from re import Match
from typing import Final

_STEERING: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f"  # controls: escape, return, line feed, tab
    r"\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"  # unseen
    r"\ud800-\udfff"  # halves of a character
    r"\U000e0000-\U000e007f]"  # tags
)


def is_plain(text: str) -> bool:
    """Whether *text* is one line that shows as what it is."""
    return _STEERING.search(text) is None


def plain(text: str) -> str:
    """Return *text* with every character that would steer a terminal written out as its number."""
    return _STEERING.sub(_written, text)


def steering(text: str) -> str:
    """Return the first character of *text* that is not plain, written out; nothing if all are."""
    found = _STEERING.search(text)
    return "" if found is None else _written(found)


def _written(found: Match[str]) -> str:
    code = ord(found[0])
    if code < 0x100:  # noqa: PLR2004
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"  # noqa: PLR2004
