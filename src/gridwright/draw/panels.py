"""Panels with their headings, and pills."""

from collections.abc import Sequence
from typing import Final

from gridwright.draw.svg import Font, Piece, rect, text, width_of
from gridwright.draw.theme import SEMI_CONDENSED, Theme

_GAP: Final = 10.0  # between the parts of a heading
_RIGHT: Final = 0.45  # share of the room that the right side gets when both sides are long


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def panel(
    theme: Theme, size: tuple[float, float], inside: Sequence[str], label: str, ring: str = ""
) -> Piece:
    """Return a panel; *ring* is the colour of a thicker frame that draws attention to it."""
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
    """Return the first line of a panel: its name, *words* beside it, and text on the *right*.

    Long text is squeezed: the name into half of the line, the other two into what is left.
    """
    style = Font(14, theme["ink"], 600, SEMI_CONDENSED)
    name_width = min(width_of(name, 14, SEMI_CONDENSED), width / 2 - 12)
    start = 12 + name_width + _GAP
    quiet = Font(13, theme["ink-2"], 500, SEMI_CONDENSED)
    room = width - start - 12
    left = width_of(words, 13, SEMI_CONDENSED) + _GAP if words else 0
    end_width = min(width_of(right, 13, SEMI_CONDENSED), max(room - left, room * _RIGHT))
    gap = _GAP if right else 0
    return (
        text(12, 21, name, style, fit=name_width)
        + (text(start, 21, words, quiet, fit=room - end_width - gap) if words else "")
        + (text(width - 12, 21, right, quiet, anchor="end", fit=end_width) if right else "")
    )


def pill(
    theme: Theme, corner: tuple[float, float], words: str, room: float, *, is_now: bool
) -> tuple[str, float]:
    """Return *words* on a coloured background, and the width of the pill.

    *corner* is its upper right. Text wider than *room* is squeezed.
    """
    right, y = corner
    wide = min(width_of(words, 12.5, SEMI_CONDENSED) + 14, room)
    fill, ink = ("go", "go-ink") if is_now else ("sunk", "ink-2")
    style = Font(12.5, theme[ink], 600, SEMI_CONDENSED)
    ground = rect(right - wide, y, wide, 20, rx=5, fill=theme[fill])
    inside = text(right - wide / 2, y + 14.5, words, style, anchor="middle", fit=wide - 14)
    return ground + inside, wide
