"""Positions that are pasted: a line of text, or a record at any of its actions."""

from typing import Final

from gridwright.core.errors import GridwrightError, SetupError
from gridwright.games.registry import TITLES
from gridwright.tables.table import table_at
from gridwright.web.library import library
from gridwright.web.play import records, replays
from gridwright.web.play.replays import Recording
from gridwright.web.recent import RecentValues

MOST_IN_A_LINE: Final = 8_000  # characters of a position; the longest has a third of that
_RECORD: Final = "gridwright"  # begins a record
_REMEMBERED: Final = 16
_PASTED: Final[RecentValues[Recording]] = RecentValues(_REMEMBERED)


def read(text: str) -> Recording:
    """Return the game of a pasted text: of a record, or one that begins with a position.

    Raises `GridwrightError` with what is wrong with it. A position may be spread over lines.
    """
    records.check_text(text)
    if text.lstrip().startswith(_RECORD):
        return _PASTED.get(text, lambda: replays.read(text))
    line = " ".join(text.split())
    if len(line) > MOST_IN_A_LINE:
        raise GridwrightError("web.position.long", {"most": MOST_IN_A_LINE})
    if line.partition(" ")[0] not in [title.name for title in TITLES]:
        raise GridwrightError("web.position.neither")
    return _PASTED.get(line, lambda: _beginning_with(line))


def _beginning_with(line: str) -> Recording:
    try:
        return replays.of_position(table_at(line, library()), line)
    except SetupError as error:
        if error.message.id == "position_head":  # which would quote all of it
            raise GridwrightError("web.position.neither") from error
        raise


def usual_place(recording: Recording) -> int:
    """Return after how many actions a pasted game is shown: before the last round if it is over."""
    if not recording.is_over:
        return len(recording.moves)
    course = replays.course_of(recording)
    return replays.starts(course, "round")[-2] if course else 0
