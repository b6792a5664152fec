"""Frames around pieces: panels, headings, chips of words."""

from collections.abc import Sequence
from typing import Final

from gridwright.draw.svg import Font, Piece, rect, text, width_of
from gridwright.draw.theme import SEMI_CONDENSED, Theme

_GAP: Final = 10.0  # between what a heading says on either side
_RIGHT: Final = 0.45  # what the right side keeps of the room where both are long


def capital(words: str) -> str:
    """Return *words* as a heading begins: with a capital."""
    return words[:1].upper() + words[1:]


def panel(
    theme: Theme, size: tuple[float, float], inside: Sequence[str], label: str, ring: str = ""
) -> Piece:
    """Return a panel; *ring* is the token of the line around one where something happens."""
    width, height = size
    frame = rect(
        0.5,
        0.5,
        width - 1,
        height - 1,
        rx=10,
        fill=theme["surface"],
        stroke=theme[ring or "line"],
        stroke_width=2.5 if ring else 1,
    )
    return Piece(width, height, frame + "".join(inside), label)


def heading(theme: Theme, name: str, words: str, right: str, width: float) -> str:
    """Return the first line of a panel: what it is, and what is said of it on either side.

    What is too long is squeezed: the name into half of the line, then the two sides.
    """
    style = Font(14, theme["ink"], 600, SEMI_CONDENSED)
    named = min(width_of(name, 14, SEMI_CONDENSED), width / 2 - 12)
    start = 12 + named + _GAP
    quiet = Font(13, theme["ink-2"], 500, SEMI_CONDENSED)
    room = width - start - 12
    left = width_of(words, 13, SEMI_CONDENSED) + _GAP if words else 0
    behind = min(width_of(right, 13, SEMI_CONDENSED), max(room - left, room * _RIGHT))
    return (
        text(12, 21, name, style, fit=named)
        + (text(start, 21, words, quiet, fit=room - behind - _GAP * bool(right)) if words else "")
        + (text(width - 12, 21, right, quiet, anchor="end", fit=behind) if right else "")
    )


def pill(
    theme: Theme, corner: tuple[float, float], words: str, room: float, *, is_now: bool
) -> tuple[str, float]:
    """Return a word in a coloured ground, and how wide it is.

    Its upper right stands at *corner*; what is wider than *room* is squeezed.
    """
    right, y = corner
    wide = min(width_of(words, 12.5, SEMI_CONDENSED) + 14, room)
    fill, ink = ("go", "go-ink") if is_now else ("sunk", "ink-2")
    style = Font(12.5, theme[ink], 600, SEMI_CONDENSED)
    ground = rect(right - wide, y, wide, 20, rx=5, fill=theme[fill])
    inside = text(right - wide / 2, y + 14.5, words, style, anchor="middle", fit=wide - 14)
    return ground + inside, wide
