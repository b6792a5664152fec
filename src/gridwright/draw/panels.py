"""Frames around pieces: panels, headings, chips of words."""

from collections.abc import Sequence

from gridwright.draw.svg import Piece, Type, rect, text, width_of
from gridwright.draw.tokens import SEMI_CONDENSED, Theme


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
    """Return the first line of a panel: what it is, and what is said of it on either side."""
    style = Type(14, theme["ink"], 600, SEMI_CONDENSED)
    start = 12 + width_of(name, 14, SEMI_CONDENSED) + 10
    quiet = Type(13, theme["ink-2"], 500, SEMI_CONDENSED)
    room = width - start - width_of(words, 13, SEMI_CONDENSED) - 22 if words else width - start - 12
    return (
        text(12, 21, name, style)
        + (text(start, 21, words, quiet) if words else "")
        + (text(width - 12, 21, right, quiet, anchor="end", fit=max(room, 40)) if right else "")
    )


def pill(theme: Theme, right: float, y: float, words: str, *, is_now: bool) -> str:
    """Return a word in a coloured ground with its right end at *right*."""
    wide = width_of(words, 12.5, SEMI_CONDENSED) + 14
    fill, ink = ("go", "go-ink") if is_now else ("sunk", "ink-2")
    style = Type(12.5, theme[ink], 600, SEMI_CONDENSED)
    return rect(right - wide, y, wide, 20, rx=5, fill=theme[fill]) + text(
        right - wide / 2, y + 14.5, words, style, anchor="middle"
    )
