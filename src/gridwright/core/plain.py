"""Untrusted text made safe to show: characters that control a terminal become visible.

A name or a line of a file may contain an escape sequence, or a character that reverses the writing
direction. Readers refuse such a text where it would be stored; messages quote it with `plain`.
"""

import re
from re import Match
from typing import Final

_CONTROLS: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f"  # controls: escape, return, line feed, tab
    r"\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"  # invisible
    r"\ud800-\udfff"  # surrogates
    r"\U000e0000-\U000e007f]"  # tags
)


def is_plain(text: str) -> bool:
    """Whether *text* is one line without control or invisible characters."""
    return _CONTROLS.search(text) is None


def plain(text: str) -> str:
    """Return *text* with every control or invisible character escaped."""
    return _CONTROLS.sub(_escaped, text)


def steering(text: str) -> str:
    """Return the first control or invisible character of *text*, escaped; empty without any."""
    match = _CONTROLS.search(text)
    return "" if match is None else _escaped(match)


def _escaped(match: Match[str]) -> str:
    code = ord(match[0])
    if code < 0x100:  # noqa: PLR2004
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"  # noqa: PLR2004
