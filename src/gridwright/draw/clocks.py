"""The clock of a seat: its time in one pill with what the seat is doing."""

from dataclasses import dataclass
from typing import Final

from gridwright.draw.svg import Font, group, rect, text, width_of
from gridwright.draw.theme import SEMI_CONDENSED, Theme

TIME: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Where a page writes the time into the picture: it changes while the picture does not."""

_HEIGHT: Final = 20.0
_EDGE: Final = 7.0  # from the sides of a pill to what stands in it


@dataclass(frozen=True, slots=True)
class SeatClock:
    """What a panel shows of the clock of its seat."""

    letter: str  # of the seat
    widest: str  # time for which there must be room
    standstill: str = ""  # the word for why it stands still, in place of what the seat is doing
    is_running: bool = False
    is_low: bool = False


def clock_pill(
    theme: Theme, corner: tuple[float, float], clock: SeatClock, words: str, room: float
) -> tuple[str, float]:
    """Return the time of a seat in front of *words*, and the width of the pill.

    *corner* is its upper right. Where there is no *room* for both, the words are left out, but of
    a time that stands still the word for that is shown alone.
    """
    right, y = corner
    words = clock.standstill or words
    time_width = width_of(clock.widest, 16)
    words_width = width_of(words, 12.5, SEMI_CONDENSED) + 5 if words else 0.0
    if time_width + words_width + 2 * _EDGE > room:
        if clock.standstill:
            time_width = 0.0
        else:
            words, words_width = "", 0.0
    wide = time_width + words_width + 2 * _EDGE
    left = right - wide
    fill, ink = ("go", "go-ink") if clock.is_running else ("sunk", "ink-2")
    edge = theme["bad"] if clock.is_low else None
    ground = rect(left, y, wide, _HEIGHT, rx=5, fill=theme[fill], stroke=edge, stroke_width=1.5)
    bold = Font(16, theme[ink], 700)  # of the face whose texts keep their own width
    end = left + _EDGE + time_width
    time = (
        text(end, y + 15, TIME, bold, anchor="end", data_clock=clock.letter) if time_width else ""
    )
    style = Font(12.5, theme[ink], 600, SEMI_CONDENSED)
    beside = text(right - _EDGE, y + 14.5, words, style, anchor="end") if words else ""
    return group(ground, time, beside, class_="clock"), wide
