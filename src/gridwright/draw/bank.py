"""The bank of a clock over a game: what the rounds take from it, and what their refills bring back.

The game is made up, and always the same: eight rounds that take nine tenths of all the time there
is, some more and some less.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gridwright.draw.svg import Font, Piece, circle, line, number, path, text
from gridwright.draw.theme import SEMI_CONDENSED, Theme

ROUNDS: Final = (11, 15, 10, 20, 9, 12, 13, 10)  # what each takes, in hundredths of all of them
_TAKEN: Final = 0.9  # of the bank and all refills
_WIDE, _HIGH = 300.0, 104.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 8.0, 292.0, 22.0, 80.0
NAMED: Final = (2, 4, 6, 8)  # rounds with a label
_THICK: Final = 2.2
_DOT: Final = 4.2


def levels(bank: float, refill: float) -> list[tuple[float, float]]:
    """Return for each round what is in the bank when it begins, and when it ends."""
    taken = _TAKEN * (bank + (len(ROUNDS) - 1) * refill) / 100
    pairs: list[tuple[float, float]] = []
    level = bank
    for share in ROUNDS:
        left = max(0.0, level - share * taken)
        pairs.append((level, left))
        level = min(bank, left + refill)
    return pairs


@dataclass(frozen=True, slots=True)
class BankLabels:
    """The words in the picture."""

    title: str  # for screen readers
    most: str  # the whole bank
    rounds: Sequence[str]  # the names of those in `NAMED`


def draw_bank(bank: float, refill: float, theme: Theme, labels: BankLabels) -> Piece:
    """Return the curve of a bank, which is not empty at the beginning."""
    step = (_RIGHT - _LEFT) / len(ROUNDS)
    scale = (_BOTTOM - _TOP) / bank

    def place(after: int, level: float) -> tuple[float, float]:
        """Return where the bank is at a *level* after so many rounds."""
        return _LEFT + step * after, _BOTTOM - level * scale

    pairs = levels(bank, refill)
    corners = [
        place(after, level)
        for before, (begins, left) in enumerate(pairs)
        for after, level in ((before, begins), (before + 1, left))
    ]
    way = "L".join([f"{number(x)} {number(y)}" for x, y in corners])
    refills = [place(after, begins) for after, (begins, _) in enumerate(pairs) if after and refill]
    small = Font(11, theme["ink-2"], 500, SEMI_CONDENSED)
    parts = [
        line(_LEFT, _BOTTOM, _RIGHT, _BOTTOM, stroke=theme["line"]),
        path(f"M{way}", fill="none", stroke=theme["link"], stroke_width=_THICK),
        *[circle(*dot, _DOT, fill=theme["go"], stroke=theme["go-line"]) for dot in refills],
        text(_LEFT, _TOP - 9, labels.most, small),
        *[
            text(place(named - 1, 0)[0], _HIGH - 8, name, small, anchor="middle")
            for named, name in zip(NAMED, labels.rounds, strict=True)
        ],
    ]
    return Piece(_WIDE, _HIGH, "".join(parts), labels.title)
